name = Кукла колдуна
about = Турнир колдунов и одна очень внимательная кукла. Бросайте ингредиенты, накладывайте заклинания, заставляйте других выть, шептать, стоять на одной ноге и благодарить за это. Забудет кто-нибудь, что на нём лежит, — очки ваши. А кто набирает много, того ждут вечные проклятия.
quick-start =
    Бросьте кубики и используйте их: наложите заклинание с руки, сбросьте один, чтобы перебросить другие, или два, чтобы взять карточку. Сделайте хоть что-нибудь и передайте куклу.
    Заклинание сразу приносит очки, а его цель должна слушаться до конца игры. Напоминать ей никто не будет.
    Следите за своими целями: если кто-нибудь забыл, жмите «Попались!» и получайте второе число с карточки.
    Каждый пройденный череп приносит вечное проклятие. Кто первым наберёт 11, тот победил.

## Ways to play

variant-online = По сети
    .about = Каждое условие — жест на экране, и стол видит, сделан ли он. До 11 очков.
variant-quick = По сети, быстрая
    .about = До 8 очков, и карточек с самого начала больше.
variant-room = В одной комнате
    .about = Всё делаете вы сами и судите друг друга; стол ведёт счёт.
variant-room-quick = В одной комнате, быстрая
    .about = Живые тела, 8 очков.
variant-learners = Для новичков
    .about = Каждый видит, что на нём лежит, и ловить может любой.
variant-strict = Строгие фокусы
    .about = Фокус не вовремя пропадает, как в коробке; каждый череп проклинает один раз.
option-mode = Где вы играете
    .about = По сети стол судит жесты на экране; в одной комнате вы судите друг друга.
option-mode-online = По сети
option-mode-room = В одной комнате
option-track = Длина
    .about = Быстрая игра идёт до 8 очков и начинается с большего числа карточек.
option-track-normal = До 11 очков
option-track-quick = Быстрая, до 8 очков
option-memory = Память
    .about = Как в коробке, надо помнить, что на вас лежит; с подсказкой стол показывает это вам одному.
option-memory-box = Как в коробке
option-memory-aid = Список моих условий
option-callers = Кто ловит
    .about = Кто может сообщить о прерванном заклинании. Очки всегда получает тот, кто его наложил.
option-callers-caster = Только заклинатель
option-callers-anyone = Любой
option-skull-repeat = Черепа
    .about = Проклинает ли череп снова, если пройти его ещё раз после потери очков.
option-skull-repeat-each-forward = Каждый раз, на ходу вперёд
option-skull-repeat-once = По одному разу каждого
option-strict-tricks = Фокусы не вовремя
    .about = Как в коробке, фокус не вовремя пропадает; иначе его просто нельзя разыграть.
option-strict-tricks-false = Нельзя разыграть
option-strict-tricks-true = Пропадают
option-first-player = Первый игрок
    .about = Кто последним смотрел фильм о волшебниках, садится на первое место; или решает жребий.
option-first-player-random = По жребию
option-first-player-first-seat = Первое место
option-handicap = Фора
    .about = Второй из двух игроков начинает с лишним заклинанием: первому легче.
option-handicap-false = Нет
option-handicap-true = Лишнее заклинание второму
score-points = очки
ending-points = Цель достигнута.
ending-long = Шестьдесят кругов позади: побеждает тот, у кого больше очков.

## Things

a-spell = карточку заклинания
a-trick = карточку фокуса
body-voice = голос
body-hands = руки
body-head = голова
body-face = лицо
body-torso = спина
body-legs = ноги
body-floor = сидение на полу
slot-seat = поза
slot-legs = ноги
slot-arms = руки
slot-elbows = локти
slot-head = голова
slot-eyes = глаза
slot-mouth = рот
slot-cards = карточки
posture-floor = сидит на полу
posture-stand = стоит
posture-crossed = ноги скрещены
posture-one_leg = на одной ноге
posture-hand_on_head = ладонь на макушке
posture-arms_crossed = руки скрещены
posture-arms_forward = руки вытянуты вперёд
posture-elbows_in = локти прижаты к бокам
posture-profile = в профиль
posture-chin_on_table = подбородок на столе
posture-one_shut = один глаз закрыт
posture-cheeks_puffed = щёки надуты
posture-cards_down = карточки лицом вниз
hold-hum = гудение
hold-hug_doll = кукла в обнимку
strip-normal = обычные кнопки
strip-mirror = зеркальные кнопки
strip-tiny = крошечные кнопки
voice-normal = обычный голос
voice-whisper = шёпот
voice-purr = мурлыканье
voice-robot = голос по слогам
voice-squeak = писк
voice-ghostly = загробный голос
count-one = один
count-two = два
count-three = три
phrase-luck = Удачи всем!
phrase-humble = Смею заметить, удачи всем!
phrase-luck_luck = Всем удачи, удачи!
phrase-humble_luck = Смею заметить, всем удачи, удачи!
phrase-well_done = Отлично сыграно!
phrase-hurry = Кукла ждёт.
phrase-aye = Ага.
phrase-nay = Не-а.
phrase-yes = Да!
phrase-no = Нет!
phrase-dice = Ну и кубики!
phrase-me = Я всё вижу!

## What is asked

