# Coven's own words. Games add theirs.

seat-number = Player { $number }

bad-players = This game is for { $least } to { $most } players, not { $given }.
bad-option = There is no option “{ $option }”.
bad-choice = “{ $option }” cannot be “{ $given }”.
bad-option-players = “{ $option }” is not there for this number of players ({ $given }).

not-your-turn = It is not your turn to decide.
game-over = The game is over.

undo-nothing = There is nothing to undo.
undo-barrier = Something came to light with the last move, so it stands.
undo-other = The last move was { $seat }’s.
redo-nothing = There is nothing to redo.

file-head = This is not a match file of Coven, or its first line is damaged.
file-format = This match file is of another format.
file-line = Line { $line } of the match file is damaged.
file-game = The match file is of an unknown game, “{ $game }”.
file-options = The match file names options that cannot be.
file-rules = The match was played by version { $theirs } of the rules; this is version { $ours }.
file-no-secret = The match is not over: its file does not hold the secret of its shuffles yet.
file-commitment = The secret does not belong to the hash that was shown at the start.
file-move = Entry { $n }, “{ $move }”, was not possible there.
file-dice = Entry { $n } tells of other dice than the secret gives.
file-final = The moves do not lead to the final position that the file names.
