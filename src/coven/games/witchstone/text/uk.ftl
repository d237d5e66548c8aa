name = Скеля відьом
about = Раз на сто років відьми збираються біля Скелі, щоб пробудити її силу. Варіть у своєму казані: кожен жетон запускає дві дії, кожен ланцюжок робить їх сильнішими, а одні чари тягнуть за собою інші. Плетіть портали, розсилайте чародіїв, дзеленчіть пляшечками, ідіть за совами — у вас одинадцять ходів, щоб стати хранителем Скелі. Надруковане поле, казани й більшість сувоїв ніде не опубліковано: чого не показує жодне джерело, те ми придумали самі.
quick-start =
    Виберіть парний жетон і покладіть його на дві вільні комірки казана. Він дає дві дії, у будь-якому порядку.
    Що більше однакових символів поруч, то більше разів виконується дія: збирайте їх разом і користуйтеся кутами казана.
    Енергія будує портали, ними йдуть чародії; кристали, що вийшли з казана, паличка й пентаграма дають нові дії; сувої — це підсилювачі або пророцтва, які рахуються наприкінці.
    Усе в межах ходу можна повернути назад, доки не відкрилося щось нове. Після одинадцяти ходів перемагає той, у кого більше очок.

## Як грати

variant-standard = Як у коробці
    .about = По одинадцять ходів, сувої лежать відкрито.
variant-closed = Закриті колекції
    .about = Невикористані сувої бачить лише господар, решті треба запам’ятовувати.
variant-easy-handicap = Один грає з ускладненням
    .about = Гравець на першому місці вибирає з трьох парних жетонів, а не з п’яти; решта грають як звичайно.
variant-two-handicaps = Двоє грають з ускладненням
    .about = Гравець на першому місці грає на легкому рівні ускладнення, на другому — на середньому, решта — як звичайно.
variant-handicaps = Троє грають з ускладненням
    .about = Гравець на першому місці грає на легкому рівні ускладнення, на другому — на середньому, на третьому — на складному, четвертий — як звичайно.
variant-all-handicaps = Троє з ускладненням, закриті колекції
    .about = Гравець на першому місці грає на складному рівні ускладнення, на другому — на середньому, на третьому — на легкому, четвертий — як звичайно.

option-first-player = Перший гравець
    .about = Той, хто останнім щось помішував у каструлі, — або випадок.
option-first-player-random = Кому випаде
option-first-player-first-seat = Перше місце
option-scrolls = Невикористані сувої
    .about = Лежать відкрито, або кожен тримає їх закритим стосом.
option-scrolls-open = Відкрито
option-scrolls-closed = Закрито
option-handicap-1 = Ускладнення для гравця на першому місці
    .about = { handicap-about }
option-handicap-1-0 = { handicap-0 }
option-handicap-1-1 = { handicap-1 }
option-handicap-1-2 = { handicap-2 }
option-handicap-1-3 = { handicap-3 }
option-handicap-2 = Ускладнення для гравця на другому місці
    .about = { handicap-about }
option-handicap-2-0 = { handicap-0 }
option-handicap-2-1 = { handicap-1 }
option-handicap-2-2 = { handicap-2 }
option-handicap-2-3 = { handicap-3 }
option-handicap-3 = Ускладнення для гравця на третьому місці
    .about = { handicap-about }
option-handicap-3-0 = { handicap-0 }
option-handicap-3-1 = { handicap-1 }
option-handicap-3-2 = { handicap-2 }
option-handicap-3-3 = { handicap-3 }
option-handicap-4 = Ускладнення для гравця на четвертому місці
    .about = { handicap-about }
option-handicap-4-0 = { handicap-0 }
option-handicap-4-1 = { handicap-1 }
option-handicap-4-2 = { handicap-2 }
option-handicap-4-3 = { handicap-3 }
handicap-about = Для мішаної компанії: досвідчений гравець вибирає з меншої кількості парних жетонів.
handicap-0 = Немає: п’ять парних жетонів
handicap-1 = Рівень 1, складний: без вибору, щоходу один жетон навмання
handicap-2 = Рівень 2, середній: два парні жетони
handicap-3 = Рівень 3, легкий: три парні жетони

## Що на столі

colour-0 = жовтий
colour-1 = червоний
colour-2 = синій
colour-3 = зелений

action-energy = Енергія
    .about = Один маркер на портал: від своєї вежі або від району, який ви з нею з’єднали. Готовий портал з 1, 2 чи 3 комірок дає 1, 3 чи 6 очок.
action-witch = Чародії
    .about = Покладіть чародія поруч із вежею або відправте того, що лежить, порталами в район і займіть його.
action-pentagram = Пентаграма
    .about = Ваша сова йде пентаграмою: жетони сов і особливі жетони чарів.
action-crystal = Кристали
    .about = Рухайте кристали в казані. Той, що вийшов на край, потрапляє на стелаж і дає дві дії або жетон підсилення.
action-wand = Паличка
    .about = Ваша сова йде чарівною паличкою: бонусні дії, удвічі більше для лідера, та очки за досягнення.
action-scroll = Сувій
    .about = Візьміть один сувій. Що сильніша дія, то більше полиць на вибір.

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
domino = Парний жетон
    .about = Кладеться на дві вільні комірки. Ви виконуєте обидві його дії, кожну стільки разів, скільки символів у її ланцюжку.
special = Особливий жетон
    .about = Відразу виконайте одну з двох його дій 2 рази або покладіть жетон у казан назавжди: він входить до ланцюжків обох своїх символів.

region-stone = Скеля відьом
    .about = Жетона немає, але є місця: перший чародій отримує понад звичайні два очки ще { $first }, другий — { $second }, третій — { $third }, четвертий — { $fourth }.
region-tower_ne = Північно-східна вежа
region-tower_se = Південно-східна вежа
region-tower_sw = Південно-західна вежа
region-tower_nw = Північно-західна вежа
region-forest_n = Північний ліс
region-forest_e = Східний ліс
region-forest_s = Південний ліс
region-forest_w = Західний ліс
region-village_n = Північне село
region-village_e = Східне село
region-village_s = Південне село
region-village_w = Західне село
region-castle_ne = Північно-східний замок
region-castle_se = Південно-східний замок
region-castle_sw = Південно-західний замок
region-castle_nw = Північно-західний замок
type-witchstone = Скеля відьом
type-tower = Вежа
    .about = Вежа з вашою верховною відьмою — ваша; усі інші для вас чужі, зайняті чи ні.
