name = Voodoo
about = A tournament of sorcerers with a very attentive doll. Roll ingredients, cast spells, and make the others howl, whisper, stand on one leg and thank each other for it. Whoever forgets your spell hands you points; whoever scores most gets cursed for it.
quick-start =
    Roll the dice, then use them: cast a spell from your hand, pay one to reroll others, or two for a card. Do at least one thing, then pass the doll.
    A spell brings points at once, and its target must obey it until the end of the game. Nobody reminds them.
    Watch your targets: if one forgets, press Caught! and you get the break points, the second number on the card.
    Every skull you pass brings you an eternal curse. First to 11 wins.

## Ways to play

variant-online = Online
    .about = Every condition is a gesture on the screen, and the table sees whether it was made. To 11 points.
variant-quick = Online, quick
    .about = To 8 points, with more cards from the start.
variant-room = In one room
    .about = Do it all for real and judge each other; the table keeps score.
variant-room-quick = In one room, quick
    .about = Real bodies, 8 points.
variant-learners = For beginners
    .about = Everybody sees what lies on them, and anyone may catch anyone.
variant-strict = Strict tricks
    .about = A trick at the wrong moment is lost, as in the box; a skull curses you once only.
option-mode = Where you play
    .about = Online the table judges gestures on the screen; in one room you judge each other.
option-mode-online = Online
option-mode-room = In one room
option-track = Length
    .about = The quick game goes to 8 points and begins with more cards.
option-track-normal = To 11 points
option-track-quick = Quick, to 8 points
option-memory = Memory
    .about = As in the box, you must remember what lies on you; as an aid, the table lists it for you alone.
option-memory-box = As in the box
option-memory-aid = List of my conditions
option-callers = Who may catch
    .about = Who may call a broken spell. The points always go to its caster.
option-callers-caster = Its caster
option-callers-anyone = Anyone
option-skull-repeat = Skulls
    .about = Whether a skull curses again when you pass it again after losing points.
option-skull-repeat-each-forward = Every time, going forward
option-skull-repeat-once = Once for each wizard
option-strict-tricks = Tricks at the wrong moment
    .about = As in the box, a trick at the wrong moment is lost; else it simply cannot be played.
option-strict-tricks-false = Cannot be played
option-strict-tricks-true = Are lost
option-first-player = First player
    .about = Who last saw a film about wizards takes the first seat; or chance decides.
option-first-player-random = Drawn at random
option-first-player-first-seat = The first seat
option-handicap = Handicap
    .about = The second of two players starts with one more spell, for the first has an edge.
option-handicap-false = None
option-handicap-true = One more spell for the second
score-points = points
ending-points = The goal was reached.
ending-long = Sixty rounds are over: whoever has the most points wins.

## Things

a-spell = a spell
a-trick = a trick
body-voice = voice
body-hands = hands
body-head = head
body-face = face
body-torso = back
body-legs = legs
body-floor = sitting on the floor
slot-seat = seat
slot-legs = legs
slot-arms = arms
slot-elbows = elbows
slot-head = head
slot-eyes = eyes
slot-mouth = mouth
slot-cards = cards
posture-floor = sitting on the floor
posture-stand = standing
posture-crossed = legs crossed
posture-one_leg = on one leg
posture-hand_on_head = a hand on the head
posture-arms_crossed = arms crossed
posture-arms_forward = arms stretched forward
posture-elbows_in = elbows at the sides
posture-profile = in profile
posture-chin_on_table = chin on the table
posture-one_shut = one eye shut
posture-cheeks_puffed = cheeks puffed
posture-cards_down = cards face down
hold-hum = humming
hold-hug_doll = holding the doll
strip-normal = usual buttons
strip-mirror = mirrored buttons
strip-tiny = tiny buttons
voice-normal = usual voice
voice-whisper = whisper
voice-purr = purring voice
voice-robot = clockwork voice
voice-squeak = squeaky voice
voice-ghostly = ghostly voice
count-one = one
count-two = two
count-three = three
phrase-luck = Good luck to everybody!
phrase-humble = Most humbly, good luck to everybody!
phrase-luck_luck = Good luck, luck!
phrase-humble_luck = Most humbly, good luck, luck!
phrase-well_done = Well done!
phrase-hurry = The doll is waiting.
phrase-aye = Aye.
phrase-nay = Nay.
phrase-yes = Yes!
phrase-no = No!
phrase-dice = What dice!
phrase-me = I see everything!

## What is asked

