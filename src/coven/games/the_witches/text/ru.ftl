name = Ведьмы
about = Вы юная ведьма в Ланкре, а быть ведьмой значит решать чужие проблемы: сегодня больная свинья, завтра Королева эльфов. Ходите, летайте, бросайте кубики, применяйте головологию и магию, пейте чай, пока не начали хихикать, и не давайте кризисам накапливаться. Изображений поля, большинства карт и чисел нет в открытом доступе: недостающее мы придумали сами.
quick-start =
    Каждый ход появляется новая проблема, а потом вы передвигаетесь дважды: щёлкните по области, чтобы дойти туда, или сбросьте карту с метлой, чтобы долететь. Если там лежит проблема, придётся её решать.
    Бросьте два кубика, взгляните на шансы, а потом убегайте или продолжайте: головология прибавляет к сумме 1, магия — 2, но за магию берут жетон хихиканья. Потом бросьте ещё два кубика.
    Начните с простых проблем: каждые две дают ещё одну карту в руку. Потом беритесь за сложные: за них дают больше очков, но и неудача обходится дороже.
    Попейте чаю с другой ведьмой, чтобы избавиться от жетонов хихиканья. Если кончатся жетоны кризиса или откроются три эльфа, проиграют все.

## Ways to play

variant-competitive = Каждый за себя
    .about = Побеждает тот, у кого больше очков. Обычная игра.
variant-cooperative = Кооператив
    .about = Вы одна команда: чтобы победить, оставьте к концу игры на поле меньше четырёх сложных проблем.
variant-solo = В одиночку
    .about = Наберите за восемь ходов как можно больше очков. За тридцать очков дают лицензию ведьмы.
variant-expert = Для экспертов
    .about = Жетонов кризиса в резерве меньше обычного, но на одной проблеме их может лежать несколько.
variant-hard-cooperative = Кооператив посложнее
    .about = Кооперативная игра, в которой на одной проблеме может быть несколько кризисов.
variant-hard-solo = В одиночку, посложнее
    .about = На одной проблеме может быть несколько кризисов, а за неудачу со сложной проблемой вы берёте два жетона хихиканья.
variant-open-hands = Кооператив с открытыми картами
    .about = Кооперативная игра, в которой все видят карты друг друга.

option-game = Игра
    .about = Каждая ведьма за себя или все одной командой. Если игрок один, игра всегда одиночная.
option-game-competitive = Каждый за себя
option-game-cooperative = Кооператив
option-expert = Кризисы
    .about = В игре для экспертов на одной проблеме может лежать сколько угодно кризисов. В соревновательной игре жетонов кризиса тогда всего восемь.
option-expert-false = Один кризис на проблему
option-expert-true = Сколько угодно кризисов
option-hard-failure-cackles = Жетоны хихиканья за неудачу со сложной проблемой
    .about = Сколько жетонов хихиканья брать, если вы не справились со сложной проблемой. В одном месте книги правил сказано, что один, в другом — что два.
option-hard-failure-cackles-1 = 1 жетон
option-hard-failure-cackles-2 = 2 жетона
option-hands = Карты на руках
    .about = В кооперативной игре можно договориться и показывать друг другу карты.
option-hands-closed = Карты закрыты
option-hands-open = Карты открыты
bad-open-hands = Карты можно открыть только в кооперативной игре.

## Witches and their tokens

witch-tiffany = Тиффани Болит
    .about = Один раз за игру может использовать жетон невидимости.
witch-annagramma = Аннаграмма Ястребец
    .about = Один раз за игру может использовать жетон магии, но начинает игру с одним жетоном хихиканья.
witch-petulia = Петулия Хрящик
    .about = Один раз за игру может своим жетоном вылечить больную свинью.
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
failure-black_aliss_1 = При неудаче вы берёте жетон Чёрной Алиссии.
failure-crisis_here = При неудаче на проблему кладут ещё один кризис.
failure-lose_easy_each = При неудаче каждый игрок убирает со своего планшета одну простую проблему.
failure-elf = Если в конце хода открыты три эльфа, проигрывают все.
success-remove_open_magpyr = При успехе остальные открытые Сорокулы уходят с поля.

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
area-razorback = Бритвенное Лезвие
    .to = на Бритвенное Лезвие
    .at = на Бритвенном Лезвии
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
    .about = Когда брошены все кубики, прибавляет к сумме 2.
benefit-bonus4 = +4
    .about = Когда брошены все кубики, прибавляет к сумме 4.
benefit-borrowing = Одолжение
    .about = Взгляните чужими глазами: подсмотрите одну или две закрытые проблемы.
benefit-death = Смерть
    .about = Карта сразу решает проблему «Смерть».
benefit-escape = Побег
    .about = Убегите после неудачного броска или выйдите из Подземелья.
benefit-extra_cards = Дополнительные карты
    .about = Возьмите две карты.
benefit-extra_movement = Дополнительное передвижение
    .about = Пройдите пешком за это передвижение на две области больше обычного.
