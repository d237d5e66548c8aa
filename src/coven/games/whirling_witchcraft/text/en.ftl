name = Whirling Witchcraft
about = Everyone brews at the same time, and every cauldron goes to the witch on the right. Pass her more toads, spiders and shadow hearts than her workbench can hold, and whatever spills over lands in your circle. Five spilled ingredients win the game. But watch out: the witch on your left is stirring something for you, too.
quick-start =
    Everyone plays at the same time. Choose a recipe from your hand and play it face down. It stays in front of you for the rest of the game.
    Then brew: use your recipes in any order, each once. What one recipe creates can feed the next. Change your plan as often as you like until you finish.
    Your cauldron goes to the player on your right. Whatever doesn’t fit on their workbench lands in your circle. Five ingredients in your circle win the game.
    Don’t let your own workbench fill up: keep using ingredients, above all shadow hearts and mandrakes, which have the fewest slots.

## Ways to play

variant-first-game = First game
    .about = Everyone plays an Initiate. The best way to learn the game.
variant-characters = Characters
    .about = Everyone is dealt two characters and keeps one.
variant-random-characters = Random characters
    .about = Everyone gets a random character.
variant-long = Long game
    .about = Random characters. You need ten ingredients in your circle to win (a house rule).
variant-in-order = Initiative order
    .about = Random characters. Players use arcana and brew one after another, lowest initiative first. You need seven ingredients in your circle to win (a house rule).

option-characters = Characters
    .about = In a first game, everyone is an Initiate. After that, everyone chooses one of two characters or gets a random one.
option-characters-initiates = All Initiates
option-characters-choose = Choose one of two
option-characters-random = Random
option-threshold = Ingredients to win
    .about = The rulebook says five. Choose seven or ten for a longer game (a house rule).
option-threshold-5 = 5
option-threshold-7 = 7
option-threshold-10 = 10
option-order = Initiative
    .about = In the rulebook, everyone uses arcana and brews at the same time, and you wait only if you want to see what others do first. In strict order, players go one after another, openly, lowest initiative first.
option-order-free = Wait only if you want to
option-order-strict = Strict order

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
effect-chosen = bonus effect
light-deciding = deciding
light-ready = ready
light-waiting = waiting for others
light-open = revealed

## Parts of sentences: ingredients and effects

one-type = { $type-is ->
    [type-heart] a shadow heart
    [type-mandrake] a mandrake
    [type-mushroom] a mushroom
    [type-spider] a spider
   *[type-toad] a toad
}
one-type2 = { $type2-is ->
    [type-heart] a shadow heart
    [type-mandrake] a mandrake
    [type-mushroom] a mushroom
    [type-spider] a spider
   *[type-toad] a toad
}
# After 2 and 3.
few-types = { all-types }
count-types = { $count ->
    [one] { $count } { $type }
   *[other] { $count } { all-types }
}
all-types = { $type-is ->
    [type-heart] shadow hearts
    [type-mandrake] mandrakes
    [type-mushroom] mushrooms
    [type-spider] spiders
   *[type-toad] toads
}
# At the beginning of a label.
types = { $type-is ->
    [type-heart] Shadow hearts
    [type-mandrake] Mandrakes
    [type-mushroom] Mushrooms
    [type-spider] Spiders
   *[type-toad] Toads
}
the-effect = the { $effect }
of-arcana = { $arcana }
# Ingredients at the end of a sentence, from a colon to the full stop.
pile = { $heart ->
        [0] {""}
        [one] : { $heart } shadow heart
       *[other] : { $heart } shadow hearts
    }{ $mandrake ->
        [0] {""}
        [one] { before-mandrakes } { $mandrake } mandrake
       *[other] { before-mandrakes } { $mandrake } mandrakes
    }{ $mushroom ->
        [0] {""}
        [one] { before-mushrooms } { $mushroom } mushroom
       *[other] { before-mushrooms } { $mushroom } mushrooms
    }{ $spider ->
        [0] {""}
        [one] { before-spiders } { $spider } spider
       *[other] { before-spiders } { $spider } spiders
    }{ $toad ->
        [0] {""}
        [one] { before-toads } { $toad } toad
       *[other] { before-toads } { $toad } toads
    }.
before-mandrakes = { $heart ->
    [0] :
   *[other] ,
}
before-mushrooms = { $mandrake ->
    [0] { before-mandrakes }
   *[other] ,
}
before-spiders = { $mushroom ->
    [0] { before-mushrooms }
   *[other] ,
}
before-toads = { $spider ->
    [0] { before-spiders }
   *[other] ,
}

