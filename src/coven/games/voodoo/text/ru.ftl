name = Кукла колдуна
about = Турнир колдунов и одна очень внимательная кукла. Бросай ингредиенты, накладывай заклинания, заставляй других выть, шептать, стоять на одной ноге и благодарить за это. Забудет кто-нибудь, что на нём лежит, — очки твои. А кто набирает много, того ждут вечные проклятия.
quick-start =
    Брось кубики и используй их: наложи заклинание с руки, сбрось один, чтобы перебросить другие, или два, чтобы взять карточку. Сделай хоть что-нибудь и передай куклу.
    Заклинание сразу приносит очки, а его цель должна слушаться до конца игры. Напоминать ей никто не будет.
    Следи за своими целями: забыл кто-нибудь — жми «Поймано!» и получай второе число с карточки.
    Каждый пройденный череп приносит вечное проклятие. Кто первым наберёт 11, тот победил.

## Ways to play

variant-online = По сети
    .about = Каждое условие — жест на экране, и стол видит, сделан ли он. До 11 очков.
variant-quick = По сети, быстрая
    .about = До 8 очков, и карточек с самого начала больше.
variant-room = В одной комнате
    .about = Двигаетесь вы сами и судите друг друга тоже сами; стол — арбитр.
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
    .about = Как в коробке, что на тебе лежит, надо помнить; с подсказкой стол показывает это тебе одному.
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

