# Власні слова Coven. Ігри додають свої.

seat-number = Гравець { $number }

bad-players = У цю гру грають від { $least } до { $most } людей, а не { $given }.
bad-option = Налаштування «{ $option }» немає.
bad-choice = «{ $option }» не може бути «{ $given }».
bad-option-players = Налаштування «{ $option }» немає за такої кількості гравців ({ $given }).

not-your-turn = Зараз вирішуєте не ви.
game-over = Гру закінчено.

undo-nothing = Скасовувати нічого.
undo-barrier = Цей хід уже не скасувати: він щось відкрив вам або іншим гравцям.
undo-other = Останній хід зробив інший гравець: { $seat }.
redo-nothing = Повторювати нічого.

file-head = Це не файл партії Coven, або його перший рядок пошкоджено.
file-format = Цей файл партії іншого формату.
file-line = Рядок { $line } файлу партії пошкоджено.
file-game = Файл партії невідомої гри: «{ $game }».
file-options = У файлі партії вказано неможливі налаштування.
file-rules = Партію зіграно за версією правил { $theirs }, а тут версія { $ours }.
file-box = Партію зіграно з іншою коробкою, ніж у цієї гри тут.
file-no-secret = Партію не закінчено: секрету тасування у файлі ще немає.
file-commitment = Секрет не пасує до відбитка, показаного на початку.
file-move = Запис { $n }, «{ $move }», був там неможливий.
file-dice = У записі { $n } інші кидки ({ $told }), ніж дає секрет ({ $given }).
file-final = Ходи не ведуть до тієї позиції, яку називає файл.

# Боти, турніри й вимірювання.

level-1 = Учениця
    .about = Дивиться на крок-другий уперед, швидко забуває, що було накрито, і не завжди обирає найкращий хід із тих, що бачить. З нею добре вивчати правила.
level-2 = Відьма
    .about = Переглядає більше продовжень, пам’ятає майже все, що показували, і рідко проминає добрий хід.
level-3 = Верховна відьма
    .about = Програє кожне рішення подумки триста разів, пам’ятає все, що показували, і робить найкращий хід, який знайшла. Знає вона не більше за вас.
level-4 = Нічна відьма
    .about = Думає в кілька разів довше за Верховну відьму. Для тих, хто її обіграє й нікуди не поспішає.
bot-random = Навмання
bot-greedy = На хід уперед

arena-title =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    } за { $seconds } с (зерно { $seed })
arena-bot = Бот
arena-games = Партії
arena-wins = Перемоги
arena-rate = Частка
arena-interval = 95 % інтервал
arena-score = Очки
arena-spread = мін. · ¼ · ½ · ¾ · макс.
arena-thinking = Роздуми, мс на рішення
arena-decisions = Рішень
arena-mean = У середньому
arena-p99 = 99 % не довше
arena-most = Найдовше
arena-seats = Чого варте місце
arena-seat = Місце
arena-course = Перебіг партій
arena-length = Рішень у партії
arena-ending = Кінцівка

lab-title =
    { $games ->
        [one] { $games } роздача, з обома коробками
        [few] { $games } роздачі, кожна з обома коробками
       *[many] { $games } роздач, кожна з обома коробками
    }; однаково пройшло: { $alike }
lab-measure = Що
lab-before = Перша
lab-after = Друга
lab-change = Різниця, 95 %
lab-clear = виразно
lab-length = Рішень за партію
lab-points = Очок на місце
lab-gap = Відрив першого від останнього
lab-seat-wins = Місце { $number } виграє
lab-seat-points = Місце { $number }, очки
lab-ending = Кінець: { $ending }
cli-no-ray = Ray не встановлено. Він приходить із: pip install coven[ray]
cli-lab-box = З файлом { $file } грати не можна: { $why }

bench-title = Виміряно на одному ядрі, найкраще з { $repeats }
bench-game = Гра
bench-engine = Рушій
bench-pure = Python
bench-compiled = mypyc
bench-decisions = Рішень/с
bench-games = Партій/с
bench-copy = Копія мкс
bench-iterations = Спроб/с
bench-options = Ходи мс
bench-save = Запис мс
bench-load = Читання мс
bench-note = Рішення й партії: навмання. Копія: найбільше гравців, середина партії. Спроби: ітерації пошуку для двох (або для найменшої кількості гравців), початок і середина партії, як грає третій рівень. Ходи: 99 зі 100 списків ходів, найбільше гравців.

## Командний рядок

cli-see-help = Докладніше: { $command }
cli-bad-language = Мови «{ $given }» тут не знають. Відомі мови: { $known }.
cli-no-option = Ключа { $option } немає.
cli-option-alone = Ключ { $option } вживається не так.
cli-no-command = Команди «{ $command }» немає.
cli-missing = Бракує: { $what }.
cli-usage = Ця команда вживається не так.
cli-number = { $name } — це ціле число від { $least }, а не «{ $given }».
cli-number-between = { $name } — це ціле число від { $least } до { $most }, а не «{ $given }».
cli-no-game = Гри «{ $given }» немає. Є: { $known }.
cli-stopped = Зупинено.
cli-cannot-read = Не вдається прочитати { $file }: { $why }.
cli-cannot-write = Не вдається записати { $file }: { $why }.
cli-file-missing = нічого з таким іменем немає
cli-file-forbidden = бракує прав
cli-file-folder = це папка
cli-file-not-folder = частина шляху — не папка
cli-file-huge = { $file } завеликий для файлу партії.
cli-file-exists = Файл { $file } уже є; нова партія його не перезапише.