type-foreign_tower = Чужа вежа
type-forest = Ліс
    .about = Перший чародій забирає жетон підсилення; кожен, хто прийшов, отримує 2 очки.
type-village = Село
    .about = Перший чародій забирає жетон підсилення; кожен, хто прийшов, отримує 2 очки.
type-castle = Замок
    .about = Перший чародій забирає жетон підсилення; кожен, хто прийшов, отримує 2 очки.

chip-energy = Жетон «{ action-energy }»
    .about = Одна дія «Енергія», доки не скінчилася поточна дія. Наприкінці гри 2 очки.
chip-witch = Жетон «{ action-witch }»
    .about = Одна дія «Чародії», доки не скінчилася поточна дія. Наприкінці гри 2 очки.
chip-pentagram = Жетон «{ action-pentagram }»
    .about = Один крок пентаграмою, доки не скінчилася поточна дія. Наприкінці гри 2 очки.
chip-crystal = Жетон «{ action-crystal }»
    .about = Одне пересування кристала, доки не скінчилася поточна дія. Наприкінці гри 2 очки.
chip-wand = Жетон «{ action-wand }»
    .about = Один крок паличкою, доки не скінчилася поточна дія. Наприкінці гри 2 очки.
chip-scroll = Жетон «{ action-scroll }»
    .about = Найнижчий сувій, доки не скінчилася поточна дія. Наприкінці гри 2 очки.
chip-vp = Жетон «3 очки»
    .about = Відразу 3 очки і ще 2 наприкінці гри.

shelf-energy = Полиця «{ action-energy }»
    .about = Кристал дає тут 2 дії «Енергія», чорний — 4.
shelf-witch = Полиця «{ action-witch }»
    .about = Кристал дає тут 2 дії «Чародії», чорний — 4.
shelf-pentagram = Полиця «{ action-pentagram }»
    .about = Кристал дає тут 2 кроки пентаграмою, чорний — 4.
shelf-crystal = Полиця «{ action-crystal }»
    .about = Кристал дає тут 2 пересування кристалів, чорний — 4.
shelf-wand = Полиця «{ action-wand }»
    .about = Кристал дає тут 2 кроки паличкою, чорний — 4.
shelf-scroll = Полиця «{ action-scroll }»
    .about = Кристал дає тут один із 2 нижніх сувоїв, чорний — один із 4 нижніх.
shelf-bottom = Нижня полиця
    .about = Кристал дає тут жетон підсилення зі столу; чорний робить його сильнішим на 2.

rim-crystal = Край: { action-crystal }
    .about = Звідси кристал іде на полицю кристалів або на нижню.
rim-wand = Край: { action-wand }
    .about = Звідси кристал іде на полицю палички або на нижню.
rim-scroll = Край: { action-scroll }
    .about = Звідси кристал іде на полицю сувоїв або на нижню.
rim-energy = Край: { action-energy }
    .about = Звідси кристал іде на полицю енергії або на нижню.
rim-witch = Край: { action-witch }
    .about = Звідси кристал іде на полицю чародіїв або на нижню.
rim-pentagram = Край: { action-pentagram }
    .about = Звідси кристал іде на полицю пентаграми або на нижню.
# Only in logs of matches that began under rules 1.
rim-top = { rim-crystal }
rim-top_right = { rim-wand }
rim-bottom_right = { rim-scroll }
rim-bottom = { rim-energy }
rim-bottom_left = { rim-witch }
rim-top_left = { rim-pentagram }
crystal = Кристал
    .about = Виходить із казана з комірки зі стрілкою. Може проходити зайнятими комірками, але спинитися мусить на вільній.
crystal-black = Чорний кристал
    .about = На стелажі дає на дві дії більше, але ніде не враховується.

ring-owl = Жетони сов
    .about = Хто проходить повз, бере верхній жетон; коли вони скінчилися — 2 очки.
ring-special = Особливий жетон
    .about = Хто проходить повз, бере його, а на його місце кладуть новий. Коли вони скінчилися — будь-яка одна дія 2 рази.
silver-portals = Срібна клітинка: портали
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очки
           *[other] По { $points } очок
        } за кожен ваш готовий портал.
silver-witches = Срібна клітинка: чародії
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очки
           *[other] По { $points } очок
        } за кожну вашу фігурку на полі: верховна відьма, чародії, що лежать і стоять.
silver-crystals = Срібна клітинка: кристали
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очки
           *[other] По { $points } очок
        } за кожен ваш кольоровий кристал на стелажі.
silver-specials = Срібна клітинка: особливі жетони
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очки
           *[other] По { $points } очок
        } за кожен ваш особливий жетон, у казані чи використаний.
silver-scrolls = Срібна клітинка: сувої
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очки
           *[other] По { $points } очок
        } за кожен ваш сувій, використаний чи ні.
silver-chips = Срібна клітинка: жетони підсилення
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очки
           *[other] По { $points } очок
        } за кожен ваш жетон підсилення.
dark-energy = Темна клітинка: { action-energy }
    .about = { $count ->
            [one] { $count } дія «Енергія»
            [few] { $count } дії «Енергія»
           *[other] { $count } дій «Енергія»
        }, лідерові { $most }.
dark-witch = Темна клітинка: { action-witch }
    .about = { $count ->
            [one] { $count } дія «Чародії»
            [few] { $count } дії «Чародії»
           *[other] { $count } дій «Чародії»
        }, лідерові { $most }.
dark-crystal = Темна клітинка: { action-crystal }
    .about = { $count ->
            [one] { $count } пересування кристалів
            [few] { $count } пересування кристалів
           *[other] { $count } пересувань кристалів
        }, лідерові { $most }.
