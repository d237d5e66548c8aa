# Власні слова Coven. Ігри додають свої.

seat-number = Гравець { $number }

bad-players = Ця гра розрахована на { $least }–{ $most } гравців, а не на { $given }.
bad-option = У цій грі немає налаштування «{ $option }».
bad-choice = Для налаштування «{ $option }» значення «{ $given }» не годиться.
bad-option-players = За такої кількості гравців ({ $given }) налаштування «{ $option }» недоступне.

refuse-unknown = У цій грі немає такого ходу.
not-your-turn = Зараз не ваш хід.
game-over = Гру закінчено.

undo-nothing = Нема чого скасовувати.
undo-barrier = Цей хід не скасувати: він уже щось відкрив вам чи іншим гравцям.
undo-other = Скасувати не можна: останній хід зробив інший гравець ({ $seat }).
redo-nothing = Нема чого повторювати.

file-head = Це не файл партії Coven, або його перший рядок пошкоджено.
file-format = Ця версія Coven не вміє читати файли партій такого формату.
file-line = Рядок { $line } файлу партії пошкоджено.
file-game = Це файл партії в гру, якої Coven не знає: «{ $game }».
file-options = У файлі партії є налаштування, яких ця гра не допускає.
file-rules = Партію зіграно за правилами версії { $theirs }, а тут версія { $ours }.
file-box = Компоненти гри, з якими зіграно цю партію, не збігаються з тими, що є тут.
file-no-secret = Партію ще не закінчено, тож секрету тасування у файлі немає.
file-commitment = Секрет не відповідає контрольному хешу, показаному на початку партії.
file-move = Запис { $n }: у цей момент партії хід «{ $move }» неможливий.
file-dice = Запис { $n }: кидки у файлі ({ $told }) не збігаються з тими, що обчислені із секрету ({ $given }).
file-final = Ходи не приводять до останньої позиції, вказаної у файлі.

# Боти, турніри й вимірювання.

level-1 = Учениця
    .about = Дивиться на крок-другий уперед, швидко забуває побачене й не завжди робить найкращий хід із тих, що знаходить. З нею добре вчити правила.
level-2 = Відьма
    .about = Зазирає далі, пам’ятає майже все, що бачила, і рідко пропускає добрий хід.
level-3 = Верховна відьма
    .about = Розігрує кожне рішення подумки триста разів, пам’ятає все, що бачила, і робить найкращий хід, який знайшла. Знає вона не більше за вас.
level-4 = Нічна відьма
    .about = Думає в кілька разів довше за Верховну відьму. Для тих, хто вже обіграє Верховну відьму й нікуди не поспішає.
bot-random = Випадковий бот
bot-greedy = Жадібний бот

arena-title =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    } за { $seconds } с (початкове число генератора: { $seed })
arena-bot = Бот
arena-games = Партії
arena-wins = Перемоги
arena-rate = Частка перемог
arena-interval = Інтервал 95 %
arena-rating = Рейтинг
arena-score = Очки
arena-spread = мін. · ¼ · ½ · ¾ · макс.
arena-thinking = Час на рішення, мс
arena-decisions = Рішень
arena-mean = У середньому
arena-p99 = 99-й перцентиль
arena-most = Найдовше
arena-seats = Результати залежно від місця за столом
arena-seat = Місце за столом
arena-course = Як минали партії
arena-length = Рішень у партії
arena-ending = Як закінчилася партія

lab-title =
    { $games ->
        [one] { $games } роздача, зіграна двічі: з першим і з другим набором компонентів
        [few] { $games } роздачі, кожну зіграно двічі: з першим і з другим набором компонентів
       *[many] { $games } роздач, кожну зіграно двічі: з першим і з другим набором компонентів
    }; партій, які обидва рази пройшли однаково: { $alike }
lab-measure = Показник
lab-before = Перший набір
lab-after = Другий набір
lab-change = Різниця (інтервал 95 %)
lab-clear = значуща
lab-power =
    Щоб помітити, що частка перемог одного гравця змінилася на { $percent }, потрібно зіграти приблизно стільки партій: { $games }. Бракує ще { $more }.
lab-power-enough = Цих партій досить, щоб помітити, що частка перемог одного гравця змінилася на { $percent } (потрібно приблизно { $games }).
lab-length = Рішень у партії
lab-points = Очок на гравця
lab-gap = Відрив першого місця від останнього
lab-seat-wins = Гравець { $number }: перемоги
lab-seat-points = Гравець { $number }: очки
lab-ending = Кінець партії: { $ending }
lab-axis = Різниця з другим набором компонентів (інтервал 95 %)
lab-cards = Карти: за кожним місцем у кожній партії (інтервали 95 %)
lab-card = Карта
lab-held = Карта була на руці
lab-dead = Карту не використано
lab-won-held = Перемоги з картою на руці
lab-won-used = Перемоги, якщо карту використано
lab-choices = Рішення (інтервали 95 %)
lab-choice = Рішення
lab-per-game = Разів за партію
lab-taken = Вибирали, коли могли
lab-won-taken = Перемоги після цього рішення
cli-no-ray = Ray не встановлено. Щоб установити: pip install coven[ray]
cli-no-server = Для цієї команди потрібні пакети вебсервера. Щоб установити: pip install coven[server]
cli-lab-box = З файлом { $file } грати не можна: { $why }

bench-title = Виміряно на одному ядрі процесора; показано найкращий результат (вимірювань: { $repeats })
bench-game = Гра
bench-engine = Рушій
bench-pure = Python
bench-compiled = mypyc
bench-decisions = Рішень/с
bench-games = Партій/с
bench-copy = Копія (мкс)
bench-iterations = Спроб/с
bench-options = Ходи (мс)
bench-save = Запис (мс)
bench-load = Читання (мс)
bench-note = Рішення й партії: боти ходять навмання. Копія: посеред партії, за найбільшої кількості гравців. Спроби: ітерації пошуку в бота третього рівня, на початку й посеред партії, для двох гравців (або найменшої можливої кількості). Ходи: за скільки часу в 99 випадках зі 100 вдається скласти список можливих ходів, за найбільшої кількості гравців.

## Командний рядок

cli-see-help = Докладніше: { $command }
cli-bad-language = Мови «{ $given }» Coven не знає. Є такі: { $known }.
cli-no-option = Параметра { $option } немає.
cli-option-alone = Параметр { $option } вказано неправильно.
cli-no-command = Команди «{ $command }» немає.
cli-missing = Бракує: { $what }.
cli-usage = Команду викликано неправильно.
cli-number = Значення { $name }: потрібне ціле число, не менше ніж { $least }, а не «{ $given }».
cli-number-between = Значення { $name }: потрібне ціле число від { $least } до { $most }, а не «{ $given }».
cli-no-game = Гри «{ $given }» немає. Є такі: { $known }.
cli-stopped = Зупинено.
cli-cannot-read = Не вдалося прочитати { $file }: { $why }.
cli-cannot-write = Не вдалося записати { $file }: { $why }.
cli-file-missing = такого файлу немає
cli-file-forbidden = бракує прав доступу
cli-file-folder = це тека
cli-file-not-folder = частина шляху — не тека
cli-file-huge = { $file } завеликий для файлу партії.
cli-file-exists = Файл { $file } уже є, нова партія його не перезапише.