# До гри
cli-choose-number = Дайте відповідь числом ({ $numbers }) або натисніть Enter: тоді буде те, що в дужках.
cli-which-game = Яка гра?
cli-which-variant = Як гратимемо?
cli-how-many = Скільки гравців, разом із ботами ({ $numbers })?
cli-which-level = Наскільки сильні боти?
cli-not-started = Партію не розпочато.
cli-no-variant = Варіанта «{ $given }» немає. Є: { $known }.
cli-variant-players = «{ $variant }» — не для такої кількості гравців ({ $given }).
cli-too-many-people = За столом лише { $count } { $count ->
    [one] місце
    [few] місця
   *[many] місць
}.
cli-option-form = Налаштування задають як key=value, а не «{ $given }».
cli-option-choice = «{ $option }» може бути { $known }, але не «{ $given }».
cli-level = Бота «{ $given }» немає: бувають 1, 2, 3, 4, random і greedy, а рівню можна задати свій час — 3:400 (ітерації) або 3:0.2s.
cli-levels = Задано рівнів: { $given }, а ботів: { $bots }.
cli-names = Задано імен: { $given }, а людей: { $people }.
cli-bot = { $bot } { $number }

# За столом
cli-commitment = Тасування запечатано. Його відбиток: { $commitment }
cli-saving = Партія зберігається в { $file }
cli-thinking = Думає { $seat } …
cli-what = Це не число від 1 до { $most } і не запис ходу. Що можна ввести, покаже ?
cli-not-listed = «{ $move }» — не з тих ходів, що зараз можливі.
cli-ask-why = (Правило { $rule }; прочитати його: ? { $move })
cli-allowed = «{ $move }» — можливий хід.
cli-help =
    число        зробити цей хід; можна ввести й сам запис ходу
    ? ХІД        яке правило зараз забороняє хід
    ? 4.3        прочитати пункт правил
    h            підказка: найкращі ходи й чого від них чекати
    u, r         скасувати, повторити
    l            журнал від самого початку
    q            піти; партію збережено, її можна продовжити згодом
    Ходи зі списку в записі:
cli-undone = { $seat } бере останній хід назад.
cli-curtain = Передайте клавіатуру: тепер { $seat }. Коли більше ніхто не дивиться, натисніть Enter.
cli-left = Партію збережено в { $file }; продовжити її: coven replay --play.
cli-fault = «{ $move }» — помилка в правилах самої гри ({ $fault }). Партія до цього місця в { $file }; відкрити її: coven replay.
cli-total = Усього
cli-won = { $count ->
    [one] Перемога: { $names }.
   *[other] Перемогу ділять: { $names }.
}
cli-lost = Не переміг ніхто.
cli-secret = Секрет тасування: { $secret }
cli-verify = Роздати знову й порівняти: coven verify { $file }

# Ігри й правила
cli-game-facts = { $same ->
    [yes] Гравців: { $most }
   *[no] Гравців: від { $least } до { $most }
}, { $short }–{ $long } хвилин, від { $age } років; версія правил { $version }
cli-for = гравців: { $numbers }
cli-no-paragraph = Пункту { $given } у правилах немає.

# Записи
cli-steps = Enter: вперед · b: назад · число: до цього запису · s ЧИСЛО: очима цього місця (0: глядача) · q: вийти
cli-beginning = Початок. Записів: { $most }.
cli-entry = Запис { $n } із { $most }: { $seat }
cli-decides = Вирішує: { $seat }
cli-no-entry = Запису { $given } немає; останній — { $most }.
cli-no-seat = Місця { $given } немає; останнє — { $most }.
cli-verified-secret = Секрет пасує до відбитка, показаного на початку: { $commitment }
cli-verified-moves = Кожен хід був можливий, і випадок випав так, як дає секрет (ходів: { $moves }, кидків: { $rolled }).
cli-verified-final = Остання позиція та сама.
cli-verified = Партію роздано й зіграно так, як сказано у файлі.
cli-verified-so-far = Партію не закінчено; до цього місця її роздано й зіграно так, як сказано у файлі.

# Перевірки
cli-check-title = { $game }: виконується законів — { $held } із { $laws }
cli-check-failed = { $count ->
    [one] { $count } закон не виконується.
    [few] { $count } закони не виконуються.
   *[many] { $count } законів не виконуються.
}
cli-exam-level = { $name-who }: правильно { $right } із { $asked }.
cli-exam-hints = Підказки
cli-exam-failed = Є неправильні відповіді.
cli-exam-none = Таких запитань для { $game } тут немає. Іспити лежать у вихідному коді, в tests/bots/exam.
cli-exam-question = Це запитання не можна поставити. { $name-why }
cli-train-played = { $stage }: зіграно { $done } із { $games }
cli-train-gate = проти нинішніх ботів: зіграно { $done } із { $games }
cli-train-verdict = Нові боти виграють { $rate } ({ $low } – { $high }) із { $games } партій, у перерахунку на двох. Рішення займає { $new } мс, у нинішніх ботів — { $old } мс.
cli-train-failed = Це може бути випадковістю, тому нічого не записано.
cli-train-written = Ваги записано.
cli-train-not = Вчитися нічого: { $name-why }
cli-no-numpy = Для навчання потрібен numpy. Він приходить із: pip install coven[rl]
cli-bot-died = Програма бота не грає. { $name-why }
cli-fuzz = Партій: { $games }, рішень: { $plies } (найбільше { $longest } за партію), за { $seconds } с: { $rate } за секунду
cli-fuzz-clean = Ні збоїв, ні глухих кутів, ні нескінченних партій.
cli-fuzz-crashes = { $count ->
    [one] { $count } партія пішла не так.
    [few] { $count } партії пішли не так.
   *[many] { $count } партій пішли не так.
}
cli-no-tests = Тестів гри { $game } тут немає: еталонні партії зберігають поруч із ними.
cli-golden-missing = Жодна партія не дійшла такого кінця: { $endings }
cli-crash = Тут { $seat } грає «{ $move }», і ось що вийшло: { $found }
cli-crash-nothing = Тут усе пішло не так: { $found }
cli-new-game = Гра готова. Переконайтеся, що вона проходить перевірку: coven check { $name }. Потім змінюйте правило за правилом; як — показано в docs/add-a-game.md.

