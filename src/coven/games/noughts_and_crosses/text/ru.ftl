name = Крестики-нолики
about = Побеждает ряд из трёх. Проще игры не бывает.
variant-basic = Игра
prompt-turn = Отметьте клетку.
move-mark = Отметить клетку { $cell }
log-mark = { $seat } отмечает клетку { $cell }.
refuse-unknown = Здесь можно только отметить клетку.
refuse-taken = Клетка { $cell } уже отмечена.
score-line = Ряд из трёх
ending-line = Ряд из трёх.
ending-full = Поле заполнено, ряда ни у кого нет.
cell-label = Клетка { $cell }: { $mark }
reason-own-twos = { $more ->
    [yes] У вас будет два знака в ряд.
   *[no] Вы приберегаете свои линии на потом.
}
reason-their-twos = { $more ->
    [yes] {""}
   *[no] Этот ход закрывает линию соперника.
}
reason-own-ones = { $more ->
    [yes] Этот ход открывает вам новые линии.
   *[no] Ваши знаки соединяются.
}
reason-their-ones = { $more ->
    [yes] {""}
   *[no] Этот ход мешает линиям соперника.
}
reason-centre = { $more ->
    [yes] У вас будет центр, где сходятся четыре линии.
   *[no] {""}
}
reason-corners = { $more ->
    [yes] Через угол проходят три линии.
   *[no] {""}
}
reason-to-move = { $more ->
    [yes] Снова ваш ход.
   *[no] Следующим ходит соперник.
}