dark-pentagram = Темна клітинка: { action-pentagram }
    .about = { $count ->
            [one] { $count } крок пентаграмою
            [few] { $count } кроки пентаграмою
           *[other] { $count } кроків пентаграмою
        }, лідерові { $most }.
dark-scroll = Темна клітинка: { action-scroll }
    .about = Один із нижніх сувоїв (полиць на вибір: { $count }, лідерові { $most }).

scroll-boost-energy = Підсилювач: енергія +2
    .about = Додає 2 до дії «Енергія», що триває. Невикористаний — 2 очки.
scroll-boost-witch = Підсилювач: чародії +2
    .about = Додає 2 до дії «Чародії», що триває. Невикористаний — 2 очки.
scroll-boost-pentagram = Підсилювач: пентаграма +2
    .about = Додає 2 кроки до дії «Пентаграма», що триває. Невикористаний — 2 очки.
scroll-boost-crystal = Підсилювач: кристали +2
    .about = Додає 2 пересування до дії «Кристали», що триває. Невикористаний — 2 очки.
scroll-boost-wand = Підсилювач: паличка +2
    .about = Додає 2 кроки до дії «Паличка», що триває, можна й одразу після руху. Невикористаний — 2 очки.
scroll-boost-scroll = Підсилювач: сувій +2
    .about = У дії «Сувій», що триває, можна вибирати ще з 2 полиць. Невикористаний — 2 очки.
scroll-boost-any = Підсилювач: будь-яка дія +1
    .about = Додає 1 до будь-якої дії, що триває. Невикористаний — 2 очки.
scroll-chain-energy = Пророцтво: ланцюжок енергії
    .about = Ваш найдовший ланцюжок символів енергії: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-chain-witch = Пророцтво: ланцюжок чародіїв
    .about = Ваш найдовший ланцюжок символів чародіїв: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-chain-pentagram = Пророцтво: ланцюжок пентаграм
    .about = Ваш найдовший ланцюжок символів пентаграми: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-chain-crystal = Пророцтво: ланцюжок кристалів
    .about = Ваш найдовший ланцюжок символів кристала: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-chain-wand = Пророцтво: ланцюжок паличок
    .about = Ваш найдовший ланцюжок символів палички: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-chain-scroll = Пророцтво: ланцюжок сувоїв
    .about = Ваш найдовший ланцюжок символів сувою: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-same-forest = Пророцтво: ліси
    .about = Ліси з вашим чародієм: 1 — 3 очки, 2 — 5 очок, 3 — 7; інакше 1.
scroll-same-village = Пророцтво: села
    .about = Села з вашим чародієм: 1 — 3 очки, 2 — 5 очок, 3 — 7; інакше 1.
scroll-same-castle = Пророцтво: замки
    .about = Замки з вашим чародієм: 1 — 3 очки, 2 — 5 очок, 3 — 7; інакше 1.
scroll-same-tower = Пророцтво: чужі вежі
    .about = Чужі вежі з вашим чародієм: 1 — 3 очки, 2 — 5 очок, 3 — 7; інакше 1.
scroll-mixed-1 = Пророцтво: ліс, село, замок
    .about = Ваш чародій у лісі — 3 очки; ще й у селі — 5; ще й у замку — 7. Саме в цьому порядку; інакше 1.
scroll-mixed-2 = Пророцтво: село, замок, чужа вежа
    .about = Ваш чародій у селі — 3 очки; ще й у замку — 5; ще й у чужій вежі — 7. Саме в цьому порядку; інакше 1.
scroll-mixed-3 = Пророцтво: замок, ліс, чужа вежа
    .about = Ваш чародій у замку — 3 очки; ще й у лісі — 5; ще й у чужій вежі — 7. Саме в цьому порядку; інакше 1.
scroll-link-1 = Пророцтво: шлях до чужих веж
    .about = Ваші портали з’єднують вашу вежу з лісом і чужою вежею — 3 очки; з другою чужою — 5; з третьою — 7. Інакше 1.
scroll-link-2 = Пророцтво: шлях до сіл і замків
    .about = Ваші портали з’єднують вашу вежу із селом і замком — 3 очки; з другим селом — 5; з другим замком — 7. Інакше 1.
scroll-link-3 = Пророцтво: шлях від лісу до Скелі
    .about = Ваші портали з’єднують вашу вежу з лісом і селом — 3 очки; ще й із замком — 5; ще й зі Скелею відьом — 7. Інакше 1.
scroll-stone-place = Пророцтво: місце на Скелі відьом
    .about = Третє місце на Скелі відьом — 3 очки, друге — 5, перше — 7. Інакше 1.
scroll-witch-count = Пророцтво: фігурки на полі
    .about = Ваші фігурки на полі разом із верховною відьмою: 5–6 — 3 очки, 7–8 — 5 очок, 9 і більше — 7; інакше 1.
scroll-witch-lying = Пророцтво: чародії, що лежать
    .about = Чародії, що лежать поруч із вашою вежею: 1 — 3 очки, 2 — 5 очок, 3 і більше — 7; інакше 1.
scroll-silver = Пророцтво: срібні клітинки
    .about = Срібні клітинки палички, які ви оцінили: 3 — 3 очки, 4 — 5 очок, 5 і більше — 7; інакше 1.
scroll-specials = Пророцтво: особливі жетони
    .about = Ваші особливі жетони, у казані чи використані: 2 — 3 очки, 3 — 5 очок, 4 і більше — 7; інакше 1.
scroll-scrolls = Пророцтво: сувої
    .about = Ваші сувої, використані чи ні, разом із цим: 4 — 3 очки, 5 — 5 очок, 6 і більше — 7; інакше 1.
scroll-chips = Пророцтво: жетони підсилення
    .about = Ваші жетони підсилення: 4 — 3 очки, 5–6 — 5 очок, 7 і більше — 7; інакше 1.
scroll-crystals = Пророцтво: кристали
    .about = Ваші кольорові кристали на стелажі: 3 — 3 очки, 4 — 5 очок, 5 і більше — 7; інакше 1.