## Characters and recipes

character-initiate = Initiate
    .about = Once per game, before you play a recipe: discard this card and your whole hand, then draw four new recipes.
character-jack_of_all_trades = Jack-of-all-Trades
    .about = If all five types are in your cauldron after brewing, you may move one ingredient from it to your circle.
character-potion_brewer = Potion Brewer
    .about = For each potion symbol on the recipe you reveal, you may move one ingredient from your workbench to your cauldron.
character-whirlwind = Whirlwind
    .about = You may play any recipe reversed, even one without the reversible symbol.
character-toad_whisperer = Toad Whisperer
character-daredevil = Daredevil
    .about = You may play a random recipe from your hand. If you do, use one arcana effect of your choice before the reveal.
character-unstoppable = Unstoppable
    .about = Every round, before you play a recipe, you must put { $gathered ->
            [one] { $gathered } ingredient
           *[other] { $gathered } ingredients of one type
        } on your workbench. Whatever doesn’t fit goes to the circle of the player on your left.
character-dark_horse = Dark Horse
character-fey_blessed = Fey-Blessed
character-clairvoyant = Clairvoyant
    .about = You start with five recipes, and your hand limit is five.
character-trickster = Trickster
    .about = Every time hands are passed, the recipe on this card is reversed.
character-spider_summoner = Spider Summoner
character-grimoire_scholar = Grimoire Scholar
    .about = Once per round while brewing: to use the grimoire effect, return { $mandrakes ->
            [one] { $mandrakes } mandrake
           *[other] { $mandrakes } mandrakes
        } (from your workbench or just created) to the supply.

recipe-void_storm = Void Storm
recipe-lost_arcana = The Lost Arcana
recipe-tome_of_midnight = Tome of Midnight
recipe-swirling_scheme = Swirling Scheme
recipe-summon_secrets = Summon Secrets
recipe-shadow_curse = Shadow Curse
recipe-spore_lore = Spore Lore
recipe-web_lore = Web Lore
recipe-croak_lore = Croak Lore
recipe-vanish_spell = Vanishing Spell
recipe-levitate_spell = Levitation Spell
recipe-invisible_spell = Invisibility Spell
recipe-shatter_spell = Shattering Spell
recipe-bind_spell = Binding Spell
recipe-find_spell = Finding Spell
recipe-sleep_charm = Sleep Charm
recipe-fear_charm = Fear Charm
recipe-love_charm = Love Charm
recipe-shape_flask = Shape Flask
recipe-insight_flask = Insight Flask
recipe-dream_flask = Dream Flask
recipe-blister_brew = Blister Brew
recipe-hairy_brew = Hairy Brew
recipe-warty_brew = Warty Brew
recipe-grief_elixir = Grief Elixir
recipe-rage_elixir = Rage Elixir
recipe-despair_elixir = Despair Elixir
recipe-star_elixir = Star Elixir
recipe-sun_elixir = Sun Elixir
recipe-moon_elixir = Moon Elixir
recipe-nature_rite = Nature Rite
recipe-growth_rite = Growth Rite
recipe-creature_rite = Creature Rite
recipe-speed_draught = Speed Draught
recipe-stamina_draught = Stamina Draught
recipe-strength_draught = Strength Draught
recipe-summon_spiders = Summon Spiders
recipe-summon_slime = Summon Slime
recipe-summon_spores = Summon Spores
recipe-poison_magic = Poison Magic
recipe-crawl_magic = Crawl Magic
recipe-leap_magic = Leap Magic
recipe-mushroom_offering = Mushroom Offering
recipe-spider_offering = Spider Offering
recipe-toad_offering = Toad Offering
recipe-mushroom_flood = Mushroom Flood
recipe-spider_quake = Spider Quake
recipe-toad_tornado = Toad Tornado
recipe-storm_sorcery = Storm Sorcery
recipe-river_sorcery = River Sorcery
recipe-lava_sorcery = Lava Sorcery
recipe-backache_potion = Backache Potion
recipe-toothache_potion = Toothache Potion
recipe-headache_potion = Headache Potion
recipe-shadow_art = Shadow Art
recipe-chaos_art = Chaos Art
recipe-dread_art = Dread Art
recipe-earth_ritual = Earth Ritual
recipe-fire_ritual = Fire Ritual
recipe-wind_ritual = Wind Ritual

## What is asked

