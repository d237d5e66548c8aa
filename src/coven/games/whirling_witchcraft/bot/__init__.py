"""The bot: `planner` finds good brews, `evaluation` estimates who wins, `playout` moves quickly,
`sensible` leaves out what is obviously bad, `waiting` waits by initiative."""
