"""Measurements and the fast wheel; each prints a table. Nothing here is a test."""
