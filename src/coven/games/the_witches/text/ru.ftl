name = Ведьмы
about = Вы юная ведьма в Ланкре, а быть ведьмой значит решать чужие проблемы: сегодня больная свинья, завтра Королева эльфов. Ходите, летайте, бросайте кубики, применяйте головологию и магию, пейте чай, пока не начали хихикать, и не давайте кризисам накапливаться. Напечатанного поля, большинства карт и чисел нет в открытом доступе: то, чего не показывает ни один источник, придумали мы.
quick-start =
    Каждый ход появляется новая проблема, а потом вы передвигаетесь дважды: щёлкните по области, чтобы дойти туда, или сбросьте карту с метлой, чтобы долететь. Если там лежит проблема, придётся её решать.
    Бросьте два кубика, взгляните на шансы, а потом убегайте или продолжайте: головология прибавляет 1, магия — 2, но от неё хихикают. Потом бросьте ещё два.
    Начните с простых проблем: каждые две дают ещё одну карту в руку. Потом беритесь за сложные: за них дают больше очков, но и неудача обходится дороже.
    Попейте чаю с другой ведьмой, чтобы избавиться от хихиканий. Если кончатся кризисы или откроются три эльфа, проиграют все.

## Ways to play

variant-competitive = Каждая за себя
    .about = Побеждает тот, у кого больше очков. Обычная игра.
variant-cooperative = Кооператив
    .about = Вы одна команда: чтобы победить, оставьте меньше четырёх сложных проблем.
variant-solo = В одиночку
    .about = Наберите за восемь ходов как можно больше очков. За тридцать дают лицензию.
variant-expert = Для экспертов
    .about = Кризисов в резерве меньше, и на одной проблеме их может быть несколько.
variant-hard-cooperative = Кооператив посложнее
    .about = Кооперативная игра, в которой на одной проблеме может быть несколько кризисов.
variant-hard-solo = В одиночку, посложнее
    .about = На одной проблеме может быть несколько кризисов, а за неудачу со сложной проблемой вы берёте два хихиканья.
variant-open-hands = Кооператив с открытыми картами
    .about = Кооперативная игра, в которой все видят карты друг друга.

option-game = Игра
    .about = Каждый за себя или все одной командой. Один игрок всегда играет в одиночку.
option-game-competitive = Каждая за себя
option-game-cooperative = Кооператив
option-expert = Кризисы
    .about = В игре для экспертов на проблеме может лежать сколько угодно кризисов, а в соревновательной игре их всего восемь.
option-expert-false = По одному на проблеме
option-expert-true = Сколько угодно на проблеме
option-hard-failure-cackles = Хихиканья за неудачу со сложной проблемой
    .about = В одном месте книги правил сказано об одном хихиканье, в другом — о двух.
option-hard-failure-cackles-1 = 1 хихиканье
option-hard-failure-cackles-2 = 2 хихиканья
option-hands = Карты на руках
    .about = В кооперативной игре можно договориться и показывать карты.
option-hands-closed = Закрыты
option-hands-open = Открыты
bad-open-hands = Карты можно открыть только в кооперативной игре.

## Witches and their tokens

witch-tiffany = Тиффани Болит
    .about = Один раз за игру может использовать жетон невидимости.
witch-annagramma = Аннаграмма Ястребец
    .about = Один раз за игру может использовать жетон магии, но начинает с одним хихиканьем.
witch-petulia = Петулия Хрящик
    .about = Один раз за игру может вылечить больную свинью своим жетоном.
witch-dimity = Димити Хаббаб
    .about = Ходит первой.
item-invisibility = жетон невидимости
item-magic = жетон магии
item-pig = жетон лечения свиньи

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
failure-dungeon_self = При неудаче вы попадаете в Подземелье, и ваш ход заканчивается.
failure-dungeon_all = При неудаче все ведьмы попадают в Подземелье, и ваш ход заканчивается.
failure-black_aliss_1 = При неудаче вы берёте Чёрную Алиссию.
failure-crisis_here = При неудаче на проблему ложится ещё один кризис.
failure-lose_easy_each = При неудаче каждый игрок убирает со своего планшета одну простую проблему.
failure-elf = Если в конце хода открыты три эльфа, проигрывают все.
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
    .about = Прибавляет 2, когда брошены все кубики.
benefit-bonus4 = +4
    .about = Прибавляет 4, когда брошены все кубики.
benefit-borrowing = Одолжение
    .about = Посмотрите до двух закрытых проблем.
benefit-death = Смерть
    .about = Решает проблему «Смерть».
benefit-escape = Побег
    .about = Убегите после неудачного броска или выйдите из Подземелья.
benefit-extra_cards = Дополнительные карты
    .about = Возьмите две карты.
benefit-extra_movement = Дополнительное передвижение
    .about = Пройдите пешком на две области больше.
benefit-help = Помощь
    .about = Уберите один кризис.
benefit-invisibility = Невидимость
    .about = Пройдите незаметно мимо проблем и ведьм или выйдите из Подземелья.
benefit-reroll = Переброс
    .about = Перебросьте один или оба кубика пары.
benefit-introspection = Самоанализ
    .about = Верните в резерв до двух своих хихиканий.
benefit-shamble = Запутка
    .about = Откройте сложную проблему.
benefit-sick_pig = Больная свинья
    .about = Решает проблему «Больная свинья».
benefit-sick_sheep = Больная овца
    .about = Решает проблему «Больная овца».
benefit-transmutation = Трансмутация
    .about = Замените сколько угодно своих карт.
benefit-extra_cards-cackle = За эту карту вы берёте хихиканье.
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
card-mrs_earwig = Госпожа Увёртка

## Why

why-dice = выпало на кубиках
why-magic = за магию
why-failure = за неудачу
why-panic = отступать некуда
why-card = за карту
why-annagramma = в начале игры
why-most-cackles = хихиканий и так больше всех
why-consequence = последствие неудачи

## Questions

