"""The bots' worker processes, here or on other machines, and win probabilities."""
