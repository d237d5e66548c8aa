name = Лялька чаклуна
about = Турнір чаклунів і одна дуже уважна лялька. Кидайте кубики інгредієнтів, накладайте закляття, змушуйте інших вити, шепотіти, стояти на одній нозі й дякувати за це. Хто забуде про ваше закляття, подарує вам очки. А на тих, хто вирветься вперед, чекають вічні прокляття.
quick-start =
    Киньте кубики й використайте їх: накладіть закляття з руки, скиньте один кубик, щоб перекинути інші, або скиньте два, щоб узяти картку. Виконайте хоча б одну дію й передайте ляльку.
    Закляття одразу дає очки, а його ціль мусить виконувати умову закляття до кінця гри. Нагадувати ніхто не буде.
    Стежте за своїми цілями: якщо хтось забув про закляття, тисніть «Попалися!» й отримуйте очки переривання — друге число на картці.
    Кожен пройдений череп приносить вічне прокляття. Хто перший набере 11 очок, той переможе.

## Ways to play

variant-online = Онлайн
    .about = Умови заклять виконують жестами на екрані, а гра їх перевіряє. Грають до 11 очок.
variant-quick = Онлайн, швидка
    .about = Грають до 8 очок, а на початку в усіх більше карток, ніж звичайно.
variant-room = В одній кімнаті
    .about = Ви все робите по-справжньому й самі одне одного перевіряєте, а гра веде рахунок.
variant-room-quick = В одній кімнаті, швидка
    .about = Ви все робите по-справжньому; гра триває до 8 очок.
variant-learners = Для новачків
    .about = Кожен бачить, які закляття й прокляття на ньому лежать, а ловити порушників може будь-хто.
variant-strict = Фокуси за суворими правилами
    .about = Фокус, розіграний невчасно, пропадає, як у друкованих правилах; кожен череп проклинає лише один раз.
option-mode = Де ви граєте
    .about = Коли ви граєте онлайн, умови заклять виконують жестами на екрані, а перевіряє їх сама гра. В одній кімнаті ви перевіряєте одне одного.
option-mode-online = Онлайн
option-mode-room = В одній кімнаті
option-track = Тривалість гри
    .about = Швидка гра триває до 8 очок, і на початку в усіх більше карток, ніж звичайно.
option-track-normal = До 11 очок
option-track-quick = Швидка, до 8 очок
option-memory = Пам’ять
    .about = За друкованими правилами треба самим пам’ятати, які закляття й прокляття на вас лежать. Гра може показувати їх список, і бачитимете його лише ви.
option-memory-box = Без підказок
option-memory-aid = Показувати накладені на мене закляття
option-callers = Хто ловить порушників
    .about = Хто може заявити, що умову закляття порушено. Очки завжди отримує той, хто це закляття наклав.
option-callers-caster = Лише заклинач
option-callers-anyone = Будь-хто
option-skull-repeat = Черепи
    .about = Чи проклинає череп знову, якщо втратити очки й пройти його ще раз?
option-skull-repeat-each-forward = Проклинають щоразу
option-skull-repeat-once = Проклинають кожного лише раз
option-strict-tricks = Невчасні фокуси
    .about = Що буде, якщо розіграти фокус невчасно: він пропаде, як у друкованих правилах, або гра просто не дасть його розіграти.
option-strict-tricks-false = Гра не дає розіграти фокус
option-strict-tricks-true = Фокус пропадає
option-first-player = Перший гравець
    .about = Першого гравця визначає жереб, або починає перший за списком: посадіть першим того, хто останнім дивився фільм про чарівників.
option-first-player-random = За жеребом
option-first-player-first-seat = Перший за списком
option-handicap = Фора
    .about = Коли грають удвох, перший гравець має перевагу, тому другий може почати з додатковим закляттям.
option-handicap-false = Без фори
option-handicap-true = Додаткове закляття другому гравцеві
score-points = Очки
score-cast = Накладені закляття
score-caught = Спіймані чаклуни
score-tricks = Фокуси
score-lost = Втрачено через прокляття
ending-points = Хтось набрав потрібну кількість очок.
ending-long = Минуло шістдесят кіл: перемагає той, у кого найбільше очок.

## Things

a-spell = закляття
a-trick = фокус
body-voice = голос
body-hands = руки
body-head = голова
body-face = обличчя
body-torso = спина
body-legs = ноги
body-floor = сидіти на підлозі
slot-seat = поза
    .label = Поза
    .off = сидячи
slot-legs = ноги
    .label = Ноги
    .off = нарізно
slot-arms = руки
    .label = Руки
    .off = вільні
slot-elbows = лікті
    .label = Лікті
    .off = вільні
slot-head = голова
    .label = Голова
    .off = прямо
slot-eyes = очі
    .label = Очі
    .off = відкриті
slot-mouth = рот
    .label = Щоки
    .off = звичайні
slot-cards = картки
    .label = Картки
    .off = на руці
posture-floor = на підлозі
    .short = на підлозі
posture-stand = стоячи
    .short = стоячи
posture-crossed = ноги схрещені
    .short = схрещені
posture-one_leg = на одній нозі
    .short = одна нога
posture-hand_on_head = долоня на маківці
    .short = на маківці
posture-arms_crossed = руки схрещені
    .short = схрещені
posture-arms_forward = руки простягнуті вперед
    .short = уперед
posture-elbows_in = лікті притиснуті до боків
    .short = притиснуті
posture-profile = у профіль
    .short = у профіль
posture-chin_on_table = підборіддя на столі
    .short = на столі
posture-one_shut = одне око заплющене
    .short = одне
posture-cheeks_puffed = щоки надуті
    .short = надуті
posture-cards_down = картки сорочкою догори
    .short = на столі
hold-hum = гудіння
hold-hug_doll = лялька в обіймах
strip-normal = звичайні кнопки
strip-mirror = кнопки для невправної руки
    .tip = Для заклять, які велять діяти невправною рукою
    .title = Невправна рука: для закляття «{ spell-weakhand }»
strip-tiny = крихітні кнопки
    .tip = Для заклять, які велять діяти мізинцями
    .title = Мізинці: для закляття «{ spell-pinkies }»
voice-normal = звичайний голос
    .short = звичайний
voice-whisper = шепіт
    .short = шепіт
voice-purr = муркотіння
    .short = муркіт
voice-robot = механічний голос
    .short = по складах
voice-squeak = писк
    .short = писк
