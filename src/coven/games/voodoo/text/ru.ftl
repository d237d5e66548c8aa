name = Кукла колдуна
about = Турнир колдунов и одна очень внимательная кукла. Бросайте кубики ингредиентов, накладывайте заклинания, заставляйте других выть, шептать, стоять на одной ноге и благодарить за это. Кто забудет о вашем заклинании, подарит вам очки. А кто набирает много очков, того ждут вечные проклятия.
quick-start =
    Бросьте кубики и используйте их: наложите заклинание с руки, сбросьте один кубик, чтобы перебросить другие, или сбросьте два, чтобы взять карточку. Выполните хотя бы одно действие и передайте куклу.
    Заклинание сразу приносит очки, а его цель должна слушаться до конца игры. Напоминать ей никто не будет.
    Следите за своими целями: если кто-нибудь забыл о заклинании, жмите «Попались!» и получайте очки прерывания — второе число на карточке.
    Каждый пройденный череп приносит вечное проклятие. Кто первым наберёт 11 очков, тот и победит.

## Ways to play

variant-online = По сети
    .about = Условия заклинаний выполняют жестами на экране, и их проверяет сама игра. Нужно набрать 11 очков.
variant-quick = Быстрая игра по сети
    .about = Игра идёт до 8 очков, а карточек в начале у каждого больше обычного.
variant-room = В одной комнате
    .about = Вы всё делаете по-настоящему и судите сами, а игра ведёт счёт.
variant-room-quick = Быстрая игра в одной комнате
    .about = Вы всё делаете по-настоящему; игра идёт до 8 очков.
variant-learners = Для новичков
    .about = Каждый видит, какие заклинания и проклятия на нём лежат, а ловить нарушителей может любой.
variant-strict = Строгие фокусы
    .about = Фокус, разыгранный не вовремя, пропадает, как в правилах из коробки; каждый череп проклинает только один раз.
option-mode = Где вы играете
    .about = По сети жесты на экране проверяет игра, а в одной комнате вы судите сами.
option-mode-online = По сети
option-mode-room = В одной комнате
option-track = Длина игры
    .about = Быстрая игра идёт до 8 очков, и в начале у всех больше карточек, чем обычно.
option-track-normal = До 11 очков
option-track-quick = Быстрая, до 8 очков
option-memory = Память
    .about = По правилам из коробки надо помнить, какие заклинания на вас лежат. Но игра может показывать их список: каждый будет видеть только свой.
option-memory-box = Помнить без подсказки
option-memory-aid = Показывать заклинания на мне
option-callers = Кто ловит нарушителей
    .about = Кто может объявить о нарушении. Очки всегда получает тот, кто наложил заклинание.
option-callers-caster = Только заклинатель
option-callers-anyone = Любой игрок
option-skull-repeat = Черепа
    .about = Получает ли игрок новое проклятие, если потерял очки и прошёл тот же череп ещё раз.
option-skull-repeat-each-forward = Проклинают каждый раз
option-skull-repeat-once = Проклинают каждого по одному разу
option-strict-tricks = Фокусы не вовремя
    .about = По правилам из коробки фокус, разыгранный не вовремя, пропадает. Но можно сделать так, чтобы разыграть его не вовремя было нельзя.
option-strict-tricks-false = Нельзя разыграть
option-strict-tricks-true = Пропадают
option-first-player = Первый игрок
    .about = Начинает либо игрок, выбранный жребием, либо первый по списку. Во втором случае посадите первым того, кто последним смотрел фильм о волшебниках.
option-first-player-random = По жребию
option-first-player-first-seat = Первый по списку
option-handicap = Фора
    .about = В игре вдвоём у первого игрока преимущество, поэтому второй может начать с дополнительным заклинанием.
option-handicap-false = Без форы
option-handicap-true = Дополнительное заклинание второму игроку
score-points = Очки
score-cast = Наложенные заклинания
score-caught = Пойманные колдуны
score-tricks = Фокусы
score-lost = Потеряно из-за проклятий
ending-points = Набрано нужное число очков.
ending-long = Прошло шестьдесят кругов: побеждает тот, у кого больше очков.

## Things

a-spell = заклинание
a-trick = фокус
body-voice = голос
body-hands = руки
body-head = голова
body-face = лицо
body-torso = спина
body-legs = ноги
body-floor = сидеть на полу
slot-seat = поза
    .label = Поза
    .off = сидя
slot-legs = ноги
    .label = Ноги
    .off = не скрещены
slot-arms = руки
    .label = Руки
    .off = свободны
slot-elbows = локти
    .label = Локти
    .off = свободны
slot-head = голова
    .label = Голова
    .off = прямо
slot-eyes = глаза
    .label = Глаза
    .off = открыты
slot-mouth = рот
    .label = Щёки
    .off = обычные
slot-cards = карточки
    .label = Карточки
    .off = в руке
posture-floor = на полу
    .short = на полу
posture-stand = стоя
    .short = стоя
posture-crossed = ноги скрещены
    .short = скрещены
posture-one_leg = на одной ноге
    .short = на одной
posture-hand_on_head = ладонь на макушке
    .short = на макушке
posture-arms_crossed = руки скрещены
    .short = скрещены
posture-arms_forward = руки вытянуты вперёд
    .short = вперёд
posture-elbows_in = локти прижаты к бокам
    .short = прижаты
posture-profile = в профиль
    .short = в профиль
posture-chin_on_table = подбородок на столе
    .short = на столе
posture-one_shut = один глаз закрыт
    .short = один
posture-cheeks_puffed = щёки надуты
    .short = надуты
posture-cards_down = карточки рубашкой вверх
    .short = на столе
hold-hum = гудение
hold-hug_doll = кукла в обнимку
strip-normal = обычные кнопки
strip-mirror = кнопки для непривычной руки
    .tip = Для заклинаний, которые велят действовать непривычной рукой
    .title = Непривычная рука: для заклинания «{ spell-weakhand }»
strip-tiny = крошечные кнопки
    .tip = Для заклинаний, которые велят действовать мизинцами
    .title = Мизинцы: для заклинания «{ spell-pinkies }»
voice-normal = обычный голос
    .short = обычный
voice-whisper = шёпот
    .short = шёпот
voice-purr = мурлыканье
    .short = мурлыча
voice-robot = голос по слогам
    .short = по слогам
voice-squeak = писк
    .short = писк
voice-ghostly = загробный голос
    .short = загробный
count-one = один
count-two = два
count-three = три
phrase-luck = Удачи всем!
phrase-humble = Смею заметить, удача понадобится всем!
phrase-luck_luck = Всем удачи, удачи!
phrase-humble_luck = Смею заметить, удача понадобится всем, всем!
phrase-well_done = Отлично сыграно!
phrase-hurry = Кукла ждёт.
phrase-aye = Ага.
phrase-nay = Не-а.
phrase-yes = Да!
phrase-no = Нет!
phrase-dice = Ну и кубики!
phrase-me = Я всё вижу!

## What is asked

