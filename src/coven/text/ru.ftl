# Собственные слова Coven. Игры добавляют свои.

seat-number = Игрок { $number }

bad-players = В эту игру играют от { $least } до { $most } человек, а не { $given }.
bad-option = Настройки «{ $option }» нет.
bad-choice = «{ $option }» не может быть «{ $given }».
bad-option-players = Настройки «{ $option }» нет при таком числе игроков ({ $given }).

not-your-turn = Сейчас решаете не вы.
game-over = Игра окончена.

undo-nothing = Отменять нечего.
undo-barrier = Этот ход уже не отменить: он что-то открыл вам или другим игрокам.
undo-other = Последний ход сделал другой игрок: { $seat }.
redo-nothing = Повторять нечего.

file-head = Это не файл партии Coven, или его первая строка повреждена.
file-format = Этот файл партии другого формата.
file-line = Строка { $line } файла партии повреждена.
file-game = Файл партии неизвестной игры: «{ $game }».
file-options = В файле партии указаны невозможные настройки.
file-rules = Партия сыграна по версии правил { $theirs }, а здесь версия { $ours }.
file-box = Партия сыграна с другой коробкой, чем у этой игры здесь.
file-no-secret = Партия не окончена: секрета тасовки в файле ещё нет.
file-commitment = Секрет не подходит к отпечатку, показанному в начале.
file-move = Запись { $n }, «{ $move }», была там невозможна.
file-dice = В записи { $n } другие броски ({ $told }), чем даёт секрет ({ $given }).
file-final = Ходы не ведут к той позиции, которую называет файл.

# Боты, турниры и измерения.

level-1 = Ученица
    .about = Смотрит на шаг-другой вперёд, быстро забывает, что было накрыто, и не всегда выбирает лучший ход из тех, что видит. С ней хорошо осваивать правила.
level-2 = Ведьма
    .about = Просматривает больше продолжений, помнит почти всё, что показывали, и редко упускает хороший ход.
level-3 = Верховная ведьма
    .about = Проигрывает каждое решение в уме триста раз, помнит всё, что показывали, и делает лучший ход, какой нашла. Знает она не больше вашего.
level-4 = Ночная ведьма
    .about = Думает в несколько раз дольше Верховной ведьмы. Для тех, кто её обыгрывает и никуда не спешит.
bot-random = Наугад
bot-greedy = На ход вперёд

arena-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } за { $seconds } с (зерно { $seed })
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-rate = Доля
arena-interval = 95 % интервал
arena-score = Очки
arena-spread = мин. · ¼ · ½ · ¾ · макс.
arena-thinking = Раздумья, мс на решение
arena-decisions = Решений
arena-mean = В среднем
arena-p99 = 99 % не дольше
arena-most = Дольше всего
arena-seats = Чего стоит место
arena-seat = Место
arena-course = Ход партий
arena-length = Решений в партии
arena-ending = Концовка

lab-title =
    { $games ->
        [one] { $games } раздача, с обеими коробками
        [few] { $games } раздачи, каждая с обеими коробками
       *[many] { $games } раздач, каждая с обеими коробками
    }; одинаково прошло: { $alike }
lab-measure = Что
lab-before = Первая
lab-after = Вторая
lab-change = Разница, 95 %
lab-clear = явно
lab-length = Решений за партию
lab-points = Очков на место
lab-gap = Отрыв первого от последнего
lab-seat-wins = Место { $number } выигрывает
lab-seat-points = Место { $number }, очки
lab-ending = Конец: { $ending }
cli-no-ray = Ray не установлен. Он приходит с: pip install coven[ray]
cli-lab-box = С файлом { $file } играть нельзя: { $why }

bench-title = Измерено на одном ядре, лучшее из { $repeats }
bench-game = Игра
bench-engine = Движок
bench-pure = Python
bench-compiled = mypyc
bench-decisions = Решений/с
bench-games = Партий/с
bench-copy = Копия мкс
bench-iterations = Проб/с
bench-options = Ходы мс
bench-save = Запись мс
bench-load = Чтение мс
bench-note = Решения и партии: наугад. Копия: больше всего игроков, середина партии. Пробы: итерации поиска для двоих (или для наименьшего числа игроков), начало и середина партии, как играет третий уровень. Ходы: 99 из 100 списков ходов, больше всего игроков.

## Командная строка

cli-see-help = Подробнее: { $command }
cli-bad-language = Языка «{ $given }» здесь не знают. Известные языки: { $known }.
cli-no-option = Ключа { $option } нет.
cli-option-alone = Ключ { $option } используется не так.
cli-no-command = Команды «{ $command }» нет.
cli-missing = Не хватает: { $what }.
cli-usage = Эта команда используется не так.
cli-number = { $name } — это целое число от { $least }, а не «{ $given }».
cli-number-between = { $name } — это целое число от { $least } до { $most }, а не «{ $given }».
cli-no-game = Игры «{ $given }» нет. Есть: { $known }.
cli-stopped = Остановлено.
cli-cannot-read = Не удаётся прочитать { $file }: { $why }.
cli-cannot-write = Не удаётся записать { $file }: { $why }.
cli-file-missing = ничего с таким именем нет
cli-file-forbidden = нет прав
cli-file-folder = это папка
cli-file-not-folder = часть пути — не папка
cli-file-huge = { $file } слишком велик для файла партии.
cli-file-exists = Файл { $file } уже есть; новая партия его не перезапишет.

