name = Відьми
about = Ви юна відьма в Ланкрі, а бути відьмою означає розв’язувати чужі проблеми: сьогодні хвора свиня, завтра Королева ельфів. Ходіть, літайте, кидайте кубики, думайте головою чи чаклуйте, пийте чай, поки не почали хихотіти, і не давайте кризам розростися. Надрукованого поля, більшості карт і чисел немає у відкритому доступі: чого не показує жодне джерело, те вигадали ми.
quick-start =
    Щоходу з’являється нова проблема, а тоді ви рухаєтеся двічі: клацніть на область, щоб дійти, або скиньте карту з мітлою, щоб долетіти. Де лежить проблема, там її треба розв’язувати.
    Киньте два кубики, гляньте на шанси й тікайте або продовжуйте: головологія додає 1, магія 2, але від неї хихочуть. Тоді киньте ще два.
    Спершу прості проблеми: кожні дві дають ще одну карту в руку. Потім складні: вони варті більше, але кусаються.
    Попийте чаю з іншою відьмою, щоб позбутися хихотіння. Якщо кризи скінчаться або відкриються три ельфи, програють усі.

## Ways to play

variant-competitive = Кожна за себе
    .about = Перемагає той, у кого найбільше очок. Звичайна гра.
variant-cooperative = Разом
    .about = Усі виграють або програють разом: складних проблем має лишитися менше чотирьох.
variant-solo = Наодинці
    .about = Вісім ходів і якомога більше очок. За тридцять дають ліцензію.
variant-expert = Для експертів
    .about = Криз у запасі менше, і вони накопичуються.
variant-hard-cooperative = Разом, складніше
    .about = Як разом, але кризи накопичуються.
variant-hard-solo = Наодинці, складніше
    .about = Кризи накопичуються, а невдача зі складною проблемою коштує двох хихотінь.
variant-open-hands = Разом, карти відкриті
    .about = Як разом, і всі бачать карти одне одного.

option-game = Гра
    .about = Кожен за себе чи всі разом. Один гравець завжди грає в гру наодинці.
option-game-competitive = Кожна за себе
option-game-cooperative = Разом
option-expert = Кризи
    .about = В експертів на проблемі може лежати скільки завгодно криз, а у звичайній грі їх лише вісім.
option-expert-false = Одна на проблемі
option-expert-true = Скільки завгодно на проблемі
option-hard-failure-cackles = Невдача зі складною проблемою
    .about = Книга правил в одному місці каже про одне хихотіння, в іншому про два.
option-hard-failure-cackles-1 = 1 хихотіння
option-hard-failure-cackles-2 = 2 хихотіння
option-hands = Карти
    .about = Граючи разом, можна домовитися й показувати карти.
option-hands-closed = Закриті
option-hands-open = Відкриті
bad-open-hands = Відкрити карти можна лише в грі разом.

## Witches and their tokens

witch-tiffany = Тіффані Болячка
    .about = Має жетон невидимості, на один раз за гру.
witch-annagramma = Аннаграма Яструбець
    .about = Має жетон магії, на один раз за гру, і одне хихотіння від самого початку.
witch-petulia = Петулія Хрящик
    .about = Має жетон, що лікує хвору свиню, один раз за гру.
witch-dimity = Димиті Габбаб
    .about = Ходить першою.
item-invisibility = невидимість
item-magic = жетон магії
item-pig = лікування свині

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
problem-duke_felmet = Герцоґ Фельмет
problem-lady_felmet = Леді Фельмет
problem-cunning_man = Лукавець
problem-hiver = Роїтель
problem-lily = Лілі Дощевіск
problem-wintersmith = Зимовик
problem-count_magpyr = Граф де Сорокула
problem-vlad = Влад де Сорокула
problem-lacrimosa = Лакримоза де Сорокула
problem-bela = Старий граф Бела
problem-face-down = закрита проблема
failure-dungeon_self = У разі невдачі ви потрапляєте до Підземелля, і хід закінчено.
failure-dungeon_all = У разі невдачі всі відьми потрапляють до Підземелля, і ваш хід закінчено.
failure-black_aliss_1 = У разі невдачі ви берете Чорну Алісію.
failure-crisis_here = У разі невдачі на проблему лягає ще одна криза.
failure-lose_easy_each = У разі невдачі кожен відкладає просту проблему зі свого планшета.
failure-elf = Три відкриті ельфи наприкінці ходу, і все пропало.
success-remove_open_magpyr = У разі успіху решта відкритих Сорокул ідуть геть.

## Areas

area-lancre_castle = Ланкрський замок
    .to = до Ланкрського замку
    .at = у Ланкрському замку
area-lancre_town = Місто Ланкр
    .to = до міста Ланкр
    .at = у місті Ланкр