prompt-roll = Бросьте кубики ({ $count }).
prompt-act = Кубиков: { $count }. Наложите заклинание, перебросьте кубики или возьмите карточку.
prompt-act-again = Осталось кубиков: { $count }. Продолжайте или передайте куклу.
prompt-act-draw = Осталось кубиков: { $count }. Продолжайте или возьмите бесплатную карточку и закончите ход.
prompt-pass = Больше ничего сделать нельзя: передайте куклу.
prompt-draw = В этот ход вы не брали карточек: возьмите одну бесплатно.
prompt-stare = Кукла смотрит на вас: { $seat } накладывает заклинание «{ $spell }».
prompt-stared = Подождите, пока кукла отведёт взгляд…
prompt-retarget = { $seat } показывает куклу пострашнее. Выберите другую цель для заклинания «{ $spell }».
prompt-contradiction = Оба заклинания выполнить нельзя. Выберите, какое прервать.
prompt-choice-free-reroll = Выберите кубики, которые перебросите бесплатно.
prompt-choice-set-die = Выберите кубик и грань, которую повернёте вверх.
prompt-choice-drop-spell-on-me = Выберите заклинание, которое забудете.
prompt-choice-cast-with-their-dice = Наложите одно заклинание чужими кубиками.
prompt-choice-steal-random-card = Выберите, у кого взять карточку.
prompt-choice-leader-loses-point = Выберите, кто поскользнётся на кожуре и потеряет 1 очко.
prompt-accused = { $seat } говорит, что вы нарушили условие карточки «{ $card }». Признайте нарушение или оспорьте его.
prompt-vote = Голосуйте: { $seat } нарушает условие карточки «{ $card }» или соблюдает его?
prompt-vote-both = { $seat-is ->
    [you] Можете ли вы выполнять заклинания «{ $one }» и «{ $other }» одновременно? «Соблюдено» значит «да», «Нарушено» — «нет».
   *[other] Может ли { $seat } выполнять заклинания «{ $one }» и «{ $other }» одновременно? «Соблюдено» значит «да», «Нарушено» — «нет».
}
prompt-vote-trick = { $seat-is ->
    [you] Хорошо ли вы выполняете условие фокуса? «Соблюдено» значит «да»; «Нарушено» — «нет», и карточка пропадёт.
   *[other] Хорошо ли { $seat } выполняет условие фокуса? «Соблюдено» значит «да»; «Нарушено» — «нет», и карточка пропадёт.
}
prompt-performed = { $seat-is ->
    [you] Вы разыгрываете фокус. Условие выполнено как следует?
   *[other] { $seat } разыгрывает фокус. Условие выполнено как следует?
}
prompt-cannot-first = Какое заклинание вы не можете выполнить?
prompt-cannot-second = Какое другое заклинание мешает выполнить первое?
prompt-agree = { $seat-is ->
    [you] Вы говорите, что выполнить заклинания «{ $one }» и «{ $other }» одновременно нельзя. Вы согласны?
   *[other] { $seat } говорит, что выполнить заклинания «{ $one }» и «{ $other }» одновременно нельзя. Вы согласны?
}
prompt-bodies = Чем вы не можете или не хотите двигать?
prompt-schools = Выберите школу магии.
prompt-third-school = { $count ->
        [one] Выберите ещё { $count } карточку третьей школы.
        [few] Выберите ещё { $count } карточки третьей школы.
       *[many] Выберите ещё { $count } карточек третьей школы.
    }
crumb-turn = { $seat-is ->
        [you] Ваш ход
       *[other] Ходит { $seat }
    }
crumb-cast = { $seat-is ->
        [you] Вы накладываете заклинание «{ $spell }»
       *[other] { $seat } накладывает заклинание «{ $spell }»
    }
crumb-trick = { $seat-is ->
        [you] Вы разыгрываете фокус «{ $trick }»
       *[other] { $seat } разыгрывает фокус «{ $trick }»
    }
crumb-call = { $seat-is ->
        [you] Вы нарушили условие карточки «{ $card }»?
       *[other] { $seat } нарушает условие карточки «{ $card }»?
    }
crumb-contradiction = { $seat-is ->
        [you] Вы не можете выполнить оба заклинания
       *[other] { $seat } не может выполнить оба заклинания
    }
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
    Взять заклинание, сбросить: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-take-trick =
    Взять фокус, сбросить: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-draw-spell = Взять заклинание бесплатно
move-draw-trick = Взять фокус бесплатно
move-cast = Наложить заклинание «{ $spell }», цель: { $seat } (+{ $points })
move-cast-wild = Наложить заклинание «{ $spell }», цель: { $seat } (+{ $points }), вместо универсального ингредиента: { $wild }
move-pass = Передать куклу
move-stay = Смириться
move-aim = Выбрать целью: { $seat }
move-break = Прервать заклинание «{ $spell }»
move-trick = Разыграть фокус «{ $trick }»
move-free =
    Перебросить: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }
move-set = Повернуть кубик: { $from } → { $to }
move-forget = Забыть заклинание «{ $spell }»
move-steal = Взять карточку: { $seat }
move-slip = Пусть поскользнётся { $seat }
move-call = Попались! «{ $card }»
move-call-at = Попались, { $seat }! «{ $card }»
move-emote = { $emote }
move-emote-at = { $emote } → { $seat }
move-emote-doll = { $emote } → кукла
move-count = Сказать «{ $number }»
move-posture = Принять позу: { $posture }
move-posture-off = Держать как обычно: { $slot }
move-hold-on = Начать: { $hold }
move-hold-off = Прекратить: { $hold }
move-strip = Использовать { $strip }
move-voice = Сменить голос: { $voice }
move-phrase = Сказать: «{ $phrase }»
move-line = Сказать что-нибудь
move-marker = Подвинуть свою фишку
move-lapse-reaction = Пропустить момент
move-lapse-wobble = Не удержать позу
move-lapse-posture = Не принимать позу
move-lapse-stare = Кукла отводит взгляд
move-machine-on = Передать колдуна боту
move-machine-off = Снова играть за колдуна самостоятельно
move-fair = Признать
move-contest = Оспорить
move-broken = Нарушено
move-kept = Соблюдено
move-abstain = Воздержаться
move-good-enough = Годится
move-not-good-enough = Не годится
move-cant = Я не могу выполнить оба
move-name = Выбрать заклинание «{ $spell }»
move-never-mind = Передумать
move-agree = Согласиться
move-dispute = Возразить
move-without = Не могу или не хочу: { $body }
move-with = Всё-таки могу: { $body }
move-ready = Готово
move-school = Выбрать школу: { $school }
move-pick = Взять заклинание «{ $spell }»

## What happened

log-begin = { $seat-is ->
        [you] Турнир начинается: побеждает тот, кто первым наберёт { $goal } очков. Кукла у вас.
       *[other] Турнир начинается: побеждает тот, кто первым наберёт { $goal } очков. Куклу получает { $seat }.
    }
log-turn = { $seat-is ->
        [you] Ход { $turn }: кукла у вас.
       *[other] Ход { $turn }: куклу получает { $seat }.
    }