prompt-choosing = Выберите ведьму.
prompt-starting = Выберите, где начнёт ваша ведьма.
prompt-before-placing = Ваш ход. Откройте карту, чтобы выложить новую проблему.
prompt-no-crisis-left = В резерве не осталось кризисов: если понадобится ещё один, все проиграют. Откройте карту или сначала сыграйте преимущество.
prompt-crisis-choice = Выберите, на какую проблему { $area } положить кризис.
prompt-move-first = Передвиньте ведьму или останьтесь на месте.
prompt-move-second = Сделайте второе передвижение.
prompt-leave = Вас никто не заметил. Теперь уходите.
prompt-dungeon = Вы в Подземелье. Выйдите с помощью метлы, Побега или Невидимости либо подождите.
prompt-dungeon-free = Вы выходите из Подземелья. Выберите, куда пойти.
prompt-landing = Выберите, где приземлиться.
prompt-facing-down = Перед вами { $problem }. Откройте жетон.
prompt-facing = { $problem }: нужно { $target }. Бросьте первые два кубика.
prompt-solve-first = { $problem }: у вас { $total }, нужно { $target }. Убежать или продолжить?
prompt-solve-first-enough = { $problem }: у вас { $total }, а хватит и { $target }. Два других кубика могут принести только хихиканье. Бросить их или убежать?
prompt-solve-stuck = { $problem }: у вас { $total }, нужно { $target }. Бежать некуда, продолжайте.
prompt-solve-on = { $problem }: у вас { $total }, нужно { $target }. Сыграйте ещё карты или бросьте кубики.
prompt-solve-on-enough = { $problem }: у вас { $total }, а хватит и { $target }. Два других кубика могут принести только хихиканье. Бросьте их.
prompt-solve-made = { $problem }: у вас { $total }, нужно { $target }. Получилось!
prompt-solve-short = { $problem }: у вас { $total }, нужно { $target }. Не хватает { $count }.
prompt-reroll = Выберите, какие кубики перебросить.
prompt-cackles = Выберите, у кого взять хихиканье ({ $why }).
prompt-retreat = Выберите, куда отступить.
prompt-panic = Отступать некуда. Возьмите ещё одно хихиканье или улетите, если есть метла.
prompt-escape = Выберите, куда убежать.
prompt-borrowing = { $count ->
    [one] Посмотрите ещё { $count } закрытую проблему.
    [few] Посмотрите до { $count } закрытых проблем.
   *[many] Посмотрите до { $count } закрытых проблем.
}
prompt-help = Выберите, с какой проблемы убрать кризис.
prompt-shamble = Выберите, какую проблему открыть.
prompt-transmutation = { $count ->
    [one] Сбросьте любые карты. Вы возьмёте { $count } карту.
    [few] Сбросьте любые карты. Вы возьмёте { $count } карты.
   *[many] Сбросьте любые карты. Вы возьмёте { $count } карт.
}
prompt-end-turn = Закончили? Доберите карты и завершите ход.

crumb-turn = { $seat-is ->
    [you] Ваш ход
   *[other] Ход: { $seat }
}
crumb-moves = { $count ->
    [one] Осталось { $count } передвижение
    [few] Осталось { $count } передвижения
   *[many] Осталось { $count } передвижений
}
crumb-problem = { $problem }
crumb-away = Уход от проблемы
crumb-cackles = { $count ->
    [one] { $count } хихиканье
    [few] { $count } хихиканья
   *[many] { $count } хихиканий
}

## Moves

move-witch = { $witch }
move-start = Начать: { $space }
move-turn-card = Открыть карту
move-crisis = Положить кризис: { $problem } ({ $space })
move-end-turn = Добрать карты и завершить ход
move-stay = Остаться здесь
move-stay-tea = Остаться на чай
move-stay-dungeon = Подождать в Подземелье
move-walk = Пойти: { $space }
move-walk-problem = Пойти: { $space } ({ $problem })
move-walk-tea = Пойти: { $space } (чай)
move-fly = Приземлиться: { $space }
move-fly-problem = Приземлиться: { $space } ({ $problem })
move-fly-tea = Приземлиться: { $space } (чай)
move-broom = { $twin ->
    [1] Полететь ({ $card }, { $benefit })
   *[other] Полететь ({ $card })
}
move-slip-by = Остаться незаметной и уйти следующим передвижением
move-open = Открыть проблему
move-roll = Бросить два кубика
move-roll-on = Продолжить: бросить ещё два кубика
move-use-headology = { $twin ->
    [1] Применить головологию: +1 ({ $card }, { $benefit })
   *[other] Применить головологию: +1 ({ $card })
}
move-use-magic = { $twin ->
    [1] Применить магию: +2 и хихиканье ({ $card }, { $benefit })
   *[other] Применить магию: +2 и хихиканье ({ $card })
}
move-accept-made = Решить проблему: { $total } (нужно { $target })
move-accept-short = Признать неудачу: { $total } (нужно { $target })
move-again-first = Перебросить первый кубик ({ $die })
move-again-second = Перебросить второй кубик ({ $die })
move-again-both = Перебросить оба кубика
move-run = Уйти: { $space }
move-panic = Взять хихиканье и уйти на любую пустую клетку
move-rob = Взять у игрока { $seat } (хихиканий: { $count })
move-play = Сыграть: { $benefit } ({ $card })
move-play-out = Выйти из Подземелья ({ $card })
move-token = Использовать { $item }
move-look = Посмотреть проблему: { $space }
move-flip = Открыть проблему: { $space }
move-soothe = Убрать кризис: { $space } ({ $problem })
move-drop = { $twin ->
    [1] Сбросить: { $card } ({ $benefit })
   *[other] Сбросить: { $card }
}
move-enough = Готово
move-three = Применить Силу трёх: { table-trio }

## What happened

