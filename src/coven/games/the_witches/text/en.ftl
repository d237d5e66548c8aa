name = The Witches
about = You are a young witch in Lancre, and being a witch means solving other people’s problems: a sick pig today, the Queen of the Elves tomorrow. Walk, fly, roll the dice, think hard or use magic, drink tea before the cackling starts, and let no crisis grow too big. The printed map, most cards and most numbers are not public: where no source shows them, they are our own design.
quick-start =
    Each turn a new problem appears, and then you move twice: click an area to walk, or discard a card with a broom to fly. Where a problem lies, you have to solve it.
    Roll two dice, look at the odds, and run away or go on: headology adds 1, magic adds 2 but makes you cackle. Then roll the other two.
    Easy problems first: every two of them give you one more card in hand. Then the hard ones, which are worth more and bite back.
    Have tea with another witch to lose cackles. If crises run out, or three elves lie open, everybody loses.

## Ways to play

variant-competitive = Everyone for herself
    .about = Most points win. The usual way to play.
variant-cooperative = Together
    .about = All win or lose as one: leave fewer than four hard problems.
variant-solo = Alone
    .about = Eight turns, as many points as you can. Thirty earn you a licence.
variant-expert = Experts
    .about = Fewer crises in the reserve, and they pile up.
variant-hard-cooperative = Together, the hard way
    .about = As together, but crises pile up.
variant-hard-solo = Alone, the hard way
    .about = Crises pile up, and failing at a hard problem costs two cackles.
variant-open-hands = Together, cards open
    .about = As together, and everybody sees everybody’s cards.

option-game = Game
    .about = For yourself, or all together. Alone it is always the solo game.
option-game-competitive = Everyone for herself
option-game-cooperative = Together
option-expert = Crises
    .about = For experts a problem can have any number of crises, and the competitive game has only eight of them.
option-expert-false = One on a problem
option-expert-true = Any number on a problem
option-hard-failure-cackles = Failing at a hard problem
    .about = The rulebook says one cackle in one place and two in another.
option-hard-failure-cackles-1 = 1 cackle
option-hard-failure-cackles-2 = 2 cackles
option-hands = Cards
    .about = Playing together you may agree to show your cards.
option-hands-closed = Closed
option-hands-open = Open
bad-open-hands = Cards can lie open only when you play together.

## Witches and their tokens

witch-tiffany = Tiffany Aching
    .about = Has a token of invisibility, for once in the game.
witch-annagramma = Annagramma Hawkin
    .about = Has a magic token, for once in the game, and begins with a cackle.
witch-petulia = Petulia Gristle
    .about = Has a token that cures a sick pig, once in the game.
witch-dimity = Dimity Hubbub
    .about = Takes the first turn.
item-invisibility = invisibility
item-magic = magic token
item-pig = pig cure

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
failure-dungeon_self = If you fail, you go to the Dungeon and your turn is over.
failure-dungeon_all = If you fail, all witches go to the Dungeon and your turn is over.
failure-black_aliss_1 = If you fail, you take a Black Aliss.
failure-crisis_here = If you fail, it gets another crisis.
failure-lose_easy_each = If you fail, everybody sets an easy problem of their mat aside.
failure-elf = Three open elves at the end of a turn, and all is lost.
success-remove_open_magpyr = If you win, the other open Magpyrs leave.

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
    .about = After all dice: adds 2.
benefit-bonus4 = +4
    .about = After all dice: adds 4.
benefit-borrowing = Borrowing
    .about = Look at two face-down problems.
benefit-death = Death
    .about = Solves a Death.
benefit-escape = Escape
    .about = After a miss: run away. Or leave the Dungeon.
benefit-extra_cards = Extra cards
    .about = Draw two cards.
benefit-extra_movement = Extra movement
    .about = Walk two areas further.
benefit-help = Help
    .about = Take off one crisis.
benefit-invisibility = Invisibility
    .about = Pass problems and witches unseen. Or leave the Dungeon.