# Стіл: чому за ним чогось не можна зробити, і годинник

table-not-started = Партія ще не почалася.
table-started = Партія вже почалася.
table-paused = Партію призупинено.
table-not-paused = Партію не призупинено.
table-not-over = Це можна буде зробити, коли партія закінчиться.
table-not-host = Це може зробити лише господар столу.
table-not-your-seat = Це не ваше місце.
table-one-seat = У вас уже є місце за цим столом.
table-kicked = Господар столу звільнив ваше місце. Попросіть нове запрошення.
table-not-invited = За цей стіл сідають на запрошення. Попросіть посилання в когось за столом.
table-link-present = Цей гравець за столом, тож посилання може отримати лише він сам.
table-no-seat = За цим столом немає такого місця.
table-seat-taken = Це місце вже зайняте.
table-full = За цим столом немає вільних місць.
table-seats-taken = На одному з місць, які зникли б, хтось сидить.
table-open-seats = Ще є вільні місця: запросіть когось або посадіть ботів.
table-no-name = Скажіть, будь ласка, як вас називати.
table-no-pace = Такого годинника немає.
table-no-level = Ботів такого рівня немає.
table-seat-lent = Зараз за вас грає бот; спершу поверніться на місце.
table-seat-back = На цьому місці зараз грає людина.
table-moved-on = Відтоді за столом щось змінилося; погляньте ще раз.
table-rematch-there = Наступну партію вже готують.

pace-none = Без годинника
    .about = Кожен думає стільки, скільки треба.
pace-relaxed = Спокійно
    .about = До 20 хвилин на гравця і ще 45 секунд після кожного ходу.
pace-fast = Швидко
    .about = До 5 хвилин на гравця і ще 10 секунд після кожного ходу.
pace-days = Дні
    .about = До 3 днів на гравця і ще доба після кожного ходу. Повертайтеся, коли зручно.

# Перевірка ігор (`coven check`)

check-1 = Випадкова гра за будь-яким столом доходить до кінця.
check-2 = Що в списку — можна; решту відхилено, і сказано чому.
check-3 = Копії незалежні; збережене завантажується таким самим.
check-4 = Ті самі секрет і відповіді дають ту саму партію.
check-5 = Ніхто не отримує більше, ніж має право знати.
check-6 = Скасування зупиняється там, де щось розкрилося.
check-7 = Ніщо не губиться, очки в межах, кожен кінець трапляється.
check-8 = Зразкові партії виходять такими, як записані.
check-9 = Кожне правило перевірене, кожне слово є трьома мовами.
check-10 = Кожен приклад із правил — тест.

check-1-seen = позицій: { $seen }
check-2-seen = позицій: { $seen }
check-3-seen = позицій: { $seen }
check-4-seen = відповідей: { $seen }
check-5-seen = позицій: { $seen }
check-6-seen = позицій: { $seen }
check-7-seen = позицій: { $seen }
check-8-seen = відповідей: { $seen }
check-9-seen = пунктів і позицій: { $seen }
check-10-seen = прикладів: { $seen }

spectator = глядач

found-crash = { $where }: { $error }
found-dead-end = { $where }: глухий кут: { $error }
found-too-long = { $where }: у партії понад { $most } відповідей.
found-no-variant = Немає варіанта для кількості гравців { $players }.
found-fact = Гра заявляє «{ $fact }: { $declared }», а насправді { $seen }.
found-asking-changed = { $where }: { $frame } запитує і щось змінює.
found-asked-otherwise = { $where }: удруге { $frame } запитує інше.
found-twice = { $where }: той самий хід запропоновано двічі ({ $seat }).
found-unparsed = { $where }: «{ $move }» не читається назад.
found-parsed = { $where }: { $move } — не хід, але читається як хід.
found-not-every = { $where }: в every_move() немає можливого ходу «{ $move }».
found-unexplained = { $where }: не пояснено, чому не можна «{ $move }» ({ $seat }).
found-refused-legal = { $where }: «{ $move }» можна ({ $seat }), але сказано, що ні.
found-no-paragraph = { $where }: відмова за пунктом { $rule }, якого немає.
found-unlisted-played = { $where }: зіграно хід «{ $move }», якого не було в списку ({ $seat }).
found-refusal-changed = { $where }: під час відмови щось змінилося ({ $seat }).
found-fields = { $where }: атрибути не збігаються з `fields`: { $names }.
found-copy-differs = { $where }: копія відрізняється від оригіналу.
found-copy-shared = { $where }: зміна однієї копії змінила іншу.
found-load-differs = { $where }: після збереження й завантаження позиція інша.
found-load-seen = { $where }: після збереження й завантаження видно інше ({ $seat }).
found-other-replay = { $where }: повтор дає іншу позицію.
found-other-process = { $where }: інший процес грає іншу партію.
found-world-seen = { $where }: надіслано те, що залежить від невідомого ({ $seat }).
found-world-moves = { $where }: набір мислимих ходів залежить від невідомого ({ $seat }).
found-world-explained = { $where }: відмова в «{ $move }» залежить від невідомого ({ $seat }).
found-world-told = { $where }: журнал видає невідоме («{ $word }», { $seat }).
found-world-asks = { $where }: уявна позиція ({ $seat }) запитує не те, що її верхній кадр.
found-world-shared = { $where }: уявна позиція змінила справжню.
found-barrier-fell = { $where }: бар’єр опустився.
found-undo = { $where }: скасування дозволено не тоді, коли слід ({ $seat }).
found-undo-differs = { $where }: скасування веде не до тієї позиції, що була.
found-redo-differs = { $where }: той самий хід після скасування веде не туди.
found-no-barrier = { $where }: хід «{ $move }» щось розкриває ({ $seat }), але його можна скасувати.
found-not-conserved = { $where }: { $error }
found-score = { $where }: очки поза межами: { $scores }.
found-unknown-ending = { $where }: незаявлений кінець «{ $ending }».
found-ranking = { $where }: неможливі місця: { $places }.
found-no-ending = Жодна партія не дійшла до кінця «{ $ending }».
found-no-tests = Тестів цієї гри тут немає: запустіть перевірку в робочій копії Coven.
found-no-golden = { $file } більше не зразкова партія: { $error }.
found-golden-differs = { $file }: відмінність у рядку { $line }.
found-no-golden-table = Немає зразкової партії за столом { $table }.
found-no-golden-ending = Немає зразкової партії з кінцем «{ $ending }».
found-test-fails = Тест гри не проходить: { $test }
found-no-paragraphs = У правилах немає пронумерованих пунктів.
found-numbered-twice = Пункт { $rule } є двічі.
found-numbered-otherwise = Правила мовою «{ $locale }» пронумеровані інакше, ніж англійською: { $rules }.
found-not-cited = Жоден тест не посилається на { $rules }.
found-cites-nothing = { $test } посилається на { $rule }, чого немає.
found-broken-words = У мові «{ $locale }» є нечитабельні слова: { $line }.
found-untranslated = «{ $word }» є лише в { $locales }.
found-other-arguments = У «{ $word }» в різних мовах різні аргументи.
found-no-word = { $source } каже «{ $word }», чого немає.
found-no-argument = { $source } каже «{ $word }» без { $names }.
found-untold = { $error }