area-magrats_cottage = Хатинка Маґрат
    .to = до Хатинки Маґрат
    .at = у Хатинці Маґрат
area-grannys_cottage = Хатинка Бабуні Дощевіск
    .to = до Хатинки Бабуні Дощевіск
    .at = у Хатинці Бабуні Дощевіск
area-nannys_house = Дім Тітуні Оґґ
    .to = до Дому Тітуні Оґґ
    .at = у Домі Тітуні Оґґ
area-bad_ass = Дурний Зад
    .to = до Дурного Заду
    .at = у Дурному Заді
area-lancre_gorge = Ланкрське провалля
    .to = до Ланкрського провалля
    .at = біля Ланкрського провалля
area-hard_place = Круте й Тверде Містечко
    .to = до Крутого й Твердого Містечка
    .at = у Крутому й Твердому Містечку
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
    .at = у Місці, Де Не Світить Сонце
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
    .at = у Мідній Шиї
area-slippery_hollow = Слизька Улоговина
    .to = до Слизької Улоговини
    .at = у Слизькій Улоговині
area-mad_wolf = Скажений Вовк
    .to = до Скаженого Вовка
    .at = у Скаженому Вовку
area-blackglass = Чорне Скло
    .to = до Чорного Скла
    .at = у Чорному Склі
area-gnarly_ground = Корячкувата Земля
    .to = на Корячкувату Землю
    .at = на Корячкуватій Землі
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
    .about = Після всіх кубиків: додає 2.
benefit-bonus4 = +4
    .about = Після всіх кубиків: додає 4.
benefit-borrowing = Позичання
    .about = Подивіться дві закриті проблеми.
benefit-death = Смерть
    .about = Розв’язує «Смерть».
benefit-escape = Утеча
    .about = Після промаху: втекти. Або вийти з Підземелля.
benefit-extra_cards = Додаткові карти
    .about = Візьміть дві карти.
benefit-extra_movement = Додатковий рух
    .about = Пройдіть на дві області далі.
benefit-help = Допомога
    .about = Приберіть одну кризу.
benefit-invisibility = Невидимість
    .about = Пройти повз проблеми й відьом непомітно. Або вийти з Підземелля.
benefit-reroll = Перекидання
    .about = Перекиньте один чи обидва кубики пари.
benefit-introspection = Самоаналіз
    .about = Позбудьтеся щонайбільше двох хихотінь.
benefit-shamble = Плутанка
    .about = Відкрийте складну проблему.
benefit-sick_pig = Хвора свиня
    .about = Розв’язує «Хвору свиню».
benefit-sick_sheep = Хвора вівця
    .about = Розв’язує «Хвору вівцю».
benefit-transmutation = Трансмутація
    .about = Поміняйте скільки завгодно карт.
benefit-extra_cards-cackle = Коштує хихотіння.
group-elf = ельфи
group-magpyr = Сорокули
group-felmet = Фельмети
group-lily = Лілі Дощевіск
group-winter = Зимовик
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
card-agnes_1 = Аґнеса Нітт
card-agnes_2 = Аґнеса Нітт
card-agnes_3 = Аґнеса Нітт
card-perdita_1 = Пердита Ікс
card-perdita_2 = Пердита Ікс
card-perdita_3 = Пердита Ікс
card-feegles = Нак-Мак-Фіґлі
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
card-dismass = Стара мати Дизмас
card-ponder = Думінґ Тупс
card-blackcap = Стара мати Чорнокап
card-poorchick = Фермер Бідокур
card-granny_aching = Бабця Болячка
card-brevis = Бабця Бревіс
card-mrs_earwig = Пані Ервіґ

## Why

why-dice = на кубиках
why-magic = за магію
why-failure = за невдачу
why-panic = нікуди відступити
why-card = за карту
why-annagramma = від самого початку
why-most-cackles = хихотінь і так найбільше
why-consequence = наслідок поразки

## Questions

