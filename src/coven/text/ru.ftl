# Собственные слова Coven. Игры добавляют свои.

seat-number = Игрок { $number }

bad-players = Эта игра рассчитана на { $least }–{ $most } игроков, а не на { $given }.
bad-option = У этой игры нет настройки «{ $option }».
bad-choice = Для настройки «{ $option }» значение «{ $given }» не подходит.
bad-option-players = При таком числе игроков ({ $given }) настройка «{ $option }» недоступна.

refuse-unknown = В этой игре нет такого хода.
not-your-turn = Сейчас не ваш ход.
game-over = Игра окончена.

undo-nothing = Отменять нечего.
undo-barrier = Этот ход не отменить: он открыл вам или другим игрокам скрытую информацию.
undo-other = Отменить нельзя: последний ход сделал другой игрок ({ $seat }).
redo-nothing = Повторять нечего.

file-head = Это не файл партии Coven, или его первая строка повреждена.
file-format = Эта версия Coven не умеет читать такой формат файла партии.
file-line = Строка { $line } файла партии повреждена.
file-game = Это файл партии в игру, которой в Coven нет: «{ $game }».
file-options = В файле партии указаны настройки, которых в этой игре нет.
file-rules = Партия сыграна по версии правил { $theirs }, а здесь версия { $ours }.
file-box = Эта партия сыграна не с теми компонентами игры, что используются здесь.
file-no-secret = Партия ещё не окончена, поэтому в её файле пока не записано, как тасовались карты.
file-commitment = Секрет тасовки не соответствует контрольному хешу, показанному в начале партии.
file-move = Запись { $n }: в этот момент сделать ход «{ $move }» было нельзя.
file-dice = Запись { $n }: броски в файле ({ $told }) не совпадают с теми, что следуют из секрета партии ({ $given }).
file-final = Ходы не приводят к последней позиции, указанной в файле.

# Боты, турниры и измерения.

level-1 = Ученица
    .about = Смотрит на шаг-другой вперёд, быстро забывает увиденное и не всегда делает лучший ход из тех, что находит. С ней хорошо учить правила.
level-2 = Ведьма
    .about = Заглядывает дальше, помнит почти всё, что видела, и редко упускает хороший ход.
level-3 = Верховная ведьма
    .about = Прокручивает каждое решение в уме триста раз, помнит всё, что видела, и делает лучший ход, какой нашла. Но знает она не больше вас.
level-4 = Ночная ведьма
    .about = Думает в несколько раз дольше Верховной ведьмы. Для тех, кто обыгрывает Верховную ведьму и никуда не спешит.
bot-random = Случайный
bot-greedy = Жадный

arena-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } за { $seconds } с (начальное число генератора: { $seed })
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-rate = Доля побед
arena-interval = Интервал 95 %
arena-rating = Рейтинг
arena-score = Очки
arena-spread = мин. · ¼ · ½ · ¾ · макс.
arena-thinking = Время на решение, мс
arena-decisions = Решений
arena-mean = В среднем
arena-p99 = 99-й процентиль
arena-most = Максимум
arena-seats = Результаты по местам
arena-seat = Место
arena-course = Как шли партии
arena-length = Решений в партии
arena-ending = Чем закончилась партия

lab-title =
    { $games ->
        [one] { $games } раздача, сыгранная дважды: с первой и со второй версией игры
        [few] { $games } раздачи, каждая сыграна дважды: с первой и со второй версией игры
       *[many] { $games } раздач, каждая сыграна дважды: с первой и со второй версией игры
    }; раздач, где партии не отличаются: { $alike }
lab-measure = Показатель
lab-before = Первая версия
lab-after = Вторая версия
lab-change = Разница (интервал 95 %)
lab-clear = значимо
lab-power = Чтобы заметить, что доля побед на одном из мест изменилась на { $percent }, нужно примерно столько партий: { $games }. Осталось сыграть: { $more }.
lab-power-enough = Этих партий хватает, чтобы заметить, что доля побед на одном из мест изменилась на { $percent }: для этого достаточно примерно { $games }.
lab-length = Решений в партии
lab-points = Очков на игрока
lab-gap = Отрыв первого от последнего
lab-seat-wins = Место { $number }: доля побед
lab-seat-points = Место { $number }: очки
lab-ending = Конец партии: { $ending }
lab-axis = Отличие второй версии от первой (интервал 95 %)
lab-cards = Карты по местам и партиям (интервалы 95 %)
lab-card = Карта
lab-held = Была на руке
lab-dead = Ни разу не использована
lab-won-held = Победы с картой на руке
lab-won-used = Победы, если карта использована
lab-choices = Решения (интервалы 95 %)
lab-choice = Решение
lab-per-game = Раз за партию
lab-taken = Выбирали, если могли
lab-won-taken = Победы при этом выборе
cli-no-ray = Ray не установлен. Установить его: pip install coven[ray]
cli-no-server = Для этой команды нужны пакеты веб-сервера. Установить их: pip install coven[server]
cli-lab-box = С файлом { $file } играть нельзя: { $why }

bench-title = Измерено на одном ядре; показан лучший результат (замеров: { $repeats })
bench-game = Игра
bench-engine = Движок
bench-pure = Python
bench-compiled = mypyc
bench-decisions = Решений/с
bench-games = Партий/с
bench-copy = Копия (мкс)
bench-iterations = Проб/с
bench-options = Ходы (мс)
bench-save = Запись (мс)
bench-load = Чтение (мс)
bench-note = Решения и партии: сколько их за секунду при случайных ходах. Копия: сколько времени занимает копирование партии, сыгранной до середины, при наибольшем числе игроков. Пробы: сколько итераций поиска за секунду делает бот третьего уровня в начале и в середине партии, при двух игроках (или наименьшем числе). Ходы: время, за которое в 99 случаях из 100 готов список возможных ходов, при наибольшем числе игроков.

## Командная строка

cli-see-help = Подробнее: { $command }
cli-bad-language = Языка «{ $given }» в Coven нет. Есть такие: { $known }.
cli-no-option = Параметра { $option } нет.
cli-option-alone = Параметр { $option } указан неправильно.
cli-no-command = Команды «{ $command }» нет.
cli-missing = В команде не хватает: { $what }.
cli-usage = Команда вызвана неправильно.
cli-number = Для { $name } нужно целое число не меньше { $least }, а не «{ $given }».
cli-number-between = Для { $name } нужно целое число от { $least } до { $most }, а не «{ $given }».
cli-no-game = Игры «{ $given }» нет. Есть такие: { $known }.
cli-stopped = Остановлено.
cli-cannot-read = Не удалось прочитать { $file }: { $why }.
cli-cannot-write = Не удалось записать { $file }: { $why }.
cli-file-missing = такого файла нет
cli-file-forbidden = нет прав доступа
cli-file-folder = это папка
cli-file-not-folder = часть пути — не папка
cli-file-huge = Файл { $file } слишком большой: это не файл партии.
cli-file-exists = Файл { $file } уже есть, новая партия его не перезапишет.

# До игры
cli-choose-number = Введите число ({ $numbers }) или нажмите Enter: тогда будет выбрано число в квадратных скобках.
cli-which-game = Во что будем играть?
cli-which-variant = Какой вариант?
cli-how-many = Сколько игроков вместе с ботами ({ $numbers })?
cli-which-level = Насколько сильными должны быть боты?
cli-not-started = Партия не начата.
cli-no-variant = Варианта «{ $given }» нет. Есть такие: { $known }.
cli-variant-players = «{ $variant }» не подходит для такого числа игроков ({ $given }).
cli-too-many-people = Столько людей не поместится: за столом всего { $count } { $count ->
    [one] место
    [few] места
   *[many] мест
}.
cli-option-form = Настройку указывают в виде key=value, а не «{ $given }».
cli-option-choice = Для настройки «{ $option }» значение «{ $given }» не подходит. Можно выбрать: { $known }.
cli-level = Бота «{ $given }» нет. Выберите 1, 2, 3, 4, random или greedy. Уровню можно задать свой лимит: 3:400 (400 итераций) или 3:0.2s (0,2 секунды).
cli-levels = Уровней указано { $given }, а ботов за столом { $bots }.
cli-names = Имён указано { $given }, а людей за столом { $people }.
cli-bot = { $bot } { $number }

