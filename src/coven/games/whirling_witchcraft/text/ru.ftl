name = Ведьмин круг
about = Все колдуют одновременно, и каждый котёл достаётся ведьме справа. Передайте ей больше жаб, пауков и сердец тени, чем вмещает её стол, — всё лишнее окажется в вашем круге. Пять таких ингредиентов — и победа ваша. Но не забывайте: кто-то слева уже помешивает котёл для вас.
quick-start =
    Все одновременно: сыграйте рецепт с руки лицом вниз. Он останется перед вами до конца игры.
    Затем колдуйте: применяйте рецепты в любом порядке, каждый по разу. Созданное одним рецептом может пойти на другой. Пока вы не закончили, план можно менять сколько угодно.
    Котёл достанется игроку справа. Всё, чему не хватит ячеек на его столе, попадёт в ваш круг. Пять ингредиентов в круге — победа.
    Не давайте завалить собственный стол: расходуйте с него побольше, прежде всего сердца тени и мандрагоры — для них ячеек совсем мало.

## Как играть

variant-first-game = Первая игра
    .about = Все — Посвящённые. Лучше всего начинать так.
variant-characters = Персонажи
    .about = Каждый получает двух персонажей и оставляет одного.
variant-random-characters = Случайные персонажи
    .about = Персонажей раздаёт случай, без выбора.
variant-long = Долгая игра
    .about = Случайные персонажи, а для победы нужно десять ингредиентов в круге. Домашнее правило.
variant-in-order = По очереди
    .about = Случайные персонажи; об арканах решают и колдуют не одновременно, а по очереди, от самой низкой инициативы. Для победы нужно семь ингредиентов. Домашнее правило.

option-characters = Персонажи
    .about = Для первой игры — Посвящённые; дальше каждому раздают двух персонажей, чтобы выбрать одного, или решает случай.
option-characters-initiates = Все Посвящённые
option-characters-choose = Один из двух
option-characters-random = Случайные
option-threshold = Ингредиентов для победы
    .about = По правилам — пять; семь или десять — игра подольше, домашнее правило.
option-threshold-5 = 5
option-threshold-7 = 7
option-threshold-10 = 10
option-order = Инициатива
    .about = По правилам все решают об арканах и колдуют одновременно, а ждут только те, кто хочет сперва увидеть других. По инициативе — открыто, один за другим, от самой низкой.
option-order-free = Ждут по желанию
option-order-strict = Строго по очереди

## Ингредиенты и карты

type-heart = сердце тени
type-mandrake = мандрагора
type-mushroom = гриб
type-spider = паук
type-toad = жаба
arcana-potion = зелье
arcana-raven = ворон
arcana-grimoire = гримуар
effect-potion = зелье
effect-raven = ворон
effect-grimoire = гримуар
effect-pouring = способность Зельеварки
effect-chosen = эффект на выбор
light-deciding = решает
light-ready = готово
light-waiting = ждёт других
light-open = открыто

character-initiate = Посвящённая
    .about = Один раз, прежде чем сыграть рецепт: сбросьте эту карту и всю руку и возьмите четыре новых рецепта.
character-jack_of_all_trades = Ведьма на все руки
    .about = Если после колдовства в вашем котле есть все пять типов, можете переместить один ингредиент из него в свой круг.
character-potion_brewer = Зельеварка
    .about = За каждый символ зелья на открытом рецепте можете переложить один ингредиент со стола в котёл.
character-whirlwind = Вьюга
    .about = Можете сыграть развёрнутым любой рецепт, даже односторонний.
character-toad_whisperer = Жабья шептунья
character-daredevil = Сорвиголова
    .about = Можете доверить выбор рецепта случаю. Тогда до открытия карт примените один эффект арканы на свой выбор.
character-unstoppable = Неудержимая
    .about = Каждый раунд, прежде чем сыграть рецепт, вы обязаны положить на стол { $gathered ->
            [one] { $gathered } ингредиент
            [few] { $gathered } ингредиента
           *[many] { $gathered } ингредиентов
        } одного типа; лишнее попадает в круг игрока слева.
character-dark_horse = Тёмная лошадка
character-fey_blessed = Благословлённая феями
character-clairvoyant = Ясновидица
    .about = Вы начинаете с пятью рецептами, и предел вашей руки — пять.
