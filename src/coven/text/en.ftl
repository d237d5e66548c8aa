# Coven's own words. Games add theirs.

seat-number = Player { $number }

bad-players = This game is for { $least } to { $most } players, not { $given }.
bad-option = This game has no option “{ $option }”.
bad-choice = “{ $option }” can’t be “{ $given }”.
bad-option-players = “{ $option }” isn’t available with this number of players ({ $given }).

refuse-unknown = There’s no such move in this game.
not-your-turn = It’s not your turn.
game-over = The game is over.

undo-nothing = There’s nothing to undo.
undo-barrier = You can’t undo this: it has already shown you or another player something new.
undo-other = You can’t undo this: { $seat } made the last move.
redo-nothing = There’s nothing to redo.

file-head = This is not a Coven match file, or its first line is damaged.
file-format = This match file is in a format that this version of Coven can’t read.
file-line = Line { $line } of the match file is damaged.
file-game = This match file is for a game that Coven doesn’t know: “{ $game }”.
file-options = The match file contains options that this game doesn’t allow.
file-rules = This match was played with version { $theirs } of the rules, but the version here is { $ours }.
file-box = This match was played with different components from the ones used here.
file-no-secret = The match isn’t over yet, so its file doesn’t contain the secret behind the shuffles.
file-commitment = The secret doesn’t match the hash that was shown at the start.
file-move = Entry { $n }: the move “{ $move }” wasn’t possible there.
file-dice = Entry { $n }: the dice in the file ({ $told }) don’t match the ones from the secret ({ $given }).
file-final = The moves don’t lead to the final position in the file.

# Bots, tournaments and measurements.

level-1 = Apprentice
    .about = Looks only a step or two ahead, soon forgets what she has seen, and doesn’t always play the best move she finds. Good for learning the rules.
level-2 = Witch
    .about = Looks further ahead, remembers most of what she has seen, and seldom misses a good move.
level-3 = Crone
    .about = Plays out every decision in her head three hundred times, remembers everything she has seen, and picks the best move she finds. She knows no more than you do.
level-4 = Night witch
    .about = Thinks several times as long as the Crone. For players who beat the Crone and aren’t in a hurry.
bot-random = Random
bot-greedy = Greedy

arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s (seed { $seed })
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95% interval
arena-rating = Rating
arena-score = Points
arena-spread = min · ¼ · ½ · ¾ · max
arena-thinking = Thinking time (ms per decision)
arena-decisions = Decisions
arena-mean = Mean
arena-p99 = 99th percentile
arena-most = Longest
arena-seats = Results by seat
arena-seat = Seat
arena-course = How the games went
arena-length = Decisions per game
arena-ending = Ending

lab-title =
    { $games ->
        [one] { $games } deal, played with both versions
       *[other] { $games } deals, each played with both versions
    }; identical games: { $alike }
lab-measure = Measure
lab-before = First version
lab-after = Second version
lab-change = Change (95% interval)
lab-clear = significant
lab-power = To detect a change of { $percent } in a seat’s win rate, you need about { $games } games, that is, { $more } more.
lab-power-enough = These games are enough to detect a change of { $percent } in a seat’s win rate: about { $games } would do.
lab-length = Decisions per game
lab-points = Points per seat
lab-gap = Gap between first and last
lab-seat-wins = Seat { $number }: wins
lab-seat-points = Seat { $number }: points
lab-ending = Ending: { $ending }
lab-axis = Change with the second version (95% interval)
lab-cards = Cards, per seat and game (95% intervals)
lab-card = Card
lab-held = In hand
lab-dead = Never used
lab-won-held = Wins when held
lab-won-used = Wins when used
lab-choices = Choices (95% intervals)
lab-choice = Choice
lab-per-game = Per game
lab-taken = Taken when possible
lab-won-taken = Wins when taken
cli-no-ray = Ray isn’t installed. To install it: pip install coven[ray]
cli-no-server = This command needs the web server’s packages. To install them: pip install coven[server]
cli-lab-box = The game can’t be played with { $file }: { $why }

bench-title = Measured on one core, the best of { $repeats } runs
bench-game = Game
bench-engine = Engine
bench-pure = Python
bench-compiled = mypyc
bench-decisions = Decisions/s
bench-games = Games/s
bench-copy = Copy (µs)
bench-iterations = Searches/s
bench-options = Options (ms)
bench-save = Save (ms)
bench-load = Load (ms)
bench-note = Decisions and games: measured with random play. Copy: mid-game, with the maximum number of players. Searches: iterations at level 3, with two players (or the game’s minimum), in the opening and mid-game. Options: time to list the legal moves (99th percentile), with the maximum number of players.

## The command line

cli-see-help = For help: { $command }
cli-bad-language = Coven doesn’t speak “{ $given }”. It speaks: { $known }.
cli-no-option = There is no option { $option }.
cli-option-alone = The option { $option } can’t be used like this.
cli-no-command = There is no command “{ $command }”.
cli-missing = Missing: { $what }.
cli-usage = This command can’t be used like this.
cli-number = { $name } must be a whole number of at least { $least }, not “{ $given }”.
cli-number-between = { $name } must be a whole number from { $least } to { $most }, not “{ $given }”.
cli-no-game = There is no game “{ $given }”. The games are: { $known }.
cli-stopped = Stopped.
cli-cannot-read = Can’t read { $file }: { $why }.
cli-cannot-write = Can’t write { $file }: { $why }.
cli-file-missing = there is no such file
cli-file-forbidden = permission denied
cli-file-folder = it’s a folder
cli-file-not-folder = part of the path is not a folder
cli-file-huge = { $file } is too large to be a match file.
cli-file-exists = { $file } already exists; a new match won’t overwrite it.

