name = The Witches
about = You’re a young witch in Lancre, and being a witch means solving other people’s problems: a sick pig today, the Queen of the Elves tomorrow. Walk, fly, roll dice, use headology or magic, have tea before the cackling starts, and don’t let the crises pile up. We couldn’t find the whole printed map, or most of the cards and numbers; where they’re missing, we use our own design.
quick-start =
    Each turn a new problem appears, and then you move twice: click an area to walk there, or discard a card with a broom to fly. If there’s a problem where you end up, you have to try to solve it.
    Roll two dice, check the odds, then run away or go on: headology adds 1, magic adds 2 but makes you cackle. Then roll the other two.
    Start with easy problems: every two of them give you one more card in hand. Then try the hard ones. They’re worth more, but they bite back.
    Have tea with another witch to get rid of cackles. If the crises run out, or three elves are face up, everybody loses.

## Ways to play

variant-competitive = Every witch for herself
    .about = Whoever has the most points wins. The usual way to play.
variant-cooperative = Cooperative
    .about = You win or lose as a team. To win, leave fewer than four hard problems on the map.
variant-solo = Solo
    .about = Score as many points as you can in eight turns. Thirty points earn you a licence.
variant-expert = Expert
    .about = There are only eight crises, and they stack up on problems.
variant-hard-cooperative = Cooperative, hard mode
    .about = Like the cooperative game, but crises stack up on problems.
variant-hard-solo = Solo, hard mode
    .about = Crises stack up on problems, and failing at a hard problem costs two cackles.
variant-open-hands = Cooperative, open hands
    .about = Like the cooperative game, but everybody can see everybody’s cards.

option-game = Game
    .about = Play against each other or as a team. With one player it’s always the solo game.
option-game-competitive = Every witch for herself
option-game-cooperative = Cooperative
option-expert = Crises
    .about = In the expert game a problem can have any number of crises, and a competitive game has only eight crisis tokens.
option-expert-false = One per problem
option-expert-true = Any number per problem
option-hard-failure-cackles = Cackles for failing at a hard problem
    .about = The rulebook says one cackle in one place and two in another.
option-hard-failure-cackles-1 = 1 cackle
option-hard-failure-cackles-2 = 2 cackles
option-hands = Hands
    .about = In a cooperative game you can agree to show your cards.
option-hands-closed = Hidden
option-hands-open = Open
bad-open-hands = Hands can only be open in a cooperative game.

## Witches and their tokens

witch-tiffany = Tiffany Aching
    .about = Has an invisibility token to use once per game.
witch-annagramma = Annagramma Hawkin
    .about = Has a magic token to use once per game, and starts with a cackle.
witch-petulia = Petulia Gristle
    .about = Has a token that cures a sick pig, to use once per game.
witch-dimity = Dimity Hubbub
    .about = Takes the first turn.
item-invisibility = invisibility token
item-magic = magic token
item-pig = pig cure token

## Problems

problem-fever = Fever
problem-sick_pig = Sick Pig
problem-sick_sheep = Sick Sheep
problem-broken_limb = Broken Limb
problem-pregnancy = Pregnancy
problem-death = Death
problem-elves = Elves
problem-lankin = Lankin
problem-elf_king = King of the Elves
problem-elf_queen = Queen of the Elves
problem-duke_felmet = Duke Felmet
problem-lady_felmet = Lady Felmet
problem-cunning_man = The Cunning Man
problem-hiver = The Hiver
problem-lily = Lily Weatherwax
problem-wintersmith = The Wintersmith
problem-count_magpyr = Count Magpyr
problem-vlad = Vlad de Magpyr
problem-lacrimosa = Lacrimosa de Magpyr
problem-bela = Old Count Bela
problem-face-down = a face-down problem
failure-dungeon_self = If you fail, you go to the Dungeon and your turn ends.
failure-dungeon_all = If you fail, all witches go to the Dungeon and your turn ends.
failure-black_aliss_1 = If you fail, you take a Black Aliss token.
failure-crisis_here = If you fail, the problem gets another crisis.
failure-lose_easy_each = If you fail, every player moves an easy problem off their mat.
failure-elf = If three elves are face up at the end of a turn, everybody loses.
success-remove_open_magpyr = If you solve it, the other face-up Magpyrs leave the map.

## Areas

area-lancre_castle = Lancre Castle
    .to = to Lancre Castle
    .at = in Lancre Castle
area-lancre_town = Lancre Town
    .to = to Lancre Town
    .at = in Lancre Town
area-magrats_cottage = Magrat’s Cottage
    .to = to Magrat’s Cottage
    .at = at Magrat’s Cottage
area-grannys_cottage = Granny Weatherwax’s Cottage
    .to = to Granny Weatherwax’s Cottage
    .at = at Granny Weatherwax’s Cottage
area-nannys_house = Nanny Ogg’s House
    .to = to Nanny Ogg’s House
    .at = at Nanny Ogg’s House
area-bad_ass = Bad Ass
    .to = to Bad Ass
    .at = in Bad Ass
area-lancre_gorge = Lancre Gorge
    .to = to Lancre Gorge
    .at = in Lancre Gorge
area-hard_place = A Rock and a Hard Place
    .to = to a Rock and a Hard Place
    .at = at a Rock and a Hard Place
area-slice = Slice
    .to = to Slice
    .at = in Slice
area-razorback = Razorback
    .to = to Razorback
    .at = in Razorback
area-devils_oak = The Devil’s Oak
    .to = to the Devil’s Oak
    .at = at the Devil’s Oak
area-creel_springs = Creel Springs
    .to = to Creel Springs
    .at = at Creel Springs
area-long_man = The Long Man
    .to = to the Long Man
    .at = at the Long Man
area-sunless_place = The Place Where the Sun Does Not Shine
    .to = to the Place Where the Sun Does Not Shine
    .at = in the Place Where the Sun Does Not Shine
area-dancers = The Dancers
    .to = to the Dancers
    .at = at the Dancers
area-standing_stone = The Standing Stone
    .to = to the Standing Stone
    .at = at the Standing Stone
area-copperhead = Copperhead
    .to = to Copperhead
    .at = on Copperhead
area-mad_stoat = Mad Stoat
    .to = to Mad Stoat
    .at = in Mad Stoat
