name = Wandering Towers
about = Nine towers wander round and round, and your wizards with them: on top, on foot, or shut in underneath because somebody’s tower came down on their hats. Catch others to brew your potions, remember who is under which roof, and slip into the keep before it hops away again.
quick-start =
    Click a card, then one of your wizards or a tower: the piece moves clockwise as many spaces as the card shows. You play two cards on your turn.
    Land a wizard exactly on the keep’s space: he goes in, the keep moves on, and your turn ends.
    Drop towers on wizards: each catch fills one of your bottles. Full bottles pay for spells.
    You win when all your wizards are home and none of your bottles is empty. Fill bottles early: later there will be fewer wizards to catch. And remember where your own are!

everybody = Everybody

## Ways to play

variant-basic = Basic game
    .about = Two spells, cast on your own turn. The best way to begin.
variant-masters = Master wizards
    .about = Four of the eight spells, cast at any time, even on other players’ turns.
variant-all-spells = Master wizards, all spells
    .about = All eight spells, cast at any time. Nothing is safe.
variant-more-spells = Basic game, all spells
    .about = All eight spells, but only on your own turn.
variant-teams = Teams
    .about = Two against two, or three teams of two. Partners exchange cards and share bottles.
variant-master-teams = Teams of masters
    .about = Teams with all eight spells, cast at any time.
variant-solo = Solo
    .about = Twelve wizards, thirty cards, three spells.
variant-solo-no-spells = Solo, without spells
    .about = Twelve wizards and your cards, nothing else. After thirty cards you can keep playing if you like.
variant-solo-fill = Solo, with empty bottles
    .about = Harder: you have to fill six bottles as well. After thirty cards you can keep playing if you like.
variant-cooperative = Cooperative
    .about = You all share the same twelve wizards and one open hand of cards. To win, bring them all home within thirty cards.
variant-cooperative-hidden = Cooperative, hidden hands
    .about = You all share the same twelve wizards, but each of you sees only your own cards. After thirty cards you can keep playing if you like.

option-game = Game
    .about = Basic: spells on your own turn. Masters: spells at any time, even on other players’ turns. Cooperative: you all win or lose together.
option-game-basic = Basic
option-game-masters = Masters
option-game-cooperative = Cooperative
option-teams = Teams
    .about = Players who sit opposite each other are partners.
option-teams-false = Everyone for themselves
option-teams-true = Teams of two
option-spells = Number of spells
    .about = Standard: the two basic spells (four random spells in the master game, three in solo and cooperative games). Only solo and cooperative games can be played without spells.
option-spells-standard = Standard
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
    .about = Play with exactly these spells instead of random ones.
option-chosen-spells-move_wizard = { spell-move_wizard }
option-chosen-spells-move_tower = { spell-move_tower }
option-chosen-spells-headwind_wizard = { spell-headwind_wizard }
option-chosen-spells-headwind_tower = { spell-headwind_tower }
option-chosen-spells-nudge_keep = { spell-nudge_keep }
option-chosen-spells-free_wizard = { spell-free_wizard }
option-chosen-spells-swap_towers = { spell-swap_towers }
option-chosen-spells-piggyback = { spell-piggyback }
option-memory = Wizards under towers
    .about = Normally you have to remember who is under which tower. To help learners, the board can show each player what they have seen.
option-memory-hidden = You have to remember
option-memory-shown = Show what I’ve seen
option-first-player = First player
    .about = In the printed game you choose the first player yourselves; here you can leave it to chance.
option-first-player-random = Random
option-first-player-first-seat = Player in the first seat
option-dead-cards = Cards that move nothing
    .about = Can you play a card that moves nothing while another card in your hand could move something?
option-dead-cards-always = Always allowed
option-dead-cards-only-if-none = Only if no card works
option-entry-of-other = Your spell brings another player’s wizard home
    .about = The rulebook says your turn ends when you bring home your own wizard. What about somebody else’s?
option-entry-of-other-ends = Your turn ends
option-entry-of-other-goes-on = Your turn goes on
option-entry-by-other = Another player’s spell brings a wizard home
    .about = Masters only: does this end the current player’s turn?
option-entry-by-other-goes-on = The turn goes on
option-entry-by-other-ends = The turn ends
option-spells-per-action = One spell per action
    .about = Masters only: is that one spell for each player, or one for the whole table?
