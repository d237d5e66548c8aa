name = Witchstone
about = Once every hundred years the witches meet at the Witchstone to wake its power. Brew in your own cauldron: every domino you place gives you two actions, every chain makes them stronger, and one action can lead to the next. Weave portals, send out witches, fill the vials, follow the owls – you have eleven turns to become keeper of the stone. We couldn’t find pictures of everything on the printed board, cauldrons and scrolls; where they’re missing, we use our own design.
quick-start =
    Choose one of your dominoes and place it on two free cells of your cauldron. You get both its actions, in any order.
    The longer a chain of matching symbols, the more often you take its action: keep adding to the same chains, and start them at the symbols printed in the corners.
    Energy builds portals, and witches travel through them. The wand, the pentagram and crystals that leave the cauldron give you more actions. Scrolls are boosters, or prophecies that score at the end.
    You can undo everything on your turn until something new is revealed. After eleven turns, whoever has the most points wins.

## Ways to play

variant-standard = Standard game
    .about = Eleven turns each, scrolls face up.
variant-closed = Hidden scrolls
    .about = Only you see your own unused scrolls; the others have to remember them.
variant-easy-handicap = One handicap (easy)
    .about = The player in the first seat chooses from three dominoes instead of five; everyone else plays as usual.
variant-two-handicaps = Two handicaps
    .about = The player in the first seat has the easy handicap and the one in the second seat the medium one; everyone else plays as usual.
variant-handicaps = Three handicaps
    .about = The player in the first seat has the easy handicap, the second player the medium one and the third the hard one; a fourth player plays as usual.
variant-all-handicaps = Three handicaps, hidden scrolls
    .about = The player in the first seat has the hard handicap, the second player the medium one and the third the easy one; a fourth player plays as usual.

option-first-player = First player
    .about = In the printed game, whoever stirred a pot most recently goes first. Here you can leave it to chance.
option-first-player-random = Random
option-first-player-first-seat = Player in the first seat
option-scrolls = Unused scrolls
    .about = Face up for everyone, or hidden so that only their owner can look at them.
option-scrolls-open = Face up
option-scrolls-closed = Hidden
option-handicap-1 = Handicap for the first seat
    .about = { handicap-about }
option-handicap-1-0 = { handicap-0 }
option-handicap-1-1 = { handicap-1 }
option-handicap-1-2 = { handicap-2 }
option-handicap-1-3 = { handicap-3 }
option-handicap-2 = Handicap for the second seat
    .about = { handicap-about }
option-handicap-2-0 = { handicap-0 }
option-handicap-2-1 = { handicap-1 }
option-handicap-2-2 = { handicap-2 }
option-handicap-2-3 = { handicap-3 }
option-handicap-3 = Handicap for the third seat
    .about = { handicap-about }
option-handicap-3-0 = { handicap-0 }
option-handicap-3-1 = { handicap-1 }
option-handicap-3-2 = { handicap-2 }
option-handicap-3-3 = { handicap-3 }
option-handicap-4 = Handicap for the fourth seat
    .about = { handicap-about }
option-handicap-4-0 = { handicap-0 }
option-handicap-4-1 = { handicap-1 }
option-handicap-4-2 = { handicap-2 }
option-handicap-4-3 = { handicap-3 }
handicap-about = When beginners play against experienced players, the experienced ones choose from fewer dominoes than usual.
handicap-0 = No handicap: choose from five dominoes
handicap-1 = Level 1, hard: no choice, draw one domino each turn
handicap-2 = Level 2, medium: choose from two dominoes
handicap-3 = Level 3, easy: choose from three dominoes

## Pieces

colour-0 = yellow
colour-1 = red
colour-2 = blue
colour-3 = green

action-energy = Energy
    .about = Place one marker on a portal that starts at your tower or at a region connected to it by your portals. A finished portal of 1, 2 or 3 cells scores 1, 3 or 6 points.
action-witch = Witches
    .about = Place a witch beside your tower, or send one from there through the portals to occupy a region.
action-pentagram = Pentagram
    .about = Move your owl around the pentagram to collect owl tiles and special hexes.
action-crystal = Crystals
    .about = Move crystals in your cauldron. A crystal that reaches the rim goes to the vial rack and gives you two actions or a chip.
action-wand = Wand
    .about = Move your owl along the wand for bonus actions (twice as many for the leader) and for points, depending on what you’ve built and collected.
action-scroll = Scrolls
    .about = Take one scroll. The stronger the action, the more shelves you can choose from.

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
    .about = Place your domino on two free cells next to each other. You take both its actions, each as many times as there are symbols in its chain.
special = Special hex
    .about = Take one of the hex’s two actions twice now, or place it on a free cell of your cauldron, where both its symbols count for chains.

region-stone = Witchstone
    .about = There’s no chip here. Instead, on top of the usual 2 points, the first witch scores { $first }, the second { $second }, the third { $third } and the fourth { $fourth }.
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
    .about = The tower with your big witch is yours. The other three are “other towers” for you, even if nobody owns them.
type-foreign_tower = Other tower
type-forest = Forest
    .about = Every witch that comes here scores 2 points; the first one also takes the chip.
type-village = Village
    .about = Every witch that comes here scores 2 points; the first one also takes the chip.
type-castle = Castle
    .about = Every witch that comes here scores 2 points; the first one also takes the chip.

chip-energy = { action-energy } chip
    .about = Use it before the current action ends to take one energy action. Used or not, it’s worth 2 points at the end of the game.
chip-witch = Witch chip
    .about = Use it before the current action ends to take one witch action. Used or not, it’s worth 2 points at the end of the game.
chip-pentagram = { action-pentagram } chip
    .about = Use it before the current action ends to move one step on the pentagram. Used or not, it’s worth 2 points at the end of the game.
chip-crystal = Crystal chip
    .about = Use it before the current action ends to make one crystal move. Used or not, it’s worth 2 points at the end of the game.