prompt-choosing = Оберіть відьму.
prompt-starting = Де починає ваша відьма?
prompt-before-placing = Ваш хід починається. Відкрийте карту для нової проблеми.
prompt-no-crisis-left = У запасі не лишилося криз: якщо знадобиться ще одна, усі програють. Відкрийте карту або спершу зіграйте перевагу.
prompt-crisis-choice = На яку проблему { $area } ляже криза?
prompt-move-first = Пересуньте відьму або лишіться на місці.
prompt-move-second = Другий рух.
prompt-leave = Вас ніхто не помітив. Тепер ідіть геть.
prompt-dungeon = Ви в Підземеллі. Вийдіть за допомогою мітли, Утечі чи Невидимості або чекайте.
prompt-dungeon-free = Геть із Підземелля: куди?
prompt-landing = Де приземлитися?
prompt-facing-down = Перед вами { $problem }. Відкрийте жетон.
prompt-facing = { $problem }, складність { $target }: киньте перші два кубики.
prompt-solve-first = { $problem }: { $total } з { $target }. Тікати чи продовжувати?
prompt-solve-first-enough = { $problem }: { $total }, а досить { $target }: інші два кубики можуть принести лише хихотіння. Кидати чи тікати?
prompt-solve-stuck = { $problem }: { $total } з { $target }. Тікати нікуди: продовжуйте.
prompt-solve-on = { $problem }: { $total } з { $target }. Ще карти чи кидок?
prompt-solve-on-enough = { $problem }: { $total }, а досить { $target }: інші два кубики можуть принести лише хихотіння. Киньте їх.
prompt-solve-made = { $problem }: { $total } з { $target }. Вийшло!
prompt-solve-short = { $problem }: { $total } з { $target }. Бракує { $count }.
prompt-reroll = Які кубики перекинути?
prompt-cackles = У кого взяти хихотіння ({ $why })?
prompt-retreat = Куди відступити?
prompt-panic = Відступати нікуди. Візьміть ще одне хихотіння або відлетіть, якщо є мітла.
prompt-escape = Куди сховатися?
prompt-borrowing = { $count ->
    [one] Подивіться ще { $count } закриту проблему.
    [few] Подивіться до { $count } закритих проблем.
   *[many] Подивіться до { $count } закритих проблем.
}
prompt-help = З якої проблеми прибрати кризу?
prompt-shamble = Яку проблему відкрити?
prompt-transmutation = { $count ->
    [one] Скиньте що хочете. Ви візьмете { $count } карту.
    [few] Скиньте що хочете. Ви візьмете { $count } карти.
   *[many] Скиньте що хочете. Ви візьмете { $count } карт.
}
prompt-end-turn = Завершили? Доберіть карти й закінчіть хід.

crumb-turn = Хід: { $seat }
crumb-moves = { $count ->
    [one] Лишився { $count } рух
    [few] Лишилося { $count } рухи
   *[many] Лишилося { $count } рухів
}
crumb-problem = { $problem }
crumb-away = Геть звідси
crumb-cackles = { $count ->
    [one] { $count } хихотіння
    [few] { $count } хихотіння
   *[many] { $count } хихотінь
}

## Moves

move-witch = { $witch }
move-start = Почати: { $space }
move-turn-card = Відкрити карту
move-crisis = { $space }: { $problem }
move-end-turn = Взяти карти й закінчити хід
move-stay = Лишитися тут
move-stay-tea = Лишитися на чай
move-stay-dungeon = Чекати в Підземеллі
move-walk = Пішки: { $space }
move-walk-problem = Пішки: { $space } ({ $problem })
move-walk-tea = Пішки: { $space } (чай)
move-fly = Приземлитися: { $space }
move-fly-problem = Приземлитися: { $space } ({ $problem })
move-fly-tea = Приземлитися: { $space } (чай)
move-broom = { $twin ->
    [1] Летіти ({ $card }, { $benefit })
   *[other] Летіти ({ $card })
}
move-slip-by = Лишитися непоміченою й піти наступним рухом
move-open = Відкрити
move-roll = Кинути два кубики
move-roll-on = Продовжувати: кинути ще два кубики
move-use-headology = { $twin ->
    [1] Головологія: +1 ({ $card }, { $benefit })
   *[other] Головологія: +1 ({ $card })
}
move-use-magic = { $twin ->
    [1] Магія: +2 і хихотіння ({ $card }, { $benefit })
   *[other] Магія: +2 і хихотіння ({ $card })
}
move-accept-made = Вийшло: { $total } з { $target }
move-accept-short = Не вийшло: { $total } з { $target }
move-again-first = Перекинути перший кубик ({ $die })
move-again-second = Перекинути другий кубик ({ $die })
move-again-both = Перекинути обидва кубики
move-run = Геть: { $space }
move-panic = Взяти хихотіння й піти куди завгодно
move-rob = { $seat } (хихотінь: { $count })
move-play = { $benefit } ({ $card })
move-play-out = Геть із Підземелля ({ $card })
move-token = Використати жетон: { $item }
move-look = Подивитися: { $space }
move-flip = Відкрити: { $space }
move-soothe = Допомога: { $space } ({ $problem })
move-drop = { $twin ->
    [1] Скинути: { $card } ({ $benefit })
   *[other] Скинути: { $card }
}
move-enough = Досить
move-three = Сила трьох: { table-trio }

## What happened