# Сайт: сторінки та оболонка столу

web-skip-to-content = До вмісту
web-nav-label = Coven
web-language = Мова
web-foot-line = Coven: п’ять відьомських ігор за одним столом. Без реєстрації та встановлення.
web-lobby-title = Сідайте до столу при свічках
web-lobby-lead = Оберіть одну з п’яти ігор і за десять секунд грайте: з друзями, з ботами чи передаючи один пристрій по колу.
web-code-label = Маєте код?
web-code-wait = Забагато неправильних кодів. Зачекайте хвилину або попросіть посилання: воно діє завжди.
web-code-enter = Увійти
web-my-tables = Ваші столи
web-open-tables = Відкриті столи
web-card-facts = { $players } · { $minutes }
web-card-later = Ще вариться
web-players = { $numbers } { $most ->
    [one] гравець
    [few] гравці
   *[other] гравців
}
web-minutes = { $least }–{ $most } хв
web-age = від { $age } років
web-later-wandering-towers = Магічні Вежі
    .about = Чарівники їдуть на мандрівних вежах, а замок нікого не чекає.
web-later-whirling-witchcraft = Відьомська круговерть
    .about = Варіть так, щоб у сусіда казан перелився через край.
web-later-witchstone = Скеля відьом
    .about = Кристали, жезли й казан: малі ходи в довгих ланцюжках.
web-later-the-witches = Відьми
    .about = Головологія, хихотіння й чужі біди Плаского світу.
web-later-voodoo = Лялька чаклуна
    .about = Проклинайте, будьте прокляті й не забувайте стрибати на одній нозі.