prompt-roll = Ваш ход: бросьте кубики ({ $count }).
prompt-act = Кубиков: { $count }. Наложите заклинание, перебросьте или возьмите карточку.
prompt-act-again = Осталось кубиков: { $count }. Продолжайте или передайте куклу.
prompt-act-draw = Осталось кубиков: { $count }. Продолжайте или возьмите бесплатную карточку и закончите ход.
prompt-pass = Действий больше нет: передайте куклу.
prompt-draw = В этот ход вы не брали карточек: возьмите одну бесплатно.
prompt-stare = Кукла смотрит на вас: { $seat } накладывает «{ $spell }».
prompt-stared = Кукла ещё не отвела взгляд …
prompt-retarget = { $seat } показывает куклу пострашнее. Выберите другую цель для «{ $spell }».
prompt-contradiction = Выполнить оба нельзя. Какое заклинание прерываете?
prompt-choice-free-reroll = Какие кубики перебросите бесплатно?
prompt-choice-set-die = Какой кубик повернёте и какой стороной?
prompt-choice-drop-spell-on-me = Какое заклинание забываете?
prompt-choice-cast-with-their-dice = Наложите одно заклинание этими ингредиентами.
prompt-choice-steal-random-card = У кого возьмёте карточку?
prompt-choice-leader-loses-point = Кто поскользнётся?
prompt-accused = { $seat } говорит, что вы нарушили «{ $card }». Признаёте?
prompt-vote = { $seat }, «{ $card }»: нарушено или соблюдено?
prompt-vote-both = { $seat } не может выполнить «{ $one }» и «{ $other }» сразу? «Нарушено» — да, не может; «соблюдено» — может.
prompt-vote-trick = { $seat } плохо выполняет условие фокуса? «Нарушено» — карточка пропала.
prompt-performed = { $seat } разыгрывает фокус. Условие выполнено как следует?
prompt-cannot-first = Какое заклинание вы не можете выполнить…
prompt-cannot-second = …вместе с каким?
prompt-agree = { $seat } не может выполнить «{ $one }» и «{ $other }» сразу. Верно?
prompt-bodies = Чем вы не можете или не хотите двигать?
prompt-schools = Выберите школу магии.
prompt-third-school = Возьмите из третьей школы ещё { $count }.
crumb-turn = Ходит { $seat }
crumb-cast = { $seat }: «{ $spell }»
crumb-trick = { $seat }: { $trick }
crumb-call = { $seat }, «{ $card }»?
crumb-contradiction = { $seat }: не всё сразу
crumb-vote = Голосование

## Moves

move-roll = Бросить кубики
move-reroll =
    Сбросить: { $paid }, перебросить: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-spell =
    Взять заклинание за: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-trick =
    Взять фокус за: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-draw-spell = Взять заклинание бесплатно
move-draw-trick = Взять фокус бесплатно
move-cast = Наложить «{ $spell }», цель: { $seat } (+{ $points })
move-cast-wild = Наложить «{ $spell }», цель: { $seat } (+{ $points }), любой: { $wild }
move-pass = Передать куклу
move-stay = Пусть будет так
move-aim = Цель: { $seat }
move-break = Прервать «{ $spell }»
move-trick = Фокус: { $trick }
move-free =
    Перебросить: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-set = Повернуть: { $from } → { $to }
move-forget = Забыть «{ $spell }»
move-steal = Карточка с руки: { $seat }
move-slip = { $seat } теряет очко
move-call = Попались! «{ $card }»
move-call-at = Попались, { $seat }! «{ $card }»
move-emote = { $emote }
move-emote-at = { $emote }: { $seat }
move-emote-doll = { $emote }: кукла
move-count = Сказать «{ $number }»
move-posture = Поза: { $posture }
move-posture-off = Вольно: { $slot }
move-hold-on = Начать: { $hold }
move-hold-off = Прекратить: { $hold }
move-strip = { $strip }
move-voice = Голос: { $voice }
move-phrase = Сказать: «{ $phrase }»
move-line = Сказать что-нибудь
move-marker = Подвинуть свою фишку
move-lapse-reaction = Пропустить момент
move-lapse-wobble = Дать позе упасть
move-lapse-posture = Не принимать позу
move-lapse-stare = Кукла отводит взгляд
move-machine-on = Этот колдун — бот
move-machine-off = Этот колдун — человек
move-fair = Признать
move-contest = Оспорить
move-broken = Нарушено
move-kept = Соблюдено
move-abstain = Воздержаться
move-good-enough = Годится
move-not-good-enough = Плохо сделано
move-cant = Я не могу всё сразу
move-name = «{ $spell }»
move-never-mind = Неважно
move-agree = Согласиться
move-dispute = Поспорить
move-without = Не могу или не хочу: { $body }
move-with = Всё-таки можно: { $body }
move-ready = Готово
move-school = { $school } школа
move-pick = Взять «{ $spell }»

## What happened

log-begin = Турнир начинается: кто первым наберёт { $goal }. Кукла: { $seat }.
log-turn = Ход { $turn }: куклу получает { $seat }.
log-roll =
    { $seat } бросает: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-reroll =
    { $seat } сбрасывает кубик и перебрасывает: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-free-reroll =
    { $seat } перебрасывает бесплатно: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-die-back =
    { $seat } возвращает кубик и бросает: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-take = { $seat } берёт: { $card }.
