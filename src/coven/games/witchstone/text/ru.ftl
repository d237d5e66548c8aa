name = Скала ведьм
about = Раз в сто лет ведьмы собираются у Скалы, чтобы пробудить её силу. Варите в своём котле: каждый жетон запускает два действия, каждая цепочка делает их сильнее, а одно волшебство тянет за собой другое. Плетите порталы, рассылайте чародеев, звените пузырьками, следуйте за совами — у вас одиннадцать ходов, чтобы стать хранителем Скалы. Напечатанное поле, котлы и большая часть свитков нигде не опубликованы: чего не показывает ни один источник, мы придумали сами.
quick-start =
    Выберите парный жетон и положите его на две свободные ячейки котла. Он даёт два действия, в любом порядке.
    Чем больше одинаковых символов рядом, тем больше раз выполняется действие: собирайте их вместе и пользуйтесь углами котла.
    Энергия строит порталы, по ним идут чародеи; кристаллы, покинувшие котёл, палочка и пентаграмма приносят новые действия; свитки — это усилители или пророчества, которые считаются в конце.
    Всё в пределах хода можно вернуть назад, пока не открылось что-то новое. После одиннадцати ходов побеждает тот, у кого больше очков.

## Как играть

variant-standard = Как в коробке
    .about = По одиннадцать ходов, свитки лежат открыто.
variant-closed = Закрытые коллекции
    .about = Неиспользованные свитки видит только хозяин, остальным надо запоминать.
variant-easy-handicap = Один играет с усложнением
    .about = Игрок на первом месте выбирает из трёх парных жетонов, а не из пяти; остальные играют как обычно.
variant-two-handicaps = Двое играют с усложнением
    .about = Игрок на первом месте играет на лёгком уровне усложнения, на втором — на среднем, остальные — как обычно.
variant-handicaps = Трое играют с усложнением
    .about = Игрок на первом месте играет на лёгком уровне усложнения, на втором — на среднем, на третьем — на сложном, четвёртый — как обычно.
variant-all-handicaps = Трое с усложнением, закрытые коллекции
    .about = Игрок на первом месте играет на сложном уровне усложнения, на втором — на среднем, на третьем — на лёгком, четвёртый — как обычно.

option-first-player = Первый игрок
    .about = Тот, кто последним что-то помешивал в кастрюле, — или случай.
option-first-player-random = Кому выпадет
option-first-player-first-seat = Первое место
option-scrolls = Неиспользованные свитки
    .about = Лежат открыто, или каждый держит их закрытой стопкой.
option-scrolls-open = Открыто
option-scrolls-closed = Закрыто
option-handicap-1 = Усложнение для игрока на первом месте
    .about = { handicap-about }
option-handicap-1-0 = { handicap-0 }
option-handicap-1-1 = { handicap-1 }
option-handicap-1-2 = { handicap-2 }
option-handicap-1-3 = { handicap-3 }
option-handicap-2 = Усложнение для игрока на втором месте
    .about = { handicap-about }
option-handicap-2-0 = { handicap-0 }
option-handicap-2-1 = { handicap-1 }
option-handicap-2-2 = { handicap-2 }
option-handicap-2-3 = { handicap-3 }
option-handicap-3 = Усложнение для игрока на третьем месте
    .about = { handicap-about }
option-handicap-3-0 = { handicap-0 }
option-handicap-3-1 = { handicap-1 }
option-handicap-3-2 = { handicap-2 }
option-handicap-3-3 = { handicap-3 }
option-handicap-4 = Усложнение для игрока на четвёртом месте
    .about = { handicap-about }
option-handicap-4-0 = { handicap-0 }
option-handicap-4-1 = { handicap-1 }
option-handicap-4-2 = { handicap-2 }
option-handicap-4-3 = { handicap-3 }
handicap-about = Для смешанной компании: опытный игрок выбирает из меньшего числа парных жетонов.
handicap-0 = Нет: пять парных жетонов
handicap-1 = Уровень 1, сложный: без выбора, каждый ход один жетон вслепую
handicap-2 = Уровень 2, средний: два парных жетона
handicap-3 = Уровень 3, лёгкий: три парных жетона

## Что на столе

colour-0 = жёлтый
colour-1 = красный
colour-2 = синий
colour-3 = зелёный

action-energy = Энергия
    .about = Один маркер на портал: от своей башни или от района, который вы с ней соединили. Готовый портал из 1, 2 или 3 ячеек приносит 1, 3 или 6 очков.
action-witch = Чародеи
    .about = Положите чародея рядом с башней или отправьте лежащего по порталам в район и займите его.
action-pentagram = Пентаграмма
    .about = Ваша сова идёт по пентаграмме: жетоны сов и особые жетоны чар.
action-crystal = Кристаллы
    .about = Двигайте кристаллы в котле. Тот, что вышел на край, отправляется на стеллаж и приносит два действия или жетон усиления.
action-wand = Палочка
    .about = Ваша сова идёт по волшебной палочке: бонусные действия, вдвое больше для лидера, и очки за достижения.
action-scroll = Свиток
    .about = Возьмите один свиток. Чем сильнее действие, тем больше полок на выбор.

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
domino = Парный жетон
    .about = Кладётся на две свободные ячейки. Вы выполняете оба его действия, каждое столько раз, сколько символов в его цепочке.
special = Особый жетон
    .about = Сразу выполните одно из двух его действий 2 раза или положите жетон в котёл насовсем: он входит в цепочки обоих своих символов.

region-stone = Скала ведьм
    .about = Жетона нет, но есть места: первый чародей получает сверх обычных двух очков ещё { $first }, второй — { $second }, третий — { $third }, четвёртый — { $fourth }.
