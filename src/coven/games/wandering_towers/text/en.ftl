name = Wandering Towers
about = Nine towers wander round and round, and your wizards with them: on top, on foot, or shut in underneath because somebody’s tower came down on their hats. Catch others to brew your potions, remember who is under which roof, and slip into the keep before it hops away again.
quick-start =
    Click a card, then one of your wizards or a tower: it goes that many spaces clockwise. You play two cards in a turn.
    Bring your wizards exactly onto the keep’s space: they go in, the keep moves on, and your turn ends.
    Put towers on wizards: each catch fills one of your bottles. Full bottles pay for spells.
    You win when all your wizards are home and no bottle is empty. Fill bottles early: later there are fewer wizards to catch. And remember where your own are!

everybody = Everybody

## Ways to play

variant-basic = Basic game
    .about = Two spells, to be cast in your own turn. The best way to begin.
variant-masters = Master wizards
    .about = Four of the eight spells, cast at any time, in others’ turns too.
variant-all-spells = Master wizards, all spells
    .about = All eight spells, cast at any time. Nothing is safe.
variant-more-spells = Basic game, all spells
    .about = All eight spells, but only in your own turn.
variant-teams = Teams
    .about = Two against two, or three teams of two. Partners exchange cards and share bottles.
variant-master-teams = Teams of masters
    .about = Teams with all eight spells, cast at any time.
variant-solo = Alone
    .about = Twelve wizards, thirty cards, three spells.
variant-solo-no-spells = Alone, without spells
    .about = Twelve wizards and your cards, nothing else. After thirty cards you may play on.
variant-solo-fill = Alone, with empty bottles
    .about = The harder one: six bottles have to be filled as well. After thirty cards you may play on.
variant-cooperative = Together
    .about = Everybody’s wizards are the same twelve, and so is the hand of cards, open to all. Thirty cards.
variant-cooperative-hidden = Together, hidden hands
    .about = Twelve wizards for all, but each sees only their own cards. After thirty cards you may play on.

option-game = Game
    .about = Basic: spells in your own turn. Masters: spells at any time, in others’ turns too. Together: all win or lose as one.
option-game-basic = Basic
option-game-masters = Masters
option-game-cooperative = Together
option-teams = Teams
    .about = Those who sit opposite each other play together.
option-teams-false = Everyone alone
option-teams-true = Teams of two
option-spells = Number of spells
    .about = As usual: the two basic ones; for masters four drawn at random; alone and together three drawn at random. A game without spells is there only alone and together.
option-spells-standard = As usual
option-spells-none = None
option-spells-1 = 1, at random
option-spells-2 = 2, at random
option-spells-3 = 3, at random
option-spells-4 = 4, at random
option-spells-5 = 5, at random
option-spells-6 = 6, at random
option-spells-7 = 7, at random
option-spells-8 = All 8
option-chosen-spells = Chosen spells
    .about = Instead of leaving it to chance: exactly these spells lie on the table.
option-chosen-spells-move_wizard = { spell-move_wizard }
option-chosen-spells-move_tower = { spell-move_tower }
option-chosen-spells-headwind_wizard = { spell-headwind_wizard }
option-chosen-spells-headwind_tower = { spell-headwind_tower }
option-chosen-spells-nudge_keep = { spell-nudge_keep }
option-chosen-spells-free_wizard = { spell-free_wizard }
option-chosen-spells-swap_towers = { spell-swap_towers }
option-chosen-spells-piggyback = { spell-piggyback }
option-memory = Wizards under towers
    .about = In the game as it is meant, you have to remember them. For learners the table can show what everybody has seen.
option-memory-hidden = To be remembered
option-memory-shown = Show what I have seen
option-first-player = First player
    .about = Who begins.
option-first-player-random = Drawn at random
option-first-player-first-seat = The first seat
option-dead-cards = Cards that move nothing
    .about = Whether such a card may be played although another card in the hand could move something.
