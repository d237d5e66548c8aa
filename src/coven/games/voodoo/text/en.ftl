name = Voodoo
about = A tournament of sorcerers with a very attentive doll. Roll ingredients, cast spells, and make the others howl, whisper, stand on one leg and thank each other for it. Whoever forgets your spell hands you points; whoever scores most gets cursed for it.
quick-start =
    Roll the dice, then use them: cast a spell from your hand, pay one die to reroll others, or pay two to draw a card. Do at least one of these, then pass the doll.
    A spell scores immediately, and its target has to obey it until the end of the game. Nobody will remind them.
    Watch your targets: if one forgets, press “Caught!” and score the break points, the second number on the card.
    Every skull you pass brings you an eternal curse. First to 11 points wins.

## Ways to play

variant-online = Online
    .about = You obey spells with gestures on the screen, and the game checks them. Play to 11 points.
variant-quick = Online, quick
    .about = Play to 8 points, with more cards from the start.
variant-room = Same room
    .about = Do everything for real and judge each other; the game keeps score.
variant-room-quick = Same room, quick
    .about = Do everything for real and play to 8 points.
variant-learners = For beginners
    .about = You always see which spells and curses you’re under, and anyone may catch anyone.
variant-strict = Strict tricks
    .about = A trick played at the wrong moment is lost, as in the printed rules; each skull curses you only once.
option-mode = Where you play
    .about = Online, the game checks your gestures on the screen; in the same room, you judge each other.
option-mode-online = Online
option-mode-room = Same room
option-track = Game length
    .about = The quick game goes to 8 points, and you start with more cards.
option-track-normal = To 11 points
option-track-quick = Quick, to 8 points
option-memory = Memory
    .about = In the printed game you have to remember which spells and curses you’re under. To help you, the game can list them where only you see them.
option-memory-box = You have to remember
option-memory-aid = Show the spells and curses on me
option-callers = Who may call “Caught!”
    .about = Who may call out a broken spell. Its caster always gets the points.
option-callers-caster = Only the caster
option-callers-anyone = Anyone
option-skull-repeat = Skulls
    .about = Whether a skull curses you again if you lose points and pass it a second time.
option-skull-repeat-each-forward = Curse you every time
option-skull-repeat-once = Curse you only once
option-strict-tricks = Tricks at the wrong moment
    .about = What happens when you try to play a trick at the wrong moment: either you lose it, as in the printed rules, or you simply can’t play it.
option-strict-tricks-false = You can’t play them
option-strict-tricks-true = You lose them
option-first-player = First player
    .about = Chosen at random, or the player in the first seat. In the printed rules, whoever most recently watched a film about wizards goes first: let them sit there.
option-first-player-random = Random
option-first-player-first-seat = Player in the first seat
option-handicap = Handicap
    .about = With two players, the first player has an edge, so the second player can start with an extra spell.
option-handicap-false = No handicap
option-handicap-true = An extra spell for the second player
score-points = Points
score-cast = Spells cast
score-caught = Wizards caught
score-tricks = Tricks
score-lost = Points lost when caught
ending-points = Somebody has scored enough points to win.
ending-long = Sixty rounds are up: whoever has the most points wins.

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
    .label = Seat
    .off = stool
slot-legs = legs
    .label = Legs
    .off = apart
slot-arms = arms
    .label = Arms
    .off = relaxed
slot-elbows = elbows
    .label = Elbows
    .off = free
slot-head = head
    .label = Head
    .off = forward
slot-eyes = eyes
    .label = Eyes
    .off = open
slot-mouth = mouth
    .label = Cheeks
    .off = flat
slot-cards = cards
    .label = Cards
    .off = in hand
posture-floor = sitting on the floor
    .short = floor
posture-stand = standing
    .short = standing
posture-crossed = legs crossed
    .short = crossed
posture-one_leg = on one leg
    .short = one leg
posture-hand_on_head = hand on head
    .short = on head
posture-arms_crossed = arms crossed
    .short = crossed
posture-arms_forward = arms stretched out in front
    .short = forward
posture-elbows_in = elbows tucked in
    .short = tucked in
posture-profile = in profile
    .short = profile
posture-chin_on_table = chin on the table
    .short = chin on table
posture-one_shut = one eye shut
    .short = one shut
posture-cheeks_puffed = cheeks puffed
    .short = puffed
posture-cards_down = cards face down
    .short = face down
hold-hum = humming
hold-hug_doll = hugging the doll
strip-normal = normal buttons
strip-mirror = mirrored buttons
    .tip = For spells that make you use your weaker hand
    .title = Weaker hand: for “{ spell-weakhand }”
strip-tiny = tiny buttons
    .tip = For spells that make you use your little fingers
    .title = Little fingers: for “{ spell-pinkies }”
voice-normal = normal voice
    .short = normal
voice-whisper = whispering voice
    .short = whisper
voice-purr = purring voice
    .short = purring
voice-robot = clockwork voice
    .short = clockwork
voice-squeak = squeaky voice
    .short = squeaky
voice-ghostly = ghostly voice
    .short = ghostly
count-one = one
count-two = two
count-three = three
phrase-luck = Good luck to everybody!
phrase-humble = Most humbly, good luck to everybody!
phrase-luck_luck = Good luck… luck!
phrase-humble_luck = Most humbly, good luck… luck!
phrase-well_done = Well done!
phrase-hurry = The doll is waiting.
phrase-aye = Aye.
phrase-nay = Nay.
phrase-yes = Yes!
phrase-no = No!
phrase-dice = Look at those dice!
phrase-me = I see everything!

## What is asked

