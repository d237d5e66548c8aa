name = Ведьмы
about = Вы юная ведьма в Ланкре, а быть ведьмой значит решать чужие проблемы: сегодня больная свинья, завтра Королева эльфов. Ходите, летайте, бросайте кубики, думайте головой или колдуйте, пейте чай, пока не начали хихикать, и не давайте кризисам разрастись. Напечатанного поля, большинства карт и чисел нет в открытом доступе: чего не показывает ни один источник, то придумали мы.
quick-start =
    Каждый ход появляется новая проблема, а потом вы двигаетесь дважды: щёлкните по области, чтобы дойти, или сбросьте карту с метлой, чтобы долететь. Где лежит проблема, там её надо решать.
    Бросьте два кубика, взгляните на шансы и бегите или продолжайте: головология прибавляет 1, магия 2, но от неё хихикают. Потом бросьте ещё два.
    Сначала простые проблемы: каждые две дают ещё одну карту в руку. Потом сложные: они стоят больше и умеют кусаться.
    Попейте чаю с другой ведьмой, чтобы избавиться от хихиканья. Если кризисы кончатся или откроются три эльфа, проиграют все.

## Ways to play

variant-competitive = Каждая за себя
    .about = Побеждает тот, у кого больше очков. Обычная игра.
variant-cooperative = Вместе
    .about = Все выигрывают или проигрывают вместе: сложных проблем должно остаться меньше четырёх.
variant-solo = В одиночку
    .about = Восемь ходов и как можно больше очков. За тридцать дают лицензию.
variant-expert = Для экспертов
    .about = Кризисов в запасе меньше, и они копятся.
variant-hard-cooperative = Вместе, посложнее
    .about = Как вместе, но кризисы копятся.
variant-hard-solo = В одиночку, посложнее
    .about = Кризисы копятся, а неудача со сложной проблемой стоит двух хихиканий.
variant-open-hands = Вместе, карты открыты
    .about = Как вместе, и все видят карты друг друга.

option-game = Игра
    .about = Каждый за себя или все вместе. Один игрок всегда играет в одиночную игру.
option-game-competitive = Каждая за себя
option-game-cooperative = Вместе
option-expert = Кризисы
    .about = У экспертов на проблеме может лежать сколько угодно кризисов, а в обычной игре их всего восемь.
option-expert-false = Один на проблеме
option-expert-true = Сколько угодно на проблеме
option-hard-failure-cackles = Неудача со сложной проблемой
    .about = Книга правил в одном месте говорит об одном хихиканье, в другом о двух.
option-hard-failure-cackles-1 = 1 хихиканье
option-hard-failure-cackles-2 = 2 хихиканья
option-hands = Карты
    .about = Играя вместе, можно договориться и показывать карты.
option-hands-closed = Закрыты
option-hands-open = Открыты
bad-open-hands = Открыть карты можно только в игре вместе.

## Witches and their tokens

witch-tiffany = Тиффани Болит
    .about = У неё есть жетон невидимости, на один раз за игру.
witch-annagramma = Аннаграмма Ястребец
    .about = У неё есть жетон магии, на один раз за игру, и одно хихиканье с самого начала.
witch-petulia = Петулия Хрящик
    .about = У неё есть жетон, который лечит больную свинью, один раз за игру.
witch-dimity = Димити Хаббаб
    .about = Ходит первой.
item-invisibility = невидимость
item-magic = жетон магии
item-pig = лечение свиньи

## Problems

problem-fever = Лихорадка
problem-sick_pig = Больная свинья
problem-sick_sheep = Больная овца
problem-broken_limb = Перелом
problem-pregnancy = Беременность
problem-death = Смерть
problem-elves = Эльфы
problem-lankin = Ланкин-эльф
problem-elf_king = Король эльфов
problem-elf_queen = Королева эльфов
problem-duke_felmet = Герцог Флем
problem-lady_felmet = Леди Флем
problem-cunning_man = Лукавец
problem-hiver = Роитель
problem-lily = Лили Ветровоск
problem-wintersmith = Зимовой
problem-count_magpyr = Граф де Сорокула
problem-vlad = Влад де Сорокула
problem-lacrimosa = Лакримоза де Сорокула
problem-bela = Граф Бела де Сорокула
problem-face-down = закрытая проблема
failure-dungeon_self = При неудаче вы попадаете в Подземелье, и ход закончен.
failure-dungeon_all = При неудаче все ведьмы попадают в Подземелье, и ваш ход закончен.
failure-black_aliss_1 = При неудаче вы берёте Чёрную Алиссию.
failure-crisis_here = При неудаче на проблему ложится ещё один кризис.
failure-lose_easy_each = При неудаче каждый откладывает простую проблему со своего планшета.
failure-elf = Три открытых эльфа в конце хода, и всё пропало.
success-remove_open_magpyr = При успехе остальные открытые Сорокулы уходят.

## Areas

area-lancre_castle = Ланкрский замок
    .to = в Ланкрский замок
    .at = в Ланкрском замке
area-lancre_town = Город Ланкр
    .to = в город Ланкр
    .at = в городе Ланкр
area-magrats_cottage = Хижина Маграт
    .to = к Хижине Маграт
    .at = в Хижине Маграт