benefit-help = Помощь
    .about = Уберите кризис с любой проблемы.
benefit-invisibility = Невидимость
    .about = Пройдите незаметно мимо проблем и ведьм или выйдите из Подземелья.
benefit-reroll = Переброс
    .about = Перебросьте один из двух кубиков, которые вы только что бросили, или оба.
benefit-introspection = Самоанализ
    .about = Верните в резерв один или два своих жетона хихиканья.
benefit-shamble = Запутка
    .about = Откройте сложную проблему.
benefit-sick_pig = Больная свинья
    .about = Карта сразу решает проблему «Больная свинья».
benefit-sick_sheep = Больная овца
    .about = Карта сразу решает проблему «Больная овца».
benefit-transmutation = Трансмутация
    .about = Замените сколько угодно своих карт новыми.
benefit-extra_cards-cackle = За эту карту вы берёте жетон хихиканья.
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
why-most-cackles = за наибольшее число жетонов хихиканья
why-consequence = последствие неудачи

## Questions

prompt-choosing = Выберите ведьму.
prompt-starting = Выберите, где начнёт ваша ведьма.
prompt-before-placing = Ваш ход. Откройте карту, чтобы выложить новую проблему.
prompt-no-crisis-left = В резерве не осталось жетонов кризиса: если понадобится ещё один, все проиграют. Откройте карту. Перед этим можно сыграть карту с руки ради преимущества.
prompt-crisis-choice = Выберите проблему { $area }, на которую положить кризис.
prompt-move-first = Передвиньте ведьму или останьтесь на месте.
prompt-move-second = Сделайте второе передвижение.
prompt-leave = Вас никто не заметил. Теперь уходите.
prompt-dungeon = Выберитесь из Подземелья (метла, Побег, Невидимость) или подождите.
prompt-dungeon-free = Вы выходите из Подземелья. Выберите, куда пойти.
prompt-landing = Выберите, где приземлиться.
prompt-facing-down = Перед вами { $problem }. Откройте её.
prompt-facing = { $problem }: нужно набрать { $target }. Бросьте первые два кубика.
prompt-solve-first = { $problem }: набрано { $total }, нужно { $target }. Убежать или продолжить?
prompt-solve-first-enough = { $problem }: набрано { $total }, а хватит и { $target }. Два других кубика могут принести только хихиканье. Бросить их или убежать?
prompt-solve-stuck = { $problem }: набрано { $total }, нужно { $target }. Бежать некуда, продолжайте.
prompt-solve-on = { $problem }: набрано { $total }, нужно { $target }. Сыграйте ещё карты или бросьте кубики.
prompt-solve-on-enough = { $problem }: набрано { $total }, а хватит и { $target }. Два других кубика могут принести только хихиканье. Бросьте их.
prompt-solve-made = { $problem }: набрано { $total }, нужно { $target }. Получилось!
prompt-solve-short = { $problem }: набрано { $total }, нужно { $target }. Не хватает { $count }.
prompt-reroll = Выберите, какие кубики перебросить.
prompt-cackles = Выберите, у кого взять жетон хихиканья ({ $why }).
prompt-retreat = Выберите, куда отступить.
prompt-panic = Отступать некуда. Возьмите ещё один жетон хихиканья или улетите, если есть карта с метлой.
prompt-escape = Выберите, куда убежать.
prompt-borrowing = { $count ->
    [one] Подсмотрите ещё { $count } закрытую проблему.
    [few] Подсмотрите закрытые проблемы: не больше { $count }.
   *[many] Подсмотрите закрытые проблемы: не больше { $count }.
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
   *[other] Ходит { $seat }
}
crumb-moves = { $count ->
    [one] Осталось { $count } передвижение
    [few] Осталось { $count } передвижения
   *[many] Осталось { $count } передвижений
}
crumb-problem = { $problem }
crumb-away = Уход от проблемы
crumb-cackles = { $count ->
    [one] { $count } жетон хихиканья
    [few] { $count } жетона хихиканья
   *[many] { $count } жетонов хихиканья
}

## Moves