option-spells-per-action-player = For each player
option-spells-per-action-table = For the whole table
option-team-end = When a team has finished
    .about = Either stop immediately, as the rulebook says, or finish the round, as in a game without teams.
option-team-end-round = Finish the round
option-team-end-at-once = Stop immediately
option-solo-bottles = Bottles (solo, cooperative)
    .about = Full: six bottles to spend. Empty: to win, you have to fill all six as well.
option-solo-bottles-full = Full at the start
option-solo-bottles-empty = Empty at the start
option-solo-refresh = Swapping your hand (solo, cooperative)
    .about = Discard all three cards to draw three new ones and push a tower one space. This uses up three of the thirty cards.
option-solo-refresh-true = Allowed
option-solo-refresh-false = Not allowed
option-solo-end = After thirty cards
    .about = Solo and cooperative: stop, or keep playing to see how many cards you need. You win only if you finish within thirty.
option-solo-end-thirty = Stop
option-solo-end-play-on = Keep playing
option-cooperative-hands = Cards (cooperative)
    .about = One open hand shared by everyone, or a hidden hand for each player.
option-cooperative-hands-open = One open hand
option-cooperative-hands-hidden = Hidden hands

bad-no-spells = Only solo and cooperative games can be played without spells.
bad-cooperative-teams = A cooperative game can’t have teams.
bad-chosen-spells = You chose spells, but set the number of spells to “None”.

## Pieces

colour-0 = blue
colour-1 = yellow
colour-2 = red
colour-3 = green
colour-4 = orange
colour-5 = purple

card-W1 = Wizard 1
    .about = Move one of your visible wizards 1 space.
card-W2 = Wizard 2
    .about = Move one of your visible wizards 2 spaces.
card-W3 = Wizard 3
    .about = Move one of your visible wizards 3 spaces.
card-W4 = Wizard 4
    .about = Move one of your visible wizards 4 spaces.
card-W5 = Wizard 5
    .about = Move one of your visible wizards 5 spaces.
card-TM1 = Tower 1
    .about = Move any tower 1 space, with everything on top of it.
card-TM2 = Tower 2
    .about = Move any tower 2 spaces, with everything on top of it.
card-TM3 = Tower 3
    .about = Move any tower 3 spaces, with everything on top of it.
card-TM4 = Tower 4
    .about = Move any tower 4 spaces, with everything on top of it.
card-TM5 = Tower 5
    .about = Move any tower 5 spaces, with everything on top of it.
card-E11 = Wizard 1 or tower 1
    .about = Move one of your visible wizards 1 space, or any tower 1 space. Not both.
card-E22 = Wizard 2 or tower 2
    .about = Move one of your visible wizards 2 spaces, or any tower 2 spaces. Not both.
card-E33 = Wizard 3 or tower 3
    .about = Move one of your visible wizards 3 spaces, or any tower 3 spaces. Not both.
card-E44 = Wizard 4 or tower 4
    .about = Move one of your visible wizards 4 spaces, or any tower 4 spaces. Not both.
card-E15 = Wizard 1 or tower 5
    .about = Move one of your visible wizards 1 space, or any tower 5 spaces. Not both.
card-E24 = Wizard 2 or tower 4
    .about = Move one of your visible wizards 2 spaces, or any tower 4 spaces. Not both.
card-E42 = Wizard 4 or tower 2
    .about = Move one of your visible wizards 4 spaces, or any tower 2 spaces. Not both.
card-E51 = Wizard 5 or tower 1
    .about = Move one of your visible wizards 5 spaces, or any tower 1 space. Not both.
card-ED1 = Wizard or tower, 1 roll
    .about = Roll the die once. Move one of your visible wizards, or any tower, exactly that many spaces.
card-WD2 = Wizard, up to 2 rolls
    .about = Roll the die and move one of your visible wizards exactly that many spaces. You may reroll once; the last roll counts.
card-TD2 = Tower, up to 2 rolls
    .about = Roll the die and move any tower exactly that many spaces. You may reroll once; the last roll counts.
card-WD3 = Wizard, up to 3 rolls
    .about = Roll the die and move one of your visible wizards exactly that many spaces. You may reroll twice; the last roll counts.
card-TD3 = Tower, up to 3 rolls
    .about = Roll the die and move any tower exactly that many spaces. You may reroll twice; the last roll counts.