# До игры
cli-choose-number = Ответьте числом ({ $numbers }) или нажмите Enter: тогда будет то, что в скобках.
cli-which-game = Какая игра?
cli-which-variant = Как будем играть?
cli-how-many = Сколько игроков, считая ботов ({ $numbers })?
cli-which-level = Насколько сильны боты?
cli-not-started = Партия не начата.
cli-no-variant = Варианта «{ $given }» нет. Есть: { $known }.
cli-variant-players = «{ $variant }» — не для такого числа игроков ({ $given }).
cli-too-many-people = За столом всего { $count } { $count ->
    [one] место
    [few] места
   *[many] мест
}.
cli-option-form = Настройка задаётся как key=value, а не «{ $given }».
cli-option-choice = «{ $option }» может быть { $known }, но не «{ $given }».
cli-level = Бота «{ $given }» нет: бывают 1, 2, 3, 4, random и greedy, а уровню можно задать своё время — 3:400 (итерации) или 3:0.2s.
cli-levels = Задано уровней: { $given }, а ботов: { $bots }.
cli-names = Задано имён: { $given }, а людей: { $people }.
cli-bot = { $bot } { $number }

# За столом
cli-commitment = Тасовка запечатана. Её отпечаток: { $commitment }
cli-saving = Партия хранится в { $file }
cli-thinking = Думает { $seat } …
cli-what = Это не число от 1 до { $most } и не запись хода. Что можно ввести, покажет ?
cli-not-listed = «{ $move }» — не из тех ходов, что сейчас возможны.
cli-ask-why = (Правило { $rule }; прочитать его: ? { $move })
cli-allowed = «{ $move }» — возможный ход.
cli-help =
    число        сделать этот ход; можно ввести и саму запись хода
    ? ХОД        какое правило сейчас запрещает ход
    ? 4.3        прочитать пункт правил
    h            подсказка: лучшие ходы и чего от них ждать
    u, r         отменить, повторить
    l            журнал с самого начала
    q            уйти; партия сохранена, её можно продолжить позже
    Ходы из списка в записи:
