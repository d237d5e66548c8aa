name = Whirling Witchcraft
about = Everybody brews at once, and every cauldron goes to the witch on the right. Pass her more toads, spiders and shadow hearts than her workbench can hold, and whatever spills over lands in your circle. Five spilt ingredients win; but somebody on your left is stirring for you, too.
quick-start =
    Everybody at once: play a recipe from your hand, face down. It stays in front of you for good.
    Then brew: use your recipes in any order, each once. What one recipe makes may feed the next. Change your plan as often as you like until you finish.
    Your cauldron goes to the player on your right. Whatever finds no slot on that workbench comes into your circle. Five in your circle win.
    Keep your own workbench from filling up: use it up by brewing, above all the few slots for hearts and mandrakes.

## Ways to play

variant-first-game = First game
    .about = Everybody is an Initiate. The best way to begin.
variant-characters = Characters
    .about = Everybody is dealt two characters and keeps one.
variant-random-characters = Random characters
    .about = Everybody gets a character by chance, without a choice.
variant-long = Long game
    .about = Random characters, and ten ingredients in the circle to win. A house rule.
variant-in-order = In order
    .about = Random characters; nobody brews at the same time, the lowest initiative goes first. Seven ingredients win. A house rule.

option-characters = Characters
    .about = Initiates for a first game; otherwise two characters are dealt to each, and one is kept, or chance decides.
option-characters-initiates = All Initiates
option-characters-choose = One of two
option-characters-random = At random
option-threshold = Ingredients to win
    .about = Five by the rulebook; seven or ten make a longer game, as a house rule.
option-threshold-5 = 5
option-threshold-7 = 7
option-threshold-10 = 10
option-order = Brewing
    .about = By the rulebook everybody brews at the same time, and only who wants to see others first waits. In strict order one brews after the other, openly, the lowest initiative first.
option-order-free = At the same time
option-order-strict = In order of initiative

## Pieces

type-heart = shadow heart
type-mandrake = mandrake
type-mushroom = mushroom
type-spider = spider
type-toad = toad
arcana-potion = potion
arcana-raven = raven
arcana-grimoire = grimoire
effect-potion = potion
effect-raven = raven
effect-grimoire = grimoire
effect-pouring = Potion Brewer’s ability
light-deciding = deciding
light-ready = ready
light-waiting = waiting for others
light-open = brewed

character-initiate = Initiate
    .about = Once, before you play a recipe: discard this card and your whole hand, and draw four new recipes.
character-jack_of_all_trades = Jack-of-all-Trades
    .about = If all five types are in your cauldron after brewing, you may move one ingredient from it to your circle.
character-potion_brewer = Potion Brewer
    .about = For every potion symbol on the recipe you reveal, you may move one ingredient from your workbench to your cauldron.
character-whirlwind = Whirlwind
    .about = You may play any recipe turned round, even a one-way one.
character-toad_whisperer = Toad Whisperer
    .about = Your own recipe: 3 toads become 1 ingredient of any type. Your grimoire token starts on 1.
character-daredevil = Daredevil
    .about = You may let chance pick the recipe you play. Then use one arcana effect of your choice before the reveal.
character-unstoppable = Unstoppable
    .about = Every round, before playing, you must put 3 ingredients of one type on your workbench; what does not fit goes to the circle on your left. Your own recipe: 1 shadow heart becomes 1 mandrake and 1 mushroom.
character-dark_horse = Dark Horse
    .about = Your own recipe, once: one ingredient of every type becomes 3 ingredients of any types. Then the card leaves the game.
character-fey_blessed = Fey-Blessed
    .about = Your own recipe: 1 mandrake and 1 toad from nothing, every round.
character-clairvoyant = Clairvoyant
    .about = You start with five recipes, and your hand limit is five.
character-trickster = Trickster
    .about = Your own recipe: 2 mushrooms become 2 toads. It turns round every time hands are passed.
