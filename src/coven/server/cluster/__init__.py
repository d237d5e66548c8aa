"""Several server processes at the same tables: the message bus and the peers."""