cli-undone = { $seat } берёт последний ход назад.
cli-curtain = Передайте клавиатуру: теперь { $seat }. Когда больше никто не смотрит, нажмите Enter.
cli-left = Партия сохранена в { $file }; продолжить её: coven replay --play.
cli-fault = «{ $move }» — ошибка в правилах самой игры ({ $fault }). Партия до этого места в { $file }; открыть её: coven replay.
cli-total = Всего
cli-won = { $count ->
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
cli-lost = Не победил никто.
cli-secret = Секрет тасовки: { $secret }
cli-verify = Раздать заново и сравнить: coven verify { $file }

# Игры и правила
cli-game-facts = { $same ->
    [yes] Игроков: { $most }
   *[no] Игроков: от { $least } до { $most }
}, { $short }–{ $long } минут, с { $age } лет; версия правил { $version }
cli-for = игроков: { $numbers }
cli-no-paragraph = Пункта { $given } в правилах нет.

# Записи
cli-steps = Enter: вперёд · b: назад · число: к этой записи · s ЧИСЛО: глазами этого места (0: зрителя) · q: выйти
cli-beginning = Начало. Записей: { $most }.
cli-entry = Запись { $n } из { $most }: { $seat }
cli-decides = Решает: { $seat }
cli-no-entry = Записи { $given } нет; последняя — { $most }.
cli-no-seat = Места { $given } нет; последнее — { $most }.
cli-verified-secret = Секрет подходит к отпечатку, показанному в начале: { $commitment }
cli-verified-moves = Каждый ход был возможен, и случай выпал так, как даёт секрет (ходов: { $moves }, бросков: { $rolled }).
cli-verified-final = Последняя позиция та же.
cli-verified = Партия роздана и сыграна так, как сказано в файле.
cli-verified-so-far = Партия не окончена; до этого места она роздана и сыграна так, как сказано в файле.

# Проверки
cli-check-title = { $game }: выполняется законов — { $held } из { $laws }
cli-check-failed = { $count ->
    [one] { $count } закон не выполняется.
    [few] { $count } закона не выполняются.
   *[many] { $count } законов не выполняются.
}
cli-exam-level = { $name-who }: верно { $right } из { $asked }.
cli-exam-hints = Подсказки
cli-exam-failed = Есть неверные ответы.
cli-exam-none = Таких вопросов для { $game } здесь нет. Экзамены лежат в исходниках, в tests/bots/exam.
cli-exam-question = Этот вопрос нельзя задать. { $name-why }
cli-train-played = { $stage }: сыграно { $done } из { $games }
cli-train-gate = против нынешних ботов: сыграно { $done } из { $games }
cli-train-verdict = Новые боты выигрывают { $rate } ({ $low } – { $high }) из { $games } партий, в пересчёте на двоих. Решение занимает { $new } мс, у нынешних ботов — { $old } мс.
cli-train-failed = Это может быть случайностью, поэтому ничего не записано.
cli-train-written = Веса записаны.
cli-train-not = Учиться нечему: { $name-why }
cli-no-numpy = Для обучения нужен numpy. Он приходит с: pip install coven[rl]
cli-bot-died = Программа бота не играет. { $name-why }
cli-fuzz = Партий: { $games }, решений: { $plies } (самое большее { $longest } за партию), за { $seconds } с: { $rate } в секунду
cli-fuzz-clean = Ни сбоев, ни тупиков, ни бесконечных партий.
cli-fuzz-crashes = { $count ->
    [one] { $count } партия пошла не так.
    [few] { $count } партии пошли не так.
   *[many] { $count } партий пошли не так.
}
cli-no-tests = Тестов игры { $game } здесь нет: эталонные партии хранятся рядом с ними.
cli-golden-missing = Ни одна партия не пришла к такому концу: { $endings }
cli-crash = Здесь { $seat } играет «{ $move }», и вот что вышло: { $found }
cli-crash-nothing = Здесь всё пошло не так: { $found }
cli-new-game = Игра готова. Убедитесь, что она проходит проверку: coven check { $name }. Потом меняйте правило за правилом; как — показано в docs/add-a-game.md.

# Стол: почему за ним чего-то нельзя сделать, и часы

table-not-started = Партия ещё не началась.
table-started = Партия уже началась.
table-paused = Партия приостановлена.
table-not-paused = Партия не приостановлена.
table-not-over = Это можно будет сделать, когда партия закончится.
table-not-host = Это может сделать только хозяин стола.
table-not-your-seat = Это не ваше место.
table-one-seat = У вас уже есть место за этим столом.
table-kicked = Хозяин стола освободил ваше место. Попросите новое приглашение.
table-not-invited = За этот стол садятся по приглашению. Попросите ссылку у кого-нибудь за столом.
table-link-present = Этот игрок за столом, поэтому ссылку может получить только он сам.
table-no-seat = За этим столом нет такого места.
table-seat-taken = Это место уже занято.
table-full = За этим столом нет свободных мест.
table-seats-taken = На одном из убираемых мест кто-то сидит.
table-open-seats = Ещё есть свободные места: пригласите кого-нибудь или посадите ботов.
table-no-name = Скажите, пожалуйста, как вас называть.
table-no-pace = Таких часов нет.
table-no-level = Ботов такого уровня нет.
table-seat-lent = Сейчас за вас играет бот; сначала вернитесь на место.
table-seat-back = На этом месте сейчас играет человек.
table-moved-on = За столом с тех пор что-то изменилось; взгляните ещё раз.
table-rematch-there = Следующая партия уже готовится.

pace-none = Без часов
    .about = Каждый думает сколько нужно.
pace-relaxed = Спокойно
    .about = До 20 минут на игрока и ещё 45 секунд после каждого хода.
pace-fast = Быстро
    .about = До 5 минут на игрока и ещё 10 секунд после каждого хода.
pace-days = Дни
    .about = До 3 дней на игрока и ещё сутки после каждого хода. Возвращайтесь, когда удобно.

# Проверка игр (`coven check`)

check-1 = Случайная игра за любым столом приходит к концу.
check-2 = Что в списке — можно; остальное отклоняется, и сказано почему.
check-3 = Копии независимы; сохранённое загружается таким же.
check-4 = Те же секрет и ответы дают ту же партию.
check-5 = Никто не получает больше, чем вправе знать.
check-6 = Отмена останавливается там, где что-то раскрылось.
check-7 = Ничего не теряется, очки в границах, каждый конец встречается.
check-8 = Образцовые партии выходят такими, как записаны.
check-9 = Каждое правило проверено, каждое слово есть на трёх языках.
check-10 = Каждый пример из правил — тест.

check-1-seen = позиций: { $seen }
check-2-seen = позиций: { $seen }
check-3-seen = позиций: { $seen }
check-4-seen = ответов: { $seen }
check-5-seen = позиций: { $seen }
check-6-seen = позиций: { $seen }
check-7-seen = позиций: { $seen }
check-8-seen = ответов: { $seen }
check-9-seen = пунктов и позиций: { $seen }
check-10-seen = примеров: { $seen }

spectator = зритель

found-crash = { $where }: { $error }
found-dead-end = { $where }: тупик: { $error }
found-too-long = { $where }: в партии больше { $most } ответов.
found-no-variant = Нет варианта для числа игроков { $players }.
found-fact = Игра заявляет «{ $fact }: { $declared }», а на деле { $seen }.
found-asking-changed = { $where }: { $frame } спрашивает и что-то меняет.
found-asked-otherwise = { $where }: на второй раз { $frame } спрашивает другое.
found-twice = { $where }: один и тот же ход предложен дважды ({ $seat }).
found-unparsed = { $where }: «{ $move }» не читается обратно.
found-parsed = { $where }: { $move } — не ход, но читается как ход.
found-not-every = { $where }: в every_move() нет возможного хода «{ $move }».
found-unexplained = { $where }: не объяснено, почему нельзя «{ $move }» ({ $seat }).
found-refused-legal = { $where }: «{ $move }» можно ({ $seat }), но сказано, что нельзя.
found-no-paragraph = { $where }: отказ по пункту { $rule }, которого нет.
found-unlisted-played = { $where }: сыгран ход «{ $move }», которого не было в списке ({ $seat }).
found-refusal-changed = { $where }: при отказе что-то изменилось ({ $seat }).
found-fields = { $where }: атрибуты не совпадают с `fields`: { $names }.
found-copy-differs = { $where }: копия отличается от оригинала.
found-copy-shared = { $where }: изменение одной копии изменило другую.
found-load-differs = { $where }: после сохранения и загрузки позиция другая.
found-load-seen = { $where }: после сохранения и загрузки видно другое ({ $seat }).
found-other-replay = { $where }: повтор даёт другую позицию.
found-other-process = { $where }: другой процесс играет другую партию.
found-world-seen = { $where }: отправлено то, что зависит от неизвестного ({ $seat }).
found-world-moves = { $where }: набор мыслимых ходов зависит от неизвестного ({ $seat }).
found-world-explained = { $where }: отказ в «{ $move }» зависит от неизвестного ({ $seat }).
found-world-told = { $where }: журнал выдаёт неизвестное («{ $word }», { $seat }).
found-world-asks = { $where }: воображаемая позиция ({ $seat }) спрашивает не то, что её верхний кадр.
found-world-shared = { $where }: воображаемая позиция изменила настоящую.
found-barrier-fell = { $where }: барьер опустился.
found-undo = { $where }: отмена разрешена не тогда, когда следует ({ $seat }).
found-undo-differs = { $where }: отмена ведёт не к той позиции, что была.
found-redo-differs = { $where }: тот же ход после отмены ведёт не туда.
found-no-barrier = { $where }: ход «{ $move }» что-то раскрывает ({ $seat }), но его можно отменить.
found-not-conserved = { $where }: { $error }
found-score = { $where }: очки вне границ: { $scores }.
found-unknown-ending = { $where }: незаявленный конец «{ $ending }».
found-ranking = { $where }: невозможные места: { $places }.
found-no-ending = Ни одна партия не пришла к концу «{ $ending }».
found-no-tests = Тестов этой игры здесь нет: запустите проверку в рабочей копии Coven.
found-no-golden = { $file } больше не образцовая партия: { $error }.
found-golden-differs = { $file }: отличие в строке { $line }.
found-no-golden-table = Нет образцовой партии за столом { $table }.
found-no-golden-ending = Нет образцовой партии с концом «{ $ending }».
found-test-fails = Тест игры не проходит: { $test }
found-no-paragraphs = В правилах нет пронумерованных пунктов.
found-numbered-twice = Пункт { $rule } есть дважды.
found-numbered-otherwise = Правила на языке «{ $locale }» пронумерованы иначе, чем по-английски: { $rules }.
found-not-cited = Ни один тест не ссылается на { $rules }.
found-cites-nothing = { $test } ссылается на { $rule }, чего нет.
found-broken-words = В языке «{ $locale }» есть нечитаемые слова: { $line }.
found-untranslated = «{ $word }» есть только в { $locales }.
found-other-arguments = У «{ $word }» в разных языках разные аргументы.
found-no-word = { $source } говорит «{ $word }», чего нет.
found-no-argument = { $source } говорит «{ $word }» без { $names }.
found-untold = { $error }

# Сайт: страницы и оболочка стола

web-skip-to-content = К содержанию
web-nav-label = Coven
web-language = Язык
web-foot-line = Coven: пять ведьмовских игр за одним столом. Без регистрации и установки.
web-lobby-title = Садитесь к столу при свечах
web-lobby-lead = Выберите одну из пяти игр и через десять секунд играйте: с друзьями, с ботами или передавая одно устройство по кругу.
web-code-label = Есть код?
web-code-wait = Слишком много неверных кодов. Подождите минуту или попросите ссылку: она действует всегда.
web-code-enter = Войти
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
web-later-wandering-towers = Магические башни
    .about = Волшебники едут на шагающих башнях, а замок никого не ждёт.
web-later-whirling-witchcraft = Ведьмина круговерть
    .about = Варите так, чтобы у соседа котёл перелился через край.
web-later-witchstone = Скала ведьм
    .about = Кристаллы, жезлы и котёл: малые ходы в длинных цепочках.
web-later-the-witches = Ведьмы
    .about = Головология, хихиканье и чужие беды Плоского мира.
web-later-voodoo = Кукла колдуна
    .about = Проклинайте, будьте прокляты и не забывайте прыгать на одной ноге.
web-play-now = Играть с ботами сейчас
web-play-now-hint = { $count ->
    [0] В одиночку, сразу.
    [one] Вы и { $count } бот, сразу. Всё остальное ниже.
    [few] Вы и { $count } бота, сразу. Всё остальное ниже.
   *[other] Вы и { $count } ботов, сразу. Всё остальное ниже.
}
web-rules-title = Правила
web-rules-source = Издание: { $source }
web-start-title = Накрыть стол
web-variant-legend = Как играть
web-seats-legend = Места
web-seats-hint = Люди и боты в любом сочетании. Открытое место займёт тот, у кого есть ссылка или код.
web-seat-me = Вы
web-seat-open = Открыто: по приглашению
web-seat-hot = Кто-то ещё за этим устройством
web-seat-bot = Бот: { $level }
# What bots are called, with commas between.
web-bot-names = Ежевика, Лещина, Можжевелка, Крапива, Кислица, Пижма, Ива, Полынь
web-seat-none = Никого
web-hot-name = Гость { $number }
web-options-legend = Тонкости
web-option-as-variant = Как обычно
web-option-yes = Да
web-option-no = Нет
web-pace-label = Часы
web-spectators-label = Другие могут смотреть
web-public-label = Показать в списке столов
web-name-label = Как вас называть?
web-name-default = Гость
web-name-hint = Это имя видят все за столом.
web-start-button = Накрыть стол
web-levels-title = Боты
web-settings-title = Настройки
web-settings-saved = Сохранено.
web-settings-all = Имя и язык
web-sign-out-title = Другие браузеры
web-sign-out-lead = Ваше имя и ваши места привязаны к этому браузеру. Если у кого-то могла оказаться копия его файлов cookie, выйдите везде, кроме него: все другие браузеры, которые играют от вашего имени, потеряют ваши места, личные ссылки на них перестанут работать, а уведомления отключатся на всех устройствах. Здесь вы останетесь.
web-sign-out-keep = Этот браузер помнит вас { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} после последнего посещения.
web-sign-out-button = Выйти во всех других браузерах
web-sign-out-done = Готово. Теперь вы вошли только здесь.
web-ended-title = Вы вышли
web-ended-signed-out = Вы вышли во всех других браузерах, и этот был одним из них. Ваши места остались в том браузере, где вы это сделали.
web-ended-expired = Вы давно здесь не были, поэтому этот браузер вас больше не помнит. Ваших мест здесь нет, но хозяин стола может прислать вам ссылку на место.
web-ended-button = Продолжить как новый гость
web-moved-row = Ваше место перешло в другой браузер
web-save-button = Сохранить
web-confirm-legend = Подтверждать ход
web-confirm-never = Никогда
web-confirm-end = В конце хода
web-confirm-always = Всегда
web-motion-legend = Движение
web-motion-off = Нет
web-motion-fast = Быстро
web-motion-normal = Обычно
web-motion-slow = Медленно
web-signals-legend = Когда решение за вами
web-sounds-label = Звуки
web-volume-signals = Громкость: ваш ход, чат
web-volume-table = Громкость: стол
web-notify-label = Уведомления
web-join-title = { $name } зовёт вас играть
web-join-lead = { $game }, { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[other] свободно { $count } мест
}. Пока вы не сядете, ничего не произойдёт.
web-join-full = { $game }: все места заняты.
web-join-button = Сесть за стол
web-join-unknown = Это приглашение больше не действует, или его не было. Попросите новое.
web-watch-button = Смотреть
web-move-page-title = Продолжить здесь за игрока: { $name }
web-move-page-lead = { $game }: место перейдёт в этот браузер. Пока вы не нажмёте кнопку, ничего не произойдёт. Вы останетесь собой, а прежний игрок увидит это и сможет вернуть место.
web-move-button = Занять моё место
web-waiting-title = За столом
web-begin-button = Начать
web-begin-hint = Сначала заполните открытые места: пригласите кого-нибудь или посадите ботов.
web-begin-by-host = Когда все соберутся, игру начнёт { $name }.
web-invite-title = Пригласить друзей
web-invite-code = Код
web-invite-link = Или ссылка
web-invite-hint = Кто её получит, сможет занять открытое место. В одной сети Wi-Fi работает сразу.
web-invite-again = Новые ссылка и код
web-qr-label = QR-код ссылки
web-copy = Копировать
web-copied = Скопировано
web-seat-do-bot = Бот
web-seat-do-free = Освободить место
web-seat-do-sit = Сесть сюда
web-seat-do-leave = Встать
web-menu-title = Этот стол
web-menu-lend = Пусть за меня играет бот
web-menu-lend-of = Пусть за игрока { $seat } играет бот
web-menu-lend-about = Бот играет за этим местом, пока его не вернут; вернуть можно в любой момент.
web-seat-do-lend = Пусть играет бот
web-seat-do-back = Вернуть себе
web-seat-do-link = Ссылка для переноса места
web-seat-do-take-back = Вернуть моё место
web-kind-open = свободно
web-kind-you = вы
web-kind-person = за столом
web-kind-away = не в сети
web-kind-bot = бот: { $level }
web-kind-stand-in = вместо игрока бот
web-you = вы
web-to-lobby = К выбору игр
web-to-table = К столу
web-to-game = Об игре
web-people-title = Люди и места
web-move-title = Перенести место на другое устройство
web-move-lead = По этой ссылке { $name } продолжит игру в другом месте. Кто её откроет, займёт место, поэтому никому её не показывайте.
web-move-link = Личная ссылка
web-move-hint = Она действует один раз. Новая отменяет старую.
web-go-on = Продолжить
web-fold-people = Игроки
web-fold-side = Журнал и чат
web-help-title = Клавиши и подсказки
web-help-lead = Что светится, тем можно пользоваться. Нажмите на что-нибудь другое, и узнаете, какое правило это запрещает. Задержите указатель или палец, и прочтёте, что это такое.
web-help-tab = к следующей части стола
web-help-arrows = от предмета к предмету
web-help-enter = использовать или узнать, почему нельзя
web-help-undo = отменить · повторить
web-help-escape = отпустить выбранное
web-help-help = эта страница
web-close = Закрыть
web-board-label = Поле
web-prompt-label = О чём вас спрашивают
web-hand-label = Ваша рука
web-people-label = Игроки
web-side-label = Журнал и чат
web-log-title = Журнал
web-chat-title = Чат
web-chat-label = Написать всем
web-chat-send = Сказать
web-told-link = { $name }: игрока нет за столом, и хозяин стола создал ссылку на это место.
web-told-moved = { $name }: место перешло в другой браузер. Этот игрок может вернуть его на странице «Люди и места».
web-told-back = { $name }: игрок вернул себе место.
web-told-joined = { $name } теперь на месте, которое освободилось.
web-chat-spectator = (зритель)
web-chat-nothing = В этом сообщении нечего прочитать.
web-chat-not-stored = Сообщение не удалось сохранить, его никто не увидел. Попробуйте ещё раз чуть позже.
web-confirm-question = Нажмите ещё раз, чтобы подтвердить:
web-confirm-yes = Подтвердить
web-confirm-no = Отмена
web-reconnecting = Восстанавливаем связь …
web-recap-title = Пока вас не было
web-recap-close = Спасибо
web-recap-replay = Показать
web-needs-script = Самому столу нужен JavaScript; все остальные страницы работают без него.
web-yours = Решение за вами
web-wait-one = Решает { $seat } …
web-wait-gone = Ждём ответа: { $seat } не в сети
web-wait-away = Время ненадолго остановилось: { $seat } не в сети
web-wait-many = { $count ->
    [one] Решает { $count } игрок …
    [few] Решают { $count } игрока …
   *[other] Решают { $count } игроков …
}
web-wait-busy = { $seat } ещё думает: сервер занят
web-wait-thinks = { $seat } думает над ходом …
web-undo = Отменить
web-redo = Повторить
web-rule-link = Правило { $rule }
web-handover-title = Передайте устройство: { $seat }
web-handover-lead = Остальным сейчас смотреть нельзя.
web-handover-confirm = { $seat } — это я: поднять занавес
web-over-link = Посмотреть итог
web-paused = Партия приостановлена. Ничего не потеряно.
web-paused-fault = Партия приостановлена: в её правилах что-то сломалось на последнем ходе. Он не сделан, ничего не потеряно.
web-standing = Пасовать за меня до моего хода
    .about = До вашего следующего хода такие вопросы пропускаются за вас. Кнопка «Снова спрашивать меня» отменяет это в любой момент.
web-standing-off = Снова спрашивать меня
    .about = Со следующего раза вас снова будут спрашивать.
web-log-turn = { $seat-is ->
    [you] Вы
   *[other] { $seat }
}
web-log-opening = Подготовка
web-log-together = Все сразу
web-too-fast = Помедленнее: слишком много сообщений сразу.
web-not-seated = Вы зритель; это могут только игроки.
web-legal = Сейчас это можно сделать.
web-status-gathering = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[other] { $count } мест свободно
}
web-status-ready = можно начинать
web-status-yours = ждут вас
web-status-playing = идёт игра
web-status-paused = приостановлена
web-status-over = окончена
web-win-you = Вы победили!
web-win-one = Победа: { $seat }
web-win-shared = Общая победа
web-win-all = Результат делят все
web-lost-you = Вы проиграли
web-lost-all = Стол проиграл
web-places-title = Места
web-players-title = Игроки
web-place-label = Место
web-points-title = Очки по источникам
web-points-source = За что
web-points-total = Всего
web-course-title = Очки по ходу игры
web-course-label = Очки каждого игрока от первого хода до последнего
web-secret-title = Секрет тасовки
web-secret-lead = До первого хода всем был показан отпечаток. Вот секрет, из которого он сделан: с ним и с файлом партии «coven verify» раздаст и сыграет её заново.
web-secret-hash = Отпечаток, показанный с самого начала
web-secret-itself = Секрет
web-download = Скачать партию
web-rematch = Реванш
web-rematch-there = К реваншу
web-replay-title = Повтор
web-replay-at = После хода { $n } из { $of }
web-replay-leave = К итогам
web-replay-scrub = Ход
web-replay-play = ▶ Смотреть
web-replay-pause = ❚❚ Пауза
web-replay-speed = Скорость
web-replay-turns = Ходы
web-replay-turn = Ход { $n }: { $seat }
web-replay-keys = Клавиши: ← → на ход, Home и End, пробел — просмотр. Щёлкните строку, чтобы перейти к ней.
web-replay-eyes = Смотреть отсюда
web-replay-fork = Играть отсюда
web-replay-first = Начало
web-replay-prev = Назад
web-replay-next = Дальше
web-replay-last = Конец
web-trouble-404 = Здесь ничего не горит
    .about = Такой страницы нет, или её стол уже убрали.