area-grannys_cottage = Хижина Матушки Ветровоск
    .to = к Хижине Матушки Ветровоск
    .at = в Хижине Матушки Ветровоск
area-nannys_house = Дом Нянюшки Ягг
    .to = к Дому Нянюшки Ягг
    .at = в Доме Нянюшки Ягг
area-bad_ass = Дурной Зад
    .to = в Дурной Зад
    .at = в Дурном Заду
area-lancre_gorge = Ланкрский провал
    .to = к Ланкрскому провалу
    .at = у Ланкрского провала
area-hard_place = Вёрткое и Жёсткое Местечко
    .to = в Вёрткое и Жёсткое Местечко
    .at = в Вёртком и Жёстком Местечке
area-slice = Ломоть
    .to = в Ломоть
    .at = в Ломте
area-razorback = Бритвенное лезвие
    .to = на Бритвенное лезвие
    .at = на Бритвенном лезвии
area-devils_oak = Чёртов Дуб
    .to = к Чёртову Дубу
    .at = у Чёртова Дуба
area-creel_springs = Рыбьи Ручьи
    .to = к Рыбьим Ручьям
    .at = у Рыбьих Ручьёв
area-long_man = Долгий Человек
    .to = к Долгому Человеку
    .at = у Долгого Человека
area-sunless_place = Место, Где Не Светит Солнце
    .to = в Место, Где Не Светит Солнце
    .at = в Месте, Где Не Светит Солнце
area-dancers = Плясуны
    .to = к Плясунам
    .at = у Плясунов
area-standing_stone = Стоячий Камень
    .to = к Стоячему Камню
    .at = у Стоячего Камня
area-copperhead = Медная Гора
    .to = на Медную Гору
    .at = на Медной Горе
area-mad_stoat = Бешеный Горностай
    .to = в Бешеный Горностай
    .at = в Бешеном Горностае
area-brass_neck = Медная Шея
    .to = в Медную Шею
    .at = в Медной Шее
area-slippery_hollow = Скользкая Лощина
    .to = в Скользкую Лощину
    .at = в Скользкой Лощине
area-mad_wolf = Бешеный Волк
    .to = в Бешеный Волк
    .at = в Бешеном Волке
area-blackglass = Чёрное Стекло
    .to = в Чёрное Стекло
    .at = в Чёрном Стекле
area-gnarly_ground = Корявая Земля
    .to = на Корявую Землю
    .at = на Корявой Земле
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
dungeon = Подземелье

## Cards

symbol-headology = головология
symbol-magic = магия
symbol-broom = метла
benefit-bonus2 = +2
    .about = После всех кубиков: прибавляет 2.
benefit-bonus4 = +4
    .about = После всех кубиков: прибавляет 4.
benefit-borrowing = Одолжение
    .about = Посмотрите две закрытые проблемы.
benefit-death = Смерть
    .about = Решает «Смерть».
benefit-escape = Побег
    .about = После промаха: убежать. Или выйти из Подземелья.
benefit-extra_cards = Дополнительные карты
    .about = Возьмите две карты.
benefit-extra_movement = Дополнительное передвижение
    .about = Пройдите на две области дальше.
benefit-help = Помощь
    .about = Уберите один кризис.
benefit-invisibility = Невидимость
    .about = Пройти мимо проблем и ведьм незаметно. Или выйти из Подземелья.
benefit-reroll = Переброс
    .about = Перебросьте один или оба кубика пары.
benefit-introspection = Самоанализ
    .about = Уберите до двух своих хихиканий.
benefit-shamble = Запутка
    .about = Откройте сложную проблему.
benefit-sick_pig = Больная свинья
    .about = Решает «Больную свинью».
benefit-sick_sheep = Больная овца
    .about = Решает «Больную овцу».
benefit-transmutation = Трансмутация
    .about = Поменяйте сколько угодно карт.
benefit-extra_cards-cackle = Стоит хихиканья.
group-elf = эльфы
group-magpyr = Сорокулы
group-felmet = Флемы
group-lily = Лили Ветровоск
group-winter = Зимовой
three = Сила трёх

face-0 = хихиканье
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

card-granny_1 = Матушка Ветровоск
card-granny_2 = Матушка Ветровоск
card-granny_3 = Матушка Ветровоск
card-nanny_1 = Нянюшка Ягг
card-nanny_2 = Нянюшка Ягг
card-nanny_3 = Нянюшка Ягг
card-magrat_1 = Маграт Чесногк
card-magrat_2 = Маграт Чесногк
card-magrat_3 = Маграт Чесногк
card-agnes_1 = Агнесса Нитт
card-agnes_2 = Агнесса Нитт
card-agnes_3 = Агнесса Нитт
card-perdita_1 = Пердита X
card-perdita_2 = Пердита X
card-perdita_3 = Пердита X
card-feegles = Нак Мак Фигли
card-rob_anybody = Явор Заядло
card-big_yan = Большой Ян
card-daft_wullie = Вулли Валенок
card-kelda = Кельда Джинни
card-william = Вильям-гоннагл
card-igor_scraps = Игорь и Охвосток
card-greebo = Грибо
card-you_kitten = Котёнок Ты
card-casanunda = Казанунда
card-jason_ogg = Джейсон Ягг
card-shawn_ogg = Шон Ягг
card-ghost_verence = Призрак короля Веренса
card-hodgesaargh = Ходжесааргх
card-oats = Преподобный Овёс
card-ridcully = Наверн Чудакулли
card-summer_lady = Летняя Госпожа
card-mrs_gogol = Госпожа Гоголь
card-miss_treason = Мисс Вероломна
card-bees = Пчёлы Матушки
card-death_card = Смерть
card-death_of_rats = Смерть Крыс
card-fool = Дурак
card-miss_level = Мисс Вровень
card-desiderata = Жалка Пуст
card-horace = Гораций (сыр)
card-thunder = Гром и Молния
card-roland = Роланд
card-miss_tick = Мисс Тик
card-toad = Жаб
card-eskarina = Эскарина Смит
card-librarian = Библиотекарь
card-morris_men = Ланкрские танцоры
card-dismass = Мамаша Дизмасс
card-ponder = Думминг Тупс
card-blackcap = Мамаша Черношляп
card-poorchick = Фермер Бедноцып
card-granny_aching = Бабуля Болит
card-brevis = Бабаня Бревис
card-mrs_earwig = Госпожа Увертка