prompt-roll = Roll your { $count } dice.
prompt-act = Use your dice: cast, reroll or draw a card. Dice left: { $count }.
prompt-act-again = Keep going, or pass the doll. Dice left: { $count }.
prompt-act-draw = Keep going, or draw your free card to end your turn. Dice left: { $count }.
prompt-pass = No actions left: pass the doll.
prompt-draw = You haven’t drawn a card this turn: draw one for free.
prompt-stare = The doll is staring at you: { $seat } is casting “{ $spell }” on you.
prompt-stared = Wait until the doll looks away…
prompt-retarget = { $seat } has a creepier doll. Choose another target for “{ $spell }”.
prompt-contradiction = You can’t obey both spells. Choose which one to break.
prompt-choice-free-reroll = Choose the dice to reroll for free.
prompt-choice-set-die = Choose a die and the face to turn it to.
prompt-choice-drop-spell-on-me = Choose a spell to forget.
prompt-choice-cast-with-their-dice = Cast one of your spells with these dice.
prompt-choice-steal-random-card = Choose whose card to take.
prompt-choice-leader-loses-point = Choose who slips on the banana peel.
prompt-accused = { $seat } says you broke “{ $card }”. Admit it or contest it.
prompt-vote = Vote: did { $seat } break “{ $card }”?
prompt-vote-both = { $seat-is ->
    [you] Can you obey “{ $one }” and “{ $other }” together? “{ move-kept }” means yes, “{ move-broken }” means no.
   *[other] Can { $seat } obey “{ $one }” and “{ $other }” together? “{ move-kept }” means yes, “{ move-broken }” means no.
}
prompt-vote-trick = { $seat-is ->
    [you] Did you do the trick well enough? “{ move-kept }” means yes; “{ move-broken }” means no, and the card is lost.
   *[other] Did { $seat } do the trick well enough? “{ move-kept }” means yes; “{ move-broken }” means no, and the card is lost.
}
prompt-performed = { $seat-is ->
    [you] You play a trick. Was it done well enough to count?
   *[other] { $seat } plays a trick. Was it done well enough to count?
}
prompt-cannot-first = Which spell can’t you obey?
prompt-cannot-second = Which other spell gets in its way?
prompt-agree = { $seat-is ->
    [you] You say that nobody can obey “{ $one }” and “{ $other }” together. Do you agree?
   *[other] { $seat } says that nobody can obey “{ $one }” and “{ $other }” together. Do you agree?
}
prompt-bodies = Is there a part of your body you can’t move, or would rather not?
prompt-schools = Choose your school of magic.
prompt-third-school = { $count ->
        [one] Choose { $count } more card from the third school.
       *[other] Choose { $count } more cards from the third school.
    }