log-first-roll = { $seat } кидає кубики за право першого вибору: { $total }.
log-witch = { $seat } тепер { $witch }.
log-first = { $seat } починає гру.
log-start = { $seat } починає { $area }.
log-turn = Хід: { $seat }.
log-turn-card = Відкрито карту: { $card }, { $area }.
log-place = Нова проблема { $area }: { $problem }.
log-no-card-fits = Жодна карта більше не веде на порожню клітинку, тож проблема лягає на першу з них.
log-no-space = Для проблеми не лишилося жодної клітинки.
log-witch-there = Відьма { $area }: наступна карта.
log-crisis-there = Криза { $area } вже є: наступна карта.
log-crisis = Криза { $area }: { $problem }. { $count ->
    [one] Лишилася { $count } криза.
    [few] Лишилося { $count } кризи.
   *[many] Лишилося { $count } криз.
}
log-last-problem = Це була остання проблема: триває останній хід.
log-reshuffle = Скид перемішано.
log-drew = Ви берете карту: { $card }.
log-draw = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
log-play = { $seat } грає карту «{ $card }»: { $benefit }.
log-item = { $seat } використовує жетон: { $item }.
log-introspection = { $seat } позбувається { $count ->
    [one] { $count } хихотіння
    [few] { $count } хихотінь
   *[many] { $count } хихотінь
}.
log-look = { $seat } дивиться закриту проблему { $area }.
log-saw = Ви дивитеся, що { $area }: { $problem }.
log-open = { $seat } відкриває проблему { $area }: { $problem }.
log-help = { $seat } прибирає кризу { $area }. { $count ->
    [one] У запасі { $count } криза.
    [few] У запасі { $count } кризи.
   *[many] У запасі { $count } криз.
}
log-drop = { $seat } скидає карту «{ $card }».
log-use = { $seat } грає «{ $card }»: { $symbol }.
log-three = { $seat } закликає Силу трьох: { $card1 }, { $card2 }, { $card3 }.
log-dice = { $seat } кидає кубики: { $die1 } і { $die2 }.
log-total = { $seat }: випало { $total }, потрібно { $target }.
log-solved = { $seat } розв’язує проблему «{ $problem }»: { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}.
log-magpyr-gone = { $problem }: теж геть із Ланкра.
log-failed = { $seat } не дає ради проблемі «{ $problem }».
log-dungeon = { $seat } потрапляє до Підземелля.
log-locked = { $seat } чекає в Підземеллі.
log-winter = { $seat } і зима. { $count ->
    [0] Простих проблем на планшеті не лишилося.
    [one] На планшеті лишилася { $count } проста проблема.
    [few] На планшеті лишилося { $count } прості проблеми.
   *[many] На планшеті лишилося { $count } простих проблем.
}
log-withdraw = { $seat } іде геть { $to }.
log-broom = { $seat } бере мітлу: { $card }.
log-walk = { $seat } йде { $to }.
log-walk-on = { $seat } непомітно йде далі { $to }.
log-fly = { $seat } прилітає { $to }.
log-out = { $seat } вибирається з Підземелля і йде { $to }.
log-slip-by = { $seat }: ніхто нічого не помічає.
log-nothing = { $seat } нічого не робить { $area }.
log-tea = { $seat } п’є чай і позбувається хихотіння: { $count }.
log-tea-host = { $seat } теж п’є чай і позбувається хихотіння: { $count }.
log-kettle = { $seat } п’є чай на кухні в Бабуні й позбувається хихотіння: { $count }.
log-cackles = { $seat } бере { $count ->
    [one] { $count } хихотіння
    [few] { $count } хихотіння
   *[many] { $count } хихотінь
} ({ $why }).
log-rob = Запас хихотіння порожній: { $seat } бере ({ $why }), а { $seat_other } віддає.
log-aliss = { $seat } бере Чорну Алісію ({ $why }).
log-no-aliss = { $seat }: належить Чорна Алісія, але їх не лишилося.
log-lost-crises = Потрібна криза, а в запасі жодної. Усі програли.
log-lost-elves = Троє або більше ельфів відкрито гуляють Ланкром. Усі програли.
log-lost-aliss = Потрібна Чорна Алісія, а в запасі жодної. Гру програно.
log-lost-hard-left = Лишилося забагато складних проблем. Гру програно.
log-over = Останній хід закінчено.

## Why not