character-spider_summoner = Spider Summoner
    .about = Your own recipe: 3 mandrakes become 5 spiders.
character-grimoire_scholar = Grimoire Scholar
    .about = Once a round, while brewing: return 2 mandrakes, from your workbench or just brewed, to use the grimoire effect.

recipe-void_storm = Void Storm
    .about = 1 mushroom, 1 spider and 1 toad from nothing. Arcana: raven ×2.
recipe-lost_arcana = The Lost Arcana
    .about = No slots, only arcana. Arcana: potion ×2, raven ×2, grimoire ×2.
recipe-tome_of_midnight = Tome of Midnight
    .about = 2 mushrooms and 2 spiders or toads become 1 shadow heart. Arcana: grimoire ×2.
recipe-swirling_scheme = Swirling Scheme
    .about = 1 mandrake becomes 1 mushroom, 1 spider and 1 toad. Arcana: potion ×2. May be turned round.
recipe-summon_secrets = Summon Secrets
    .about = 2 shadow hearts become 1 mandrake, 2 spiders and 2 toads.
recipe-shadow_curse = Shadow Curse
    .about = 1 shadow heart, 1 mandrake, 1 mushroom, 1 spider and 1 toad become 2 shadow hearts.
recipe-spore_lore = Spore Lore
    .about = 1 mushroom becomes 1 mandrake. Arcana: potion, raven, grimoire.
recipe-web_lore = Web Lore
    .about = 1 spider becomes 1 mandrake. Arcana: potion, raven, grimoire.
recipe-croak_lore = Croak Lore
    .about = 1 toad becomes 1 mandrake. Arcana: potion, raven, grimoire.
recipe-vanish_spell = Vanish Spell
    .about = 1 mushroom and 1 spider become 1 mandrake. Arcana: potion, raven. May be turned round.
recipe-levitate_spell = Levitate Spell
    .about = 1 spider and 1 toad become 1 mandrake. Arcana: raven, grimoire. May be turned round.
recipe-invisible_spell = Invisible Spell
    .about = 1 mushroom and 1 toad become 1 mandrake. Arcana: potion, grimoire. May be turned round.
recipe-shatter_spell = Shatter Spell
    .about = 1 mushroom becomes 1 mushroom, 1 spider and 1 toad. Arcana: raven, grimoire.
recipe-bind_spell = Bind Spell
    .about = 1 spider becomes 1 mushroom, 1 spider and 1 toad. Arcana: potion, raven.
recipe-find_spell = Find Spell
    .about = 1 toad becomes 1 mushroom, 1 spider and 1 toad. Arcana: potion, grimoire.
recipe-sleep_charm = Sleep Charm
    .about = 1 spider or toad becomes 2 mushrooms. Arcana: grimoire. May be turned round.
recipe-fear_charm = Fear Charm
    .about = 1 mushroom or toad becomes 2 spiders. Arcana: raven. May be turned round.
recipe-love_charm = Love Charm
    .about = 1 mushroom or spider becomes 2 toads. Arcana: potion. May be turned round.
recipe-shape_flask = Shape Flask
    .about = 1 mushroom or spider becomes 1 mushroom and 1 mushroom or toad. Arcana: raven.
recipe-insight_flask = Insight Flask
    .about = 1 spider or toad becomes 1 spider and 1 mushroom or spider. Arcana: grimoire.
recipe-dream_flask = Dream Flask
    .about = 1 mushroom or toad becomes 1 toad and 1 spider or toad. Arcana: potion.
recipe-blister_brew = Blister Brew
    .about = 1 mushroom becomes 1 mandrake and 1 spider. Arcana: potion, grimoire.
recipe-hairy_brew = Hairy Brew
    .about = 1 spider becomes 1 mandrake and 1 toad. Arcana: raven, grimoire.
recipe-warty_brew = Warty Brew
    .about = 1 toad becomes 1 mandrake and 1 mushroom. Arcana: potion, raven.