## Why

why-dice = на кубиках
why-magic = за магию
why-failure = за неудачу
why-panic = некуда отступить
why-card = за карту
why-annagramma = с самого начала
why-most-cackles = хихиканий и так больше всех
why-consequence = последствие поражения

## Questions

prompt-choosing = Выберите ведьму.
prompt-starting = Где начинает ваша ведьма?
prompt-before-placing = Ваш ход начинается. Откройте карту для новой проблемы.
prompt-no-crisis-left = В запасе не осталось кризисов: если понадобится ещё один, все проиграют. Откройте карту или сначала сыграйте преимущество.
prompt-crisis-choice = На какую проблему { $area } ляжет кризис?
prompt-move-first = Передвиньте ведьму или останьтесь на месте.
prompt-move-second = Второе передвижение.
prompt-leave = Вас никто не заметил. Теперь уходите.
prompt-dungeon = Вы в Подземелье. Выйдите с помощью метлы, Побега или Невидимости либо ждите.
prompt-dungeon-free = Прочь из Подземелья: куда?
prompt-landing = Где приземлиться?
prompt-facing-down = Перед вами { $problem }. Откройте жетон.
prompt-facing = { $problem }, сложность { $target }: бросьте первые два кубика.
prompt-solve-first = { $problem }: { $total } из { $target }. Бежать или продолжать?
prompt-solve-first-enough = { $problem }: { $total }, а достаточно { $target }: другие два кубика могут принести только хихиканье. Бросать или бежать?
prompt-solve-stuck = { $problem }: { $total } из { $target }. Бежать некуда: продолжайте.
prompt-solve-on = { $problem }: { $total } из { $target }. Ещё карты или бросок?
prompt-solve-on-enough = { $problem }: { $total }, а достаточно { $target }: другие два кубика могут принести только хихиканье. Бросьте их.
prompt-solve-made = { $problem }: { $total } из { $target }. Получилось!
prompt-solve-short = { $problem }: { $total } из { $target }. Не хватает { $count }.
prompt-reroll = Какие кубики перебросить?
prompt-cackles = У кого взять хихиканье ({ $why })?
prompt-retreat = Куда отступить?
prompt-panic = Отступать некуда. Возьмите ещё одно хихиканье или улетите, если есть метла.
prompt-escape = Куда скрыться?
prompt-borrowing = { $count ->
    [one] Посмотрите ещё { $count } закрытую проблему.
    [few] Посмотрите до { $count } закрытых проблем.
   *[many] Посмотрите до { $count } закрытых проблем.
}
prompt-help = С какой проблемы убрать кризис?
prompt-shamble = Какую проблему открыть?
prompt-transmutation = { $count ->
    [one] Сбросьте что хотите. Вы возьмёте { $count } карту.
    [few] Сбросьте что хотите. Вы возьмёте { $count } карты.
   *[many] Сбросьте что хотите. Вы возьмёте { $count } карт.
}
prompt-end-turn = Закончили? Доберите карты и завершите ход.

crumb-turn = Ход: { $seat }
crumb-moves = { $count ->
    [one] Осталось { $count } передвижение
    [few] Осталось { $count } передвижения
   *[many] Осталось { $count } передвижений
}
crumb-problem = { $problem }
crumb-away = Прочь отсюда
crumb-cackles = { $count ->
    [one] { $count } хихиканье
    [few] { $count } хихиканья
   *[many] { $count } хихиканий
}

## Moves