area-brass_neck = Brass Neck
    .to = to Brass Neck
    .at = in Brass Neck
area-slippery_hollow = Slippery Hollow
    .to = to Slippery Hollow
    .at = in Slippery Hollow
area-mad_wolf = Mad Wolf
    .to = to Mad Wolf
    .at = in Mad Wolf
area-blackglass = Blackglass
    .to = to Blackglass
    .at = in Blackglass
area-gnarly_ground = The Gnarly Ground
    .to = to the Gnarly Ground
    .at = on the Gnarly Ground
space-lancre_castle-1 = { area-lancre_castle } (1)
space-lancre_castle-2 = { area-lancre_castle } (2)
space-lancre_castle-3 = { area-lancre_castle } (3)
space-lancre_town-1 = { area-lancre_town } (1)
space-lancre_town-2 = { area-lancre_town } (2)
space-lancre_town-3 = { area-lancre_town } (3)
space-magrats_cottage = { area-magrats_cottage }
space-grannys_cottage = { area-grannys_cottage }
space-nannys_house = { area-nannys_house }
space-bad_ass = { area-bad_ass }
space-lancre_gorge = { area-lancre_gorge }
space-hard_place = { area-hard_place }
space-slice = { area-slice }
space-razorback = { area-razorback }
space-devils_oak = { area-devils_oak }
space-creel_springs = { area-creel_springs }
space-long_man = { area-long_man }
space-sunless_place = { area-sunless_place }
space-dancers = { area-dancers }
space-standing_stone = { area-standing_stone }
space-copperhead = { area-copperhead }
space-mad_stoat = { area-mad_stoat }
space-brass_neck = { area-brass_neck }
space-slippery_hollow = { area-slippery_hollow }
space-mad_wolf = { area-mad_wolf }
space-blackglass = { area-blackglass }
space-gnarly_ground = { area-gnarly_ground }
dungeon = The Dungeon

## Cards

symbol-headology = headology
symbol-magic = magic
symbol-broom = broom
benefit-bonus2 = +2
    .about = Adds 2 to your total after all the dice are rolled.
benefit-bonus4 = +4
    .about = Adds 4 to your total after all the dice are rolled.
benefit-borrowing = Borrowing
    .about = Look at up to two face-down problems.
benefit-death = Death
    .about = Solves a Death problem.
benefit-escape = Escape
    .about = Run away after a failed roll, or leave the Dungeon.
benefit-extra_cards = Extra cards
    .about = Draw two cards.
benefit-extra_movement = Extra movement
    .about = Walk two more areas in this move.
benefit-help = Help
    .about = Remove one crisis from any problem.
benefit-invisibility = Invisibility
    .about = Pass problems and witches unseen, or leave the Dungeon.
benefit-reroll = Reroll
    .about = Reroll one or both dice of the pair you’ve just rolled.
benefit-introspection = Introspection
    .about = Return up to two of your cackles to the supply.
benefit-shamble = Shamble
    .about = Turn a hard problem face up.
benefit-sick_pig = Sick Pig
    .about = Solves a Sick Pig problem.
benefit-sick_sheep = Sick Sheep
    .about = Solves a Sick Sheep problem.
benefit-transmutation = Transmutation
    .about = Swap any number of your cards for new ones.
benefit-extra_cards-cackle = Costs a cackle.
group-elf = elves
group-magpyr = Magpyrs
group-felmet = Felmets
group-lily = Lily Weatherwax
group-winter = the Wintersmith
three = Power of Three

face-0 = a cackle
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

card-granny_1 = Granny Weatherwax
card-granny_2 = Granny Weatherwax
card-granny_3 = Granny Weatherwax
card-nanny_1 = Nanny Ogg
card-nanny_2 = Nanny Ogg
card-nanny_3 = Nanny Ogg
card-magrat_1 = Magrat Garlick
card-magrat_2 = Magrat Garlick
card-magrat_3 = Magrat Garlick
card-agnes_1 = Agnes Nitt
card-agnes_2 = Agnes Nitt
card-agnes_3 = Agnes Nitt
card-perdita_1 = Perdita X
card-perdita_2 = Perdita X
card-perdita_3 = Perdita X
card-feegles = Nac Mac Feegle
card-rob_anybody = Rob Anybody
card-big_yan = Big Yan
card-daft_wullie = Daft Wullie
card-kelda = Jeannie the Kelda
card-william = William the Gonnagle
card-igor_scraps = Igor and Scraps
card-greebo = Greebo
card-you_kitten = You (the kitten)
card-casanunda = Casanunda
card-jason_ogg = Jason Ogg
card-shawn_ogg = Shawn Ogg
card-ghost_verence = Ghost of King Verence
card-hodgesaargh = Hodgesaargh
card-oats = Mightily Oats
card-ridcully = Mustrum Ridcully
card-summer_lady = The Summer Lady
card-mrs_gogol = Mrs Gogol
card-miss_treason = Miss Treason
card-bees = Granny’s Bees
card-death_card = Death
card-death_of_rats = Death of Rats
card-fool = The Fool
card-miss_level = Miss Level
card-desiderata = Desiderata Hollow
card-horace = Horace the Cheese
card-thunder = Thunder and Lightning
card-roland = Roland
card-miss_tick = Miss Tick
card-toad = The Toad
card-eskarina = Eskarina Smith
card-librarian = The Librarian
card-morris_men = Lancre Morris Men
card-dismass = Old Mother Dismass
card-ponder = Ponder Stibbons
card-blackcap = Old Mother Blackcap
card-poorchick = Farmer Poorchick
card-granny_aching = Granny Aching
card-brevis = Gammer Brevis
card-mrs_earwig = Mrs Earwig

## Why

why-dice = from the dice
why-magic = for magic
why-failure = for failing
why-panic = for having nowhere to retreat
why-card = for the card
why-annagramma = at the start
why-most-cackles = for having the most cackles
why-consequence = for failing here

## Questions

