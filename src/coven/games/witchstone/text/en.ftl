name = Witchstone
about = Once in a hundred years the witches meet at the Witchstone to wake its power. Brew in your own cauldron: every tile you lay sets off two spells, every chain makes them stronger, and every spell may set off the next. Weave portals, send out witches, ring the vials, follow the owls – you have eleven turns to become keeper of the stone. The printed board, the cauldrons and most scrolls are not public: where no source shows them, they are our own design.
quick-start =
    Choose one of your dominoes and lay it on two free cells of your cauldron. It gives you its two actions, in the order you like.
    The more equal symbols hang together, the more often you do an action: build on one place, and use the printed corners.
    Energy builds portals and witches travel through them; crystals that leave the cauldron, the wand and the pentagram bring more actions; scrolls are boosters, or prophecies that count at the end.
    Everything within your turn can be taken back until something new comes to light. After eleven turns the most points win.

## Ways to play

variant-standard = As in the box
    .about = Eleven turns each, scrolls lie open.
variant-closed = Closed collections
    .about = Unused scrolls are shown only to their owner; the others have to remember.
variant-easy-handicap = One easy handicap
    .about = The first seat chooses among three dominoes instead of five; the others play as usual.
variant-two-handicaps = Two handicaps
    .about = The first seat plays with the easy handicap, the second with the medium one, the others as usual.
variant-handicaps = Three handicaps
    .about = The first seat plays with the easy handicap, the second with the medium one, the third with the hard one, a fourth as usual.
variant-all-handicaps = Three handicaps, closed collections
    .about = The first seat plays with the hard handicap, the second with the medium one, the third with the easy one, a fourth as usual.

option-first-player = First player
    .about = Whoever stirred a pot last – or chance.
option-first-player-random = Drawn at random
option-first-player-first-seat = The first seat
option-scrolls = Unused scrolls
    .about = They lie open, or each player keeps them as a closed stack.
option-scrolls-open = Open
option-scrolls-closed = Closed
option-handicap-1 = Handicap of the first seat
    .about = { handicap-about }
option-handicap-1-0 = { handicap-0 }
option-handicap-1-1 = { handicap-1 }
option-handicap-1-2 = { handicap-2 }
option-handicap-1-3 = { handicap-3 }
option-handicap-2 = Handicap of the second seat
    .about = { handicap-about }
option-handicap-2-0 = { handicap-0 }
option-handicap-2-1 = { handicap-1 }
option-handicap-2-2 = { handicap-2 }
option-handicap-2-3 = { handicap-3 }
option-handicap-3 = Handicap of the third seat
    .about = { handicap-about }
option-handicap-3-0 = { handicap-0 }
option-handicap-3-1 = { handicap-1 }
option-handicap-3-2 = { handicap-2 }
option-handicap-3-3 = { handicap-3 }
option-handicap-4 = Handicap of the fourth seat
    .about = { handicap-about }
option-handicap-4-0 = { handicap-0 }
option-handicap-4-1 = { handicap-1 }
option-handicap-4-2 = { handicap-2 }
option-handicap-4-3 = { handicap-3 }
handicap-about = For mixed tables: an experienced player chooses among fewer dominoes.
handicap-0 = None: five dominoes
handicap-1 = Level 1, hard: no choice, one domino drawn each turn
handicap-2 = Level 2, medium: two dominoes
handicap-3 = Level 3, easy: three dominoes

## Pieces

colour-0 = yellow
colour-1 = red
colour-2 = blue
colour-3 = green

action-energy = Energy
    .about = One marker on a portal: from your tower or from a region you have joined to it. A finished portal of 1, 2 or 3 cells brings 1, 3 or 6 points.
action-witch = Witches
    .about = Lay a witch beside your tower, or send a lying one through the portals to a region and occupy it.
action-pentagram = Pentagram
    .about = Your owl goes round the pentagram: owl tiles and special hexes.
action-crystal = Crystals
    .about = Move crystals in your cauldron. One that reaches the rim goes to the vial rack and brings two actions or a chip.
action-wand = Wand
    .about = Your owl goes along the wand: bonus actions, twice as many for the leader, and points for what you have achieved.
action-scroll = Scrolls
    .about = Take one scroll. The stronger the action, the more shelves you may choose from.

pair-energy-witch = { action-energy } + { action-witch }
pair-energy-pentagram = { action-energy } + { action-pentagram }
pair-energy-crystal = { action-energy } + { action-crystal }
pair-energy-wand = { action-energy } + { action-wand }
pair-energy-scroll = { action-energy } + { action-scroll }
pair-witch-pentagram = { action-witch } + { action-pentagram }
pair-witch-crystal = { action-witch } + { action-crystal }
pair-witch-wand = { action-witch } + { action-wand }
pair-witch-scroll = { action-witch } + { action-scroll }
pair-pentagram-crystal = { action-pentagram } + { action-crystal }
pair-pentagram-wand = { action-pentagram } + { action-wand }
pair-pentagram-scroll = { action-pentagram } + { action-scroll }
pair-crystal-wand = { action-crystal } + { action-wand }
pair-crystal-scroll = { action-crystal } + { action-scroll }
pair-wand-scroll = { action-wand } + { action-scroll }
domino = Domino
    .about = Lay it on two free cells. You do both its actions, each as often as the chain of its symbol is long.