character-trickster = Плутовка
    .about = Собственный рецепт разворачивается каждый раз, когда передают руки.
character-spider_summoner = Призывательница пауков
character-grimoire_scholar = Исследовательница гримуаров
    .about = Раз за раунд, колдуя: верните в запас { $mandrakes ->
            [one] { $mandrakes } мандрагору
            [few] { $mandrakes } мандрагоры
           *[many] { $mandrakes } мандрагор
        }, со стола или только что созданные, чтобы применить эффект гримуара.

recipe-void_storm = Буря пустоты
recipe-lost_arcana = Утраченная аркана
recipe-tome_of_midnight = Полуночный фолиант
recipe-swirling_scheme = Вихревой замысел
recipe-summon_secrets = Призыв тайн
recipe-shadow_curse = Проклятие тени
recipe-spore_lore = Предания о спорах
recipe-web_lore = Предания о паутине
recipe-croak_lore = Предания о кваканье
recipe-vanish_spell = Заклинание исчезновения
recipe-levitate_spell = Заклинание левитации
recipe-invisible_spell = Заклинание невидимости
recipe-shatter_spell = Заклинание раскола
recipe-bind_spell = Заклинание пут
recipe-find_spell = Заклинание поиска
recipe-sleep_charm = Чары сна
recipe-fear_charm = Чары страха
recipe-love_charm = Чары любви
recipe-shape_flask = Флакон превращений
recipe-insight_flask = Флакон прозрения
recipe-dream_flask = Флакон грёз
recipe-blister_brew = Пузырчатое варево
recipe-hairy_brew = Волосатое варево
recipe-warty_brew = Бородавчатое варево
recipe-grief_elixir = Эликсир скорби
recipe-rage_elixir = Эликсир ярости
recipe-despair_elixir = Эликсир отчаяния
recipe-star_elixir = Звёздный эликсир
recipe-sun_elixir = Солнечный эликсир
recipe-moon_elixir = Лунный эликсир
recipe-nature_rite = Обряд природы
recipe-growth_rite = Обряд роста
recipe-creature_rite = Обряд живых тварей
recipe-speed_draught = Настой быстроты
recipe-stamina_draught = Настой выносливости
recipe-strength_draught = Настой силы
recipe-summon_spiders = Призыв пауков
recipe-summon_slime = Призыв слизи
recipe-summon_spores = Призыв спор
recipe-poison_magic = Магия яда
recipe-crawl_magic = Ползучая магия
recipe-leap_magic = Прыгучая магия
recipe-mushroom_offering = Грибное подношение
recipe-spider_offering = Паучье подношение
recipe-toad_offering = Жабье подношение
recipe-mushroom_flood = Грибной потоп
recipe-spider_quake = Паукотрясение
recipe-toad_tornado = Жабий смерч
recipe-storm_sorcery = Колдовство бури
recipe-river_sorcery = Колдовство реки
recipe-lava_sorcery = Колдовство лавы
recipe-backache_potion = Зелье ломоты
recipe-toothache_potion = Зелье зубной боли
recipe-headache_potion = Зелье головной боли
recipe-shadow_art = Искусство тени
recipe-chaos_art = Искусство хаоса
recipe-dread_art = Искусство ужаса
recipe-earth_ritual = Ритуал земли
recipe-fire_ritual = Ритуал огня
recipe-wind_ritual = Ритуал ветра

## О чём спрашивают

prompt-choosing = Кого из двух персонажей вы оставите?
prompt-study = Сыграйте рецепт лицом вниз.
prompt-dare-way = Случай выбрал рецепт «{ $recipe }». Какой стороной его положить?
prompt-dare-effect = Случай выбрал рецепт «{ $recipe }». Теперь один эффект арканы на ваш выбор.
prompt-potion = Зелье: добавить ингредиент в котёл?
prompt-raven = Ворон: убрать до двух ингредиентов со стола?
prompt-grimoire = Гримуар: какой тип можно будет брать из запаса в этом раунде?
prompt-pouring = Зельеварка: переложить ингредиент со стола в котёл?
prompt-brew = Колдуйте: какой рецепт следующий — или вы закончили?
prompt-brew-called = По инициативе ваша очередь: какой рецепт следующий — или вы закончили?
prompt-fill = { $recipe }: что и откуда положить в следующую ячейку?
prompt-make = { $recipe }: что создать?
prompt-scholar-pay = Отдайте за гримуар { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагоры
       *[many] { $count } мандрагор
    }: откуда?
