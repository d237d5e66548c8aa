# Coven's own words. Games add theirs.

seat-number = Player { $number }

bad-players = This game is for { $least } to { $most } players, not { $given }.
bad-option = There is no option “{ $option }”.
bad-choice = “{ $option }” cannot be “{ $given }”.
bad-option-players = “{ $option }” is not there for this number of players ({ $given }).

not-your-turn = It is not your turn to decide.
game-over = The game is over.

undo-nothing = There is nothing to undo.
undo-barrier = You can’t undo this: it has already shown you or somebody else something new.
undo-other = The last move was { $seat }’s.
redo-nothing = There is nothing to redo.

file-head = This is not a match file of Coven, or its first line is damaged.
file-format = This match file is of another format.
file-line = Line { $line } of the match file is damaged.
file-game = The match file is of an unknown game, “{ $game }”.
file-options = The match file names options that cannot be.
file-rules = The match was played by version { $theirs } of the rules; this is version { $ours }.
file-box = The match was played with another box than this game has here.
file-no-secret = The match is not over: its file does not hold the secret of its shuffles yet.
file-commitment = The secret does not belong to the hash that was shown at the start.
file-move = Entry { $n }, “{ $move }”, was not possible there.
file-dice = Entry { $n } tells of other dice ({ $told }) than the secret gives ({ $given }).
file-final = The moves do not lead to the final position that the file names.

# Bots, tournaments and measurements.

level-1 = Apprentice
    .about = Looks only a step or two ahead, soon forgets what has been covered, and does not always take the best move she sees. Good for learning the rules.
level-2 = Witch
    .about = Follows more lines, remembers most of what was shown, and seldom lets a good move go by.
level-3 = Crone
    .about = Tries out every decision in her head three hundred times, remembers all that was shown, and takes the best move she finds. She is told no more than you are.
level-4 = Night witch
    .about = Thinks several times as long as the Crone. For players who beat the Crone and have time.
bot-random = At random
bot-greedy = One turn ahead

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

lab-title =
    { $games ->
        [one] { $games } deal, with both boxes
       *[other] { $games } deals, each with both boxes
    }; { $alike } went the same way
lab-measure = What
lab-before = First
lab-after = Second
lab-change = Change, 95 %
lab-clear = clear
lab-length = Decisions a game
lab-points = Points a seat
lab-gap = First ahead of last
lab-seat-wins = Seat { $number } wins
lab-seat-points = Seat { $number }, points
lab-ending = Ending: { $ending }
cli-no-ray = Ray is not installed. It comes with: pip install coven[ray]
cli-lab-box = With { $file } the game cannot be played: { $why }

bench-title = Measured on one core, best of { $repeats }
bench-game = Game
bench-engine = Engine
bench-pure = Python
bench-compiled = mypyc
bench-decisions = Decisions/s
bench-games = Games/s
bench-copy = Copy µs
bench-iterations = Searches/s
bench-options = Options ms
bench-save = Save ms
bench-load = Load ms
bench-note = Decisions and games: at random. Copy: most players, in mid-game. Searches: iterations with two players (or the fewest), at the opening and in mid-game, as level 3 plays. Options: 99 of 100 lists of moves, most players.

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
cli-choose-number = Please answer with a number ({ $numbers }), or with Enter for the one in brackets.
cli-which-game = Which game?
cli-which-variant = How do you want to play it?
cli-how-many = How many play, with the bots ({ $numbers })?
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
cli-level = There is no bot “{ $given }”: it is 1, 2, 3, 4, random or greedy, and a level may have its own budget, as 3:400 (iterations) or 3:0.2s.
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
    h            a hint: the best moves, and what to expect of them
    u, r         undo, redo
    l            the log from the beginning
    q            leave; the match is kept and can go on later
    The moves of the list as text:
cli-undone = { $seat } takes the last move back.
cli-curtain = Pass the keyboard to { $seat }. When nobody else is looking, press Enter.
cli-left = The match is kept in { $file }; coven replay --play goes on with it.
cli-fault = “{ $move }” broke the game’s own rules ({ $fault }). The match up to there is in { $file }; coven replay opens it.
cli-total = Total
cli-won = { $count ->
    [one] The winner: { $names }.
   *[other] The winners: { $names }.
}
cli-lost = Nobody has won.
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

# Proofs
cli-check-title = { $game }: { $held } of { $laws } laws hold
cli-check-failed = { $count ->
    [one] A law does not hold.
   *[other] { $count } laws do not hold.
}
cli-exam-level = { $name-who }: { $right } of { $asked } right.
cli-exam-hints = Hints
cli-exam-failed = Some answers were wrong.
cli-exam-none = There are no such questions for { $game } here. The exams are in tests/bots/exam of the source.
cli-exam-question = This question cannot be asked. { $name-why }
cli-train-played = { $stage }: { $done } of { $games } games
cli-train-gate = against today’s bots: { $done } of { $games } games
cli-train-verdict = The new bots win { $rate } ({ $low } – { $high }) of { $games } games, counted as if two played. A decision takes { $new } ms; today’s bots take { $old } ms.
cli-train-failed = That may be chance, so nothing was written.
cli-train-written = The weights are written.
cli-train-not = There is nothing to learn: { $name-why }
cli-no-numpy = Learning needs numpy. It comes with: pip install coven[rl]
cli-bot-died = A bot’s program does not play. { $name-why }
cli-fuzz = Games: { $games }, decisions: { $plies } (at most { $longest } in a game), in { $seconds } s: { $rate } a second
cli-fuzz-clean = No crash, no dead end, no endless game.
cli-fuzz-crashes = { $count ->
    [one] A game went wrong.
   *[other] { $count } games went wrong.
}
cli-no-tests = The tests of { $game } are not here: golden games are written beside them.
cli-golden-missing = No game came to these endings: { $endings }
cli-crash = Here { $seat } played “{ $move }”, and: { $found }
cli-crash-nothing = Here it went wrong: { $found }
cli-new-game = The game is there. See that it passes: coven check { $name }. Then change it rule by rule; docs/add-a-game.md shows how.

# The table: why something cannot be done at it, and its clocks

table-not-started = The match has not begun yet.
table-started = The match has already begun.
table-paused = The match is paused.
table-not-paused = The match is not paused.
table-not-over = That is possible when the match is over.
table-not-host = Only the host of the table can do that.
table-not-your-seat = That is not your seat.
table-one-seat = You already have a seat at this table.
table-kicked = The host has freed your seat. Ask for a new invitation.
table-not-invited = This table is by invitation. Ask somebody at the table for a link.
table-link-present = This player is at the table, so only they can ask for that link.
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
found-other-replay = { $where }: the replay gives another position.
found-other-process = { $where }: another process plays another match.
found-world-seen = { $where }: { $seat } is sent something that depends on what cannot be known.
found-world-moves = { $where }: what { $seat } might try depends on what cannot be known.
found-world-explained = { $where }: why { $seat } cannot “{ $move }” depends on what cannot be known.
found-world-told = { $where }: the log tells { $seat } something that cannot be known (“{ $word }”).
found-world-asks = { $where }: imagined for { $seat }, the position asks something else than its top frame does.
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
found-test-fails = A test of the game fails: { $test }
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

# The web: pages, and the table's shell

web-skip-to-content = Skip to the content
web-nav-label = Coven
web-language = Language
web-foot-line = Coven: five witch games at one table. No account, nothing to install.
web-lobby-title = Take a seat by candlelight
web-lobby-lead = Choose one of five games and be playing ten seconds later: with friends, with bots, or passing one device around.
web-code-label = Got a code?
web-code-wait = Too many wrong codes were tried. Wait a minute, or ask for the link: it always works.
web-code-enter = Join
web-my-tables = Your tables
web-open-tables = Open tables
web-card-facts = { $players } · { $minutes }
web-card-later = Still brewing
web-players = { $numbers } { $most ->
    [one] player
   *[other] players
}
web-minutes = { $least }–{ $most } min
web-age = from age { $age }
web-later-wandering-towers = Wandering Towers
    .about = Wizards ride on walking towers, and a keep that never waits.