benefit-reroll = Re-roll
    .about = Roll one or both dice of a pair again.
benefit-introspection = Introspection
    .about = Lose up to two cackles.
benefit-shamble = Shamble
    .about = Turn over a hard problem.
benefit-sick_pig = Sick Pig
    .about = Solves a Sick Pig.
benefit-sick_sheep = Sick Sheep
    .about = Solves a Sick Sheep.
benefit-transmutation = Transmutation
    .about = Exchange as many cards as you like.
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
card-bees = Granny's Bees
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

why-dice = on the dice
why-magic = for magic
why-failure = for failing
why-panic = with nowhere to retreat to
why-card = for the card
why-annagramma = to begin with
why-most-cackles = has most cackles already
why-consequence = what this problem does

## Questions

prompt-choosing = Choose your witch.
prompt-starting = Where does your witch begin?
prompt-before-placing = Your turn begins. Turn over a card for the next problem.
prompt-no-crisis-left = No crisis is left in the reserve: if another one is due, everybody loses. Turn over a card, or play a benefit first.
prompt-crisis-choice = Which problem { $area } gets the crisis?
prompt-move-first = Move your witch, or stay.
prompt-move-second = Your second movement.
prompt-leave = Nobody has seen you. Now leave.
prompt-dungeon = You are in the Dungeon. Get out with a broom, Escape or Invisibility, or wait.
prompt-dungeon-free = Out of the Dungeon: where to?
prompt-landing = Where do you land?
prompt-facing-down = Before you: { $problem }. Turn it over.
prompt-facing = { $problem }, difficulty { $target }: roll the first two dice.
prompt-solve-first = { $problem }: { $total } of { $target }. Run away, or go on?
prompt-solve-first-enough = { $problem }: { $total }, and { $target } is enough: the other two dice can only bring cackles. Roll, or run away?
prompt-solve-stuck = { $problem }: { $total } of { $target }. There is nowhere to run: go on.
prompt-solve-on = { $problem }: { $total } of { $target }. More cards, or roll?
prompt-solve-on-enough = { $problem }: { $total }, and { $target } is enough: the other two dice can only bring cackles. Roll them.
prompt-solve-made = { $problem }: { $total } of { $target }. Solved!
prompt-solve-short = { $problem }: { $total } of { $target }. You are { $count } short.
prompt-reroll = Which dice do you roll again?
prompt-cackles = From whom do you take the cackle ({ $why })?
prompt-retreat = Where do you retreat to?
prompt-panic = There is nowhere to retreat to. Take another cackle, or fly if you have a broom.
prompt-escape = Where do you get away to?
prompt-borrowing = { $count ->
    [one] Look at one more face-down problem.
   *[other] Look at up to { $count } face-down problems.
}
prompt-help = Which problem loses a crisis?
prompt-shamble = Which problem do you turn over?
prompt-transmutation = { $count ->
    [one] Discard what you like. You will draw one card.
   *[other] Discard what you like. You will draw { $count } cards.
}
prompt-end-turn = Finished? Draw your cards and end your turn.

crumb-turn = { $seat }’s turn
crumb-moves = { $count ->
    [one] One movement left
   *[other] { $count } movements left
}
crumb-problem = { $problem }
crumb-away = Getting away
crumb-cackles = { $count ->
    [one] One cackle
   *[other] { $count } cackles
}

## Moves

