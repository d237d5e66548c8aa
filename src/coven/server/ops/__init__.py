"""For operators: the log, metrics, health probes."""