web-later-whirling-witchcraft = Whirling Witchcraft
    .about = Brew so well that the neighbour’s cauldron overflows.
web-later-witchstone = Witchstone
    .about = Crystals, wands and a cauldron: small moves in long chains.
web-later-the-witches = The Witches
    .about = Headology, cackling and other people’s problems on the Disc.
web-later-voodoo = Voodoo
    .about = Curse, be cursed, and do not forget to hop on one leg.
web-play-now = Play now against bots
web-play-now-hint = { $count ->
    [0] On your own, at once.
    [one] You and one bot, at once. Everything else below.
   *[other] You and { $count } bots, at once. Everything else below.
}
web-rules-title = Rules
web-rules-source = Edition: { $source }
web-start-title = Set up a table
web-variant-legend = How to play
web-seats-legend = Seats
web-seats-hint = Any mix of people and bots. An open seat is for anyone with the link or the code.
web-seat-me = You
web-seat-open = Open: by invitation
web-seat-hot = Somebody else at this device
web-seat-bot = Bot: { $level }
# What bots are called, with commas between.
web-bot-names = Bramble, Hazel, Juniper, Nettle, Sorrel, Tansy, Willow, Yarrow
web-seat-none = Nobody
web-hot-name = Guest { $number }
web-options-legend = Fine points
web-option-as-variant = As usual
web-option-yes = Yes
web-option-no = No
web-pace-label = Clock
web-spectators-label = Others may watch
web-public-label = List it in the lobby
web-name-label = What shall we call you?
web-name-default = Guest
web-name-hint = Everybody at the table sees it.
web-start-button = Set the table
web-levels-title = The bots
web-settings-title = Settings
web-settings-saved = Saved.
web-settings-all = Name and language
web-sign-out-title = Other browsers
web-sign-out-lead = Your name and your seats belong to this browser. If somebody may have a copy of its cookies, sign out everywhere else: every other browser that acts as you loses your seats, personal links to your seats stop working, and notifications stop on all devices. You stay signed in here.
web-sign-out-keep = This browser stays signed in for { $days ->
    [one] one day
   *[other] { $days } days
} after your last visit.
web-sign-out-button = Sign out everywhere else
web-sign-out-done = Done. You’re signed in here and nowhere else.
web-ended-title = You’re signed out here
web-ended-signed-out = You signed out all other browsers, and this is one of them. Your seats are in the browser where you did that.
web-ended-expired = You haven’t been here for a long time, so this browser was signed out. Seats you had are lost here; a host can send you a link to yours.
web-ended-button = Go on as a new guest
web-moved-row = Your seat has moved to another browser
web-save-button = Save
web-confirm-legend = Confirm moves
web-confirm-never = Never
web-confirm-end = At the end of a turn
web-confirm-always = Always
web-motion-legend = Motion
web-motion-off = Off
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-slow = Slow
web-signals-legend = When a decision waits for you
web-sounds-label = Sounds
web-volume-signals = Volume: your turn, chat
web-volume-table = Volume: the table
web-notify-label = Notifications
web-join-title = { $name } invites you
web-join-lead = { $game }, { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}. Nothing happens until you sit down.
web-join-full = { $game }: all seats are taken.
web-join-button = Sit down
web-join-unknown = This invitation is not valid any more, or never was. Ask for a new one.
web-watch-button = Watch
web-move-page-title = Go on as { $name } here
web-move-page-lead = { $game }: the seat moves to this browser. Nothing happens until you press the button. You stay who you are, and so does whoever sat there: they are told, and can take the seat back.
web-move-button = Take my seat
web-waiting-title = At the table
web-begin-button = Begin
web-begin-hint = Fill the open seats first: invite somebody, or put bots there.
web-begin-by-host = { $name } begins when everybody is here.
web-invite-title = Invite friends
web-invite-code = The code
web-invite-link = Or this link
web-invite-hint = Whoever has it can sit down on an open seat. In the same Wi-Fi it works at once.
web-invite-again = New link and code
web-qr-label = QR code of the link
web-copy = Copy
web-copied = Copied
web-seat-do-bot = Bot
web-seat-do-free = Free the seat
web-seat-do-sit = Sit here
web-seat-do-leave = Get up
web-menu-title = This table
web-menu-lend = Let a bot play for me
web-menu-lend-of = Let a bot play for { $seat }
web-menu-lend-about = A bot plays on for the seat until it is taken back, at any time.
web-seat-do-lend = Let a bot play
web-seat-do-back = Take it back
web-seat-do-link = Link to move this seat
web-seat-do-take-back = Take my seat back
web-kind-open = open
web-kind-you = you
web-kind-person = at the table
web-kind-away = away
web-kind-bot = bot: { $level }
web-kind-stand-in = a bot stands in
web-you = you
web-to-lobby = To the lobby
web-to-table = To the table
web-to-game = About the game
web-people-title = People and seats
web-move-title = Move a seat to another device
web-move-lead = This link and code let { $name } go on elsewhere. Whoever opens it takes the seat, so show it to nobody else.
web-move-link = Personal link
web-move-hint = It works once. A new one makes the old one invalid.
web-go-on = Go on
web-fold-people = Players
web-fold-side = Log and chat
web-help-title = Keys and hints
web-help-lead = What glows can be used. Click anything else to learn which rule forbids it. Rest on a thing, or press it long, to read what it is.
web-help-tab = to the next part of the table
web-help-arrows = from thing to thing
web-help-enter = uses it, or says why not
web-help-undo = undo · redo
web-help-escape = lets go of what you have chosen
web-help-help = this page
web-close = Close
web-board-label = Board
web-prompt-label = What is asked
web-hand-label = Your hand
web-people-label = Players
web-side-label = Log and chat
web-log-title = Log
web-chat-title = Chat
web-chat-label = Say something
web-chat-send = Send
web-told-link = The host made a link to { $name }’s seat, because { $name } is away.
web-told-moved = { $name }’s seat moved to another browser. { $name } can take it back under “People and seats”.
web-told-back = { $name } took the seat back.
web-told-joined = { $name } sits down on a seat that was left.
web-chat-spectator = (spectator)
web-chat-nothing = There's nothing to read in that.
web-chat-not-stored = Your line could not be stored, so nobody has seen it. Try again in a moment.
web-confirm-question = Click again to confirm:
web-confirm-yes = Confirm
web-confirm-no = Cancel
web-reconnecting = Reconnecting …
web-recap-title = While you were away
web-recap-close = Thanks
web-recap-replay = Show me
web-needs-script = The table itself needs JavaScript; all other pages work without.
web-yours = It is up to you
web-wait-one = { $seat } is deciding …
web-wait-gone = Waiting for { $seat }, who is away
web-wait-away = Time stands still for a moment: { $seat } is away
web-wait-many = { $count } players are deciding …
web-wait-busy = { $seat } is still thinking: the server is busy
web-wait-thinks = { $seat } is thinking hard …
web-undo = Undo
web-redo = Redo
web-rule-link = Rule { $rule }
web-handover-title = Pass the device to { $seat }
web-handover-lead = Nobody else should look now.
web-handover-confirm = I am { $seat }: lift the curtain
web-over-link = See the result
web-paused = The match is paused. Nothing is lost.
web-paused-fault = The match is paused: something in its rules went wrong with the last move. It was not made, and nothing is lost.
web-standing = Pass for me until my next turn
    .about = Such questions are passed for you until your own next turn. “Ask me again” ends it at any time.