spell-move_wizard = Advance a Wizard
    .about = Move any visible wizard, yours or another player’s, one space forward.
spell-move_tower = Advance a Tower
    .about = Move any tower, with everything on top of it, two spaces forward.
spell-headwind_wizard = Headwind for a Wizard
    .about = Move any visible wizard, yours or another player’s, one space back.
spell-headwind_tower = Headwind for a Tower
    .about = Move any tower, with everything on top of it, two spaces back.
spell-nudge_keep = Nudge the Keep
    .about = The keep moves forward or back to the nearest space or tower top without wizards, whether or not there’s a shield.
spell-free_wizard = Free a Wizard
    .about = Look under any tower. If one of your wizards is there, he climbs to the top of the stack.
spell-swap_towers = Swap Towers
    .about = Swap two towers that have nothing but wizards on them.
spell-piggyback = Piggyback
    .about = When a wizard starts walking and one of yours is in the same place, yours goes along.

## What is asked

prompt-turn-first = Play your first card, or swap your hand.
prompt-turn-second = Play your second card, or discard one.
prompt-turn-together = Play a card. Cards used so far: { $cards } of { $target }.
prompt-turn-end = Cast a spell, or end your turn.
prompt-roll = You rolled a { $value }. Keep it, or reroll? ({ $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    } left)
prompt-piece = { $card }: choose what to move.
prompt-piece-die = { $card }: you rolled a { $value }. Choose what to move.
prompt-idle = { $card }: this card can’t move anything. Cast a spell first, or discard it.
prompt-push = You may push a tower one space.
prompt-cast-move_wizard = Choose a wizard to move one space forward.
prompt-cast-move_tower = Choose a tower to move two spaces forward.
prompt-cast-headwind_wizard = Choose a wizard to blow one space back.
prompt-cast-headwind_tower = Choose a tower to blow two spaces back.
prompt-cast-nudge_keep = Move the keep forward or back.
prompt-cast-free_wizard = Choose a tower to look under.
prompt-cast-swap_towers = Choose two towers to swap.
prompt-lift-out = You and your partner both have a wizard here. Which one climbs up?
prompt-window-before = { $seat } is about to start their turn. Cast a spell?
prompt-window-played = { $seat } has played a card. Cast a spell?
prompt-window-wizard = { $seat } will move the { $colour } wizard from { $from } to { $to }. Cast a spell?
prompt-window-wizard-home = { $seat } will move the { $colour } wizard from { $from } into the keep. Cast a spell?
prompt-window-tower = { $seat } will move { $count ->
        [one] a tower
       *[other] { $count } towers
    } from { $from } to { $to }. Cast a spell?
prompt-window-repeat = Cast “{ $spell }” again?
prompt-window-piece = The wizard that { $seat } chose can’t move now. Cast a spell?
prompt-window-after = { $seat } has finished an action. Cast a spell?
prompt-asked = { $seat } asks you for a card. Choose one to give.
prompt-offered = { $seat } offers you a card, face down. Take it?
prompt-hand-back = Choose a card to give { $seat } in return.