web-play-now = Грати з ботами зараз
web-play-now-hint = { $count ->
    [0] Самотужки, одразу.
    [one] Ви і { $count } бот, одразу. Усе інше нижче.
    [few] Ви і { $count } боти, одразу. Усе інше нижче.
   *[other] Ви і { $count } ботів, одразу. Усе інше нижче.
}
web-rules-title = Правила
web-rules-source = Видання: { $source }
web-start-title = Накрити стіл
web-variant-legend = Як грати
web-seats-legend = Місця
web-seats-hint = Люди й боти в будь-якому поєднанні. Відкрите місце займе той, хто має посилання чи код.
web-seat-me = Ви
web-seat-open = Відкрите: за запрошенням
web-seat-hot = Хтось інший за цим пристроєм
web-seat-bot = Бот: { $level }
# What bots are called, with commas between.
web-bot-names = Ожина, Ліщина, Ялівка, Кропива, Квасениця, Пижма, Верба, Полинка
web-seat-none = Нікого
web-hot-name = Гість { $number }
web-options-legend = Тонкощі
web-option-as-variant = Як зазвичай
web-option-yes = Так
web-option-no = Ні
web-pace-label = Годинник
web-spectators-label = Інші можуть дивитися
web-public-label = Показати у списку столів
web-name-label = Як вас називати?
web-name-default = Гість
web-name-hint = Це ім’я бачать усі за столом.
web-start-button = Накрити стіл
web-levels-title = Боти
web-settings-title = Налаштування
web-settings-saved = Збережено.
web-settings-all = Ім’я та мова
web-sign-out-title = Інші браузери
web-sign-out-lead = Ваше ім’я та ваші місця прив’язані до цього браузера. Якщо хтось міг отримати копію його файлів cookie, вийдіть усюди, крім нього: усі інші браузери, що грають від вашого імені, втратять ваші місця, особисті посилання на них перестануть діяти, а сповіщення вимкнуться на всіх пристроях. Тут ви залишитеся.
web-sign-out-keep = Цей браузер пам’ятає вас { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} після останнього відвідування.
web-sign-out-button = Вийти в усіх інших браузерах
web-sign-out-done = Готово. Тепер ви ввійшли лише тут.
web-ended-title = Ви вийшли
web-ended-signed-out = Ви вийшли в усіх інших браузерах, і цей був одним із них. Ваші місця залишилися в тому браузері, де ви це зробили.
web-ended-expired = Ви давно тут не були, тож цей браузер вас більше не пам’ятає. Ваших місць тут немає, але господар столу може надіслати вам посилання на місце.
web-ended-button = Продовжити як новий гість
web-moved-row = Ваше місце перейшло до іншого браузера
web-save-button = Зберегти
web-confirm-legend = Підтверджувати хід
web-confirm-never = Ніколи
web-confirm-end = Наприкінці ходу
web-confirm-always = Завжди
web-motion-legend = Рух
web-motion-off = Немає
web-motion-fast = Швидко
web-motion-normal = Звичайно
web-motion-slow = Повільно
web-signals-legend = Коли рішення за вами
web-sounds-label = Звуки
web-volume-signals = Гучність: ваш хід, чат
web-volume-table = Гучність: стіл
web-notify-label = Сповіщення
web-join-title = { $name } запрошує вас грати
web-join-lead = { $game }, { $count ->
    [one] вільне { $count } місце
    [few] вільні { $count } місця
   *[other] вільно { $count } місць
}. Доки ви не сядете, нічого не станеться.
web-join-full = { $game }: усі місця зайняті.
web-join-button = Сісти за стіл
web-join-unknown = Це запрошення вже не діє, або його не було. Попросіть нове.
web-watch-button = Дивитися
web-move-page-title = Продовжити тут за гравця: { $name }
web-move-page-lead = { $game }: місце перейде в цей браузер. Доки ви не натиснете кнопку, нічого не станеться. Ви залишитеся собою, а попередній гравець побачить це й зможе повернути місце.
web-move-button = Зайняти моє місце
web-waiting-title = За столом
web-begin-button = Почати
web-begin-hint = Спершу заповніть відкриті місця: запросіть когось або посадіть ботів.
web-begin-by-host = Коли всі зберуться, гру почне { $name }.
web-invite-title = Запросити друзів
web-invite-code = Код
web-invite-link = Або посилання
web-invite-hint = Хто його отримає, зможе зайняти відкрите місце. В одній мережі Wi-Fi працює одразу.
web-invite-again = Нові посилання й код
web-qr-label = QR-код посилання
web-copy = Копіювати
web-copied = Скопійовано
web-seat-do-bot = Бот
web-seat-do-free = Звільнити місце
web-seat-do-sit = Сісти сюди
web-seat-do-leave = Встати
web-menu-title = Цей стіл
web-menu-lend = Хай за мене грає бот
web-menu-lend-of = Хай за гравця { $seat } грає бот
web-menu-lend-about = Бот грає на цьому місці, доки його не повернуть; повернути можна будь-коли.
web-seat-do-lend = Нехай грає бот
web-seat-do-back = Повернути собі
web-seat-do-link = Посилання для перенесення місця
web-seat-do-take-back = Повернути моє місце
web-kind-open = вільне
web-kind-you = ви
web-kind-person = за столом
web-kind-away = не в мережі
web-kind-bot = бот: { $level }
web-kind-stand-in = замість гравця бот
web-you = ви
web-to-lobby = До вибору ігор
web-to-table = До столу
web-to-game = Про гру
web-people-title = Люди й місця
web-move-title = Перенести місце на інший пристрій
web-move-lead = За цим посиланням { $name } продовжить гру деінде. Хто його відкриє, займе місце, тож нікому його не показуйте.
web-move-link = Особисте посилання
web-move-hint = Воно діє один раз. Нове скасовує старе.
web-go-on = Продовжити
web-fold-people = Гравці
web-fold-side = Журнал і чат
web-help-title = Клавіші й підказки
web-help-lead = Що світиться, тим можна скористатися. Натисніть на щось інше, і дізнаєтеся, яке правило це забороняє. Затримайте вказівник чи палець, і прочитаєте, що це таке.
web-help-tab = до наступної частини столу
web-help-arrows = від предмета до предмета
web-help-enter = скористатися або дізнатися, чому не можна
web-help-undo = скасувати · повторити
web-help-escape = відпустити вибране
web-help-help = ця сторінка
web-close = Закрити
web-board-label = Поле
web-prompt-label = Про що вас питають
web-hand-label = Ваша рука
web-people-label = Гравці
web-side-label = Журнал і чат
web-log-title = Журнал
web-chat-title = Чат
web-chat-label = Написати всім
web-chat-send = Сказати
web-told-link = { $name }: гравця немає за столом, і господар столу створив посилання на це місце.
web-told-moved = { $name }: місце перейшло до іншого браузера. Цей гравець може повернути його на сторінці «Люди й місця».
web-told-back = { $name }: гравець повернув собі місце.
web-told-joined = { $name } тепер на місці, яке звільнилося.
web-chat-spectator = (глядач)
web-chat-nothing = У цьому повідомленні нічого прочитати.
web-chat-not-stored = Повідомлення не вдалося зберегти, його ніхто не побачив. Спробуйте ще раз трохи згодом.
web-confirm-question = Натисніть ще раз, щоб підтвердити:
web-confirm-yes = Підтвердити
web-confirm-no = Скасувати
web-reconnecting = Відновлюємо зв’язок …
web-recap-title = Доки вас не було
web-recap-close = Дякую
web-recap-replay = Показати
web-needs-script = Самому столу потрібен JavaScript; усі інші сторінки працюють без нього.
web-yours = Рішення за вами
web-wait-one = Вирішує { $seat } …
web-wait-gone = Чекаємо на відповідь: { $seat } не в мережі
web-wait-away = Час ненадовго зупинився: { $seat } не в мережі
web-wait-many = { $count ->
    [one] Вирішує { $count } гравець …
    [few] Вирішують { $count } гравці …
   *[other] Вирішують { $count } гравців …
}
web-wait-busy = { $seat } ще думає: сервер зайнятий
web-wait-thinks = { $seat } обмірковує хід …
web-undo = Скасувати
web-redo = Повторити
web-rule-link = Правило { $rule }
web-handover-title = Передайте пристрій: { $seat }
web-handover-lead = Іншим зараз дивитися не можна.
web-handover-confirm = { $seat } — це я: підняти завісу
web-over-link = Подивитися підсумок
web-paused = Партію призупинено. Нічого не втрачено.
web-paused-fault = Партію призупинено: у її правилах щось зламалося на останньому ході. Його не зроблено, нічого не втрачено.
web-standing = Пасувати за мене до мого ходу
    .about = До вашого наступного ходу такі питання пропускаються за вас. Кнопка «Знову питати мене» скасовує це будь-коли.