prompt-gather = Положите на свой стол { $count ->
        [one] { $count } ингредиент
        [few] { $count } ингредиента
       *[many] { $count } ингредиентов
    } одного типа. Какого?
prompt-save = В котле все пять типов! Переместить один ингредиент в круг?

crumb-round = Раунд { $round }
crumb-choosing = Персонажи
crumb-study = Изучение
crumb-arcana = Арканы
crumb-brewing = Колдовство
crumb-gathering = Неудержимая
crumb-saving = Ведьма на все руки
crumb-called = Ваша очередь по инициативе

## Что можно сделать

move-keep = Оставить персонажа: { $character }
move-play = Сыграть «{ $recipe }»
move-play-turned = Сыграть «{ $recipe }», развернув
move-redraw = Сбросить руку и взять до четырёх новых рецептов
move-dare = Довериться случаю
move-gather = Взять { $count } × { $type }
move-potion = Зелье, добавить: { $type }
move-raven = Ворон, убрать: { $type }
move-raven-two = Ворон, убрать: { $type } и { $type2 }
move-raven-same = Ворон, убрать: 2 × { $type }
move-grimoire = Гримуар: { $type }
move-pour = Переложить в котёл: { $type }
move-skip = Обойтись без эффекта
move-use = Применить «{ $recipe }»
move-take-bench = Со стола: { $type }
move-take-supply = Из запаса: { $type }
move-take-brew = Из только что созданных: { $type }
move-make = Создать: { $type }
move-scholar = Отдать { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагоры
       *[many] { $count } мандрагор
    } за гримуар
move-wait = Подождать: сперва увидеть, что сделают игроки с более низкой инициативой
move-finish = Закончить{ $count ->
        [0] {""}
       *[other] {" "}(пока лишних: { $count })
    }
move-save = В круг: { $type }
move-pass = Ничего не перемещать
move-take-back = Отменить последний шаг

## Что произошло

log-character = { $seat } играет за персонажа «{ $character }».
log-round = Раунд { $round }.
log-dared = Случай выбирает рецепт «{ $recipe }» для игрока { $seat }.
log-play = { $seat } играет рецепт «{ $recipe }».
log-play-turned = { $seat } играет рецепт «{ $recipe }», развернув его.
log-dare = { $seat } доверяет выбор случаю и за это может применить один эффект арканы.
# Only in logs of matches that began under older rules.
log-skip = { $seat } обходится без эффекта.
log-skip-effect = { $seat } отказывается от эффекта: { $effect }.
log-potion = { $seat }, зелье. В котёл: { $type }.
log-raven = { $seat }, ворон. Со стола убрано: { $type }.
log-raven-two = { $seat }, ворон. Со стола убрано: { $type } и { $type2 }.
log-raven-same = { $seat }, ворон. Со стола убрано: 2 × { $type }.
log-grimoire = { $seat }, гримуар. В этом раунде из запаса: { $type }.
log-pour = { $seat } перекладывает со стола в котёл: { $type }.
log-redraw = { $seat } сбрасывает руку вместе с Посвящённой и берёт { $count ->
        [one] { $count } новый рецепт
        [few] { $count } новых рецепта
       *[many] { $count } новых рецептов
    }.
# Only in logs of matches that began under older rules.
log-gather = { $seat }: неудержимая сила! На стол трижды: { $type }.
log-gathered = { $seat } кладёт на стол: { $count } × { $type }. Неудержимая сила!
log-gather-over = { $seat }: места не хватило, в круг игрока { $seat2 } — { $count ->
        [one] { $count } ингредиент
        [few] { $count } ингредиента
       *[many] { $count } ингредиентов
    }.
log-use = { $seat } применяет «{ $recipe }».
log-take-bench = { $seat } берёт для этого со стола: { $type }.
log-take-supply = { $seat } берёт для этого из запаса: { $type }.
log-take-brew = { $seat } берёт для этого из только что созданного: { $type }.
log-make = { $seat } выбирает, что создать: { $type }.
# Only in logs of matches that began under older rules.
log-scholar = { $seat } отдаёт две мандрагоры за гримуар.
log-mandrakes = { $seat } отдаёт { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагоры
       *[many] { $count } мандрагор
    } за гримуар.