crumb-turn = { $seat-is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
crumb-card = { $card }
crumb-walk = Wizard: { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
crumb-march = Tower: { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
crumb-push = Push
crumb-spell = { $seat-is ->
        [you] { $spell } (you)
       *[other] { $spell } ({ $seat })
    }
crumb-exchange = Card exchange

## What can be done

move-card = Play “{ $card }”
move-drop = Discard “{ $card }”
move-refresh = Swap your hand
move-no-push = Don’t push
move-end-turn = End turn
move-accept = Keep the { $value }
move-reroll = Reroll
move-idle = Discard the card
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
        [1] Look under the tower on space { $at }
       *[other] Look under the tower on space { $at }, level { $level } of { $height }
    }
move-cast = Cast “{ $spell }” ({ $cost ->
        [one] { $cost } bottle
       *[other] { $cost } bottles
    })
move-nudge-forwards = Move the keep forward, to space { $to }
move-nudge-backwards = Move the keep back, to space { $to }
move-swap = Swap the towers on spaces { $from } and { $to }
move-lift-out = Bring up the { $colour } wizard
move-ask-card = Ask { $seat } for a card
move-offer-card = Offer your partner “{ $card }”
move-give-card = Give “{ $card }”
move-take-card = Take the card
move-decline = No, thanks
move-give-bottles = Give { $seat } { $count ->
        [one] { $count } full bottle
       *[other] { $count } full bottles
    }

## What happened

log-card = { $seat-is ->
    [you] You play “{ $card }”.
   *[other] { $seat } plays “{ $card }”.
}
log-drop = { $seat-is ->
    [you] You discard “{ $card }”.
   *[other] { $seat } discards “{ $card }”.
}
log-idle = { $seat-is ->
    [you] Your card moves nothing.
   *[other] { $seat }’s card moves nothing.
}
log-refresh = { $seat-is ->
    [you] You swap your hand ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
   *[other] { $seat } swaps their hand ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
}
log-reshuffle = The discard pile is shuffled into a new deck.
log-die = { $seat-is ->
    [you] You roll a { $value }.
   *[other] { $seat } rolls a { $value }.
}
log-thwarted = { $seat-is ->
    [you] You can no longer make your move.
   *[other] { $seat } can no longer make their move.
}
log-name-wizard = { $seat-is ->
    [you] You are about to move the { $colour } wizard from space { $from } to space { $to }.
   *[other] { $seat } is about to move the { $colour } wizard from space { $from } to space { $to }.
}
log-name-tower = { $seat-is ->
    [you] You are about to move { $count ->
        [one] a tower
       *[other] a stack of { $count } towers
    } from space { $from } to space { $to }.
   *[other] { $seat } is about to move { $count ->
        [one] a tower
       *[other] a stack of { $count } towers
    } from space { $from } to space { $to }.
}
log-walk = { $seat-is ->
    [you] You move the { $colour } wizard from space { $from } to space { $to }.
   *[other] { $seat } moves the { $colour } wizard from space { $from } to space { $to }.
}
log-home = { $count ->
    [one] The first { $colour } wizard is home!
   *[other] Another { $colour } wizard is home! That makes { $count }.
}
log-keep = The keep moves to space { $to }.
log-keep-stays = No shield is free, so the keep stays put.
log-tower = { $seat-is ->
    [you] You move { $count ->
        [one] a tower
       *[other] a stack of { $count } towers
    } from space { $from } to space { $to }.
   *[other] { $seat } moves { $count ->
        [one] a tower
       *[other] a stack of { $count } towers
    } from space { $from } to space { $to }.
}
log-imprison = { $seat-is ->
    [you] Thud! You’ve caught somebody.
   *[other] Thud! { $seat } has caught somebody.
}
log-fill = { $seat-is ->
    [you] You fill a bottle ({ $count ->
        [0] your last
       *[other] { $count } to go
    }).
   *[other] { $seat } fills a bottle ({ $count ->
        [0] their last
       *[other] { $count } to go
    }).
}
log-cast = { $seat-is ->
    [you] You cast “{ $spell }”.
   *[other] { $seat } casts “{ $spell }”.
}
log-swap = { $seat-is ->
    [you] You swap the towers on spaces { $from } and { $to }.
   *[other] { $seat } swaps the towers on spaces { $from } and { $to }.
}
log-lift = { $seat-is ->
    [you] You look under a tower on space { $at }.
   *[other] { $seat } looks under a tower on space { $at }.
}
log-lift-nobody = { $seat-is ->
    [you] You find nobody to free.
   *[other] { $seat } finds nobody to free.
}
log-freed = { $seat-is ->
    [you] You free the { $colour } wizard on space { $at }.
   *[other] { $seat } frees the { $colour } wizard on space { $at }.
}
log-ask-card = { $seat-is ->
    [you] You ask { $seat2 } for a card.
   *[other] { $seat2-is ->
        [you] { $seat } asks you for a card.
       *[other] { $seat } asks { $seat2 } for a card.
    }
}
log-offer-card = { $seat-is ->
    [you] You offer { $seat2 } a card.
   *[other] { $seat2-is ->
        [you] { $seat } offers you a card.
       *[other] { $seat } offers { $seat2 } a card.
    }
}
log-decline = { $seat-is ->
    [you] You decline.
   *[other] { $seat } declines.
}
log-exchange = { $seat-is ->
    [you] You and { $seat2 } exchange cards.
   *[other] { $seat2-is ->
        [you] { $seat } and you exchange cards.
       *[other] { $seat } and { $seat2 } exchange cards.
    }
}
log-give-bottles = { $seat-is ->
    [you] You give { $seat2 } { $count ->
        [one] { $count } full bottle
       *[other] { $count } full bottles
    }.
   *[other] { $seat2-is ->
        [you] { $seat } gives you { $count ->
            [one] { $count } full bottle
           *[other] { $count } full bottles
        }.
       *[other] { $seat } gives { $seat2 } { $count ->
            [one] { $count } full bottle
           *[other] { $count } full bottles
        }.
    }
}
log-finished = { $seat-is ->
    [you] You’ve finished: all your wizards are home and no bottle is empty.
   *[other] { $seat } has finished: all their wizards are home and no bottle is empty.
}{ $count ->
    [0] {""}
   *[other] {" "}Everyone else finishes the round!
}
log-team-finished = { $seat-is ->
    [you] You and { $seat2 } have finished: all your wizards are home and no bottle is empty.
   *[other] { $seat2-is ->
        [you] { $seat } and you have finished: all your wizards are home and no bottle is empty.
       *[other] { $seat } and { $seat2 } have finished: all their wizards are home and no bottle is empty.
    }
}{ $count ->
    [0] {""}
   *[other] {" "}Everyone else finishes the round!
}
log-all-home = All wizards are home, but nobody has filled every bottle: the game ends and is scored.
# Only in logs of matches that began under rules 1.
log-last-round = { $seat-is ->
    [you] You’ve finished: all your wizards are home and no bottle is empty. The end is near!
   *[other] { $seat } has finished: all their wizards are home and no bottle is empty. The end is near!
}
log-shares = { $seat-is ->
    [you] You share the victory!
   *[other] { $seat } shares the victory!
}
log-long = Nobody has finished after { $count } rounds, so the game is stopped and scored.
glimpse = { $count ->
    [0] Nobody was under the tower on space { $at }.
   *[other] Everyone gets a glimpse of who was under the tower on space { $at }:{ $blue ->
        [0] {""}
       *[other] {" "}{ $blue } { colour-0 },
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } { colour-1 },
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } { colour-2 },
    }{ $green ->
        [0] {""}
       *[other] {" "}{ $green } { colour-3 },
    }{ $orange ->
        [0] {""}
       *[other] {" "}{ $orange } { colour-4 },
    }{ $purple ->
        [0] {""}
       *[other] {" "}{ $purple } { colour-5 },
    } and nobody else.
}

