name = Лялька чаклуна
about = Турнір чаклунів і одна дуже уважна лялька. Кидай інгредієнти, накладай закляття, змушуй інших вити, шепотіти, стояти на одній нозі й дякувати за це. Забуде хтось, що на ньому лежить, — очки твої. А хто набирає багато, на того чекають вічні прокляття.
quick-start =
    Кинь кубики й використай їх: наклади закляття з руки, скинь один, щоб перекинути інші, або два, щоб узяти картку. Зроби хоч щось і передай ляльку.
    Закляття одразу дає очки, а його ціль мусить слухатися до кінця гри. Нагадувати ніхто не буде.
    Стеж за своїми цілями: забув хтось — тисни «Спіймано!» й отримуй друге число з картки.
    Кожен пройдений череп приносить вічне прокляття. Хто перший набере 11, той переміг.

## Ways to play

variant-online = Мережею
    .about = Кожна умова — жест на екрані, і стіл бачить, чи його зроблено. До 11 очок.
variant-quick = Мережею, швидка
    .about = До 8 очок, і карток від початку більше.
variant-room = В одній кімнаті
    .about = Рухаєтеся ви самі й судите одне одного теж самі; стіл — арбітр.
variant-room-quick = В одній кімнаті, швидка
    .about = Живі тіла, 8 очок.
variant-learners = Для новачків
    .about = Кожен бачить, що на ньому лежить, і ловити може будь-хто.
variant-strict = Суворі фокуси
    .about = Фокус невчасно пропадає, як у коробці; кожен череп проклинає один раз.
option-mode = Де ви граєте
    .about = Мережею стіл судить жести на екрані; в одній кімнаті ви судите одне одного.
option-mode-online = Мережею
option-mode-room = В одній кімнаті
option-track = Тривалість
    .about = Швидка гра триває до 8 очок і починається з більшої кількості карток.
option-track-normal = До 11 очок
option-track-quick = Швидка, до 8 очок
option-memory = Пам’ять
    .about = Як у коробці, що на тобі лежить, треба пам’ятати; з підказкою стіл показує це лише тобі.
option-memory-box = Як у коробці
option-memory-aid = Список моїх умов
option-callers = Хто ловить
    .about = Хто може повідомити про перерване закляття. Очки завжди отримує той, хто його наклав.
option-callers-caster = Лише заклинач
option-callers-anyone = Будь-хто
option-skull-repeat = Черепи
    .about = Чи проклинає череп знову, якщо пройти його ще раз після втрати очок.
option-skull-repeat-each-forward = Щоразу, на ходу вперед
option-skull-repeat-once = По одному разу кожного
option-strict-tricks = Фокуси невчасно
    .about = Як у коробці, фокус невчасно пропадає; інакше його просто не можна розіграти.
option-strict-tricks-false = Не можна розіграти
option-strict-tricks-true = Пропадають
option-first-player = Перший гравець
    .about = Хто останнім дивився фільм про чарівників, сідає на перше місце; або вирішує жереб.
option-first-player-random = За жеребом
option-first-player-first-seat = Перше місце
option-handicap = Фора
    .about = Другий із двох гравців починає із зайвим закляттям: першому легше.
option-handicap-false = Немає
option-handicap-true = Зайве закляття другому
score-points = очки
ending-points = Мети досягнуто.
ending-long = Шістдесят кіл позаду: перемагає той, у кого більше очок.

## Things

a-spell = картку закляття
a-trick = картку фокуса
body-voice = голос
body-hands = руки
body-head = голова
body-face = обличчя
body-torso = спина
body-legs = ноги
body-floor = сидіння на підлозі
slot-seat = поза
slot-legs = ноги
slot-arms = руки
slot-elbows = лікті
slot-head = голова
slot-eyes = очі
slot-mouth = рот
slot-cards = картки
posture-floor = сидить на підлозі
posture-stand = стоїть
posture-crossed = ноги схрещені
posture-one_leg = на одній нозі
posture-hand_on_head = долоня на маківці
posture-arms_crossed = руки схрещені
posture-arms_forward = руки простягнуті вперед
posture-elbows_in = лікті притиснуті до боків
posture-profile = у профіль
posture-chin_on_table = підборіддя на столі
posture-one_shut = одне око заплющене
posture-cheeks_puffed = щоки надуті
posture-cards_down = картки лицем донизу
hold-hum = гудіння
hold-hug_doll = лялька в обіймах
strip-normal = звичайні кнопки
strip-mirror = дзеркальні кнопки
strip-tiny = крихітні кнопки
voice-normal = звичайний голос
voice-whisper = шепіт
voice-purr = муркотіння
voice-robot = голос по складах
voice-squeak = писк
voice-ghostly = потойбічний голос
count-one = один
count-two = два
count-three = три
phrase-luck = Удачі всім!
phrase-humble = Смію зауважити, удачі всім!
phrase-luck_luck = Усім удачі, удачі!
phrase-humble_luck = Смію зауважити, усім удачі, удачі!
phrase-well_done = Чудово зіграно!
phrase-hurry = Лялька чекає.
phrase-aye = Ага.
phrase-nay = Нє-а.
phrase-yes = Так!
phrase-no = Ні!
phrase-dice = Ну й кубики!
phrase-me = Я все бачу!

