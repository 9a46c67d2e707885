import type { Generation } from '@backsmith/engine';
import { HttpCalls } from '@backsmith/prover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, scratchFolder, tool, type Backend, type TestDatabase } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { databaseSettings, MARIADB, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject, type Project } from './project.ts';

/** A name that needs quotes is among them. */
const SCHEMA = `
  CREATE TABLE maker (id int PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE "group" (id int PRIMARY KEY, name varchar(40) NOT NULL, maker_id int REFERENCES maker (id));`;

const FOREIGN = 'CREATE TABLE spatial_ref_sys (srid integer PRIMARY KEY, auth_name varchar(256));';
const HARNESS = ['tests/backends/proof/takeover.test.ts'];

/** All must have passed before what they show counts as proven. */
const TESTS = 4;

function generation({ target }: DatabaseKind): Generation {
  return generateProject('takeover', Buffer.from(SCHEMA), { database: target });
}

/** Which databases that are not empty a backend takes over. */
function describeTakeover(kind: DatabaseKind): void {
  const claim = { name: `takeover on ${kind.label}`, generate: () => [generation(kind)] };
  describeProofs(proofByCalls('whose database is taken over', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;
    let project: Project | undefined;
    let passed = 0;

    beforeAll(async () => {
      booted = await bootOn(kind, 'takeover', generation(kind));
      [project] = await compileBackends(scratchFolder('takeover'), new Map([['takeover', generation(kind)]]));
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function start(database: TestDatabase): Promise<Backend> {
      if (project === undefined) throw new Error('nothing was compiled');
      return bootBackend({ jdk: tool('jdk-25'), ...project.program, env: databaseSettings(database) });
    }

    async function tables(database: TestDatabase): Promise<readonly string[]> {
      return (await kind.catalog(database).tables()).map(({ name }) => name).sort();
    }

    const script = (): string => {
      const path = `src/main/resources/db/migration/${kind.target}/V1__schema.sql`;
      return String(generation(kind).files.find((file) => file.path === path)?.content);
    };

    test('an empty one gets the tables', async () => {
      expect(await tables(booted.database)).toEqual(['group', 'maker']);
      passed += 1;
    });

    test(
      'one with other tables alone is refused with a sentence, and nothing is written',
      { timeout: 300_000 },
      async () => {
        const database = await booted.server.database('foreign_alone');
        await database.execute(FOREIGN);
        await expect(start(database)).rejects.toThrow(
          /these tables are not in it: .?maker.?, .group.\. Nothing was written/u,
        );
        expect(await tables(database)).toEqual(['spatial_ref_sys']);
        passed += 1;
      },
    );

    test('one that lacks a table is refused and told which', { timeout: 300_000 }, async () => {
      const database = await booted.server.database('half_of_it');
      await database.execute('CREATE TABLE maker (id int PRIMARY KEY, name varchar(40) NOT NULL);');
      await expect(start(database)).rejects.toThrow(/these tables are not in it: .group.\. Nothing was written/u);
      expect(await tables(database)).toEqual(['maker']);
      passed += 1;
    });

    test('one that has them all is taken over beside what else is in it', { timeout: 300_000 }, async () => {
      const database = await booted.server.database('whole_of_it');
      await database.execute(`${FOREIGN} ${script()} INSERT INTO maker VALUES (7, 'Ada');`);
      const backend = await start(database);
      try {
        const { body } = await new HttpCalls(backend.url).expect(200, { method: 'GET', path: '/api/v1/makers/7' });
        expect(body).toEqual({ id: 7, name: 'Ada' });
      } finally {
        await backend.stop();
      }
      passed += 1;
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB]) describeTakeover(kind);
