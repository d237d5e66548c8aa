name = Лялька чаклуна
about = Турнір чаклунів і одна дуже уважна лялька. Кидайте інгредієнти, накладайте закляття, змушуйте інших вити, шепотіти, стояти на одній нозі й дякувати за це. Забуде хтось, що на ньому лежить, — очки ваші. А хто набирає багато, на того чекають вічні прокляття.
quick-start =
    Киньте кубики й використайте їх: накладіть закляття з руки, скиньте один, щоб перекинути інші, або два, щоб узяти картку. Зробіть хоч щось і передайте ляльку.
    Закляття одразу дає очки, а його ціль мусить слухатися до кінця гри. Нагадувати ніхто не буде.
    Стежте за своїми цілями: якщо хтось забув, тисніть «Попалися!» й отримуйте друге число з картки.
    Кожен пройдений череп приносить вічне прокляття. Хто перший набере 11, той переміг.

## Ways to play

variant-online = Мережею
    .about = Кожна умова — жест на екрані, і стіл бачить, чи його зроблено. До 11 очок.
variant-quick = Мережею, швидка
    .about = До 8 очок, і карток від початку більше.
variant-room = В одній кімнаті
    .about = Усе робите ви самі й судите одне одного; стіл веде рахунок.
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
    .about = Як у коробці, треба пам’ятати, що на вас лежить; з підказкою стіл показує це лише вам.
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

