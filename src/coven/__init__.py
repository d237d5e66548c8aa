"""Coven: the table for five witch games."""