voice-ghostly = потойбічний голос
    .short = потойбічний
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
prompt-act = Кубиків: { $count }. Накладіть закляття, перекиньте кубики або візьміть картку.
prompt-act-again = Лишилося кубиків: { $count }. Дійте далі або передайте ляльку.
prompt-act-draw = Лишилося кубиків: { $count }. Дійте далі або візьміть безкоштовну картку й закінчіть хід.
prompt-pass = Діяти більше не можна: передайте ляльку.
prompt-draw = Цього ходу ви не брали карток: візьміть одну безкоштовно.
prompt-stare = Лялька дивиться на вас: { $seat } накладає на вас закляття «{ $spell }».
prompt-stared = Зачекайте, доки лялька відведе погляд…
prompt-retarget = { $seat } показує страшнішу ляльку. Оберіть іншу ціль для закляття «{ $spell }».
prompt-contradiction = Обидва закляття виконати не можна. Оберіть, яке перервати.
prompt-choice-free-reroll = Оберіть кубики, які перекинете безкоштовно.
prompt-choice-set-die = Оберіть кубик і грань, якою повернете його догори.
prompt-choice-drop-spell-on-me = Оберіть закляття, яке забудете.
prompt-choice-cast-with-their-dice = Накладіть одне закляття за допомогою чужих кубиків.
prompt-choice-steal-random-card = Оберіть, у кого взяти картку.
prompt-choice-leader-loses-point = Оберіть, хто послизнеться на банановій шкірці.
prompt-accused = { $seat } каже, що ви порушили умову картки «{ $card }». Визнайте це або оскаржте.
prompt-vote = Голосуйте: { $seat } порушує умову картки «{ $card }» чи дотримується її?
prompt-vote-both = { $seat-is ->
    [you] Чи можете ви водночас виконувати закляття «{ $one }» і «{ $other }»? «Порушено» — ні, «Дотримано» — так.
   *[other] Чи може { $seat } водночас виконувати закляття «{ $one }» і «{ $other }»? «Порушено» — ні, «Дотримано» — так.
}
prompt-vote-trick = { $seat-is ->
    [you] Як ви виконуєте умову фокуса? «Порушено» — погано, картка пропаде; «Дотримано» — добре.
   *[other] Як { $seat } виконує умову фокуса? «Порушено» — погано, картка пропаде; «Дотримано» — добре.
}
prompt-performed = { $seat-is ->
    [you] Ви розігруєте фокус. Умову фокуса виконано як слід?
   *[other] { $seat } розігрує фокус. Умову фокуса виконано як слід?
}
prompt-cannot-first = Яке закляття ви не можете виконати?
prompt-cannot-second = Яке інше закляття заважає виконати перше?
prompt-agree = { $seat-is ->
    [you] Ви кажете, що закляття «{ $one }» і «{ $other }» водночас не виконати. Ви згодні?
   *[other] { $seat } каже, що закляття «{ $one }» і «{ $other }» водночас не виконати. Ви згодні?
}
prompt-bodies = Чим ви не можете або не хочете рухати?
prompt-schools = Оберіть школу магії.
prompt-third-school = { $count ->
        [one] Оберіть ще { $count } картку третьої школи.
        [few] Оберіть ще { $count } картки третьої школи.
       *[many] Оберіть ще { $count } карток третьої школи.
    }
crumb-turn = { $seat-is ->
        [you] Ваш хід
       *[other] Ходить { $seat }
    }
crumb-cast = { $seat-is ->
        [you] Ви накладаєте закляття «{ $spell }»
       *[other] { $seat } накладає закляття «{ $spell }»
    }
crumb-trick = { $seat-is ->
        [you] Ви розігруєте фокус «{ $trick }»
       *[other] { $seat } розігрує фокус «{ $trick }»
    }
crumb-call = { $seat-is ->
        [you] Ви порушили умову картки «{ $card }»?
       *[other] { $seat } порушує умову картки «{ $card }»?
    }
crumb-contradiction = { $seat-is ->
        [you] Ви не можете виконати обидва закляття
       *[other] { $seat } не може виконати обидва закляття
    }
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
    Узяти закляття, скинувши: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-trick =
    Узяти фокус, скинувши: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-draw-spell = Узяти закляття безкоштовно
move-draw-trick = Узяти фокус безкоштовно
move-cast = Накласти закляття «{ $spell }», ціль: { $seat } (+{ $points })
move-cast-wild = Накласти закляття «{ $spell }», ціль: { $seat } (+{ $points }), універсальний інгредієнт: { $wild }
move-pass = Передати ляльку
move-stay = Змиритися
move-aim = Обрати ціллю: { $seat }
move-break = Перервати закляття «{ $spell }»
move-trick = Розіграти фокус «{ $trick }»
move-free =
    Перекинути: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-set = Повернути кубик: { $from } → { $to }
move-forget = Забути закляття «{ $spell }»
move-steal = У кого забрати картку: { $seat }
move-slip = Хай послизнеться { $seat }
move-call = Попалися! «{ $card }»
move-call-at = Попалися, { $seat }! «{ $card }»
move-emote = { $emote }
move-emote-at = { $emote } → { $seat }
move-emote-doll = { $emote } → лялька
move-count = Сказати «{ $number }»
move-posture = Прийняти позу: { $posture }
move-posture-off = Зробити як завжди: { $slot }
move-hold-on = Почати: { $hold }
move-hold-off = Припинити: { $hold }
move-strip = Використати { $strip }
move-voice = Змінити голос: { $voice }
move-phrase = Сказати: «{ $phrase }»
move-line = Щось сказати
move-marker = Посунути свою фішку
move-lapse-reaction = Не відгукнутися вчасно
move-lapse-wobble = Не втримати пози
move-lapse-posture = Не приймати пози
move-lapse-stare = Лялька відводить погляд
move-machine-on = Передати чаклуна ботові
move-machine-off = Повернути чаклуна людині
move-fair = Визнати
move-contest = Оскаржити
move-broken = Порушено
move-kept = Дотримано
move-abstain = Утриматися
move-good-enough = Годиться
move-not-good-enough = Не годиться
move-cant = Не можу виконати обидва
move-name = Обрати закляття «{ $spell }»
move-never-mind = Передумати
move-agree = Погодитися
move-dispute = Заперечити
move-without = Не можу або не хочу: { $body }
move-with = Усе-таки можу: { $body }
move-ready = Готово
move-school = Обрати школу: { $school }
move-pick = Узяти закляття «{ $spell }»

## What happened

log-begin = { $seat-is ->
        [you] Турнір починається: перемагає той, хто першим набере { $goal } очок. Лялька у вас.
       *[other] Турнір починається: перемагає той, хто першим набере { $goal } очок. Ляльку отримує { $seat }.
    }
log-turn = { $seat-is ->
        [you] Хід { $turn }: лялька у вас.
       *[other] Хід { $turn }: ляльку отримує { $seat }.
    }
log-roll =
    { $seat-is ->
        [you] Ви кидаєте кубики
       *[other] { $seat } кидає кубики
    }: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-reroll =
    { $seat-is ->
        [you] Ви скидаєте кубик і перекидаєте інші
       *[other] { $seat } скидає кубик і перекидає інші
    }. Випало: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-free-reroll =
    { $seat-is ->
        [you] Ви безкоштовно перекидаєте кубики
       *[other] { $seat } безкоштовно перекидає кубики
    }. Випало: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-die-back =
    { $seat-is ->
        [you] Ви забираєте скинутий кубик і кидаєте його
       *[other] { $seat } забирає скинутий кубик і кидає його
    }. Випало: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-take = { $seat-is ->
        [you] Ви берете картку «{ $card }».
       *[other] { $seat } бере картку ({ $card }).
    }