## Why not

refuse-unknown = There’s no such move in this game.
refuse-others-first = Somebody else is deciding whether to cast a spell. You can decide after that.
refuse-roll-first = First decide whether to keep this roll.
refuse-must-move = This card can still move a piece, so you must use it.
refuse-no-roll = You have no rerolls left: the last roll counts.
refuse-card-lies = You’ve already played a card: choose what it moves.
refuse-push-only = Now you can only push a tower one space, or decline.
refuse-lift-out = First choose which of the two wizards climbs up.
refuse-exchange = Finish the card exchange first.
refuse-window = This is only a chance to cast a spell: cast one, or pass.
refuse-no-action = You’ve already played all your cards for this turn.
refuse-not-in-hand = You don’t have “{ $card }” in your hand.
refuse-drop-first = Only your second card can be discarded unused. Play your first one.
refuse-dead-card = This card moves nothing, but another one in your hand does. Play that one.
refuse-solo-refresh = You can’t swap your hand at this table.
refuse-refresh-late = Swapping your hand replaces playing cards, and you’ve already played one.
refuse-end-early = Your turn isn’t over yet: play a card first.
refuse-card-first = Play a card first, then choose what it moves.
refuse-no-push = You can only push a tower right after swapping your hand.
refuse-spell-first = You need a spell for that: cast it first.
refuse-no-exchange = Nobody is exchanging cards right now.
refuse-nothing-to-pass = You don’t need to pass: nobody is waiting for you to cast a spell.
refuse-keep-there = The tower would land on the keep’s space, and no tower can stand on the keep.
refuse-only-wizard = This card moves wizards, not towers.
refuse-only-tower = This moves towers, not wizards.
refuse-not-yours = Your cards can’t move this wizard: he isn’t yours.
refuse-no-wizard = There’s no visible wizard of this colour on space { $at }.
refuse-full = Space { $at } is full: six wizards are already there. Choose another one.
refuse-choose-target = You’ve already paid for the spell: choose its target.
refuse-swap = You can only swap the top towers of two spaces, and neither may have the keep on it.
refuse-swap-keep = You can’t swap the tower under the keep.
refuse-spell-not-here = “{ $spell }” isn’t in this game (it would cost { $cost ->
        [one] { $cost } full bottle
       *[other] { $cost } full bottles
    }).