prompt-choosing = Choose your witch.
prompt-starting = Choose where your witch starts.
prompt-before-placing = Turn over a card to place the next problem.
prompt-no-crisis-left = There are no crises left in the supply: if another one is needed, everybody loses. Turn over a card, or play a benefit first.
prompt-crisis-choice = Choose which problem { $area } gets the crisis.
prompt-move-first = Move your witch, or stay where you are.
prompt-move-second = Make your second move.
prompt-leave = Nobody saw you. Choose where to go next.
prompt-dungeon = Leave the Dungeon (broom, Escape, Invisibility), or wait.
prompt-dungeon-free = You’re leaving the Dungeon. Choose where to go.
prompt-landing = Choose where to land.
prompt-facing-down = You’ve come to { $problem }. Turn it over.
prompt-facing = { $problem }: you need { $target }. Roll the first two dice.
prompt-solve-first = { $problem }: you have { $total } and need { $target }. Run away or go on?
prompt-solve-first-enough = { $problem }: you have { $total } and need only { $target }. The other two dice can only bring cackles. Roll them, or run away?
prompt-solve-stuck = { $problem }: you have { $total } and need { $target }. There’s nowhere to run, so go on.
prompt-solve-on = { $problem }: you have { $total } and need { $target }. Play more cards, or roll.
prompt-solve-on-enough = { $problem }: you have { $total } and need only { $target }. The other two dice can only bring cackles. Roll them.
prompt-solve-made = { $problem }: you have { $total } and need { $target }. Solved!
prompt-solve-short = { $problem }: you have { $total } and need { $target }. You’re { $count } short.
prompt-reroll = Choose which dice to reroll.
prompt-cackles = Choose a player to take the cackle from ({ $why }).
prompt-retreat = Choose where to retreat to.
prompt-panic = There’s nowhere to retreat to. Take another cackle, or fly if you have a broom.
prompt-escape = Choose where to run to.
prompt-borrowing = { $count ->
    [one] Look at one more face-down problem.
   *[other] Look at up to { $count } face-down problems.
}
prompt-help = Choose a problem to remove a crisis from.
prompt-shamble = Choose a problem to turn over.
prompt-transmutation = { $count ->
    [one] Discard any cards you like. You’ll draw 1 card.
   *[other] Discard any cards you like. You’ll draw { $count } cards.
}
prompt-end-turn = Finished? Draw your cards and end your turn.

crumb-turn = { $seat-is ->
    [you] Your turn
   *[other] { $seat }’s turn
}
crumb-moves = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
crumb-problem = { $problem }
crumb-away = Leaving the problem
crumb-cackles = { $count ->
    [one] 1 cackle
   *[other] { $count } cackles
}

## Moves

move-witch = { $witch }
move-start = Start: { $space }
move-turn-card = Turn over a card
move-crisis = Put the crisis on { $problem } ({ $space })
move-end-turn = Draw and end turn
move-stay = Stay here
move-stay-tea = Stay for tea
move-stay-dungeon = Wait in the Dungeon
move-walk = Walk: { $space }
move-walk-problem = Walk: { $space } ({ $problem })
move-walk-tea = Walk: { $space } (tea)
move-fly = Land: { $space }
move-fly-problem = Land: { $space } ({ $problem })
move-fly-tea = Land: { $space } (tea)
move-broom = { $twin ->
    [1] Fly ({ $card }, { $benefit })
   *[other] Fly ({ $card })
}
move-slip-by = Stay unseen and leave on your next move
move-open = Turn it over
move-roll = Roll two dice
move-roll-on = Go on: roll the other two dice
move-use-headology = { $twin ->
    [1] Use headology: +1 ({ $card }, { $benefit })
   *[other] Use headology: +1 ({ $card })
}
move-use-magic = { $twin ->
    [1] Use magic: +2 and a cackle ({ $card }, { $benefit })
   *[other] Use magic: +2 and a cackle ({ $card })
}
move-accept-made = Solve it: { $total } (needed { $target })
move-accept-short = Accept failure: { $total } (needed { $target })
move-again-first = Reroll the first die ({ $die })
move-again-second = Reroll the second die ({ $die })
move-again-both = Reroll both dice
move-run = Go to: { $space }
move-panic = Take a cackle and go to any empty space
move-rob = { $count ->
    [one] Take a cackle from { $seat } (has { $count })
   *[other] Take a cackle from { $seat } (has { $count })
}
move-play = Play { $benefit } ({ $card })
move-play-out = Leave the Dungeon ({ $card })
move-token = Use your { $item }
move-look = Look at: { $space }
move-flip = Turn over: { $space }
move-soothe = Remove the crisis: { $space } ({ $problem })
move-drop = { $twin ->
    [1] Discard { $card } ({ $benefit })
   *[other] Discard { $card }
}
move-enough = Done
move-three = Use the Power of Three: { table-trio }

## What happened

