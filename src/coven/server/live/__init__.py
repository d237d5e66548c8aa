"""Running tables: connections, presence, screens, the delay for spectators, the protocol."""