# Before the game
cli-choose-number = Please type a number ({ $numbers }), or press Enter for the one in brackets.
cli-which-game = Which game would you like to play?
cli-which-variant = Which variant?
cli-how-many = How many players, including bots ({ $numbers })?
cli-which-level = How strong should the bots be?
cli-not-started = No game was started.
cli-no-variant = There is no variant “{ $given }”. The variants are: { $known }.
cli-variant-players = “{ $variant }” isn’t available with this number of players ({ $given }).
cli-too-many-people = The table has only { $count } { $count ->
    [one] seat
   *[other] seats
}.
cli-option-form = Write an option as key=value, not as “{ $given }”.
cli-option-choice = “{ $option }” can be { $known }, but not “{ $given }”.
cli-level = There is no bot “{ $given }”. Choose 1, 2, 3, 4, random or greedy. You can also give a level its own budget, such as 3:400 (iterations) or 3:0.2s.
cli-levels = You gave { $given } levels, but there { $bots ->
    [one] is only one bot
   *[other] are { $bots } bots
}.
cli-names = { $given ->
    [one] You gave one name
   *[other] You gave { $given } names
}, but there { $people ->
    [one] is only one human player
   *[other] are { $people } human players
}.
cli-bot = { $bot } { $number }

# At the table
cli-commitment = The shuffles are sealed. Their hash: { $commitment }
cli-saving = The match is saved in { $file }
cli-thinking = { $seat } is thinking…
cli-what = That’s neither a number from 1 to { $most } nor a move. Type ? to see what you can enter.
cli-not-listed = You can’t play “{ $move }” now.
cli-ask-why = (Rule { $rule }; type ? { $move } to read it)
cli-allowed = “{ $move }” is allowed.
cli-help =
    A number     makes that move; you can also type the move itself
    ? MOVE       shows which rule forbids that move now
    ? 4.3        shows rule 4.3
    u, r         undo, redo
    h            shows a hint: the best moves, and your chances with them
    l            shows the whole log
    q            quits; the match is saved, and you can continue it later
    The moves in the list, as you would type them:
cli-undone = { $seat-is ->
    [you] You take back the last move.
   *[other] { $seat } takes back the last move.
}
cli-curtain = Pass the keyboard to { $seat }. Press Enter when nobody else is looking.
cli-left = The match is saved in { $file }. To continue it, use coven replay --play.
cli-fault = “{ $move }” caused an error in the game’s code ({ $fault }). The match up to that point is saved in { $file }; to open it, use coven replay.
cli-total = Total
cli-won = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
cli-lost = Nobody wins.
cli-secret = The secret behind the shuffles: { $secret }
cli-verify = To re-create the deal and check every move: coven verify { $file }

# Games and rules
cli-game-facts = { $same ->
    [yes] { $most } players
   *[no] { $least } to { $most } players
}, { $short }–{ $long } minutes, ages { $age }+; rules version { $version }
cli-for = players: { $numbers }
cli-no-paragraph = There is no rule { $given }.

# Records
cli-steps = Enter: next · b: back · number: go to that entry · s NUMBER: that seat’s view (0: a spectator’s) · q: quit
cli-beginning = Before the first move. Entries: { $most }.
cli-entry = Entry { $n } of { $most }: { $seat }
cli-decides = Waiting for: { $seat }
cli-no-entry = There is no entry { $given }; the last one is { $most }.
cli-no-seat = There is no seat { $given }; the last one is { $most }.
cli-verified-secret = The secret matches the hash shown at the start: { $commitment }
cli-verified-moves = Every move was possible, and all shuffles and dice come from the secret (moves: { $moves }, dice: { $rolled }).
cli-verified-final = The final position is the same.
cli-verified = The match was dealt and played exactly as its file says.
cli-verified-so-far = The match isn’t over; so far it has been dealt and played exactly as its file says.

# Proofs
cli-check-title = { $game }: { $held } of { $laws } laws hold
cli-check-unchecked = { $count ->
    [one] One law was not checked: it needs the game’s tests.
   *[other] { $count } laws were not checked: they need the game’s tests.
}
cli-check-failed = { $count ->
    [one] One law doesn’t hold.
   *[other] { $count } laws don’t hold.
}
cli-exam-level = { $name-who }: { $right } of { $asked } correct.
cli-exam-hints = Hints
cli-exam-failed = Some answers were wrong.
cli-exam-none = There are no exam questions for { $game } here. The exams are in tests/bots/exam in the source code.
cli-exam-question = This question can’t be asked. { $name-why }
cli-train-played = { $stage }: { $done } of { $games } games
cli-train-gate = against the current bots: { $done } of { $games } games
cli-train-verdict = In { $games } games, the new bots won { $rate } ({ $low } – { $high }), scaled to two-player games. They take { $new } ms per decision; the current bots take { $old } ms.
cli-train-failed = This result could be luck, so no weights were written.
cli-train-written = The weights have been written.
cli-train-not = There is nothing to learn: { $name-why }
cli-no-numpy = Learning needs numpy. To install it: pip install coven[rl]
cli-bot-died = A bot’s program has stopped running. { $name-why }
cli-fuzz = Games: { $games }, decisions: { $plies } (at most { $longest } per game), in { $seconds } s: { $rate } decisions per second
cli-fuzz-clean = No crashes, no dead ends, no endless games.
cli-fuzz-crashes = { $count ->
    [one] One game went wrong.
   *[other] { $count } games went wrong.
}
cli-no-tests = The tests for { $game } aren’t installed here, and neither are the golden games (recorded games) that come with them.
cli-golden-missing = No game reached these endings: { $endings }
cli-crash = Here { $seat } played “{ $move }”, and this happened: { $found }
cli-crash-nothing = It went wrong here: { $found }
cli-new-game = Your game is ready. Check that it passes: coven check { $name }. Then change it rule by rule; docs/add-a-game.md shows how.
cli-new-game-package = Your game is ready, in the folder { $name }. Install it with pip install --editable { $name }, and check that it passes: coven check { $name }. Then change it rule by rule; docs/add-a-game.md shows how.

# The table: why something cannot be done at it, and its clocks

table-not-started = The game hasn’t started yet.
table-started = The game has already started.
table-paused = The game is paused.
table-not-paused = The game isn’t paused.
table-not-over = You can only do that once the game is over.
table-not-host = Only the host can do that.
table-not-your-seat = That’s not your seat.
table-one-seat = You already have a seat at this table.
table-kicked = The host removed you from the table. Ask for a new invitation.
table-not-invited = You need an invitation to join this table. Ask someone at the table for a link.
table-link-present = This player is at the table, so only they can ask for that link.
table-no-seat = This table has no such seat.
table-seat-taken = That seat is already taken.
table-full = All seats at this table are taken.
table-seats-taken = You can’t remove a seat that someone has taken.
table-open-seats = Some seats are still open: invite someone or add bots.
table-no-name = Please enter your name.
table-no-pace = You can’t choose that clock.
table-no-level = There are no bots at that level.
table-seat-lent = A bot is playing for you. Take your seat back first.
table-seat-back = The player is already back in this seat.
table-moved-on = The table has changed in the meantime. Please check it and try again.
table-rematch-there = The rematch is already being set up.

