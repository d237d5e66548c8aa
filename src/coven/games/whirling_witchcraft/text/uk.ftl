name = Відьомська круговерть
about = Усі чаклують водночас, і кожен казан потрапляє до відьми праворуч. Передайте їй більше жаб, павуків і сердець тіні, ніж уміщує її стільниця, — і все зайве опиниться у вашому колі. П’ять таких інгредієнтів — і перемога ваша. Та не забувайте: відьма ліворуч уже помішує казан для вас.
quick-start =
    Усі грають водночас. Виберіть рецепт із руки й зіграйте його сорочкою догори. Він залишиться перед вами до кінця гри.
    Далі чаклуйте: застосовуйте рецепти в будь-якій послідовності, кожен по разу. Інгредієнти, створені одним рецептом, можна витратити на інший. Поки не закінчите, план можна змінювати скільки завгодно.
    Казан дістанеться гравцеві праворуч. Усе, що не вміститься на його стільницю, потрапить у ваше коло. П’ять інгредієнтів у колі — і ви перемогли.
    Не давайте захарастити власну стільницю: витрачайте якомога більше інгредієнтів, насамперед серця тіні й мандрагори, бо для них комірок найменше.

## Як грати

variant-first-game = Перша гра
    .about = Усі грають за Посвячених. Найкраще починати саме з цього варіанта.
variant-characters = Персонажі
    .about = Кожен отримує двох персонажів і залишає одного.
variant-random-characters = Випадкові персонажі
    .about = Кожен отримує випадкового персонажа.
variant-long = Довга гра
    .about = Персонажі випадкові, а для перемоги потрібно десять інгредієнтів у колі. Домашнє правило.
variant-in-order = По черзі
    .about = Персонажі випадкові. Гравці застосовують аркани й чаклують по черзі, починаючи з найнижчої ініціативи. Для перемоги потрібно сім інгредієнтів у колі. Домашнє правило.

option-characters = Персонажі
    .about = Для першої гри — Посвячені; потім кожен вибирає одного персонажа з двох або отримує випадкового.
option-characters-initiates = Усі Посвячені
option-characters-choose = Один із двох на вибір
option-characters-random = Випадкові
option-threshold = Інгредієнтів для перемоги
    .about = За правилами для перемоги потрібно п’ять інгредієнтів у колі; із сімома чи десятьма гра триває довше (домашнє правило).
option-threshold-5 = 5
option-threshold-7 = 7
option-threshold-10 = 10
option-order = Ініціатива
    .about = За правилами всі застосовують аркани й чаклують водночас, а чекає лише той, хто хоче спершу побачити рішення інших. Якщо вибрати строгу чергу, гравці діють відкрито, один за одним, починаючи з найнижчої ініціативи.
option-order-free = Чекає лише той, хто хоче
option-order-strict = Строго по черзі

## Інгредієнти й аркани

type-heart = серце тіні
type-mandrake = мандрагора
type-mushroom = гриб
type-spider = павук
type-toad = жаба
arcana-potion = зілля
arcana-raven = крук
arcana-grimoire = ґримуар
effect-potion = зілля
effect-raven = крук
effect-grimoire = ґримуар
effect-pouring = здібність Зіллярки
effect-chosen = додатковий ефект
light-deciding = вирішує
light-ready = готово
light-waiting = чекає на інших
light-open = відкрито

## Частини речень: інгредієнти й ефекти