# До гри
cli-choose-number = Введіть число ({ $numbers }) або просто натисніть Enter, щоб вибрати запропоноване у квадратних дужках.
cli-which-game = У що гратимемо?
cli-which-variant = Який варіант?
cli-how-many = Скільки гравців разом із ботами ({ $numbers })?
cli-which-level = Наскільки сильними мають бути боти?
cli-not-started = Партію не розпочато.
cli-no-variant = Варіанта «{ $given }» немає. Є такі: { $known }.
cli-variant-players = Варіант «{ $variant }» не підходить для такої кількості гравців ({ $given }).
cli-too-many-people = За столом лише { $count } { $count ->
    [one] місце
    [few] місця
   *[many] місць
}.
cli-option-form = Налаштування записують у вигляді key=value, а не «{ $given }».
cli-option-choice = Для налаштування «{ $option }» годяться { $known }, але не «{ $given }».
cli-level = Бота «{ $given }» немає. Виберіть 1, 2, 3, 4, random або greedy. Рівню можна задати власний ліміт на рішення, наприклад 3:400 (ітерації) або 3:0.2s.
cli-levels = Вказано рівнів: { $given }, а ботів за столом: { $bots }.
cli-names = Вказано імен: { $given }, а людей за столом: { $people }.
cli-bot = { $bot } { $number }

# За столом
cli-commitment = Порядок тасування зафіксовано. Його контрольний хеш: { $commitment }
cli-saving = Партія зберігається в { $file }
cli-thinking = { $seat } думає…
cli-what = Це не число від 1 до { $most } і не хід. Введіть ?, щоб дізнатися, що можна ввести.
cli-not-listed = Хід «{ $move }» зараз неможливий.
cli-ask-why = (Правило { $rule }; щоб прочитати його, введіть ? { $move })
cli-allowed = Хід «{ $move }» можливий.
cli-help =
    число        зробити хід із цим номером; можна ввести й сам хід
    ? ХІД        дізнатися, яке правило зараз забороняє цей хід
    ? 4.3        прочитати пункт правил
    u, r         скасувати, повторити
    h            підказка: найкращі ходи й шанси на перемогу з ними
    l            показати весь журнал
    q            вийти; партію збережено, її можна продовжити згодом
    Як записують ходи зі списку:
cli-undone = { $seat-is ->
    [you] Ви скасовуєте останній хід.
   *[other] { $seat } скасовує останній хід.
}
cli-curtain = Передайте клавіатуру: тепер грає { $seat }. Коли більше ніхто не дивиться, натисніть Enter.
cli-left = Партію збережено в { $file }. Щоб продовжити її, виконайте coven replay --play.
cli-fault = Хід «{ $move }» спричинив помилку в програмі самої гри ({ $fault }). Партію до цього місця збережено в { $file }; щоб відкрити її, виконайте coven replay.
cli-total = Усього
cli-won = { $count ->
    [one] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
cli-lost = Ніхто не переміг.
cli-secret = Секрет тасування: { $secret }
cli-verify = Щоб відтворити партію й перевірити кожен хід: coven verify { $file }

# Ігри й правила
cli-game-facts = { $same ->
    [yes] Гравців: { $most }
   *[no] Гравців: від { $least } до { $most }
}, { $short }–{ $long } хвилин, від { $age } років; версія правил { $version }
cli-for = гравців: { $numbers }
cli-no-paragraph = Пункту { $given } у правилах немає.

# Записи
cli-steps = Enter: вперед · b: назад · число: перейти до запису з цим номером · s ЧИСЛО: дивитися очима гравця з цим номером (0: очима глядача) · q: вийти
cli-beginning = До першого ходу. Записів: { $most }.
cli-entry = Запис { $n } із { $most }: { $seat }
cli-decides = Хід робить { $seat }
cli-no-entry = Запису № { $given } немає: останній запис — № { $most }.
cli-no-seat = Гравця № { $given } немає: номери гравців — від 1 до { $most }.
cli-verified-secret = Секрет відповідає контрольному хешу, показаному на початку: { $commitment }
cli-verified-moves = Усі ходи були можливі, а тасування й кидки відповідають секрету партії (ходів: { $moves }, кидків: { $rolled }).
cli-verified-final = Остання позиція збігається із записаною у файлі.
cli-verified = І роздача, і ходи збігаються з тим, що записано у файлі.
cli-verified-so-far = Партію не закінчено; до цього місця і роздача, і ходи збігаються з тим, що записано у файлі.

# Перевірки
cli-check-title = { $game }: дотримано вимог — { $held } із { $laws }
cli-check-unchecked = { $count ->
    [one] { $count } вимогу не перевірено: для неї потрібні тести гри.
    [few] { $count } вимоги не перевірено: для них потрібні тести гри.
   *[many] { $count } вимог не перевірено: для них потрібні тести гри.
}
cli-check-failed = { $count ->
    [one] Не дотримано { $count } вимоги.
    [few] Не дотримано { $count } вимог.
   *[many] Не дотримано { $count } вимог.
}
cli-exam-level = { $name-who }: правильних відповідей { $right } із { $asked }.
cli-exam-hints = Підказки
cli-exam-failed = Є неправильні відповіді.
cli-exam-none = Екзаменаційних запитань про гру { $game } тут немає. Іспити лежать у вихідному коді, в tests/bots/exam.
cli-exam-question = Цього запитання поставити не можна. { $name-why }
cli-train-played = { $stage }: зіграно партій — { $done } із { $games }
cli-train-gate = проти нинішніх ботів: зіграно партій — { $done } із { $games }
cli-train-verdict = Нові боти виграють { $rate } ({ $low } – { $high }) із { $games } партій (у перерахунку на гру вдвох). На одне рішення їм потрібно { $new } мс, нинішнім ботам — { $old } мс.
cli-train-failed = Такий результат міг бути просто везінням, тож нових ваг не записано.
cli-train-written = Нові ваги ботів записано.
cli-train-not = Навчання неможливе: { $name-why }
cli-no-numpy = Для навчання потрібен numpy. Щоб установити: pip install coven[rl]
cli-bot-died = Програма бота перестала грати. { $name-why }
cli-fuzz = Партій: { $games }, рішень: { $plies } (щонайбільше { $longest } за партію), час: { $seconds } с, рішень за секунду: { $rate }
cli-fuzz-clean = Ні збоїв, ні глухих кутів, ні нескінченних партій.
cli-fuzz-crashes = { $count ->
    [one] { $count } партія закінчилася помилкою.
    [few] { $count } партії закінчилися помилкою.
   *[many] { $count } партій закінчилися помилкою.
}
cli-no-tests = Тестів гри { $game } тут немає, а еталонні партії зберігають поруч із ними.
cli-golden-missing = Жодна партія не дійшла до цих завершень: { $endings }
cli-crash = Тут { $seat } робить хід «{ $move }», і ось що стається: { $found }
cli-crash-nothing = Помилка сталася тут: { $found }
cli-new-game = Гра готова. Переконайтеся, що вона проходить перевірку: coven check { $name }. Потім змінюйте її правило за правилом, як показано в docs/add-a-game.md.
cli-new-game-package = Гра готова й лежить у теці { $name }. Установіть її командою pip install --editable { $name } і перевірте: coven check { $name }. Потім змінюйте її правило за правилом, як показано в docs/add-a-game.md.

# Стіл: чому за ним чогось не можна зробити, і годинник

table-not-started = Партія ще не почалася.
table-started = Партія вже почалася.
table-paused = Партію призупинено.
table-not-paused = Партію не призупинено.
table-not-over = Це можна буде зробити, коли партія закінчиться.
table-not-host = Це може зробити лише господар столу.
table-not-your-seat = Це не ваше місце.
table-one-seat = У вас уже є місце за цим столом.
table-kicked = Господар столу звільнив ваше місце. Щоб повернутися, попросіть нове запрошення.
table-not-invited = За цей стіл сідають на запрошення. Попросіть посилання в когось із гравців.
table-link-present = Цей гравець за столом, тож посилання на його місце може попросити лише він сам.
table-no-seat = За цим столом немає такого місця.
table-seat-taken = Це місце вже зайняте.
table-full = За цим столом немає вільних місць.
table-seats-taken = Не можна прибрати місце, на якому хтось сидить.
table-open-seats = Лишилися вільні місця: запросіть когось або посадіть ботів.
table-no-name = Введіть, будь ласка, своє ім’я.
table-no-pace = Такий годинник вибрати не можна.
table-no-level = Ботів такого рівня немає.
table-seat-lent = Зараз за вас грає бот. Спершу поверніть собі місце.
table-seat-back = Гравець уже повернувся на це місце.
table-moved-on = За столом уже щось змінилося. Погляньте ще раз.
table-rematch-there = Реванш уже готують.

pace-none = Без годинника
    .about = Думайте скільки треба.
pace-relaxed = Спокійно
    .about = До 20 хвилин на гравця; за кожен хід додається 45 секунд.
pace-fast = Швидко
    .about = До 5 хвилин на гравця; за кожен хід додається 10 секунд.
pace-days = Кілька днів
    .about = До 3 днів на гравця; за кожен хід додається доба. Заходьте, коли зручно.

# Перевірка ігор (`coven check`)

check-1 = Партії з випадковими ходами завжди доходять до кінця, хоч би скільки гравців було за столом.
check-2 = Усі ходи зі списку можливі; решту гра відхиляє з поясненням.
check-3 = Копії незалежні; збережена позиція завантажується без змін.
check-4 = Той самий секрет і ті самі відповіді дають ту саму партію.
check-5 = Нікому не надсилають більше, ніж він має право знати.
check-6 = Хід, який щось відкрив, скасувати не можна.
check-7 = Компоненти не губляться, очки лишаються в допустимих межах, трапляються всі завершення гри.
check-8 = Еталонні партії повторюються достоту так, як записані.
check-9 = Кожне правило перевірено, кожен текст є всіма мовами гри.
check-10 = Для кожного прикладу з правил є тест.

check-1-seen = перевірено позицій: { $seen }
check-2-seen = перевірено позицій: { $seen }
check-3-seen = перевірено позицій: { $seen }
check-4-seen = перевірено відповідей: { $seen }
check-5-seen = перевірено позицій: { $seen }
check-6-seen = перевірено позицій: { $seen }
check-7-seen = перевірено позицій: { $seen }
check-8-seen = перевірено відповідей: { $seen }
check-9-seen = перевірено пунктів і позицій: { $seen }
check-10-seen = перевірено прикладів: { $seen }

spectator = глядач

found-crash = { $where }: { $error }
found-dead-end = { $where }: глухий кут ({ $error })
found-too-long = { $where }: партія не закінчилася й після { $most } відповідей гравців.
found-no-variant = Немає варіанта для такої кількості гравців: { $players }.
found-fact = Гра заявляє «{ $fact }: { $declared }», а насправді { $seen }.
found-asking-changed = { $where }: { $frame } не лише ставить запитання, а й змінює гру.
found-asked-otherwise = { $where }: удруге { $frame } ставить інше запитання.
found-twice = { $where }: той самий хід запропоновано двічі ({ $seat }).
found-unparsed = { $where }: із запису «{ $move }» не виходить той самий хід.
found-parsed = { $where }: «{ $move }» розпізнається як хід, хоча такого ходу немає.
found-not-every = { $where }: в every_move() немає можливого ходу «{ $move }».
found-unexplained = { $where }: не пояснено, чому { $seat } не може зробити хід «{ $move }».
found-refused-legal = { $where }: { $seat } може зробити хід «{ $move }», але гра пояснює, чому його зробити не можна.
found-no-paragraph = { $where }: відмова посилається на пункт { $rule }, якого немає.
found-unlisted-played = { $where }: { $seat } робить хід «{ $move }», якого не було в списку.
found-refusal-changed = { $where }: відхиливши хід, гра змінила позицію ({ $seat }).
found-fields = { $where }: атрибути не збігаються з `fields`: { $names }.
found-copy-differs = { $where }: копія відрізняється від оригіналу.
found-copy-shared = { $where }: зміна однієї копії змінила іншу.
found-load-differs = { $where }: після збереження й завантаження позиція інша.
found-load-seen = { $where }: після збереження й завантаження { $seat } бачить не те, що раніше.
found-other-replay = { $where }: повтор приводить до іншої позиції.
found-other-process = { $where }: в іншому процесі та сама партія проходить інакше.
found-world-seen = { $where }: те, що бачить { $seat }, залежить від прихованої інформації.
found-world-moves = { $where }: список можливих ходів, який бачить { $seat }, залежить від прихованої інформації.
found-world-explained = { $where }: пояснення, чому { $seat } не може зробити хід «{ $move }», видає приховану інформацію.
found-world-told = { $where }: журнал, який бачить { $seat }, видає приховану інформацію («{ $word }»).
found-world-asks = { $where }: в уявній позиції ({ $seat }) поставлено не те запитання, що у верхньому кадрі її стека.
found-world-shared = { $where }: уявна позиція змінила справжню.
found-world-dice = { $where }: determinise() лишає справжні кубики, і боти знають, що випаде й що прийде: запишіть new.rng = rng.
found-world-fixed = { $where }: determinise() ніколи не роздає «{ $name }» заново, хоча тут це приховано: боти бачать справжнє.
found-world-committed = { $where }: determinise() ніколи не замінює «{ $name }», хоча це таємні відповіді: боти бачать справжні. Commit міняється так: new.stack[-1] = new.top.redrawn(new, seat).
found-world-same = Гра заявляє «hidden: True», але determinise() щоразу повертає ту саму позицію.
found-barrier-fell = { $where }: межа скасування зсунулася назад.
found-undo = { $where }: { $seat } може скасувати хід, коли не слід, або не може, коли слід.
found-undo-differs = { $where }: скасування приводить не до попередньої позиції.
found-redo-differs = { $where }: той самий хід після скасування приводить до іншої позиції.
found-no-barrier = { $where }: завдяки ходу «{ $move }» { $seat } дізнається щось нове, але цей хід можна скасувати.
found-not-conserved = { $where }: { $error }
found-score = { $where }: неможлива кількість очок ({ $scores }).
found-feature = { $where }: ознака «{ $name }» дорівнює { $value } ({ $seat }), а її межі — { $low } і { $high }.
found-features = { $where }: features() повертає чисел: { $count }, а у FEATURES імен: { $names }.
found-no-features = Модуля features.py немає в `modules` гри, тому її ознаки не використовуються.
found-unknown-ending = { $where }: незаявлене завершення «{ $ending }».
found-ranking = { $where }: неможливий розподіл місць ({ $places }).
found-no-ending = Жодна партія не дійшла до завершення «{ $ending }».
found-no-tests = Тестів цієї гри тут немає: запустіть перевірку в робочій копії Coven.
found-no-golden = { $file } більше не годиться як еталонна партія: { $error }.
found-golden-differs = { $file } відрізняється в рядку { $line }.
found-no-golden-table = Немає еталонної партії для { $table }.
found-no-golden-ending = Немає еталонної партії із завершенням «{ $ending }».
found-test-fails = Тест гри не проходить: { $test }
found-no-paragraphs = У правилах немає пронумерованих пунктів.
found-numbered-twice = Пункт { $rule } трапляється двічі.
found-numbered-otherwise = Правила мовою «{ $locale }» пронумеровані не так, як англійські: { $rules }.
found-not-cited = Жоден тест не посилається на ці пункти правил: { $rules }.
found-cites-nothing = { $test } посилається на пункт { $rule }, якого в правилах немає.
found-broken-words = У файлі з текстами мовою «{ $locale }» є помилка запису: { $line }.
found-untranslated = Текст «{ $word }» є лише такими мовами: { $locales }.
found-other-arguments = Текст «{ $word }» у різних мовах має різні аргументи.
found-no-word = { $source } використовує текст «{ $word }», якого немає.
found-no-number = { $where }: у фігурних дужках стоїть «{ $name }», а в rule_numbers цього немає.
found-unshown = Немає тексту для «{ $word }», і гравці прочитають це слово як є ({ $where }).
found-lesson = lesson.toml, крок { $n }: хід «{ $move }» тоді неможливий ({ $seat }).
found-bad-lesson = lesson.toml: { $error }
found-no-argument = { $source } передає тексту «{ $word }» не всі аргументи: бракує { $names }.
found-untold = { $error }

# Сайт: сторінки та оболонка столу

web-skip-to-content = Перейти до вмісту
web-nav-label = Coven
web-language = Мова
web-foot-line = Coven: п’ять відьомських ігор за одним столом. Без реєстрації та встановлення.
web-lobby-title = Сідайте до столу при свічках
web-lobby-lead = Виберіть гру й почніть за кілька секунд: з друзями, з ботами або на одному пристрої.
web-code-label = Маєте код?
web-code-wait = Забагато неправильних кодів. Зачекайте хвилину або попросіть посилання: воно діє завжди.
web-code-enter = Увійти
web-all-my-games = Усі мої партії
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
web-later-wandering-towers = Магічні вежі
    .about = Чарівники їдуть на мандрівних вежах, а замок нікого не чекає.
web-later-whirling-witchcraft = Відьомська круговерть
    .about = Варіть стільки, щоб у сусіда на стільниці не лишилося місця.
web-later-witchstone = Скеля відьом
    .about = Кристали, чарівні палички й казан: маленькі дії складаються в довгі ланцюжки.
web-later-the-witches = Відьми
    .about = Головологія, хихотіння й чужі проблеми в Дискосвіті.
web-later-voodoo = Лялька чаклуна
    .about = Проклинайте інших, терпіть чужі закляття й не забувайте стояти на одній нозі.
web-play-bots = Грати з ботами
web-play-bots-hint = { $count ->
    [0] Одразу до гри: гратимете самі.
    [one] Одразу до гри: ви і { $count } бот.
    [few] Одразу до гри: ви і { $count } боти.
   *[other] Одразу до гри: ви і { $count } ботів.
}
web-play-friends = Грати з друзями
web-play-friends-hint = Відкриється кімната: друзі прийдуть за посиланням чи кодом.
web-play-pass = На одному пристрої
web-play-pass-hint = Ходіть по черзі, передаючи пристрій.
web-rules-title = Правила
web-rules-source = Видання: { $source }
web-variant-legend = Варіант
web-seats-legend = Місця
# What bots are called, with commas between.
web-bot-names = Ожина, Ліщина, Ялівка, Кропива, Квасениця, Пижма, Верба, Полинка
web-hot-name = Гість { $number }
web-options-legend = Додатково
web-option-yes = Так
web-option-no = Ні
web-pace-label = Годинник
web-spectators-label = Дозволити глядачів
web-public-label = Показувати у списку столів
web-name-label = Ваше ім’я
web-name-default = Гість
web-name-hint = Це ім’я бачать усі за столом.
web-levels-title = Боти
web-settings-title = Налаштування
web-settings-saved = Збережено.
web-settings-all = Ім’я та мова
web-sign-out-title = Інші браузери
web-sign-out-lead = Ваше ім’я та місця за столами прив’язані до цього браузера. Якщо хтось міг скопіювати його файли cookie, завершіть сеанси в усіх інших браузерах: звідти вже не можна буде грати від вашого імені, особисті посилання на ваші місця перестануть діяти, а сповіщення вимкнуться на всіх пристроях. Сеанс у цьому браузері триватиме.
web-sign-out-keep = Цей браузер пам’ятає вас { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} після останнього відвідування.
web-sign-out-button = Завершити всі інші сеанси
web-sign-out-done = Готово. Тепер ваш сеанс триває лише в цьому браузері.
web-ended-title = Сеанс у цьому браузері завершено
web-ended-signed-out = Ви завершили сеанси в усіх браузерах, крім одного. Ваші місця за столами залишилися в тому браузері, де ви натиснули кнопку «Завершити всі інші сеанси».
web-ended-expired = Ви давно тут не були, тож цей браузер вас більше не пам’ятає. Ваші місця за столами з нього вже недоступні, але господар столу може надіслати вам посилання на ваше місце.
web-ended-button = Продовжити як новий гість
web-me-label = Про вас
web-me-games = Мої партії
web-me-stats = Мої успіхи
web-me-people = Люди
web-me-account = Обліковий запис
web-day = { $name-day } { $name-month } { $name-year }
web-months = січня, лютого, березня, квітня, травня, червня, липня, серпня, вересня, жовтня, листопада, грудня
web-keep-title = Збережіть своє ім’я
web-keep-new = Ви тут уперше?
web-keep-lead = Щоб грати, обліковий запис не потрібен. Із ключем доступу ім’я, партії та рейтинг залишаться вашими на будь-якому пристрої: без пароля й пошти. Досить прикласти палець, подивитися в камеру або ввести PIN-код.
web-keep-button = Зберегти ім’я
web-passkeys-title = Ключі доступу
web-passkeys-lead = Увійти можна за допомогою будь-якого з цих ключів. Додайте ключ на кожному пристрої, на якому граєте.
web-passkey-dates = Додано { $created }, останній вхід { $used }
web-passkey-revoke = Вилучити
web-passkey-more = Додати ключ доступу
web-passkey-made = Тепер це ім’я ваше. Перш ніж іти далі, запишіть коди відновлення.
web-passkey-bad = Цей ключ доступу не підійшов. Спробуйте ще раз.
web-passkey-many = Більше ключів доступу додати не можна. Спершу вилучіть один із них.
web-passkey-unknown = Цей ключ доступу вилучено, або він від іншого сервера.
web-passkey-failed = Ключ доступу не використано. Спробуйте ще раз, коли будете готові.
web-passkey-nowhere = Ключі доступу працюють лише через HTTPS і на сайті з доменним ім’ям, тож за цією адресою вони недоступні.
web-codes-title = Коди відновлення
web-codes-lead = Якщо ви втратите ключі доступу, за кожним із цих кодів можна буде ввійти один раз. Коди видно лише зараз: запишіть їх або надрукуйте.
web-codes-left = { $count ->
    [0] Кодів відновлення не залишилося.
    [one] Залишився { $count } код відновлення.
    [few] Залишилося { $count } коди відновлення.
   *[other] Залишилося { $count } кодів відновлення.
}
web-codes-new = Нові коди відновлення
web-sign-in-title = Уже маєте ключ доступу?
web-sign-in-button = Увійти
web-sign-in-bring = Перенести партії з цього браузера до мого облікового запису
web-sign-out-here = Вийти на цьому пристрої
web-sign-out-kept = Якщо це чужий пристрій, не забудьте вийти. Якщо ви втратили свій пристрій, вилучіть його ключ доступу й завершіть усі інші сеанси.
web-recover-title = Втратили ключ доступу?
web-recover-label = Код відновлення
web-recover-button = Увійти за кодом
web-recover-unknown = Цей код не підходить. Кожним кодом можна скористатися лише один раз.
web-account-signed-in = З поверненням.
web-account-recovered = З поверненням! Код одноразовий і більше не діє. Додайте ключ доступу на цьому пристрої.
web-account-saved = Збережено.
web-banned = Цей обліковий запис заблоковано. Зверніться до власника сервера.
web-board-title = Таблиці лідерів
web-board-opt-in = Показувати моє ім’я та рейтинг у таблицях лідерів
web-data-title = Ваші дані
web-data-lead = Усе, що цей сервер зберігає про вас, одним файлом.
web-data-export = Завантажити мої дані
web-delete-title = Видалити все
web-delete-lead = Ваше ім’я, ключі доступу, рейтинг і повідомлення буде видалено одразу, і ви вийдете з усіх партій. Закінчені партії залишаться в інших гравців, але без вашого імені. Скасувати видалення не зможе ніхто.
web-delete-sure = Так, видалити всі мої дані
web-delete-button = Видалити
web-delete-unsure = Якщо хочете видалити все, спершу поставте позначку біля слів «Так, видалити всі мої дані».
web-account-deleted = Усі ваші дані видалено. Тепер ви новий гість.
web-former-player = Колишній гравець
web-filter-game = Гра
web-filter-all-games = Усі ігри
web-filter-status = Показати
web-filter-all = Усі партії
web-filter-running = Тривають
web-filter-over = Закінчені
web-filter-button = Показати
web-result-won = Ви перемогли
web-result-shared = Спільна перемога
web-result-lost = Ви програли
web-result-place = Місце { $place } із { $count }
web-result-none = Закінчено без результату
web-result-over = Закінчено
web-analysis = Розбір партії
web-game-leave = Встати з-за столу
web-game-leave-sure = Ви звільните місце. Інші залишаться за столом.
web-game-resign = Здатися
web-game-resign-sure = Ви програєте цю партію. Якщо інші грають далі, ваше місце займе бот.
web-game-resign-yes = Так, здаюся
web-game-stop = Закінчити партію
web-game-stop-sure = Партія закінчиться без результату, коли на це погодяться всі за столом.
web-game-stop-yes = Так, хочу закінчити
web-game-delete = Видалити
web-game-delete-sure = Партія зникне з вашого списку. Якщо більше ніхто не грав, вона зникне зовсім.
web-games-none = Партій поки немає.
web-games-start = Почати гру
web-page-newer = Новіші
web-page-older = Старіші
web-told-stop = { $name } пропонує закінчити партію. Якщо ви згодні, виберіть «Закінчити партію» в меню столу.
web-stopped-resigned = Партія закінчилася: хтось здався.
web-stopped-agreed = Партію закінчили за спільною згодою, без результату.
table-others-play = У цій партії є й інші гравці, тож видалити її не можна. Спершу здайтеся.
web-board-link = Таблиця лідерів
web-board-of = { $game }: таблиця лідерів
web-board-lead = Тут гравці, які зіграли щонайменше п’ять рейтингових партій і погодилися бути в таблиці.
web-board-lead-bots = Боти — для порівняння.
web-board-none = У таблиці поки нікого немає.
web-board-join = Показувати моє ім’я в таблиці
web-name-label-other = Ім’я
web-stats-plays = Партії
web-stats-won = Перемоги
web-stats-wins = { $wins } · { $percent } %
web-stats-average = Очок у середньому
web-stats-streak = Перемог поспіль
web-stats-longest = Найдовша серія перемог
web-stats-rating = Рейтинг
web-stats-together = Перемоги в кооперативі та в одиночній грі
web-stats-best = Найкращий результат
web-stats-history = Як змінювався рейтинг
web-stats-points = Очки в кожній партії
web-stats-variants = Варіанти гри: перемоги / партії
web-stats-none = Дограйте партію, і тут з’являться ваші успіхи.
web-variant-other = Власні налаштування
web-people-lead = Тут усі, з ким ви сиділи за одним столом. Позначте тих, з ким хочете зіграти ще раз.
web-people-matches = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
web-people-mute = Не показувати повідомлення
web-people-unmute = Показувати повідомлення
web-people-block = Заблокувати
web-people-unblock = Розблокувати
web-people-none = Зіграйте з друзями, і вони з’являться тут.
web-again-label = Зіграти ще раз із цими людьми
web-again-button = Запросити
table-blocked = За цей стіл вам сісти не можна.
table-blocked-again = Цих людей не можна запросити разом: когось із них заблоковано.
web-rated-title = Рейтингова партія
web-rated-lead = Рейтингова партія змінює рейтинг кожного гравця, тому до початку мають погодитися всі. Підказок у ній немає, а хто покине партію, той програє.
web-rated-propose = Запропонувати рейтингову партію
web-rated-withdraw = Грати без рейтингу
web-rated-agree = Погоджуюся
web-rated-decline = Краще ні
web-rated-agreed = погоджується
web-rated-waiting = ще вирішує
web-rated-all = Усі погодилися: партія буде рейтинговою.
web-rated-not-all = Доки не погодяться всі, партія не рейтингова.
web-rated-mine = Ваш рейтинг: { $rating } ({ $change })
web-rated-yes = Ця партія рейтингова.
web-told-rated = { $name } пропонує зіграти рейтингову партію. Погодитися мають усі.
web-told-all = Повідомлення від власника сервера: { $name }
web-about-title = Про цей сервер
web-about-run-by = Власник сервера: { $name }.
web-about-run-by-nobody = Власник цього сервера про себе не розповів.
web-about-contact = Зв’язок:
web-about-rules = Правила цього сервера
web-about-kept = Що зберігає цей сервер
web-about-data = Партії, повідомлення та ваше ім’я зберігаються на цьому сервері. Усі свої дані можна завантажити або видалити:
web-about-kept-rooms = Кімнати, де гра так і не почалася
web-about-kept-abandoned = Покинуті партії
web-about-kept-finished = Закінчені партії
web-about-kept-guests = Гості, у яких немає партій
web-about-days = { $days ->
    [0] зберігаються завжди
    [one] видаляються через { $days } день
    [few] видаляються через { $days } дні
   *[other] видаляються через { $days } днів
}
admin-kept = має обліковий запис
admin-banned = доступ закрито
admin-done = Готово.
admin-removed = { $count ->
    [0] Видалено. Столи не змінилися.
    [one] Видалено, зокрема з { $count } столу.
   *[other] Видалено, зокрема з { $count } столів.
}
admin-no-table = Столу { $id } немає.
admin-no-person = Людини { $id } немає. Список виводить команда coven admin people.
web-moved-row = Ваше місце тепер в іншому браузері
web-save-button = Зберегти
web-confirm-legend = Підтверджувати хід
web-confirm-never = Ніколи
web-confirm-end = Наприкінці ходу
web-confirm-always = Завжди
web-motion-legend = Анімація
web-motion-off = Вимкнено
web-motion-fast = Швидка
web-motion-normal = Звичайна
web-motion-slow = Повільна
web-signals-legend = Коли ваш хід
web-sounds-label = Звуки
web-volume-signals = Гучність: ваш хід і чат
web-volume-table = Гучність: звуки гри
web-notify-label = Сповіщення
web-preview-table = { $count ->
    [0] { $name } запрошує подивитися партію.
    [one] { $name } запрошує за стіл: вільне { $count } місце.
    [few] { $name } запрошує за стіл: вільні { $count } місця.
   *[other] { $name } запрошує за стіл: вільно { $count } місць.
}
web-offline-title = Немає мережі
web-offline-lead = Для гри потрібна мережа. Партії зберігаються на сервері: нічого не втрачено, і кожна партія продовжиться сама, коли зв’язок повернеться.
web-offline-rules = Доступно без мережі
web-offline-rules-hint = Правила, які ви відкривали на цьому пристрої.
web-offline-again = Спробувати ще раз
web-join-title = { $name } запрошує вас за стіл
web-join-lead = { $game }: { $count ->
    [one] вільне { $count } місце
    [few] вільні { $count } місця
   *[other] вільно { $count } місць
}.
web-join-full = { $game }: усі місця зайняті.
web-join-button = Сісти за стіл
web-join-unknown = Це запрошення недійсне. Попросіть нове.
web-watch-button = Дивитися
web-move-page-title = { $name }: продовжити гру тут
web-move-page-lead = { $game }: натисніть кнопку, щоб далі грати на цьому місці в цьому браузері. Ваше ім’я та інші ваші місця не зміняться. Той, хто зараз грає на цьому місці, дізнається про це й зможе повернути місце собі.
web-move-button = Сісти на своє місце
web-waiting-title = За столом
web-begin-button = Почати
web-begin-hint = Для цієї гри потрібно: { $players }. Запросіть когось або посадіть ботів.
web-room-options = Налаштування партії
web-room-host-chooses = Налаштування вибирає { $name }.
web-variant-custom = Власні налаштування
    .about = Ви змінили окремі налаштування. Виберіть варіант, щоб повернутися до його налаштувань.
web-seats-label = Місця
web-level-label = { $name }: рівень бота
web-seat-do-share = Додати гравця поруч
web-kind-shared = на вашому пристрої
web-begin-gaps = Порожні місця зникнуть, коли ви почнете гру.
web-share = Поділитися
web-begin-by-host = Коли всі зберуться, гру почне { $name }.
web-invite-title = Запросити друзів
web-invite-code = Код
web-invite-link = Або надішліть посилання
web-invite-hint = За цим посиланням може приєднатися будь-хто. У тій самій мережі Wi-Fi посилання працює одразу.
web-invite-again = Нове посилання й новий код
web-qr-label = QR-код посилання
web-copy = Копіювати
web-copied = Скопійовано
web-seat-do-bot = Посадити бота
web-seat-do-free = Звільнити місце
web-seat-do-sit = Сісти сюди
web-seat-do-leave = Встати з-за столу
web-menu-title = Цей стіл
web-full-screen = Повноекранний режим
web-menu-lend = Хай за мене грає бот
web-menu-lend-of = { $seat }: хай далі грає бот
web-menu-lend-about = Бот грає, доки гравець не поверне собі місце; повернути його можна будь-коли.
web-seat-do-lend = Хай грає бот
web-seat-do-back = Повернути собі місце
web-seat-do-link = Продовжити на іншому пристрої
web-seat-do-take-back = Повернути собі місце
web-kind-open = вільне місце
web-kind-you = ви
web-kind-person = за столом
web-kind-away = не в мережі
web-kind-thinking = думає…
web-invite-watch = Усі місця зайняті, але глядачам тут раді.
web-invite-ask-host = Є вільне місце: запитайте код у господаря столу. А поки можна дивитися.
web-invite-watch-link = За цим посиланням може дивитися будь-хто
web-reactions = Реакції
web-reactions-label = Реакції інших гравців
web-react-hello = Привіт!
web-react-luck = Щасти!
web-react-well-played = Чудовий хід!
web-react-wow = Ого!
web-react-cackle = Ха-ха-ха!
web-react-sneaky = Хитро!
web-react-hmm = Дайте подумати…
web-react-oops = Отакої!
web-react-ouch = Ой!
web-react-hooray = Ура!
web-react-thanks = Дякую!
web-react-good-game = Гарна гра!
web-kind-bot = бот: { $level }
web-kind-stand-in = замість гравця грає бот
web-you = ви
web-to-lobby = До списку ігор
web-to-table = Повернутися до столу
web-to-game = Про гру
web-people-title = Гравці й місця
web-move-title = Продовжити на іншому пристрої
web-move-lead = За цим посиланням { $name } зможе продовжити гру на іншому пристрої. Хто відкриє посилання, той і займе це місце, тож більше нікому посилання не показуйте.
web-move-link = Особисте посилання
web-move-hint = Посилання діє один раз. Нове посилання скасовує попереднє.
web-go-on = Продовжити
web-fold-people = Гравці
web-fold-side = Журнал і чат
web-help-title = Керування
web-help-lead = Усе підсвічене можна використати. Натисніть на будь-що інше, щоб дізнатися, чому воно зараз недоступне. Наведіть на предмет вказівник або затримайте на ньому палець, щоб прочитати, що це таке.
web-help-tab = наступна частина столу
web-help-arrows = наступний предмет
web-help-enter = застосувати вибране або дізнатися, чому не можна
web-help-undo = скасувати · повторити
web-help-escape = зняти виділення
web-help-help = ця довідка
web-close = Закрити
web-board-label = Ігрове поле
web-prompt-label = Що робити
web-hand-label = Ваша рука
web-people-label = Гравці
web-side-label = Журнал і чат
web-log-title = Журнал
web-chat-title = Чат
web-chat-label = Повідомлення
web-chat-send = Надіслати
web-told-link = Господар столу створив посилання на місце гравця, якого зараз немає: { $name }.
web-told-moved = { $name }: на цьому місці тепер грають в іншому браузері. Повернути місце можна на сторінці «Гравці й місця».
web-told-back = { $name } знову на своєму місці.
web-told-joined = { $name } сідає за стіл замість бота.
web-chat-spectator = (глядач)
web-chat-nothing = У цьому повідомленні немає тексту.
web-chat-not-stored = Повідомлення не вдалося зберегти, тож його ніхто не побачив. Спробуйте ще раз трохи згодом.
web-confirm-question = Натисніть ще раз, щоб підтвердити:
web-confirm-yes = Підтвердити
web-confirm-no = Скасувати
web-reconnecting = Відновлюємо зв’язок…
web-recap-title = Поки вас не було
web-recap-close = Дякую
web-recap-replay = Показати
web-needs-script = Для гри за столом потрібен JavaScript; усі інші сторінки працюють без нього.
web-yours = Ваш хід
web-wait-one = { $seat-is ->
    [you] Ваш хід
   *[other] { $seat } вирішує…
}
web-wait-gone = Чекаємо на гравця: { $seat } зараз не в мережі
web-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
web-wait-away = Годинник ненадовго зупинено: { $seat } не в мережі
web-wait-many = { $count ->
    [one] Вирішує { $count } гравець…
    [few] Вирішують { $count } гравці…
   *[other] Вирішують { $count } гравців…
}
web-wait-busy = { $seat } ще думає: сервер перевантажений
web-wait-thinks = { $seat } обмірковує хід…
web-undo-barrier = Цей хід не скасувати: він уже дещо відкрив. { $what }
web-undo = Скасувати
web-redo = Повторити
web-rule-link = Правило { $rule }
web-handover-title = Передайте пристрій: грає { $seat }
web-handover-lead = Решту просимо не підглядати.
web-handover-confirm = { $seat } — це я: підняти завісу
web-over-link = Подивитися результат
web-paused = Партію призупинено. Нічого не втрачено.
web-paused-fault = Партію призупинено: останній хід спричинив помилку в програмі. Цей хід не враховано, нічого не втрачено.
web-standing = Пасувати за мене до мого ходу
    .about = До вашого наступного ходу гра пасуватиме за вас щоразу, коли ставитиме таке саме запитання. Кнопка «Знову питати мене» скасовує це будь-коли.
web-standing-off = Знову питати мене
    .about = Гра знову ставитиме вам ці запитання.
web-log-turn = { $seat-is ->
    [you] Ви
   *[other] { $seat }
}
web-log-opening = Підготовка
web-log-together = Усі гравці
web-too-fast = Повільніше, будь ласка: забагато повідомлень одразу.
web-not-seated = Ви глядач, а це можуть робити лише гравці.
web-legal = Зараз це можна зробити.
web-status-gathering = { $count ->
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[other] { $count } місць вільно
}
web-status-ready = можна починати
web-status-yours = ваш хід
web-status-playing = гра триває
web-status-paused = призупинено
web-status-over = закінчено
web-win-you = Ви перемогли!
web-winner = Перемога
web-win-one = { $seat } перемагає
web-won-tie = Очок порівну: за правилом про рівність попереду { $seat }.
web-won-by = { $seat-is ->
    [you] Ви перемагаєте
   *[other] { $seat } перемагає
} з відривом у { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $reasons }.
web-win-shared = Спільна перемога
web-win-all = Перемогли всі!
web-lost-you = Ви програли
web-lost-all = Усі програли
web-places-title = Підсумкові місця
web-players-title = Гравці
web-place-label = Місце
web-points-title = За що отримано очки
web-points-source = За що очки
web-points-total = Усього
web-course-title = Очки впродовж гри
web-course-label = Очки кожного гравця від першого ходу до останнього
web-secret-title = Секрет тасування
web-secret-lead = До першого ходу всім показали цей контрольний хеш. Його обчислено із секрету. За секретом і файлом партії команда «coven verify» відтворить усю партію від роздачі до останнього ходу.
web-secret-hash = Контрольний хеш, показаний від самого початку
web-secret-itself = Секрет
web-download = Завантажити файл партії
web-rematch = Реванш
web-rematch-there = Перейти до реваншу
web-replay-title = Повтор партії
web-replay-at = Після ходу { $n } з { $of }
web-replay-leave = До результату
web-replay-scrub = Хід
web-replay-play = ▶ Дивитися
web-replay-pause = ❚❚ Пауза
web-replay-speed = Швидкість
web-replay-turns = Ходи
web-replay-turn = Хід { $n }: { $seat }
web-replay-keys = Клавіші: ← і → — на хід назад і вперед, Home і End — на початок і в кінець, пробіл — пуск або пауза. Натисніть на рядок журналу, щоб перейти до цього ходу.
web-replay-eyes = Дивитися очима цього гравця
web-replay-fork = Грати з цього моменту
web-replay-first = Початок
web-replay-prev = Назад
web-replay-next = Далі
web-replay-last = Кінець
web-trouble-404 = Сторінку не знайдено
    .about = Такої сторінки немає, або цього столу вже не існує.
web-trouble-403 = Немає доступу
    .about = Цей стіл закритий для гостей, або запит надійшов із чужого сайту.
web-trouble-409 = Інші компоненти гри
    .about = Коли цю партію починали, сервер використовував інший файл із компонентами гри. Запустіть сервер із тим файлом, і партію можна буде продовжити.
web-trouble-413 = Забагато даних
    .about = Сервер не може прийняти стільки даних одразу. Надішліть менше.
web-trouble-429 = Повільніше, будь ласка
    .about = Забагато запитів поспіль. Зачекайте трохи й спробуйте знову.
web-trouble-500 = Щось зламалося
    .about = Помилка на нашому боці. Ваші ходи збережено; спробуйте ще раз трохи згодом.
web-trouble-400 = Чогось бракує
    .about = Форму заповнено не до кінця.
web-health = Усе гаразд.

# `coven new-game`

new-game-name = «{ $given }» не годиться як назва гри. Потрібні малі латинські літери, цифри й поодинокі дефіси, як у my-game; першою має бути літера.
new-game-exists = Гра «{ $given }» вже є: { $folder }.
web-trouble-503 = Сервер зараз не може зберігати ходи
    .about = Поки що ходити не можна. Нічого не втрачено: щойно сервер запрацює, гра продовжиться сама.
web-store-down = Ваш хід не вдалося зберегти, тож його не зроблено. Спробуйте ще раз трохи згодом.
serve-here = Coven працює за адресою { $address }
serve-lan = Для друзів у тій самій мережі: { $address }
serve-stop = Щоб зупинити, натисніть Ctrl-C. Усі партії зберігаються.
serve-settings = Неприпустиме налаштування сервера: { $why }
serve-no-port = Порт { $port } уже зайнято. Вкажіть інший параметром --port або не вказуйте цього параметра.
serve-store = Не вдається використати базу даних: { $why }
serve-newer = Цю базу записала новіша версія Coven (схема бази { $found }; ця версія знає схему { $known }). Установіть новішу версію або відновіть резервну копію. Нічого не змінено.
serve-second = Інший сервер Coven уже використовує { $file }. Спершу зупиніть його або вкажіть іншу базу параметром --database. Як запустити кілька серверів, написано в docs/hosting.md.
serve-disk-full = Диск заповнено, тому з текою { $folder } працювати не можна. Звільніть місце й запустіть знову. Нічого не втрачено.
serve-no-folder = Не вдається писати в теку { $folder }: { $why }
serve-unknown-settings = Невідомі налаштування пропущено: { $names }
web-hot-label = Ім’я гравця { $number }
web-sealed = Порядок тасування цієї партії зафіксовано. Наприкінці буде показано секрет, і він має дати цей контрольний хеш:

# Перші партії, глядачі, постійні відповіді

web-minute-title = Гра за одну хвилину
web-first-button = Ваша перша партія
web-first-card = Перша партія
web-first-hint = Ви тут уперше? Сова за кілька хвилин покаже всю гру.
web-first-watch = Дивіться: зараз хід суперника.
web-first-other = Так теж можна. Але спершу спробуйте підсвічений хід. Будь-коли можна вибрати «Далі без підказок» і ходити як заманеться.
web-first-wait = Хвилинку: зараз хід суперника.
web-first-leave = Далі без підказок
web-first-go-on = Далі
web-first-back = Що сова казала раніше
web-first-forward = Що сова сказала далі
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
web-delay-label = Затримка для глядачів
web-delay-hint = Для трансляцій і турнірів. Прихованої інформації глядачі не бачать ні із затримкою, ні без неї.
web-delay-none = Без затримки
web-delay-minute = Хвилина
web-delay-minutes = Три хвилини
web-delay-turn = Один хід
web-delay-turns = Три ходи
web-front = Дивитися з боку цього гравця
web-front-here = ви дивитеся з цього боку
table-no-delay = Таку затримку вибрати не можна.
web-standing-windows = Не питати мене до мого ходу
    .about = До вашого наступного ходу ви автоматично пропускатимете всі нагоди втрутитися в чужі ходи. Кнопка «Знову питати мене» скасовує це будь-коли.
web-standing-now = До вашого наступного ходу гра ні про що вас не питатиме.

# Chances over time
web-chances-title = Шанси на перемогу
web-chances-lead = Як упродовж партії змінювалися шанси кожного гравця на перемогу. Враховано лише те, що гравець знав на той час.
web-chances-thinking = Розбираємо партію…
web-look-again = Оновити
web-chances-label = Шанси кожного гравця на перемогу у відсотках від першого ходу до останнього
web-turning-title = Переломні моменти
web-turning = { $seat-is ->
    [you] Ваші шанси: було { $before } %, стало { $after } %
   *[other] { $seat }: шанси були { $before } %, стали { $after } %
}

## Робота сервера: кілька серверів, боти на інших машинах, резервні копії.

serve-no-key = Сервери зі спільною шиною повинні мати спільний ключ, інакше люди втратять свої місця, потрапивши на інший сервер. Задайте в COVEN_KEY на всіх серверах той самий довгий випадковий текст.
serve-traces = COVEN_LOG_TRACES увімкнено: до журналу можуть потрапити імена, чат і приховані карти. Вимкніть цей параметр, коли знайдете помилку.
serve-python = Рушій: Python. Щоб скомпілювати його, виконайте «make fast» у робочій копії Coven: боти думатимуть у кілька разів швидше.
serve-compiled = Рушій: скомпільований.
think-no-bus = Вкажіть адресу шини: --bus redis://… або COVEN_BUS_URL.
think-here =
    { $count ->
        [one] Тепер на цій машині думають боти, по одному. Щоб зупинити, натисніть Ctrl-C.
        [few] Тепер на цій машині думають боти: до { $count } одночасно. Щоб зупинити, натисніть Ctrl-C.
       *[many] Тепер на цій машині думають боти: до { $count } одночасно. Щоб зупинити, натисніть Ctrl-C.
    }
backup-writing = Записуємо резервну копію
backup-reading = Читаємо резервну копію
backup-done =
    { $tables ->
        [one] У { $file } збережено { $tables } стіл.
        [few] У { $file } збережено { $tables } столи.
       *[many] У { $file } збережено { $tables } столів.
    } У файлі є й секрети партій, що тривають: захищайте його так само, як саму базу.
backup-there = Файл { $file } вже є. Виберіть іншу назву.
backup-trouble = Резервну копію не вдалося записати: { $why }
backup-newer = Цю базу записала новіша версія Coven (схема бази { $found }; ця версія знає схему { $known }). Резервну копію може зробити лише новіша версія. Нічого не записано.
restore-done =
    { $tables ->
        [one] Відновлено { $tables } стіл.
        [few] Відновлено { $tables } столи.
       *[many] Відновлено { $tables } столів.
    }
restore-not-empty = У цій базі вже є столи. Відновити резервну копію можна лише в порожню базу.
restore-broken = { $file } — неповна резервна копія Coven: { $why }
restore-newer = { $file } записано новішою версією Coven.

# Hints
web-again = Показати, що сталося після мого ходу
web-hint = Підказка
web-hint-title = Що зробила б Верховна відьма
web-hint-about = Враховано лише те, що бачите ви. Вирішувати вам.
web-hint-chance = { $percent } % на перемогу
web-hint-none = Для цього рішення підказки немає.
web-hints-label = Дозволити підказки

# Повернення ходу за спільною згодою
took-back = { $seat-is ->
    [you] Ви берете хід назад за спільною згодою.
   *[other] { $seat } бере хід назад за спільною згодою.
}
takeback-forbidden = За цим столом не можна брати ходи назад.
takeback-secret = Тоді всі гравці вибирали потай, тому взяти той хід назад не можна.
takeback-open = Хтось із гравців уже просить узяти хід назад.
takeback-refused = Ваше прохання взяти хід назад відхилили. Попросити знову можна після наступного ходу.
takeback-gone = Прохання взяти хід назад уже відкликано.
takeback-rules = Після того ходу правила гри оновилися, тому взяти його назад не можна.
web-takeback-ask = Попросити взяти хід назад
web-takeback-question = { $seat } просить узяти назад свій останній хід.
web-takeback-what = Партія повернеться до моменту перед цим ходом: «{ $what }»
web-takeback-yes = Погодитися
web-takeback-no = Відмовити
web-takeback-wait = Ви просите дозволу взяти назад останній хід. Ще не відповіли: { $names }.
web-takeback-agreed = { $seat } просить узяти хід назад. Ще не відповіли: { $names }.
web-takeback-withdraw = Відкликати прохання
web-takeback-refused = { $name } проти того, щоб брати хід назад.
web-takeback-late = На прохання взяти хід назад не відповіли вчасно; партія триває.
web-takebacks-label = Дозволити брати ходи назад

# Чат: не чути когось
web-mute = { $name }: приховати повідомлення
web-muted = Ви приховали повідомлення гравців:
web-unmute = { $name }: показувати повідомлення
web-mute-self = Власних повідомлень приховати не можна.

# Що чекає за іншими столами
web-next =
    { $count ->
        [one] На вас чекають ще за { $count } столом
       *[other] На вас чекають ще за { $count } столами
    }
web-next-invited = Вас запрошують за стіл
web-next-lobby =
    { $count ->
        [one] На вас чекають за { $count } столом
       *[other] На вас чекають за { $count } столами
    }

# Партії з файлів
web-import-title = Переглянути збережену партію
web-import-lead = Виберіть файл партії (.coven), завантажений тут чи деінде. Coven перевірить його, відтворить партію за її секретом і додасть її до ваших столів.
web-import-label = Файл партії
web-import-button = Відкрити
web-import-large = Файл завеликий: файл партії не буває більшим за { $size } кБ.
web-import-none = Виберіть, будь ласка, файл партії.
web-import-slow = Відтворити партію за відведений час не вдалося, тому її не відкрито.
web-import-busy = Зараз перевіряється забагато файлів. Спробуйте за хвилину.
web-import-yours = Ваш попередній файл ще перевіряється. Зачекайте, будь ласка.
web-imported = Цю партію завантажено з файлу. Ходи й кидки в ній збігаються з її секретом, але карти тасував не цей сервер.
file-not-over = Партію в цьому файлі не закінчено.
file-broken = Цю партію тут не можна відтворити.

# Сповіщення, коли жодної сторінки не відкрито
web-push-label = Надсилати сповіщення, навіть коли Coven закрито
web-push-title = Ваш хід
web-push-body = { $game }: чекаємо на ваше рішення.

# Господар столу й повтор
web-pause = Призупинити партію
web-seat-do-kick = Прибрати гравця
web-replay-copy = Копіювати посилання

# Що в коробці
box-not-toml = Це не файл TOML: { $name-error }
box-unreadable = Файл не вдалося прочитати: { $name-error }
box-number = Потрібне ціле число від { $least } до { $most }.
box-numbers = Потрібні цілі числа від { $least } до { $most }.
box-ascending = Потрібні різні числа за зростанням.
box-cost = Потрібно від 1 до { $most } інгредієнтів; «{ $name-wild }» — не більше одного разу й не як єдиний інгредієнт.
box-flag = Потрібно вказати true або false.
box-word = Можливі значення: { $name-choices }.
box-words = Потрібен список із таких значень: { $name-choices }.
box-list = Потрібен список у квадратних дужках.
box-count = У цьому списку має бути { $count ->
    [one] { $count } значення
    [few] { $count } значення
   *[many] { $count } значень
}.
box-table = Потрібна таблиця з ключами й значеннями.
box-missing = Цього рядка бракує.
box-unknown = У файлі цієї гри такого рядка бути не може.
box-fixed = Цього значення Coven змінити не може: має бути { $name-value }.
box-sum = Сума значень у цих рядках має дорівнювати { $total }, як сказано в книзі правил.
box-most = Дозволена кількість — не більше ніж { $most }.
box-most-alike = Дозволена кількість однакових значень — не більше ніж { $most }.
box-limits = Найбільші дозволені значення, у тому самому порядку: { $name-limits }.
box-twice = Це значення вказано двічі: { $name-value }.
box-example = Це значення суперечить прикладу { $name-number } із книги правил.
box-source = У таблиці [sources] потрібно вказати, звідки відоме це значення: { $name-choices }.
box-bad = { $name-file }, рядок { $line }, { $name-key }: { $name-why }
box-good = Із файлом { $name-file } можна грати. { $count ->
    [0] Він не відрізняється від стандартного файлу Coven.
    [one] Від стандартного файлу Coven відрізняється { $count } рядок:
    [few] Від стандартного файлу Coven відрізняються { $count } рядки:
   *[many] Від стандартного файлу Coven відрізняється { $count } рядків:
}
box-title = Що в коробці: { $game }
box-source-printed = надруковано в правилах
box-source-reviews = відомо з оглядів
box-source-ours = вигадано в Coven
box-counts = Значень, надрукованих у правилах: { $printed }. Відомих з оглядів: { $reviews }. Вигаданих нами, бо відкритих джерел немає: { $ours }.
box-source-own = вигадано автором
box-counts-own = Значень, надрукованих у правилах: { $printed }. Відомих з оглядів: { $reviews }. Вигаданих автором гри: { $ours }.
cli-box-untold = Не все в коробці гри «{ $game }» має текст: { $name-text }. Чого бракує, покаже «coven check».
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
box-other = На цьому сервері в цю гру грають зі зміненими компонентами ({ $name-file }).
box-corrected = Змінені компоненти
box-no-game = Немає гри «{ $name-game }». Файл із компонентами вказують так: --box wandering-towers=ФАЙЛ
cli-no-box = Гра «{ $game }» не має файлу з компонентами.
web-ruling = Рішення Coven № { $name-number }:
box-button = Що в коробці
