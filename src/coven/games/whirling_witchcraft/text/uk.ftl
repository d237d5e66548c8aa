name = Відьомська круговерть
about = Усі чаклують водночас, і кожен казан потрапляє до відьми праворуч. Передайте їй більше жаб, павуків і сердець тіні, ніж уміщує її стільниця, — усе зайве опиниться у вашому колі. П’ять таких інгредієнтів — і перемога ваша. Та не забувайте: хтось ліворуч уже помішує казан для вас.
quick-start =
    Усі водночас: зіграйте рецепт із руки долілиць. Він залишиться перед вами до кінця гри.
    Далі чаклуйте: застосовуйте рецепти в будь-якій послідовності, кожен по разу. Створене одним рецептом може піти на інший. Поки не закінчите, план можна змінювати скільки завгодно.
    Казан дістанеться гравцеві праворуч. Усе, чому не вистачить комірок на його стільниці, потрапить у ваше коло. П’ять інгредієнтів у колі — перемога.
    Не давайте захаращувати власну стільницю: витрачайте з неї якомога більше, насамперед серця тіні й мандрагори — для них комірок обмаль.

## Як грати

variant-first-game = Перша гра
    .about = Усі — Посвячені. Найкраще починати так.
variant-characters = Персонажі
    .about = Кожен отримує двох персонажів і залишає одного.
variant-random-characters = Випадкові персонажі
    .about = Персонажів роздає випадок, без вибору.
variant-long = Довга гра
    .about = Випадкові персонажі, а для перемоги потрібно десять інгредієнтів у колі. Домашнє правило.
variant-in-order = По черзі
    .about = Випадкові персонажі; щодо аркан вирішують і чаклують не водночас, а по черзі, від найнижчої ініціативи. Для перемоги потрібно сім інгредієнтів. Домашнє правило.

option-characters = Персонажі
    .about = Для першої гри — Посвячені; далі кожному роздають двох персонажів, щоб вибрати одного, або вирішує випадок.
option-characters-initiates = Усі Посвячені
option-characters-choose = Один із двох
option-characters-random = Випадкові
option-threshold = Інгредієнтів для перемоги
    .about = За правилами — п’ять; сім або десять — довша гра, домашнє правило.
option-threshold-5 = 5
option-threshold-7 = 7
option-threshold-10 = 10
option-order = Ініціатива
    .about = За правилами всі вирішують щодо аркан і чаклують водночас, а чекають лише ті, хто хоче спершу побачити інших. За ініціативою — відкрито, один за одним, від найнижчої.
option-order-free = Чекають за бажанням
option-order-strict = Суворо по черзі

## Інгредієнти й карти

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
effect-chosen = ефект на вибір
light-deciding = вирішує
light-ready = готово
light-waiting = чекає на інших
light-open = відкрито

character-initiate = Посвячена
    .about = Один раз, перш ніж зіграти рецепт: скиньте цю карту та всю руку й візьміть чотири нові рецепти.
character-jack_of_all_trades = Відьма на всі руки
    .about = Якщо після чаклування у вашому казані є всі п’ять типів, можете перемістити один інгредієнт із нього у своє коло.
character-potion_brewer = Зіллярка
    .about = За кожен символ зілля на відкритому рецепті можете перекласти один інгредієнт зі стільниці в казан.
character-whirlwind = Віхола
    .about = Можете зіграти розверненим будь-який рецепт, навіть односторонній.
character-toad_whisperer = Жаб’яча шептуха
character-daredevil = Шибайголова
    .about = Можете довірити вибір рецепта випадку. Тоді до відкриття карт застосуйте один ефект аркани на свій вибір.
character-unstoppable = Нестримна
    .about = Щораунду, перш ніж зіграти рецепт, ви мусите покласти на стільницю { $gathered ->
            [one] { $gathered } інгредієнт
            [few] { $gathered } інгредієнти
           *[many] { $gathered } інгредієнтів
        } одного типу; зайве потрапляє в коло гравця ліворуч.