region-tower_ne = Северо-восточная башня
region-tower_se = Юго-восточная башня
region-tower_sw = Юго-западная башня
region-tower_nw = Северо-западная башня
region-forest_n = Северный лес
region-forest_e = Восточный лес
region-forest_s = Южный лес
region-forest_w = Западный лес
region-village_n = Северная деревня
region-village_e = Восточная деревня
region-village_s = Южная деревня
region-village_w = Западная деревня
region-castle_ne = Северо-восточный замок
region-castle_se = Юго-восточный замок
region-castle_sw = Юго-западный замок
region-castle_nw = Северо-западный замок
type-witchstone = Скала ведьм
type-tower = Башня
    .about = Башня с вашей верховной ведьмой — ваша; все остальные для вас чужие, занятые или нет.
type-foreign_tower = Чужая башня
type-forest = Лес
    .about = Первый чародей забирает жетон усиления; каждый пришедший получает 2 очка.
type-village = Деревня
    .about = Первый чародей забирает жетон усиления; каждый пришедший получает 2 очка.
type-castle = Замок
    .about = Первый чародей забирает жетон усиления; каждый пришедший получает 2 очка.

chip-energy = Жетон «{ action-energy }»
    .about = Одно действие «Энергия», пока не закончилось текущее действие. В конце игры 2 очка.
chip-witch = Жетон «{ action-witch }»
    .about = Одно действие «Чародеи», пока не закончилось текущее действие. В конце игры 2 очка.
chip-pentagram = Жетон «{ action-pentagram }»
    .about = Один шаг по пентаграмме, пока не закончилось текущее действие. В конце игры 2 очка.
chip-crystal = Жетон «{ action-crystal }»
    .about = Одно передвижение кристалла, пока не закончилось текущее действие. В конце игры 2 очка.
chip-wand = Жетон «{ action-wand }»
    .about = Один шаг по палочке, пока не закончилось текущее действие. В конце игры 2 очка.
chip-scroll = Жетон «{ action-scroll }»
    .about = Самый нижний свиток, пока не закончилось текущее действие. В конце игры 2 очка.
chip-vp = Жетон «3 очка»
    .about = Сразу 3 очка и ещё 2 в конце игры.

shelf-energy = Полка «{ action-energy }»
    .about = Кристалл приносит здесь 2 действия «Энергия», чёрный — 4.
shelf-witch = Полка «{ action-witch }»
    .about = Кристалл приносит здесь 2 действия «Чародеи», чёрный — 4.
shelf-pentagram = Полка «{ action-pentagram }»
    .about = Кристалл приносит здесь 2 шага по пентаграмме, чёрный — 4.
shelf-crystal = Полка «{ action-crystal }»
    .about = Кристалл приносит здесь 2 передвижения кристаллов, чёрный — 4.
shelf-wand = Полка «{ action-wand }»
    .about = Кристалл приносит здесь 2 шага по палочке, чёрный — 4.
shelf-scroll = Полка «{ action-scroll }»
    .about = Кристалл приносит здесь один из 2 нижних свитков, чёрный — один из 4 нижних.
shelf-bottom = Нижняя полка
    .about = Кристалл приносит здесь жетон усиления со стола; чёрный делает его сильнее на 2.

rim-crystal = Край: { action-crystal }
    .about = Отсюда кристалл идёт на полку кристаллов или на нижнюю.
rim-wand = Край: { action-wand }
    .about = Отсюда кристалл идёт на полку палочки или на нижнюю.
rim-scroll = Край: { action-scroll }
    .about = Отсюда кристалл идёт на полку свитков или на нижнюю.
rim-energy = Край: { action-energy }
    .about = Отсюда кристалл идёт на полку энергии или на нижнюю.
rim-witch = Край: { action-witch }
    .about = Отсюда кристалл идёт на полку чародеев или на нижнюю.
rim-pentagram = Край: { action-pentagram }
    .about = Отсюда кристалл идёт на полку пентаграммы или на нижнюю.
# Only in logs of matches that began under rules 1.
rim-top = { rim-crystal }
rim-top_right = { rim-wand }
rim-bottom_right = { rim-scroll }
rim-bottom = { rim-energy }
rim-bottom_left = { rim-witch }
rim-top_left = { rim-pentagram }
crystal = Кристалл
    .about = Выходит из котла с ячейки со стрелкой. Может проходить по занятым ячейкам, но остановиться должен на свободной.
crystal-black = Чёрный кристалл
    .about = На стеллаже приносит на два действия больше, но нигде не учитывается.

ring-owl = Жетоны сов
    .about = Кто проходит мимо, берёт верхний жетон; когда они кончились — 2 очка.
ring-special = Особый жетон
    .about = Кто проходит мимо, берёт его, и на его место кладут новый. Когда они кончились — любое одно действие 2 раза.
silver-portals = Серебряная клетка: порталы
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очка
           *[other] По { $points } очков
        } за каждый ваш готовый портал.
silver-witches = Серебряная клетка: чародеи
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очка
           *[other] По { $points } очков
        } за каждую вашу фигурку на поле: верховная ведьма, лежащие и стоящие чародеи.
silver-crystals = Серебряная клетка: кристаллы
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очка
           *[other] По { $points } очков
        } за каждый ваш цветной кристалл на стеллаже.
silver-specials = Серебряная клетка: особые жетоны
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очка
           *[other] По { $points } очков
        } за каждый ваш особый жетон, в котле или использованный.
silver-scrolls = Серебряная клетка: свитки
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очка
           *[other] По { $points } очков
        } за каждый ваш свиток, использованный или нет.
silver-chips = Серебряная клетка: жетоны усиления
    .about = { $points ->
            [one] По { $points } очку
            [few] По { $points } очка
           *[other] По { $points } очков
        } за каждый ваш жетон усиления.
dark-energy = Тёмная клетка: { action-energy }
    .about = { $count ->
            [one] { $count } действие «Энергия»
            [few] { $count } действия «Энергия»
           *[other] { $count } действий «Энергия»
        }, лидеру { $most }.
dark-witch = Тёмная клетка: { action-witch }
    .about = { $count ->
            [one] { $count } действие «Чародеи»
            [few] { $count } действия «Чародеи»
           *[other] { $count } действий «Чародеи»
        }, лидеру { $most }.
dark-crystal = Тёмная клетка: { action-crystal }
    .about = { $count ->
            [one] { $count } передвижение кристаллов
            [few] { $count } передвижения кристаллов
           *[other] { $count } передвижений кристаллов
        }, лидеру { $most }.