move-witch = { $witch }
move-start = Начать: { $space }
move-turn-card = Открыть карту
move-crisis = { $space }: { $problem }
move-end-turn = Взять карты и закончить ход
move-stay = Остаться здесь
move-stay-tea = Остаться на чай
move-stay-dungeon = Ждать в Подземелье
move-walk = Пешком: { $space }
move-walk-problem = Пешком: { $space } ({ $problem })
move-walk-tea = Пешком: { $space } (чай)
move-fly = Приземлиться: { $space }
move-fly-problem = Приземлиться: { $space } ({ $problem })
move-fly-tea = Приземлиться: { $space } (чай)
move-broom = { $twin ->
    [1] Лететь ({ $card }, { $benefit })
   *[other] Лететь ({ $card })
}
move-slip-by = Остаться незаметной и уйти следующим передвижением
move-open = Открыть
move-roll = Бросить два кубика
move-roll-on = Продолжать: бросить ещё два кубика
move-use-headology = { $twin ->
    [1] Головология: +1 ({ $card }, { $benefit })
   *[other] Головология: +1 ({ $card })
}
move-use-magic = { $twin ->
    [1] Магия: +2 и хихиканье ({ $card }, { $benefit })
   *[other] Магия: +2 и хихиканье ({ $card })
}
move-accept-made = Получилось: { $total } из { $target }
move-accept-short = Не вышло: { $total } из { $target }
move-again-first = Перебросить первый кубик ({ $die })
move-again-second = Перебросить второй кубик ({ $die })
move-again-both = Перебросить оба кубика
move-run = Прочь: { $space }
move-panic = Взять хихиканье и уйти куда угодно
move-rob = { $seat } (хихиканий: { $count })
move-play = { $benefit } ({ $card })
move-play-out = Прочь из Подземелья ({ $card })
move-token = Использовать жетон: { $item }
move-look = Посмотреть: { $space }
move-flip = Открыть: { $space }
move-soothe = Помощь: { $space } ({ $problem })
move-drop = { $twin ->
    [1] Сбросить: { $card } ({ $benefit })
   *[other] Сбросить: { $card }
}
move-enough = Хватит
move-three = Сила трёх: { table-trio }

## What happened

log-first-roll = { $seat } бросает кубики за право первого выбора: { $total }.
log-witch = { $seat } теперь { $witch }.
log-first = Начинает { $seat }.
log-start = { $seat } начинает { $area }.
log-turn = Ход: { $seat }.
log-turn-card = Открыта карта: { $card }, { $area }.
log-place = Новая проблема { $area }: { $problem }.
log-no-card-fits = Ни одна карта больше не ведёт на пустую клетку, поэтому проблема ложится на первую из них.
log-no-space = Для проблемы не осталось ни одной клетки.
log-witch-there = Ведьма { $area }: следующая карта.
log-crisis-there = Кризис { $area } уже есть: следующая карта.
log-crisis = Кризис { $area }: { $problem }. { $count ->
    [one] Остался { $count } кризис.
    [few] Осталось { $count } кризиса.
   *[many] Осталось { $count } кризисов.
}
log-last-problem = Это была последняя проблема: идёт последний ход.
log-reshuffle = Сброс перемешан.
log-drew = Вы берёте карту: { $card }.
log-draw = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
log-play = { $seat } играет карту «{ $card }»: { $benefit }.
log-item = { $seat } использует жетон: { $item }.
log-introspection = { $seat } избавляется от { $count ->
    [one] { $count } хихиканья
    [few] { $count } хихиканий
   *[many] { $count } хихиканий
}.
log-look = { $seat } смотрит закрытую проблему { $area }.
log-saw = Вы смотрите, что { $area }: { $problem }.
log-open = { $seat } открывает проблему { $area }: { $problem }.
log-help = { $seat } убирает кризис { $area }. { $count ->
    [one] В запасе { $count } кризис.
    [few] В запасе { $count } кризиса.
   *[many] В запасе { $count } кризисов.
}
log-drop = { $seat } сбрасывает карту «{ $card }».
log-use = { $seat } играет «{ $card }»: { $symbol }.
log-three = { $seat } призывает Силу трёх: { $card1 }, { $card2 }, { $card3 }.
log-dice = { $seat } бросает кубики: { $die1 } и { $die2 }.
log-total = { $seat }: выпало { $total }, нужно { $target }.
log-solved = { $seat } решает проблему «{ $problem }»: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
log-magpyr-gone = { $problem }: тоже прочь из Ланкра.
log-failed = { $seat } не справляется с проблемой «{ $problem }».
log-dungeon = { $seat } попадает в Подземелье.
log-locked = { $seat } ждёт в Подземелье.
log-winter = { $seat } и зима. { $count ->
    [0] Простых проблем на планшете не осталось.
    [one] На планшете осталась { $count } простая проблема.
    [few] На планшете осталось { $count } простые проблемы.
   *[many] На планшете осталось { $count } простых проблем.
}
log-withdraw = { $seat } уходит { $to }.
log-broom = { $seat } берёт метлу: { $card }.
log-walk = { $seat } идёт { $to }.
log-walk-on = { $seat } незаметно идёт дальше { $to }.
log-fly = { $seat } прилетает { $to }.
log-out = { $seat } выбирается из Подземелья и идёт { $to }.
log-slip-by = { $seat }: никто ничего не замечает.
log-nothing = { $seat } ничего не делает { $area }.
log-tea = { $seat } пьёт чай и избавляется от хихиканья: { $count }.
log-tea-host = { $seat } тоже пьёт чай и избавляется от хихиканья: { $count }.
log-kettle = { $seat } пьёт чай на кухне у Матушки и избавляется от хихиканья: { $count }.
log-cackles = { $seat } берёт { $count ->
    [one] { $count } хихиканье
    [few] { $count } хихиканья
   *[many] { $count } хихиканий
} ({ $why }).
log-rob = Запас хихиканья пуст: { $seat } берёт ({ $why }), а { $seat_other } отдаёт.
log-aliss = { $seat } берёт Чёрную Алиссию ({ $why }).
log-no-aliss = { $seat }: положена Чёрная Алиссия, но их не осталось.
log-lost-crises = Нужен кризис, а в запасе ни одного. Все проиграли.
log-lost-elves = Три эльфа или больше в открытую гуляют по Ланкру. Все проиграли.
log-lost-aliss = Нужна Чёрная Алиссия, а в запасе ни одной. Игра проиграна.
log-lost-hard-left = Осталось слишком много сложных проблем. Игра проиграна.
log-over = Последний ход закончен.