prompt-roll = Your turn: roll the dice ({ $count }).
prompt-act = Use your dice: cast, reroll, or take a card. Left: { $count }.
prompt-act-again = Go on, or pass the doll. Dice left: { $count }.
prompt-act-draw = Go on, or take your free card and end your turn. Dice left: { $count }.
prompt-pass = No more actions: pass the doll.
prompt-draw = You took no card this turn: take one for free.
prompt-stare = The doll stares at you: { $seat } casts “{ $spell }”.
prompt-stared = The doll has not looked away yet …
prompt-retarget = { $seat } has a creepier doll. Choose another target for “{ $spell }”.
prompt-contradiction = You cannot obey both. Which spell do you break?
prompt-choice-free-reroll = Which dice do you roll again, for free?
prompt-choice-set-die = Which die do you turn, and to what?
prompt-choice-drop-spell-on-me = Which spell do you forget?
prompt-choice-cast-with-their-dice = Cast one spell with these ingredients.
prompt-choice-steal-random-card = Whose card do you take?
prompt-choice-leader-loses-point = Who slips on the peel?
prompt-accused = { $seat } says you broke “{ $card }”. Fair?
prompt-vote = { $seat }, “{ $card }”: broken or kept?
prompt-vote-both = Can { $seat } obey “{ $one }” and “{ $other }” together? Broken = no, Kept = yes.
prompt-vote-trick = { $seat } did the trick’s condition badly? Broken: the card is lost.
prompt-performed = { $seat } plays a trick. Was the condition done well enough?
prompt-cannot-first = Which spell can’t you obey?
prompt-cannot-second = Which other spell gets in its way?
prompt-agree = { $seat } cannot obey “{ $one }” and “{ $other }” together. Do you agree?
prompt-bodies = Is there anything you can’t or don’t want to move?
prompt-schools = Choose your school of magic.
prompt-third-school = Choose { $count } more cards of the third school.
crumb-turn = Turn: { $seat }
crumb-cast = { $seat }: “{ $spell }”
crumb-trick = { $seat }: { $trick }
crumb-call = { $seat }, “{ $card }”?
crumb-contradiction = { $seat }: not both
crumb-vote = Vote

## Moves

move-roll = Roll
move-reroll =
    Discard { $paid }, reroll: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-spell =
    Take a spell for: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-trick =
    Take a trick for: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-draw-spell = Take a spell, for free
move-draw-trick = Take a trick, for free
move-cast = Cast “{ $spell }” on { $seat } (+{ $points })
move-cast-wild = Cast “{ $spell }” on { $seat } (+{ $points }), as any: { $wild }
move-pass = Pass the doll
move-stay = So be it
move-aim = Target: { $seat }
move-break = Break “{ $spell }”
move-trick = Trick: { $trick }
move-free =
    Reroll: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-set = Turn { $from } to { $to }
move-forget = Forget “{ $spell }”
move-steal = Take a card from { $seat }
move-slip = { $seat } slips
move-call = Caught! “{ $card }”
move-call-at = Caught! { $seat }, “{ $card }”
move-emote = { $emote }
move-emote-at = { $emote }: { $seat }
move-emote-doll = { $emote }: the doll
move-count = Say “{ $number }”
move-posture = Posture: { $posture }
move-posture-off = At ease: { $slot }
move-hold-on = Begin: { $hold }
move-hold-off = Stop: { $hold }
move-strip = { $strip }
move-voice = Voice: { $voice }
move-phrase = Say: “{ $phrase }”
move-line = Say something
move-marker = Move my marker
move-lapse-reaction = Let a moment go by
move-lapse-wobble = Let a posture go
move-lapse-posture = Do not take up the posture
move-lapse-stare = The doll looks away
move-machine-on = This wizard is a bot
move-machine-off = This wizard is a person
move-fair = Fair
move-contest = Contest
move-broken = Broken
move-kept = Kept
move-abstain = No vote
move-good-enough = Good enough
move-not-good-enough = Not good enough
move-cant = I can’t do both
move-name = “{ $spell }”
move-never-mind = Never mind
move-agree = Agree
move-dispute = Dispute
move-without = Can’t or won’t use: { $body }
move-with = I can use it after all: { $body }
move-ready = Ready
move-school = { $school } school
move-pick = Take “{ $spell }”

## What happened

log-begin = The tournament begins: first to { $goal } points. { $seat } has the doll.
log-turn = Turn { $turn }: { $seat } receives the doll.
log-roll =
    { $seat } rolls: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-reroll =
    { $seat } discards a die and rerolls: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-free-reroll =
    { $seat } rerolls for free: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-die-back =
    { $seat } takes a die back and rolls: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-take = { $seat } takes { $card }.
