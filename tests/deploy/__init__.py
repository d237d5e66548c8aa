"""Tests of the files in deploy/, each with the program that reads it."""