log-left = { $seat }: карта персонажа использована.
log-cauldron = { $seat }, в котле{ $heart ->
        [0] {""}
        [one] {" "}· { $heart } сердце тени
        [few] {" "}· { $heart } сердца тени
       *[many] {" "}· { $heart } сердец тени
    }{ $mandrake ->
        [0] {""}
        [one] {" "}· { $mandrake } мандрагора
        [few] {" "}· { $mandrake } мандрагоры
       *[many] {" "}· { $mandrake } мандрагор
    }{ $mushroom ->
        [0] {""}
        [one] {" "}· { $mushroom } гриб
        [few] {" "}· { $mushroom } гриба
       *[many] {" "}· { $mushroom } грибов
    }{ $spider ->
        [0] {""}
        [one] {" "}· { $spider } паук
        [few] {" "}· { $spider } паука
       *[many] {" "}· { $spider } пауков
    }{ $toad ->
        [0] {""}
        [one] {" "}· { $toad } жаба
        [few] {" "}· { $toad } жабы
       *[many] {" "}· { $toad } жаб
    }.
log-nothing = { $seat }: котёл пуст.
log-called = По инициативе теперь колдует { $seat }.
log-called-arcana = По инициативе теперь об арканах решает { $seat }.
log-save = { $seat } перемещает из котла в круг: { $type }.
stage-open = Котлы открыты.
stage-slide = Каждый котёл переходит к соседу справа.
stage-fill = Ингредиенты раскладывают по рабочим столам.
log-pass = { $seat } передаёт котёл. Получает { $seat2 }.
log-overflow = { $seat2 }: слишком много! В круг игрока { $seat } ({ $count }){ $heart ->
        [0] {""}
        [one] {" "}· { $heart } сердце тени
        [few] {" "}· { $heart } сердца тени
       *[many] {" "}· { $heart } сердец тени
    }{ $mandrake ->
        [0] {""}
        [one] {" "}· { $mandrake } мандрагора
        [few] {" "}· { $mandrake } мандрагоры
       *[many] {" "}· { $mandrake } мандрагор
    }{ $mushroom ->
        [0] {""}
        [one] {" "}· { $mushroom } гриб
        [few] {" "}· { $mushroom } гриба
       *[many] {" "}· { $mushroom } грибов
    }{ $spider ->
        [0] {""}
        [one] {" "}· { $spider } паук
        [few] {" "}· { $spider } паука
       *[many] {" "}· { $spider } пауков
    }{ $toad ->
        [0] {""}
        [one] {" "}· { $toad } жаба
        [few] {" "}· { $toad } жабы
       *[many] {" "}· { $toad } жаб
    }.
log-trickster = { $seat } разворачивает рецепт Плутовки.
log-reshuffle = Колода кончилась: сброшенные рецепты перемешаны.
log-won = { $seat } побеждает! Ингредиентов в круге: { $count }.
log-won-most = { $seat } побеждает: в круге больше всего ингредиентов ({ $count })!
log-won-types = { $seat } побеждает: при равных кругах больше всего типов ({ $types })!
log-won-bench = { $seat } побеждает: при прочем равенстве самый свободный стол (ингредиентов на нём: { $bench })!
log-shared = { $seat } делит победу. Ингредиентов в круге: { $count }.
log-exhausted = Рецептов больше нет, и никто ничего не создаёт: сравниваем круги.

## Почему нельзя