character-dark_horse = Темна конячка
character-fey_blessed = Благословенна феями
character-clairvoyant = Ясновидиця
    .about = Ви починаєте з п’ятьма рецептами, і ліміт вашої руки — п’ять.
character-trickster = Трикстерка
    .about = Власний рецепт розвертається щоразу, коли передають руки.
character-spider_summoner = Прикликачка павуків
character-grimoire_scholar = Дослідниця гримуарів
    .about = Раз на раунд, чаклуючи: поверніть у запас { $mandrakes ->
            [one] { $mandrakes } мандрагору
            [few] { $mandrakes } мандрагори
           *[many] { $mandrakes } мандрагор
        }, зі стільниці або щойно створені, щоб застосувати ефект ґримуара.

recipe-void_storm = Буря порожнечі
recipe-lost_arcana = Втрачена аркана
recipe-tome_of_midnight = Книга півночі
recipe-swirling_scheme = Вихрова хитрість
recipe-summon_secrets = Прикликання таємниць
recipe-shadow_curse = Прокляття тіні
recipe-spore_lore = Перекази спор
recipe-web_lore = Перекази павутини
recipe-croak_lore = Перекази кумкання
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
recipe-creature_rite = Обряд живого
recipe-speed_draught = Трунок швидкості
recipe-stamina_draught = Трунок витривалості
recipe-strength_draught = Трунок сили
recipe-summon_spiders = Прикликання павуків
recipe-summon_slime = Прикликання слизу
recipe-summon_spores = Прикликання спор
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

prompt-choosing = Кого з двох персонажів ви залишите?
prompt-study = Зіграйте рецепт долілиць.
prompt-dare-way = Випадок вибрав рецепт «{ $recipe }». Яким боком його покласти?
prompt-dare-effect = Випадок вибрав рецепт «{ $recipe }». Тепер один ефект аркани на ваш вибір.
prompt-potion = Зілля: додати інгредієнт у казан?
prompt-raven = Крук: прибрати до двох інгредієнтів зі стільниці?
prompt-grimoire = Ґримуар: який тип можна буде брати із запасу цього раунду?
prompt-pouring = Зіллярка: перекласти інгредієнт зі стільниці в казан?
prompt-brew = Чаклуйте: який рецепт наступний — чи ви закінчили?
prompt-brew-called = За ініціативою ваша черга: який рецепт наступний — чи ви закінчили?
prompt-fill = { $recipe }: що й звідки покласти на наступну комірку?
prompt-make = { $recipe }: що створити?
prompt-scholar-pay = Віддайте за ґримуар { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагори
       *[many] { $count } мандрагор
    }: звідки?
prompt-gather = Покладіть на свою стільницю { $count ->
        [one] { $count } інгредієнт
        [few] { $count } інгредієнти
       *[many] { $count } інгредієнтів
    } одного типу. Якого?
prompt-save = У казані всі п’ять типів! Перемістити один інгредієнт у коло?

crumb-round = Раунд { $round }
crumb-choosing = Персонажі
crumb-study = Вивчення
crumb-arcana = Аркани
crumb-brewing = Чаклування
crumb-gathering = Нестримна
crumb-saving = Відьма на всі руки
crumb-called = Ваша черга за ініціативою

## Що можна зробити

move-keep = Залишити персонажа: { $character }
move-play = Зіграти «{ $recipe }»
move-play-turned = Зіграти «{ $recipe }», розвернувши
move-redraw = Скинути руку й узяти до чотирьох нових рецептів
move-dare = Довіритися випадку
move-gather = Узяти { $count } × { $type }
move-potion = Зілля, додати: { $type }
move-raven = Крук, прибрати: { $type }
move-raven-two = Крук, прибрати: { $type } і { $type2 }
move-raven-same = Крук, прибрати: 2 × { $type }
move-grimoire = Ґримуар: { $type }
move-pour = Перекласти в казан: { $type }
move-skip = Обійтися без ефекту
move-use = Застосувати «{ $recipe }»
move-take-bench = Зі стільниці: { $type }
move-take-supply = Із запасу: { $type }
move-take-brew = Зі щойно створених: { $type }
move-make = Створити: { $type }
move-scholar = Віддати { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагори
       *[many] { $count } мандрагор
    } за ґримуар