log-pass = { $seat } передаёт куклу, теперь ходит { $seat-next }.
log-cast = { $seat } накладывает «{ $spell }».
log-target = Карточка цели теперь тут: { $seat }.
log-evaded = { $seat } корчит рожу страшнее: нужна другая цель.
log-contradiction = { $seat } не может выполнить оба заклинания и прерывает «{ $spell }».
log-gain = { $seat } идёт вперёд на { $points } и стоит на { $total }.
log-lose = { $seat } отступает на { $total }.
log-lose-none = { $seat } ничего не теряет: очков нет.
log-win = { $seat } побеждает на турнире!
log-long = Прошло шестьдесят кругов. Кукла уснула, турнир окончен.
log-curse = Череп! Вечное проклятие получает { $seat }: «{ $curse }».
log-no-curse = Череп, но проклятия кончились: { $seat } в безопасности.
log-marker = { $seat } двигает фишку на { $total }.
log-call = { $seat }: «Попались!» ({ $card })
log-call-at = { $seat }: «Попались, { $seat-accused }!» ({ $card })
log-caught-spell = { $seat } нарушает «{ $spell }», заклинание прервано.
log-caught-curse = { $seat } не выполняет «{ $curse }».
log-false-alarm = Ложная тревога: { $seat }.
log-fair = { $seat }: «Признаю».
log-contest = { $seat } это оспаривает.
log-kept = { $seat } всё соблюдает.
log-vote = Голоса: нарушено — { $broken }, соблюдено — { $kept }.
log-coin-broken = Судить некому; монета говорит: нарушено.
log-coin-kept = Судить некому; монета говорит: соблюдено.
log-cannot = { $seat } не может выполнить сразу «{ $one }» и «{ $other }».
log-cannot-wrong = Но на этом колдуне лежат не оба: { $seat }.
log-dispute = { $seat } с этим спорит.
log-both-possible = Можно и то и другое; { $seat } слушается.
log-short = { $seat } в следующий ход бросает только четыре кубика.
log-barred = { $seat } в следующий ход не перебрасывает за сброс.
log-put-under = { $seat } убирает под низ стопки: { $card }.
log-empty-hand = { $seat } без карточек: терять нечего.
log-handed = { $seat } получает: { $card } (от колдуна { $seat-from }).
log-trick = { $seat } разыгрывает фокус: { $trick }.
log-trick-lost = Условие не выполнено: { $seat } теряет карточку.
log-trick-moment = Не тот момент: { $seat } теряет карточку.
log-no-effect = Фокус уже ничего не меняет: { $seat } остаётся ни с чем.
log-not-good = { $seat } считает, что { $seat-who } плохо старается.
log-set = { $seat } поворачивает кубик: { $from } → { $to }.
log-forget = { $seat } забывает «{ $spell }»; очков никто не получает.
log-fade = Заклинаний больше нет: «{ $spell }» рассеивается.
log-school = { $seat } берёт школу: { $school }.
log-pick = { $seat } берёт «{ $spell }».
log-machine = { $seat } — бот, его жесты записываются здесь.
log-person = { $seat } — человек.
log-emote = { $seat } { $emote }.
log-emote-at = { $seat } { $emote } (кому: { $seat-at }).
log-emote-doll = { $seat } { $emote } (кукле).
log-count = { $seat }: «{ $number }!»
log-posture = { $seat }: { $posture }.
log-posture-off = { $seat }, отбой: { $posture }.
log-wobble = { $seat } шатается: { $posture }.
log-drop = { $seat } не выдерживает: { $posture }.
log-hold-hum = { $seat } гудит.
log-hold-hug_doll = { $seat } обнимает куклу.
log-let-go-hum = { $seat } перестаёт гудеть.
log-let-go-hug_doll = { $seat } отпускает куклу.
log-voice = { $seat } меняет голос: { $voice }.
log-line = { $seat } что-то говорит ({ $voice }).
log-phrase-normal = { $seat }: «{ $phrase }»
log-phrase-whisper = { $seat } шепчет: «{ $phrase }»
log-phrase-purr = { $seat } мурлычет: «{ $phrase }»
log-phrase-robot = { $seat }, по слогам: «{ $phrase }»
log-phrase-squeak = { $seat } пищит: «{ $phrase }»
log-phrase-ghostly = { $seat }, загробно: «{ $phrase }»

## Why not

