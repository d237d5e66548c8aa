"""Plain pages: lobby, a table before its match, results, replays, rules, settings."""
