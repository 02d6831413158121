#!/bin/sh
# See the installed application in real windows, in three languages: their title, and letters that are no boxes.
#
#     see_window.sh FOLDER
#
# A picture of each window is kept in the folder. It needs Xvfb, xauth, xdotool, ImageMagick and tesseract, with its
# texts for Arabic, Chinese and Japanese.
set -eu

# Of a box in place of every letter, tesseract reads a few different letters too.
few=20
export LC_ALL=C.UTF-8
mkdir -p "$1"
folder=$(cd "$1" && pwd)
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT

see() { # LANGUAGE LANGUAGE-OF-TESSERACT LETTERS
    picture=$folder/$1.png
    LANGUAGE=$1 xvfb-run --auto-servernum --server-args="-screen 0 1280x800x24" sh -euc '
        menagerie --environment sandbox --data-dir "$1" &
        trap "kill $!; wait $! || true" EXIT
        timeout 60 xdotool search --sync --onlyvisible --name Menagerie >/dev/null
        sleep 5
        import -window root "$2"
    ' sh "$data/$1" "$picture"
    text=$(tesseract "$picture" - -l "$2")
    letters=$(echo "$text" | grep -oP "$3" | sort -u | wc -l)
    echo "$1: a window, and $letters different letters in it"
    [ "$letters" -gt $few ] || { echo "FAILED  Letters are boxes: $picture" >&2; exit 1; }
}

see ar ara '\p{Arabic}'
see ja jpn '[\p{Hiragana}\p{Katakana}]'
see zh_CN chi_sim '\p{Han}'