log-pass = { $seat-is ->
        [you] Ви передаєте ляльку, тепер ходить { $seat-next }.
       *[other] { $seat-next-is ->
            [you] { $seat } передає ляльку вам.
           *[other] { $seat } передає ляльку, тепер ходить { $seat-next }.
        }
    }
log-cast = { $seat-is ->
        [you] Ви накладаєте закляття «{ $spell }».
       *[other] { $seat } накладає закляття «{ $spell }».
    }
log-target = { $seat-is ->
        [you] Картка цілі тепер перед вами.
       *[other] Картку цілі отримує { $seat }.
    }
log-evaded = { $seat-is ->
        [you] Ви корчите таку страшну пику, що закляттю потрібна інша ціль.
       *[other] { $seat } корчить таку страшну пику, що закляттю потрібна інша ціль.
    }
log-contradiction = { $seat-is ->
        [you] Ви не можете виконати обидва закляття, тож перериваєте закляття «{ $spell }».
       *[other] { $seat } не може виконати обидва закляття, тож перериває закляття «{ $spell }».
    }
log-gain = { $seat-is ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } (усього { $total }).
log-lose = { $seat-is ->
        [you] Ви втрачаєте 1 очко (усього { $total }).
       *[other] { $seat } втрачає 1 очко (усього { $total }).
    }
log-lose-none = { $seat-is ->
        [you] Очок у вас немає, втрачати нема чого.
       *[other] { $seat } нічого не втрачає: очок і так немає.
    }
log-win = { $seat-is ->
        [you] Ви виграєте турнір!
       *[other] { $seat } виграє турнір!
    }
log-long = Минуло шістдесят кіл. Лялька заснула, турнір закінчено.
log-curse = { $seat-is ->
        [you] Череп! Ви отримуєте вічне прокляття «{ $curse }».
       *[other] Череп! { $seat } отримує вічне прокляття «{ $curse }».
    }
log-no-curse = { $seat-is ->
        [you] Череп, але прокляття скінчилися: вам пощастило.
       *[other] Череп, але прокляття скінчилися: { $seat } не отримує нічого.
    }
log-marker = { $seat-is ->
        [you] Ви ставите фішку на клітинку { $total }.
       *[other] { $seat } ставить фішку на клітинку { $total }.
    }
log-call = { $seat-is ->
        [you] Ви кричите: «Попалися!» ({ $card })
       *[other] { $seat } кричить: «Попалися!» ({ $card })
    }
log-call-at = { $seat-is ->
        [you] Ви кричите: «Попалися, { $seat-accused }!» ({ $card })
       *[other] { $seat-accused-is ->
            [you] { $seat } кричить вам: «Попалися!» ({ $card })
           *[other] { $seat } кричить: «Попалися, { $seat-accused }!» ({ $card })
        }
    }
log-caught-spell = { $seat-is ->
        [you] Ви порушили умову, закляття «{ $spell }» перервано.
       *[other] { $seat } порушує умову, закляття «{ $spell }» перервано.
    }
log-caught-curse = { $seat-is ->
        [you] Ви не виконали прокляття «{ $curse }».
       *[other] { $seat } не виконує прокляття «{ $curse }».
    }
log-false-alarm = { $seat-is ->
        [you] Хибна тривога: ви помилилися.
       *[other] Хибна тривога: { $seat } помиляється.
    }
log-fair = { $seat-is ->
        [you] Ви визнаєте порушення.
       *[other] { $seat } визнає порушення.
    }
log-contest = { $seat-is ->
        [you] Ви оскаржуєте порушення.
       *[other] { $seat } оскаржує порушення.
    }
log-kept = { $seat-is ->
        [you] Ви нічого не порушили.
       *[other] { $seat } нічого не порушує.
    }
log-vote = Голоси: порушено — { $broken }, дотримано — { $kept }.
log-coin-broken = Голосувати нікому, тож вирішує монета: умову порушено.
log-coin-kept = Голосувати нікому, тож вирішує монета: умову дотримано.
log-cannot = { $seat-is ->
        [you] Ви не можете водночас виконувати закляття «{ $one }» і «{ $other }».
       *[other] { $seat } не може водночас виконувати закляття «{ $one }» і «{ $other }».
    }
log-cannot-wrong = { $seat-is ->
        [you] Але хоча б одне із цих заклять лежить не на вас.
       *[other] Але { $seat } не є ціллю хоча б одного із цих заклять.
    }
log-dispute = { $seat-is ->
        [you] Ви заперечуєте: виконати обидва закляття можна.
       *[other] { $seat } заперечує: виконати обидва закляття можна.
    }
log-both-possible = { $seat-is ->
        [you] Обидва закляття можна виконувати водночас, тож ви й далі виконуєте їх.
       *[other] Обидва закляття можна виконувати водночас, тож { $seat } і далі виконує їх.
    }
log-short = { $seat-is ->
        [you] Наступного ходу ви кидаєте лише чотири кубики.
       *[other] Наступного ходу { $seat } кидає лише чотири кубики.
    }
log-barred = { $seat-is ->
        [you] Наступного ходу у вас не буде платних перекидань.
       *[other] Наступного ходу { $seat } не матиме платних перекидань.
    }
log-put-under = { $seat-is ->
        [you] Ви кладете картку «{ $card }» під низ стосика.
       *[other] { $seat } кладе картку під низ стосика ({ $card }).
    }
log-empty-hand = { $seat-is ->
        [you] У вас немає карток, втрачати нема чого.
       *[other] { $seat } нічого не втрачає: карток і так немає.
    }
log-handed = { $seat-is ->
        [you] { $seat-from } віддає вам картку «{ $card }».
       *[other] { $seat-from-is ->
            [you] { $seat } отримує вашу картку «{ $card }».
           *[other] { $seat-from } віддає картку, її отримує { $seat } ({ $card }).
        }
    }
log-trick = { $seat-is ->
        [you] Ви розігруєте фокус «{ $trick }».
       *[other] { $seat } розігрує фокус «{ $trick }».
    }
log-trick-lost = { $seat-is ->
        [you] Умову фокуса не виконано: ви втрачаєте картку.
       *[other] Умову фокуса не виконано: { $seat } втрачає картку.
    }
log-trick-moment = { $seat-is ->
        [you] Фокус розіграно невчасно: ви втрачаєте картку.
       *[other] Фокус розіграно невчасно: { $seat } втрачає картку.
    }
log-no-effect = { $seat-is ->
        [you] Фокус нічого не змінює: ви лишаєтеся ні з чим.
       *[other] Фокус нічого не змінює: { $seat } лишається ні з чим.
    }