one-type = { $type-is ->
    [type-heart] серце тіні
    [type-mandrake] мандрагору
    [type-mushroom] гриб
    [type-spider] павука
   *[type-toad] жабу
}
one-type2 = { $type2-is ->
    [type-heart] серце тіні
    [type-mandrake] мандрагору
    [type-mushroom] гриб
    [type-spider] павука
   *[type-toad] жабу
}
# After 2 and 3.
few-types = { $type-is ->
    [type-heart] серця тіні
    [type-mandrake] мандрагори
    [type-mushroom] гриби
    [type-spider] павуків
   *[type-toad] жаб
}
count-types = { $count ->
    [one] { $count } { one-type }
    [few] { $count } { few-types }
   *[many] { $count } { $type-is ->
        [type-heart] сердець тіні
        [type-mandrake] мандрагор
        [type-mushroom] грибів
        [type-spider] павуків
       *[type-toad] жаб
    }
}
all-types = { $type-is ->
    [type-heart] серця тіні
    [type-mandrake] мандрагори
    [type-mushroom] гриби
    [type-spider] павуків
   *[type-toad] жаб
}
# At the beginning of a label.
types = { $type-is ->
    [type-heart] Серця тіні
    [type-mandrake] Мандрагори
    [type-mushroom] Гриби
    [type-spider] Павуки
   *[type-toad] Жаби
}
the-effect = { $effect-is ->
    [effect-potion] ефект зілля
    [effect-raven] ефект крука
    [effect-grimoire] ефект ґримуара
   *[other] { $effect }
}
of-arcana = { $arcana-is ->
    [arcana-potion] зілля
    [arcana-raven] крука
   *[arcana-grimoire] ґримуара
}
# Ingredients at the end of a sentence, from a colon to the full stop.
pile = { $heart ->
        [0] {""}
        [one] : { $heart } серце тіні
        [few] : { $heart } серця тіні
       *[many] : { $heart } сердець тіні
    }{ $mandrake ->
        [0] {""}
        [one] { before-mandrakes } { $mandrake } мандрагора
        [few] { before-mandrakes } { $mandrake } мандрагори
       *[many] { before-mandrakes } { $mandrake } мандрагор
    }{ $mushroom ->
        [0] {""}
        [one] { before-mushrooms } { $mushroom } гриб
        [few] { before-mushrooms } { $mushroom } гриби
       *[many] { before-mushrooms } { $mushroom } грибів
    }{ $spider ->
        [0] {""}
        [one] { before-spiders } { $spider } павук
        [few] { before-spiders } { $spider } павуки
       *[many] { before-spiders } { $spider } павуків
    }{ $toad ->
        [0] {""}
        [one] { before-toads } { $toad } жаба
        [few] { before-toads } { $toad } жаби
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

## Персонажі й рецепти

character-initiate = Посвячена
    .about = Один раз за гру, перш ніж зіграти рецепт: скиньте цю карту та всю руку й візьміть чотири нові рецепти.
character-jack_of_all_trades = Відьма на всі руки
    .about = Якщо після чаклування у вашому казані є інгредієнти всіх п’яти типів, можете перемістити один із них у своє коло.
character-potion_brewer = Зіллярка
    .about = За кожен символ зілля на щойно відкритому рецепті можете перекласти один інгредієнт зі стільниці в казан.
character-whirlwind = Віхола
    .about = Можете зіграти розверненим будь-який рецепт, навіть без символу напрямку.
character-toad_whisperer = Жаб’яча шептуха
character-daredevil = Шибайголова
    .about = Можете зіграти випадковий рецепт із руки. Тоді до відкриття карт застосуйте один ефект аркани на свій вибір.
character-unstoppable = Нестримна
    .about = Щораунду, перш ніж зіграти рецепт, ви мусите покласти на стільницю { $gathered ->
            [one] { $gathered } інгредієнт
            [few] { $gathered } інгредієнти одного типу
           *[many] { $gathered } інгредієнтів одного типу
        }. Усе, що не вмістилося, потрапляє в коло гравця ліворуч.
character-dark_horse = Темна конячка
character-fey_blessed = Благословенна феями
character-clairvoyant = Ясновидиця
    .about = Ви починаєте з п’ятьма рецептами, і ліміт вашої руки — п’ять.
character-trickster = Трикстерка
    .about = Щоразу, передаючи карти з руки сусідові, ви розвертаєте рецепт Трикстерки.
character-spider_summoner = Прикликачка павуків
character-grimoire_scholar = Дослідниця ґримуарів
    .about = Раз на раунд під час чаклування: поверніть до запасу { $mandrakes ->
            [one] { $mandrakes } мандрагору
            [few] { $mandrakes } мандрагори
           *[many] { $mandrakes } мандрагор
        } (зі стільниці або зі щойно створених), щоб застосувати ефект ґримуара.

recipe-void_storm = Буря порожнечі
recipe-lost_arcana = Втрачена аркана
recipe-tome_of_midnight = Опівнічний фоліант
recipe-swirling_scheme = Закручений задум
recipe-summon_secrets = Прикликання таємниць
recipe-shadow_curse = Прокляття тіні
recipe-spore_lore = Грибна премудрість
recipe-web_lore = Павуча премудрість
recipe-croak_lore = Жаб’яча премудрість
recipe-vanish_spell = Закляття зникнення
recipe-levitate_spell = Закляття левітації
recipe-invisible_spell = Закляття невидимості
recipe-shatter_spell = Закляття розбиття
recipe-bind_spell = Закляття пут
recipe-find_spell = Закляття пошуку
recipe-sleep_charm = Замовляння на сон
recipe-fear_charm = Замовляння на страх
recipe-love_charm = Замовляння на любов
recipe-shape_flask = Флакон перевтілення
recipe-insight_flask = Флакон прозріння
recipe-dream_flask = Флакон снів
recipe-blister_brew = Пухирчасте вариво
recipe-hairy_brew = Волохате вариво
recipe-warty_brew = Бородавчасте вариво
recipe-grief_elixir = Еліксир смутку
recipe-rage_elixir = Еліксир люті
recipe-despair_elixir = Еліксир відчаю
recipe-star_elixir = Зоряний еліксир
recipe-sun_elixir = Сонячний еліксир
recipe-moon_elixir = Місячний еліксир
recipe-nature_rite = Обряд природи
recipe-growth_rite = Обряд зростання
recipe-creature_rite = Обряд живих істот
recipe-speed_draught = Трунок швидкості
recipe-stamina_draught = Трунок витривалості
recipe-strength_draught = Трунок сили
recipe-summon_spiders = Прикликання павуків
recipe-summon_slime = Прикликання слизу
recipe-summon_spores = Прикликання грибниць
recipe-poison_magic = Чари отрути
recipe-crawl_magic = Чари повзання
recipe-leap_magic = Чари стрибка
recipe-mushroom_offering = Грибна пожертва
recipe-spider_offering = Павуча пожертва
recipe-toad_offering = Жаб’яча пожертва
recipe-mushroom_flood = Грибна повінь
recipe-spider_quake = Павучий землетрус
recipe-toad_tornado = Жаб’ячий смерч
recipe-storm_sorcery = Магія бурі
recipe-river_sorcery = Магія ріки
recipe-lava_sorcery = Магія лави
recipe-backache_potion = Зілля ломоти
recipe-toothache_potion = Зілля зубного болю
recipe-headache_potion = Зілля головного болю
recipe-shadow_art = Мистецтво тіні
recipe-chaos_art = Мистецтво хаосу
recipe-dread_art = Мистецтво жаху
recipe-earth_ritual = Ритуал землі
recipe-fire_ritual = Ритуал вогню
recipe-wind_ritual = Ритуал вітру

## Про що питають

prompt-choosing = Виберіть, якого персонажа залишити.
prompt-study = Виберіть рецепт і зіграйте його сорочкою догори.
prompt-dare-way = Ваш випадковий рецепт — «{ $recipe }». Виберіть його напрямок.
prompt-dare-effect = Ваш випадковий рецепт — «{ $recipe }». Тепер застосуйте один ефект аркани або пропустіть ефект.
prompt-potion = Зілля: додайте інгредієнт у казан або пропустіть ефект.
prompt-raven = Крук: приберіть зі стільниці до двох інгредієнтів або пропустіть ефект.
prompt-grimoire = Ґримуар: виберіть тип інгредієнтів, які цього раунду братимете із запасу.
prompt-pouring = Зіллярка: перекладіть інгредієнт зі стільниці в казан або пропустіть ефект.
prompt-brew = Застосуйте рецепт або закінчіть чаклувати.
prompt-brew-called = Настала ваша черга чаклувати: застосуйте рецепт або закінчіть чаклувати.
prompt-fill = { $recipe }: виберіть інгредієнт для наступної комірки.
prompt-make = { $recipe }: виберіть, що створити.
prompt-scholar-pay = Віддайте за ґримуар { $count ->
        [one] { $count } мандрагору: виберіть, звідки її взяти.
        [few] { $count } мандрагори: виберіть, звідки їх узяти.
       *[many] { $count } мандрагор: виберіть, звідки їх узяти.
    }
prompt-gather = Виберіть тип інгредієнтів: ви мусите покласти на свою стільницю { $count ->
        [one] { $count } такий інгредієнт.
        [few] { $count } такі інгредієнти.
       *[many] { $count } таких інгредієнтів.
    }
prompt-save = У вашому казані всі п’ять типів! Перемістіть один інгредієнт у своє коло або не переміщуйте нічого.

crumb-round = Раунд { $round }
crumb-choosing = Персонажі
crumb-study = Вивчення
crumb-arcana = Аркани
crumb-brewing = Чаклування
crumb-gathering = Нестримна
crumb-saving = Відьма на всі руки
crumb-called = Настала ваша черга

## Що можна зробити

move-keep = Залишити персонажа «{ $character }»
move-play = Зіграти рецепт «{ $recipe }»
move-play-turned = Зіграти рецепт «{ $recipe }» розверненим
move-redraw = Скинути руку й узяти до чотирьох нових рецептів
move-dare = Зіграти випадковий рецепт
move-gather = Узяти { count-types }
move-potion = Зілля: додати в казан { one-type }
move-raven = Крук: прибрати { one-type }
move-raven-two = Крук: прибрати { one-type } та { one-type2 }
move-raven-same = Крук: прибрати 2 { few-types }
move-grimoire = Ґримуар: брати { all-types } із запасу
move-pour = Перекласти { one-type } в казан
move-skip = Пропустити ефект
move-use = Застосувати рецепт «{ $recipe }»
move-take-bench = Узяти { one-type } зі стільниці
move-take-supply = Узяти { one-type } із запасу
move-take-brew = Узяти { $type-is ->
        [type-heart] щойно створене серце тіні
        [type-mandrake] щойно створену мандрагору
        [type-mushroom] щойно створений гриб
        [type-spider] щойно створеного павука
       *[type-toad] щойно створену жабу
    }
move-make = Створити { one-type }
move-scholar = Віддати { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагори
       *[many] { $count } мандрагор
    } за ґримуар
move-wait = Зачекати: спершу побачити, що зроблять гравці з нижчою ініціативою
move-finish = Закінчити{ $count ->
        [0] {""}
       *[other] {" "}(зайве: { $count })
    }
move-save = Перемістити { one-type } у своє коло
move-pass = Нічого не переміщувати
move-take-back = Скасувати останній крок

## Що сталося

log-character = { $seat-is ->
    [you] Ви граєте за персонажа «{ $character }».
   *[other] { $seat } грає за персонажа «{ $character }».
}
log-round = Раунд { $round }.
log-dared = { $seat-is ->
    [you] Ваш випадковий рецепт — «{ $recipe }».
   *[other] { $seat } отримує випадковий рецепт «{ $recipe }».
}
log-play = { $seat-is ->
    [you] Ви граєте рецепт «{ $recipe }».
   *[other] { $seat } грає рецепт «{ $recipe }».
}
log-play-turned = { $seat-is ->
    [you] Ви граєте розвернений рецепт «{ $recipe }».
   *[other] { $seat } грає розвернений рецепт «{ $recipe }».
}
log-dare = { $seat-is ->
    [you] Ваш рецепт випадковий, тож ви можете застосувати один ефект аркани.
   *[other] { $seat } грає випадковий рецепт і за це може застосувати один ефект аркани.
}
# Only in logs of matches that began under older rules.
log-skip = { $seat-is ->
    [you] Ви пропускаєте ефект.
   *[other] { $seat } пропускає ефект.
}
log-skip-effect = { $seat-is ->
    [you] Ви пропускаєте { the-effect }.
   *[other] { $seat } пропускає { the-effect }.
}
log-potion = { $seat-is ->
    [you] Ви застосовуєте ефект зілля й додаєте в казан { one-type }.
   *[other] { $seat } застосовує ефект зілля й додає в казан { one-type }.
}
log-raven = { $seat-is ->
    [you] Ви застосовуєте ефект крука й прибираєте зі стільниці { one-type }.
   *[other] { $seat } застосовує ефект крука й прибирає зі стільниці { one-type }.
}
log-raven-two = { $seat-is ->
    [you] Ви застосовуєте ефект крука й прибираєте зі стільниці { one-type } та { one-type2 }.
   *[other] { $seat } застосовує ефект крука й прибирає зі стільниці { one-type } та { one-type2 }.
}
log-raven-same = { $seat-is ->
    [you] Ви застосовуєте ефект крука й прибираєте зі стільниці 2 { few-types }.
   *[other] { $seat } застосовує ефект крука й прибирає зі стільниці 2 { few-types }.
}
log-grimoire = { $seat-is ->
    [you] Ви застосовуєте ефект ґримуара й цього раунду можете брати { all-types } із запасу.
   *[other] { $seat } застосовує ефект ґримуара й цього раунду може брати { all-types } із запасу.
}
log-pour = { $seat-is ->
    [you] Ви перекладаєте { one-type } зі стільниці в казан.
   *[other] { $seat } перекладає { one-type } зі стільниці в казан.
}
log-redraw = { $seat-is ->
    [you] Ви скидаєте Посвячену й усю руку та берете
   *[other] { $seat } скидає Посвячену й усю руку та бере
} { $count ->
    [one] { $count } новий рецепт.
    [few] { $count } нові рецепти.
   *[many] { $count } нових рецептів.
}
# Only in logs of matches that began under older rules.
log-gather = { $seat-is ->
    [you] Ви кладете на стільницю 3 { few-types }.
   *[other] { $seat } кладе на стільницю 3 { few-types }.
}
log-gathered = { $seat-is ->
    [you] Ви кладете на стільницю { count-types }.
   *[other] { $seat } кладе на стільницю { count-types }.
}
log-gather-over = { $seat-is ->
    [you] На вашій стільниці бракує місця:
   *[other] На стільниці бракує місця ({ $seat }):
} { $count ->
    [one] { $count } інгредієнт
    [few] { $count } інгредієнти
   *[many] { $count } інгредієнтів
} { $seat2-is ->
    [you] ви забираєте у своє коло.
   *[other] забирає у своє коло { $seat2 }.
}
log-use = { $seat-is ->
    [you] Ви застосовуєте рецепт «{ $recipe }».
   *[other] { $seat } застосовує рецепт «{ $recipe }».
}
log-take-bench = { $seat-is ->
    [you] Ви берете { one-type } зі стільниці.
   *[other] { $seat } бере { one-type } зі стільниці.
}
log-take-supply = { $seat-is ->
    [you] Ви берете { one-type } із запасу.
   *[other] { $seat } бере { one-type } із запасу.
}
log-take-brew = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $type-is ->
    [type-heart] щойно створене серце тіні
    [type-mandrake] щойно створену мандрагору
    [type-mushroom] щойно створений гриб
    [type-spider] щойно створеного павука
   *[type-toad] щойно створену жабу
}.
log-make = { $seat-is ->
    [you] Ви вирішуєте створити { one-type }.
   *[other] { $seat } вирішує створити { one-type }.
}
# Only in logs of matches that began under older rules.
log-scholar = { $seat-is ->
    [you] Ви віддаєте 2 мандрагори за ґримуар.
   *[other] { $seat } віддає 2 мандрагори за ґримуар.
}
log-mandrakes = { $seat-is ->
    [you] Ви віддаєте
   *[other] { $seat } віддає
} { $count ->
    [one] { $count } мандрагору
    [few] { $count } мандрагори
   *[many] { $count } мандрагор
} за ґримуар.
log-left = { $seat-is ->
    [you] Ви скидаєте карту свого персонажа.
   *[other] { $seat } скидає карту свого персонажа.
}
log-cauldron = { $seat-is ->
    [you] Ви наповнюєте казан
   *[other] { $seat } наповнює казан
}{ pile }
log-nothing = { $seat-is ->
    [you] Ви лишаєте казан порожнім.
   *[other] { $seat } лишає казан порожнім.
}
log-called = { $seat-is ->
    [you] Тепер ваша черга чаклувати: порядок визначає ініціатива.
   *[other] Тепер чаклує { $seat }: порядок визначає ініціатива.
}
log-called-arcana = { $seat-is ->
    [you] Тепер ваша черга застосовувати аркани: порядок визначає ініціатива.
   *[other] Тепер аркани застосовує { $seat }: порядок визначає ініціатива.
}
log-save = { $seat-is ->
    [you] Ви переміщуєте { one-type } з казана у своє коло.
   *[other] { $seat } переміщує { one-type } з казана у своє коло.
}
stage-open = Казани відкрито.
stage-slide = Кожен казан переходить до сусіда праворуч.
stage-fill = Інгредієнти з казанів викладають на стільниці.
log-pass = { $seat-is ->
    [you] Ваш казан отримує { $seat2 }.
   *[other] { $seat2-is ->
        [you] { $seat } передає вам свій казан.
       *[other] { $seat } передає свій казан, його отримує { $seat2 }.
    }
}
log-overflow = { $seat2-is ->
    [you] На вашій стільниці бракує місця,
   *[other] { $seat2 } не має місця для всього,
} { $seat-is ->
    [you] і зайве потрапляє у ваше коло (+{ $count })
   *[other] і зайве забирає у своє коло { $seat } (+{ $count })
}{ pile }
log-trickster = { $seat-is ->
    [you] Ви розвертаєте рецепт Трикстерки.
   *[other] { $seat } розвертає рецепт Трикстерки.
}
log-reshuffle = Колода скінчилася: скинуті рецепти перемішано, і вони стали новою колодою.
log-won = { $seat-is ->
    [you] Ви перемагаєте! Інгредієнтів у вашому колі: { $count }.
   *[other] { $seat } перемагає! Інгредієнтів у колі переможця: { $count }.
}
log-won-most = { $seat-is ->
    [you] Ви перемагаєте: у вашому колі найбільше інгредієнтів ({ $count })!
   *[other] { $seat } перемагає: у колі переможця найбільше інгредієнтів ({ $count })!
}
log-won-types = { $seat-is ->
    [you] Ви перемагаєте: інгредієнтів порівну, але у вашому колі найбільше типів ({ $types })!
   *[other] { $seat } перемагає: інгредієнтів порівну, але в колі переможця найбільше типів ({ $types })!
}
log-won-bench = { $seat-is ->
    [you] Ви перемагаєте: інгредієнтів і типів у колах порівну, але на вашій стільниці найменше інгредієнтів ({ $bench })!
   *[other] { $seat } перемагає: інгредієнтів і типів у колах порівну, але на стільниці переможця найменше інгредієнтів ({ $bench })!
}
log-shared = { $seat-is ->
    [you] Ви ділите перемогу з іншими. Інгредієнтів у вашому колі: { $count }.
   *[other] { $seat } ділить перемогу з іншими. Інгредієнтів у колі цього гравця: { $count }.
}
log-exhausted = Рецептів більше немає, і ніхто нічого не створює, тож порівнюємо, скільки інгредієнтів у колах.

