#!/bin/sh
# Makes the user of the service, which owns its database and nothing else. The image runs this once, on an empty volume.
# The administrator keeps no password: reach it by docker compose exec database psql --username postgres.
set -e

psql --username postgres --dbname parcels --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE "parcels" LOGIN PASSWORD :'password';
ALTER DATABASE "parcels" OWNER TO "parcels";
ALTER ROLE postgres PASSWORD NULL;
SQL