# За столом
cli-commitment = Порядок тасовки зафиксирован. Его контрольный хеш: { $commitment }
cli-saving = Партия сохраняется в { $file }
cli-thinking = { $seat } думает…
cli-what = Это не число от 1 до { $most } и не ход. Введите ?, чтобы узнать, что можно ввести.
cli-not-listed = Ход «{ $move }» сейчас невозможен.
cli-ask-why = (Правило { $rule }; чтобы прочитать его, введите ? { $move })
cli-allowed = Ход «{ $move }» возможен.
cli-help =
    число        сделать ход с этим номером; можно ввести и сам ход
    ? ХОД        узнать, какое правило сейчас запрещает этот ход
    ? 4.3        прочитать пункт правил
    u, r         отменить, повторить
    h            подсказка: лучшие ходы и шансы на победу
    l            показать весь журнал
    q            выйти; партия сохранена, её можно продолжить позже
    Как записываются ходы из списка:
cli-undone = { $seat-is ->
    [you] Вы отменяете последний ход.
   *[other] { $seat } отменяет последний ход.
}
cli-curtain = Передайте клавиатуру: теперь играет { $seat }. Нажмите Enter, когда остальные не смотрят на экран.
cli-left = Партия сохранена в { $file }. Чтобы продолжить её, выполните coven replay --play.
cli-fault = Ход «{ $move }» вызвал ошибку в программе самой игры ({ $fault }). Партия до этого хода сохранена в { $file }; чтобы открыть её, выполните coven replay.
cli-total = Всего
cli-won = { $count ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
cli-lost = Никто не победил.
cli-secret = Секрет тасовки: { $secret }
cli-verify = Чтобы повторить раздачу и ходы и сверить их с записью, выполните coven verify { $file }

# Игры и правила
cli-game-facts = { $same ->
    [yes] Игроков: { $most }
   *[no] Игроков: от { $least } до { $most }
}, { $short }–{ $long } минут, от { $age } лет; версия правил { $version }
cli-for = игроков: { $numbers }
cli-no-paragraph = Пункта { $given } в правилах нет.

# Записи
cli-steps = Enter: вперёд · b: назад · число: перейти к записи с этим номером · s ЧИСЛО: смотреть глазами игрока с этим номером (0: глазами зрителя) · q: выйти
cli-beginning = До первого хода. Записей: { $most }.
cli-entry = Запись { $n } из { $most }: { $seat }
cli-decides = Решение принимает { $seat }
cli-no-entry = Записи { $given } нет; последняя — { $most }.
cli-no-seat = Места { $given } нет; последнее — { $most }.
cli-verified-secret = Секрет тасовки соответствует контрольному хешу, показанному в начале партии: { $commitment }
cli-verified-moves = Все ходы допустимы, а тасовка и броски именно те, что следуют из секрета партии (ходов: { $moves }, бросков: { $rolled }).
cli-verified-final = Последняя позиция совпадает с записанной в файле.
cli-verified = Проверено: раздача и все ходы в точности совпадают с записью в файле.
cli-verified-so-far = Партия не окончена; до этого места раздача и все ходы в точности совпадают с записью в файле.

# Проверки
cli-check-title = { $game }: пройдено проверок — { $held } из { $laws }
cli-check-unchecked = { $count ->
    [one] { $count } проверка не проводилась: для неё нужны тесты игры.
    [few] { $count } проверки не проводились: для них нужны тесты игры.
   *[many] { $count } проверок не проводилось: для них нужны тесты игры.
}
cli-check-failed = { $count ->
    [one] { $count } проверка не пройдена.
    [few] { $count } проверки не пройдены.
   *[many] { $count } проверок не пройдено.
}
cli-exam-level = { $name-who }: правильных ответов — { $right } из { $asked }.
cli-exam-hints = Подсказки
cli-exam-failed = Есть неверные ответы.
cli-exam-none = Экзаменационных вопросов об игре { $game } здесь нет. Экзамены лежат в исходном коде, в tests/bots/exam.
cli-exam-question = Этот вопрос экзамена задать нельзя. { $name-why }
cli-train-played = { $stage }: сыграно партий { $done } из { $games }
cli-train-gate = против нынешних ботов: сыграно партий { $done } из { $games }
cli-train-verdict = Из { $games } партий новые боты выиграли { $rate } ({ $low } – { $high }) в пересчёте на игру вдвоём. На решение у них уходит { $new } мс, у нынешних ботов — { $old } мс.
cli-train-failed = Возможно, новым ботам просто повезло, поэтому их веса не записаны.
cli-train-written = Веса новых ботов записаны.
cli-train-not = Начать обучение нельзя: { $name-why }
cli-no-numpy = Для обучения нужен numpy. Установить его: pip install coven[rl]
cli-bot-died = Программа бота перестала работать. { $name-why }
cli-fuzz = Партий: { $games }, решений: { $plies } (не больше { $longest } за партию). Время: { $seconds } с, решений в секунду: { $rate }
cli-fuzz-clean = Ни сбоев, ни тупиков, ни бесконечных партий.
cli-fuzz-crashes = { $count ->
    [one] { $count } партия закончилась ошибкой.
    [few] { $count } партии закончились ошибкой.
   *[many] { $count } партий закончились ошибкой.
}
cli-no-tests = Тестов игры { $game } здесь нет, а эталонные партии хранятся рядом с ними.
cli-golden-missing = Ни одна партия не закончилась так: { $endings }
cli-crash = Здесь { $seat } делает ход «{ $move }», и вот что происходит: { $found }
cli-crash-nothing = Ошибка произошла здесь: { $found }
cli-new-game = Игра готова. Убедитесь, что она проходит проверку: coven check { $name }. Потом меняйте её правило за правилом, как показано в docs/add-a-game.md.
cli-new-game-package = Игра готова и лежит в папке { $name }. Установите её командой pip install --editable { $name } и проверьте: coven check { $name }. Потом меняйте её правило за правилом, как показано в docs/add-a-game.md.

# Стол: почему за ним чего-то нельзя сделать, и часы

table-not-started = Партия ещё не началась.
table-started = Партия уже началась.
table-paused = Партия приостановлена.
table-not-paused = Партия не приостановлена.
table-not-over = Это можно будет сделать, когда партия закончится.
table-not-host = Это может сделать только хозяин стола.
table-not-your-seat = Это не ваше место.
table-one-seat = У вас уже есть место за этим столом.
table-kicked = Хозяин стола освободил ваше место. Чтобы вернуться, попросите новое приглашение.
table-not-invited = За этот стол садятся по приглашению. Попросите ссылку у кого-нибудь из игроков.
table-link-present = Этот игрок сейчас за столом, поэтому ссылку на его место может попросить только он сам.
table-no-seat = За этим столом нет такого места.
table-seat-taken = Это место уже занято.
table-full = За этим столом нет свободных мест.
table-seats-taken = Нельзя убрать место, на котором кто-то сидит.
table-open-seats = Остались свободные места: пригласите кого-нибудь или посадите ботов.
table-no-name = Введите, пожалуйста, своё имя.
table-no-pace = Такой контроль времени выбрать нельзя.
table-no-level = Ботов такого уровня нет.
table-seat-lent = Сейчас за вас играет бот. Сначала верните себе место.
table-seat-back = На этом месте уже снова играет человек.
table-moved-on = Пока вы решали, за столом что-то изменилось. Взгляните ещё раз.
table-rematch-there = Реванш уже готовится.

pace-none = Без часов
    .about = Думайте сколько нужно.
pace-relaxed = Спокойно
    .about = До 20 минут на игрока; за каждый ход добавляется 45 секунд.
pace-fast = Быстро
    .about = До 5 минут на игрока; за каждый ход добавляется 10 секунд.
pace-days = Несколько дней
    .about = До 3 дней на игрока; за каждый ход добавляются сутки. Заходите, когда удобно.

# Проверка игр (`coven check`)

check-1 = Партии со случайными ходами всегда заканчиваются, при любых настройках.
check-2 = Все ходы из списка возможны; остальные отклоняются с объяснением.
check-3 = Копии партии независимы; сохранённая позиция загружается без изменений.
check-4 = Один и тот же секрет тасовки и одни и те же ответы игроков дают одну и ту же партию.
check-5 = Никто не получает сведений, которых знать не должен.
check-6 = Отменить можно только ходы, после которых не открылась скрытая информация.
check-7 = Ни карты, ни фишки не теряются, очки в допустимых пределах, каждый исход встречается.
check-8 = Эталонные партии повторяются в точности так, как записаны.
check-9 = Каждое правило проверено, каждый текст есть на всех языках игры.
check-10 = Для каждого примера из правил есть тест.

check-1-seen = проверено позиций: { $seen }
check-2-seen = проверено позиций: { $seen }
check-3-seen = проверено позиций: { $seen }
check-4-seen = проверено ответов: { $seen }
check-5-seen = проверено позиций: { $seen }
check-6-seen = проверено позиций: { $seen }
check-7-seen = проверено позиций: { $seen }
check-8-seen = проверено ответов: { $seen }
check-9-seen = проверено пунктов и позиций: { $seen }
check-10-seen = проверено примеров: { $seen }

spectator = зритель

found-crash = { $where }: { $error }
found-dead-end = { $where }: партия зашла в тупик ({ $error }).
found-too-long = { $where }: партия не закончилась, хотя ответов уже было { $most }.
found-no-variant = Нет варианта для такого числа игроков: { $players }.
found-fact = Игра заявляет «{ $fact }: { $declared }», а на самом деле { $seen }.
found-asking-changed = { $where }: { $frame } не только задаёт вопрос, но и меняет игру.
found-asked-otherwise = { $where }: во второй раз { $frame } задаёт другой вопрос.
found-twice = { $where }: один и тот же ход предложен дважды ({ $seat }).
found-unparsed = { $where }: запись «{ $move }» распознана как другой ход.
found-parsed = { $where }: запись «{ $move }» распознана как ход, хотя такого хода нет.
found-not-every = { $where }: в every_move() нет возможного хода «{ $move }».
found-unexplained = { $where }: игра не объясняет, почему ход «{ $move }» запрещён ({ $seat }).
found-refused-legal = { $where }: ход «{ $move }» возможен ({ $seat }), но игра считает его запрещённым.
found-no-paragraph = { $where }: объяснение запрета ссылается на пункт { $rule }, которого нет.
found-unlisted-played = { $where }: сыгран ход «{ $move }», которого не было в списке ({ $seat }).
found-refusal-changed = { $where }: запрещённый ход что-то изменил ({ $seat }).
found-fields = { $where }: атрибуты не совпадают с `fields`: { $names }.
found-copy-differs = { $where }: копия отличается от оригинала.
found-copy-shared = { $where }: изменение одной копии изменило другую.
found-load-differs = { $where }: после сохранения и загрузки позиция другая.
found-load-seen = { $where }: после сохранения и загрузки игрок видит не то, что раньше ({ $seat }).
found-other-replay = { $where }: повтор приводит к другой позиции.
found-other-process = { $where }: в другом процессе та же партия проходит иначе.
found-world-seen = { $where }: данные, отправленные игроку, выдают скрытую информацию ({ $seat }).
found-world-moves = { $where }: список возможных ходов выдаёт скрытую информацию ({ $seat }).
found-world-explained = { $where }: объяснение, почему ход «{ $move }» запрещён, выдаёт скрытую информацию ({ $seat }).
found-world-told = { $where }: журнал выдаёт скрытую информацию («{ $word }», { $seat }).
found-world-asks = { $where }: в воображаемой позиции ({ $seat }) задаётся не тот вопрос, который лежит на вершине стека.
found-world-shared = { $where }: воображаемая позиция изменила настоящую.
found-world-dice = { $where }: determinise() оставляет настоящие кубики, и боты знают, что выпадет и что придёт: запишите new.rng = rng.
found-world-fixed = { $where }: determinise() никогда не раздаёт «{ $name }» заново, хотя здесь это скрыто: боты видят настоящее.
found-world-committed = { $where }: determinise() никогда не заменяет «{ $name }», хотя это тайные ответы: боты видят настоящие. Commit меняется так: new.stack[-1] = new.top.redrawn(new, seat).
found-world-same = Игра заявляет «hidden: True», но determinise() каждый раз возвращает ту же позицию.
found-barrier-fell = { $where }: граница отмены сдвинулась назад.
found-undo = { $where }: отмена разрешена, хотя отменять нельзя, или запрещена, хотя можно ({ $seat }).
found-undo-differs = { $where }: отмена приводит не к прежней позиции.
found-redo-differs = { $where }: тот же ход после отмены приводит к другой позиции.
found-no-barrier = { $where }: ход «{ $move }» что-то открывает ({ $seat }), но его можно отменить.
found-not-conserved = { $where }: { $error }
found-score = { $where }: недопустимое число очков ({ $scores }).
found-feature = { $where }: признак «{ $name }» равен { $value } ({ $seat }), а его границы — { $low } и { $high }.
found-features = { $where }: features() возвращает чисел: { $count }, а в FEATURES имён: { $names }.
found-no-features = Модуля features.py нет в `modules` игры, поэтому её признаки не используются.
found-unknown-ending = { $where }: незаявленный исход «{ $ending }».
found-ranking = { $where }: такого распределения мест быть не может ({ $places }).
found-no-ending = Ни одна партия не закончилась исходом «{ $ending }».
found-no-tests = Тестов этой игры здесь нет: запустите проверку в рабочей копии Coven.
found-no-golden = { $file } больше не годится как эталонная партия: { $error }.
found-golden-differs = Повтор эталонной партии { $file } отличается от записи в строке { $line }.
found-no-golden-table = Нет эталонной партии для { $table }.
found-no-golden-ending = Нет эталонной партии с исходом «{ $ending }».
found-test-fails = Тест игры не проходит: { $test }
found-no-paragraphs = В правилах нет пронумерованных пунктов.
found-numbered-twice = Пункт { $rule } встречается дважды.
found-numbered-otherwise = Правила на языке «{ $locale }» пронумерованы не так, как английские: { $rules }.
found-not-cited = Ни один тест не ссылается на эти пункты: { $rules }.
found-cites-nothing = { $test } ссылается на пункт { $rule }, которого нет.
found-broken-words = Некоторые тексты на языке «{ $locale }» не удалось прочитать: { $line }.
found-untranslated = Текст «{ $word }» есть только на этих языках: { $locales }.
found-other-arguments = У текста «{ $word }» в разных переводах разные аргументы.
found-no-word = { $source } использует текст «{ $word }», которого нет.
found-no-number = { $where }: в фигурных скобках стоит «{ $name }», а в rule_numbers этого нет.
found-unshown = Нет текста для «{ $word }», и игроки прочтут это слово как есть ({ $where }).
found-lesson = lesson.toml, шаг { $n }: ход «{ $move }» тогда невозможен ({ $seat }).
found-bad-lesson = lesson.toml: { $error }
found-no-argument = { $source } использует текст «{ $word }», но не передаёт ему: { $names }.
found-untold = { $error }

# Сайт: страницы и оболочка стола

web-skip-to-content = Перейти к содержанию
web-nav-label = Coven
web-language = Язык
web-foot-line = Coven: пять ведьмовских игр за одним столом. Без регистрации и установки.
web-lobby-title = Садитесь за стол: свечи уже горят
web-lobby-lead = Выберите игру — и через несколько секунд вы уже за столом: с друзьями, с ботами или на одном устройстве.
web-code-label = Есть код?
web-code-wait = Слишком много неверных кодов. Подождите минуту или попросите прислать ссылку: по ней можно войти всегда.
web-code-enter = Войти
web-all-my-games = Все мои партии
web-my-tables = Ваши столы
web-open-tables = Открытые столы
web-card-facts = { $players } · { $minutes }
web-card-later = Ещё варится
web-players = { $numbers } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
web-minutes = { $least }–{ $most } мин
web-age = от { $age } лет
web-later-wandering-towers = Блуждающие башни
    .about = Волшебники едут на блуждающих башнях, а замок никого не ждёт.
web-later-whirling-witchcraft = Ведьмин круг
    .about = Наколдуйте столько ингредиентов, чтобы у соседа на рабочем столе не хватило места.
web-later-witchstone = Скала ведьм
    .about = Кристаллы, волшебные палочки и котёл: небольшие ходы складываются в длинные цепочки.
web-later-the-witches = Ведьмы
    .about = Головология, хихиканье и чужие беды Плоского мира.
web-later-voodoo = Кукла колдуна
    .about = Проклинайте других, терпите их проклятия и не забывайте прыгать на одной ноге.
web-play-bots = Играть с ботами
web-play-bots-hint = { $count ->
    [0] Сразу в игру, в одиночку.
    [one] Сразу в игру: вы и { $count } бот.
    [few] Сразу в игру: вы и { $count } бота.
   *[other] Сразу в игру: вы и { $count } ботов.
}
web-play-friends = Играть с друзьями
web-play-friends-hint = Откроется комната: друзья придут по ссылке или коду.
web-play-pass = На одном устройстве
web-play-pass-hint = Ходите по очереди и передавайте друг другу устройство.
web-rules-title = Правила
web-rules-source = Издание: { $source }
web-variant-legend = Вариант
web-seats-legend = Места
# What bots are called, with commas between.
web-bot-names = Ежевика, Лещина, Можжевелка, Крапива, Кислица, Пижма, Ива, Полынь
web-hot-name = Гость { $number }
web-options-legend = Дополнительно
web-option-yes = Да
web-option-no = Нет
web-pace-label = Часы
web-spectators-label = Разрешить зрителей
web-public-label = Показывать стол в общем списке
web-name-label = Ваше имя
web-name-default = Гость
web-name-hint = Это имя видят все за столом.
web-levels-title = Боты
web-settings-title = Настройки
web-settings-saved = Сохранено.
web-settings-all = Имя и язык
web-sign-out-title = Другие браузеры
web-sign-out-lead = Ваше имя и ваши места привязаны к этому браузеру. Если кто-то мог скопировать его файлы cookie, нажмите кнопку ниже: вы выйдете во всех остальных браузерах. Никто больше не сможет играть там за вас, личные ссылки перестанут работать, а уведомления отключатся на всех устройствах. В этом браузере вы останетесь.
web-sign-out-keep = Этот браузер помнит вас { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} после последнего посещения.
web-sign-out-button = Выйти во всех других браузерах
web-sign-out-done = Готово. Теперь вход выполнен только в этом браузере.
web-ended-title = Вы вышли
web-ended-signed-out = В другом браузере вы нажали «Выйти во всех других браузерах», поэтому здесь вы тоже вышли. Ваши места остались в том браузере.
web-ended-expired = Вы давно не заходили, и этот браузер вас забыл. Ваших мест за столами отсюда не видно, но хозяин стола может прислать вам ссылку, по которой вы вернётесь на своё место.
web-ended-button = Продолжить как новый гость
web-me-label = О вас
web-me-games = Мои партии
web-me-stats = Мои успехи
web-me-people = Люди
web-me-account = Аккаунт
web-day = { $name-day } { $name-month } { $name-year }
web-months = января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря
web-keep-title = Сохраните своё имя
web-keep-new = Вы здесь впервые?
web-keep-lead = Чтобы играть, аккаунт не нужен. С ключом доступа имя, партии и рейтинг останутся вашими на любом устройстве: без пароля и почты. Достаточно приложить палец, посмотреть в камеру или ввести PIN-код.
web-keep-button = Сохранить имя
web-passkeys-title = Ключи доступа
web-passkeys-lead = Войти можно с помощью любого из этих ключей. Добавьте по ключу на каждом устройстве, где вы играете.
web-passkey-dates = Добавлен { $created }, последний вход { $used }
web-passkey-revoke = Удалить
web-passkey-more = Добавить ключ
web-passkey-made = Теперь это имя ваше. Прежде чем идти дальше, запишите коды восстановления.
web-passkey-bad = Этот ключ не подошёл. Попробуйте ещё раз.
web-passkey-many = Больше ключей добавить нельзя. Сначала удалите один из них.
web-passkey-unknown = Этот ключ доступа удалён или относится к другому серверу.
web-passkey-failed = Вы не воспользовались ключом доступа. Попробуйте ещё раз, когда будете готовы.
web-passkey-nowhere = Ключи доступа работают только по HTTPS и только на сайте с доменным именем, поэтому здесь они недоступны.
web-codes-title = Коды восстановления
web-codes-lead = Если вы потеряете ключи доступа, войти можно будет по коду; каждый код действует один раз. Коды видны только сейчас: запишите их или распечатайте.
web-codes-left = { $count ->
    [0] Кодов восстановления не осталось.
    [one] Остался { $count } код восстановления.
    [few] Осталось { $count } кода восстановления.
   *[other] Осталось { $count } кодов восстановления.
}
web-codes-new = Новые коды восстановления
web-sign-in-title = Уже есть ключ доступа?
web-sign-in-button = Войти
web-sign-in-bring = Перенести партии из этого браузера в мой аккаунт
web-sign-out-here = Выйти в этом браузере
web-sign-out-kept = Не забывайте выходить на чужих устройствах. Если устройство потеряно, удалите его ключ и выйдите во всех других браузерах.
web-recover-title = Потеряли ключ доступа?
web-recover-label = Код восстановления
web-recover-button = Войти по коду
web-recover-unknown = Этот код не подходит. Каждый код действует только один раз.
web-account-signed-in = С возвращением.
web-account-recovered = С возвращением! Код одноразовый и больше не сработает. Добавьте ключ доступа на этом устройстве.
web-account-saved = Сохранено.
web-banned = Этот аккаунт заблокирован. Обратитесь к владельцу сервера.
web-board-title = Таблицы лидеров
web-board-opt-in = Показывать моё имя и рейтинг в таблицах лидеров
web-data-title = Ваши данные
web-data-lead = Всё, что этот сервер хранит о вас, одним файлом.
web-data-export = Скачать мои данные
web-delete-title = Удалить все данные
web-delete-lead = Имя, ключи, рейтинг и сообщения будут сразу удалены, и вы покинете все партии. Законченные партии останутся у других игроков, но без вашего имени. Отменить это будет нельзя.
web-delete-sure = Да, удалить все мои данные
web-delete-button = Удалить
web-delete-unsure = Если хотите удалить все данные, сначала поставьте галочку.
web-account-deleted = Все ваши данные удалены. Теперь вы новый гость.
web-former-player = Бывший игрок
web-filter-game = Игра
web-filter-all-games = Все игры
web-filter-status = Показать
web-filter-all = Все партии
web-filter-running = Текущие партии
web-filter-over = Законченные партии
web-filter-button = Показать
web-result-won = Вы победили
web-result-shared = Общая победа
web-result-lost = Вы проиграли
web-result-place = Место { $place } из { $count }
web-result-none = Партия без результата
web-result-over = Партия закончена
web-analysis = Разбор партии
web-game-leave = Покинуть место
web-game-leave-sure = Вы освободите место. Остальные останутся за столом.
web-game-resign = Сдаться
web-game-resign-sure = Вы проиграете эту партию. Если остальные продолжат игру, ваше место займёт бот.
web-game-resign-yes = Да, сдаюсь
web-game-stop = Закончить партию
web-game-stop-sure = Партия закончится без результата, когда на это согласятся все за столом.
web-game-stop-yes = Да, хочу закончить
web-game-delete = Удалить
web-game-delete-sure = Партия исчезнет из вашего списка. Если в ней играли только вы, она будет удалена навсегда.
web-games-none = Партий пока нет.
web-games-start = Начать игру
web-page-newer = Более новые
web-page-older = Более старые
web-told-stop = { $name } предлагает закончить партию. Если вы согласны, выберите «Закончить партию» в меню стола.
web-stopped-resigned = Партия закончилась: кто-то сдался.
web-stopped-agreed = Партию закончили по общему согласию, без результата.
table-others-play = За этим столом ещё играют другие. Чтобы удалить партию из списка, сначала сдайтесь.
web-board-link = Таблица лидеров
web-board-of = { $game }: таблица лидеров
web-board-lead = Здесь игроки, которые сыграли хотя бы пять рейтинговых партий и согласились попасть в таблицу.
web-board-lead-bots = Боты — для сравнения.
web-board-none = В таблице пока никого нет.
web-board-join = Показывать моё имя в таблице
web-name-label-other = Имя
web-stats-plays = Партии
web-stats-won = Победы
web-stats-wins = { $wins } · { $percent } %
web-stats-average = Очков в среднем
web-stats-streak = Побед подряд
web-stats-longest = Лучшая серия
web-stats-rating = Рейтинг
web-stats-together = Победы в кооперативе и соло
web-stats-best = Лучший результат
web-stats-history = Как менялся рейтинг
web-stats-points = Очки по партиям
web-stats-variants = Варианты игры: победы / партии
web-stats-none = Доиграйте партию, и здесь появятся ваши успехи.
web-variant-other = Свои настройки
web-people-lead = Все, с кем вы сидели за одним столом. Отметьте, с кем хотите сыграть ещё раз.
web-people-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
web-people-mute = Не показывать сообщения
web-people-unmute = Показывать сообщения
web-people-block = Заблокировать
web-people-unblock = Разблокировать
web-people-none = Сыграйте с друзьями, и они появятся здесь.
web-again-label = Сыграть ещё раз с этими людьми
web-again-button = Пригласить
table-blocked = За этот стол вам сесть нельзя.
table-blocked-again = Этих людей нельзя пригласить вместе: кто-то из них заблокирован.
web-rated-title = Рейтинговая партия
web-rated-lead = Рейтинговая партия меняет рейтинг каждого, поэтому до начала должны согласиться все. Подсказок в ней нет, а если вы уйдёте, вы проиграете.
web-rated-propose = Предложить рейтинговую партию
web-rated-withdraw = Играть без рейтинга
web-rated-agree = Согласиться
web-rated-decline = Отказаться
web-rated-agreed = соглашается
web-rated-waiting = ответа пока нет
web-rated-all = Все согласны: партия будет рейтинговой.
web-rated-not-all = Пока согласны не все, партия не рейтинговая.
web-rated-mine = Ваш рейтинг: { $rating } ({ $change })
web-rated-yes = Эта партия рейтинговая.
web-told-rated = { $name } предлагает рейтинговую партию. Согласиться должны все.
web-told-all = Сообщение от владельца сервера: { $name }
web-about-title = Об этом сервере
web-about-run-by = Владелец этого сервера: { $name }.
web-about-run-by-nobody = Владелец этого сервера о себе не рассказал.
web-about-contact = Контакты:
web-about-rules = Правила этого сервера
web-about-kept = Что здесь хранится
web-about-data = Партии, сообщения и ваше имя хранятся на этом сервере. Все данные о вас можно скачать или удалить:
web-about-kept-rooms = Комнаты, где игра так и не началась
web-about-kept-abandoned = Заброшенные партии
web-about-kept-finished = Законченные партии
web-about-kept-guests = Гости без партий
web-about-days = { $days ->
    [0] хранятся всегда
    [one] удаляются через { $days } день
    [few] удаляются через { $days } дня
   *[other] удаляются через { $days } дней
}
admin-kept = есть аккаунт
admin-banned = доступ закрыт
admin-done = Готово.
admin-removed = { $count ->
    [0] Удалено. Столы не изменились.
    [one] Удалено. Изменён { $count } стол.
   *[other] Удалено. Изменено столов: { $count }.
}
admin-no-table = Стола { $id } нет.
admin-no-person = Пользователя { $id } нет. Список выводит команда coven admin people.
web-moved-row = Ваше место заняли в другом браузере
web-save-button = Сохранить
web-confirm-legend = Подтверждать ход
web-confirm-never = Никогда
web-confirm-end = В конце хода
web-confirm-always = Всегда
web-motion-legend = Анимация
web-motion-off = Нет
web-motion-fast = Быстрая
web-motion-normal = Обычная
web-motion-slow = Медленная
web-signals-legend = Сигналы о вашем ходе
web-sounds-label = Звуки
web-volume-signals = Громкость: ваш ход и чат
web-volume-table = Громкость: звуки игры
web-notify-label = Уведомления
web-preview-table = { $count ->
    [0] { $name } уже за столом. Приходите посмотреть!
    [one] { $name } зовёт за стол: свободно { $count } место.
    [few] { $name } зовёт за стол: свободно { $count } места.
   *[other] { $name } зовёт за стол: свободно { $count } мест.
}
web-offline-title = Нет сети
web-offline-lead = Для игры нужна сеть. Партии хранятся на сервере: ничего не потеряно, и игра за каждым столом продолжится сама, когда связь вернётся.
web-offline-rules = Доступно без сети
web-offline-rules-hint = Правила, которые вы открывали на этом устройстве.
web-offline-again = Попробовать снова
web-join-title = { $name } приглашает вас за стол
web-join-lead = { $game }: { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[other] свободно { $count } мест
}.
web-join-full = { $game }: все места заняты.
web-join-button = Сесть за стол
web-join-unknown = Это приглашение недействительно. Попросите новое.
web-watch-button = Смотреть
web-move-page-title = Продолжить здесь как { $name }
web-move-page-lead = { $game }: нажмите кнопку, и вы продолжите играть на этом месте в этом браузере. Ваше имя и другие ваши места не изменятся. Тот, кто играет на этом месте сейчас, узнает об этом и сможет вернуть место себе.
web-move-button = Занять моё место
web-waiting-title = За столом
web-begin-button = Начать
web-begin-hint = Для этой игры нужно: { $players }. Пригласите кого-нибудь или посадите ботов.
web-room-options = Настройки партии
web-room-host-chooses = Настройки выбирает { $name }.
web-variant-custom = Свои настройки
    .about = Вы изменили отдельные настройки. Выберите вариант, чтобы вернуться к его настройкам.
web-seats-label = Места
web-level-label = Уровень бота: { $name }
web-seat-do-share = Добавить игрока за это устройство
web-kind-shared = на вашем устройстве
web-begin-gaps = Пустые места исчезнут, когда вы начнёте игру.
web-share = Поделиться
web-begin-by-host = Когда все соберутся, игру начнёт { $name }.
web-invite-title = Пригласить друзей
web-invite-code = Код приглашения
web-invite-link = Или отправьте ссылку
web-invite-hint = По этой ссылке может присоединиться любой. Если вы в одной сети Wi-Fi, ссылка работает сразу.
web-invite-again = Новая ссылка и новый код
web-qr-label = QR-код ссылки
web-copy = Копировать
web-copied = Скопировано
web-seat-do-bot = Посадить бота
web-seat-do-free = Освободить место
web-seat-do-sit = Сесть сюда
web-seat-do-leave = Покинуть место
web-menu-title = Меню стола
web-full-screen = Во весь экран и обратно
web-menu-lend = Пусть за меня сыграет бот
web-menu-lend-of = { $seat }: пусть вместо игрока сыграет бот
web-menu-lend-about = Бот играет, пока игрок не вернёт себе место; вернуть его можно в любой момент.
web-seat-do-lend = Пусть играет бот
web-seat-do-back = Вернуть себе место
web-seat-do-link = Продолжить на другом устройстве
web-seat-do-take-back = Вернуть моё место
web-kind-open = свободно
web-kind-you = вы
web-kind-person = за столом
web-kind-away = не в сети
web-kind-thinking = думает…
web-invite-watch = Все места заняты, но зрителям здесь рады.
web-invite-ask-host = Есть свободное место: спросите код у хозяина стола. А пока можно смотреть.
web-invite-watch-link = По этой ссылке смотреть игру может любой
web-reactions = Реакции
web-reactions-label = Реакции других игроков
web-react-hello = Привет!
web-react-luck = Удачи!
web-react-well-played = Отличный ход!
web-react-wow = Ого!
web-react-cackle = Ха-ха-ха!
web-react-sneaky = Хитро!
web-react-hmm = Дайте подумать…
web-react-oops = Упс!
web-react-ouch = Ой!
web-react-hooray = Ура!
web-react-thanks = Спасибо!
web-react-good-game = Хорошая игра!
web-kind-bot = бот: { $level }
web-kind-stand-in = вместо игрока играет бот
web-you = вы
web-to-lobby = К списку игр
web-to-table = Вернуться к столу
web-to-game = Об игре
web-people-title = Игроки и места
web-move-title = Продолжить на другом устройстве
web-move-lead = По этой ссылке { $name } сможет продолжить игру на другом устройстве. Место займёт любой, кто её откроет, поэтому больше никому её не показывайте.
web-move-link = Личная ссылка
web-move-hint = Ссылка одноразовая. Новая отменяет старую.
web-go-on = Продолжить
web-fold-people = Игроки
web-fold-side = Журнал и чат
web-help-title = Управление
web-help-lead = Всё, что светится, можно использовать. Нажмите на то, что не светится, и узнаете, почему сейчас это использовать нельзя. Наведите указатель на любой предмет или задержите на нём палец, чтобы прочитать, что это такое.
web-help-tab = следующая часть стола
web-help-arrows = следующий предмет
web-help-enter = использовать выбранное или узнать, почему нельзя
web-help-undo = отменить · повторить
web-help-escape = снять выделение
web-help-help = эта справка
web-close = Закрыть
web-board-label = Поле
web-prompt-label = Что делать
web-hand-label = Ваша рука
web-people-label = Игроки
web-side-label = Журнал и чат
web-log-title = Журнал
web-chat-title = Чат
web-chat-label = Сообщение
web-chat-send = Отправить
web-told-link = Хозяин стола создал ссылку, по которой отсутствующий игрок ({ $name }) сможет вернуться на своё место.
web-told-moved = { $name } теперь играет в другом браузере. Вернуть себе место можно на странице «Игроки и места».
web-told-back = { $name } снова на своём месте.
web-told-joined = { $name } садится за стол вместо бота.
web-chat-spectator = (зритель)
web-chat-nothing = В этом сообщении нет текста.
web-chat-not-stored = Сообщение не удалось сохранить, его никто не увидел. Попробуйте ещё раз чуть позже.
web-confirm-question = Нажмите ещё раз, чтобы подтвердить:
web-confirm-yes = Подтвердить
web-confirm-no = Отмена
web-reconnecting = Восстанавливаем связь…
web-recap-title = Пока вас не было
web-recap-close = Понятно
web-recap-replay = Показать ходы
web-needs-script = Для игры за столом нужен JavaScript; все остальные страницы работают без него.
web-yours = Ваш ход
web-wait-one = { $seat-is ->
    [you] Ваш ход
   *[other] { $seat } принимает решение…
}
web-wait-gone = Ждём игрока: { $seat } сейчас не в сети
web-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
web-wait-away = Часы ненадолго остановлены: { $seat } не в сети
web-wait-many = { $count ->
    [one] Решение принимает { $count } игрок…
    [few] Решение принимают { $count } игрока…
   *[other] Решение принимают { $count } игроков…
}
web-wait-busy = { $seat } ещё думает: сервер перегружен
web-wait-thinks = { $seat } обдумывает ход…
web-undo-barrier = Этот ход не отменить: он открыл скрытую информацию. { $what }
web-undo = Отменить
web-redo = Повторить
web-rule-link = Правило { $rule }
web-handover-title = Передайте устройство: играет { $seat }
web-handover-lead = Остальных просим не подглядывать.
web-handover-confirm = { $seat } — это я: показать стол
web-over-link = Посмотреть результат
web-paused = Партия приостановлена. Ничего не потеряно.
web-paused-fault = Партия приостановлена: последний ход вызвал ошибку в программе игры. Ход не сделан, ничего не потеряно.
web-standing = Пасовать за меня до моего хода
    .about = До вашего следующего хода вы будете автоматически пасовать каждый раз, когда игра задаст вам этот же вопрос. Кнопка «Снова спрашивать меня» отменяет это в любой момент.
web-standing-off = Снова спрашивать меня
    .about = Вы перестанете пасовать автоматически: игра снова будет вас спрашивать.
web-log-turn = { $seat-is ->
    [you] Вы
   *[other] { $seat }
}
web-log-opening = Подготовка к игре
web-log-together = Все игроки
web-too-fast = Помедленнее, пожалуйста: слишком много сообщений сразу.
web-not-seated = Вы зритель, а это могут делать только игроки.
web-legal = Сейчас это можно сделать.
web-status-gathering = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[other] { $count } мест свободно
}
web-status-ready = можно начинать
web-status-yours = ваш ход
web-status-playing = идёт игра
web-status-paused = на паузе
web-status-over = игра окончена
web-win-you = Вы победили!
web-winner = Победа
web-win-one = { $seat } побеждает
web-won-tie = Очков поровну: по правилу о равенстве впереди { $seat }.
web-won-by = { $seat-is ->
    [you] Вы побеждаете
   *[other] { $seat } побеждает
} с отрывом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $reasons }.
web-win-shared = Общая победа
web-win-all = Победили все!
web-lost-you = Вы проиграли
web-lost-all = Все проиграли
web-places-title = Итоговые места
web-players-title = Игроки
web-place-label = Место
web-points-title = За что получены очки
web-points-source = За что очки
web-points-total = Всего
web-course-title = Очки по ходу игры
web-course-label = Очки каждого игрока от первого хода до последнего
web-secret-title = Секрет тасовки
web-secret-lead = До первого хода всем показали этот контрольный хеш. Теперь открыт и секрет, по которому он вычислен: с этим секретом и файлом партии команда «coven verify» повторит раздачу и все ходы.
web-secret-hash = Контрольный хеш, показанный с самого начала
web-secret-itself = Секрет
web-download = Скачать файл партии
web-rematch = Реванш
web-rematch-there = Перейти к реваншу
web-replay-title = Повтор
web-replay-at = После хода { $n } из { $of }
web-replay-leave = К результату
web-replay-scrub = Ход
web-replay-play = ▶ Смотреть
web-replay-pause = ❚❚ Пауза
web-replay-speed = Скорость
web-replay-turns = Ходы
web-replay-turn = Ход { $n }: { $seat }
web-replay-keys = Клавиши: ← и → — на ход назад и вперёд, Home и End — в начало и в конец, пробел — запустить просмотр. Нажмите на строку журнала, чтобы перейти к этому ходу.
web-replay-eyes = Смотреть глазами этого игрока
web-replay-fork = Играть с этого момента
web-replay-first = Начало
web-replay-prev = Назад
web-replay-next = Дальше
web-replay-last = Конец
web-trouble-404 = Страница не найдена
    .about = Такой страницы нет, или этот стол уже убрали.