move-witch = { $witch }
move-start = Начать здесь: { $space }
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
    [1] Применить магию: +2 и жетон хихиканья ({ $card }, { $benefit })
   *[other] Применить магию: +2 и жетон хихиканья ({ $card })
}
move-accept-made = Решить проблему: { $total } (нужно { $target })
move-accept-short = Признать неудачу: { $total } (нужно { $target })
move-again-first = Перебросить первый кубик ({ $die })
move-again-second = Перебросить второй кубик ({ $die })
move-again-both = Перебросить оба кубика
move-run = Уйти: { $space }
move-panic = Взять жетон хихиканья и уйти на любую пустую клетку
move-rob = Забрать жетон хихиканья ({ $seat }, жетонов: { $count })
move-play = Сыграть: { $benefit } ({ $card })
move-play-out = Выйти из Подземелья ({ $card })
move-token = Использовать { $item }
move-look = Подсмотреть проблему: { $space }
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
    [you] Вы бросаете кубики за право первым выбрать ведьму: { $total }.
   *[other] { $seat } бросает кубики за право первым выбрать ведьму: { $total }.
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
    [you] Вы начинаете игру { $area }.
   *[other] { $seat } начинает игру { $area }.
}
log-turn = { $seat-is ->
    [you] Ваш ход.
   *[other] Ходит { $seat }.
}
log-turn-card = Открыта карта «{ $card }» ({ $area }).
log-place = Новая проблема появляется { $area }: { $problem }.
log-place-down = Новая закрытая проблема появляется { $area }.
log-no-card-fits = Ни на одной карте не указана область с пустой клеткой, поэтому проблема появляется на первой пустой клетке.
log-no-space = На поле не осталось клетки для новой проблемы.
log-witch-there = Проблему не кладут: { $area } стоит ведьма. Открывается следующая карта.
log-crisis-there = Новый кризис не кладут: { $area } один уже лежит. Открывается следующая карта.
log-crisis = Начинается кризис { $area }: { $problem } (жетонов кризиса в резерве: { $count }).
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
        [one] Вы избавляетесь от { $count } жетона хихиканья.
        [few] Вы избавляетесь от { $count } жетонов хихиканья.
       *[many] Вы избавляетесь от { $count } жетонов хихиканья.
    }
   *[other] { $count ->
        [one] { $seat } избавляется от { $count } жетона хихиканья.
        [few] { $seat } избавляется от { $count } жетонов хихиканья.
       *[many] { $seat } избавляется от { $count } жетонов хихиканья.
    }
}
log-look = { $seat-is ->
    [you] Вы подсматриваете закрытую проблему { $area }.
   *[other] { $seat } подсматривает закрытую проблему { $area }.
}
log-saw = Вы подсмотрели закрытую проблему { $area }: { $problem }.
log-open = { $seat-is ->
    [you] Вы открываете проблему { $area }: { $problem }.
   *[other] { $seat } открывает проблему { $area }: { $problem }.
}
log-help = { $seat-is ->
    [you] Вы убираете кризис { $area } (жетонов кризиса в резерве: { $count }).
   *[other] { $seat } убирает кризис { $area } (жетонов кризиса в резерве: { $count }).
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
    [you] Из-за Зимового вы убираете с планшета простую проблему (осталось: { $count }).
   *[other] Из-за Зимового { $seat } убирает с планшета простую проблему (осталось: { $count }).
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
        [0] Вы пьёте чай, но жетонов хихиканья у вас и так нет.
        [one] Вы пьёте чай и избавляетесь от { $count } жетона хихиканья.
        [few] Вы пьёте чай и избавляетесь от { $count } жетонов хихиканья.
       *[many] Вы пьёте чай и избавляетесь от { $count } жетонов хихиканья.
    }
   *[other] { $count ->
        [0] { $seat } пьёт чай, но жетонов хихиканья и так нет.
        [one] { $seat } пьёт чай и избавляется от { $count } жетона хихиканья.
        [few] { $seat } пьёт чай и избавляется от { $count } жетонов хихиканья.
       *[many] { $seat } пьёт чай и избавляется от { $count } жетонов хихиканья.
    }
}
log-tea-host = { $seat-is ->
    [you] { $count ->
        [0] Вы тоже пьёте чай, но жетонов хихиканья у вас и так нет.
        [one] Вы тоже пьёте чай и избавляетесь от { $count } жетона хихиканья.
        [few] Вы тоже пьёте чай и избавляетесь от { $count } жетонов хихиканья.
       *[many] Вы тоже пьёте чай и избавляетесь от { $count } жетонов хихиканья.
    }
   *[other] { $count ->
        [0] { $seat } тоже пьёт чай, но жетонов хихиканья и так нет.
        [one] { $seat } тоже пьёт чай и избавляется от { $count } жетона хихиканья.
        [few] { $seat } тоже пьёт чай и избавляется от { $count } жетонов хихиканья.
       *[many] { $seat } тоже пьёт чай и избавляется от { $count } жетонов хихиканья.
    }
}
log-kettle = { $seat-is ->
    [you] { $count ->
        [one] Вы пьёте чай на кухне у Матушки и избавляетесь от { $count } жетона хихиканья.
        [few] Вы пьёте чай на кухне у Матушки и избавляетесь от { $count } жетонов хихиканья.
       *[many] Вы пьёте чай на кухне у Матушки и избавляетесь от { $count } жетонов хихиканья.
    }
   *[other] { $count ->
        [one] { $seat } пьёт чай на кухне у Матушки и избавляется от { $count } жетона хихиканья.
        [few] { $seat } пьёт чай на кухне у Матушки и избавляется от { $count } жетонов хихиканья.
       *[many] { $seat } пьёт чай на кухне у Матушки и избавляется от { $count } жетонов хихиканья.
    }
}
log-cackles = { $seat-is ->
    [you] { $count ->
        [one] Вы берёте { $count } жетон хихиканья ({ $why }).
        [few] Вы берёте { $count } жетона хихиканья ({ $why }).
       *[many] Вы берёте { $count } жетонов хихиканья ({ $why }).
    }
   *[other] { $count ->
        [one] { $seat } берёт { $count } жетон хихиканья ({ $why }).
        [few] { $seat } берёт { $count } жетона хихиканья ({ $why }).
       *[many] { $seat } берёт { $count } жетонов хихиканья ({ $why }).
    }
}
log-rob = { $seat-is ->
    [you] Жетонов хихиканья в резерве не осталось, и один вам отдаёт { $seat_other } ({ $why }).
   *[other] { $seat_other-is ->
        [you] Жетонов хихиканья в резерве не осталось, и { $seat } берёт один у вас ({ $why }).
       *[other] Жетонов хихиканья в резерве не осталось: { $seat_other } отдаёт один жетон, его берёт { $seat } ({ $why }).
    }
}
log-aliss = { $seat-is ->
    [you] Вы берёте жетон Чёрной Алиссии ({ $why }).
   *[other] { $seat } берёт жетон Чёрной Алиссии ({ $why }).
}
log-no-aliss = { $seat-is ->
    [you] Жетонов Чёрной Алиссии в резерве не осталось, поэтому вы ничего не берёте.
   *[other] Жетонов Чёрной Алиссии в резерве не осталось, поэтому { $seat } ничего не берёт.
}
log-lost-crises = Нужно положить жетон кризиса, а в резерве их не осталось. Все проиграли.
log-lost-elves = В Ланкре открыто три или больше эльфов. Все проиграли.
log-lost-aliss = Нужно взять жетон Чёрной Алиссии, а в резерве их не осталось. Игра проиграна.
log-lost-hard-left = На поле осталось слишком много сложных проблем. Игра проиграна.
log-over = Последний ход закончен.

