#!/bin/sh
# A bot for Coven in the shell. It plays the first of its wishes that is legal, else the last legal
# move:
#
#     coven arena noughts-and-crosses --seats "1,exec:sh bot.sh 'mark 4' 'mark 0' 'mark 8'"
#
# A real bot reads "view", which holds all that the seat may see; docs/bot-protocol.md lists the keys.

echo '{"coven": 1}' # who we are: the version of the protocol

while IFS= read -r question; do
    number=${question#*'"ask": '}
    number=${number%%[!0-9]*}
    moves=${question#*'"moves": ['} # "mark 0", "mark 2"], …
    moves=${moves%%']'*}
    if [ -z "$number" ] || [ -z "$moves" ]; then
        echo '{"answer": 0, "error": "this is not a question"}'
        continue
    fi
    choice=${moves##*', "'} # the last one
    choice=${choice#'"'}
    choice=${choice%'"'}
    for wish in "$@"; do
        case $moves in
            *"\"$wish\""*) choice=$wish && break ;;
        esac
    done
    echo "{\"answer\": $number, \"move\": \"$choice\"}"
done
