name = Хрестики-нулики
about = Перемагає ряд із трьох. Меншої гри не буває.
variant-basic = Гра
prompt-turn = Позначте клітинку.
move-mark = Позначити клітинку { $cell }
log-mark = { $seat } позначає клітинку { $cell }.
refuse-unknown = Тут можна лише позначити клітинку.
refuse-taken = Клітинку { $cell } вже позначено.
score-line = Ряд із трьох
ending-line = Ряд із трьох.
ending-full = Поле заповнене, ряду ні в кого немає.
cell-label = Клітинка { $cell }: { $mark }
reason-own-twos = { $more ->
    [yes] У вас буде два знаки в ряд.
   *[no] Ви притримуєте свої лінії на потім.
}
reason-their-twos = { $more ->
    [yes] {""}
   *[no] Цей хід закриває лінію суперника.
}
reason-own-ones = { $more ->
    [yes] Цей хід відкриває вам нові лінії.
   *[no] Ваші знаки з’єднуються.
}
reason-their-ones = { $more ->
    [yes] {""}
   *[no] Цей хід заважає лініям суперника.
}
reason-centre = { $more ->
    [yes] Ви матимете центр, де сходяться чотири лінії.
   *[no] {""}
}
reason-corners = { $more ->
    [yes] Через кут проходять три лінії.
   *[no] {""}
}
reason-to-move = { $more ->
    [yes] Знову ваш хід.
   *[no] Наступним ходить суперник.
}