## Why not

refuse-unknown = Такого хода нет.
refuse-choosing = Сначала выберите ведьму.
refuse-starting = Сначала поставьте ведьму на поле.
refuse-before-placing = Сначала откройте карту для новой проблемы.
refuse-crisis-choice = Выберите, на какую из этих проблем ляжет кризис.
refuse-action = Сейчас ваша ведьма идёт, летит или остаётся.
refuse-landing = Выберите, где приземлиться.
refuse-facing = Вы должны решать проблему там, где стоите.
refuse-solve = Вы решаете проблему: бегите или продолжайте.
refuse-solve-on = Вы уже продолжили: играйте карты или бросьте другие два кубика.
refuse-solve-all = Все кубики брошены: примите результат или сыграйте преимущество.
refuse-reroll = Выберите, какие кубики перебросить.
refuse-cackles = Выберите, у кого взять хихиканье.
refuse-retreat = Вы не справились и сначала должны отступить.
refuse-broom-retreat = Выберите пустую клетку.
refuse-escape = Вы убегаете: выберите, куда.
refuse-borrowing = Выберите, что посмотреть, или скажите, что хватит.
refuse-help = Выберите, с какой проблемы убрать кризис.
refuse-shamble = Выберите, какую проблему открыть.
refuse-transmutation = Выберите, какие карты сбросить, или скажите, что хватит.
refuse-end-turn = Вы уже передвигались дважды. Осталось взять карты.
refuse-not-in-hand = Этой карты нет у вас на руке: { $card }.
refuse-witch-late = У всех уже есть ведьмы.
refuse-witch-taken = { $witch } уже занята.
refuse-start-late = Ваша ведьма уже на поле.
refuse-start-problem = Нельзя начинать там, где лежит проблема.
refuse-dungeon = Вы в Подземелье. Сначала выберитесь оттуда.
refuse-dungeon-free = Этим передвижением вы свободно уходите из Подземелья: выберите, куда.
refuse-here = Вы уже здесь.
refuse-too-far = Туда не дойти: слишком далеко или пришлось бы остановиться по пути.
refuse-no-steps = В этом передвижении у вас не осталось шагов.
refuse-few-steps = Чтобы дойти туда, оставшихся шагов не хватит.
refuse-last-movement = Это ваше последнее передвижение: уйти от проблемы следующим уже не получится.
refuse-broom-first = Чтобы лететь, сначала сбросьте карту с метлой.
refuse-run-early = Убежать можно только после первых двух кубиков.
refuse-run-late = Все кубики брошены: бежать поздно.
refuse-gone-on = Вы сыграли карты, а значит, продолжили.
refuse-no-refuge = Вокруг нет пустой клетки.
refuse-anywhere = Вы и без метлы можете уйти на любую пустую клетку.
refuse-not-empty = Там проблема или ведьма.
refuse-not-near = Эта клетка слишком далеко.
refuse-use-late = После второй пары карты не играют как головологию или магию.
refuse-use-early = Бросьте первые два кубика, потом играйте карты.
refuse-no-problem = Вы сейчас не решаете проблему.
refuse-enough = Результата уже достаточно: это ничего не изменит.
refuse-no-three = На этой карте нет Силы трёх: { $card }.
refuse-same-character = Для Силы трёх нужны три разных персонажа.
refuse-not-her-token = У вашей ведьмы нет этого жетона: { $item }.
refuse-token-spent = Этот жетон уже использован: { $item }.
refuse-token-now = Сейчас от этого жетона нет пользы: { $item }.
refuse-face-down = Сначала откройте проблему.
refuse-is-open = Эта проблема уже открыта.
refuse-all-rolled = Все четыре кубика брошены.
refuse-no-cackles = { $benefit }: у вас нет хихиканья.
refuse-no-crisis = { $benefit }: на поле нет кризисов.
refuse-no-crisis-there = Там нет кризиса.
refuse-has-crisis = На этой проблеме кризис уже есть.
refuse-nothing-down = { $benefit }: нет подходящей закрытой проблемы.
refuse-other-enemy = Карта «{ $card }» не действует на эту проблему.
refuse-bonus-early = Карта «{ $card }» действует только после всех четырёх кубиков.
refuse-not-failed = Выпало достаточно: убегать не от чего.
refuse-other-problem = Карта «{ $card }» не поможет с тем, что перед вами.
refuse-benefit-now = { $benefit } ({ $card }): сейчас от этого нет пользы.
refuse-not-face-down = Там нет закрытой проблемы.
refuse-seen = Эту вы уже посмотрели.
refuse-cannot-vanish = Чтобы её посмотреть, нужна Невидимость.
refuse-one-look = Здесь вы уже посмотрели одну закрытую проблему, а больше Невидимость не показывает.
refuse-look = Закрытая проблема остаётся тайной, пока за ней не придёт ведьма или карта.
refuse-drop = Карты нельзя просто выбросить.
refuse-must-leave = Вас не заметили: теперь нужно уйти.
refuse-panic = Есть пустая клетка, куда отступить, или вы уже запаниковали.
refuse-rob = У этого игрока не больше всех хихиканий.
refuse-end-early = У вас ещё есть передвижения; можно остаться на месте.

