import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { REPOSITORY, describeWith, scratchFolder } from '../../kit/index.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { splitScript } from '../../roundtrip/servers/split-script.ts';
import { ownMigrations } from '../migrations/own-migration.ts';
import { judged } from './known-gaps.ts';
import { STRICT, refusedBy, type StrictDatabase } from './strict-sql.ts';

// What is written for Oracle and SQL Server meets no server here: a strict grammar of each reads every statement instead.

const DATABASES = Object.keys(STRICT) as readonly StrictDatabase[];

/** Statements with one error each, which the grammar has to see. */
const PLANTED: Readonly<Record<StrictDatabase, readonly string[]>> = {
  oracle: [
    'CREATE TABLE t (a NUMBER(10) AUTO_INCREMENT)',
    'CREATE TABLE t (a NUMBER, b VARCHAR2(10),)',
    'CREATE TABLE t (a NUMBER',
    'CREATE TABLE t (a NUMBER DEFAULT)',
    'CREATE TABLE t (a NUMBER, CHECK a > 1)',
    'CREATE TABLE t (a NUMBER REFERENCES p (id) ON DELETE NO ACTION)',
    'ALTER TABLE t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES p (id) ON UPDATE CASCADE',
    'CREATE TABLE t (a NUMBER) ENGINE=InnoDB',
    'CREATE TABLE t (`a` NUMBER)',
    'CREATE TABLE t (select NUMBER)',
    'CREATE INDEX i t (a)',
    'CREATE UNIQUE INDEX i ON t (a) WHERE a > 1',
    'CREATE SEQUENCE s START AT 1',
    "COMMENT ON TABLE t 'x'",
    "CREATE TABLE t (a VARCHAR2(10) DEFAULT 'x)",
  ],
  sqlserver: [
    'CREATE TABLE t (a int AUTO_INCREMENT)',
    'CREATE TABLE t (a int, b int,)',
    'CREATE TABLE t (a varchar(max)',
    'CREATE TABLE t (a int DEFAULT)',
    'CREATE TABLE t (a int, PRIMARY KEY a)',
    'CREATE TABLE t (a int IDENTITY(1 1))',
    'CREATE TABLE t (a int NOT NULL GENERATED ALWAYS AS IDENTITY)',
    'CREATE TABLE t (a int REFERENCES p (id) ON DELETE RESTRICT)',
    'ALTER TABLE t ADD CONSTRAINT c CHECK a > 1',
    'CREATE TABLE t (a int) ENGINE=InnoDB',
    'CREATE TABLE t (`a` int)',
    'CREATE TABLE t (select int)',
    'CREATE INDEX i t (a)',
    'CREATE SEQUENCE s START AT 1',
    "CREATE TABLE t (a varchar(9) DEFAULT N'x)",
  ],
};

function schemas(): readonly Uint8Array[] {
  const golden = join(REPOSITORY, 'tests/golden/cases');
  const traps = join(REPOSITORY, 'tests/backends/migrations/schemas');
  return [
    ...knownSchemas().map(({ source }) => source()),
    ...readdirSync(golden).map((name) => readFileSync(join(golden, name, 'input.sql'))),
    ...readdirSync(traps).map((name) => readFileSync(join(traps, name))),
  ];
}

/** All statements of the first migrations for a database, each once. */
function statementsFor(database: StrictDatabase): readonly string[] {
  const scripts = schemas().map((source) => ownMigrations(source, database).get(database) ?? '');
  return [...new Set(scripts.flatMap((script) => splitScript(script.replaceAll(/^GO$/gm, ''))))];
}

type DatabaseClaim = Claim & { readonly name: StrictDatabase; readonly statements: () => readonly string[] };

function claimOf(name: StrictDatabase): DatabaseClaim {
  let made: readonly string[] | undefined;
  const statements = (): readonly string[] => (made ??= statementsFor(name));
  return { name, statements, generate: () => [{ files: [{ path: name, content: statements().join(';\n') }] }] };
}

describeWith(['jdk-25', 'maven'], 'strict grammars', () => {
  const scratch = scratchFolder('strict-sql');

  test.each(DATABASES)('of %s see every planted error', async (database) => {
    const planted = PLANTED[database];
    const refused = await refusedBy(database, planted, scratch);
    expect(refused.map(({ statement }) => statement)).toEqual(planted);
    expect(planted.map((statement) => judged(database, statement) === undefined)).not.toContain(true);
  });
});

const SUITE = {
  name: 'strict grammars read every statement',
  tools: ['jdk-25', 'maven'],
  claims: () => DATABASES.map(claimOf),
  dependsOn: 'everything',
  limits: { changed: 2, again: 1 / 8 },
  parts: ['JDK 25'],
  harness: ['tests/backends/strict-sql', 'tests/backends/strict-sql/strict-sql.test.ts'],
} as const;

describeProofs<DatabaseClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('strict-sql');

  test.each(taken.map((claim) => [claim.name, claim] as const))('for %s', async (database, claim) => {
    const all = claim.statements();
    const statements = all.flatMap((statement) => judged(database, statement) ?? []);
    console.log(`${STRICT[database]}: ${statements.length} of ${all.length} statements judged`);
    expect(statements.length).toBeGreaterThan(all.length * 0.8);
    expect(await refusedBy(database, statements, scratch)).toEqual([]);
    proven(claim);
  });
});