## Why not

refuse-unknown = Такого хода нет. Выберите один из предложенных.
refuse-choosing = Сначала выберите ведьму.
refuse-starting = Сначала поставьте ведьму на поле.
refuse-before-placing = Сначала откройте карту, чтобы выложить новую проблему.
refuse-crisis-choice = Сначала выберите, на какую из этих проблем положить кризис.
refuse-action = Сейчас нужно передвигаться: пойдите пешком, полетите или останьтесь на месте.
refuse-landing = Сначала выберите, где приземлиться.
refuse-facing = Сначала попробуйте решить проблему, к которой пришли.
refuse-solve = Вы решаете проблему: сейчас можно только убежать или продолжить.
refuse-solve-on = Вы уже решили продолжать: сыграйте ещё карты или бросьте два других кубика.
refuse-solve-all = Все кубики брошены: примите результат или сыграйте карту ради преимущества.
refuse-reroll = Сначала выберите, какие кубики перебросить.
refuse-cackles = Сначала выберите, у кого взять жетон хихиканья.
refuse-retreat = Вы не справились с проблемой: сначала отступите.
refuse-broom-retreat = Выберите пустую клетку, на которую полетите.
refuse-escape = Вы убегаете: выберите, на какую клетку.
refuse-borrowing = Выберите, какую проблему подсмотреть, или нажмите «Готово».
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
refuse-run-early = Убежать можно только после броска первых двух кубиков.
refuse-run-late = Все кубики брошены: бежать поздно.
refuse-gone-on = Вы сыграли карту, то есть решили продолжить: убежать уже нельзя.
refuse-no-refuge = Убежать нельзя: вокруг нет пустых клеток.
refuse-anywhere = Вы и без метлы можете уйти на любую пустую клетку.
refuse-not-empty = Эта клетка занята: там уже есть проблема или ведьма.
refuse-not-near = Эта клетка слишком далеко. Выберите соседнюю.
refuse-use-late = После броска второй пары кубиков нельзя играть карты ради головологии или магии.
refuse-use-early = Сначала бросьте первые два кубика, потом играйте карты.
refuse-no-problem = Сейчас вы не решаете проблему.
refuse-enough = Вы уже набрали достаточно: карта или жетон ничего не изменят.
refuse-no-three = На карте «{ $card }» нет Силы трёх.
refuse-same-character = Для Силы трёх нужны три разных персонажа.
refuse-not-her-token = У вашей ведьмы нет такого жетона ({ $item }).
refuse-token-spent = Вы уже использовали { $item }.
refuse-token-now = Сейчас { $item } ничего не даст.
refuse-face-down = Сначала откройте проблему.
refuse-is-open = Эта проблема уже открыта.
refuse-all-rolled = Все четыре кубика уже брошены.
refuse-no-cackles = «{ $benefit }» ничего не даст: у вас нет жетонов хихиканья.
refuse-no-crisis = «{ $benefit }» ничего не даст: на поле нет кризисов.
refuse-no-crisis-there = На этой проблеме нет кризиса. Выберите проблему с кризисом.
refuse-has-crisis = На этой проблеме уже есть кризис. Выберите другую.
refuse-nothing-down = «{ $benefit }» ничего не даст: подходящих закрытых проблем нет.
refuse-other-enemy = Карта «{ $card }» не действует против этой проблемы.
refuse-bonus-early = Карта «{ $card }» действует только после броска всех четырёх кубиков.
refuse-not-failed = Вы набрали достаточно: убегать не от чего.
refuse-other-problem = Карта «{ $card }» не решает проблему, которая перед вами.
refuse-benefit-now = Преимущество «{ $benefit }» (карта «{ $card }») сейчас ничего не даст.
refuse-not-face-down = На этой клетке нет закрытой проблемы.
refuse-seen = Эту проблему вы уже подсмотрели.
refuse-cannot-vanish = Чтобы подсмотреть эту проблему, нужна Невидимость.
refuse-one-look = Невидимость показывает в этой области только одну закрытую проблему, и вы её уже подсмотрели.
refuse-look = Чтобы подсмотреть закрытую проблему, нужно прийти к ней или сыграть карту.
refuse-drop = Просто так карты не сбрасывают: сыграйте карту ради символа или преимущества.
refuse-must-leave = Вас не заметили, и теперь надо уйти с этой клетки.
refuse-panic = Взять жетон хихиканья и уйти куда угодно нельзя: есть пустая клетка, куда можно отступить, или этот жетон вы уже взяли.
refuse-rob = Больше всего жетонов хихиканья у другого игрока: выберите его.
refuse-end-early = У вас ещё есть передвижения. Если не хотите идти, останьтесь на месте.