move-witch = { $witch }
move-start = Begin: { $space }
move-turn-card = Turn over a card
move-crisis = { $space }: { $problem }
move-end-turn = Draw and end the turn
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
move-slip-by = Stay unseen, and leave with the next movement
move-open = Turn it over
move-roll = Roll two dice
move-roll-on = Go on: roll the other two dice
move-use-headology = { $twin ->
    [1] Headology: +1 ({ $card }, { $benefit })
   *[other] Headology: +1 ({ $card })
}
move-use-magic = { $twin ->
    [1] Magic: +2 and a cackle ({ $card }, { $benefit })
   *[other] Magic: +2 and a cackle ({ $card })
}
move-accept-made = Solved: { $total } of { $target }
move-accept-short = Failed: { $total } of { $target }
move-again-first = The first die again ({ $die })
move-again-second = The second die again ({ $die })
move-again-both = Both dice again
move-run = Away: { $space }
move-panic = Take a cackle and go anywhere
move-rob = From { $seat }, who has { $count }
move-play = { $benefit } ({ $card })
move-play-out = Out of the Dungeon ({ $card })
move-token = Use the token: { $item }
move-look = Look: { $space }
move-flip = Turn over: { $space }
move-soothe = Help: { $space } ({ $problem })
move-drop = { $twin ->
    [1] Discard { $card } ({ $benefit })
   *[other] Discard { $card }
}
move-enough = Enough
move-three = Power of Three: { table-trio }

## What happened

log-first-roll = { $seat } rolls { $total } for the first choice.
log-witch = { $seat } is { $witch }.
log-first = { $seat } begins.
log-start = { $seat } begins { $area }.
log-turn = { $seat }’s turn.
log-turn-card = A card is turned over: { $card }, { $area }.
log-place = New problem { $area }: { $problem }.
log-no-card-fits = No card leads to an empty space any more, so the problem goes to the first one.
log-no-space = No space is left for the problem.
log-witch-there = A witch is { $area }: the next card.
log-crisis-there = There is a crisis { $area } already: the next card.
log-crisis = A crisis { $area }: { $problem }. { $count ->
    [one] One crisis is left.
   *[other] { $count } crises are left.
}
log-last-problem = That was the last problem: this is the last turn.
log-reshuffle = The discards are shuffled.
log-drew = You draw { $card }.
log-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-play = { $seat } plays { $card }: { $benefit }.
log-item = { $seat } uses a token: { $item }.
log-introspection = { $seat } loses { $count ->
    [one] a cackle
   *[other] { $count } cackles
}.
log-look = { $seat } looks at the face-down problem { $area }.
log-saw = You look { $area }: { $problem }.
log-open = { $seat } turns over the problem { $area }: { $problem }.
log-help = { $seat } takes off a crisis { $area }. { $count ->
    [one] One crisis is in the reserve.
   *[other] { $count } crises are in the reserve.
}
log-drop = { $seat } discards { $card }.
log-use = { $seat } plays { $card } for { $symbol }.
log-three = { $seat } calls on the Power of Three: { $card1 }, { $card2 }, { $card3 }.
log-dice = { $seat } rolls: { $die1 } and { $die2 }.
log-total = { $seat } has { $total }, and needs { $target }.
log-solved = { $seat } solves { $problem }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
log-magpyr-gone = { $problem } leaves Lancre, too.
log-failed = { $seat } fails: { $problem }.
log-dungeon = { $seat } is thrown into the Dungeon.
log-locked = { $seat } waits in the Dungeon.
log-winter = Winter comes to { $seat }: { $count ->
    [0] no easy problem is left on the mat.
    [one] one easy problem is left on the mat.
   *[other] { $count } easy problems are left on the mat.
}
log-withdraw = { $seat } gets away { $to }.
log-broom = { $seat } takes a broom: { $card }.
log-walk = { $seat } walks { $to }.
log-walk-on = { $seat } walks on unseen { $to }.
log-fly = { $seat } comes { $to } through the air.
log-out = { $seat } gets out of the Dungeon and goes { $to }.
log-slip-by = { $seat } has not been seen there.
log-nothing = { $seat } does nothing { $area }.
log-tea = { $seat } has tea and loses { $count ->
    [0] nothing by it
    [one] a cackle
   *[other] { $count } cackles
}.
log-tea-host = { $seat } has tea as well and loses { $count ->
    [0] nothing by it
    [one] a cackle
   *[other] { $count } cackles
}.
log-kettle = { $seat } has tea in Granny’s kitchen and loses { $count ->
    [one] a cackle
   *[other] { $count } cackles
}.
log-cackles = { $seat } takes { $count ->
    [one] a cackle
   *[other] { $count } cackles
} ({ $why }).
log-rob = No cackle is left: { $seat } takes one from { $seat_other } ({ $why }).
log-aliss = { $seat } takes a Black Aliss ({ $why }).
log-no-aliss = { $seat } should take a Black Aliss, but none is left.
log-lost-crises = A crisis is due, and none is left. Everybody loses.
log-lost-elves = Three or more elves walk openly in Lancre. Everybody loses.
log-lost-aliss = A Black Aliss is due, and none is left. The game is lost.
log-lost-hard-left = Too many hard problems are left. The game is lost.
log-over = The last turn is over.