## The end

score-easy = Простые проблемы
score-hard = Сложные проблемы
score-aliss = Чёрная Алиссия
ending-points = Последняя проблема пришла, и решают очки.
ending-tie-break = Очков поровну: решают хихиканья, Чёрная Алиссия и самые сложные проблемы.
ending-shared = Равенство во всём: победу делят.
ending-crises = На один кризис больше, чем нужно. Все проиграли.
ending-elves = Три эльфа или больше в открытую гуляют по Ланкру. Все проиграли.
ending-aliss = Чёрная Алиссия взяла своё. Игра проиграна.
ending-saved = Сложных проблем осталось меньше четырёх: Ланкр в надёжных руках!
ending-hard-left = Осталось четыре сложные проблемы или больше. Игра проиграна.
ending-farmer = Меньше 30 очков: быть женой фермера тоже неплохо.
ending-licence = Вы получили лицензию ведьмы.
ending-honours = Вы завершили обучение с отличием!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): очки { $points }, хихиканья { $cackles }, Чёрная Алиссия { $aliss }, карты { $cards }/{ $size }, простых { $easy }, бонус +{ $bonus }
sketch-dungeon = В Подземелье: { $name }
sketch-reserve = Запас: хихиканья { $cackles }, Чёрная Алиссия { $aliss }, кризисы { $crises }, проблемы { $problems }, колода { $deck }
sketch-hand = Рука: { $cards }
sketch-roll = Кубики: { $dice }; { $total } из { $target }; шанс { $chance } %

## Pictures

picture-map = Карта Ланкра: области и тропы между ними. На зелёных клетках в начале простые проблемы, на фиолетовых сложные.
picture-card = Карта: символ, преимущество, иногда Сила трёх и область.
picture-walk = Из Хижины Маграт: галочками отмечено, куда можно дойти. Проблема в Дурном Заду не пускает дальше, в Вёрткое и Жёсткое Местечко и к Ланкрскому провалу.
picture-roll = Бросок: хихиканье и 5, потом 2 и 4, и ещё 3 от карт, всего 14.

## At the table

table-map = Карта Ланкра
table-rule = Правило { $rule }
table-here = Здесь: { $names }
table-empty = Здесь никого и ничего.
table-dungeon = Кто заперт, выходит с метлой, Побегом или Невидимостью либо ждёт второго передвижения.
table-down = Сложная проблема, закрыта
table-looked = Видели только вы; для остальных она закрыта.
table-crises-here = Кризисов на ней: { $count }
table-difficulty = Сложность { $difficulty }
table-difficulty-crises = Сложность { $difficulty } + { $more } за { $count ->
    [one] { $count } кризис
    [few] { $count } кризиса
   *[many] { $count } кризисов
} = { $target }
table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
table-chance = Со всеми вашими картами и жетонами: { $chance } %
table-reserve = Запас
table-pool = Хихиканий в запасе: { $count }
    .about = Когда запас пуст, берут у того, у кого их больше всех; если это вы сами, вы берёте Чёрную Алиссию.
table-pool-alone = Хихиканий в запасе: { $count }
    .about = Когда запас пуст, за каждое хихиканье вы берёте Чёрную Алиссию.
table-aliss = Чёрных Алиссий осталось: { $count }
    .about = Каждая отнимает у владельца очко.
table-aliss-shared = Чёрных Алиссий осталось: { $count }
    .about = Если нужно взять ещё одну, а их нет, игра проиграна.
table-crises = Кризисов осталось: { $count }
    .about = Если нужно положить ещё один, а их нет, проигрывают все.
table-elves = Открытых эльфов: { $count }
    .about = Трое в конце хода, и проигрывают все.
table-hard = Сложных проблем на карте: { $count }
    .about = Если в конце их четыре или больше, игра проиграна.
table-deck = Карт в колоде: { $count }, в сбросе: { $discards }
table-boxes = Ещё появится: { $count }
table-box = В этой стопке: простых { $easy }, сложных { $hard }
table-next = Следующая появится эта.
table-last = Последний ход!
table-over = Игра окончена
table-invisible = Невидимость на это передвижение
table-extra = Пешком на { $count } области дальше
table-hand-why = { $more ->
    [0] Размер руки { $size }; две простые проблемы на планшете дают ещё карту.
   *[other] Размер руки { $size } = 3 + { $more } за простые проблемы ({ $count })
}
table-bonus-why = +{ $bonus } к каждому броску за сложные проблемы ({ $count })
table-draws = { $count ->
    [0] Карт вы не возьмёте: рука полна.
    [one] В конце вы возьмёте { $count } карту.
    [few] В конце вы возьмёте { $count } карты.
   *[many] В конце вы возьмёте { $count } карт.
}
table-goal = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}; { $licence } — лицензия, больше { $honours } — диплом с отличием
table-warn-crises = { $count ->
    [0] Кризисов не осталось: следующий закончит игру.
    [one] Остался всего { $count } кризис.
    [few] Осталось всего { $count } кризиса.
   *[many] Осталось всего { $count } кризисов.
}
table-warn-elves = Ещё один открытый эльф в конце хода, и всё пропало.
table-attempt = { $seat } и проблема
table-die = ещё не брошен
table-sum = { $total } из { $target }
table-sum-dice = { $count } на кубиках
    .short = кубики