## What is asked

prompt-roll = Твій хід: кинь кубики ({ $count }).
prompt-act = Кубиків { $count }: наклади закляття, перекинь або візьми картку.
prompt-act-again = Кубиків { $count }: дій далі або передай ляльку.
prompt-pass = Більше робити нічого: передай ляльку.
prompt-draw = Цього ходу картки не взято: візьми одну безкоштовно.
prompt-stare = Лялька дивиться на тебе: { $seat } накладає «{ $spell }».
prompt-stared = Лялька ще не відвела погляду …
prompt-retarget = { $seat } лякає страшніше. Обери іншу ціль для «{ $spell }».
prompt-contradiction = Виконати обидва не можна. Яке закляття перериваєш?
prompt-choice-free-reroll = Які кубики перекинеш безкоштовно?
prompt-choice-set-die = Який кубик повернеш і яким боком?
prompt-choice-drop-spell-on-me = Яке закляття забуваєш?
prompt-choice-cast-with-their-dice = Наклади одне закляття цими інгредієнтами.
prompt-choice-steal-random-card = У кого візьмеш картку?
prompt-choice-leader-loses-point = Хто послизнеться?
prompt-accused = { $seat } каже: «{ $card }» порушено. Чесно?
prompt-vote = { $seat }, «{ $card }»: порушено чи дотримано?
prompt-vote-both = { $seat } не може виконати «{ $one }» і «{ $other }» разом. «Порушено» — так і є, «дотримано» — можна обидва.
prompt-vote-trick = { $seat } погано виконує умову фокуса? «Порушено» — картка пропала.
prompt-performed = { $seat } розігрує фокус. Умову виконано як слід?
prompt-cannot-first = Яке закляття не можна виконати…
prompt-cannot-second = …разом із яким?
prompt-agree = { $seat } не може виконати «{ $one }» і «{ $other }» разом. Правда?
prompt-bodies = Чим ти не можеш або не хочеш рухати?
prompt-schools = Обери школу магії.
prompt-third-school = Візьми з третьої школи ще { $count }.
crumb-turn = Ходить { $seat }
crumb-cast = { $seat }: «{ $spell }»
crumb-trick = { $seat }: { $trick }
crumb-call = { $seat }, «{ $card }»?
crumb-contradiction = { $seat }: не все разом
crumb-vote = Голосування

## Moves

move-roll = Кинути кубики
move-reroll =
    Скинути: { $paid }, перекинути: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-spell =
    Узяти закляття за: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-trick =
    Узяти фокус за: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-draw-spell = Узяти закляття безкоштовно
move-draw-trick = Узяти фокус безкоштовно
move-cast = Накласти «{ $spell }», ціль: { $seat } (+{ $points })
move-cast-wild = Накласти «{ $spell }», ціль: { $seat } (+{ $points }), будь-який: { $wild }
move-pass = Передати ляльку
move-stay = Хай буде так
move-aim = Ціль: { $seat }
move-break = Перервати «{ $spell }»
move-trick = Фокус: { $trick }
move-free =
    Перекинути: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-set = Повернути: { $from } → { $to }