move-wait = Зачекати: спершу побачити, що зроблять гравці з нижчою ініціативою
move-finish = Закінчити{ $count ->
        [0] {""}
       *[other] {" "}(поки що зайвих: { $count })
    }
move-save = У коло: { $type }
move-pass = Нічого не переміщувати
move-take-back = Скасувати останній крок

## Що сталося

log-character = { $seat } грає за персонажа «{ $character }».
log-round = Раунд { $round }.
log-dared = Випадок вибирає рецепт «{ $recipe }» для гравця { $seat }.
log-play = { $seat } грає рецепт «{ $recipe }».
log-play-turned = { $seat } грає рецепт «{ $recipe }», розвернувши його.
log-dare = { $seat } довіряє вибір випадку й за це може застосувати один ефект аркани.
# Only in logs of matches that began under older rules.
log-skip = { $seat } обходиться без ефекту.
log-skip-effect = { $seat } відмовляється від ефекту: { $effect }.
log-potion = { $seat }, зілля. У казан: { $type }.
log-raven = { $seat }, крук. Зі стільниці прибрано: { $type }.
log-raven-two = { $seat }, крук. Зі стільниці прибрано: { $type } і { $type2 }.
log-raven-same = { $seat }, крук. Зі стільниці прибрано: 2 × { $type }.
log-grimoire = { $seat }, ґримуар. Цього раунду із запасу: { $type }.
log-pour = { $seat } перекладає зі стільниці в казан: { $type }.
log-redraw = { $seat } скидає руку разом із Посвяченою й бере { $count ->
        [one] { $count } новий рецепт
        [few] { $count } нові рецепти
       *[many] { $count } нових рецептів
    }.
# Only in logs of matches that began under older rules.
log-gather = { $seat }: нестримна сила! На стільницю тричі: { $type }.
log-gathered = { $seat } кладе на стільницю: { $count } × { $type }. Нестримна сила!
log-gather-over = { $seat }: місця забракло, у коло гравця { $seat2 } — { $count ->
        [one] { $count } інгредієнт
        [few] { $count } інгредієнти
       *[many] { $count } інгредієнтів
    }.
log-use = { $seat } застосовує «{ $recipe }».
log-take-bench = { $seat } бере для цього зі стільниці: { $type }.
log-take-supply = { $seat } бере для цього із запасу: { $type }.
log-take-brew = { $seat } бере для цього зі щойно створеного: { $type }.
log-make = { $seat } вибирає, що створити: { $type }.
# Only in logs of matches that began under older rules.
log-scholar = { $seat } віддає дві мандрагори за ґримуар.
log-mandrakes = { $seat } віддає { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагори
       *[many] { $count } мандрагор
    } за ґримуар.
log-left = { $seat }: карту персонажа використано.
log-cauldron = { $seat }, у казані{ $heart ->
        [0] {""}
        [one] {" "}· { $heart } серце тіні
        [few] {" "}· { $heart } серця тіні
       *[many] {" "}· { $heart } сердець тіні
    }{ $mandrake ->
        [0] {""}
        [one] {" "}· { $mandrake } мандрагора
        [few] {" "}· { $mandrake } мандрагори
       *[many] {" "}· { $mandrake } мандрагор
    }{ $mushroom ->
        [0] {""}
        [one] {" "}· { $mushroom } гриб
        [few] {" "}· { $mushroom } гриби
       *[many] {" "}· { $mushroom } грибів
    }{ $spider ->
        [0] {""}
        [one] {" "}· { $spider } павук
        [few] {" "}· { $spider } павуки
       *[many] {" "}· { $spider } павуків
    }{ $toad ->
        [0] {""}
        [one] {" "}· { $toad } жаба
        [few] {" "}· { $toad } жаби
       *[many] {" "}· { $toad } жаб
    }.