recipe-grief_elixir = Grief Elixir
    .about = 2 mushrooms become 1 spider and 1 toad. Arcana: potion, grimoire. May be turned round.
recipe-rage_elixir = Rage Elixir
    .about = 2 spiders become 1 mushroom and 1 toad. Arcana: potion, raven. May be turned round.
recipe-despair_elixir = Despair Elixir
    .about = 2 toads become 1 mushroom and 1 spider. Arcana: raven, grimoire. May be turned round.
recipe-star_elixir = Star Elixir
    .about = 1 mandrake and 1 mushroom become 1 mandrake and 1 spider or toad. Arcana: potion, grimoire.
recipe-sun_elixir = Sun Elixir
    .about = 1 mandrake and 1 spider become 1 mandrake and 1 mushroom or toad. Arcana: potion, raven.
recipe-moon_elixir = Moon Elixir
    .about = 1 mandrake and 1 toad become 1 mandrake and 1 mushroom or spider. Arcana: raven, grimoire.
recipe-nature_rite = Nature Rite
    .about = 2 mushrooms become 1 mushroom, 1 spider and 2 toads. May be turned round.
recipe-growth_rite = Growth Rite
    .about = 2 spiders become 2 mushrooms, 1 spider and 1 toad. May be turned round.
recipe-creature_rite = Creature Rite
    .about = 2 toads become 1 mushroom, 2 spiders and 1 toad. May be turned round.
recipe-speed_draught = Speed Draught
    .about = 1 mushroom, 1 spider and 1 toad become 2 mushrooms and 1 toad. Arcana: raven. May be turned round.
recipe-stamina_draught = Stamina Draught
    .about = 1 mushroom, 1 spider and 1 toad become 1 mushroom and 2 spiders. Arcana: grimoire. May be turned round.
recipe-strength_draught = Strength Draught
    .about = 1 mushroom, 1 spider and 1 toad become 1 spider and 2 toads. Arcana: potion. May be turned round.
recipe-summon_spiders = Summon Spiders
    .about = 2 mushrooms become 1 mandrake and 2 spiders. Arcana: grimoire.
recipe-summon_slime = Summon Slime
    .about = 2 spiders become 1 mandrake and 2 toads. Arcana: raven.
recipe-summon_spores = Summon Spores
    .about = 2 toads become 1 mandrake and 2 mushrooms. Arcana: potion.
recipe-poison_magic = Poison Magic
    .about = 1 mandrake becomes 1 mandrake and 2 mushrooms. Arcana: grimoire.
recipe-crawl_magic = Crawl Magic
    .about = 1 mandrake becomes 1 mandrake and 2 spiders. Arcana: raven.
recipe-leap_magic = Leap Magic
    .about = 1 mandrake becomes 1 mandrake and 2 toads. Arcana: potion.
recipe-mushroom_offering = Mushroom Offering
    .about = 3 mushrooms become 1 mandrake, 1 spider and 1 toad. Arcana: raven.
recipe-spider_offering = Spider Offering
    .about = 3 spiders become 1 mandrake, 1 mushroom and 1 toad. Arcana: grimoire.
recipe-toad_offering = Toad Offering
    .about = 3 toads become 1 mandrake, 1 mushroom and 1 spider. Arcana: potion.
recipe-mushroom_flood = Mushroom Flood
    .about = 2 mandrakes become 3 mushrooms.
recipe-spider_quake = Spider Quake
    .about = 2 mandrakes become 3 spiders.
recipe-toad_tornado = Toad Tornado
    .about = 2 mandrakes become 3 toads.
recipe-storm_sorcery = Storm Sorcery
    .about = 1 shadow heart becomes 1 shadow heart, 1 mushroom and 1 spider. Arcana: raven.
recipe-river_sorcery = River Sorcery
    .about = 1 shadow heart becomes 1 shadow heart, 1 mushroom and 1 toad. Arcana: grimoire.
