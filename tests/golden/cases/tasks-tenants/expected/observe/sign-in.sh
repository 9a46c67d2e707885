#!/bin/sh
# Keeps a token of the first administrator in /run/metrics/token, by which Prometheus reads the metrics of guarded services.
set -eu
umask 022

# A text as JSON has it between quotes.
quoted() {
  printf '%s' "$1" | sed 's/[\\"]/\\&/g'
}

# The value of a member of the answer.
member() {
  printf '%s' "$answer" | sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"
}

ask() {
  answer=$(curl --silent --show-error --fail --max-time 10 --header 'Content-Type: application/json' --data "$2" "http://application:8080$1")
}

renewal=
while true; do
  if [ -n "$renewal" ] && ask /auth/refresh "{\"token\":\"$renewal\"}" ||
    ask /auth/login "{\"email\":\"$(quoted "$ADMIN_EMAIL")\",\"password\":\"$(quoted "$ADMIN_PASSWORD")\"}"; then
    member accessToken >/run/metrics/token.new
    mv /run/metrics/token.new /run/metrics/token
    renewal=$(member refreshToken)
    sleep 300
  else
    renewal=
    sleep 10
  fi
done