prompt-roll = Ваш хід: киньте кубики ({ $count }).
prompt-act = Кубиків: { $count }. Накладіть закляття, перекиньте або візьміть картку.
prompt-act-again = Лишилося кубиків: { $count }. Дійте далі або передайте ляльку.
prompt-act-draw = Лишилося кубиків: { $count }. Дійте далі або візьміть безкоштовну картку й закінчіть хід.
prompt-pass = Дій більше немає: передайте ляльку.
prompt-draw = Цього ходу ви не брали карток: візьміть одну безкоштовно.
prompt-stare = Лялька дивиться на вас: { $seat } накладає «{ $spell }».
prompt-stared = Лялька ще не відвела погляду …
prompt-retarget = { $seat } показує страшнішу ляльку. Оберіть іншу ціль для «{ $spell }».
prompt-contradiction = Виконати обидва не можна. Яке закляття перериваєте?
prompt-choice-free-reroll = Які кубики перекинете безкоштовно?
prompt-choice-set-die = Який кубик повернете і яким боком?
prompt-choice-drop-spell-on-me = Яке закляття забуваєте?
prompt-choice-cast-with-their-dice = Накладіть одне закляття цими інгредієнтами.
prompt-choice-steal-random-card = У кого візьмете картку?
prompt-choice-leader-loses-point = Хто послизнеться?
prompt-accused = { $seat } каже, що ви порушили «{ $card }». Визнаєте?
prompt-vote = { $seat }, «{ $card }»: порушено чи дотримано?
prompt-vote-both = { $seat } не може виконати «{ $one }» і «{ $other }» разом? «Порушено» — так, не може; «дотримано» — може.
prompt-vote-trick = { $seat } погано виконує умову фокуса? «Порушено» — картка пропала.
prompt-performed = { $seat } розігрує фокус. Умову виконано як слід?
prompt-cannot-first = Яке закляття ви не можете виконати…
prompt-cannot-second = …разом із яким?
prompt-agree = { $seat } не може виконати «{ $one }» і «{ $other }» разом. Правда?
prompt-bodies = Чим ви не можете або не хочете рухати?
prompt-schools = Оберіть школу магії.
prompt-third-school = Візьміть із третьої школи ще { $count }.
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
move-call = Попалися! «{ $card }»
move-call-at = Попалися, { $seat }! «{ $card }»
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
move-lapse-posture = Не приймати пози
move-lapse-stare = Лялька відводить погляд
move-machine-on = Цей чаклун — бот
move-machine-off = Цей чаклун — людина
move-fair = Визнати
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
move-without = Не можу або не хочу: { $body }
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
log-call = { $seat }: «Попалися!» ({ $card })
log-call-at = { $seat }: «Попалися, { $seat-accused }!» ({ $card })
log-caught-spell = { $seat } порушує «{ $spell }», закляття перервано.
log-caught-curse = { $seat } не виконує «{ $curse }».
log-false-alarm = Хибна тривога: { $seat }.
log-fair = { $seat }: «Визнаю».
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
log-no-effect = Фокус уже нічого не змінює: { $seat } лишається ні з чим.
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
refuse-aim = Цей жест звернений до іншого чаклуна за столом або до ляльки. Оберіть когось із них.
refuse-busy = За такою кількістю жестів ніхто не встежить; зачекайте, доки хтось походить.
refuse-not-on-table = Цієї картки немає на столі.
refuse-rested = На цій картці вже ловили; знову можна, коли передадуть ляльку.
refuse-unbound = Лялька ще дивиться на ціль: це закляття поки нікого не зв’язує.
refuse-not-caster = Це закляття наклав інший чаклун, спіймати на ньому може лише { $seat }.
refuse-own-curse = Це прокляття на вас; стежать за ним інші.
refuse-own-spell = Це закляття на вас; стежать за ним інші.
refuse-later = Спершу треба відповісти на запитання столу.
refuse-call-whom = Назвіть, хто порушив.
refuse-call-nobody = Із цією карткою чаклуна називати не треба.
refuse-accused = Ні ви, ні сам заклинач порушити його не могли.
refuse-marker = Ваша фішка вже стоїть там, де ваші очки.
refuse-is-bot = За цього чаклуна вже грає бот, і судить його стіл.
refuse-is-person = За цього чаклуна вже грає людина.
refuse-no-trick = У вас немає фокуса «{ $trick }».
refuse-trick-busy = Із фокусом доведеться зачекати, доки не відповідять.
refuse-trick-moment = Не той момент. { $when }
refuse-not-in-room = Це для тих, хто грає в одній кімнаті.
refuse-wait = Спершу відповідає { $seat }.
refuse-nothing-asked = Зараз стіл питає про інше.
refuse-stare = Лялька дивиться на вас: прийміть закляття або покажіть страшнішу пику.
refuse-retarget = Спершу оберіть іншу ціль.
refuse-contradiction = Спершу скажіть, яке закляття перериваєте.
refuse-choice = Спершу закінчіть фокус.
refuse-accused-first = Спершу дайте відповідь: визнаєте чи сперечаєтеся?
refuse-vote = Спершу проголосуйте.
refuse-performed = Спершу скажіть, чи годиться фокус.
refuse-cannot = Спершу вирішіть, які закляття не можна виконати разом.
refuse-bodies = Спершу скажіть, чим можете рухати.
refuse-schools = Спершу оберіть із того, що пропонують школи.
refuse-rolled = Перший кидок зроблено; далі — лише перекиди.
refuse-roll-first = Спершу киньте кубики.
refuse-not-quick = Безкоштовна картка наприкінці ходу — лише у швидкій грі.
refuse-taken = Цього ходу картку вже взято.
refuse-turn-ending = Після безкоштовної картки дій більше немає: лишилися фокуси й передача ляльки.
refuse-empty-pile = Цей стосик порожній.
refuse-act-first = Перш ніж закінчити хід, використайте кубики хоча б раз.
refuse-draw-first = Цього ходу ви не брали карток: візьміть одну, перш ніж передати ляльку.
refuse-few-dice = Для цього потрібно хоча б два кубики.
refuse-hobbled = Кара за прокляття: цього ходу перекидати за скидання не можна.
refuse-rerolls = Цього ходу перекинуто вже тричі.
refuse-no-such-dice = Таких кубиків у вас немає.
refuse-not-in-hand = Картки «{ $spell }» у вас на руці немає.
refuse-yourself = Накласти закляття на себе не можна.
refuse-nobody-there = Там ніхто не сидить.
refuse-target-card = Картка цілі вже тут: { $seat }. Оберіть іншу ціль.
refuse-ingredients = На кубиках немає всього, що потрібно для «{ $spell }».
refuse-wildcard = Для «{ $spell }» потрібен ще один будь-який кубик: оберіть його.

## The page about the box

box-dice = Кубики
box-turn = Хід
box-track = Поле підрахунку очок
box-spell = Закляття
box-curse = Вічні прокляття
box-trick = Фокуси
box-contradictions = Суперечності