web-trouble-403 = Не для этих глаз
    .about = Этот стол закрыт для гостей, или запрос пришёл с чужого сайта.
web-trouble-409 = Другая коробка
    .about = Этот стол начат с другой коробкой, чем та, что у игры на этом сервере. Запустите сервер снова с той коробкой — и партия продолжится.
web-trouble-413 = Слишком много сразу
    .about = Столько ни одному столу не нужно.
web-trouble-429 = Терпение
    .about = Слишком много запросов подряд. Подождите немного и попробуйте снова.
web-trouble-500 = Свеча погасла
    .about = Что-то сломалось у нас. Ваши ходы целы; попробуйте ещё раз чуть позже.
web-trouble-400 = Так не бывает
    .about = Форма заполнена не до конца.
web-health = Всё хорошо.

# `coven new-game`

new-game-name = «{ $given }» не годится в имена игры: нужны строчные латинские буквы, цифры и одиночные дефисы, как в my-game, а в начале буква.
new-game-where = { $folder } — не рабочая копия Coven: в ней нет src/coven/games.
new-game-exists = «{ $given }» уже есть: { $folder }.
web-trouble-503 = До полки не дотянуться
    .about = Сейчас ходы нельзя сохранить, поэтому они не принимаются. Ничего не потеряно; всё продолжится само, как только станет возможно.