refuse-unknown = Такого ходу немає.
refuse-choosing = Спершу оберіть відьму.
refuse-starting = Спершу поставте відьму на поле.
refuse-before-placing = Спершу відкрийте карту для нової проблеми.
refuse-crisis-choice = Оберіть, на яку з цих проблем ляже криза.
refuse-action = Зараз ваша відьма йде, летить або лишається.
refuse-landing = Оберіть, де приземлитися.
refuse-facing = Ви маєте розв’язувати проблему там, де стоїте.
refuse-solve = Ви розв’язуєте проблему: тікайте або продовжуйте.
refuse-solve-on = Ви вже продовжили: грайте карти або киньте інші два кубики.
refuse-solve-all = Усі кубики кинуто: прийміть результат або зіграйте перевагу.
refuse-reroll = Оберіть, які кубики перекинути.
refuse-cackles = Оберіть, у кого взяти хихотіння.
refuse-retreat = Ви не дали ради й спершу мусите відступити.
refuse-broom-retreat = Оберіть порожню клітинку.
refuse-escape = Ви тікаєте: оберіть, куди.
refuse-borrowing = Оберіть, що подивитися, або скажіть, що досить.
refuse-help = Оберіть, з якої проблеми прибрати кризу.
refuse-shamble = Оберіть, яку проблему відкрити.
refuse-transmutation = Оберіть, які карти скинути, або скажіть, що досить.
refuse-end-turn = Ви вже рухалися двічі. Лишилося взяти карти.
refuse-not-in-hand = Цієї карти немає у вас на руці: { $card }.
refuse-witch-late = Усі вже мають відьом.
refuse-witch-taken = { $witch } вже зайнята.
refuse-start-late = Ваша відьма вже на полі.
refuse-start-problem = Не можна починати там, де лежить проблема.
refuse-dungeon = Ви в Підземеллі. Спершу виберіться звідти.
refuse-dungeon-free = Цим рухом ви вільно йдете з Підземелля: оберіть, куди.
refuse-here = Ви вже тут.
refuse-too-far = Туди не дійти: задалеко, або довелося б спинитися дорогою.
refuse-no-steps = У цьому переміщенні у вас не лишилося кроків.
refuse-few-steps = Щоб дійти туди, решти кроків не вистачить.
refuse-last-movement = Це ваше останнє переміщення: піти від проблеми наступним уже не вийде.
refuse-broom-first = Щоб летіти, спершу скиньте карту з мітлою.
refuse-run-early = Утекти можна лише після перших двох кубиків.
refuse-run-late = Усі кубики кинуто: тікати пізно.
refuse-gone-on = Ви зіграли карти, тож продовжили.
refuse-no-refuge = Довкола немає порожньої клітинки.
refuse-anywhere = Ви й без мітли можете піти на будь-яку порожню клітинку.
refuse-not-empty = Там проблема або відьма.
refuse-not-near = Ця клітинка задалеко.
refuse-use-late = Після другої пари карти не грають як головологію чи магію.
refuse-use-early = Киньте перші два кубики, потім грайте карти.
refuse-no-problem = Ви зараз не розв’язуєте проблему.
refuse-enough = Результату вже досить: це нічого не змінить.
refuse-no-three = На цій карті немає Сили трьох: { $card }.
refuse-same-character = Для Сили трьох потрібні три різні персонажі.
refuse-not-her-token = Ваша відьма не має цього жетона: { $item }.
refuse-token-spent = Цей жетон уже використано: { $item }.
refuse-token-now = Зараз із цього жетона немає користі: { $item }.
refuse-face-down = Спершу відкрийте проблему.
refuse-is-open = Ця проблема вже відкрита.
refuse-all-rolled = Усі чотири кубики кинуто.
refuse-no-cackles = { $benefit }: ви не маєте хихотіння.
refuse-no-crisis = { $benefit }: на полі немає криз.
refuse-no-crisis-there = Там немає кризи.
refuse-has-crisis = На цій проблемі криза вже є.
refuse-nothing-down = { $benefit }: немає відповідної закритої проблеми.
refuse-other-enemy = Карта «{ $card }» не діє на цю проблему.
refuse-bonus-early = Карта «{ $card }» діє лише після всіх чотирьох кубиків.
refuse-not-failed = Випало достатньо: тікати немає від чого.
refuse-other-problem = Карта «{ $card }» не допоможе з тим, що перед вами.
refuse-benefit-now = { $benefit } ({ $card }): зараз із цього немає користі.
refuse-not-face-down = Там немає закритої проблеми.
refuse-seen = Цю ви вже подивилися.
refuse-cannot-vanish = Щоб її подивитися, потрібна Невидимість.
refuse-one-look = Тут ви вже подивилися одну закриту проблему, а більше Невидимість не показує.
refuse-look = Закрита проблема лишається таємницею, доки по неї не прийде відьма чи карта.
refuse-drop = Карти не можна просто викинути.
refuse-must-leave = Вас не помітили: тепер треба піти.
refuse-panic = Є порожня клітинка, куди відступити, або ви вже запанікували.
refuse-rob = У цього гравця не найбільше хихотінь.
refuse-end-early = Ви ще маєте рухи; можна лишитися на місці.

## The end

