name = Ведьмин круг
about = Все колдуют одновременно, и каждый котёл достаётся ведьме справа. Передайте ей больше жаб, пауков и сердец тени, чем помещается на её рабочем столе, — и всё лишнее окажется в вашем круге. Пять таких ингредиентов — и победа ваша. Но не забывайте: ведьма слева уже помешивает котёл для вас.
quick-start =
    Все играют одновременно. Выберите рецепт с руки и сыграйте его рубашкой вверх. Он останется перед вами до конца игры.
    Затем колдуйте: применяйте рецепты в любом порядке, каждый по разу. То, что создал один рецепт, можно потратить на другой. Пока вы не закончили, план можно менять сколько угодно.
    Котёл достанется игроку справа. Всё, что не поместится на его рабочем столе, попадёт в ваш круг. Пять ингредиентов в круге — и вы победили.
    Не давайте завалить собственный рабочий стол: расходуйте побольше ингредиентов, прежде всего сердца тени и мандрагоры — для них ячеек меньше всего.

## Как играть

variant-first-game = Первая игра
    .about = Все играют за Посвящённых. Лучше всего начинать с такой игры.
variant-characters = Персонажи
    .about = Каждый получает двух персонажей и оставляет себе одного.
variant-random-characters = Случайные персонажи
    .about = Каждый получает случайного персонажа.
variant-long = Долгая игра
    .about = Случайные персонажи, а для победы нужно десять ингредиентов в круге. Домашнее правило.
variant-in-order = По очереди
    .about = Случайные персонажи; игроки применяют арканы и колдуют по очереди, начиная с самой низкой инициативы. Для победы нужно семь ингредиентов в круге. Домашнее правило.

option-characters = Персонажи
    .about = Для первой игры — Посвящённые; потом каждый выбирает одного персонажа из двух или получает случайного.
option-characters-initiates = Все Посвящённые
option-characters-choose = Выбрать из двух
option-characters-random = Случайные
option-threshold = Ингредиентов для победы
    .about = По правилам для победы нужно пять ингредиентов; с семью или десятью игра длится дольше (домашнее правило).
option-threshold-5 = 5
option-threshold-7 = 7
option-threshold-10 = 10
option-order = Инициатива
    .about = По правилам все применяют арканы и колдуют одновременно, а ждёт только тот, кто хочет сначала увидеть ходы других. В строгом порядке игроки действуют открыто, один за другим, начиная с самой низкой инициативы.
option-order-free = Ждать по желанию
option-order-strict = Строго по очереди

## Ингредиенты и арканы

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
effect-chosen = дополнительный эффект
light-deciding = решает
light-ready = готово
light-waiting = ждёт других
light-open = открыто

## Части предложений: ингредиенты и эффекты