box-dice-number = Кубиків
box-dice-faces = Боки кожного кубика
box-dice-wild = Універсальний інгредієнт на картках
box-turn-rerolls = Платних перекидів за хід
box-turn-card_cost = Кубиків за одну картку
box-track-normal = Звичайна гра
box-track-quick = Швидка гра
box-track-goal = до { $value } очок
box-track-skulls = черепи на клітинках { $value }
box-track-start_spells = { $value ->
        [one] { $value } закляття на початку
        [few] { $value } закляття на початку
       *[many] { $value } заклять на початку
    }
box-track-start_tricks = { $value ->
        [one] { $value } фокус на початку
        [few] { $value } фокуси на початку
       *[many] { $value } фокусів на початку
    }
    .none = без фокусів
box-spell-school = { $value }
box-spell-cost = інгредієнти: { $value }
box-spell-cast = { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    }
box-spell-broken = { $value ->
        [one] { $value } очко переривання
        [few] { $value } очки переривання
       *[many] { $value } очок переривання
    }
box-curse-penalty = { $value }
box-contradictions-pairs = Разом не виконати
box-pairs-mirror_strip = { strip-mirror }
box-pairs-tiny_strip = { strip-tiny }
box-pairs-prefix = { spell-polite }
box-pairs-double_last = { spell-parrot }
box-pairs-yes_no = { spell-taboo }

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — очки: { $points }, на руці: заклять { $spells }, фокусів { $tricks }
sketch-laid = накладено: { $cards }
sketch-cursed = прокляття: { $cards }
sketch-body = тіло: { $body }
sketch-dice = Кубики: { $pool } (скинуто: { $used })
sketch-piles = Стосики: закляття { $spells }, фокуси { $tricks }, прокляття { $curses }
sketch-hand = На руці: { $cards }
sketch-mine = На вас: { $cards }

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
penalty-lose_point = Кара: втратьте 1 очко.
penalty-four_dice = Кара: наступного ходу кидайте лише 4 кубики.
penalty-no_reroll = Кара: наступного ходу не можна перекидати кубики за скидання.
penalty-discard_random = Кара: покладіть випадкову картку з руки під низ її стосика.
penalty-give_left = Кара: віддайте випадкову картку з руки сусідові ліворуч.
penalty-lose_drawn_card = Кара: узята картка йде під низ стосика.
penalty-lose_trick = Кара: покладіть ще один випадковий свій фокус під низ стосика; якщо фокусів немає, втратьте 1 очко.

## Spells

spell-croak = Квакозяб
    .rule = Перед кидком кубиків квакніть.
spell-bow = Уклін пеньку
    .rule = Перед передачею ляльки вклоніться їй.
spell-knock = Тук-тук-дуб
    .rule = Перед кидком кубиків тричі постукайте по дереву.
spell-echo = Лісова луна
    .rule = Щоразу, коли інший чаклун накладає закляття, протягніть: «Ого-о-о!»
spell-hookleg = Гаконіг
    .rule = Сидіть, схрестивши ноги.
spell-sitdown = Сидунка
    .rule = Сидіть на підлозі.
spell-mushroom = Грибний капелюшок
    .rule = Тримайте одну долоню на маківці.
spell-drone = Гудіння друїда
    .rule = Під час свого ходу гудіть не вмовкаючи.
spell-weakhand = Кволий корінець
    .rule = Під час свого ходу дійте лише незвичною рукою.
spell-heron = Болотяна чапля
    .rule = Під час свого ходу стійте на одній нозі.
spell-fog = Туманний шепіт
    .rule = Говоріть лише пошепки.
spell-polite = Чемний лепрекон
    .rule = Під час свого ходу скажіть хоч щось і кожну фразу починайте словами «Смію зауважити».
spell-camel = Верблюжий пирх
    .rule = Перед передачею ляльки пирхніть, як верблюд.
spell-salute = Честь сфінксові
    .rule = Перед кидком кубиків віддайте честь сусідові ліворуч.
spell-fanfare = Фанфари фараона
    .rule = Перш ніж посунути свою фішку вперед, вибийте дріб по столу.