## Чому не можна

refuse-unknown = Такого ходу в цій грі немає.
refuse-not-dealt = Цього персонажа вам не роздавали. Виберіть одного з двох своїх персонажів.
refuse-chosen = Усі вже вибрали персонажів.
refuse-not-initiate = Замінити всю руку може лише Посвячена.
refuse-used-up = Ви вже використали карту свого персонажа, її більше немає в грі.
refuse-redraw-late = Замінити руку можна лише до того, як ви зіграли рецепт.
refuse-redraw-empty = Рецептів, які можна було б узяти, більше немає.
refuse-redraw-turn = Рецептів лишилося замало для вас обох, а нижчу ініціативу має { $seat }. Дочекайтеся рішення цього гравця.
refuse-not-daredevil = Зіграти випадковий рецепт може лише Шибайголова.
refuse-not-study = Зіграти рецепт можна лише у фазі вивчення.
refuse-no-hand = У вас на руці немає рецептів.
refuse-dared = Випадковий рецепт для вас уже вибрано.
refuse-played = Цього раунду ви вже зіграли рецепт.
refuse-not-in-hand = У вас на руці немає рецепта «{ $recipe }».
refuse-one-way = Рецепт «{ $recipe }» розвернути не можна: на ньому немає символу напрямку.
refuse-not-unstoppable = Класти на стільницю інгредієнти із запасу може лише Нестримна.
refuse-gather-now = Нестримна бере інгредієнти із запасу лише раз, на початку раунду.
refuse-not-brewer = Перекладати інгредієнти зі стільниці в казан може лише Зіллярка.
refuse-not-on-bench = На вашій стільниці немає такого інгредієнта.
refuse-pay-first = Спершу віддайте { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагори
       *[many] { $count } мандрагор
    }.
