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

# Print the command that installs the libraries that this system lacks, if it lacks any.
name_missing_libraries() {
    present=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p) || return 0
    missing=
    while read -r part library apt_get dnf zypper pacman; do
        [ "$part" = run ] || continue
        case $present in *"$library ("*) continue ;; esac
        if [ -e /etc/debian_version ]; then
            install="sudo apt-get install" package=$apt_get
        elif command -v dnf >/dev/null; then
            install="sudo dnf install" package=$dnf
        elif command -v zypper >/dev/null; then
            install="sudo zypper install" package=$zypper
        elif command -v pacman >/dev/null; then
            install="sudo pacman -S --needed" package=$pacman
        else
            install="your installer, for the packages that have" package=$library
        fi
        missing="$missing $package"
    done <../system-packages.txt
    [ -z "$missing" ] || printf 'This installs what Menagerie needs of this system:\n  %s%s\n' "$install" "$missing"
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
        Exec=*) printf 'Exec="%s/bin/menagerie"\n' "$prefix" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$entry" >"$prefix/$entry"

name_missing_libraries

"$prefix/bin/menagerie" --version >/dev/null ||
    fail "The files are in $prefix, but Menagerie does not start there: this system lacks a library that it needs."

printf 'Menagerie is installed. Start it from the menu, or with %s/bin/menagerie\n' "$prefix"
printf 'To remove it: %s/lib/menagerie/uninstall.sh\n' "$prefix"