log-nothing = { $seat }: казан порожній.
log-called = За ініціативою тепер чаклує { $seat }.
log-called-arcana = За ініціативою тепер про аркани вирішує { $seat }.
log-save = { $seat } переміщує з казана в коло: { $type }.
stage-open = Казани відкрито.
stage-slide = Кожен казан переходить до сусіда праворуч.
stage-fill = Інгредієнти розкладають на стільницях.
log-pass = { $seat } передає казан. Отримує { $seat2 }.
log-overflow = { $seat2 }: забагато! У коло гравця { $seat } ({ $count }){ $heart ->
        [0] {""}
        [one] {" "}· { $heart } серце тіні
        [few] {" "}· { $heart } серця тіні
       *[many] {" "}· { $heart } сердець тіні
    }{ $mandrake ->
        [0] {""}
        [one] {" "}· { $mandrake } мандрагора
        [few] {" "}· { $mandrake } мандрагори
       *[many] {" "}· { $mandrake } мандрагор
    }{ $mushroom ->
        [0] {""}
        [one] {" "}· { $mushroom } гриб
        [few] {" "}· { $mushroom } гриби
       *[many] {" "}· { $mushroom } грибів
    }{ $spider ->
        [0] {""}
        [one] {" "}· { $spider } павук
        [few] {" "}· { $spider } павуки
       *[many] {" "}· { $spider } павуків
    }{ $toad ->
        [0] {""}
        [one] {" "}· { $toad } жаба
        [few] {" "}· { $toad } жаби
       *[many] {" "}· { $toad } жаб
    }.
log-trickster = { $seat } розвертає рецепт Трикстерки.
log-reshuffle = Колода скінчилася: скинуті рецепти перемішано.
log-won = { $seat } перемагає! Інгредієнтів у колі: { $count }.
log-won-most = { $seat } перемагає: у колі найбільше інгредієнтів ({ $count })!
log-won-types = { $seat } перемагає: за рівних кіл найбільше типів ({ $types })!
log-won-bench = { $seat } перемагає: за решти рівності найвільніша стільниця (інгредієнтів на ній: { $bench })!
log-shared = { $seat } ділить перемогу. Інгредієнтів у колі: { $count }.
log-exhausted = Рецептів більше немає, і ніхто нічого не створює: порівнюємо кола.

## Чому не можна

refuse-unknown = Такого в цій грі немає.
refuse-not-dealt = Цього персонажа вам не роздавали.
refuse-chosen = Персонажів уже вибрано.
refuse-not-initiate = Змінити всю руку може лише Посвячена.
refuse-used-up = Карту вашого персонажа використано, її вже немає в грі.
refuse-redraw-late = Руку змінюють лише до того, як зіграно рецепт.
refuse-redraw-empty = Нових рецептів більше немає.
refuse-redraw-turn = Рецептів лишилося замало для обох, а ініціатива нижча в гравця { $seat }: дочекайтеся його рішення.
refuse-not-daredevil = Довірити вибір випадку може лише Шибайголова.
refuse-not-study = Рецепти грають лише під час вивчення.
refuse-no-hand = У вас немає рецептів на руці.
refuse-dared = Ваш рецепт уже вибрав випадок.
refuse-played = Рецепт цього раунду ви вже зіграли.
refuse-not-in-hand = Рецепта «{ $recipe }» у вас на руці немає.
refuse-one-way = На рецепті «{ $recipe }» немає символу напрямку.
refuse-not-unstoppable = Так збирає інгредієнти лише Нестримна.
refuse-gather-now = Ці інгредієнти ви кладете один раз, на початку раунду.
refuse-not-brewer = Перекладати зі стільниці в казан може лише Зіллярка.
refuse-not-on-bench = Цього на вашій стільниці немає.
refuse-pay-first = Спершу віддайте { $count ->
        [one] { $count } мандрагору
        [few] { $count } мандрагори
       *[many] { $count } мандрагор
    }.