# Prophecies whose regions a corrected box changes.
scroll-other-mixed-1 = Пророцтво: різні райони 1
    .about = Райони з вашим чародієм: { $name-first } — { $one } очки; ще { $name-second } — { $two }; ще { $name-third } — { $three }. Саме в такому порядку; інакше { $none }.
scroll-other-mixed-2 = Пророцтво: різні райони 2
    .about = Райони з вашим чародієм: { $name-first } — { $one } очки; ще { $name-second } — { $two }; ще { $name-third } — { $three }. Саме в такому порядку; інакше { $none }.
scroll-other-mixed-3 = Пророцтво: різні райони 3
    .about = Райони з вашим чародієм: { $name-first } — { $one } очки; ще { $name-second } — { $two }; ще { $name-third } — { $three }. Саме в такому порядку; інакше { $none }.
scroll-other-link-1 = Пророцтво: з’єднані райони 1
    .about = Райони, з якими вашу вежу з’єднують ваші портали: { $name-first } — { $one } очки; { $name-second } — { $two }; { $name-third } — { $three }. Інакше { $none }.
scroll-other-link-2 = Пророцтво: з’єднані райони 2
    .about = Райони, з якими вашу вежу з’єднують ваші портали: { $name-first } — { $one } очки; { $name-second } — { $two }; { $name-third } — { $three }. Інакше { $none }.
scroll-other-link-3 = Пророцтво: з’єднані райони 3
    .about = Райони, з якими вашу вежу з’єднують ваші портали: { $name-first } — { $one } очки; { $name-second } — { $two }; { $name-third } — { $three }. Інакше { $none }.
prophecy-need = { $type }{ $count ->
        [1] {""}
       *[other] {" × "}{ $count }
    }

## Про що питають

prompt-big-witches = Поставте верховну відьму на вільну вежу. Жетон підсилення ваш.
prompt-turn = Хід { $round } з { $rounds }: покладіть парний жетон у казан.
prompt-make-room = Парний жетон нікуди покласти: спершу приберіть кристал.
prompt-discard = Парний жетон нікуди покласти, і кристали тут не зарадять. Який жетон втратите?
prompt-halves = Яку з двох дій виконаєте першою?
prompt-end-turn = Усе зроблено. Завершити хід?
prompt-end-turn-lost = Парний жетон утрачено: для нього не знайшлося місця. Завершіть хід.
prompt-energy = { $count ->
        [one] Енергія: можна покласти { $count } маркер.
        [few] Енергія: можна покласти { $count } маркери.
       *[other] Енергія: можна покласти { $count } маркерів.
    }
prompt-witch = { $count ->
        [one] Чародії: { $count } дія. Покладіть чародія або відправте в дорогу.
        [few] Чародії: { $count } дії. Покладіть чародія або відправте в дорогу.
       *[other] Чародії: { $count } дій. Покладіть чародія або відправте в дорогу.
    }
prompt-witch-lay = { $count ->
        [one] Чародії: { $count } дія. Покладіть чародія поруч із вежею.
        [few] Чародії: { $count } дії. Покладіть чародія поруч із вежею.
       *[other] Чародії: { $count } дій. Покладіть чародія поруч із вежею.
    }
prompt-witch-send = { $count ->
        [one] Чародії: { $count } дія. Відправте чародія в дорогу.
        [few] Чародії: { $count } дії. Відправте чародія в дорогу.
       *[other] Чародії: { $count } дій. Відправте чародія в дорогу.
    }
prompt-crystal = { $count ->
        [one] Кристали: { $count } пересування.
        [few] Кристали: { $count } пересування.
       *[other] Кристали: { $count } пересувань.
    }
prompt-rim = { $count ->
        [1] Поставте кристал із краю казана на стелаж.
       *[other] Поставте кристали з краю казана на стелаж.
    }
prompt-chips = { $count ->
        [1] Використайте жетон підсилення зараз. Якщо закінчити без нього, його дія пропаде.
       *[other] Використайте жетони підсилення зараз. Якщо закінчити без них, їхні дії пропадуть.
    }
prompt-boost = { $action }: без підсилювача більше нічого не зробити. Використайте його або закінчуйте.
prompt-pentagram = { $count ->
        [one] Пентаграма: { $count } крок.
        [few] Пентаграма: до { $count } кроків.
       *[other] Пентаграма: до { $count } кроків.
    }
prompt-wand = { $count ->
        [one] Паличка: { $count } крок.
        [few] Паличка: до { $count } кроків.
       *[other] Паличка: до { $count } кроків.
    }
prompt-more = Сова пройшла свій шлях. Підсилювач — чи отримати те, що дають клітинки?
prompt-scroll = { $count ->
        [1] Візьміть найнижчий сувій.
       *[other] Візьміть один із нижніх сувоїв (полиць на вибір: { $count }).
    }
prompt-special = Особливий жетон «{ $pair }»: одну з його дій 2 рази відразу чи назавжди в казан?
prompt-any = Особливих жетонів не лишилося: будь-яка одна дія 2 рази.
prompt-pick = Який жетон підсилення візьмете зі столу?

crumb-setup = Підготовка
crumb-turn = Хід: { $seat }
crumb-action = { $action }: { $count }
crumb-rewards = Бонуси пентаграми
crumb-effects = Бонуси палички
crumb-special = Особливий жетон: { $pair }
crumb-any = Будь-яка дія
crumb-pick = Жетон зі столу

due-domino = Покласти парний жетон
due-half = { $action }: { $count }
due-energy = Маркерів енергії: { $count }
due-witch = Дій «Чародії»: { $count }
due-pentagram = Кроків пентаграмою: { $count }
due-crystal = Пересувань кристалів: { $count }
due-wand = Кроків паличкою: { $count }
due-scroll = Сувій, полиць на вибір: { $count }
due-chip = { $chip }
due-rim = Кристалів на краю: { $count }
due-reward = Клітинка пентаграми { $space }
due-silver = Очки: { $what }
due-dark = Від палички: { $action }, { $count }
due-special = Особливий жетон: { $pair }
due-any = Будь-яка одна дія 2 рази
due-pick = Жетон підсилення зі столу

## Що можна зробити