log-pass = { $seat } passes the doll to { $seat-next }.
log-cast = { $seat } casts “{ $spell }”.
log-target = The target card now lies before { $seat }.
log-evaded = { $seat } pulls a creepier face: another target is needed.
log-contradiction = { $seat } cannot obey both spells and breaks “{ $spell }”.
log-gain = { $seat } moves forward by { $points } to { $total }.
log-lose = { $seat } goes back to { $total }.
log-lose-none = { $seat } has no point to lose.
log-win = { $seat } wins the tournament!
log-long = Sixty rounds have passed. The doll is asleep, the tournament is over.
log-curse = A skull! { $seat } is cursed for ever: “{ $curse }”.
log-no-curse = A skull, but no curse is left: { $seat } is lucky.
log-marker = { $seat } moves the marker to { $total }.
log-call = { $seat }: “Caught!” ({ $card })
log-call-at = { $seat }: “Caught, { $seat-accused }!” ({ $card })
log-caught-spell = { $seat } has broken “{ $spell }”.
log-caught-curse = { $seat } has not obeyed “{ $curse }”.
log-false-alarm = False alarm by { $seat }.
log-fair = { $seat }: “Fair.”
log-contest = { $seat } contests it.
log-kept = { $seat } has kept it.
log-vote = Votes: { $broken } for broken, { $kept } for kept.
log-coin-broken = Nobody can judge; a coin says: broken.
log-coin-kept = Nobody can judge; a coin says: kept.
log-cannot = { $seat } cannot obey “{ $one }” and “{ $other }” together.
log-cannot-wrong = But they do not both lie on { $seat }.
log-dispute = { $seat } disputes that.
log-both-possible = Both can be done; { $seat } must obey.
log-short = { $seat } will roll only four dice next turn.
log-barred = { $seat } may not pay for rerolls next turn.
log-put-under = { $seat } puts under the pile: { $card }.
log-empty-hand = { $seat } has no card to lose.
log-handed = { $seat } gets { $card } from { $seat-from }.
log-trick = { $seat } plays a trick: { $trick }.
log-trick-lost = The condition was not done: { $seat } loses the card.
log-trick-moment = The wrong moment: { $seat } loses the card.
log-no-effect = The trick changes nothing any more: { $seat } gets nothing.
log-not-good = { $seat } finds that { $seat-who } did it badly.
log-set = { $seat } turns a die: { $from } → { $to }.
log-forget = { $seat } has forgotten “{ $spell }”; nobody scores.
log-fade = No spell is left to draw: “{ $spell }” fades.
log-school = { $seat } takes a school: { $school }.
log-pick = { $seat } takes “{ $spell }”.
log-machine = { $seat } is a bot, whose gestures are written here.
log-person = { $seat } is a person.
log-emote = { $seat } { $emote }.
log-emote-at = { $seat } { $emote } (to { $seat-at }).
log-emote-doll = { $seat } { $emote } (to the doll).
log-count = { $seat }: “{ $number }!”
log-posture = { $seat }: { $posture }.
log-posture-off = { $seat }: no longer { $posture }.
log-wobble = { $seat } wobbles: { $posture }.
log-drop = { $seat } could not hold it: { $posture }.
log-hold-hum = { $seat } hums.
log-hold-hug_doll = { $seat } hugs the doll.
log-let-go-hum = { $seat } stops humming.
log-let-go-hug_doll = { $seat } lets go of the doll.
log-voice = { $seat } changes voice: { $voice }.
log-line = { $seat } says something ({ $voice }).
log-phrase-normal = { $seat }: “{ $phrase }”
log-phrase-whisper = { $seat } whispers: “{ $phrase }”
log-phrase-purr = { $seat } purrs: “{ $phrase }”
log-phrase-robot = { $seat }, syllable by syllable: “{ $phrase }”
log-phrase-squeak = { $seat } squeaks: “{ $phrase }”
log-phrase-ghostly = { $seat }, from beyond: “{ $phrase }”

## Why not

