"""Many games at once: tournaments and measurements."""