refuse-unknown = Такого в этой игре нет.
refuse-not-dealt = Этого персонажа вам не раздавали.
refuse-chosen = Персонажи уже выбраны.
refuse-not-initiate = Сменить всю руку может только Посвящённая.
refuse-used-up = Карта вашего персонажа использована, её уже нет в игре.
refuse-redraw-late = Руку меняют только до того, как сыгран рецепт.
refuse-redraw-empty = Новых рецептов больше нет.
refuse-redraw-turn = Рецептов осталось слишком мало для обоих, а инициатива ниже у игрока { $seat }: дождитесь его решения.
refuse-not-daredevil = Доверить выбор случаю может только Сорвиголова.
refuse-not-study = Рецепты играют только во время изучения.
refuse-no-hand = У вас нет рецептов на руке.
refuse-dared = Ваш рецепт уже выбрал случай.
refuse-played = Рецепт этого раунда вы уже сыграли.
refuse-not-in-hand = Рецепта «{ $recipe }» у вас на руке нет.
refuse-one-way = На рецепте «{ $recipe }» нет символа направления.
refuse-not-unstoppable = Так собирает ингредиенты только Неудержимая.
refuse-gather-now = Эти ингредиенты вы кладёте один раз, в начале раунда.
refuse-not-brewer = Перекладывать со стола в котёл может только Зельеварка.
refuse-not-on-bench = Этого на вашем столе нет.
refuse-pay-first = Сначала отдайте { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагоры
       *[many] { $count } мандрагор
    }.
refuse-named = Этот тип вы уже назвали.
refuse-not-arcana = Эффекты арканы применяют сразу после открытия рецептов.
refuse-not-triggered = В этом раунде ни одна ваша аркана не заняла и не прошла чётного деления.
refuse-decided = Обо всех эффектах этого раунда вы уже решили.
refuse-other-effect = Сейчас решите об этом эффекте: { $effect }.
refuse-not-scholar = Отдавать мандрагоры за гримуар может только Исследовательница гримуаров.
refuse-not-brewing = Этому время во время колдовства.
refuse-finished = Вы уже закончили колдовать. Чтобы продолжить, отмените последний шаг.
refuse-waiting = Вы ждёте игроков с более низкой инициативой. Чтобы продолжить, отмените ожидание.
refuse-nothing-to-decide = Ждать можно, только пока вам нужно решить об эффектах арканы или закончить колдовство.
refuse-not-there = Так эту ячейку не заполнить.
refuse-no-slot = Сейчас нет ячейки, которую нужно заполнить.
refuse-not-shown = На этой ячейке такого ингредиента нет.
refuse-fill-first = Сначала заполните ячейки начатого рецепта или отмените его.
refuse-called = По инициативе ваша очередь: ждать больше нельзя.
refuse-lowest = Из тех, кто ещё не решил, у вас самая низкая инициатива: ждать некого.
refuse-few-mandrakes = Для этого не хватает мандрагор: нужно { $count }.
refuse-all-named = Вы уже назвали все пять типов.
refuse-scholar-used = В этом раунде вы уже так делали.
refuse-not-in-play = Рецепта «{ $recipe }» перед вами нет.
refuse-no-slots = На рецепте «{ $recipe }» нет ячеек: он даёт только арканы.
refuse-used = В этом раунде вы уже применили рецепт «{ $recipe }».
refuse-cannot-fill = На все ячейки рецепта «{ $recipe }» ингредиентов не хватает.
refuse-opened = То, что вы наколдовали, уже открыто: отменять поздно.
refuse-effects-opened = Ваши решения уже открыты: отменять поздно.
refuse-dared-back = То, что выбрал случай, отменить нельзя.
refuse-nothing-back = Отменять нечего.
refuse-not-jack = Об этом решает только Ведьма на все руки.
refuse-not-in-cauldron = Этого в вашем котле нет.
refuse-save-now = Это можно после колдовства, если в котле все пять типов.

## Конец

score-circle = В круге
ending-won = Круг заполнен: есть победитель.
ending-tie-break = Заполненных кругов было несколько: решило число ингредиентов, потом типов, потом более свободный стол.
ending-shared = Равенство во всём: победу делят.
ending-exhausted = Рецептов не осталось, и никто ничего не создавал: сравнили круги.

## Простым текстом

sketch-deck = Колода { $deck }, сброшено { $discard }
sketch-player = { $name } · { $character } · стол { $bench } · круг { $circle } · котёл { $cauldron } · зелье { $potion }, ворон { $raven }, гримуар { $grimoire } · рука { $hand }
sketch-hand = Рука:
sketch-plan = План: на столе { $bench } · создано { $brew } · { $seat }, лишнее: { $overflow }

## Стол