option-dead-cards-always = May always be played
option-dead-cards-only-if-none = Only if no card works
option-entry-of-other = You send another’s wizard home by a spell
    .about = The rulebook says that bringing home your own wizard ends your turn. Does another’s, too?
option-entry-of-other-ends = Your turn ends
option-entry-of-other-goes-on = Your turn goes on
option-entry-by-other = Another player’s spell brings a wizard home
    .about = For masters: does the turn that is going on end by it?
option-entry-by-other-goes-on = The turn goes on
option-entry-by-other-ends = The turn ends
option-spells-per-action = One spell in each action
    .about = For masters: is it one for each player, or one for the whole table?
option-spells-per-action-player = For each player
option-spells-per-action-table = For the whole table
option-team-end = When a team has finished
    .about = Stop at once, as the rulebook says, or play the round to its end, as without teams.
option-team-end-round = Finish the round
option-team-end-at-once = Stop at once
option-solo-bottles = Bottles, alone and together
    .about = Full: six bottles to spend. Empty: they have to be filled, and filling them all is a second aim.
option-solo-bottles-full = Full at the start
option-solo-bottles-empty = Empty at the start
option-solo-refresh = Changing the hand, alone and together
    .about = Discarding three cards for three new ones and a push. It uses three of the thirty cards.
option-solo-refresh-true = Allowed
option-solo-refresh-false = Not allowed
option-solo-end = After thirty cards
    .about = Alone and together: stop there, or play on to see how many cards it takes. It is a win only within thirty.
option-solo-end-thirty = Stop
option-solo-end-play-on = Play on
option-cooperative-hands = Cards, together
    .about = One open hand for all, or a hidden hand for each.
option-cooperative-hands-open = One open hand
option-cooperative-hands-hidden = Hidden hands

bad-no-spells = A game without spells is there only alone and together.
bad-cooperative-teams = Those who play all together cannot play in teams as well.
bad-chosen-spells = Spells are chosen, but the number of spells is none.

## Pieces

colour-0 = blue
colour-1 = yellow
colour-2 = red
colour-3 = green
colour-4 = orange
colour-5 = purple

card-W1 = Wizard 1
    .about = One of your visible wizards goes 1 space.
card-W2 = Wizard 2
    .about = One of your visible wizards goes 2 spaces.
card-W3 = Wizard 3
    .about = One of your visible wizards goes 3 spaces.
card-W4 = Wizard 4
    .about = One of your visible wizards goes 4 spaces.
card-W5 = Wizard 5
    .about = One of your visible wizards goes 5 spaces.
card-TM1 = Tower 1
    .about = Any tower goes 1 space, with all that stands on it.
card-TM2 = Tower 2
    .about = Any tower goes 2 spaces, with all that stands on it.
card-TM3 = Tower 3
    .about = Any tower goes 3 spaces, with all that stands on it.
card-TM4 = Tower 4
    .about = Any tower goes 4 spaces, with all that stands on it.
card-TM5 = Tower 5
    .about = Any tower goes 5 spaces, with all that stands on it.
card-E11 = Wizard 1 or tower 1
    .about = One of your visible wizards goes 1 space, or any tower goes 1 space. Not both.
card-E22 = Wizard 2 or tower 2
    .about = One of your visible wizards goes 2 spaces, or any tower goes 2 spaces. Not both.
card-E33 = Wizard 3 or tower 3
    .about = One of your visible wizards goes 3 spaces, or any tower goes 3 spaces. Not both.
card-E44 = Wizard 4 or tower 4
    .about = One of your visible wizards goes 4 spaces, or any tower goes 4 spaces. Not both.
card-E15 = Wizard 1 or tower 5
    .about = One of your visible wizards goes 1 space, or any tower goes 5 spaces. Not both.
card-E24 = Wizard 2 or tower 4
    .about = One of your visible wizards goes 2 spaces, or any tower goes 4 spaces. Not both.
card-E42 = Wizard 4 or tower 2
    .about = One of your visible wizards goes 4 spaces, or any tower goes 2 spaces. Not both.
