#!/bin/sh
# Says of each module whether it changed since a commit: orders-service=true. All did where what they have together changed,
# or where the commit is not known.
set -eu

if changed=$(git diff --name-only "$1" HEAD 2>/dev/null); then
  all=$(printf '%s\n' "$changed" | grep -cE '^(pom\.xml$|mvnw|\.dockerignore$|\.github/)' || true)
else
  all=1
fi
for module in clients-service parcels-service gateway; do
  own=$(printf '%s\n' "${changed:-}" | grep -c "^$module/" || true)
  if [ "$all" -gt 0 ] || [ "$own" -gt 0 ]; then
    echo "$module=true"
  else
    echo "$module=false"
  fi
done