web-trouble-403 = Нет доступа
    .about = Этот стол закрыт для гостей, или запрос пришёл с чужого сайта.
web-trouble-409 = Компоненты игры изменились
    .about = Эту партию начали не с теми компонентами игры, что сервер использует сейчас. Запустите сервер с прежним файлом компонентов, и партию можно будет продолжить.
web-trouble-413 = Слишком много данных
    .about = Вы отправили слишком много данных. Попробуйте отправить меньше.
web-trouble-429 = Помедленнее, пожалуйста
    .about = Слишком много запросов подряд. Подождите немного и попробуйте снова.
web-trouble-500 = Что-то сломалось
    .about = Ошибка на нашей стороне. Ваши ходы в сохранности; попробуйте ещё раз чуть позже.
web-trouble-400 = Чего-то не хватает
    .about = Форма заполнена не до конца.
web-health = Всё хорошо.

# `coven new-game`

new-game-name = «{ $given }» не подходит как имя игры. Нужны строчные латинские буквы, цифры и одиночные дефисы, как в my-game; первой должна быть буква.
new-game-exists = Игра «{ $given }» уже есть: { $folder }.
web-trouble-503 = Сервер сейчас не может сохранять ходы
    .about = Сервер пока не принимает ходы. Ничего не потеряно: как только он снова сможет их сохранять, игра продолжится сама.