recipe-lava_sorcery = Lava Sorcery
    .about = 1 shadow heart becomes 1 shadow heart, 1 spider and 1 toad. Arcana: potion.
recipe-backache_potion = Backache Potion
    .about = 1 mandrake and 1 mushroom become 1 shadow heart. Arcana: potion. May be turned round.
recipe-toothache_potion = Toothache Potion
    .about = 1 mandrake and 1 spider become 1 shadow heart. Arcana: raven. May be turned round.
recipe-headache_potion = Headache Potion
    .about = 1 mandrake and 1 toad become 1 shadow heart. Arcana: grimoire. May be turned round.
recipe-shadow_art = Shadow Art
    .about = 1 mandrake and 2 mushrooms become 1 shadow heart, 1 spider and 1 toad. Arcana: potion.
recipe-chaos_art = Chaos Art
    .about = 1 mandrake and 2 spiders become 1 shadow heart, 1 mushroom and 1 toad. Arcana: raven.
recipe-dread_art = Dread Art
    .about = 1 mandrake and 2 toads become 1 shadow heart, 1 mushroom and 1 spider. Arcana: grimoire.
recipe-earth_ritual = Earth Ritual
    .about = 1 mandrake, 1 mushroom, 1 spider and 1 toad become 1 shadow heart and 2 mushrooms. Arcana: grimoire. May be turned round.
recipe-fire_ritual = Fire Ritual
    .about = 1 mandrake, 1 mushroom, 1 spider and 1 toad become 1 shadow heart and 2 spiders. Arcana: potion. May be turned round.
recipe-wind_ritual = Wind Ritual
    .about = 1 mandrake, 1 mushroom, 1 spider and 1 toad become 1 shadow heart and 2 toads. Arcana: raven. May be turned round.

## What is asked

prompt-choosing = Which of the two characters do you keep?
prompt-study = Play a recipe, face down.
prompt-dare-way = Chance has picked “{ $recipe }”. Which way round?
prompt-dare-effect = Chance has picked “{ $recipe }”. Now one arcana effect of your choice.
prompt-potion = Potion: add an ingredient to your cauldron?
prompt-raven = Raven: remove up to two ingredients from your workbench?
prompt-grimoire = Grimoire: which type may you take from the supply this round?
prompt-pouring = Potion Brewer: pour an ingredient from your workbench into your cauldron?
prompt-brew = Brew: which recipe next, or have you finished?
prompt-brew-called = The others wait for you: which recipe next, or have you finished?
prompt-fill = { $recipe }: what goes on the next slot, and from where?
prompt-make = { $recipe }: what do you create?
prompt-scholar-pay = Two mandrakes for the grimoire: from where?
prompt-gather = Three ingredients of one type go on your workbench. Which?
prompt-save = All five types are in your cauldron! Move one to your circle?

crumb-round = Round { $round }
crumb-choosing = Characters
crumb-study = Studying
crumb-arcana = Arcana
crumb-brewing = Brewing
crumb-gathering = The Unstoppable
crumb-saving = The Jack-of-all-Trades

## What can be done

move-keep = Keep { $character }
move-play = Play “{ $recipe }”
move-play-turned = Play “{ $recipe }”, turned round
move-redraw = Discard the hand and draw up to four new recipes
move-dare = Let chance pick
move-gather = Three times: { $type }
move-potion = Potion: add a { $type }
move-raven = Raven: remove a { $type }
move-raven-two = Raven: remove a { $type } and a { $type2 }
move-grimoire = Grimoire: { $type }
move-pour = Pour a { $type }
move-skip = Do without the effect
move-use = Use “{ $recipe }”
move-take-bench = A { $type } from the workbench
move-take-supply = A { $type } from the supply
move-take-brew = A { $type } just brewed
move-make = Create a { $type }
move-scholar = Two mandrakes for a grimoire
move-wait = Wait: I want to see first what lower initiatives brew
move-finish = Finish brewing{ $count ->
        [0] {""}
       *[other] {" "}(overflow as it stands: { $count })
    }
