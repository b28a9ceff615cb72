#!/bin/sh
# Roundel for shell scripts: to be sourced (`. roundel.sh`, functions roundel_…) or run (`sh roundel.sh COMMAND …`).
# For thousands of calls in bash see session.bash beside it.

# The path of the executable: ROUNDEL, PATH, the build of the checkout that this file lies in (ROUNDEL_HOME, if sourced).
roundel_find() {
    if [ -n "${ROUNDEL:-}" ]; then
        command -v "$ROUNDEL" && return
        echo "The environment variable ROUNDEL names \"$ROUNDEL\", which cannot be executed." >&2
        return 69
    fi
    command -v roundel && return
    for roundel_place in release debug; do
        roundel_place=${ROUNDEL_HOME:-$(dirname "$0")/../..}/.build/$roundel_place/roundel
        [ -x "$roundel_place" ] && echo "$roundel_place" && return
    done
    echo "There is no roundel executable: ROUNDEL is not set, and neither PATH has one nor ${roundel_place%/*/*}." >&2
    return 69
}

# roundel_run ARGUMENTS…: the command line as it is.
roundel_run() {
    roundel_executable=$(roundel_find) || return
    "$roundel_executable" "$@"
}

# roundel_render COMPONENT [--PROP VALUE]… [-o FILE]
roundel_render() { roundel_run render "$@"; }

# roundel_batch ITEMS.ndjson --out DIR
roundel_batch() { roundel_run batch "$@"; }

# roundel_initials NAME [standard|smart|avatarImageView]: prints the initials.
roundel_initials() {
    roundel_answer=$(roundel_run call initials/compute \
        "{\"name\": $(roundel_quote "$1"), \"algorithm\": $(roundel_quote "${2:-standard}")}") || return
    roundel_first "$roundel_answer"
}

# roundel_badge COUNT [MAX]: prints the text of a badge, such as 99+.
roundel_badge() {
    roundel_answer=$(roundel_run call badge/text "{\"count\": $1, \"max\": ${2:-99}}") || return
    roundel_first "$roundel_answer"
}

# roundel_picture [-k] ITEM.roundel.json PICTURE [DEPENDENCIES]: renders {component, props, context, output} as SVG or
# PNG, by the ending of PICTURE. Writes what the picture depends on, for make and ninja. -k leaves a picture alone that
# would not change. ROUNDEL_THEME names a file with a theme for pictures that have none of their own.
roundel_picture() {
    roundel_keeps=false
    if [ "$1" = -k ]; then roundel_keeps=true && shift; fi
    roundel_item=$1 roundel_out=$2 roundel_needs=${3:-} roundel_format=${2##*.}
    roundel_executable=$(roundel_find) || return
    # Beside its place, so that it appears whole or not at all.
    roundel_folder=$(mktemp -d "$roundel_out.XXXXXX") || return
    roundel_status=0
    # JSON has no line feed within a string, so an item is as good without any.
    tr '\r\n' '  ' <"$roundel_item" >"$roundel_folder/item" &&
        if [ -n "${ROUNDEL_THEME:-}" ]; then
            set -- --theme "$(cat "$ROUNDEL_THEME")"
        else
            set --
        fi && "$roundel_executable" batch - --quiet --out "$roundel_folder/out" --format "$roundel_format" "$@" \
            <"$roundel_folder/item" 2>"$roundel_folder/errors" || roundel_status=$?
    # The line of an item that is alone is of no use.
    while IFS= read -r roundel_line; do
        printf '%s: %s\n' "$roundel_item" "${roundel_line#<stdin>:1: }" >&2
    done <"$roundel_folder/errors"
    if [ $roundel_status -eq 0 ]; then
        set -- "$roundel_folder"/out/*
        if [ "${1##*.}" != "$roundel_format" ]; then
            echo "$roundel_item: the item's own output.format is ${1##*.}, but $roundel_out is to be $roundel_format" >&2
            roundel_status=65
        elif ! $roundel_keeps || ! cmp -s "$1" "$roundel_out"; then
            mv "$1" "$roundel_out" || roundel_status=$?
        fi
    fi
    if [ $roundel_status -eq 0 ] && [ -n "$roundel_needs" ]; then
        roundel_dependencies >"$roundel_needs" || roundel_status=$?
    fi
    rm -rf "$roundel_folder"
    return $roundel_status
}

# What make and ninja read: the picture depends on its item, the theme, the executable and the icons.
roundel_dependencies() {
    roundel_icons=${roundel_executable%/*}/../share/roundel/phosphor.pack
    [ -e "$roundel_icons" ] || roundel_icons=
    for roundel_file in "$roundel_out:" "$roundel_item" "${ROUNDEL_THEME:-}" "$roundel_executable" "$roundel_icons"; do
        [ -z "$roundel_file" ] || printf '%s \\\n' "$roundel_file" | sed 's/[ #]/\\&/g; s/\$/$$/g; s/\\ \\$/ \\/'
    done
    echo
}

# roundel_quote TEXT: prints it as a string of JSON.
roundel_quote() {
    # By the environment, as awk would read escapes in its arguments.
    ROUNDEL_TEXT=$1 LC_ALL=C awk 'BEGIN {
        text = ENVIRON["ROUNDEL_TEXT"]
        gsub(/\\/, "\\\\&", text)
        gsub(/"/, "\\\"", text)
        for (code = 1; code < 32; code++) gsub(sprintf("%c", code), sprintf("\\u%04x", code), text)
        printf "\"%s\"", text
    }'
}

# roundel_first ANSWER: prints the first member of an object, which is a string, as text.
roundel_first() {
    ROUNDEL_TEXT=$1 LC_ALL=C awk '
    function utf8(code) {
        if (code < 128) return sprintf("%c", code)
        if (code < 2048) return sprintf("%c%c", 192 + int(code / 64), 128 + code % 64)
        return sprintf("%c%c%c", 224 + int(code / 4096), 128 + int(code / 64) % 64, 128 + code % 64)
    }
    BEGIN {
        text = ENVIRON["ROUNDEL_TEXT"]
        if (!match(text, /^[ \n]*\{[ \n]*"[A-Za-z]*"[ \n]*:[ \n]*"/)) exit 70
        text = substr(text, RLENGTH + 1)
        while ((mark = substr(text, 1, 1)) != "\"") {
            if (mark == "") exit 70
            if (mark != "\\") {
                length_ = match(text, /["\\]/) - 1
                printf "%s", substr(text, 1, length_)
                text = substr(text, length_ + 1)
                continue
            }
            mark = substr(text, 2, 1)
            if (mark == "u") {
                code = 0
                for (place = 3; place < 7; place++) {
                    code = code * 16 + index("0123456789abcdef", tolower(substr(text, place, 1))) - 1
                }
                printf "%s", utf8(code)
                text = substr(text, 7)
            } else {
                place = index("bfnrt", mark)
                printf "%s", place ? substr("\b\f\n\r\t", place, 1) : mark
                text = substr(text, 3)
            }
        }
        print ""
    }'
}

# Run, and not sourced; zsh calls a sourced file by its own name.
case ${0##*/}${ZSH_VERSION:-} in
    roundel.sh)
        case ${1:-} in
            find | initials | badge | picture)
                roundel_command=$1
                shift
                "roundel_$roundel_command" "$@"
                ;;
            *) roundel_run "$@" ;;
        esac
        ;;
esac
