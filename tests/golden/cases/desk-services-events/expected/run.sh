#!/usr/bin/env bash
# Runs the whole system on this machine, each part as a process: services on their databases of development, and the gateway
# before them. Ctrl-C stops all of them. Ports that are taken are left to whoever has them. What is said here is handed to
# Maven: ./run.sh --offline. RUN_MEMORY is the heap of each (default 192m); what the services read, such as RABBITMQ_HOST, is
# handed on to them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
root=$PWD
logs=$root/target/run

folders=(clients-service tickets-service gateway)
ports=(8081 8082 8080)
variables=(CLIENTS_URL TICKETS_URL GATEWAY_URL)
classes=(com.acme.desk.clients.ClientsApplication com.acme.desk.tickets.TicketsApplication com.acme.desk.gateway.GatewayApplication)
ready=(/actuator/health/readiness /actuator/health/readiness /readyz)
gateway=$((${#folders[@]} - 1))

java=java
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; fi
pids=()
seconds_to_start=300
seconds_to_stop=40

say() {
  printf '%s\n' "$*"
}

is_running() {
  kill -0 "$1" 2>/dev/null
}

# Asks all of them to end, as they would be asked anywhere else, and ends what does not.
stop_all() {
  trap - EXIT
  trap '' INT TERM HUP
  if [ "${#pids[@]}" -gt 0 ]; then
    say 'Stopping ...'
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    local waited=0
    for pid in "${pids[@]}"; do
      while is_running "$pid" && [ "$waited" -lt "$seconds_to_stop" ]; do
        sleep 1
        waited=$((waited + 1))
      done
      if is_running "$pid"; then kill -9 "$pid" 2>/dev/null || true; fi
      wait "$pid" 2>/dev/null || true
    done
  fi
  rm -f "$logs/pids"
}

trap stop_all EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

is_taken() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

# The port itself, or the next one that nobody has and that was not given to another part.
given=' '
free_port() {
  found=$1
  while is_taken "$found" || [ "${given#* $found }" != "$given" ]; do found=$((found + 1)); done
  given="$given$found "
}

is_ready() {
  (
    exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
    printf 'GET %s HTTP/1.0\r\n\r\n' "$2" >&3 || exit 1
    IFS= read -r -t 5 line <&3 || exit 1
    case $line in *' 200'*) exit 0 ;; *) exit 1 ;; esac
  ) 2>/dev/null
}

# Waits until a part answers; tells the end of its log where it ends instead.
wait_for() {
  local name=${folders[$1]} waited=0
  until is_ready "${ports[$1]}" "${ready[$1]}"; do
    if ! is_running "${pids[$1]}"; then
      tail -n 30 "$logs/$name.log" >&2
      say "$name ended before it was ready; all it said is in $logs/$name.log" >&2
      exit 1
    fi
    if [ "$waited" -ge "$seconds_to_start" ]; then
      say "$name was not ready after $seconds_to_start seconds; what it said is in $logs/$name.log" >&2
      exit 1
    fi
    sleep 1
    waited=$((waited + 1))
  done
  say "$name is ready at http://localhost:${ports[$1]}"
}

start() {
  local name=${folders[$1]}
  (
    cd "$root/$name"
    export SERVER_PORT=${ports[$1]}
    exec "$java" "-Xmx${RUN_MEMORY:-192m}" -Xss512k -XX:+UseSerialGC -XX:TieredStopAtLevel=1 \
      -Dspring.profiles.default=dev -cp "target/classes:$(cat target/classpath)" "${classes[$1]}"
  ) >"$logs/$name.log" 2>&1 &
  pids+=("$!")
  printf '%s\n' "${pids[@]}" >"$logs/pids"
}

if [ -f "$logs/pids" ]; then
  while read -r pid; do
    if is_running "$pid" && ps -p "$pid" -o command= | grep -q spring.profiles.default; then
      say "It runs already, or was killed before it could stop its parts: kill $(tr '\n' ' ' <"$logs/pids")" >&2
      exit 1
    fi
  done <"$logs/pids"
fi

say 'Building ...'
sh ./mvnw -B -q ${1+"$@"} compile dependency:build-classpath -DincludeScope=runtime -Dmdep.outputFile=target/classpath
mkdir -p "$logs"

for at in "${!folders[@]}"; do
  free_port "${ports[$at]}"
  ports[$at]=$found
  export "${variables[$at]}=http://localhost:$found"
done
free_port "${MANAGEMENT_PORT:-9080}"
export MANAGEMENT_PORT=$found
export JWT_ISSUER=${JWT_ISSUER:-http://localhost:${ports[$gateway]}}

# No more at once than there are processors: more would only wait for each other.
at_once=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
for at in "${!folders[@]}"; do
  if [ "$at" -ge "$at_once" ]; then wait_for $((at - at_once)); fi
  start "$at"
done
first=$((${#folders[@]} - at_once))
for at in "${!folders[@]}"; do
  if [ "$at" -ge "$first" ]; then wait_for "$at"; fi
done
say "All of it answers at http://localhost:${ports[$gateway]}; logs are in target/run. Ctrl-C stops it."

ended=' '
while true; do
  sleep 2
  for at in "${!folders[@]}"; do
    name=${folders[$at]}
    if ! is_running "${pids[$at]}" && [ "${ended#* $name }" = "$ended" ]; then
      ended="$ended$name "
      say "$name has ended; what it said is in target/run/$name.log" >&2
    fi
  done
done