log-not-good = { $seat-is ->
        [you] Ви вважаєте, що { $seat-who } погано виконує умову фокуса.
       *[other] { $seat-who-is ->
            [you] { $seat } вважає, що ви погано виконали умову фокуса.
           *[other] { $seat } вважає, що { $seat-who } погано виконує умову фокуса.
        }
    }
log-set = { $seat-is ->
        [you] Ви повертаєте кубик: { $from } → { $to }.
       *[other] { $seat } повертає кубик: { $from } → { $to }.
    }
log-forget = { $seat-is ->
        [you] Ви забуваєте закляття «{ $spell }»; очок ніхто не отримує.
       *[other] { $seat } забуває закляття «{ $spell }»; очок ніхто не отримує.
    }
log-fade = Заклять у стосиках і на руках не лишилося, тому закляття «{ $spell }» розвіюється.
log-school = { $seat-is ->
        [you] Ви обираєте школу магії ({ $school }).
       *[other] { $seat } обирає школу магії ({ $school }).
    }
log-pick = { $seat-is ->
        [you] Ви берете закляття «{ $spell }».
       *[other] { $seat } бере закляття «{ $spell }».
    }
log-machine = { $seat-is ->
        [you] Тепер за вас грає бот; його жести записуються тут.
       *[other] { $seat }: тепер замість людини грає бот; його жести записуються тут.
    }
log-person = { $seat-is ->
        [you] Тепер ви знову граєте самі.
       *[other] { $seat }: тепер знову грає людина.
    }
log-emote = { $seat-is ->
        [you] Ви { $emote-you }.
       *[other] { $seat } { $emote }.
    }
log-emote-at = { $seat-is ->
        [you] Ви { $emote-you } (кому: { $seat-at }).
       *[other] { $seat-at-is ->
            [you] { $seat } повертається до вас і { $emote }.
           *[other] { $seat } { $emote } (кому: { $seat-at }).
        }
    }
log-emote-doll = { $seat-is ->
        [you] Ви повертаєтеся до ляльки й { $emote-you }.
       *[other] { $seat } повертається до ляльки й { $emote }.
    }
log-count = { $seat-is ->
        [you] Ви лічите: «{ $number }!»
       *[other] { $seat } лічить: «{ $number }!»
    }
log-posture = { $seat-is ->
        [you] Ви приймаєте позу: { $posture }.
       *[other] { $seat } приймає позу: { $posture }.
    }
log-posture-off = { $seat-is ->
        [you] Ви виходите з пози: { $posture }.
       *[other] { $seat } виходить із пози: { $posture }.
    }
log-wobble = { $seat-is ->
        [you] Ви ледь тримаєте позу: { $posture }.
       *[other] { $seat } ледь тримає позу: { $posture }.
    }
log-drop = { $seat-is ->
        [you] Ви не втримали пози: { $posture }.
       *[other] { $seat } більше не тримає пози: { $posture }.
    }
log-hold-hum = { $seat-is ->
        [you] Ви гудете.
       *[other] { $seat } гуде.
    }
log-hold-hug_doll = { $seat-is ->
        [you] Ви обіймаєте ляльку.
       *[other] { $seat } обіймає ляльку.
    }
log-let-go-hum = { $seat-is ->
        [you] Ви перестаєте гудіти.
       *[other] { $seat } перестає гудіти.
    }
log-let-go-hug_doll = { $seat-is ->
        [you] Ви відпускаєте ляльку.
       *[other] { $seat } відпускає ляльку.
    }
log-voice = { $seat-is ->
        [you] Ви змінюєте голос: { $voice }.
       *[other] { $seat } змінює голос: { $voice }.
    }
log-line = { $seat-is ->
        [you] Ви щось кажете ({ $voice }).
       *[other] { $seat } щось каже ({ $voice }).
    }
log-phrase-normal = { $seat-is ->
        [you] Ви кажете: «{ $phrase }»
       *[other] { $seat } каже: «{ $phrase }»
    }
log-phrase-whisper = { $seat-is ->
        [you] Ви шепочете: «{ $phrase }»
       *[other] { $seat } шепоче: «{ $phrase }»
    }
log-phrase-purr = { $seat-is ->
        [you] Ви муркочете: «{ $phrase }»
       *[other] { $seat } муркоче: «{ $phrase }»
    }
log-phrase-robot = { $seat-is ->
        [you] Ви кажете по складах: «{ $phrase }»
       *[other] { $seat } каже по складах: «{ $phrase }»
    }
log-phrase-squeak = { $seat-is ->
        [you] Ви пищите: «{ $phrase }»
       *[other] { $seat } пищить: «{ $phrase }»
    }
log-phrase-ghostly = { $seat-is ->
        [you] Ви завиваєте потойбічним голосом: «{ $phrase }»
       *[other] { $seat } завиває потойбічним голосом: «{ $phrase }»
    }

## Why not

refuse-unknown = У цій грі немає такого ходу.
refuse-before-game = Турнір іще не почався.
refuse-real-gesture = Ви граєте в одній кімнаті: зробіть це по-справжньому, а не кнопкою.
refuse-aim = Оберіть, кому призначено жест: іншому чаклунові за столом або ляльці.
refuse-busy = Забагато жестів одразу. Зачекайте, доки хтось зробить хід.
refuse-not-on-table = Цієї картки немає на столі.
refuse-rested = Щодо цієї картки ви вже заявляли про порушення. Знову зможете, коли передадуть ляльку.
refuse-unbound = Лялька ще дивиться на ціль: це закляття поки не діє.
refuse-not-caster = Заявити про порушення цього закляття може лише { $seat }: хто наклав закляття, той і ловить.
refuse-own-curse = Це прокляття лежить на вас: спіймати вас на ньому можуть лише інші.
refuse-own-spell = Це закляття лежить на вас: спіймати вас на ньому можуть лише інші.
refuse-later = Спершу треба відповісти на запитання гри.
refuse-call-whom = Оберіть, хто порушив умову.
refuse-call-nobody = Для цієї картки називати порушника не треба.
refuse-accused = Звинуватити не можна ні себе, ні того, хто наклав закляття. Оберіть іншого чаклуна.
refuse-marker = Ваша фішка вже стоїть на потрібній клітинці.
refuse-is-bot = За цього чаклуна вже грає бот, і його жести перевіряє гра.
refuse-is-person = За цього чаклуна вже грає людина.
refuse-no-trick = У вас на руці немає фокуса «{ $trick }».
refuse-trick-busy = Фокус можна буде розіграти після відповіді на запитання гри.
refuse-trick-moment = Зараз цей фокус розіграти не можна. На картці сказано: «{ $when }»
refuse-not-in-room = Це можливо, лише коли ви граєте в режимі «В одній кімнаті».
refuse-wait = Спершу відповідає { $seat }.
refuse-nothing-asked = Зараз вирішувати це не треба.
refuse-stare = Лялька дивиться на вас: змиріться або розіграйте «Дуже моторошну ляльку».
refuse-retarget = Спершу оберіть іншу ціль.
refuse-contradiction = Спершу оберіть, яке закляття перервати.
refuse-choice = Спершу дограйте свій фокус.
refuse-accused-first = Спершу визнайте порушення або оскаржте його.
refuse-vote = Спершу проголосуйте.
refuse-performed = Спершу вирішіть, чи зарахувати фокус.
refuse-cannot = Спершу вирішіть, які два закляття не можна виконати водночас.
refuse-bodies = Спершу позначте, чим не можете або не хочете рухати.
refuse-schools = Спершу оберіть школу магії або картки.
refuse-rolled = Перший кидок ви вже зробили, тепер кубики можна лише перекидати.
refuse-roll-first = Спершу киньте кубики.
refuse-not-quick = Безкоштовну картку наприкінці ходу беруть лише у швидкій грі.
refuse-taken = Цього ходу ви вже взяли картку.
refuse-turn-ending = Після безкоштовної картки виконувати дії вже не можна: розіграйте фокус або передайте ляльку.
refuse-empty-pile = Цей стосик порожній. Використайте кубики інакше.
refuse-act-first = Спершу виконайте хоча б одну дію.
refuse-draw-first = Цього ходу ви не брали карток: візьміть одну, перш ніж передати ляльку.
refuse-few-dice = Для цього потрібно щонайменше два кубики.
refuse-hobbled = Через покарання цього ходу не можна скидати кубик, щоб перекинути інші.
refuse-rerolls = Цього ходу ви вже перекинули кубики тричі.
refuse-no-such-dice = Таких кубиків у вас немає. Оберіть інші.
refuse-not-in-hand = Картки «{ $spell }» у вас на руці немає.
refuse-yourself = Накласти закляття на себе не можна. Оберіть іншого чаклуна.
refuse-nobody-there = На цьому місці ніхто не сидить. Оберіть іншого чаклуна.
refuse-target-card = Картку цілі зараз має { $seat }. Оберіть іншу ціль.
refuse-ingredients = На кубиках випали не всі інгредієнти для закляття «{ $spell }».
refuse-wildcard = Для закляття «{ $spell }» потрібен іще один кубик, будь-який. Оберіть його.

