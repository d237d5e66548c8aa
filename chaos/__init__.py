"""Everything that goes wrong, on purpose: `make chaos` breaks real servers in every way that
docs/faults.md names, and prints one table of what came of it."""