## Why not

refuse-unknown = There is no such move.
refuse-choosing = Choose your witch first.
refuse-starting = Put your witch on the map first.
refuse-before-placing = Turn over a card for the next problem first.
refuse-crisis-choice = Choose which of these problems gets the crisis.
refuse-action = Now your witch moves, or stays.
refuse-landing = Choose where to land.
refuse-facing = You have to solve the problem where you are.
refuse-solve = You are solving a problem: run away, or go on.
refuse-solve-on = You have gone on: play more cards, or roll the other two dice.
refuse-solve-all = All dice are rolled: accept the result, or play a benefit.
refuse-reroll = Choose which dice to roll again.
refuse-cackles = Choose from whom to take the cackle.
refuse-retreat = You have failed and must retreat first.
refuse-broom-retreat = Choose an empty space.
refuse-escape = You are getting away: choose where to.
refuse-borrowing = Choose what to look at, or say that it is enough.
refuse-help = Choose the problem that loses a crisis.
refuse-shamble = Choose the problem to turn over.
refuse-transmutation = Choose which cards to discard, or say that it is enough.
refuse-end-turn = You have moved twice. What is left is drawing cards.
refuse-not-in-hand = { $card } is not in your hand.
refuse-witch-late = Everybody has a witch already.
refuse-witch-taken = { $witch } is taken.
refuse-start-late = Your witch is on the map already.
refuse-start-problem = You cannot begin where a problem lies.
refuse-dungeon = You are in the Dungeon. Get out first.
refuse-dungeon-free = With this movement you leave the Dungeon freely: choose where to.
refuse-here = You are here already.
refuse-too-far = You cannot walk there: too far, or you would have to stop on the way.
refuse-no-steps = You have no steps left to go on in this movement.
refuse-few-steps = You do not have enough steps left to go there.
refuse-last-movement = This is your last movement, so you cannot leave the problem with the next one.
refuse-broom-first = To fly, discard a card with a broom first.
refuse-run-early = You can run away only after the first two dice.
refuse-run-late = All dice are rolled: it is too late to run away.
refuse-gone-on = You have played cards, so you have gone on.
refuse-no-refuge = No space around you is empty.
refuse-anywhere = You can go to any empty space without a broom.
refuse-not-empty = There is a problem or a witch.
refuse-not-near = That space is too far away.
refuse-use-late = After the second pair no card counts for headology or magic.
refuse-use-early = Roll the first two dice, then play cards.
refuse-no-problem = You are not solving a problem.
refuse-enough = Your roll is enough already: this would change nothing.
refuse-no-three = { $card } does not have the Power of Three.
refuse-same-character = The Power of Three takes three different characters.
refuse-not-her-token = Your witch does not have that token: { $item }.
refuse-token-spent = You have used this token: { $item }.
refuse-token-now = This token is of no use now: { $item }.
refuse-face-down = Turn the problem over first.
refuse-is-open = This problem lies face up.
refuse-all-rolled = All four dice are rolled.
refuse-no-cackles = { $benefit }: you have no cackles to lose.
refuse-no-crisis = { $benefit }: there is no crisis on the map.
refuse-no-crisis-there = There is no crisis there.
refuse-has-crisis = That problem has a crisis already.
refuse-nothing-down = { $benefit }: there is no face-down problem for it.
refuse-other-enemy = { $card } does not work against this problem.
refuse-bonus-early = { $card } works only after all four dice.
refuse-not-failed = You have rolled enough: there is nothing to escape from.
refuse-other-problem = { $card } does not help against what is before you.
refuse-benefit-now = { $benefit } ({ $card }) is of no use now.
refuse-not-face-down = There is no face-down problem.
refuse-seen = You have looked at that one.
refuse-cannot-vanish = You need Invisibility to look at it.
refuse-one-look = You have looked at one face-down problem here, and Invisibility shows no more.
refuse-look = A face-down problem stays hidden until a witch or a card comes for it.
refuse-drop = Cards cannot just be thrown away.
refuse-must-leave = You slipped by unseen: now you have to leave.
refuse-panic = There is an empty space to retreat to, or you have panicked already.
refuse-rob = That player does not have the most cackles.
refuse-end-early = You have movements left; stay, if you like.