web-store-down = Ваш ход не удалось сохранить, поэтому он не сделан. Попробуйте ещё раз чуть позже.
serve-here = Coven работает по адресу { $address }
serve-lan = Для друзей в той же сети: { $address }
serve-stop = Чтобы остановить сервер, нажмите Ctrl-C. Все партии сохраняются.
serve-settings = Недопустимая настройка сервера: { $why }
serve-no-port = Порт { $port } уже занят. Выберите другой через --port или не указывайте --port вовсе.
serve-store = Не удаётся использовать базу данных: { $why }
serve-newer = Эту базу данных записала более новая версия Coven (у базы схема { $found }, а здесь известна только { $known }). Установите новую версию или восстановите резервную копию. Ничего не изменено.
serve-second = Другой сервер Coven уже использует { $file }. Сначала остановите его или укажите другую базу через --database. Как запустить несколько серверов, написано в docs/hosting.md.
serve-disk-full = Диск заполнен, поэтому с папкой { $folder } работать нельзя. Освободите место и запустите сервер снова. Ничего не потеряно.
serve-no-folder = Не удаётся записывать файлы в папку { $folder }: { $why }
serve-unknown-settings = Неизвестные настройки пропущены: { $names }
web-hot-label = Имя игрока { $number }
web-sealed = Порядок тасовки в этой партии уже зафиксирован. После игры мы откроем секрет, который задаёт этот порядок. Контрольный хеш этого секрета должен быть таким:

# Первые партии, зрители, постоянные ответы

web-minute-title = Игра за одну минуту
web-first-button = Ваша первая партия
web-first-card = Первая партия
web-first-hint = Вы здесь впервые? Сова за несколько минут объяснит всю игру.
web-first-watch = Смотрите: сейчас ходит соперник.
web-first-other = Так тоже можно. Но сначала позвольте показать ход, который светится. В любой момент можно выбрать «Дальше без подсказок» и ходить как хочется.
web-first-wait = Минутку: сейчас ходит соперник.
web-first-leave = Дальше без подсказок
web-first-go-on = Дальше
web-first-back = Что сова говорила раньше
web-first-forward = Что сова сказала дальше
web-first-take-up = Вернуться к уроку
web-first-thanks = Спасибо, сова
web-first-progress = Шаг { $n } из { $of }
web-watching = Вы зритель.
web-watching-minute = Вы видите стол таким, каким он был минуту назад.
web-watching-minutes = Вы видите стол таким, каким он был три минуты назад.
web-watching-turn = Вы видите стол таким, каким он был один ход назад.
web-watching-turns = Вы видите стол таким, каким он был три хода назад.
web-watching-title = Зрители
web-spectators-talk-label = Зрителям можно писать в чат
web-spectators-silent = За этим столом в чат пишут только игроки.
web-delay-label = Задержка для зрителей
web-delay-hint = Для трансляций и турниров. Скрытую информацию зрители не видят ни с задержкой, ни без неё.
web-delay-none = Без задержки
web-delay-minute = Минута
web-delay-minutes = Три минуты
web-delay-turn = Один ход
web-delay-turns = Три хода
web-front = Смотреть со стороны этого игрока
web-front-here = вы смотрите с этой стороны
table-no-delay = Такую задержку выбрать нельзя.
web-standing-windows = Не спрашивать до моего хода
    .about = До вашего следующего хода вы автоматически пропускаете все возможности вмешаться в чужие ходы. Кнопка «Снова спрашивать меня» отменяет это в любой момент.