move-forget = Забути «{ $spell }»
move-steal = Картка з руки: { $seat }
move-slip = { $seat } втрачає очко
move-call = Спіймано! «{ $card }»
move-call-at = Спіймано! { $seat }, «{ $card }»
move-emote = { $emote }
move-emote-at = { $emote }: { $seat }
move-emote-doll = { $emote }: лялька
move-count = Сказати «{ $number }»
move-posture = Поза: { $posture }
move-posture-off = Вільно: { $slot }
move-hold-on = Почати: { $hold }
move-hold-off = Припинити: { $hold }
move-strip = { $strip }
move-voice = Голос: { $voice }
move-phrase = Сказати: «{ $phrase }»
move-line = Сказати щось
move-marker = Посунути свою фішку
move-lapse-reaction = Пропустити момент
move-lapse-wobble = Дати позі впасти
move-lapse-stare = Лялька відводить погляд
move-machine-on = Цей чаклун — бот
move-machine-off = Цей чаклун — людина
move-fair = Чесно
move-contest = Оскаржити
move-broken = Порушено
move-kept = Дотримано
move-abstain = Утриматися
move-good-enough = Годиться
move-not-good-enough = Погано зроблено
move-cant = Я не можу все разом
move-name = «{ $spell }»
move-never-mind = Неважливо
move-agree = Погодитися
move-dispute = Посперечатися
move-without = Без цього: { $body }
move-with = Усе-таки можна: { $body }
move-ready = Готово
move-school = { $school } школа
move-pick = Узяти «{ $spell }»

## What happened

log-begin = Турнір починається: хто першим набере { $goal }. Лялька: { $seat }.
log-turn = Хід { $turn }: ляльку отримує { $seat }.
log-roll =
    { $seat } кидає: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-reroll =
    { $seat } скидає кубик і перекидає: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-free-reroll =
    { $seat } перекидає безкоштовно: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-die-back =
    { $seat } повертає кубик і кидає: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-take = { $seat } бере: { $card }.
log-pass = { $seat } передає ляльку, тепер ходить { $seat-next }.
log-cast = { $seat } накладає «{ $spell }».
log-target = Картка цілі тепер тут: { $seat }.
log-evaded = { $seat } корчить страшнішу пику: потрібна інша ціль.
log-contradiction = { $seat } не може виконати обидва закляття й перериває «{ $spell }».
log-gain = { $seat } йде вперед на { $points } і стоїть на { $total }.
log-lose = { $seat } відступає на { $total }.
log-lose-none = { $seat } нічого не втрачає: очок немає.
log-win = { $seat } перемагає на турнірі!
log-long = Минуло шістдесят кіл. Лялька заснула, турнір закінчено.
log-curse = Череп! Вічне прокляття отримує { $seat }: «{ $curse }».
log-no-curse = Череп, але прокляття скінчилися: { $seat } у безпеці.
log-marker = { $seat } пересуває фішку на { $total }.
log-call = { $seat }: «Спіймано!» ({ $card })
log-call-at = { $seat }: «Спіймано: { $seat-accused }!» ({ $card })
log-caught-spell = { $seat } перериває «{ $spell }».
log-caught-curse = { $seat } не виконує «{ $curse }».
log-false-alarm = Хибна тривога: { $seat }.
log-fair = { $seat }: «Чесно».
log-contest = { $seat } це оскаржує.
log-kept = { $seat } усього дотримується.
log-vote = Голоси: порушено — { $broken }, дотримано — { $kept }.
log-coin-broken = Судити нікому; монета каже: порушено.
log-coin-kept = Судити нікому; монета каже: дотримано.
log-cannot = { $seat } не може виконати разом «{ $one }» і «{ $other }».
log-cannot-wrong = Але на цьому чаклуні лежать не обидва: { $seat }.
log-dispute = { $seat } із цим сперечається.
log-both-possible = Можна обидва; { $seat } слухається.
log-short = { $seat } наступного ходу кидає лише чотири кубики.
log-barred = { $seat } наступного ходу не перекидає за скидання.
log-put-under = { $seat } кладе під низ стосика: { $card }.
log-empty-hand = { $seat } без карток: втрачати нічого.
log-handed = { $seat } отримує: { $card } (від чаклуна { $seat-from }).
log-trick = { $seat } розігрує фокус: { $trick }.
log-trick-lost = Умову не виконано: { $seat } втрачає картку.
log-trick-moment = Не той момент: { $seat } втрачає картку.
log-not-good = { $seat } вважає, що { $seat-who } погано старається.
log-set = { $seat } повертає кубик: { $from } → { $to }.
log-forget = { $seat } забуває «{ $spell }»; очок ніхто не отримує.
log-fade = Заклять більше немає: «{ $spell }» розвіюється.
log-school = { $seat } бере школу: { $school }.
log-pick = { $seat } бере «{ $spell }».
log-machine = { $seat } — бот, його жести записуються тут.
log-person = { $seat } — людина.
log-emote = { $seat } { $emote }.
log-emote-at = { $seat } { $emote } (кому: { $seat-at }).
log-emote-doll = { $seat } { $emote } (ляльці).
log-count = { $seat }: «{ $number }!»
log-posture = { $seat }: { $posture }.
log-posture-off = { $seat }, відбій: { $posture }.
log-wobble = { $seat } хитається: { $posture }.
log-drop = { $seat } не витримує: { $posture }.
log-hold-hum = { $seat } гуде.
log-hold-hug_doll = { $seat } обіймає ляльку.
log-let-go-hum = { $seat } перестає гудіти.
log-let-go-hug_doll = { $seat } відпускає ляльку.
log-voice = { $seat } змінює голос: { $voice }.
log-line = { $seat } щось каже ({ $voice }).
log-phrase-normal = { $seat }: «{ $phrase }»
log-phrase-whisper = { $seat } шепоче: «{ $phrase }»
log-phrase-purr = { $seat } муркоче: «{ $phrase }»
log-phrase-robot = { $seat }, по складах: «{ $phrase }»
log-phrase-squeak = { $seat } пищить: «{ $phrase }»
log-phrase-ghostly = { $seat }, потойбічно: «{ $phrase }»