web-standing-off = Ask me again
    .about = You will be asked again from the next time on.
web-log-turn = { $seat-is ->
    [you] You
   *[other] { $seat }
}
web-log-opening = Set-up
web-log-together = All at once
web-too-fast = Slower, please: too many messages at once.
web-not-seated = You are watching; only players can do that.
web-legal = This can be done now.
web-status-gathering = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
web-status-ready = ready to begin
web-status-yours = waiting for you
web-status-playing = going on
web-status-paused = paused
web-status-over = over
web-win-you = You have won!
web-win-one = { $seat } wins
web-win-shared = A shared victory
web-win-all = Everybody shares the result
web-lost-you = You have lost
web-lost-all = The table has lost
web-places-title = Places
web-players-title = Players
web-place-label = Place
web-points-title = Points by source
web-points-source = For
web-points-total = Total
web-course-title = Points over time
web-course-label = Each player’s points from the first move to the last
web-secret-title = The secret of the shuffles
web-secret-lead = Before the first move, everybody was shown the hash. This is the secret it was made from: with it and the match file, “coven verify” deals and plays the match again.
web-secret-hash = Hash, shown from the start
web-secret-itself = Secret
web-download = Download the match
web-rematch = Rematch
web-rematch-there = To the rematch
web-replay-title = Replay
web-replay-at = After move { $n } of { $of }
web-replay-leave = To the result
web-replay-scrub = Move
web-replay-play = ▶ Play
web-replay-pause = ❚❚ Pause
web-replay-speed = Speed
web-replay-turns = Turns
web-replay-turn = Turn { $n }: { $seat }
web-replay-keys = Keys: ← → a move, Home and End, space plays. Click a line to go there.
web-replay-eyes = Look from here
web-replay-fork = Play on from here
web-replay-first = Start
web-replay-prev = Back
web-replay-next = Next
web-replay-last = End
web-trouble-404 = Nothing burns here
    .about = This page does not exist, or its table has been cleared away.