refuse-unknown = There is no such thing at this table.
refuse-before-game = The tournament has not begun yet.
refuse-real-gesture = In one room you do that yourself, not by a button.
refuse-aim = Aim that gesture at another wizard at the table, or at the doll.
refuse-busy = Too many gestures at once. Wait until somebody moves.
refuse-not-on-table = That card does not lie on the table.
refuse-rested = You can’t call that card again until the doll is passed.
refuse-unbound = The doll is still staring at its target: that spell binds nobody yet.
refuse-not-caster = That is { $seat }’s spell; only they can call it.
refuse-own-curse = That curse lies on you; the others watch it.
refuse-own-spell = That spell lies on you; the others watch it.
refuse-later = Answer the table’s question first.
refuse-call-whom = Say who broke it.
refuse-call-nobody = You don’t name a wizard with that card.
refuse-accused = Neither you nor the spell’s caster can have broken it.
refuse-marker = Your marker already stands where your points are.
refuse-is-bot = A bot plays this wizard already, and the table judges it.
refuse-is-person = A person plays this wizard already.
refuse-no-trick = You don’t hold “{ $trick }”.
refuse-trick-busy = Tricks wait until the table has its answer.
refuse-trick-moment = It is not the right moment. { $when }
refuse-not-in-room = That is for people in one room.
refuse-wait = First { $seat } has to answer.
refuse-nothing-asked = The table is not asking you that now.
refuse-stare = The doll stares at you: take it, or show a creepier face.
refuse-retarget = First choose another target.
refuse-contradiction = First say which spell you break.
refuse-choice = First finish your trick.
refuse-accused-first = First answer: fair, or contest?
refuse-vote = First vote.
refuse-performed = First say whether the trick was good enough.
refuse-cannot = First settle which spells cannot be obeyed together.
refuse-bodies = First say what you can move.
refuse-schools = First choose what is on offer from the schools.
refuse-rolled = The first roll is made; from now on it is rerolls.
refuse-roll-first = Roll the dice first.
refuse-not-quick = The free card at the end of a turn is only in the quick game.
refuse-taken = You have already taken a card this turn.
refuse-turn-ending = The free card has ended your actions: play a trick, or pass the doll.
refuse-empty-pile = That pile is empty.
refuse-act-first = Do at least one thing with your dice before the turn ends.
refuse-draw-first = You took no card this turn: take one before you pass the doll.
refuse-few-dice = You need at least two dice for that.
refuse-hobbled = Your curse’s penalty: no paid rerolls this turn.
refuse-rerolls = You have already rerolled three times this turn.
refuse-no-such-dice = Those dice are not in your pool.
refuse-not-in-hand = “{ $spell }” is not in your hand.
refuse-yourself = You cannot cast a spell on yourself.
refuse-nobody-there = Nobody sits there.
refuse-target-card = The target card lies before { $seat }: choose somebody else.
refuse-ingredients = The dice do not show all that “{ $spell }” needs.
refuse-wildcard = “{ $spell }” needs one more die of any kind: choose it.

## The page about the box

box-dice = Dice
box-turn = The turn
box-track = Score board
box-spell = Spells
box-curse = Eternal curses
box-trick = Tricks
box-contradictions = Contradictions

box-dice-number = Dice
box-dice-faces = Sides of each die
box-dice-wild = The wild ingredient on cards
box-turn-rerolls = Paid rerolls in a turn
box-turn-card_cost = Dice for one card
box-track-normal = Normal game
box-track-quick = Quick game
box-track-goal = to { $value } points
box-track-skulls = skulls on { $value }
box-track-start_spells = { $value ->
        [one] { $value } spell at the start
       *[other] { $value } spells at the start
    }
box-track-start_tricks = { $value ->
        [one] { $value } trick at the start
       *[other] { $value } tricks at the start
    }
    .none = no tricks
box-spell-school = { $value }
box-spell-cost = costs { $value }
box-spell-cast = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
box-spell-broken = { $value ->
        [one] { $value } point when broken
       *[other] { $value } points when broken
    }
box-curse-penalty = { $value }
box-contradictions-pairs = Nobody can do both
box-pairs-mirror_strip = { strip-mirror }
box-pairs-tiny_strip = { strip-tiny }
box-pairs-prefix = { spell-polite }
box-pairs-double_last = { spell-parrot }
box-pairs-yes_no = { spell-taboo }

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — points: { $points }, in hand: spells { $spells }, tricks { $tricks }
sketch-laid = cast: { $cards }
sketch-cursed = cursed: { $cards }
sketch-body = body: { $body }
sketch-dice = Dice: { $pool } (used: { $used })
sketch-piles = Piles: spells { $spells }, tricks { $tricks }, curses { $curses }
sketch-hand = Your hand: { $cards }
sketch-mine = On you: { $cards }

## Emotes: a button, and what others see

emote-croak = Croak
    .done = croaks like a frog
emote-bow = Bow
    .done = bows
emote-knock = Knock on wood
    .done = knocks on wood