## The end

score-easy = Easy problems
score-hard = Hard problems
score-aliss = Black Aliss
ending-points = The last problem has come, and points decide.
ending-tie-break = As many points: cackles, Black Aliss and the hardest problems decide.
ending-shared = Equal in everything: the victory is shared.
ending-crises = One crisis too many. Everybody loses.
ending-elves = Three or more elves walk openly in Lancre. Everybody loses.
ending-aliss = Black Aliss has her way. The game is lost.
ending-saved = Fewer than four hard problems are left: Lancre is in good hands!
ending-hard-left = Four or more hard problems are left. The game is lost.
ending-farmer = Fewer than 30 points: a farmer’s wife is a fine thing to be, too.
ending-licence = You have earned your licence as a witch.
ending-honours = You have passed with honours!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): points { $points }, cackles { $cackles }, Black Aliss { $aliss }, cards { $cards }/{ $size }, easy { $easy }, bonus +{ $bonus }
sketch-dungeon = In the Dungeon: { $name }
sketch-reserve = Reserve: cackles { $cackles }, Black Aliss { $aliss }, crises { $crises }, problems { $problems }, deck { $deck }
sketch-hand = Hand: { $cards }
sketch-roll = Dice: { $dice }; { $total } of { $target }; chance { $chance } %

## Pictures

picture-map = The map of Lancre: areas and the paths between them. Green spaces begin with an easy problem, purple ones with a hard one.
picture-card = A card: its symbol, its benefit, perhaps a Power of Three, and an area.
picture-walk = From Magrat’s Cottage: what can be reached on foot is ticked. A problem in Bad Ass stops the witch on her way to a Rock and a Hard Place and to Lancre Gorge.
picture-roll = A roll: a cackle and 5, then 2 and 4, and 3 from cards make 14.

## At the table

table-map = Map of Lancre
table-rule = Rule { $rule }
table-here = Here: { $names }
table-empty = Nobody and nothing here.
table-dungeon = Whoever is locked in gets out with a broom, Escape or Invisibility, or waits for the second movement.
table-down = A hard problem, face down
table-looked = Only you have seen it; for the others it lies face down.
table-crises-here = Crises on it: { $count }
table-difficulty = Difficulty { $difficulty }
table-difficulty-crises = Difficulty { $difficulty } + { $more } for { $count ->
    [one] a crisis
   *[other] { $count } crises
} = { $target }
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-chance = With all your cards and tokens: { $chance } %
table-reserve = Reserve
table-pool = Cackles in the reserve: { $count }
    .about = With none left, you take them from whoever has most; if that is you, you take a Black Aliss.
table-pool-alone = Cackles in the reserve: { $count }
    .about = With none left, every cackle is a Black Aliss.
table-aliss = Black Aliss tokens left: { $count }
    .about = Each costs its owner a point.