prompt-choosing = Choose which character to keep.
prompt-study = Choose a recipe to play face down.
prompt-dare-way = Your random recipe is “{ $recipe }”. Choose its direction.
prompt-dare-effect = Your random recipe is “{ $recipe }”. Now use one arcana effect, or skip it.
prompt-potion = Potion: add an ingredient to your cauldron, or skip.
prompt-raven = Raven: remove up to two ingredients from your workbench, or skip.
prompt-grimoire = Grimoire: choose a type to take from the supply this round.
prompt-pouring = Potion Brewer: move an ingredient from your workbench to your cauldron, or skip.
prompt-brew = Use a recipe, or finish brewing.
prompt-brew-called = You’re next in initiative order: use a recipe, or finish brewing.
prompt-fill = { $recipe }: choose an ingredient for the next slot.
prompt-make = { $recipe }: choose what to create.
prompt-scholar-pay = Pay { $count ->
        [one] { $count } mandrake for a grimoire: choose where to take it from.
       *[other] { $count } mandrakes for a grimoire: choose where to take them from.
    }
prompt-gather = Choose a type: you must put { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    } of that type on your workbench.
prompt-save = All five types are in your cauldron! Move one ingredient to your circle, or move nothing.

crumb-round = Round { $round }
crumb-choosing = Characters
crumb-study = Study
crumb-arcana = Arcana
crumb-brewing = Brewing
crumb-gathering = Unstoppable
crumb-saving = Jack-of-all-Trades
crumb-called = Next in initiative order

## What can be done

move-keep = Keep { $character }
move-play = Play “{ $recipe }”
move-play-turned = Play “{ $recipe }” reversed
move-redraw = Discard your hand and draw up to four new recipes
move-dare = Play a random recipe
move-gather = Take { count-types }
move-potion = Potion: add { one-type }
move-raven = Raven: remove { one-type }
move-raven-two = Raven: remove { one-type } and { one-type2 }
move-raven-same = Raven: remove 2 { few-types }
move-grimoire = Grimoire: take { all-types } from the supply
move-pour = Move { one-type } to your cauldron
move-skip = Skip this effect
move-use = Use “{ $recipe }”
move-take-bench = Take { one-type } from your workbench
move-take-supply = Take { one-type } from the supply
move-take-brew = Take { one-type } you just created
move-make = Create { one-type }
move-scholar = Pay { $count ->
        [one] { $count } mandrake
       *[other] { $count } mandrakes
    } for a grimoire
move-wait = Wait and see what players with a lower initiative do
move-finish = Finish brewing{ $count ->
        [0] {""}
       *[other] {" "}(overflow: { $count })
    }
move-save = Move { one-type } to your circle
move-pass = Move nothing
move-take-back = Take back the last step

## What happened