web-store-down = Ваш ход не удалось сохранить, поэтому он не сделан. Попробуйте ещё раз чуть позже.
serve-here = Coven открыт по адресу { $address }
serve-lan = Для друзей в той же сети: { $address }
serve-stop = Ctrl-C останавливает; все партии сохраняются.
serve-settings = Настройка сервера невозможна: { $why }
serve-no-port = Порт { $port } занят. Выберите другой через --port или не указывайте никакого.
serve-store = База данных недоступна: { $why }
serve-newer = Эту базу записала более новая версия Coven (схема { $found }; здесь известна { $known }). Установите её или восстановите резервную копию. Ничего не изменено.
serve-second = Файл { $file } уже использует другой сервер Coven. Сначала остановите его или укажите другую базу через --database. Как запустить несколько серверов, написано в docs/hosting.md.
serve-disk-full = Диск заполнен, поэтому с папкой { $folder } работать нельзя. Освободите место и запустите снова. Ничего не потеряно.
serve-no-folder = В { $folder } не удаётся писать: { $why }
serve-unknown-settings = Неизвестные настройки пропущены: { $names }
web-card-play = Играть
web-hot-label = Имя игрока { $number }
web-sealed = Тасовка этой партии запечатана. В конце будет показан её секрет, и он должен дать этот отпечаток:
web-variant-players = Для этого варианта нужно другое число мест: { $players }. Измените места.