prompt-roll = Твой ход: брось кубики ({ $count }).
prompt-act = Кубиков { $count }: наложи заклинание, перебрось или возьми карточку.
prompt-act-again = Кубиков { $count }: продолжай или передай куклу.
prompt-pass = Больше делать нечего: передай куклу.
prompt-draw = В этот ход карточка не взята: возьми одну бесплатно.
prompt-stare = Кукла смотрит на тебя: { $seat } накладывает «{ $spell }».
prompt-stared = Кукла ещё не отвела взгляд …
prompt-retarget = { $seat } пугает страшнее. Выбери другую цель для «{ $spell }».
prompt-contradiction = Выполнить оба нельзя. Какое заклинание прерываешь?
prompt-choice-free-reroll = Какие кубики перебросишь бесплатно?
prompt-choice-set-die = Какой кубик повернёшь и какой стороной?
prompt-choice-drop-spell-on-me = Какое заклинание забываешь?
prompt-choice-cast-with-their-dice = Наложи одно заклинание этими ингредиентами.
prompt-choice-steal-random-card = У кого возьмёшь карточку?
prompt-choice-leader-loses-point = Кто поскользнётся?
prompt-accused = { $seat } говорит: «{ $card }» нарушено. Честно?
prompt-vote = { $seat }, «{ $card }»: нарушено или соблюдено?
prompt-vote-both = { $seat } не может выполнить «{ $one }» и «{ $other }» сразу. «Нарушено» — верно, «соблюдено» — можно и то и другое.
prompt-vote-trick = { $seat } плохо выполняет условие фокуса? «Нарушено» — карточка пропала.
prompt-performed = { $seat } разыгрывает фокус. Условие выполнено как следует?
prompt-cannot-first = Какое заклинание нельзя выполнить…
prompt-cannot-second = …вместе с каким?
prompt-agree = { $seat } не может выполнить «{ $one }» и «{ $other }» сразу. Верно?
prompt-bodies = Чем ты не можешь или не хочешь двигать?
prompt-schools = Выбери школу магии.
prompt-third-school = Возьми из третьей школы ещё { $count }.
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
move-call = Поймано! «{ $card }»
move-call-at = Поймано! { $seat }, «{ $card }»
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
move-lapse-stare = Кукла отводит взгляд
move-machine-on = Этот колдун — бот
move-machine-off = Этот колдун — человек
move-fair = Честно
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
move-without = Без этого: { $body }
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
log-call = { $seat }: «Поймано!» ({ $card })
log-call-at = { $seat }: «Поймано: { $seat-accused }!» ({ $card })
log-caught-spell = { $seat } прерывает «{ $spell }».
log-caught-curse = { $seat } не выполняет «{ $curse }».
log-false-alarm = Ложная тревога: { $seat }.
log-fair = { $seat }: «Честно».
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
refuse-aim = Этот жест обращён к другому колдуну за столом или к кукле.
refuse-busy = За таким числом жестов никто не уследит; дай игре пойти дальше.
refuse-not-on-table = Этой карточки нет на столе.
refuse-rested = Эту карточку уже проверяли; снова — когда передадут куклу.
refuse-not-caster = Это чужое заклинание, поймать на нём может только { $seat }.
refuse-own-curse = Это проклятие на тебе; следят за ним другие.
refuse-own-spell = Это заклинание на вас; следят за ним другие.
refuse-later = Сначала то, о чём сейчас спрашивают.
refuse-call-whom = Назови, кто нарушил.
refuse-call-nobody = С этой карточкой колдуна не называют.
refuse-accused = Ни ты, ни сам заклинатель нарушить его не могли.
refuse-no-trick = У тебя нет фокуса «{ $trick }».
refuse-trick-busy = С фокусом придётся подождать, пока не ответят.
refuse-trick-moment = Не тот момент. { $when }
refuse-not-in-room = Это для тех, кто играет в одной комнате.
refuse-wait = Сначала отвечает { $seat }.
refuse-nothing-asked = Сейчас тебя об этом не спрашивают.
refuse-stare = Кукла смотрит на тебя: прими заклинание или пугай страшнее.
refuse-retarget = Сначала выбери другую цель.
refuse-contradiction = Сначала скажи, какое заклинание прерываешь.
refuse-choice = Сначала закончи фокус.
refuse-accused-first = Сначала ответь: честно или спорим?
refuse-vote = Сначала проголосуй.
refuse-performed = Сначала скажи, годится ли фокус.
refuse-cannot = Сначала решите, какие заклинания нельзя выполнить сразу.
refuse-bodies = Сначала скажи, чем можешь двигать.
refuse-schools = Сначала выбери из того, что предлагают школы.
refuse-rolled = Первый бросок сделан; дальше — только перебросы.
refuse-roll-first = Сначала брось кубики.
refuse-not-quick = Бесплатная карточка в конце хода — только в быстрой игре.
refuse-taken = В этот ход карточка уже взята.
refuse-turn-ending = После бесплатной карточки действий больше нет: остались фокусы и передача куклы.
refuse-empty-pile = Эта стопка пуста.
refuse-act-first = Прежде чем закончить ход, используй кубики хотя бы раз.
refuse-draw-first = В этот ход карточка не взята: возьми её, прежде чем передать куклу.
refuse-few-dice = Для этого нужно хотя бы два кубика.
refuse-hobbled = Наказание за проклятие: в этот ход перебрасывать за сброс нельзя.
refuse-rerolls = В этот ход переброшено уже трижды.
refuse-no-such-dice = Таких кубиков у тебя нет.
refuse-not-in-hand = «{ $spell }» не у тебя на руке.
refuse-yourself = Наложить заклинание на себя нельзя.
refuse-nobody-there = Там никто не сидит.
refuse-target-card = Карточка цели уже здесь: { $seat }. Выбери другую цель.
refuse-ingredients = На кубиках нет всего, что нужно для «{ $spell }».
refuse-wildcard = Для «{ $spell }» нужен ещё один любой кубик: выбери его.

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — очки: { $points }, на руке: заклинаний { $spells }, фокусов { $tricks }
sketch-laid = наложено: { $cards }
sketch-cursed = проклятия: { $cards }
sketch-body = тело: { $body }
sketch-dice = Кубики: { $pool } (в сбросе: { $used })
sketch-piles = Стопки: заклинания { $spells }, фокусы { $tricks }, проклятия { $curses }
sketch-hand = На руке: { $cards }
sketch-mine = На тебе: { $cards }

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
penalty-lose_point = Наказание: потеряй 1 очко.
penalty-four_dice = Наказание: в следующий ход бросай только 4 кубика.
penalty-no_reroll = Наказание: в следующий ход нельзя перебрасывать кубики за сброс.
penalty-discard_random = Наказание: убери случайную карточку с руки под низ её стопки.
penalty-give_left = Наказание: отдай случайную карточку с руки соседу слева.
penalty-lose_drawn_card = Наказание: взятая карточка уходит под низ стопки.
penalty-lose_trick = Наказание: убери ещё один случайный свой фокус под низ стопки; если фокусов нет, потеряй 1 очко.