log-character = { $seat-is ->
    [you] You play as { $character }.
   *[other] { $seat } plays as { $character }.
}
log-round = Round { $round }.
log-dared = { $seat-is ->
    [you] Your random recipe is “{ $recipe }”.
   *[other] { $seat }’s random recipe is “{ $recipe }”.
}
log-play = { $seat-is ->
    [you] You play “{ $recipe }”.
   *[other] { $seat } plays “{ $recipe }”.
}
log-play-turned = { $seat-is ->
    [you] You play “{ $recipe }” reversed.
   *[other] { $seat } plays “{ $recipe }” reversed.
}
log-dare = { $seat-is ->
    [you] You played a random recipe, so you may use one arcana effect.
   *[other] { $seat } played a random recipe and may use one arcana effect.
}
# Only in logs of matches that began under older rules.
log-skip = { $seat-is ->
    [you] You skip an effect.
   *[other] { $seat } skips an effect.
}
log-skip-effect = { $seat-is ->
    [you] You skip { the-effect }.
   *[other] { $seat } skips { the-effect }.
}
log-potion = { $seat-is ->
    [you] You use the potion to add { one-type } to your cauldron.
   *[other] { $seat } uses the potion to add { one-type } to their cauldron.
}
log-raven = { $seat-is ->
    [you] You use the raven to remove { one-type } from your workbench.
   *[other] { $seat } uses the raven to remove { one-type } from their workbench.
}
log-raven-two = { $seat-is ->
    [you] You use the raven to remove { one-type } and { one-type2 } from your workbench.
   *[other] { $seat } uses the raven to remove { one-type } and { one-type2 } from their workbench.
}
log-raven-same = { $seat-is ->
    [you] You use the raven to remove 2 { few-types } from your workbench.
   *[other] { $seat } uses the raven to remove 2 { few-types } from their workbench.
}
log-grimoire = { $seat-is ->
    [you] You use the grimoire: you may take { all-types } from the supply this round.
   *[other] { $seat } uses the grimoire and may take { all-types } from the supply this round.
}
log-pour = { $seat-is ->
    [you] You move { one-type } from your workbench to your cauldron.
   *[other] { $seat } moves { one-type } from their workbench to their cauldron.
}
log-redraw = { $seat-is ->
    [you] You discard the Initiate and your whole hand, and draw
   *[other] { $seat } discards the Initiate and their whole hand, and draws
} { $count ->
    [one] { $count } new recipe.
   *[other] { $count } new recipes.
}
# Only in logs of matches that began under older rules.
log-gather = { $seat-is ->
    [you] You put 3 { few-types } on your workbench.
   *[other] { $seat } puts 3 { few-types } on their workbench.
}
log-gathered = { $seat-is ->
    [you] You put { count-types } on your workbench.
   *[other] { $seat } puts { count-types } on their workbench.
}
log-gather-over = { $seat-is ->
    [you] You don’t have room for all of them:
   *[other] { $seat } doesn’t have room for all of them:
} { $count ->
    [one] { $count } ingredient goes
   *[other] { $count } ingredients go
} { $seat2-is ->
    [you] to your circle.
   *[other] to { $seat2 }’s circle.
}
log-use = { $seat-is ->
    [you] You use “{ $recipe }”.
   *[other] { $seat } uses “{ $recipe }”.
}
log-take-bench = { $seat-is ->
    [you] You take { one-type } from your workbench.
   *[other] { $seat } takes { one-type } from their workbench.
}
log-take-supply = { $seat-is ->
    [you] You take { one-type } from the supply.
   *[other] { $seat } takes { one-type } from the supply.
}
log-take-brew = { $seat-is ->
    [you] You take { one-type } you just created.
   *[other] { $seat } takes { one-type } they just created.
}
log-make = { $seat-is ->
    [you] You choose to create { one-type }.
   *[other] { $seat } chooses to create { one-type }.
}
# Only in logs of matches that began under older rules.
log-scholar = { $seat-is ->
    [you] You pay 2 mandrakes for a grimoire.
   *[other] { $seat } pays 2 mandrakes for a grimoire.
}
log-mandrakes = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $count ->
    [one] { $count } mandrake
   *[other] { $count } mandrakes
} for a grimoire.
log-left = { $seat-is ->
    [you] You discard your character card.
   *[other] { $seat } discards their character card.
}
log-cauldron = { $seat-is ->
    [you] Your cauldron is ready
   *[other] { $seat }’s cauldron is ready
}{ pile }
log-nothing = { $seat-is ->
    [you] You brew nothing.
   *[other] { $seat } brews nothing.
}
log-called = { $seat-is ->
    [you] In initiative order, it’s your turn to brew.
   *[other] In initiative order, it’s { $seat }’s turn to brew.
}
log-called-arcana = { $seat-is ->
    [you] In initiative order, it’s your turn to use arcana effects.
   *[other] In initiative order, it’s { $seat }’s turn to use arcana effects.
}
log-save = { $seat-is ->
    [you] You move { one-type } from your cauldron to your circle.
   *[other] { $seat } moves { one-type } from their cauldron to their circle.
}
stage-open = The cauldrons are revealed.
stage-slide = Every cauldron moves one seat to the right.
stage-fill = The ingredients land on the workbenches.
log-pass = { $seat-is ->
    [you] You pass your cauldron to { $seat2 }.
   *[other] { $seat2-is ->
        [you] { $seat } passes you their cauldron.
       *[other] { $seat } passes their cauldron to { $seat2 }.
    }
}
log-overflow = { $seat2-is ->
    [you] Your workbench overflows
   *[other] { $seat2 }’s workbench overflows
} { $seat-is ->
    [you] into your circle (+{ $count })
   *[other] into { $seat }’s circle (+{ $count })
}{ pile }
log-trickster = { $seat-is ->
    [you] You reverse the Trickster’s recipe.
   *[other] { $seat } reverses the Trickster’s recipe.
}
log-reshuffle = The deck is empty: the discarded recipes are shuffled to form a new one.
log-won = { $seat-is ->
    [you] You win with { $count } ingredients in your circle!
   *[other] { $seat } wins with { $count } ingredients in their circle!
}
log-won-most = { $seat-is ->
    [you] You win: you have the most ingredients in your circle ({ $count })!
   *[other] { $seat } wins with the most ingredients in their circle ({ $count })!
}
log-won-types = { $seat-is ->
    [you] You win the tiebreak: you have the most types in your circle ({ $types })!
   *[other] { $seat } wins the tiebreak with the most types in their circle ({ $types })!
}
log-won-bench = { $seat-is ->
    [you] You win the tiebreak: you have the fewest ingredients on your workbench ({ $bench })!
   *[other] { $seat } wins the tiebreak with the fewest ingredients on their workbench ({ $bench })!
}
log-shared = { $seat-is ->
    [you] You share the victory (ingredients in your circle: { $count }).
   *[other] { $seat } shares the victory (ingredients in their circle: { $count }).
}
log-exhausted = There are no recipes left and nobody creates anything, so the circles are compared.