chip-wand = { action-wand } chip
    .about = Use it before the current action ends to move one step on the wand. Used or not, it’s worth 2 points at the end of the game.
chip-scroll = Scroll chip
    .about = Use it before the current action ends to take the lowest scroll. Used or not, it’s worth 2 points at the end of the game.
chip-vp = 3-point chip
    .about = Gives you 3 points now and 2 more at the end of the game.

shelf-energy = { action-energy } shelf
    .about = A crystal placed here gives you 2 energy actions (4 if it’s the black one).
shelf-witch = Witch shelf
    .about = A crystal placed here gives you 2 witch actions (4 if it’s the black one).
shelf-pentagram = { action-pentagram } shelf
    .about = A crystal placed here gives you 2 steps on the pentagram (4 if it’s the black one).
shelf-crystal = Crystal shelf
    .about = A crystal placed here gives you 2 crystal moves (4 if it’s the black one).
shelf-wand = { action-wand } shelf
    .about = A crystal placed here gives you 2 steps on the wand (4 if it’s the black one).
shelf-scroll = Scroll shelf
    .about = A crystal placed here gives you one of the 2 lowest scrolls (one of the 4 lowest if it’s the black one).
shelf-bottom = Bottom shelf
    .about = A crystal placed here gives you a chip from the stone table. With the black crystal, the chip gives you 2 extra actions or 2 extra points.

rim-crystal = Rim ({ action-crystal })
    .about = From here a crystal goes to the crystal shelf or to the bottom shelf.
rim-wand = Rim ({ action-wand })
    .about = From here a crystal goes to the wand shelf or to the bottom shelf.
rim-scroll = Rim ({ action-scroll })
    .about = From here a crystal goes to the scroll shelf or to the bottom shelf.
rim-energy = Rim ({ action-energy })
    .about = From here a crystal goes to the energy shelf or to the bottom shelf.
rim-witch = Rim ({ action-witch })
    .about = From here a crystal goes to the witch shelf or to the bottom shelf.
rim-pentagram = Rim ({ action-pentagram })
    .about = From here a crystal goes to the pentagram shelf or to the bottom shelf.
# Only in logs of matches that began under rules 1.
rim-top = { rim-crystal }
rim-top_right = { rim-wand }
rim-bottom_right = { rim-scroll }
rim-bottom = { rim-energy }
rim-bottom_left = { rim-witch }
rim-top_left = { rim-pentagram }
crystal = Crystal
    .about = A crystal can leave the cauldron only from a cell with an arrow. It can cross occupied cells but has to stop on a free one.
crystal-black = Black crystal
    .about = On the vial rack, the black crystal gives you two more actions than the others, but it never counts for the wand or for prophecies.

ring-owl = Owl tiles
    .about = Pass this space or land on it to take the top tile. When the pile is empty, you score 2 points instead.
ring-special = Special hex
    .about = Pass this space or land on it to take the special hex; a new one replaces it. When none are left, take any one action twice instead.
silver-portals = Silver space: portals
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your finished portals.
silver-witches = Silver space: witches
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your witches on the board: the big one, those beside your tower and those in regions.
silver-crystals = Silver space: crystals
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your coloured crystals on the vial rack.
silver-specials = Silver space: special hexes
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your special hexes, in the cauldron or used.
silver-scrolls = Silver space: scrolls
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your scrolls, used or not.
silver-chips = Silver space: chips
    .about = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your chips.
dark-energy = Dark space: energy
    .about = { $count ->
            [one] { $count } energy action
           *[other] { $count } energy actions
        } ({ $most } if you’re in the lead).
dark-witch = Dark space: witches
    .about = { $count ->
            [one] { $count } witch action
           *[other] { $count } witch actions
        } ({ $most } if you’re in the lead).
dark-crystal = Dark space: crystals
    .about = { $count ->
            [one] { $count } crystal move
           *[other] { $count } crystal moves
        } ({ $most } if you’re in the lead).
dark-pentagram = Dark space: pentagram
    .about = { $count ->
            [one] { $count } step on the pentagram
           *[other] { $count } steps on the pentagram
        } ({ $most } if you’re in the lead).
dark-scroll = Dark space: scrolls
    .about = Take one of the { $count } lowest scrolls (one of the { $most } lowest if you’re in the lead).

scroll-boost-energy = Booster: energy +2
    .about = Adds 2 to your current energy action. Worth 2 points if unused.
scroll-boost-witch = Booster: witches +2
    .about = Adds 2 to your current witch action. Worth 2 points if unused.
scroll-boost-pentagram = Booster: pentagram +2
    .about = Adds 2 steps to your current pentagram action, even right after your owl has moved. Worth 2 points if unused.
scroll-boost-crystal = Booster: crystals +2
    .about = Adds 2 moves to your current crystal action. Worth 2 points if unused.
scroll-boost-wand = Booster: wand +2
    .about = Adds 2 steps to your current wand action, even right after your owl has moved. Worth 2 points if unused.
scroll-boost-scroll = Booster: scrolls +2
    .about = Lets you choose from 2 more shelves in your current scroll action. Worth 2 points if unused.
scroll-boost-any = Booster: any action +1
    .about = Adds 1 to your current action, whichever it is. Worth 2 points if unused.
scroll-chain-energy = Prophecy: energy chain
    .about = Your longest chain of energy symbols: four symbols score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-chain-witch = Prophecy: witch chain
    .about = Your longest chain of witch symbols: four symbols score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-chain-pentagram = Prophecy: pentagram chain
    .about = Your longest chain of pentagram symbols: four symbols score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-chain-crystal = Prophecy: crystal chain
    .about = Your longest chain of crystal symbols: four symbols score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-chain-wand = Prophecy: wand chain
    .about = Your longest chain of wand symbols: four symbols score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-chain-scroll = Prophecy: scroll chain
    .about = Your longest chain of scroll symbols: four symbols score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-same-forest = Prophecy: forests
    .about = Forests you occupy: 3 points for one, 5 for two, 7 for three. Otherwise 1 point.
