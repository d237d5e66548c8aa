name = Відьми
about = Ви юна відьма в Ланкрі, а бути відьмою означає розв’язувати чужі проблеми: сьогодні хвора свиня, завтра Королева ельфів. Ходіть, літайте, кидайте кубики, вдавайтеся до головології та магії, пийте чай, поки не почали хихотіти, і не давайте кризам накопичуватися. Зображень поля, більшості карт і чисел настільної гри немає у відкритому доступі: чого ми не знайшли, те вигадали самі.
quick-start =
    Щоходу з’являється нова проблема, а потім ви переміщуєтеся двічі: натисніть на область, щоб піти до неї, або скиньте карту з мітлою, щоб туди полетіти. Якщо в цій області лежить проблема, доведеться її розв’язувати.
    Киньте два кубики, погляньте на шанси, а тоді тікайте або продовжуйте. Карта головології додає до кидка 1, карта магії — 2, але за магію ви берете хихотіння. Потім киньте ще два кубики.
    Почніть із простих проблем: кожні дві дають ще одну карту в руку. Потім беріться за складні: за них дають більше очок, але й наслідки невдачі гірші.
    Попийте чаю з іншою відьмою, щоб позбутися хихотінь. Якщо скінчаться жетони кризи або відкриються три ельфи, програють усі.

## Ways to play

variant-competitive = Кожна за себе
    .about = Перемагає той, у кого найбільше очок. Звичайна гра.
variant-cooperative = Кооператив
    .about = Ви граєте однією командою й перемагаєте, якщо наприкінці на полі менше чотирьох складних проблем.
variant-solo = Соло
    .about = Наберіть за вісім ходів якомога більше очок. За тридцять очок дають ліцензію відьми.
variant-expert = Для експертів
    .about = Жетонів кризи в запасі менше, ніж звичайно, і на одній проблемі може лежати кілька криз.
variant-hard-cooperative = Складний кооператив
    .about = Кооперативна гра, у якій на одній проблемі може лежати кілька криз.
variant-hard-solo = Складне соло
    .about = На одній проблемі може лежати кілька криз, а за невдачу зі складною проблемою ви берете два хихотіння.
variant-open-hands = Кооператив із відкритими картами
    .about = Кооперативна гра, у якій усі бачать карти одне одного.

option-game = Режим гри
    .about = Грайте кожен за себе або всі однією командою. Якщо гравець лише один, гра завжди одиночна.
option-game-competitive = Кожна за себе
option-game-cooperative = Кооператив
option-expert = Кризи
    .about = У грі для експертів на проблемі може лежати скільки завгодно криз. У змагальній грі для експертів у запасі лише вісім криз.
option-expert-false = Не більше однієї на проблемі
option-expert-true = Скільки завгодно на проблемі
option-hard-failure-cackles = Хихотінь за невдачу зі складною проблемою
    .about = Якщо ви не дали ради складній проблемі, ви берете хихотіння: в одному місці книги правил сказано, що одне, в іншому — що два.
option-hard-failure-cackles-1 = 1 хихотіння
option-hard-failure-cackles-2 = 2 хихотіння
option-hands = Карти на руках
    .about = У кооперативній грі можна домовитися показувати одне одному свої карти.
option-hands-closed = Закриті карти
option-hands-open = Відкриті карти
bad-open-hands = Грати з відкритими картами можна лише в кооперативній грі.

## Witches and their tokens

witch-tiffany = Тіфані Болячка
    .about = Раз за гру може використати жетон невидимості.
witch-annagramma = Аннаграма Яструбець
    .about = Раз за гру може використати жетон магії, але починає з одним хихотінням.
witch-petulia = Петулія Хрящик
    .about = Раз за гру може вилікувати хвору свиню своїм жетоном.
witch-dimity = Димиті Габбаб
    .about = Ходить першою.
item-invisibility = жетон невидимості
item-magic = жетон магії
item-pig = жетон лікування свині

## Problems

problem-fever = Лихоманка
problem-sick_pig = Хвора свиня
problem-sick_sheep = Хвора вівця
problem-broken_limb = Перелом
problem-pregnancy = Вагітність
problem-death = Смерть
problem-elves = Ельфи
problem-lankin = Ланкін-ельф
problem-elf_king = Король ельфів
problem-elf_queen = Королева ельфів
problem-duke_felmet = Герцог Фельмет
problem-lady_felmet = Леді Фельмет
problem-cunning_man = Лукавець
problem-hiver = Роїтель
problem-lily = Лілі Дощевіск
problem-wintersmith = Зимар
problem-count_magpyr = Граф Маґпір
problem-vlad = Влад де Маґпір
problem-lacrimosa = Лакримоза де Маґпір
problem-bela = Старий граф Бела
problem-face-down = закрита проблема
failure-dungeon_self = У разі невдачі ви потрапляєте до Підземелля, і ваш хід закінчується.
failure-dungeon_all = У разі невдачі всі відьми потрапляють до Підземелля, і ваш хід закінчується.
failure-black_aliss_1 = У разі невдачі ви берете жетон Чорної Еліс.
failure-crisis_here = У разі невдачі на проблему лягає ще одна криза.
failure-lose_easy_each = У разі невдачі кожен гравець прибирає зі свого планшета одну просту проблему.
failure-elf = Якщо наприкінці ходу відкрито трьох ельфів, програють усі.
success-remove_open_magpyr = У разі успіху решта відкритих Маґпірів покидає Ланкр.

## Areas

area-lancre_castle = Ланкрський замок
    .to = до Ланкрського замку
    .at = в Ланкрському замку
area-lancre_town = Місто Ланкр
    .to = до міста Ланкр
    .at = в місті Ланкр
area-magrats_cottage = Хатинка Маґрат
    .to = до Хатинки Маґрат
    .at = в Хатинці Маґрат
area-grannys_cottage = Хатинка Бабуні Дощевіск
    .to = до Хатинки Бабуні Дощевіск
    .at = в Хатинці Бабуні Дощевіск
area-nannys_house = Дім Тітуні Оґґ
    .to = до Дому Тітуні Оґґ
    .at = в Домі Тітуні Оґґ
area-bad_ass = Міцні Горішки
    .to = до Міцних Горішків
    .at = в Міцних Горішках
area-lancre_gorge = Ланкрське провалля
    .to = до Ланкрського провалля
    .at = біля Ланкрського провалля
area-hard_place = Молот і Ковадло
    .to = до Молота й Ковадла
    .at = між Молотом і Ковадлом
area-slice = Скибка
    .to = до Скибки
    .at = у Скибці
area-razorback = Лезо Бритви
    .to = на Лезо Бритви
    .at = на Лезі Бритви
area-devils_oak = Чортів Дуб
    .to = до Чортового Дуба
    .at = біля Чортового Дуба
area-creel_springs = Риб’ячі Струмки
    .to = до Риб’ячих Струмків
    .at = біля Риб’ячих Струмків
area-long_man = Довгий Чоловік
    .to = до Довгого Чоловіка
    .at = біля Довгого Чоловіка
area-sunless_place = Місце, Де Не Світить Сонце
    .to = до Місця, Де Не Світить Сонце
    .at = в Місці, Де Не Світить Сонце
area-dancers = Танцюристи
    .to = до Танцюристів
    .at = біля Танцюристів
area-standing_stone = Стоячий Камінь
    .to = до Стоячого Каменя
    .at = біля Стоячого Каменя
area-copperhead = Мідна Гора
    .to = на Мідну Гору
    .at = на Мідній Горі
area-mad_stoat = Скажений Горностай
    .to = до Скаженого Горностая
    .at = у Скаженому Горностаї