## The page about the box

box-dice = Кубики
box-turn = Хід
box-track = Поле підрахунку очок
box-spell = Закляття
box-curse = Вічні прокляття
box-trick = Фокуси
box-contradictions = Суперечності

box-dice-number = Кількість кубиків
box-dice-faces = Грані кожного кубика
box-dice-wild = Універсальний інгредієнт на картках
box-turn-rerolls = Платних перекидань за хід
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
box-contradictions-pairs = Не можна виконати водночас
box-pairs-mirror_strip = { strip-mirror }
box-pairs-tiny_strip = { strip-tiny }
box-pairs-prefix = { spell-polite }
box-pairs-double_last = { spell-parrot }
box-pairs-yes_no = { spell-taboo }

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — очки: { $points }, на руці: заклять { $spells }, фокусів { $tricks }
sketch-laid = накладені закляття: { $cards }
sketch-cursed = прокляття: { $cards }
sketch-body = тіло: { $body }
sketch-dice = Кубики: { $pool } (скинуто: { $used })
sketch-piles = Стосики: закляття { $spells }, фокуси { $tricks }, прокляття { $curses }
sketch-hand = На руці: { $cards }
sketch-mine = На вас лежить: { $cards }

## Emotes: a button, and what others see

emote-croak = Квакнути
    .done = квакає
    .you = квакаєте
emote-bow = Вклонитися
    .done = кланяється
    .you = кланяєтеся
emote-knock = Постукати по дереву
    .done = стукає по дереву
    .you = стукаєте по дереву
emote-wow = Ого-о-о!
    .done = тягне: «Ого-о-о!»
    .you = тягнете: «Ого-о-о!»
emote-snort = Пирхнути
    .done = пирхає, як верблюд
    .you = пирхаєте, як верблюд
emote-salute = Віддати честь
    .done = віддає честь
    .you = віддаєте честь
emote-drum = Вибити дріб
    .done = вибиває барабанний дріб по столу
    .you = вибиваєте барабанний дріб по столу
emote-declare = Оголосити
    .done = оголошує наступну дію
    .you = оголошуєте наступну дію
emote-howl = Завити
    .done = виє вовком
    .you = виєте вовком
emote-ouch = Ойкнути
    .done = ойкає й потирає вколоте місце
    .you = ойкаєте й потираєте вколоте місце
emote-yawn = Позіхнути
    .done = позіхає й потягується
    .you = позіхаєте й потягуєтеся
emote-maracas = Труснути маракасами
    .done = трусить невидимими маракасами
    .you = трусите невидимими маракасами
emote-hello = Алло?
    .done = каже: «Алло?»
    .you = кажете: «Алло?»
emote-thanks = Подякувати
    .done = дякує
    .you = дякуєте
emote-stare = Свердлити поглядом
    .done = свердлить стосик поглядом
    .you = свердлите стосик поглядом
emote-please = Попросити
    .done = чемно просить
    .you = чемно просите
emote-pat = Погладити
    .done = гладить по голові
    .you = гладите по голові
emote-blow = Дмухнути на кубики
    .done = дмухає на кубики
    .you = дмухаєте на кубики
emote-bravo = Браво!
    .done = каже: «Браво!»
    .you = кажете: «Браво!»
emote-spit = Тьху-тьху-тьху
    .done = удавано спльовує через ліве плече
    .you = удавано спльовуєте через ліве плече
emote-blink = Повільно кліпнути
    .done = повільно кліпає
    .you = повільно кліпаєте
emote-show = Показати
    .done = показує картку
    .you = показуєте картку
emote-cackle = Зловісно реготати
    .done = зловісно регоче
    .you = зловісно регочете
emote-scare = Скорчити пику
    .done = корчить страшну пику
    .you = корчите страшну пику
emote-rumble = Загуркотіти
    .done = гуркоче, мов віз
    .you = гуркочете, мов віз
emote-slurp = Сьорбнути
    .done = сьорбає
    .you = сьорбаєте
emote-sleeve = Труснути рукавом
    .done = трусить рукавом
    .you = трусите рукавом
emote-whoami = Хто я?
    .done = питає: «Хто я?»
    .you = питаєте: «Хто я?»
emote-whistle = Посвистіти
    .done = невинно посвистує
    .you = невинно посвистуєте
emote-jingle = Подзвеніти
    .done = чимось дзвенить
    .you = чимось дзвените
emote-oops = Йой!
    .done = каже: «Йой!»
    .you = кажете: «Йой!»
emote-temple = Постукати по скроні
    .done = стукає себе по скроні
    .you = стукаєте себе по скроні
emote-wave = Помахати
    .done = махає рукою
    .you = махаєте рукою
emote-shrug = Знизати плечима
    .done = знизує плечима
    .you = знизуєте плечима
emote-wink = Підморгнути
    .done = підморгує
    .you = підморгуєте