web-trouble-403 = Not for these eyes
    .about = This table is closed to visitors, or the request came from another site.
web-trouble-409 = Another box
    .about = This table was begun with another box of its game than this server has. Start the server with that box again, and the table goes on.
web-trouble-413 = Too much at once
    .about = That was larger than anything a table needs.
web-trouble-429 = Patience
    .about = Too many requests in a short time. Wait a little and try again.
web-trouble-500 = A candle went out
    .about = Something went wrong on our side. Your moves are safe; try again in a moment.
web-trouble-400 = That cannot be
    .about = The form was not complete.
web-health = All is well.

# `coven new-game`

new-game-name = “{ $given }” cannot be a game’s name: it is made of small Latin letters, digits and single hyphens, as in my-game, and begins with a letter.
new-game-where = { $folder } is not a checkout of Coven: there is no src/coven/games in it.
new-game-exists = “{ $given }” is there already: { $folder }.
web-trouble-503 = The shelf cannot be reached
    .about = Moves cannot be stored at the moment, so none are accepted. Nothing is lost; it goes on by itself as soon as possible.
web-store-down = Your move could not be stored, so it was not made. Try again in a moment.
serve-here = Coven is served at { $address }
serve-lan = Friends in the same network: { $address }
serve-stop = Ctrl-C stops it; every match is kept.
serve-settings = A setting of the server cannot be: { $why }
serve-no-port = Port { $port } is taken. Choose another with --port, or leave it out.
serve-store = The database cannot be used: { $why }
serve-newer = This database was written by a newer Coven (schema { $found }; this one knows { $known }). Install that Coven, or restore a backup. Nothing was changed.
serve-second = Another Coven server is already using { $file }. Stop it first, or start this one with another --database. To run several servers, see docs/hosting.md.
serve-disk-full = The disk is full, so { $folder } can't be used. Free some space and start again. Nothing is lost.
serve-no-folder = { $folder } can't be written: { $why }
serve-unknown-settings = Unknown settings, ignored: { $names }
web-card-play = Play now
web-hot-label = Name of player { $number }
web-sealed = The shuffles of this match are sealed. At the end their secret is shown, and it must give this hash:
web-variant-players = This way to play is for { $players }. Change the seats.

