#!/bin/sh
# Remove what install.sh installed. What Menagerie remembers stays.
set -eu

cd "$(dirname "$0")/../.."

# A running program reads more of itself later, and would find nothing there, or another version.
for running in /proc/[0-9]*/exe; do
    if [ "$running" -ef lib/menagerie/menagerie ]; then
        printf 'Menagerie is running. Close it, and then go on.\n' >&2
        exit 1
    fi
done

# The list is one of the files that are removed.
files=$(cat lib/menagerie/installed-files)
printf '%s\n' "$files" | while IFS= read -r file; do
    rm -f "./$file"
    # Only folders that are empty now.
    rmdir -p "$(dirname "$file")" 2>/dev/null || true
done

printf 'Menagerie is removed.\n'