emote-dance = Затанцювати
    .done = пританцьовує
    .you = пританцьовуєте

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
penalty-lose_point = Покарання: втратьте 1 очко.
penalty-four_dice = Покарання: наступного ходу кидайте лише 4 кубики.
penalty-no_reroll = Покарання: наступного ходу не можна скидати кубик, щоб перекинути інші.
penalty-discard_random = Покарання: покладіть випадкову картку з руки під низ її стосика.
penalty-give_left = Покарання: віддайте випадкову картку з руки сусідові ліворуч.
penalty-lose_drawn_card = Покарання: покладіть щойно взяту картку під низ її стосика.
penalty-lose_trick = Покарання: покладіть ще один свій випадковий фокус під стосик; якщо фокусів немає, втратьте 1 очко.

## Spells

spell-croak = Квакозяб
    .rule = Перед кидком кубиків квакніть.
spell-bow = Уклін пеньку
    .rule = Перш ніж передати ляльку, вклоніться їй.
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
    .rule = Під час свого ходу дійте лише невправною рукою: праворукі — лівою, шульги — правою.
spell-heron = Болотяна чапля
    .rule = Під час свого ходу стійте на одній нозі.
spell-fog = Туманний шепіт
    .rule = Говоріть лише пошепки.
spell-polite = Чемний лепрекон
    .rule = Під час свого ходу скажіть хоч щось і кожну фразу починайте словами «Смію зауважити».
spell-camel = Верблюжий пирх
    .rule = Перш ніж передати ляльку, пирхніть, як верблюд.
spell-salute = Салют сфінксові
    .rule = Перед кидком кубиків віддайте честь сусідові ліворуч.
spell-fanfare = Фанфари фараона
    .rule = Перш ніж посунути свою фішку вперед, вибийте по столу барабанний дріб.
spell-countdown = Могильний відлік
    .rule = Перед кидком кубиків полічіть уголос: три, два, один.
spell-begood = Будь чемним
    .rule = Тримайте руки схрещеними.
spell-fresco = Фреска у профіль
    .rule = Показуйте іншим лише свій профіль.
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
    .rule = Перш ніж передати ляльку, ойкніть і потріть уколоте місце.
spell-yawn = Позіх зомбі
    .rule = Перед кидком кубиків позіхніть і потягніться.
spell-maracas = Маракаси на коня
    .rule = Перш ніж передати ляльку, двічі трусніть невидимими маракасами.
spell-puffer = Риба фугу
    .rule = Під час свого ходу, коли не говорите, тримайте щоки надутими.
spell-pinkies = Мізинчики маріонетки
    .rule = Під час свого ходу беріть усе лише мізинцями.
spell-parrot = Папужача петля
    .rule = Під час свого ходу скажіть хоч щось і повторюйте останнє слово кожної своєї фрази.
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
    .rule = Перед кидком кубиків подякуйте тому, хто передав вам ляльку.
curse-mindpush = Сила думки
    .rule = Перш ніж узяти картку, просвердліть стосик поглядом.
curse-begging = Діряві руки
    .rule = Перш ніж ваша фішка піде вперед, чемно попросіть іншого чаклуна її посунути.
curse-nodice = Не проти ночі казано
    .rule = Не вимовляйте слова «кубик» у жодній формі.
curse-royalwe = Ми, чаклун
    .rule = Не кажіть «я», «мені», «мене»: кажіть про себе «ми».
curse-patdoll = Вразлива лялька
    .rule = Перш ніж передати ляльку, погладьте її по голові.
curse-blow = Азартний протяг
    .rule = Перед кожним своїм кидком і перекиданням дмухайте на кубики.
curse-applause = Заздрісне браво
    .rule = Щоразу, коли чужа фішка йде вперед, кажіть «Браво!»
curse-skullspit = Тьху-тьху-тьху
    .rule = Щоразу, коли в когось випадає два черепи або більше, удавано спльовуйте через ліве плече.
curse-blink = Совині очі
    .rule = Перед кидком кубиків тричі повільно кліпніть.
curse-cardsdown = Сором’язливі картки
    .rule = Поки хід не ваш, тримайте картки на столі сорочкою догори.
curse-showdoll = Лялька-цензор
    .rule = Перш ніж розіграти фокус, покажіть його ляльці.
curse-cackle = Зловісний регіт
    .rule = Щоразу, коли когось ловлять на порушенні, зловісно регочіть.

## Tricks

trick-creepy = Дуже моторошна лялька
    .when = Одразу після того, як вас обрали ціллю.
    .rule = Скорчте найстрашнішу пику: заклинач обере іншу ціль.
trick-cart = Щойно вимитий віз
    .when = У свій хід після кидка.
    .rule = Загуркотіть, мов віз, і безкоштовно перекиньте будь-які свої кубики.
trick-parasite = Паразит
    .when = У чужий хід після кидка.
    .rule = Сьорбніть і накладіть одне закляття за допомогою чужих кубиків: їх не скидають.
trick-ace = Туз у рукаві
    .when = У свій хід після кидка.
    .rule = Трусніть рукавом і поверніть один кубик потрібною гранню догори.
trick-amnesia = Провал у пам’яті
    .when = У свій хід.
    .rule = Запитайте: «Хто я?» — і покладіть одне закляття, накладене на вас, під низ стосика. Очок ніхто не отримує.
trick-sticky = Липкі лапки
    .when = У свій хід.
    .rule = Невинно посвистіть і візьміть випадкову картку з руки іншого чаклуна.
trick-change = Дрібняки в кишені
    .when = У свій хід.
    .rule = Подзвеніть чимось і отримайте 1 очко.
trick-banana = Бананова шкірка
    .when = У свій хід.
    .rule = Скажіть «Йой!»: чаклун, у якого очок більше, ніж у вас, втрачає 1 очко.
trick-sixth = Шосте чуття
    .when = У свій хід, коли хоча б один кубик уже скинуто.
    .rule = Постукайте себе по скроні, заберіть назад один скинутий кубик і киньте його.

## The table on a page