refuse-too-dear = “{ $spell }” costs { $cost ->
        [one] { $cost } full bottle
       *[other] { $cost } full bottles
    }, and you don’t have enough.
refuse-not-your-turn-to-cast = In this game you can cast spells only on your own turn.
refuse-row-bottles = You can repeat “{ $spell }” only with bottles that were already full when you first cast it.
refuse-card-before-spell = Play a card first. In this game you can only cast spells after playing a card.
refuse-piggyback = You can cast “Piggyback” only when a wizard is about to walk, one of yours is in the same place, and there’s room for both where they’re going.
refuse-spell-used = You’ve already cast your spell.
refuse-no-target = “{ $spell }” has no target right now, so you’d waste { $cost ->
        [one] { $cost } full bottle.
       *[other] { $cost } full bottles.
    }
refuse-no-teams = This isn’t a team game.
refuse-not-partner = Only the player whose turn it is and their partner can do that.
refuse-mid-move = You can’t do that in the middle of a move.
refuse-few-bottles = You don’t have that many full bottles.
refuse-gave-bottles = You’ve already given away bottles this turn.
refuse-other-way = Only the player whose turn it is can ask for a card, and only their partner can offer one.
refuse-bargained = You’ve already exchanged cards this turn.
refuse-declined = That’s already been tried this turn: you can ask for a card once and offer one once.

## The end

score-wizards = Wizards in the keep
score-bottles = Filled bottles
ending-finished = All wizards home and all bottles filled: that wins the game.
ending-tie-break = More than one player finished, so the one with the most full bottles left wins.
ending-shared = Tied, right down to the last bottle: it’s a shared victory.
ending-all-home = All wizards are home, and nobody can fill another bottle.
ending-long = Nobody finished in time, so the game was stopped and scored.
ending-solved = All twelve wizards are home in time!
ending-late = All twelve wizards are home, but it took more than thirty cards.
ending-failed = The cards ran out before everyone was home.

## In plain text

sketch-player = { $letter } { $name }: { $home }/{ $wizards } in the keep; bottles: { $full } full, { $empty } empty, { $spent } spent
sketch-deck = Deck: { $deck }, discard pile: { $discard }
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
table-swap = Tower on space { $at }: choose it for the swap
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
table-bottles = { $seat }’s bottles: { $full } full, { $empty } empty, { $spent } spent
table-bottles-all = Bottles: { $full } full, { $empty } empty, { $spent } spent
table-cap-potion = full
table-cap-bottle = empty
table-cap-spent = spent
table-deck = Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-discards = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. On top: “{ $card }”
table-discards-none = Discard pile: empty
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
table-give = Give { $seat } full bottles:
picture-setup = The table for three players at the start: the keep, then nine towers with twelve wizards
picture-walk = A wizard lands exactly on the keep’s space and goes in
picture-keep = The keep moves to the next free shield: there’s a wizard on the first tower, but none on the one after it
picture-stack = A tower moves with everything on top of it; the tower below stays put
picture-imprison = A tower comes down on a wizard: he’s trapped, and a bottle is filled

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
box-board-ground_shields = Spaces with a Raven shield
box-board-keep_start = The keep’s starting space
box-board-surface_capacity = Maximum number of wizards in one place
box-towers-start_space = Starting spaces
box-towers-shield = Towers with a Raven shield
box-towers-setup_capacity = Wizards on each tower at the start
box-hand-size = Cards in hand
box-die-faces = Faces
box-deck-total = Total number of cards
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
        [-1] { " " }1 space back
        [-2] { " " }2 spaces back
        [1] { " " }1 space forward
        [2] { " " }2 spaces forward
       *[0] { "" }
    }
box-kind-wizard = moves a wizard
box-kind-tower = moves a tower
box-kind-keep = moves the keep
box-kind-free = frees a wizard
box-kind-swap = swaps two towers
box-kind-piggyback = takes a wizard along
box-spells-basic = also in the basic game
box-masters-spells = Spells in the game
box-end-most_rounds = Maximum number of rounds
box-solo-wizards = Wizards
box-solo-cards_per_turn = Cards per turn
box-solo-card_target = Maximum number of cards for a win
box-solo-spells = Spells in the game
box-solo-bottles = Bottles