dark-pentagram = Тёмная клетка: { action-pentagram }
    .about = { $count ->
            [one] { $count } шаг по пентаграмме
            [few] { $count } шага по пентаграмме
           *[other] { $count } шагов по пентаграмме
        }, лидеру { $most }.
dark-scroll = Тёмная клетка: { action-scroll }
    .about = Один из нижних свитков (полок на выбор: { $count }, лидеру { $most }).

scroll-boost-energy = Усилитель: энергия +2
    .about = Прибавляет 2 к идущему действию «Энергия». Неиспользованный — 2 очка.
scroll-boost-witch = Усилитель: чародеи +2
    .about = Прибавляет 2 к идущему действию «Чародеи». Неиспользованный — 2 очка.
scroll-boost-pentagram = Усилитель: пентаграмма +2
    .about = Прибавляет 2 шага к идущему действию «Пентаграмма». Неиспользованный — 2 очка.
scroll-boost-crystal = Усилитель: кристаллы +2
    .about = Прибавляет 2 передвижения к идущему действию «Кристаллы». Неиспользованный — 2 очка.
scroll-boost-wand = Усилитель: палочка +2
    .about = Прибавляет 2 шага к идущему действию «Палочка», можно и сразу после движения. Неиспользованный — 2 очка.
scroll-boost-scroll = Усилитель: свиток +2
    .about = В идущем действии «Свиток» можно выбирать ещё с 2 полок. Неиспользованный — 2 очка.
scroll-boost-any = Усилитель: любое действие +1
    .about = Прибавляет 1 к любому идущему действию. Неиспользованный — 2 очка.
scroll-chain-energy = Пророчество: цепочка энергии
    .about = Ваша самая длинная цепочка символов энергии: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-chain-witch = Пророчество: цепочка чародеев
    .about = Ваша самая длинная цепочка символов чародеев: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-chain-pentagram = Пророчество: цепочка пентаграмм
    .about = Ваша самая длинная цепочка символов пентаграммы: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-chain-crystal = Пророчество: цепочка кристаллов
    .about = Ваша самая длинная цепочка символов кристалла: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-chain-wand = Пророчество: цепочка палочек
    .about = Ваша самая длинная цепочка символов палочки: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-chain-scroll = Пророчество: цепочка свитков
    .about = Ваша самая длинная цепочка символов свитка: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-same-forest = Пророчество: леса
    .about = Леса с вашим чародеем: 1 — 3 очка, 2 — 5 очков, 3 — 7; иначе 1.
scroll-same-village = Пророчество: деревни
    .about = Деревни с вашим чародеем: 1 — 3 очка, 2 — 5 очков, 3 — 7; иначе 1.
scroll-same-castle = Пророчество: замки
    .about = Замки с вашим чародеем: 1 — 3 очка, 2 — 5 очков, 3 — 7; иначе 1.
scroll-same-tower = Пророчество: чужие башни
    .about = Чужие башни с вашим чародеем: 1 — 3 очка, 2 — 5 очков, 3 — 7; иначе 1.
scroll-mixed-1 = Пророчество: лес, деревня, замок
    .about = Ваш чародей в лесу — 3 очка; ещё и в деревне — 5; ещё и в замке — 7. Именно в этом порядке; иначе 1.
scroll-mixed-2 = Пророчество: деревня, замок, чужая башня
    .about = Ваш чародей в деревне — 3 очка; ещё и в замке — 5; ещё и в чужой башне — 7. Именно в этом порядке; иначе 1.
scroll-mixed-3 = Пророчество: замок, лес, чужая башня
    .about = Ваш чародей в замке — 3 очка; ещё и в лесу — 5; ещё и в чужой башне — 7. Именно в этом порядке; иначе 1.
scroll-link-1 = Пророчество: путь к чужим башням
    .about = Ваши порталы соединяют вашу башню с лесом и чужой башней — 3 очка; со второй чужой — 5; с третьей — 7. Иначе 1.
scroll-link-2 = Пророчество: путь к деревням и замкам
    .about = Ваши порталы соединяют вашу башню с деревней и замком — 3 очка; со второй деревней — 5; со вторым замком — 7. Иначе 1.
scroll-link-3 = Пророчество: путь от леса к Скале
    .about = Ваши порталы соединяют вашу башню с лесом и деревней — 3 очка; ещё и с замком — 5; ещё и со Скалой ведьм — 7. Иначе 1.
scroll-stone-place = Пророчество: место на Скале ведьм
    .about = Третье место на Скале ведьм — 3 очка, второе — 5, первое — 7. Иначе 1.
scroll-witch-count = Пророчество: фигурки на поле
    .about = Ваши фигурки на поле вместе с верховной ведьмой: 5–6 — 3 очка, 7–8 — 5 очков, 9 и больше — 7; иначе 1.
scroll-witch-lying = Пророчество: лежащие чародеи
    .about = Чародеи, лежащие рядом с вашей башней: 1 — 3 очка, 2 — 5 очков, 3 и больше — 7; иначе 1.
scroll-silver = Пророчество: серебряные клетки
    .about = Серебряные клетки палочки, которые вы оценили: 3 — 3 очка, 4 — 5 очков, 5 и больше — 7; иначе 1.
scroll-specials = Пророчество: особые жетоны
    .about = Ваши особые жетоны, в котле или использованные: 2 — 3 очка, 3 — 5 очков, 4 и больше — 7; иначе 1.
scroll-scrolls = Пророчество: свитки
    .about = Ваши свитки, использованные или нет, вместе с этим: 4 — 3 очка, 5 — 5 очков, 6 и больше — 7; иначе 1.
scroll-chips = Пророчество: жетоны усиления
    .about = Ваши жетоны усиления: 4 — 3 очка, 5–6 — 5 очков, 7 и больше — 7; иначе 1.
scroll-crystals = Пророчество: кристаллы
    .about = Ваши цветные кристаллы на стеллаже: 3 — 3 очка, 4 — 5 очков, 5 и больше — 7; иначе 1.