log-first-roll = { $seat-is ->
    [you] You roll { $total } to see who chooses first.
   *[other] { $seat } rolls { $total } to see who chooses first.
}
log-witch = { $seat-is ->
    [you] You are { $witch }.
   *[other] { $seat } is { $witch }.
}
log-first = { $seat-is ->
    [you] You take the first turn.
   *[other] { $seat } takes the first turn.
}
log-start = { $seat-is ->
    [you] You start { $area }.
   *[other] { $seat } starts { $area }.
}
log-turn = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
log-turn-card = A card is turned over: { $card } ({ $area }).
log-place = A new problem appears { $area }: { $problem }.
log-place-down = A new face-down problem appears { $area }.
log-no-card-fits = No card leads to an empty space any more, so the problem goes to the first empty one.
log-no-space = There’s no space left for the problem.
log-witch-there = There’s a witch { $area }, so another card is turned over.
log-crisis-there = There’s already a crisis { $area }, so another card is turned over.
log-crisis = { $count ->
    [0] A crisis hits { $problem } { $area } (none left).
   *[other] A crisis hits { $problem } { $area } ({ $count } left).
}
log-last-problem = That was the last problem, so this is the last turn.
log-reshuffle = The discard pile is shuffled into a new deck.
log-drew = You draw { $card }.
log-draw = { $seat-is ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
log-play = { $seat-is ->
    [you] You play { $card } ({ $benefit }).
   *[other] { $seat } plays { $card } ({ $benefit }).
}
log-cure = { $seat-is ->
    [you] You play the card { $card }, which solves the problem.
   *[other] { $seat } plays the card { $card }, which solves the problem.
}
log-item = { $seat-is ->
    [you] You use your { $item }.
   *[other] { $seat } uses their { $item }.
}
log-introspection = { $seat-is ->
    [you] { $count ->
        [one] You return a cackle to the supply.
       *[other] You return { $count } cackles to the supply.
    }
   *[other] { $count ->
        [one] { $seat } returns a cackle to the supply.
       *[other] { $seat } returns { $count } cackles to the supply.
    }
}
log-look = { $seat-is ->
    [you] You look at the face-down problem { $area }.
   *[other] { $seat } looks at the face-down problem { $area }.
}
log-saw = The face-down problem { $area } is { $problem }.
log-open = { $seat-is ->
    [you] You turn over the problem { $area }: { $problem }.
   *[other] { $seat } turns over the problem { $area }: { $problem }.
}
log-help = { $seat-is ->
    [you] You remove a crisis { $area } ({ $count } in the supply).
   *[other] { $seat } removes a crisis { $area } ({ $count } in the supply).
}
log-drop = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
log-use = { $seat-is ->
    [you] You play { $card } for { $symbol } (+{ $count }).
   *[other] { $seat } plays { $card } for { $symbol } (+{ $count }).
}
log-use-token = { $seat-is ->
    [you] You use your { $item } (+{ $count }).
   *[other] { $seat } uses their { $item } (+{ $count }).
}
log-three = { $seat-is ->
    [you] You use the Power of Three: { $card1 }, { $card2 } and { $card3 }.
   *[other] { $seat } uses the Power of Three: { $card1 }, { $card2 } and { $card3 }.
}
log-dice = { $seat-is ->
    [you] You roll { $die1 } and { $die2 }.
   *[other] { $seat } rolls { $die1 } and { $die2 }.
}
log-total = { $seat-is ->
    [you] You have { $total } and need { $target }.
   *[other] { $seat } has { $total } and needs { $target }.
}
log-solved = { $seat-is ->
    [you] { $count ->
        [one] You solve { $problem } (1 point).
       *[other] You solve { $problem } ({ $count } points).
    }
   *[other] { $count ->
        [one] { $seat } solves { $problem } (1 point).
       *[other] { $seat } solves { $problem } ({ $count } points).
    }
}
log-magpyr-gone = { $problem } leaves Lancre too.
log-failed = { $seat-is ->
    [you] You fail to solve { $problem }.
   *[other] { $seat } fails to solve { $problem }.
}
log-dungeon = { $seat-is ->
    [you] You’re thrown into the Dungeon.
   *[other] { $seat } is thrown into the Dungeon.
}
log-locked = { $seat-is ->
    [you] You wait in the Dungeon.
   *[other] { $seat } waits in the Dungeon.
}
log-winter = { $seat-is ->
    [you] The Wintersmith takes an easy problem off your mat ({ $count } left).
   *[other] The Wintersmith takes an easy problem off { $seat }’s mat ({ $count } left).
}
log-withdraw = { $seat-is ->
    [you] You retreat { $to }.
   *[other] { $seat } retreats { $to }.
}
log-run = { $seat-is ->
    [you] You run away { $to }.
   *[other] { $seat } runs away { $to }.
}
log-broom = { $seat-is ->
    [you] You discard { $card } to fly.
   *[other] { $seat } discards { $card } to fly.
}
log-walk = { $seat-is ->
    [you] You walk { $to }.
   *[other] { $seat } walks { $to }.
}
log-walk-on = { $seat-is ->
    [you] You walk on unseen { $to }.
   *[other] { $seat } walks on unseen { $to }.
}
log-fly = { $seat-is ->
    [you] You fly { $to }.
   *[other] { $seat } flies { $to }.
}
log-out = { $seat-is ->
    [you] You get out of the Dungeon and go { $to }.
   *[other] { $seat } gets out of the Dungeon and goes { $to }.
}
log-slip-by = { $seat-is ->
    [you] You slip by unseen.
   *[other] { $seat } slips by unseen.
}
log-nothing = { $seat-is ->
    [you] You do nothing { $area }.
   *[other] { $seat } does nothing { $area }.
}
log-tea = { $seat-is ->
    [you] { $count ->
        [0] You have tea, but you have no cackles to lose.
        [one] You have tea and lose a cackle.
       *[other] You have tea and lose { $count } cackles.
    }
   *[other] { $count ->
        [0] { $seat } has tea, but has no cackles to lose.
        [one] { $seat } has tea and loses a cackle.
       *[other] { $seat } has tea and loses { $count } cackles.
    }
}
log-tea-host = { $seat-is ->
    [you] { $count ->
        [0] You have tea too, but you have no cackles to lose.
        [one] You have tea too and lose a cackle.
       *[other] You have tea too and lose { $count } cackles.
    }
   *[other] { $count ->
        [0] { $seat } has tea too, but has no cackles to lose.
        [one] { $seat } has tea too and loses a cackle.
       *[other] { $seat } has tea too and loses { $count } cackles.
    }
}
log-kettle = { $seat-is ->
    [you] { $count ->
        [one] You have tea in Granny’s kitchen and lose a cackle.
       *[other] You have tea in Granny’s kitchen and lose { $count } cackles.
    }
   *[other] { $count ->
        [one] { $seat } has tea in Granny’s kitchen and loses a cackle.
       *[other] { $seat } has tea in Granny’s kitchen and loses { $count } cackles.
    }
}
log-cackles = { $seat-is ->
    [you] { $count ->
        [one] You take a cackle ({ $why }).
       *[other] You take { $count } cackles ({ $why }).
    }
   *[other] { $count ->
        [one] { $seat } takes a cackle ({ $why }).
       *[other] { $seat } takes { $count } cackles ({ $why }).
    }
}
log-rob = { $seat-is ->
    [you] There are no cackles left in the supply, so you take one from { $seat_other } ({ $why }).
   *[other] { $seat_other-is ->
        [you] There are no cackles left in the supply, so { $seat } takes one from you ({ $why }).
       *[other] There are no cackles left in the supply, so { $seat } takes one from { $seat_other } ({ $why }).
    }
}
log-aliss = { $seat-is ->
    [you] You take a Black Aliss token ({ $why }).
   *[other] { $seat } takes a Black Aliss token ({ $why }).
}
log-no-aliss = { $seat-is ->
    [you] You would have to take a Black Aliss token, but there are none left.
   *[other] { $seat } would have to take a Black Aliss token, but there are none left.
}
log-lost-crises = A crisis has to be placed, but there are none left. Everybody loses.
log-lost-elves = Three or more elves are face up in Lancre. Everybody loses.
log-lost-aliss = A Black Aliss token has to be taken, but there are none left. The game is lost.
log-lost-hard-left = There are too many hard problems left. The game is lost.
log-over = The last turn is over.

## Why not

refuse-unknown = There’s no such move. Choose one of the moves offered.
refuse-choosing = Choose your witch first.
refuse-starting = Put your witch on the map first.
refuse-before-placing = First turn over a card to place the next problem.
refuse-crisis-choice = Choose which of these problems gets the crisis.
refuse-action = It’s time to move your witch: walk, fly or stay.
refuse-landing = First choose where to land.
refuse-facing = You have to try to solve the problem here first.
refuse-solve = You’re solving a problem: run away or go on.
refuse-solve-on = You’ve already gone on: play more cards, or roll the other two dice.
refuse-solve-all = All the dice are rolled: accept the result, or play a benefit.
refuse-reroll = First choose which dice to reroll.
refuse-cackles = First choose a player to take the cackle from.
refuse-retreat = You failed, so you have to retreat first.
refuse-broom-retreat = Choose an empty space to fly to.
refuse-escape = You’re running away: choose where to.
refuse-borrowing = Choose a problem to look at, or press “Done”.
refuse-help = First choose a problem to remove a crisis from.
refuse-shamble = First choose a problem to turn over.
refuse-transmutation = Choose which cards to discard, or press “Done”.
refuse-end-turn = You’ve already moved twice. Draw your cards to end your turn.
refuse-not-in-hand = You don’t have { $card } in your hand.
refuse-witch-late = Everybody already has a witch.
refuse-witch-taken = { $witch } is already taken. Choose another witch.
refuse-start-late = Your witch is already on the map.
refuse-start-problem = You can’t start on a space with a problem. Choose another one.
refuse-dungeon = You’re in the Dungeon. Get out first.
refuse-dungeon-free = You’re leaving the Dungeon with this move: choose where to go.
refuse-here = You’re already here. To stay, press “Stay here”.
refuse-too-far = You can’t walk there: it’s too far, or you’d have to stop on the way.
refuse-no-steps = You have no steps left in this move.
refuse-few-steps = You don’t have enough steps left to go there.
refuse-last-movement = This is your last move this turn, so you’d have no move left to get away from the problem.
refuse-broom-first = To fly, discard a card with a broom first.
refuse-run-early = You can only run away after rolling the first two dice.
refuse-run-late = All the dice are rolled: it’s too late to run away.
refuse-gone-on = By playing a card you’ve gone on, so you can’t run away any more.
refuse-no-refuge = You can’t run away: no space next to you is empty.
refuse-anywhere = You can go to any empty space, even without a broom.
refuse-not-empty = That space isn’t empty: there’s already a problem or a witch there.
refuse-not-near = That space is too far away. Choose one next to you.
refuse-use-late = You can’t play cards for headology or magic after the second pair of dice.
refuse-use-early = Roll the first two dice before you play cards.
refuse-no-problem = You’re not solving a problem right now.
refuse-enough = Your total is already enough: this would change nothing.
refuse-no-three = { $card } doesn’t have the Power of Three.
refuse-same-character = The Power of Three needs three different characters.
refuse-not-her-token = Your witch doesn’t have the { $item }.
refuse-token-spent = You’ve already used your { $item }.
refuse-token-now = Your { $item } wouldn’t do anything now.
refuse-face-down = Turn the problem over first.
refuse-is-open = This problem is already face up.
refuse-all-rolled = All four dice are already rolled.
refuse-no-cackles = { $benefit } wouldn’t do anything: you have no cackles.
refuse-no-crisis = { $benefit } wouldn’t do anything: there are no crises on the map.
refuse-no-crisis-there = There’s no crisis there. Choose a problem with one.
refuse-has-crisis = That problem already has a crisis. Choose another one.
refuse-nothing-down = { $benefit } wouldn’t do anything: there are no more face-down problems to choose from.
refuse-other-enemy = { $card } doesn’t work against this problem.
refuse-bonus-early = { $card } only works after all four dice are rolled.
refuse-not-failed = Your total is enough, so there’s nothing to escape from.
refuse-other-problem = { $card } doesn’t help with the problem you’re facing.
refuse-benefit-now = { $benefit } ({ $card }) wouldn’t do anything now.
refuse-not-face-down = There’s no face-down problem there.
refuse-seen = You’ve already looked at that problem.
refuse-cannot-vanish = You need Invisibility to look at a problem here.
refuse-one-look = Invisibility shows you only one face-down problem here, and you’ve already looked at it.
refuse-look = You can’t look at a face-down problem without going there or playing a card.
refuse-drop = You can’t just discard cards: use their symbol or their benefit.
refuse-must-leave = You slipped by unseen, so now you have to leave.
refuse-panic = You can’t do that: there’s an empty space to retreat to, or you’ve already taken the extra cackle.
refuse-rob = That player doesn’t have the most cackles. Choose one who does.
refuse-end-early = You still have moves left. If you don’t want to move, stay.

## The end

score-easy = Easy problems
score-hard = Hard problems
score-aliss = Black Aliss
ending-points = The last problem has been placed: whoever has the most points wins.
ending-tie-break = Tied on points: the tie is broken by the fewest cackles and Black Aliss tokens, then by points from hard problems, then by the hardest problem solved.
ending-shared = Tied on everything: it’s a shared victory.
ending-crises = One crisis too many. Everybody loses.
ending-elves = Three or more elves are face up in Lancre. Everybody loses.
ending-aliss = Black Aliss gets her way. The game is lost.
ending-saved = Fewer than four hard problems are left: Lancre is in good hands!
ending-hard-left = There are four or more hard problems left. The game is lost.
ending-farmer = Fewer than 30 points. Still, being a farmer’s wife is a fine thing too.
ending-licence = You’ve earned your witch’s licence.
ending-honours = You’ve passed with honours!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): points: { $points }, cackles: { $cackles }, Black Aliss tokens: { $aliss }, cards: { $cards } of { $size }, easy problems: { $easy }, bonus: +{ $bonus }
sketch-dungeon = In the Dungeon: { $name }
sketch-reserve = Cackles left: { $cackles }, Black Aliss tokens: { $aliss }, crises: { $crises }; problems to come: { $problems }; cards in the deck: { $deck }
sketch-hand = Hand: { $cards }
sketch-roll = Dice: { $dice }; total: { $total }, needed: { $target }; chance: { $chance }%