scroll-same-village = Prophecy: villages
    .about = Villages you occupy: 3 points for one, 5 for two, 7 for three. Otherwise 1 point.
scroll-same-castle = Prophecy: castles
    .about = Castles you occupy: 3 points for one, 5 for two, 7 for three. Otherwise 1 point.
scroll-same-tower = Prophecy: other towers
    .about = Towers you occupy, not counting your own: 3 points for one, 5 for two, 7 for three. Otherwise 1 point.
scroll-mixed-1 = Prophecy: forest, village, castle
    .about = Occupy a forest: 3 points; a forest and a village: 5; a forest, a village and a castle: 7. Otherwise 1 point.
scroll-mixed-2 = Prophecy: village, castle, other tower
    .about = Occupy a village: 3 points; a village and a castle: 5; a village, a castle and a tower other than yours: 7. Otherwise 1 point.
scroll-mixed-3 = Prophecy: castle, forest, other tower
    .about = Occupy a castle: 3 points; a castle and a forest: 5; a castle, a forest and a tower other than yours: 7. Otherwise 1 point.
scroll-link-1 = Prophecy: connected to other towers
    .about = If your own portals connect your tower to a forest and another tower: 3 points; to a forest and two other towers: 5; to a forest and all three: 7. Otherwise 1 point.
scroll-link-2 = Prophecy: connected to villages and castles
    .about = If your own portals connect your tower to a village and a castle: 3 points; also to a second village: 5; also to a second castle: 7. Otherwise 1 point.
scroll-link-3 = Prophecy: connected to the Witchstone
    .about = If your own portals connect your tower to a forest and a village: 3 points; also to a castle: 5; also to the Witchstone: 7. Otherwise 1 point.
scroll-stone-place = Prophecy: place on the Witchstone
    .about = Third place on the Witchstone: 3 points; second place: 5; first place: 7. Otherwise 1 point.
scroll-witch-count = Prophecy: witches on the board
    .about = Your witches on the board, including the big one: five or six score 3 points, seven or eight score 5, nine or more score 7. Otherwise 1 point.
scroll-witch-lying = Prophecy: witches waiting
    .about = Your witches waiting beside your tower: 3 points for one, 5 for two, 7 for three or more. Otherwise 1 point.
scroll-silver = Prophecy: silver spaces
    .about = Silver spaces on the wand that you have scored: three spaces score 3 points, four score 5, five or more score 7. Otherwise 1 point.
scroll-specials = Prophecy: special hexes
    .about = Your special hexes, in the cauldron or used: two score 3 points, three score 5, four or more score 7. Otherwise 1 point.
scroll-scrolls = Prophecy: scrolls
    .about = Your scrolls, used or not, including this one: four score 3 points, five score 5, six or more score 7. Otherwise 1 point.
scroll-chips = Prophecy: chips
    .about = Your chips: four score 3 points, five or six score 5, seven or more score 7. Otherwise 1 point.
scroll-crystals = Prophecy: crystals
    .about = Your coloured crystals on the vial rack: three score 3 points, four score 5, five or more score 7. Otherwise 1 point.
# Prophecies whose regions a corrected box changes.
scroll-other-mixed-1 = Prophecy: different regions (I)
    .about = Occupy { $name-first }: points { $one }; { $name-second } as well: { $two }; { $name-third } as well: { $three }. Otherwise: { $none }.
scroll-other-mixed-2 = Prophecy: different regions (II)
    .about = Occupy { $name-first }: points { $one }; { $name-second } as well: { $two }; { $name-third } as well: { $three }. Otherwise: { $none }.
scroll-other-mixed-3 = Prophecy: different regions (III)
    .about = Occupy { $name-first }: points { $one }; { $name-second } as well: { $two }; { $name-third } as well: { $three }. Otherwise: { $none }.
scroll-other-link-1 = Prophecy: connected regions (I)
    .about = Points if your own portals connect your tower to: { $name-first } ({ $one }); { $name-second } ({ $two }); { $name-third } ({ $three }). If to none of these: { $none }.
scroll-other-link-2 = Prophecy: connected regions (II)
    .about = Points if your own portals connect your tower to: { $name-first } ({ $one }); { $name-second } ({ $two }); { $name-third } ({ $three }). If to none of these: { $none }.
scroll-other-link-3 = Prophecy: connected regions (III)
    .about = Points if your own portals connect your tower to: { $name-first } ({ $one }); { $name-second } ({ $two }); { $name-third } ({ $three }). If to none of these: { $none }.
prophecy-need = { $type }{ $count ->
        [one] {""}
       *[other] {" × "}{ $count }
    }

## What is asked

prompt-big-witches = Put your big witch on a free tower. You get the chip there.
prompt-turn = Turn { $round } of { $rounds }: place a domino in your cauldron.
prompt-make-room = No domino fits. Take out a crystal first.
prompt-discard = No domino fits, and taking out crystals won’t help. Choose a domino to discard.
prompt-halves = Choose which action to take first.
prompt-end-turn = All done. End your turn.
prompt-end-turn-lost = There was no room for your domino, so it’s lost. End your turn.
prompt-energy = { $count ->
        [one] Energy: place { $count } marker on a portal.
       *[other] Energy: place up to { $count } markers on portals.
    }
prompt-witch = { $count ->
        [one] Witches ({ $count } action): place one beside your tower or send one out.
       *[other] Witches ({ $count } actions): place one beside your tower or send one out.
    }
prompt-witch-lay = { $count ->
        [one] Witches ({ $count } action): place one beside your tower.
       *[other] Witches ({ $count } actions): place one beside your tower.
    }
prompt-witch-send = { $count ->
        [one] Witches ({ $count } action): send one out.
       *[other] Witches ({ $count } actions): send one out.
    }
prompt-crystal = { $count ->
        [one] Crystals: make { $count } move.
       *[other] Crystals: make up to { $count } moves.
    }
prompt-rim = { $count ->
        [one] Put the crystal from the rim on the vial rack.
       *[other] Put the crystals from the rim on the vial rack.
    }
