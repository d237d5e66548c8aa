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
    .about = Random characters; nobody decides about arcana or brews at the same time, the lowest initiative goes first. Seven ingredients win. A house rule.

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
option-order = Initiative
    .about = By the rulebook everybody decides about arcana and brews at the same time, and only players who want to see others first wait. In strict order one player does it after the other, openly, the lowest initiative first.
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
effect-chosen = effect of choice
light-deciding = deciding
light-ready = ready
light-waiting = waiting for others
light-open = revealed

character-initiate = Initiate
    .about = Once, before you play a recipe: discard this card and your whole hand, and draw four new recipes.
character-jack_of_all_trades = Jack-of-all-Trades
    .about = If all five types are in your cauldron after brewing, you may move one ingredient from it to your circle.
character-potion_brewer = Potion Brewer
    .about = For every potion symbol on the recipe you reveal, you may move one ingredient from your workbench to your cauldron.
character-whirlwind = Whirlwind
    .about = You may play any recipe turned round, even a one-way one.
character-toad_whisperer = Toad Whisperer
character-daredevil = Daredevil
    .about = You may let chance pick the recipe you play. Then use one arcana effect of your choice before the reveal.
character-unstoppable = Unstoppable
    .about = Every round, before you play a recipe, you must put { $gathered ->
            [one] { $gathered } ingredient
           *[other] { $gathered } ingredients
        } of one type on your workbench; what does not fit goes to the circle of the player on your left.
character-dark_horse = Dark Horse
character-fey_blessed = Fey-Blessed
character-clairvoyant = Clairvoyant
    .about = You start with five recipes, and your hand limit is five.
character-trickster = Trickster
    .about = Your own recipe turns round every time hands are passed.
character-spider_summoner = Spider Summoner
character-grimoire_scholar = Grimoire Scholar
    .about = Once a round, while brewing: return { $mandrakes ->
            [one] { $mandrakes } mandrake
           *[other] { $mandrakes } mandrakes
        }, from your workbench or just brewed, to use the grimoire effect.

recipe-void_storm = Void Storm
recipe-lost_arcana = The Lost Arcana
recipe-tome_of_midnight = Tome of Midnight
recipe-swirling_scheme = Swirling Scheme
recipe-summon_secrets = Summon Secrets
recipe-shadow_curse = Shadow Curse
recipe-spore_lore = Spore Lore
recipe-web_lore = Web Lore
recipe-croak_lore = Croak Lore
recipe-vanish_spell = Vanish Spell
recipe-levitate_spell = Levitate Spell
recipe-invisible_spell = Invisible Spell
recipe-shatter_spell = Shatter Spell
recipe-bind_spell = Bind Spell
recipe-find_spell = Find Spell
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

prompt-choosing = Which of the two characters do you keep?
prompt-study = Play a recipe, face down.
prompt-dare-way = Chance has picked “{ $recipe }”. Which way round?
prompt-dare-effect = Chance has picked “{ $recipe }”. Now one arcana effect of your choice.
prompt-potion = Potion: add an ingredient to your cauldron?
prompt-raven = Raven: remove up to two ingredients from your workbench?
prompt-grimoire = Grimoire: which type may you take from the supply this round?
prompt-pouring = Potion Brewer: pour an ingredient from your workbench into your cauldron?
prompt-brew = Brew: which recipe next, or have you finished?
prompt-brew-called = It’s your turn by initiative: which recipe next, or have you finished?
prompt-fill = { $recipe }: what goes on the next slot, and from where?
prompt-make = { $recipe }: what do you create?
prompt-scholar-pay = Give { $count ->
        [one] { $count } mandrake
       *[other] { $count } mandrakes
    } for the grimoire: from where?
prompt-gather = Put { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    } of one type on your workbench. Which type?
prompt-save = All five types are in your cauldron! Move one to your circle?

crumb-round = Round { $round }
crumb-choosing = Characters
crumb-study = Studying
crumb-arcana = Arcana
crumb-brewing = Brewing
crumb-gathering = The Unstoppable
crumb-saving = The Jack-of-all-Trades
crumb-called = Your turn by initiative

## What can be done