special = Special hex
    .about = Use one of its two actions twice at once, or lay it on a free cell for good: it belongs to the chains of both its symbols.

region-stone = Witchstone
    .about = No chip, but places: the first witch gets { $first } points besides the usual 2, the second { $second }, the third { $third }, the fourth { $fourth }.
region-tower_ne = North-east tower
region-tower_se = South-east tower
region-tower_sw = South-west tower
region-tower_nw = North-west tower
region-forest_n = Northern forest
region-forest_e = Eastern forest
region-forest_s = Southern forest
region-forest_w = Western forest
region-village_n = Northern village
region-village_e = Eastern village
region-village_s = Southern village
region-village_w = Western village
region-castle_ne = North-east castle
region-castle_se = South-east castle
region-castle_sw = South-west castle
region-castle_nw = North-west castle
type-witchstone = Witchstone
type-tower = Tower
    .about = The tower with your big witch is yours; all others are foreign to you, taken or not.
type-foreign_tower = Foreign tower
type-forest = Forest
    .about = The first witch here takes the chip; everyone who comes gets 2 points.
type-village = Village
    .about = The first witch here takes the chip; everyone who comes gets 2 points.
type-castle = Castle
    .about = The first witch here takes the chip; everyone who comes gets 2 points.

chip-energy = Chip “{ action-energy }”
    .about = One energy action, before the running action ends. 2 points at the end of the game.
chip-witch = Chip “{ action-witch }”
    .about = One witch action, before the running action ends. 2 points at the end of the game.
chip-pentagram = Chip “{ action-pentagram }”
    .about = One step on the pentagram, before the running action ends. 2 points at the end of the game.
chip-crystal = Chip “{ action-crystal }”
    .about = One crystal move, before the running action ends. 2 points at the end of the game.
chip-wand = Chip “{ action-wand }”
    .about = One step on the wand, before the running action ends. 2 points at the end of the game.
chip-scroll = Chip “{ action-scroll }”
    .about = The lowest scroll, before the running action ends. 2 points at the end of the game.
chip-vp = Chip “3 points”
    .about = 3 points at once, and 2 more at the end of the game.

shelf-energy = Shelf: { action-energy }
    .about = A crystal put here brings 2 energy actions; the black one 4.
shelf-witch = Shelf: { action-witch }
    .about = A crystal put here brings 2 witch actions; the black one 4.
shelf-pentagram = Shelf: { action-pentagram }
    .about = A crystal put here brings 2 steps on the pentagram; the black one 4.
shelf-crystal = Shelf: { action-crystal }
    .about = A crystal put here brings 2 crystal moves; the black one 4.
shelf-wand = Shelf: { action-wand }
    .about = A crystal put here brings 2 steps on the wand; the black one 4.
shelf-scroll = Shelf: { action-scroll }
    .about = A crystal put here brings one of the 2 lowest scrolls; the black one, one of the 4 lowest.
shelf-bottom = Bottom shelf
    .about = A crystal put here brings a chip from the table; the black one makes it worth 2 more.

rim-crystal = Rim: { action-crystal }
    .about = From here a crystal goes to the crystal shelf or to the bottom one.
rim-wand = Rim: { action-wand }
    .about = From here a crystal goes to the wand shelf or to the bottom one.
rim-scroll = Rim: { action-scroll }
    .about = From here a crystal goes to the scroll shelf or to the bottom one.
rim-energy = Rim: { action-energy }
    .about = From here a crystal goes to the energy shelf or to the bottom one.
rim-witch = Rim: { action-witch }
    .about = From here a crystal goes to the witch shelf or to the bottom one.
rim-pentagram = Rim: { action-pentagram }
    .about = From here a crystal goes to the pentagram shelf or to the bottom one.
# Only in logs of matches that began under rules 1.
rim-top = { rim-crystal }
rim-top_right = { rim-wand }
rim-bottom_right = { rim-scroll }
rim-bottom = { rim-energy }
rim-bottom_left = { rim-witch }
rim-top_left = { rim-pentagram }
crystal = Crystal
    .about = It leaves the cauldron from a cell with an arrow. It may cross occupied cells but must stop on a free one.
crystal-black = Black crystal
    .about = On the rack it brings two actions more than the others, but it is never counted.

ring-owl = Owl tiles
    .about = Whoever passes takes the top tile; when all are gone, 2 points.
ring-special = Special hex
    .about = Whoever passes takes it, and a new one comes. When none is left, any one action twice.
silver-portals = Silver: portals
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your finished portals.
silver-witches = Silver: witches
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your witches on the board: big, lying and standing.
silver-crystals = Silver: crystals
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your coloured crystals on the rack.
silver-specials = Silver: special hexes
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your special hexes, in the cauldron or used.
silver-scrolls = Silver: scrolls
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your scrolls, used or not.
silver-chips = Silver: chips
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your chips.
dark-energy = Dark: { action-energy }
    .about = { $count ->
            [one] { $count } energy action
           *[other] { $count } energy actions
        }, { $most } for the leader.
