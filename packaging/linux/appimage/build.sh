#!/bin/sh
# Makes an AppImage of what the developer command "package" left in build/tree. It needs appimagetool, which
# Debian does not have. Written from its documentation and not run yet.
set -eu

cd "$(dirname "$0")/../../.."
[ -d build/tree ] || {
    echo "There is no build/tree yet. First: python3 packaging/dev.py package" >&2
    exit 1
}

folder=build/Menagerie.AppDir
rm -rf "$folder"
mkdir -p "$folder"
cp -RP build/tree "$folder/usr"
# appimagetool looks for these at the top.
ln -s usr/bin/menagerie "$folder/AppRun"
cp "$folder/usr/share/applications/menagerie.desktop" "$folder/usr/share/icons/hicolor/256x256/apps/menagerie.png" "$folder"

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) appimagetool "$folder" "dist/Menagerie-$(uname -m).AppImage"