log-roll =
    { $seat-is ->
        [you] Вы бросаете кубики
       *[other] { $seat } бросает кубики
    }: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-reroll =
    { $seat-is ->
        [you] Вы сбрасываете один кубик и перебрасываете
       *[other] { $seat } сбрасывает один кубик и перебрасывает
    } { $count ->
        [1] другой
       *[other] { $count } других
    }. Выпало: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-free-reroll =
    { $seat-is ->
        [you] Вы бесплатно перебрасываете кубики
       *[other] { $seat } бесплатно перебрасывает кубики
    }. Выпало: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-die-back =
    { $seat-is ->
        [you] Вы возвращаете кубик из сброса и бросаете его
       *[other] { $seat } возвращает кубик из сброса и бросает его
    }. Выпало: { $count ->
        [1] { $die1 }
        [2] { $die1 }, { $die2 }
        [3] { $die1 }, { $die2 }, { $die3 }
        [4] { $die1 }, { $die2 }, { $die3 }, { $die4 }
       *[5] { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
    }.
log-take = { $seat-is ->
        [you] Вы берёте карточку «{ $card }».
       *[other] { $seat } берёт карточку ({ $card }).
    }
log-pass = { $seat-is ->
        [you] Вы передаёте куклу, теперь ходит { $seat-next }.
       *[other] { $seat-next-is ->
            [you] { $seat } передаёт куклу вам.
           *[other] { $seat } передаёт куклу, теперь ходит { $seat-next }.
        }
    }
log-cast = { $seat-is ->
        [you] Вы накладываете заклинание «{ $spell }».
       *[other] { $seat } накладывает заклинание «{ $spell }».
    }
log-target = { $seat-is ->
        [you] Карточка цели теперь перед вами.
       *[other] Карточку цели получает { $seat }.
    }
log-evaded = { $seat-is ->
        [you] Вы корчите рожу пострашнее: заклинателю нужна другая цель.
       *[other] { $seat } корчит рожу пострашнее: заклинателю нужна другая цель.
    }
log-contradiction = { $seat-is ->
        [you] Вы не можете выполнить оба заклинания и прерываете одно: «{ $spell }».
       *[other] { $seat } не может выполнить оба заклинания и прерывает одно: «{ $spell }».
    }
log-gain = { $seat-is ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (всего { $total }).
log-lose = { $seat-is ->
        [you] Вы теряете 1 очко (всего { $total }).
       *[other] { $seat } теряет 1 очко (всего { $total }).
    }
log-lose-none = { $seat-is ->
        [you] Очков у вас нет, терять нечего.
       *[other] { $seat } ничего не теряет: очков и так нет.
    }
log-win = { $seat-is ->
        [you] Вы побеждаете на турнире!
       *[other] { $seat } побеждает на турнире!
    }
log-long = Прошло шестьдесят кругов. Кукла уснула, турнир окончен.
log-curse = { $seat-is ->
        [you] Череп! Вы получаете вечное проклятие «{ $curse }».
       *[other] Череп! { $seat } получает вечное проклятие «{ $curse }».
    }
log-no-curse = { $seat-is ->
        [you] Череп, но проклятия кончились: вам повезло.
       *[other] Череп, но проклятия кончились: { $seat } легко отделывается.
    }
log-marker = { $seat-is ->
        [you] Вы ставите фишку на клетку { $total }.
       *[other] { $seat } ставит фишку на клетку { $total }.
    }
log-call = { $seat-is ->
        [you] Вы кричите: «Попались!» ({ $card })
       *[other] { $seat } кричит: «Попались!» ({ $card })
    }
log-call-at = { $seat-is ->
        [you] Вы кричите: «Попались, { $seat-accused }!» ({ $card })
       *[other] { $seat-accused-is ->
            [you] { $seat } кричит вам: «Попались!» ({ $card })
           *[other] { $seat } кричит: «Попались, { $seat-accused }!» ({ $card })
        }
    }
log-caught-spell = { $seat-is ->
        [you] Вы нарушили условие, заклинание «{ $spell }» прервано.
       *[other] { $seat } нарушает условие, заклинание «{ $spell }» прервано.
    }
log-caught-curse = { $seat-is ->
        [you] Вы не выполнили проклятие «{ $curse }».
       *[other] { $seat } не выполняет проклятие «{ $curse }».
    }
log-false-alarm = { $seat-is ->
        [you] Ложная тревога: вы ошиблись.
       *[other] Ложная тревога: { $seat } ошибается.
    }
log-fair = { $seat-is ->
        [you] Вы признаёте нарушение.
       *[other] { $seat } признаёт нарушение.
    }
log-contest = { $seat-is ->
        [you] Вы оспариваете нарушение.
       *[other] { $seat } оспаривает нарушение.
    }
log-kept = { $seat-is ->
        [you] Вы ничего не нарушили.
       *[other] { $seat } ничего не нарушает.
    }
log-vote = Голоса: нарушено — { $broken }, соблюдено — { $kept }.
log-coin-broken = Голосовать некому, решает монета: нарушено.
log-coin-kept = Голосовать некому, решает монета: соблюдено.
log-cannot = { $seat-is ->
        [you] Вы не можете одновременно выполнять заклинания «{ $one }» и «{ $other }».
       *[other] { $seat } не может одновременно выполнять заклинания «{ $one }» и «{ $other }».
    }
log-cannot-wrong = { $seat-is ->
        [you] Вы ошиблись: хотя бы одно из этих заклинаний лежит не на вас.
       *[other] { $seat } ошибается: хотя бы одно из этих заклинаний лежит на другом колдуне.
    }
log-dispute = { $seat-is ->
        [you] Вы возражаете.
       *[other] { $seat } возражает.
    }
log-both-possible = { $seat-is ->
        [you] Выполнить можно оба заклинания: продолжайте их выполнять.
       *[other] Выполнить можно оба заклинания: { $seat } продолжает их выполнять.
    }
log-short = { $seat-is ->
        [you] В следующий ход вы бросаете только четыре кубика.
       *[other] В следующий ход { $seat } бросает только четыре кубика.
    }
log-barred = { $seat-is ->
        [you] В следующий ход вам нельзя делать платные перебросы.
       *[other] В следующий ход { $seat } не сможет делать платные перебросы.
    }
log-put-under = { $seat-is ->
        [you] Вы убираете карточку «{ $card }» под низ стопки.
       *[other] { $seat } убирает карточку под низ стопки ({ $card }).
    }
log-empty-hand = { $seat-is ->
        [you] У вас нет карточек, терять нечего.
       *[other] { $seat } ничего не теряет: карточек и так нет.
    }
log-handed = { $seat-is ->
        [you] { $seat-from } отдаёт вам карточку «{ $card }».
       *[other] { $seat-from-is ->
            [you] { $seat } получает вашу карточку «{ $card }».
           *[other] { $seat-from } отдаёт карточку, её получает { $seat } ({ $card }).
        }
    }
log-trick = { $seat-is ->
        [you] Вы разыгрываете фокус «{ $trick }».
       *[other] { $seat } разыгрывает фокус «{ $trick }».
    }
log-trick-lost = { $seat-is ->
        [you] Условие фокуса не выполнено: вы теряете карточку.
       *[other] Условие фокуса не выполнено: { $seat } теряет карточку.
    }
log-trick-moment = { $seat-is ->
        [you] Фокус разыгран не вовремя: вы теряете карточку.
       *[other] Фокус разыгран не вовремя: { $seat } теряет карточку.
    }
log-no-effect = { $seat-is ->
        [you] Фокус не подействовал: вы ничего не получаете.
       *[other] Фокус не подействовал: { $seat } ничего не получает.
    }
log-not-good = { $seat-is ->
        [you] Вы считаете, что { $seat-who } плохо старается.
       *[other] { $seat-who-is ->
            [you] { $seat } считает, что вы плохо старались.
           *[other] { $seat } считает, что { $seat-who } плохо старается.
        }
    }
log-set = { $seat-is ->
        [you] Вы поворачиваете кубик: { $from } → { $to }.
       *[other] { $seat } поворачивает кубик: { $from } → { $to }.
    }
log-forget = { $seat-is ->
        [you] Вы забываете заклинание «{ $spell }»; очков никто не получает.
       *[other] { $seat } забывает заклинание «{ $spell }»; очков никто не получает.
    }
log-fade = Заклинаний в стопках и на руках не осталось, поэтому заклинание «{ $spell }» рассеивается.
log-school = { $seat-is ->
        [you] Вы выбираете школу магии ({ $school }).
       *[other] { $seat } выбирает школу магии ({ $school }).
    }
log-pick = { $seat-is ->
        [you] Вы берёте заклинание «{ $spell }».
       *[other] { $seat } берёт заклинание «{ $spell }».
    }
log-machine = { $seat-is ->
        [you] Теперь за вас играет бот; его жесты записываются здесь.
       *[other] { $seat }: теперь играет бот, его жесты записываются здесь.
    }
log-person = { $seat-is ->
        [you] Теперь вы снова играете сами.
       *[other] { $seat }: теперь снова играет человек.
    }
log-emote = { $seat-is ->
        [you] Вы { $emote-you }.
       *[other] { $seat } { $emote }.
    }
log-emote-at = { $seat-is ->
        [you] Вы поворачиваетесь к игроку { $seat-at } и { $emote-you }.
       *[other] { $seat-at-is ->
            [you] { $seat } поворачивается к вам и { $emote }.
           *[other] { $seat } поворачивается к игроку { $seat-at } и { $emote }.
        }
    }
log-emote-doll = { $seat-is ->
        [you] Вы поворачиваетесь к кукле и { $emote-you }.
       *[other] { $seat } поворачивается к кукле и { $emote }.
    }
log-count = { $seat-is ->
        [you] Вы считаете: «{ $number }!»
       *[other] { $seat } считает: «{ $number }!»
    }
log-posture = { $seat-is ->
        [you] Вы принимаете позу: { $posture }.
       *[other] { $seat } принимает позу: { $posture }.
    }
log-posture-off = { $seat-is ->
        [you] Вы выходите из позы: { $posture }.
       *[other] { $seat } выходит из позы: { $posture }.
    }
log-wobble = { $seat-is ->
        [you] Вы едва держите позу: { $posture }.
       *[other] { $seat } едва держит позу: { $posture }.
    }
log-drop = { $seat-is ->
        [you] Вы не удержали позу: { $posture }.
       *[other] { $seat } больше не держит позу: { $posture }.
    }
log-hold-hum = { $seat-is ->
        [you] Вы гудите.
       *[other] { $seat } гудит.
    }
log-hold-hug_doll = { $seat-is ->
        [you] Вы обнимаете куклу.
       *[other] { $seat } обнимает куклу.
    }
log-let-go-hum = { $seat-is ->
        [you] Вы перестаёте гудеть.
       *[other] { $seat } перестаёт гудеть.
    }
log-let-go-hug_doll = { $seat-is ->
        [you] Вы отпускаете куклу.
       *[other] { $seat } отпускает куклу.
    }
log-voice = { $seat-is ->
        [you] Вы меняете голос: { $voice }.
       *[other] { $seat } меняет голос: { $voice }.
    }
log-line = { $seat-is ->
        [you] Вы что-то говорите ({ $voice }).
       *[other] { $seat } что-то говорит ({ $voice }).
    }
log-phrase-normal = { $seat-is ->
        [you] Вы говорите: «{ $phrase }»
       *[other] { $seat } говорит: «{ $phrase }»
    }
log-phrase-whisper = { $seat-is ->
        [you] Вы шепчете: «{ $phrase }»
       *[other] { $seat } шепчет: «{ $phrase }»
    }
log-phrase-purr = { $seat-is ->
        [you] Вы мурлычете: «{ $phrase }»
       *[other] { $seat } мурлычет: «{ $phrase }»
    }
log-phrase-robot = { $seat-is ->
        [you] Вы говорите по слогам: «{ $phrase }»
       *[other] { $seat } говорит по слогам: «{ $phrase }»
    }
log-phrase-squeak = { $seat-is ->
        [you] Вы пищите: «{ $phrase }»
       *[other] { $seat } пищит: «{ $phrase }»
    }
log-phrase-ghostly = { $seat-is ->
        [you] Вы завываете загробным голосом: «{ $phrase }»
       *[other] { $seat } завывает загробным голосом: «{ $phrase }»
    }

## Why not

refuse-unknown = В этой игре такого хода нет.
refuse-before-game = Турнир ещё не начался.
refuse-real-gesture = Вы играете в одной комнате: сделайте это по-настоящему, а не кнопкой.
refuse-aim = Выберите, кому предназначен жест: другому колдуну за столом или кукле.
refuse-busy = Слишком много жестов сразу. Подождите, пока кто-нибудь сделает ход.
refuse-not-on-table = Этой карточки нет на столе.
refuse-rested = По этой карточке вы уже объявляли нарушение. Снова это можно сделать, когда передадут куклу.
refuse-unbound = Кукла ещё смотрит на цель: это заклинание пока не действует.
refuse-not-caster = Объявить нарушение этого заклинания может только { $seat }: кто наложил, тот и ловит.
refuse-own-curse = Это проклятие лежит на вас: объявить нарушение могут только другие.
refuse-own-spell = Это заклинание лежит на вас: объявить нарушение могут только другие.
refuse-later = Сначала надо ответить на вопрос игры.
refuse-call-whom = Выберите, кто нарушил условие.
refuse-call-nobody = Для этой карточки называть нарушителя не нужно.
refuse-accused = Обвинить нельзя ни себя, ни того, кто наложил заклинание. Выберите другого колдуна.
refuse-marker = Ваша фишка уже стоит там, где нужно.
refuse-is-bot = За этого колдуна уже играет бот, и его жесты проверяет игра.
refuse-is-person = За этого колдуна уже играет человек.
refuse-no-trick = У вас на руке нет фокуса «{ $trick }».
refuse-trick-busy = Фокус можно будет разыграть, когда игра получит ответ на свой вопрос.
refuse-trick-moment = Сейчас этот фокус разыграть нельзя. На карточке сказано: «{ $when }»
refuse-not-in-room = Это можно делать, только когда все сидят рядом: в варианте «{ option-mode-room }».
refuse-wait = Сначала отвечает { $seat }.
refuse-nothing-asked = Сейчас игра об этом не спрашивает: выбирать ничего не нужно.
refuse-stare = Кукла смотрит на вас: смиритесь или разыграйте «Очень жуткую куклу».
refuse-retarget = Сначала выберите другую цель.
refuse-contradiction = Сначала выберите, какое заклинание прервать.
refuse-choice = Сначала доиграйте свой фокус.
refuse-accused-first = Сначала признайте нарушение или оспорьте его.
refuse-vote = Сначала проголосуйте.
refuse-performed = Сначала решите, выполнено ли условие фокуса.
refuse-cannot = Сначала решите, какие два заклинания нельзя выполнить одновременно.
refuse-bodies = Сначала отметьте, чем не можете или не хотите двигать.
refuse-schools = Сначала выберите школу магии или карточки.
refuse-rolled = Первый бросок вы уже сделали, теперь можно только перебрасывать.
refuse-roll-first = Сначала бросьте кубики.
refuse-not-quick = Бесплатную карточку в конце хода берут только в быстрой игре.
refuse-taken = В этот ход вы уже взяли карточку.
refuse-turn-ending = После бесплатной карточки действовать нельзя: разыграйте фокус или передайте куклу.
refuse-empty-pile = Эта стопка пуста. Используйте кубики иначе.
refuse-act-first = Сначала выполните хотя бы одно действие.
refuse-draw-first = В этот ход вы не брали карточек: возьмите одну, прежде чем передать куклу.
refuse-few-dice = На это действие нужно не меньше двух кубиков.
refuse-hobbled = Из-за наказания в этот ход нельзя сбрасывать кубик, чтобы перебросить другие.
refuse-rerolls = В этот ход вы уже перебросили кубики три раза.
refuse-no-such-dice = Таких кубиков у вас нет. Выберите другие.
refuse-not-in-hand = У вас на руке нет карточки «{ $spell }».
refuse-yourself = Наложить заклинание на себя нельзя. Выберите другого колдуна.
refuse-nobody-there = На этом месте никто не сидит. Выберите другого колдуна.
refuse-target-card = Карточка цели уже лежит перед этим колдуном ({ $seat }): наложить на него ещё одно заклинание сейчас нельзя. Выберите другую цель.
refuse-ingredients = На ваших кубиках не хватает ингредиентов для заклинания «{ $spell }».
refuse-wildcard = Для заклинания «{ $spell }» нужен ещё один любой кубик. Выберите его.

## The page about the box

box-dice = Кубики
box-turn = Ход
box-track = Поле подсчёта очков
box-spell = Заклинания
box-curse = Вечные проклятия
box-trick = Фокусы
box-contradictions = Противоречия

box-dice-number = Количество кубиков
box-dice-faces = Грани каждого кубика
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
box-contradictions-pairs = Что нельзя выполнить одновременно
box-pairs-mirror_strip = { strip-mirror }
box-pairs-tiny_strip = { strip-tiny }
box-pairs-prefix = { spell-polite }
box-pairs-double_last = { spell-parrot }
box-pairs-yes_no = { spell-taboo }

## The table in plain text

sketch-wizard = { $letter } { $seat } { $marks } — очки: { $points }, на руке: заклинаний { $spells }, фокусов { $tricks }
sketch-laid = наложенные заклинания: { $cards }
sketch-cursed = проклятия: { $cards }
sketch-body = тело: { $body }
sketch-dice = Кубики: { $pool } (в сбросе: { $used })
sketch-piles = Стопки: заклинания { $spells }, фокусы { $tricks }, проклятия { $curses }
sketch-hand = На руке: { $cards }
sketch-mine = На вас лежат: { $cards }

## Emotes: a button, and what others see

emote-croak = Квакнуть
    .done = квакает
    .you = квакаете
emote-bow = Поклониться
    .done = кланяется
    .you = кланяетесь
emote-knock = Постучать по дереву
    .done = стучит по дереву
    .you = стучите по дереву
emote-wow = Ух ты-ы!
    .done = тянет: «Ух ты-ы!»
    .you = тянете: «Ух ты-ы!»
emote-snort = Фыркнуть
    .done = фыркает по-верблюжьи
    .you = фыркаете по-верблюжьи
emote-salute = Отдать честь
    .done = отдаёт честь
    .you = отдаёте честь
emote-drum = Выбить дробь
    .done = выбивает дробь по столу
    .you = выбиваете дробь по столу
emote-declare = Объявить действие
    .done = объявляет, что будет дальше
    .you = объявляете, что будет дальше
emote-howl = Завыть
    .done = воет волком
    .you = воете волком
emote-ouch = Ойкнуть
    .done = ойкает и потирает уколотое место
    .you = ойкаете и потираете уколотое место
emote-yawn = Зевнуть
    .done = зевает и потягивается
    .you = зеваете и потягиваетесь
emote-maracas = Тряхнуть маракасами
    .done = трясёт невидимыми маракасами
    .you = трясёте невидимыми маракасами
emote-hello = Алло?
    .done = говорит: «Алло?»
    .you = говорите: «Алло?»
emote-thanks = Поблагодарить
    .done = благодарит
    .you = благодарите
emote-stare = Сверлить взглядом
    .done = сверлит стопку взглядом
    .you = сверлите стопку взглядом
emote-please = Вежливо попросить
    .done = вежливо просит
    .you = вежливо просите
emote-pat = Погладить по голове
    .done = гладит по голове
    .you = гладите по голове
emote-blow = Дунуть на кубики
    .done = дует на кубики
    .you = дуете на кубики
emote-bravo = Браво!
    .done = говорит: «Браво!»
    .you = говорите: «Браво!»
emote-spit = Тьфу-тьфу-тьфу
    .done = понарошку плюёт через левое плечо
    .you = понарошку плюёте через левое плечо
emote-blink = Медленно моргнуть
    .done = медленно моргает
    .you = медленно моргаете
emote-show = Показать карточку
    .done = показывает карточку
    .you = показываете карточку
emote-cackle = Злодейски хохотать
    .done = злодейски хохочет
    .you = злодейски хохочете
emote-scare = Скорчить рожу
    .done = корчит жуткую рожу
    .you = корчите жуткую рожу
emote-rumble = Громыхнуть
    .done = громыхает, как телега
    .you = громыхаете, как телега
emote-slurp = Хлюпнуть
    .done = хлюпает
    .you = хлюпаете
emote-sleeve = Тряхнуть рукавом
    .done = трясёт рукавом
    .you = трясёте рукавом
emote-whoami = Кто я?
    .done = спрашивает: «Кто я?»
    .you = спрашиваете: «Кто я?»
emote-whistle = Посвистеть
    .done = невинно посвистывает
    .you = невинно посвистываете
emote-jingle = Позвенеть
    .done = чем-то звенит
    .you = чем-то звените
emote-oops = Ой!
    .done = говорит: «Ой!»
    .you = говорите: «Ой!»
emote-temple = Постучать по виску
    .done = стучит себя по виску
    .you = стучите себя по виску
emote-wave = Помахать
    .done = машет рукой
    .you = машете рукой
emote-shrug = Пожать плечами
    .done = пожимает плечами
    .you = пожимаете плечами
emote-wink = Подмигнуть
    .done = подмигивает
    .you = подмигиваете
emote-dance = Сплясать
    .done = приплясывает
    .you = приплясываете

## Ingredients, schools, penalties

ingredient-bat = летучая мышь
ingredient-pumpkin = тыква
ingredient-raven = ворон
ingredient-skull = череп
ingredient-ghost = привидение
ingredient-star = звезда
ingredient-any = любой ингредиент
school-celtic = кельтская
school-egyptian = египетская
school-haitian = гаитянская
penalty-lose_point = Наказание: вы теряете 1 очко.
penalty-four_dice = Наказание: в следующий ход бросайте только 4 кубика.
penalty-no_reroll = Наказание: в следующий ход нельзя сбрасывать кубик, чтобы перебросить другие.
penalty-discard_random = Наказание: уберите случайную карточку с руки под низ её стопки.
penalty-give_left = Наказание: отдайте случайную карточку с руки соседу слева.
penalty-lose_drawn_card = Наказание: уберите только что взятую карточку под низ её стопки.
penalty-lose_trick = Наказание: уберите ещё один свой случайный фокус под низ стопки; если фокусов нет, вы теряете 1 очко.

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
    .rule = Во время своего хода действуйте только непривычной рукой: правши — левой, левши — правой.
spell-heron = Болотная цапля
    .rule = Во время своего хода стойте на одной ноге.
spell-fog = Туманный шёпот
    .rule = Говорите только шёпотом.
spell-polite = Вежливый лепрекон
    .rule = Во время своего хода скажите хоть что-нибудь и каждую фразу начинайте со слов «Смею заметить».
spell-camel = Верблюжий фырк
    .rule = Перед передачей куклы фыркните по-верблюжьи.
spell-salute = Салют сфинксу
    .rule = Перед броском кубиков отдайте честь соседу слева.
spell-fanfare = Фанфары фараона
    .rule = Прежде чем двинуть свою фишку вперёд, выбейте дробь по столу.
spell-countdown = Гробовой отсчёт
    .rule = Перед броском кубиков сосчитайте вслух: три, два, один.
spell-begood = Будь паинькой
    .rule = Держите руки скрещёнными.
spell-fresco = Фреска в профиль
    .rule = Показывайте остальным только свой профиль.
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
    .rule = Во время своего хода держите щёки надутыми, когда не говорите.
spell-pinkies = Мизинчики марионетки
    .rule = Во время своего хода берите всё только мизинцами.
spell-parrot = Попугайская петля
    .rule = Во время своего хода скажите хоть что-нибудь и повторяйте последнее слово каждой своей фразы.
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
    .rule = Перед броском кубиков поблагодарите того, кто передал вам куклу.
curse-mindpush = Сила мысли
    .rule = Прежде чем взять карточку, просверлите стопку взглядом.
curse-begging = Дырявые руки
    .rule = Прежде чем ваша фишка пойдёт вперёд, вежливо попросите другого колдуна её подвинуть.
curse-nodice = Не к ночи будь помянуты
    .rule = Не произносите слово «кубик» ни в каком виде.
curse-royalwe = Мы, колдун
    .rule = Не говорите «я», «мне», «меня»: вы теперь «мы».
curse-patdoll = Ранимая кукла
    .rule = Перед передачей куклы погладьте её по голове.
curse-blow = Азартный сквозняк
    .rule = Перед каждым своим броском и перебросом дуйте на кубики.
curse-applause = Завистливое браво
    .rule = Каждый раз, когда чужая фишка идёт вперёд, говорите «Браво!»
curse-skullspit = Тьфу-тьфу-тьфу
    .rule = Каждый раз, когда у кого-нибудь выпадает два черепа или больше, понарошку плюйте через левое плечо.
curse-blink = Совиные глаза
    .rule = Перед броском кубиков трижды медленно моргните.
curse-cardsdown = Стыдливые карточки
    .rule = Пока ход не ваш, держите карточки на столе рубашкой вверх.
curse-showdoll = Кукла-цензор
    .rule = Прежде чем разыграть фокус, покажите его кукле.
curse-cackle = Злодейский хохот
    .rule = Каждый раз, когда кого-нибудь ловят, злодейски хохочите.

## Tricks

trick-creepy = Очень жуткая кукла
    .when = Сразу после того, как вас выбрали целью.
    .rule = Скорчите самую жуткую рожу: заклинатель выберет другую цель.
trick-cart = Свежевымытая телега
    .when = В свой ход после броска.
    .rule = Громыхните, как телега, и бесплатно перебросьте любые свои кубики.
trick-parasite = Паразит
    .when = В чужой ход после броска.
    .rule = Хлюпните и наложите одно заклинание чужими кубиками: в сброс они не уходят.
trick-ace = Туз в рукаве
    .when = В свой ход после броска.
    .rule = Тряхните рукавом и поверните один кубик нужной гранью вверх.
trick-amnesia = Провал в памяти
    .when = В свой ход.
    .rule = Спросите: «Кто я?» — и уберите одно заклинание, наложенное на вас, под низ стопки. Очков никто не получает.
trick-sticky = Липкие лапки
    .when = В свой ход.
    .rule = Невинно посвистите и возьмите случайную карточку с руки другого колдуна.
trick-change = Мелочь в кармане
    .when = В свой ход.
    .rule = Позвените чем-нибудь и получите 1 очко.
trick-banana = Банановая кожура
    .when = В свой ход.
    .rule = Скажите «Ой!»: колдун, у которого очков больше, чем у вас, теряет 1 очко.
trick-sixth = Шестое чувство
    .when = В свой ход, когда хотя бы один кубик уже в сбросе.
    .rule = Постучите себя по виску, верните один кубик из сброса и бросьте его.

## The table on a page

table-track = Поле подсчёта очков
table-skull = Череп: кто проходит его, двигаясь вперёд, или встаёт на него, получает вечное проклятие. Правило 7.1
table-points = { $seat-is ->
    [you] Вы: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
   *[other] { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
}
table-tray = Кубики и стопки
table-used = В сбросе: { $face }
table-turn-to = Повернуть кубик этой гранью вверх: { $face }
table-rerolls = Осталось платных перебросов: { $count }
table-pile-spells = Заклинаний в стопке: { $count }
    .short = заклинания
table-pile-tricks = Фокусов в стопке: { $count }
    .short = фокусы
table-pile-curses = Осталось вечных проклятий: { $count }
    .short = проклятия
table-wobbles = еле держит позу
table-four-dice = в следующий ход только четыре кубика
table-no-reroll = в следующий ход без платных перебросов
table-target = { $seat-is ->
    [you] Карточка цели у вас
   *[other] Карточка цели: { $seat }
}
table-doll = { $seat-is ->
    [you] Куклу держите вы
   *[other] Куклу держит { $seat }
}
table-the-doll = кукла
table-at-ease = снова как обычно: { $slot }
table-says = говорит ({ $voice })
table-worth = Заклинатель получает +{ $points }, когда накладывает заклинание, и ещё +{ $broken }, если его прервут (очки прерывания).
table-caught = Попались!
table-holds = На руке: заклинаний { $spells }, фокусов { $tricks }
table-hand = Ваши карточки
table-empty-hand = На руке пусто: сбросьте два кубика, чтобы взять карточку.
table-on-you = На вас
table-page = Жесты, страница { $n }
table-wheel = Жесты
table-body = Тело
table-voice = Голос
table-cards = Карточки
table-holding = Держите, пока нажимаете другие кнопки
table-hold-tip = Держите эту кнопку (или клавишу { $letter }), пока нажимаете другую. Если коснуться её коротко, она останется нажатой, пока вы не бросите кубики, не наложите заклинание или не сделаете другой ход.
table-more = Ещё
table-none-laid = Здесь будут лежать заклинания, которые вы наложите, и ваши проклятия.
table-casts-mine = Вы наложили
table-casts-theirs = Наложено на других
table-under-theirs = Под проклятием
table-is-on = { $seat-is ->
    [you] Цель: вы
   *[other] Цель: { $seat }
}
table-hold = Держать
table-strips = Руки
table-rerolls-short = перебросы
phrases-plain = Реплики
phrases-manner = Фразы с причудой
phrases-words = Опасные слова
brief-chat = подходящая фраза
brief-forbid = следите за словами
brief-mirror_strip = непривычная рука
brief-tiny_strip = мизинцы
brief-at-left = сосед слева
brief-at-previous = кто передал куклу
brief-at-doll = кукла
brief-at-anyone = любой колдун
screen-emote = На экране: нажмите «{ $what }» на панели «{ table-wheel }».
screen-emote_at = На экране: нажмите «{ $what }» на панели «{ table-wheel }» и выберите, кому предназначен жест.
screen-sequence = На экране: нажмите числа по порядку на панели «{ table-wheel }».
screen-posture = На экране: нажмите «{ $what }» на панели «{ table-body }».
screen-hold = На экране: в свой ход держите «{ $what }» на панели «{ table-body }», когда нажимаете любую другую кнопку.
screen-mirror_strip = На экране: нажимайте кнопки для непривычной руки (они слева).
screen-tiny_strip = На экране: нажимайте крошечные кнопки.
screen-voice = На экране: нажимайте «{ $what }» на панели «{ table-voice }» каждый раз, когда получаете куклу.
screen-chat = На экране: выберите фразу на панели «{ table-voice }» или напишите в чат.
screen-forbid = На экране: следите за своими фразами на панели «{ table-voice }» и в чате.
command-roll = Бросить
command-reroll = Переброс
command-free = Бесплатный переброс
command-cast = Наложить
command-take = Взять карточку
command-take-spell = Взять заклинание
command-take-trick = Взять фокус
command-draw-spell = Бесплатное заклинание
command-draw-trick = Бесплатный фокус
command-trick = Разыграть фокус
command-pass = Передать
how-reroll = Нажмите на кубик, который сбросите, потом на те, что перебросите.
how-free = Нажмите на кубики, которые перебросите.
how-take = Нажмите на два кубика, которые сбросите.
how-set = Нажмите на кубик, потом на новую грань.
how-cast = Нажмите на заклинание у себя на руке.
how-target = Выберите цель.
how-wild = Нажмите на кубик, который послужит универсальным ингредиентом.
how-trick = Нажмите на фокус у себя на руке.
how-aim = Выберите, кому предназначен жест.
how-call = Кто нарушил условие?
how-by = Кто заметил нарушение?
how-sure = В этой позе нажимать неудобно. Чтобы подтвердить, нажмите ещё раз.
banner-stare = { $seat-is ->
    [you] Вы накладываете заклинание «{ $spell }». Кукла смотрит на цель: { $seat-target }…
   *[other] { $seat-target-is ->
        [you] { $seat } накладывает заклинание «{ $spell }». Кукла смотрит на вас…
       *[other] { $seat } накладывает заклинание «{ $spell }». Кукла смотрит на цель: { $seat-target }…
    }
}
banner-retarget = { $seat-is ->
    [you] { $seat-evader } показывает куклу пострашнее. Вы выбираете другую цель для заклинания «{ $spell }»…
   *[other] { $seat-evader-is ->
        [you] Вы показываете куклу пострашнее. { $seat } выбирает другую цель для заклинания «{ $spell }»…
       *[other] { $seat-evader } показывает куклу пострашнее. { $seat } выбирает другую цель для заклинания «{ $spell }»…
    }
}
banner-contradiction = { $seat-is ->
    [you] Вы выбираете, какое из двух заклинаний прервать…
   *[other] { $seat } выбирает, какое из двух заклинаний прервать…
}
banner-trick = { $seat-is ->
    [you] Вы разыгрываете фокус «{ $trick }»…
   *[other] { $seat } разыгрывает фокус «{ $trick }»…
}
banner-accused = { $seat-is ->
    [you] Вы нарушаете условие карточки «{ $card }»?
   *[other] { $seat } нарушает условие карточки «{ $card }»?
}
banner-cannot = { $seat-is ->
    [you] Вы говорите: «Я не могу выполнить оба заклинания!»
   *[other] { $seat } говорит: «Я не могу выполнить оба заклинания!»
}
banner-agreed = { $seat-is ->
    [you] Вы выбираете, что прервать: «{ $one }» или «{ $other }»…
   *[other] { $seat } выбирает, что прервать: «{ $one }» или «{ $other }»…
}
banner-bodies = Отметьте, чем вы не можете или не хотите двигать. Если карточка потребует такого движения, просто коснитесь носа, а если условие длительное — держите два пальца скрещёнными.
banner-schools = Каждый игрок выбирает школу магии.
banner-third-school = Карточки третьей школы делят поровну: по шесть каждому.
hinder-narrow = Взгляд в щёлку
hinder-low = Из-под края стола
hinder-high = С высоты
hinder-cap = Под грибной шляпкой
hinder-sway = Всё качается
hinder-swap = Кнопки наоборот
hinder-tilt = Голова набок
hinder-patch = Одним глазом
hinder-bubble = Сквозь пузырь
hinder-hidden_hand = Карточки рубашкой вверх

## The first game

first-welcome =
    Добро пожаловать на турнир! Кукла у вас, значит, ход ваш: бросьте пять кубиков.
    Вашему заклинанию, «{ spell-croak }», нужны две тыквы.
first-reroll = Тыкв нет. Сбросьте один кубик, чтобы перебросить другие: нажмите на летучую мышь (её вы сбросите), потом на остальные четыре кубика и на «{ command-reroll }». Так можно делать трижды за ход.
first-cast = Две тыквы! Нажмите на заклинание, потом на цель ({ $seat }) и на «{ command-cast }». Очко вы получите сразу, а цель теперь должна квакать перед первым броском каждого своего хода.
first-marker = Есть очко! Когда играют по сети, каждый двигает свою фишку сам: нажмите на неё на поле подсчёта очков.
first-pass = Действие выполнено, можно остановиться. Передайте куклу: теперь ходит { $seat }. Смотрите в оба!
first-call = Перед этим броском никто не квакнул! Заклинание лежит перед вами: нажмите на нём «{ table-caught }». Игра никогда не подскажет, было ли нарушение.
first-skull = Ещё два очка за прерванное заклинание. Но на клетке 3 — череп: подвиньте фишку и посмотрите, какое вечное проклятие вам досталось.
first-theirs = Проклятие навсегда: перед каждым броском надо дуть на кубики. Забудете — поймать вас может любой, и тогда вас ждёт наказание. А пока ходит { $seat }.
first-stare = Теперь цель — вы: кукла смотрит на вас. С «Очень жуткой куклой» можно было бы увернуться, но у вас нет карточек. Нажмите «{ move-stay }».
first-stared = Кукла всегда смотрит пару секунд, чтобы по скорости ответа никто ни о чём не догадался.
first-howl = Ваш ход, и на вас наложено заклинание: перед броском завойте волком. В первой игре вам подсказывает список «{ table-on-you }», а обычно всё надо помнить без подсказок.
first-blow = Теперь проклятие: подуйте на кубики. Этот жест — на второй странице панели «{ table-wheel }».
first-roll = Вы завыли и подули на кубики — поймать вас не на чем. Бросайте!
first-take = На руке пусто, а карточка стоит два кубика. Теперь выбираете вы: заплатите двумя тыквами или летучей мышью и тыквой и возьмите заклинание или фокус.
first-trick = Остались две звезды: хватит ещё на карточку. Снова выбирайте: заклинание или фокус? Чтобы разыграть фокус, сначала сделайте его жест: он указан на карточке.
first-end =
    Вот и всё: бросайте кубики, накладывайте заклинания, следите за другими и ничего не забывайте сами. Позы и гудение — на панели «{ table-body }», голоса — на панели «{ table-voice }», а если заклинанию нужны другие кнопки, они появятся вместе с его названием.
    Кто первым наберёт 11 очков, победит. Играйте дальше!

# Why a hint is good: what a move makes more or less of.
reason-own-points = { $more ->
    [yes] Вы получите очки.
   *[no] {""}
}
reason-rival-points = { $more ->
    [yes] {""}
   *[no] Соперник останется позади.
}
reason-left-points = { $more ->
    [yes] {""}
   *[no] Сосед слева получит меньше очков, чем мог бы.
}
reason-own-one-away = { $more ->
    [yes] До победы останется одно очко.
   *[no] {""}
}
reason-own-two-away = { $more ->
    [yes] До победы останется не больше двух очков.
   *[no] {""}
}
reason-own-three-away = { $more ->
    [yes] Потом для победы хватит одного сильного заклинания.
   *[no] {""}
}
reason-rival-one-away = { $more ->
    [yes] {""}
   *[no] Соперник не подойдёт к победе вплотную.
}
reason-rival-two-away = { $more ->
    [yes] {""}
   *[no] Сопернику останется набрать больше двух очков.
}
reason-rival-three-away = { $more ->
    [yes] {""}
   *[no] Одного сильного заклинания сопернику для победы не хватит.
}
reason-lead = { $more ->
    [yes] Вы вырываетесь вперёд.
   *[no] {""}
}
reason-late-lead = { $more ->
    [yes] Вы впереди в решающий момент.
   *[no] {""}
}
reason-own-spells = { $more ->
    [yes] На руке у вас станет больше заклинаний.
   *[no] Заклинания с руки идут в дело.
}
reason-own-promise = { $more ->
    [yes] Карточки у вас на руке обещают много очков.
   *[no] Карточки с руки идут в дело.
}
reason-own-cheap-spells = { $more ->
    [yes] Дешёвые заклинания остаются на руке.
   *[no] Дешёвые заклинания идут в дело.
}
reason-own-big-spells = { $more ->
    [yes] Сильные заклинания остаются на руке.
   *[no] Сильные заклинания идут в дело.
}
reason-own-winning-spells = { $more ->
    [yes] У вас остаётся заклинание, которое может принести победу.
   *[no] {""}
}
reason-rival-spells = { $more ->
    [yes] {""}
   *[no] У соперника станет меньше заклинаний.
}
reason-own-tricks = { $more ->
    [yes] На руке у вас станет больше фокусов.
   *[no] Фокус идёт в дело.
}
reason-own-point-trick = { $more ->
    [yes] У вас остаётся фокус, который приносит очко.
   *[no] Фокус, который приносит очко, идёт в дело.
}
reason-own-dice-tricks = { $more ->
    [yes] У вас остаются фокусы, которые помогают с кубиками.
   *[no] Фокус уже сейчас помогает с кубиками.
}
reason-own-parasite = { $more ->
    [yes] «Паразит» остаётся у вас и ждёт удачных чужих кубиков.
   *[no] «Паразит» своё дело сделал.
}
reason-own-doll = { $more ->
    [yes] «Очень жуткая кукла» остаётся у вас: можно будет увернуться.
   *[no] «Очень жуткая кукла» разыграна вовремя.
}
reason-rival-tricks = { $more ->
    [yes] {""}
   *[no] У соперника станет меньше фокусов.
}
reason-own-catches = { $more ->
    [yes] У вас прибавится поводов ловить других.
   *[no] Заклинаний, за которыми надо следить, станет меньше.
}
reason-rival-catches = { $more ->
    [yes] {""}
   *[no] У соперника станет меньше поводов ловить других.
}
reason-own-conditions = { $more ->
    [yes] {""}
   *[no] Условий, о которых вам надо помнить, станет меньше.
}
reason-rival-conditions = { $more ->
    [yes] У соперника прибавится условий, о которых надо помнить.
   *[no] {""}
}
reason-own-curses = { $more ->
    [yes] {""}
   *[no] Вы избегаете проклятия.
}
reason-rival-curses = { $more ->
    [yes] У соперника прибавится проклятий.
   *[no] {""}
}
reason-own-contradiction = { $more ->
    [yes] Следующее заклинание может противоречить тому, которое вы уже наложили.
   *[no] {""}
}
reason-own-penalty = { $more ->
    [yes] {""}
   *[no] В следующий ход вы обойдётесь без наказания.
}
reason-rival-penalty = { $more ->
    [yes] В следующий ход соперник будет наказан.
   *[no] {""}
}
reason-turns-to-wait = { $more ->
    [yes] {""}
   *[no] {""}
}
reason-rounds-left = { $more ->
    [yes] Игра продлится дольше.
   *[no] Конец игры приближается.
}

# -- statistics

openings = Ваше первое заклинание: победы / партии