area-brass_neck = Мідна Шия
    .to = до Мідної Шиї
    .at = в Мідній Шиї
area-slippery_hollow = Слизька Улоговина
    .to = до Слизької Улоговини
    .at = у Слизькій Улоговині
area-mad_wolf = Скажений Вовк
    .to = до Скаженого Вовка
    .at = у Скаженому Вовку
area-blackglass = Чорне Скло
    .to = до Чорного Скла
    .at = в Чорному Склі
area-gnarly_ground = Покручена Земля
    .to = на Покручену Землю
    .at = на Покрученій Землі
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
dungeon = Підземелля

## Cards

symbol-headology = головологія
symbol-magic = магія
symbol-broom = мітла
benefit-bonus2 = +2
    .about = Додає 2 до суми, коли кинуто всі чотири кубики.
benefit-bonus4 = +4
    .about = Додає 4 до суми, коли кинуто всі чотири кубики.
benefit-borrowing = Позичання
    .about = Погляньте на одну чи дві закриті проблеми.
benefit-death = Смерть
    .about = Розв’язує проблему «Смерть».
benefit-escape = Утеча
    .about = Утечіть після невдалого кидка або вийдіть із Підземелля.
benefit-extra_cards = Додаткові карти
    .about = Візьміть дві карти.
benefit-extra_movement = Додаткове переміщення
    .about = За одне переміщення пройдіть пішки на дві області далі, ніж звичайно.
benefit-help = Допомога
    .about = Приберіть одну кризу з будь-якої проблеми.
benefit-invisibility = Невиди{"\u00AD"}мість
    .about = Пройдіть непомітно повз проблеми й відьом або вийдіть із Підземелля.
benefit-reroll = Переки{"\u00AD"}дання
    .about = Перекиньте один чи обидва щойно кинуті кубики.
benefit-introspection = Самоаналіз
    .about = Поверніть до запасу одне чи два свої хихотіння.
benefit-shamble = Плутанка
    .about = Відкрийте будь-яку закриту проблему на полі.
benefit-sick_pig = Хвора свиня
    .about = Розв’язує проблему «Хвора свиня».
benefit-sick_sheep = Хвора вівця
    .about = Розв’язує проблему «Хвора вівця».
benefit-transmutation = Транс{"\u00AD"}мутація
    .about = Скиньте скільки завгодно своїх карт і візьміть нові.
benefit-extra_cards-cackle = За цю карту ви берете хихотіння.
group-elf = ельфи
group-magpyr = Маґпіри
group-felmet = Фельмети
group-lily = Лілі Дощевіск
group-winter = Зимар
three = Сила трьох

face-0 = хихотіння
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

card-granny_1 = Бабуня Дощевіск
card-granny_2 = Бабуня Дощевіск
card-granny_3 = Бабуня Дощевіск
card-nanny_1 = Тітуня Оґґ
card-nanny_2 = Тітуня Оґґ
card-nanny_3 = Тітуня Оґґ
card-magrat_1 = Маґрат Часник
card-magrat_2 = Маґрат Часник
card-magrat_3 = Маґрат Часник
card-agnes_1 = Аґнес Нітт
card-agnes_2 = Аґнес Нітт
card-agnes_3 = Аґнес Нітт
card-perdita_1 = Пердита Ікс
card-perdita_2 = Пердита Ікс
card-perdita_3 = Пердита Ікс
card-feegles = Нак Мак Фіґлі
card-rob_anybody = Роб Будь-Хто
card-big_yan = Здоровань Ян
card-daft_wullie = Дурник Вуллі
card-kelda = Кельда Джинні
card-william = Вільям-ґоннаґл
card-igor_scraps = Іґор і Клаптик
card-greebo = Ґрібо
card-you_kitten = Кошеня Ти
card-casanunda = Казанунда
card-jason_ogg = Джейсон Оґґ
card-shawn_ogg = Шон Оґґ
card-ghost_verence = Привид короля Веренса
card-hodgesaargh = Годжесааарґ
card-oats = Преподобний Овес
card-ridcully = Наверн Ридикуль
card-summer_lady = Літня Панна
card-mrs_gogol = Пані Ґоґоль
card-miss_treason = Міс Тризон
card-bees = Бабунині бджоли
card-death_card = Смерть
card-death_of_rats = Смерть Щурів
card-fool = Блазень
card-miss_level = Міс Рівень
card-desiderata = Десидерата Порожня
card-horace = Горацій (сир)
card-thunder = Грім і Блискавка
card-roland = Роланд
card-miss_tick = Міс Тік
card-toad = Жаба
card-eskarina = Ескарина Сміт
card-librarian = Бібліотекар
card-morris_men = Ланкрські танцюристи
card-dismass = Стара матінка Дизмас
card-ponder = Думінґ Тупс
card-blackcap = Стара матінка Чорношапка
card-poorchick = Фермер Бідокур
card-granny_aching = Бабця Болячка
card-brevis = Бабця Бревіс
card-mrs_earwig = Пані Ервіґ

## Why

why-dice = випало на кубиках
why-magic = за магію
why-failure = за невдачу
why-panic = немає куди відступити
why-card = за карту
why-annagramma = на початку гри
why-most-cackles = хихотінь більше, ніж у решти
why-consequence = наслідок невдачі

## Questions

prompt-choosing = Оберіть відьму.
prompt-starting = Оберіть, де ваша відьма почне гру.
prompt-before-placing = Ваш хід. Відкрийте карту, щоб викласти нову проблему.
prompt-no-crisis-left = У запасі не лишилося криз: якщо треба буде покласти ще одну, усі програють. Відкрийте карту з колоди або спершу використайте перевагу якоїсь карти з руки.
prompt-crisis-choice = Оберіть проблему { $area }, на яку покласти кризу.
prompt-move-first = Перемістіть відьму або лишіться на місці.
prompt-move-second = Зробіть друге переміщення.
prompt-leave = Вас ніхто не помітив. Оберіть, куди йти далі.
prompt-dungeon = Виберіться з Підземелля (мітла, Утеча, Невидимість) або почекайте.
prompt-dungeon-free = Ви виходите з Підземелля. Оберіть, куди піти.
prompt-landing = Оберіть, де приземлитися.
prompt-facing-down = Перед вами { $problem }. Відкрийте цю проблему.
prompt-facing = { $problem }: треба набрати { $target }. Киньте перші два кубики.
prompt-solve-first = { $problem }: у вас { $total }, треба { $target }. Утекти чи продовжити?
prompt-solve-first-enough = { $problem }: у вас { $total }, а досить і { $target }. Два інші кубики можуть принести лише хихотіння. Кинути їх чи втекти?
prompt-solve-stuck = { $problem }: у вас { $total }, треба { $target }. Тікати нікуди, продовжуйте.
prompt-solve-on = { $problem }: у вас { $total }, треба { $target }. Зіграйте ще карти або киньте два інші кубики.
prompt-solve-on-enough = { $problem }: у вас { $total }, а досить і { $target }. Два інші кубики можуть принести лише хихотіння. Киньте їх.
prompt-solve-made = { $problem }: у вас { $total }, треба { $target }. Вдалося!
prompt-solve-short = { $problem }: у вас { $total }, треба { $target }. Бракує { $count }.
prompt-reroll = Оберіть, які кубики перекинути.
prompt-cackles = Оберіть гравця, у якого візьмете хихотіння ({ $why }).
prompt-retreat = Оберіть, куди відступити.
prompt-panic = Відступати нікуди. Візьміть ще одне хихотіння або полетіть, якщо маєте карту з мітлою.
prompt-escape = Оберіть, куди втекти.
prompt-borrowing = { $count ->
    [one] Погляньте ще на { $count } закриту проблему.
    [few] Погляньте щонайбільше на { $count } закриті проблеми.
   *[many] Погляньте щонайбільше на { $count } закритих проблем.
}
prompt-help = Оберіть, з якої проблеми прибрати кризу.
prompt-shamble = Оберіть, яку проблему відкрити.
prompt-transmutation = { $count ->
    [one] Скиньте будь-які свої карти. Натомість ви візьмете { $count } карту.
    [few] Скиньте будь-які свої карти. Натомість ви візьмете { $count } карти.
   *[many] Скиньте будь-які свої карти. Натомість ви візьмете { $count } карт.
}
prompt-end-turn = Завершили? Доберіть карти й закінчіть хід.