## The end

score-easy = Простые проблемы
score-hard = Сложные проблемы
score-aliss = Чёрная Алиссия
ending-points = Последняя проблема выложена: побеждает тот, у кого больше очков.
ending-tie-break = Очков поровну: сравнили, у кого меньше жетонов хихиканья и Чёрной Алиссии, потом — у кого больше очков за сложные проблемы, потом — кто решил самую сложную.
ending-shared = Полное равенство: победа общая.
ending-crises = Кризисов стало слишком много. Все проиграли.
ending-elves = В Ланкре открыто три или больше эльфов. Все проиграли.
ending-aliss = Чёрная Алиссия взяла верх. Игра проиграна.
ending-saved = Сложных проблем осталось меньше четырёх: Ланкр в надёжных руках!
ending-hard-left = На поле осталось четыре сложные проблемы или больше. Игра проиграна.
ending-farmer = Меньше 30 очков. Что ж, быть женой фермера тоже неплохо.
ending-licence = Вы получили лицензию ведьмы.
ending-honours = Вы завершили обучение с отличием!

## In plain text

sketch-witch = { $number } { $name } ({ $witch }): очки: { $points }, хихиканья: { $cackles }, Чёрная Алиссия: { $aliss }, карты: { $cards }/{ $size }, простые проблемы: { $easy }, бонус: +{ $bonus }
sketch-dungeon = В Подземелье: { $name }
sketch-reserve = В резерве: хихиканья — { $cackles }, Чёрная Алиссия — { $aliss }, кризисы — { $crises }, проблемы — { $problems }, карты в колоде — { $deck }
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
table-chance = Шанс решить проблему со всеми картами и жетонами: { $chance } %
table-percent = { $n } %
table-name = { $seat }
table-save = Сыграть: { $card }
table-save-together = Вас ещё могут спасти карты: не хватает { $count }.
table-reserve = Резерв
table-pool = Жетонов хихиканья в резерве: { $count }
    .about = Когда в резерве нет жетонов хихиканья, их берут у игрока, у которого их больше всего. Если это вы, вместо хихиканья вы берёте жетон Чёрной Алиссии.
    .short = хихиканий
table-pool-alone = Жетонов хихиканья в резерве: { $count }
    .about = Когда в резерве нет жетонов хихиканья, вместо каждого вы берёте жетон Чёрной Алиссии.
    .short = хихиканий
table-aliss = Жетонов Чёрной Алиссии в резерве: { $count }
    .about = Каждый жетон Чёрной Алиссии отнимает одно очко у того, кто его взял.
    .short = Алиссий
table-aliss-shared = Жетонов Чёрной Алиссии в резерве: { $count }
    .about = Если нужно взять жетон Чёрной Алиссии, а их не осталось, игра проиграна.
    .short = Алиссий
table-crises = Кризисов в резерве: { $count }
    .about = Если нужно положить жетон кризиса, а их не осталось, проигрывают все.
    .short = кризисов
table-elves = Открытых эльфов: { $count }
    .about = Если в конце хода открыты три эльфа или больше, проигрывают все.
    .short = из { $most } эльфов
table-hard = Сложных проблем на поле: { $count }
    .about = Если в конце игры на поле четыре сложные проблемы или больше, игра проиграна.
    .short = сложных (надо меньше { $most })