table-bench = Ваш рабочий стол
table-slots = { $type }: на столе { $count } из { $room }
table-free = Гримуар: в этом раунде рецепты могут брать это из запаса.
table-circle = В круге: { $count } из { $threshold }
table-cauldron = В котле: { $count }
table-count = { $type }: { $count }
table-track = Аркана, { $arcana }: деление { $at } из { $spaces }
table-track-off = Аркана, { $arcana }: жетон ещё не на шкале
table-effect-potion = На чётном делении: добавьте в котёл один любой ингредиент.
table-effect-raven = На чётном делении: уберите со стола до двух ингредиентов.
table-effect-grimoire = На чётном делении: назовите тип; в этом раунде рецепты могут брать его из запаса.
table-rule = Правила, { $rule }
table-forecast = Прогноз: { $seat }
    .about = Что получит { $seat }, если передать котёл сейчас, и сколько лишнего попадёт в ваш круг.
table-forecast-type = { $type }: там { $there } из { $room }, придёт { $comes }, не поместится { $over }
table-forecast-over = { $count ->
        [0] Всё поместится
       *[other] Лишних: { $count }
    } · круг { $circle }/{ $threshold }
table-turned = Развёрнут
table-takes = Нужно:
table-creates = Создаёт:
table-or = или
table-nothing = ничего
table-any = любой тип
table-arcana = Арканы:
table-reversible = Можно развернуть
table-no-slots = Ячеек нет, только арканы
table-own-recipe = Собственный рецепт: { $name-takes } → { $name-creates }.
table-leaves = После колдовства, в котором рецепт применён, карта покидает игру.
table-starts = Жетон «{ $arcana }» начинает с деления { $at }.
table-initiative = Инициатива { $number }
table-gone = Эта карта вышла из игры.
table-recipes = Рецептов в игре: { $count }
table-hand = На руке: { $count }
table-deck = Рецептов в колоде: { $count }
table-back = Шаг назад
table-wait = Подождать
table-reopen = Передумать

picture-bench = Рабочий стол: три ячейки для сердец тени, четыре для мандрагор и по девять для грибов, пауков и жаб.
picture-track = Шкала арканы: шесть делений, каждое второе вызывает эффект. Жетон зелья стоит на втором.
picture-chain = То, что создал один рецепт, может пойти в следующий: гриб из лунного эликсира помогает призвать пауков.
picture-overflow = Котёл с тремя мандрагорами приходит на стол, где есть место для одной: две мандрагоры попадают в круг того, кто передал котёл.

## Что в коробке

box-types = Ингредиенты
box-contents = Детали и карты
box-workbench = Рабочий стол
box-winning = Победа
box-hand = Рука
box-track = Трек арканы
box-abilities = Способности
box-end = Конец игры
box-recipes = Рецепты
box-initiative = Инициатива
box-characters = Персонажи

box-contents-boards = Планшеты
box-contents-cauldrons = Котлы
box-contents-reference_cards = Памятки
box-contents-arcana_cards = Карты арканы
box-contents-arcana_tokens = Жетоны арканы
box-contents-recipe_cards = Карты рецептов
box-contents-character_cards = Карты персонажей
box-contents-ingredients = Ингредиенты
box-workbench-capacity = Ячейки
box-winning-threshold = Ингредиентов в круге для победы
box-hand-size = Рецептов на руке
box-hand-clairvoyant = Рецептов у Ясновидицы
box-track-spaces = Делений
box-abilities-gathered = Ингредиентов берёт Неудержимая
box-abilities-mandrakes_for_grimoire = Мандрагор возвращает Исследовательница гримуаров
box-end-idle_rounds = Раундов без событий, после которых игра заканчивается
box-each-inputs = берёт: { $value }
    .none = ничего не берёт
box-each-outputs = даёт: { $value }
    .none = ничего не даёт
box-inputs-any = { table-any }
box-outputs-any = { table-any }
box-recipes-arcana = арканы: { $value }
box-recipes-reversible = можно развернуть
    .none = односторонний
box-characters-start = в начале: { $value }
box-characters-arcana = арканы: { $value }
    .none = без аркан
box-characters-discard = уходит из игры после применения

## Первая партия, шаг за шагом

first-welcome = Добро пожаловать! Для победы нужно пять ингредиентов в вашем круге. Они попадают туда, когда на столе соперника нет места для вашего варева.
    Сначала все играют рецепт лицом вниз. Возьмите «{ recipe-grief_elixir }» и разверните его: из паука и жабы выйдут два гриба.
