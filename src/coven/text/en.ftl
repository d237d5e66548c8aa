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

# Bots, tournaments and measurements.

level-1 = Apprentice
    .about = Looks only a step or two ahead, soon forgets what has been covered, and does not always take the best move she sees. Good for learning the rules.
level-2 = Witch
    .about = Follows more lines, remembers most of what was shown, and seldom lets a good move go by.
level-3 = Crone
    .about = Thinks over every decision for about half a second, remembers all that was shown, and takes the best move she finds. She is told no more than you are.
bot-random = At random
bot-greedy = One move ahead

arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s (seed { $seed })
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-rate = Rate
arena-interval = 95 % interval
arena-score = Points
arena-spread = least · ¼ · ½ · ¾ · most
arena-thinking = Thinking, ms a decision
arena-decisions = Decisions
arena-mean = Mean
arena-p99 = 99 % within
arena-most = Longest
arena-seats = What a seat is worth
arena-seat = Seat
arena-course = The course of the games
arena-length = Decisions a game
arena-ending = Ending

bench-title = Measured on one core, best of { $repeats }
bench-game = Game
bench-engine = Engine
bench-pure = Python
bench-compiled = compiled
bench-decisions = Decisions/s
bench-games = Games/s
bench-copy = Copy, µs
bench-iterations = Searches/s
bench-save = Save, ms
bench-load = Load, ms
bench-note = Decisions and games: at random. Copy: most players, in mid-game. Searches: iterations with two players (or the fewest), at the opening, each played to the end.

## The command line

cli-see-help = See { $command }
cli-bad-language = Nobody here speaks “{ $given }”. Known languages: { $known }.
cli-no-option = There is no option { $option }.
cli-option-alone = The option { $option } is not used like this.
cli-no-command = There is no command “{ $command }”.
cli-missing = Something is missing: { $what }.
cli-usage = This command is not used like this.
cli-number = { $name } has to be a whole number from { $least } up, not “{ $given }”.
cli-number-between = { $name } has to be a whole number from { $least } to { $most }, not “{ $given }”.
cli-no-game = There is no game “{ $given }”. There are: { $known }.
cli-stopped = Stopped.
cli-cannot-read = { $file } cannot be read: { $why }.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-file-missing = there is nothing of that name
cli-file-forbidden = it is not allowed
cli-file-folder = it is a folder
cli-file-not-folder = a part of the path is not a folder
cli-file-huge = { $file } is too big for a match file.
cli-file-exists = { $file } is there already, and a new match does not overwrite it.

# Before the game
cli-choose-number = Please answer with a number from 1 to { $most }, or with Enter for the one in brackets.
cli-which-game = Which game?
cli-which-variant = How do you want to play it?
cli-how-many = How many are you, with the bots?
cli-which-level = How strong are the bots?
cli-not-started = Nothing was started.
cli-no-variant = There is no variant “{ $given }”. There are: { $known }.
cli-variant-players = “{ $variant }” is not for this number of players ({ $given }).
cli-too-many-people = The table has only { $count } { $count ->
    [one] seat
   *[other] seats
}.
cli-option-form = An option is given as key=value, not as “{ $given }”.
cli-option-choice = “{ $option }” can be { $known }, but not “{ $given }”.
cli-level = There is no bot “{ $given }”: it is 1, 2, 3, random or greedy, and a level may have its own budget, as 3:400 (iterations) or 3:0.2s.
cli-levels = { $given } levels are given, but there { $bots ->
    [one] is one bot
   *[other] are { $bots } bots
}.
cli-names = { $given } names are given, but there { $people ->
    [one] is one person
   *[other] are { $people } people
}.
cli-bot = { $bot } { $number }

