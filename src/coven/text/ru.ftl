# Собственные слова Coven. Игры добавляют свои.

seat-number = Игрок { $number }

bad-players = В эту игру играют от { $least } до { $most } человек, а не { $given }.
bad-option = Настройки «{ $option }» нет.
bad-choice = «{ $option }» не может быть «{ $given }».
bad-option-players = Настройки «{ $option }» нет при таком числе игроков ({ $given }).

not-your-turn = Сейчас решаете не вы.
game-over = Игра окончена.

undo-nothing = Отменять нечего.
undo-barrier = Последний ход что-то раскрыл, поэтому он остаётся.
undo-other = Последний ход сделал другой игрок: { $seat }.
redo-nothing = Повторять нечего.

file-head = Это не файл партии Coven, или его первая строка повреждена.
file-format = Этот файл партии другого формата.
file-line = Строка { $line } файла партии повреждена.
file-game = Файл партии неизвестной игры: «{ $game }».
file-options = В файле партии указаны невозможные настройки.
file-rules = Партия сыграна по версии правил { $theirs }, а здесь версия { $ours }.
file-no-secret = Партия не окончена: секрета тасовки в файле ещё нет.
file-commitment = Секрет не подходит к отпечатку, показанному в начале.
file-move = Запись { $n }, «{ $move }», была там невозможна.
file-dice = В записи { $n } другие броски, чем даёт секрет.
file-final = Ходы не ведут к той позиции, которую называет файл.

# Боты, турниры и измерения.

level-1 = Ученица
    .about = Смотрит на шаг-другой вперёд, быстро забывает, что было накрыто, и не всегда выбирает лучший ход из тех, что видит. С ней хорошо осваивать правила.
level-2 = Ведьма
    .about = Просматривает больше продолжений, помнит почти всё, что показывали, и редко упускает хороший ход.
level-3 = Верховная ведьма
    .about = Думает над каждым решением около полусекунды, помнит всё, что показывали, и делает лучший ход, какой нашла. Знает она не больше вашего.
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

bench-title = Измерено на одном ядре, лучшее из { $repeats }
bench-game = Игра
bench-engine = Движок
bench-pure = Python
bench-compiled = скомпилирован
bench-decisions = Решений/с
bench-games = Партий/с
bench-copy = Копия, мкс
bench-iterations = Проб/с
bench-save = Запись, мс
bench-load = Чтение, мс
bench-note = Решения и партии: наугад. Копия: больше всего игроков, середина партии. Пробы: итерации поиска для двоих (или для наименьшего числа игроков), начало партии, каждая до конца.

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
cli-choose-number = Ответьте числом от 1 до { $most } или нажмите Enter: тогда будет то, что в скобках.
cli-which-game = Какая игра?
cli-which-variant = Как будем играть?
cli-how-many = Сколько игроков, считая ботов?
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
cli-level = Бота «{ $given }» нет: бывают 1, 2, 3, random и greedy, а уровню можно задать своё время — 3:400 (итерации) или 3:0.2s.
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
    u, r         отменить, повторить
    l            журнал с самого начала
    q            уйти; партия сохранена, её можно продолжить позже
cli-undone = { $seat } берёт последний ход назад.
cli-curtain = Передайте клавиатуру: теперь { $seat }. Когда больше никто не смотрит, нажмите Enter.
cli-left = Партия сохранена в { $file }; продолжить её: coven replay --play.
cli-fault = «{ $move }» — ошибка в правилах самой игры ({ $fault }). Партия до этого места в { $file }; открыть её: coven replay.
cli-total = Всего
cli-won = { $count ->
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
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

# Стол: почему за ним чего-то нельзя сделать, и часы

table-not-started = Партия ещё не началась.
table-started = Партия уже началась.
table-paused = Партия приостановлена.
table-not-paused = Партия не приостановлена.
table-not-over = Это можно будет сделать, когда партия закончится.
table-not-host = Это может сделать только хозяин стола.
table-not-your-seat = Это не ваше место.
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