first-together = Все выбирают одновременно, и карты открываются вместе.
first-brew = Теперь колдуйте. Примените рецепт: он возьмёт с вашего стола паука и жабу и положит на карту два гриба.
first-finish = Пока вы не закончили, план можно менять сколько угодно. А потом котёл со всем, что вышло, отправится к сопернику.
first-passing = Как только оба будут готовы, котлы перейдут к соседям.
first-plan = У соперника уже занято шесть из девяти ячеек для грибов. Значит, наш план — грибы! Карты с руки перешли к соседу, так что рецепты у вас другие. Сыграйте «{ recipe-find_spell }».
first-potion = Символы на рецептах двигают жетоны аркан. Два дошли до чётного деления — пользуйтесь! Зелье кладёт любой ингредиент прямо в котёл. Конечно же, гриб!
first-grimoire = Гримуар: назовите вид, и в этом раунде его можно брать из запаса, а не со стола. Назовите пауков.
first-again = Рецепты остаются перед вами до конца: каждый работает раз в раунд. Снова «{ recipe-grief_elixir }»!
first-supply = Возьмите паука из запаса — подарок гримуара. Свои останутся на столе.
first-second = Теперь «{ recipe-find_spell }»: за одну жабу — гриб, паук и жаба.
first-overflow = В котле четыре гриба, а у соперника место только для трёх. Заканчивайте!
first-full = Первый гриб в вашем круге! А у соперника заняты все девять ячеек: теперь каждый новый гриб — ваш. Сыграйте «{ recipe-chaos_art }».
first-arcana = Здесь срабатывают арканы соперника, но он от них отказывается.
first-chain = Ещё четыре — и победа. Начните с рецепта «{ recipe-find_spell }»: то, что он создаст, пойдёт на следующий.
first-feed = Теперь «{ recipe-grief_elixir }».
first-fresh = Положите паука, которого только что создали: свои сейчас понадобятся.
first-last = И «{ recipe-chaos_art }»: четвёртый гриб.
first-win = Четыре гриба на стол, где нет места ни для одного. Заканчивайте!
first-end = Пять в круге — вы победили! Смотрите, чем забит чужой стол, делайте этого побольше, а свой держите свободным: сосед слева думает точно так же.

## Почему подсказка советует этот ход