# Prophecies whose regions a corrected box changes.
scroll-other-mixed-1 = Пророчество: разные районы 1
    .about = Районы с вашим чародеем: { $name-first } — { $one } очка; ещё { $name-second } — { $two }; ещё { $name-third } — { $three }. Именно в этом порядке; иначе { $none }.
scroll-other-mixed-2 = Пророчество: разные районы 2
    .about = Районы с вашим чародеем: { $name-first } — { $one } очка; ещё { $name-second } — { $two }; ещё { $name-third } — { $three }. Именно в этом порядке; иначе { $none }.
scroll-other-mixed-3 = Пророчество: разные районы 3
    .about = Районы с вашим чародеем: { $name-first } — { $one } очка; ещё { $name-second } — { $two }; ещё { $name-third } — { $three }. Именно в этом порядке; иначе { $none }.
scroll-other-link-1 = Пророчество: соединённые районы 1
    .about = Районы, с которыми вашу башню соединяют ваши порталы: { $name-first } — { $one } очка; { $name-second } — { $two }; { $name-third } — { $three }. Иначе { $none }.
scroll-other-link-2 = Пророчество: соединённые районы 2
    .about = Районы, с которыми вашу башню соединяют ваши порталы: { $name-first } — { $one } очка; { $name-second } — { $two }; { $name-third } — { $three }. Иначе { $none }.
scroll-other-link-3 = Пророчество: соединённые районы 3
    .about = Районы, с которыми вашу башню соединяют ваши порталы: { $name-first } — { $one } очка; { $name-second } — { $two }; { $name-third } — { $three }. Иначе { $none }.
prophecy-need = { $type }{ $count ->
        [1] {""}
       *[other] {" × "}{ $count }
    }

## О чём спрашивают

prompt-big-witches = Поставьте верховную ведьму на свободную башню. Жетон усиления ваш.
prompt-turn = Ход { $round } из { $rounds }: положите парный жетон в котёл.
prompt-make-room = Парный жетон положить некуда: сначала уберите кристалл.
prompt-discard = Парный жетон положить некуда, и кристаллы тут не помогут. Какой жетон потеряете?
prompt-halves = Какое из двух действий выполните первым?
prompt-end-turn = Всё сделано. Закончить ход?
prompt-end-turn-lost = Парный жетон потерян: ему не нашлось места. Закончите ход.
prompt-energy = { $count ->
        [one] Энергия: можно положить { $count } маркер.
        [few] Энергия: можно положить { $count } маркера.
       *[other] Энергия: можно положить { $count } маркеров.
    }
prompt-witch = { $count ->
        [one] Чародеи: { $count } действие. Положите чародея или отправьте в путь.
        [few] Чародеи: { $count } действия. Положите чародея или отправьте в путь.
       *[other] Чародеи: { $count } действий. Положите чародея или отправьте в путь.
    }
prompt-witch-lay = { $count ->
        [one] Чародеи: { $count } действие. Положите чародея рядом с башней.
        [few] Чародеи: { $count } действия. Положите чародея рядом с башней.
       *[other] Чародеи: { $count } действий. Положите чародея рядом с башней.
    }
prompt-witch-send = { $count ->
        [one] Чародеи: { $count } действие. Отправьте чародея в путь.
        [few] Чародеи: { $count } действия. Отправьте чародея в путь.
       *[other] Чародеи: { $count } действий. Отправьте чародея в путь.
    }
prompt-crystal = { $count ->
        [one] Кристаллы: { $count } передвижение.
        [few] Кристаллы: { $count } передвижения.
       *[other] Кристаллы: { $count } передвижений.
    }
prompt-rim = { $count ->
        [1] Поставьте кристалл с края котла на стеллаж.
       *[other] Поставьте кристаллы с края котла на стеллаж.
    }
prompt-chips = { $count ->
        [1] Используйте жетон усиления сейчас. Если закончить без него, его действие пропадёт.
       *[other] Используйте жетоны усиления сейчас. Если закончить без них, их действия пропадут.
    }
prompt-boost = { $action }: без усилителя больше ничего не сделать. Используйте его или заканчивайте.
prompt-pentagram = { $count ->
        [one] Пентаграмма: { $count } шаг.
        [few] Пентаграмма: до { $count } шагов.
       *[other] Пентаграмма: до { $count } шагов.
    }
prompt-wand = { $count ->
        [one] Палочка: { $count } шаг.
        [few] Палочка: до { $count } шагов.
       *[other] Палочка: до { $count } шагов.
    }
prompt-more = Сова прошла свой путь. Усилитель — или получить то, что дают клетки?
prompt-scroll = { $count ->
        [1] Возьмите самый нижний свиток.
       *[other] Возьмите один из нижних свитков (полок на выбор: { $count }).
    }
prompt-special = Особый жетон «{ $pair }»: одно из его действий 2 раза сразу или насовсем в котёл?
prompt-any = Особых жетонов не осталось: любое одно действие 2 раза.
prompt-pick = Какой жетон усиления возьмёте со стола?

crumb-setup = Подготовка
crumb-turn = Ход: { $seat }
crumb-action = { $action }: { $count }
crumb-rewards = Бонусы пентаграммы
crumb-effects = Бонусы палочки
crumb-special = Особый жетон: { $pair }
crumb-any = Любое действие
crumb-pick = Жетон со стола

due-domino = Положить парный жетон
due-half = { $action }: { $count }
due-energy = Маркеров энергии: { $count }
due-witch = Действий «Чародеи»: { $count }
due-pentagram = Шагов по пентаграмме: { $count }
due-crystal = Передвижений кристаллов: { $count }
due-wand = Шагов по палочке: { $count }
due-scroll = Свиток, полок на выбор: { $count }
due-chip = { $chip }
due-rim = Кристаллов на краю: { $count }
due-reward = Клетка пентаграммы { $space }
due-silver = Очки: { $what }
due-dark = От палочки: { $action }, { $count }
due-special = Особый жетон: { $pair }
due-any = Любое одно действие 2 раза
due-pick = Жетон усиления со стола

