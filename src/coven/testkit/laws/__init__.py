"""The ten checks of the conformance suite, by subject."""