## Pictures

picture-map = The map of Lancre: areas and the paths between them. Green spaces start with an easy problem, purple ones with a hard one.
picture-card = A card: its symbol, its benefit, its area, and sometimes the Power of Three.
picture-walk = From Magrat’s Cottage: the areas you can walk to are ticked. A problem in Bad Ass stops the witch on her way to a Rock and a Hard Place and to Lancre Gorge.
picture-roll = A roll: a cackle and a 5, then a 2 and a 4, plus 3 from cards, makes 14.

## At the table

table-map = Map of Lancre
table-rule = Rule { $rule }
table-here = Here: { $names }
table-empty = There’s nothing here.
table-dungeon = Get out of the Dungeon with a broom, Escape or Invisibility, or wait for your second move.
table-down = A face-down hard problem
table-looked = Only you have seen this problem; it’s face down for everybody else.
table-crises-here = Crises on this problem: { $count }
table-difficulty = Difficulty { $difficulty }
table-difficulty-crises = Difficulty { $difficulty } + { $more } for { $count ->
    [one] a crisis
   *[other] { $count } crises
} = { $target }
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-chance = Chance with all your cards and tokens: { $chance }%
table-percent = { $n }%
table-name = { $seat }
table-save = Play { $card }
table-save-together = You’re { $count } short: two or more cards together can still save you.
table-reserve = Supply
table-pool = Cackles in the supply: { $count }
    .about = When the supply has no cackles left, you take them from the player with the most. If that’s you, you take a Black Aliss token instead.
    .short = cackles left