crumb-turn = { $seat-is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
crumb-cast = { $seat-is ->
        [you] You’re casting “{ $spell }”
       *[other] { $seat } is casting “{ $spell }”
    }
crumb-trick = { $seat-is ->
        [you] You’re playing “{ $trick }”
       *[other] { $seat } is playing “{ $trick }”
    }
crumb-call = { $seat-is ->
        [you] Did you break “{ $card }”?
       *[other] Did { $seat } break “{ $card }”?
    }
crumb-contradiction = { $seat-is ->
        [you] You can’t do both
       *[other] { $seat } can’t do both
    }
crumb-vote = Vote

## Moves

move-roll = Roll the dice
move-reroll =
    Discard { $paid }, reroll: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-spell =
    Draw a spell for: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-trick =
    Draw a trick for: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-draw-spell = Draw a spell for free
move-draw-trick = Draw a trick for free
move-cast = Cast “{ $spell }” on { $seat } (+{ $points })
move-cast-wild = Cast “{ $spell }” on { $seat } (+{ $points }), wildcard: { $wild }
move-pass = Pass the doll
move-stay = Accept it
move-aim = Target { $seat }
move-break = Break “{ $spell }”
move-trick = Play “{ $trick }”
move-free =
    Reroll: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-set = Turn a die from { $from } to { $to }
move-forget = Forget “{ $spell }”
move-steal = Take a card from { $seat }
move-slip = Make { $seat } slip
move-call = Caught! “{ $card }”
move-call-at = Caught! { $seat }, “{ $card }”
move-emote = { $emote }
move-emote-at = { $emote } → { $seat }
move-emote-doll = { $emote } → the doll
move-count = Say “{ $number }”
move-posture = Posture: { $posture }
move-posture-off = Relax: { $slot }
move-hold-on = Start: { $hold }
move-hold-off = Stop: { $hold }
move-strip = Use the { $strip }
move-voice = Use the { $voice }
move-phrase = Say: “{ $phrase }”
move-line = Say something
move-marker = Move my marker
move-lapse-reaction = Let the moment pass
move-lapse-wobble = Let your posture slip
move-lapse-posture = Don’t adopt the posture
move-lapse-stare = Let the doll look away
move-machine-on = Let a bot play this wizard
move-machine-off = Play this wizard yourself
move-fair = Admit it
move-contest = Contest it
move-broken = Broken
move-kept = Not broken
move-abstain = Abstain
move-good-enough = Good enough
move-not-good-enough = Not good enough
move-cant = I can’t do both
move-name = Choose “{ $spell }”
move-never-mind = Never mind
move-agree = Agree
move-dispute = Dispute
move-without = Ruled out: { $body }
move-with = Fine after all: { $body }
move-ready = Ready
move-school = Choose the { $school } school
move-pick = Take “{ $spell }”

## What happened

log-begin = { $seat-is ->
        [you] The tournament begins: first to { $goal } points wins. You have the doll.
       *[other] The tournament begins: first to { $goal } points wins. { $seat } has the doll.
    }
log-turn = { $seat-is ->
        [you] Turn { $turn }: you have the doll.
       *[other] Turn { $turn }: { $seat } has the doll.
    }
log-roll =
    { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    }: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-reroll =
    { $seat-is ->
        [you] You discard a die and reroll
       *[other] { $seat } discards a die and rerolls
    }. Result: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-free-reroll =
    { $seat-is ->
        [you] You reroll for free
       *[other] { $seat } rerolls for free
    }. Result: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-die-back =
    { $seat-is ->
        [you] You take a used die back and roll it
       *[other] { $seat } takes a used die back and rolls it
    }. Result: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-take = { $seat-is ->
        [you] You draw “{ $card }”.
       *[other] { $seat } draws { $card }.
    }
log-pass = { $seat-is ->
        [you] You pass the doll to { $seat-next }.
       *[other] { $seat-next-is ->
            [you] { $seat } passes the doll to you.
           *[other] { $seat } passes the doll to { $seat-next }.
        }
    }
log-cast = { $seat-is ->
        [you] You cast “{ $spell }”.
       *[other] { $seat } casts “{ $spell }”.
    }
log-target = { $seat-is ->
        [you] You have the target card now.
       *[other] { $seat } has the target card now.
    }
log-evaded = { $seat-is ->
        [you] You pull a creepier face, so the spell needs another target.
       *[other] { $seat } pulls a creepier face, so the spell needs another target.
    }
log-contradiction = { $seat-is ->
        [you] You can’t obey both spells, so you break “{ $spell }”.
       *[other] { $seat } can’t obey both spells and breaks “{ $spell }”.
    }
log-gain = { $seat-is ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (total: { $total }).
log-lose = { $seat-is ->
        [you] You lose 1 point (total: { $total }).
       *[other] { $seat } loses 1 point (total: { $total }).
    }
log-lose-none = { $seat-is ->
        [you] You have no points to lose.
       *[other] { $seat } has no points to lose.
    }
log-win = { $seat-is ->
        [you] You win the tournament!
       *[other] { $seat } wins the tournament!
    }
log-long = Sixty rounds are up: the doll has fallen asleep, and the tournament is over.
log-curse = { $seat-is ->
        [you] A skull! You are cursed forever: “{ $curse }”.
       *[other] A skull! { $seat } is cursed forever: “{ $curse }”.
    }
log-no-curse = { $seat-is ->
        [you] A skull, but no curses are left. Lucky you!
       *[other] A skull, but no curses are left. Lucky { $seat }!
    }
log-marker = { $seat-is ->
        [you] You move your marker to space { $total }.
       *[other] { $seat } moves their marker to space { $total }.
    }
log-call = { $seat-is ->
        [you] You call: “Caught!” ({ $card })
       *[other] { $seat } calls: “Caught!” ({ $card })
    }
log-call-at = { $seat-is ->
        [you] You call: “Caught you, { $seat-accused }!” ({ $card })
       *[other] { $seat-accused-is ->
            [you] { $seat } calls: “Caught you!” ({ $card })
           *[other] { $seat } calls: “Caught you, { $seat-accused }!” ({ $card })
        }
    }
log-caught-spell = { $seat-is ->
        [you] You broke “{ $spell }”.
       *[other] { $seat } broke “{ $spell }”.
    }
log-caught-curse = { $seat-is ->
        [you] You didn’t obey “{ $curse }”.
       *[other] { $seat } didn’t obey “{ $curse }”.
    }
log-false-alarm = { $seat-is ->
        [you] You raise a false alarm.
       *[other] { $seat } raises a false alarm.
    }
log-fair = { $seat-is ->
        [you] You admit it.
       *[other] { $seat } admits it.
    }
log-contest = { $seat-is ->
        [you] You contest it.
       *[other] { $seat } contests it.
    }
log-kept = { $seat-is ->
        [you] You didn’t break it.
       *[other] { $seat } didn’t break it.
    }
log-vote = Votes for “{ move-broken }”: { $broken }; for “{ move-kept }”: { $kept }.
log-coin-broken = Nobody can vote, so a coin decides: broken.
log-coin-kept = Nobody can vote, so a coin decides: not broken.
log-cannot = { $seat-is ->
        [you] You say you can’t obey “{ $one }” and “{ $other }” together.
       *[other] { $seat } says they can’t obey “{ $one }” and “{ $other }” together.
    }
log-cannot-wrong = { $seat-is ->
        [you] But those spells aren’t both on you.
       *[other] But those spells aren’t both on { $seat }.
    }
log-dispute = { $seat-is ->
        [you] You dispute that.
       *[other] { $seat } disputes that.
    }
log-both-possible = { $seat-is ->
        [you] Both spells can be obeyed together, so you have to obey both.
       *[other] Both spells can be obeyed together, so { $seat } has to obey both.
    }
log-short = { $seat-is ->
        [you] You’ll roll only four dice on your next turn.
       *[other] { $seat } will roll only four dice on their next turn.
    }
log-barred = { $seat-is ->
        [you] You won’t be able to pay for rerolls on your next turn.
       *[other] { $seat } won’t be able to pay for rerolls on their next turn.
    }
log-put-under = { $seat-is ->
        [you] You put “{ $card }” on the bottom of the pile.
       *[other] { $seat } puts { $card } on the bottom of the pile.
    }
log-empty-hand = { $seat-is ->
        [you] You have no card to lose.
       *[other] { $seat } has no card to lose.
    }
log-handed = { $seat-is ->
        [you] You get “{ $card }” from { $seat-from }.
       *[other] { $seat-from-is ->
            [you] { $seat } gets “{ $card }” from you.
           *[other] { $seat } gets { $card } from { $seat-from }.
        }
    }
log-trick = { $seat-is ->
        [you] You play the trick “{ $trick }”.
       *[other] { $seat } plays the trick “{ $trick }”.
    }
log-trick-lost = { $seat-is ->
        [you] You didn’t meet the trick’s condition, so you lose the card.
       *[other] { $seat } didn’t meet the trick’s condition and so loses the card.
    }
log-trick-moment = { $seat-is ->
        [you] It’s the wrong moment: you lose the card.
       *[other] It’s the wrong moment: { $seat } loses the card.
    }
log-no-effect = { $seat-is ->
        [you] The trick has no effect: you get nothing.
       *[other] The trick has no effect: { $seat } gets nothing.
    }
log-not-good = { $seat-is ->
        [you] You don’t think { $seat-who } did it well enough.
       *[other] { $seat-who-is ->
            [you] { $seat } doesn’t think you did it well enough.
           *[other] { $seat } doesn’t think { $seat-who } did it well enough.
        }
    }
log-set = { $seat-is ->
        [you] You turn a die from { $from } to { $to }.
       *[other] { $seat } turns a die from { $from } to { $to }.
    }
log-forget = { $seat-is ->
        [you] You forget “{ $spell }”; nobody scores.
       *[other] { $seat } forgets “{ $spell }”; nobody scores.
    }
log-fade = There are no spells left to draw, so “{ $spell }” fades away.
log-school = { $seat-is ->
        [you] You choose the { $school } school.
       *[other] { $seat } chooses the { $school } school.
    }
log-pick = { $seat-is ->
        [you] You take “{ $spell }”.
       *[other] { $seat } takes “{ $spell }”.
    }
log-machine = { $seat-is ->
        [you] A bot is playing for you now; its gestures appear in the log.
       *[other] A bot is playing for { $seat } now; its gestures appear in the log.
    }
log-person = { $seat-is ->
        [you] You’re playing for yourself again.
       *[other] A person is playing for { $seat } now.
    }
log-emote = { $seat-is ->
        [you] You { $emote-you }.
       *[other] { $seat } { $emote }.
    }
log-emote-at = { $seat-is ->
        [you] You turn to { $seat-at } and { $emote-you }.
       *[other] { $seat-at-is ->
            [you] { $seat } turns to you and { $emote }.
           *[other] { $seat } turns to { $seat-at } and { $emote }.
        }
    }
log-emote-doll = { $seat-is ->
        [you] You turn to the doll and { $emote-you }.
       *[other] { $seat } turns to the doll and { $emote }.
    }
log-count = { $seat-is ->
        [you] You count: “{ $number }!”
       *[other] { $seat } counts: “{ $number }!”
    }
log-posture = { $seat-is ->
        [you] You change your posture: { $posture }.
       *[other] { $seat } changes their posture: { $posture }.
    }
log-posture-off = { $seat-is ->
        [you] You drop your posture: { $posture }.
       *[other] { $seat } drops their posture: { $posture }.
    }
log-wobble = { $seat-is ->
        [you] You start to wobble: { $posture }.
       *[other] { $seat } starts to wobble: { $posture }.
    }
log-drop = { $seat-is ->
        [you] You can’t hold your posture any longer: { $posture }.
       *[other] { $seat } can’t hold their posture any longer: { $posture }.
    }
log-hold-hum = { $seat-is ->
        [you] You hum.
       *[other] { $seat } hums.
    }
log-hold-hug_doll = { $seat-is ->
        [you] You hug the doll.
       *[other] { $seat } hugs the doll.
    }
log-let-go-hum = { $seat-is ->
        [you] You stop humming.
       *[other] { $seat } stops humming.
    }
log-let-go-hug_doll = { $seat-is ->
        [you] You let go of the doll.
       *[other] { $seat } lets go of the doll.
    }
log-voice = { $seat-is ->
        [you] You change your voice: { $voice }.
       *[other] { $seat } changes their voice: { $voice }.
    }
log-line = { $seat-is ->
        [you] You say something ({ $voice }).
       *[other] { $seat } says something ({ $voice }).
    }
log-phrase-normal = { $seat-is ->
        [you] You say: “{ $phrase }”
       *[other] { $seat } says: “{ $phrase }”
    }
log-phrase-whisper = { $seat-is ->
        [you] You whisper: “{ $phrase }”
       *[other] { $seat } whispers: “{ $phrase }”
    }
log-phrase-purr = { $seat-is ->
        [you] You purr: “{ $phrase }”
       *[other] { $seat } purrs: “{ $phrase }”
    }
log-phrase-robot = { $seat-is ->
        [you] You say, syllable by syllable: “{ $phrase }”
       *[other] { $seat } says, syllable by syllable: “{ $phrase }”
    }
log-phrase-squeak = { $seat-is ->
        [you] You squeak: “{ $phrase }”
       *[other] { $seat } squeaks: “{ $phrase }”
    }
log-phrase-ghostly = { $seat-is ->
        [you] You moan from beyond: “{ $phrase }”
       *[other] { $seat } moans from beyond: “{ $phrase }”
    }

## Why not

refuse-unknown = There’s no such move in this game.
refuse-before-game = The tournament hasn’t begun yet.
refuse-real-gesture = You’re in the same room: do that for real, not with a button.
refuse-aim = Aim that gesture at another wizard at the table, or at the doll.
refuse-busy = That’s too many gestures. Wait until somebody makes a move.
refuse-not-on-table = That card isn’t on the table.
refuse-rested = You can’t call out that card again until the doll is passed.
refuse-unbound = The doll is still staring at the target: nobody has to obey that spell yet.
refuse-not-caster = That’s { $seat }’s spell; only they can call it out.
refuse-own-curse = That curse is on you; only the others can call it out.
refuse-own-spell = That spell is on you; only the others can call it out.
refuse-later = Answer the question on the table first.
refuse-call-whom = Choose who broke the spell.
refuse-call-nobody = You don’t name anybody for this card. Just call it out.
refuse-accused = You can’t accuse yourself or the spell’s caster. Choose another wizard.
refuse-marker = Your marker already shows your points.
refuse-is-bot = A bot is already playing this wizard, and the game judges its gestures.
refuse-is-person = A person is already playing this wizard.
refuse-no-trick = You don’t have “{ $trick }” in your hand.
refuse-trick-busy = You can’t play a trick until the question on the table is answered.
refuse-trick-moment = You can’t play that now. The card says: “{ $when }”
refuse-not-in-room = That’s only possible when everyone is in the same room.
refuse-wait = { $seat } has to answer first.
refuse-nothing-asked = You haven’t been asked that. Wait until it’s your decision.
refuse-stare = The doll is staring at you: accept the spell, or play Very Creepy Doll.
refuse-retarget = Choose another target first.
refuse-contradiction = First choose which spell to break.
refuse-choice = Finish your trick first.
refuse-accused-first = First admit it or contest it.
refuse-vote = Vote first.
refuse-performed = First decide whether the trick was done well enough.
refuse-cannot = First settle which two spells can’t be obeyed together.
refuse-bodies = First say what you can’t or don’t want to move.
refuse-schools = Choose your school or your cards first.
refuse-rolled = You have already made your first roll; you can only reroll now.
refuse-roll-first = Roll the dice first.
refuse-not-quick = Only the quick game has a free card at the end of a turn.
refuse-taken = You have already drawn a card this turn.
refuse-turn-ending = You can’t take any more actions after the free card: play a trick or pass the doll.
refuse-empty-pile = That pile is empty. Use your dice for something else.
refuse-act-first = Take at least one action with your dice first.
refuse-draw-first = You haven’t drawn a card this turn: draw one before you pass the doll.
refuse-few-dice = You need at least two dice for that.
refuse-hobbled = Because of your curse’s penalty you can’t pay for rerolls this turn.
refuse-rerolls = You have already rerolled three times this turn.
refuse-no-such-dice = You don’t have those dice. Choose others.
refuse-not-in-hand = You don’t have “{ $spell }” in your hand.
refuse-yourself = You can’t cast a spell on yourself. Choose another wizard.
refuse-nobody-there = Nobody is sitting there. Choose another wizard.
refuse-target-card = { $seat } has the target card. Choose another target.
refuse-ingredients = Your dice don’t show all the ingredients “{ $spell }” needs.
refuse-wildcard = “{ $spell }” needs one more die of any kind. Choose one.

## The page about the box

box-dice = Dice
box-turn = The turn
box-track = Score track
box-spell = Spells
box-curse = Eternal curses
box-trick = Tricks
box-contradictions = Contradictions

box-dice-number = Number of dice
box-dice-faces = Faces of each die
box-dice-wild = Wildcard on spells
box-turn-rerolls = Paid rerolls per turn
box-turn-card_cost = Dice needed to draw a card
box-track-normal = Normal game
box-track-quick = Quick game
box-track-goal = to { $value } points
box-track-skulls = skulls on spaces { $value }
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
box-contradictions-pairs = Pairs nobody can obey together
box-pairs-mirror_strip = { strip-mirror }
box-pairs-tiny_strip = { strip-tiny }
box-pairs-prefix = { spell-polite }
box-pairs-double_last = { spell-parrot }
box-pairs-yes_no = { spell-taboo }

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — points: { $points }, spells in hand: { $spells }, tricks: { $tricks }
sketch-laid = cast: { $cards }
sketch-cursed = cursed: { $cards }
sketch-body = body: { $body }
sketch-dice = Dice: { $pool } (used: { $used })
sketch-piles = Left in the piles: spells: { $spells }, tricks: { $tricks }, curses: { $curses }
sketch-hand = Your hand: { $cards }
sketch-mine = On you: { $cards }

## Emotes: a button, and what others see

emote-croak = Croak
    .done = croaks like a frog
    .you = croak like a frog
emote-bow = Bow
    .done = bows
    .you = bow
emote-knock = Knock on wood
    .done = knocks on wood
    .you = knock on wood
emote-wow = Wooow!
    .done = gasps “Wooow!”
    .you = gasp “Wooow!”
emote-snort = Snort
    .done = snorts like a camel
    .you = snort like a camel
emote-salute = Salute
    .done = salutes
    .you = salute
emote-drum = Drum roll
    .done = plays a drum roll on the table
    .you = play a drum roll on the table
emote-declare = Announce
    .done = announces what comes next
    .you = announce what comes next
emote-howl = Howl
    .done = howls like a wolf
    .you = howl like a wolf
emote-ouch = Ouch!
    .done = cries “Ouch!” and rubs the sore spot
    .you = cry “Ouch!” and rub the sore spot
emote-yawn = Yawn
    .done = yawns and stretches
    .you = yawn and stretch
emote-maracas = Shake maracas
    .done = shakes invisible maracas
    .you = shake invisible maracas
emote-hello = Hello?
    .done = says “Hello?”
    .you = say “Hello?”
emote-thanks = Thanks
    .done = says thanks
    .you = say thanks
emote-stare = Stare at the pile
    .done = stares hard at the pile
    .you = stare hard at the pile
emote-please = Please!
    .done = asks nicely
    .you = ask nicely
emote-pat = Pat
    .done = offers a pat on the head
    .you = offer a pat on the head
emote-blow = Blow on the dice
    .done = blows on the dice
    .you = blow on the dice
emote-bravo = Bravo!
    .done = says “Bravo!”
    .you = say “Bravo!”
emote-spit = Spit
    .done = pretends to spit over the left shoulder
    .you = pretend to spit over your left shoulder
emote-blink = Blink slowly
    .done = blinks slowly
    .you = blink slowly
emote-show = Show
    .done = holds up a card
    .you = hold up a card
emote-cackle = Cackle
    .done = cackles like a villain
    .you = cackle like a villain
emote-scare = Scary face
    .done = pulls a scary face
    .you = pull a scary face
emote-rumble = Rumble
    .done = rumbles loudly
    .you = rumble loudly
emote-slurp = Slurp
    .done = slurps
    .you = slurp
emote-sleeve = Shake out a sleeve
    .done = shakes out a sleeve
    .you = shake out a sleeve
emote-whoami = Who am I?
    .done = asks “Who am I?”
    .you = ask “Who am I?”
emote-whistle = Whistle
    .done = whistles innocently
    .you = whistle innocently
emote-jingle = Jingle
    .done = jingles something
    .you = jingle something
emote-oops = Oops!
    .done = says “Oops!”
    .you = say “Oops!”
emote-temple = Tap your temple
    .done = taps their temple
    .you = tap your temple
emote-wave = Wave
    .done = waves
    .you = wave
emote-shrug = Shrug
    .done = shrugs
    .you = shrug
emote-wink = Wink
    .done = winks
    .you = wink
emote-dance = Dance
    .done = dances a little
    .you = dance a little

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
penalty-four_dice = Penalty: on your next turn, roll only 4 dice.
penalty-no_reroll = Penalty: on your next turn, you can’t pay for rerolls.
penalty-discard_random = Penalty: put a random card from your hand on the bottom of its pile.
penalty-give_left = Penalty: give a random card from your hand to the wizard on your left.
penalty-lose_drawn_card = Penalty: put the card you just drew on the bottom of its pile.
penalty-lose_trick = Penalty: put another random trick of yours on the bottom of the pile; if you have none, lose 1 point.

## Spells

spell-croak = Frogmouth
    .rule = Before rolling, croak like a frog.
spell-bow = Bow to the Stump
    .rule = Before passing the doll, bow to it.
spell-knock = Knock on Oak
    .rule = Before rolling, knock on wood three times.
spell-echo = Echo of the Dell
    .rule = Whenever another wizard casts a spell, gasp “Wooow!”
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
    .rule = During your turn, say something, and start every line with “Most humbly”.
spell-camel = Camel Snort
    .rule = Before passing the doll, snort like a camel.
spell-salute = Salute the Sphinx
    .rule = Before rolling, salute the wizard on your left.
spell-fanfare = Pharaoh’s Fanfare
    .rule = Before moving your marker forward, play a drum roll on the table.
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
    .rule = During your turn, keep your cheeks puffed out whenever you aren’t speaking.
spell-pinkies = Marionette Pinkies
    .rule = During your turn, handle everything with your little fingers only.
spell-parrot = Parrot Loop
    .rule = During your turn, say at least one thing, and repeat the last word of every line you say.
spell-hugger = Doll Hugger
    .rule = During your turn, never let go of the doll.
spell-hello = Hello, Doll?
    .rule = Before rolling, put the doll to your ear and say “Hello?”
spell-chin = Chin Anchor
    .rule = During your turn, rest your chin on the table.
spell-clockwork = Clockwork Voice
    .rule = Speak syl-la-ble by syl-la-ble.
spell-zombie = Zombie Drill
    .rule = During your turn, keep both arms stretched out in front of you between actions.

## Eternal curses

curse-grateful = Grateful Fool
    .rule = Before rolling, thank the wizard who passed you the doll.
curse-mindpush = Power of Thought
    .rule = Before drawing a card, stare hard at the pile.
curse-begging = Butterfingers
    .rule = Before your marker moves forward, politely ask another wizard to move it.
curse-nodice = Unmentionables
    .rule = Never say the words “die” or “dice”.
curse-royalwe = We, the Wizard
    .rule = Never say “I” or “me”: you are “we” now.
curse-patdoll = Sensitive Doll
    .rule = Before passing the doll, pat its head.
curse-blow = Gambler’s Draught
    .rule = Before each of your rolls and rerolls, blow on the dice.
curse-applause = Envious Bravo
    .rule = Whenever another wizard’s marker moves forward, say “Bravo!”
curse-skullspit = Skull Superstition
    .rule = Whenever anybody rolls two or more skulls, pretend to spit over your left shoulder.
curse-blink = Owl Eyes
    .rule = Before rolling, blink slowly three times.
curse-cardsdown = Card Shyness
    .rule = When it isn’t your turn, keep your cards face down on the table.
curse-showdoll = Censor Doll
    .rule = Before playing a trick, show it to the doll.
curse-cackle = Villain’s Cackle
    .rule = Whenever anybody is caught, cackle like a villain.

## Tricks

trick-creepy = Very Creepy Doll
    .when = Right after you become a target.
    .rule = Pull your scariest face: the caster must choose another target.
trick-cart = Freshly Washed Cart
    .when = On your turn, after a roll.
    .rule = Make a loud rumble: reroll any of your dice for free.
trick-parasite = Parasite
    .when = On another wizard’s turn, after a roll.
    .rule = Slurp: cast one spell with another wizard’s dice; that wizard keeps them.
trick-ace = Ace up the Sleeve
    .when = On your turn, after a roll.
    .rule = Shake out your sleeve: turn one die to the face you need.
trick-amnesia = Memory Gap
    .when = On your turn.
    .rule = Ask “Who am I?”: one of the spells on you goes on the bottom of the pile; nobody scores.
trick-sticky = Sticky Paws
    .when = On your turn.
    .rule = Whistle innocently: take a random card from another wizard’s hand.
trick-change = Small Change
    .when = On your turn.
    .rule = Jingle something: score 1 point.
trick-banana = Banana Peel
    .when = On your turn.
    .rule = Say “Oops!”: a wizard with more points than you loses 1 point.
trick-sixth = Sixth Sense
    .when = On your turn, once you have used a die.
    .rule = Tap your temple: take one used die back and roll it.

## The table on a page

table-track = Score track
table-skull = A skull: if you land on it or pass it, you are cursed forever. Rule 7.1
table-points = { $seat-is ->
    [you] You: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[other] { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
table-tray = Dice and piles
table-used = Used: { $face }
table-turn-to = Turn the die to: { $face }
table-rerolls = Paid rerolls left: { $count }
table-pile-spells = Spells left in the pile: { $count }
    .short = spells
table-pile-tricks = Tricks left in the pile: { $count }
    .short = tricks
table-pile-curses = Eternal curses left: { $count }
    .short = curses
table-wobbles = wobbles
table-four-dice = only four dice on the next turn
table-no-reroll = no paid rerolls on the next turn
table-target = { $seat-is ->
    [you] You have the target card
   *[other] { $seat } has the target card
}
table-doll = { $seat-is ->
    [you] You have the doll
   *[other] { $seat } has the doll
}
table-the-doll = the doll
table-at-ease = relaxed: { $slot }
table-says = speaks ({ $voice })
table-worth = +{ $points } when cast; +{ $broken } for its caster if broken (break points).
table-caught = Caught!
table-holds = Spells in hand: { $spells }, tricks: { $tricks }
table-hand = Your cards
table-empty-hand = Your hand is empty: pay two dice to draw a card.
table-on-you = On you
table-page = Gestures, page { $n }
table-wheel = Gestures
table-body = Body
table-voice = Voice
table-cards = Cards
table-holding = Hold while you press other buttons
table-hold-tip = Hold this button (or the { $letter } key) while you press another one; a tap keeps it held until your next command.
table-more = More
table-none-laid = The spells you cast and the curses on you will appear here.
table-casts-mine = Cast by you
table-casts-theirs = Cast on others
table-under-theirs = Under a curse
table-is-on = { $seat-is ->
    [you] On you
   *[other] On: { $seat }
}
table-hold = Hold
table-strips = Hands
table-rerolls-short = rerolls
phrases-plain = Lines
phrases-manner = Manners
phrases-words = Risky words
brief-chat = say a suitable line
brief-forbid = watch your words
brief-mirror_strip = weaker hand
brief-tiny_strip = little fingers
brief-at-left = on your left
brief-at-previous = previous wizard
brief-at-doll = the doll
brief-at-anyone = anyone
screen-emote = On screen: press “{ $what }” under “{ table-wheel }”.
screen-emote_at = On screen: press “{ $what }” under “{ table-wheel }”, then choose who it’s for.
screen-sequence = On screen: press the numbers under “{ table-wheel }”.
screen-posture = On screen: press “{ $what }” under “{ table-body }”.
screen-hold = On screen: hold “{ $what }” under “{ table-body }” while you press each command.
screen-mirror_strip = On screen: use the mirrored buttons.
screen-tiny_strip = On screen: use the tiny buttons.
screen-voice = On screen: press “{ $what }” under “{ table-voice }” every time you get the doll.
screen-chat = On screen: press a line under “{ table-voice }”, or write one in the chat.
screen-forbid = On screen: watch what you say under “{ table-voice }” and in the chat.
command-roll = Roll
command-reroll = Reroll
command-free = Free reroll
command-cast = Cast
command-take = Draw card
command-take-spell = Draw spell
command-take-trick = Draw trick
command-draw-spell = Free spell
command-draw-trick = Free trick
command-trick = Play trick
command-pass = Pass
how-reroll = Tap the die you pay with, then the dice to reroll.
how-free = Tap the dice to reroll.
how-take = Tap two dice to pay.
how-set = Tap a die, then its new face.
how-cast = Tap the spell in your hand.
how-target = Choose a target.
how-wild = Tap the die to use as the wildcard.
how-trick = Tap the trick in your hand.
how-aim = Choose who it’s for.
how-call = Who broke it?
how-by = Who noticed?
how-sure = That’s awkward in this posture: press again.
banner-stare = { $seat-is ->
    [you] You’re casting “{ $spell }”: the doll is staring at { $seat-target }…
   *[other] { $seat-target-is ->
        [you] { $seat } is casting “{ $spell }”: the doll is staring at you…
       *[other] { $seat } is casting “{ $spell }”: the doll is staring at { $seat-target }…
    }
}
banner-retarget = { $seat-is ->
    [you] { $seat-evader } has a creepier doll. You’re choosing another target for “{ $spell }”…
   *[other] { $seat-evader-is ->
        [you] Your doll is creepier. { $seat } is choosing another target for “{ $spell }”…
       *[other] { $seat-evader } has a creepier doll. { $seat } is choosing another target for “{ $spell }”…
    }
}
banner-contradiction = { $seat-is ->
    [you] You can’t obey both spells and have to break one.
   *[other] { $seat } can’t obey both spells and has to break one.
}
banner-trick = { $seat-is ->
    [you] You’re playing “{ $trick }”…
   *[other] { $seat } is playing “{ $trick }”…
}
banner-accused = { $seat-is ->
    [you] Did you break “{ $card }”?
   *[other] Did { $seat } break “{ $card }”?
}
banner-cannot = { $seat-is ->
    [you] You say: “I can’t do both!”
   *[other] { $seat } says: “I can’t do both!”
}
banner-agreed = { $seat-is ->
    [you] You can’t obey “{ $one }” and “{ $other }” together and have to break one.
   *[other] { $seat } can’t obey “{ $one }” and “{ $other }” together and has to break one.
}
banner-bodies = Tick anything you can’t or don’t want to move or do. If a card asks for it, touch your nose instead; for a lasting condition, keep two fingers crossed.
banner-schools = Each player chooses a school of magic.
banner-third-school = The third school is being shared out: six cards for each player.
hinder-narrow = Seen through a slit
hinder-low = Peeking over the table
hinder-high = From high up
hinder-cap = Under a cap
hinder-sway = Swaying
hinder-swap = Buttons swapped around
hinder-tilt = Head tilted
hinder-patch = Through one eye
hinder-bubble = Through a bubble
hinder-hidden_hand = Cards face down

## The first game

first-welcome =
    Welcome to the tournament! You have the doll, so it’s your turn: roll your five dice.
    Your spell, “{ spell-croak }”, needs two pumpkins.
first-reroll = No pumpkins! You can pay one die to reroll others, up to three times per turn: tap the bat (that’s the one you pay), then the other four dice, then “{ command-reroll }”.
first-cast = Two pumpkins! Tap the spell, then { $seat }, then “{ command-cast }”. You score its point immediately, and from now on { $seat } has to croak before the first roll of every turn.
first-marker = You scored a point. You have to move your marker yourself: tap it on the score track.
first-pass = You’ve taken at least one action, so you may stop. Pass the doll to { $seat }, and watch closely!
first-call = Nobody croaked before that roll! Your spell is in front of you: press “{ table-caught }” on it. The game never tells you whether there’s something to catch.
first-skull = Two more points for the broken spell. But there is a skull on space 3: move your marker and see which eternal curse you get.
first-theirs = The curse lasts forever: before every roll you have to blow on the dice. If you forget, anyone may catch you, and you pay the penalty. Meanwhile it’s still { $seat }’s turn.
first-stare = Now you are the target: the doll is staring at you. With a Very Creepy Doll you could dodge the spell, but you have no cards, so press “{ move-stay }”.
first-stared = The doll always stares for a moment, so nobody can tell from how quickly you answer which cards you hold.
first-howl = It’s your turn, and there’s a spell on you: howl like a wolf before you roll. In this game the list “{ table-on-you }” reminds you; normally you have to remember it yourself.
first-blow = Now the curse: blow on the dice. That’s on the second page of gestures.
first-roll = You’ve howled and blown on the dice: nobody can catch you. Roll!
first-take = Your hand is empty, and a card costs two dice. Now it’s your choice: pay with two pumpkins, or with the bat and a pumpkin, and draw a spell or a trick.
first-trick = Two stars are left: enough for one more card. Choose again: a spell, or a trick? Before you play a trick you have to make its gesture; the card tells you which.
first-end =
    That’s all: roll, cast, watch the others, and don’t slip up yourself. Postures and humming are under “{ table-body }”, voices under “{ table-voice }”. If a spell needs special buttons, they appear, labelled with its name.
    First to 11 points wins. Keep playing!

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] This gets you more points.
   *[no] {""}
}
reason-rival-points = { $more ->
    [yes] {""}
   *[no] This sets a rival back.
}
reason-left-points = { $more ->
    [yes] {""}
   *[no] This leaves the wizard on your left with fewer points.
}
reason-own-one-away = { $more ->
    [yes] This gets you within one point of winning.
   *[no] {""}
}
reason-own-two-away = { $more ->
    [yes] This gets you within two points of winning.
   *[no] {""}
}
reason-own-three-away = { $more ->
    [yes] This gets you so close that one big spell could win you the game.
   *[no] {""}
}
reason-rival-one-away = { $more ->
    [yes] {""}
   *[no] This keeps a rival from getting within one point of winning.
}
reason-rival-two-away = { $more ->
    [yes] {""}
   *[no] This keeps a rival more than two points away from winning.
}
reason-rival-three-away = { $more ->
    [yes] {""}
   *[no] This keeps a rival too far away to win with one big spell.
}
reason-lead = { $more ->
    [yes] This puts you ahead.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] This puts you ahead when it counts.
   *[no] {""}
}
reason-own-spells = { $more ->
    [yes] This gives you more spells in hand.
   *[no] This puts the spells in your hand to use.
}
reason-own-promise = { $more ->
    [yes] This gives you a more promising hand.
   *[no] This puts the cards in your hand to use.
}
reason-own-cheap-spells = { $more ->
    [yes] You keep cheap spells in your hand.
   *[no] You use up cheap spells.
}
reason-own-big-spells = { $more ->
    [yes] You keep big spells in your hand.
   *[no] You use up big spells.
}
reason-own-winning-spells = { $more ->
    [yes] You keep a spell that can win the game.
   *[no] {""}
}
reason-rival-spells = { $more ->
    [yes] {""}
   *[no] This leaves a rival with fewer spells.
}
reason-own-tricks = { $more ->
    [yes] This gives you more tricks in hand.
   *[no] This puts a trick to use.
}
reason-own-point-trick = { $more ->
    [yes] You keep the trick that scores a point.
   *[no] You use the trick that scores a point.
}
reason-own-dice-tricks = { $more ->
    [yes] You keep tricks that help with your dice.
   *[no] You use a trick that helps with your dice.
}
reason-own-parasite = { $more ->
    [yes] You keep Parasite for other wizards’ dice.
   *[no] You use Parasite while it can help you.
}
reason-own-doll = { $more ->
    [yes] You keep a Very Creepy Doll for later.
   *[no] You use a Very Creepy Doll now.
}
reason-rival-tricks = { $more ->
    [yes] {""}
   *[no] This leaves a rival with fewer tricks.
}
reason-own-catches = { $more ->
    [yes] This gives you more chances to catch others.
   *[no] This leaves you with fewer spells to watch.
}
reason-rival-catches = { $more ->
    [yes] {""}
   *[no] This leaves a rival with fewer chances to catch others.
}
reason-own-conditions = { $more ->
    [yes] {""}
   *[no] This leaves you with less to remember.
}
reason-rival-conditions = { $more ->
    [yes] This gives a rival more to remember.
   *[no] {""}
}
reason-own-curses = { $more ->
    [yes] {""}
   *[no] This keeps you from being cursed.
}
reason-rival-curses = { $more ->
    [yes] This brings a rival more curses.
   *[no] {""}
}
reason-own-contradiction = { $more ->
    [yes] This sets you up to cast a spell that contradicts one you have already cast.
   *[no] {""}
}
reason-own-penalty = { $more ->
    [yes] {""}
   *[no] This keeps you from getting a penalty on your next turn.
}
reason-rival-penalty = { $more ->
    [yes] This gives a rival a penalty on their next turn.
   *[no] {""}
}
reason-turns-to-wait = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rounds-left = { $more ->
    [yes] This makes the game last longer.
   *[no] This brings the end of the game closer.
}

# -- statistics

openings = Your first spell: won / played