table-track = Поле підрахунку очок
table-skull = Череп: хто, рухаючись уперед, мине його чи стане на нього, отримає вічне прокляття. Правило 7.1
table-points = { $seat-is ->
    [you] Ви: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
   *[other] { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
}
table-tray = Кубики й стосики
table-used = Скинуто: { $face }
table-turn-to = Повернути кубик догори гранню: { $face }
table-rerolls = Лишилося платних перекидань: { $count }
table-pile-spells = Заклять у стосику: { $count }
    .short = закляття
table-pile-tricks = Фокусів у стосику: { $count }
    .short = фокуси
table-pile-curses = Лишилося вічних проклять: { $count }
    .short = прокляття
table-wobbles = ледь тримає позу
table-four-dice = наступного ходу лише чотири кубики
table-no-reroll = наступного ходу без платних перекидань
table-target = { $seat-is ->
    [you] Картку цілі маєте ви
   *[other] Картку цілі має { $seat }
}
table-doll = { $seat-is ->
    [you] Ляльку тримаєте ви
   *[other] Ляльку тримає { $seat }
}
table-the-doll = лялька
table-at-ease = знову як завжди: { $slot }
table-says = говорить ({ $voice })
table-worth = +{ $points }, коли закляття накладають; +{ $broken } заклиначеві, якщо закляття перервуть (очки переривання).
table-caught = Попалися!
table-holds = На руці: заклять { $spells }, фокусів { $tricks }
table-hand = Ваші картки
table-empty-hand = На руці порожньо: скиньте два кубики, щоб узяти картку.
table-on-you = На вас
table-page = Жести, сторінка { $n }
table-wheel = Жести
table-body = Тіло
table-voice = Голос
table-cards = Картки
table-holding = Тримайте, поки натискаєте інші кнопки
table-hold-tip = Утримуйте цю кнопку (або клавішу { $letter }), поки натискаєте іншу. Якщо лише торкнутися кнопки, вона лишиться натиснутою до вашої наступної команди.
table-more = Ще
table-none-laid = Тут лежатимуть закляття, які ви накладете, і ваші прокляття.
table-casts-mine = Ви наклали
table-casts-theirs = Накладено на інших
table-under-theirs = Під прокляттям
table-is-on = { $seat-is ->
    [you] Ціль: ви
   *[other] Ціль: { $seat }
}
table-hold = Тримати
table-strips = Руки
table-rerolls-short = перекидання
phrases-plain = Репліки
phrases-manner = Як велить закляття
phrases-words = Небезпечні слова
brief-chat = потрібна фраза
brief-forbid = стежте за словами
brief-mirror_strip = невправна рука
brief-tiny_strip = мізинці
brief-at-left = сусід ліворуч
brief-at-previous = хто передав ляльку
brief-at-doll = лялька
brief-at-anyone = будь-який чаклун
screen-emote = На екрані: натисніть «{ $what }» на панелі «{ table-wheel }».
screen-emote_at = На екрані: натисніть «{ $what }» на панелі «{ table-wheel }» й оберіть, кому призначено жест.
screen-sequence = На екрані: натисніть числа на панелі «{ table-wheel }».
screen-posture = На екрані: натисніть «{ $what }» на панелі «{ table-body }».
screen-hold = На екрані: утримуйте «{ $what }» на панелі «{ table-body }», поки натискаєте кнопки дій.
screen-mirror_strip = На екрані: натискайте кнопки для невправної руки, вони ліворуч.
screen-tiny_strip = На екрані: натискайте крихітні кнопки.
screen-voice = На екрані: натискайте «{ $what }» на панелі «{ table-voice }» щоразу, коли отримуєте ляльку.
screen-chat = На екрані: оберіть фразу на панелі «{ table-voice }» або напишіть у чат.
screen-forbid = На екрані: стежте за своїми фразами на панелі «{ table-voice }» і в чаті.
command-roll = Кинути
command-reroll = Перекинути
command-free = Кинути безкоштовно
command-cast = Накласти
command-take = Узяти картку
command-take-spell = Узяти закляття
command-take-trick = Узяти фокус
command-draw-spell = Закляття безкоштовно
command-draw-trick = Фокус безкоштовно
command-trick = Розіграти фокус
command-pass = Передати
how-reroll = Натисніть на кубик, який скинете, потім на ті, що перекинете.
how-free = Натисніть на кубики, які перекинете.
how-take = Натисніть на два кубики, які скинете.
how-set = Натисніть на кубик, потім на нову грань.
how-cast = Натисніть на закляття у себе на руці.
how-target = Оберіть ціль.
how-wild = Натисніть на кубик, який витратите на універсальний інгредієнт.
how-trick = Натисніть на фокус у себе на руці.
how-aim = Оберіть, кому призначено жест.
how-call = Хто порушив умову?
how-by = Хто помітив порушення?
how-sure = У цій позі незручно. Щоб підтвердити, натисніть ще раз.
banner-stare = { $seat-is ->
    [you] Ви накладаєте закляття «{ $spell }». Лялька дивиться на ціль: { $seat-target }…
   *[other] { $seat-target-is ->
        [you] { $seat } накладає закляття «{ $spell }». Лялька дивиться на вас…
       *[other] { $seat } накладає закляття «{ $spell }». Лялька дивиться на ціль: { $seat-target }…
    }
}
banner-retarget = { $seat-is ->
    [you] { $seat-evader } показує страшнішу ляльку. Ви обираєте іншу ціль для закляття «{ $spell }»…
   *[other] { $seat-evader-is ->
        [you] Ви показуєте страшнішу ляльку. { $seat } обирає іншу ціль для закляття «{ $spell }»…
       *[other] { $seat-evader } показує страшнішу ляльку. { $seat } обирає іншу ціль для закляття «{ $spell }»…
    }
}
banner-contradiction = { $seat-is ->
    [you] Ви обираєте, яке з двох заклять перервати…
   *[other] { $seat } обирає, яке з двох заклять перервати…
}
banner-trick = { $seat-is ->
    [you] Ви розігруєте фокус «{ $trick }»…
   *[other] { $seat } розігрує фокус «{ $trick }»…
}
banner-accused = { $seat-is ->
    [you] Ви порушуєте умову картки «{ $card }»?
   *[other] { $seat } порушує умову картки «{ $card }»?
}
banner-cannot = { $seat-is ->
    [you] Ви кажете: «Не можу виконати обидва закляття!»
   *[other] { $seat } каже: «Не можу виконати обидва закляття!»
}
banner-agreed = { $seat-is ->
    [you] Ви обираєте, яке закляття перервати: «{ $one }» чи «{ $other }»…
   *[other] { $seat } обирає, яке закляття перервати: «{ $one }» чи «{ $other }»…
}
banner-bodies = Позначте, чим не можете або не хочете рухати. Якщо картка вимагатиме такого руху, натомість торкніться носа, а якщо умова діє довго, тримайте схрещеними два пальці.
banner-schools = Кожен гравець обирає школу магії.
banner-third-school = Картки третьої школи ділять: по шість кожному.
hinder-narrow = Погляд крізь щілину
hinder-low = Очі на рівні столу
hinder-high = Погляд з висоти
hinder-cap = Під грибним капелюшком
hinder-sway = Усе хитається
hinder-swap = Кнопки переставлено
hinder-tilt = Голова набік
hinder-patch = Одне око затулене
hinder-bubble = Погляд крізь бульбашку
hinder-hidden_hand = Картки сорочкою догори

## The first game

first-welcome =
    Ласкаво просимо на турнір! Лялька у вас, отже, хід ваш: киньте п’ять кубиків.
    Вашому закляттю, «{ spell-croak }», потрібні два гарбузи.
first-reroll = Гарбузів немає. Скиньте один кубик, щоб перекинути інші: натисніть на кажана (його ви скинете), потім на інші чотири кубики й на «{ command-reroll }». Так можна тричі за хід.
first-cast = Два гарбузи! Натисніть на закляття, потім на ціль (це { $seat }) і на «{ command-cast }». Очко ви отримаєте одразу, а ціль тепер мусить квакати перед першим кидком кожного свого ходу.
first-marker = Є очко! Онлайн свою фішку ви рухаєте самі: натисніть на неї на полі підрахунку очок.
first-pass = Дію виконано, можна зупинитися. Передайте ляльку й пильнуйте: тепер ходить { $seat }.
first-call = Перед цим кидком ніхто не квакнув! Закляття лежить перед вами: натисніть на ньому «{ table-caught }». Гра ніколи не підкаже, чи було порушення.
first-skull = Ще два очки за перерване закляття. Але на клітинці 3 — череп: посуньте фішку й погляньте, яке вічне прокляття вам дісталося.
first-theirs = Прокляття лишається назавжди: перед кожним кидком треба дмухати на кубики. Якщо забудете, вас може спіймати будь-хто, і тоді на вас чекає покарання. А поки ходить { $seat }.
first-stare = Тепер ціль — ви: лялька дивиться на вас. З «Дуже моторошною лялькою» можна було б ухилитися, але у вас немає карток. Натисніть «{ move-stay }».
first-stared = Лялька завжди дивиться кілька секунд, щоб зі швидкості відповіді ніхто нічого не вгадав.
first-howl = Ваш хід, і на вас накладено закляття: перед кидком завийте вовком. Зараз вам допомагає список «{ table-on-you }», а зазвичай закляття треба пам’ятати самим.
first-blow = Тепер прокляття: подмухайте на кубики. Цей жест — на другій сторінці панелі «{ table-wheel }».
first-roll = Ви завили й подмухали на кубики — спіймати вас нема на чому. Кидайте!
first-take = На руці порожньо, а картка коштує два кубики. Тепер обираєте ви: заплатіть двома гарбузами або кажаном і гарбузом і візьміть закляття чи фокус.
first-trick = Лишилися дві зірки: вистачить ще на картку. Знову обирайте: закляття чи фокус? Щоб розіграти фокус, спершу зробіть його жест: він указаний на картці.
first-end =
    Оце й усе: кидайте кубики, накладайте закляття, стежте за іншими й самі нічого не забувайте. Пози й гудіння — на панелі «{ table-body }», голоси — на панелі «{ table-voice }», а якщо закляттю потрібні особливі кнопки, вони з’являться разом із назвою закляття.
    Хто перший набере 11 очок, той переможе. Грайте далі!

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] Ви отримаєте більше очок.
   *[no] {""}
}
reason-rival-points = { $more ->
    [yes] {""}
   *[no] Суперник лишиться позаду.
}
reason-left-points = { $more ->
    [yes] {""}
   *[no] Сусід ліворуч отримає менше очок.
}
reason-own-one-away = { $more ->
    [yes] До перемоги лишиться одне очко.
   *[no] {""}
}
reason-own-two-away = { $more ->
    [yes] До перемоги лишиться не більше двох очок.
   *[no] {""}
}
reason-own-three-away = { $more ->
    [yes] Потім для перемоги вистачить одного сильного закляття.
   *[no] {""}
}
reason-rival-one-away = { $more ->
    [yes] {""}
   *[no] Суперник не підійде до перемоги впритул.
}
reason-rival-two-away = { $more ->
    [yes] {""}
   *[no] Суперникові лишиться набрати більше двох очок.
}
reason-rival-three-away = { $more ->
    [yes] {""}
   *[no] Одного сильного закляття суперникові для перемоги не вистачить.
}
reason-lead = { $more ->
    [yes] Ви вириваєтеся вперед.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] Ви вириваєтеся вперед у вирішальний момент.
   *[no] {""}
}
reason-own-spells = { $more ->
    [yes] На руці буде більше заклять.
   *[no] Ви використовуєте закляття з руки.
}
reason-own-promise = { $more ->
    [yes] Картки на руці обіцяють більше очок.
   *[no] Ви використовуєте картки з руки.
}
reason-own-cheap-spells = { $more ->
    [yes] Дешеві закляття лишаються на руці.
   *[no] Ви використовуєте дешеві закляття.
}
reason-own-big-spells = { $more ->
    [yes] Сильні закляття лишаються на руці.
   *[no] Ви використовуєте сильні закляття.
}
reason-own-winning-spells = { $more ->
    [yes] У вас лишається закляття, яке може принести перемогу.
   *[no] {""}
}
reason-rival-spells = { $more ->
    [yes] {""}
   *[no] У суперника буде менше заклять.
}
reason-own-tricks = { $more ->
    [yes] На руці буде більше фокусів.
   *[no] Ви використовуєте фокус.
}
reason-own-point-trick = { $more ->
    [yes] У вас лишається фокус, що дає очко.
   *[no] Ви використовуєте фокус, що дає очко.
}
reason-own-dice-tricks = { $more ->
    [yes] У вас лишаються фокуси, що допомагають із кубиками.
   *[no] Фокус уже зараз допомагає з кубиками.
}
reason-own-parasite = { $more ->
    [yes] Ви бережете «Паразита» для чужих кубиків.
   *[no] Настав час розіграти «Паразита».
}
reason-own-doll = { $more ->
    [yes] «Дуже моторошна лялька» лишається у вас.
   *[no] «Дуже моторошну ляльку» розіграно вчасно.
}
reason-rival-tricks = { $more ->
    [yes] {""}
   *[no] У суперника буде менше фокусів.
}
reason-own-catches = { $more ->
    [yes] У вас буде більше нагод спіймати інших.
   *[no] Вам треба буде стежити за меншою кількістю заклять.
}
reason-rival-catches = { $more ->
    [yes] {""}
   *[no] У суперника буде менше нагод когось спіймати.
}
reason-own-conditions = { $more ->
    [yes] {""}
   *[no] Вам треба буде пам’ятати менше умов.
}
reason-rival-conditions = { $more ->
    [yes] Суперникові треба буде пам’ятати більше умов.
   *[no] {""}
}
reason-own-curses = { $more ->
    [yes] {""}
   *[no] Ви не отримаєте прокляття.
}
reason-rival-curses = { $more ->
    [yes] На суперника ляже більше проклять.
   *[no] {""}
}
reason-own-contradiction = { $more ->
    [yes] Наступне закляття може суперечити тому, яке ви вже наклали.
   *[no] {""}
}
reason-own-penalty = { $more ->
    [yes] {""}
   *[no] Наступного ходу ви обійдетеся без покарання.
}
reason-rival-penalty = { $more ->
    [yes] Наступного ходу на суперника чекає покарання.
   *[no] {""}
}
reason-turns-to-wait = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rounds-left = { $more ->
    [yes] Гра триватиме довше.
   *[no] Кінець гри наближається.
}

# -- statistics

openings = Ваше перше закляття: перемоги / партії
