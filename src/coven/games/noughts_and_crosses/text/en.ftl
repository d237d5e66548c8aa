name = Noughts and crosses
about = Three in a row wins. The smallest game there is.
variant-basic = The game
prompt-turn = Mark a cell.
move-mark = Mark cell { $cell }
log-mark = { $seat } marks cell { $cell }.
refuse-unknown = All you can do here is mark a cell.
refuse-taken = Cell { $cell } is already marked.
score-line = Three in a row
ending-line = Three in a row.
ending-full = The grid is full, and nobody has a line.
cell-label = Cell { $cell }: { $mark }
reason-own-twos = { $more ->
    [yes] This gets you two in a row.
   *[no] This keeps your lines for later.
}
reason-their-twos = { $more ->
    [yes] {""}
   *[no] This blocks one of your rival’s lines.
}
reason-own-ones = { $more ->
    [yes] This opens more lines for you.
   *[no] This brings your marks together.
}
reason-their-ones = { $more ->
    [yes] {""}
   *[no] This gets in the way of your rival’s lines.
}
reason-centre = { $more ->
    [yes] This takes the centre, where four lines cross.
   *[no] {""}
}
reason-corners = { $more ->
    [yes] This takes a corner, which is part of three lines.
   *[no] {""}
}
reason-to-move = { $more ->
    [yes] This makes it your turn again.
   *[no] This leaves the next move to your rival.
}