## Why not

refuse-unknown = There’s no such move in this game.
refuse-not-dealt = You weren’t dealt that character. Choose one of your two.
refuse-chosen = Characters have already been chosen.
refuse-not-initiate = Only the Initiate can replace the whole hand.
refuse-used-up = You’ve already used your character card, so it’s out of the game.
refuse-redraw-late = You can replace your hand only before you play a recipe.
refuse-redraw-empty = There are no recipes left to draw.
refuse-redraw-turn = There aren’t enough recipes left for both of you, and { $seat } has the lower initiative. Wait until { $seat } has decided.
refuse-not-daredevil = Only the Daredevil can play a random recipe.
refuse-not-study = You can play recipes only in the study phase.
refuse-no-hand = You have no recipes in your hand.
refuse-dared = Your recipe has already been picked at random.
refuse-played = You’ve already played your recipe for this round.
refuse-not-in-hand = You don’t have “{ $recipe }” in your hand.
refuse-one-way = “{ $recipe }” doesn’t have the reversible symbol, so you can’t play it reversed.
refuse-not-unstoppable = Only the Unstoppable can take ingredients at the start of a round.
refuse-gather-now = You can take those ingredients only once, at the start of the round.
refuse-not-brewer = Only the Potion Brewer can move ingredients from the workbench to the cauldron.
refuse-not-on-bench = You don’t have that on your workbench.
refuse-pay-first = Pay { $count ->
        [one] { $count } mandrake
       *[other] { $count } mandrakes
    } first.
refuse-named = You’ve already named that type. Choose another one.
refuse-not-arcana = You can use arcana effects only right after the recipes are revealed.
refuse-not-triggered = None of your arcana tokens has reached or passed an even space this round.
refuse-decided = You’ve already used or skipped all your effects this round.
refuse-other-effect = Use or skip { the-effect } first.
refuse-not-scholar = Only the Grimoire Scholar can pay mandrakes for a grimoire.
refuse-not-brewing = You can do that only while brewing.
refuse-finished = You’ve already finished brewing. To change your plan, take back your last step first.
refuse-waiting = You’re waiting for players with a lower initiative. You can act when it’s your turn.
refuse-nothing-to-decide = You can wait only while you have arcana effects to use or a brew to finish.
refuse-not-there = You can’t fill this slot with that. Choose one of the ingredients you’re offered.
refuse-no-slot = There’s no slot to fill right now. Use a recipe first.
refuse-not-shown = This slot doesn’t show that ingredient. Choose one of those it shows.
refuse-fill-first = First fill the slots of the recipe you’ve started, or take it back.
refuse-called = You’re next in initiative order, so you can’t wait any longer.
refuse-lowest = Of the players still to act, you have the lowest initiative. There’s nobody to wait for.
refuse-few-mandrakes = You don’t have enough mandrakes for that: you need { $count }.
refuse-all-named = You’ve already named all five types.
refuse-scholar-used = You’ve already paid for a grimoire this round.
refuse-not-in-play = You don’t have “{ $recipe }” in play.
refuse-no-slots = You can’t use “{ $recipe }”: it has no slots, only arcana symbols.
refuse-used = You’ve already used “{ $recipe }” this round.
refuse-cannot-fill = You don’t have the ingredients to fill all the slots of “{ $recipe }”.
refuse-opened = Your brew has been revealed: it’s too late to take it back.
refuse-effects-opened = Your decisions have been revealed: it’s too late to take them back.
refuse-dared-back = You can’t take back a random recipe.
refuse-nothing-back = There’s nothing to take back.
refuse-not-jack = Only the Jack-of-all-Trades can move an ingredient to their circle.
refuse-not-in-cauldron = That isn’t in your cauldron.
refuse-save-now = You can move an ingredient to your circle only after brewing, if all five types are in your cauldron.