move-save = Move a { $type } to the circle
move-pass = Leave it
move-take-back = Take the last step back

## What happened

log-character = { $seat } plays as { $character }.
log-round = Round { $round }.
log-dared = Chance has picked “{ $recipe }” for { $seat }.
log-play = { $seat } plays “{ $recipe }”.
log-play-turned = { $seat } plays “{ $recipe }”, turned round.
log-dare = { $seat } let chance pick, and may use one arcana effect for it.
log-skip = { $seat } does without an effect.
log-potion = { $seat }, potion: a { $type } into the cauldron.
log-raven = { $seat }, raven: a { $type } off the workbench.
log-raven-two = { $seat }, raven: a { $type } and a { $type2 } off the workbench.
log-grimoire = { $seat }, grimoire: { $type } from the supply this round.
log-pour = { $seat } pours a { $type } from the workbench into the cauldron.
log-redraw = { $seat } discards the hand, and the Initiate with it, and draws { $count ->
        [one] { $count } new recipe
       *[other] { $count } new recipes
    }.
log-gather = { $seat } cannot be stopped: three times { $type } on the workbench.
log-gather-over = { $seat } has no room left: { $count ->
        [one] one ingredient goes
       *[other] { $count } ingredients go
    } to the circle of { $seat2 }.
log-use = { $seat } uses “{ $recipe }”.
log-scholar = { $seat } gives two mandrakes for a grimoire.
log-left = { $seat } has used up the character’s card.
log-cauldron = In the cauldron of { $seat }{ $heart ->
        [0] {""}
        [one] {" "}· { $heart } shadow heart
       *[other] {" "}· { $heart } shadow hearts
    }{ $mandrake ->
        [0] {""}
        [one] {" "}· { $mandrake } mandrake
       *[other] {" "}· { $mandrake } mandrakes
    }{ $mushroom ->
        [0] {""}
        [one] {" "}· { $mushroom } mushroom
       *[other] {" "}· { $mushroom } mushrooms
    }{ $spider ->
        [0] {""}
        [one] {" "}· { $spider } spider
       *[other] {" "}· { $spider } spiders
    }{ $toad ->
        [0] {""}
        [one] {" "}· { $toad } toad
       *[other] {" "}· { $toad } toads
    }.
log-nothing = { $seat } has brewed nothing.
log-called = By initiative, it is { $seat }’s turn to brew.
log-save = { $seat } moves a { $type } from the cauldron to the circle.
log-pass = { $seat } passes the cauldron to { $seat2 }.
log-overflow = Too much for { $seat2 }! Into the circle of { $seat } ({ $count }){ $heart ->
        [0] {""}
        [one] {" "}· { $heart } shadow heart
       *[other] {" "}· { $heart } shadow hearts
    }{ $mandrake ->
        [0] {""}
        [one] {" "}· { $mandrake } mandrake
       *[other] {" "}· { $mandrake } mandrakes
    }{ $mushroom ->
        [0] {""}
        [one] {" "}· { $mushroom } mushroom
       *[other] {" "}· { $mushroom } mushrooms
    }{ $spider ->
        [0] {""}
        [one] {" "}· { $spider } spider
       *[other] {" "}· { $spider } spiders
    }{ $toad ->
        [0] {""}
        [one] {" "}· { $toad } toad
       *[other] {" "}· { $toad } toads
    }.
log-trickster = { $seat } turns the Trickster’s recipe round.
log-reshuffle = The deck is used up: discarded recipes are shuffled.
log-won = { $seat } has { $count } in the circle and wins!
log-won-most = { $seat } has the fullest circle, { $count }, and wins!
log-won-types = { $seat } has the most types among the fullest circles, { $types }, and wins!
log-won-bench = { $seat } has the emptiest workbench of those who are equal, { $bench }, and wins!
log-shared = { $seat } shares the victory with { $count } in the circle.
log-exhausted = No recipes are left, and nobody creates anything: the circles are compared.