dark-witch = Dark: { action-witch }
    .about = { $count ->
            [one] { $count } witch action
           *[other] { $count } witch actions
        }, { $most } for the leader.
dark-crystal = Dark: { action-crystal }
    .about = { $count ->
            [one] { $count } crystal move
           *[other] { $count } crystal moves
        }, { $most } for the leader.
dark-pentagram = Dark: { action-pentagram }
    .about = { $count ->
            [one] { $count } step on the pentagram
           *[other] { $count } steps on the pentagram
        }, { $most } for the leader.
dark-scroll = Dark: { action-scroll }
    .about = Take one of the { $count } lowest scrolls; the leader takes one of the { $most } lowest.

scroll-boost-energy = Booster: energy +2
    .about = Add 2 to a running energy action. Unused: 2 points.
scroll-boost-witch = Booster: witches +2
    .about = Add 2 to a running witch action. Unused: 2 points.
scroll-boost-pentagram = Booster: pentagram +2
    .about = Add 2 steps to a running pentagram action. Unused: 2 points.
scroll-boost-crystal = Booster: crystals +2
    .about = Add 2 moves to a running crystal action. Unused: 2 points.
scroll-boost-wand = Booster: wand +2
    .about = Add 2 steps to a running wand action, also right after the move. Unused: 2 points.
scroll-boost-scroll = Booster: scrolls +2
    .about = Choose from 2 shelves more in a running scroll action. Unused: 2 points.
scroll-boost-any = Booster: any action +1
    .about = Add 1 to any running action. Unused: 2 points.
scroll-chain-energy = Prophecy: chain of energy
    .about = Your longest chain of energy symbols: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-chain-witch = Prophecy: chain of witches
    .about = Your longest chain of witch symbols: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-chain-pentagram = Prophecy: chain of pentagrams
    .about = Your longest chain of pentagram symbols: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-chain-crystal = Prophecy: chain of crystals
    .about = Your longest chain of crystal symbols: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-chain-wand = Prophecy: chain of wands
    .about = Your longest chain of wand symbols: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-chain-scroll = Prophecy: chain of scrolls
    .about = Your longest chain of scroll symbols: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-same-forest = Prophecy: forests
    .about = Forests with a witch of yours: 1 for 3 points, 2 for 5, 3 for 7; otherwise 1.
scroll-same-village = Prophecy: villages
    .about = Villages with a witch of yours: 1 for 3 points, 2 for 5, 3 for 7; otherwise 1.
scroll-same-castle = Prophecy: castles
    .about = Castles with a witch of yours: 1 for 3 points, 2 for 5, 3 for 7; otherwise 1.
scroll-same-tower = Prophecy: foreign towers
    .about = Foreign towers with a witch of yours: 1 for 3 points, 2 for 5, 3 for 7; otherwise 1.
scroll-mixed-1 = Prophecy: forest, village, castle
    .about = A witch of yours in a forest: 3 points; in a village too: 5; in a castle too: 7. In this order; otherwise 1.
scroll-mixed-2 = Prophecy: village, castle, foreign tower
    .about = A witch of yours in a village: 3 points; in a castle too: 5; in a foreign tower too: 7. In this order; otherwise 1.
scroll-mixed-3 = Prophecy: castle, forest, foreign tower
    .about = A witch of yours in a castle: 3 points; in a forest too: 5; in a foreign tower too: 7. In this order; otherwise 1.
scroll-link-1 = Prophecy: joined to foreign towers
    .about = Your own portals join your tower to a forest and a foreign tower: 3 points; to a second one: 5; to a third one: 7. Otherwise 1.
scroll-link-2 = Prophecy: joined to villages and castles
    .about = Your own portals join your tower to a village and a castle: 3 points; to a second village: 5; to a second castle: 7. Otherwise 1.
scroll-link-3 = Prophecy: joined from forest to Witchstone
    .about = Your own portals join your tower to a forest and a village: 3 points; to a castle too: 5; to the Witchstone too: 7. Otherwise 1.
scroll-stone-place = Prophecy: place on the Witchstone
    .about = Third place on the Witchstone: 3 points; second: 5; first: 7. Otherwise 1.
scroll-witch-count = Prophecy: witches on the board
    .about = Your witches on the board, the big one included: 5 or 6 for 3 points, 7 or 8 for 5, 9 or more for 7; otherwise 1.
scroll-witch-lying = Prophecy: lying witches
    .about = Witches lying beside your tower: 1 for 3 points, 2 for 5, 3 or more for 7; otherwise 1.
scroll-silver = Prophecy: silver spaces
    .about = Silver spaces of the wand you have scored: 3 for 3 points, 4 for 5, 5 or more for 7; otherwise 1.
scroll-specials = Prophecy: special hexes
    .about = Your special hexes, in the cauldron or used: 2 for 3 points, 3 for 5, 4 or more for 7; otherwise 1.