card-E51 = Wizard 5 or tower 1
    .about = One of your visible wizards goes 5 spaces, or any tower goes 1 space. Not both.
card-ED1 = Wizard or tower, a die
    .about = Roll the die once. Then one of your visible wizards, or any tower, goes exactly that far.
card-WD2 = Wizard, 2 dice
    .about = Roll the die: one of your visible wizards goes exactly that far. You may roll again once; the last roll counts.
card-TD2 = Tower, 2 dice
    .about = Roll the die: any tower goes exactly that far. You may roll again once; the last roll counts.
card-WD3 = Wizard, 3 dice
    .about = Roll the die: one of your visible wizards goes exactly that far. You may roll again twice; the last roll counts.
card-TD3 = Tower, 3 dice
    .about = Roll the die: any tower goes exactly that far. You may roll again twice; the last roll counts.

spell-move_wizard = Advance a Wizard
    .about = Any visible wizard, yours or another’s, goes one space forwards.
spell-move_tower = Advance a Tower
    .about = Any tower, with all that stands on it, goes two spaces forwards.
spell-headwind_wizard = Headwind for a Wizard
    .about = Any visible wizard, yours or another’s, goes one space backwards.
spell-headwind_tower = Headwind for a Tower
    .about = Any tower, with all that stands on it, goes two spaces backwards.
spell-nudge_keep = Nudge the Keep
    .about = The keep goes to the next place without wizards, forwards or backwards. No shield needed.
spell-free_wizard = Free a Wizard
    .about = Look under any tower. If one of your wizards is there, it comes up to the top of the stack.
spell-swap_towers = Swap Towers
    .about = Two towers that have nothing but wizards on them change places.
spell-piggyback = Piggyback
    .about = A wizard that starts walking takes yours along, if they stand on the same place.

## What is asked

prompt-turn-first = Play your first card, or change your hand.
prompt-turn-second = Play your second card, or throw one away.
prompt-turn-together = Play a card. Used so far: { $cards } of { $target }.
prompt-turn-end = Anything else, or do you end your turn?
prompt-roll = You rolled a { $value }. Keep it, or roll again? Rolls left: { $count }.
prompt-piece = { $card }: choose what moves.
prompt-piece-die = { $card }: you have a { $value }. Choose what moves.
prompt-idle = { $card }: this moves nothing now. Cast a spell first, or let it go.
prompt-push = You may push a tower one space.
prompt-cast-move_wizard = Which wizard goes one space forwards?
prompt-cast-move_tower = Which tower goes two spaces forwards?
prompt-cast-headwind_wizard = Which wizard is blown one space back?
prompt-cast-headwind_tower = Which tower is blown two spaces back?
prompt-cast-nudge_keep = Which way does the keep go?
prompt-cast-free_wizard = Which tower do you look under?
prompt-cast-swap_towers = Which two towers change places?
prompt-lift-out = You and your partner both have a wizard here. Who comes up?
prompt-window-before = { $seat } is about to begin the turn. Do you cast a spell?
prompt-window-played = { $seat } has played a card. Do you cast a spell?
prompt-window-wizard = { $seat }: the { $colour } wizard is about to go from space { $from } to space { $to }. Do you cast a spell?
prompt-window-wizard-home = { $seat }: the { $colour } wizard is about to go from space { $from } into the keep. Do you cast a spell?
prompt-window-tower = { $seat }: { $count ->
        [one] a tower is
       *[other] a stack of { $count } towers is
    } about to go from space { $from } to space { $to }. Do you cast a spell?
prompt-window-repeat = Do you cast “{ $spell }” again?
prompt-window-piece = The wizard that { $seat } named cannot walk now. Do you cast a spell?
prompt-window-after = { $seat } has finished an action. Do you cast a spell?
prompt-asked = { $seat } asks you for a card. Which one do you give?
prompt-offered = { $seat } offers you a card, face down. Do you take it?
prompt-hand-back = { $seat } gets a card in return. Which one?