## The end

score-circle = Ingredients in the circle
ending-won = One player’s circle is full, and that player wins.
ending-tie-break = More than one circle was full. The player with the most ingredients wins; ties are broken by the most types, then by the emptiest workbench.
ending-shared = Tied in every way: it’s a shared victory.
ending-exhausted = There were no recipes left and nobody created anything, so the circles were compared.

## In plain text

sketch-deck = Deck: { $deck }, discarded: { $discard }
sketch-player = { $name } · { $character } · workbench { $bench } · circle { $circle } · cauldron { $cauldron } · potion { $potion }, raven { $raven }, grimoire { $grimoire } · hand { $hand }
sketch-hand = Hand:
sketch-plan = Plan: left on your workbench { $bench } · created { $brew } · { $seat }’s overflow { $overflow }

## The table

table-bench = Your workbench
table-slots = { types }: { $count } of { $room } slots filled
table-free = Grimoire: your recipes may take these from the supply this round.
table-circle = Ingredients in the circle: { $count } of { $threshold }
table-cauldron = Ingredients in the cauldron: { $count }
table-count = { types }: { $count }
table-track = The { of-arcana } token is on space { $at } of { $spaces }
table-track-off = The { of-arcana } token isn’t on the track yet
table-effect-potion = On an even space: add one ingredient of any type to your cauldron.
table-effect-raven = On an even space: remove up to two ingredients from your workbench.
table-effect-grimoire = On an even space: name a type; this round your recipes may take it from the supply.
table-rule = Rules, { $rule }
table-giver = { $seat } brews for you
table-near = { $left ->
    [0] About to win!
    [one] { $left } more ingredient wins!
   *[other] { $left } more ingredients win!
}
table-alarm = { $seat-is ->
    [you] { $left ->
        [0] Your circle is full, so this is the last round!
        [one] You need only { $left } more ingredient to win!
       *[other] You need only { $left } more ingredients to win!
    }
   *[other] { $left ->
        [0] { $seat } is about to win: their circle is full, so this is the last round!
        [one] { $seat } needs only { $left } more ingredient to win!
       *[other] { $seat } needs only { $left } more ingredients to win!
    }
}
table-forecast = { $seat } gets your cauldron
    .about = What { $seat } would get if you passed your cauldron now, and what would overflow into your circle.
table-forecast-type = { types }: { $there } of { $room } slots filled, { $comes } would arrive, { $over } would overflow
table-forecast-over = { $count ->
        [0] Nothing overflows
       *[other] Overflow: { $count }
    } · your circle: { $circle }/{ $threshold }
table-turned = Reversed
table-takes = Takes:
table-creates = Creates:
table-or = or
table-nothing = nothing
table-any = any type
table-arcana = Arcana:
table-reversible = Reversible
table-no-slots = No slots, only arcana symbols
table-own-recipe = Own recipe: { $name-takes } → { $name-creates }.
table-leaves = If you use this recipe, discard the card after brewing.
table-starts = Your { of-arcana } token starts on space { $at }.
table-initiative = Initiative { $number }
table-gone = This card is out of the game.
table-recipes = Recipes in play: { $count }
table-hand = Recipes in hand: { $count }
table-deck = Deck: { $count }
    .about = Recipes left in the deck: { $count }
table-won = { $seat-is ->
    [you] You win!
   *[other] { $seat } wins!
}
table-won-shared = It’s a shared victory!
table-winner = Winner!
table-place = The recipes you play stay here, and you can use each of them once per round.
table-from-supply = supply
table-from-brew = cauldron
table-back = Take back
table-wait = Wait
table-reopen = Change my plan

picture-bench = A workbench: three slots for shadow hearts, four for mandrakes, nine each for mushrooms, spiders and toads.
picture-track = An arcana track: six spaces, and every even one triggers the effect. The potion token is on space 2.
picture-chain = What one recipe creates can feed the next: a mushroom from the Moon Elixir helps to summon spiders.
picture-overflow = A cauldron with three mandrakes reaches a workbench with room for one: two mandrakes go to the circle of the player who passed it.

## What's in the box

box-types = Ingredients
box-contents = Components
box-workbench = Workbench
box-winning = Winning
box-hand = Hand
box-track = Arcana track
box-abilities = Abilities
box-end = End of the game
box-recipes = Recipes
box-initiative = Initiative
box-characters = Characters