score-easy = Прості проблеми
score-hard = Складні проблеми
score-aliss = Чорна Алісія
ending-points = Остання проблема прийшла, і вирішують очки.
ending-tie-break = Очок порівну: вирішують хихотіння, Чорна Алісія та найскладніші проблеми.
ending-shared = Рівність у всьому: перемогу ділять.
ending-crises = На одну кризу більше, ніж треба. Усі програли.
ending-elves = Троє або більше ельфів відкрито гуляють Ланкром. Усі програли.
ending-aliss = Чорна Алісія взяла своє. Гру програно.
ending-saved = Складних проблем лишилося менше чотирьох: Ланкр у надійних руках!
ending-hard-left = Лишилося чотири складні проблеми чи більше. Гру програно.
ending-farmer = Менше 30 очок: бути дружиною фермера теж непогано.
ending-licence = Ви отримали ліцензію відьми.
ending-honours = Ви закінчили навчання з відзнакою!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): очки { $points }, хихотіння { $cackles }, Чорна Алісія { $aliss }, карти { $cards }/{ $size }, простих { $easy }, бонус +{ $bonus }
sketch-dungeon = У Підземеллі: { $name }
sketch-reserve = Запас: хихотіння { $cackles }, Чорна Алісія { $aliss }, кризи { $crises }, проблеми { $problems }, колода { $deck }
sketch-hand = Рука: { $cards }
sketch-roll = Кубики: { $dice }; { $total } з { $target }; шанс { $chance } %

## Pictures

picture-map = Мапа Ланкра: області та стежки між ними. На зелених клітинках спочатку прості проблеми, на фіолетових складні.
picture-card = Карта: символ, перевага, інколи Сила трьох і область.
picture-walk = Із Хатинки Маґрат: галочками позначено, куди можна дійти. Проблема в Дурному Заді не пускає далі, до Крутого й Твердого Містечка та до Ланкрського провалля.
picture-roll = Кидок: хихотіння й 5, потім 2 і 4, і ще 3 від карт, разом 14.

## At the table

table-map = Мапа Ланкру
table-rule = Правило { $rule }
table-here = Тут: { $names }
table-empty = Тут нікого й нічого.
table-dungeon = Хто замкнений, виходить із мітлою, Утечею чи Невидимістю або чекає другого руху.
table-down = Складна проблема, закрита
table-looked = Бачили лише ви; для решти вона закрита.
table-crises-here = Криз на ній: { $count }
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
table-chance = З усіма вашими картами й жетонами: { $chance } %
table-reserve = Запас
table-pool = Хихотінь у запасі: { $count }
    .about = Коли запас порожній, беруть у того, у кого їх найбільше; якщо це ви самі, ви берете Чорну Алісію.
table-pool-alone = Хихотінь у запасі: { $count }
    .about = Коли запас порожній, за кожне хихотіння ви берете Чорну Алісію.
table-aliss = Чорних Алісій лишилося: { $count }
    .about = Кожна забирає у власника очко.
table-aliss-shared = Чорних Алісій лишилося: { $count }
    .about = Якщо треба взяти ще одну, а їх немає, гру програно.
table-crises = Криз лишилося: { $count }
    .about = Якщо треба покласти ще одну, а їх немає, програють усі.
table-elves = Відкритих ельфів: { $count }
    .about = Троє наприкінці ходу, і програють усі.
table-hard = Складних проблем на мапі: { $count }
    .about = Якщо наприкінці їх чотири чи більше, гру програно.
table-deck = Карт у колоді: { $count }, у скиді: { $discards }
table-boxes = Ще з’явиться: { $count }
table-box = У цьому стосі: простих { $easy }, складних { $hard }
table-next = Наступною з’явиться ця.
table-last = Останній хід!
table-over = Гру закінчено
table-invisible = Невидимість на цей рух
table-extra = Пішки на { $count } області далі
table-hand-why = { $more ->
    [0] Розмір руки { $size }; дві прості проблеми на планшеті дають ще карту.
   *[other] Розмір руки { $size } = 3 + { $more } за прості проблеми ({ $count })
}
table-bonus-why = +{ $bonus } до кожного кидка за складні проблеми ({ $count })
table-draws = { $count ->
    [0] Карт ви не візьмете: рука повна.
    [one] Наприкінці ви візьмете { $count } карту.
    [few] Наприкінці ви візьмете { $count } карти.
   *[many] Наприкінці ви візьмете { $count } карт.
}
table-goal = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}; { $licence } — ліцензія, понад { $honours } — диплом з відзнакою
table-warn-crises = { $count ->
    [0] Криз не лишилося: наступна закінчить гру.
    [one] Лишилася лише { $count } криза.
    [few] Лишилося лише { $count } кризи.
   *[many] Лишилося лише { $count } криз.
}
table-warn-elves = Ще один відкритий ельф наприкінці ходу, і все пропало.
table-attempt = { $seat } і проблема
table-die = ще не кинуто
table-sum = { $total } з { $target }
table-sum-dice = { $count } на кубиках
    .short = кубики