# First games, spectators, standing answers

web-minute-title = In one minute
web-first-button = Your first game
web-first-card = Your first game
web-first-hint = New here? The owl shows you the whole game in a few minutes.
web-first-watch = Watch: it is the other side’s move.
web-first-other = That would be allowed, too. But let me show you the move that glows first. Whenever you like, choose “Play on by myself” and do as you please.
web-first-wait = One moment: it is the other side’s move.
web-first-leave = Play on by myself
web-first-go-on = Go on
web-first-back = What the owl said before
web-first-forward = What the owl said next
web-first-take-up = Back to the lesson
web-first-thanks = Thank you, owl
web-first-progress = Step { $n } of { $of }
web-watching = You are watching.
web-watching-minute = You see the table as it was a minute ago.
web-watching-minutes = You see the table as it was three minutes ago.
web-watching-turn = You see the table as it was a turn ago.
web-watching-turns = You see the table as it was three turns ago.
web-watching-title = Spectators
web-spectators-talk-label = Spectators may chat
web-spectators-silent = At this table only players chat.
web-delay-label = Spectators see the table
web-delay-hint = For games that are shown to many. Spectators never see anybody’s secrets, with or without it.
web-delay-none = at once
web-delay-minute = a minute later
web-delay-minutes = three minutes later
web-delay-turn = a turn later
web-delay-turns = three turns later
web-front = Look from here
web-front-here = you look from here
table-no-delay = There is no such delay.
web-standing-windows = Don’t ask me until my next turn
    .about = Every moment to react in others’ turns is passed for you, until your own next turn. “Ask me again” ends it at any time.
web-standing-now = You are not asked until your next turn.

# Chances over time
web-chances-title = The chance to win
web-chances-lead = What each player could expect at the time, by what they knew then; in percent.
web-chances-thinking = The bots are still judging the match …
web-look-again = Look again
web-chances-label = Each player’s chance to win in percent, from the first move to the last
web-turning-title = Turning points
web-turning = { $seat }: from { $before } % to { $after } %

## Running a server: several of them, bots elsewhere, backups.

serve-no-key = Servers that share a bus must share a key, or people lose their seats when they come to another server. Set COVEN_KEY to the same long random text everywhere.
serve-traces = COVEN_LOG_TRACES is on: the log may quote names, chat and hidden cards. Switch it off when you have found the fault.
serve-python = Engine: Python. In a checkout, “make fast” compiles it: bots think several times as fast.
serve-compiled = Engine: compiled.
think-no-bus = Say where the bus is: --bus redis://… or COVEN_BUS_URL.
think-here =
    { $count ->
        [one] Bots think here, one at a time. Ctrl-C stops it.
       *[other] Bots think here, { $count } at a time. Ctrl-C stops it.
    }
backup-writing = Writing the backup
backup-reading = Reading the backup
backup-done =
    { $tables ->
        [one] One table is in { $file }.
       *[other] { $tables } tables are in { $file }.
    } It holds the secrets of running matches: keep it as safe as the database.
backup-there = { $file } is there already. Choose another name.
backup-trouble = The backup could not be written: { $why }
backup-newer = This database was written by a newer Coven (schema { $found }; this one knows { $known }). Only that Coven can back it up. Nothing was written.
restore-done =
    { $tables ->
        [one] One table was restored.
       *[other] { $tables } tables were restored.
    }
restore-not-empty = This database has tables already. Restore into an empty one.
restore-broken = { $file } is no whole backup of Coven's: { $why }
restore-newer = { $file } was written by a newer Coven.

# Hints
web-again = Show what happened since my move
web-hint = A hint
web-hint-title = What the Crone would do
web-hint-about = By what you know, and what she expects of it. The move is still yours.
web-hint-chance = { $percent } % to win
web-hint-none = There is no hint for this.
web-hints-label = Players may ask for hints