spell-countdown = Відлік гробниці
    .rule = Перед кидком кубиків полічіть уголос: три, два, один.
spell-begood = Будь чемним
    .rule = Тримайте руки схрещеними.
spell-fresco = Фреска у профіль
    .rule = Показуйтеся іншим лише у профіль.
spell-ra = Одноокий Ра
    .rule = Під час свого ходу тримайте одне око заплющеним.
spell-bandages = Тугі бинти
    .rule = Під час свого ходу притискайте лікті до боків.
spell-scribe = Звіт писаря
    .rule = Під час свого ходу оголошуйте кожну дію, перш ніж її виконати.
spell-pillar = Храмова колона
    .rule = Грайте стоячи.
spell-purr = Муркотуха Бастет
    .rule = Говоріть муркочучи: тягніть кожне «р».
spell-taboo = Заборонений скарабей
    .rule = Не вимовляйте «так» і «ні».
spell-howl = Вудулака?!
    .rule = Перед кидком кубиків завийте вовком.
spell-needle = Голкус Уколкус
    .rule = Перед передачею ляльки ойкніть і потріть уколоте місце.
spell-yawn = Позіх зомбі
    .rule = Перед кидком кубиків позіхніть і потягніться.
spell-maracas = Маракаси на коня
    .rule = Перед передачею ляльки двічі струсніть невидимими маракасами.
spell-puffer = Риба фугу
    .rule = Під час свого ходу, коли не говорите, тримайте щоки надутими.
spell-pinkies = Мізинчики маріонетки
    .rule = Під час свого ходу беріть усе лише мізинцями.
spell-parrot = Папужача петля
    .rule = Під час свого ходу скажіть хоч щось і повторюйте останнє слово кожної фрази.
spell-hugger = Лялькові обіймашки
    .rule = Під час свого ходу не випускайте ляльки з рук.
spell-hello = Алло, лялько?
    .rule = Перед кидком кубиків піднесіть ляльку до вуха й скажіть: «Алло?»
spell-chin = Підборіддя-якір
    .rule = Під час свого ходу тримайте підборіддя на столі.
spell-clockwork = Механічний голос
    .rule = Го-во-ріть по скла-дах.
spell-zombie = Зомбі-зарядка
    .rule = Під час свого ходу між діями тримайте обидві руки простягнутими вперед.

## Eternal curses

curse-grateful = Вдячний дурник
    .rule = Отримавши ляльку, до кидка подякуйте тому, хто її передав.
curse-mindpush = Сила думки
    .rule = Перш ніж узяти картку, просвердліть стосик поглядом.
curse-begging = Діряві руки
    .rule = Перш ніж ваша фішка піде вперед, чемно попросіть іншого чаклуна її посунути.
curse-nodice = Не проти ночі згадані
    .rule = Не вимовляйте слово «кубик» у жодній формі.
curse-royalwe = Ми, чаклун
    .rule = Не кажіть «я», «мені», «мене»: ви тепер «ми».
curse-patdoll = Вразлива лялька
    .rule = Перед передачею погладьте ляльку по голові.
curse-blow = Протяг гравця
    .rule = Перед кожним своїм кидком і перекидом дмухайте на кубики.
curse-applause = Заздрісне браво
    .rule = Щоразу, коли чужа фішка йде вперед, скажіть «Браво!»
curse-skullspit = Тьху-тьху-тьху
    .rule = Якщо в когось випало два черепи або більше, вдавано сплюньте через ліве плече.
curse-blink = Совині очі
    .rule = Перед кидком кубиків тричі повільно кліпніть.
curse-cardsdown = Сором’язливі картки
    .rule = Не у свій хід тримайте картки на столі лицем донизу.
curse-showdoll = Лялька-цензор
    .rule = Перш ніж розіграти фокус, покажіть його ляльці.
curse-cackle = Лиходійський регіт
    .rule = Щоразу, коли когось упіймали, лиходійськи регочіть.

## Tricks

trick-creepy = Дуже моторошна лялька
    .when = Одразу після того, як ви стали ціллю.
    .rule = Скорчте найстрашнішу пику: заклинач обирає іншу ціль.