table-pool-alone = Cackles in the supply: { $count }
    .about = When the supply has no cackles left, you take a Black Aliss token instead of each cackle.
    .short = cackles left
table-aliss = Black Aliss tokens left: { $count }
    .about = Each Black Aliss token costs its owner a point.
    .short = Aliss left
table-aliss-shared = Black Aliss tokens left: { $count }
    .about = If you have to take a Black Aliss token and there are none left, the game is lost.
    .short = Aliss left
table-crises = Crises left: { $count }
    .about = If a crisis has to be placed and there are none left, everybody loses.
    .short = crises left
table-elves = Face-up elves: { $count }
    .about = If three elves are face up at the end of a turn, everybody loses.
    .short = of { $most } elves
table-hard = Hard problems on the map: { $count }
    .about = If there are four or more hard problems at the end, the game is lost.
    .short = hard problems (under { $most } to win)
table-deck = Cards in the deck: { $count }, in the discard pile: { $discards }
    .short = { $count ->
        [one] card
       *[other] cards
    }
table-boxes = Problems still to come: { $count }
    .short = { $count ->
        [one] problem
       *[other] problems
    } to come
table-box = In this problem box: { $easy } easy, { $hard } hard
table-next = This problem comes next.
table-last = The last turn!
table-over = The game is over
table-invisible = Invisible during this move
table-extra = { $count ->
    [one] { $count } extra area
   *[other] { $count } extra areas
} to walk in this move
table-hand-why = { $more ->
    [0] Hand size { $size } (+1 for every two easy problems on your mat)
   *[other] Hand size { $size } (3 + { $more } for the { $count } easy problems on your mat)
}
table-bonus-why = +{ $bonus } to every roll, because you’ve solved { $count ->
    [one] { $count } hard problem
   *[other] { $count } hard problems
}
table-draws = { $count ->
    [0] You won’t draw any cards: your hand is full.
    [one] At the end of your turn you’ll draw 1 card.
   *[other] At the end of your turn you’ll draw { $count } cards.
}
table-goal = { $count ->
    [one] 1 point
   *[other] { $count } points
}; { $licence } for a licence, more than { $honours } for honours
table-warn-crises = { $count ->
    [0] There are no crises left: the next one ends the game.
    [one] There’s only 1 crisis left.
   *[other] There are only { $count } crises left.
}
table-warn-elves = One more face-up elf at the end of a turn and everybody loses.
table-attempt = { $seat-is ->
    [you] You’re trying to solve a problem
   *[other] { $seat } is trying to solve a problem
}
table-die = not rolled yet
table-sum = { $total } (need { $target })
table-sum-dice = { $count } from the dice
    .short = dice
table-sum-cards = { $count } from headology and magic
    .short = cards
table-sum-bonus = { $count } from bonus cards
    .short = bonus
table-sum-hard = { $count } from hard problems you’ve solved (1 for every two)
    .short = experience
table-need = { $count } or more needed on the other two dice
table-need-0 = That’s enough! The other two dice can only bring cackles.
table-odds-facing = Chance of success
    .about = Your chance with all four dice if you make the best use of all your cards and tokens.
table-go-on = Go on and roll
table-odds-on = Dice only
    .about = Your chance if you roll the other two dice and play no more cards.
table-odds-cards = Dice plus cards
    .about = Your chance if you make the best use of all your cards and tokens.
table-odds-saved = Chance with your cards
    .about = Your chance if you make the best use of the cards you have left.
table-odds-cackles = Next two dice: one cackle { $one }%, two { $two }%
table-run = { $count ->
    [0] Running away is free.
    [one] Running away costs one cackle.
   *[other] Running away costs two cackles.
}
table-run-no = There’s nowhere to run: no space next to you is empty.
table-run-late = It’s too late to run away: cards have been played.
table-fail = { $count ->
    [one] If you fail, you take a cackle and retreat.
   *[other] If you fail, you take { $count } cackles and retreat.
}
table-hand = Your cards
table-headology = Adds 1 to your roll. Play this card between the first and second pair of dice.
table-magic = Adds 2 to your roll and costs a cackle. Play this card between the first and second pair of dice.
table-broom = Discard this card to fly to any area, or to run away or retreat to any empty space.
table-against = Only against: { $group }
table-three = Power of Three: three of these cards with different characters solve any problem.
called-granny = Granny
called-nanny = Nanny
called-magrat = Magrat
called-agnes = Agnes
called-perdita = Perdita
table-trio = { $twin1 ->
    [1] { $card1 } ({ $benefit1 })
   *[other] { $card1 }
}, { $twin2 ->
    [1] { $card2 } ({ $benefit2 })
   *[other] { $card2 }
}, { $twin3 ->
    [1] { $card3 } ({ $benefit3 })
   *[other] { $card3 }
}
table-card-area = When this card is turned over at the start of a turn, a problem appears here: { $area }
table-drop = Discard
table-no-witch = No witch yet
table-cackles = Cackles: { $count }
table-aliss-of = Black Aliss: { $count } (−1 point each)
table-cards = Cards: { $count } (hand size { $size })
table-mat = Easy problems on the mat: { $count } of { $most }
table-score = Points so far: { $count }
table-solved = Solved:

short-extra_cards = 2 cards
short-extra_movement = +2 areas
map-lancre_castle = { area-lancre_castle }
map-lancre_town = { area-lancre_town }
map-magrats_cottage = Magrat’s
map-grannys_cottage = Granny’s
map-nannys_house = Nanny’s
map-bad_ass = { area-bad_ass }
map-lancre_gorge = { area-lancre_gorge }
map-hard_place = Rock and Hard Place
map-slice = { area-slice }
map-razorback = { area-razorback }
map-devils_oak = Devil’s Oak
map-creel_springs = { area-creel_springs }
map-long_man = Long Man
map-sunless_place = Sunless Place
map-dancers = Dancers
map-standing_stone = Standing Stone
map-copperhead = { area-copperhead }
map-mad_stoat = { area-mad_stoat }
map-brass_neck = { area-brass_neck }
map-slippery_hollow = { area-slippery_hollow }
map-mad_wolf = { area-mad_wolf }
map-blackglass = { area-blackglass }
map-gnarly_ground = Gnarly Ground

## The page “What’s in the box”: the sections of components.toml

box-die = Dice
box-tokens = Tokens
box-hand = Hand and mat
box-rolls = What changes a roll
box-tea = Tea
box-steps = Walking
box-effects = Effects
box-boxes = Problem boxes
box-competitive = Tokens in a competitive game
box-cooperative = Tokens in solo and cooperative games
box-expert = Expert game
box-cooperative_end = End of a cooperative game
box-solo_end = Grades in a solo game
box-witch = Witches and their tokens
box-area = Areas
box-paths = Paths
box-easy = Easy problems
box-hard = Hard problems
box-card = Cards

box-die-faces = Faces of each die (0 is a cackle)
box-die-dice = Number of dice
box-tokens-cackles = Cackles
box-tokens-crises = Crises
box-tokens-black_aliss = Black Aliss tokens
box-hand-start = Cards at the start
box-hand-most = Hand limit
box-hand-easy_per_card = Easy problems needed for one more card
box-hand-mat = Places for easy problems on a mat
box-rolls-crisis = Added to the difficulty by each crisis
box-rolls-headology = Added to the roll by each headology card
box-rolls-magic = Added to the roll by each magic card
box-rolls-hard_per_bonus = Solved hard problems needed for +1
box-tea-guest = Cackles lost by the visiting witch
box-tea-host = Cackles lost by each witch being visited
box-steps-walk = Areas you can walk in one move
box-steps-extra = Extra areas you can walk with “Extra movement”
box-effects-borrowing = Problems you see with “Borrowing”
box-effects-introspection = Cackles you lose with “Introspection”
box-effects-extra_cards = Cards you draw with “Extra cards”
box-effects-elves = Everybody loses at this many face-up elves
box-effects-grannys_kettle = Solo game: cackles you lose at Granny Weatherwax’s Cottage
box-boxes-hard = hard problems from left to right: { $value }
box-boxes-easy = easy problems on top: { $value }
box-each-cackles = { $value ->
        [one] { $value } cackle
       *[other] { $value } cackles
    }
box-each-black_aliss = Black Aliss ×{ $value }
box-each-crises = { $value ->
        [one] { $value } crisis
       *[other] { $value } crises
    }
box-expert-crises = Crises in a competitive game
box-cooperative_end-hard_left = Everybody loses with this many hard problems left on the map
box-solo_end-licence = Points for a witch’s licence
box-solo_end-honours = Honours for more than this many points
box-witch-item = { $value }
    .none = no token
box-area-setup = { $value }
box-setup-hard = a hard problem
box-setup-easy = an easy problem
box-setup-none = an empty space
box-paths-examples = Paths in the rulebook’s examples
box-paths-others = Other paths
box-each-difficulty = difficulty { $value }
box-each-count = { $value ->
        [one] { $value } copy
       *[other] { $value } copies
    }
box-card-symbol = { $value }
box-card-benefit = { $value }
box-card-only = only against: { $value }
box-card-cackle = costs a cackle
box-card-three = { three }
box-card-area = { $value }

## A first game

first-welcome = Welcome to Lancre! You’re a young witch, and witches solve other people’s problems. First choose who you are: { witch-dimity } always takes the first turn.
first-other-witch = Now { $seat } chooses a witch.
first-start = These three cards are yours. Now choose one of the marked places to start from. None of them has a problem yet.
first-other-start = { $seat } chooses a place too.
first-walk = A new problem has appeared: the log says where. Now you get two moves. You can walk one or two areas. Go to the problem “Broken Limb” in the Town: if you roll 9 or more, you score 2 points.
first-roll = When you reach a problem, you have to try to solve it. First, roll two of the four dice.
first-headology = 3 and 5 make 8, one short of 9. The upper half of a card shows its symbol: headology adds 1. Play { card-agnes_3 } for its headology. The lower half is what the card can do instead.
first-second = You’ve decided to go on, so now roll the other two dice. You already have enough, so they can only bring cackles.
first-broom = Solved! The token goes on your mat, and every two easy problems give you one more card in hand. Time for your second move: a card with a broom takes you anywhere. Play { card-daft_wullie } for its broom.
first-fly = Purple problems are hard. This one is face down in the Castle. Be bold and fly there!
first-open = Now you get to see what it is. Turn it over.
first-hard = The Hiver! You need 22, it’s worth 5 points, and if you fail you take a Black Aliss token. Oh well, roll!
first-run = You have 5 and need 22: the odds say 0%. Run away! It costs only the cackles on the dice, and there aren’t any. Now choose an empty space to run to.
first-draw = Running away isn’t failing. Now draw cards: your hand size is three, plus one for every two easy problems on your mat.
first-theirs = Now it’s { $seat }’s turn: a new problem, two moves and new cards.
first-crisis = Look at Bad Ass: another problem was due, so the one already there got a crisis (+2 difficulty). If the crises run out, everybody loses! Walk to Blackglass and face Death: 12 or more scores 3 points.
first-cackle = Roll two dice…
first-magic = A 4 and a cackle, which counts as 0. If you roll now, your chance is 42%. Magic adds 2, but costs a cackle. Play { card-magrat_1 } for magic.
first-luck = Now your chance is 67%. Point at any number to see where it comes from. Roll!
first-tea = Exactly 12: the magic was just enough. But you have two cackles, and witches who cackle alone come to a bad end. So have some tea: walk to { $seat } in the Town. You lose up to three cackles.
first-last = No more cackles! Draw your cards and end your turn.
first-end = Two problems solved and not a single cackle! Every two hard problems give you +1 to all your rolls.
    Everybody loses if the crises run out or three elves are face up. Granny Weatherwax sends her regards.