# Первые партии, зрители, постоянные ответы

web-minute-title = За одну минуту
web-first-button = Ваша первая партия
web-first-card = Первая партия
web-first-hint = Вы здесь впервые? Сова за несколько минут покажет всю игру.
web-first-watch = Смотрите: сейчас ходит соперник.
web-first-other = Так тоже можно. Но сначала позвольте показать ход, который светится. В любой момент можно выбрать «Дальше без подсказок» и ходить как угодно.
web-first-wait = Минутку: сейчас ходит соперник.
web-first-leave = Дальше без подсказок
web-first-go-on = Дальше
web-first-back = Что сова говорила раньше
web-first-forward = Что сова сказала потом
web-first-take-up = Вернуться к уроку
web-first-thanks = Спасибо, сова
web-first-progress = Шаг { $n } из { $of }
web-watching = Вы зритель.
web-watching-minute = Вы видите стол таким, каким он был минуту назад.
web-watching-minutes = Вы видите стол таким, каким он был три минуты назад.
web-watching-turn = Вы видите стол таким, каким он был ход назад.
web-watching-turns = Вы видите стол таким, каким он был три хода назад.
web-watching-title = Зрители
web-spectators-talk-label = Зрителям можно писать в чат
web-spectators-silent = За этим столом в чат пишут только игроки.
web-delay-label = Зрители видят стол
web-delay-hint = Для партий, которые показывают многим. Чужих секретов зрители не видят ни с задержкой, ни без неё.
web-delay-none = сразу
web-delay-minute = на минуту позже
web-delay-minutes = на три минуты позже
web-delay-turn = на ход позже
web-delay-turns = на три хода позже
web-front = Смотреть отсюда
web-front-here = вы смотрите отсюда
table-no-delay = Такой задержки нет.
web-standing-windows = Не спрашивать до моего хода
    .about = До вашего следующего хода вы автоматически пропускаете все возможности вмешаться в чужие ходы. Кнопка «Снова спрашивать меня» отменяет это в любой момент.