emote-wow = Wo-o-ow!
    .done = gasps “Wo-o-ow!”
emote-snort = Snort
    .done = snorts like a camel
emote-salute = Salute
    .done = salutes
emote-drum = Drum roll
    .done = drums a roll on the table
emote-declare = Announce
    .done = announces what comes next
emote-howl = Howl
    .done = howls like a wolf
emote-ouch = Ouch!
    .done = cries “Ouch!” and rubs the sore spot
emote-yawn = Yawn
    .done = yawns and stretches
emote-maracas = Shake maracas
    .done = shakes invisible maracas
emote-hello = Hello?
    .done = says “Hello?”
emote-thanks = Thanks
    .done = says thanks
emote-stare = Stare at the pile
    .done = stares hard at the pile
emote-please = Please!
    .done = asks nicely
emote-pat = Pat
    .done = pats the head
emote-blow = Blow on the dice
    .done = blows on the dice
emote-bravo = Bravo!
    .done = says “Bravo!”
emote-spit = Over the shoulder
    .done = pretends to spit over the left shoulder
emote-blink = Blink slowly
    .done = blinks slowly
emote-show = Show
    .done = shows a card
emote-cackle = Cackle
    .done = cackles like a villain
emote-scare = Scary face
    .done = pulls a scary face
emote-rumble = Rumble
    .done = rumbles loudly
emote-slurp = Slurp
    .done = slurps
emote-sleeve = Shake a sleeve
    .done = shakes a sleeve
emote-whoami = Who am I?
    .done = asks “Who am I?”
emote-whistle = Whistle
    .done = whistles innocently
emote-jingle = Jingle
    .done = jingles something
emote-oops = Oops!
    .done = says “Oops!”
emote-temple = Tap the temple
    .done = taps a temple
emote-wave = Wave
    .done = waves
emote-shrug = Shrug
    .done = shrugs
emote-wink = Wink
    .done = winks
emote-dance = Dance
    .done = dances a little

## Ingredients, schools, penalties

ingredient-bat = bat
ingredient-pumpkin = pumpkin
ingredient-raven = raven
ingredient-skull = skull
ingredient-ghost = ghost
ingredient-star = star
ingredient-any = any
school-celtic = Celtic
school-egyptian = Egyptian
school-haitian = Haitian
penalty-lose_point = Penalty: lose 1 point.
penalty-four_dice = Penalty: next turn, roll only 4 dice.
penalty-no_reroll = Penalty: no paid rerolls on your next turn.
penalty-discard_random = Penalty: put a random card from your hand under its pile.
penalty-give_left = Penalty: give a random card from your hand to the wizard on your left.
penalty-lose_drawn_card = Penalty: the card just taken goes under its pile.
penalty-lose_trick = Penalty: put another random trick of yours under the pile; if you have none, lose 1 point.

## Spells

spell-croak = Frogmouth
    .rule = Before rolling, croak like a frog.
spell-bow = Bow to the Stump
    .rule = Before passing the doll, bow to it.
spell-knock = Knock on Oak
    .rule = Before rolling, knock on wood three times.
spell-echo = Echo of the Dell
    .rule = Whenever another wizard casts a spell, gasp “Wo-o-ow!”
spell-hookleg = Hookleg
    .rule = Sit with your legs crossed.
spell-sitdown = Sit-Ye-Down
    .rule = Sit on the floor.
spell-mushroom = Mushroom Cap
    .rule = Keep one palm on top of your head.
spell-drone = Druid’s Drone
    .rule = During your turn, keep humming.
spell-weakhand = Wrong Root
    .rule = During your turn, use only your weaker hand.
spell-heron = Bog Heron
    .rule = During your turn, stand on one leg.
spell-fog = Fog Whisper
    .rule = Speak only in a whisper.
spell-polite = Polite Leprechaun
    .rule = During your turn, say something, and begin every line with “Most humbly”.
spell-camel = Camel Snort
    .rule = Before passing the doll, snort like a camel.
spell-salute = Salute the Sphinx
    .rule = Before rolling, salute the wizard on your left.
spell-fanfare = Pharaoh’s Fanfare
    .rule = Before moving your marker forward, drum a roll on the table.
spell-countdown = Tomb Countdown
    .rule = Before rolling, count aloud: three, two, one.
spell-begood = Be Good
    .rule = Keep your arms crossed.
spell-fresco = Fresco Profile
    .rule = Show the others only your profile.
spell-ra = One-Eyed Ra
    .rule = During your turn, keep one eye shut.
