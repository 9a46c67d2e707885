#!/bin/sh
# Makes the user of the service, which owns its database and nothing else. The image runs this once, on an empty volume.
# The administrator keeps no password: reach it by docker compose exec database psql --username postgres.
set -e

psql --username postgres --dbname tickets --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE "tickets" LOGIN PASSWORD :'password';
ALTER DATABASE "tickets" OWNER TO "tickets";
ALTER ROLE postgres PASSWORD NULL;
SQL
