"""`make chaos`: breaks real servers in every way that docs/faults.md lists, and prints a table of
the results."""