table-sum-cards = { $count } за головологію та магію
    .short = карти
table-sum-bonus = { $count } за карти бонусу
    .short = бонус
table-sum-hard = { $count } за розв’язані складні проблеми, один за кожні дві
    .short = досвід
table-need = Треба на двох кубиках: від { $count }
table-need-0 = Вистачить! Два інші кубики можуть лише принести хихотіння.
table-odds-facing = Шанс на успіх
    .about = Чотири кубики та всі ваші карти й жетони, зіграні якнайкраще.
table-go-on = Продовжувати: кидок
table-odds-on = Продовжувати так
    .about = Два інші кубики, без нових карт.
table-odds-cards = З картами
    .about = Усі ваші карти й жетони, зіграні якнайкраще.
table-odds-saved = Карти можуть урятувати
    .about = Решта карт, зіграні якнайкраще.
table-odds-cackles = Хихотіння: одне { $one } %, два { $two } %
table-run = { $count ->
    [0] Втеча нічого не коштує:
    [one] Втеча коштує одне хихотіння:
   *[other] Втеча коштує два хихотіння:
}
table-run-no = Навколо немає порожніх місць: тікати нікуди.
table-run-late = Карти зіграно: тікати вже не можна.
table-fail = { $count ->
    [one] Невдача коштує { $count } хихотіння й відступ.
    [few] Невдача коштує { $count } хихотіння й відступ.
   *[many] Невдача коштує { $count } хихотінь і відступ.
}
table-hand = Ваші карти
table-headology = Між двома парами кубиків дає +1.
table-magic = Між двома парами кубиків дає +2 і коштує хихотіння.
table-broom = Скиньте її, щоб полетіти до будь-якої області або сховатися на будь-якому порожньому місці.
table-against = Лише проти: { $group }
table-three = Сила трьох: три такі карти з різними персонажами розв’язують будь-яку проблему.
called-granny = Бабуня
called-nanny = Тітуня
called-magrat = Маґрат
called-agnes = Аґнеса
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
table-card-area = Відкрита на початку ходу, вона приносить проблему сюди: { $area }
table-drop = Скинути
table-no-witch = Відьму ще не обрано
table-cackles = Хихотінь: { $count }
table-aliss-of = Чорних Алісій: { $count } (−1 очко кожна)
table-cards = Карт: { $count }, розмір руки { $size }
table-mat = Простих проблем на планшеті: { $count } з { $most }
table-score = Очок зараз: { $count }
table-solved = Розв’язано:

short-extra_cards = 2 карти
short-extra_movement = +2 області
map-lancre_castle = { area-lancre_castle }
map-lancre_town = { area-lancre_town }
map-magrats_cottage = Хатинка Маґрат
map-grannys_cottage = Хатинка Бабуні
map-nannys_house = Дім Тітуні
map-bad_ass = { area-bad_ass }
map-lancre_gorge = { area-lancre_gorge }
map-hard_place = Тверде Містечко
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
box-rolls = Що змінює кидок
box-tea = Чаювання
box-steps = Рух пішки
box-effects = Ефекти
box-boxes = Скриньки з проблемами
box-competitive = Жетони у звичайній грі
box-cooperative = Жетони в грі наодинці й у спільній грі
box-expert = Гра для експертів
box-cooperative_end = Кінець спільної гри
box-solo_end = Оцінки в грі наодинці
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
box-tokens-black_aliss = Жетони Чорної Алісії
box-hand-start = Карт на початку
box-hand-most = Ліміт руки
box-hand-easy_per_card = Простих проблем за ще одну карту
box-hand-mat = Місць для простих проблем на планшеті
box-rolls-crisis = Кожна криза додає до складності
box-rolls-headology = Кожна головологія додає до кидка
box-rolls-magic = Кожна магія додає до кидка
box-rolls-hard_per_bonus = Розв’язаних складних проблем за +1
box-tea-guest = Хихотінь позбувається гостя
box-tea-host = Хихотінь позбувається кожна інша відьма там
box-steps-walk = Областей за один рух
box-steps-extra = Ще областей із «Додатковим рухом»
box-effects-borrowing = Проблем показує «Позичання»
box-effects-introspection = Хихотінь забирає «Самоаналіз»
box-effects-extra_cards = Карт дають «Додаткові карти»
box-effects-elves = Відкритих ельфів, з якими програють усі
box-effects-grannys_kettle = У грі наодинці: хихотінь забирає { area-grannys_cottage }
box-boxes-hard = складних проблем зліва направо: { $value }
box-boxes-easy = простих поверх них: { $value }
box-each-cackles = { $value ->
        [one] { $value } хихотіння
        [few] { $value } хихотіння
       *[many] { $value } хихотінь
    }
