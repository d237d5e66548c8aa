"""Tournaments of bots, comparisons of changed components, and speed measurements."""
