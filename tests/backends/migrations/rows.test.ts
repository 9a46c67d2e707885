import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsOf } from '@backsmith/blueprint';
import { generateFiles, type ChosenOptions, type Database } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY, describeWith } from '../../kit/index.ts';
import type { ScriptServer } from '../../roundtrip/servers/server.ts';
import { ENGINES, ENGINE_NAMES, type EngineName } from './engines.ts';

// The rows of lookup tables go into an empty database right behind the tables, whatever database they were written for, and the
// next rows get keys of their own.

const ROWS = join(REPOSITORY, 'tests/backends/migrations/rows');
const LONGEST = 600_000;

/** What a client adds: no key is given, and each row refers to rows that must be there. */
const NEXT = [
  "INSERT INTO status (label) VALUES ('added')",
  "INSERT INTO city (country_code, name) VALUES ('PT', 'Porto')",
  "INSERT INTO city (country_code, name) VALUES ('CI', 'Abidjan')",
  'INSERT INTO orders (city_id, status_id) VALUES (10, 1)',
  'INSERT INTO orders (city_id, status_id) VALUES (11, 7)',
];

/** A key that is taken, where the row is there. */
const TAKEN = [
  "INSERT INTO country (code, name, eu) VALUES ('CI', 'Taken', '0')",
  "INSERT INTO status (id, label) VALUES (7, 'taken')",
  "INSERT INTO city (id, country_code, name) VALUES (11, 'PT', 'taken')",
];

function migrations(name: string, database: Database): ReadonlyMap<string, string> {
  const options: ChosenOptions = {
    projectName: 'seeds',
    packageName: 'com.acme.seeds',
    architecture: 'monolithic',
    features: { swagger: false, exceptionHandler: false, security: false },
    database,
    javaVersion: 17,
    layout: 'layer',
    rows: 'lookups',
  };
  const { value } = generateFiles(readFileSync(join(ROWS, name)), options);
  return new Map(value?.system.services.flatMap(migrationsOf).map(({ path, sql }) => [path, sql]));
}

describeWith(['mariadb', 'mysql'], 'rows of lookup tables', () => {
  const servers = new Map<EngineName, ScriptServer>();
  beforeAll(async () => {
    for (const engine of ENGINE_NAMES) servers.set(engine, await ENGINES[engine].open());
  });
  afterAll(async () => {
    for (const server of servers.values()) await server.stop();
  });

  test.concurrent.each(ENGINE_NAMES)(
    'are there on %s',
    async (engine) => {
      const { database, folder } = ENGINES[engine];
      for (const name of readdirSync(ROWS)) {
        const made = migrations(name, database);
        const tables = made.get(`${folder}/V1__schema.sql`) ?? '';
        const rows = made.get(`rows/${folder}/V1_1__rows.sql`) ?? '';
        expect(rows, name).toContain('INSERT INTO');
        const script = `${tables}\n${rows}\n${[...NEXT, ...TAKEN].map((sql) => `${sql};\n`).join('')}`;
        const refused = await servers.get(engine)?.run(script);
        expect(
          refused?.map(({ statement }) => statement.trim()),
          name,
        ).toEqual(TAKEN);
      }
    },
    LONGEST,
  );
});