box-each-black_aliss = Чорна Алісія ×{ $value }
box-each-crises = { $value ->
        [one] { $value } криза
        [few] { $value } кризи
       *[many] { $value } криз
    }
box-expert-crises = Криз у звичайній грі
box-cooperative_end-hard_left = Складних проблем на мапі, з якими програють усі
box-solo_end-licence = Очок для ліцензії відьми
box-solo_end-honours = З відзнакою — якщо очок більше ніж
box-witch-item = { $value }
    .none = без жетона
box-area-setup = { $value }
box-setup-hard = складна проблема
box-setup-easy = проста проблема
box-setup-none = порожня клітинка
box-paths-examples = У прикладах із правил
box-paths-others = Решта
box-each-difficulty = складність { $value }
box-each-count = { $value ->
        [one] { $value } примірник
        [few] { $value } примірники
       *[many] { $value } примірників
    }
box-card-symbol = { $value }
box-card-benefit = { $value }
box-card-only = лише проти: { $value }
box-card-cackle = коштує хихотіння
box-card-three = { three }
box-card-area = { $value }

## A first game

first-welcome = Ласкаво просимо до Ланкру! Ви молода відьма, а відьми розв’язують чужі проблеми. Спершу оберіть, хто ви: { witch-dimity } завжди ходить першою.
first-other-witch = Тепер обирає { $seat }.
first-start = Три карти ваші. А де відьмі почати? Там, де немає проблем. { area-magrats_cottage } стоїть близько до всього.
first-other-start = { $seat } теж займає місце.
first-walk = Ваш хід почався з нової проблеми: де вона, написано в журналі. Тепер два рухи. Пішки можна пройти стежками одну чи дві області. Світлі круглі проблеми прості; число — це те, що мають дати кубики. Ідіть до Міста, до Перелому: треба 9, і він вартий 2 очок.
first-roll = Хто прийшов до проблеми, мусить її розв’язувати. Спершу кидають два кубики з чотирьох.
first-headology = 3 і 5 — це 8, до 9 бракує одного. Зараз ще можна втекти, але погляньте на шанси: 97 %. Верхня половина карти — її символ. Головологія дає +1: зіграйте так карту «{ card-agnes_3 }», і промаху не буде.
first-second = Ви продовжуєте, тож кидають і два інші кубики. Тепер вони можуть принести лише хихотіння.
first-broom = Вийшло: жетон лежить на вашому планшеті, а кожні два прості дають ще одну карту в руці. Другий рух: карта з мітлою віднесе вас куди завгодно. Візьміть мітлу карти «{ card-daft_wullie }».
first-fly = Лілові проблеми складні. Ця лежить закритою в Замку. Сміливіше, летіть туди!
first-open = Лише тепер видно, що це таке. Відкрийте її.
first-hard = { problem-hiver }! Треба 22, за перемогу дають 5 очок, а хто не впорається, бере Чорну Алісію. Що ж, кидайте.
first-run = 5 з 22: шанси — 0 %. Саме час утекти. Це коштує лише хихотіння на кубиках, а його немає. Клацніть порожнє місце Замку.
first-draw = Утекти — не означає програти. Тепер візьміть карти: у руці три, і ще одна за кожні дві прості проблеми на планшеті.
first-theirs = Тепер ходить { $seat }: нова проблема, два рухи, карти.
first-crisis = Відкрилася карта Дурного Заду, а там уже є проблема: на неї лягла криза, і вона стала на 2 складнішою. Якщо кризи скінчаться, програють усі! Ви йдете до Чорного Скла: там Смерть, треба 12, і вона варта 3 очок.
first-cackle = Два кубики…
first-magic = 4 і хихотіння, яке рахується нулем. Якщо продовжувати так — 42 %. Магія дає +2, але коштує хихотіння. Зіграйте карту «{ card-magrat_1 }» заради магії.
first-luck = Уже 67 %, а підказка біля кожного числа каже, звідки воно взялося. Кидайте!
first-tea = Рівно 12: магії якраз вистачило. Але у вас два хихотіння, а відьми, які хихочуть на самоті, погано кінчають. Тож пийте чай: ідіть до Міста, там { $seat }. Ви втратите до трьох хихотінь.
first-last = Жодного не лишилося. Візьміть карти й закінчіть хід.
first-end = Дві проблеми розв’язано, одну відкладено, і жодного хихотіння в хаті: оце й уся гра. Потім візьміться за складні: кожні дві дають +1 до всіх кидків. Стежте за кризами й ельфами. І Бабуня Дощевіск передає вітання.