## Spells

spell-croak = Квакозяб
    .rule = Перед броском кубиков квакни.
spell-bow = Поклон пеньку
    .rule = Перед передачей куклы поклонись ей.
spell-knock = Тук-тук-дуб
    .rule = Перед броском кубиков трижды постучи по дереву.
spell-echo = Лесное эхо
    .rule = Каждый раз, когда другой колдун накладывает заклинание, протяни: «Ух ты-ы!»
spell-hookleg = Крюконог
    .rule = Сиди, скрестив ноги.
spell-sitdown = Сидунька
    .rule = Сиди на полу.
spell-mushroom = Грибная шляпка
    .rule = Держи одну ладонь на макушке.
spell-drone = Гудёж друида
    .rule = Во время своего хода гуди не переставая.
spell-weakhand = Хилый корешок
    .rule = Во время своего хода действуй только непривычной рукой.
spell-heron = Болотная цапля
    .rule = Во время своего хода стой на одной ноге.
spell-fog = Туманный шёпот
    .rule = Говори только шёпотом.
spell-polite = Вежливый лепрекон
    .rule = Во время своего хода скажи хоть что-нибудь и каждую фразу начинай со слов «Смею заметить».
spell-camel = Верблюжий фырк
    .rule = Перед передачей куклы фыркни по-верблюжьи.
spell-salute = Честь сфинксу
    .rule = Перед броском кубиков отдай честь соседу слева.
spell-fanfare = Фанфары фараона
    .rule = Прежде чем двинуть свою фишку вперёд, выбей дробь по столу.
spell-countdown = Отсчёт гробницы
    .rule = Перед броском кубиков сосчитай вслух: три, два, один.
spell-begood = Будь паинькой
    .rule = Держи руки скрещёнными.
spell-fresco = Фреска в профиль
    .rule = Показывайся остальным только в профиль.
spell-ra = Одноглазый Ра
    .rule = Во время своего хода держи один глаз закрытым.
spell-bandages = Тугие бинты
    .rule = Во время своего хода прижимай локти к бокам.
spell-scribe = Отчёт писца
    .rule = Во время своего хода объявляй каждое действие, прежде чем его выполнить.
spell-pillar = Храмовая колонна
    .rule = Играй стоя.
spell-purr = Мурлыка Бастет
    .rule = Говори мурлыча: тяни каждое «р».
spell-taboo = Запретный скарабей
    .rule = Не произноси «да» и «нет».
spell-howl = Вудуборотень?!
    .rule = Перед броском кубиков завой волком.
spell-needle = Иголис Уколис
    .rule = Перед передачей куклы ойкни и потри уколотое место.
spell-yawn = Зевок зомби
    .rule = Перед броском кубиков зевни и потянись.
spell-maracas = Маракасы на посошок
    .rule = Перед передачей куклы дважды тряхни невидимыми маракасами.
spell-puffer = Рыба-фугу
    .rule = Во время своего хода, когда не говоришь, держи щёки надутыми.
spell-pinkies = Мизинчики марионетки
    .rule = Во время своего хода бери всё только мизинцами.
spell-parrot = Попугайская петля
    .rule = Во время своего хода скажи хоть что-нибудь и повторяй последнее слово каждой фразы.
spell-hugger = Кукольные обнимашки
    .rule = Во время своего хода не выпускай куклу из рук.
spell-hello = Алло, кукла?
    .rule = Перед броском кубиков поднеси куклу к уху и скажи: «Алло?»
spell-chin = Подбородок-якорь
    .rule = Во время своего хода держи подбородок на столе.
spell-clockwork = Заводной голос
    .rule = Го-во-ри по сло-гам.
spell-zombie = Зомби-зарядка
    .rule = Во время своего хода между действиями держи обе руки вытянутыми вперёд.

## Eternal curses

curse-grateful = Благодарный дурень
    .rule = Получив куклу, до броска поблагодари того, кто её передал.
    .penalty = { penalty-lose_point }
curse-mindpush = Сила мысли
    .rule = Прежде чем взять карточку, сверли стопку взглядом.
    .penalty = { penalty-lose_drawn_card }