pace-none = No clock
    .about = Take all the time you need.
pace-relaxed = Relaxed
    .about = Up to 20 minutes per player, plus 45 seconds per turn.
pace-fast = Fast
    .about = Up to 5 minutes per player, plus 10 seconds per turn.
pace-days = Several days
    .about = Up to 3 days per player, plus one day per turn. Come back whenever you like.

# The conformance suite (`coven check`)

check-1 = Games played with random moves always finish, whatever the options.
check-2 = Listed moves are legal; all others are refused with a reason.
check-3 = Copies are independent; saved positions load unchanged.
check-4 = The same secret and the same decisions give the same match.
check-5 = Nobody is sent anything they aren’t allowed to know.
check-6 = Undo stops where something was revealed.
check-7 = Nothing gets lost, scores stay in range, and every ending occurs.
check-8 = Golden games replay exactly as recorded.
check-9 = Every rule is tested; every text exists in each of the game’s languages.
check-10 = Every example in the rules is a test.

check-1-seen = { $seen } positions
check-2-seen = { $seen } positions
check-3-seen = { $seen } positions
check-4-seen = { $seen } decisions
check-5-seen = { $seen } positions
check-6-seen = { $seen } positions
check-7-seen = { $seen } positions
check-8-seen = { $seen } decisions
check-9-seen = { $seen } rules and positions
check-10-seen = { $seen } examples

spectator = a spectator

found-crash = { $where }: { $error }
found-dead-end = { $where }: dead end: { $error }
found-too-long = { $where }: the game takes more than { $most } decisions.
found-no-variant = There is no variant for { $players } players.
found-fact = The game declares “{ $fact }: { $declared }”, but the actual value is { $seen }.
found-asking-changed = { $where }: { $frame } changes the game just by asking its question.
found-asked-otherwise = { $where }: when { $frame } asks its question again, the question is different.
found-twice = { $where }: { $seat } is offered the same move twice.
found-unparsed = { $where }: “{ $move }” can’t be parsed back.
found-parsed = { $where }: { $move } parses, but is not a move.
found-not-every = { $where }: every_move() leaves out the legal move “{ $move }”.
found-unexplained = { $where }: nothing explains why { $seat } can’t play “{ $move }”.
found-refused-legal = { $where }: { $seat } may play “{ $move }”, but the game gives a reason why they can’t.
found-no-paragraph = { $where }: rule { $rule } is cited here, but it doesn’t exist.
found-unlisted-played = { $where }: { $seat } could play “{ $move }”, which wasn’t listed.
found-refusal-changed = { $where }: refusing { $seat }’s move changed something.
found-fields = { $where }: attributes and `fields` differ: { $names }.
found-copy-differs = { $where }: a copy differs from its original.
found-copy-shared = { $where }: a change to one copy changed the other.
found-load-differs = { $where }: after saving and loading, the position is different.
found-load-seen = { $where }: after saving and loading, { $seat } sees something different.
found-other-replay = { $where }: the replay leads to a different position.
found-other-process = { $where }: the same match comes out differently in another process.
found-world-seen = { $where }: what { $seat } is sent depends on hidden information.
found-world-moves = { $where }: the moves that { $seat } could try depend on hidden information.
found-world-explained = { $where }: the reason why { $seat } can’t play “{ $move }” depends on hidden information.
found-world-told = { $where }: the log tells { $seat } hidden information (“{ $word }”).
found-world-asks = { $where }: the position imagined for { $seat } asks a different question from the one its top frame asks.
found-world-shared = { $where }: an imagined position changed the real one.
found-world-dice = { $where }: determinise() keeps the real dice, so bots know what will be rolled and drawn: set new.rng = rng.
found-world-fixed = { $where }: determinise() never draws “{ $name }” again, although it is hidden here: bots see the real one.
found-world-committed = { $where }: determinise() never draws “{ $name }” again, although these are secret answers: bots see the real ones. A Commit is drawn again by new.stack[-1] = new.top.redrawn(new, seat).
found-world-same = The game declares “hidden: True”, but determinise() returns the same position every time.
found-barrier-fell = { $where }: the undo barrier moved back.
found-undo = { $where }: { $seat } may undo when they shouldn’t, or can’t undo when they should.
found-undo-differs = { $where }: undo doesn’t restore the earlier position.
found-redo-differs = { $where }: after an undo, the same move leads to a different position.
found-no-barrier = { $where }: “{ $move }” reveals something to { $seat }, but can be undone.
found-not-conserved = { $where }: { $error }
found-score = { $where }: impossible scores: { $scores }.
found-feature = { $where }: feature “{ $name }” is { $value } for { $seat }, but its bounds are { $low } and { $high }.
found-features = { $where }: features() returns { $count } numbers, but FEATURES names { $names }.
found-no-features = features.py is not among the game’s `modules`, so its features are never used.
found-unknown-ending = { $where }: undeclared ending “{ $ending }”.
found-ranking = { $where }: impossible final ranking: { $places }.
found-no-ending = No game reached the ending “{ $ending }”.
found-no-tests = The tests for this game aren’t installed here: run this in a checkout of Coven.
found-no-golden = { $file } is no longer a valid golden game: { $error }.
found-golden-differs = { $file } differs at line { $line }.
found-no-golden-table = There is no golden game for { $table }.
found-no-golden-ending = There is no golden game with the ending “{ $ending }”.
found-test-fails = One of the game’s tests fails: { $test }
found-no-paragraphs = The rules aren’t numbered.
found-numbered-twice = { $rule } appears twice in the rules.
found-numbered-otherwise = The rules in “{ $locale }” are numbered differently from the English ones: { $rules }.
found-not-cited = No test cites { $rules }.
found-cites-nothing = { $test } cites { $rule }, which doesn’t exist.
found-broken-words = The language “{ $locale }” has texts that can’t be read: { $line }.
found-untranslated = The text “{ $word }” exists only in { $locales }.
found-other-arguments = The text “{ $word }” has different arguments in other languages.
found-no-word = { $source } uses the text “{ $word }”, which doesn’t exist.
found-no-number = { $where } has “{ $name }” in braces, which rule_numbers does not have.
found-unshown = Nothing says “{ $word }”, which players would read as it is ({ $where }).
found-lesson = lesson.toml, step { $n }: { $seat } can’t play “{ $move }” then.
found-bad-lesson = lesson.toml: { $error }
found-no-argument = { $source } uses the text “{ $word }” without { $names }.
found-untold = { $error }