one-type = { $type-is ->
    [type-heart] сердце тени
    [type-mandrake] мандрагору
    [type-mushroom] гриб
    [type-spider] паука
   *[type-toad] жабу
}
one-type2 = { $type2-is ->
    [type-heart] сердце тени
    [type-mandrake] мандрагору
    [type-mushroom] гриб
    [type-spider] паука
   *[type-toad] жабу
}
# After 2 and 3.
few-types = { $type-is ->
    [type-heart] сердца тени
    [type-mandrake] мандрагоры
    [type-mushroom] гриба
    [type-spider] пауков
   *[type-toad] жаб
}
count-types = { $count ->
    [one] { $count } { one-type }
    [few] { $count } { few-types }
   *[many] { $count } { $type-is ->
        [type-heart] сердец тени
        [type-mandrake] мандрагор
        [type-mushroom] грибов
        [type-spider] пауков
       *[type-toad] жаб
    }
}
all-types = { $type-is ->
    [type-heart] сердца тени
    [type-mandrake] мандрагоры
    [type-mushroom] грибы
    [type-spider] пауков
   *[type-toad] жаб
}
# At the beginning of a label.
types = { $type-is ->
    [type-heart] Сердца тени
    [type-mandrake] Мандрагоры
    [type-mushroom] Грибы
    [type-spider] Пауки
   *[type-toad] Жабы
}
the-effect = { $effect-is ->
    [effect-potion] эффект зелья
    [effect-raven] эффект ворона
    [effect-grimoire] эффект гримуара
   *[other] { $effect }
}
of-arcana = { $arcana-is ->
    [arcana-potion] зелья
    [arcana-raven] ворона
   *[arcana-grimoire] гримуара
}
# Ingredients at the end of a sentence, from a colon to the full stop.
pile = { $heart ->
        [0] {""}
        [one] : { $heart } сердце тени
        [few] : { $heart } сердца тени
       *[many] : { $heart } сердец тени
    }{ $mandrake ->
        [0] {""}
        [one] { before-mandrakes } { $mandrake } мандрагора
        [few] { before-mandrakes } { $mandrake } мандрагоры
       *[many] { before-mandrakes } { $mandrake } мандрагор
    }{ $mushroom ->
        [0] {""}
        [one] { before-mushrooms } { $mushroom } гриб
        [few] { before-mushrooms } { $mushroom } гриба
       *[many] { before-mushrooms } { $mushroom } грибов
    }{ $spider ->
        [0] {""}
        [one] { before-spiders } { $spider } паук
        [few] { before-spiders } { $spider } паука
       *[many] { before-spiders } { $spider } пауков
    }{ $toad ->
        [0] {""}
        [one] { before-toads } { $toad } жаба
        [few] { before-toads } { $toad } жабы
       *[many] { before-toads } { $toad } жаб
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

## Персонажи и рецепты

character-initiate = Посвящённая
    .about = Один раз за игру, прежде чем сыграть рецепт: сбросьте эту карту и всю руку и возьмите четыре новых рецепта.
character-jack_of_all_trades = Ведьма на все руки
    .about = Если после колдовства в вашем котле все пять типов ингредиентов, вы можете переместить один из них в свой круг.
character-potion_brewer = Зельеварка
    .about = За каждый символ зелья на сыгранном рецепте вы можете переложить один ингредиент с рабочего стола в котёл.
character-whirlwind = Вьюга
    .about = Играя рецепт, вы можете развернуть любую карту, даже без символа направления.
character-toad_whisperer = Жабья шептунья
character-daredevil = Сорвиголова
    .about = Вы можете сыграть случайный рецепт с руки. Тогда до открытия карт примените один эффект аркана на свой выбор.
character-unstoppable = Неудержимая
    .about = Каждый раунд, прежде чем сыграть рецепт, вы обязаны положить на рабочий стол { $gathered ->
            [one] { $gathered } ингредиент
            [few] { $gathered } ингредиента одного типа
           *[many] { $gathered } ингредиентов одного типа
        }. Всё, что не поместилось, попадает в круг игрока слева.
character-dark_horse = Тёмная лошадка
character-fey_blessed = Благословлённая феями
character-clairvoyant = Ясновидица
    .about = Вы начинаете с пятью рецептами, и лимит вашей руки — пять.
character-trickster = Плутовка
    .about = Когда игроки передают карты соседу, разверните рецепт Плутовки.
character-spider_summoner = Призывательница пауков
character-grimoire_scholar = Исследовательница гримуаров
    .about = Раз за раунд во время колдовства: верните в запас { $mandrakes ->
            [one] { $mandrakes } мандрагору
            [few] { $mandrakes } мандрагоры
           *[many] { $mandrakes } мандрагор
        } (с рабочего стола или из только что созданных), чтобы применить эффект гримуара.

recipe-void_storm = Буря пустоты
recipe-lost_arcana = Забытый аркан
recipe-tome_of_midnight = Полуночный фолиант
recipe-swirling_scheme = Вихревой замысел
recipe-summon_secrets = Призыв тайн
recipe-shadow_curse = Проклятие тени
recipe-spore_lore = Грибная премудрость
recipe-web_lore = Паучья премудрость
recipe-croak_lore = Жабья премудрость
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
recipe-summon_spores = Призыв грибниц
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

prompt-choosing = Выберите, какого персонажа оставить.
prompt-study = Выберите рецепт и сыграйте его рубашкой вверх.
prompt-dare-way = Ваш случайный рецепт — «{ $recipe }». Выберите, развернуть ли его.
prompt-dare-effect = Ваш случайный рецепт — «{ $recipe }». Теперь примените один эффект аркана или пропустите его.
prompt-potion = Зелье: добавьте ингредиент в котёл или пропустите эффект.
prompt-raven = Ворон: уберите с рабочего стола до двух ингредиентов или пропустите эффект.
prompt-grimoire = Гримуар: выберите, ингредиенты какого типа брать из запаса в этом раунде.
prompt-pouring = Зельеварка: переложите ингредиент с рабочего стола в котёл или пропустите эффект.
prompt-brew = Примените рецепт или закончите колдовать.
prompt-brew-called = Ваша очередь: примените рецепт или закончите колдовать.
prompt-fill = { $recipe }: выберите ингредиент для следующей ячейки.
prompt-make = { $recipe }: выберите, что создать.
prompt-scholar-pay = Отдайте за гримуар { $count ->
        [one] { $count } мандрагору: выберите, откуда её взять.
        [few] { $count } мандрагоры: выберите, откуда их взять.
       *[many] { $count } мандрагор: выберите, откуда их взять.
    }
prompt-gather = Выберите тип ингредиента: вы обязаны положить на свой рабочий стол { $count ->
        [one] { $count } такой ингредиент.
        [few] { $count } таких ингредиента.
       *[many] { $count } таких ингредиентов.
    }
prompt-save = В вашем котле все пять типов ингредиентов! Переместите один из них в свой круг или откажитесь.

crumb-round = Раунд { $round }
crumb-choosing = Персонажи
crumb-study = Изучение
crumb-arcana = Арканы
crumb-brewing = Колдовство
crumb-gathering = Неудержимая
crumb-saving = Ведьма на все руки
crumb-called = Подошла ваша очередь

## Что можно сделать

move-keep = Оставить персонажа «{ $character }»
move-play = Сыграть рецепт «{ $recipe }»
move-play-turned = Сыграть развёрнутый рецепт «{ $recipe }»
move-redraw = Сбросить руку и взять новые рецепты (не больше 4)
move-dare = Сыграть случайный рецепт
move-gather = Взять { count-types }
move-potion = Зелье: добавить { one-type }
move-raven = Ворон: убрать { one-type }
move-raven-two = Ворон: убрать { one-type } и { one-type2 }
move-raven-same = Ворон: убрать 2 { few-types }
move-grimoire = Гримуар: брать { all-types } из запаса
move-pour = Переложить { one-type } в котёл
move-skip = Пропустить эффект
move-use = Применить рецепт «{ $recipe }»
move-take-bench = Взять { one-type } с рабочего стола
move-take-supply = Взять { one-type } из запаса
move-take-brew = Взять { one-type } из только что созданных
move-make = Создать { one-type }
move-scholar = Отдать { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагоры
       *[many] { $count } мандрагор
    } за гримуар
move-wait = Подождать: сначала увидеть, что сделают игроки с более низкой инициативой
move-finish = { $count ->
        [0] Закончить колдовать
       *[other] Закончить (не поместится: { $count })
    }
move-save = Переместить { one-type } в свой круг
move-pass = Ничего не перемещать
move-take-back = Отменить последний шаг

## Что произошло

log-character = { $seat-is ->
    [you] Вы играете за персонажа «{ $character }».
   *[other] { $seat } играет за персонажа «{ $character }».
}
log-round = Раунд { $round }.
log-dared = { $seat-is ->
    [you] Ваш случайный рецепт — «{ $recipe }».
   *[other] { $seat } получает случайный рецепт «{ $recipe }».
}
log-play = { $seat-is ->
    [you] Вы играете рецепт «{ $recipe }».
   *[other] { $seat } играет рецепт «{ $recipe }».
}
log-play-turned = { $seat-is ->
    [you] Вы играете развёрнутый рецепт «{ $recipe }».
   *[other] { $seat } играет развёрнутый рецепт «{ $recipe }».
}
log-dare = { $seat-is ->
    [you] Ваш рецепт случайный, поэтому вы можете применить один эффект аркана.
   *[other] { $seat } играет случайный рецепт и за это может применить один эффект аркана.
}
# Only in logs of matches that began under older rules.
log-skip = { $seat-is ->
    [you] Вы пропускаете эффект.
   *[other] { $seat } пропускает эффект.
}
log-skip-effect = { $seat-is ->
    [you] Вы пропускаете { the-effect }.
   *[other] { $seat } пропускает { the-effect }.
}
log-potion = { $seat-is ->
    [you] Вы применяете зелье и добавляете в котёл { one-type }.
   *[other] { $seat } применяет зелье и добавляет в котёл { one-type }.
}
log-raven = { $seat-is ->
    [you] Вы применяете эффект ворона и убираете с рабочего стола { one-type }.
   *[other] { $seat } применяет эффект ворона и убирает с рабочего стола { one-type }.
}
log-raven-two = { $seat-is ->
    [you] Вы применяете эффект ворона и убираете с рабочего стола { one-type } и { one-type2 }.
   *[other] { $seat } применяет эффект ворона и убирает с рабочего стола { one-type } и { one-type2 }.
}
log-raven-same = { $seat-is ->
    [you] Вы применяете эффект ворона и убираете с рабочего стола 2 { few-types }.
   *[other] { $seat } применяет эффект ворона и убирает с рабочего стола 2 { few-types }.
}
log-grimoire = { $seat-is ->
    [you] Вы применяете гримуар и в этом раунде можете брать { all-types } из запаса.
   *[other] { $seat } применяет гримуар и в этом раунде может брать { all-types } из запаса.
}
log-pour = { $seat-is ->
    [you] Вы перекладываете { one-type } с рабочего стола в котёл.
   *[other] { $seat } перекладывает { one-type } с рабочего стола в котёл.
}
log-redraw = { $seat-is ->
    [you] Вы сбрасываете карту Посвящённой и всю руку и берёте
   *[other] { $seat } сбрасывает карту Посвящённой и всю руку и берёт
} { $count ->
    [one] { $count } новый рецепт.
    [few] { $count } новых рецепта.
   *[many] { $count } новых рецептов.
}
# Only in logs of matches that began under older rules.
log-gather = { $seat-is ->
    [you] Вы кладёте на рабочий стол 3 { few-types }.
   *[other] { $seat } кладёт на рабочий стол 3 { few-types }.
}
log-gathered = { $seat-is ->
    [you] Вы кладёте на рабочий стол { count-types }.
   *[other] { $seat } кладёт на рабочий стол { count-types }.
}
log-gather-over = { $seat-is ->
    [you] Вы берёте больше, чем помещается на вашем рабочем столе:
   *[other] { $seat } берёт больше, чем помещается на рабочем столе:
} { $seat2-is ->
    [you] лишнее попадает в ваш круг
   *[other] лишнее забирает в свой круг { $seat2 }
} ({ $count ->
    [one] { $count } ингредиент
    [few] { $count } ингредиента
   *[many] { $count } ингредиентов
}).
log-use = { $seat-is ->
    [you] Вы применяете рецепт «{ $recipe }».
   *[other] { $seat } применяет рецепт «{ $recipe }».
}
log-take-bench = { $seat-is ->
    [you] Вы берёте { one-type } с рабочего стола.
   *[other] { $seat } берёт { one-type } с рабочего стола.
}
log-take-supply = { $seat-is ->
    [you] Вы берёте { one-type } из запаса.
   *[other] { $seat } берёт { one-type } из запаса.
}
log-take-brew = { $seat-is ->
    [you] Вы берёте { one-type } из только что созданных.
   *[other] { $seat } берёт { one-type } из только что созданных.
}
log-make = { $seat-is ->
    [you] Вы решаете создать { one-type }.
   *[other] { $seat } решает создать { one-type }.
}
# Only in logs of matches that began under older rules.
log-scholar = { $seat-is ->
    [you] Вы отдаёте 2 мандрагоры за гримуар.
   *[other] { $seat } отдаёт 2 мандрагоры за гримуар.
}
log-mandrakes = { $seat-is ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} { $count ->
    [one] { $count } мандрагору
    [few] { $count } мандрагоры
   *[many] { $count } мандрагор
} за гримуар.
log-left = { $seat-is ->
    [you] Вы сбрасываете карту своего персонажа.
   *[other] { $seat } сбрасывает карту своего персонажа.
}
log-cauldron = { $seat-is ->
    [you] Вы открываете котёл
   *[other] { $seat } открывает котёл
}{ pile }
log-nothing = { $seat-is ->
    [you] Вы открываете котёл: он пуст.
   *[other] { $seat } открывает котёл: он пуст.
}
log-called = { $seat-is ->
    [you] Теперь ваша очередь колдовать: порядок определяет инициатива.
   *[other] Теперь колдует { $seat }: порядок определяет инициатива.
}
log-called-arcana = { $seat-is ->
    [you] Теперь ваша очередь применять арканы: порядок определяет инициатива.
   *[other] Теперь арканы применяет { $seat }: порядок определяет инициатива.
}
log-save = { $seat-is ->
    [you] Вы перемещаете { one-type } из котла в свой круг.
   *[other] { $seat } перемещает { one-type } из котла в свой круг.
}
stage-open = Котлы открыты.
stage-slide = Каждый котёл переходит к соседу справа.
stage-fill = Ингредиенты выкладывают на рабочие столы.
log-pass = { $seat-is ->
    [you] Вы передаёте свой котёл: его получает { $seat2 }.
   *[other] { $seat2-is ->
        [you] { $seat } передаёт вам свой котёл.
       *[other] { $seat } передаёт свой котёл: его получает { $seat2 }.
    }
}
log-overflow = { $seat2-is ->
    [you] На вашем рабочем столе не хватает места, и лишнее
   *[other] { $seat2 } не может выложить всё на рабочий стол, и лишнее
} { $seat-is ->
    [you] попадает в ваш круг (+{ $count })
   *[other] забирает в свой круг { $seat } (+{ $count })
}{ pile }
log-trickster = { $seat-is ->
    [you] Вы разворачиваете рецепт Плутовки.
   *[other] { $seat } разворачивает рецепт Плутовки.
}
log-reshuffle = Колода кончилась: сброшенные рецепты перемешаны и стали новой колодой.
log-won = { $seat-is ->
    [you] Вы побеждаете! Ингредиентов в вашем круге: { $count }.
   *[other] { $seat } побеждает! Ингредиентов в круге: { $count }.
}
log-won-most = { $seat-is ->
    [you] Вы побеждаете: в вашем круге больше всего ингредиентов ({ $count })!
   *[other] { $seat } побеждает: в круге победителя больше всего ингредиентов ({ $count })!
}
log-won-types = { $seat-is ->
    [you] Вы побеждаете: ингредиентов поровну, но в вашем круге больше всего разных типов ({ $types })!
   *[other] { $seat } побеждает: ингредиентов поровну, но в круге победителя больше всего разных типов ({ $types })!
}
log-won-bench = { $seat-is ->
    [you] Вы побеждаете: в кругах всё поровну, но на вашем рабочем столе меньше всего ингредиентов ({ $bench })!
   *[other] { $seat } побеждает: в кругах всё поровну, но на рабочем столе победителя меньше всего ингредиентов ({ $bench })!
}
log-shared = { $seat-is ->
    [you] Вы делите победу с другими. Ингредиентов в вашем круге: { $count }.
   *[other] { $seat } делит победу с другими. Ингредиентов в круге: { $count }.
}
log-exhausted = Рецептов больше нет, и никто ничего не создаёт, поэтому сравнивают круги игроков.

## Почему нельзя

refuse-unknown = Такого хода в этой игре нет.
refuse-not-dealt = Этого персонажа вам не раздавали. Выберите одного из двух своих персонажей.
refuse-chosen = Персонажи уже выбраны.
refuse-not-initiate = Заменить всю руку может только Посвящённая.
refuse-used-up = Вы уже использовали карту своего персонажа, её больше нет в игре.
refuse-redraw-late = Заменить руку можно только до того, как вы сыграли рецепт.
refuse-redraw-empty = Новых рецептов больше нет.
refuse-redraw-turn = Рецептов на двоих не хватит, а { $seat } решает раньше вас: у этого игрока ниже инициатива. Дождитесь его решения.
refuse-not-daredevil = Сыграть случайный рецепт может только Сорвиголова.
refuse-not-study = Играть рецепты можно только в фазе изучения.
refuse-no-hand = У вас на руке нет рецептов.
refuse-dared = Случайный рецепт для вас уже выбран.
refuse-played = В этом раунде вы уже сыграли рецепт.
refuse-not-in-hand = У вас на руке нет рецепта «{ $recipe }».
refuse-one-way = Рецепт «{ $recipe }» нельзя развернуть: на нём нет символа направления.
refuse-not-unstoppable = Брать ингредиенты в начале раунда может только Неудержимая.
refuse-gather-now = Неудержимая берёт ингредиенты только один раз за раунд, в самом начале.
refuse-not-brewer = Перекладывать ингредиенты с рабочего стола в котёл может только Зельеварка.
refuse-not-on-bench = Такого ингредиента на вашем рабочем столе нет.
refuse-pay-first = Сначала отдайте { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагоры
       *[many] { $count } мандрагор
    }.
refuse-named = Этот тип ингредиента вы уже назвали. Выберите другой.
refuse-not-arcana = Эффекты арканов применяют только сразу после открытия рецептов.
refuse-not-triggered = В этом раунде ни один ваш жетон аркана не дошёл до чётного деления.
refuse-decided = Вы уже применили или пропустили все эффекты этого раунда.
refuse-other-effect = Сначала примените или пропустите { the-effect }.
refuse-not-scholar = Отдавать мандрагоры за гримуар может только Исследовательница гримуаров.
refuse-not-brewing = Такой ход возможен только во время колдовства.
refuse-finished = Вы уже закончили колдовать. Чтобы изменить план, отмените последний шаг.
refuse-waiting = Вы ждёте игроков с более низкой инициативой. Действовать можно будет, когда подойдёт ваша очередь.
refuse-nothing-to-decide = Ждать можно, только пока вы применяете эффекты арканов или колдуете.
refuse-not-there = Так эту ячейку заполнить нельзя. Выберите один из предложенных ингредиентов.
refuse-no-slot = Сейчас нет ячеек, которые надо заполнить. Сначала примените рецепт.
refuse-not-shown = На этой ячейке нет такого ингредиента. Выберите один из изображённых.
refuse-fill-first = Сначала заполните ячейки начатого рецепта или отмените его.
refuse-called = Подошла ваша очередь: ждать больше нельзя.
refuse-lowest = Среди тех, кто ещё не закончил, у вас самая низкая инициатива: ждать некого.
refuse-few-mandrakes = Вам не хватает мандрагор: нужно { $count }.
refuse-all-named = Вы уже назвали все пять типов ингредиентов.
refuse-scholar-used = В этом раунде вы уже отдавали мандрагоры за гримуар.
refuse-not-in-play = Перед вами нет рецепта «{ $recipe }».
refuse-no-slots = Рецепт «{ $recipe }» применить нельзя: на нём нет ячеек, только символы арканов.
refuse-used = В этом раунде вы уже применили рецепт «{ $recipe }».
refuse-cannot-fill = У вас не хватает ингредиентов, чтобы заполнить все ячейки рецепта «{ $recipe }».
refuse-opened = Ваш котёл уже открыт: отменять поздно.
refuse-effects-opened = Ваши решения уже открыты: отменять поздно.
refuse-dared-back = Случайный рецепт отменить нельзя.
refuse-nothing-back = Отменять нечего.
refuse-not-jack = Перемещать ингредиент из котла в свой круг может только Ведьма на все руки.
refuse-not-in-cauldron = Такого ингредиента в вашем котле нет.
refuse-save-now = Переместить ингредиент в круг можно только после колдовства, если в котле все пять типов.

## Конец

score-circle = Ингредиенты в круге
ending-won = Круг заполнен, игра окончена.
ending-tie-break = Круг заполнили несколько игроков. Победителя определили по числу ингредиентов в круге, затем по числу их типов, затем по тому, у кого свободнее рабочий стол.
ending-shared = Полное равенство: победа общая.
ending-exhausted = Рецептов не осталось, и никто ничего не создавал, поэтому сравнили круги игроков.

## Простым текстом

sketch-deck = Рецептов в колоде: { $deck }, в сбросе: { $discard }
sketch-player = { $name } · { $character } · рабочий стол: { $bench } · круг: { $circle } · котёл: { $cauldron } · зелье: { $potion }, ворон: { $raven }, гримуар: { $grimoire } · рука: { $hand }
sketch-hand = Рука:
sketch-plan = План: на рабочем столе останется { $bench } · в котле будет { $brew } · не поместится у соседа ({ $seat }): { $overflow }

## Стол

table-bench = Ваш рабочий стол
table-slots = { types }: занято { $count } из { $room }
table-free = Гримуар: в этом раунде рецепты могут брать ингредиенты этого типа из запаса.
table-circle = Ингредиентов в круге: { $count } из { $threshold }
table-cauldron = Ингредиентов в котле: { $count }
table-count = { types }: { $count }
table-track = Жетон { of-arcana } на делении { $at } из { $spaces }
table-track-off = Жетона { of-arcana } ещё нет на треке
table-effect-potion = На чётном делении: добавьте в котёл один любой ингредиент.
table-effect-raven = На чётном делении: уберите с рабочего стола до двух ингредиентов.
table-effect-grimoire = На чётном делении: назовите тип; в этом раунде такие ингредиенты можно брать из запаса.
table-rule = Правила, { $rule }
table-giver = { $seat } варит для вас
table-near = { $left ->
    [0] Вот-вот победит!
    [one] До победы: { $left } ингредиент
    [few] До победы: { $left } ингредиента
   *[many] До победы: { $left } ингредиентов
}
table-alarm = { $seat-is ->
    [you] { $left ->
        [0] Ваш круг полон: это последний раунд!
        [one] Вам до победы не хватает { $left } ингредиента!
       *[other] Вам до победы не хватает { $left } ингредиентов!
    }
   *[other] { $left ->
        [0] { $seat } вот-вот победит: круг полон, это последний раунд!
        [one] { $seat } в шаге от победы: не хватает { $left } ингредиента!
       *[other] { $seat } в шаге от победы: не хватает { $left } ингредиентов!
    }
}
table-forecast = Котёл получит { $seat }
    .about = Что получит { $seat }, если передать котёл сейчас, и сколько лишнего попадёт в ваш круг.
table-forecast-type = { types }: занято { $there } из { $room }, добавится { $comes }, не поместится { $over }
table-forecast-over = { $count ->
        [0] Всё поместится
       *[other] Не поместится: { $count }
    } · ваш круг: { $circle }/{ $threshold }
table-turned = Развёрнут
table-takes = Нужно:
table-creates = Создаёт:
table-or = или
table-nothing = ничего
table-any = любой тип
table-arcana = Арканы:
table-reversible = Можно развернуть
table-no-slots = Ячеек нет, только символы арканов
table-own-recipe = Собственный рецепт: { $name-takes } → { $name-creates }.
table-leaves = Если вы применили этот рецепт, после колдовства карта выходит из игры.
table-starts = В начале игры ваш жетон { of-arcana } стоит на делении { $at }.
table-initiative = Инициатива { $number }
table-gone = Эта карта вышла из игры.
table-recipes = Рецептов в игре: { $count }
table-hand = Рецептов на руке: { $count }
table-deck = Колода: { $count }
    .about = Рецептов в колоде: { $count }
table-won = { $seat-is ->
    [you] Вы победили!
   *[other] { $seat } — победа!
}
table-won-shared = Общая победа!
table-winner = Победа!
table-place = Здесь остаются разыгранные рецепты: каждый можно применять раз в раунд.
table-from-supply = из запаса
table-from-brew = из котла
table-back = Шаг назад
table-wait = Подождать
table-reopen = Изменить план

picture-bench = Рабочий стол: три ячейки для сердец тени, четыре для мандрагор и по девять для грибов, пауков и жаб.
picture-track = Трек арканов: шесть делений, каждое второе вызывает эффект. Жетон зелья стоит на делении 2.
picture-chain = То, что создал один рецепт, можно потратить на следующий: гриб из «Лунного эликсира» идёт на «Призыв пауков».
picture-overflow = В котле три мандрагоры, а на рабочем столе есть место только для одной: две остальные попадают в круг того, кто передал котёл.

## Что в коробке

box-types = Ингредиенты
box-contents = Состав игры
box-workbench = Рабочий стол
box-winning = Победа
box-hand = Рука
box-track = Трек арканов
box-abilities = Способности
box-end = Конец игры
box-recipes = Рецепты
box-initiative = Инициатива
box-characters = Персонажи

box-contents-boards = Планшеты
box-contents-cauldrons = Котлы
box-contents-reference_cards = Памятки
box-contents-arcana_cards = Карты арканов
box-contents-arcana_tokens = Жетоны арканов
box-contents-recipe_cards = Карты рецептов
box-contents-character_cards = Карты персонажей
box-contents-ingredients = Ингредиенты
box-workbench-capacity = Ячейки
box-winning-threshold = Ингредиентов в круге для победы
box-hand-size = Лимит руки
box-hand-clairvoyant = Лимит руки Ясновидицы
box-track-spaces = Число делений
box-abilities-gathered = Сколько ингредиентов берёт Неудержимая за раунд
box-abilities-mandrakes_for_grimoire = Сколько мандрагор отдаёт за гримуар Исследовательница гримуаров
box-end-idle_rounds = После скольких раундов, в которых никто ничего не сыграл и не создал, игра заканчивается
box-each-inputs = берёт: { $value }
    .none = ничего не берёт
box-each-outputs = даёт: { $value }
    .none = ничего не даёт
box-inputs-any = { table-any }
box-outputs-any = { table-any }
box-recipes-arcana = арканы: { $value }
box-recipes-reversible = можно развернуть
    .none = нельзя развернуть
box-characters-start = в начале игры: { $value }
box-characters-arcana = арканы: { $value }
    .none = без символов арканов
box-characters-discard = выходит из игры после применения

## Первая партия, шаг за шагом

first-welcome = Добро пожаловать! Всё, что не поместится на рабочем столе соперника, попадёт в ваш круг. Пять ингредиентов в круге — и вы победили.
    Сначала разверните рецепт «{ recipe-grief_elixir }» и сыграйте его рубашкой вверх.
first-together = Все выбирают рецепты одновременно, и карты открываются вместе.
first-brew = Теперь колдуйте. Примените рецепт: он возьмёт с вашего рабочего стола паука и жабу и положит на карту два гриба.
first-finish = Пока вы не закончили, план можно менять сколько угодно. А потом котёл со всем, что вы создали, отправится к сопернику.
first-passing = Как только оба игрока будут готовы, котлы перейдут к соседям.
first-plan = У соперника уже занято шесть из девяти ячеек для грибов. Значит, наш план — грибы! Карты с руки перешли к соседу, так что рецепты у вас теперь другие. Сыграйте рецепт «{ recipe-find_spell }».
first-potion = Символы на рецептах двигают жетоны арканов. Два жетона дошли до чётного деления: можно применить их эффекты. Зелье позволяет положить любой ингредиент прямо в котёл. Берите, конечно же, гриб!
first-grimoire = Гримуар: назовите тип, и в этом раунде ингредиенты этого типа можно будет брать из запаса, а не с рабочего стола. Назовите пауков.
first-again = Рецепты остаются перед вами до конца игры, и каждый можно применять раз за раунд. Снова примените рецепт «{ recipe-grief_elixir }»!
first-supply = Теперь выбираете вы: взять паука из запаса (спасибо гримуару) или со своего рабочего стола. Чем свободнее ваш рабочий стол, тем больше места для чужого варева!
first-second = Теперь примените рецепт «{ recipe-find_spell }»: за одну жабу вы получите гриб, паука и жабу.
first-overflow = В котле четыре гриба, а у соперника есть место только для трёх. Заканчивайте колдовать!
first-full = Первый гриб в вашем круге! А у соперника заняты все девять ячеек для грибов: теперь каждый новый гриб — ваш. Сыграйте рецепт «{ recipe-chaos_art }».
first-arcana = Сейчас срабатывают арканы соперника, но он пропускает их эффекты.
first-chain = Ещё четыре гриба — и победа. Начните с рецепта «{ recipe-find_spell }»: то, что он создаст, пойдёт на следующий рецепт.
first-feed = Теперь примените рецепт «{ recipe-grief_elixir }».
first-fresh = Возьмите паука, которого только что создали: пауки с рабочего стола ещё понадобятся.
first-last = А теперь примените рецепт «{ recipe-chaos_art }»: он даст четвёртый гриб.
first-win = Вы передаёте четыре гриба, а на рабочем столе соперника нет места ни для одного. Заканчивайте колдовать!
first-end = Пять ингредиентов в круге — вы победили! Смотрите, чем завален рабочий стол соперника, и создавайте этого побольше, а свой держите свободным: сосед слева думает точно так же.

## Почему подсказка советует этот ход

reason-own-circle = { $more ->
    [yes] Так в ваш круг попадёт больше ингредиентов.
   *[no] {""}
}
reason-rival-circle = { $more ->
    [yes] {""}
   *[no] Так в круг соперника попадёт меньше ингредиентов.
}
reason-left-circle = { $more ->
    [yes] {""}
   *[no] Так в круг соседа слева попадёт меньше ингредиентов.
}
reason-own-next = { $more ->
    [yes] Так из следующего котла в ваш круг попадёт больше ингредиентов.
   *[no] Вы бережёте ингредиенты на потом.
}
reason-rival-next = { $more ->
    [yes] Так соперникам придётся раньше потратить свои ингредиенты.
   *[no] Так в круг самого сильного соперника попадёт меньше ингредиентов.
}
reason-left-next = { $more ->
    [yes] Так соседу слева придётся раньше потратить свои ингредиенты.
   *[no] На вашем рабочем столе остаётся место для котла соседа слева.
}
reason-lead-next = { $more ->
    [yes] Вы отрываетесь от самого сильного соперника.
   *[no] {""}
}
reason-wins-next = { $more ->
    [yes] Вы вот-вот победите.
   *[no] {""}
}
reason-loses-next = { $more ->
    [yes] {""}
   *[no] Соперник пока не побеждает.
}
reason-tie-types = { $more ->
    [yes] При равенстве вы победите: в вашем круге больше типов ингредиентов.
   *[no] {""}
}
reason-tie-bench = { $more ->
    [yes] При равенстве вы победите: ваш рабочий стол свободнее.
   *[no] {""}
}
reason-own-threat = { $more ->
    [yes] Ваши рецепты грозят переполнить рабочий стол соседа справа.
   *[no] Вы отказываетесь от слишком медленного плана.
}
reason-rival-threat = { $more ->
    [yes] {""}
   *[no] Так рецепты соперников будут менее опасны.
}
reason-left-threat = { $more ->
    [yes] То, что приходит от соседа слева, пойдёт в ваши рецепты.
   *[no] Соседу слева труднее переполнить ваш рабочий стол.
}
reason-own-engine = { $more ->
    [yes] Ваши рецепты дают больше ингредиентов, чем берут.
   *[no] Ваши рецепты расходуют лишние ингредиенты.
}
reason-rival-engine = { $more ->
    [yes] {""}
   *[no] Так соперникам достанется меньше ингредиентов для рецептов.
}
reason-left-engine = { $more ->
    [yes] Сосед слева снабжает вас ингредиентами.
   *[no] Так сосед слева передаст вам меньше ингредиентов.
}
reason-own-free = { $more ->
    [yes] Рецепт, которому не нужны ингредиенты, можно применять каждый раунд.
   *[no] {""}
}
reason-own-idle = { $more ->
    [yes] {""}
   *[no] Для ваших рецептов найдутся ингредиенты.
}
reason-own-hearts = { $more ->
    [yes] Вы бережёте сердца тени для рецептов.
   *[no] На вашем рабочем столе освободится место для сердец тени.
}
reason-own-mandrakes = { $more ->
    [yes] Вы бережёте мандрагоры для рецептов.
   *[no] На вашем рабочем столе освободится место для мандрагор.
}
reason-own-mushrooms = { $more ->
    [yes] Вы бережёте грибы для рецептов.
   *[no] На вашем рабочем столе освободится место для грибов.
}
reason-own-spiders = { $more ->
    [yes] Вы бережёте пауков для рецептов.
   *[no] На вашем рабочем столе освободится место для пауков.
}
reason-own-toads = { $more ->
    [yes] Вы бережёте жаб для рецептов.
   *[no] На вашем рабочем столе освободится место для жаб.
}
reason-right-hearts = { $more ->
    [yes] Рабочий стол соседа справа заполняется сердцами тени.
   *[no] Так сосед справа получит меньше сердец тени для рецептов.
}
reason-right-mandrakes = { $more ->
    [yes] Рабочий стол соседа справа заполняется мандрагорами.
   *[no] Так сосед справа получит меньше мандрагор для рецептов.
}
reason-right-mushrooms = { $more ->
    [yes] Рабочий стол соседа справа заполняется грибами.
   *[no] Так сосед справа получит меньше грибов для рецептов.
}
reason-right-spiders = { $more ->
    [yes] Рабочий стол соседа справа заполняется пауками.
   *[no] Так сосед справа получит меньше пауков для рецептов.
}
reason-right-toads = { $more ->
    [yes] Рабочий стол соседа справа заполняется жабами.
   *[no] Так сосед справа получит меньше жаб для рецептов.
}
reason-makes-hearts = { $more ->
    [yes] Ваши рецепты дают сердца тени, а для них меньше всего ячеек.
   *[no] {""}
}
reason-makes-mandrakes = { $more ->
    [yes] Ваши рецепты дают мандрагоры, а для них мало ячеек.
   *[no] {""}
}
reason-makes-basic = { $more ->
    [yes] Ваши рецепты дают много жаб, пауков и грибов.
   *[no] Так сосед справа получит меньше базовых ингредиентов.
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
    [yes] Следующий символ зелья на рецепте вызовет эффект.
   *[no] Вы применяете зелье сейчас.
}
reason-raven-ready = { $more ->
    [yes] Следующий символ ворона на рецепте вызовет эффект.
   *[no] Вы применяете эффект ворона сейчас.
}
reason-grimoire-ready = { $more ->
    [yes] Следующий символ гримуара на рецепте вызовет эффект.
   *[no] Вы применяете гримуар сейчас.
}
reason-own-redraw = { $more ->
    [yes] Вы бережёте способность Посвящённой на потом.
   *[no] Среди новых карт могут оказаться рецепты получше.
}
reason-round = { $more ->
    [yes] У вас будет время ещё на один раунд.
   *[no] Конец игры приближается.
}

# -- statistics

openings = Ваши персонажи: победы / партии