## Why not

refuse-unknown = There is nothing like that in this game.
refuse-not-dealt = That character was not dealt to you.
refuse-chosen = The characters have been chosen.
refuse-not-initiate = Only an Initiate can change the whole hand.
refuse-used-up = Your character’s card has been used and is out of the game.
refuse-redraw-late = The hand is changed only before you play a recipe.
refuse-redraw-empty = There are no recipes left to draw.
refuse-not-daredevil = Only the Daredevil lets chance pick.
refuse-not-study = Recipes are played only while everybody studies.
refuse-no-hand = You have no recipe in your hand.
refuse-dared = Chance has picked your recipe already.
refuse-played = You have played your recipe for this round.
refuse-not-in-hand = You do not have “{ $recipe }” in your hand.
refuse-one-way = “{ $recipe }” does not have the turning sign.
refuse-not-unstoppable = Only the Unstoppable gathers ingredients like that.
refuse-gather-now = You gather your three ingredients once, at the beginning of the round.
refuse-not-brewer = Only the Potion Brewer pours from the workbench into the cauldron.
refuse-not-on-bench = That is not on your workbench.
refuse-pay-first = First give the two mandrakes.
refuse-named = You have named that type already.
refuse-not-arcana = Arcana effects are used right after the reveal.
refuse-not-triggered = None of your arcana has reached or passed an even space this round.
refuse-decided = You have decided about all your effects of this round.
refuse-other-effect = Now decide about this effect: { $effect }.
refuse-not-scholar = Only the Grimoire Scholar gives mandrakes for a grimoire.
refuse-not-brewing = That comes while everybody brews.
refuse-finished = You have finished brewing. Take that back to go on.
refuse-waiting = You are waiting for the others.
refuse-not-there = This slot cannot be filled like that.
refuse-no-slot = There is no slot to be filled now.
refuse-not-shown = This slot does not show that ingredient.
refuse-fill-first = First fill the slots of the recipe you have begun, or take it back.
refuse-called = The others wait for you: you brew now.
refuse-lowest = Your initiative is the lowest: there is nobody to wait for.
refuse-few-mandrakes = You need two mandrakes for that.
refuse-all-named = You have named all five types already.
refuse-scholar-used = You have done that this round.
refuse-not-in-play = “{ $recipe }” does not lie in front of you.
refuse-no-slots = There are no slots on “{ $recipe }”: it has only its arcana.
refuse-used = You have used “{ $recipe }” this round.
refuse-cannot-fill = You do not have the ingredients for all slots of “{ $recipe }”.
refuse-opened = Your brew lies open: too late to take it back.
refuse-dared-back = What chance has picked cannot be taken back.
refuse-nothing-back = There is nothing to take back.
refuse-not-jack = That is something only the Jack-of-all-Trades decides.
refuse-not-in-cauldron = That is not in your cauldron.
refuse-save-now = That comes after brewing, when all five types are in your cauldron.

## The end

score-circle = In the circle
ending-won = The circle is full: there is a winner.
ending-tie-break = More than one circle was full: the fuller one decided, then types, then the emptier workbench.
ending-shared = Equal in everything: the victory is shared.
ending-exhausted = No recipes were left, and nobody created anything: the circles were compared.

## In plain text

sketch-deck = Deck { $deck }, discarded { $discard }
sketch-player = { $name } · { $character } · bench { $bench } · circle { $circle } · cauldron { $cauldron } · potion { $potion }, raven { $raven }, grimoire { $grimoire } · hand { $hand }
sketch-hand = Hand:
sketch-plan = Plan: on the bench { $bench } · brewed { $brew } · too much for { $seat }: { $overflow }

## The table

