#!/bin/sh
# Takes away what install.sh installed; what Menagerie remembers for its person stays.
set -eu

cd "$(dirname "$0")/../.."

# Read before it is removed itself.
files=$(cat lib/menagerie/installed-files)
printf '%s\n' "$files" | while IFS= read -r file; do
    rm -f "./$file"
    # Folders that are empty now; others have something of somebody else's in them.
    rmdir -p "$(dirname "$file")" 2>/dev/null || true
done

printf 'Menagerie is removed.\n'