scroll-scrolls = Prophecy: scrolls
    .about = Your scrolls, used or not, this one included: 4 for 3 points, 5 for 5, 6 or more for 7; otherwise 1.
scroll-chips = Prophecy: chips
    .about = Your chips: 4 for 3 points, 5 or 6 for 5, 7 or more for 7; otherwise 1.
scroll-crystals = Prophecy: crystals
    .about = Your coloured crystals on the rack: 3 for 3 points, 4 for 5, 5 or more for 7; otherwise 1.
# Prophecies whose regions a corrected box changes.
scroll-other-mixed-1 = Prophecy: different regions 1
    .about = A witch of yours there: { $name-first } for { $one } points; { $name-second } too for { $two }; { $name-third } too for { $three }. In this order; otherwise { $none }.
scroll-other-mixed-2 = Prophecy: different regions 2
    .about = A witch of yours there: { $name-first } for { $one } points; { $name-second } too for { $two }; { $name-third } too for { $three }. In this order; otherwise { $none }.
scroll-other-mixed-3 = Prophecy: different regions 3
    .about = A witch of yours there: { $name-first } for { $one } points; { $name-second } too for { $two }; { $name-third } too for { $three }. In this order; otherwise { $none }.
scroll-other-link-1 = Prophecy: joined regions 1
    .about = Your own portals join your tower to: { $name-first } for { $one } points; { $name-second } for { $two }; { $name-third } for { $three }. Otherwise { $none }.
scroll-other-link-2 = Prophecy: joined regions 2
    .about = Your own portals join your tower to: { $name-first } for { $one } points; { $name-second } for { $two }; { $name-third } for { $three }. Otherwise { $none }.
scroll-other-link-3 = Prophecy: joined regions 3
    .about = Your own portals join your tower to: { $name-first } for { $one } points; { $name-second } for { $two }; { $name-third } for { $three }. Otherwise { $none }.
prophecy-need = { $type }{ $count ->
        [one] {""}
       *[other] {" × "}{ $count }
    }

## What is asked

prompt-big-witches = Put your big witch on one of the free towers. You get its chip.
prompt-turn = Turn { $round } of { $rounds }: lay a domino into your cauldron.
prompt-make-room = No domino fits: first take out a crystal.
prompt-discard = No domino fits, and no crystal could make room. Which domino do you lose?
prompt-halves = Which of the two actions do you do first?
prompt-end-turn = All is done. End the turn?
prompt-end-turn-lost = Your domino is lost: there was no room for it. End your turn.
prompt-energy = { $count ->
        [one] Energy: { $count } marker to put down.
       *[other] Energy: { $count } markers to put down.
    }
prompt-witch = { $count ->
        [one] Witches: { $count } action. Lay a witch, or send one.
       *[other] Witches: { $count } actions. Lay a witch, or send one.
    }
prompt-witch-lay = { $count ->
        [one] Witches: { $count } action. Lay a witch beside your tower.
       *[other] Witches: { $count } actions. Lay a witch beside your tower.
    }
prompt-witch-send = { $count ->
        [one] Witches: { $count } action. Send a witch.
       *[other] Witches: { $count } actions. Send a witch.
    }
prompt-crystal = { $count ->
        [one] Crystals: { $count } move.
       *[other] Crystals: { $count } moves.
    }
prompt-rim = { $count ->
        [one] Put the crystal from the rim on the rack.
       *[other] Put the crystals from the rim on the rack.
    }
prompt-chips = { $count ->
        [one] Use your chip now. If you finish without it, its action is lost.
       *[other] Use your chips now. If you finish without them, their actions are lost.
    }
prompt-boost = { $action }: you can’t do more without a booster. Use one, or finish.
prompt-pentagram = { $count ->
        [one] Pentagram: { $count } step.
       *[other] Pentagram: up to { $count } steps.
    }
prompt-wand = { $count ->
        [one] Wand: { $count } step.
       *[other] Wand: up to { $count } steps.
    }
prompt-more = The owl has moved. A booster, or what the spaces give?
prompt-scroll = { $count ->
        [one] Take the lowest scroll.
       *[other] Take one of the { $count } lowest scrolls.
    }
prompt-special = Special hex “{ $pair }”: one of its actions twice at once, or into the cauldron for good?
prompt-any = No special hex is left: any one action twice.
prompt-pick = Which chip do you take from the table?

crumb-setup = Set-up
crumb-turn = Turn: { $seat }
crumb-action = { $action }: { $count }
crumb-rewards = What the pentagram gives
crumb-effects = What the wand gives
crumb-special = Special hex: { $pair }
crumb-any = Any action
crumb-pick = A chip from the table

due-domino = A domino to lay
due-half = { $action }: { $count }
due-energy = Energy markers: { $count }
due-witch = Witch actions: { $count }
due-pentagram = Steps on the pentagram: { $count }
due-crystal = Crystal moves: { $count }
due-wand = Steps on the wand: { $count }
due-scroll = A scroll, shelves to choose from: { $count }
due-chip = { $chip }
due-rim = Crystals on the rim: { $count }
due-reward = The pentagram’s space { $space }
due-silver = Points: { $what }
due-dark = From the wand: { $action }, { $count }
due-special = Special hex: { $pair }
due-any = Any one action twice
due-pick = A chip from the table