refuse-named = Цей тип ви вже назвали.
refuse-not-arcana = Ефекти аркани застосовують відразу після відкриття рецептів.
refuse-not-triggered = Цього раунду жодна ваша аркана не зайняла й не пройшла парної поділки.
refuse-decided = Про всі ефекти цього раунду ви вже вирішили.
refuse-other-effect = Зараз вирішіть про цей ефект: { $effect }.
refuse-not-scholar = Віддавати мандрагори за ґримуар може лише Дослідниця гримуарів.
refuse-not-brewing = На це буде час під час чаклування.
refuse-finished = Ви вже закінчили чаклувати. Щоб продовжити, скасуйте останній крок.
refuse-waiting = Ви чекаєте на гравців із нижчою ініціативою. Щоб продовжити, скасуйте очікування.
refuse-nothing-to-decide = Чекати можна, лише поки вам треба вирішити щодо ефектів аркани або закінчити чаклування.
refuse-not-there = Так цю комірку не заповнити.
refuse-no-slot = Зараз немає комірки, яку треба заповнити.
refuse-not-shown = На цій комірці такого інгредієнта немає.
refuse-fill-first = Спершу заповніть комірки розпочатого рецепта або скасуйте його.
refuse-called = За ініціативою ваша черга: чекати більше не можна.
refuse-lowest = З тих, хто ще не вирішив, у вас найнижча ініціатива: чекати нема на кого.
refuse-few-mandrakes = Для цього бракує мандрагор: потрібно { $count }.
refuse-all-named = Ви вже назвали всі п’ять типів.
refuse-scholar-used = Цього раунду ви вже так робили.
refuse-not-in-play = Рецепта «{ $recipe }» перед вами немає.
refuse-no-slots = На рецепті «{ $recipe }» немає комірок: він дає лише аркани.
refuse-used = Цього раунду ви вже застосували рецепт «{ $recipe }».
refuse-cannot-fill = На всі комірки рецепта «{ $recipe }» інгредієнтів не вистачає.
refuse-opened = Те, що ви начаклували, вже відкрито: скасувати запізно.
refuse-effects-opened = Ваші рішення вже відкрито: скасовувати запізно.
refuse-dared-back = Те, що вибрав випадок, скасувати не можна.
refuse-nothing-back = Скасовувати нічого.
refuse-not-jack = Про це вирішує лише Відьма на всі руки.
refuse-not-in-cauldron = Цього у вашому казані немає.
refuse-save-now = Це можна після чаклування, якщо в казані всі п’ять типів.

## Кінець

score-circle = У колі
ending-won = Коло заповнено: є переможець.
ending-tie-break = Заповнених кіл було кілька: вирішила кількість інгредієнтів, потім типів, потім вільніша стільниця.
ending-shared = Рівність в усьому: перемогу ділять.
ending-exhausted = Рецептів не залишилося, і ніхто нічого не створював: порівняли кола.

## Простим текстом

sketch-deck = Колода { $deck }, скинуто { $discard }
sketch-player = { $name } · { $character } · стільниця { $bench } · коло { $circle } · казан { $cauldron } · зілля { $potion }, крук { $raven }, ґримуар { $grimoire } · рука { $hand }
sketch-hand = Рука:
sketch-plan = План: на стільниці { $bench } · створено { $brew } · { $seat }, зайве: { $overflow }

## Стіл

table-bench = Ваша стільниця
table-slots = { $type }: на стільниці { $count } з { $room }
table-free = Ґримуар: цього раунду рецепти можуть брати це із запасу.
table-circle = У колі: { $count } з { $threshold }
table-cauldron = У казані: { $count }
table-count = { $type }: { $count }
table-track = Аркана, { $arcana }: поділка { $at } з { $spaces }
table-track-off = Аркана, { $arcana }: жетон ще не на шкалі
table-effect-potion = На парній поділці: додайте в казан один будь-який інгредієнт.
table-effect-raven = На парній поділці: приберіть зі стільниці до двох інгредієнтів.
table-effect-grimoire = На парній поділці: назвіть тип; цього раунду рецепти можуть брати його із запасу.
table-rule = Правила, { $rule }
table-forecast = Прогноз: { $seat }
    .about = Що отримає { $seat }, якщо передати казан зараз, і скільки зайвого потрапить у ваше коло.