## Why not

refuse-unknown = За цим столом такого немає.
refuse-before-game = Турнір іще не почався.
refuse-real-gesture = В одній кімнаті це роблять самі, а не кнопкою.
refuse-aim = Цей жест звернений до іншого чаклуна за столом або до ляльки.
refuse-busy = За такою кількістю жестів ніхто не встежить; дай грі рухатися далі.
refuse-not-on-table = Цієї картки немає на столі.
refuse-rested = Цю картку вже перевіряли; знову — коли передадуть ляльку.
refuse-not-caster = Це чуже закляття, спіймати на ньому може лише { $seat }.
refuse-own-curse = Це прокляття на тобі; стежать за ним інші.
refuse-own-spell = Це закляття на вас; стежать за ним інші.
refuse-later = Спершу те, про що зараз питають.
refuse-call-whom = Назви, хто порушив.
refuse-call-nobody = Із цією карткою чаклуна не називають.
refuse-accused = Ні ти, ні сам заклинач порушити його не могли.
refuse-no-trick = У тебе немає фокуса «{ $trick }».
refuse-trick-busy = Із фокусом доведеться зачекати, доки не відповідять.
refuse-trick-moment = Не той момент. { $when }
refuse-not-in-room = Це для тих, хто грає в одній кімнаті.
refuse-wait = Спершу відповідає { $seat }.
refuse-nothing-asked = Зараз тебе про це не питають.
refuse-stare = Лялька дивиться на тебе: прийми закляття або лякай страшніше.
refuse-retarget = Спершу обери іншу ціль.
refuse-contradiction = Спершу скажи, яке закляття перериваєш.
refuse-choice = Спершу закінчи фокус.
refuse-accused-first = Спершу дай відповідь: чесно чи сперечаємося?
refuse-vote = Спершу проголосуй.
refuse-performed = Спершу скажи, чи годиться фокус.
refuse-cannot = Спершу вирішіть, які закляття не можна виконати разом.
refuse-bodies = Спершу скажи, чим можеш рухати.
refuse-schools = Спершу обери з того, що пропонують школи.
refuse-rolled = Перший кидок зроблено; далі — лише перекиди.
refuse-roll-first = Спершу кинь кубики.
refuse-not-quick = Безкоштовна картка наприкінці ходу — лише у швидкій грі.
refuse-taken = Цього ходу картку вже взято.
refuse-turn-ending = Після безкоштовної картки дій більше немає: лишилися фокуси й передача ляльки.
refuse-empty-pile = Цей стосик порожній.
refuse-act-first = Перш ніж закінчити хід, використай кубики хоча б раз.
refuse-draw-first = Цього ходу картки не взято: візьми її, перш ніж передати ляльку.
refuse-few-dice = Для цього потрібно хоча б два кубики.
refuse-hobbled = Кара за прокляття: цього ходу перекидати за скидання не можна.
refuse-rerolls = Цього ходу перекинуто вже тричі.
refuse-no-such-dice = Таких кубиків у тебе немає.
refuse-not-in-hand = «{ $spell }» не у тебе на руці.
refuse-yourself = Накласти закляття на себе не можна.
refuse-nobody-there = Там ніхто не сидить.
refuse-target-card = Картка цілі вже тут: { $seat }. Обери іншу ціль.
refuse-ingredients = На кубиках немає всього, що потрібно для «{ $spell }».
refuse-wildcard = Для «{ $spell }» потрібен ще один будь-який кубик: обери його.

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — очки: { $points }, на руці: заклять { $spells }, фокусів { $tricks }
sketch-laid = накладено: { $cards }
sketch-cursed = прокляття: { $cards }
sketch-body = тіло: { $body }
sketch-dice = Кубики: { $pool } (скинуто: { $used })
sketch-piles = Стосики: закляття { $spells }, фокуси { $tricks }, прокляття { $curses }
sketch-hand = На руці: { $cards }
sketch-mine = На тобі: { $cards }