crumb-turn = { $seat-is ->
    [you] Ваш хід
   *[other] Ходить { $seat }
}
crumb-moves = { $count ->
    [one] Лишилося { $count } переміщення
    [few] Лишилося { $count } переміщення
   *[many] Лишилося { $count } переміщень
}
crumb-problem = { $problem }
crumb-away = Геть від проблеми
crumb-cackles = { $count ->
    [one] { $count } хихотіння
    [few] { $count } хихотіння
   *[many] { $count } хихотінь
}

## Moves

move-witch = { $witch }
move-start = Почати тут: { $space }
move-turn-card = Відкрити карту
move-crisis = Покласти кризу: { $problem } ({ $space })
move-end-turn = Добрати карти й закінчити хід
move-stay = Лишитися тут
move-stay-tea = Лишитися на чай
move-stay-dungeon = Почекати в Підземеллі
move-walk = Піти: { $space }
move-walk-problem = Піти: { $space } ({ $problem })
move-walk-tea = Піти: { $space } (чай)
move-fly = Приземлитися: { $space }
move-fly-problem = Приземлитися: { $space } ({ $problem })
move-fly-tea = Приземлитися: { $space } (чай)
move-broom = { $twin ->
    [1] Полетіти ({ $card }, { $benefit })
   *[other] Полетіти ({ $card })
}
move-slip-by = Лишитися непоміченою й піти далі наступним переміщенням
move-open = Відкрити проблему
move-roll = Кинути два кубики
move-roll-on = Продовжити: кинути ще два кубики
move-use-headology = { $twin ->
    [1] Вдатися до головології: +1 ({ $card }, { $benefit })
   *[other] Вдатися до головології: +1 ({ $card })
}
move-use-magic = { $twin ->
    [1] Вдатися до магії: +2 і хихотіння ({ $card }, { $benefit })
   *[other] Вдатися до магії: +2 і хихотіння ({ $card })
}
move-accept-made = Розв’язати проблему: { $total } (треба { $target })
move-accept-short = Визнати невдачу: { $total } (треба { $target })
move-again-first = Перекинути перший кубик ({ $die })
move-again-second = Перекинути другий кубик ({ $die })
move-again-both = Перекинути обидва кубики
move-run = Відійти сюди: { $space }
move-panic = Узяти хихотіння й піти на будь-яку порожню клітинку
move-rob = Узяти хихотіння: { $seat } (має { $count })
move-play = Зіграти: { $benefit } ({ $card })
move-play-out = Вийти з Підземелля ({ $card })
move-token = Використати { $item }
move-look = Поглянути на проблему: { $space }
move-flip = Відкрити проблему: { $space }
move-soothe = Прибрати кризу: { $space } ({ $problem })
move-drop = { $twin ->
    [1] Скинути: { $card } ({ $benefit })
   *[other] Скинути: { $card }
}
move-enough = Готово
move-three = Застосувати Силу трьох: { table-trio }

## What happened