prompt-chips = { $count ->
        [one] Use your chip now. If you finish without it, its action is lost.
       *[other] Use your chips now. If you finish without them, their actions are lost.
    }
prompt-boost = { $action }: use a booster, or finish the action.
prompt-pentagram = { $count ->
        [one] Pentagram: move your owl { $count } step.
       *[other] Pentagram: move your owl up to { $count } steps.
    }
prompt-wand = { $count ->
        [one] Wand: move your owl { $count } step.
       *[other] Wand: move your owl up to { $count } steps.
    }
prompt-more = Your owl has moved. Use a booster, or collect what it passed.
prompt-scroll = { $count ->
        [one] Take the lowest scroll.
       *[other] Take one of the { $count } lowest scrolls.
    }
prompt-special = Special hex “{ $pair }”: take one of its actions twice now, or place it in your cauldron.
prompt-any = No special hexes are left. Choose any action and take it twice.
prompt-pick = Choose a chip from the stone table.

crumb-setup = Set-up
crumb-turn = { $seat-is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
crumb-action = { $action }{ $count ->
        [0] {""}
       *[other] {" "}(×{ $count })
    }
crumb-rewards = Pentagram rewards
crumb-effects = Wand bonuses
crumb-special = Special hex “{ $pair }”
crumb-any = Any action
crumb-pick = Chip from the stone table

due-domino = Place a domino
due-half = { $action } (×{ $count })
due-energy = Energy actions: { $count }
due-witch = Witch actions: { $count }
due-pentagram = Steps on the pentagram: { $count }
due-crystal = Crystal moves: { $count }
due-wand = Steps on the wand: { $count }
due-scroll = { $count ->
        [one] Take the lowest scroll
       *[other] Take one of the { $count } lowest scrolls
    }
due-chip = Use the { $chip }
due-rim = Crystals on the rim: { $count }
due-reward = Collect from pentagram space { $space }
due-silver = Score points ({ $what })
due-dark = Wand bonus: { $action } (×{ $count })
due-special = Use or place the special hex “{ $pair }”
due-any = Take any action twice
due-pick = Take a chip from the stone table

## What can be done

move-tower = Take the { $region } ({ $chip })
move-place = Place { $first } on { $from } (×{ $count }) and { $second } on { $to } (×{ $count2 })
move-discard = Discard the domino “{ $pair }”
move-start = Start with { $action } (×{ $count })
move-end-turn = End turn
move-remove = Take out the crystal on { $cell } ({ $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    })
move-remove-room = Take out the crystal on { $cell } to make room for a domino ({ $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    })
move-stop = Finish action
move-stop-chips = { $count ->
        [one] Finish action and lose the chip’s action
       *[other] Finish action and lose the chips’ actions
    }
move-boost = Use “{ $scroll }”
move-chip = Use the chip: { $action } (×{ $count })
move-build = Build { $from } – { $to } (cell { $filled } of { $length }{ $points ->
        [0] {")"}
        [one] {", "}{ $points } point)
       *[other] {", "}{ $points } points)
    }
move-lay = Place a witch beside your tower ({ $count } left in your supply)
move-journey = Send a witch to the { $region } ({ $count ->
        [one] { $count } action)
       *[other] { $count } actions)
    }
move-journey-chip = Send a witch to the { $region } ({ $count ->
        [one] { $count } action
       *[other] { $count } actions
    }) and take the { $chip }
move-journey-stone = Send a witch to the { $region } ({ $count ->
        [one] { $count } action
       *[other] { $count } actions
    }) for { $points ->
        [one] { $points } extra point
       *[other] { $points } extra points
    }