web-standing-now = До вашего хода вас не спрашивают.

# Chances over time
web-chances-title = Шансы на победу
web-chances-lead = На что каждый мог рассчитывать в тот момент по тому, что тогда знал; в процентах.
web-chances-thinking = Боты ещё разбирают партию…
web-look-again = Посмотреть снова
web-chances-label = Шансы каждого игрока на победу в процентах от первого хода до последнего
web-turning-title = Переломные моменты
web-turning = { $seat }: с { $before } % до { $after } %

## Работа сервера: несколько серверов, боты на других машинах, резервные копии.

serve-no-key = У серверов с общей шиной должен быть общий ключ, иначе люди теряют места, попав на другой сервер. Задайте в COVEN_KEY везде один и тот же длинный случайный текст.
serve-traces = COVEN_LOG_TRACES включена: в журнал могут попасть имена, чат и скрытые карты. Выключите её, когда найдёте ошибку.
serve-python = Движок: Python. В рабочей копии его компилирует «make fast»: боты думают в несколько раз быстрее.
serve-compiled = Движок: скомпилированный.
think-no-bus = Укажите, где шина: --bus redis://… или COVEN_BUS_URL.
think-here =
    { $count ->
        [one] Здесь думают боты, по { $count } за раз. Ctrl-C останавливает.
        [few] Здесь думают боты, по { $count } за раз. Ctrl-C останавливает.
       *[many] Здесь думают боты, по { $count } за раз. Ctrl-C останавливает.
    }
backup-writing = Пишу резервную копию
backup-reading = Читаю резервную копию
backup-done =
    { $tables ->
        [one] В { $file } сохранён { $tables } стол.
        [few] В { $file } сохранены { $tables } стола.
       *[many] В { $file } сохранено { $tables } столов.
    } Там и секреты идущих партий: храните файл так же бережно, как саму базу.
backup-there = Файл { $file } уже есть. Выберите другое имя.
backup-trouble = Резервную копию не удалось записать: { $why }
backup-newer = Эту базу записала более новая версия Coven (схема { $found }; здесь известна { $known }). Резервную копию может сделать только она. Ничего не записано.
restore-done =
    { $tables ->
        [one] Восстановлен { $tables } стол.
        [few] Восстановлены { $tables } стола.
       *[many] Восстановлено { $tables } столов.
    }
restore-not-empty = В этой базе уже есть столы. Восстанавливайте в пустую.
restore-broken = { $file } — не целая резервная копия Coven: { $why }
restore-newer = { $file } записан более новой версией Coven.

# Hints
web-again = Показать, что было после моего хода
web-hint = Подсказка
web-hint-title = Что сделала бы Верховная ведьма
web-hint-about = По тому, что знаете вы, и чего она от этого ждёт. Ходить всё равно вам.
web-hint-chance = { $percent } % на победу
web-hint-none = Для этого подсказки нет.
web-hints-label = Можно просить подсказки