curse-begging = Дырявые руки
    .rule = Прежде чем твоя фишка пойдёт вперёд, вежливо попроси другого колдуна её подвинуть.
    .penalty = { penalty-lose_point }
curse-nodice = Не к ночи будь помянуты
    .rule = Не произноси слово «кубик» ни в каком виде.
    .penalty = { penalty-four_dice }
curse-royalwe = Мы, колдун
    .rule = Не говори «я», «мне», «меня»: ты теперь «мы».
    .penalty = { penalty-lose_point }
curse-patdoll = Ранимая кукла
    .rule = Перед передачей погладь куклу по голове.
    .penalty = { penalty-four_dice }
curse-blow = Сквозняк игрока
    .rule = Перед каждым своим броском и перебросом дуй на кубики.
    .penalty = { penalty-no_reroll }
curse-applause = Завистливое браво
    .rule = Каждый раз, когда чужая фишка идёт вперёд, скажи «Браво!»
    .penalty = { penalty-lose_point }
curse-skullspit = Тьфу-тьфу-тьфу
    .rule = Если у кого-нибудь выпало два черепа или больше, понарошку плюнь через левое плечо.
    .penalty = { penalty-discard_random }
curse-blink = Совиные глаза
    .rule = Перед броском кубиков трижды медленно моргни.
    .penalty = { penalty-four_dice }
curse-cardsdown = Стыдливые карты
    .rule = Не в свой ход держи карточки на столе лицом вниз.
    .penalty = { penalty-give_left }
curse-showdoll = Кукла-цензор
    .rule = Прежде чем разыграть фокус, покажи его кукле.
    .penalty = { penalty-lose_trick }
curse-cackle = Злодейский хохот
    .rule = Каждый раз, когда кого-нибудь поймали, злодейски хохочи.
    .penalty = { penalty-lose_point }

## Tricks

trick-creepy = Очень жуткая кукла
    .when = Сразу после того, как ты стал целью.
    .rule = Скорчи самую жуткую рожу: заклинатель выбирает другую цель.
trick-cart = Свежевымытая телега
    .when = В свой ход после броска.
    .rule = Погромче прогрохочи: бесплатно перебрось любые свои кубики.
trick-parasite = Паразит
    .when = В чужой ход после броска.
    .rule = Хлюпни: наложи одно заклинание чужими ингредиентами, они не сбрасываются.
trick-ace = Туз в рукаве
    .when = В свой ход после броска.
    .rule = Тряхни рукавом: поверни один кубик нужной стороной.
trick-amnesia = Провал в памяти
    .when = В свой ход.
    .rule = Спроси: «Кто я?» Убери одно действующее на тебя заклинание под низ стопки, очков никто не получает.
trick-sticky = Липкие лапки
    .when = В свой ход.
    .rule = Невинно посвисти: возьми случайную карточку с руки другого колдуна.
trick-change = Мелочь в кармане
    .when = В свой ход.
    .rule = Позвени чем-нибудь: получи 1 очко.
trick-banana = Банановая кожура
    .when = В свой ход.
    .rule = Скажи «Ой!»: колдун, у которого очков больше, чем у тебя, теряет 1 очко.