crumb-turn = Turn: { $seat }
crumb-card = { $card }
crumb-walk = A wizard walks: { $count }
crumb-march = A tower wanders: { $count }
crumb-push = Push
crumb-spell = { $spell } ({ $seat })
crumb-exchange = Exchange of cards

## What can be done

move-card = Play “{ $card }”
move-drop = Throw away “{ $card }”
move-refresh = Discard all and draw a new hand
move-no-push = Push nothing
move-end-turn = End the turn
move-accept = Keep the { $value }
move-reroll = Roll again
move-idle = Let the card go
move-pass = No spell
move-wizard = Wizard ({ $colour }): { $from } → { $to }
move-wizard-home = Wizard ({ $colour }): { $from } → { $to }, into the keep!
move-tower = { $height ->
        [1] Tower: { $at } → { $to }
       *[other] Tower, level { $level } of { $height }: { $at } → { $to }
    }{ $caught ->
        [0] {""}
        [one] {", catches "}{ $caught } wizard
       *[other] {", catches "}{ $caught } wizards
    }
move-look-under = { $height ->
        [1] Under the tower on space { $at }
       *[other] Under the tower on space { $at }, level { $level } of { $height }
    }
move-cast = Cast “{ $spell }” ({ $cost ->
        [one] { $cost } bottle
       *[other] { $cost } bottles
    })
move-nudge-forwards = The keep forwards, to space { $to }
move-nudge-backwards = The keep backwards, to space { $to }
move-swap = Swap the towers on spaces { $from } and { $to }
move-lift-out = The { $colour } wizard comes up
move-ask-card = Ask { $seat } for a card
move-offer-card = Offer your partner “{ $card }”
move-give-card = Hand over “{ $card }”
move-take-card = Take the card
move-decline = No, thanks
move-give-bottles = Give { $seat } { $count ->
        [one] { $count } full bottle
       *[other] { $count } full bottles
    }

## What happened

log-card = { $seat } plays “{ $card }”.
log-drop = { $seat } throws away “{ $card }”.
log-idle = { $seat }: the card moves nothing.
log-refresh = { $seat } changes the whole hand ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
log-reshuffle = The discards are shuffled into a new draw pile.
log-die = { $seat } rolls a { $value }.
log-thwarted = { $seat }: the move cannot be made any more.
log-name-wizard = { $seat } names the { $colour } wizard on space { $from } (to space { $to }).
log-name-tower = { $seat } names { $count ->
        [one] the tower
       *[other] a stack of { $count } towers
    } on space { $from } (to space { $to }).
log-walk = { $seat }: the { $colour } wizard goes from space { $from } to space { $to }.
log-home = The { $colour } wizard is home! In the keep now: { $count } of this colour.
log-keep = The keep moves to space { $to }.
log-keep-stays = No shield is free: the keep stays where it is.
log-tower = { $seat } moves { $count ->
        [one] a tower
       *[other] a stack of { $count } towers
    } from space { $from } to space { $to }.
log-imprison = Thud! { $seat } has caught somebody.
log-fill = { $seat } fills a bottle{ $count ->
        [0] : none is empty any more.
       *[other] ; still empty: { $count }.
    }
log-cast = { $seat } casts “{ $spell }”.
log-swap = { $seat } swaps the towers on spaces { $from } and { $to }.
log-lift = { $seat } looks under a tower on space { $at }.
log-lift-nobody = { $seat } finds nobody to free.
log-freed = { $seat } frees the { $colour } wizard on space { $at }.
log-ask-card = { $seat } asks { $seat2 } for a card.
log-offer-card = { $seat } offers { $seat2 } a card.
log-decline = { $seat } declines.
log-exchange = { $seat } and { $seat2 } have exchanged cards.
log-give-bottles = { $seat } gives { $seat2 } { $count ->
        [one] { $count } full bottle
       *[other] { $count } full bottles
    }.