refuse-named = Цей тип ви вже назвали. Виберіть інший тип.
refuse-not-arcana = Ефекти аркани застосовують лише відразу після відкриття рецептів.
refuse-not-triggered = Цього раунду жоден ваш жетон аркани не дійшов до парної поділки.
refuse-decided = Ви вже застосували або пропустили всі ефекти цього раунду.
refuse-other-effect = Спершу застосуйте або пропустіть { the-effect }.
refuse-not-scholar = Віддавати мандрагори за ґримуар може лише Дослідниця ґримуарів.
refuse-not-brewing = Ця дія можлива лише під час чаклування.
refuse-finished = Ви вже закінчили чаклувати. Щоб змінити план, скасуйте останній крок.
refuse-waiting = Ви чекаєте на гравців із нижчою ініціативою. Діяти можна буде, коли настане ваша черга.
refuse-nothing-to-decide = Чекати можна, лише поки ви застосовуєте ефекти аркани або чаклуєте.
refuse-not-there = Так цю комірку заповнити не можна. Виберіть один із запропонованих інгредієнтів.
refuse-no-slot = Зараз немає комірки, яку треба заповнити. Спершу застосуйте рецепт.
refuse-not-shown = На цій комірці не зображено такого інгредієнта. Виберіть один із зображених.
refuse-fill-first = Спершу заповніть комірки розпочатого рецепта або скасуйте його.
refuse-called = Настала ваша черга: чекати більше не можна.
refuse-lowest = Серед тих, хто ще не закінчив, у вас найнижча ініціатива: чекати вам нема на кого.
refuse-few-mandrakes = Вам бракує мандрагор: за ґримуар треба віддати { $count }.
refuse-all-named = Ви вже назвали всі п’ять типів.
refuse-scholar-used = Цього раунду ви вже віддавали мандрагори за ґримуар.
refuse-not-in-play = Перед вами немає рецепта «{ $recipe }».
refuse-no-slots = Рецепт «{ $recipe }» застосувати не можна: на ньому немає комірок, лише символи аркани.
refuse-used = Цього раунду ви вже застосували рецепт «{ $recipe }».
refuse-cannot-fill = Вам бракує інгредієнтів, щоб заповнити всі комірки рецепта «{ $recipe }».
refuse-opened = Ваш казан уже відкрито: скасовувати запізно.
refuse-effects-opened = Ваші рішення вже відкрито: скасовувати запізно.
refuse-dared-back = Випадковий рецепт скасувати не можна.
refuse-nothing-back = Немає кроку, який можна скасувати.
refuse-not-jack = Переміщувати інгредієнти з казана у своє коло може лише Відьма на всі руки.
refuse-not-in-cauldron = Такого інгредієнта у вашому казані немає.
refuse-save-now = Перемістити інгредієнт у коло можна лише після чаклування, якщо в казані всі п’ять типів.

