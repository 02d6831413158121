#!/bin/sh
# Install Menagerie for one person, without an administrator. All files go below one folder;
# uninstall.sh in its lib/menagerie removes them again.
set -eu

usage() {
    cat <<'TEXT'
Usage: ./install.sh [--prefix DIR] [--dry-run]

  --prefix DIR  install below DIR (default: ~/.local, where desktops look)
  --dry-run     only print what would be written
TEXT
}

fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

# Print the libraries that the programs and Qt's window need of this system and do not find.
missing_libraries() {
    own=lib/menagerie/_internal
    LD_LIBRARY_PATH=$PWD/$own:$PWD/$own/PySide6/Qt/lib ldd lib/menagerie/menagerie \
        "$own"/*.so* "$own"/*/lib-dynload/*.so "$own"/PySide6/*.so "$own"/PySide6/Qt/plugins/platforms/libqxcb.so \
        2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u
}

# End with the names of these libraries, and the command that installs them.
fail_without() {
    if [ -e /etc/debian_version ]; then
        install="sudo apt-get install" column=3
    elif command -v dnf >/dev/null; then
        install="sudo dnf install" column=4
    elif command -v zypper >/dev/null; then
        install="sudo zypper install" column=5
    elif command -v pacman >/dev/null; then
        install="sudo pacman -S --needed" column=6
    else
        install="your installer, for the packages that have" column=2
    fi
    packages=$(printf '%s\n' "$1" |
        awk -v column="$column" 'NR == FNR { known[$2] = $column; next } $1 in known { print known[$1] }' \
            ../system-packages.txt - | sort -u)
    fail "Menagerie needs libraries that this system lacks: $(echo $1)
This installs them; then start install.sh again:
  $install $(echo $packages)"
}

prefix=${HOME:-}/.local
dry_run=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -gt 1 ] || fail "--prefix needs a folder."
            prefix=$2
            shift
            ;;
        --dry-run) dry_run=yes ;;
        --help)
            usage
            exit 0
            ;;
        *)
            usage >&2
            exit 2
            ;;
    esac
    shift
done

case $prefix in
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
esac
case $prefix in
    # A desktop entry would need these characters escaped.
    # The system's loader takes colons and semicolons for the end of a folder's name.
    *[\"\`\$\\%:\;]*) fail "The folder's name may not have any of \" \` \$ \\ % : ; in it: $prefix" ;;
esac

cd "$(dirname "$0")/tree"

if [ "$dry_run" = yes ]; then
    while IFS= read -r file; do
        printf '%s\n' "$prefix/$file"
    done <lib/menagerie/installed-files
    exit 0
fi

missing=$(missing_libraries)
[ -z "$missing" ] || fail_without "$missing"
bin/menagerie --version >/dev/null || fail "Menagerie does not start on this system, so nothing was installed."

# An older version may have files that this one lacks.
if [ -x "$prefix/lib/menagerie/uninstall.sh" ]; then
    "$prefix/lib/menagerie/uninstall.sh"
fi

mkdir -p "$prefix"
cp -RP . "$prefix"

# Desktops do not search the person's own folders for programs.
entry=share/applications/menagerie.desktop
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s/bin/menagerie"%s\n' "$prefix" "${line#Exec=menagerie}" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$entry" >"$prefix/$entry"

# Elsewhere, no menu looks.
case $prefix in
    "${HOME:-}/.local") printf 'Menagerie is installed. Start it from the menu, or with %s/bin/menagerie\n' "$prefix" ;;
    *) printf 'Menagerie is installed. Start it with %s/bin/menagerie\n' "$prefix" ;;
esac
printf 'To remove it: %s/lib/menagerie/uninstall.sh\n' "$prefix"