move-keep = Keep { $character }
move-play = Play “{ $recipe }”
move-play-turned = Play “{ $recipe }”, turned round
move-redraw = Discard the hand and draw up to four new recipes
move-dare = Let chance pick
move-gather = Take { $count } × { $type }
move-potion = Potion: add a { $type }
move-raven = Raven: remove a { $type }
move-raven-two = Raven: remove a { $type } and a { $type2 }
move-raven-same = Raven: remove 2 × { $type }
move-grimoire = Grimoire: { $type }
move-pour = Pour a { $type }
move-skip = Do without the effect
move-use = Use “{ $recipe }”
move-take-bench = A { $type } from the workbench
move-take-supply = A { $type } from the supply
move-take-brew = A { $type } just brewed
move-make = Create a { $type }
move-scholar = Give { $count ->
        [one] { $count } mandrake
       *[other] { $count } mandrakes
    } for a grimoire
move-wait = Wait: see first what players with a lower initiative do
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
# Only in logs of matches that began under older rules.
log-skip = { $seat } does without an effect.
log-skip-effect = { $seat } skips this effect: { $effect }.
log-potion = { $seat }, potion: a { $type } into the cauldron.
log-raven = { $seat }, raven: a { $type } off the workbench.
log-raven-two = { $seat }, raven: a { $type } and a { $type2 } off the workbench.
log-raven-same = { $seat }, raven: 2 × { $type } off the workbench.
log-grimoire = { $seat }, grimoire: { $type } from the supply this round.
log-pour = { $seat } pours a { $type } from the workbench into the cauldron.
log-redraw = { $seat } discards the hand, and the Initiate with it, and draws { $count ->
        [one] { $count } new recipe
       *[other] { $count } new recipes
    }.
# Only in logs of matches that began under older rules.
log-gather = { $seat } cannot be stopped: three times { $type } on the workbench.
log-gathered = { $seat } is unstoppable: { $count } × { $type } onto the workbench.
log-gather-over = { $seat } has no room left: { $count ->
        [one] one ingredient goes
       *[other] { $count } ingredients go
    } to the circle of { $seat2 }.
log-use = { $seat } uses “{ $recipe }”.
log-take-bench = { $seat } takes a { $type } from the workbench for it.
log-take-supply = { $seat } takes a { $type } from the supply for it.
log-take-brew = { $seat } takes a { $type } just brewed for it.
log-make = { $seat } chooses to create a { $type }.
# Only in logs of matches that began under older rules.
log-scholar = { $seat } gives two mandrakes for a grimoire.
log-mandrakes = { $seat } gives { $count ->
        [one] { $count } mandrake
       *[other] { $count } mandrakes
    } for a grimoire.
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
log-called-arcana = By initiative, it is { $seat }’s turn to decide about arcana.
log-save = { $seat } moves a { $type } from the cauldron to the circle.
stage-open = The cauldrons are open.
stage-slide = Every cauldron moves one seat to the right.
stage-fill = The ingredients land on the workbenches.
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
refuse-redraw-turn = Too few recipes are left for both of you, and { $seat } has the lower initiative: wait until { $seat } has decided.
refuse-not-daredevil = Only the Daredevil lets chance pick.
refuse-not-study = Recipes are played only while everybody studies.
refuse-no-hand = You have no recipe in your hand.
refuse-dared = Chance has picked your recipe already.
refuse-played = You have played your recipe for this round.
refuse-not-in-hand = You do not have “{ $recipe }” in your hand.
refuse-one-way = “{ $recipe }” does not have the turning sign.
refuse-not-unstoppable = Only the Unstoppable gathers ingredients like that.
refuse-gather-now = You take those ingredients once, at the beginning of the round.
refuse-not-brewer = Only the Potion Brewer pours from the workbench into the cauldron.
refuse-not-on-bench = That is not on your workbench.
refuse-pay-first = First give { $count ->
        [one] { $count } mandrake
       *[other] { $count } mandrakes
    }.
