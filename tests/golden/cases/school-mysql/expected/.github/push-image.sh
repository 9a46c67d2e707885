#!/bin/sh
# Pushes an image to the registry of GitHub: by its commit, and as the newest of its name.
set -eu

# Names of images are in lower case, those of repositories need not be.
registry=ghcr.io/$(printf '%s' "$GITHUB_REPOSITORY" | tr '[:upper:]' '[:lower:]')
printf '%s' "$REGISTRY_TOKEN" | docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin
for tag in "$GITHUB_SHA" latest; do
  docker tag "$1" "$registry/$1:$tag"
  docker push "$registry/$1:$tag"
done
