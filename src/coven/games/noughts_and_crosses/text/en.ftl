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
    [yes] You get two in a row.
   *[no] You keep your lines for later.
}
reason-their-twos = { $more ->
    [yes] It leaves your rival a line to complete.
   *[no] It blocks one of your rival’s lines.
}
reason-own-ones = { $more ->
    [yes] It opens more lines for you.
   *[no] It brings your marks together.
}
reason-their-ones = { $more ->
    [yes] It leaves your rival’s weaker lines alone.
   *[no] It gets in the way of your rival’s lines.
}
reason-centre = { $more ->
    [yes] You hold the centre, where four lines cross.
   *[no] It leaves the centre to your rival.
}
reason-corners = { $more ->
    [yes] A corner is part of three lines.
   *[no] It isn’t a corner.
}
reason-to-move = { $more ->
    [yes] It’s your turn again.
   *[no] Your rival moves next.
}
