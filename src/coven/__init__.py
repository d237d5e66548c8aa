"""Coven: the table for five witch games."""

__version__ = "0.1.0"