# The web: pages, and the table's shell

web-skip-to-content = Skip to content
web-nav-label = Coven
web-language = Language
web-foot-line = Coven: five witch games at one table. No account, nothing to install.
web-lobby-title = Take a seat by candlelight
web-lobby-lead = Pick a game and start in seconds: with friends, against bots, or on one device.
web-code-label = Got a code?
web-code-wait = Too many wrong codes. Wait a minute, or ask for the link: it always works.
web-code-enter = Join
web-all-my-games = All my games
web-my-tables = Your tables
web-open-tables = Open tables
web-card-facts = { $players } · { $minutes }
web-card-later = Still brewing
web-players = { $numbers } { $most ->
    [one] player
   *[other] players
}
web-minutes = { $least }–{ $most } min
web-age = ages { $age }+
web-later-wandering-towers = Wandering Towers
    .about = Wizards ride on wandering towers, and the keep waits for nobody.
web-later-whirling-witchcraft = Whirling Witchcraft
    .about = Brew so much that your neighbour’s workbench overflows.
web-later-witchstone = Witchstone
    .about = Crystals, wands and a cauldron: small moves in long chains.
web-later-the-witches = The Witches
    .about = Headology, cackling and other people’s problems on the Disc.
web-later-voodoo = Voodoo
    .about = Curse, get cursed, and don’t forget to hop on one leg.