## Emotes: a button, and what others see

emote-croak = Квакнути
    .done = квакає
emote-bow = Вклонитися
    .done = кланяється
emote-knock = Постукати по дереву
    .done = стукає по дереву
emote-wow = Ого-о-о!
    .done = тягне: «Ого-о-о!»
emote-snort = Пирхнути
    .done = пирхає, як верблюд
emote-salute = Віддати честь
    .done = віддає честь
emote-drum = Вибити дріб
    .done = вибиває дріб по столу
emote-declare = Оголосити
    .done = оголошує, що буде далі
emote-howl = Завити
    .done = виє вовком
emote-ouch = Ойкнути
    .done = ойкає й потирає вколоте місце
emote-yawn = Позіхнути
    .done = позіхає й потягується
emote-maracas = Струснути маракасами
    .done = трусить невидимими маракасами
emote-hello = Алло?
    .done = каже: «Алло?»
emote-thanks = Подякувати
    .done = дякує
emote-stare = Свердлити поглядом
    .done = свердлить стосик поглядом
emote-please = Попросити
    .done = чемно просить
emote-pat = Погладити
    .done = гладить по голові
emote-blow = Дмухнути на кубики
    .done = дмухає на кубики
emote-bravo = Браво!
    .done = каже: «Браво!»
emote-spit = Тьху-тьху-тьху
    .done = вдавано спльовує через ліве плече
emote-blink = Повільно кліпнути
    .done = повільно кліпає
emote-show = Показати
    .done = показує картку
emote-cackle = Лиходійськи реготати
    .done = лиходійськи регоче
emote-scare = Страшна пика
    .done = корчить страшну пику
emote-rumble = Прогуркотіти
    .done = гучно гуркоче
emote-slurp = Сьорбнути
    .done = сьорбає
emote-sleeve = Струснути рукавом
    .done = трусить рукавом
emote-whoami = Хто я?
    .done = питає: «Хто я?»
emote-whistle = Посвистіти
    .done = невинно посвистує
emote-jingle = Подзвеніти
    .done = чимось дзвенить
emote-oops = Йой!
    .done = каже: «Йой!»
emote-temple = Постукати по скроні
    .done = стукає по скроні
emote-wave = Помахати
    .done = махає рукою
emote-shrug = Знизати плечима
    .done = знизує плечима
emote-wink = Підморгнути
    .done = підморгує
emote-dance = Затанцювати
    .done = пританцьовує

## Ingredients, schools, penalties

ingredient-bat = кажан
ingredient-pumpkin = гарбуз
ingredient-raven = крук
ingredient-skull = череп
ingredient-ghost = привид
ingredient-star = зірка
ingredient-any = будь-який
school-celtic = кельтська
school-egyptian = єгипетська
school-haitian = гаїтянська
penalty-lose_point = Кара: втрать 1 очко.
penalty-four_dice = Кара: наступного ходу кидай лише 4 кубики.
penalty-no_reroll = Кара: наступного ходу не можна перекидати кубики за скидання.
penalty-discard_random = Кара: поклади випадкову картку з руки під низ її стосика.
penalty-give_left = Кара: віддай випадкову картку з руки сусідові ліворуч.
penalty-lose_drawn_card = Кара: узята картка йде під низ стосика.
penalty-lose_trick = Кара: поклади ще один випадковий свій фокус під низ стосика; якщо фокусів немає, втрать 1 очко.

## Spells

spell-croak = Квакозяб
    .rule = Перед кидком кубиків квакни.
spell-bow = Уклін пеньку
    .rule = Перед передачею ляльки вклонися їй.
spell-knock = Тук-тук-дуб
    .rule = Перед кидком кубиків тричі постукай по дереву.