log-first-roll = { $seat-is ->
    [you] Ви кидаєте кубики за право першого вибору: випало { $total }.
   *[other] { $seat } кидає кубики за право першого вибору: випало { $total }.
}
log-witch = { $seat-is ->
    [you] Ви обираєте відьму: { $witch }.
   *[other] { $seat } обирає відьму: { $witch }.
}
log-first = { $seat-is ->
    [you] Перший хід робите ви.
   *[other] Перший хід робить { $seat }.
}
log-start = { $seat-is ->
    [you] Ви починаєте гру { $area }.
   *[other] { $seat } починає гру { $area }.
}
log-turn = { $seat-is ->
    [you] Ваш хід.
   *[other] Ходить { $seat }.
}
log-turn-card = Відкрито карту «{ $card }» ({ $area }).
log-place = Нова проблема з’являється { $area }: { $problem }.
log-place-down = Нова закрита проблема з’являється { $area }.
log-no-card-fits = Жодна з відкритих карт не вказала на порожню клітинку, тож проблема лягає на першу порожню клітинку поля.
log-no-space = На полі не лишилося клітинки для нової проблеми.
log-witch-there = Проблему { $area } не кладуть, бо там стоїть відьма. Відкривають наступну карту.
log-crisis-there = Другої кризи { $area } не кладуть. Відкривають наступну карту.
log-crisis = Починається криза { $area }: { $problem } (криз у запасі: { $count }).
log-last-problem = Викладено останню проблему: це останній хід гри.
log-reshuffle = Колода скінчилася: скид перемішано, і він став новою колодою.
log-drew = Ви берете карту «{ $card }».
log-draw = { $seat-is ->
    [you] { $count ->
        [one] Ви берете { $count } карту.
        [few] Ви берете { $count } карти.
       *[many] Ви берете { $count } карт.
    }
   *[other] { $count ->
        [one] { $seat } бере { $count } карту.
        [few] { $seat } бере { $count } карти.
       *[many] { $seat } бере { $count } карт.
    }
}
log-play = { $seat-is ->
    [you] Ви граєте карту «{ $card }» ({ $benefit }).
   *[other] { $seat } грає карту «{ $card }» ({ $benefit }).
}
log-cure = { $seat-is ->
    [you] Ви граєте карту «{ $card }», і вона розв’язує проблему.
   *[other] { $seat } грає карту «{ $card }», і вона розв’язує проблему.
}
log-item = { $seat-is ->
    [you] Ви використовуєте { $item }.
   *[other] { $seat } використовує { $item }.
}
log-introspection = { $seat-is ->
    [you] { $count ->
        [one] Ви позбуваєтеся { $count } хихотіння.
        [few] Ви позбуваєтеся { $count } хихотінь.
       *[many] Ви позбуваєтеся { $count } хихотінь.
    }
   *[other] { $count ->
        [one] { $seat } позбувається { $count } хихотіння.
        [few] { $seat } позбувається { $count } хихотінь.
       *[many] { $seat } позбувається { $count } хихотінь.
    }
}
log-look = { $seat-is ->
    [you] Ви потай дивитеся на закриту проблему { $area }.
   *[other] { $seat } потай дивиться на закриту проблему { $area }.
}
log-saw = Ви підгледіли закриту проблему { $area }: { $problem }.
log-open = { $seat-is ->
    [you] Ви відкриваєте проблему { $area }: { $problem }.
   *[other] { $seat } відкриває проблему { $area }: { $problem }.
}
log-help = { $seat-is ->
    [you] Ви прибираєте кризу { $area } (криз у запасі: { $count }).
   *[other] { $seat } прибирає кризу { $area } (криз у запасі: { $count }).
}
log-drop = { $seat-is ->
    [you] Ви скидаєте карту «{ $card }».
   *[other] { $seat } скидає карту «{ $card }».
}
log-use = { $seat-is ->
    [you] Ви граєте карту «{ $card }» ({ $symbol }, +{ $count }).
   *[other] { $seat } грає карту «{ $card }» ({ $symbol }, +{ $count }).
}
log-use-token = { $seat-is ->
    [you] Ви використовуєте { $item } (+{ $count }).
   *[other] { $seat } використовує { $item } (+{ $count }).
}
log-three = { $seat-is ->
    [you] Ви застосовуєте Силу трьох: { $card1 }, { $card2 } і { $card3 }.
   *[other] { $seat } застосовує Силу трьох: { $card1 }, { $card2 } і { $card3 }.
}
log-dice = { $seat-is ->
    [you] Ви кидаєте кубики: { $die1 } і { $die2 }.
   *[other] { $seat } кидає кубики: { $die1 } і { $die2 }.
}
log-total = { $seat-is ->
    [you] Ви набираєте { $total } (треба { $target }).
   *[other] { $seat } набирає { $total } (треба { $target }).
}
log-solved = { $seat-is ->
    [you] { $count ->
        [one] Ви розв’язуєте проблему «{ $problem }» ({ $count } очко).
        [few] Ви розв’язуєте проблему «{ $problem }» ({ $count } очки).
       *[many] Ви розв’язуєте проблему «{ $problem }» ({ $count } очок).
    }
   *[other] { $count ->
        [one] { $seat } розв’язує проблему «{ $problem }» ({ $count } очко).
        [few] { $seat } розв’язує проблему «{ $problem }» ({ $count } очки).
       *[many] { $seat } розв’язує проблему «{ $problem }» ({ $count } очок).
    }
}
log-magpyr-gone = { $problem } теж покидає Ланкр.
log-failed = { $seat-is ->
    [you] Ви не даєте ради проблемі «{ $problem }».
   *[other] { $seat } не дає ради проблемі «{ $problem }».
}
log-dungeon = { $seat-is ->
    [you] Ви потрапляєте до Підземелля.
   *[other] { $seat } потрапляє до Підземелля.
}
log-locked = { $seat-is ->
    [you] Ви чекаєте в Підземеллі.
   *[other] { $seat } чекає в Підземеллі.
}
log-winter = { $seat-is ->
    [you] Ви через Зимаря прибираєте просту проблему з планшета (лишилося: { $count }).
   *[other] { $seat } через Зимаря прибирає просту проблему з планшета (лишилося: { $count }).
}
log-withdraw = { $seat-is ->
    [you] Ви відступаєте { $to }.
   *[other] { $seat } відступає { $to }.
}
log-run = { $seat-is ->
    [you] Ви тікаєте { $to }.
   *[other] { $seat } тікає { $to }.
}
log-broom = { $seat-is ->
    [you] Ви скидаєте карту «{ $card }», щоб полетіти.
   *[other] { $seat } скидає карту «{ $card }», щоб полетіти.
}
log-walk = { $seat-is ->
    [you] Ви йдете { $to }.
   *[other] { $seat } йде { $to }.
}
log-walk-on = { $seat-is ->
    [you] Ви непомітно йдете далі { $to }.
   *[other] { $seat } непомітно йде далі { $to }.
}
log-fly = { $seat-is ->
    [you] Ви летите { $to }.
   *[other] { $seat } летить { $to }.
}
log-out = { $seat-is ->
    [you] Ви вибираєтеся з Підземелля і йдете { $to }.
   *[other] { $seat } вибирається з Підземелля і йде { $to }.
}
log-slip-by = { $seat-is ->
    [you] Ви нікому не потрапляєте на очі.
   *[other] { $seat } нікому не потрапляє на очі.
}
log-nothing = { $seat-is ->
    [you] Ви нічого не робите { $area }.
   *[other] { $seat } нічого не робить { $area }.
}
log-tea = { $seat-is ->
    [you] { $count ->
        [0] Ви п’єте чай, хоча хихотінь у вас і так немає.
        [one] Ви п’єте чай і позбуваєтеся { $count } хихотіння.
        [few] Ви п’єте чай і позбуваєтеся { $count } хихотінь.
       *[many] Ви п’єте чай і позбуваєтеся { $count } хихотінь.
    }
   *[other] { $count ->
        [0] { $seat } п’є чай, хоча й так не має хихотінь.
        [one] { $seat } п’є чай і позбувається { $count } хихотіння.
        [few] { $seat } п’є чай і позбувається { $count } хихотінь.
       *[many] { $seat } п’є чай і позбувається { $count } хихотінь.
    }
}
log-tea-host = { $seat-is ->
    [you] { $count ->
        [0] Ви теж п’єте чай, хоча хихотінь у вас і так немає.
        [one] Ви теж п’єте чай і позбуваєтеся { $count } хихотіння.
        [few] Ви теж п’єте чай і позбуваєтеся { $count } хихотінь.
       *[many] Ви теж п’єте чай і позбуваєтеся { $count } хихотінь.
    }
   *[other] { $count ->
        [0] { $seat } теж п’є чай, хоча й так не має хихотінь.
        [one] { $seat } теж п’є чай і позбувається { $count } хихотіння.
        [few] { $seat } теж п’є чай і позбувається { $count } хихотінь.
       *[many] { $seat } теж п’є чай і позбувається { $count } хихотінь.
    }
}
log-kettle = { $seat-is ->
    [you] { $count ->
        [one] Ви п’єте чай на кухні в Бабуні й позбуваєтеся { $count } хихотіння.
        [few] Ви п’єте чай на кухні в Бабуні й позбуваєтеся { $count } хихотінь.
       *[many] Ви п’єте чай на кухні в Бабуні й позбуваєтеся { $count } хихотінь.
    }
   *[other] { $count ->
        [one] { $seat } п’є чай на кухні в Бабуні й позбувається { $count } хихотіння.
        [few] { $seat } п’є чай на кухні в Бабуні й позбувається { $count } хихотінь.
       *[many] { $seat } п’є чай на кухні в Бабуні й позбувається { $count } хихотінь.
    }
}
log-cackles = { $seat-is ->
    [you] { $count ->
        [one] Ви берете { $count } хихотіння ({ $why }).
        [few] Ви берете { $count } хихотіння ({ $why }).
       *[many] Ви берете { $count } хихотінь ({ $why }).
    }
   *[other] { $count ->
        [one] { $seat } бере { $count } хихотіння ({ $why }).
        [few] { $seat } бере { $count } хихотіння ({ $why }).
       *[many] { $seat } бере { $count } хихотінь ({ $why }).
    }
}
log-rob = { $seat-is ->
    [you] Хихотінь у запасі не лишилося, тож одне вам віддає { $seat_other } ({ $why }).
   *[other] { $seat_other-is ->
        [you] Хихотінь у запасі не лишилося, тож { $seat } бере одне у вас ({ $why }).
       *[other] Хихотінь у запасі не лишилося, тож { $seat } бере одне, яке віддає { $seat_other } ({ $why }).
    }
}
log-aliss = { $seat-is ->
    [you] Ви берете жетон Чорної Еліс ({ $why }).
   *[other] { $seat } бере жетон Чорної Еліс ({ $why }).
}
log-no-aliss = { $seat-is ->
    [you] Ви маєте взяти жетон Чорної Еліс, але в запасі таких не лишилося.
   *[other] { $seat } має взяти жетон Чорної Еліс, але в запасі таких не лишилося.
}
log-lost-crises = Треба покласти кризу, а в запасі їх не лишилося. Усі програли.
log-lost-elves = У Ланкрі відкрито трьох ельфів або більше. Усі програли.
log-lost-aliss = Треба взяти жетон Чорної Еліс, а в запасі їх не лишилося. Гру програно.
log-lost-hard-left = На полі лишилося забагато складних проблем. Гру програно.
log-over = Останній хід гри закінчено.