web-standing-now = До вашего следующего хода игра ни о чём вас не спросит.

# Chances over time
web-chances-title = Шансы на победу
web-chances-lead = Шансы каждого игрока на победу по ходу партии — с учётом того, что он знал в тот момент.
web-chances-thinking = Разбираем партию…
web-look-again = Обновить
web-chances-label = Шансы каждого игрока на победу в процентах от первого хода до последнего
web-turning-title = Переломные моменты
web-turning = { $seat-is ->
    [you] Ваши шансы: было { $before } %, стало { $after } %
   *[other] { $seat }: шансы были { $before } %, стали { $after } %
}

## Работа сервера: несколько серверов, боты на других машинах, резервные копии.

serve-no-key = Если у серверов общая шина, им нужен и общий ключ: иначе игроки, попав на другой сервер, потеряют свои места. Задайте в COVEN_KEY на всех серверах один и тот же длинный случайный текст.
serve-traces = Настройка COVEN_LOG_TRACES включена: в журнал сервера могут попасть имена, чат и скрытые карты. Выключите её, когда найдёте ошибку.
serve-python = Движок: Python. В рабочей копии его можно скомпилировать командой «make fast»: боты будут думать в несколько раз быстрее.
serve-compiled = Движок: скомпилированный.
think-no-bus = Укажите адрес шины: --bus redis://… или COVEN_BUS_URL.
think-here =
    { $count ->
        [one] Боты думают на этом компьютере, по одному. Чтобы остановить их, нажмите Ctrl-C.
        [few] Боты думают на этом компьютере, до { $count } одновременно. Чтобы остановить их, нажмите Ctrl-C.
       *[many] Боты думают на этом компьютере, до { $count } одновременно. Чтобы остановить их, нажмите Ctrl-C.
    }