trick-sixth = Шестое чувство
    .when = В свой ход, когда хоть один кубик уже в сбросе.
    .rule = Постучи по виску: верни один сброшенный кубик и брось его.

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
table-says = «…» { $voice }
table-worth = +{ $points } сразу, +{ $broken } колдуну, если нарушат.
table-caught = Поймано!
table-holds = На руках: заклинаний { $spells }, фокусов { $tricks }
table-hand = Твои карты
table-empty-hand = На руках ничего нет: два кубика — одна карточка.
table-on-you = На тебе
table-nothing-on-you = пока ничего
table-page = Жесты, страница { $n }
table-wheel = Жесты
table-body = Тело
table-voice = Голос
table-cards = Карты
table-holding = Пока делаешь другое
table-hold-tip = Держи кнопку (или клавишу { $letter }), пока нажимаешь другую; короткое касание держит до следующего действия.
table-more = Ещё
command-roll = Бросить
command-reroll = Переброс
command-free = Переброс даром
command-cast = Наложить
command-take = Карточка
command-take-spell = Взять заклинание
command-take-trick = Взять фокус
command-draw-spell = Заклинание даром
command-draw-trick = Фокус даром
command-trick = Сыграть фокус
command-pass = Передать
how-reroll = Коснись кубика, которым платишь, потом тех, что перебросишь.
how-free = Коснись кубиков, которые перебросишь.
how-take = Коснись двух кубиков, которыми платишь.
how-set = Коснись кубика, потом новой грани.
how-cast = Коснись заклинания на руке.
how-target = На кого?
how-wild = Коснись кубика, который будет «любым».
how-trick = Коснись фокуса на руке.
how-aim = Кому?
how-call = Кто нарушил?
how-by = Кто это заметил?
how-sure = Так неудобно: нажми ещё раз.
banner-stare = { $seat }: «{ $spell }». Кукла уставилась, цель — { $seat-target } …
banner-retarget = { $seat-evader }: моя кукла страшнее! Новая цель для «{ $spell }»? Выбирает { $seat }.
banner-contradiction = { $seat }: два условия разом не выполнить. Что нарушить?
banner-trick = { $seat }: { $trick }
banner-accused = { $seat }, «{ $card }»?
banner-cannot = { $seat }: «Не могу сразу оба!»
banner-agreed = { $seat }: «{ $one }» и «{ $other }» вместе не выполнить. Что нарушить?
banner-bodies = Отметь, чем не можешь или не хочешь двигать; вместо такого заклинания коснись носа или держи скрещёнными два пальца.
banner-schools = Каждый берёт школу магии.
banner-third-school = Третья школа делится: по шесть карт.
hinder-narrow = Взгляд в щёлку
hinder-low = Из-под края стола
hinder-high = С высоты
hinder-cap = Под шляпкой
hinder-sway = Качает
hinder-swap = Кнопки наоборот
hinder-tilt = Голова набок
hinder-patch = Одним глазом
hinder-bubble = Сквозь пузырь
hinder-hidden_hand = Карты рубашкой вверх

## The first game

first-welcome =
    Добро пожаловать на турнир! Кукла у тебя, значит, ход твой: брось пять кубиков.
    Твоему заклинанию, «{ spell-croak }», нужны две тыквы.
first-reroll = Тыкв нет. Заплати одним кубиком и перебрось другие: коснись летучей мыши (это плата), потом остальных четырёх, потом «Переброс». Так можно трижды за ход.
first-cast = Две тыквы! Коснись заклинания, потом цели ({ $seat }), потом «Наложить». Очко твоё сразу, а цель теперь должна квакать перед каждым первым броском.
first-marker = Есть очко. Свою фишку здесь двигают сами: коснись её на дорожке.
first-pass = Действие сделано, можно остановиться. Передай куклу ({ $seat }) и смотри в оба!
first-call = Перед этим броском никто не квакал! Заклинание лежит перед тобой: жми «Поймано!» Стол никогда не подскажет, есть ли что ловить.
first-skull = Ещё два очка за прерванное заклинание. Но на 3 — череп: подвинь фишку и посмотри, какое вечное проклятие тебе досталось.
first-theirs = Проклятие навсегда: перед каждым броском надо дуть на кубики. Поймать на этом может любой, и тогда придётся платить. А пока ходит { $seat }.
first-stare = Теперь цель — ты: кукла уставилась на тебя. С «Очень жуткой куклой» можно было бы увернуться. У тебя её нет: пусть будет так.
first-stared = Кукла всегда смотрит пару секунд: по скорости ответа ни о чём не догадаться.
first-howl = Твой ход, и на тебе заклинание: перед броском завой волком. Сегодня список «На тебе» подсказывает, обычно надо помнить самому.
first-blow = И проклятие: подуй на кубики. Этот жест на второй странице.
first-roll = Вой был, на кубики подуто — ловить нечего. Бросай!
first-take = На руках пусто, а карточка стоит два кубика. Коснись летучей мыши и тыквы, потом «{ command-take-spell }».
first-trick = Фокус тоже стоит два кубика: обе звезды, потом «{ command-take-trick }». Сначала фокусу нужен свой жест — какой, написано на карточке.
first-end =
    Вот и всё: бросай, накладывай, следи за другими и ничего не забывай сам. Позы, голоса, гудение и крошечные кнопки ждут на других панелях.
    Кто первым наберёт 11, победит. Играй дальше!