## Кінець

score-circle = Інгредієнти в колі
ending-won = Коло заповнено, гру закінчено.
ending-tie-break = Коло заповнили кілька гравців. Порівняли, у кого в колі більше інгредієнтів, потім — у кого більше типів, потім — у кого на стільниці менше інгредієнтів.
ending-shared = Нічия за всіма показниками: перемога спільна.
ending-exhausted = Рецептів не залишилося, і ніхто нічого не створював, тож порівняли, скільки інгредієнтів у колах.

## Простим текстом

sketch-deck = Карт у колоді: { $deck }, у скиді: { $discard }
sketch-player = { $name } · { $character } · стільниця { $bench } · коло { $circle } · казан { $cauldron } · зілля { $potion }, крук { $raven }, ґримуар { $grimoire } · рука { $hand }
sketch-hand = Рука:
sketch-plan = План: на стільниці залишиться { $bench } · у казані буде { $brew } · казан отримає { $seat }, не вміститься: { $overflow }

## Стіл

table-bench = Ваша стільниця
table-slots = { types }: зайнято { $count } з { $room }
table-free = Ґримуар: цього раунду ваші рецепти можуть брати ці інгредієнти із запасу.
table-circle = Інгредієнтів у колі: { $count } з { $threshold }
table-cauldron = Інгредієнтів у казані: { $count }
table-count = { types }: { $count }
table-track = Жетон { of-arcana } на поділці { $at } з { $spaces }
table-track-off = Жетона { of-arcana } ще немає на треку
table-effect-potion = На парній поділці: додайте в казан один будь-який інгредієнт.
table-effect-raven = На парній поділці: приберіть зі стільниці до двох інгредієнтів.
table-effect-grimoire = На парній поділці: назвіть тип інгредієнтів; цього раунду рецепти можуть брати їх із запасу.
table-rule = Правило { $rule }
table-giver = { $seat } варить для вас
table-near = { $left ->
    [0] От-от переможе!
   *[other] До перемоги бракує { $left }
}
table-alarm = { $seat-is ->
    [you] { $left ->
        [0] Ваше коло повне: це останній раунд!
       *[other] До вашої перемоги бракує інгредієнтів: { $left }!
    }
   *[other] { $left ->
        [0] { $seat } от-от переможе: коло повне, це останній раунд!
       *[other] { $seat } скоро переможе, бракує інгредієнтів: { $left }!
    }
}
table-forecast = Казан отримає { $seat }
    .about = Що отримає { $seat }, якщо передати казан зараз, і скільки зайвого потрапить у ваше коло.