web-standing-off = Знову питати мене
    .about = З наступного разу вас знову питатимуть.
web-log-turn = { $seat-is ->
    [you] Ви
   *[other] { $seat }
}
web-log-opening = Підготовка
web-log-together = Усі разом
web-too-fast = Повільніше: забагато повідомлень одразу.
web-not-seated = Ви глядач; це можуть лише гравці.
web-legal = Зараз це можна зробити.
web-status-gathering = { $count ->
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[other] { $count } місць вільно
}
web-status-ready = можна починати
web-status-yours = чекають на вас
web-status-playing = гра триває
web-status-paused = призупинено
web-status-over = закінчено
web-win-you = Ви перемогли!
web-win-one = Перемога: { $seat }
web-win-shared = Спільна перемога
web-win-all = Результат ділять усі
web-lost-you = Ви програли
web-lost-all = Стіл програв
web-places-title = Місця
web-players-title = Гравці
web-place-label = Місце
web-points-title = Очки за джерелами
web-points-source = За що
web-points-total = Разом
web-course-title = Очки впродовж гри
web-course-label = Очки кожного гравця від першого ходу до останнього
web-secret-title = Секрет тасування
web-secret-lead = До першого ходу всім було показано відбиток. Ось секрет, з якого його зроблено: з ним і з файлом партії «coven verify» роздасть і зіграє її знову.
web-secret-hash = Відбиток, показаний від самого початку
web-secret-itself = Секрет
web-download = Завантажити партію
web-rematch = Реванш
web-rematch-there = До реваншу
web-replay-title = Повтор
web-replay-at = Після ходу { $n } з { $of }
web-replay-leave = До підсумків
web-replay-scrub = Хід
web-replay-play = ▶ Дивитися
web-replay-pause = ❚❚ Пауза
web-replay-speed = Швидкість
web-replay-turns = Ходи
web-replay-turn = Хід { $n }: { $seat }
web-replay-keys = Клавіші: ← → на хід, Home і End, пробіл — перегляд. Клацніть рядок, щоб перейти до нього.
web-replay-eyes = Дивитися звідси
web-replay-fork = Грати звідси
web-replay-first = Початок
web-replay-prev = Назад
web-replay-next = Далі
web-replay-last = Кінець
web-trouble-404 = Тут нічого не горить
    .about = Такої сторінки немає, або її стіл уже прибрали.
web-trouble-403 = Не для цих очей
    .about = Цей стіл закритий для гостей, або запит надійшов з чужого сайту.
web-trouble-409 = Інша коробка
    .about = Цей стіл почато з іншою коробкою, ніж та, що в гри на цьому сервері. Запустіть сервер знову з тією коробкою — і партія триватиме.
web-trouble-413 = Забагато одразу
    .about = Стільки жодному столу не потрібно.
web-trouble-429 = Терпіння
    .about = Забагато запитів поспіль. Зачекайте трохи й спробуйте знову.
web-trouble-500 = Свічка згасла
    .about = Щось зламалося в нас. Ваші ходи цілі; спробуйте ще раз трохи згодом.
web-trouble-400 = Так не буває
    .about = Форму заповнено не до кінця.
web-health = Усе гаразд.

# `coven new-game`

new-game-name = «{ $given }» не годиться на ім’я гри: потрібні малі латинські літери, цифри й поодинокі дефіси, як у my-game, а на початку літера.
new-game-where = { $folder } — не робоча копія Coven: у ній немає src/coven/games.
new-game-exists = «{ $given }» вже є: { $folder }.
web-trouble-503 = До полиці не дотягтися
    .about = Зараз ходи не можна зберегти, тож їх не приймають. Нічого не втрачено; усе продовжиться саме, щойно стане можливо.
web-store-down = Ваш хід не вдалося зберегти, тож його не зроблено. Спробуйте ще раз трохи згодом.
serve-here = Coven відкрито за адресою { $address }
serve-lan = Для друзів у тій самій мережі: { $address }
serve-stop = Ctrl-C зупиняє; усі партії зберігаються.
serve-settings = Налаштування сервера неможливе: { $why }
serve-no-port = Порт { $port } зайнято. Оберіть інший через --port або не вказуйте жодного.
serve-store = База даних недоступна: { $why }
serve-newer = Цю базу записала новіша версія Coven (схема { $found }; тут відома { $known }). Встановіть її або відновіть резервну копію. Нічого не змінено.
serve-second = Файл { $file } уже використовує інший сервер Coven. Спершу зупиніть його або вкажіть іншу базу через --database. Як запустити кілька серверів, написано в docs/hosting.md.
serve-disk-full = Диск заповнено, тому з текою { $folder } працювати не можна. Звільніть місце й запустіть знову. Нічого не втрачено.
serve-no-folder = У { $folder } не вдається писати: { $why }
serve-unknown-settings = Невідомі налаштування пропущено: { $names }
web-card-play = Грати
web-hot-label = Ім’я гравця { $number }
web-sealed = Тасування цієї партії запечатано. Наприкінці буде показано його секрет, і він має дати цей відбиток:
web-variant-players = Для цього варіанта потрібна інша кількість місць: { $players }. Змініть місця.