## Что можно сделать

move-tower = { $region } ({ $chip })
move-place = { $first } на { $from } ({ $count }), { $second } на { $to } ({ $count2 })
move-discard = Потерять «{ $pair }»
move-start = Сначала: { $action } ({ $count })
move-end-turn = Закончить ход
move-remove = Убрать кристалл с { $cell } ({ $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[other] −{ $points } очков
    })
move-remove-room = Убрать кристалл с { $cell } ({ $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[other] −{ $points } очков
    }): освободится место для парного жетона
move-stop = Хватит
move-stop-chips = Хватит ({ $count ->
        [1] действие жетона пропадёт
       *[other] действия жетонов пропадут
    })
move-boost = { $scroll }
move-chip = Использовать жетон: { $action } × { $count }
move-build = { $from } – { $to }: ячейка { $filled } из { $length }{ $points ->
        [0] {""}
        [one] {", "}{ $points } очко
        [few] {", "}{ $points } очка
       *[other] {", "}{ $points } очков
    }
move-lay = Положить чародея рядом с башней (в запасе { $count })
move-journey = Отправить чародея: { $region } (цена { $count })
move-journey-chip = Отправить чародея: { $region } (цена { $count }), { $chip }
move-journey-stone = Отправить чародея: { $region } (цена { $count }), { $points ->
        [one] ещё { $points } очко
        [few] ещё { $points } очка
       *[other] ещё { $points } очков
    }
move-step-ring = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    } по пентаграмме, на клетку { $space }
move-step-wand = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    } по палочке, на клетку { $space }{ $leads ->
        [0] {""}
       *[other] {", лидером"}
    }
move-go-on = Получить то, что дают клетки
move-twice = Сразу: { $action } × { $count }
move-inlay = В котёл, { $cell }: { $first } { $count }, { $second } { $count2 }
move-take = Полка { $shelf }: { $scroll }
move-crystal = { $black ->
        [0] Кристалл
       *[other] Чёрный кристалл
    } { $from } → { $to } ({ $count ->
        [one] { $count } передвижение
        [few] { $count } передвижения
       *[other] { $count } передвижений
    })
move-crystal-rim = { $black ->
        [0] Кристалл
       *[other] Чёрный кристалл
    } { $from } → из котла: { $action } ({ $count ->
        [one] { $count } передвижение
        [few] { $count } передвижения
       *[other] { $count } передвижений
    })
move-shelve-up = { $black ->
        [0] Кристалл
       *[other] Чёрный кристалл
    } на верхнюю полку: { $action } × { $count }
move-shelve-down = { $black ->
        [0] Кристалл
       *[other] Чёрный кристалл
    } с края ({ $action }) на нижнюю полку, за жетон усиления
move-shelve-away = { $black ->
        [0] Кристалл
       *[other] Чёрный кристалл
    } с края ({ $action }) за ширму: на стеллаже нет места
move-pick = { $chip }

## Что случилось

log-first = Первый игрок — { $seat }.
log-tower = { $seat } занимает башню: { $region }.
log-turn = Ход { $round }: { $seat-is ->
        [you] вы
       *[other] { $seat }
    }.
log-place = { $seat } кладёт «{ $pair }» на { $from } и { $to }.
log-lost = { $seat }: «{ $pair }» положить некуда, жетон потерян.
log-start = { $seat }: { $action } × { $count }.
log-skip = { $seat }: { $action } × { $count } — выполнить нельзя, пропуск.
log-waive = { $seat } отказывается от части действий: { $action } × { $count }.
log-points = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } ({ $why }).
log-loss = { $seat }: { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[other] −{ $points } очков
    } ({ $why }).
log-boost = { $seat } использует свиток ({ $scroll }).
log-remove = { $seat } убирает кристалл с { $cell } из котла.
log-build = { $seat } строит портал: { $from } – { $to } ({ $filled } из { $length }).
log-lay = { $seat } кладёт чародея рядом с башней; теперь лежат: { $count }.
log-journey = { $seat } отправляет чародея: { $region } (цена { $price }).
log-chip = { $seat } берёт жетон усиления: { $chip }.
log-use-chip = { $seat } использует жетон усиления: { $chip } × { $count }.
log-chip-unused = { $seat } не использует жетон усиления, и его действие пропадает: { $chip }.
log-ring = { $seat }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    } по пентаграмме, клетка { $space }.
log-owl = { $seat } берёт жетон совы: { $points }.
log-special = { $seat } берёт особый жетон: { $pair }.
log-use-special = { $seat } сразу использует особый жетон «{ $pair }»: { $action } × { $count }.
log-inlay = { $seat } кладёт особый жетон «{ $pair }» в котёл, на { $cell }.
log-instead = Особых жетонов не осталось, { $seat } вместо этого выбирает действие: { $action } × { $count }.
# Only in logs of matches that began under rules 1.
log-any = { $seat } выбирает действие: { $action }.
log-crystal = { $seat } двигает { $black ->
        [0] кристалл
       *[other] чёрный кристалл
    }: { $from } → { $to } ({ $count ->
        [one] { $count } передвижение
        [few] { $count } передвижения
       *[other] { $count } передвижений
    }).
log-shelve = { $seat } ставит { $black ->
        [0] кристалл
       *[other] чёрный кристалл
    } на стеллаж ({ $shelf }).
log-shelve-away = { $seat } убирает кристалл за ширму: на стеллаже нет места ({ $rim }).
log-wand = { $seat }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    } по палочке, клетка { $space }.
log-dark = { $seat } получает бонус палочки: { $action } × { $count }.
log-take = { $seat } берёт свиток с полки { $shelf } ({ $scroll }).
log-take-closed = { $seat } берёт свиток с полки { $shelf }.
log-take-glimpse = { $seat } берёт свиток с полки { $shelf } ({ $scroll }).
log-final = Подсчёт, { $seat }: трек { $track }, жетоны сов { $owls }, жетоны усиления { $chips }, неиспользованные усилители { $boosters }, пророчества { $prophecies }. Всего: { $total }.
log-won-points = Побеждает { $seat }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    }.
log-won-wand = Очков поровну, { $total ->
        [one] по { $total } очку
       *[other] по { $total }
    }. Побеждает { $seat }: сова на клетке { $space } палочки дальше или пришла туда раньше.