## Why not

refuse-unknown = Такого ходу немає. Оберіть один із запропонованих.
refuse-choosing = Спершу оберіть відьму.
refuse-starting = Спершу поставте відьму на поле.
refuse-before-placing = Спершу відкрийте карту, щоб викласти нову проблему.
refuse-crisis-choice = Спершу оберіть, на яку проблему покласти кризу.
refuse-action = Зараз час переміститися: ідіть пішки, летіть або лишіться на місці.
refuse-landing = Спершу оберіть, де приземлитися.
refuse-facing = Спершу спробуйте розв’язати проблему, до якої прийшли.
refuse-solve = Ви розв’язуєте проблему: можна лише втекти або продовжити.
refuse-solve-on = Ви вже продовжили: зіграйте ще карти або киньте два інші кубики.
refuse-solve-all = Усі кубики кинуто: прийміть результат або використайте перевагу карти.
refuse-reroll = Спершу оберіть, які кубики перекинути.
refuse-cackles = Спершу оберіть гравця, у якого візьмете хихотіння.
refuse-retreat = Ви не дали ради проблемі: спершу відступіть.
refuse-broom-retreat = Оберіть порожню клітинку, на яку полетите.
refuse-escape = Ви тікаєте: оберіть клітинку, на яку втечете.
refuse-borrowing = Оберіть, на яку проблему поглянути, або натисніть «Готово».
refuse-help = Спершу оберіть, з якої проблеми прибрати кризу.
refuse-shamble = Спершу оберіть, яку проблему відкрити.
refuse-transmutation = Оберіть, які карти скинути, або натисніть «Готово».
refuse-end-turn = Ви вже переміщувалися двічі. Доберіть карти, щоб закінчити хід.
refuse-not-in-hand = Карти «{ $card }» немає у вас на руці.
refuse-witch-late = Усі гравці вже обрали відьом.
refuse-witch-taken = Цю відьму вже обрано: { $witch }. Оберіть іншу відьму.
refuse-start-late = Ваша відьма вже на полі.
refuse-start-problem = Не можна починати на клітинці з проблемою. Оберіть іншу клітинку.
refuse-dungeon = Ви в Підземеллі. Спершу виберіться звідти.
refuse-dungeon-free = У цьому переміщенні ви виходите з Підземелля: оберіть, куди піти.
refuse-here = Ви вже на цій клітинці. Щоб нікуди не йти, натисніть «Лишитися тут».
refuse-too-far = Туди не дійти: це задалеко, або дорогою довелося б спинитися.
refuse-no-steps = У цьому переміщенні ви вже зробили всі кроки.
refuse-few-steps = Вам не вистачить кроків, щоб туди дійти.
refuse-last-movement = Це ваше останнє переміщення за хід: відійти від проблеми вже не вдасться.
refuse-broom-first = Щоб полетіти, спершу скиньте карту з мітлою.
refuse-run-early = Утекти можна лише після кидка перших двох кубиків.
refuse-run-late = Усі кубики кинуто: тікати пізно.
refuse-gone-on = Ви зіграли карту, тобто вирішили продовжити: утекти вже не можна.
refuse-no-refuge = Утекти не можна: поруч немає порожніх клітинок.
refuse-anywhere = Ви й без мітли можете піти на будь-яку порожню клітинку.
refuse-not-empty = Ця клітинка зайнята: там уже є проблема або відьма.
refuse-not-near = Ця клітинка задалеко. Оберіть сусідню клітинку.
refuse-use-late = Після кидка другої пари кубиків грати карти головології чи магії вже не можна.
refuse-use-early = Спершу киньте перші два кубики, потім грайте карти.
refuse-no-problem = Зараз ви не розв’язуєте проблеми.
refuse-enough = Ви вже набрали достатньо, тож ні карти, ні жетони нічого не змінять.
refuse-no-three = На карті «{ $card }» немає Сили трьох.
refuse-same-character = Для Сили трьох потрібні три різні персонажі.
refuse-not-her-token = Ваша відьма не може використати { $item }: він належить іншій відьмі.
refuse-token-spent = Ви вже використали { $item }.
refuse-token-now = Зараз { $item } нічого не дасть.
refuse-face-down = Спершу відкрийте проблему.
refuse-is-open = Ця проблема вже відкрита.
refuse-all-rolled = Усі чотири кубики вже кинуто.
refuse-no-cackles = { $benefit } нічого не дасть: у вас немає хихотінь.
refuse-no-crisis = { $benefit } нічого не дасть: на полі немає криз.
refuse-no-crisis-there = На цій проблемі немає кризи. Оберіть проблему з кризою.
refuse-has-crisis = На цій проблемі вже є криза. Оберіть іншу проблему.
refuse-nothing-down = { $benefit } нічого не дасть: закритих проблем, які можна обрати, немає.
refuse-other-enemy = Карта «{ $card }» не діє проти цієї проблеми.
refuse-bonus-early = Карта «{ $card }» діє лише після кидка всіх чотирьох кубиків.
refuse-not-failed = Ви набрали достатньо: тікати немає від чого.
refuse-other-problem = Карта «{ $card }» не розв’язує проблему, яка перед вами.
refuse-benefit-now = Зараз перевага «{ $benefit }» ({ $card }) нічого не дасть.
refuse-not-face-down = На цій клітинці немає закритої проблеми.
refuse-seen = Цю проблему ви вже бачили.
refuse-cannot-vanish = Щоб поглянути на цю проблему, потрібна Невидимість.
refuse-one-look = Невидимість показує тут лише одну закриту проблему, і ви її вже бачили.
refuse-look = Щоб поглянути на закриту проблему, треба прийти до неї або зіграти карту.
refuse-drop = Просто так карт не скидають: використайте символ карти або її перевагу.
refuse-must-leave = Вас не помітили, тож тепер ви мусите піти з цієї клітинки.
refuse-panic = Узяти хихотіння й піти куди завгодно не можна: або вам є куди відступити, або додаткове хихотіння ви вже взяли.
refuse-rob = Найбільше хихотінь має інший гравець: оберіть його.
refuse-end-early = У вас ще є переміщення. Якщо не хочете йти, лишіться на місці.

## The end

score-easy = Прості проблеми
score-hard = Складні проблеми
score-aliss = Чорна Еліс
ending-points = Останню проблему викладено: перемагає той, у кого найбільше очок.
ending-tie-break = Очок порівну. Порівняли, у кого менше хихотінь і жетонів Чорної Еліс, потім — у кого більше очок за складні проблеми, потім — хто розв’язав найскладнішу проблему.
ending-shared = Цілковита рівність: перемога спільна.
ending-crises = Треба було покласти ще одну кризу, а в запасі їх не лишилося. Усі програли.
ending-elves = У Ланкрі відкрито трьох ельфів або більше. Усі програли.
ending-aliss = Жетони Чорної Еліс скінчилися. Гру програно.
ending-saved = Складних проблем на полі лишилося менше чотирьох: Ланкр у надійних руках!
ending-hard-left = На полі лишилося чотири складні проблеми чи більше. Гру програно.
ending-farmer = Ви набрали менше 30 очок. Що ж, бути дружиною фермера теж непогано.
ending-licence = Ви отримали ліцензію відьми.
ending-honours = Ви закінчили навчання з відзнакою!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): очки — { $points }, хихотіння — { $cackles }, Чорна Еліс — { $aliss }, карти — { $cards }/{ $size }, прості проблеми — { $easy }, бонус — +{ $bonus }
sketch-dungeon = У Підземеллі: { $name }
sketch-reserve = Запас: хихотіння — { $cackles }, Чорна Еліс — { $aliss }, кризи — { $crises }, проблеми — { $problems }, карти в колоді — { $deck }
sketch-hand = Рука: { $cards }
sketch-roll = Кубики: { $dice }; сума: { $total }, треба: { $target }; шанс: { $chance } %