spell-echo = Лісова луна
    .rule = Щоразу, коли інший чаклун накладає закляття, протягни: «Ого-о-о!»
spell-hookleg = Гаконіг
    .rule = Сиди, схрестивши ноги.
spell-sitdown = Сидунка
    .rule = Сиди на підлозі.
spell-mushroom = Грибний капелюшок
    .rule = Тримай одну долоню на маківці.
spell-drone = Гудіння друїда
    .rule = Під час свого ходу гуди не вмовкаючи.
spell-weakhand = Кволий корінець
    .rule = Під час свого ходу дій лише незвичною рукою.
spell-heron = Болотяна чапля
    .rule = Під час свого ходу стій на одній нозі.
spell-fog = Туманний шепіт
    .rule = Говори лише пошепки.
spell-polite = Чемний лепрекон
    .rule = Під час свого ходу скажи хоч щось і кожну фразу починай словами «Смію зауважити».
spell-camel = Верблюжий пирх
    .rule = Перед передачею ляльки пирхни, як верблюд.
spell-salute = Честь сфінксові
    .rule = Перед кидком кубиків віддай честь сусідові ліворуч.
spell-fanfare = Фанфари фараона
    .rule = Перш ніж посунути свою фішку вперед, вибий дріб по столу.
spell-countdown = Відлік гробниці
    .rule = Перед кидком кубиків полічи вголос: три, два, один.
spell-begood = Будь чемним
    .rule = Тримай руки схрещеними.
spell-fresco = Фреска у профіль
    .rule = Показуйся іншим лише у профіль.
spell-ra = Одноокий Ра
    .rule = Під час свого ходу тримай одне око заплющеним.
spell-bandages = Тугі бинти
    .rule = Під час свого ходу притискай лікті до боків.
spell-scribe = Звіт писаря
    .rule = Під час свого ходу оголошуй кожну дію, перш ніж її виконати.
spell-pillar = Храмова колона
    .rule = Грай стоячи.
spell-purr = Муркотуха Бастет
    .rule = Говори муркочучи: тягни кожне «р».
spell-taboo = Заборонений скарабей
    .rule = Не вимовляй «так» і «ні».
spell-howl = Вудулака?!
    .rule = Перед кидком кубиків завий вовком.
spell-needle = Голкус Уколкус
    .rule = Перед передачею ляльки ойкни й потри вколоте місце.
spell-yawn = Позіх зомбі
    .rule = Перед кидком кубиків позіхни й потягнися.
spell-maracas = Маракаси на коня
    .rule = Перед передачею ляльки двічі струсни невидимими маракасами.
spell-puffer = Риба фугу
    .rule = Під час свого ходу, коли не говориш, тримай щоки надутими.
spell-pinkies = Мізинчики маріонетки
    .rule = Під час свого ходу бери все лише мізинцями.
spell-parrot = Папужача петля
    .rule = Під час свого ходу скажи хоч щось і повторюй останнє слово кожної фрази.
spell-hugger = Лялькові обіймашки
    .rule = Під час свого ходу не випускай ляльки з рук.
spell-hello = Алло, лялько?
    .rule = Перед кидком кубиків піднеси ляльку до вуха й скажи: «Алло?»
spell-chin = Підборіддя-якір
    .rule = Під час свого ходу тримай підборіддя на столі.
spell-clockwork = Механічний голос
    .rule = Го-во-ри по скла-дах.
spell-zombie = Зомбі-зарядка
    .rule = Під час свого ходу між діями тримай обидві руки простягнутими вперед.

## Eternal curses

curse-grateful = Вдячний дурник
    .rule = Отримавши ляльку, до кидка подякуй тому, хто її передав.
    .penalty = { penalty-lose_point }
curse-mindpush = Сила думки
    .rule = Перш ніж узяти картку, свердли стосик поглядом.
    .penalty = { penalty-lose_drawn_card }
curse-begging = Діряві руки
    .rule = Перш ніж твоя фішка піде вперед, чемно попроси іншого чаклуна її посунути.
    .penalty = { penalty-lose_point }
curse-nodice = Не проти ночі згадані
    .rule = Не вимовляй слово «кубик» у жодній формі.
    .penalty = { penalty-four_dice }
curse-royalwe = Ми, чаклун
    .rule = Не кажи «я», «мені», «мене»: ти тепер «ми».
    .penalty = { penalty-lose_point }
curse-patdoll = Вразлива лялька
    .rule = Перед передачею погладь ляльку по голові.
    .penalty = { penalty-four_dice }