# Перші партії, глядачі, постійні відповіді

web-minute-title = За одну хвилину
web-first-button = Ваша перша партія
web-first-card = Перша партія
web-first-hint = Ви тут уперше? Сова за кілька хвилин покаже всю гру.
web-first-watch = Дивіться: зараз хід суперника.
web-first-other = Так теж можна. Але спершу дозвольте показати хід, що світиться. Будь-коли можна вибрати «Далі без підказок» і ходити як завгодно.
web-first-wait = Хвилинку: зараз хід суперника.
web-first-leave = Далі без підказок
web-first-go-on = Далі
web-first-back = Що сова казала раніше
web-first-forward = Що сова сказала потім
web-first-take-up = Повернутися до уроку
web-first-thanks = Дякую, сово
web-first-progress = Крок { $n } з { $of }
web-watching = Ви глядач.
web-watching-minute = Ви бачите стіл таким, яким він був хвилину тому.
web-watching-minutes = Ви бачите стіл таким, яким він був три хвилини тому.
web-watching-turn = Ви бачите стіл таким, яким він був хід тому.
web-watching-turns = Ви бачите стіл таким, яким він був три ходи тому.
web-watching-title = Глядачі
web-spectators-talk-label = Глядачам можна писати в чат
web-spectators-silent = За цим столом у чат пишуть лише гравці.
web-delay-label = Глядачі бачать стіл
web-delay-hint = Для партій, які показують багатьом. Чужих таємниць глядачі не бачать ні із затримкою, ні без неї.
web-delay-none = одразу
web-delay-minute = на хвилину пізніше
web-delay-minutes = на три хвилини пізніше
web-delay-turn = на хід пізніше
web-delay-turns = на три ходи пізніше
web-front = Дивитися звідси
web-front-here = ви дивитеся звідси
table-no-delay = Такої затримки немає.
web-standing-windows = Не питати до мого ходу
    .about = До вашого наступного ходу ви автоматично пропускаєте всі нагоди втрутитися в чужі ходи. Кнопка «Знову питати мене» скасовує це будь-коли.
web-standing-now = До вашого ходу вас не питають.

# Chances over time
web-chances-title = Шанси на перемогу
web-chances-lead = На що кожен міг розраховувати тоді за тим, що тоді знав; у відсотках.
web-chances-thinking = Боти ще розбирають партію…
web-look-again = Подивитися знову
web-chances-label = Шанси кожного гравця на перемогу у відсотках від першого ходу до останнього
web-turning-title = Переломні моменти
web-turning = { $seat }: від { $before } % до { $after } %

## Робота сервера: кілька серверів, боти на інших машинах, резервні копії.

serve-no-key = Сервери зі спільною шиною мусять мати спільний ключ, інакше люди втрачають місця, потрапивши на інший сервер. Задайте в COVEN_KEY усюди той самий довгий випадковий текст.
serve-traces = COVEN_LOG_TRACES увімкнено: у журнал можуть потрапити імена, чат і приховані карти. Вимкніть, коли знайдете помилку.
serve-python = Рушій: Python. У робочій копії його компілює «make fast»: боти думають у кілька разів швидше.
serve-compiled = Рушій: скомпільований.
think-no-bus = Вкажіть, де шина: --bus redis://… або COVEN_BUS_URL.
think-here =
    { $count ->
        [one] Тут думають боти, по { $count } за раз. Ctrl-C зупиняє.
        [few] Тут думають боти, по { $count } за раз. Ctrl-C зупиняє.
       *[many] Тут думають боти, по { $count } за раз. Ctrl-C зупиняє.
    }
backup-writing = Пишу резервну копію
backup-reading = Читаю резервну копію
backup-done =
    { $tables ->
        [one] У { $file } збережено { $tables } стіл.
        [few] У { $file } збережено { $tables } столи.
       *[many] У { $file } збережено { $tables } столів.
    } Там і секрети партій, що тривають: бережіть файл так само, як саму базу.
backup-there = Файл { $file } вже є. Оберіть іншу назву.
backup-trouble = Резервну копію не вдалося записати: { $why }
backup-newer = Цю базу записала новіша версія Coven (схема { $found }; тут відома { $known }). Резервну копію може зробити лише вона. Нічого не записано.
restore-done =
    { $tables ->
        [one] Відновлено { $tables } стіл.
        [few] Відновлено { $tables } столи.
       *[many] Відновлено { $tables } столів.
    }
restore-not-empty = У цій базі вже є столи. Відновлюйте в порожню.
restore-broken = { $file } — не ціла резервна копія Coven: { $why }
restore-newer = { $file } записано новішою версією Coven.

# Hints
web-again = Показати, що було після мого ходу
web-hint = Підказка
web-hint-title = Що зробила б Верховна відьма
web-hint-about = За тим, що знаєте ви, і чого вона від цього чекає. Ходити все одно вам.
web-hint-chance = { $percent } % на перемогу
web-hint-none = Для цього підказки немає.
web-hints-label = Можна просити підказки