log-first-roll = { $seat-is ->
    [you] Вы бросаете кубики за право первого выбора: { $total }.
   *[other] { $seat } бросает кубики за право первого выбора: { $total }.
}
log-witch = { $seat-is ->
    [you] Вы выбираете ведьму: { $witch }.
   *[other] { $seat } выбирает ведьму: { $witch }.
}
log-first = { $seat-is ->
    [you] Первый ход делаете вы.
   *[other] Первый ход делает { $seat }.
}
log-start = { $seat-is ->
    [you] Вы начинаете { $area }.
   *[other] { $seat } начинает { $area }.
}
log-turn = { $seat-is ->
    [you] Ваш ход.
   *[other] Ход: { $seat }.
}
log-turn-card = Открыта карта «{ $card }» ({ $area }).
log-place = Новая проблема появляется { $area }: { $problem }.
log-place-down = Новая закрытая проблема появляется { $area }.
log-no-card-fits = Карты больше не ведут ни на одну пустую клетку, поэтому проблема появляется на первой пустой клетке.
log-no-space = На поле не осталось клетки для новой проблемы.
log-witch-there = Место занято: { $area } уже есть ведьма. Открывается следующая карта.
log-crisis-there = Второй кризис не кладут: { $area } он уже есть. Открывается следующая карта.
log-crisis = Начинается кризис { $area }: { $problem } (осталось кризисов: { $count }).
log-last-problem = Это была последняя проблема: идёт последний ход.
log-reshuffle = Сброс перемешан и стал новой колодой.
log-drew = Вы берёте карту «{ $card }».
log-draw = { $seat-is ->
    [you] { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[many] Вы берёте { $count } карт.
    }
   *[other] { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
}
log-play = { $seat-is ->
    [you] Вы играете карту «{ $card }» ({ $benefit }).
   *[other] { $seat } играет карту «{ $card }» ({ $benefit }).
}
log-cure = { $seat-is ->
    [you] Вы играете карту «{ $card }», и она решает проблему.
   *[other] { $seat } играет карту «{ $card }», и она решает проблему.
}
log-item = { $seat-is ->
    [you] Вы используете { $item }.
   *[other] { $seat } использует { $item }.
}
log-introspection = { $seat-is ->
    [you] { $count ->
        [one] Вы избавляетесь от { $count } хихиканья.
        [few] Вы избавляетесь от { $count } хихиканий.
       *[many] Вы избавляетесь от { $count } хихиканий.
    }
   *[other] { $count ->
        [one] { $seat } избавляется от { $count } хихиканья.
        [few] { $seat } избавляется от { $count } хихиканий.
       *[many] { $seat } избавляется от { $count } хихиканий.
    }
}
log-look = { $seat-is ->
    [you] Вы смотрите закрытую проблему { $area }.
   *[other] { $seat } смотрит закрытую проблему { $area }.
}
log-saw = Вы подсмотрели закрытую проблему { $area }: { $problem }.
log-open = { $seat-is ->
    [you] Вы открываете проблему { $area }: { $problem }.
   *[other] { $seat } открывает проблему { $area }: { $problem }.
}
log-help = { $seat-is ->
    [you] Вы убираете кризис { $area } (в резерве: { $count }).
   *[other] { $seat } убирает кризис { $area } (в резерве: { $count }).
}
log-drop = { $seat-is ->
    [you] Вы сбрасываете карту «{ $card }».
   *[other] { $seat } сбрасывает карту «{ $card }».
}
log-use = { $seat-is ->
    [you] Вы играете карту «{ $card }» ({ $symbol }, +{ $count }).
   *[other] { $seat } играет карту «{ $card }» ({ $symbol }, +{ $count }).
}
log-use-token = { $seat-is ->
    [you] Вы используете { $item } (+{ $count }).
   *[other] { $seat } использует { $item } (+{ $count }).
}
log-three = { $seat-is ->
    [you] Вы применяете Силу трёх: { $card1 }, { $card2 } и { $card3 }.
   *[other] { $seat } применяет Силу трёх: { $card1 }, { $card2 } и { $card3 }.
}
log-dice = { $seat-is ->
    [you] Вы бросаете кубики: { $die1 } и { $die2 }.
   *[other] { $seat } бросает кубики: { $die1 } и { $die2 }.
}
log-total = { $seat-is ->
    [you] Вы набираете { $total } (нужно { $target }).
   *[other] { $seat } набирает { $total } (нужно { $target }).
}
log-solved = { $seat-is ->
    [you] { $count ->
        [one] Вы решаете проблему «{ $problem }» ({ $count } очко).
        [few] Вы решаете проблему «{ $problem }» ({ $count } очка).
       *[many] Вы решаете проблему «{ $problem }» ({ $count } очков).
    }
   *[other] { $count ->
        [one] { $seat } решает проблему «{ $problem }» ({ $count } очко).
        [few] { $seat } решает проблему «{ $problem }» ({ $count } очка).
       *[many] { $seat } решает проблему «{ $problem }» ({ $count } очков).
    }
}
log-magpyr-gone = { $problem } тоже покидает Ланкр.
log-failed = { $seat-is ->
    [you] Вы не справляетесь с проблемой «{ $problem }».
   *[other] { $seat } не справляется с проблемой «{ $problem }».
}
log-dungeon = { $seat-is ->
    [you] Вы попадаете в Подземелье.
   *[other] { $seat } попадает в Подземелье.
}
log-locked = { $seat-is ->
    [you] Вы ждёте в Подземелье.
   *[other] { $seat } ждёт в Подземелье.
}
log-winter = { $seat-is ->
    [you] Зимовой убирает простую проблему с вашего планшета (осталось: { $count }).
   *[other] Зимовой убирает простую проблему с планшета игрока { $seat } (осталось: { $count }).
}
log-withdraw = { $seat-is ->
    [you] Вы отступаете { $to }.
   *[other] { $seat } отступает { $to }.
}
log-run = { $seat-is ->
    [you] Вы убегаете { $to }.
   *[other] { $seat } убегает { $to }.
}
log-broom = { $seat-is ->
    [you] Вы сбрасываете карту «{ $card }», чтобы полететь.
   *[other] { $seat } сбрасывает карту «{ $card }», чтобы полететь.
}
log-walk = { $seat-is ->
    [you] Вы идёте { $to }.
   *[other] { $seat } идёт { $to }.
}
log-walk-on = { $seat-is ->
    [you] Вы незаметно идёте дальше { $to }.
   *[other] { $seat } незаметно идёт дальше { $to }.
}
log-fly = { $seat-is ->
    [you] Вы летите { $to }.
   *[other] { $seat } летит { $to }.
}
log-out = { $seat-is ->
    [you] Вы выбираетесь из Подземелья и идёте { $to }.
   *[other] { $seat } выбирается из Подземелья и идёт { $to }.
}
log-slip-by = { $seat-is ->
    [you] Вы не попадаетесь никому на глаза.
   *[other] { $seat } не попадается никому на глаза.
}
log-nothing = { $seat-is ->
    [you] Вы ничего не делаете { $area }.
   *[other] { $seat } ничего не делает { $area }.
}
log-tea = { $seat-is ->
    [you] { $count ->
        [0] Вы пьёте чай, хихиканий у вас и так нет.
        [one] Вы пьёте чай и избавляетесь от { $count } хихиканья.
        [few] Вы пьёте чай и избавляетесь от { $count } хихиканий.
       *[many] Вы пьёте чай и избавляетесь от { $count } хихиканий.
    }
   *[other] { $count ->
        [0] { $seat } пьёт чай, хихиканий и так нет.
        [one] { $seat } пьёт чай и избавляется от { $count } хихиканья.
        [few] { $seat } пьёт чай и избавляется от { $count } хихиканий.
       *[many] { $seat } пьёт чай и избавляется от { $count } хихиканий.
    }
}
log-tea-host = { $seat-is ->
    [you] { $count ->
        [0] Вы тоже пьёте чай, хихиканий у вас и так нет.
        [one] Вы тоже пьёте чай и избавляетесь от { $count } хихиканья.
        [few] Вы тоже пьёте чай и избавляетесь от { $count } хихиканий.
       *[many] Вы тоже пьёте чай и избавляетесь от { $count } хихиканий.
    }
   *[other] { $count ->
        [0] { $seat } тоже пьёт чай, хихиканий и так нет.
        [one] { $seat } тоже пьёт чай и избавляется от { $count } хихиканья.
        [few] { $seat } тоже пьёт чай и избавляется от { $count } хихиканий.
       *[many] { $seat } тоже пьёт чай и избавляется от { $count } хихиканий.
    }
}
log-kettle = { $seat-is ->
    [you] { $count ->
        [one] Вы пьёте чай на кухне у Матушки и избавляетесь от { $count } хихиканья.
        [few] Вы пьёте чай на кухне у Матушки и избавляетесь от { $count } хихиканий.
       *[many] Вы пьёте чай на кухне у Матушки и избавляетесь от { $count } хихиканий.
    }
   *[other] { $count ->
        [one] { $seat } пьёт чай на кухне у Матушки и избавляется от { $count } хихиканья.
        [few] { $seat } пьёт чай на кухне у Матушки и избавляется от { $count } хихиканий.
       *[many] { $seat } пьёт чай на кухне у Матушки и избавляется от { $count } хихиканий.
    }
}
log-cackles = { $seat-is ->
    [you] { $count ->
        [one] Вы берёте { $count } хихиканье ({ $why }).
        [few] Вы берёте { $count } хихиканья ({ $why }).
       *[many] Вы берёте { $count } хихиканий ({ $why }).
    }
   *[other] { $count ->
        [one] { $seat } берёт { $count } хихиканье ({ $why }).
        [few] { $seat } берёт { $count } хихиканья ({ $why }).
       *[many] { $seat } берёт { $count } хихиканий ({ $why }).
    }
}
log-rob = { $seat-is ->
    [you] Хихиканий в резерве не осталось, и вы берёте одно у игрока { $seat_other } ({ $why }).
   *[other] { $seat_other-is ->
        [you] Хихиканий в резерве не осталось, и { $seat } берёт одно у вас ({ $why }).
       *[other] Хихиканий в резерве не осталось, и { $seat } берёт одно у игрока { $seat_other } ({ $why }).
    }
}
log-aliss = { $seat-is ->
    [you] Вы берёте Чёрную Алиссию ({ $why }).
   *[other] { $seat } берёт Чёрную Алиссию ({ $why }).
}
log-no-aliss = { $seat-is ->
    [you] Вы должны взять Чёрную Алиссию, но их не осталось.
   *[other] Игрок { $seat } должен взять Чёрную Алиссию, но их не осталось.
}
log-lost-crises = Нужно положить кризис, а в резерве их не осталось. Все проиграли.
log-lost-elves = В Ланкре открыты три эльфа или больше. Все проиграли.
log-lost-aliss = Нужно взять Чёрную Алиссию, а в резерве их не осталось. Игра проиграна.
log-lost-hard-left = Осталось слишком много сложных проблем. Игра проиграна.
log-over = Последний ход закончен.

## Why not

refuse-unknown = Такого хода нет. Выберите один из предложенных.
refuse-choosing = Сначала выберите ведьму.
refuse-starting = Сначала поставьте ведьму на поле.
refuse-before-placing = Сначала откройте карту, чтобы выложить новую проблему.
refuse-crisis-choice = Сначала выберите, на какую из этих проблем положить кризис.
refuse-action = Сейчас вы передвигаетесь: идите пешком, летите или останьтесь на месте.
refuse-landing = Сначала выберите, где приземлиться.
refuse-facing = Сначала попробуйте решить проблему, к которой пришли.
refuse-solve = Вы решаете проблему: убегите или продолжайте.
refuse-solve-on = Вы уже решили продолжать: сыграйте ещё карты или бросьте два других кубика.
refuse-solve-all = Все кубики брошены: примите результат или сыграйте преимущество.
refuse-reroll = Сначала выберите, какие кубики перебросить.
refuse-cackles = Сначала выберите, у кого взять хихиканье.
refuse-retreat = Вы не справились с проблемой: сначала отступите.
refuse-broom-retreat = Выберите пустую клетку, на которую полетите.
refuse-escape = Вы убегаете: выберите куда.
refuse-borrowing = Выберите, какую проблему посмотреть, или нажмите «Готово».
refuse-help = Сначала выберите, с какой проблемы убрать кризис.
refuse-shamble = Сначала выберите, какую проблему открыть.
refuse-transmutation = Выберите, какие карты сбросить, или нажмите «Готово».
refuse-end-turn = Вы уже передвигались дважды. Доберите карты, чтобы завершить ход.
refuse-not-in-hand = Карты «{ $card }» нет у вас на руке.
refuse-witch-late = Все игроки уже выбрали ведьм.
refuse-witch-taken = Эту ведьму уже выбрали: { $witch }. Выберите другую.
refuse-start-late = Ваша ведьма уже на поле.
refuse-start-problem = Нельзя начинать на клетке с проблемой. Выберите другую.
refuse-dungeon = Вы в Подземелье. Сначала выберитесь оттуда.
refuse-dungeon-free = Этим передвижением вы выходите из Подземелья: выберите, куда пойти.
refuse-here = Вы уже здесь. Чтобы никуда не идти, нажмите «Остаться здесь».
refuse-too-far = Туда не дойти: слишком далеко или пришлось бы остановиться по пути.
refuse-no-steps = В этом передвижении у вас не осталось шагов.
refuse-few-steps = Вам не хватит шагов, чтобы туда дойти.
refuse-last-movement = Это ваше последнее передвижение: уйти от проблемы вы уже не успеете.
refuse-broom-first = Чтобы полететь, сначала сбросьте карту с метлой.
refuse-run-early = Убежать можно только после первых двух кубиков.
refuse-run-late = Все кубики брошены: бежать поздно.
refuse-gone-on = Вы сыграли карту, то есть решили продолжить: убежать уже нельзя.
refuse-no-refuge = Убежать нельзя: вокруг нет пустых клеток.
refuse-anywhere = Вы и без метлы можете уйти на любую пустую клетку.
refuse-not-empty = Эта клетка занята: там уже есть проблема или ведьма.
refuse-not-near = Эта клетка слишком далеко. Выберите соседнюю.
refuse-use-late = После второй пары кубиков нельзя играть карты ради головологии или магии.
refuse-use-early = Сначала бросьте первые два кубика, потом играйте карты.
refuse-no-problem = Сейчас вы не решаете проблему.
refuse-enough = Суммы уже достаточно: это ничего не изменит.
refuse-no-three = На карте «{ $card }» нет Силы трёх.
refuse-same-character = Для Силы трёх нужны три разных персонажа.
refuse-not-her-token = У вашей ведьмы нет такого жетона ({ $item }).
refuse-token-spent = Вы уже использовали { $item }.
refuse-token-now = Сейчас { $item } ничего не даст.
refuse-face-down = Сначала откройте проблему.
refuse-is-open = Эта проблема уже открыта.
refuse-all-rolled = Все четыре кубика уже брошены.
refuse-no-cackles = { $benefit } ничего не даст: у вас нет хихиканий.
refuse-no-crisis = { $benefit } ничего не даст: на поле нет кризисов.
refuse-no-crisis-there = Там нет кризиса. Выберите проблему с кризисом.
refuse-has-crisis = На этой проблеме уже есть кризис. Выберите другую.
refuse-nothing-down = { $benefit } ничего не даст: подходящих закрытых проблем нет.
refuse-other-enemy = Карта «{ $card }» не действует против этой проблемы.
refuse-bonus-early = Карта «{ $card }» действует только после всех четырёх кубиков.
refuse-not-failed = Суммы достаточно: убегать не от чего.
refuse-other-problem = Карта «{ $card }» не решает проблему, которая перед вами.
refuse-benefit-now = { $benefit } ({ $card }): сейчас это ничего не даст.
refuse-not-face-down = Там нет закрытой проблемы.
refuse-seen = Эту проблему вы уже посмотрели.
refuse-cannot-vanish = Чтобы посмотреть эту проблему, нужна Невидимость.
refuse-one-look = Невидимость показывает здесь только одну закрытую проблему, и вы её уже посмотрели.
refuse-look = Чтобы посмотреть закрытую проблему, нужно прийти к ней или сыграть карту.
refuse-drop = Просто так карты не сбрасывают: сыграйте карту ради символа или преимущества.
refuse-must-leave = Вас не заметили, и теперь надо уйти отсюда.
refuse-panic = Так нельзя: либо есть пустая клетка, куда можно отступить, либо вы уже взяли лишнее хихиканье.
refuse-rob = Больше всех хихиканий у другого игрока: выберите его.
refuse-end-early = У вас ещё есть передвижения. Если не хотите идти, останьтесь на месте.

## The end

score-easy = Простые проблемы
score-hard = Сложные проблемы
score-aliss = Чёрная Алиссия
ending-points = Последняя проблема выложена: побеждает тот, у кого больше очков.
ending-tie-break = Очков поровну: сравнили хихиканья и Чёрных Алиссий, потом самые сложные проблемы.
ending-shared = Полное равенство: победа общая.
ending-crises = Кризисов стало слишком много. Все проиграли.
ending-elves = В Ланкре открыты три эльфа или больше. Все проиграли.
ending-aliss = Чёрная Алиссия взяла своё. Игра проиграна.
ending-saved = Сложных проблем осталось меньше четырёх: Ланкр в надёжных руках!
ending-hard-left = Осталось четыре сложные проблемы или больше. Игра проиграна.
ending-farmer = Меньше 30 очков. Что ж, быть женой фермера тоже неплохо.
ending-licence = Вы получили лицензию ведьмы.
ending-honours = Вы завершили обучение с отличием!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): очки { $points }, хихиканья { $cackles }, Чёрная Алиссия { $aliss }, карты { $cards }/{ $size }, простые проблемы { $easy }, бонус +{ $bonus }
sketch-dungeon = В Подземелье: { $name }
sketch-reserve = Резерв: хихиканья { $cackles }, Чёрная Алиссия { $aliss }, кризисы { $crises }, проблемы { $problems }, колода { $deck }
sketch-hand = Рука: { $cards }
sketch-roll = Кубики: { $dice }; сумма { $total }, нужно { $target }; шанс { $chance } %