curse-blow = Протяг гравця
    .rule = Перед кожним своїм кидком і перекидом дмухай на кубики.
    .penalty = { penalty-no_reroll }
curse-applause = Заздрісне браво
    .rule = Щоразу, коли чужа фішка йде вперед, скажи «Браво!»
    .penalty = { penalty-lose_point }
curse-skullspit = Тьху-тьху-тьху
    .rule = Якщо в когось випало два черепи або більше, вдавано сплюнь через ліве плече.
    .penalty = { penalty-discard_random }
curse-blink = Совині очі
    .rule = Перед кидком кубиків тричі повільно кліпни.
    .penalty = { penalty-four_dice }
curse-cardsdown = Сором’язливі картки
    .rule = Не у свій хід тримай картки на столі лицем донизу.
    .penalty = { penalty-give_left }
curse-showdoll = Лялька-цензор
    .rule = Перш ніж розіграти фокус, покажи його ляльці.
    .penalty = { penalty-lose_trick }
curse-cackle = Лиходійський регіт
    .rule = Щоразу, коли когось упіймали, лиходійськи регочи.
    .penalty = { penalty-lose_point }

## Tricks

trick-creepy = Дуже моторошна лялька
    .when = Одразу після того, як ти став ціллю.
    .rule = Скорч найстрашнішу пику: заклинач обирає іншу ціль.
trick-cart = Щойно вимитий віз
    .when = У свій хід після кидка.
    .rule = Гучно прогуркоти: безкоштовно перекинь будь-які свої кубики.
trick-parasite = Паразит
    .when = У чужий хід після кидка.
    .rule = Сьорбни: наклади одне закляття чужими інгредієнтами, вони не скидаються.
trick-ace = Туз у рукаві
    .when = У свій хід після кидка.
    .rule = Струсни рукавом: поверни один кубик потрібною стороною.
trick-amnesia = Провал у пам’яті
    .when = У свій хід.
    .rule = Запитай: «Хто я?» Поклади одне чинне на тобі закляття під низ стосика, очок ніхто не отримує.
trick-sticky = Липкі лапки
    .when = У свій хід.
    .rule = Невинно посвисти: візьми випадкову картку з руки іншого чаклуна.
trick-change = Дрібняки в кишені
    .when = У свій хід.
    .rule = Подзвени чимось: отримай 1 очко.
trick-banana = Бананова шкірка
    .when = У свій хід.
    .rule = Скажи «Йой!»: чаклун, у якого очок більше, ніж у тебе, втрачає 1 очко.
trick-sixth = Шосте чуття
    .when = У свій хід, коли хоч один кубик уже скинуто.
    .rule = Постукай по скроні: поверни один скинутий кубик і кинь його.

## The table on a page

table-track = Рахунок
table-skull = Череп: хто проходить його вперед, дістає вічне прокляття. Правило 7.1
table-points = { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очок
    }