trick-cart = Щойно вимитий віз
    .when = У свій хід після кидка.
    .rule = Гучно прогуркочіть: безкоштовно перекиньте будь-які свої кубики.
trick-parasite = Паразит
    .when = У чужий хід після кидка.
    .rule = Сьорбніть: накладіть одне закляття чужими інгредієнтами, вони не скидаються.
trick-ace = Туз у рукаві
    .when = У свій хід після кидка.
    .rule = Струсніть рукавом: поверніть один кубик потрібною стороною.
trick-amnesia = Провал у пам’яті
    .when = У свій хід.
    .rule = Запитайте: «Хто я?» Покладіть одне закляття, що лежить на вас, під низ стосика, очок ніхто не отримує.
trick-sticky = Липкі лапки
    .when = У свій хід.
    .rule = Невинно посвистіть: візьміть випадкову картку з руки іншого чаклуна.
trick-change = Дрібняки в кишені
    .when = У свій хід.
    .rule = Подзвеніть чимось: отримайте 1 очко.
trick-banana = Бананова шкірка
    .when = У свій хід.
    .rule = Скажіть «Йой!»: чаклун, у якого очок більше, ніж у вас, втрачає 1 очко.
trick-sixth = Шосте чуття
    .when = У свій хід, коли хоч один кубик уже скинуто.
    .rule = Постукайте по скроні: поверніть один скинутий кубик і киньте його.

## The table on a page

table-track = Рахунок
table-skull = Череп: хто проходить його вперед, дістає вічне прокляття. Правило 7.1
table-points = { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очок
    }
table-tray = Кубики й стосики
table-used = Скинуто: { $face }
table-turn-to = Повернути кубик: { $face }
table-rerolls = Лишилося платних перекидань: { $count }
table-pile-spells = Заклять у стосику: { $count }
table-pile-tricks = Фокусів у стосику: { $count }
table-pile-curses = Вічних проклять попереду: { $count }
table-wobbles = хитається
table-four-dice = наступного ходу лише чотири кубики
table-no-reroll = наступного ходу без платних перекидань
table-target = Картка цілі: { $seat }
table-doll = Лялька: { $seat }
table-the-doll = лялька
table-at-ease = вільно: { $slot }
table-says = каже ({ $voice })
table-worth = +{ $points } одразу, +{ $broken } чаклунові, якщо порушать.
table-caught = Попалися!
table-holds = На руці: заклять { $spells }, фокусів { $tricks }
table-hand = Ваші картки
table-empty-hand = На руці порожньо: два кубики — одна картка.
table-on-you = На вас
table-nothing-on-you = поки нічого
table-page = Жести, сторінка { $n }
table-wheel = Жести
table-body = Тіло
table-voice = Голос
table-cards = Картки
table-holding = Поки робите інше
table-hold-tip = Тримайте кнопку (або клавішу { $letter }), поки натискаєте іншу; короткий дотик тримає до наступної дії.
table-more = Ще
command-roll = Кинути
command-reroll = Перекид
command-free = Перекид задарма
command-cast = Накласти
command-take = бере картку
command-take-spell = Взяти закляття
command-take-trick = Взяти фокус
command-draw-spell = Закляття задарма
command-draw-trick = Фокус задарма
command-trick = Зіграти фокус
command-pass = Передати
how-reroll = Торкніться кубика, яким платите, потім тих, що перекинете.
how-free = Торкніться кубиків, які перекинете.
how-take = Торкніться двох кубиків, якими платите.
how-set = Торкніться кубика, потім нової грані.
how-cast = Торкніться закляття на руці.
how-target = На кого?
how-wild = Торкніться кубика, що буде «будь-яким».
how-trick = Торкніться фокуса на руці.
how-aim = Кому?
how-call = Хто порушив?
how-by = Хто це помітив?
how-sure = У цій позі незручно: натисніть ще раз.
banner-stare = { $seat }: «{ $spell }». Лялька витріщилася, ціль — { $seat-target } …
banner-retarget = { $seat-evader }: моя лялька страшніша! Нова ціль для «{ $spell }»? Обирає { $seat }.
banner-contradiction = { $seat }: дві умови разом не виконати. Що порушити?
banner-trick = { $seat }: { $trick }
banner-accused = { $seat }, «{ $card }»?
banner-cannot = { $seat }: «Не можу водночас обидва!»
banner-agreed = { $seat }: «{ $one }» і «{ $other }» разом не виконати. Що порушити?
banner-bodies = Позначте, чим не можете або не хочете рухати; замість такого закляття торкайтеся носа або тримайте схрещеними два пальці.
banner-schools = Кожен бере школу магії.
banner-third-school = Третя школа ділиться: по шість карток.
hinder-narrow = Погляд крізь щілину
hinder-low = З-під краю стола
hinder-high = З висоти
hinder-cap = Під шапинкою
hinder-sway = Хитає
hinder-swap = Кнопки навпаки
hinder-tilt = Голова набік
hinder-patch = Одним оком
hinder-bubble = Крізь бульбашку
hinder-hidden_hand = Картки лицем донизу

