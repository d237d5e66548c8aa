"""Benchmarks, each of which prints a table, and the build of the compiled wheel."""