table-forecast-type = { $type }: там { $there } з { $room }, прийде { $comes }, не вміститься { $over }
table-forecast-over = { $count ->
        [0] Усе вміститься
       *[other] Зайвих: { $count }
    } · коло { $circle }/{ $threshold }
table-turned = Розвернений
table-takes = Потрібно:
table-creates = Створює:
table-or = або
table-nothing = нічого
table-any = будь-який тип
table-arcana = Аркани:
table-reversible = Можна розвернути
table-no-slots = Комірок немає, лише аркани
table-own-recipe = Власний рецепт: { $name-takes } → { $name-creates }.
table-leaves = Після чаклування, в якому рецепт застосовано, карта залишає гру.
table-starts = Жетон «{ $arcana }» починає з поділки { $at }.
table-initiative = Ініціатива { $number }
table-gone = Ця карта вийшла з гри.
table-recipes = Рецептів у грі: { $count }
table-hand = На руці: { $count }
table-deck = Рецептів у колоді: { $count }
table-back = Крок назад
table-wait = Почекати
table-reopen = Передумати

picture-bench = Стільниця: три комірки для сердець тіні, чотири для мандрагор і по дев’ять для грибів, павуків і жаб.
picture-track = Шкала аркани: шість поділок, кожна друга викликає ефект. Жетон зілля стоїть на другій.
picture-chain = Створене одним рецептом може піти в наступний: гриб із місячного еліксиру допомагає прикликати павуків.
picture-overflow = Казан із трьома мандрагорами приходить на стільницю, де є місце для однієї: дві мандрагори потрапляють у коло того, хто передав казан.

## Що в коробці

box-types = Інгредієнти
box-contents = Деталі й карти
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
box-hand-size = Рецептів на руці
box-hand-clairvoyant = Рецептів у Ясновидиці
box-track-spaces = Поділок
box-abilities-gathered = Інгредієнтів бере Нестримна
box-abilities-mandrakes_for_grimoire = Мандрагор повертає Дослідниця гримуарів
box-end-idle_rounds = Раундів без подій, після яких гра закінчується
box-each-inputs = бере: { $value }
    .none = нічого не бере
box-each-outputs = дає: { $value }
    .none = нічого не дає
box-inputs-any = { table-any }
box-outputs-any = { table-any }
box-recipes-arcana = аркани: { $value }
box-recipes-reversible = можна розвернути
    .none = односторонній
box-characters-start = на початку: { $value }
box-characters-arcana = аркани: { $value }
    .none = без аркан
box-characters-discard = іде з гри після застосування

## Перша партія, крок за кроком

first-welcome = Ласкаво просимо! Для перемоги потрібно п’ять інгредієнтів у вашому колі. Вони потрапляють туди, коли на стільниці суперника немає місця для вашого варива.
    Спершу всі грають рецепт долілиць. Візьміть «{ recipe-grief_elixir }» і розверніть його: з павука й жаби вийдуть два гриби.