## Pictures

picture-map = Поле: області Ланкру та стежки між ними. На початку на зелених клітинках лежать прості проблеми, на фіолетових — складні.
picture-card = Карта: символ, перевага, область та інколи Сила трьох.
picture-walk = Галочками позначено, куди можна дійти з Хатинки Маґрат. Проблема в Міцних Горішках не пускає далі, до Молота й Ковадла та до Ланкрського провалля.
picture-roll = Кидок: на першій парі хихотіння й 5, на другій 2 і 4, та ще карти додають 3 — разом 14.

## At the table

table-map = Ігрове поле
table-rule = Правило { $rule }
table-here = Тут: { $names }
table-empty = Тут нічого немає.
table-dungeon = Вийдіть із Підземелля за допомогою мітли, Утечі чи Невидимості або дочекайтеся другого переміщення.
table-down = Закрита складна проблема
table-looked = Цю проблему бачили лише ви; для решти вона закрита.
table-crises-here = Криз на проблемі: { $count }
table-difficulty = Складність { $difficulty }
table-difficulty-crises = Складність { $difficulty } + { $more } за { $count ->
    [one] { $count } кризу
    [few] { $count } кризи
   *[many] { $count } криз
} = { $target }
table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
table-chance = Шанс на успіх з усіма вашими картами й жетонами: { $chance } %
table-percent = { $n } %
table-name = { $seat }
table-save = Зіграти: { $card }
table-save-together = Бракує { $count }: вас можуть урятувати лише кілька карт разом.
table-reserve = Запас
table-pool = Хихотінь у запасі: { $count }
    .about = Коли запас порожній, хихотіння беруть у того, у кого їх найбільше. Якщо це ви, замість хихотіння ви берете жетон Чорної Еліс.
    .short = хихотінь
table-pool-alone = Хихотінь у запасі: { $count }
    .about = Коли запас порожній, замість кожного хихотіння ви берете жетон Чорної Еліс.
    .short = хихотінь
table-aliss = Жетонів Чорної Еліс лишилося: { $count }
    .about = Кожен жетон Чорної Еліс забирає у власника одне очко.
    .short = жетонів Еліс
table-aliss-shared = Жетонів Чорної Еліс лишилося: { $count }
    .about = Якщо треба взяти жетон Чорної Еліс, а їх не лишилося, гру програно.
    .short = жетонів Еліс
table-crises = Криз у запасі: { $count }
    .about = Якщо треба покласти кризу, а в запасі їх не лишилося, програють усі.
    .short = криз
table-elves = Відкритих ельфів: { $count }
    .about = Якщо наприкінці ходу відкрито трьох ельфів чи більше, програють усі.
    .short = з { $most } ельфів
table-hard = Складних проблем на полі: { $count }
    .about = Якщо наприкінці гри на полі чотири складні проблеми чи більше, гру програно.
    .short = складних проблем (треба менше ніж { $most })
table-deck = Карт у колоді: { $count }, у скиді: { $discards }
    .short = { $count ->
        [one] карта
        [few] карти
       *[other] карт
    }
table-boxes = Скільки проблем ще з’явиться: { $count }
    .short = { $count ->
        [one] проблема
        [few] проблеми
       *[other] проблем
    } попереду
table-box = Проблем на цій клітинці: простих { $easy }, складних { $hard }
table-next = Ця проблема з’явиться наступною.
table-last = Останній хід!
table-over = Гру закінчено
table-invisible = У цьому переміщенні діє Невидимість
table-extra = { $count ->
    [few] У цьому переміщенні можна пройти на { $count } області далі
   *[many] У цьому переміщенні можна пройти на { $count } областей далі
}
table-hand-why = { $more ->
    [0] Розмір руки: { $size } (+1 за кожні дві прості проблеми на планшеті)
   *[other] { $count ->
        [few] Розмір руки: { $size } (3 + { $more } за { $count } прості проблеми)
       *[many] Розмір руки: { $size } (3 + { $more } за { $count } простих проблем)
    }
}
table-bonus-why = { $count ->
    [few] +{ $bonus } до всіх кидків за { $count } складні проблеми
   *[many] +{ $bonus } до всіх кидків за { $count } складних проблем
}
table-draws = { $count ->
    [0] Наприкінці ходу ви не візьмете карт: рука повна.
    [one] Наприкінці ходу ви візьмете { $count } карту.
    [few] Наприкінці ходу ви візьмете { $count } карти.
   *[many] Наприкінці ходу ви візьмете { $count } карт.
}
table-goal = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}; { $licence } — ліцензія, понад { $honours } — диплом із відзнакою
table-warn-crises = { $count ->
    [0] Криз у запасі немає: наступна закінчить гру.
    [one] У запасі лише { $count } криза.
    [few] У запасі лише { $count } кризи.
   *[many] У запасі лише { $count } криз.
}
table-warn-elves = Ще один відкритий ельф наприкінці ходу — і програють усі.
table-attempt = { $seat-is ->
    [you] Ви розв’язуєте проблему
   *[other] { $seat } розв’язує проблему
}
table-die = кубик ще не кинуто
table-sum = { $total } (треба { $target })
table-sum-dice = { $count } — на кубиках
    .short = кубики
table-sum-cards = { $count } — головологія та магія
    .short = карти
table-sum-bonus = { $count } — карти з бонусом
    .short = бонус
table-sum-hard = { $count } — розв’язані складні проблеми, по 1 за кожні дві
    .short = досвід
table-need = Ще треба на двох кубиках: { $count } або більше
table-need-0 = Вистачає! Два інші кубики можуть принести лише хихотіння.
table-odds-facing = Шанс розв’язати проблему
    .about = Якщо кинути чотири кубики й зіграти всі карти та жетони якнайкраще.
table-go-on = Продовжити й кинути
table-odds-on = Кидок без карт
    .about = Якщо кинути два інші кубики й більше не грати карт.
table-odds-cards = Кидок із картами
    .about = Якщо зіграти всі ваші карти й жетони якнайкраще.
table-odds-saved = Шанс із картами
    .about = Якщо зіграти решту карт якнайкраще.