move-tower = { $region } ({ $chip })
move-place = { $first } на { $from } ({ $count }), { $second } на { $to } ({ $count2 })
move-discard = Втратити «{ $pair }»
move-start = Спершу: { $action } ({ $count })
move-end-turn = Завершити хід
move-remove = Прибрати кристал із { $cell } ({ $points ->
        [one] −{ $points } очко
        [few] −{ $points } очки
       *[other] −{ $points } очок
    })
move-remove-room = Прибрати кристал із { $cell } ({ $points ->
        [one] −{ $points } очко
        [few] −{ $points } очки
       *[other] −{ $points } очок
    }): звільниться місце для парного жетона
move-stop = Досить
move-stop-chips = Досить ({ $count ->
        [1] дія жетона пропаде
       *[other] дії жетонів пропадуть
    })
move-boost = { $scroll }
move-chip = Використати жетон: { $action } × { $count }
move-build = { $from } – { $to }: комірка { $filled } з { $length }{ $points ->
        [0] {""}
        [one] {", "}{ $points } очко
        [few] {", "}{ $points } очки
       *[other] {", "}{ $points } очок
    }
move-lay = Покласти чародія поруч із вежею (у запасі { $count })
move-journey = Відправити чародія: { $region } (ціна { $count })
move-journey-chip = Відправити чародія: { $region } (ціна { $count }), { $chip }
move-journey-stone = Відправити чародія: { $region } (ціна { $count }), { $points ->
        [one] ще { $points } очко
        [few] ще { $points } очки
       *[other] ще { $points } очок
    }
move-step-ring = { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    } пентаграмою, на клітинку { $space }
move-step-wand = { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    } паличкою, на клітинку { $space }{ $leads ->
        [0] {""}
       *[other] {", лідером"}
    }
move-go-on = Отримати те, що дають клітинки
move-twice = Відразу: { $action } × { $count }
move-inlay = У казан, { $cell }: { $first } { $count }, { $second } { $count2 }
move-take = Полиця { $shelf }: { $scroll }
move-crystal = { $black ->
        [0] Кристал
       *[other] Чорний кристал
    } { $from } → { $to } ({ $count ->
        [one] { $count } пересування
        [few] { $count } пересування
       *[other] { $count } пересувань
    })
move-crystal-rim = { $black ->
        [0] Кристал
       *[other] Чорний кристал
    } { $from } → з казана: { $action } ({ $count ->
        [one] { $count } пересування
        [few] { $count } пересування
       *[other] { $count } пересувань
    })
move-shelve-up = { $black ->
        [0] Кристал
       *[other] Чорний кристал
    } на верхню полицю: { $action } × { $count }
move-shelve-down = { $black ->
        [0] Кристал
       *[other] Чорний кристал
    } з краю ({ $action }) на нижню полицю, за жетон підсилення
move-shelve-away = { $black ->
        [0] Кристал
       *[other] Чорний кристал
    } з краю ({ $action }) за ширму: на стелажі немає місця
move-pick = { $chip }

## Що сталося

log-first = Перший гравець — { $seat }.
log-tower = { $seat } займає вежу: { $region }.
log-turn = Хід { $round }: { $seat-is ->
        [you] ви
       *[other] { $seat }
    }.
log-place = { $seat } кладе «{ $pair }» на { $from } та { $to }.
log-lost = { $seat }: «{ $pair }» нікуди покласти, жетон утрачено.
log-start = { $seat }: { $action } × { $count }.
log-skip = { $seat }: { $action } × { $count } — виконати не можна, пропуск.
log-waive = { $seat } відмовляється від частини дій: { $action } × { $count }.
log-points = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } ({ $why }).
log-loss = { $seat }: { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очки
       *[other] −{ $points } очок
    } ({ $why }).
log-boost = { $seat } використовує сувій ({ $scroll }).
log-remove = { $seat } прибирає кристал із { $cell } з казана.
log-build = { $seat } будує портал: { $from } – { $to } ({ $filled } з { $length }).
log-lay = { $seat } кладе чародія поруч із вежею; тепер лежать: { $count }.
log-journey = { $seat } відправляє чародія: { $region } (ціна { $price }).
log-chip = { $seat } бере жетон підсилення: { $chip }.
log-use-chip = { $seat } використовує жетон підсилення: { $chip } × { $count }.
log-chip-unused = { $seat } не використовує жетон підсилення, і його дія пропадає: { $chip }.
log-ring = { $seat }: { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    } пентаграмою, клітинка { $space }.
log-owl = { $seat } бере жетон сови: { $points }.
log-special = { $seat } бере особливий жетон: { $pair }.
log-use-special = { $seat } відразу використовує особливий жетон «{ $pair }»: { $action } × { $count }.
log-inlay = { $seat } кладе особливий жетон «{ $pair }» у казан, на { $cell }.
log-instead = Особливих жетонів не лишилося, { $seat } натомість вибирає дію: { $action } × { $count }.
# Only in logs of matches that began under rules 1.
log-any = { $seat } вибирає дію: { $action }.
log-crystal = { $seat } рухає { $black ->
        [0] кристал
       *[other] чорний кристал
    }: { $from } → { $to } ({ $count ->
        [one] { $count } пересування
        [few] { $count } пересування
       *[other] { $count } пересувань
    }).
log-shelve = { $seat } ставить { $black ->
        [0] кристал
       *[other] чорний кристал
    } на стелаж ({ $shelf }).
log-shelve-away = { $seat } прибирає кристал за ширму: на стелажі немає місця ({ $rim }).
log-wand = { $seat }: { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    } паличкою, клітинка { $space }.
log-dark = { $seat } отримує бонус палички: { $action } × { $count }.
log-take = { $seat } бере сувій з полиці { $shelf } ({ $scroll }).
log-take-closed = { $seat } бере сувій з полиці { $shelf }.
log-take-glimpse = { $seat } бере сувій з полиці { $shelf } ({ $scroll }).
log-final = Підрахунок, { $seat }: трек { $track }, жетони сов { $owls }, жетони підсилення { $chips }, невикористані підсилювачі { $boosters }, пророцтва { $prophecies }. Усього: { $total }.
log-won-points = Перемагає { $seat }: { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[other] { $total } очок
    }.
