import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { detect, suggestDatabase, supportedOptions, type Database } from '@backsmith/engine';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { EXAMPLES, sourceOf } from '../../engine/examples.ts';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { REPOSITORY } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { generateProject, type ProofOptions } from '../proof/project.ts';

const OWN = join(REPOSITORY, 'tests/backends/security/schemas');
const GOLDEN = join(REPOSITORY, 'tests/golden/cases');

type Source = { readonly name: string; readonly bytes: () => Uint8Array };

/** Schemas whose names are those the guarding parts would like to have. */
export const COLLIDING: readonly Source[] = readdirSync(OWN).map((file) => ({
  name: file.replace('.sql', ''),
  bytes: () => readFileSync(join(OWN, file)),
}));

const ACCOUNT_TABLES = join(REPOSITORY, 'tests/backends/security/account-tables');

/** Backends whose people sign in by a table of the schema: by numbers and by UUIDs, with and without what else can be chosen. */
export function accountTableProjects(): readonly ProjectClaim[] {
  const source = (name: string): Source => ({ name, bytes: () => readFileSync(join(ACCOUNT_TABLES, `${name}.sql`)) });
  const named = (database: Database, table: string) => `${table}${database}`.slice(0, 20);
  const users = { choices: { rules: ['owner'], accounts: 'users' } } as const;
  const members = { choices: { rules: ['owner', 'tenant'], accounts: 'user' }, layout: 'feature' } as const;
  const plain = { features: { swagger: false, exceptionHandler: false, security: true } };
  const apart = { choices: { rules: ['owner'], accounts: 'auth.users' } } as const;
  const databases = ['postgresql', 'mariadb', 'mysql'] as const;
  return [
    ...databases.map((database) =>
      guarded(source('journal'), { ...users, database, projectName: named(database, 'journal') }),
    ),
    ...databases.map((database) =>
      guarded(source('members'), { ...members, ...plain, database, projectName: named(database, 'members') }),
    ),
    ...(['postgresql', 'mariadb'] as const).map((database) =>
      guarded(source('namespaces'), { ...apart, database, projectName: named(database, 'namespaces') }),
    ),
    guarded(source('journal'), { ...users, database: 'mongodb', projectName: named('mongodb', 'journal') }),
    guarded(source('members'), {
      ...{ ...members, ...plain, database: 'mongodb' },
      projectName: named('mongodb', 'members'),
    }),
    guarded(source('shop-mysql'), {
      ...{ choices: { accounts: 'users' }, database: 'mysql', projectName: 'accountshop', javaVersion: 25 },
    }),
  ];
}

const OURS: readonly Source[] = [
  ...EXAMPLES.map((example) => ({ name: example.file.replace('.sql', ''), bytes: () => sourceOf(example) })),
  ...readdirSync(GOLDEN).map((name) => ({ name, bytes: () => readFileSync(join(GOLDEN, name, 'input.sql')) })),
];

/** Our own examples and cases, and the corpus where there is one. */
export function knownSources(): readonly Source[] {
  const corpus = knownSchemas().filter(({ isExample }) => !isExample);
  return [...OURS, ...corpus.map(({ name, source }) => ({ name, bytes: source }))];
}

/** A guarded backend of a schema. */
export function guarded({ name, bytes }: Source, options: ProofOptions): ProjectClaim {
  const { database, layout = 'layer', javaVersion = 17, devDatabase = '' } = options;
  const title = [name, database, layout, `Java ${javaVersion}`, devDatabase].join(' ').trim();
  return { name: title, generate: () => [generateProject(title, bytes(), { features: ALL_FEATURES, ...options })] };
}

/** The database a schema is written for. */
export function ownDatabase({ bytes }: Source): Database {
  return suggestDatabase(detect(bytes()).dialect);
}

/** Colliding names on every database in both layouts, and all that we know otherwise on its own database. */
export function guardedProjects(): readonly ProjectClaim[] {
  const { databases, layouts, javaVersions } = supportedOptions();
  const colliding = COLLIDING.flatMap((source) =>
    databases.flatMap((database) => layouts.map((layout) => guarded(source, { database, layout }))),
  );
  const versions = COLLIDING.slice(0, 1).flatMap((source) =>
    javaVersions
      .filter((version) => version !== 17)
      .map((javaVersion) => guarded(source, { database: ownDatabase(source), javaVersion })),
  );
  const plain = COLLIDING.slice(0, 1).map((source) =>
    guarded(source, {
      database: 'mariadb',
      devDatabase: 'container',
      features: { swagger: false, exceptionHandler: false, security: true },
    }),
  );
  return [
    ...[...colliding, ...versions, ...plain, ...accountTableProjects()],
    ...knownSources().map((source) => guarded(source, { database: ownDatabase(source) })),
  ];
}
