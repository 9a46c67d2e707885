import { generate, type ChosenOptions, type Generation } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { ALL_FEATURES } from './all-features.ts';

const FOLDER = 'src/main/resources/db/migration/';
const FIRST = 'CREATE TABLE shelf (id int PRIMARY KEY, name varchar(20));';
const SECOND = `${FIRST} CREATE TABLE auth_log (id int PRIMARY KEY);`;
const DUMPED = `${FIRST} CREATE TABLE auth_account (id varchar(36) PRIMARY KEY, email varchar(254), password_hash varchar(200));`;

function migrationsOf({ files }: Generation): readonly { readonly path: string; readonly sql: string }[] {
  return files
    .filter(({ path }) => path.startsWith(FOLDER))
    .map(({ path, content }) => ({ path: path.slice(FOLDER.length), sql: content.toString() }));
}

function generated(sql: string, security: boolean, before?: Generation): Generation {
  const options: ChosenOptions = {
    ...{ projectName: 'depot', packageName: 'org.depot', architecture: 'monolithic', database: 'postgresql' },
    ...{ features: { ...ALL_FEATURES, security }, javaVersion: 17, layout: 'layer' },
  };
  const previous = before && { record: before.record, migrations: migrationsOf(before), taken: [] };
  const settings = previous === undefined ? {} : { previous };
  const { value, diagnostics } = generate(Buffer.from(sql), options, () => undefined, settings);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

function numbered(generation: Generation): readonly string[] {
  return migrationsOf(generation).map(({ path }) => path.replace('postgresql/', '').replace('.sql', ''));
}

function tableOf({ files }: Generation): string | undefined {
  const accounts = files.find(({ path }) => path.endsWith('/Accounts.java'));
  return /(\w+_account)_role\b/u.exec(accounts?.content.toString() ?? '')?.[1];
}

test('a guarded project that is generated again keeps its accounts where they are', () => {
  const first = generated(FIRST, true);
  const second = generated(SECOND, true, first);
  expect(numbered(second)).toEqual(['V1__schema', 'V2__accounts', 'V3__audit', 'V4__change_auth_log']);
  expect(tableOf(second)).toBe('auth_account');
  expect(migrationsOf(second).slice(0, 3)).toEqual(migrationsOf(first));
});

test('a project that is guarded later gets the tables of its accounts behind all that is there', () => {
  const plain = generated(SECOND, false, generated(FIRST, false));
  const later = generated(SECOND, true, plain);
  expect(numbered(later).slice(0, 2)).toEqual(['V1__schema', 'V2__change_auth_log']);
  expect(numbered(later).slice(2)).toEqual(['V4__app_auth_accounts', 'V5__app_auth_audit']);
  expect(generated(SECOND, true, later).archive).toEqual(generated(SECOND, true, later).archive);
  expect(numbered(generated(SECOND, true, later))).toEqual(numbered(later));
});

test('nobody gives themselves roles through tables of accounts that came back in a dump', () => {
  const first = generated(FIRST, true);
  const second = generated(DUMPED, true, first);
  expect(tableOf(second)).toBe('app_auth_account');
  const record = second.system.services.flatMap(({ resources }) => resources.map(({ path }) => path));
  expect(record).toContain('/api/v1/auth-accounts');
});

/** A dump of the database a project works on: what its migrations made, and the record Flyway keeps of them. */
function dumpOf(generation: Generation): string {
  const record =
    'CREATE TABLE flyway_schema_history (installed_rank integer PRIMARY KEY, script varchar(1000) NOT NULL);';
  return [...migrationsOf(generation).map(({ sql }) => sql), record].join('\n');
}

function pathsOf({ system }: Generation): readonly string[] {
  return system.services.flatMap(({ resources, lists }) => [...resources, ...lists].map(({ path }) => path));
}

function configurationOf({ files }: Generation): string {
  return files.find(({ path }) => path === 'src/main/resources/application.yaml')?.content.toString() ?? '';
}

test('an update takes a dump of its own database for what it is', () => {
  const first = generated(FIRST, true);
  const second = generated(`${dumpOf(first)} ALTER TABLE shelf ADD COLUMN height int;`, true, first);
  expect(pathsOf(second)).toEqual(['/api/v1/shelves']);
  expect(numbered(second)).toEqual(['V1__schema', 'V2__accounts', 'V3__audit', 'V4__change_shelf']);
  expect(tableOf(second)).toBe('auth_account');
  expect(configurationOf(second)).toBe(configurationOf(first));
  const third = generated(`${dumpOf(second)} CREATE TABLE label (id int PRIMARY KEY);`, true, second);
  expect(numbered(third).at(-1)).toBe('V5__change_label');
  expect(pathsOf(third)).toEqual(['/api/v1/shelves', '/api/v1/labels']);
});

test('a new project from such a dump runs on that database and on an empty one, and shows nobody its secrets', () => {
  const first = generated(`${FIRST} CREATE TABLE auth_log (id int PRIMARY KEY);`, true);
  const dump = dumpOf(first).replace(/CREATE TABLE flyway.*/su, '');
  const again = generated(dump, true);
  expect(tableOf(again)).toBe('app_auth_account');
  expect(pathsOf(again)).toEqual(['/api/v1/shelves', '/api/v1/auth-logs']);
  expect(numbered(again)).toEqual(['V1__schema', 'V2__app_auth_accounts', 'V3__app_auth_audit']);
  expect(configurationOf(again)).toMatch(/baseline-version: 3\n/u);
  expect(configurationOf(again)).toMatch(/table: app_schema_history\n/u);
  expect(again.files.find(({ path }) => path === 'REPORT.md')?.content.toString()).toContain('app_auth_refresh_token');
});

test('a project that is not guarded leaves the accounts of one that is alone, and what refers to them is said', () => {
  const owned = 'ALTER TABLE shelf ADD COLUMN owner varchar(36) REFERENCES auth_account (id);';
  const view = 'CREATE VIEW people AS SELECT email FROM auth_account;';
  const open = generated(`${dumpOf(generated(FIRST, true))} ${owned} ${view}`, false);
  expect(pathsOf(open)).toEqual(['/api/v1/shelves', '/api/v1/flyway-schema-histories']);
  const report = open.files.find(({ path }) => path === 'REPORT.md')?.content.toString();
  expect(report).toContain('shelf.owner refers to auth_account');
  expect(report).toContain('The view people');
});