move-step-ring = Move your owl { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to pentagram space { $space }
move-step-wand = Move your owl { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to wand space { $space }{ $leads ->
        [0] {""}
       *[other] {" (leading)"}
    }
move-go-on = Collect
move-twice = Use it now: { $action } (×{ $count })
move-inlay = Place it on { $cell } (chains: { $first } { $count }, { $second } { $count2 })
move-take = Take “{ $scroll }” from shelf { $shelf }
move-crystal = Move the { $black ->
        [0] crystal
       *[other] black crystal
    } from { $from } to { $to } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
move-crystal-rim = Move the { $black ->
        [0] crystal
       *[other] black crystal
    } from { $from } to the rim: { $action } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
move-shelve-up = Put the { $black ->
        [0] crystal
       *[other] black crystal
    } on the upper shelf: { $action } (×{ $count })
move-shelve-down = Put the { $black ->
        [0] crystal
       *[other] black crystal
    } from the rim ({ $action }) on the bottom shelf for a chip
move-shelve-away = Put the { $black ->
        [0] crystal
       *[other] black crystal
    } from the rim ({ $action }) behind your screen: the rack is full
move-pick = Take the { $chip }

## What happened

log-first = { $seat-is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
log-tower = { $seat-is ->
        [you] You take the { $region }.
       *[other] { $seat } takes the { $region }.
    }
log-turn = Turn { $round }: { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
log-place = { $seat-is ->
        [you] You place “{ $pair }” on { $from } and { $to }.
       *[other] { $seat } places “{ $pair }” on { $from } and { $to }.
    }
log-lost = { $seat-is ->
        [you] You have no room for “{ $pair }” and lose it.
       *[other] { $seat } has no room for “{ $pair }” and loses it.
    }
log-start = { $seat-is ->
        [you] You start the { $action } action (×{ $count }).
       *[other] { $seat } starts the { $action } action (×{ $count }).
    }
log-skip = { $seat-is ->
        [you] You can’t take the { $action } action (×{ $count }), so it’s skipped.
       *[other] { $seat } can’t take the { $action } action (×{ $count }), so it’s skipped.
    }
log-waive = { $seat-is ->
        [you] You leave the { $action } action (×{ $count }) unused.
       *[other] { $seat } leaves the { $action } action (×{ $count }) unused.
    }
log-points = { $seat-is ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $why }).
log-loss = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $why }).
log-boost = { $seat-is ->
        [you] You use “{ $scroll }”.
       *[other] { $seat } uses “{ $scroll }”.
    }
log-remove = { $seat-is ->
        [you] You take the crystal on { $cell } out of your cauldron.
       *[other] { $seat } takes the crystal on { $cell } out of their cauldron.
    }
log-build = { $seat-is ->
        [you] You build the portal { $from } – { $to } (cell { $filled } of { $length }).
       *[other] { $seat } builds the portal { $from } – { $to } (cell { $filled } of { $length }).
    }
log-lay = { $seat-is ->
        [you] You place a witch beside your tower ({ $count } waiting).
       *[other] { $seat } places a witch beside their tower ({ $count } waiting).
    }
log-journey = { $seat-is ->
        [you] You send a witch
       *[other] { $seat } sends a witch
    } to the { $region } ({ $price ->
        [one] { $price } action
       *[other] { $price } actions
    }).
log-chip = { $seat-is ->
        [you] You take the { $chip }.
       *[other] { $seat } takes the { $chip }.
    }
log-use-chip = { $seat-is ->
        [you] You use the { $chip } (×{ $count }).
       *[other] { $seat } uses the { $chip } (×{ $count }).
    }
log-chip-unused = { $seat-is ->
        [you] You don’t use the { $chip }, so its action is lost.
       *[other] { $seat } doesn’t use the { $chip }, so its action is lost.
    }
log-ring = { $seat-is ->
        [you] Your owl moves
       *[other] { $seat }’s owl moves
    } { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on the pentagram (to space { $space }).
log-owl = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } an owl tile ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-special = { $seat-is ->
        [you] You take the special hex “{ $pair }”.
       *[other] { $seat } takes the special hex “{ $pair }”.
    }
log-use-special = { $seat-is ->
        [you] You use the special hex “{ $pair }” now: { $action } (×{ $count }).
       *[other] { $seat } uses the special hex “{ $pair }” now: { $action } (×{ $count }).
    }
log-inlay = { $seat-is ->
        [you] You place the special hex “{ $pair }” in your cauldron (cell { $cell }).
       *[other] { $seat } places the special hex “{ $pair }” in their cauldron (cell { $cell }).
    }
log-instead = { $seat-is ->
        [you] No special hexes are left: you take the { $action } action (×{ $count }) instead.
       *[other] No special hexes are left: { $seat } takes the { $action } action (×{ $count }) instead.
    }
# Only in logs of matches that began under rules 1.
log-any = { $seat-is ->
        [you] No special hexes are left: you take { $action } twice instead.
       *[other] No special hexes are left: { $seat } takes { $action } twice instead.
    }
log-crystal = { $seat-is ->
        [you] You move
       *[other] { $seat } moves
    } { $black ->
        [0] a crystal
       *[other] the black crystal
    }: { $from } → { $to } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    }).
log-shelve = { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } { $black ->
        [0] a crystal
       *[other] the black crystal
    } on the vial rack ({ $shelf }).
log-shelve-away = { $seat-is ->
        [you] { $rim }: the vial rack is full, so you put the crystal behind your screen.
       *[other] { $rim }: the vial rack is full, so { $seat } puts the crystal behind their screen.
    }
log-wand = { $seat-is ->
        [you] Your owl moves
       *[other] { $seat }’s owl moves
    } { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } along the wand (to space { $space }).
log-dark = { $seat-is ->
        [you] The wand gives you { $action } (×{ $count }).
       *[other] The wand gives { $seat } { $action } (×{ $count }).
    }
log-take = { $seat-is ->
        [you] You take “{ $scroll }” from shelf { $shelf }.
       *[other] { $seat } takes “{ $scroll }” from shelf { $shelf }.
    }
log-take-closed = { $seat-is ->
        [you] You take the scroll from shelf { $shelf }.
       *[other] { $seat } takes the scroll from shelf { $shelf }.
    }
log-take-glimpse = { $seat-is ->
        [you] You take “{ $scroll }” from shelf { $shelf }.
       *[other] { $seat } takes “{ $scroll }” from shelf { $shelf }.
    }
log-final = { $seat-is ->
        [you] Your final score: { $total }
       *[other] { $seat }’s final score: { $total }
    } (during the game { $track }, owl tiles { $owls }, chips { $chips }, unused boosters { $boosters }, prophecies { $prophecies }).