table-deck = Карт в колоде: { $count }, в сбросе: { $discards }
    .short = { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
table-boxes = Ещё появится проблем: { $count }
    .short = { $count ->
        [one] проблема
        [few] проблемы
       *[other] проблем
    } впереди
table-box = Проблем на этой клетке: простых — { $easy }, сложных — { $hard }
table-next = Эта проблема появится следующей.
table-last = Последний ход!
table-over = Игра окончена
table-invisible = В этом передвижении действует Невидимость
table-extra = { $count ->
    [few] В этом передвижении можно пройти на { $count } области больше обычного
   *[many] В этом передвижении можно пройти на { $count } областей больше обычного
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
}; { $licence } — лицензия, больше { $honours } — обучение с отличием
table-warn-crises = { $count ->
    [0] В резерве не осталось жетонов кризиса: если понадобится ещё один, все проиграют.
    [one] В резерве остался всего { $count } жетон кризиса.
    [few] В резерве осталось всего { $count } жетона кризиса.
   *[many] В резерве осталось всего { $count } жетонов кризиса.
}
table-warn-elves = Ещё один открытый эльф в конце хода — и проиграют все.
table-attempt = { $seat-is ->
    [you] Вы решаете проблему
   *[other] { $seat } решает проблему
}
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
    .about = Шанс, если бросить четыре кубика и наилучшим образом сыграть все карты и жетоны.
table-go-on = Продолжить и бросить
table-odds-on = Бросок без карт
    .about = Шанс, если бросить два других кубика и больше не играть карт.
table-odds-cards = Бросок с картами
    .about = Шанс, если наилучшим образом сыграть все ваши карты и жетоны.
table-odds-saved = Шанс с картами
    .about = Шанс, если наилучшим образом сыграть оставшиеся карты.
table-odds-cackles = Шанс выбросить хихиканье: одно — { $one } %, два — { $two } %
table-run = { $count ->
    [0] Убежать можно бесплатно.
    [one] Если убежать, вы возьмёте один жетон хихиканья.
   *[other] Если убежать, вы возьмёте два жетона хихиканья.
}
table-run-no = Бежать некуда: рядом нет пустых клеток.
table-run-late = Убежать уже нельзя: карты сыграны.
table-fail = { $count ->
    [one] При неудаче вы берёте { $count } жетон хихиканья и отступаете.
    [few] При неудаче вы берёте { $count } жетона хихиканья и отступаете.
   *[many] При неудаче вы берёте { $count } жетонов хихиканья и отступаете.
}
table-hand = Ваши карты
table-headology = Сыграйте карту между бросками первой и второй пары кубиков: она прибавляет к сумме 1.
table-magic = Сыграйте карту между бросками первой и второй пары кубиков: она прибавляет к сумме 2, но за неё вы берёте жетон хихиканья.
table-broom = Сбросьте карту, чтобы полететь в любую область. Если вы убегаете или отступаете, метла перенесёт вас на любую пустую клетку.
table-against = Только против этих врагов: { $group }
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
table-cackles = Жетонов хихиканья: { $count }
table-aliss-of = Жетонов Чёрной Алиссии: { $count } (каждый −1 очко)
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
box-die-dice = Число кубиков
box-tokens-cackles = Жетоны хихиканья
box-tokens-crises = Жетоны кризиса
box-tokens-black_aliss = Жетоны Чёрной Алиссии
box-hand-start = Карт в начале игры
box-hand-most = Лимит карт на руке
box-hand-easy_per_card = Сколько простых проблем дают ещё одну карту
box-hand-mat = Мест для простых проблем на планшете
box-rolls-crisis = Каждый кризис прибавляет к сложности
box-rolls-headology = Каждая карта головологии прибавляет к броску
box-rolls-magic = Каждая карта магии прибавляет к броску
box-rolls-hard_per_bonus = Сколько сложных проблем дают +1 к броскам
box-tea-guest = От скольких жетонов хихиканья избавляется ведьма, пришедшая на чай
box-tea-host = От скольких жетонов хихиканья избавляется за чаем каждая ведьма, к которой пришли
box-steps-walk = Сколько областей можно пройти за одно передвижение
box-steps-extra = Сколько областей прибавляет «Дополнительное передвижение»
box-effects-borrowing = Сколько закрытых проблем показывает «Одолжение»
box-effects-introspection = От скольких жетонов хихиканья избавляет «Самоанализ»
box-effects-extra_cards = Сколько карт дают «Дополнительные карты»
box-effects-elves = При скольких открытых эльфах проигрывают все
box-effects-grannys_kettle = От скольких жетонов хихиканья избавляет чайник Матушки в одиночной игре
box-boxes-hard = сложных проблем слева направо: { $value }
box-boxes-easy = простых проблем поверх сложных: { $value }
box-each-cackles = { $value ->
        [one] { $value } жетон хихиканья
        [few] { $value } жетона хихиканья
       *[many] { $value } жетонов хихиканья
    }
box-each-black_aliss = Чёрная Алиссия ×{ $value }
box-each-crises = { $value ->
        [one] { $value } жетон кризиса
        [few] { $value } жетона кризиса
       *[many] { $value } жетонов кризиса
    }
box-expert-crises = Жетонов кризиса в соревновательной игре
box-cooperative_end-hard_left = При скольких сложных проблемах на поле проигрывают все
box-solo_end-licence = Очков для лицензии ведьмы
box-solo_end-honours = Обучение с отличием: очков больше, чем
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
box-card-only = только против врагов: { $value }
box-card-cackle = за эту карту берут жетон хихиканья
box-card-three = { three }
box-card-area = { $value }

## A first game

first-welcome = Добро пожаловать в Ланкр! Вы молодая ведьма, а ведьмы решают чужие проблемы. Сначала выберите свою ведьму. Пусть это будет { witch-dimity }: она всегда ходит первой.
first-other-witch = Теперь ведьму выбирает { $seat }.
first-start = Эти три карты ваши. Теперь выбираете вы: с какого из отмеченных мест начать? Ни на одном из них проблем пока нет.
first-other-start = { $seat } тоже выбирает место на поле.
first-walk = Появилась новая проблема: где именно, сказано в журнале. У вас два передвижения: за каждое можно пройти одну или две области. Идите в город, к проблеме «Перелом»: нужно набрать 9, награда — 2 очка.
first-roll = Если вы пришли к проблеме, придётся её решать. Сначала бросьте два кубика из четырёх.
first-headology = 3 и 5 — это 8, до 9 не хватает одного. Верхняя половина карты — символ: головология даёт +1. Сыграйте ради неё карту «{ card-agnes_3 }». А можно вместо символа применить эффект внизу.
first-second = Вы решили продолжать, так что бросьте и два других кубика. Нужная сумма уже набрана: они могут принести только хихиканье.
first-broom = Получилось! Проблема лежит на вашем планшете: каждые две простые дают ещё одну карту в руку. Теперь второе передвижение: с метлой можно улететь куда угодно. Сбросьте карту «{ card-daft_wullie }».
first-fly = Фиолетовые проблемы сложные. Эта лежит закрытой в замке. Смелее, летите туда!
first-open = Только теперь вы узнаете, что это за проблема. Откройте её.
first-hard = Роитель! Нужно 22, награда — 5 очков, а при неудаче вы возьмёте жетон Чёрной Алиссии. Что ж, бросайте.
first-run = У вас 5, а нужно 22: шанс — 0 %. Самое время убежать: за это берут только хихиканья с кубиков, а их не выпало. Теперь выберите, на какую пустую клетку убежать.
first-draw = Убежать — не значит проиграть. Теперь доберите карты: на руке должно быть три и ещё по одной за каждые две простые проблемы на планшете.
first-theirs = Теперь ходит { $seat }: новая проблема, два передвижения, карты.
first-crisis = В Дурном Заду проблема уже была, и на неё положили кризис: теперь она на 2 сложнее. Если кончатся жетоны кризиса, проиграют все! Идите в Чёрное Стекло, к проблеме «Смерть»: нужно 12, награда — 3 очка.
first-cackle = Бросьте два кубика…
first-magic = 4 и хихиканье, которое считается за ноль. Если бросать сейчас, шанс — 42 %. Магия прибавляет 2, но за неё берут хихиканье. Сыграйте карту «{ card-magrat_1 }» ради магии.
first-luck = Теперь шанс — 67 %. Откуда взялось каждое число, расскажет подсказка рядом с ним. Бросайте!
first-tea = Ровно 12: магии хватило в самый раз. Но у вас два жетона хихиканья, а ведьмы, которые хихикают в одиночку, плохо кончают. Идите в город пить чай: там { $seat }. За чаем можно избавиться даже от трёх жетонов.
first-last = Жетонов хихиканья у вас не осталось. Доберите карты и завершите ход.
first-end = Две проблемы решены, и ни одного жетона хихиканья! Каждые две сложные проблемы дают +1 ко всем броскам.
    Проиграют все, если кончатся жетоны кризиса или откроются три эльфа. Матушка Ветровоск передаёт привет.

# Reasons beside hints: what a move does better than others.

reason-points = { $more ->
    [yes] Вы получаете очки.
   *[no] {""}
}
reason-cards = { $more ->
    [yes] У вас на руке будет больше карт.
   *[no] Вы пускаете карты в дело.
}
reason-headology = { $more ->
    [yes] У вас на руке будет больше карт с головологией.
   *[no] Вы применяете головологию.
}
reason-magic = { $more ->
    [yes] У вас на руке будет больше карт с магией.
   *[no] Вы применяете магию, когда она нужна.
}
reason-brooms = { $more ->
    [yes] Вы бережёте мётлы.
   *[no] Метла приходится кстати.
}
reason-bonus-cards = { $more ->
    [yes] Вы бережёте карты с бонусом для сложной проблемы.
   *[no] Вы играете карты с бонусом там, где они нужны.
}
reason-rerolls = { $more ->
    [yes] Вы бережёте переброс на случай неудачи.
   *[no] Вы перебрасываете неудачные кубики.
}
reason-cures = { $more ->
    [yes] Вы бережёте карту, которая решает проблему без кубиков.
   *[no] Вы играете карту, которая решает проблему без кубиков.
}
reason-three = { $more ->
    [yes] У вас есть карты для Силы трёх.
   *[no] Вы применяете Силу трёх.
}
reason-ways-out = { $more ->
    [yes] У вас остаётся путь к отступлению.
   *[no] Вы используете Побег или Невидимость.
}
reason-hand-size = { $more ->
    [yes] Размер вашей руки увеличится.
   *[no] {""}
}
reason-half-card = { $more ->
    [yes] Ещё одна простая проблема — и карт на руке станет больше.
   *[no] Вторая простая проблема даёт вам ещё одну карту в руку.
}
reason-bonus = { $more ->
    [yes] Ваш бонус к броскам растёт.
   *[no] {""}
}
reason-half-bonus = { $more ->
    [yes] Ещё одна сложная проблема — и бонус к броскам вырастет.
   *[no] Вторая сложная проблема повышает ваш бонус к броскам.
}
reason-cackles = { $more ->
    [yes] {""}
   *[no] У вас становится меньше жетонов хихиканья.
}
reason-most-cackles = { $more ->
    [yes] {""}
   *[no] Больше всего жетонов хихиканья теперь не у вас, а у другой ведьмы.
}
reason-token = { $more ->
    [yes] Вы бережёте жетон своей ведьмы.
   *[no] Пришло время для жетона вашей ведьмы.
}
reason-dungeon = { $more ->
    [yes] {""}
   *[no] Вы не попадаете в Подземелье.
}
reason-my-turn = { $more ->
    [yes] Ваш ход продолжается.
   *[no] На этом ваш ход заканчивается.
}
reason-opportunity = { $more ->
    [yes] Выгодную проблему вы ещё успеете решить.
   *[no] Вы сразу решаете самую выгодную проблему.
}
reason-second-opportunity = { $more ->
    [yes] На поле остаётся ещё несколько выгодных для вас проблем.
   *[no] Вы решаете выгодные проблемы, пока они есть.
}
reason-lead = { $more ->
    [yes] Вы вырываетесь вперёд.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] Вы впереди под конец игры, когда это важнее всего.
   *[no] {""}
}
reason-others-points = { $more ->
    [yes] {""}
   *[no] Другие ведьмы получат меньше очков, чем могли бы.
}
reason-others-hand-size = { $more ->
    [yes] {""}
   *[no] У других ведьм не увеличится размер руки.
}
reason-others-bonus = { $more ->
    [yes] {""}
   *[no] Бонусы других ведьм не растут.
}
reason-others-cackles = { $more ->
    [yes] У других ведьм становится больше жетонов хихиканья.
   *[no] У других ведьм становится меньше жетонов хихиканья.
}
reason-others-dungeon = { $more ->
    [yes] Другая ведьма сидит в Подземелье.
   *[no] {""}
}
reason-turns-left = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-crises-left = { $more ->
    [yes] В резерве остаётся больше жетонов кризиса.
   *[no] {""}
}
reason-few-crises = { $more ->
    [yes] {""}
   *[no] Жетоны кризиса кончатся не так скоро.
}
reason-calm-problems = { $more ->
    [yes] Кризисов на поле становится меньше.
   *[no] Проблем на поле становится меньше.
}
reason-easy-problems = { $more ->
    [yes] На поле остаются простые проблемы: их можно решить позже.
   *[no] На поле станет на одну простую проблему меньше.
}
reason-hard-problems = { $more ->
    [yes] {""}
   *[no] На поле станет на одну сложную проблему меньше.
}
reason-hard-to-come = { $more ->
    [yes] {""}
   *[no] Сложных проблем впереди остаётся меньше.
}
reason-too-many-hard = { $more ->
    [yes] {""}
   *[no] Так легче оставить на поле меньше четырёх сложных проблем.
}
reason-elves = { $more ->
    [yes] {""}
   *[no] Открытых эльфов становится меньше.
}
reason-two-elves = { $more ->
    [yes] {""}
   *[no] Третий открытый эльф пока не грозит.
}
reason-cackles-left = { $more ->
    [yes] В резерве остаётся больше жетонов хихиканья.
   *[no] {""}
}
reason-aliss-left = { $more ->
    [yes] Жетоны Чёрной Алиссии кончатся не так скоро.
   *[no] {""}
}
reason-aliss-near = { $more ->
    [yes] {""}
   *[no] Жетоны Чёрной Алиссии кончатся не так скоро.
}
reason-licence = { $more ->
    [yes] Вы на пути к лицензии ведьмы.
   *[no] {""}
}
reason-outlook = { $more ->
    [yes] Ваше положение улучшается по всем статьям.
   *[no] Сейчас вы немного уступаете, но потом это окупится.
}

# -- statistics

openings = Ваши ведьмы: победы / партии