## What can be done

move-tower = { $region } ({ $chip })
move-place = { $first } on { $from } ({ $count }), { $second } on { $to } ({ $count2 })
move-discard = Lose “{ $pair }”
move-start = { $action } first ({ $count })
move-end-turn = End the turn
move-remove = Take the crystal on { $cell } out ({ $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    })
move-remove-room = Take the crystal on { $cell } out ({ $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }): it makes room for a domino
move-stop = Enough
move-stop-chips = Enough ({ $count ->
        [one] the chip is lost
       *[other] the chips are lost
    })
move-boost = { $scroll }
move-chip = Use the chip: { $action } × { $count }
move-build = { $from } – { $to }: cell { $filled } of { $length }{ $points ->
        [0] {""}
        [one] {", "}{ $points } point
       *[other] {", "}{ $points } points
    }
move-lay = Lay a witch beside your tower (supply { $count })
move-journey = Send a witch: { $region } (price { $count })
move-journey-chip = Send a witch: { $region } (price { $count }), { $chip }
move-journey-stone = Send a witch: { $region } (price { $count }), { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }
move-step-ring = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }, to space { $space } of the pentagram
move-step-wand = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }, to space { $space } of the wand{ $leads ->
        [0] {""}
       *[other] {", leading"}
    }
move-go-on = Take what the spaces give
move-twice = { $action } × { $count } at once
move-inlay = Into the cauldron, { $cell }: { $first } { $count }, { $second } { $count2 }
move-take = Shelf { $shelf }: { $scroll }
move-crystal = { $black ->
        [0] Crystal
       *[other] Black crystal
    } { $from } → { $to } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
move-crystal-rim = { $black ->
        [0] Crystal
       *[other] Black crystal
    } { $from } → out of the cauldron: { $action } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
move-shelve-up = { $black ->
        [0] Crystal
       *[other] Black crystal
    } to the upper shelf: { $action } × { $count }
move-shelve-down = { $black ->
        [0] Crystal
       *[other] Black crystal
    } from the rim ({ $action }) to the bottom shelf, for a chip
move-shelve-away = { $black ->
        [0] Crystal
       *[other] Black crystal
    } from the rim ({ $action }) behind the screen: the rack is full
move-pick = { $chip }

## What happened

log-first = { $seat } is the first player.
log-tower = { $seat } takes a tower: { $region }.
log-turn = Turn { $round }: { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
log-place = { $seat } lays “{ $pair }” on { $from } and { $to }.
log-lost = { $seat } has no place for “{ $pair }” and loses it.
log-start = { $seat }: { $action } × { $count }.
log-skip = { $seat } can’t use { $action } × { $count }: skipped.
log-waive = { $seat } leaves { $action } × { $count } unused.
log-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $why }).
log-loss = { $seat }: { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    } ({ $why }).
log-boost = { $seat } uses a scroll ({ $scroll }).
log-remove = { $seat } takes the crystal on { $cell } out of the cauldron.
log-build = { $seat } puts energy between { $from } and { $to } ({ $filled } of { $length }).
log-lay = { $seat } lays a witch beside the tower; lying now: { $count }.
log-journey = { $seat } sends a witch: { $region } (price { $price }).
log-chip = { $seat } takes a chip: { $chip }.
log-use-chip = { $seat } uses a chip: { $chip } × { $count }.
log-chip-unused = { $seat } does not use a chip, and its action is lost: { $chip }.
log-ring = { $seat }: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on the pentagram, to space { $space }.
log-owl = { $seat } takes an owl tile worth { $points }.
log-special = { $seat } takes a special hex: { $pair }.
log-use-special = { $seat } uses the special hex “{ $pair }” at once: { $action } × { $count }.
log-inlay = { $seat } lays the special hex “{ $pair }” into the cauldron, on { $cell }.
log-instead = No special hex is left: { $seat } does { $action } × { $count } instead.
# Only in logs of matches that began under rules 1.
log-any = { $seat } chooses an action: { $action }.
log-crystal = { $seat } moves { $black ->
        [0] a crystal
       *[other] the black crystal
    }: { $from } → { $to } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    }).
log-shelve = { $seat } puts { $black ->
        [0] a crystal
       *[other] the black crystal
    } on the rack ({ $shelf }).
