#!/bin/bash
# run_in_wine.sh DIR ARG…
# Runs the Python that make_windows_python.sh made in DIR with these arguments, or the first of them where that ends
# in .exe. Its exit code is the program's; 125 is a failure of this script.
set -uo pipefail

fail() { echo "run_in_wine: $*" >&2; exit 125; }

[ $# -ge 2 ] || fail "wanted: DIR ARG…"
dir=$(cd "$1" 2>/dev/null && pwd) || fail "there is no $1"
shift
case $1 in
    */*.exe) [ -e "$1" ] || fail "there is no $1" ;;
    *.exe) ;; # one of Wine's own, such as taskkill.exe
    *)
        set -- "$dir/python/python.exe" "$@"
        [ -e "$1" ] || fail "there is no $1: make_windows_python.sh makes it"
        ;;
esac
command -v wine >/dev/null || fail "wine is not installed: make_windows_python.sh does it"

export WINEPREFIX=$dir/prefix WINEARCH=win64 WINEDEBUG=${WINEDEBUG:--all}
# No question about Mono and Gecko, and no entries in the menu of this desktop.
export WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe="

if [ -z "${DISPLAY:-}" ]; then # SDL finds no display without one
    exec {answer}< <(exec Xvfb -displayfd 1 -screen 0 1600x1000x24 2>/dev/null)
    xvfb=$!
    trap 'kill "$xvfb"' EXIT
    read -r -t 30 number <&"$answer" || fail "Xvfb does not start"
    export DISPLAY=:$number
fi

# Through pipes: Python does not start with a file behind its output (init_sys_streams, WinError 6), and on a terminal
# Wine adds escape sequences of its own.
{ wine "$@" </dev/null 2>&1 >&3 | cat >&2; exit "${PIPESTATUS[0]}"; } 3>&1 | cat
exit "${PIPESTATUS[0]}"