# Reasons beside hints: what a move does better than others.

reason-points = { $more ->
    [yes] This scores points.
   *[no] {""}
}
reason-cards = { $more ->
    [yes] This leaves you with more cards in hand.
   *[no] This makes use of your cards.
}
reason-headology = { $more ->
    [yes] This leaves you with more headology in hand.
   *[no] This puts your headology to use.
}
reason-magic = { $more ->
    [yes] This leaves you with more magic in hand.
   *[no] This uses your magic when it’s needed.
}
reason-brooms = { $more ->
    [yes] This saves your brooms.
   *[no] A broom is worth using here.
}
reason-bonus-cards = { $more ->
    [yes] This saves bonus cards for a hard problem.
   *[no] This uses bonus cards when they count.
}
reason-rerolls = { $more ->
    [yes] This saves a reroll for a bad roll.
   *[no] This uses your reroll.
}
reason-cures = { $more ->
    [yes] This saves a card that solves a problem without dice.
   *[no] This uses a card that solves a problem without dice.
}
reason-three = { $more ->
    [yes] This saves the Power of Three.
   *[no] This uses the Power of Three.
}
reason-ways-out = { $more ->
    [yes] This leaves you a way out of trouble.
   *[no] This uses Escape or Invisibility.
}
reason-hand-size = { $more ->
    [yes] This raises your hand size.
   *[no] {""}
}
reason-half-card = { $more ->
    [yes] This leaves you one easy problem away from another card.
   *[no] This completes a pair of easy problems.
}
reason-bonus = { $more ->
    [yes] This gives you a bigger bonus to every roll.
   *[no] {""}
}
reason-half-bonus = { $more ->
    [yes] This leaves you one hard problem away from a bigger bonus.
   *[no] This completes a pair of hard problems.
}
reason-cackles = { $more ->
    [yes] {""}
   *[no] This leaves you with fewer cackles.
}
reason-most-cackles = { $more ->
    [yes] {""}
   *[no] This keeps you from having the most cackles.
}
reason-token = { $more ->
    [yes] This saves your witch’s token.
   *[no] This uses your witch’s token when it counts.
}
reason-dungeon = { $more ->
    [yes] {""}
   *[no] This keeps you out of the Dungeon.
}
reason-my-turn = { $more ->
    [yes] This keeps your turn going.
   *[no] This ends your turn.
}
reason-opportunity = { $more ->
    [yes] This leaves you a good problem to solve.
   *[no] This takes your best opportunity right away.
}
reason-second-opportunity = { $more ->
    [yes] This leaves you several good problems to solve.
   *[no] This makes the most of good opportunities while they last.
}
reason-lead = { $more ->
    [yes] This puts you ahead.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] This puts you ahead when it counts.
   *[no] {""}
}
reason-others-points = { $more ->
    [yes] {""}
   *[no] This keeps the other witches’ scores down.
}
reason-others-hand-size = { $more ->
    [yes] {""}
   *[no] This keeps the other witches’ hands small.
}
reason-others-bonus = { $more ->
    [yes] {""}
   *[no] This keeps the other witches’ bonuses from growing.
}
reason-others-cackles = { $more ->
    [yes] This leaves the other witches with more cackles.
   *[no] This leaves the other witches with fewer cackles.
}
reason-others-dungeon = { $more ->
    [yes] This leaves another witch stuck in the Dungeon.
   *[no] {""}
}
reason-turns-left = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-crises-left = { $more ->
    [yes] This keeps more crises in the supply.
   *[no] {""}
}
reason-few-crises = { $more ->
    [yes] {""}
   *[no] This keeps the crises from running out.
}
reason-calm-problems = { $more ->
    [yes] This leaves fewer problems with a crisis.
   *[no] This leaves fewer problems on the map.
}
reason-easy-problems = { $more ->
    [yes] This leaves more easy problems to solve.
   *[no] This takes an easy problem off the map.
}
reason-hard-problems = { $more ->
    [yes] {""}
   *[no] This takes a hard problem off the map.
}
reason-hard-to-come = { $more ->
    [yes] {""}
   *[no] This leaves fewer hard problems to come.
}
reason-too-many-hard = { $more ->
    [yes] {""}
   *[no] This helps you get below four hard problems.
}
reason-elves = { $more ->
    [yes] {""}
   *[no] This leaves fewer elves face up.
}
reason-two-elves = { $more ->
    [yes] {""}
   *[no] This keeps the third elf away.
}
reason-cackles-left = { $more ->
    [yes] This keeps more cackles in the supply.
   *[no] {""}
}
reason-aliss-left = { $more ->
    [yes] This keeps Black Aliss away.
   *[no] {""}
}
reason-aliss-near = { $more ->
    [yes] {""}
   *[no] This keeps Black Aliss away.
}
reason-licence = { $more ->
    [yes] This keeps you on course for your licence.
   *[no] {""}
}
reason-outlook = { $more ->
    [yes] This improves your position all round.
   *[no] This is a small setback now, but it’s worth it.
}

# -- statistics

openings = Your witches: won / played