log-won-points = { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
log-won-wand = { $seat-is ->
        [you] You win the tiebreak at
       *[other] { $seat } wins the tiebreak at
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: of the tied players’ owls, { $seat-is ->
        [you] yours
       *[other] theirs
    } was the first to reach wand space { $space }.
log-won-shared = { $seat-is ->
        [you] You share the victory
       *[other] { $seat } shares the victory
    }, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

why-portal = finished portal
why-occupy = occupied region
why-stone = place on the Witchstone
why-chip = chip
why-black = black crystal
why-owl = no owl tiles left
why-remove = crystal taken out
why-portals = silver space: portals
why-witches = silver space: witches
why-crystals = silver space: crystals
why-specials = silver space: special hexes
why-scrolls = silver space: scrolls
why-chips = silver space: chips

## Why not

refuse-unknown = There’s no such move in this game.
refuse-tower-first = First everyone has to put their big witch on a tower.
refuse-tower-late = Your big witch already has a tower and stays there.
refuse-tower-taken = The { $region } is already taken. Choose another tower.
refuse-domino-first = Place a domino in your cauldron first.
refuse-half-first = Choose which of the domino’s two actions to take first.
refuse-special-first = First decide what to do with the special hex: use it now, or place it in your cauldron.
refuse-any-first = First choose the action you want to take twice.
refuse-pick-first = Choose a chip from the stone table first.
refuse-nothing-left = You’ve already taken both actions of your domino. End your turn.
refuse-lost = Your domino is lost, and so are its actions. End your turn.
refuse-other-action = Finish your current action first: { $action }.
refuse-remove-setup = You can only take out crystals on your turn, not during set-up.
refuse-no-crystal = You have no crystal on { $cell }.
refuse-no-booster = You don’t have the scroll “{ $scroll }”.
refuse-boost-alone = A booster can’t start an action. Use it during an action to add to it.
refuse-boost-other = You can’t use “{ $scroll }” now: your current action is { $action }.
refuse-boost-useless = The booster would have no effect on this action now. Keep it for later.
refuse-not-in-hand = You can’t choose the domino “{ $pair }”: it isn’t behind your screen.
refuse-crystal-there = There’s a crystal on { $cell }. Choose a free cell.
refuse-tile-there = { $cell } isn’t free: there’s a tile or a printed symbol on it. Choose a free cell.
refuse-discard = There’s still room for a domino, so you have to place one.
refuse-discard-crystal = You can’t discard a domino while taking out a crystal would make room. Take out a crystal first.
refuse-not-on-domino = { $action } isn’t on the domino you placed. Choose one of its two actions.
refuse-no-chip = You have no unused { $chip } for this action.
refuse-no-energy = You have no energy markers left.
refuse-used-up = You have no actions of this kind left.
refuse-portal-finished = This portal is already finished. Choose another one.
refuse-portal-taken = { $seat } has already started this portal. Choose another one.
refuse-unfinished = First finish the portal you’ve already started.
refuse-not-joined = This portal doesn’t touch your tower or a region connected to it by your own portals. Choose one that does.
refuse-no-witch = You have no witches left in your supply.
refuse-nobody-lies = You have no witch beside your tower. Place one there first.
refuse-own-tower = Your big witch is there: you can’t occupy your own tower again.
refuse-there-already = You already have a witch at the { $region }.
refuse-no-way = No finished portals lead from your tower to the { $region }.
refuse-too-far = { $region }: the journey costs { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, and you only have { $left }.
refuse-walked = Your owl has already moved. Use a booster to move it further, or collect what it passed.
refuse-steps = { $count ->
        [one] You only have { $count } step.
       *[other] You only have { $count } steps.
    }
refuse-tip = The wand ends before that: { $count ->
        [one] only { $count } step is left.
       *[other] only { $count } steps are left.
    }
refuse-walk-first = Move your owl first.
refuse-not-on-special = { $action } isn’t on this special hex. Choose one of its two actions.
refuse-empty-shelf = Shelf { $shelf } is empty.
refuse-too-high = Shelf { $shelf } is too high: { $count ->
        [one] you can only take the lowest scroll.
       *[other] you can only choose from the { $count } lowest shelves.
    }
refuse-moves = That takes { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, and you only have { $left }.
refuse-not-free = A crystal can cross { $cell } but can’t stop there: the cell isn’t free.
refuse-not-on-rim = { $rim }: the crystal you chose isn’t there.
refuse-rack-has-room = There’s still room on the vial rack. Choose a shelf.
refuse-shelf-full = This shelf is already full.
refuse-chip-not-there = The { $chip } isn’t on the stone table.
refuse-shelve-first = Put a crystal on the bottom shelf first: then you can take a chip from the stone table.
refuse-rim-first = Put the crystals from the rim on the vial rack first.

## The end

score-track = Scored during the game
score-owls = Owl tiles
score-chips = Chips
score-boosters = Unused boosters
score-prophecies = Prophecies
score-portal = Portals
score-occupy = Occupied regions
score-stone = Place on the Witchstone
score-chip = Point chips
score-black = Black crystal
score-owl = Empty owl piles
score-remove = Crystals taken out
score-silver = Silver spaces
ending-points = The Witchstone has a new keeper.
ending-wand = Tied on points: the wand broke the tie.
ending-shared = A complete tie: it’s a shared victory.

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
box-pieces = Each player’s pieces
box-map = Map
box-chips = Chips at the end of the game
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
box-kind-connect = regions connected to your tower
box-kind-witchstone_place = your place on the Witchstone
box-kind-count = what you have
box-count-portals = portals
box-count-witches = witches
box-count-lying_witches = witches waiting beside your tower
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
box-dominoes-hand = Dominoes behind the screen
box-specials-pair = Pairs of actions
box-handicap-removed = Dominoes returned to the box unseen
box-cauldron-radius = Rings of cells around the middle
box-cauldron-crystal_black = Starting cell of the black crystal
box-cauldron-crystal_coloured = Starting cells of the coloured crystals
box-pieces-energy = Energy markers
box-pieces-witches = Witches
box-map-regions = Regions
box-map-first_places_vp = Points for first and second place on the Witchstone
box-map-last_places_vp = Points for third and fourth place on the Witchstone
box-map-occupy_vp = Points for occupying a region
box-chips-end_vp = Points for each chip
box-rack-top_actions = Actions for a crystal on an upper shelf
box-rack-black_extra = Extra actions for the black crystal
box-rack-capacity-top = crystals on each upper shelf: { $value }
box-rack-capacity-bottom = crystals on the bottom shelf: { $value }
box-pentagram-length = Number of spaces
box-pentagram-owl_pile = Owl tiles in each pile, from the top
box-pentagram-owl_empty_vp = Points if the pile is empty
box-pentagram-special_times = How many times you take a special hex’s action
box-pentagram-special_empty_times = How many times you take any action instead, if no special hexes are left
box-wand-length = Spaces after the handle
box-wand-leader_factor = Multiplier for the leader’s bonus actions
box-scrolls-row = Face-up scrolls
box-scrolls-unused_booster_vp = Points for an unused booster
box-scrolls-prophecy_vp = Points for a prophecy with zero, one, two or three levels completed
box-handicap-hand =
    .row = Level { $n }: dominoes behind the screen
box-map-portal_vp =
    .row = { $n ->
            [one] Points for a portal of { $n } cell
           *[other] Points for a portal of { $n } cells
        }

## In plain text

sketch-round = Turn { $round } of { $rounds }
sketch-player = { $name }: { $score } points; pentagram space { $ring }, wand space { $wand }; energy markers: { $energy }, portals: { $portals }; witches: { $supply } in the supply, { $lying } waiting, { $standing } in regions; owl tiles: { $owls }; chips: { $chips }, special hexes: { $specials }; dominoes: { $dominoes }
sketch-regions = Tower and regions: { $regions }
sketch-scrolls = Scrolls: { $scrolls }
sketch-row = Scrolls, lowest shelf first: { $scrolls }; left in the pile: { $deck }
sketch-pentagram = Owl tiles on the pentagram: { $owls }; special hexes: { $specials }
sketch-table-chips = Chips on the stone table: { $chips }
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
table-portal-of = { $seat-is ->
    [you] { $from } – { $to }: yours ({ $filled } of { $length })
   *[other] { $from } – { $to }: { $seat } ({ $filled } of { $length })
}
table-tower-of = { $seat-is ->
    [you] Your tower
   *[other] { $seat }’s tower
}
table-price = Sending a witch here costs you { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
table-lying = { $seat-is ->
    [you] Witches waiting beside your tower: { $count }
   *[other] Witches waiting beside { $seat }’s tower: { $count }
}
table-cauldron = { $seat-is ->
    [you] Your cauldron
   *[other] { $seat }’s cauldron
}
table-free = { $cell }: free
table-would-be = Strength of an action started here:
table-chain = Longest chain: { $count }
table-longest = Longest chains:
table-tongs = Take a crystal out (−{ $points })
table-tongs-short = Take out (−{ $points })
table-hint-place = Choose half a domino, then a cell for it, then a cell for the other half.
table-hint-crystal = Choose a crystal.
table-hint-where = choose a highlighted cell
table-ring-space = Pentagram space { $space }
table-specials = Special hexes left in the pile: { $count }
table-wand-space = Wand space { $space }
table-wand-handle = Handle of the wand
table-silver-now = For you right now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-leads = in the lead
table-would-lead = You would be in the lead: dark spaces give twice as many actions.
table-scrolls = Scroll rack
table-shelf = Shelf { $shelf }
table-shelf-empty = Shelf { $shelf } is empty
table-deck = Scrolls left in the pile: { $count }
table-tab-cauldron = Cauldron
table-rack = Vial rack
table-room = Crystals: { $count } of { $room }
table-stone-table = Stone table
table-due = Left to do
table-due-of = { $seat-is ->
    [you] Left for you to do
   *[other] Left for { $seat } to do
}
table-turn-of = { $seat-is ->
    [you] Your turn
   *[other] { $seat }’s turn
}
table-round = Turn { $round } of { $rounds }
table-own-scrolls = Your scrolls
table-close = Close
table-yours = you: { $count }
table-so-far = You have: { $count }
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
table-owls = Owl tiles: { $tiles } (points: { $count })
table-scroll-count = Scrolls: { $count } (unused: { $unused })
picture-cauldron = A cauldron: a crystal–wand domino next to the crystal printed in the corner makes a chain of three crystals
picture-portals = Portals of one, two and three cells between tower, forest, castle and Witchstone: 1, 3 and 6 points
picture-journey = One action takes a witch from her tower through portals of her own colour; a portal of another colour costs one more
picture-ring = The pentagram: three special hexes and two piles of owl tiles around a ring of { $count } spaces
picture-crystal = A crystal leaves the cauldron by way of the rim and goes to the shelf with the symbol of that rim space: two actions
picture-wand = The wand: light spaces give nothing, dark ones give actions, silver ones give points
picture-scrolls = A booster, and a prophecy with its first level completed

## A first game, step by step

first-theirs-tower = Welcome! In eleven turns the Witchstone will have a new keeper. Whoever has the most points then gets the job. First everyone takes a tower; { $seat } starts.
first-tower = Now it’s your big witch’s turn: take the north-west tower. Every region you occupy scores 2 points, and the chip there gives you 3 more.
first-place = On your turn, place a domino and take its two actions. Place “Energy + Witches” at the top, between the printed energy and the printed witch: matching symbols side by side make an action stronger.
first-order = Each half has found its match, so you take each action twice. Start with energy: it opens the way for your witches.
first-build = Energy builds portals, cell by cell. Start the one from your tower to the north-west castle. It has two cells.
first-build-done = The second cell finishes the portal: 3 points.
first-lay = Now you have two witch actions. With the first, place a witch beside your tower. She waits there until you send her out.
first-journey = With the second action, send her through your portal. Occupying a region scores 2 points, and the first witch there also takes the chip.
first-chip = The chip gives you one extra energy action right now. Use it!
first-forest = A short portal to the western forest: one cell, one point. It’s not far from there to the Witchstone.
first-turn-end = As long as nothing new is revealed, you can undo everything with the arrow. Happy with your turn? End it.
first-theirs = { $seat } does much the same on the other side of the board.
first-place-2 = Your second turn. Again, find a place where both halves have a match: put “Pentagram + Crystals” at the lower right edge.
first-order-2 = Start with the pentagram: what you gain there will help you move your crystals.
first-ring = Your owl moves two steps around the pentagram to a blue space. A special hex is waiting there.
first-inlay = You could use the special hex right away. But it’s better to place it here, next to your domino: it shows a crystal too, so your crystal action, which is still to come, grows to three.
first-crystal = Three crystal moves. Crystals are in your way inside the cauldron, but they’re worth something outside. Move this one out at the bottom, onto the rim space that shows energy.
first-shelve = Put the crystal on the energy shelf: there it gives you two energy actions!
first-stone = Keep building from the western forest towards the Witchstone.
first-stone-done = And the second cell: 3 points, and your portals reach the Witchstone.
first-stop = You have one crystal move left, but you don’t have to use it. Choose “{ move-stop }”.
first-turn-end-2 = That’s it for your second turn. End it.
first-theirs-2 = { $seat } moves around the pentagram as well, and takes a scroll.
first-place-3 = Your third turn, and two new actions: place “Wand + Scrolls” at the lower left edge, between the matching symbols.
first-order-3 = The order is up to you. Take a scroll first: it may help you with the wand.
first-scroll = With two scroll actions you still take only one scroll, but you choose from the two lowest. Take the wand booster. The other scrolls are prophecies: tasks that score up to 7 points at the end.
first-boost = You have two steps on the wand. Use the booster and you’ll have four!
first-wand = Move all four steps up the wand: points for your portals on the way, and then a bonus, doubled because your owl is in the lead.
first-long = Four energy actions! Use three of them for the long portal from your tower straight to the Witchstone.
first-long-on = Keep going…
first-long-done = …finished: 6 points!
first-village = The last energy action is up to you: choose any marked portal. Portals score now, let your witches travel, and connect regions for some of the prophecies.
first-turn-end-3 = What a chain! End your turn.
first-end = You know all six actions now. Your path is ready: the first witch to reach the Witchstone scores 5 points on top of the 2 for the region.
    After eleven turns you score owl tiles, chips, boosters and prophecies, and whoever has the most points wins. Keep playing: your opponent will go easy on you.

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] This scores you more points now.
   *[no] {""}
}
reason-own-prophecies = { $more ->
    [yes] This makes your prophecies worth more.
   *[no] {""}
}
reason-own-boosters = { $more ->
    [yes] This saves a booster for later.
   *[no] {""}
}
reason-own-portal-begun = { $more ->
    [yes] This brings you closer to finishing a portal.
   *[no] This leaves no portal unfinished.
}
reason-own-reach = { $more ->
    [yes] This lets your portals reach more regions.
   *[no] {""}
}
reason-own-chips-in-reach = { $more ->
    [yes] This brings more chips within reach of your portals.
   *[no] You take chips now instead of leaving them for later.
}
reason-own-waiting-witches = { $more ->
    [yes] This gives you more witches waiting beside your tower.
   *[no] This sends your witches on their way.
}
reason-own-standing = { $more ->
    [yes] This puts your witches in more regions.
   *[no] {""}
}
reason-own-stone-open = { $more ->
    [yes] This connects your portals to the Witchstone.
   *[no] {""}
}
reason-own-ring = { $more ->
    [yes] This brings your owl closer to the pentagram’s next reward.
   *[no] This collects a reward from the pentagram.
}
reason-own-wand = { $more ->
    [yes] This moves your owl further along the wand.
   *[no] {""}
}
reason-own-crystals-near = { $more ->
    [yes] This brings your crystals closer to the rim.
   *[no] This gets a crystal out of your cauldron.
}
reason-own-chains = { $more ->
    [yes] This gives you longer chains, which make your later turns stronger.
   *[no] {""}
}
reason-rival-points = { $more ->
    [yes] {""}
   *[no] This sets your strongest rival back.
}
reason-rival-prophecies = { $more ->
    [yes] {""}
   *[no] This makes your rival’s prophecies worth less.
}
reason-rival-boosters = { $more ->
    [yes] {""}
   *[no] This leaves your rival with fewer boosters.
}
reason-rival-portal-begun = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rival-reach = { $more ->
    [yes] {""}
   *[no] This leaves your rival with fewer regions to reach.
}
reason-rival-chips-in-reach = { $more ->
    [yes] {""}
   *[no] This leaves your rival with fewer chips within reach.
}
reason-rival-waiting-witches = { $more ->
    [yes] {""}
   *[no] This leaves your rival with fewer witches waiting.
}
reason-rival-standing = { $more ->
    [yes] {""}
   *[no] This leaves your rival with fewer regions.
}
reason-rival-stone-open = { $more ->
    [yes] {""}
   *[no] This keeps you ahead of your rival at the Witchstone.
}
reason-rival-ring = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rival-wand = { $more ->
    [yes] {""}
   *[no] This keeps your rival behind you on the wand.
}
reason-rival-crystals-near = { $more ->
    [yes] {""}
   *[no] This leaves your rival with fewer crystals near the rim.
}
reason-rival-chains = { $more ->
    [yes] {""}
   *[no] This keeps your rival’s chains short.
}
reason-own-chain-energy = { $more ->
    [yes] This makes your energy chain longer.
   *[no] {""}
}
reason-own-chain-witch = { $more ->
    [yes] This makes your witch chain longer.
   *[no] {""}
}
reason-own-chain-pentagram = { $more ->
    [yes] This makes your pentagram chain longer.
   *[no] {""}
}
reason-own-chain-crystal = { $more ->
    [yes] This makes your crystal chain longer.
   *[no] {""}
}
reason-own-chain-wand = { $more ->
    [yes] This makes your wand chain longer.
   *[no] {""}
}
reason-own-chain-scroll = { $more ->
    [yes] This makes your scroll chain longer.
   *[no] {""}
}
reason-own-markers = { $more ->
    [yes] This saves energy markers.
   *[no] This puts your energy markers to use.
}
reason-own-silver-next = { $more ->
    [yes] This makes the wand’s next silver space worth more to you.
   *[no] {""}
}
reason-own-wand-lead = { $more ->
    [yes] This keeps you in the lead on the wand, which doubles your bonuses.
   *[no] {""}
}
reason-own-crystals-racked = { $more ->
    [yes] This brings a crystal to the vial rack.
   *[no] {""}
}
reason-own-black-near = { $more ->
    [yes] This brings your black crystal closer to the rim.
   *[no] {""}
}
reason-own-special-hexes = { $more ->
    [yes] This gets you a special hex.
   *[no] {""}
}
reason-own-owls-next = { $more ->
    [yes] This sets you up for a valuable owl tile.
   *[no] {""}
}
reason-own-cramped = { $more ->
    [yes] {""}
   *[no] This leaves room in your cauldron for later turns.
}
reason-lead = { $more ->
    [yes] This puts you ahead.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] This puts you ahead when it counts.
   *[no] {""}
}
reason-turns-left = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-turns-to-wait = { $more ->
    [yes] {""}
   *[no] {""}
}

# -- statistics

openings = Your first action: won / played