reason-own-circle = { $more ->
    [yes] В ваш круг попадёт больше.
   *[no] Ваш круг может подождать.
}
reason-rival-circle = { $more ->
    [yes] Круг соперника здесь не так важен.
   *[no] Круг соперника растёт медленнее.
}
reason-left-circle = { $more ->
    [yes] Круг соседа слева здесь не так важен.
   *[no] В круг соседа слева попадёт меньше.
}
reason-own-next = { $more ->
    [yes] Из вашего следующего котла больше попадёт в круг.
   *[no] Вы бережёте ингредиенты на потом.
}
reason-rival-next = { $more ->
    [yes] Соперники рано тратят свои ингредиенты.
   *[no] Самый сильный соперник получит меньше.
}
reason-left-next = { $more ->
    [yes] Сосед слева рано тратит ингредиенты.
   *[no] На вашем столе остаётся место для котла слева.
}
reason-lead-next = { $more ->
    [yes] Вы отрываетесь от сильнейшего соперника.
   *[no] Больший отрыв вам не нужен.
}
reason-wins-next = { $more ->
    [yes] Вы вот-вот победите.
   *[no] С победой можно не спешить.
}
reason-loses-next = { $more ->
    [yes] Игра остаётся открытой.
   *[no] Соперник пока не побеждает.
}
reason-tie-types = { $more ->
    [yes] При равенстве победит круг, где больше типов.
   *[no] Число типов здесь ничего не решает.
}
reason-tie-bench = { $more ->
    [yes] При равенстве победит тот, у кого стол пустее.
   *[no] Столы здесь ничего не решают.
}
reason-own-threat = { $more ->
    [yes] Ваши рецепты грозят переполнить стол справа.
   *[no] Вы отказываетесь от медленной угрозы.
}
reason-rival-threat = { $more ->
    [yes] Рецепты соперников угрожают друг другу.
   *[no] Рецепты соперников угрожают меньше.
}
reason-left-threat = { $more ->
    [yes] То, что приходит слева, пойдёт в ваши рецепты.
   *[no] Сосед слева реже переполнит ваш стол.
}
reason-own-engine = { $more ->
    [yes] Ваши рецепты дают больше, чем берут.
   *[no] Ваши рецепты расходуют лишнее.
}
reason-rival-engine = { $more ->
    [yes] Соперники делают больше, чем могут передать.
   *[no] Соперникам не из чего колдовать.
}
reason-left-engine = { $more ->
    [yes] Сосед слева снабжает вас ингредиентами.
   *[no] Сосед слева пришлёт вам меньше.
}
reason-own-free = { $more ->
    [yes] Рецепт, которому ничего не нужно, работает каждый раунд.
   *[no] Вы не полагаетесь на рецепты без затрат.
}
reason-own-idle = { $more ->
    [yes] Рецепт может подождать своих ингредиентов.
   *[no] Ингредиенты для ваших рецептов можно добыть.
}
reason-own-hearts = { $more ->
    [yes] У вас останется больше сердец тени для рецептов.
   *[no] На вашем столе освободится место для сердец тени.
}
reason-own-mandrakes = { $more ->
    [yes] У вас останется больше мандрагор для рецептов.
   *[no] На вашем столе освободится место для мандрагор.
}
reason-own-mushrooms = { $more ->
    [yes] У вас останется больше грибов для рецептов.
   *[no] На вашем столе освободится место для грибов.
}
reason-own-spiders = { $more ->
    [yes] У вас останется больше пауков для рецептов.
   *[no] На вашем столе освободится место для пауков.
}
reason-own-toads = { $more ->
    [yes] У вас останется больше жаб для рецептов.
   *[no] На вашем столе освободится место для жаб.
}
reason-right-hearts = { $more ->
    [yes] Стол справа заполняется сердцами тени.
   *[no] Сосед справа получит меньше сердец тени для рецептов.
}
reason-right-mandrakes = { $more ->
    [yes] Стол справа заполняется мандрагорами.
   *[no] Сосед справа получит меньше мандрагор для рецептов.
}
reason-right-mushrooms = { $more ->
    [yes] Стол справа заполняется грибами.
   *[no] Сосед справа получит меньше грибов для рецептов.
}
reason-right-spiders = { $more ->
    [yes] Стол справа заполняется пауками.
   *[no] Сосед справа получит меньше пауков для рецептов.
}
reason-right-toads = { $more ->
    [yes] Стол справа заполняется жабами.
   *[no] Сосед справа получит меньше жаб для рецептов.
}
reason-makes-hearts = { $more ->
    [yes] Ваши рецепты дают сердца тени, а для них меньше всего ячеек.
   *[no] Вашим рецептам незачем создавать сердца тени.
}
reason-makes-mandrakes = { $more ->
    [yes] Ваши рецепты дают мандрагоры, а для них мало ячеек.
   *[no] Вашим рецептам незачем создавать мандрагоры.
}
reason-makes-basic = { $more ->
    [yes] Ваши рецепты дают много жаб, пауков и грибов.
   *[no] Сосед получит меньше простых ингредиентов.
}
reason-lacks-hearts = { $more ->
    [yes] Вашим рецептам пригодятся сердца тени.
   *[no] Вашим рецептам хватает сердец тени.
}
reason-lacks-mandrakes = { $more ->
    [yes] Вашим рецептам пригодятся мандрагоры.
   *[no] Вашим рецептам хватает мандрагор.
}
reason-lacks-basic = { $more ->
    [yes] Вашим рецептам пригодятся простые ингредиенты.
   *[no] Вашим рецептам хватает простых ингредиентов.
}
reason-potion-ready = { $more ->
    [yes] Следующий знак зелья сработает.
   *[no] Вы используете зелье сейчас.
}
reason-raven-ready = { $more ->
    [yes] Следующий знак ворона сработает.
   *[no] Вы используете ворона сейчас.
}
reason-grimoire-ready = { $more ->
    [yes] Следующий знак гримуара сработает.
   *[no] Вы используете гримуар сейчас.
}
reason-own-redraw = { $more ->
    [yes] Вы бережёте новую руку Посвящённой на потом.
   *[no] В новой руке будут рецепты получше.
}
reason-round = { $more ->
    [yes] У вас будет время ещё на один раунд.
   *[no] Это приближает конец игры.
}