log-finished = { $seat }: all wizards home, no bottle empty.{ $count ->
        [0] {""}
       *[other] {" "}The round is played to its end!
    }
log-team-finished = { $seat } and { $seat2 }: all wizards home, no bottle empty.{ $count ->
        [0] {""}
       *[other] {" "}The round is played to its end!
    }
log-all-home = All wizards are home, and nobody has finished: the game ends and is scored.
# Only in logs of matches that began under rules 1.
log-last-round = { $seat }: all wizards home, no bottle empty. The end is near!
log-long = Nobody has finished after { $count } rounds: the game is stopped and scored.
glimpse = { $count ->
    [0] Space { $at }: nobody is under there.
   *[other] Space { $at }, for a moment everybody sees{ $blue ->
        [0] {""}
       *[other] {" · "}{ colour-0 } ×{ $blue }
    }{ $yellow ->
        [0] {""}
       *[other] {" · "}{ colour-1 } ×{ $yellow }
    }{ $red ->
        [0] {""}
       *[other] {" · "}{ colour-2 } ×{ $red }
    }{ $green ->
        [0] {""}
       *[other] {" · "}{ colour-3 } ×{ $green }
    }{ $orange ->
        [0] {""}
       *[other] {" · "}{ colour-4 } ×{ $orange }
    }{ $purple ->
        [0] {""}
       *[other] {" · "}{ colour-5 } ×{ $purple }
    }.
}

## Why not

refuse-unknown = There is nothing like that in this game.
refuse-others-first = Somebody else is deciding about a spell; your moment comes after.
refuse-roll-first = First decide whether you keep this roll.
refuse-must-move = This card can move something, so it has to.
refuse-no-roll = There is nothing to roll any more: the last roll counts.
refuse-card-lies = Your card lies on the table: choose what it moves.
refuse-push-only = Now you can only push a tower one space, or leave it.
refuse-lift-out = Choose which of the two wizards comes up.
refuse-exchange = First the exchange of cards has to be finished.
refuse-window = This is only a moment for spells: cast one, or let it pass.
refuse-no-action = You have played all the cards that a turn allows.
refuse-not-in-hand = You do not have “{ $card }” in your hand.
refuse-drop-first = Only your second card may be thrown away unused.
refuse-dead-card = This card moves nothing, and another one in your hand does.
refuse-solo-refresh = At this table the hand cannot be changed.
refuse-refresh-late = You can change your hand only instead of playing cards, and you have played one.
refuse-end-early = Your turn is not over: there is a card to play.
refuse-card-first = First play a card; then choose what it moves.
refuse-no-push = A push comes only after changing your whole hand.
refuse-spell-first = That takes a spell: cast it first.
refuse-no-exchange = No exchange of cards is going on.
refuse-nothing-to-pass = Nobody is asking you about a spell.
refuse-keep-there = It would end on the keep’s space, and no tower can stand on the keep.
refuse-only-wizard = This card moves wizards, not towers.
refuse-only-tower = Only a tower can be moved with this.
refuse-not-yours = Your cards do not move this wizard.
refuse-no-wizard = There is no visible wizard of this colour on space { $at }.
refuse-full = There is no room on space { $at }: six wizards stand there.
refuse-choose-target = The spell is paid for: choose what it works on.
refuse-swap = Only the top towers of two spaces can be swapped, and none with the keep on it.
refuse-swap-keep = The tower under the keep cannot be swapped.
refuse-spell-not-here = “{ $spell }” is not on the table in this game (it would cost { $cost }).
refuse-too-dear = “{ $spell }” costs { $cost ->
        [one] { $cost } full bottle
       *[other] { $cost } full bottles
    }: you do not have enough.