log-won-wand = Очок порівну, { $total ->
        [one] по { $total } очку
       *[other] по { $total }
    }. Перемагає { $seat }: сова на клітинці { $space } палички далі або прийшла туди раніше.
log-won-shared = { $seat } ділить перемогу: { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[other] { $total } очок
    }.

why-portal = портал
why-occupy = зайнятий район
why-stone = місце на Скелі відьом
why-chip = жетон підсилення
why-black = чорний кристал
why-owl = жетони сов скінчилися
why-remove = прибраний кристал
why-portals = срібна клітинка: портали
why-witches = срібна клітинка: чародії
why-crystals = срібна клітинка: кристали
why-specials = срібна клітинка: особливі жетони
why-scrolls = срібна клітинка: сувої
why-chips = срібна клітинка: жетони підсилення

## Чому не можна

refuse-unknown = У цій грі такого немає.
refuse-tower-first = Спершу всі ставлять верховних відьом на вежі.
refuse-tower-late = Ваша верховна відьма вже зайняла вежу й лишається там.
refuse-tower-taken = Там уже інша верховна відьма: { $region }.
refuse-domino-first = Спершу покладіть парний жетон у казан.
refuse-half-first = Спершу вирішіть, яку з двох дій жетона виконати першою.
refuse-special-first = Спершу вирішіть, що буде з особливим жетоном.
refuse-any-first = Спершу виберіть дію, яку виконаєте 2 рази.
refuse-pick-first = Спершу виберіть жетон підсилення зі столу.
refuse-nothing-left = Обидві дії жетона виконано; лишилося завершити хід.
refuse-lost = Парний жетон утрачено разом із його діями; лишилося завершити хід.
refuse-other-action = Спершу треба закінчити дію, що триває: { $action }.
refuse-remove-setup = Прибирати кристали можна лише у свій хід, а не під час підготовки.
refuse-no-crystal = На { $cell } немає вашого кристала.
refuse-no-booster = У вас немає такого сувою ({ $scroll }).
refuse-boost-alone = Підсилювач не починає дію, а додає до тієї, що вже триває.
refuse-boost-other = Зараз триває дія «{ $action }», до неї цей сувій не пасує ({ $scroll }).
refuse-boost-useless = Більше таких дій вам зараз не виконати: підсилювач пропав би марно.
refuse-not-in-hand = Серед ваших парних жетонів на вибір немає «{ $pair }».
refuse-crystal-there = На { $cell } лежить кристал.
refuse-tile-there = Комірка { $cell } не вільна: там жетон або надрукований символ.
refuse-discard = Місце є: парний жетон треба покласти.
refuse-discard-crystal = Місце можна звільнити, прибравши кристал, тому втрачати парний жетон не можна: спершу приберіть кристал.
refuse-not-on-domino = На покладеному жетоні немає такої дії: { $action }.
refuse-no-chip = У вас немає такого жетона підсилення, що чекає на свій час ({ $chip }).
refuse-no-energy = У вас не лишилося маркерів енергії.
refuse-used-up = Дії скінчилися.
refuse-portal-finished = Цей портал уже збудовано.
refuse-portal-taken = Це портал іншого гравця: { $seat }.
refuse-unfinished = Спершу добудуйте розпочатий портал.
refuse-not-joined = Цей портал не торкається ні вашої вежі, ні району, з’єднаного з нею вашими порталами.
refuse-no-witch = У запасі не лишилося чародіїв.
refuse-nobody-lies = Поруч із вежею ніхто не лежить: спершу покладіть чародія.
refuse-own-tower = Там ваша верховна відьма: свою вежу вдруге не зайняти.
refuse-there-already = Там уже є ваш чародій: { $region }.
refuse-no-way = Готові портали туди від вашої вежі не ведуть: { $region }.
refuse-too-far = { $region }: шлях коштує { $count }, а у вас { $left }.
refuse-walked = Сова вже пройшла свій шлях; далі її поведе лише підсилювач.
refuse-steps = { $count ->
        [one] У вас { $count } крок.
        [few] У вас { $count } кроки.
       *[other] У вас { $count } кроків.
    }
refuse-tip = Там паличка закінчується: { $count ->
        [one] лишився { $count } крок.
        [few] лишилося { $count } кроки.
       *[other] лишилося { $count } кроків.
    }
refuse-walk-first = Спершу сова має піти.
refuse-not-on-special = На особливому жетоні немає такої дії: { $action }.
refuse-empty-shelf = Полиця { $shelf } порожня.
refuse-too-high = Полиця { $shelf } зависоко; нижніх полиць на вибір: { $count }.
refuse-moves = Для цього пересувань треба { $count }, а у вас { $left }.
refuse-not-free = Кристал може пройти через { $cell }, але не спинитися: комірка не вільна.
refuse-not-on-rim = Такого кристала на краю немає ({ $rim }).
refuse-rack-has-room = На стелажі є місце для цього кристала.
refuse-shelf-full = Ця полиця заповнена.
refuse-chip-not-there = Такого жетона на столі немає ({ $chip }).
refuse-shelve-first = Жетон зі столу дають за кристал на нижній полиці.
refuse-rim-first = Спершу кристали з краю треба поставити на стелаж.

## Кінець

score-track = На треку
score-owls = Жетони сов
score-chips = Жетони підсилення
score-boosters = Невикористані підсилювачі
score-prophecies = Пророцтва
ending-points = У Скелі відьом новий хранитель.
ending-wand = Очок порівну: вирішила чарівна паличка.
ending-shared = Порівну в усьому: перемога спільна.

## Що в коробці

box-action = Дії
box-printed = Символи в кутах казана
    .row = Кут { $n }
box-rim = Край казана
box-portal = Портали
    .row = { $a } – { $b }
box-chip = Жетони підсилення
    .row = { $gives }
box-reward = Що дає пентаграма
    .row = Клітинка { $space }
box-wand_space = Що дає паличка
    .row = Клітинка { $n }
