#!/bin/bash
# try.sh DIR [REQUIREMENT…]
# All in one go, in DIR: a Python for Windows, pixtable.exe out of it, and the .exe tried by Wine: its commands, every
# screen, and a game that is played in its window by hand, left, and verified on Linux. Pictures and logs in DIR/tried.
# PIXTABLE_PYTHON=… names the Python of this system that has the game's dependencies (else .venv/bin/python).
# KEEP=1 tries what an earlier run has built.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
[ $# -ge 1 ] || { echo "try: wanted: DIR [REQUIREMENT…]" >&2; exit 1; }
mkdir -p "$1"
dir=$(cd "$1" && pwd)
shift
ours=${PIXTABLE_PYTHON:-$root/.venv/bin/python}
exe=$dir/dist/pixtable/pixtable.exe
tried=$dir/tried
screen=1600x1000x24
export SDL_AUDIODRIVER=dummy

say() { echo "try: $*"; }
fail() { say "$*" >&2; exit 1; }
in_wine() { timeout "$1" "$here/run_in_wine.sh" "$dir" "${@:2}"; }

build() { # REQUIREMENT…
    "$here/make_windows_python.sh" "$dir" "$@"
    cd "$root"
    in_wine 900 -m PyInstaller build.spec --noconfirm --log-level ERROR --distpath "$dir/dist" --workpath "$dir/build"
    say "$(find "$dir/dist/pixtable" -type f | wc -l) files, $(du -sh "$dir/dist/pixtable" | cut -f1)"
}

# Windows reads the manifest where the file says it is, not where we wrote it.
check_manifest() {
    in_wine 120 -c '
import sys
import pefile
from PyInstaller.utils.win32.winmanifest import read_manifest_from_executable
manifest = read_manifest_from_executable(sys.argv[1]).decode()
for wanted in ("PerMonitorV2", "longPathAware", "asInvoker"):
    assert wanted in manifest, f"{wanted} is not in the manifest"
print("the manifest asks for sharp pixels on every monitor and for long paths")
' "$exe"
}

try_commands() {
    in_wine 120 "$exe" --version
    in_wine 120 "$exe" --help >"$tried/help.txt"
    in_wine 300 "$exe" check-levels
    in_wine 600 "$exe" selftest
    in_wine 1200 "$exe" tour --out "$tried/tour" >"$tried/tour.txt"
    say "the tour made $(find "$tried/tour" -name '*.png' | wc -l) pictures"
}

# On a screen of its own, without a window manager: so no window has the keyboard, and a hand on the mouse has to do.
play_in_a_window() {
    export here dir exe tried
    timeout 300 xvfb-run -a -s "-screen 0 $screen" bash -uc '
        shot() { import -window root "$tried/$1.png"; }
        window() {
            timeout 120 "$here/run_in_wine.sh" "$dir" "$exe" --portable "$tried/profile" --size 1280x800 --lang en "$@" \
                2>"$tried/window.txt"
        }
        close() { "$here/run_in_wine.sh" "$dir" taskkill.exe "$@" /im pixtable.exe >/dev/null 2>&1; }
        leave() { # as a click on its cross does; by force only where that does not help
            close
            for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" 2>/dev/null || break; sleep 1; done
            if kill -0 "$1" 2>/dev/null; then echo "try: the window did not close by itself" >&2; close /f; wait "$1"; exit 1; fi
            wait "$1" || { echo "try: the window ended with $?" >&2; exit 1; }
        }

        window & sleep 15
        shot title
        leave $!

        window --game pixies --seed 7 & sleep 20
        for _ in 1 2 3; do # whichever of the four cards on offer may be taken now goes where its number says
            for x in 460 594 725 858; do xdotool mousemove "$x" 242 click 1; sleep 1.5; done
        done
        shot game
        leave $!
    '
}

verify_here() {
    local game
    game=$(find "$tried/profile" -name '*.pixtable' | head -1)
    [ -n "$game" ] || fail "the window has saved no game"
    [ "$(wc -l <"$game")" -ge 6 ] || fail "hardly anything was played: $(wc -l <"$game") lines in $game"
    (cd "$root" && "$ours" game.py verify "$game")
}

rm -rf "$tried"
mkdir -p "$tried"
[ "${KEEP:-}" ] || build "$@"
check_manifest
try_commands
play_in_a_window
verify_here
say "all is well; look at $tried/title.png and $tried/game.png"