refuse-not-your-turn-to-cast = In this game you cast only in your own turn.
refuse-row-bottles = You can repeat “{ $spell }” only with bottles that were already full when you first cast it.
refuse-card-before-spell = Here a spell comes only after the card of the turn.
refuse-piggyback = “Piggyback” is cast when a wizard is about to walk and yours stands beside it, with room for both where they go.
refuse-spell-used = You have had your spell for now.
refuse-no-target = “{ $spell }” has nothing to work on now, so its price ({ $cost }) would be wasted.
refuse-no-teams = This is not a game of teams.
refuse-not-partner = That is between the player whose turn it is and that player’s partner.
refuse-mid-move = Not now, in the middle of a move.
refuse-few-bottles = You do not have that many full bottles.
refuse-gave-bottles = You have handed over bottles in this turn already.
refuse-other-way = The player whose turn it is asks for a card; the partner offers one.
refuse-bargained = You have already exchanged cards this turn.
refuse-declined = This has already been tried this turn: a card is asked for once and offered once.

## The end

score-wizards = Wizards in the keep
score-bottles = Bottles filled
ending-finished = All wizards home, all bottles filled.
ending-tie-break = More than one had finished: the full bottles left over decided.
ending-shared = Equal to the last bottle: the victory is shared.
ending-all-home = All wizards are home, and nobody can fill a bottle any more.
ending-long = After so many rounds the game was ended, and counted.
ending-solved = All twelve wizards are home in time!
ending-late = All twelve wizards are home, but it took more than thirty cards.
ending-failed = The cards ran out before all was done.

## In plain text

sketch-player = { $letter } { $name }: in the keep { $home }/{ $wizards }; bottles full { $full }, empty { $empty }, spent { $spent }
sketch-deck = Draw pile { $deck }, discards { $discard }
sketch-hand = Hand: { $cards }
sketch-spells = Spells: { $spells }

## The table

table-board = The ring
table-tower = Tower with a Raven shield, space { $at }{ $height ->
        [1] {""}
       *[other] {", level "}{ $level } of { $height }
    }
table-tower-plain = Tower without a shield, space { $at }{ $height ->
        [1] {""}
       *[other] {", level "}{ $level } of { $height }
    }
table-swap = Tower on space { $at }: to be swapped
table-wizards = { $seat }, space { $at }: { $count ->
        [one] { $count } wizard
       *[other] { $count } wizards
    }
table-wizards-all = Space { $at }: { $count ->
        [one] { $count } wizard
       *[other] { $count } wizards
    }
table-keep = The keep, space { $at }. { $count ->
        [0] Nobody is inside yet.
        [one] { $count } wizard is inside.
       *[other] { $count } wizards are inside.
    }
table-home = { $seat }: { $home } of { $wizards } wizards in the keep
table-home-all = { $home } of { $wizards } wizards in the keep
table-bottles = { $seat }: bottles full { $full }, empty { $empty }, spent { $spent }
table-bottles-all = Bottles: full { $full }, empty { $empty }, spent { $spent }
table-deck = Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-discards = Discards: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. On top: “{ $card }”
table-discards-none = Discards: none
table-die = The die shows { $value }
table-cards = Cards used: { $cards } of { $target }
table-last-round = Last round!
table-spell = “{ $spell }”, { $cost ->
        [one] { $cost } bottle
       *[other] { $cost } bottles
    }
table-rule = Rule { $rule }
table-active = This player’s turn
table-first = First player
table-partner = Partner: { $seat }
table-your-partner = Your partner
table-hand = Cards in hand: { $count }
table-give = Full bottles for { $seat }:
picture-setup = The table for three players at the start: the keep, then nine towers with twelve wizards
picture-walk = A wizard walks exactly onto the keep’s space and goes in
picture-keep = The keep leaves for the next free shield: the tower in between has a wizard on it, the one after has not
picture-stack = A tower is moved with all that stands on it; the tower below stays
picture-imprison = A tower comes down on a wizard: he is shut in, and a bottle is filled

## The page “What’s in the box”: the sections of components.toml

box-colours = Colours
box-wizards = Wizards
box-bottles = Bottles
box-board = Board
box-towers = Towers
box-hand = Hand
box-die = Die
box-deck = Movement cards
box-players = Wizards and bottles per player
box-spells = Spells
box-masters = Master wizards
box-end = End of the game
box-solo = Solo and cooperative games