box-contents-boards = Player boards
box-contents-cauldrons = Cauldrons
box-contents-reference_cards = Reference cards
box-contents-arcana_cards = Arcana cards
box-contents-arcana_tokens = Arcana tokens
box-contents-recipe_cards = Recipe cards
box-contents-character_cards = Character cards
box-contents-ingredients = Ingredients
box-workbench-capacity = Slots
box-winning-threshold = Ingredients in your circle to win
box-hand-size = Hand limit
box-hand-clairvoyant = The Clairvoyant’s hand limit
box-track-spaces = Spaces
box-abilities-gathered = Ingredients the Unstoppable takes each round
box-abilities-mandrakes_for_grimoire = Mandrakes the Grimoire Scholar pays for a grimoire
box-end-idle_rounds = Idle rounds after which the game ends
box-each-inputs = takes { $value }
    .none = takes nothing
box-each-outputs = creates { $value }
    .none = creates nothing
box-inputs-any = { table-any }
box-outputs-any = { table-any }
box-recipes-arcana = arcana: { $value }
box-recipes-reversible = reversible
    .none = one-way
box-characters-start = starts with { $value }
box-characters-arcana = arcana: { $value }
    .none = no arcana
box-characters-discard = discarded once used

## A first game, step by step

first-welcome = Welcome! Whatever doesn’t fit on your opponent’s workbench lands in your circle. Five ingredients there, and you win.
    First play a recipe face down: “{ recipe-grief_elixir }”, reversed.
first-together = Everyone chooses at the same time, and the cards are revealed together.
first-brew = Now brew. Use the recipe: it takes a spider and a toad from your workbench and puts two mushrooms on the card.
first-finish = You can change your plan as often as you like until you finish. Then your cauldron, with everything you’ve created, goes to your opponent.
first-passing = As soon as both players are ready, the cauldrons are passed.
first-plan = Six of your opponent’s nine mushroom slots are already taken. So let’s go for mushrooms! Everyone has passed their hand along, so you have different recipes now. Play “{ recipe-find_spell }”.
first-potion = The symbols on your recipes move your arcana tokens: two are on even spaces, so use their effects. The potion adds an ingredient of any type to your cauldron: a mushroom, of course!
first-grimoire = The grimoire: name a type, and this round you can take it from the supply instead of your workbench. Name spiders.
first-again = Recipes stay in front of you for the rest of the game, and you can use each of them once per round. Use “{ recipe-grief_elixir }” again!
first-supply = Now you choose: take the spider from the supply, a gift from the grimoire, or from your own workbench. (The emptier your workbench, the more room you have for what comes your way!)
first-second = Now use “{ recipe-find_spell }”: it turns one toad into a mushroom, a spider and a toad.
first-overflow = Your cauldron has four mushrooms, and your opponent has room for three. Finish brewing!
first-full = The first mushroom is in your circle! And all nine of your opponent’s mushroom slots are full, so every new mushroom will land in your circle. Play “{ recipe-chaos_art }”.
first-arcana = Your opponent triggers arcana here too, but skips the effects.
first-chain = Four more ingredients in your circle and you win. Start with “{ recipe-find_spell }”: what it creates can feed the next recipe.
first-feed = Now use “{ recipe-grief_elixir }”.
first-fresh = Use the spider you just created: you’ll need the one on your workbench in a moment.
first-last = Finally, use “{ recipe-chaos_art }” for the fourth mushroom.
first-win = Four mushrooms are going to a workbench that hasn’t got room for even one. Finish brewing!
first-end = Five in your circle: you’ve won! From now on, see what the workbench on your right is full of, make more of that, and keep your own workbench empty. The player on your left is thinking exactly the same thing.

## Reasons for a hint