web-play-bots = Play against bots
web-play-bots-hint = { $count ->
    [0] Starts right away, solo.
    [one] Starts right away against one bot.
   *[other] Starts right away against { $count } bots.
}
web-play-friends = Play with friends
web-play-friends-hint = Opens a room with a link and a code for your friends.
web-play-pass = Pass and play
web-play-pass-hint = Take turns on this device.
web-rules-title = Rules
web-rules-source = Edition: { $source }
web-variant-legend = Variant
web-seats-legend = Seats
# What bots are called, with commas between.
web-bot-names = Bramble, Hazel, Juniper, Nettle, Sorrel, Tansy, Willow, Yarrow
web-hot-name = Guest { $number }
web-options-legend = More options
web-option-yes = Yes
web-option-no = No
web-pace-label = Clock
web-spectators-label = Allow spectators
web-public-label = Show in the lobby
web-name-label = Your name
web-name-default = Guest
web-name-hint = Everyone at the table sees your name.
web-levels-title = The bots
web-settings-title = Settings
web-settings-saved = Saved.
web-settings-all = Name and language
web-sign-out-title = Other browsers
web-sign-out-lead = Your name and your seats belong to this browser. If somebody may have a copy of its cookies, sign out everywhere else: every other browser that plays as you loses your seats, personal links to your seats stop working, and notifications stop on all devices. You stay signed in here.
web-sign-out-keep = This browser stays signed in for { $days ->
    [one] one day
   *[other] { $days } days
} after your last visit.
web-sign-out-button = Sign out everywhere else
web-sign-out-done = Done. This browser is now the only one signed in.
web-ended-title = This browser is signed out
web-ended-signed-out = You signed out all other browsers, and this is one of them. Your seats are in the browser where you did that.
web-ended-expired = You haven’t been here for a long time, so this browser was signed out. You can’t reach your seats from this browser any more, but the host of each table can send you a link to your seat.
web-ended-button = Continue as a new guest
web-me-label = About you
web-me-games = My games
web-me-stats = My stats
web-me-people = People
web-me-account = Account
web-day = { $name-day } { $name-month } { $name-year }
web-months = Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec
web-keep-title = Keep your name
web-keep-new = New here?
web-keep-lead = You don’t need an account to play. With a passkey your name, games and ratings stay yours on any device: no password, no e-mail, just your fingerprint, face or PIN.
web-keep-button = Keep my name
web-passkeys-title = Passkeys
web-passkeys-lead = Each of these passkeys signs you in. Add one on every device you play on.
web-passkey-dates = Added { $created }, last used { $used }
web-passkey-revoke = Remove
web-passkey-more = Add a passkey
web-passkey-made = Your name is yours now. Write the recovery codes down before you go on.
web-passkey-bad = That passkey wasn’t accepted. Please try again.
web-passkey-many = You can’t have any more passkeys. Remove one first.
web-passkey-unknown = This passkey was removed, or it belongs to another server.
web-passkey-failed = No passkey was used. Try again when you’re ready.
web-passkey-nowhere = Passkeys work only over HTTPS with a host name, not at this address.
web-codes-title = Recovery codes
web-codes-lead = If you lose your passkeys, each of these codes will sign you in once. You won’t see them again, so write them down or print them.
web-codes-left = { $count ->
    [0] You have no recovery codes left.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
web-codes-new = New recovery codes
web-sign-in-title = Already have a passkey?
web-sign-in-button = Sign in
web-sign-in-bring = Add this browser’s games to my account
web-sign-out-here = Sign out on this device
web-sign-out-kept = Sign out if this device isn’t yours. If you’ve lost a device, remove its passkey and sign out everywhere else.
web-recover-title = Lost your passkey?
web-recover-label = Recovery code
web-recover-button = Use this code
web-recover-unknown = That code isn’t valid. Each one works only once.
web-account-signed-in = Welcome back.
web-account-recovered = Welcome back. That code has now been used up. Add a passkey on this device now.
web-account-saved = Saved.
web-banned = This account has been banned. If you have questions, contact the person who runs this server.
web-board-title = Leaderboards
web-board-opt-in = Show my name and ratings on leaderboards
web-data-title = Your data
web-data-lead = Everything this server has stored about you, as a file.
web-data-export = Download my data
web-delete-title = Delete everything
web-delete-lead = Your name, passkeys, ratings and chat are deleted immediately, and you leave all games. The other players keep the finished games, without your name. This can’t be undone.
web-delete-sure = Yes, delete everything about me
web-delete-button = Delete
web-delete-unsure = Tick the box first if you want to delete everything.
web-account-deleted = Everything about you was deleted. You’re a new guest.
web-former-player = Former player
web-filter-game = Game
web-filter-all-games = All games
web-filter-status = Status
web-filter-all = All
web-filter-running = In progress
web-filter-over = Finished
web-filter-button = Show
web-result-won = You won
web-result-shared = You shared the win
web-result-lost = You lost
web-result-place = Place { $place } of { $count }
web-result-none = Ended without a result
web-result-over = Finished
web-analysis = Analysis
web-game-leave = Leave seat
web-game-leave-sure = You’ll give up your seat. The others will stay at the table.
web-game-resign = Resign
web-game-resign-sure = You’ll lose this game. If others are still playing, a bot will take your seat.
web-game-resign-yes = Yes, resign
web-game-stop = End the game
web-game-stop-sure = The game will end without a result once everyone at the table agrees.
web-game-stop-yes = Yes, I’d like to end it
web-game-delete = Delete
web-game-delete-sure = The game will disappear from your list. If nobody else played, it will be gone for good.
web-games-none = No games yet.
web-games-start = Start a game
web-page-newer = Newer
web-page-older = Older
web-told-stop = { $name } would like to end this game. If you agree, choose “End the game” in the table’s menu.
web-stopped-resigned = Ended by resignation.
web-stopped-agreed = Ended by agreement, without a result.
table-others-play = Other people are still playing this game. Resign first.
web-board-link = Leaderboard
web-board-of = { $game }: leaderboard
web-board-lead = Players who chose to be listed and have finished at least five rated games.
web-board-lead-bots = Bots are listed for comparison.
web-board-none = Nobody is listed yet.
web-board-join = Show my name here
web-name-label-other = Name
web-stats-plays = Games
web-stats-won = Won
web-stats-wins = { $wins } · { $percent }%
web-stats-average = Average points
web-stats-streak = Current streak
web-stats-longest = Longest streak
web-stats-rating = Rating
web-stats-together = Cooperative and solo wins
web-stats-best = Best result
web-stats-history = Rating over time
web-stats-points = Points, game by game
web-stats-variants = Variants: won / played
web-stats-none = Finish a game to see how you’re doing.
web-variant-other = Custom options
web-people-lead = Everyone you’ve shared a table with. Tick the people you’d like to play with again.
web-people-matches = { $count ->
    [one] one game
   *[other] { $count } games
}
web-people-mute = Mute
web-people-unmute = Unmute
web-people-block = Block
web-people-unblock = Unblock
web-people-none = Play with friends, and they’ll appear here.
web-again-label = Play again with these people
web-again-button = Invite them
table-blocked = You can’t join this table.
table-blocked-again = You can’t invite all of these people together: one of you has blocked another.
web-rated-title = Rated game
web-rated-lead = A rated game changes everyone’s rating, so everyone has to agree before it starts. Hints are off, and if you leave, you lose.
web-rated-propose = Suggest a rated game
web-rated-withdraw = Play unrated
web-rated-agree = I agree
web-rated-decline = I’d rather not
web-rated-agreed = agrees
web-rated-waiting = hasn’t answered yet
web-rated-all = Everyone agrees: this game will be rated.
web-rated-not-all = Until everyone agrees, the game isn’t rated.
web-rated-mine = Your rating: { $rating } ({ $change })
web-rated-yes = This game is rated.
web-told-rated = { $name } suggests a rated game. Everyone has to agree.
web-told-all = A message from the person who runs this server: { $name }
web-about-title = About this server
web-about-run-by = { $name } runs this server.
web-about-run-by-nobody = The person who runs this server hasn’t introduced themselves.
web-about-contact = Contact:
web-about-rules = House rules
web-about-kept = What this server keeps
web-about-data = Games, chat and your name are stored on this server. You can download or delete everything about you:
web-about-kept-rooms = Rooms where no game was started
web-about-kept-abandoned = Unfinished games that nobody is playing
web-about-kept-finished = Finished games
web-about-kept-guests = Guests without games
web-about-days = { $days ->
    [0] kept for good
    [one] removed after one day
   *[other] removed after { $days } days
}
admin-kept = has an account
admin-banned = banned
admin-done = Done.
admin-removed = { $count ->
    [0] Deleted. No table was changed.
    [one] Deleted, and removed from one table.
   *[other] Deleted, and removed from { $count } tables.
}
admin-no-table = There is no table { $id }.
admin-no-person = There is no person { $id }. To list the IDs: coven admin people
web-moved-row = Your seat has moved to another browser
web-save-button = Save
web-confirm-legend = Confirm moves
web-confirm-never = Never
web-confirm-end = At the end of a turn
web-confirm-always = Always
web-motion-legend = Animations
web-motion-off = Off
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-slow = Slow
web-signals-legend = When it’s your turn
web-sounds-label = Sounds
web-volume-signals = Volume: turn and chat sounds
web-volume-table = Volume: game sounds
web-notify-label = Notifications
web-preview-table = { $count ->
    [0] { $name }’s table. Come and watch!
    [one] { $name }’s table: one seat is free.
   *[other] { $name }’s table: { $count } seats are free.
}
web-offline-title = You’re offline
web-offline-lead = You need to be online to play, but your games are safe on the server. Nothing is lost, and your tables pick up where they left off when you’re back.
web-offline-rules = Available offline
web-offline-rules-hint = The rules you have opened on this device.
web-offline-again = Try again
web-join-title = { $name } invites you
web-join-lead = { $game }: { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}.
web-join-full = { $game }: all seats are taken.
web-join-button = Sit down
web-join-unknown = This invitation isn’t valid. Ask for a new one.
web-watch-button = Watch
web-move-page-title = Continue as { $name } here
web-move-page-lead = { $game }: when you press the button, the seat moves to this browser. Your own name and seats stay as they are. The player who has the seat now will be notified and can take it back.
web-move-button = Take my seat
web-waiting-title = At the table
web-begin-button = Start
web-begin-hint = You need { $players }: invite someone or add bots.
web-room-options = Options
web-room-host-chooses = { $name } is choosing the options.
web-variant-custom = Custom
    .about = You’ve changed some options. Choose a variant to go back to its settings.
web-seats-label = Seats
web-level-label = { $name }’s level
web-seat-do-share = Add player here
web-kind-shared = on your device
web-begin-gaps = Empty seats are removed when you start.
web-share = Share
web-begin-by-host = { $name } will start the game when everyone is here.
web-invite-title = Invite friends
web-invite-code = Code
web-invite-link = Or send this link
web-invite-hint = Anyone with the link can join. On the same Wi-Fi, it works right away.
web-invite-again = New link and code
web-qr-label = QR code for the link
web-copy = Copy
web-copied = Copied
web-seat-do-bot = Add bot
web-seat-do-free = Remove
web-seat-do-sit = Sit here
web-seat-do-leave = Leave seat
web-menu-title = This table
web-full-screen = Toggle full screen
web-menu-lend = Let a bot play for me
web-menu-lend-of = Let a bot play for { $seat }
web-menu-lend-about = A bot will play until the player takes the seat back, which they can do at any time.
web-seat-do-lend = Let a bot play
web-seat-do-back = Take my seat back
web-seat-do-link = Continue on another device
web-seat-do-take-back = Take my seat back
web-kind-open = open
web-kind-you = you
web-kind-person = at the table
web-kind-away = away
web-kind-thinking = thinking…
web-invite-watch = All seats are taken, but spectators are welcome.
web-invite-ask-host = A seat is open: ask the host for the code. You can watch in the meantime.
web-invite-watch-link = Anyone with this link can watch
web-reactions = Reactions
web-reactions-label = Others’ reactions
web-react-hello = Hello!
web-react-luck = Good luck!
web-react-well-played = Well played!
web-react-wow = Wow!
web-react-cackle = Ha ha ha!
web-react-sneaky = Sneaky!
web-react-hmm = Let me think…
web-react-oops = Oops!
web-react-ouch = Ouch!
web-react-hooray = Hooray!
web-react-thanks = Thank you!
web-react-good-game = Good game!
web-kind-bot = bot: { $level }
web-kind-stand-in = played by a bot
web-you = you
web-to-lobby = Back to the lobby
web-to-table = Back to the table
web-to-game = About the game
web-people-title = People and seats
web-move-title = Continue on another device
web-move-lead = { $name } can continue on another device with this link. Anyone who opens it takes the seat, so don’t show it to anyone else.
web-move-link = Personal link
web-move-hint = The link works once. A new one replaces the old one.
web-go-on = Resume
web-fold-people = Players
web-fold-side = Log and chat
web-help-title = Controls
web-help-lead = Anything that glows can be used. Click anything else to see why it can’t. Hover over something, or long-press it, to see what it is.
web-help-tab = next part of the table
web-help-arrows = next item
web-help-enter = use what is selected, or see why you can’t
web-help-undo = undo · redo
web-help-escape = clear your selection
web-help-help = this help
web-close = Close
web-board-label = Board
web-prompt-label = What to do
web-hand-label = Your hand
web-people-label = Players
web-side-label = Log and chat
web-log-title = Log
web-chat-title = Chat
web-chat-label = Message
web-chat-send = Send
web-told-link = The host made a link to { $name }’s seat, because { $name } is away.
web-told-moved = { $name }’s seat moved to another browser. { $name } can take it back under “People and seats”.
web-told-back = { $name } took the seat back.
web-told-joined = { $name } joins and takes over a seat from a bot.
web-chat-spectator = (spectator)
web-chat-nothing = That message is empty.
web-chat-not-stored = Your message couldn’t be saved, so nobody has seen it. Try again in a moment.
web-confirm-question = Click again to confirm:
web-confirm-yes = Confirm
web-confirm-no = Cancel
web-reconnecting = Reconnecting…
web-recap-title = While you were away
web-recap-close = Thanks
web-recap-replay = Show me
web-needs-script = You need JavaScript to play at the table; all other pages work without it.
web-yours = Your turn
web-wait-one = { $seat-is ->
    [you] It’s your turn
   *[other] { $seat } is deciding…
}
web-wait-gone = Waiting for { $seat }, who is away
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-wait-away = The clock is paused for a moment: { $seat } is away
web-wait-many = { $count } players are deciding…
web-wait-busy = { $seat } is still thinking: the server is busy
web-wait-thinks = { $seat } is thinking hard…
web-undo-barrier = You can’t undo this, because it has already revealed something: { $what }
web-undo = Undo
web-redo = Redo
web-rule-link = Rule { $rule }
web-handover-title = Pass the device to { $seat }
web-handover-lead = Make sure nobody else is looking.
web-handover-confirm = I’m { $seat }: lift the curtain
web-over-link = See the result
web-paused = The game is paused. Nothing is lost.
web-paused-fault = The game is paused: the last move caused an error in Coven. The move wasn’t made, and nothing is lost.
web-standing = Pass for me until my next turn
    .about = You’ll pass automatically on questions like this until your next turn. Choose “Ask me again” to stop passing at any time.
web-standing-off = Ask me again
    .about = You’ll be asked again next time.
web-log-turn = { $seat-is ->
    [you] You
   *[other] { $seat }
}
web-log-opening = Set-up
web-log-together = Everyone
web-too-fast = Slow down, please: too many messages at once.
web-not-seated = You’re a spectator; only players can do that.
web-legal = You can do this now.
web-status-gathering = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
web-status-ready = ready to start
web-status-yours = your turn
web-status-playing = in progress
web-status-paused = paused
web-status-over = finished
web-win-you = You win!
web-winner = Winner
web-win-one = { $seat } wins
web-won-tie = Equal points: the tie-break decides for { $seat }.
web-won-by = { $seat-is ->
    [you] You won by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $reasons }.
   *[other] { $seat } won by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $reasons }.
}
web-win-shared = Shared victory
web-win-all = Everyone wins!
web-lost-you = You lose
web-lost-all = Everyone loses
web-places-title = Final standings
web-players-title = Players
web-place-label = Place
web-points-title = Where the points came from
web-points-source = Points for
web-points-total = Total
web-course-title = Points over time
web-course-label = Each player’s points from the first move to the last
web-secret-title = The secret behind the shuffles
web-secret-lead = Before the first move, everyone was shown this hash. It was made from the secret: with the secret and the match file, “coven verify” can re-create the deal and replay the whole game.
web-secret-hash = Hash, shown from the start
web-secret-itself = Secret
web-download = Download match file
web-rematch = Rematch
web-rematch-there = Go to the rematch
web-replay-title = Replay
web-replay-at = After move { $n } of { $of }
web-replay-leave = Back to the result
web-replay-scrub = Move
web-replay-play = ▶ Play
web-replay-pause = ❚❚ Pause
web-replay-speed = Speed
web-replay-turns = Turns
web-replay-turn = Turn { $n }: { $seat }
web-replay-keys = Keys: ← and → go one move back or forward, Home and End go to the start or the end, Space plays. Click a line to go there.
web-replay-eyes = View as this player
web-replay-fork = Play from here
web-replay-first = Start
web-replay-prev = Back
web-replay-next = Next
web-replay-last = End
web-trouble-404 = Page not found
    .about = This page doesn’t exist, or its table has been removed.