box-colours-blue = { colour-0 }
box-colours-yellow = { colour-1 }
box-colours-red = { colour-2 }
box-colours-green = { colour-3 }
box-colours-orange = { colour-4 }
box-colours-purple = { colour-5 }
box-board-spaces = Spaces
box-board-ground_shields = Spaces with a raven shield
box-board-keep_start = The keep starts on space
box-board-surface_capacity = Wizards in one place
box-towers-start_space = They start on spaces
box-towers-shield = Towers with a raven shield
box-towers-setup_capacity = Wizards on each at the start
box-hand-size = Cards
box-die-faces = Sides
box-deck-total = All cards
box-players-wizards = { $value ->
        [one] { $value } wizard
       *[other] { $value } wizards
    }
box-players-bottles = { $value ->
        [one] { $value } bottle
       *[other] { $value } bottles
    }
box-spells-cost = { $value ->
        [one] costs { $value } full bottle
       *[other] costs { $value } full bottles
    }
box-spells-kind = { $value }{ $steps ->
        [-1] { " " }1 space backwards
        [-2] { " " }2 spaces backwards
        [1] { " " }1 space forwards
        [2] { " " }2 spaces forwards
       *[0] { "" }
    }
box-kind-wizard = moves a wizard
box-kind-tower = moves a tower
box-kind-keep = moves the keep
box-kind-free = frees a wizard
box-kind-swap = swaps two towers
box-kind-piggyback = takes a wizard along
box-spells-basic = in the basic game, too
box-masters-spells = Spells in the game
box-end-most_rounds = Rounds after which the game ends
box-solo-wizards = Wizards
box-solo-cards_per_turn = Cards in a turn
box-solo-card_target = Most cards for a win
box-solo-spells = Spells in the game
box-solo-bottles = Bottles

## A first game, step by step

first-welcome = Welcome! You are blue. Bring your five wizards home, into the ravens’ keep, and fill your six bottles on the way. It all starts with a card: play “{ card-TM1 }”.
first-ride = Any tower may be moved, clockwise, with everybody on its roof. Take this one: two of your wizards ride along, and it comes down on a yellow hat.
first-either = Thud! Whoever catches wizards fills a bottle. You play two cards in a turn. This one leaves you the choice: a wizard goes 5 spaces, or a tower goes 1.
first-walk = Wizards under the open sky can walk. Send this one: exactly five spaces, no more and no fewer.
first-spell = Both cards are played. But full bottles pay for spells, one spell in a turn. Cast “{ spell-move_tower }”: the bottle is spent, and still counts as filled.
first-spell-tower = Any tower goes two spaces. Choose the roof with your two wizards. The yellow one underneath will see daylight again.
first-theirs = Your turn is over, and your hand is three cards again. Now { $seat } plays two.
first-plan = The keep is ten spaces ahead of your two riders: five by tower, five on foot. Begin with “{ card-TM5 }”.
first-ride-again = Off you go, both of you!
first-five = Now the keep is exactly five spaces away. With more steps you would walk past it.
first-home = Home, little wizard!
first-hop = Somebody is home, so your turn ends at once, and the keep hops on: to the next shield where no wizard is standing.
first-trapped = Oh! { $seat } has dropped a tower on your wizard. Remember who sits there! This first game shows it to you; usually nothing does.
first-free-card = The keep has hopped on, and your trapped wizard is only two spaces away from it. Set him free: play the card that moves a tower by 1.
first-free = Take the tower off his head. It will even land on a yellow wizard: one more bottle for you.
first-two = Free! And now a card for exactly two spaces …
first-home-again = … into the keep with him.
first-end = Two wizards are home, and you know the whole game: ride, catch, cast, remember. All wizards home and no bottle empty wins.
    One more thing: instead of playing cards you may change your whole hand. Play on: your opponent will not be too hard on you.