spell-bandages = Tight Bandages
    .rule = During your turn, keep your elbows pressed to your sides.
spell-scribe = Scribe’s Report
    .rule = During your turn, announce every action before you do it.
spell-pillar = Temple Pillar
    .rule = Play standing up.
spell-purr = Bastet’s Purr
    .rule = Purr when you speak: rrroll your Rs.
spell-taboo = Scarab Taboo
    .rule = Never say “yes” or “no”.
spell-howl = Voodoo-wolf?!
    .rule = Before rolling, howl like a wolf.
spell-needle = Needlis Prickis
    .rule = Before passing the doll, cry “Ouch!” and rub the sore spot.
spell-yawn = Zombie Yawn
    .rule = Before rolling, yawn and stretch.
spell-maracas = Parting Maracas
    .rule = Before passing the doll, shake invisible maracas twice.
spell-puffer = Pufferfish
    .rule = During your turn, keep your cheeks puffed whenever you are not speaking.
spell-pinkies = Marionette Pinkies
    .rule = During your turn, handle everything with your little fingers only.
spell-parrot = Parrot Loop
    .rule = During your turn, say something, and repeat the last word of every line.
spell-hugger = Doll Hugger
    .rule = During your turn, never let go of the doll.
spell-hello = Hello, Doll?
    .rule = Before rolling, put the doll to your ear and say “Hello?”
spell-chin = Chin Anchor
    .rule = During your turn, rest your chin on the table.
spell-clockwork = Clockwork Voice
    .rule = Speak syl-la-ble by syl-la-ble.
spell-zombie = Zombie Drill
    .rule = During your turn, between actions, stretch both arms forward.

## Eternal curses

curse-grateful = Grateful Fool
    .rule = When you receive the doll, thank whoever passed it, before you roll.
curse-mindpush = Power of Thought
    .rule = Before taking a card, stare hard at the pile.
curse-begging = Butterfingers
    .rule = Before your marker moves forward, ask another wizard nicely to move it.
curse-nodice = Unmentionables
    .rule = Never say the words “die” or “dice”.
curse-royalwe = We, the Wizard
    .rule = Never say “I” or “me”: you are “we”.
curse-patdoll = Sensitive Doll
    .rule = Before passing the doll, pat its head.
curse-blow = Gambler’s Draught
    .rule = Before every roll and reroll of yours, blow on the dice.
curse-applause = Envious Bravo
    .rule = Whenever another wizard’s marker moves forward, say “Bravo!”
curse-skullspit = Skull Superstition
    .rule = Whenever anybody’s roll shows two or more skulls, pretend to spit over your left shoulder.
curse-blink = Owl Eyes
    .rule = Before rolling, blink slowly three times.
curse-cardsdown = Card Shyness
    .rule = When it is not your turn, keep your cards face down on the table.
curse-showdoll = Censor Doll
    .rule = Before using a trick, show it to the doll.
curse-cackle = Villain’s Cackle
    .rule = Whenever anybody is caught, cackle like a villain.

## Tricks

trick-creepy = Very Creepy Doll
    .when = Right after you become a target.
    .rule = Pull your scariest face: the caster must pick another target.
trick-cart = Freshly Washed Cart
    .when = On your turn, after a roll.
    .rule = Make a loud rumble: reroll any of your dice for free.
trick-parasite = Parasite
    .when = On another wizard’s turn, after a roll.
    .rule = Slurp: cast one spell with that wizard’s ingredients; they stay in the pool.
trick-ace = Ace up the Sleeve
    .when = On your turn, after a roll.
    .rule = Shake your sleeve: turn one die to the side you need.
trick-amnesia = Memory Gap
    .when = On your turn.
    .rule = Ask “Who am I?”: put one spell lying on you under the pile; nobody scores.
trick-sticky = Sticky Paws
    .when = On your turn.
    .rule = Whistle innocently: take a random card from another wizard’s hand.
trick-change = Small Change
    .when = On your turn.
    .rule = Jingle something: gain 1 point.
trick-banana = Banana Peel
    .when = On your turn.
    .rule = Say “Oops!”: a wizard with more points than you loses 1 point.
trick-sixth = Sixth Sense
    .when = On your turn, after a die was used.
    .rule = Tap your temple: take one used die back and roll it.

## The table on a page