# At the table
cli-commitment = The shuffle is sealed. Its hash: { $commitment }
cli-saving = The match is kept in { $file }
cli-thinking = { $seat } is thinking …
cli-what = That is neither a number from 1 to { $most } nor the text of a move. ? shows what you can type.
cli-not-listed = “{ $move }” is not among the moves you can make now.
cli-ask-why = (Rule { $rule }; to read it: ? { $move })
cli-allowed = “{ $move }” is allowed.
cli-help =
    A number     makes that move; so does a move’s own text
    ? MOVE       says which rule forbids a move now
    ? 4.3        reads a paragraph of the rules
    u, r         undo, redo
    l            the log from the beginning
    q            leave; the match is kept and can go on later
cli-undone = { $seat } takes the last move back.
cli-curtain = Pass the keyboard to { $seat }. When nobody else is looking, press Enter.
cli-left = The match is kept in { $file }; coven replay --play goes on with it.
cli-fault = “{ $move }” broke the game’s own rules ({ $fault }). The match up to there is in { $file }; coven replay opens it.
cli-total = Total
cli-won = { $count ->
    [one] The winner: { $names }.
   *[other] The winners: { $names }.
}
cli-secret = The secret of the shuffle: { $secret }
cli-verify = To deal it again and compare: coven verify { $file }

# Games and rules
cli-game-facts = { $same ->
    [yes] { $most } players
   *[no] { $least } to { $most } players
}, { $short }–{ $long } minutes, from { $age } years; rules version { $version }
cli-for = players: { $numbers }
cli-no-paragraph = The rules have no paragraph { $given }.

# Records
cli-steps = Enter: forward · b: back · number: go to that entry · s NUMBER: that seat’s eyes (0: a spectator’s) · q: leave
cli-beginning = The beginning. Entries: { $most }.
cli-entry = Entry { $n } of { $most }: { $seat }
cli-decides = To decide: { $seat }
cli-no-entry = There is no entry { $given }; the last one is { $most }.
cli-no-seat = There is no seat { $given }; the last one is { $most }.
cli-verified-secret = The secret belongs to the hash shown at the start: { $commitment }
cli-verified-moves = Every move was possible, and chance came out as the secret gives it (moves: { $moves }, dice: { $rolled }).
cli-verified-final = The final position is the same.
cli-verified = The match was dealt and played as its file says.
cli-verified-so-far = The match is not over; up to here it was dealt and played as its file says.

# The table: why something cannot be done at it, and its clocks

table-not-started = The match has not begun yet.
table-started = The match has already begun.
table-paused = The match is paused.
table-not-paused = The match is not paused.
table-not-over = That is possible when the match is over.
table-not-host = Only the host of the table can do that.
table-not-your-seat = That is not your seat.
table-no-seat = There is no such seat at this table.
table-seat-taken = Somebody already sits there.
table-full = There is no free seat at this table.
table-seats-taken = Somebody sits on a seat that would go away.
table-open-seats = Some seats are still open: invite somebody or put bots there.
table-no-name = Please say what to call you.
table-no-pace = There is no such clock.
table-no-level = There are no bots of that level.
table-seat-lent = A bot plays this seat now; take it back first.
table-seat-back = A person plays this seat now.
table-moved-on = The table has moved on since; please look again.
table-rematch-there = The next match is already being set up.

pace-none = No clock
    .about = Everybody takes the time they need.
pace-relaxed = Relaxed
    .about = Up to 20 minutes each, and 45 seconds more after every turn.
pace-fast = Fast
    .about = Up to 5 minutes each, and 10 seconds more after every turn.
pace-days = Days
    .about = Up to 3 days each, and a day more after every turn. Come back when you like.

# The conformance suite (`coven check`)

check-1 = Random play comes to an end, at every table.
check-2 = What is listed is legal; the rest is refused, and told why.
check-3 = Copies stand alone; what is saved loads as it was.
check-4 = The same secret and answers give the same match.
check-5 = Nobody is sent more than he may know.
check-6 = Undo stops where something was learnt.
check-7 = Nothing is lost, scores stay in bounds, every ending occurs.
check-8 = Golden games come out as they were written.
check-9 = Every rule is tested, every word is there in three languages.
check-10 = Every example of the rules is a test.