box-booster = Підсилювачі
box-prophecy = Пророцтва
box-dominoes = Парні жетони
box-specials = Особливі жетони
box-handicap = Ускладнення для досвідчених
box-cauldron = Казан
box-pieces = У кожного гравця
box-map = Мапа
box-chips = Жетони підсилення наприкінці
box-rack = Стелаж для зілля
box-pentagram = Пентаграма
box-wand = Чарівна паличка
box-scrolls = Сувої

box-action-any = будь-яка дія
box-printed-q = комірка { $q }, { $r }
box-each-action = { $value }
box-side-top = Угорі
box-side-top_right = Праворуч угорі
box-side-bottom_right = Праворуч унизу
box-side-bottom = Унизу
box-side-bottom_left = Ліворуч унизу
box-side-top_left = Ліворуч угорі
box-rim-from = стрілки з комірок { $value }
box-portal-length = { $value ->
        [one] { $value } комірка
        [few] { $value } комірки
       *[many] { $value } комірок
    }
box-each-times = { $value ->
        [one] { $value } раз
        [few] { $value } рази
       *[many] { $value } разів
    }
box-chip-vp = { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    }
box-each-kind = { $value }
box-wand_space-count = рахує ваші { $value }
box-wand_space-vp = { $value ->
        [one] по { $value } очку за штуку
        [few] по { $value } очки за штуку
       *[many] по { $value } очок за штуку
    }
box-kind-silver = срібна
box-kind-dark = темна
box-kind-longest_chain = найдовший ланцюжок
box-kind-occupy_same = зайняті райони одного типу
box-kind-occupy_mixed = зайняті райони в цьому порядку
box-kind-connect = райони, з’єднані з вашою вежею
box-kind-witchstone_place = ваше місце на Скелі відьом
box-kind-count = що у вас є
box-count-portals = портали
box-count-witches = фігурки
box-count-lying_witches = чародії, що лежать
box-count-crystals = кристали
box-count-specials = особливі жетони
box-count-scrolls = сувої
box-count-chips = жетони підсилення
box-count-silver_passed = срібні клітинки
box-booster-plus = +{ $value }
box-prophecy-at_least = рівні: { $value }
box-prophecy-level = рівні: { $value }
box-prophecy-place = рівні: { $value }
box-prophecy-sequence = { $value }
box-dominoes-pair = Парні жетони кожного гравця
box-dominoes-turns = Ходів
box-dominoes-hand = За ширмою
box-specials-pair = Дії на них
box-handicap-removed = Парних жетонів наосліп у коробку
box-cauldron-radius = Кілець комірок навколо центру
box-cauldron-crystal_black = Чорний кристал починає на комірці
box-cauldron-crystal_coloured = Решта починають на комірках
box-pieces-energy = Маркери енергії
box-pieces-witches = Чародії
box-map-regions = Райони
box-map-first_places_vp = Очки за перші два місця на Скелі відьом
box-map-last_places_vp = Очки за останні два місця там
box-map-occupy_vp = Очок за район
box-chips-end_vp = Очок за кожен жетон
box-rack-top_actions = Дій за кристал на верхній полиці
box-rack-black_extra = Ще дій за чорний кристал
box-rack-capacity-top = кристалів на верхній полиці: { $value }
box-rack-capacity-bottom = на нижній: { $value }
box-pentagram-length = Клітинок
box-pentagram-owl_pile = Кожен стос жетонів сов згори вниз
box-pentagram-owl_empty_vp = Очок, якщо стос порожній
box-pentagram-special_times = Разів виконують дію особливого жетона
box-pentagram-special_empty_times = Разів виконують будь-яку дію, якщо особливих жетонів немає
box-wand-length = Клітинок після руків’я
box-wand-leader_factor = Дії лідера множаться на
box-scrolls-row = Відкритих сувоїв
box-scrolls-unused_booster_vp = Очок за невикористаний підсилювач
box-scrolls-prophecy_vp = Очки за пророцтво без рівнів, з одним, двома чи трьома
box-handicap-hand =
    .row = Рівень { $n }: парних жетонів за ширмою
box-map-portal_vp =
    .row = { $n ->
            [one] Очок за портал з { $n } комірки
            [few] Очок за портал з { $n } комірок
           *[many] Очок за портал з { $n } комірок
        }

## Простим текстом

sketch-round = Хід { $round } з { $rounds }
sketch-player = { $name }: очки { $score }; пентаграма { $ring }, паличка { $wand }; енергія { $energy }, портали { $portals }; чародії: у запасі { $supply }, лежать { $lying }, у районах { $standing }; сови { $owls }; жетони підсилення { $chips }, особливі жетони { $specials }; парні жетони { $dominoes }
sketch-regions = Вежа й райони: { $regions }
sketch-scrolls = Сувої: { $scrolls }
sketch-row = Сувої з нижньої полиці: { $scrolls }; у стосі { $deck }
sketch-pentagram = Пентаграма: жетони сов { $owls }; особливі жетони { $specials }
sketch-table-chips = Жетони підсилення на столі: { $chips }
sketch-chips = Жетони підсилення на мапі: { $chips }
sketch-portals = Портали: { $portals }
sketch-hand = Ваші парні жетони: { $dominoes }

## За столом