table-aliss-shared = Black Aliss tokens left: { $count }
    .about = If one is due and none is left, the game is lost.
table-crises = Crises left: { $count }
    .about = If one is due and none is left, everybody loses.
table-elves = Elves lying open: { $count }
    .about = Three of them at the end of a turn, and everybody loses.
table-hard = Hard problems on the map: { $count }
    .about = With four or more at the end the game is lost.
table-deck = Cards in the deck: { $count }, discards: { $discards }
table-boxes = Still to come: { $count }
table-box = In this box: easy { $easy }, hard { $hard }
table-next = This one comes next.
table-last = The last turn!
table-over = The game is over
table-invisible = Invisible during this movement
table-extra = On foot { $count } areas further
table-hand-why = { $more ->
    [0] Hand of { $size }; two easy problems on the mat give a card more.
   *[other] Hand of { $size } = 3 + { $more } for { $count } easy problems
}
table-bonus-why = +{ $bonus } on every roll for { $count } hard problems
table-draws = { $count ->
    [0] You draw no cards: your hand is full.
    [one] At the end you draw 1 card.
   *[other] At the end you draw { $count } cards.
}
table-goal = { $count ->
    [one] 1 point
   *[other] { $count } points
}; { $licence } for a licence, more than { $honours } for honours
table-warn-crises = { $count ->
    [0] No crisis is left: the next one ends the game.
    [one] Only one crisis is left.
   *[other] Only { $count } crises are left.
}
table-warn-elves = One more open elf at the end of a turn, and all is lost.
table-attempt = { $seat } and a problem
table-die = not rolled yet
table-sum = { $total } of { $target }
table-sum-dice = { $count } on the dice
    .short = dice
table-sum-cards = { $count } for headology and magic
    .short = cards
table-sum-bonus = { $count } for bonus cards
    .short = bonus
table-sum-hard = { $count } for hard problems solved before, one for every two
    .short = experience
table-need = Still needed on two dice: { $count } or more
table-need-0 = Enough! The other two dice can only bring cackles.
table-odds-facing = Chance to solve it
    .about = Four dice, and every card and token you have, used as well as possible.
table-go-on = Go on: roll
table-odds-on = Go on like this
    .about = The other two dice, without any more cards.
table-odds-cards = With your cards
    .about = The best use of every card and token you have.
table-odds-saved = Your cards can save it
    .about = The best use of the cards you have left.
table-odds-cackles = Next: one cackle { $one } %, two { $two } %
table-run = { $count ->
    [0] Running away costs nothing:
    [one] Running away costs one cackle:
   *[other] Running away costs two cackles:
}
table-run-no = No space around is empty: nowhere to run.
table-run-late = Cards are played: no running away any more.
table-fail = { $count ->
    [one] Failing costs a cackle, and a retreat.
   *[other] Failing costs { $count } cackles, and a retreat.
}
table-hand = Your cards
table-headology = Between the two pairs of dice it adds 1.
table-magic = Between the two pairs of dice it adds 2 and costs a cackle.
table-broom = Discard it to fly to any area, or to get away to any empty space.
table-against = Only against: { $group }
table-three = Power of Three: three such cards with different characters solve any problem.
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
table-card-area = Turned over at the beginning of a turn, it brings a problem here: { $area }
table-drop = Discard
table-no-witch = No witch yet
table-cackles = Cackles: { $count }
table-aliss-of = Black Aliss: { $count } (−1 point each)
table-cards = Cards: { $count }, hand of { $size }
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