table-forecast-type = { types }: зайнято { $there } з { $room }, додасться { $comes }, не вміститься { $over }
table-forecast-over = { $count ->
        [0] Усе вміститься
       *[other] Не вміститься: { $count }
    } · ваше коло: { $circle }/{ $threshold }
table-turned = Розвернений
table-takes = Потрібно:
table-creates = Створює:
table-or = або
table-nothing = нічого
table-any = будь-який тип
table-arcana = Аркана:
table-reversible = Можна розвернути
table-no-slots = Комірок немає, лише символи аркани
table-own-recipe = Власний рецепт: { $name-takes } → { $name-creates }.
table-leaves = Якщо ви застосували цей рецепт, після чаклування карта виходить із гри.
table-starts = Ваш жетон { of-arcana } починає з поділки { $at }.
table-initiative = Ініціатива { $number }
table-gone = Ця карта вийшла з гри.
table-recipes = Рецептів у грі: { $count }
table-hand = Рецептів на руці: { $count }
table-deck = Колода: { $count }
    .about = Рецептів у колоді: { $count }
table-won = { $seat-is ->
    [you] Ви перемогли!
   *[other] { $seat } — перемога!
}
table-won-shared = Спільна перемога!
table-winner = Перемога!
table-place = Тут лишаються зіграні рецепти: кожен можна застосовувати раз на раунд.
table-from-supply = із запасу
table-from-brew = з казана
table-back = Крок назад
table-wait = Зачекати
table-reopen = Змінити план

picture-bench = Стільниця: три комірки для сердець тіні, чотири для мандрагор і по дев’ять для грибів, павуків і жаб.
picture-track = Трек аркани: шість поділок, кожна друга викликає ефект. Жетон зілля стоїть на поділці 2.
picture-chain = Інгредієнт, створений одним рецептом, можна витратити на інший: гриб із «Місячного еліксиру» йде на «Прикликання павуків».
picture-overflow = У казані три мандрагори, а на стільниці є місце лише для однієї: дві інші йдуть у коло того, хто передав казан.

## Що в коробці