refuse-named = You have named that type already.
refuse-not-arcana = Arcana effects are used right after the reveal.
refuse-not-triggered = None of your arcana has reached or passed an even space this round.
refuse-decided = You have decided about all your effects of this round.
refuse-other-effect = Now decide about this effect: { $effect }.
refuse-not-scholar = Only the Grimoire Scholar gives mandrakes for a grimoire.
refuse-not-brewing = That comes while everybody brews.
refuse-finished = You have finished brewing. Take that back to go on.
refuse-waiting = You’re waiting for players with a lower initiative. Take that back to go on yourself.
refuse-nothing-to-decide = You can wait only while you have arcana effects to decide about or a brew to finish.
refuse-not-there = This slot cannot be filled like that.
refuse-no-slot = There is no slot to be filled now.
refuse-not-shown = This slot does not show that ingredient.
refuse-fill-first = First fill the slots of the recipe you have begun, or take it back.
refuse-called = It’s your turn by initiative: you can’t wait any longer.
refuse-lowest = Of those who are still to act, your initiative is the lowest: there’s nobody to wait for.
refuse-few-mandrakes = You don’t have enough mandrakes for that: you need { $count }.
refuse-all-named = You have named all five types already.
refuse-scholar-used = You have done that this round.
refuse-not-in-play = “{ $recipe }” does not lie in front of you.
refuse-no-slots = There are no slots on “{ $recipe }”: it has only its arcana.
refuse-used = You have used “{ $recipe }” this round.
refuse-cannot-fill = You do not have the ingredients for all slots of “{ $recipe }”.
refuse-opened = Your brew lies open: too late to take it back.
refuse-effects-opened = Your decisions have been revealed: too late to take them back.
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
table-any = any type
table-arcana = Arcana:
table-reversible = May be turned round
table-no-slots = No slots, only arcana
table-own-recipe = Your own recipe: { $name-takes } → { $name-creates }.
table-leaves = After the brewing in which you use it, the card leaves the game.
table-starts = Your { $arcana } token starts on space { $at }.
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

## What's in the box

box-types = Ingredients
box-contents = Pieces and cards
box-workbench = Workbench
box-winning = Winning
box-hand = Hand
box-track = Arcana track
box-abilities = Abilities
box-end = The end of the game
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
box-hand-size = Recipes in hand
box-hand-clairvoyant = The Clairvoyant’s hand
box-track-spaces = Spaces
box-abilities-gathered = Ingredients the Unstoppable takes
box-abilities-mandrakes_for_grimoire = Mandrakes the Grimoire Scholar returns
box-end-idle_rounds = Idle rounds after which the game ends
box-each-inputs = takes { $value }
    .none = takes nothing
box-each-outputs = gives { $value }
    .none = gives nothing
box-inputs-any = { table-any }
box-outputs-any = { table-any }
box-recipes-arcana = arcana: { $value }
box-recipes-reversible = reversible
    .none = one-way
box-characters-start = starts with { $value }
box-characters-arcana = arcana: { $value }
    .none = no arcana
box-characters-discard = leaves the game once used

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

## Reasons for a hint