log-won-shared = { $seat } делит победу: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    }.

why-portal = портал
why-occupy = занятый район
why-stone = место на Скале ведьм
why-chip = жетон усиления
why-black = чёрный кристалл
why-owl = жетоны сов кончились
why-remove = убранный кристалл
why-portals = серебряная клетка: порталы
why-witches = серебряная клетка: чародеи
why-crystals = серебряная клетка: кристаллы
why-specials = серебряная клетка: особые жетоны
why-scrolls = серебряная клетка: свитки
why-chips = серебряная клетка: жетоны усиления

## Почему нельзя

refuse-unknown = В этой игре такого нет.
refuse-tower-first = Сначала все ставят верховных ведьм на башни.
refuse-tower-late = Ваша верховная ведьма уже заняла башню и остаётся там.
refuse-tower-taken = Там уже другая верховная ведьма: { $region }.
refuse-domino-first = Сначала положите парный жетон в котёл.
refuse-half-first = Сначала решите, какое из двух действий жетона выполнить первым.
refuse-special-first = Сначала решите, что будет с особым жетоном.
refuse-any-first = Сначала выберите действие, которое выполните 2 раза.
refuse-pick-first = Сначала выберите жетон усиления со стола.
refuse-nothing-left = Оба действия жетона выполнены; осталось закончить ход.
refuse-lost = Парный жетон потерян вместе с его действиями; осталось закончить ход.
refuse-other-action = Сначала надо закончить действие, которое идёт: { $action }.
refuse-remove-setup = Убирать кристаллы можно только в свой ход, а не во время подготовки.
refuse-no-crystal = На { $cell } нет вашего кристалла.
refuse-no-booster = У вас нет такого свитка ({ $scroll }).
refuse-boost-alone = Усилитель не начинает действие, а прибавляет к тому, что уже идёт.
refuse-boost-other = Сейчас идёт действие «{ $action }», к нему этот свиток не подходит ({ $scroll }).
refuse-boost-useless = Больше таких действий вам сейчас не выполнить: усилитель пропал бы зря.
refuse-not-in-hand = Среди ваших парных жетонов на выбор нет «{ $pair }».
refuse-crystal-there = На { $cell } лежит кристалл.
refuse-tile-there = Ячейка { $cell } не свободна: там жетон или напечатанный символ.
refuse-discard = Место есть: парный жетон надо положить.
refuse-discard-crystal = Место можно освободить, убрав кристалл, поэтому терять парный жетон нельзя: сначала уберите кристалл.
refuse-not-on-domino = На положенном жетоне нет такого действия: { $action }.
refuse-no-chip = У вас нет такого жетона усиления, ждущего своего часа ({ $chip }).
refuse-no-energy = У вас не осталось маркеров энергии.
refuse-used-up = Действия закончились.
refuse-portal-finished = Этот портал уже построен.
refuse-portal-taken = Это портал другого игрока: { $seat }.
refuse-unfinished = Сначала достройте начатый портал.
refuse-not-joined = Этот портал не касается ни вашей башни, ни района, соединённого с ней вашими порталами.
refuse-no-witch = В запасе не осталось чародеев.
refuse-nobody-lies = Рядом с башней никто не лежит: сначала положите чародея.
refuse-own-tower = Там ваша верховная ведьма: свою башню второй раз не занять.
refuse-there-already = Там уже есть ваш чародей: { $region }.
refuse-no-way = Готовые порталы туда от вашей башни не ведут: { $region }.
refuse-too-far = { $region }: путь стоит { $count }, а у вас { $left }.
refuse-walked = Сова уже прошла свой путь; дальше её поведёт только усилитель.
refuse-steps = { $count ->
        [one] У вас { $count } шаг.
        [few] У вас { $count } шага.
       *[other] У вас { $count } шагов.
    }
refuse-tip = Там палочка кончается: { $count ->
        [one] остался { $count } шаг.
        [few] осталось { $count } шага.
       *[other] осталось { $count } шагов.
    }
refuse-walk-first = Сначала сова должна пойти.
refuse-not-on-special = На особом жетоне нет такого действия: { $action }.
refuse-empty-shelf = Полка { $shelf } пуста.
refuse-too-high = Полка { $shelf } слишком высоко; нижних полок на выбор: { $count }.
refuse-moves = Для этого передвижений нужно { $count }, а у вас { $left }.
refuse-not-free = Кристалл может пройти через { $cell }, но не остановиться: ячейка не свободна.
refuse-not-on-rim = Такого кристалла на краю нет ({ $rim }).
refuse-rack-has-room = На стеллаже есть место для этого кристалла.
refuse-shelf-full = Эта полка заполнена.
refuse-chip-not-there = Такого жетона на столе нет ({ $chip }).
refuse-shelve-first = Жетон со стола дают за кристалл на нижней полке.
refuse-rim-first = Сначала кристаллы с края надо поставить на стеллаж.

## Конец

score-track = На треке
score-owls = Жетоны сов
score-chips = Жетоны усиления
score-boosters = Неиспользованные усилители
score-prophecies = Пророчества
ending-points = У Скалы ведьм новый хранитель.
ending-wand = Очков поровну: решила волшебная палочка.
ending-shared = Поровну во всём: победа общая.

## Что в коробке

box-action = Действия
box-printed = Символы в углах котла
    .row = Угол { $n }
box-rim = Край котла
box-portal = Порталы
    .row = { $a } – { $b }
box-chip = Жетоны усиления
    .row = { $gives }
box-reward = Что даёт пентаграмма
    .row = Клетка { $space }
box-wand_space = Что даёт палочка
    .row = Клетка { $n }