check-1-seen = { $seen } positions
check-2-seen = { $seen } positions
check-3-seen = { $seen } positions
check-4-seen = { $seen } answers
check-5-seen = { $seen } positions
check-6-seen = { $seen } positions
check-7-seen = { $seen } positions
check-8-seen = { $seen } answers
check-9-seen = { $seen } paragraphs and positions
check-10-seen = { $seen } examples

spectator = a spectator

found-crash = { $where }: { $error }
found-dead-end = { $where }: a dead end: { $error }
found-too-long = { $where }: the game takes more than { $most } answers.
found-no-variant = No variant is for { $players } players.
found-fact = The game declares “{ $fact }: { $declared }”, but it is { $seen }.
found-asking-changed = { $where }: { $frame } asks and changes something.
found-asked-otherwise = { $where }: asked twice, { $frame } asks something else.
found-twice = { $where }: { $seat } is offered the same move twice.
found-unparsed = { $where }: “{ $move }” does not parse back.
found-parsed = { $where }: { $move } is no move, but parses.
found-not-every = { $where }: every_move() lacks the legal “{ $move }”.
found-unexplained = { $where }: nothing explains why { $seat } cannot “{ $move }”.
found-refused-legal = { $where }: “{ $move }” is legal for { $seat }, but explained away.
found-no-paragraph = { $where }: refused by paragraph { $rule }, which does not exist.
found-unlisted-played = { $where }: { $seat } could play “{ $move }”, which was not listed.
found-refusal-changed = { $where }: something changed when { $seat } was refused.
found-fields = { $where }: attributes and `fields` differ: { $names }.
found-copy-differs = { $where }: a copy differs from its original.
found-copy-shared = { $where }: a change to one copy changed the other.
found-load-differs = { $where }: saved and loaded, the position differs.
found-load-seen = { $where }: saved and loaded, { $seat } sees something else.
found-other-match = { $where }: the same secret and answers give another position.
found-other-replay = { $where }: the replay gives another position.
found-other-process = { $where }: another process plays another match.
found-world-seen = { $where }: { $seat } is sent something that depends on what cannot be known.
found-world-moves = { $where }: what { $seat } might try depends on what cannot be known.
found-world-explained = { $where }: why { $seat } cannot “{ $move }” depends on what cannot be known.
found-world-told = { $where }: the log tells { $seat } something that cannot be known (“{ $word }”).
found-world-shared = { $where }: an imagined position changed the real one.
found-barrier-fell = { $where }: the barrier fell.
found-undo = { $where }: undo is not allowed to { $seat } exactly as it should be.
found-undo-differs = { $where }: undo leads to another position than before.
found-redo-differs = { $where }: the same move after an undo leads elsewhere.
found-no-barrier = { $where }: by “{ $move }” something comes to light for { $seat }, but it can be undone.
found-not-conserved = { $where }: { $error }
found-score = { $where }: scores out of bounds: { $scores }.
found-unknown-ending = { $where }: an undeclared ending, “{ $ending }”.
found-ranking = { $where }: impossible places: { $places }.
found-no-ending = No game came to the ending “{ $ending }”.
found-no-tests = The tests of this game are not here: run this in a checkout of Coven.
found-no-golden = { $file } is no golden game any more: { $error }.
found-golden-differs = { $file } differs in line { $line }.
found-no-golden-table = There is no golden game at { $table }.
found-no-golden-ending = There is no golden game with the ending “{ $ending }”.
found-no-paragraphs = The rules have no numbered paragraphs.
found-numbered-twice = Paragraph { $rule } is there twice.
found-numbered-otherwise = The rules in “{ $locale }” are numbered otherwise than in English: { $rules }.
found-not-cited = No test cites { $rules }.
found-cites-nothing = { $test } cites { $rule }, which does not exist.
found-broken-words = “{ $locale }” has words that cannot be read: { $line }.
found-untranslated = “{ $word }” is only in { $locales }.
found-other-arguments = “{ $word }” has other arguments in other languages.
found-no-word = { $source } says “{ $word }”, which does not exist.
found-no-argument = { $source } says “{ $word }” without { $names }.
found-untold = { $error }