table-odds-cackles = Випаде хихотіння: одне — { $one } %, два — { $two } %
table-run = { $count ->
    [0] Якщо втечете, хихотінь не візьмете.
    [one] Якщо втечете, візьмете одне хихотіння.
   *[other] Якщо втечете, візьмете два хихотіння.
}
table-run-no = Тікати нікуди: поруч немає порожніх клітинок.
table-run-late = Утекти вже не можна: карти зіграно.
table-fail = { $count ->
    [one] У разі невдачі ви берете { $count } хихотіння й відступаєте.
    [few] У разі невдачі ви берете { $count } хихотіння й відступаєте.
   *[many] У разі невдачі ви берете { $count } хихотінь і відступаєте.
}
table-hand = Ваші карти
table-headology = Зіграйте цю карту між кидками першої та другої пари кубиків: вона додасть 1 до кидка.
table-magic = Зіграйте цю карту між кидками першої та другої пари кубиків: вона додасть 2 до кидка, але ви візьмете одне хихотіння.
table-broom = Скиньте цю карту, щоб полетіти до будь-якої області. Якщо ви тікаєте чи відступаєте, мітла перенесе вас на будь-яку порожню клітинку.
table-against = Лише проти цих ворогів: { $group }
table-three = Сила трьох: три такі карти з різними персонажами розв’язують будь-яку проблему.
called-granny = Бабуня
called-nanny = Тітуня
called-magrat = Маґрат
called-agnes = Аґнес
called-perdita = Пердита
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
table-card-area = Якщо цю карту відкривають на початку ходу, проблема з’являється тут: { $area }
table-drop = Скинути
table-no-witch = Відьму ще не обрано
table-cackles = Хихотінь: { $count }
table-aliss-of = Жетонів Чорної Еліс: { $count } (по −1 очку)
table-cards = Карт: { $count } (розмір руки: { $size })
table-mat = Простих проблем на планшеті: { $count } з { $most }
table-score = Очок зараз: { $count }
table-solved = Розв’язані проблеми:

short-extra_cards = 2 карти
short-extra_movement = +2 області
map-lancre_castle = { area-lancre_castle }
map-lancre_town = { area-lancre_town }
map-magrats_cottage = Хатинка Маґрат
map-grannys_cottage = Хатинка Бабуні
map-nannys_house = Дім Тітуні
map-bad_ass = { area-bad_ass }
map-lancre_gorge = { area-lancre_gorge }
map-hard_place = { area-hard_place }
map-slice = { area-slice }
map-razorback = { area-razorback }
map-devils_oak = { area-devils_oak }
map-creel_springs = { area-creel_springs }
map-long_man = { area-long_man }
map-sunless_place = Без Сонця
map-dancers = { area-dancers }
map-standing_stone = { area-standing_stone }
map-copperhead = { area-copperhead }
map-mad_stoat = { area-mad_stoat }
map-brass_neck = { area-brass_neck }
map-slippery_hollow = { area-slippery_hollow }
map-mad_wolf = { area-mad_wolf }
map-blackglass = { area-blackglass }
map-gnarly_ground = { area-gnarly_ground }

## The page “What’s in the box”: the sections of components.toml

box-die = Кубики
box-tokens = Жетони
box-hand = Рука й планшет
box-rolls = Що впливає на кидок
box-tea = Чаювання
box-steps = Переміщення пішки
box-effects = Ефекти
box-boxes = Клітинки проблем
box-competitive = Жетони у змагальній грі
box-cooperative = Жетони в одиночній і кооперативній грі
box-expert = Гра для експертів
box-cooperative_end = Кінець кооперативної гри
box-solo_end = Оцінки в одиночній грі
box-witch = Відьми та їхні жетони
box-area = Області
box-paths = Стежки
box-easy = Прості проблеми
box-hard = Складні проблеми
box-card = Карти

box-die-faces = Грані кожного кубика (0 — хихотіння)
box-die-dice = Кубиків
box-tokens-cackles = Хихотіння
box-tokens-crises = Кризи
box-tokens-black_aliss = Жетони Чорної Еліс
box-hand-start = Карт на початку
box-hand-most = Ліміт карт на руці
box-hand-easy_per_card = Скільки простих проблем дають ще одну карту
box-hand-mat = Місць для простих проблем на планшеті
box-rolls-crisis = Кожна криза додає до складності
box-rolls-headology = Кожна карта головології додає до кидка
box-rolls-magic = Кожна карта магії додає до кидка
box-rolls-hard_per_bonus = Скільки складних проблем дають +1 до кидка
box-tea-guest = Скількох хихотінь за чаєм позбувається відьма, чий зараз хід
box-tea-host = Скількох хихотінь за чаєм позбувається кожна інша відьма на клітинці
box-steps-walk = Скільки областей можна пройти за одне переміщення
box-steps-extra = Скільки областей додає «Додаткове переміщення»
box-effects-borrowing = Скільки проблем показує «Позичання»
box-effects-introspection = Скільки хихотінь прибирає «Самоаналіз»
box-effects-extra_cards = Скільки карт дають «Додаткові карти»
box-effects-elves = Скільки ельфів має бути відкрито, щоб програли всі
box-effects-grannys_kettle = Скількох хихотінь можна позбутися в Хатинці Бабуні Дощевіск в одиночній грі
box-boxes-hard = складних проблем зліва направо: { $value }
box-boxes-easy = простих проблем поверх складних: { $value }
box-each-cackles = { $value ->
        [one] { $value } хихотіння
        [few] { $value } хихотіння
       *[many] { $value } хихотінь
    }
box-each-black_aliss = Чорна Еліс ×{ $value }
box-each-crises = { $value ->
        [one] { $value } криза
        [few] { $value } кризи
       *[many] { $value } криз
    }
box-expert-crises = Криз у змагальній грі
box-cooperative_end-hard_left = Скільки складних проблем має лишитися на полі, щоб програли всі
box-solo_end-licence = Очок для ліцензії відьми
box-solo_end-honours = Диплом із відзнакою дають, якщо очок більше ніж
box-witch-item = { $value }
    .none = без жетона
box-area-setup = { $value }
box-setup-hard = складна проблема
box-setup-easy = проста проблема
box-setup-none = порожня клітинка
box-paths-examples = Стежки з прикладів у правилах
box-paths-others = Решта стежок
box-each-difficulty = складність { $value }
box-each-count = { $value ->
        [one] { $value } примірник
        [few] { $value } примірники
       *[many] { $value } примірників
    }
box-card-symbol = { $value }
box-card-benefit = { $value }
box-card-only = лише проти цих ворогів: { $value }
box-card-cackle = за карту ви берете хихотіння
box-card-three = { three }
box-card-area = { $value }

## A first game

first-welcome = Ласкаво просимо до Ланкру! Ви молода відьма, а відьми розв’язують чужі проблеми. Спершу оберіть, хто ви: { witch-dimity } завжди ходить першою.
first-other-witch = Тепер відьму обирає { $seat }.
first-start = Ці три карти ваші. Тепер обираєте ви: на якій позначеній клітинці почати? Проблем на цих клітинках поки немає.
first-other-start = { $seat } теж ставить відьму на поле.
first-walk = З’явилася нова проблема: де саме, сказано в журналі. У вас два переміщення; за кожне можна пройти пішки одну чи дві області. Ідіть до міста Ланкр, до проблеми «Перелом»: треба набрати 9, нагорода — 2 очки.
first-roll = Якщо ви прийшли до проблеми, доведеться її розв’язувати. Спершу киньте два кубики з чотирьох.
first-headology = 3 і 5 — це 8, до 9 бракує одного. Верхня половина карти — символ: головологія додає 1. Використайте головологію карти «{ card-agnes_3 }». Нижня половина — перевага: її використовують замість символу.
first-second = Ви вирішили продовжувати, тож киньте й два інші кубики. Потрібну суму ви вже набрали, і вони можуть принести лише хихотіння.
first-broom = Вдалося! Жетон проблеми лежить на вашому планшеті, а кожні дві прості проблеми дають ще одну карту в руку. Тепер друге переміщення: карта з мітлою віднесе вас куди завгодно. Скиньте карту «{ card-daft_wullie }».
first-fly = Фіолетові проблеми складні. Одна з них лежить закритою в Ланкрському замку. Сміливіше, летіть туди!
first-open = Яка проблема тут лежить, ви дізнаєтеся лише тепер. Відкрийте її.
first-hard = { problem-hiver }! Треба набрати 22, нагорода — 5 очок, а в разі невдачі ви візьмете жетон Чорної Еліс. Що ж, кидайте кубики!
first-run = У вас 5, а треба 22: шанс — 0 %. Саме час утекти: ви візьмете лише хихотіння, що випали на кубиках, а їх немає. Тепер обираєте ви: на яку порожню клітинку втекти?
first-draw = Утеча — це не невдача. Тепер доберіть карти: на руці має бути три карти й ще по одній за кожні дві прості проблеми на планшеті.
first-theirs = Тепер ходить { $seat }: нова проблема, два переміщення, добір карт.
first-crisis = У Міцних Горішках уже лежала проблема, тож замість нової на неї лягла криза: +2 до складності. Якщо кризи в запасі скінчаться, програють усі! Ідіть до Чорного Скла, до Смерті: треба 12, нагорода — 3 очки.
first-cackle = Киньте два кубики…
first-magic = Випало 4 і хихотіння, тобто нуль. Якщо кидати зараз, шанс — 42 %. Магія додає 2, але за неї ви берете хихотіння. Використайте магію карти «{ card-magrat_1 }».
first-luck = Тепер шанс — уже 67 %! Наведіть вказівник на будь-яке число, щоб дізнатися, звідки воно взялося. Кидайте кубики!
first-tea = Рівно 12: магії якраз вистачило. Але у вас два хихотіння, а відьми, які хихочуть на самоті, погано закінчують. Ідіть до міста Ланкр пити чай: там { $seat }. За чаєм позбуваються до трьох хихотінь.
first-last = Жодного хихотіння не лишилося. Доберіть карти й закінчіть хід.
first-end = Дві проблеми розв’язано, і жодного хихотіння! Кожні дві складні проблеми дають +1 до всіх кидків.
    Програють усі, якщо скінчаться жетони кризи або відкриються три ельфи. Бабуня Дощевіск передає вітання.