box-types = Інгредієнти
box-contents = Склад гри
box-workbench = Стільниця
box-winning = Перемога
box-hand = Рука
box-track = Трек аркани
box-abilities = Здібності
box-end = Кінець гри
box-recipes = Рецепти
box-initiative = Ініціатива
box-characters = Персонажі

box-contents-boards = Планшети
box-contents-cauldrons = Казани
box-contents-reference_cards = Пам’ятки
box-contents-arcana_cards = Карти аркани
box-contents-arcana_tokens = Жетони аркани
box-contents-recipe_cards = Карти рецептів
box-contents-character_cards = Карти персонажів
box-contents-ingredients = Інгредієнти
box-workbench-capacity = Комірки
box-winning-threshold = Інгредієнтів у колі для перемоги
box-hand-size = Ліміт руки
box-hand-clairvoyant = Ліміт руки Ясновидиці
box-track-spaces = Кількість поділок
box-abilities-gathered = Скільки інгредієнтів бере Нестримна за раунд
box-abilities-mandrakes_for_grimoire = Скільки мандрагор віддає за ґримуар Дослідниця ґримуарів
box-end-idle_rounds = Після скількох раундів, у яких нічого не сталося, гра закінчується
box-each-inputs = бере: { $value }
    .none = нічого не бере
box-each-outputs = дає: { $value }
    .none = нічого не дає
box-inputs-any = { table-any }
box-outputs-any = { table-any }
box-recipes-arcana = аркана: { $value }
box-recipes-reversible = можна розвернути
    .none = не можна розвернути
box-characters-start = на початку: { $value }
box-characters-arcana = аркана: { $value }
    .none = без символів аркани
box-characters-discard = виходить із гри після застосування

## Перша партія, крок за кроком

first-welcome = Ласкаво просимо! Що не вміститься на стільницю суперника, потрапить у ваше коло. П’ять інгредієнтів у колі — і ви перемогли.
    Спершу розверніть рецепт «{ recipe-grief_elixir }» і зіграйте його сорочкою догори.
first-together = Усі вибирають рецепти водночас і разом відкривають карти.
first-brew = Тепер чаклуйте. Застосуйте рецепт: він візьме з вашої стільниці павука й жабу та покладе на карту два гриби.
first-finish = Поки ви не закінчили чаклувати, план можна змінювати скільки завгодно. А тоді казан з усім, що ви створили, вирушить до суперника.
first-passing = Щойно обоє гравців будуть готові, казани перейдуть до сусідів.
first-plan = У суперника вже зайнято шість із дев’яти комірок для грибів. Отже, наш план — гриби! Карти з руки перейшли до сусіда, тож рецепти у вас тепер інші. Зіграйте рецепт «{ recipe-find_spell }».
first-potion = Символи на рецептах рухають жетони аркани. Два жетони дійшли до парних поділок: застосуйте їхні ефекти! Зілля кладе будь-який інгредієнт просто в казан. Беріть, звісно ж, гриб!
first-grimoire = Ґримуар: назвіть тип інгредієнтів, і цього раунду їх можна буде брати із запасу, а не зі стільниці. Назвіть павуків.
first-again = Рецепти лишаються перед вами до кінця гри, і кожен можна застосовувати раз на раунд. Знову застосуйте рецепт «{ recipe-grief_elixir }»!
first-supply = Тепер вибираєте ви: узяти павука із запасу завдяки ґримуару чи зі своєї стільниці. (Що вільніша ваша стільниця, то більше на ній місця для чужого варива!)
first-second = Тепер застосуйте рецепт «{ recipe-find_spell }»: за одну жабу ви отримаєте гриб, павука й жабу.
first-overflow = У казані чотири гриби, а в суперника місце лише для трьох. Закінчуйте чаклувати!
first-full = Перший гриб у вашому колі! А в суперника зайнято всі дев’ять комірок для грибів: тепер кожен новий гриб — ваш. Зіграйте рецепт «{ recipe-chaos_art }».
first-arcana = У суперника теж спрацювали аркани, але він пропускає їхні ефекти.
first-chain = Ще чотири гриби — і перемога. Почніть із рецепта «{ recipe-find_spell }»: те, що він створить, піде на наступний рецепт.
first-feed = Тепер застосуйте рецепт «{ recipe-grief_elixir }».
first-fresh = Візьміть щойно створеного павука: павуки зі стільниці невдовзі знадобляться.
first-last = Тепер застосуйте рецепт «{ recipe-chaos_art }»: він дасть четвертий гриб.
first-win = У казані чотири гриби, а на стільниці суперника немає місця для жодного. Закінчуйте чаклувати!
first-end = П’ять інгредієнтів у колі — ви перемогли! Дивіться, чого на стільниці суперника вже багато, і створюйте саме ці інгредієнти, а свою стільницю тримайте вільною: сусід ліворуч думає так само.

## Чому підказка радить цей хід