table-sum-cards = { $count } за головологию и магию
    .short = карты
table-sum-bonus = { $count } за карты бонуса
    .short = бонус
table-sum-hard = { $count } за решённые сложные проблемы, один за каждые две
    .short = опыт
table-need = Нужно на двух кубиках: от { $count }
table-need-0 = Хватит! Два других кубика могут лишь принести хихиканье.
table-odds-facing = Шанс на успех
    .about = Четыре кубика и все ваши карты и жетоны, сыгранные как можно лучше.
table-go-on = Продолжать: бросок
table-odds-on = Продолжать так
    .about = Два других кубика, без новых карт.
table-odds-cards = С картами
    .about = Все ваши карты и жетоны, сыгранные как можно лучше.
table-odds-saved = Карты могут спасти
    .about = Оставшиеся карты, сыгранные как можно лучше.
table-odds-cackles = Хихиканье: одно { $one } %, два { $two } %
table-run = { $count ->
    [0] Побег ничего не стоит:
    [one] Побег стоит одно хихиканье:
   *[other] Побег стоит два хихиканья:
}
table-run-no = Вокруг нет пустых мест: бежать некуда.
table-run-late = Карты сыграны: бежать уже нельзя.
table-fail = { $count ->
    [one] Неудача стоит { $count } хихиканье и отступление.
    [few] Неудача стоит { $count } хихиканья и отступление.
   *[many] Неудача стоит { $count } хихиканий и отступление.
}
table-hand = Ваши карты
table-headology = Между двумя парами кубиков даёт +1.
table-magic = Между двумя парами кубиков даёт +2 и стоит хихиканья.
table-broom = Сбросьте её, чтобы улететь в любую область или скрыться на любое пустое место.
table-against = Только против: { $group }
table-three = Сила трёх: три такие карты с разными персонажами решают любую проблему.
called-granny = Матушка
called-nanny = Нянюшка
called-magrat = Маграт
called-agnes = Агнесса
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
table-card-area = Открытая в начале хода, она приносит проблему сюда: { $area }
table-drop = Сбросить
table-no-witch = Ведьма ещё не выбрана
table-cackles = Хихиканий: { $count }
table-aliss-of = Чёрных Алиссий: { $count } (−1 очко каждая)
table-cards = Карт: { $count }, размер руки { $size }
table-mat = Простых проблем на планшете: { $count } из { $most }
table-score = Очков сейчас: { $count }
table-solved = Решено:

short-extra_cards = 2 карты
short-extra_movement = +2 области
map-lancre_castle = { area-lancre_castle }
map-lancre_town = { area-lancre_town }
map-magrats_cottage = Хижина Маграт
map-grannys_cottage = Хижина Матушки
map-nannys_house = Дом Нянюшки
map-bad_ass = { area-bad_ass }
map-lancre_gorge = { area-lancre_gorge }
map-hard_place = Жёсткое Местечко
map-slice = { area-slice }
map-razorback = { area-razorback }
map-devils_oak = { area-devils_oak }
map-creel_springs = { area-creel_springs }
map-long_man = { area-long_man }
map-sunless_place = Без Солнца
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
box-tokens = Жетоны
box-hand = Рука и планшет
box-rolls = Что меняет бросок
box-tea = Чаепитие
box-steps = Передвижение пешком
box-effects = Эффекты
box-boxes = Ящики с проблемами
box-competitive = Жетоны в обычной игре
box-cooperative = Жетоны в одиночной и совместной игре
box-expert = Игра для экспертов
box-cooperative_end = Конец совместной игры
box-solo_end = Оценки в одиночной игре
box-witch = Ведьмы и их жетоны
box-area = Области
box-paths = Тропы
box-easy = Простые проблемы
box-hard = Сложные проблемы
box-card = Карты

box-die-faces = Грани каждого кубика (0 — хихиканье)
box-die-dice = Кубиков
box-tokens-cackles = Хихиканья
box-tokens-crises = Кризисы
box-tokens-black_aliss = Жетоны Чёрной Алиссии
box-hand-start = Карт в начале
box-hand-most = Предел руки
box-hand-easy_per_card = Простых проблем за ещё одну карту
box-hand-mat = Мест для простых проблем на планшете
box-rolls-crisis = Каждый кризис прибавляет к сложности
box-rolls-headology = Каждая головология прибавляет к броску
box-rolls-magic = Каждая магия прибавляет к броску
box-rolls-hard_per_bonus = Решённых сложных проблем за +1
box-tea-guest = Хихиканий убирает гостья
box-tea-host = Хихиканий убирает каждая другая ведьма там
box-steps-walk = Областей за одно передвижение
box-steps-extra = Ещё областей с «Дополнительным передвижением»
box-effects-borrowing = Проблем показывает «Одолжение»
box-effects-introspection = Хихиканий убирает «Самоанализ»
box-effects-extra_cards = Карт дают «Дополнительные карты»
box-effects-elves = Открытых эльфов, с которыми проигрывают все
box-effects-grannys_kettle = В одиночной игре: хихиканий убирает { area-grannys_cottage }
box-boxes-hard = сложных проблем слева направо: { $value }
box-boxes-easy = простых поверх них: { $value }
box-each-cackles = { $value ->
        [one] { $value } хихиканье
        [few] { $value } хихиканья
       *[many] { $value } хихиканий
    }