table-tray = Кубики й стоси
table-used = Скинуто: { $face }
table-turn-to = Повернути кубик: { $face }
table-rerolls = Лишилося платних перекидань: { $count }
table-pile-spells = Заклять у стосі: { $count }
table-pile-tricks = Фокусів у стосі: { $count }
table-pile-curses = Вічних проклять попереду: { $count }
table-wobbles = хитається
table-four-dice = наступного ходу лише чотири кубики
table-no-reroll = наступного ходу без платних перекидань
table-target = Картка цілі: { $seat }
table-doll = Лялька: { $seat }
table-the-doll = лялька
table-at-ease = вільно: { $slot }
table-says = «…» { $voice }
table-worth = +{ $points } одразу, +{ $broken } чаклунові, якщо порушать.
table-caught = Спіймано!
table-holds = У руці: заклять { $spells }, фокусів { $tricks }
table-hand = Твої карти
table-empty-hand = У руці порожньо: два кубики — одна картка.
table-on-you = На тобі
table-nothing-on-you = поки нічого
table-page = Жести, сторінка { $n }
table-wheel = Жести
table-body = Тіло
table-voice = Голос
table-cards = Карти
table-holding = Поки робиш інше
table-hold-tip = Тримай кнопку (або клавішу { $letter }), поки натискаєш іншу; короткий дотик тримає до наступної дії.
table-more = Ще
command-roll = Кинути
command-reroll = Перекид
command-free = Перекид задарма
command-cast = Накласти
command-take = Картка
command-take-spell = Взяти закляття
command-take-trick = Взяти фокус
command-draw-spell = Закляття задарма
command-draw-trick = Фокус задарма
command-trick = Зіграти фокус
command-pass = Передати
how-reroll = Торкнися кубика, яким платиш, потім тих, що перекинеш.
how-free = Торкнися кубиків, які перекинеш.
how-take = Торкнися двох кубиків, якими платиш.
how-set = Торкнися кубика, потім нової грані.
how-cast = Торкнися закляття в руці.
how-target = На кого?
how-wild = Торкнися кубика, що буде «будь-яким».
how-trick = Торкнися фокуса в руці.
how-aim = Кому?
how-call = Хто порушив?
how-by = Хто це помітив?
how-sure = Так незручно: натисни ще раз.
banner-stare = { $seat }: «{ $spell }». Лялька витріщилася, ціль — { $seat-target } …
banner-retarget = { $seat-evader }: моя лялька страшніша! Нова ціль для «{ $spell }»? Обирає { $seat }.
banner-contradiction = { $seat }: дві умови разом не виконати. Що порушити?
banner-trick = { $seat }: { $trick }
banner-accused = { $seat }, «{ $card }»?
banner-cannot = { $seat }: «Не можу водночас обидва!»
banner-agreed = { $seat }: «{ $one }» і «{ $other }» разом не виконати. Що порушити?
banner-bodies = Познач, чим не можеш або не хочеш рухати; замість такого закляття торкнися носа або тримай схрещеними два пальці.
banner-schools = Кожен бере школу магії.
banner-third-school = Третя школа ділиться: по шість карт.
hinder-narrow = Погляд крізь щілину
hinder-low = З-під краю стола
hinder-high = З висоти
hinder-cap = Під шапинкою
hinder-sway = Хитає
hinder-swap = Кнопки навпаки
hinder-tilt = Голова набік
hinder-patch = Одним оком
hinder-bubble = Крізь бульбашку
hinder-hidden_hand = Карти сорочкою догори

## The first game

first-welcome =
    Ласкаво просимо на турнір! Лялька в тебе, отже, хід твій: кинь п’ять кубиків.
    Твоєму закляттю, «{ spell-croak }», потрібні два гарбузи.
first-reroll = Гарбузів немає. Заплати одним кубиком і перекинь інші: торкнися кажана (це плата), потім решти чотирьох, потім «Перекинути». Так можна тричі за хід.
first-cast = Два гарбузи! Торкнися закляття, потім цілі ({ $seat }), потім «Накласти». Очко твоє одразу, а ціль тепер мусить квакати перед кожним першим кидком.
first-marker = Є очко. Свою фішку тут рухають самі: торкнися її на доріжці.
first-pass = Дію зроблено, можна зупинитися. Передай ляльку ({ $seat }) і пильнуй!
first-call = Перед цим кидком ніхто не квакав! Закляття лежить перед тобою: тисни «Спіймано!» Стіл ніколи не підкаже, чи є що ловити.
first-skull = Ще два очки за перерване закляття. Але на 3 — череп: посунь фішку й поглянь, яке вічне прокляття тобі дісталося.
first-theirs = Прокляття назавжди: перед кожним кидком треба дмухати на кубики. Спіймати на цьому може будь-хто, і тоді доведеться платити. А поки ходить { $seat }.
first-stare = Тепер ціль — ти: лялька витріщилася на тебе. З «Дуже моторошною лялькою» можна було б ухилитися. У тебе її немає: хай буде так.
first-stared = Лялька завжди дивиться кілька секунд: зі швидкості відповіді нічого не вгадаєш.
first-howl = Твій хід, і на тобі закляття: перед кидком завий вовком. Сьогодні список «На тобі» підказує, зазвичай треба пам’ятати самому.
first-blow = І прокляття: подмухай на кубики. Цей жест на другій сторінці.
first-roll = Вовком завито, на кубики подмухано — ловити нічого. Кидай!
first-take = У руці порожньо, а картка коштує два кубики. Торкнися кажана й гарбуза, потім «{ command-take-spell }».
first-trick = Фокус теж коштує два кубики: обидві зірки, потім «{ command-take-trick }». Спершу фокусові потрібен свій жест — який, написано на картці.
first-end =
    Оце й усе: кидай, накладай, стеж за іншими й нічого не забувай. Пози, голоси, гудіння й крихітні кнопки чекають на інших панелях.
    Хто перший набере 11, той переможе. Грай далі!