backup-writing = Записываем резервную копию
backup-reading = Читаем резервную копию
backup-done =
    { $tables ->
        [one] В { $file } сохранён { $tables } стол.
        [few] В { $file } сохранены { $tables } стола.
       *[many] В { $file } сохранено { $tables } столов.
    } В файле есть и секреты идущих партий: храните его так же надёжно, как саму базу.
backup-there = Файл { $file } уже есть. Выберите другое имя.
backup-trouble = Резервную копию не удалось записать: { $why }
backup-newer = Эту базу данных записала более новая версия Coven (у базы схема { $found }, а здесь известна только { $known }). Резервную копию может сделать только новая версия. Ничего не записано.
restore-done =
    { $tables ->
        [one] Восстановлен { $tables } стол.
        [few] Восстановлены { $tables } стола.
       *[many] Восстановлено { $tables } столов.
    }
restore-not-empty = В этой базе уже есть столы. Восстановить копию можно только в пустую базу.
restore-broken = { $file } — неполная резервная копия Coven: { $why }
restore-newer = { $file } записан более новой версией Coven.

# Hints
web-again = Показать, что произошло после моего хода
web-hint = Подсказка
web-hint-title = Что сделала бы Верховная ведьма
web-hint-about = Подсказка учитывает только то, что видите вы. Решать вам.
web-hint-chance = шанс на победу { $percent } %
web-hint-none = Для этого решения подсказки нет.
web-hints-label = Разрешить подсказки