first-together = Усі вибирають водночас, і карти відкриваються разом.
first-brew = Тепер чаклуйте. Застосуйте рецепт: він візьме з вашої стільниці павука й жабу та покладе на карту два гриби.
first-finish = Поки ви не закінчили, план можна змінювати скільки завгодно. А тоді казан з усім, що вийшло, піде до суперника.
first-passing = Щойно обоє будуть готові, казани перейдуть до сусідів.
first-plan = У суперника вже зайнято шість із дев’яти комірок для грибів. Отже, наш план — гриби! Карти з руки перейшли до сусіда, тож рецепти у вас інші. Зіграйте «{ recipe-find_spell }».
first-potion = Символи на рецептах рухають жетони аркан. Два дійшли до парної поділки — користуйтеся! Зілля кладе будь-який інгредієнт просто в казан. Звісно ж, гриб!
first-grimoire = Ґримуар: назвіть вид, і цього раунду його можна брати із запасу, а не зі стільниці. Назвіть павуків.
first-again = Рецепти лишаються перед вами до кінця: кожен працює раз на раунд. Знову «{ recipe-grief_elixir }»!
first-supply = Візьміть павука із запасу — подарунок ґримуара. Свої лишаться на стільниці.
first-second = Тепер «{ recipe-find_spell }»: за одну жабу — гриб, павук і жаба.
first-overflow = У казані чотири гриби, а в суперника місце лише для трьох. Закінчуйте!
first-full = Перший гриб у вашому колі! А в суперника зайнято всі дев’ять комірок: тепер кожен новий гриб — ваш. Зіграйте «{ recipe-chaos_art }».
first-arcana = Тут спрацьовують аркани суперника, але він від них відмовляється.
first-chain = Ще чотири — і перемога. Почніть із рецепта «{ recipe-find_spell }»: те, що він створить, піде на наступний.
first-feed = Тепер «{ recipe-grief_elixir }».
first-fresh = Покладіть павука, якого щойно створили: свої зараз знадобляться.
first-last = І «{ recipe-chaos_art }»: четвертий гриб.
first-win = Чотири гриби на стільницю, де немає місця для жодного. Закінчуйте!
first-end = П’ять у колі — ви перемогли! Дивіться, чим забита чужа стільниця, робіть цього побільше, а свою тримайте вільною: сусід ліворуч думає так само.

## Чому підказка радить цей хід