## Pictures

picture-map = Поле: области Ланкра и тропы между ними. В начале на зелёных клетках лежат простые проблемы, на фиолетовых — сложные.
picture-card = Карта: символ, преимущество, область и иногда Сила трёх.
picture-walk = Из Хижины Маграт: галочками отмечено, куда можно дойти. Проблема в Дурном Заду не пускает дальше, в Вёрткое и Жёсткое Местечко и к Ланкрскому провалу.
picture-roll = Бросок: хихиканье и 5, потом 2 и 4, да ещё 3 от карт — всего 14.

## At the table

table-map = Игровое поле
table-rule = Правило { $rule }
table-here = Здесь: { $names }
table-empty = Здесь ничего нет.
table-dungeon = Выйдите из Подземелья с помощью метлы, Побега или Невидимости либо дождитесь второго передвижения.
table-down = Закрытая сложная проблема
table-looked = Эту проблему видели только вы; для остальных она закрыта.
table-crises-here = Кризисов на проблеме: { $count }
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
table-chance = Шанс со всеми вашими картами и жетонами: { $chance } %
table-reserve = Резерв
table-pool = Хихиканий в резерве: { $count }
    .about = Когда в резерве нет хихиканий, их берут у того, у кого их больше всех. Если это вы, вместо хихиканья вы берёте Чёрную Алиссию.
    .short = хихиканья