log-shelve-away = { $seat } puts a crystal behind the screen: the rack is full ({ $rim }).
log-wand = { $seat }: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on the wand, to space { $space }.
log-dark = { $seat } gets a bonus from the wand: { $action } × { $count }.
log-take = { $seat } takes the scroll of shelf { $shelf } ({ $scroll }).
log-take-closed = { $seat } takes the scroll of shelf { $shelf }.
log-take-glimpse = { $seat } takes the scroll of shelf { $shelf } ({ $scroll }).
log-final = Final scoring, { $seat }: track { $track }, owl tiles { $owls }, chips { $chips }, unused boosters { $boosters }, prophecies { $prophecies }. Total: { $total }.
log-won-points = { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
log-won-wand = { $seat } wins the tie at { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: the owl on space { $space } of the wand is further on, or was there first.
log-won-shared = { $seat } shares the victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

why-portal = a portal
why-occupy = a region occupied
why-stone = a place on the Witchstone
why-chip = a chip
why-black = the black crystal
why-owl = no owl tile left
why-remove = a crystal taken out
why-portals = silver space: portals
why-witches = silver space: witches
why-crystals = silver space: crystals
why-specials = silver space: special hexes
why-scrolls = silver space: scrolls
why-chips = silver space: chips

## Why not

refuse-unknown = There is nothing like that in this game.
refuse-tower-first = First everybody puts a big witch on a tower.
refuse-tower-late = Your big witch has her tower and stays there.
refuse-tower-taken = Another big witch is there already: { $region }.
refuse-domino-first = First lay a domino into your cauldron.
refuse-half-first = First say which of the domino’s two actions you do first.
refuse-special-first = First decide what becomes of the special hex.
refuse-any-first = First choose the action that you do twice.
refuse-pick-first = First choose a chip from the table.
refuse-nothing-left = Both actions of your domino are done; there is only the end of the turn.
refuse-lost = Your domino is lost, and its actions with it; you can only end the turn.
refuse-other-action = Another action is going on and has to be finished first: { $action }.
refuse-remove-setup = Crystals can be taken out only in your own turn, not in the set-up.
refuse-no-crystal = There is no crystal of yours on { $cell }.
refuse-no-booster = You do not have this scroll. { $scroll }.
refuse-boost-alone = A booster does not start an action; it enlarges one that is running.
refuse-boost-other = The running action is { $action }, and this does not fit it. { $scroll }.
refuse-boost-useless = You couldn’t use more of this action now, so the booster would be wasted.
refuse-not-in-hand = You do not have the domino “{ $pair }” to choose from.
refuse-crystal-there = There is a crystal on { $cell }.
refuse-tile-there = The cell { $cell } is not free: a tile or a printed symbol is there.
refuse-discard = There is room: a domino has to be laid, not lost.
refuse-discard-crystal = You can make room by taking out a crystal, so no domino is lost: take one out first.
refuse-not-on-domino = This action is not on the domino you laid: { $action }.
refuse-no-chip = You have no such chip waiting to be used. { $chip }.
refuse-no-energy = You have no energy marker left.
refuse-used-up = The action is used up.
refuse-portal-finished = This portal is finished.
refuse-portal-taken = This portal belongs to { $seat }, who put the first marker there.
refuse-unfinished = First finish the portal you have begun.
refuse-not-joined = This portal touches neither your tower nor a region that your own portals join to it.
refuse-no-witch = You have no witch left in your supply.
refuse-nobody-lies = No witch lies beside your tower: first lay one.
refuse-own-tower = Your big witch is there: your own tower cannot be occupied again.
refuse-there-already = You have a witch there already: { $region }.
refuse-no-way = No finished portals lead there from your tower: { $region }.
refuse-too-far = { $region }: the journey costs { $count }, and you have { $left }.
refuse-walked = Your owl has moved; only a booster could take it further.
refuse-steps = { $count ->
        [one] You have { $count } step.
       *[other] You have { $count } steps.
    }
refuse-tip = The wand ends there: { $count ->
        [one] { $count } step is left.
       *[other] { $count } steps are left.
    }
refuse-walk-first = First your owl has to move.
refuse-not-on-special = This action is not on the special hex: { $action }.
refuse-empty-shelf = Shelf { $shelf } is empty.
refuse-too-high = Shelf { $shelf } is too high: you may choose from the lowest { $count ->
        [one] one.
       *[other] { $count }.
    }
refuse-moves = That takes { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }; you have { $left }.
refuse-not-free = A crystal may cross { $cell }, but it cannot stop there: the cell is not free.
refuse-not-on-rim = There is no such crystal on the rim. { $rim }.
refuse-rack-has-room = There is room on the rack for this crystal.
refuse-shelf-full = This shelf is full.
refuse-chip-not-there = There is no such chip on the table. { $chip }.
refuse-shelve-first = A chip from the table comes with a crystal on the bottom shelf.
refuse-rim-first = First the crystals on the rim have to go to the rack.

## The end

score-track = On the track
score-owls = Owl tiles
score-chips = Chips
score-boosters = Unused boosters
score-prophecies = Prophecies
ending-points = The Witchstone has a new keeper.
ending-wand = Equal in points: the wand decided.
ending-shared = Equal in everything: the victory is shared.

## What’s in the box

box-action = Actions
box-printed = Symbols in the corners of the cauldron
    .row = Corner { $n }
box-rim = Rim of the cauldron
box-portal = Portals
    .row = { $a } – { $b }
box-chip = Chips
    .row = { $gives }
box-reward = What the pentagram gives
    .row = Space { $space }
box-wand_space = What the wand gives
    .row = Space { $n }
box-booster = Boosters
box-prophecy = Prophecies
box-dominoes = Dominoes
box-specials = Special hexes
box-handicap = Handicap
box-cauldron = Cauldron
box-pieces = Pieces of each player
box-map = Map
box-chips = Chips at the end
box-rack = Vial rack
box-pentagram = Pentagram
box-wand = Wand
box-scrolls = Scrolls

box-action-any = any action
box-printed-q = cell { $q }, { $r }
box-each-action = { $value }
box-side-top = Top
box-side-top_right = Top right
box-side-bottom_right = Bottom right
box-side-bottom = Bottom
box-side-bottom_left = Bottom left
box-side-top_left = Top left
box-rim-from = arrows from cells { $value }
box-portal-length = { $value ->
        [one] { $value } cell
       *[other] { $value } cells
    }
box-each-times = { $value ->
        [one] { $value } time
       *[other] { $value } times
    }
box-chip-vp = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
box-each-kind = { $value }
box-wand_space-count = counts your { $value }
box-wand_space-vp = { $value ->
        [one] { $value } point for each
       *[other] { $value } points for each
    }
box-kind-silver = silver
box-kind-dark = dark
box-kind-longest_chain = the longest chain
box-kind-occupy_same = occupied regions of one type
box-kind-occupy_mixed = occupied regions in this order
box-kind-connect = regions joined to your tower
box-kind-witchstone_place = your place on the Witchstone
box-kind-count = what you have
box-count-portals = portals
box-count-witches = witches
box-count-lying_witches = lying witches
box-count-crystals = crystals
box-count-specials = special hexes
box-count-scrolls = scrolls
box-count-chips = chips
box-count-silver_passed = silver spaces
box-booster-plus = +{ $value }
box-prophecy-at_least = levels: { $value }
box-prophecy-level = levels: { $value }
box-prophecy-place = levels: { $value }
box-prophecy-sequence = { $value }
box-dominoes-pair = Each player’s dominoes
box-dominoes-turns = Turns
box-dominoes-hand = Behind the screen
box-specials-pair = Actions on them
box-handicap-removed = Dominoes put back unseen
box-cauldron-radius = Rings of cells around the middle
box-cauldron-crystal_black = The black crystal starts on cell
box-cauldron-crystal_coloured = The others start on cells
box-pieces-energy = Energy markers
box-pieces-witches = Witches
box-map-regions = Regions
box-map-first_places_vp = Points for the first two places on the Witchstone
box-map-last_places_vp = Points for the last two places there
box-map-occupy_vp = Points for a region
box-chips-end_vp = Points for each chip
box-rack-top_actions = Actions for a crystal on an upper shelf
box-rack-black_extra = More actions for the black crystal
box-rack-capacity-top = crystals on each upper shelf: { $value }
box-rack-capacity-bottom = on the bottom one: { $value }
box-pentagram-length = Spaces
box-pentagram-owl_pile = Each pile of owl tiles from the top
box-pentagram-owl_empty_vp = Points if the pile is empty
box-pentagram-special_times = Times you use a special hex’s action
box-pentagram-special_empty_times = Times you use any action if no special hex is left
box-wand-length = Spaces after the handle
box-wand-leader_factor = The leader’s actions are multiplied by
box-scrolls-row = Open scrolls
box-scrolls-unused_booster_vp = Points for an unused booster
box-scrolls-prophecy_vp = Points for a prophecy with none, one, two or three levels
box-handicap-hand =
    .row = Level { $n }: dominoes behind the screen
box-map-portal_vp =
    .row = { $n ->
            [one] Points for a portal of { $n } cell
           *[other] Points for a portal of { $n } cells
        }

## In plain text

sketch-round = Turn { $round } of { $rounds }
sketch-player = { $name }: { $score } points; pentagram { $ring }, wand { $wand }; energy { $energy }, portals { $portals }; witches: supply { $supply }, lying { $lying }, in regions { $standing }; owls { $owls }; chips { $chips }, special hexes { $specials }; dominoes { $dominoes }
sketch-regions = Tower and regions: { $regions }
sketch-scrolls = Scrolls: { $scrolls }
sketch-row = Scrolls from the lowest shelf: { $scrolls }; pile { $deck }
sketch-pentagram = Pentagram: owl tiles { $owls }; special hexes { $specials }
sketch-table-chips = Chips on the table: { $chips }
sketch-chips = Chips on the map: { $chips }
sketch-portals = Portals: { $portals }
sketch-hand = Your dominoes: { $dominoes }

## At the table

table-map = The map in the crystal ball
table-portal = { $from } – { $to }: { $length ->
        [one] { $length } cell
       *[other] { $length } cells
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-portal-of = { $from } – { $to }: { $seat }, { $filled } of { $length }
table-tower-of = Tower of { $seat }
table-price = A witch’s journey from your tower: { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
table-lying = Witches lying beside the tower of { $seat }: { $count }
table-cauldron = Cauldron: { $seat }
table-free = { $cell }: free
table-would-be = An action started here would have:
table-chain = Longest chain: { $count }
table-longest = Longest chains:
table-tongs = Take a crystal out (−{ $points })
table-hint-place = Choose half a domino, then its cell, then the cell of the other half.
table-hint-crystal = Choose a crystal, then where it goes.
table-hint-where = choose a lit cell
table-ring-space = Space { $space } of the pentagram
table-specials = Special hexes in the stack: { $count }
table-wand-space = Space { $space } of the wand
table-wand-handle = Handle of the wand
table-silver-now = Now for you: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-leads = leading
table-would-lead = You would lead: dark spaces count twice.
table-scrolls = Scroll rack
table-shelf = Shelf { $shelf }
table-shelf-empty = Shelf { $shelf } is empty
table-deck = Scrolls in the pile: { $count }
table-rack = Vial rack
table-room = Crystals: { $count } of { $room }
table-stone-table = Stone table
table-due = Still due
table-round = Turn { $round } of { $rounds }
table-own-scrolls = Your scrolls
table-worth-now = Worth now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rule = Rule { $rule }
table-first = First player
table-score = Points so far: { $count }
table-energy = Energy markers left: { $count }
table-portals = Finished portals: { $count }
table-witches = Witches on the board: { $count }, in the supply: { $supply }
table-crystals = Coloured crystals on the rack: { $count }
table-chips = Chips: { $count } (2 points each at the end)
table-special-count = Special hexes: { $count }
table-owls = Owl tiles: { $tiles }, worth { $count }
table-scroll-count = Scrolls: { $count }, of these unused: { $unused }
picture-cauldron = A cauldron: a domino of crystal and wand makes a chain of three crystals with the printed corner
picture-portals = Portals of one, two and three cells between tower, forest, castle and Witchstone: 1, 3 and 6 points
picture-journey = A witch goes from her tower through her own portals for one action, through a foreign portal for another
picture-ring = The pentagram: three special hexes and two piles of owl tiles on a ring of { $count } spaces
picture-crystal = A crystal leaves the cauldron over the rim and goes to the shelf of the same symbol: two actions
picture-wand = The wand: light spaces give nothing, dark ones actions, silver ones points
picture-scrolls = A booster, and a prophecy whose first level is met

## A first game, step by step

first-theirs-tower = Welcome! In eleven turns the new keeper of the Witchstone will be found. First everybody takes a tower; { $seat } begins.
first-tower = Now your big witch: take the north-west tower. A region brings 2 points, and this chip 3 more.
first-place = In your turn you lay a domino into your cauldron and do its two actions. Lay “energy and witch” at the top, between the printed energy and the printed witch: equal symbols side by side make an action stronger.
first-order = Each half has found its like, so each action counts twice. Begin with energy: it opens the roads for the witches.
first-build = Energy builds portals, cell by cell. Begin the one from your tower to the north-west castle: it has two cells.
first-build-done = The second cell finishes it: 3 points.
first-lay = Now two witch actions. The first one calls a witch: she lies down beside your tower.
first-journey = The second one sends her through your portal. Whoever occupies a region gets 2 points, and the first one there its chip as well.
first-chip = The chip is a bonus in between: one more energy. Use it!
first-forest = A short portal to the western forest: one cell, one point. From there it is not far to the Witchstone.
first-turn-end = As long as nothing new comes to light, the arrow takes everything back. All fine? End your turn.
first-theirs = { $seat } does much the same on the other side of the board.
first-place-2 = Your second turn. Again a place where both halves meet their like: “pentagram and crystal” at the lower right edge.
first-order-2 = The pentagram first: what you win there will help the crystals.
first-ring = Your owl goes two steps round the pentagram, to a blue space: there a special hex is waiting.
first-inlay = You could use it up now. Better lay it here, beside the domino: it shows a crystal, too, and the crystal action, still to come, grows to three.
first-crystal = Three crystal moves. In the cauldron crystals are in your way; outside they are worth something. Move this one out at the bottom, over the rim of energy.
first-shelve = On the shelf with that symbol it gives you the action twice: energy!
first-stone = Go on building from the western forest towards the Witchstone.
first-stone-done = And the second cell: 3 points, and your road reaches the stone.
first-stop = One crystal move is left, but nothing forces you to use it. “Enough.”
first-turn-end-2 = Your second turn is done.
first-theirs-2 = { $seat } follows the pentagram as well, and takes a scroll.
first-place-3 = Third turn, and two new actions: “wand and scroll”, at the lower left edge between their like.
first-order-3 = You decide the order. Take a scroll first: it may help the wand.
first-scroll = Two scroll actions are not two scrolls, but the choice between the two lowest. Take the booster for the wand. The other kind, prophecies, are tasks for the end of the game.
first-boost = The wand has two steps. Use the booster, and it has four!
first-wand = Up the wand, all four steps: points for your portals on the way, and then a bonus, doubled because your owl leads.
first-long = Four times energy! Three of them for the long portal from your tower straight to the Witchstone.
first-long-on = And on …
first-long-done = … finished: 6 points!
first-village = The last one: a single cell from your castle to the western village.
first-turn-end-3 = What a chain! End your turn.
first-end = You know all six actions now. Your road is ready: the first witch at the Witchstone gets 5 points besides the 2 for the region.
    After eleven turns owls, chips, boosters and prophecies are counted, and the most points win. Play on: your opponent will not be too hard on you.