reason-own-circle = { $more ->
    [yes] This puts more ingredients in your circle.
   *[no] {""}
}
reason-rival-circle = { $more ->
    [yes] {""}
   *[no] Fewer ingredients land in a rival’s circle.
}
reason-left-circle = { $more ->
    [yes] {""}
   *[no] Fewer ingredients land in the circle of the player on your left.
}
reason-own-next = { $more ->
    [yes] More of your next cauldron will overflow.
   *[no] You save ingredients for later.
}
reason-rival-next = { $more ->
    [yes] This makes your rivals use up their ingredients sooner.
   *[no] Fewer ingredients from your strongest rival’s next cauldron will overflow.
}
reason-left-next = { $more ->
    [yes] This makes the player on your left use up ingredients early.
   *[no] This leaves room for what comes from your left.
}
reason-lead-next = { $more ->
    [yes] This puts you further ahead of your best rival.
   *[no] {""}
}
reason-wins-next = { $more ->
    [yes] This brings you to the brink of winning.
   *[no] {""}
}
reason-loses-next = { $more ->
    [yes] {""}
   *[no] This keeps your rivals from winning for now.
}
reason-tie-types = { $more ->
    [yes] This gives you more types in your circle, which helps you in a tiebreak.
   *[no] {""}
}
reason-tie-bench = { $more ->
    [yes] This gives you an emptier workbench, which helps you in a tiebreak.
   *[no] {""}
}
reason-own-threat = { $more ->
    [yes] This gives you recipes that threaten to overflow the workbench on your right.
   *[no] You give up a threat that is too slow.
}
reason-rival-threat = { $more ->
    [yes] {""}
   *[no] This makes your rivals’ recipes less of a threat.
}
reason-left-threat = { $more ->
    [yes] This lets your recipes use what comes from your left.
   *[no] This makes your workbench safer from the player on your left.
}
reason-own-engine = { $more ->
    [yes] This gives you recipes that create more than they take.
   *[no] This gives you recipes that use up your surplus.
}
reason-rival-engine = { $more ->
    [yes] {""}
   *[no] This leaves your rivals with less to brew with.
}
reason-left-engine = { $more ->
    [yes] This keeps ingredients coming from the player on your left.
   *[no] This leaves the player on your left with less to send you.
}
reason-own-free = { $more ->
    [yes] This gives you a recipe you can use every round, because it needs no ingredients.
   *[no] {""}
}
reason-own-idle = { $more ->
    [yes] {""}
   *[no] This gets you the ingredients your recipes need.
}
reason-own-hearts = { $more ->
    [yes] You keep shadow hearts to brew with.
   *[no] This leaves room for more shadow hearts on your workbench.
}
reason-own-mandrakes = { $more ->
    [yes] You keep mandrakes to brew with.
   *[no] This leaves room for more mandrakes on your workbench.
}
reason-own-mushrooms = { $more ->
    [yes] You keep mushrooms to brew with.
   *[no] This leaves room for more mushrooms on your workbench.
}
reason-own-spiders = { $more ->
    [yes] You keep spiders to brew with.
   *[no] This leaves room for more spiders on your workbench.
}
reason-own-toads = { $more ->
    [yes] You keep toads to brew with.
   *[no] This leaves room for more toads on your workbench.
}
reason-right-hearts = { $more ->
    [yes] This fills up the workbench on your right with shadow hearts.
   *[no] This leaves the player on your right with fewer shadow hearts to brew with.
}
reason-right-mandrakes = { $more ->
    [yes] This fills up the workbench on your right with mandrakes.
   *[no] This leaves the player on your right with fewer mandrakes to brew with.
}
reason-right-mushrooms = { $more ->
    [yes] This fills up the workbench on your right with mushrooms.
   *[no] This leaves the player on your right with fewer mushrooms to brew with.
}
reason-right-spiders = { $more ->
    [yes] This fills up the workbench on your right with spiders.
   *[no] This leaves the player on your right with fewer spiders to brew with.
}
reason-right-toads = { $more ->
    [yes] This fills up the workbench on your right with toads.
   *[no] This leaves the player on your right with fewer toads to brew with.
}
reason-makes-hearts = { $more ->
    [yes] This gives you recipes that create shadow hearts, which overflow soonest.
   *[no] {""}
}
reason-makes-mandrakes = { $more ->
    [yes] This gives you recipes that create mandrakes, which overflow quickly.
   *[no] {""}
}
reason-makes-basic = { $more ->
    [yes] This gives you recipes that create a lot of toads, spiders and mushrooms.
   *[no] This sends fewer basic ingredients to the player on your right.
}
reason-lacks-hearts = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-lacks-mandrakes = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-lacks-basic = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-potion-ready = { $more ->
    [yes] This sets you up: the next potion symbol will trigger your potion.
   *[no] You use your potion now.
}
reason-raven-ready = { $more ->
    [yes] This sets you up: the next raven symbol will trigger your raven.
   *[no] You use your raven now.
}
reason-grimoire-ready = { $more ->
    [yes] This sets you up: the next grimoire symbol will trigger your grimoire.
   *[no] You use your grimoire now.
}
reason-own-redraw = { $more ->
    [yes] You save the Initiate’s ability for later.
   *[no] This gets you a new hand, which may bring better recipes.
}
reason-round = { $more ->
    [yes] This buys you time for another round.
   *[no] This brings the end of the game closer.
}

# -- statistics

openings = Your characters: won / played