## A first game, step by step

first-welcome = Welcome! You are blue. Bring your five wizards home, into the ravens’ keep, and fill your six bottles on the way. It all starts with a card: play “{ card-TM1 }”.
first-ride = You can move any tower clockwise, with everybody on its roof. Take this one: two of your wizards ride along, and it comes down on a yellow hat.
first-either = Thud! Catching wizards fills a bottle. You play two cards on your turn. Your second one gives you a choice: move a wizard 5 spaces or a tower 1 space.
first-walk = Wizards out in the open can walk. Move this one exactly five spaces, no more, no less.
first-spell = You’ve played both cards. Full bottles pay for spells, one spell per turn. Cast “{ spell-move_tower }”: the bottle is spent, but still counts as filled.
first-spell-tower = Now you can move any tower two spaces. Choose the roof with your two wizards. The yellow wizard underneath will see daylight again.
first-theirs = Your turn is over, and you’ve drawn back up to three cards. Now { $seat } plays two.
first-plan = The keep is ten spaces ahead of your two riders: five by tower, five on foot. Begin with “{ card-TM5 }”.
first-ride-again = Off you go, both of you!
first-five = Now the keep is exactly five spaces away. Any more steps, and you’d walk right past it.
first-home = Home, little wizard!
first-hop = One of your wizards has made it home, so your turn ends immediately, and the keep hops ahead to the next shield with no wizard on it.
first-trapped = Oh! { $seat } has dropped a tower on your wizard. Remember where he is! This first game shows you; normally you have to keep track yourself.
first-free-card = The keep has hopped ahead, and your trapped wizard is only two spaces away from it. Set him free: play the card that moves a tower 1 space.
first-free = Take the tower off his head. It will even land on a yellow wizard: one more bottle for you.
first-two = Free! And now a card for exactly two spaces…
first-home-again = …and into the keep he goes!
first-end = Two wizards are home, and you know the whole game: ride, catch, cast, remember. You win when all your wizards are home and no bottle is empty.
    One more thing: instead of playing cards, you can swap your whole hand. Play on: your opponent won’t be too hard on you.

# Reasons beside hints: what a move does better than others.