box-each-black_aliss = Чёрная Алиссия ×{ $value }
box-each-crises = { $value ->
        [one] { $value } кризис
        [few] { $value } кризиса
       *[many] { $value } кризисов
    }
box-expert-crises = Кризисов в обычной игре
box-cooperative_end-hard_left = Сложных проблем на карте, с которыми проигрывают все
box-solo_end-licence = Очков для лицензии ведьмы
box-solo_end-honours = С отличием — если очков больше чем
box-witch-item = { $value }
    .none = без жетона
box-area-setup = { $value }
box-setup-hard = сложная проблема
box-setup-easy = простая проблема
box-setup-none = пустая клетка
box-paths-examples = В примерах из правил
box-paths-others = Остальные
box-each-difficulty = сложность { $value }
box-each-count = { $value ->
        [one] { $value } экземпляр
        [few] { $value } экземпляра
       *[many] { $value } экземпляров
    }
box-card-symbol = { $value }
box-card-benefit = { $value }
box-card-only = только против: { $value }
box-card-cackle = стоит хихиканья
box-card-three = { three }
box-card-area = { $value }

## A first game

first-welcome = Добро пожаловать в Ланкр! Вы молодая ведьма, а ведьмы решают чужие проблемы. Сначала выберите, кто вы: { witch-dimity } всегда ходит первой.
first-other-witch = Теперь выбирает { $seat }.
first-start = Три карты ваши. А где ведьме начать? Там, где нет проблем. { area-magrats_cottage } стоит близко ко всему.
first-other-start = { $seat } тоже занимает место.
first-walk = Ваш ход начался с новой проблемы: где она, написано в журнале. Теперь два передвижения. Пешком можно пройти по тропам одну или две области. Светлые круглые проблемы простые; число — это то, что должны дать кубики. Идите в Город, к Перелому: нужно 9, и он стоит 2 очка.
first-roll = Кто пришёл к проблеме, должен её решать. Сначала бросают два кубика из четырёх.
first-headology = 3 и 5 — это 8, до 9 не хватает одного. Сейчас ещё можно сбежать, но взгляните на шансы: 97 %. Верхняя половина карты — её символ. Головология даёт +1: сыграйте так карту «{ card-agnes_3 }», и промаха не будет.
first-second = Вы продолжаете, значит, бросают и два других кубика. Теперь они могут принести только хихиканье.
first-broom = Получилось: жетон лежит на вашем планшете, а каждые два простых дают ещё одну карту в руке. Второе передвижение: карта с метлой унесёт вас куда угодно. Возьмите метлу карты «{ card-daft_wullie }».
first-fly = Лиловые проблемы сложные. Эта лежит закрытой в Замке. Смелее, летите туда!
first-open = Только теперь видно, что это такое. Откройте её.
first-hard = Роитель! Нужно 22, он стоит 5 очков, а кто не справится, берёт Чёрную Алиссию. Что ж, бросайте.
first-run = 5 из 22: шансы — 0 %. Самое время сбежать. Это стоит только хихиканья на кубиках, а его нет. Щёлкните по пустому месту Замка.
first-draw = Сбежать — не значит проиграть. Теперь возьмите карты: в руке три, и ещё одна за каждые две простые проблемы на планшете.
first-theirs = Теперь ходит { $seat }: новая проблема, два передвижения, карты.
first-crisis = Открылась карта Дурного Зада, а там уже есть проблема: на неё лёг кризис, и она стала на 2 сложнее. Если кризисы кончатся, проиграют все! Вы идёте в Чёрное Стекло: там Смерть, нужно 12, и она стоит 3 очка.
first-cackle = Два кубика…
first-magic = 4 и хихиканье, которое считается нулём. Если продолжать так — 42 %. Магия даёт +2, но стоит хихиканья. Сыграйте карту «{ card-magrat_1 }» ради магии.
first-luck = Уже 67 %, а подсказка у каждого числа говорит, откуда оно взялось. Бросайте!
first-tea = Ровно 12: магии хватило в самый раз. Но у вас два хихиканья, а ведьмы, которые хихикают в одиночку, плохо кончают. Так что пейте чай: идите в Город, там { $seat }. Вы потеряете до трёх хихиканий.
first-last = Ни одного не осталось. Возьмите карты и закончите ход.
first-end = Две проблемы решены, одна отложена, и никакого хихиканья в доме: вот и вся игра. Потом возьмитесь за сложные: каждые две дают +1 ко всем броскам. Следите за кризисами и эльфами. И Матушка Ветровоск передаёт привет.