web-trouble-403 = No access
    .about = This table is closed to spectators, or the request came from another site.
web-trouble-409 = Different components
    .about = This table was started with different components from the ones this server now uses. Start the server with the old box file again, and the game can continue.
web-trouble-413 = That’s too large
    .about = That was too much data. Please send less.
web-trouble-429 = Slow down, please
    .about = Too many requests in a short time. Wait a moment and try again.
web-trouble-500 = Something went wrong
    .about = The fault is on our side. Your moves are safe; try again in a moment.
web-trouble-400 = Something is missing
    .about = The form wasn’t complete.
web-health = All is well.

# `coven new-game`

new-game-name = “{ $given }” can’t be the name of a game. Use lower-case Latin letters, digits and single hyphens, as in my-game, and begin with a letter.
new-game-exists = “{ $given }” already exists: { $folder }.
web-trouble-503 = The server can’t save moves right now
    .about = The server isn’t accepting moves for the moment. Nothing is lost; the game will continue by itself as soon as possible.
web-store-down = Your move couldn’t be saved, so it wasn’t made. Try again in a moment.
serve-here = Coven is running at { $address }
serve-lan = For friends on the same network: { $address }
serve-stop = Press Ctrl-C to stop. All games are saved.
serve-settings = A server setting is not valid: { $why }
serve-no-port = Port { $port } is already in use. Choose another with --port, or leave --port out.
serve-store = Can’t use the database: { $why }
serve-newer = This database was written by a newer Coven (schema { $found }; this one knows { $known }). Install that version, or restore a backup. Nothing was changed.
serve-second = Another Coven server is already using { $file }. Stop it first, or start this one with another --database. To run several servers, see docs/hosting.md.
serve-disk-full = The disk is full, so { $folder } can’t be used. Free some space and start again. Nothing is lost.
serve-no-folder = Can’t write to { $folder }: { $why }
serve-unknown-settings = Ignoring unknown settings: { $names }
web-hot-label = Name of player { $number }
web-sealed = The shuffles in this game are sealed. At the end the secret is revealed, and it must produce this hash:

# First games, spectators, standing answers

web-minute-title = The game in one minute
web-first-button = Your first game
web-first-card = Your first game
web-first-hint = New here? The owl will walk you through the whole game in a few minutes.
web-first-watch = Watch: it’s your opponent’s move.
web-first-other = You could do that too, but let me show you the glowing move first. Whenever you like, choose “Play on my own” and do as you please.
web-first-wait = Just a moment: it’s your opponent’s move.
web-first-leave = Play on my own
web-first-go-on = Continue
web-first-back = What the owl said before
web-first-forward = What the owl said next
web-first-take-up = Back to the lesson
web-first-thanks = Thank you, owl
web-first-progress = Step { $n } of { $of }
web-watching = You’re watching.
web-watching-minute = You see the table as it was one minute ago.
web-watching-minutes = You see the table as it was three minutes ago.
web-watching-turn = You see the table as it was one turn ago.
web-watching-turns = You see the table as it was three turns ago.
web-watching-title = Spectators
web-spectators-talk-label = Spectators may chat
web-spectators-silent = Only players can chat at this table.
web-delay-label = Spectator delay
web-delay-hint = For streams and tournaments. Spectators never see hidden information, with or without a delay.
web-delay-none = None
web-delay-minute = One minute
web-delay-minutes = Three minutes
web-delay-turn = One turn
web-delay-turns = Three turns
web-front = View from this seat
web-front-here = your view
table-no-delay = You can’t choose that delay.
web-standing-windows = Don’t ask me until my next turn
    .about = You’ll pass automatically whenever you could react on other players’ turns, until your own next turn. Choose “Ask me again” to stop passing at any time.
web-standing-now = You won’t be asked until your next turn.

# Chances over time
web-chances-title = Chance to win
web-chances-lead = Each player’s chance to win during the game, judged from what they knew at the time.
web-chances-thinking = Analysing the game…
web-look-again = Refresh
web-chances-label = Each player’s chance of winning, from the first move to the last
web-turning-title = Turning points
web-turning = { $seat-is ->
    [you] Your chance to win: from { $before }% to { $after }%
   *[other] { $seat }’s chance to win: from { $before }% to { $after }%
}

## Running a server: several of them, bots elsewhere, backups.

serve-no-key = Servers that share a bus must also share a key, or people lose their seats when they reach another server. Set COVEN_KEY to the same long random text on all of them.
serve-traces = COVEN_LOG_TRACES is on: the log may contain names, chat and hidden cards. Switch it off once you have found the error.
serve-python = Engine: Python. In a checkout, “make fast” compiles it, and bots think several times as fast.
serve-compiled = Engine: compiled.
think-no-bus = Give the address of the bus: --bus redis://… or COVEN_BUS_URL.
think-here =
    { $count ->
        [one] Bots now think on this machine, one at a time. Press Ctrl-C to stop.
       *[other] Bots now think on this machine, { $count } at a time. Press Ctrl-C to stop.
    }