table-pool-alone = Хихиканий в резерве: { $count }
    .about = Когда в резерве нет хихиканий, вместо каждого хихиканья вы берёте Чёрную Алиссию.
    .short = хихиканья
table-aliss = Чёрных Алиссий осталось: { $count }
    .about = Каждая отнимает у того, кто её взял, одно очко.
    .short = Алиссии
table-aliss-shared = Чёрных Алиссий осталось: { $count }
    .about = Если нужно взять ещё одну, а их нет, игра проиграна.
    .short = Алиссии
table-crises = Кризисов осталось: { $count }
    .about = Если нужно положить ещё один, а их нет, проигрывают все.
    .short = кризисы
table-elves = Открытых эльфов: { $count }
    .about = Если в конце хода их три или больше, проигрывают все.
    .short = эльфы из { $most }
table-hard = Сложных проблем на поле: { $count }
    .about = Если в конце игры их четыре или больше, игра проиграна.
    .short = сложных (надо меньше { $most })
table-deck = Карт в колоде: { $count }, в сбросе: { $discards }
table-boxes = Проблем ещё появится: { $count }
table-box = На этой клетке: простых { $easy }, сложных { $hard }
table-next = Эта проблема появится следующей.
table-last = Последний ход!
table-over = Игра окончена
table-invisible = В этом передвижении действует Невидимость
table-extra = { $count ->
    [few] В этом передвижении можно пройти на { $count } области больше
   *[many] В этом передвижении можно пройти на { $count } областей больше
}
table-hand-why = { $more ->
    [0] Размер руки: { $size } (+1 за каждые две простые проблемы на планшете)
   *[other] { $count ->
        [few] Размер руки: { $size } (3 + { $more } за { $count } простые проблемы)
       *[many] Размер руки: { $size } (3 + { $more } за { $count } простых проблем)
    }
}
table-bonus-why = { $count ->
    [few] +{ $bonus } ко всем броскам за { $count } сложные проблемы
   *[many] +{ $bonus } ко всем броскам за { $count } сложных проблем
}
table-draws = { $count ->
    [0] В конце хода вы не возьмёте карт: их у вас и так достаточно.
    [one] В конце хода вы возьмёте { $count } карту.
    [few] В конце хода вы возьмёте { $count } карты.
   *[many] В конце хода вы возьмёте { $count } карт.
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
table-warn-elves = Ещё один открытый эльф в конце хода — и проиграют все.
table-attempt = { $seat } решает проблему
table-die = кубик ещё не брошен
table-sum = { $total } (нужно { $target })
table-sum-dice = { $count } — на кубиках
    .short = кубики
table-sum-cards = { $count } — головология и магия
    .short = карты
table-sum-bonus = { $count } — карты с бонусом
    .short = бонус
table-sum-hard = { $count } — решённые сложные проблемы, 1 за каждые две
    .short = опыт
table-need = На двух других кубиках нужно { $count } или больше
table-need-0 = Хватает! Два других кубика могут принести только хихиканье.
table-odds-facing = Шанс решить проблему
    .about = Если бросить четыре кубика и наилучшим образом сыграть все карты и жетоны.
table-go-on = Продолжить и бросить
table-odds-on = Бросок без карт
    .about = Если бросить два других кубика и больше не играть карт.
table-odds-cards = Бросок с картами
    .about = Если наилучшим образом сыграть все ваши карты и жетоны.
table-odds-saved = Шанс с картами
    .about = Если наилучшим образом сыграть оставшиеся карты.
table-odds-cackles = Хихиканье: одно { $one } %, два { $two } %
table-run = { $count ->
    [0] Убежать можно бесплатно.
    [one] Если убежать, вы возьмёте одно хихиканье.
   *[other] Если убежать, вы возьмёте два хихиканья.
}
table-run-no = Бежать некуда: рядом нет пустых клеток.
table-run-late = Убежать уже нельзя: карты сыграны.
table-fail = { $count ->
    [one] При неудаче вы берёте { $count } хихиканье и отступаете.
    [few] При неудаче вы берёте { $count } хихиканья и отступаете.
   *[many] При неудаче вы берёте { $count } хихиканий и отступаете.
}
table-hand = Ваши карты
table-headology = Сыграйте карту между бросками первой и второй пары кубиков: она прибавляет 1.
table-magic = Сыграйте карту между бросками первой и второй пары кубиков: она прибавляет 2, но за неё вы берёте одно хихиканье.
table-broom = Сбросьте карту, чтобы полететь в любую область либо убежать или отступить на любую пустую клетку.
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
table-card-area = Если эту карту открывают в начале хода, проблема появляется здесь: { $area }
table-drop = Сбросить
table-no-witch = Ведьма ещё не выбрана
table-cackles = Хихиканий: { $count }
table-aliss-of = Чёрных Алиссий: { $count } (−1 очко каждая)
table-cards = Карт: { $count } (размер руки: { $size })
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
box-rolls = Что влияет на бросок
box-tea = Чаепитие
box-steps = Передвижение пешком
box-effects = Эффекты
box-boxes = Клетки проблем
box-competitive = Жетоны в соревновательной игре
box-cooperative = Жетоны в одиночной и кооперативной игре
box-expert = Игра для экспертов
box-cooperative_end = Конец кооперативной игры
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
box-hand-easy_per_card = Сколько простых проблем дают ещё одну карту
box-hand-mat = Мест для простых проблем на планшете
box-rolls-crisis = Каждый кризис прибавляет к сложности
box-rolls-headology = Каждая карта головологии прибавляет к броску
box-rolls-magic = Каждая карта магии прибавляет к броску
box-rolls-hard_per_bonus = Сколько сложных проблем дают +1
box-tea-guest = От скольких хихиканий избавляется гостья
box-tea-host = От скольких хихиканий избавляется каждая другая ведьма на той же клетке
box-steps-walk = Областей за одно передвижение
box-steps-extra = Ещё областей с «Дополнительным передвижением»
box-effects-borrowing = Сколько проблем показывает «Одолжение»
box-effects-introspection = Сколько хихиканий убирает «Самоанализ»
box-effects-extra_cards = Сколько карт дают «Дополнительные карты»
box-effects-elves = При скольких открытых эльфах проигрывают все
box-effects-grannys_kettle = Сколько хихиканий убирает { area-grannys_cottage } в одиночной игре
box-boxes-hard = сложных проблем слева направо: { $value }
box-boxes-easy = простых проблем поверх сложных: { $value }
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
box-expert-crises = Кризисов в соревновательной игре
box-cooperative_end-hard_left = При скольких сложных проблемах на поле проигрывают все
box-solo_end-licence = Очков для лицензии ведьмы
box-solo_end-honours = Обучение завершено с отличием, если очков больше чем
box-witch-item = { $value }
    .none = без жетона
box-area-setup = { $value }
box-setup-hard = сложная проблема
box-setup-easy = простая проблема
box-setup-none = пустая клетка
box-paths-examples = Тропы из примеров в правилах
box-paths-others = Остальные тропы
box-each-difficulty = сложность { $value }
box-each-count = { $value ->
        [one] { $value } экземпляр
        [few] { $value } экземпляра
       *[many] { $value } экземпляров
    }
box-card-symbol = { $value }
box-card-benefit = { $value }
box-card-only = только против: { $value }
box-card-cackle = за эту карту берут хихиканье
box-card-three = { three }
box-card-area = { $value }

## A first game

first-welcome = Добро пожаловать в Ланкр! Вы молодая ведьма, а ведьмы решают чужие проблемы. Сначала выберите, кто вы: { witch-dimity } всегда ходит первой.
first-other-witch = Теперь ведьму выбирает { $seat }.
first-start = Эти три карты ваши. А где ведьме начать? Там, где нет проблем. Удачное место — { area-magrats_cottage }: до всего близко.
first-other-start = { $seat } тоже занимает место.
first-walk = Ваш ход начался с новой проблемы: где она, написано в журнале. Теперь у вас два передвижения. Пешком можно пройти по тропам одну или две области. Светлые круглые проблемы — простые; число показывает, сколько нужно набрать. Идите в Город, к Перелому: нужно 9, а награда — 2 очка.
first-roll = Если вы пришли к проблеме, придётся её решать. Сначала бросьте два кубика из четырёх.
first-headology = 3 и 5 — это 8, до 9 не хватает одного. Сейчас ещё можно убежать, но взгляните на шансы: 97 %. Верхняя половина карты — её символ. Головология даёт +1: сыграйте ради неё карту «{ card-agnes_3 }», и вы точно справитесь.
first-second = Вы решили продолжать, так что бросьте и два других кубика. Теперь они могут принести только хихиканье.
first-broom = Получилось! Жетон лежит на вашем планшете, а каждые два простых дают ещё одну карту в руку. Теперь второе передвижение: карта с метлой унесёт вас куда угодно. Возьмите метлу с карты «{ card-daft_wullie }».
first-fly = Фиолетовые проблемы сложные. Эта лежит закрытой в Замке. Смелее, летите туда!
first-open = Только теперь вы узнаете, что это такое. Откройте проблему.
first-hard = Роитель! Нужно 22, награда — 5 очков, а при неудаче вы возьмёте Чёрную Алиссию. Что ж, бросайте.
first-run = У вас 5, а нужно 22: шанс — 0 %. Самое время убежать. Взять придётся только хихиканья, которые выпали на кубиках, а их нет. Щёлкните по пустой клетке Замка.
first-draw = Убежать — не значит проиграть. Теперь доберите карты: в руке их три, и ещё по одной за каждые две простые проблемы на планшете.
first-theirs = Теперь ходит { $seat }: новая проблема, два передвижения, карты.
first-crisis = Открылась карта Дурного Зада, а там уже есть проблема: на неё лёг кризис, и она стала на 2 сложнее. Если кризисы кончатся, проиграют все! Теперь идите в Чёрное Стекло. Там проблема «Смерть»: нужно 12, а награда — 3 очка.
first-cackle = Бросьте два кубика…
first-magic = 4 и хихиканье, которое считается нулём. Если бросать сейчас, шанс — 42 %. Магия прибавляет 2, но за неё берут хихиканье. Сыграйте карту «{ card-magrat_1 }» ради магии.
first-luck = Уже 67 %, а откуда взялось каждое число, расскажет подсказка рядом с ним. Бросайте!
first-tea = Ровно 12: магии хватило в самый раз. Но у вас два хихиканья, а ведьмы, которые хихикают в одиночку, плохо кончают. Идите в Город пить чай: там { $seat }. За чаем можно избавиться даже от трёх хихиканий.
first-last = Ни одного не осталось. Доберите карты и завершите ход.
first-end = Две проблемы решены, одна отложена на потом, и ни одного хихиканья: вот и вся игра. Потом возьмитесь за сложные: каждые две дают +1 ко всем броскам. Следите за кризисами и эльфами. И Матушка Ветровоск передаёт привет.

# Reasons beside hints: what a move does better than others.

reason-points = { $more ->
    [yes] Вы получаете очки.
   *[no] Очки пока подождут.
}
reason-cards = { $more ->
    [yes] У вас остаётся больше карт.
   *[no] Вы пускаете карты в дело.
}
reason-headology = { $more ->
    [yes] У вас больше головологии на руке.
   *[no] Вы применяете головологию.
}
reason-magic = { $more ->
    [yes] У вас больше магии на руке.
   *[no] Вы применяете магию, когда она нужна.
}
reason-brooms = { $more ->
    [yes] Вы бережёте мётлы.
   *[no] Вы летите на метле, пока это полезно.
}
reason-bonus-cards = { $more ->
    [yes] Вы бережёте бонусы для сложной проблемы.
   *[no] Вы играете бонусы там, где они нужны.
}
reason-rerolls = { $more ->
    [yes] Вы бережёте переброс на случай неудачи.
   *[no] Вы используете переброс.
}
reason-cures = { $more ->
    [yes] Вы бережёте карту, которая решает проблему без кубиков.
   *[no] Вы играете карту, которая решает проблему без кубиков.
}
reason-three = { $more ->
    [yes] У вас есть Сила трёх.
   *[no] Вы применяете Силу трёх.
}
reason-ways-out = { $more ->
    [yes] У вас остаётся путь к отступлению.
   *[no] Вы используете Побег или Невидимость.
}
reason-hand-size = { $more ->
    [yes] Ваша рука становится больше.
   *[no] Большая рука подождёт.
}
reason-half-card = { $more ->
    [yes] Ещё одна простая проблема — и рука станет больше.
   *[no] Вы решаете вторую простую проблему из пары.
}
reason-bonus = { $more ->
    [yes] Ваш бонус к броскам растёт.
   *[no] Бонус к броскам подождёт.
}
reason-half-bonus = { $more ->
    [yes] Ещё одна сложная проблема — и бонус вырастет.
   *[no] Вы решаете вторую сложную проблему из пары.
}
reason-cackles = { $more ->
    [yes] Ради этого можно взять и пару хихиканий.
   *[no] У вас меньше хихиканий.
}
reason-most-cackles = { $more ->
    [yes] Больше всех хихиканий у вас, но пока это не страшно.
   *[no] Больше всех хихиканий теперь не у вас.
}
reason-token = { $more ->
    [yes] Вы бережёте жетон своей ведьмы.
   *[no] Пришло время для жетона вашей ведьмы.
}
reason-dungeon = { $more ->
    [yes] Ради этого можно рискнуть Подземельем.
   *[no] Вы не попадаете в Подземелье.
}
reason-my-turn = { $more ->
    [yes] Ваш ход продолжается.
   *[no] На этом ваш ход заканчивается.
}
reason-opportunity = { $more ->
    [yes] Хорошую проблему вы ещё успеете решить.
   *[no] Вы сразу пользуетесь лучшим шансом.
}
reason-second-opportunity = { $more ->
    [yes] Вам остаётся несколько хороших проблем.
   *[no] Вы пользуетесь хорошими шансами, пока они есть.
}
reason-lead = { $more ->
    [yes] Вы вырываетесь вперёд.
   *[no] Быть впереди здесь не так важно.
}
reason-late-lead = { $more ->
    [yes] Вы впереди, когда это важнее всего.
   *[no] Ещё есть время догнать соперников.
}
reason-others-points = { $more ->
    [yes] Другие ведьмы тоже получают очки.
   *[no] Другие ведьмы получают меньше очков.
}
reason-others-hand-size = { $more ->
    [yes] У других ведьм больше карт.
   *[no] У других ведьм остаётся меньше карт.
}
reason-others-bonus = { $more ->
    [yes] Бонусы других ведьм растут.
   *[no] Бонусы других ведьм не растут.
}
reason-others-cackles = { $more ->
    [yes] У других ведьм больше хихиканий.
   *[no] У других ведьм меньше хихиканий.
}
reason-others-dungeon = { $more ->
    [yes] Другая ведьма сидит в Подземелье.
   *[no] Другие ведьмы не попадают в Подземелье.
}
reason-turns-left = { $more ->
    [yes] Время ещё есть.
   *[no] Игра почти закончена.
}
reason-crises-left = { $more ->
    [yes] В резерве остаётся больше кризисов.
   *[no] Кризисов пока хватает.
}
reason-few-crises = { $more ->
    [yes] Кризисов пока хватает.
   *[no] Кризисы кончатся не так скоро.
}
reason-calm-problems = { $more ->
    [yes] Кризисов на поле меньше.
   *[no] На поле остаётся меньше проблем.
}
reason-easy-problems = { $more ->
    [yes] Остаётся больше простых проблем.
   *[no] На поле становится одной простой проблемой меньше.
}
reason-hard-problems = { $more ->
    [yes] Сложные проблемы подождут.
   *[no] На поле становится одной сложной проблемой меньше.
}
reason-hard-to-come = { $more ->
    [yes] Сложные проблемы придут позже.
   *[no] Впереди меньше сложных проблем.
}
reason-too-many-hard = { $more ->
    [yes] На сложные проблемы ещё есть время.
   *[no] Так вернее останется меньше четырёх сложных проблем.
}
reason-elves = { $more ->
    [yes] Открытый эльф подождёт.
   *[no] Открытых эльфов меньше.
}
reason-two-elves = { $more ->
    [yes] Два открытых эльфа пока не страшны.
   *[no] Третий эльф теперь не так страшен.
}
reason-cackles-left = { $more ->
    [yes] В резерве остаётся больше хихиканий.
   *[no] Хихиканий в резерве хватает.
}
reason-aliss-left = { $more ->
    [yes] Чёрная Алиссия держится подальше.
   *[no] Чёрная Алиссия здесь не страшна.
}
reason-aliss-near = { $more ->
    [yes] Чёрная Алиссия пока не страшна.
   *[no] Чёрная Алиссия держится подальше.
}
reason-licence = { $more ->
    [yes] Вы на пути к лицензии.
   *[no] Лицензия подождёт.
}
reason-outlook = { $more ->
    [yes] Ваше положение улучшается во всём.
   *[no] Сейчас можно немного уступить.
}
