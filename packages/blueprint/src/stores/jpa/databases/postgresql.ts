import { targetFacts } from '@backsmith/schema';
import { imageWith } from './postgresql-images.ts';
import { DATA_SOURCE_PROPERTIES, serviceUser, type TargetDatabase } from './target-database.ts';

const ADMINISTRATOR = 'postgres';

export const postgresql: TargetDatabase = {
  ...targetFacts('postgresql'),
  kind: 'postgresql',
  label: 'PostgreSQL',
  url: (name, host) => `jdbc:postgresql://${host}:5432/${name}`,
  user: ADMINISTRATOR,
  container: (name, extensions = []) => {
    const user = serviceUser(name);
    return {
      ...imageWith(extensions),
      port: 5432,
      data: '/var/lib/postgresql',
      environment: { POSTGRES_DB: name },
      passwords: ['POSTGRES_PASSWORD'],
      // By its address: while the image sets the database up, it answers on its socket only.
      health: `pg_isready --host 127.0.0.1 --username ${ADMINISTRATOR} --dbname ${name}`,
      start: ownerScript(name, user, extensions),
      user,
      testUser: ADMINISTRATOR,
    };
  },
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-database-postgresql', scope: 'runtime' },
    { group: 'org.postgresql', artifact: 'postgresql', scope: 'runtime' },
  ],
  testcontainer: 'postgresql',
  vendors: ['postgresql'],
  dialect: 'org.hibernate.dialect.PostgreSQLDialect',
  // https://www.postgresql.org/docs/current/plpgsql-errors-and-messages.html
  // ri_triggers.c, RI_ReportViolation; in H2 REFERENTIAL_INTEGRITY_VIOLATED_CHILD_EXISTS_1.
  stillReferred: { codes: [23_503], words: 'update or delete on table' },
  raised: { state: 'P0001', prefix: '^\\p{Lu}+: ' },
  traits: {
    clockDigits: 6,
    bitsAreText: true,
    moneyIsNumber: false,
    intervalsAreMixed: true,
    numbersMayBeNone: true,
    keepsOddValues: true,
    shapesAreBytes: false,
  },
  untypedText: {
    path: [...DATA_SOURCE_PROPERTIES, 'stringtype'],
    value: 'unspecified',
  },
  h2Identifiers: 'DATABASE_TO_LOWER=TRUE',
  hasArrays: true,
  keysOfSomeRows: 'condition',
  indexesForeignKeys: false,
};

/** Makes the user that owns the database; the administrator then has no password, and comes in from the server itself only. */
function ownerScript(name: string, user: string, extensions: readonly string[]): string {
  // Some of them only an administrator may create; the first migration then finds them there.
  const created = extensions.map((extension) => `CREATE EXTENSION IF NOT EXISTS "${extension}";\n`).join('');
  return `#!/bin/sh
# Makes the user of the service, which owns its database and nothing else. The image runs this once, on an empty volume.
# The administrator keeps no password: reach it by docker compose exec database psql --username ${ADMINISTRATOR}.
set -e

psql --username ${ADMINISTRATOR} --dbname ${name} --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
${created}CREATE ROLE "${user}" LOGIN PASSWORD :'password';
ALTER DATABASE "${name}" OWNER TO "${user}";
ALTER ROLE ${ADMINISTRATOR} PASSWORD NULL;
SQL
`;
}