reason-own-circle = { $more ->
    [yes] More lands in your circle.
   *[no] Your circle can wait.
}
reason-rival-circle = { $more ->
    [yes] A rival’s circle matters less here.
   *[no] A rival’s circle stays smaller.
}
reason-left-circle = { $more ->
    [yes] Your left neighbour’s circle matters less here.
   *[no] Less lands in your left neighbour’s circle.
}
reason-own-next = { $more ->
    [yes] Your next cauldron overflows more.
   *[no] You save your ingredients for later.
}
reason-rival-next = { $more ->
    [yes] Your rivals spend their ingredients early.
   *[no] Your strongest rival gets less next time.
}
reason-left-next = { $more ->
    [yes] Your left neighbour spends ingredients early.
   *[no] You leave room for what comes from your left.
}
reason-lead-next = { $more ->
    [yes] You pull ahead of your best rival.
   *[no] You don’t need a bigger lead.
}
reason-wins-next = { $more ->
    [yes] You are about to win.
   *[no] There is no hurry to win.
}
reason-loses-next = { $more ->
    [yes] The game stays open.
   *[no] A rival doesn’t win yet.
}
reason-tie-types = { $more ->
    [yes] More types in your circle win a tie.
   *[no] The number of types doesn’t decide here.
}
reason-tie-bench = { $more ->
    [yes] An emptier workbench wins a tie.
   *[no] The workbenches don’t decide here.
}
reason-own-threat = { $more ->
    [yes] Your recipes threaten to overflow the workbench on your right.
   *[no] You give up a slow threat.
}
reason-rival-threat = { $more ->
    [yes] The rivals’ recipes threaten each other.
   *[no] Your rivals’ recipes threaten less.
}
reason-left-threat = { $more ->
    [yes] What comes from your left feeds your recipes.
   *[no] Your workbench is safer from your left neighbour.
}
reason-own-engine = { $more ->
    [yes] Your recipes make more than they take.
   *[no] Your recipes use up what you have too much of.
}
reason-rival-engine = { $more ->
    [yes] Your rivals make more than they can pass on.
   *[no] Your rivals have less to brew with.
}
reason-left-engine = { $more ->
    [yes] Your left neighbour keeps you supplied.
   *[no] Your left neighbour has less to send you.
}
reason-own-free = { $more ->
    [yes] A recipe without inputs can be used every round.
   *[no] You don’t rely on recipes without inputs.
}
reason-own-idle = { $more ->
    [yes] A recipe can wait for its ingredients.
   *[no] You can get the ingredients for your recipes.
}
reason-own-hearts = { $more ->
    [yes] You keep shadow hearts to brew with.
   *[no] You have room for more shadow hearts.
}
reason-own-mandrakes = { $more ->
    [yes] You keep mandrakes to brew with.
   *[no] You have room for more mandrakes.
}
reason-own-mushrooms = { $more ->
    [yes] You keep mushrooms to brew with.
   *[no] You have room for more mushrooms.
}
reason-own-spiders = { $more ->
    [yes] You keep spiders to brew with.
   *[no] You have room for more spiders.
}
reason-own-toads = { $more ->
    [yes] You keep toads to brew with.
   *[no] You have room for more toads.
}
reason-right-hearts = { $more ->
    [yes] The workbench on your right fills up with shadow hearts.
   *[no] Your right neighbour gets fewer shadow hearts to brew with.
}
reason-right-mandrakes = { $more ->
    [yes] The workbench on your right fills up with mandrakes.
   *[no] Your right neighbour gets fewer mandrakes to brew with.
}
reason-right-mushrooms = { $more ->
    [yes] The workbench on your right fills up with mushrooms.
   *[no] Your right neighbour gets fewer mushrooms to brew with.
}
reason-right-spiders = { $more ->
    [yes] The workbench on your right fills up with spiders.
   *[no] Your right neighbour gets fewer spiders to brew with.
}
reason-right-toads = { $more ->
    [yes] The workbench on your right fills up with toads.
   *[no] Your right neighbour gets fewer toads to brew with.
}
reason-makes-hearts = { $more ->
    [yes] Your recipes make shadow hearts, which overflow soonest.
   *[no] Your recipes don’t need to make shadow hearts.
}
reason-makes-mandrakes = { $more ->
    [yes] Your recipes make mandrakes, which overflow soon.
   *[no] Your recipes don’t need to make mandrakes.
}
reason-makes-basic = { $more ->
    [yes] Your recipes make many toads, spiders and mushrooms.
   *[no] You send your neighbour fewer basic ingredients.
}
reason-lacks-hearts = { $more ->
    [yes] Your recipes have a use for shadow hearts.
   *[no] Your recipes don’t lack shadow hearts.
}
reason-lacks-mandrakes = { $more ->
    [yes] Your recipes have a use for mandrakes.
   *[no] Your recipes don’t lack mandrakes.
}
reason-lacks-basic = { $more ->
    [yes] Your recipes have a use for basic ingredients.
   *[no] Your recipes don’t lack basic ingredients.
}
reason-potion-ready = { $more ->
    [yes] The next potion symbol triggers your potion.
   *[no] You use your potion now.
}
reason-raven-ready = { $more ->
    [yes] The next raven symbol triggers your raven.
   *[no] You use your raven now.
}
reason-grimoire-ready = { $more ->
    [yes] The next grimoire symbol triggers your grimoire.
   *[no] You use your grimoire now.
}
reason-own-redraw = { $more ->
    [yes] You keep the Initiate’s new hand for later.
   *[no] A new hand offers better recipes.
}
reason-round = { $more ->
    [yes] It gives you time for another round.
   *[no] It brings the end nearer.
}