reason-home = { $more ->
    [yes] This brings a wizard home.
   *[no] {""}
}
reason-covered = { $more ->
    [yes] {""}
   *[no] This leaves fewer of your wizards covered.
}
reason-depth = { $more ->
    [yes] {""}
   *[no] This leaves fewer towers on top of your wizards.
}
reason-reach = { $more ->
    [yes] This brings your wizards within one card of the keep.
   *[no] This keeps your wizards away from the keep for now.
}
reason-next-reach = { $more ->
    [yes] This puts your wizards where the keep goes next.
   *[no] {""}
}
reason-far = { $more ->
    [yes] {""}
   *[no] This keeps your wizards from falling behind.
}
reason-crowded = { $more ->
    [yes] This leaves more of your wizards among other players’ wizards.
   *[no] This leaves fewer of your wizards among other players’ wizards.
}
reason-empty = { $more ->
    [yes] {""}
   *[no] This fills a bottle.
}
reason-full = { $more ->
    [yes] This saves full bottles for spells.
   *[no] This puts your full bottles to use.
}
reason-late-bottles = { $more ->
    [yes] {""}
   *[no] This keeps you from falling behind with your bottles.
}
reason-all-home = { $more ->
    [yes] This gets all your wizards home.
   *[no] This keeps a wizard in play.
}
reason-last-wizard = { $more ->
    [yes] This leaves you only one wizard to bring home.
   *[no] This leaves you more than one wizard to move.
}
reason-bottles-done = { $more ->
    [yes] This fills your last bottle.
   *[no] {""}
}
reason-entry = { $more ->
    [yes] You keep a card that can take a wizard home.
   *[no] This makes use of a card that can take a wizard home.
}
reason-work = { $more ->
    [yes] {""}
   *[no] This brings you closer to finishing.
}
reason-outlook = { $more ->
    [yes] This improves your position all round.
   *[no] This is a small setback now, but it’s worth it.
}
reason-wizard-cards = { $more ->
    [yes] You keep cards that move wizards.
   *[no] This puts your wizard cards to use.
}
reason-tower-cards = { $more ->
    [yes] You keep cards that move towers.
   *[no] This puts your tower cards to use.
}
reason-my-turn = { $more ->
    [yes] This keeps your turn going.
   *[no] This ends your turn.
}
reason-actions = { $more ->
    [yes] This leaves you another action.
   *[no] This uses all your actions.
}
reason-waiting = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-catchable = { $more ->
    [yes] This leaves rival wizards for you to catch.
   *[no] This leaves fewer rival wizards free to move.
}
reason-keep-moves = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-last-round = { $more ->
    [yes] This starts the last round.
   *[no] This keeps the game going.
}
reason-cards-left = { $more ->
    [yes] This uses up fewer of the thirty cards.
   *[no] {""}
}
reason-exposed = { $more ->
    [yes] This leaves more of your wizards free to move.
   *[no] This leaves fewer of your wizards open to being caught.
}
reason-partner-home = { $more ->
    [yes] This gets one of your partner’s wizards home.
   *[no] {""}
}
reason-partner-covered = { $more ->
    [yes] {""}
   *[no] This leaves fewer of your partner’s wizards covered.
}
reason-partner-reach = { $more ->
    [yes] This brings your partner’s wizards within one card of the keep.
   *[no] {""}
}
reason-partner-empty = { $more ->
    [yes] {""}
   *[no] This fills one of your partner’s bottles.
}
reason-partner-full = { $more ->
    [yes] This leaves your partner with full bottles for spells.
   *[no] {""}
}
reason-partner-entry = { $more ->
    [yes] This lets your partner take a wizard home.
   *[no] {""}
}
reason-partner-work = { $more ->
    [yes] {""}
   *[no] This brings your partner closer to finishing.
}
reason-rival-home = { $more ->
    [yes] {""}
   *[no] This keeps the leading rival’s wizards out of the keep.
}
reason-rival-covered = { $more ->
    [yes] This covers the leading rival’s wizards.
   *[no] {""}
}
reason-rival-depth = { $more ->
    [yes] This buries the leading rival’s wizards under more towers.
   *[no] {""}
}
reason-rival-reach = { $more ->
    [yes] {""}
   *[no] This keeps the leading rival away from the keep.
}
reason-rival-next-reach = { $more ->
    [yes] {""}
   *[no] This keeps the leading rival away from where the keep goes next.
}
reason-rival-far = { $more ->
    [yes] This leaves the leading rival with a long way to go.
   *[no] {""}
}
reason-rival-crowded = { $more ->
    [yes] This leaves more of the leading rival’s wizards among other players’ wizards.
   *[no] {""}
}
reason-rival-empty = { $more ->
    [yes] This leaves the leading rival with bottles to fill.
   *[no] {""}
}
reason-rival-full = { $more ->
    [yes] {""}
   *[no] This leaves the leading rival with fewer full bottles for spells.
}
reason-rival-late-bottles = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rival-all-home = { $more ->
    [yes] {""}
   *[no] This leaves the leading rival with wizards outside the keep.
}
reason-rival-last-wizard = { $more ->
    [yes] {""}
   *[no] This leaves the leading rival with more than one wizard to bring home.
}
reason-rival-bottles-done = { $more ->
    [yes] {""}
   *[no] This leaves the leading rival with bottles to fill.
}
reason-rival-entry = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rival-work = { $more ->
    [yes] This sets the leading rival back.
   *[no] {""}
}
reason-rivals-home = { $more ->
    [yes] {""}
   *[no] This keeps the others’ wizards out of the keep.
}
reason-rivals-covered = { $more ->
    [yes] This covers other players’ wizards.
   *[no] {""}
}
reason-rivals-reach = { $more ->
    [yes] {""}
   *[no] This keeps the others away from the keep.
}
reason-rivals-empty = { $more ->
    [yes] This leaves the others with bottles to fill.
   *[no] {""}
}
reason-rivals-full = { $more ->
    [yes] {""}
   *[no] This leaves the others with fewer full bottles for spells.
}
reason-rivals-work = { $more ->
    [yes] This sets the others back.
   *[no] {""}
}

# -- statistics

best-result = Fewest cards in a win
openings = Your first card: won / played
