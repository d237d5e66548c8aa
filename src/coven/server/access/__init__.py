"""Who may come in: guests, guards against foreign requests, rate limits."""