# Возврат хода с общего согласия
took-back = Ход возвращён с общего согласия (просил игрок { $seat }).
takeback-forbidden = За этим столом нельзя просить вернуть ход.
takeback-secret = Там все выбирают втайне, поэтому вернуться нельзя.
takeback-open = Кто-то уже просит вернуть ход.
takeback-refused = Об этом уже просили; снова попросить можно после следующего хода.
takeback-gone = Об этом больше никто не просит.
takeback-rules = Правила с тех пор изменились, поэтому вернуться туда нельзя.
web-takeback-ask = Попросить вернуть ход
web-takeback-question = { $seat } просит вернуть своё последнее решение.
web-takeback-what = Партия вернётся к моменту перед этим: «{ $what }»
web-takeback-yes = Согласиться
web-takeback-no = Отказать
web-takeback-wait = Вы просите вернуть своё последнее решение. Ещё не ответили: { $names }.
web-takeback-agreed = { $seat } просит вернуться назад. Ещё не ответили: { $names }.
web-takeback-withdraw = Не нужно
web-takeback-refused = { $name } предпочитает играть дальше.
web-takeback-late = Никто не ответил вовремя; партия продолжается.
web-takebacks-label = Можно просить вернуть ход

# Чат: не слышать кого-то
web-mute = Не слышать: { $name }
web-muted = Вы не слышите:
web-unmute = Снова слышать: { $name }
web-mute-self = Себя заглушить нельзя.

# Что ждёт за другими столами
web-next =
    { $count ->
        [one] Вас ждут ещё за { $count } столом
       *[other] Вас ждут ещё за { $count } столами
    }
web-next-lobby =
    { $count ->
        [one] Вас ждут за { $count } столом
       *[other] Вас ждут за { $count } столами
    }

# Партии из файлов
web-import-title = Посмотреть сохранённую партию
web-import-lead = Файл партии (.coven), скачанный здесь или где-то ещё, проверяется, раздаётся заново из своего секрета и остаётся среди ваших столов.
web-import-label = Файл партии
web-import-button = Открыть
web-import-large = Файл слишком велик для партии: больше { $size } кБ.
web-import-none = Выберите, пожалуйста, файл партии.
web-import-slow = Переиграть эту партию не удалось за отведённое время, поэтому она не открыта.
web-import-busy = Сейчас проверяется слишком много файлов. Попробуйте через минуту.
web-import-yours = Ваш прошлый файл ещё проверяется. Дождитесь его, пожалуйста.
web-imported = Эта партия пришла сюда файлом. Её ходы и броски соответствуют секрету, но раздавал её не этот сервер.
file-not-over = Партия в этом файле не окончена.
file-broken = Эту партию здесь не переиграть.

# Уведомления, когда ни одна страница не открыта
web-push-label = Уведомления на этом устройстве, даже когда страница закрыта
web-push-title = Ваш ход
web-push-body = { $game }: ждут вашего решения.

# Хозяин стола и повтор
web-pause = Приостановить партию
web-seat-do-kick = Освободить место
web-replay-copy = Копировать ссылку

# Что в коробке
box-not-toml = Это не файл TOML: { $name-error }
box-unreadable = Файл не удалось прочитать: { $name-error }
box-number = Здесь может стоять целое число от { $least } до { $most }.
box-numbers = Здесь могут стоять целые числа от { $least } до { $most }.
box-ascending = Здесь могут стоять разные числа по возрастанию.
box-cost = Здесь может стоять от 1 до { $most } ингредиентов; «{ $name-wild }» — не больше одного раза и не единственным.
box-flag = Здесь может стоять true или false.
box-word = Здесь может стоять: { $name-choices }.
box-words = Здесь может стоять список из: { $name-choices }.
box-list = Здесь нужен список в квадратных скобках.
box-count = В этом списке должно быть { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
}.
box-table = Здесь нужна таблица с ключами и значениями.
box-missing = Этой строки не хватает.
box-unknown = Игра не знает такой строки.
box-fixed = Это Coven изменить не может; здесь должно быть { $name-value }.
box-sum = Вместе эти строки должны давать { $total }, как сказано в книге правил.
box-most = Здесь допустимо не больше { $most }.
box-most-alike = Здесь допустимо не больше { $most } одинаковых.
box-limits = Здесь, по порядку, допустимо не больше: { $name-limits }.
box-twice = Это указано дважды: { $name-value }.
box-example = Этого не допускает пример { $name-number } из книги правил.
box-source = В таблице [sources] нужно указать, откуда это известно: { $name-choices }.
box-bad = { $name-file }, строка { $line }, { $name-key }: { $name-why }
box-good = С файлом { $name-file } можно играть. { $count ->
    [0] Он не отличается от коробки Coven.
    [one] От коробки Coven отличается { $count } строка:
    [few] От коробки Coven отличаются { $count } строки:
   *[many] От коробки Coven отличаются { $count } строк:
}
box-title = Что в коробке: { $game }
box-source-printed = напечатано в правилах
box-source-reviews = известно из обзоров
box-source-ours = придумано в Coven
box-counts = Напечатано в правилах: { $printed }. Известно из обзоров: { $reviews }. Придумано в Coven, потому что открытых источников нет: { $ours }.
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
box-other = Здесь в эту игру играют с исправленной коробкой ({ $name-file }).
box-corrected = Исправленная коробка
box-no-game = Нет игры «{ $name-game }». Коробку указывают так: --box wandering-towers=ФАЙЛ
cli-no-box = У игры «{ $game }» нет коробки, в которую можно заглянуть.
web-ruling = Так решено здесь, { $name-number }:
box-button = Что в коробке