# Going back by consent
took-back = { $seat } took a move back; everybody agreed.
takeback-forbidden = At this table nobody asks to take moves back.
takeback-secret = Everybody chooses in secret there, so nobody can go back.
takeback-open = Somebody has already asked to go back.
takeback-refused = That was asked already; it can be asked again after the next move.
takeback-gone = Nobody asks for that any more.
takeback-rules = The rules have changed since, so the match cannot go back there.
web-takeback-ask = Ask to take it back
web-takeback-question = { $seat } would like to take back their last decision.
web-takeback-what = The match would go back to before this: “{ $what }”
web-takeback-yes = Agree
web-takeback-no = Refuse
web-takeback-wait = You have asked to take back your last decision. Still to answer: { $names }.
web-takeback-agreed = { $seat } would like to go back. Still to answer: { $names }.
web-takeback-withdraw = Never mind
web-takeback-refused = { $name } would rather play on.
web-takeback-late = Nobody answered in time; the match goes on.
web-takebacks-label = Players may ask to take moves back

# Chat: not hearing somebody
web-mute = Mute { $name }
web-muted = You do not hear:
web-unmute = Hear { $name } again
web-mute-self = You cannot mute yourself.

# What waits elsewhere
web-next =
    { $count ->
        [one] Another table waits for you
       *[other] { $count } other tables wait for you
    }
web-next-lobby =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }

# Matches from files
web-import-title = Watch a saved match
web-import-lead = A match file (.coven) that was downloaded here or elsewhere is checked, dealt again from its secret, and kept among your tables.
web-import-label = Match file
web-import-button = Open it
web-import-large = The file is too large for a match: more than { $size } kB.
web-import-none = Please choose a match file.
web-import-slow = Playing this match again took too long, so it was not opened.
web-import-busy = Too many files are being checked right now. Please try again in a moment.
web-import-yours = Your last file is still being checked. Please wait for it first.
web-imported = This match came here as a file. Its moves and its dice fit its secret, but this server did not deal it.
file-not-over = The match in this file is not over.
file-broken = This match cannot be played again here.

# Notifications while no page is open
web-push-label = Notifications on this device, even while no page is open
web-push-title = It is your move
web-push-body = { $game }: a decision waits for you.

# Host and replay
web-pause = Pause the match
web-seat-do-kick = Free the seat
web-replay-copy = Copy the link

# What is in the box
box-not-toml = This is not a TOML file: { $name-error }
box-unreadable = The file cannot be read: { $name-error }
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
box-unknown = The game does not know this line.
box-fixed = Coven cannot change this; it must stay { $name-value }.
box-sum = All these lines together must make { $total }, as the rulebook says.
box-most = At most { $most } are allowed here.
box-most-alike = At most { $most } of the same kind are allowed here.
box-limits = Allowed here, one after the other: at most { $name-limits }.
box-twice = This stands here twice: { $name-value }.
box-example = The rulebook’s example { $name-number } does not allow this.
box-source = The table [sources] must say where this comes from: { $name-choices }.
box-bad = { $name-file }, line { $line }, { $name-key }: { $name-why }
box-good = { $name-file } can be played with. { $count ->
    [0] Nothing differs from Coven’s own box.
    [one] One line differs from Coven’s own box:
   *[other] { $count } lines differ from Coven’s own box:
}
box-title = What’s in the box: { $game }
box-source-printed = printed in the rulebook
box-source-reviews = known from reviews
box-source-ours = designed by Coven
box-counts = Printed in the rulebook: { $printed }. Known from reviews: { $reviews }. Designed by Coven, because no public source shows it: { $ours }.
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
box-other = This game is played here with a corrected box ({ $name-file }).
box-corrected = Corrected box
box-no-game = There is no game called “{ $name-game }”. A box is named like this: --box wandering-towers=FILE
cli-no-box = { $game } has no box to look into.
web-ruling = Decided here, { $name-number }:
box-button = What’s in the box