table-bench = Your workbench
table-slots = { $type }: { $count } of { $room } on the workbench
table-free = Grimoire: recipes may take it from the supply this round.
table-circle = In the circle: { $count } of { $threshold }
table-cauldron = In the cauldron: { $count }
table-count = { $type }: { $count }
table-track = Arcana, { $arcana }: space { $at } of { $spaces }
table-track-off = Arcana, { $arcana }: not on the track yet
table-effect-potion = On an even space: add one ingredient of any type to the cauldron.
table-effect-raven = On an even space: remove up to two ingredients from the workbench.
table-effect-grimoire = On an even space: name a type; this round recipes may take it from the supply.
table-rule = Rules, { $rule }
table-forecast = Forecast: { $seat }
    .about = What { $seat } would get if your cauldron were passed now, and what would overflow into your circle.
table-forecast-type = { $type }: { $there } of { $room } there, { $comes } would come, { $over } would overflow
table-forecast-over = { $count ->
        [0] Everything fits
       *[other] Overflow: { $count }
    } · circle { $circle }/{ $threshold }
table-turned = Turned round
table-takes = Takes:
table-creates = Creates:
table-or = or
table-nothing = nothing
table-initiative = Initiative { $number }
table-gone = This card is out of the game.
table-recipes = Recipes in play: { $count }
table-hand = In hand: { $count }
table-deck = Recipes in the deck: { $count }
table-back = Take back
table-wait = Wait
table-reopen = I have changed my mind

picture-bench = A workbench: three slots for shadow hearts, four for mandrakes, nine each for mushrooms, spiders and toads.
picture-track = An arcana track: six spaces, every second one triggers the effect. The potion token stands on the second.
picture-chain = What one recipe creates may feed the next: the mushroom of the Moon Elixir helps to summon spiders.
picture-overflow = A cauldron with three mandrakes comes to a workbench with room for one: two mandrakes go to the giver’s circle.

## A first game, step by step

first-welcome = Welcome! You win with five ingredients in your circle. They land there when your opponent’s workbench is too full for what you brew.
    First everybody plays a recipe, face down. Take “{ recipe-grief_elixir }”, turned round: a spider and a toad become two mushrooms.
first-together = Everybody chooses at the same time; the cards are turned up together.
first-brew = Now you brew. Use the recipe: it takes a spider and a toad from your workbench and puts two mushrooms on the card.
first-finish = Until you finish you can change the plan as often as you like. Then your cauldron, with all you have made, goes to your opponent.
first-passing = As soon as both are ready, the cauldrons are passed.
first-plan = Six of your opponent’s nine places for mushrooms are taken now. So mushrooms are our plan! The hands have been passed on: here are other recipes. Play “{ recipe-find_spell }”.
first-potion = The symbols on your recipes move your arcana tokens, and two have reached an even space: their effects are yours. The potion drops any ingredient straight into your cauldron. A mushroom, of course!
first-grimoire = The grimoire: name a type, and this round you may take it from the supply instead of your workbench. Name spiders.
first-again = Recipes stay in front of you for good: each can be used once in every round. “{ recipe-grief_elixir }” again!
first-supply = Take the spider from the supply, a present of the grimoire. Yours stay on the workbench.
first-second = Now “{ recipe-find_spell }”: for one toad a mushroom, a spider and a toad.
first-overflow = Four mushrooms in your cauldron, and over there is room for three. Finish!
first-full = The first mushroom lies in your circle! And all nine places over there are full: every further one is yours, too. Play “{ recipe-chaos_art }”.
first-arcana = Here the other side has effects, and does without them.
first-chain = Four more would win. Begin with “{ recipe-find_spell }”: what it makes may feed the next recipe.
first-feed = Now “{ recipe-grief_elixir }”.
first-fresh = Feed it the spider you have just made: yours will be needed at once.
first-last = And “{ recipe-chaos_art }”: the fourth mushroom.
first-win = Four mushrooms for a workbench without room for one. Finish!
first-end = Five in your circle: you have won! See what the other workbench is full of, make more of it, and keep your own empty: the neighbour on your left thinks just the same.