box-die-faces = Sides of each die (0 is the cackle)
box-die-dice = Dice
box-tokens-cackles = Cackles
box-tokens-crises = Crises
box-tokens-black_aliss = Black Aliss tokens
box-hand-start = Cards at the start
box-hand-most = Hand limit
box-hand-easy_per_card = Easy problems for one more card
box-hand-mat = Places for easy problems on a mat
box-rolls-crisis = Each crisis adds to the difficulty
box-rolls-headology = Each headology adds to the roll
box-rolls-magic = Each magic adds to the roll
box-rolls-hard_per_bonus = Solved hard problems for +1
box-tea-guest = Cackles the visitor loses
box-tea-host = Cackles every other witch there loses
box-steps-walk = Areas in one walk
box-steps-extra = More areas with Extra movement
box-effects-borrowing = Problems you see with Borrowing
box-effects-introspection = Cackles you lose with Introspection
box-effects-extra_cards = Cards you draw with Extra cards
box-effects-elves = Open elves with which everybody loses
box-effects-grannys_kettle = Solo game: cackles you lose at Granny Weatherwax’s Cottage
box-boxes-hard = hard problems from left to right: { $value }
box-boxes-easy = easy ones on top: { $value }
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
box-cooperative_end-hard_left = Hard problems left on the map with which everybody loses
box-solo_end-licence = Points for a witch’s licence
box-solo_end-honours = Honours above this many points
box-witch-item = { $value }
    .none = no token
box-area-setup = { $value }
box-setup-hard = a hard problem
box-setup-easy = an easy problem
box-setup-none = an empty space
box-paths-examples = In the rulebook’s examples
box-paths-others = The others
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

first-welcome = Welcome to Lancre! You are a young witch, and witches solve other people’s problems. First choose who you are: { witch-dimity } always takes the first turn.
first-other-witch = Now { $seat } chooses.
first-start = Three cards are yours. And where does a witch begin? Wherever no problem lies. { area-magrats_cottage } is near to everything.
first-other-start = { $seat } takes a place, too.
first-walk = Your turn began with a new problem: the log says where. Now you move twice. A walk goes one or two areas along the paths. Pale round problems are easy; the number is what the dice must reach. Walk to the Broken Limb in the Town: it takes 9, and is worth 2 points.
first-roll = Whoever comes to a problem has to solve it. First you roll two of the four dice.
first-headology = 3 and 5 are 8, one short of 9. Now you could still run away, but look at the odds: 97 %. The upper half of a card is its symbol. Headology adds 1: play { card-agnes_3 } for it, and you cannot miss.
first-second = You have gone on, so the other two dice are rolled. They can only bring cackles now.
first-broom = Solved: the token lies on your mat, and two easy ones give you one more card in hand. Your second movement: a card with a broom takes you anywhere. Use the broom of { card-daft_wullie }.
first-fly = Purple problems are hard. This one lies face down in the Castle. Be bold, fly there!
first-open = Only now do you see what it is. Turn it over.
first-hard = The Hiver! It takes 22, is worth 5 points, and whoever fails takes a Black Aliss. Well, roll.
first-run = 5 of 22: the odds say 0 %. This is the moment to run away. It costs nothing but the cackles on the dice, and there are none. Click the empty space of the Castle.
first-draw = Running away is no failure. Now draw cards: your hand is three, and one more for every two easy problems on your mat.
first-theirs = Now it is { $seat }’s turn: a new problem, two movements, cards.
first-crisis = A card was turned over for Bad Ass, where a problem lies already: it got a crisis, and is 2 more difficult. If crises run out, everybody loses! You go to Blackglass: Death, 12, worth 3 points.
first-cackle = Two dice …
first-magic = A 4 and a cackle, which counts as 0. Go on like this: 42 %. Magic adds 2, but costs a cackle. Play { card-magrat_1 } for magic.
first-luck = 67 % now, and the tooltip of every number tells you where it comes from. Roll!
first-tea = Exactly 12: the magic was just enough. But two cackles are yours, and witches who cackle alone go to the bad. So have tea: walk to { $seat } in the Town. You lose up to three cackles.
first-last = All gone. Draw your cards and end the turn.
first-end = Two problems solved, one left for later, and no cackle in the house: that is all there is to it. Later the hard ones: every two of them give +1 on all your rolls. Mind the crises and the elves. And Granny Weatherwax sends her regards.