refuse-unknown = За этим столом такого нет.
refuse-before-game = Турнир ещё не начался.
refuse-real-gesture = В одной комнате это делают сами, а не кнопкой.
refuse-aim = Этот жест обращён к другому колдуну за столом или к кукле. Выберите кого-нибудь из них.
refuse-busy = За таким числом жестов никто не уследит; подождите, пока кто-нибудь сходит.
refuse-not-on-table = Этой карточки нет на столе.
refuse-rested = На этой карточке уже ловили; снова можно, когда передадут куклу.
refuse-unbound = Кукла ещё смотрит на цель: это заклинание пока никого не связывает.
refuse-not-caster = Это заклинание наложил другой колдун, поймать на нём может только { $seat }.
refuse-own-curse = Это проклятие на вас; следят за ним другие.
refuse-own-spell = Это заклинание на вас; следят за ним другие.
refuse-later = Сначала надо ответить на вопрос стола.
refuse-call-whom = Назовите, кто нарушил.
refuse-call-nobody = С этой карточкой колдуна называть не нужно.
refuse-accused = Ни вы, ни сам заклинатель нарушить его не могли.
refuse-marker = Ваша фишка уже стоит там, где ваши очки.
refuse-is-bot = За этого колдуна уже играет бот, и судит его стол.
refuse-is-person = За этого колдуна уже играет человек.
refuse-no-trick = У вас нет фокуса «{ $trick }».
refuse-trick-busy = С фокусом придётся подождать, пока не ответят.
refuse-trick-moment = Не тот момент. { $when }
refuse-not-in-room = Это для тех, кто играет в одной комнате.
refuse-wait = Сначала отвечает { $seat }.
refuse-nothing-asked = Сейчас стол спрашивает о другом.
refuse-stare = Кукла смотрит на вас: примите заклинание или покажите рожу пострашнее.
refuse-retarget = Сначала выберите другую цель.
refuse-contradiction = Сначала скажите, какое заклинание прерываете.
refuse-choice = Сначала закончите фокус.
refuse-accused-first = Сначала ответьте: признаёте или спорите?
refuse-vote = Сначала проголосуйте.
refuse-performed = Сначала скажите, годится ли фокус.
refuse-cannot = Сначала решите, какие заклинания нельзя выполнить сразу.
refuse-bodies = Сначала скажите, чем можете двигать.
refuse-schools = Сначала выберите из того, что предлагают школы.
refuse-rolled = Первый бросок сделан; дальше — только перебросы.
refuse-roll-first = Сначала бросьте кубики.
refuse-not-quick = Бесплатная карточка в конце хода — только в быстрой игре.
refuse-taken = В этот ход карточка уже взята.
refuse-turn-ending = После бесплатной карточки действий больше нет: остались фокусы и передача куклы.
refuse-empty-pile = Эта стопка пуста.
refuse-act-first = Прежде чем закончить ход, используйте кубики хотя бы раз.
refuse-draw-first = В этот ход вы не брали карточек: возьмите одну, прежде чем передать куклу.
refuse-few-dice = Для этого нужно хотя бы два кубика.
refuse-hobbled = Наказание за проклятие: в этот ход перебрасывать за сброс нельзя.
refuse-rerolls = В этот ход переброшено уже трижды.
refuse-no-such-dice = Таких кубиков у вас нет.
refuse-not-in-hand = Карточки «{ $spell }» у вас на руке нет.
refuse-yourself = Наложить заклинание на себя нельзя.
refuse-nobody-there = Там никто не сидит.
refuse-target-card = Карточка цели уже здесь: { $seat }. Выберите другую цель.
refuse-ingredients = На кубиках нет всего, что нужно для «{ $spell }».
refuse-wildcard = Для «{ $spell }» нужен ещё один любой кубик: выберите его.

## The page about the box

box-dice = Кубики
box-turn = Ход
box-track = Поле подсчёта очков
box-spell = Заклинания
box-curse = Вечные проклятия
box-trick = Фокусы
box-contradictions = Противоречия

box-dice-number = Кубиков
box-dice-faces = Стороны каждого кубика
box-dice-wild = Универсальный ингредиент на карточках
box-turn-rerolls = Платных перебросов за ход
box-turn-card_cost = Кубиков за одну карточку
box-track-normal = Обычная игра
box-track-quick = Быстрая игра
box-track-goal = до { $value } очков
box-track-skulls = черепа на клетках { $value }
box-track-start_spells = { $value ->
        [one] { $value } заклинание в начале
        [few] { $value } заклинания в начале
       *[many] { $value } заклинаний в начале
    }
box-track-start_tricks = { $value ->
        [one] { $value } фокус в начале
        [few] { $value } фокуса в начале
       *[many] { $value } фокусов в начале
    }
    .none = без фокусов