# Reasons beside hints: what a move does better than others.

reason-points = { $more ->
    [yes] Ви отримуєте очки.
   *[no] {""}
}
reason-cards = { $more ->
    [yes] У вас лишається більше карт.
   *[no] Ви використовуєте карти, коли вони потрібні.
}
reason-headology = { $more ->
    [yes] На руці лишається більше карт головології.
   *[no] Ви вдаєтеся до головології.
}
reason-magic = { $more ->
    [yes] На руці лишається більше карт магії.
   *[no] Ви вдаєтеся до магії, коли вона потрібна.
}
reason-brooms = { $more ->
    [yes] Ви бережете карти з мітлою.
   *[no] Ви вчасно використовуєте мітлу.
}
reason-bonus-cards = { $more ->
    [yes] Ви бережете карти з бонусом для складної проблеми.
   *[no] Ви граєте карти з бонусом там, де вони потрібні.
}
reason-rerolls = { $more ->
    [yes] Ви бережете перекидання на випадок невдачі.
   *[no] Ви перекидаєте невдалі кубики.
}
reason-cures = { $more ->
    [yes] Ви бережете карту, яка розв’язує проблему без кубиків.
   *[no] Ви граєте карту, яка розв’язує проблему без кубиків.
}
reason-three = { $more ->
    [yes] Ви бережете карти для Сили трьох.
   *[no] Ви застосовуєте Силу трьох.
}
reason-ways-out = { $more ->
    [yes] Ви бережете Утечу чи Невидимість.
   *[no] Ви використовуєте Утечу чи Невидимість.
}
reason-hand-size = { $more ->
    [yes] Ви зможете тримати на руці більше карт.
   *[no] {""}
}
reason-half-card = { $more ->
    [yes] Ще одна проста проблема — і розмір руки зросте.
   *[no] Ви збираєте ще одну пару простих проблем.
}
reason-bonus = { $more ->
    [yes] Ваш бонус до кидків зростає.
   *[no] {""}
}
reason-half-bonus = { $more ->
    [yes] Ще одна складна проблема — і бонус до кидків зросте.
   *[no] Ви збираєте ще одну пару складних проблем.
}
reason-cackles = { $more ->
    [yes] {""}
   *[no] У вас буде менше хихотінь.
}
reason-most-cackles = { $more ->
    [yes] {""}
   *[no] Найбільше хихотінь буде не у вас.
}
reason-token = { $more ->
    [yes] Ви бережете жетон своєї відьми.
   *[no] Настав час для жетона вашої відьми.
}
reason-dungeon = { $more ->
    [yes] {""}
   *[no] Ви не потрапляєте до Підземелля.
}
reason-my-turn = { $more ->
    [yes] Ваш хід триває.
   *[no] На цьому ваш хід закінчується.
}
reason-opportunity = { $more ->
    [yes] Вигідну проблему ви ще встигнете розв’язати.
   *[no] Ви одразу беретеся за найвигіднішу проблему.
}
reason-second-opportunity = { $more ->
    [yes] Кілька вигідних проблем ви ще встигнете розв’язати.
   *[no] Ви беретеся за вигідні проблеми, поки вони є.
}
reason-lead = { $more ->
    [yes] Ви вириваєтеся вперед.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] Ви вириваєтеся вперед у вирішальний момент.
   *[no] {""}
}
reason-others-points = { $more ->
    [yes] {""}
   *[no] Інші відьми отримають менше очок.
}
reason-others-hand-size = { $more ->
    [yes] {""}
   *[no] В інших відьом буде менше карт.
}
reason-others-bonus = { $more ->
    [yes] {""}
   *[no] Бонуси інших відьом не зростають.
}
reason-others-cackles = { $more ->
    [yes] В інших відьом буде більше хихотінь.
   *[no] В інших відьом буде менше хихотінь.
}
reason-others-dungeon = { $more ->
    [yes] Інша відьма сидить у Підземеллі.
   *[no] {""}
}
reason-turns-left = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-crises-left = { $more ->
    [yes] У запасі лишається більше жетонів кризи.
   *[no] {""}
}
reason-few-crises = { $more ->
    [yes] {""}
   *[no] Жетони кризи скінчаться не так швидко.
}
reason-calm-problems = { $more ->
    [yes] На полі стає менше криз.
   *[no] На полі лишається менше проблем.
}
reason-easy-problems = { $more ->
    [yes] На полі лишається більше простих проблем.
   *[no] На полі стає на одну просту проблему менше.
}
reason-hard-problems = { $more ->
    [yes] {""}
   *[no] На полі стає на одну складну проблему менше.
}
reason-hard-to-come = { $more ->
    [yes] {""}
   *[no] Надалі з’явиться менше складних проблем.
}
reason-too-many-hard = { $more ->
    [yes] {""}
   *[no] Так більше шансів лишити менше чотирьох складних проблем.
}
reason-elves = { $more ->
    [yes] {""}
   *[no] Відкритих ельфів стає менше.
}
reason-two-elves = { $more ->
    [yes] {""}
   *[no] Третій ельф відкриється не так скоро.
}
reason-cackles-left = { $more ->
    [yes] У запасі лишається більше хихотінь.
   *[no] {""}
}
reason-aliss-left = { $more ->
    [yes] У запасі лишається більше жетонів Чорної Еліс.
   *[no] {""}
}
reason-aliss-near = { $more ->
    [yes] {""}
   *[no] Жетони Чорної Еліс скінчаться не так швидко.
}
reason-licence = { $more ->
    [yes] Ви на шляху до ліцензії відьми.
   *[no] {""}
}
reason-outlook = { $more ->
    [yes] Ваше становище загалом поліпшується.
   *[no] Зараз ви трохи втрачаєте, але потім це окупиться.
}

# -- statistics

openings = Ваші відьми: перемоги / партії
