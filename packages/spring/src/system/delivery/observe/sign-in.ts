import type { Observation } from '@backsmith/blueprint';

/** sign-in.sh: metrics of guarded services are for administrators, so that one signs in for whoever collects them. */
export function signInScript({
  url,
  call,
  renewal,
  email,
  secret,
  file,
  seconds,
}: NonNullable<Observation['signIn']>): string {
  return `#!/bin/sh
# Keeps a token of the first administrator in ${file}, by which Prometheus reads the metrics of guarded services.
set -eu
umask 022

# A text as JSON has it between quotes.
quoted() {
  printf '%s' "$1" | sed 's/[\\\\"]/\\\\&/g'
}

# The value of a member of the answer.
member() {
  printf '%s' "$answer" | sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"
}

ask() {
  answer=$(curl --silent --show-error --fail --max-time 10 --header 'Content-Type: application/json' --data "$2" "${url}$1")
}

renewal=
while true; do
  if [ -n "$renewal" ] && ask ${renewal.path} "{\\"${renewal.said}\\":\\"$renewal\\"}" ||
    ask ${call.path} "{\\"email\\":\\"$(quoted "$${email.variable}")\\",\\"password\\":\\"$(quoted "$${secret}")\\"}"; then
    member ${call.token} >${file}.new
    mv ${file}.new ${file}
    renewal=$(member ${renewal.answered})
    sleep ${seconds}
  else
    renewal=
    sleep 10
  fi
done
`;
}