table-map = Карта в магічній кулі
table-portal = { $from } – { $to }: { $length ->
        [one] { $length } комірка
        [few] { $length } комірки
       *[other] { $length } комірок
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
table-portal-of = { $from } – { $to }: { $seat }, { $filled } із { $length }
table-tower-of = Господар вежі: { $seat }
table-price = Шлях чародія від вашої вежі: { $count ->
        [one] { $count } дія
        [few] { $count } дії
       *[other] { $count } дій
    }
table-lying = { $seat }: чародіїв лежить біля вежі: { $count }
table-cauldron = Казан: { $seat }
table-free = { $cell }: вільно
table-would-be = Сила дії, розпочатої тут:
table-chain = Найдовший ланцюжок: { $count }
table-longest = Найдовші ланцюжки:
table-tongs = Вийняти кристал (−{ $points })
table-hint-place = Оберіть половину жетона, її комірку, потім комірку другої половини.
table-hint-crystal = Оберіть кристал, потім куди його пересунути.
table-hint-where = оберіть комірку, що світиться
table-ring-space = Клітинка пентаграми { $space }
table-specials = Особливих жетонів у стосі: { $count }
table-wand-space = Клітинка палички { $space }
table-wand-handle = Руків’я палички
table-silver-now = Зараз для вас: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
table-leads = лідер
table-would-lead = Ви станете лідером: темні клітинки дають удвічі більше.
table-scrolls = Стійка сувоїв
table-shelf = Полиця { $shelf }
table-shelf-empty = Полиця { $shelf } порожня
table-deck = Сувоїв у колоді: { $count }
table-rack = Стелаж для зілля
table-room = Кристалів: { $count } із { $room }
table-stone-table = Кам’яний стіл
table-due = Ще належить
table-round = Хід { $round } із { $rounds }
table-own-scrolls = Ваші сувої
table-worth-now = Зараз дає: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
table-rule = Правило { $rule }
table-first = Перший гравець
table-score = Очок зараз: { $count }
table-energy = Залишилося маркерів енергії: { $count }
table-portals = Готових порталів: { $count }
table-witches = Чародіїв на полі: { $count }, у запасі: { $supply }
table-crystals = Кольорових кристалів на стелажі: { $count }
table-chips = Жетонів підсилення: { $count } (по 2 очки в кінці)
table-special-count = Особливих жетонів: { $count }
table-owls = Жетонів сов: { $tiles }, очок на них: { $count }
table-scroll-count = Сувоїв: { $count }, з них не використано: { $unused }
picture-cauldron = Казан: жетон із кристалом і паличкою утворює із символом у кутку ланцюжок із трьох кристалів
picture-portals = Портали з однієї, двох і трьох комірок між вежею, лісом, замком і Скелею відьом: 1, 3 і 6 очок
picture-journey = Чародій іде від вежі своїми порталами за одну дію, чужим порталом – ще за одну
picture-ring = Пентаграма: три особливі жетони й два стоси жетонів сов на кільці (клітинок: { $count })
picture-crystal = Кристал виходить через край казана й потрапляє на полицю з тим самим символом: дві дії
picture-wand = Паличка: світлі клітинки не дають нічого, темні – дії, срібні – очки
picture-scrolls = Підсилювач і пророцтво, у якого виконано перший рівень

## Перша партія, крок за кроком

first-theirs-tower = Ласкаво просимо! За одинадцять ходів стане ясно, хто новий хранитель Скелі. Спершу всі займають вежі, починає { $seat }.
first-tower = Тепер ваша верховна відьма: займіть північно-західну вежу. За область дають 2 очки, а за цей жетон — ще 3.
first-place = У свій хід ви кладете в казан парний жетон і виконуєте дві його дії. Покладіть «енергію й чародія» вгорі, між такими самими символами на кутах: що більше однакових поруч, то сильніша дія.
first-order = Кожна половина знайшла пару, тож кожна дія — двічі. Почніть з енергії: вона відкриває чародіям дорогу.
first-build = Енергія будує портали, комірка за коміркою. Почніть портал від своєї вежі до північно-західного замку: у ньому дві комірки.
first-build-done = Друга комірка завершить його: 3 очки.
first-lay = Тепер дві дії чародіїв. Перша кличе чародія: він лягає поруч із вежею.
first-journey = Друга відправляє його через ваш портал. За зайняту область — 2 очки, а перший у ній забирає й жетон підсилення.
first-chip = Жетон підсилення — це бонус просто зараз: ще одна енергія. Використайте його!
first-forest = Короткий портал у західний ліс: одна комірка, одне очко. Звідти недалеко до Скелі.
first-turn-end = Доки не відкрилося нічого нового, стрілка поверне все назад. Усе гаразд? Завершуйте хід.
first-theirs = { $seat } робить майже те саме на іншому боці поля.
first-place-2 = Ваш другий хід. Знову місце, де обидві половини зустрінуть пару: «пентаграма й кристал» біля правого нижнього краю.
first-order-2 = Спершу пентаграма: те, що вона дасть, допоможе кристалам.
first-ring = Ваша сова робить два кроки пентаграмою, на синю клітинку: там чекає особливий жетон.
first-inlay = Його можна витратити одразу. Та краще покладіть сюди, поруч із парним жетоном: на ньому теж кристал, і дія кристалів, яка ще попереду, зросте до трьох.
first-crystal = Три кроки кристалів. У казані вони заважають, а зовні — корисні. Виведіть цей униз, через край з енергією.
first-shelve = На полиці з цим символом він дає дію двічі: енергія!
first-stone = Будуйте далі: із західного лісу до Скелі.
first-stone-done = І друга комірка: 3 очки, і ваша дорога доходить до Скелі.
first-stop = Лишився один крок кристалів, але робити його не обов’язково. «Досить».
first-turn-end-2 = Другий хід закінчено.
first-theirs-2 = { $seat } теж іде пентаграмою й бере сувій.
first-place-3 = Третій хід і дві нові дії: «паличка й сувій», біля лівого нижнього краю, між такими самими.
first-order-3 = Порядок за вами. Спершу візьміть сувій: він може допомогти паличці.
first-scroll = Дві дії — це не два сувої, а вибір із двох нижніх. Візьміть підсилювач палички. Інші сувої, пророцтва, — це завдання на кінець гри.
first-boost = У палички два кроки. Використайте підсилювач — і буде чотири!
first-wand = Угору паличкою, усі чотири кроки: дорогою очки за портали, а потім бонус — подвійний, адже ваша сова попереду.
first-long = Чотири енергії! Три з них — на довгий портал від вежі просто до Скелі.
first-long-on = І далі…
first-long-done = …готово: 6 очок!
first-village = І остання: одна комірка від вашого замку до західного села.
first-turn-end-3 = Оце ланцюжок! Завершуйте хід.
first-end = Тепер ви знаєте всі шість дій. Дорога готова: перший чародій на Скелі дістане 5 очок понад 2 за область.
    Після одинадцяти ходів рахують сов, жетони підсилення, підсилювачі й пророцтва; перемагає той, у кого більше очок. Грайте далі: суперник не буде надто суворий.