table-track = Score track
table-skull = A skull: whoever passes it going forward is cursed for ever. Rule 7.1
table-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-tray = Dice and piles
table-used = Used: { $face }
table-turn-to = Turn the die to: { $face }
table-rerolls = Paid rerolls left: { $count }
table-pile-spells = Spells to draw: { $count }
table-pile-tricks = Tricks to draw: { $count }
table-pile-curses = Eternal curses to come: { $count }
table-wobbles = wobbles
table-four-dice = only four dice in the next turn
table-no-reroll = no paid rerolls in the next turn
table-target = The target card lies before { $seat }
table-doll = { $seat } has the doll
table-the-doll = the doll
table-at-ease = at ease: { $slot }
table-says = speaks ({ $voice })
table-worth = +{ $points } when cast, +{ $broken } for its caster when broken (break points).
table-caught = Caught!
table-holds = In hand: spells { $spells }, tricks { $tricks }
table-hand = Your cards
table-empty-hand = No cards in hand: two dice buy one.
table-on-you = On you
table-nothing-on-you = nothing yet
table-page = Gestures, page { $n }
table-wheel = Gestures
table-body = Body
table-voice = Voice
table-cards = Cards
table-holding = While you do something else
table-hold-tip = Hold it (or the key { $letter }) while you press another button; a tap holds until the next command.
table-more = More
command-roll = Roll
command-reroll = Reroll
command-free = Free reroll
command-cast = Cast
command-take = takes a card
command-take-spell = Draw spell
command-take-trick = Draw trick
command-draw-spell = + Free spell
command-draw-trick = + Free trick
command-trick = Play trick
command-pass = Pass
how-reroll = Tap the die you pay with, then those you roll again.
how-free = Tap the dice you roll again.
how-take = Tap the two dice you pay with.
how-set = Tap one die, then its new side.
how-cast = Tap the spell in your hand.
how-target = Whom?
how-wild = Tap the die that counts as “any”.
how-trick = Tap the trick in your hand.
how-aim = To whom?
how-call = Who broke it?
how-by = Who has noticed?
how-sure = Awkward in this posture: press again.
banner-stare = { $seat } casts “{ $spell }”: the doll stares at { $seat-target } …
banner-retarget = { $seat-evader } has a creepier doll. Whom does { $seat } hit with “{ $spell }” now?
banner-contradiction = { $seat } cannot obey both: which spell breaks?
banner-trick = { $seat }: { $trick }
banner-accused = { $seat }, “{ $card }”?
banner-cannot = { $seat }: “I can’t do both!”
banner-agreed = { $seat } cannot do both “{ $one }” and “{ $other }”: which breaks?
banner-bodies = Tick what you cannot, or will not, move; for a spell on that, touch your nose or cross two fingers instead.
banner-schools = Each takes a school of magic.
banner-third-school = The third school is divided: six cards each.
hinder-narrow = Seen through a slit
hinder-low = From below the table’s edge
hinder-high = From high above
hinder-cap = Under a cap
hinder-sway = Swaying
hinder-swap = Buttons the other way round
hinder-tilt = Head on one side
hinder-patch = With one eye
hinder-bubble = Through a bubble
hinder-hidden_hand = Cards face down

## The first game

first-welcome =
    Welcome to the tournament! You have the doll, so it is your turn: roll the five dice.
    Your spell, “{ spell-croak }”, needs two pumpkins.
