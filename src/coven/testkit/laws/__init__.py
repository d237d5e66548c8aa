"""The ten laws of the conformance suite, by what they are about."""