box-spell-school = { $value }
box-spell-cost = ингредиенты: { $value }
box-spell-cast = { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
box-spell-broken = { $value ->
        [one] { $value } очко прерывания
        [few] { $value } очка прерывания
       *[many] { $value } очков прерывания
    }
box-curse-penalty = { $value }
box-contradictions-pairs = Вместе не выполнить
box-pairs-mirror_strip = { strip-mirror }
box-pairs-tiny_strip = { strip-tiny }
box-pairs-prefix = { spell-polite }
box-pairs-double_last = { spell-parrot }
box-pairs-yes_no = { spell-taboo }

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — очки: { $points }, на руке: заклинаний { $spells }, фокусов { $tricks }
sketch-laid = наложено: { $cards }
sketch-cursed = проклятия: { $cards }
sketch-body = тело: { $body }
sketch-dice = Кубики: { $pool } (в сбросе: { $used })
sketch-piles = Стопки: заклинания { $spells }, фокусы { $tricks }, проклятия { $curses }
sketch-hand = На руке: { $cards }
sketch-mine = На вас: { $cards }

## Emotes: a button, and what others see

emote-croak = Квакнуть
    .done = квакает
emote-bow = Поклониться
    .done = кланяется
emote-knock = Постучать по дереву
    .done = стучит по дереву
emote-wow = Ух ты-ы!
    .done = тянет: «Ух ты-ы!»
emote-snort = Фыркнуть
    .done = фыркает по-верблюжьи
emote-salute = Отдать честь
    .done = отдаёт честь
emote-drum = Выбить дробь
    .done = выбивает дробь по столу
emote-declare = Объявить
    .done = объявляет, что будет дальше
emote-howl = Завыть
    .done = воет волком
emote-ouch = Ойкнуть
    .done = ойкает и потирает уколотое место
emote-yawn = Зевнуть
    .done = зевает и потягивается
emote-maracas = Тряхнуть маракасами
    .done = трясёт невидимыми маракасами
emote-hello = Алло?
    .done = говорит: «Алло?»
emote-thanks = Поблагодарить
    .done = благодарит
emote-stare = Сверлить взглядом
    .done = сверлит стопку взглядом
emote-please = Попросить
    .done = вежливо просит
emote-pat = Погладить
    .done = гладит по голове
emote-blow = Дунуть на кубики
    .done = дует на кубики
emote-bravo = Браво!
    .done = говорит: «Браво!»
emote-spit = Тьфу-тьфу-тьфу
    .done = понарошку плюёт через левое плечо
emote-blink = Медленно моргнуть
    .done = медленно моргает
emote-show = Показать
    .done = показывает карточку
emote-cackle = Злодейски хохотать
    .done = злодейски хохочет
emote-scare = Жуткая рожа
    .done = корчит жуткую рожу
emote-rumble = Прогрохотать
    .done = громко грохочет
emote-slurp = Хлюпнуть
    .done = хлюпает
emote-sleeve = Тряхнуть рукавом
    .done = трясёт рукавом
emote-whoami = Кто я?
    .done = спрашивает: «Кто я?»
emote-whistle = Посвистеть
    .done = невинно посвистывает
emote-jingle = Позвенеть
    .done = чем-то звенит
emote-oops = Ой!
    .done = говорит: «Ой!»
emote-temple = Постучать по виску
    .done = стучит по виску
emote-wave = Помахать
    .done = машет рукой
emote-shrug = Пожать плечами
    .done = пожимает плечами
emote-wink = Подмигнуть
    .done = подмигивает
emote-dance = Сплясать
    .done = приплясывает

## Ingredients, schools, penalties

ingredient-bat = летучая мышь
ingredient-pumpkin = тыква
ingredient-raven = ворон
ingredient-skull = череп
ingredient-ghost = привидение
ingredient-star = звезда
ingredient-any = любой
school-celtic = кельтская
school-egyptian = египетская
school-haitian = гаитянская
penalty-lose_point = Наказание: потеряйте 1 очко.
penalty-four_dice = Наказание: в следующий ход бросайте только 4 кубика.
penalty-no_reroll = Наказание: в следующий ход нельзя перебрасывать кубики за сброс.
penalty-discard_random = Наказание: уберите случайную карточку с руки под низ её стопки.
penalty-give_left = Наказание: отдайте случайную карточку с руки соседу слева.
penalty-lose_drawn_card = Наказание: взятая карточка уходит под низ стопки.
penalty-lose_trick = Наказание: уберите ещё один случайный свой фокус под низ стопки; если фокусов нет, потеряйте 1 очко.

## Spells

spell-croak = Квакозяб
    .rule = Перед броском кубиков квакните.
spell-bow = Поклон пеньку
    .rule = Перед передачей куклы поклонитесь ей.
spell-knock = Тук-тук-дуб
    .rule = Перед броском кубиков трижды постучите по дереву.
spell-echo = Лесное эхо
    .rule = Каждый раз, когда другой колдун накладывает заклинание, протяните: «Ух ты-ы!»
spell-hookleg = Крюконог
    .rule = Сидите, скрестив ноги.
spell-sitdown = Сидунька
    .rule = Сидите на полу.
spell-mushroom = Грибная шляпка
    .rule = Держите одну ладонь на макушке.
spell-drone = Гудёж друида
    .rule = Во время своего хода гудите не переставая.
spell-weakhand = Хилый корешок
    .rule = Во время своего хода действуйте только непривычной рукой.
spell-heron = Болотная цапля
    .rule = Во время своего хода стойте на одной ноге.
spell-fog = Туманный шёпот
    .rule = Говорите только шёпотом.
spell-polite = Вежливый лепрекон
    .rule = Во время своего хода скажите хоть что-нибудь и каждую фразу начинайте со слов «Смею заметить».
spell-camel = Верблюжий фырк
    .rule = Перед передачей куклы фыркните по-верблюжьи.
spell-salute = Честь сфинксу
    .rule = Перед броском кубиков отдайте честь соседу слева.
spell-fanfare = Фанфары фараона
    .rule = Прежде чем двинуть свою фишку вперёд, выбейте дробь по столу.
spell-countdown = Отсчёт гробницы
    .rule = Перед броском кубиков сосчитайте вслух: три, два, один.
spell-begood = Будь паинькой
    .rule = Держите руки скрещёнными.
spell-fresco = Фреска в профиль
    .rule = Показывайтесь остальным только в профиль.
spell-ra = Одноглазый Ра
    .rule = Во время своего хода держите один глаз закрытым.
spell-bandages = Тугие бинты
    .rule = Во время своего хода прижимайте локти к бокам.
spell-scribe = Отчёт писца
    .rule = Во время своего хода объявляйте каждое действие, прежде чем его выполнить.
spell-pillar = Храмовая колонна
    .rule = Играйте стоя.
spell-purr = Мурлыка Бастет
    .rule = Говорите мурлыча: тяните каждое «р».
spell-taboo = Запретный скарабей
    .rule = Не произносите «да» и «нет».
spell-howl = Вудуборотень?!
    .rule = Перед броском кубиков завойте волком.
spell-needle = Иголис Уколис
    .rule = Перед передачей куклы ойкните и потрите уколотое место.
spell-yawn = Зевок зомби
    .rule = Перед броском кубиков зевните и потянитесь.
spell-maracas = Маракасы на посошок
    .rule = Перед передачей куклы дважды тряхните невидимыми маракасами.
spell-puffer = Рыба-фугу
    .rule = Во время своего хода, когда не говорите, держите щёки надутыми.
spell-pinkies = Мизинчики марионетки
    .rule = Во время своего хода берите всё только мизинцами.
spell-parrot = Попугайская петля
    .rule = Во время своего хода скажите хоть что-нибудь и повторяйте последнее слово каждой фразы.
spell-hugger = Кукольные обнимашки
    .rule = Во время своего хода не выпускайте куклу из рук.
spell-hello = Алло, кукла?
    .rule = Перед броском кубиков поднесите куклу к уху и скажите: «Алло?»
spell-chin = Подбородок-якорь
    .rule = Во время своего хода держите подбородок на столе.
spell-clockwork = Заводной голос
    .rule = Го-во-ри-те по сло-гам.
spell-zombie = Зомби-зарядка
    .rule = Во время своего хода между действиями держите обе руки вытянутыми вперёд.

## Eternal curses

curse-grateful = Благодарный дурень
    .rule = Получив куклу, до броска поблагодарите того, кто её передал.
curse-mindpush = Сила мысли
    .rule = Прежде чем взять карточку, просверлите стопку взглядом.
curse-begging = Дырявые руки
    .rule = Прежде чем ваша фишка пойдёт вперёд, вежливо попросите другого колдуна её подвинуть.
curse-nodice = Не к ночи будь помянуты
    .rule = Не произносите слово «кубик» ни в каком виде.
curse-royalwe = Мы, колдун
    .rule = Не говорите «я», «мне», «меня»: вы теперь «мы».
curse-patdoll = Ранимая кукла
    .rule = Перед передачей погладьте куклу по голове.
curse-blow = Сквозняк игрока
    .rule = Перед каждым своим броском и перебросом дуйте на кубики.
curse-applause = Завистливое браво
    .rule = Каждый раз, когда чужая фишка идёт вперёд, скажите «Браво!»
curse-skullspit = Тьфу-тьфу-тьфу
    .rule = Если у кого-нибудь выпало два черепа или больше, понарошку плюньте через левое плечо.
curse-blink = Совиные глаза
    .rule = Перед броском кубиков трижды медленно моргните.
curse-cardsdown = Стыдливые карты
    .rule = Не в свой ход держите карточки на столе лицом вниз.
curse-showdoll = Кукла-цензор
    .rule = Прежде чем разыграть фокус, покажите его кукле.
curse-cackle = Злодейский хохот
    .rule = Каждый раз, когда кого-нибудь поймали, злодейски хохочите.

## Tricks

trick-creepy = Очень жуткая кукла
    .when = Сразу после того, как вы стали целью.
    .rule = Скорчите самую жуткую рожу: заклинатель выбирает другую цель.
trick-cart = Свежевымытая телега
    .when = В свой ход после броска.
    .rule = Погромче прогрохочите: бесплатно перебросьте любые свои кубики.
trick-parasite = Паразит
    .when = В чужой ход после броска.
    .rule = Хлюпните: наложите одно заклинание чужими ингредиентами, они не сбрасываются.
trick-ace = Туз в рукаве
    .when = В свой ход после броска.
    .rule = Тряхните рукавом: поверните один кубик нужной стороной.
trick-amnesia = Провал в памяти
    .when = В свой ход.
    .rule = Спросите: «Кто я?» Уберите одно заклинание, лежащее на вас, под низ стопки, очков никто не получает.
trick-sticky = Липкие лапки
    .when = В свой ход.
    .rule = Невинно посвистите: возьмите случайную карточку с руки другого колдуна.
trick-change = Мелочь в кармане
    .when = В свой ход.
    .rule = Позвените чем-нибудь: получите 1 очко.
trick-banana = Банановая кожура
    .when = В свой ход.
    .rule = Скажите «Ой!»: колдун, у которого очков больше, чем у вас, теряет 1 очко.
trick-sixth = Шестое чувство
    .when = В свой ход, когда хоть один кубик уже в сбросе.
    .rule = Постучите по виску: верните один сброшенный кубик и бросьте его.

## The table on a page

table-track = Счёт
table-skull = Череп: кто проходит его вперёд, получает вечное проклятие. Правило 7.1
table-points = { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
table-tray = Кубики и стопки
table-used = Сброшен: { $face }
table-turn-to = Повернуть кубик: { $face }
table-rerolls = Осталось платных перебросов: { $count }
table-pile-spells = Заклинаний в стопке: { $count }
table-pile-tricks = Фокусов в стопке: { $count }
table-pile-curses = Вечных проклятий впереди: { $count }
table-wobbles = шатается
table-four-dice = в следующий ход только четыре кубика
table-no-reroll = в следующий ход без платных перебросов
table-target = Карточка цели: { $seat }
table-doll = Кукла: { $seat }
table-the-doll = кукла
table-at-ease = вольно: { $slot }
table-says = говорит ({ $voice })
table-worth = +{ $points } сразу, +{ $broken } колдуну, если нарушат.
table-caught = Попались!
table-holds = На руках: заклинаний { $spells }, фокусов { $tricks }
table-hand = Ваши карточки
table-empty-hand = На руках ничего нет: два кубика — одна карточка.
table-on-you = На вас
table-nothing-on-you = пока ничего
table-page = Жесты, страница { $n }
table-wheel = Жесты
table-body = Тело
table-voice = Голос
table-cards = Карточки
table-holding = Пока делаете другое
table-hold-tip = Держите кнопку (или клавишу { $letter }), пока нажимаете другую; короткое касание держит до следующего действия.
table-more = Ещё
command-roll = Бросить
command-reroll = Переброс
command-free = Переброс даром
command-cast = Наложить
command-take = берёт карточку
command-take-spell = Взять заклинание
command-take-trick = Взять фокус
command-draw-spell = Заклинание даром
command-draw-trick = Фокус даром
command-trick = Сыграть фокус
command-pass = Передать
how-reroll = Коснитесь кубика, которым платите, потом тех, что перебросите.
how-free = Коснитесь кубиков, которые перебросите.
how-take = Коснитесь двух кубиков, которыми платите.
how-set = Коснитесь кубика, потом новой грани.
how-cast = Коснитесь заклинания на руке.
how-target = На кого?
how-wild = Коснитесь кубика, который будет «любым».
how-trick = Коснитесь фокуса на руке.
how-aim = Кому?
how-call = Кто нарушил?
how-by = Кто это заметил?
how-sure = В этой позе неудобно: нажмите ещё раз.
banner-stare = { $seat }: «{ $spell }». Кукла уставилась, цель — { $seat-target } …
banner-retarget = { $seat-evader }: моя кукла страшнее! Новая цель для «{ $spell }»? Выбирает { $seat }.
banner-contradiction = { $seat }: два условия разом не выполнить. Что нарушить?
banner-trick = { $seat }: { $trick }
banner-accused = { $seat }, «{ $card }»?
banner-cannot = { $seat }: «Не могу сразу оба!»
banner-agreed = { $seat }: «{ $one }» и «{ $other }» вместе не выполнить. Что нарушить?
banner-bodies = Отметьте, чем не можете или не хотите двигать; вместо такого заклинания касайтесь носа или держите скрещёнными два пальца.
banner-schools = Каждый берёт школу магии.
banner-third-school = Третья школа делится: по шесть карточек.
hinder-narrow = Взгляд в щёлку
hinder-low = Из-под края стола
hinder-high = С высоты
hinder-cap = Под шляпкой
hinder-sway = Качает
hinder-swap = Кнопки наоборот
hinder-tilt = Голова набок
hinder-patch = Одним глазом
hinder-bubble = Сквозь пузырь
hinder-hidden_hand = Карточки лицом вниз

## The first game

first-welcome =
    Добро пожаловать на турнир! Кукла у вас, значит, ход ваш: бросьте пять кубиков.
    Вашему заклинанию, «{ spell-croak }», нужны две тыквы.
first-reroll = Тыкв нет. Заплатите одним кубиком и перебросьте другие: коснитесь летучей мыши (это плата), потом остальных четырёх, потом «Переброс». Так можно трижды за ход.
first-cast = Две тыквы! Коснитесь заклинания, потом цели ({ $seat }), потом «Наложить». Очко ваше сразу, а цель теперь должна квакать перед каждым первым броском.
first-marker = Есть очко. Свою фишку здесь двигают сами: коснитесь её на дорожке.
first-pass = Действие сделано, можно остановиться. Передайте куклу ({ $seat }) и смотрите в оба!
first-call = Перед этим броском никто не квакал! Заклинание лежит перед вами: жмите на нём «Попались!» Стол никогда не подскажет, есть ли что ловить.
first-skull = Ещё два очка за прерванное заклинание. Но на 3 — череп: подвиньте фишку и посмотрите, какое вечное проклятие вам досталось.
first-theirs = Проклятие навсегда: перед каждым броском надо дуть на кубики. Поймать на этом может любой, и тогда придётся платить. А пока ходит { $seat }.
first-stare = Теперь цель — вы: кукла уставилась на вас. С «Очень жуткой куклой» можно было бы увернуться. У вас её нет: пусть будет так.
first-stared = Кукла всегда смотрит пару секунд: по скорости ответа ни о чём не догадаться.
first-howl = Ваш ход, и на вас заклинание: перед броском завойте волком. Сегодня список «На вас» подсказывает, обычно надо помнить самим.
first-blow = И проклятие: подуйте на кубики. Этот жест на второй странице.
first-roll = Вой был, на кубики подуто — ловить нечего. Бросайте!
first-take = На руках пусто, а карточка стоит два кубика. Коснитесь летучей мыши и тыквы, потом «{ command-take-spell }».
first-trick = Фокус тоже стоит два кубика: обе звезды, потом «{ command-take-trick }». Сначала фокусу нужен свой жест — какой, написано на карточке.
first-end =
    Вот и всё: бросайте, накладывайте, следите за другими и ничего не забывайте сами. Позы, голоса, гудение и крошечные кнопки ждут на других панелях.
    Кто первым наберёт 11, победит. Играйте дальше!

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] Больше очков для вас.
   *[no] Очки здесь подождут.
}
reason-rival-points = { $more ->
    [yes] Очки соперника здесь не так важны.
   *[no] Соперник отстаёт.
}
reason-left-points = { $more ->
    [yes] Очки соседа слева здесь не так важны.
   *[no] Сосед слева получит меньше очков.
}
reason-own-one-away = { $more ->
    [yes] До цели остаётся одно очко.
   *[no] До цели пока далеко, и это не страшно.
}
reason-own-two-away = { $more ->
    [yes] До цели остаётся не больше двух очков.
   *[no] До цели больше двух очков, и это не страшно.
}
reason-own-three-away = { $more ->
    [yes] Потом хватит одного сильного заклинания.
   *[no] Сильное заклинание пока не обязано побеждать.
}
reason-rival-one-away = { $more ->
    [yes] Соперник у самой цели здесь не страшен.
   *[no] Соперник не подойдёт к последнему очку.
}
reason-rival-two-away = { $more ->
    [yes] Соперник вблизи цели здесь не страшен.
   *[no] Сопернику останется больше двух очков.
}
reason-rival-three-away = { $more ->
    [yes] Сильное заклинание соперника здесь не страшно.
   *[no] Сопернику не хватит одного сильного заклинания.
}
reason-lead = { $more ->
    [yes] Вы вырываетесь вперёд.
   *[no] Быть впереди здесь не так важно.
}
reason-late-lead = { $more ->
    [yes] Вы впереди, когда это решает.
   *[no] Вперёд можно выйти и позже.
}
reason-own-spells = { $more ->
    [yes] Больше заклинаний на руке.
   *[no] Заклинания с руки идут в дело.
}
reason-own-promise = { $more ->
    [yes] Ваша рука обещает больше очков.
   *[no] Ваша рука идёт в дело.
}
reason-own-cheap-spells = { $more ->
    [yes] Дешёвые заклинания остаются под рукой.
   *[no] Дешёвые заклинания идут в дело.
}
reason-own-big-spells = { $more ->
    [yes] Сильные заклинания остаются под рукой.
   *[no] Сильные заклинания идут в дело.
}
reason-own-winning-spells = { $more ->
    [yes] У вас остаётся заклинание, которое может победить.
   *[no] Одному заклинанию побеждать не обязательно.
}
reason-rival-spells = { $more ->
    [yes] Рука соперника здесь не так важна.
   *[no] У соперника меньше заклинаний.
}
reason-own-tricks = { $more ->
    [yes] Больше фокусов на руке.
   *[no] Фокус идёт в дело.
}
reason-own-point-trick = { $more ->
    [yes] У вас остаётся фокус, который приносит очко.
   *[no] Фокус, который приносит очко, идёт в дело.
}
reason-own-dice-tricks = { $more ->
    [yes] У вас остаются фокусы для кубиков.
   *[no] Фокус помогает кубикам уже сейчас.
}
reason-own-parasite = { $more ->
    [yes] Паразит ждёт чужих кубиков.
   *[no] Паразит своё дело сделал.
}
reason-own-doll = { $more ->
    [yes] Очень жуткая кукла остаётся у вас.
   *[no] Кукла сыграна вовремя.
}
reason-rival-tricks = { $more ->
    [yes] Фокусы соперника здесь не так важны.
   *[no] У соперника меньше фокусов.
}
reason-own-catches = { $more ->
    [yes] Больше поводов поймать других.
   *[no] Меньше заклинаний, за которыми нужно следить.
}
reason-rival-catches = { $more ->
    [yes] Заклинания соперника здесь не так важны.
   *[no] У соперника меньше поводов кого-то поймать.
}
reason-own-conditions = { $more ->
    [yes] Ещё одно условие вы выдержите.
   *[no] Вам нужно помнить меньше.
}
reason-rival-conditions = { $more ->
    [yes] Сопернику нужно помнить больше.
   *[no] Условия соперника здесь не так важны.
}
reason-own-curses = { $more ->
    [yes] Очки стоят проклятия.
   *[no] Вы обходитесь без проклятия.
}
reason-rival-curses = { $more ->
    [yes] На сопернике больше проклятий.
   *[no] Проклятия соперника здесь не так важны.
}
reason-own-contradiction = { $more ->
    [yes] Следующее заклинание может столкнуться с вашим же на столе.
   *[no] Столкновение заклинаний вам не нужно.
}
reason-own-penalty = { $more ->
    [yes] Наказание вы выдержите.
   *[no] На следующем ходу вы обойдётесь без наказания.
}
reason-rival-penalty = { $more ->
    [yes] Соперник наказан на следующий ход.
   *[no] Наказание соперника здесь не так важно.
}
reason-turns-to-wait = { $more ->
    [yes] Следующий ход может подождать.
   *[no] Ваш следующий ход наступит скорее.
}
reason-rounds-left = { $more ->
    [yes] Игра продлится дольше.
   *[no] Конец игры ближе.
}