# Возврат хода с общего согласия
took-back = { $seat-is ->
    [you] Вы берёте ход назад с общего согласия.
   *[other] { $seat } берёт ход назад с общего согласия.
}
takeback-forbidden = За этим столом нельзя брать ходы назад.
takeback-secret = Взять ход назад нельзя: в тот момент все выбирали втайне.
takeback-open = Кто-то уже просит взять ход назад.
takeback-refused = В просьбе взять этот ход назад уже отказали. Попросить снова можно после следующего хода.
takeback-gone = Просьбу взять ход назад уже отозвали.
takeback-rules = Взять ход назад нельзя: с тех пор изменились правила.
web-takeback-ask = Попросить взять мой ход назад
web-takeback-question = { $seat } просит взять назад свой последний ход.
web-takeback-what = Партия вернётся к моменту, когда этого ещё не было: «{ $what }»
web-takeback-yes = Согласиться
web-takeback-no = Отказать
web-takeback-wait = Вы просите разрешения взять назад последний ход. Ещё не ответили: { $names }.
web-takeback-agreed = { $seat } просит взять ход назад. Ещё не ответили: { $names }.
web-takeback-withdraw = Отозвать просьбу
web-takeback-refused = { $name } не разрешает взять ход назад. Партия продолжается.
web-takeback-late = На просьбу взять ход назад вовремя ответили не все. Партия продолжается.
web-takebacks-label = Разрешить брать ходы назад

# Чат: не слышать кого-то
web-mute = Скрыть сообщения: { $name }
web-muted = Вы скрыли сообщения игроков:
web-unmute = Показывать сообщения: { $name }
web-mute-self = Свои сообщения скрыть нельзя.

# Что ждёт за другими столами
web-next =
    { $count ->
        [one] Вас ждут ещё за { $count } столом
       *[other] Вас ждут ещё за { $count } столами
    }
web-next-invited = Вас приглашают за стол
web-next-lobby =
    { $count ->
        [one] Вас ждут за { $count } столом
       *[other] Вас ждут за { $count } столами
    }

# Партии из файлов
web-import-title = Посмотреть сохранённую партию
web-import-lead = Выберите файл партии (.coven), скачанный здесь или где-то ещё. Coven проверит файл, повторит записанные в нём раздачу и ходы и добавит партию к вашим столам.
web-import-label = Файл партии
web-import-button = Открыть
web-import-large = Файл слишком большой: файл партии не бывает больше { $size } кБ.
web-import-none = Выберите, пожалуйста, файл партии.
web-import-slow = Воспроизвести эту партию за отведённое время не удалось, поэтому она не открыта.
web-import-busy = Сейчас проверяется слишком много файлов. Попробуйте через минуту.
web-import-yours = Ваш прошлый файл ещё проверяется. Подождите, пожалуйста.
web-imported = Эта партия загружена из файла. Её ходы и броски соответствуют секрету тасовки, но раздачу делал не этот сервер.
file-not-over = Партия в этом файле не окончена.
file-broken = Эту партию здесь нельзя воспроизвести.

# Уведомления, когда ни одна страница не открыта
web-push-label = Присылать уведомления, даже когда Coven закрыт
web-push-title = Ваш ход
web-push-body = { $game }: ждём вашего решения.

# Хозяин стола и повтор
web-pause = Приостановить партию
web-seat-do-kick = Убрать игрока
web-replay-copy = Копировать ссылку

# Что в коробке
box-not-toml = Это не файл TOML: { $name-error }
box-unreadable = Файл не удалось прочитать: { $name-error }
box-number = В этой строке должно быть целое число от { $least } до { $most }.
box-numbers = В этой строке должны быть целые числа от { $least } до { $most }.
box-ascending = В этой строке должны быть разные числа по возрастанию.
box-cost = В этой строке должно быть от 1 до { $most } ингредиентов; «{ $name-wild }» может встретиться только один раз и не может быть единственным.
box-flag = В этой строке должно быть true или false.
box-word = В этой строке должно быть одно из этих слов: { $name-choices }.
box-words = В этой строке должен быть список из этих слов: { $name-choices }.
box-list = В этой строке нужен список в квадратных скобках.
box-count = В этом списке должно быть { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
}.
box-table = В этом месте файла нужна таблица с ключами и значениями.
box-missing = В файле не хватает этой строки.
box-unknown = В файле этой игры такой строки быть не может.
box-fixed = Это значение менять нельзя, оно должно быть таким: { $name-value }.
box-sum = В сумме числа в этих строках должны давать { $total }, как сказано в книге правил.
box-most = В этом списке может быть не больше { $most } значений.
box-most-alike = В этом списке может быть не больше { $most } одинаковых значений.
box-limits = Наибольшие допустимые значения, по порядку: { $name-limits }.
box-twice = Это значение указано дважды: { $name-value }.
box-example = Это значение противоречит примеру { $name-number } из книги правил.
box-source = В таблице [sources] нужно указать, откуда известно это значение: { $name-choices }.
box-bad = { $name-file }, строка { $line }, { $name-key }: { $name-why }
box-good = С файлом { $name-file } можно играть. { $count ->
    [0] Он ничем не отличается от исходного файла.
    [one] От исходного файла он отличается { $count } строкой:
    [few] От исходного файла он отличается { $count } строками:
   *[many] От исходного файла он отличается { $count } строками:
}
box-title = Что в коробке: { $game }
box-source-printed = напечатано в правилах
box-source-reviews = известно из обзоров
box-source-ours = придумано в Coven
box-counts = Напечатано в правилах: { $printed }. Известно из обзоров: { $reviews }. Придумано в Coven, потому что открытых источников нет: { $ours }.
box-source-own = придумано автором
box-counts-own = Напечатано в правилах: { $printed }. Известно из обзоров: { $reviews }. Придумано автором игры: { $ours }.
cli-box-untold = Не у всего в коробке игры «{ $game }» есть текст: { $name-text }. Чего не хватает, покажет «coven check».
box-top = Главное
box-name = название
box-each-copies = { $value ->
        [one] { $value } экземпляр
        [few] { $value } экземпляра
       *[many] { $value } экземпляров
    }
box-each-points = { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
box-players-row = { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
box-other = На этом сервере играют с изменёнными компонентами ({ $name-file }).
box-corrected = Изменённые компоненты игры
box-no-game = Нет игры «{ $name-game }». Файл компонентов указывают так: --box wandering-towers=ФАЙЛ
cli-no-box = У игры «{ $game }» нет файла с описанием её компонентов.
web-ruling = Решение Coven № { $name-number }:
box-button = Что в коробке