backup-writing = Writing the backup
backup-reading = Reading the backup
backup-done =
    { $tables ->
        [one] One table was saved to { $file }.
       *[other] { $tables } tables were saved to { $file }.
    } The file contains the secrets of games in progress: keep it as safe as the database.
backup-there = { $file } already exists. Choose another name.
backup-trouble = The backup couldn’t be written: { $why }
backup-newer = This database was written by a newer Coven (schema { $found }; this one knows { $known }). Only that version can back it up. Nothing was written.
restore-done =
    { $tables ->
        [one] One table was restored.
       *[other] { $tables } tables were restored.
    }
restore-not-empty = This database already has tables. Restore into an empty one.
restore-broken = { $file } is not a complete Coven backup: { $why }
restore-newer = { $file } was written by a newer Coven.

# Hints
web-again = Show what happened since my last move
web-hint = Hint
web-hint-title = What the Crone would do
web-hint-about = Based only on what you can see. You decide.
web-hint-chance = { $percent }% to win
web-hint-none = There’s no hint for this decision.
web-hints-label = Allow hints

# Going back by consent
took-back = { $seat-is ->
    [you] Everyone agreed, so you took back a move.
   *[other] Everyone agreed, so { $seat } took back a move.
}
takeback-forbidden = Takebacks aren’t allowed at this table.
takeback-secret = Everyone was choosing in secret at that point, so you can’t go back.
takeback-open = Someone has already asked for a takeback.
takeback-refused = That takeback was declined. You can ask again after the next move.
takeback-gone = Nobody is asking for that takeback any more.
takeback-rules = The rules have changed since then, so the game can’t go back that far.
web-takeback-ask = Ask for a takeback
web-takeback-question = { $seat } would like to take back their last move.
web-takeback-what = The game would go back to just before this: “{ $what }”
web-takeback-yes = Agree
web-takeback-no = Decline
web-takeback-wait = You asked to take back your last move. Waiting for: { $names }.
web-takeback-agreed = { $seat } would like to take back a move. Waiting for: { $names }.
web-takeback-withdraw = Never mind
web-takeback-refused = { $name } would rather play on.
web-takeback-late = The takeback request wasn’t answered in time, so the game goes on.
web-takebacks-label = Allow takebacks

# Chat: not hearing somebody
web-mute = Mute { $name }
web-muted = You’ve muted:
web-unmute = Unmute { $name }
web-mute-self = You can’t mute yourself.

# What waits elsewhere
web-next =
    { $count ->
        [one] Another table is waiting for you
       *[other] { $count } other tables are waiting for you
    }
web-next-invited = Somebody has invited you to a table
web-next-lobby =
    { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }

# Matches from files
web-import-title = Watch a saved game
web-import-lead = Choose a match file (.coven) that you downloaded here or elsewhere. Coven checks it, re-creates the deal from its secret, and adds it to your tables.
web-import-label = Match file
web-import-button = Open
web-import-large = This file is too large to be a match: more than { $size } kB.
web-import-none = Please choose a match file.
web-import-slow = Replaying this match took too long, so it wasn’t opened.
web-import-busy = Too many files are being checked right now. Please try again in a moment.
web-import-yours = Your last file is still being checked. Please wait.
web-imported = This game was imported from a file. Its moves and dice match its secret, but it wasn’t dealt by this server.
file-not-over = The match in this file isn’t over.
file-broken = This match can’t be replayed here.

# Notifications while no page is open
web-push-label = Notify me even when Coven is closed
web-push-title = It’s your turn
web-push-body = { $game } is waiting for your decision.

# Host and replay
web-pause = Pause game
web-seat-do-kick = Remove player
web-replay-copy = Copy the link

# What is in the box
box-not-toml = This is not a TOML file: { $name-error }
box-unreadable = The file can’t be read: { $name-error }
box-number = Allowed here: a whole number from { $least } to { $most }.
box-numbers = Allowed here: whole numbers from { $least } to { $most }.
box-ascending = Allowed here: different numbers, the lowest first.
box-cost = Allowed here: 1 to { $most } ingredients; “{ $name-wild }” at most once, and never alone.
box-flag = Allowed here: true or false.
box-word = Allowed here: { $name-choices }.
box-words = Allowed here: a list of { $name-choices }.
box-list = This must be a list, in square brackets.
box-count = This list must have { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}.
box-table = This must be a table of keys and values.
box-missing = This line is missing.
box-unknown = This game has no such line.
box-fixed = Coven can’t change this; it must stay { $name-value }.
box-sum = These lines must add up to { $total }, as the rulebook says.
box-most = At most { $most } are allowed here.
box-most-alike = At most { $most } of the same kind are allowed here.
box-limits = The highest numbers allowed here, in order: { $name-limits }.
box-twice = This appears twice: { $name-value }.
box-example = This contradicts example { $name-number } in the rulebook.
box-source = The table [sources] must say where this comes from: { $name-choices }.
box-bad = { $name-file }, line { $line }, { $name-key }: { $name-why }
box-good = The game can be played with { $name-file }. { $count ->
    [0] It’s identical to Coven’s own file.
    [one] One line differs from Coven’s own file:
   *[other] { $count } lines differ from Coven’s own file:
}
box-title = What’s in the box: { $game }
box-source-printed = printed in the rulebook
box-source-reviews = known from reviews
box-source-ours = designed by Coven
box-counts = Values printed in the rulebook: { $printed }. Known from reviews: { $reviews }. Designed by Coven, because no public source shows them: { $ours }.
box-source-own = the author’s own
box-counts-own = Values printed in the rulebook: { $printed }. Known from reviews: { $reviews }. The author’s own: { $ours }.
cli-box-untold = Not everything in the box of { $game } has a text: { $name-text }. “coven check” lists what is missing.
box-top = Overview
box-name = name
box-each-copies = { $value ->
        [one] { $value } copy
       *[other] { $value } copies
    }
box-each-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
box-players-row = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
box-other = This server plays the game with corrected components ({ $name-file }).
box-corrected = Corrected components
box-no-game = There is no game called “{ $name-game }”. Give a box file like this: --box wandering-towers=FILE
cli-no-box = { $game } has no list of components.
web-ruling = Coven’s ruling { $name-number }:
box-button = What’s in the box
