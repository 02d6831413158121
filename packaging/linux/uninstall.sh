#!/bin/sh
# Remove what install.sh installed. What Menagerie remembers stays.
set -eu

cd "$(dirname "$0")/../.."

# The list is one of the files that are removed.
files=$(cat lib/menagerie/installed-files)
printf '%s\n' "$files" | while IFS= read -r file; do
    rm -f "./$file"
    # Only folders that are empty now.
    rmdir -p "$(dirname "$file")" 2>/dev/null || true
done

printf 'Menagerie is removed.\n'