box-booster = Усилители
box-prophecy = Пророчества
box-dominoes = Парные жетоны
box-specials = Особые жетоны
box-handicap = Усложнение для опытных
box-cauldron = Котёл
box-pieces = У каждого игрока
box-map = Карта
box-chips = Жетоны усиления в конце
box-rack = Стеллаж для зелий
box-pentagram = Пентаграмма
box-wand = Волшебная палочка
box-scrolls = Свитки

box-action-any = любое действие
box-printed-q = ячейка { $q }, { $r }
box-each-action = { $value }
box-side-top = Сверху
box-side-top_right = Справа вверху
box-side-bottom_right = Справа внизу
box-side-bottom = Снизу
box-side-bottom_left = Слева внизу
box-side-top_left = Слева вверху
box-rim-from = стрелки с ячеек { $value }
box-portal-length = { $value ->
        [one] { $value } ячейка
        [few] { $value } ячейки
       *[many] { $value } ячеек
    }
box-each-times = { $value ->
        [one] { $value } раз
        [few] { $value } раза
       *[many] { $value } раз
    }
box-chip-vp = { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
box-each-kind = { $value }
box-wand_space-count = считает ваши { $value }
box-wand_space-vp = { $value ->
        [one] по { $value } очку за штуку
        [few] по { $value } очка за штуку
       *[many] по { $value } очков за штуку
    }
box-kind-silver = серебряная
box-kind-dark = тёмная
box-kind-longest_chain = самая длинная цепочка
box-kind-occupy_same = занятые районы одного типа
box-kind-occupy_mixed = занятые районы в этом порядке
box-kind-connect = районы, соединённые с вашей башней
box-kind-witchstone_place = ваше место на Скале ведьм
box-kind-count = что у вас есть
box-count-portals = порталы
box-count-witches = фигурки
box-count-lying_witches = лежащие чародеи
box-count-crystals = кристаллы
box-count-specials = особые жетоны
box-count-scrolls = свитки
box-count-chips = жетоны усиления
box-count-silver_passed = серебряные клетки
box-booster-plus = +{ $value }
box-prophecy-at_least = уровни: { $value }
box-prophecy-level = уровни: { $value }
box-prophecy-place = уровни: { $value }
box-prophecy-sequence = { $value }
box-dominoes-pair = Парные жетоны каждого игрока
box-dominoes-turns = Ходов
box-dominoes-hand = За ширмой
box-specials-pair = Действия на них
box-handicap-removed = Парных жетонов вслепую в коробку
box-cauldron-radius = Колец ячеек вокруг центра
box-cauldron-crystal_black = Чёрный кристалл начинает на ячейке
box-cauldron-crystal_coloured = Остальные начинают на ячейках
box-pieces-energy = Маркеры энергии
box-pieces-witches = Чародеи
box-map-regions = Районы
box-map-first_places_vp = Очки за первые два места на Скале ведьм
box-map-last_places_vp = Очки за последние два места там
box-map-occupy_vp = Очков за район
box-chips-end_vp = Очков за каждый жетон
box-rack-top_actions = Действий за кристалл на верхней полке
box-rack-black_extra = Ещё действий за чёрный кристалл
box-rack-capacity-top = кристаллов на верхней полке: { $value }
box-rack-capacity-bottom = на нижней: { $value }
box-pentagram-length = Клеток
box-pentagram-owl_pile = Каждая стопка жетонов сов сверху вниз
box-pentagram-owl_empty_vp = Очков, если стопка пуста
box-pentagram-special_times = Раз выполняют действие особого жетона
box-pentagram-special_empty_times = Раз выполняют любое действие, если особых жетонов нет
box-wand-length = Клеток после рукоятки
box-wand-leader_factor = Действия лидера умножаются на
box-scrolls-row = Открытых свитков
box-scrolls-unused_booster_vp = Очков за неиспользованный усилитель
box-scrolls-prophecy_vp = Очки за пророчество без уровней, с одним, двумя или тремя
box-handicap-hand =
    .row = Уровень { $n }: парных жетонов за ширмой
box-map-portal_vp =
    .row = { $n ->
            [one] Очков за портал из { $n } ячейки
            [few] Очков за портал из { $n } ячеек
           *[many] Очков за портал из { $n } ячеек
        }

## Просто текстом

sketch-round = Ход { $round } из { $rounds }
sketch-player = { $name }: очки { $score }; пентаграмма { $ring }, палочка { $wand }; энергия { $energy }, порталы { $portals }; чародеи: в запасе { $supply }, лежат { $lying }, в районах { $standing }; совы { $owls }; жетоны усиления { $chips }, особые жетоны { $specials }; парные жетоны { $dominoes }
sketch-regions = Башня и районы: { $regions }
sketch-scrolls = Свитки: { $scrolls }
sketch-row = Свитки с нижней полки: { $scrolls }; в стопке { $deck }
sketch-pentagram = Пентаграмма: жетоны сов { $owls }; особые жетоны { $specials }
sketch-table-chips = Жетоны усиления на столе: { $chips }
sketch-chips = Жетоны усиления на карте: { $chips }
sketch-portals = Порталы: { $portals }
sketch-hand = Ваши парные жетоны: { $dominoes }

## За столом

table-map = Карта в магическом шаре
table-portal = { $from } – { $to }: { $length ->
        [one] { $length } ячейка
        [few] { $length } ячейки
       *[other] { $length } ячеек
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
table-portal-of = { $from } – { $to }: { $seat }, { $filled } из { $length }
table-tower-of = Хозяин башни: { $seat }
table-price = Путь чародея от вашей башни: { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[other] { $count } действий
    }
table-lying = { $seat }: чародеев лежит у башни: { $count }
table-cauldron = Котёл: { $seat }
table-free = { $cell }: свободно
table-would-be = Сила действия, начатого здесь:
table-chain = Самая длинная цепочка: { $count }
table-longest = Самые длинные цепочки:
table-tongs = Вынуть кристалл (−{ $points })
table-hint-place = Выберите половину жетона, её ячейку, затем ячейку второй половины.
table-hint-crystal = Выберите кристалл, затем куда его передвинуть.
table-hint-where = выберите светящуюся ячейку
table-ring-space = Клетка пентаграммы { $space }
table-specials = Особых жетонов в стопке: { $count }
table-wand-space = Клетка палочки { $space }
table-wand-handle = Рукоять палочки
table-silver-now = Сейчас для вас: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
table-leads = лидер
table-would-lead = Вы станете лидером: тёмные клетки дают вдвое больше.
table-scrolls = Стойка свитков
table-shelf = Полка { $shelf }
table-shelf-empty = Полка { $shelf } пуста
table-deck = Свитков в колоде: { $count }
table-rack = Стеллаж для зелий
table-room = Кристаллов: { $count } из { $room }
table-stone-table = Каменный стол
table-due = Ещё предстоит
table-round = Ход { $round } из { $rounds }
table-own-scrolls = Ваши свитки
table-worth-now = Сейчас даёт: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
table-rule = Правило { $rule }
table-first = Первый игрок
table-score = Очков сейчас: { $count }
table-energy = Осталось маркеров энергии: { $count }
table-portals = Готовых порталов: { $count }
table-witches = Чародеев на поле: { $count }, в запасе: { $supply }
table-crystals = Цветных кристаллов на стеллаже: { $count }
table-chips = Жетонов усиления: { $count } (по 2 очка в конце)
table-special-count = Особых жетонов: { $count }
table-owls = Жетонов сов: { $tiles }, очков на них: { $count }
table-scroll-count = Свитков: { $count }, из них не использовано: { $unused }
picture-cauldron = Котёл: жетон с кристаллом и палочкой образует с символом в углу цепочку из трёх кристаллов
picture-portals = Порталы из одной, двух и трёх ячеек между башней, лесом, замком и Скалой ведьм: 1, 3 и 6 очков
picture-journey = Чародей идёт от башни по своим порталам за одно действие, по чужому порталу – ещё за одно
picture-ring = Пентаграмма: три особых жетона и две стопки жетонов сов на кольце (клеток: { $count })
picture-crystal = Кристалл выходит через край котла и попадает на полку с тем же символом: два действия
picture-wand = Палочка: светлые клетки не дают ничего, тёмные – действия, серебряные – очки
picture-scrolls = Усилитель и пророчество, у которого выполнен первый уровень

## Первая партия, шаг за шагом

first-theirs-tower = Добро пожаловать! Через одиннадцать ходов станет ясно, кто новый хранитель Скалы. Сначала все занимают башни, начинает { $seat }.
first-tower = Теперь ваша верховная ведьма: займите северо-западную башню. За область дают 2 очка, а за этот жетон — ещё 3.
first-place = В свой ход вы кладёте в котёл парный жетон и выполняете два его действия. Положите «энергию и чародея» сверху, между такими же символами на углах: чем больше одинаковых рядом, тем сильнее действие.
first-order = Каждая половина нашла пару, поэтому каждое действие — дважды. Начните с энергии: она открывает чародеям дорогу.
first-build = Энергия строит порталы, ячейка за ячейкой. Начните портал от своей башни к северо-западному замку: в нём две ячейки.
first-build-done = Вторая ячейка завершит его: 3 очка.
first-lay = Теперь два действия чародеев. Первое зовёт чародея: он ложится рядом с башней.
first-journey = Второе отправляет его через ваш портал. За занятую область — 2 очка, а первый в ней забирает и жетон усиления.
first-chip = Жетон усиления — это бонус прямо сейчас: ещё одна энергия. Используйте его!
first-forest = Короткий портал в западный лес: одна ячейка, одно очко. Оттуда недалеко до Скалы.
first-turn-end = Пока не открылось ничего нового, стрелка вернёт всё назад. Всё хорошо? Завершайте ход.
first-theirs = { $seat } делает почти то же самое на другой стороне поля.
first-place-2 = Ваш второй ход. Снова место, где обе половины встретят пару: «пентаграмма и кристалл» у правого нижнего края.
first-order-2 = Сначала пентаграмма: то, что она даст, поможет кристаллам.
first-ring = Ваша сова делает два шага по пентаграмме, на синюю клетку: там ждёт особый жетон.
first-inlay = Его можно потратить сразу. Но лучше положите сюда, рядом с парным жетоном: на нём тоже кристалл, и действие кристаллов, которое ещё впереди, вырастет до трёх.
first-crystal = Три шага кристаллов. В котле они мешают, а снаружи — полезны. Выведите этот вниз, через край с энергией.
first-shelve = На полке с этим символом он даёт действие дважды: энергия!
first-stone = Стройте дальше: из западного леса к Скале.
first-stone-done = И вторая ячейка: 3 очка, и ваша дорога доходит до Скалы.
first-stop = Остался один шаг кристаллов, но делать его не обязательно. «Хватит».
first-turn-end-2 = Второй ход закончен.
first-theirs-2 = { $seat } тоже идёт по пентаграмме и берёт свиток.
first-place-3 = Третий ход и два новых действия: «палочка и свиток», у левого нижнего края, между такими же.
first-order-3 = Порядок за вами. Сначала возьмите свиток: он может помочь палочке.
first-scroll = Два действия — это не два свитка, а выбор из двух нижних. Возьмите усилитель палочки. Другие свитки, пророчества, — это задания на конец игры.
first-boost = У палочки два шага. Используйте усилитель — и будет четыре!
first-wand = Вверх по палочке, все четыре шага: по пути очки за порталы, а потом бонус — двойной, ведь ваша сова впереди.
first-long = Четыре энергии! Три из них — на длинный портал от башни прямо к Скале.
first-long-on = И дальше…
first-long-done = …готово: 6 очков!
first-village = И последняя: одна ячейка от вашего замка до западной деревни.
first-turn-end-3 = Вот это цепочка! Завершайте ход.
first-end = Теперь вы знаете все шесть действий. Дорога готова: первый чародей на Скале получит 5 очков сверх 2 за область.
    После одиннадцати ходов считают сов, жетоны усиления, усилители и пророчества; побеждает тот, у кого больше очков. Играйте дальше: соперник не будет слишком строг.