# Повернення ходу за спільною згодою
took-back = Хід повернуто за спільною згодою (просив гравець { $seat }).
takeback-forbidden = За цим столом не можна просити повернути хід.
takeback-secret = Там усі обирають потай, тому повернутися не можна.
takeback-open = Хтось уже просить повернути хід.
takeback-refused = Про це вже просили; знову попросити можна після наступного ходу.
takeback-gone = Про це вже ніхто не просить.
takeback-rules = Правила відтоді змінилися, тому повернутися туди не можна.
web-takeback-ask = Попросити повернути хід
web-takeback-question = { $seat } просить повернути своє останнє рішення.
web-takeback-what = Партія повернеться до моменту перед цим: «{ $what }»
web-takeback-yes = Погодитися
web-takeback-no = Відмовити
web-takeback-wait = Ви просите повернути своє останнє рішення. Ще не відповіли: { $names }.
web-takeback-agreed = { $seat } просить повернутися назад. Ще не відповіли: { $names }.
web-takeback-withdraw = Не треба
web-takeback-refused = { $name } воліє грати далі.
web-takeback-late = Ніхто не відповів вчасно; партія триває.
web-takebacks-label = Можна просити повернути хід

# Чат: не чути когось
web-mute = Не чути: { $name }
web-muted = Ви не чуєте:
web-unmute = Знову чути: { $name }
web-mute-self = Себе заглушити не можна.

# Що чекає за іншими столами
web-next =
    { $count ->
        [one] На вас чекають ще за { $count } столом
       *[other] На вас чекають ще за { $count } столами
    }
web-next-lobby =
    { $count ->
        [one] На вас чекають за { $count } столом
       *[other] На вас чекають за { $count } столами
    }

# Партії з файлів
web-import-title = Переглянути збережену партію
web-import-lead = Файл партії (.coven), завантажений тут чи деінде, перевіряється, роздається знову зі свого секрету й залишається серед ваших столів.
web-import-label = Файл партії
web-import-button = Відкрити
web-import-large = Файл завеликий для партії: понад { $size } кБ.
web-import-none = Виберіть, будь ласка, файл партії.
web-import-slow = Переграти цю партію не вдалося за відведений час, тому її не відкрито.
web-import-busy = Зараз перевіряється забагато файлів. Спробуйте за хвилину.
web-import-yours = Ваш попередній файл ще перевіряється. Зачекайте, будь ласка.
web-imported = Ця партія прийшла сюди файлом. Її ходи й кидки відповідають секрету, але роздавав її не цей сервер.
file-not-over = Партію в цьому файлі не закінчено.
file-broken = Цю партію тут не переграти.

# Сповіщення, коли жодної сторінки не відкрито
web-push-label = Сповіщення на цьому пристрої, навіть коли сторінку закрито
web-push-title = Ваш хід
web-push-body = { $game }: чекають на ваше рішення.

# Господар столу й повтор
web-pause = Призупинити партію
web-seat-do-kick = Звільнити місце
web-replay-copy = Копіювати посилання

# Що в коробці
box-not-toml = Це не файл TOML: { $name-error }
box-unreadable = Файл не вдалося прочитати: { $name-error }
box-number = Тут може стояти ціле число від { $least } до { $most }.
box-numbers = Тут можуть стояти цілі числа від { $least } до { $most }.
box-ascending = Тут можуть стояти різні числа за зростанням.
box-cost = Тут може стояти від 1 до { $most } інгредієнтів; «{ $name-wild }» — не більше одного разу й не єдиним.
box-flag = Тут може стояти true або false.
box-word = Тут може стояти: { $name-choices }.
box-words = Тут може стояти список із: { $name-choices }.
box-list = Тут потрібен список у квадратних дужках.
box-count = У цьому списку має бути { $count ->
    [one] { $count } значення
    [few] { $count } значення
   *[many] { $count } значень
}.
box-table = Тут потрібна таблиця з ключами й значеннями.
box-missing = Цього рядка бракує.
box-unknown = Гра не знає такого рядка.
box-fixed = Цього Coven змінити не може; тут має бути { $name-value }.
box-sum = Разом ці рядки мають давати { $total }, як сказано в книзі правил.
box-most = Тут дозволено не більше ніж { $most }.
box-most-alike = Тут дозволено не більше ніж { $most } однакових.
box-limits = Тут, по черзі, дозволено не більше ніж: { $name-limits }.
box-twice = Це вказано двічі: { $name-value }.
box-example = Цього не допускає приклад { $name-number } із книги правил.
box-source = У таблиці [sources] потрібно вказати, звідки це відомо: { $name-choices }.
box-bad = { $name-file }, рядок { $line }, { $name-key }: { $name-why }
box-good = Із файлом { $name-file } можна грати. { $count ->
    [0] Він не відрізняється від коробки Coven.
    [one] Від коробки Coven відрізняється { $count } рядок:
    [few] Від коробки Coven відрізняються { $count } рядки:
   *[many] Від коробки Coven відрізняється { $count } рядків:
}
box-title = Що в коробці: { $game }
box-source-printed = надруковано в правилах
box-source-reviews = відомо з оглядів
box-source-ours = придумано в Coven
box-counts = Надруковано в правилах: { $printed }. Відомо з оглядів: { $reviews }. Придумано в Coven, бо відкритих джерел немає: { $ours }.
box-top = Головне
box-name = назва
box-each-copies = { $value ->
        [one] { $value } примірник
        [few] { $value } примірники
       *[many] { $value } примірників
    }
box-each-points = { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    }
box-players-row = { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
box-other = Тут у цю гру грають із виправленою коробкою ({ $name-file }).
box-corrected = Виправлена коробка
box-no-game = Немає гри «{ $name-game }». Коробку вказують так: --box wandering-towers=ФАЙЛ
cli-no-box = У гри «{ $game }» немає коробки, в яку можна зазирнути.
web-ruling = Так вирішено тут, { $name-number }:
box-button = Що в коробці