first-reroll = No pumpkins. Pay one die and roll others again: tap the bat (it is paid), then the other four, then Reroll. Three times a turn you may.
first-cast = Two pumpkins! Tap the spell, then { $seat }, then Cast. It brings you its point at once, and from now on { $seat } must croak before every first roll.
first-marker = A point. Online you move your marker yourself: tap it on the track.
first-pass = You have done something, so you may stop. Pass the doll to { $seat }, and watch!
first-call = No croak was to be heard before that roll! The spell lies in front of you: press Caught! on it. The table never says whether there is something to catch.
first-skull = Two more points for the broken spell. But on 3 there is a skull: move your marker, and see the eternal curse you have got.
first-theirs = The curse stays for ever: before every roll you must blow on the dice. Anyone may catch you at it, and you would pay. { $seat } goes on meanwhile.
first-stare = Now you are the target: the doll stares at you. Whoever holds Very Creepy Doll could evade. You hold nothing: so be it.
first-stared = The doll stares for a moment at everybody alike: how quickly you answer tells nothing.
first-howl = Your turn, and you are under a spell: howl like a wolf before you roll. In this game “On you” lists it; usually you must remember.
first-blow = And the curse: blow on the dice. It is on the second page of gestures.
first-roll = Howled and blown: nobody can catch you. Roll!
first-take = Your hand is empty, and two dice buy a card. Tap the bat and the pumpkin, then “{ command-take-spell }”.
first-trick = A trick costs two dice, too: both stars, then “{ command-take-trick }”. Tricks want their own gesture first; the card says which.
first-end =
    That is all: roll, cast, watch the others, and forget nothing yourself. Postures, voices, humming and tiny buttons wait in the other panels.
    First to 11 wins. Play on!

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] More points for you.
   *[no] Points can wait here.
}
reason-rival-points = { $more ->
    [yes] A rival’s points matter less here.
   *[no] A rival stays behind.
}
reason-left-points = { $more ->
    [yes] Your left neighbour’s points matter less here.
   *[no] Your left neighbour gets fewer points.
}
reason-own-one-away = { $more ->
    [yes] You are one point from the goal.
   *[no] You keep away from the goal for now.
}
reason-own-two-away = { $more ->
    [yes] You come within two points of the goal.
   *[no] You keep more than two points away for now.
}
reason-own-three-away = { $more ->
    [yes] One big spell could then win.
   *[no] A big spell need not win yet.
}
reason-rival-one-away = { $more ->
    [yes] A rival at the goal is no worry here.
   *[no] A rival is kept from the last point.
}
reason-rival-two-away = { $more ->
    [yes] A rival near the goal is no worry here.
   *[no] A rival is kept two points away.
}
reason-rival-three-away = { $more ->
    [yes] A rival’s big spell is no worry here.
   *[no] One big spell will not be enough for a rival.
}
reason-lead = { $more ->
    [yes] It puts you ahead.
   *[no] Being ahead matters less here.
}
reason-late-lead = { $more ->
    [yes] It puts you ahead when it counts.
   *[no] Being ahead can wait.
}
reason-own-spells = { $more ->
    [yes] More spells in your hand.
   *[no] Spells in hand turn into something better.
}
reason-own-promise = { $more ->
    [yes] Your hand promises more points.
   *[no] Your hand is put to use.
}
reason-own-cheap-spells = { $more ->
    [yes] Cheap spells stay at hand.
   *[no] Cheap spells are used up.
}
reason-own-big-spells = { $more ->
    [yes] Big spells stay at hand.
   *[no] Big spells are used up.
}
reason-own-winning-spells = { $more ->
    [yes] You keep a spell that can win.
   *[no] No single spell needs to win here.
}
reason-rival-spells = { $more ->
    [yes] A rival’s hand matters less here.
   *[no] A rival has fewer spells.
}
reason-own-tricks = { $more ->
    [yes] More tricks in your hand.
   *[no] A trick is put to use.
}
reason-own-point-trick = { $more ->
    [yes] You keep the trick that brings a point.
   *[no] The trick that brings a point is used.
}
reason-own-dice-tricks = { $more ->
    [yes] You keep tricks that help the dice.
   *[no] A trick helps the dice now.
}
reason-own-parasite = { $more ->
    [yes] You keep the Parasite for others’ dice.
   *[no] The Parasite has done its work.
}
reason-own-doll = { $more ->
    [yes] You keep a Very Creepy Doll.
   *[no] The Doll is played when it helps.
}
reason-rival-tricks = { $more ->
    [yes] A rival’s tricks matter less here.
   *[no] A rival has fewer tricks.
}
reason-own-catches = { $more ->
    [yes] More to catch others at.
   *[no] Fewer spells to watch.
}
reason-rival-catches = { $more ->
    [yes] A rival’s spells matter less here.
   *[no] A rival has less to catch others at.
}
reason-own-conditions = { $more ->
    [yes] You can bear one more condition.
   *[no] You have less to remember.
}
reason-rival-conditions = { $more ->
    [yes] A rival has more to remember.
   *[no] A rival’s conditions matter less here.
}
reason-own-curses = { $more ->
    [yes] The points are worth a curse.
   *[no] You draw no curse.
}
reason-rival-curses = { $more ->
    [yes] A rival bears more curses.
   *[no] A rival’s curses matter less here.
}
reason-own-contradiction = { $more ->
    [yes] Your next spell can contradict one of yours on the table.
   *[no] Your spells need no contradiction.
}
reason-own-penalty = { $more ->
    [yes] You can bear the penalty.
   *[no] You avoid a penalty in your next turn.
}
reason-rival-penalty = { $more ->
    [yes] A rival has a penalty in the next turn.
   *[no] A rival’s penalty matters less here.
}
reason-turns-to-wait = { $more ->
    [yes] You can wait for your next turn.
   *[no] Your next turn comes sooner.
}
reason-rounds-left = { $more ->
    [yes] The game lasts longer.
   *[no] The end comes sooner.
}