reason-own-circle = { $more ->
    [yes] Ваше коло поповниться.
   *[no] {""}
}
reason-rival-circle = { $more ->
    [yes] {""}
   *[no] Ви заважаєте суперникові поповнити коло.
}
reason-left-circle = { $more ->
    [yes] {""}
   *[no] Ви заважаєте сусідові ліворуч поповнити коло.
}
reason-own-next = { $more ->
    [yes] Наступного раунду у ваше коло потрапить більше інгредієнтів.
   *[no] Ви притримуєте інгредієнти на потім.
}
reason-rival-next = { $more ->
    [yes] Суперникам доведеться витратити свої інгредієнти раніше, ніж хотілося б.
   *[no] Найсильнішому суперникові стає важче поповнити коло.
}
reason-left-next = { $more ->
    [yes] Сусідові ліворуч доведеться витратити свої інгредієнти раніше, ніж хотілося б.
   *[no] На вашій стільниці лишається місце для казана сусіда ліворуч.
}
reason-lead-next = { $more ->
    [yes] Ви відриваєтеся від найсильнішого суперника.
   *[no] {""}
}
reason-wins-next = { $more ->
    [yes] Ви ось-ось переможете.
   *[no] {""}
}
reason-loses-next = { $more ->
    [yes] {""}
   *[no] Ви не даєте суперникові перемогти вже зараз.
}
reason-tie-types = { $more ->
    [yes] У вашому колі буде більше типів, а це вирішує, якщо інгредієнтів порівну.
   *[no] {""}
}
reason-tie-bench = { $more ->
    [yes] Ваша стільниця буде вільнішою, а це вирішує, якщо в колах усього порівну.
   *[no] {""}
}
reason-own-threat = { $more ->
    [yes] Ваші рецепти загрожують переповнити стільницю сусіда праворуч.
   *[no] Ви відмовляєтеся від рецептів, які спрацювали б запізно.
}
reason-rival-threat = { $more ->
    [yes] {""}
   *[no] Рецепти суперників уже не такі небезпечні.
}
reason-left-threat = { $more ->
    [yes] Інгредієнти від сусіда ліворуч підуть на ваші рецепти.
   *[no] Сусідові ліворуч важче переповнити вашу стільницю.
}
reason-own-engine = { $more ->
    [yes] Ваші рецепти дають більше інгредієнтів, ніж витрачають.
   *[no] Ваші рецепти витрачають надлишок інгредієнтів.
}
reason-rival-engine = { $more ->
    [yes] {""}
   *[no] У суперників лишається менше інгредієнтів для чаклування.
}
reason-left-engine = { $more ->
    [yes] Сусід ліворуч постачає вам інгредієнти.
   *[no] Сусід ліворуч передасть вам менше інгредієнтів.
}
reason-own-free = { $more ->
    [yes] Ви отримуєте рецепт, який нічого не витрачає: його можна застосовувати щораунду.
   *[no] {""}
}
reason-own-idle = { $more ->
    [yes] {""}
   *[no] Ви зможете добути інгредієнти для своїх рецептів.
}
reason-own-hearts = { $more ->
    [yes] У вас лишаться серця тіні для рецептів.
   *[no] На вашій стільниці звільниться місце для сердець тіні.
}
reason-own-mandrakes = { $more ->
    [yes] У вас лишаться мандрагори для рецептів.
   *[no] На вашій стільниці звільниться місце для мандрагор.
}
reason-own-mushrooms = { $more ->
    [yes] У вас лишаться гриби для рецептів.
   *[no] На вашій стільниці звільниться місце для грибів.
}
reason-own-spiders = { $more ->
    [yes] У вас лишаться павуки для рецептів.
   *[no] На вашій стільниці звільниться місце для павуків.
}
reason-own-toads = { $more ->
    [yes] У вас лишаться жаби для рецептів.
   *[no] На вашій стільниці звільниться місце для жаб.
}
reason-right-hearts = { $more ->
    [yes] Стільниця сусіда праворуч заповнюється серцями тіні.
   *[no] Сусід праворуч отримає менше сердець тіні для рецептів.
}
reason-right-mandrakes = { $more ->
    [yes] Стільниця сусіда праворуч заповнюється мандрагорами.
   *[no] Сусід праворуч отримає менше мандрагор для рецептів.
}
reason-right-mushrooms = { $more ->
    [yes] Стільниця сусіда праворуч заповнюється грибами.
   *[no] Сусід праворуч отримає менше грибів для рецептів.
}
reason-right-spiders = { $more ->
    [yes] Стільниця сусіда праворуч заповнюється павуками.
   *[no] Сусід праворуч отримає менше павуків для рецептів.
}
reason-right-toads = { $more ->
    [yes] Стільниця сусіда праворуч заповнюється жабами.
   *[no] Сусід праворуч отримає менше жаб для рецептів.
}
reason-makes-hearts = { $more ->
    [yes] Ваші рецепти дають серця тіні, а для них найменше комірок.
   *[no] {""}
}
reason-makes-mandrakes = { $more ->
    [yes] Ваші рецепти дають мандрагори, а для них мало комірок.
   *[no] {""}
}
reason-makes-basic = { $more ->
    [yes] Ваші рецепти дають багато жаб, павуків і грибів.
   *[no] Сусід праворуч отримає менше базових інгредієнтів.
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
    [yes] Після наступного символу зілля спрацює його ефект.
   *[no] Ви застосовуєте ефект зілля зараз.
}
reason-raven-ready = { $more ->
    [yes] Після наступного символу крука спрацює його ефект.
   *[no] Ви застосовуєте ефект крука зараз.
}
reason-grimoire-ready = { $more ->
    [yes] Після наступного символу ґримуара спрацює його ефект.
   *[no] Ви застосовуєте ефект ґримуара зараз.
}
reason-own-redraw = { $more ->
    [yes] Ви бережете здібність Посвяченої на потім.
   *[no] Серед нових рецептів можуть бути кращі.
}
reason-round = { $more ->
    [yes] Ви виграєте час ще на один раунд.
   *[no] Кінець гри наближається.
}

# -- statistics

openings = Ваші персонажі: перемоги / партії
