"""The bot: `planner` finds good brews, `evaluation` estimates who wins, `playout` moves quickly,
`waiting` waits by initiative."""