reason-own-circle = { $more ->
    [yes] У ваше коло потрапить більше.
   *[no] Ваше коло може зачекати.
}
reason-rival-circle = { $more ->
    [yes] Коло суперника тут не таке важливе.
   *[no] Коло суперника росте повільніше.
}
reason-left-circle = { $more ->
    [yes] Коло сусіда ліворуч тут не таке важливе.
   *[no] У коло сусіда ліворуч потрапить менше.
}
reason-own-next = { $more ->
    [yes] З вашого наступного казана більше потрапить у коло.
   *[no] Ви притримуєте інгредієнти на потім.
}
reason-rival-next = { $more ->
    [yes] Суперники рано витрачають свої інгредієнти.
   *[no] Найсильніший суперник отримає менше.
}
reason-left-next = { $more ->
    [yes] Сусід ліворуч рано витрачає інгредієнти.
   *[no] На вашій стільниці лишається місце для казана зліва.
}
reason-lead-next = { $more ->
    [yes] Ви відриваєтеся від найсильнішого суперника.
   *[no] Більший відрив вам не потрібен.
}
reason-wins-next = { $more ->
    [yes] Ви ось-ось переможете.
   *[no] З перемогою можна не поспішати.
}
reason-loses-next = { $more ->
    [yes] Гра лишається відкритою.
   *[no] Суперник поки не перемагає.
}
reason-tie-types = { $more ->
    [yes] За рівності переможе коло, де більше типів.
   *[no] Кількість типів тут нічого не вирішує.
}
reason-tie-bench = { $more ->
    [yes] За рівності переможе той, у кого стільниця порожніша.
   *[no] Стільниці тут нічого не вирішують.
}
reason-own-threat = { $more ->
    [yes] Ваші рецепти погрожують переповнити стільницю праворуч.
   *[no] Ви відмовляєтеся від повільної загрози.
}
reason-rival-threat = { $more ->
    [yes] Рецепти суперників загрожують одне одному.
   *[no] Рецепти суперників загрожують менше.
}
reason-left-threat = { $more ->
    [yes] Те, що приходить зліва, піде у ваші рецепти.
   *[no] Сусід ліворуч рідше переповнить вашу стільницю.
}
reason-own-engine = { $more ->
    [yes] Ваші рецепти дають більше, ніж беруть.
   *[no] Ваші рецепти витрачають зайве.
}
reason-rival-engine = { $more ->
    [yes] Суперники роблять більше, ніж можуть передати.
   *[no] Суперникам немає з чого чаклувати.
}
reason-left-engine = { $more ->
    [yes] Сусід ліворуч постачає вам інгредієнти.
   *[no] Сусід ліворуч надішле вам менше.
}
reason-own-free = { $more ->
    [yes] Рецепт, якому нічого не потрібно, працює щораунду.
   *[no] Ви не покладаєтеся на рецепти без витрат.
}
reason-own-idle = { $more ->
    [yes] Рецепт може зачекати на свої інгредієнти.
   *[no] Інгредієнти для ваших рецептів можна добути.
}
reason-own-hearts = { $more ->
    [yes] У вас лишиться більше сердець тіні для рецептів.
   *[no] На вашій стільниці звільниться місце для сердець тіні.
}
reason-own-mandrakes = { $more ->
    [yes] У вас лишиться більше мандрагор для рецептів.
   *[no] На вашій стільниці звільниться місце для мандрагор.
}
reason-own-mushrooms = { $more ->
    [yes] У вас лишиться більше грибів для рецептів.
   *[no] На вашій стільниці звільниться місце для грибів.
}
reason-own-spiders = { $more ->
    [yes] У вас лишиться більше павуків для рецептів.
   *[no] На вашій стільниці звільниться місце для павуків.
}
reason-own-toads = { $more ->
    [yes] У вас лишиться більше жаб для рецептів.
   *[no] На вашій стільниці звільниться місце для жаб.
}
reason-right-hearts = { $more ->
    [yes] Стільниця праворуч заповнюється серцями тіні.
   *[no] Сусід праворуч отримає менше сердець тіні для рецептів.
}
reason-right-mandrakes = { $more ->
    [yes] Стільниця праворуч заповнюється мандрагорами.
   *[no] Сусід праворуч отримає менше мандрагор для рецептів.
}
reason-right-mushrooms = { $more ->
    [yes] Стільниця праворуч заповнюється грибами.
   *[no] Сусід праворуч отримає менше грибів для рецептів.
}
reason-right-spiders = { $more ->
    [yes] Стільниця праворуч заповнюється павуками.
   *[no] Сусід праворуч отримає менше павуків для рецептів.
}
reason-right-toads = { $more ->
    [yes] Стільниця праворуч заповнюється жабами.
   *[no] Сусід праворуч отримає менше жаб для рецептів.
}
reason-makes-hearts = { $more ->
    [yes] Ваші рецепти дають серця тіні, а для них найменше комірок.
   *[no] Вашим рецептам не треба створювати серця тіні.
}
reason-makes-mandrakes = { $more ->
    [yes] Ваші рецепти дають мандрагори, а для них мало комірок.
   *[no] Вашим рецептам не треба створювати мандрагори.
}
reason-makes-basic = { $more ->
    [yes] Ваші рецепти дають багато жаб, павуків і грибів.
   *[no] Сусід отримає менше простих інгредієнтів.
}
reason-lacks-hearts = { $more ->
    [yes] Вашим рецептам знадобляться серця тіні.
   *[no] Вашим рецептам вистачає сердець тіні.
}
reason-lacks-mandrakes = { $more ->
    [yes] Вашим рецептам знадобляться мандрагори.
   *[no] Вашим рецептам вистачає мандрагор.
}
reason-lacks-basic = { $more ->
    [yes] Вашим рецептам знадобляться прості інгредієнти.
   *[no] Вашим рецептам вистачає простих інгредієнтів.
}
reason-potion-ready = { $more ->
    [yes] Наступний знак зілля спрацює.
   *[no] Ви використовуєте зілля зараз.
}
reason-raven-ready = { $more ->
    [yes] Наступний знак крука спрацює.
   *[no] Ви використовуєте крука зараз.
}
reason-grimoire-ready = { $more ->
    [yes] Наступний знак ґримуара спрацює.
   *[no] Ви використовуєте ґримуар зараз.
}
reason-own-redraw = { $more ->
    [yes] Ви бережете нову руку Посвяченої на потім.
   *[no] У новій руці будуть кращі рецепти.
}
reason-round = { $more ->
    [yes] У вас буде час ще на один раунд.
   *[no] Це наближає кінець гри.
}