## The first game

first-welcome =
    Ласкаво просимо на турнір! Лялька у вас, отже, хід ваш: киньте п’ять кубиків.
    Вашому закляттю, «{ spell-croak }», потрібні два гарбузи.
first-reroll = Гарбузів немає. Заплатіть одним кубиком і перекиньте інші: торкніться кажана (це плата), потім решти чотирьох, потім «Перекид». Так можна тричі за хід.
first-cast = Два гарбузи! Торкніться закляття, потім цілі ({ $seat }), потім «Накласти». Очко ваше одразу, а ціль тепер мусить квакати перед кожним першим кидком.
first-marker = Є очко. Свою фішку тут рухають самі: торкніться її на доріжці.
first-pass = Дію зроблено, можна зупинитися. Передайте ляльку ({ $seat }) і пильнуйте!
first-call = Перед цим кидком ніхто не квакав! Закляття лежить перед вами: тисніть на ньому «Попалися!» Стіл ніколи не підкаже, чи є що ловити.
first-skull = Ще два очки за перерване закляття. Але на 3 — череп: посуньте фішку й погляньте, яке вічне прокляття вам дісталося.
first-theirs = Прокляття назавжди: перед кожним кидком треба дмухати на кубики. Спіймати на цьому може будь-хто, і тоді доведеться платити. А поки ходить { $seat }.
first-stare = Тепер ціль — ви: лялька витріщилася на вас. З «Дуже моторошною лялькою» можна було б ухилитися. У вас її немає: хай буде так.
first-stared = Лялька завжди дивиться кілька секунд: зі швидкості відповіді нічого не вгадаєш.
first-howl = Ваш хід, і на вас закляття: перед кидком завийте вовком. Сьогодні список «На вас» підказує, зазвичай треба пам’ятати самим.
first-blow = І прокляття: подмухайте на кубики. Цей жест на другій сторінці.
first-roll = Вовком завито, на кубики подмухано — ловити нічого. Кидайте!
first-take = На руці порожньо, а картка коштує два кубики. Торкніться кажана й гарбуза, потім «{ command-take-spell }».
first-trick = Фокус теж коштує два кубики: обидві зірки, потім «{ command-take-trick }». Спершу фокусові потрібен свій жест — який, написано на картці.
first-end =
    Оце й усе: кидайте, накладайте, стежте за іншими й нічого не забувайте. Пози, голоси, гудіння й крихітні кнопки чекають на інших панелях.
    Хто перший набере 11, той переможе. Грайте далі!

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] Більше очок для вас.
   *[no] Очки тут зачекають.
}
reason-rival-points = { $more ->
    [yes] Очки суперника тут не такі важливі.
   *[no] Суперник відстає.
}
reason-left-points = { $more ->
    [yes] Очки сусіда ліворуч тут не такі важливі.
   *[no] Сусід ліворуч отримає менше очок.
}
reason-own-one-away = { $more ->
    [yes] До мети лишається одне очко.
   *[no] До мети поки далеко, і це не страшно.
}
reason-own-two-away = { $more ->
    [yes] До мети лишається не більше двох очок.
   *[no] До мети більше двох очок, і це не страшно.
}
reason-own-three-away = { $more ->
    [yes] Потім вистачить одного сильного закляття.
   *[no] Сильне закляття поки не мусить перемагати.
}
reason-rival-one-away = { $more ->
    [yes] Суперник біля самої мети тут не страшний.
   *[no] Суперник не дійде до останнього очка.
}
reason-rival-two-away = { $more ->
    [yes] Суперник біля мети тут не страшний.
   *[no] Суперникові лишиться більше двох очок.
}
reason-rival-three-away = { $more ->
    [yes] Сильне закляття суперника тут не страшне.
   *[no] Суперникові не вистачить одного сильного закляття.
}
reason-lead = { $more ->
    [yes] Ви вириваєтеся вперед.
   *[no] Бути попереду тут не так важливо.
}
reason-late-lead = { $more ->
    [yes] Ви попереду, коли це вирішує.
   *[no] Вперед можна вийти й пізніше.
}
reason-own-spells = { $more ->
    [yes] Більше заклять у руці.
   *[no] Закляття з руки йдуть у хід.
}
reason-own-promise = { $more ->
    [yes] Ваша рука обіцяє більше очок.
   *[no] Ваша рука йде в хід.
}
reason-own-cheap-spells = { $more ->
    [yes] Дешеві закляття лишаються під рукою.
   *[no] Дешеві закляття йдуть у хід.
}
reason-own-big-spells = { $more ->
    [yes] Сильні закляття лишаються під рукою.
   *[no] Сильні закляття йдуть у хід.
}
reason-own-winning-spells = { $more ->
    [yes] У вас лишається закляття, яке може перемогти.
   *[no] Одному закляттю перемагати не обов’язково.
}
reason-rival-spells = { $more ->
    [yes] Рука суперника тут не така важлива.
   *[no] У суперника менше заклять.
}
reason-own-tricks = { $more ->
    [yes] Більше фокусів у руці.
   *[no] Фокус іде в хід.
}
reason-own-point-trick = { $more ->
    [yes] У вас лишається фокус, що дає очко.
   *[no] Фокус, що дає очко, йде в хід.
}
reason-own-dice-tricks = { $more ->
    [yes] У вас лишаються фокуси для кубиків.
   *[no] Фокус допомагає кубикам уже зараз.
}
reason-own-parasite = { $more ->
    [yes] Паразит чекає на чужі кубики.
   *[no] Паразит свою справу зробив.
}
reason-own-doll = { $more ->
    [yes] Дуже моторошна лялька лишається у вас.
   *[no] Ляльку зіграно вчасно.
}
reason-rival-tricks = { $more ->
    [yes] Фокуси суперника тут не такі важливі.
   *[no] У суперника менше фокусів.
}
reason-own-catches = { $more ->
    [yes] Більше нагод упіймати інших.
   *[no] Менше заклять, за якими треба стежити.
}
reason-rival-catches = { $more ->
    [yes] Закляття суперника тут не такі важливі.
   *[no] У суперника менше нагод когось упіймати.
}
reason-own-conditions = { $more ->
    [yes] Ще одну умову ви витримаєте.
   *[no] Вам треба пам’ятати менше.
}
reason-rival-conditions = { $more ->
    [yes] Суперникові треба пам’ятати більше.
   *[no] Умови суперника тут не такі важливі.
}
reason-own-curses = { $more ->
    [yes] Очки варті прокляття.
   *[no] Ви обходитеся без прокляття.
}
reason-rival-curses = { $more ->
    [yes] На суперникові більше проклять.
   *[no] Прокляття суперника тут не такі важливі.
}
reason-own-contradiction = { $more ->
    [yes] Наступне закляття може зіткнутися з вашим же на столі.
   *[no] Зіткнення заклять вам не потрібне.
}
reason-own-penalty = { $more ->
    [yes] Покарання ви витримаєте.
   *[no] Наступного ходу ви обійдетеся без покарання.
}
reason-rival-penalty = { $more ->
    [yes] Суперника покарано на наступний хід.
   *[no] Покарання суперника тут не таке важливе.
}
reason-turns-to-wait = { $more ->
    [yes] Наступний хід може зачекати.
   *[no] Ваш наступний хід настане швидше.
}
reason-rounds-left = { $more ->
    [yes] Гра триватиме довше.
   *[no] Кінець гри ближче.
}
