import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { migrationsAmong } from './previous.ts';
import { GENERATOR, readRecord, RECORD_PATH, recordedSource, recordVersion } from './record.ts';

const OPTIONS = {
  projectName: 'shop',
  packageName: 'com.acme.shop',
  architecture: 'monolithic',
  features: { swagger: false, exceptionHandler: true, security: false },
  javaVersion: 17,
  layout: 'layer',
} as const;
const bytes = (sql: string): Uint8Array => new TextEncoder().encode(sql);
const SQL =
  "CREATE TABLE customer (id serial PRIMARY KEY, mail varchar(50));\nINSERT INTO customer VALUES (1, 'secret');\n";

describe('the record of a project', () => {
  test('is a file of it, without rows, and says what it can be generated from again', () => {
    const { value } = generate(bytes(SQL), OPTIONS, undefined, { dialect: 'postgresql' });
    const file = value?.files.find(({ path }) => path === RECORD_PATH);
    expect(String(file?.content)).not.toContain('secret');
    const record = readRecord(String(file?.content));
    expect(record).toEqual(value?.record);
    const [version] = record?.versions ?? [];
    if (version === undefined || record === undefined) throw new Error('no version');
    const again = generate(recordedSource(version), record.options, undefined, { dialect: version.dialect }).value;
    const code = (files: typeof again) => files?.files.filter(({ path }) => path.startsWith('src/'));
    expect(code(again)).toEqual(code(value));
  });

  test('keeps one empty line of a dump with a statement per row, and every line break of the texts that stay', () => {
    const rows = Array.from({ length: 500 }, (_, at) => `INSERT INTO customer\r\nVALUES (${at}, 'mail');\r\n`).join('');
    const kept = "COMMENT ON TABLE customer IS 'one\n\n\ntwo';\n\n\nCREATE TABLE visit (id int PRIMARY KEY);\n";
    const { lines } = recordVersion(bytes(SQL + rows + kept), 'postgresql').sources[0] ?? {};
    expect(lines?.join('\n')).toBe(`${SQL.split('\n')[0]}\n\n${kept}`);
  });

  test('keeps what decides the order of the files as it is', () => {
    const plan = '%syntax-version=1.0.0\n\n\nb 2024-01-01T00:00:00Z A <a@b.c>\ninsert into 2024-01-01T00:00:00Z';
    const files = [
      { name: 'sqitch.plan', content: plan },
      { name: 'deploy/b.sql', content: '-- Deploy b\nCREATE TABLE b (id int PRIMARY KEY);' },
    ];
    const [kept] = recordVersion(files, 'postgresql').sources;
    expect(kept).toEqual({ name: 'sqitch.plan', lines: plan.split('\n') });
  });

  test('names the version of the packages', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(GENERATOR).toBe(manifest.version);
  });

  test.each(['', 'null', '{}', '[]', '{"format":2,"options":{},"versions":[1]}', 'not JSON'])('%j is none', (text) => {
    expect(readRecord(text)).toBeUndefined();
  });
});

describe("the record that a project's Flyway keeps", () => {
  const TEAM = [
    { name: 'V1__piers.sql', content: bytes('CREATE TABLE pier (id serial PRIMARY KEY);') },
    { name: 'V2__boats.sql', content: bytes('CREATE TABLE boat (id serial PRIMARY KEY);') },
  ];
  const settings = { dialect: 'postgresql' } as const;
  const made = (
    source: Parameters<typeof generate>[0],
    previous?: NonNullable<ReturnType<typeof generate>['value']>,
  ) => {
    const continued = previous && {
      record: previous.record,
      migrations: migrationsAmong(previous.files),
      taken: migrationsAmong(previous.files).map(({ path }) => path),
    };
    const { value } = generate(source, OPTIONS, undefined, { ...settings, ...(continued && { previous: continued }) });
    if (value === undefined) throw new Error('nothing was generated');
    const text = (path: string) => String(value.files.find((file) => file.path === path)?.content);
    const isOwn = text('src/main/resources/application.yaml').includes('table: app_schema_history');
    return { value, isOwn, isTold: text('README.md').includes('`app_schema_history`') };
  };

  test("stands beside that of the team's migrations, and stays there", () => {
    const first = made(TEAM);
    expect(first).toMatchObject({ isOwn: true, isTold: true });
    const more = { name: 'V3__sails.sql', content: bytes('CREATE TABLE sail (id serial PRIMARY KEY);') };
    expect(made([...TEAM, more], first.value)).toMatchObject({ isOwn: true });
    expect(made(bytes('CREATE TABLE pier (id serial PRIMARY KEY);'), first.value)).toMatchObject({ isOwn: true });
  });

  test('stays where it was when a later version is read from a folder of migrations', () => {
    const first = made(bytes('CREATE TABLE pier (id serial PRIMARY KEY);'));
    expect(first).toMatchObject({ isOwn: false, isTold: false });
    expect(made(TEAM, first.value)).toMatchObject({ isOwn: false });
  });
});

describe('a later version', () => {
  const first = generate(bytes(SQL), OPTIONS, undefined, { dialect: 'postgresql' }).value;
  const migrations = (first?.files ?? []).flatMap(({ path, content }) => {
    const own = path.split('db/migration/')[1];
    return own === undefined ? [] : [{ path: own, sql: String(content) }];
  });
  const later = (sql: string, renames = {}) => {
    if (first === undefined) throw new Error('nothing was generated');
    const previous = { record: first.record, migrations, taken: ['postgresql/V4__mine.sql'], renames };
    return generate(bytes(sql), OPTIONS, undefined, { dialect: 'postgresql', previous });
  };

  test('keeps the first migration and adds one behind all numbers', () => {
    const { value } = later('CREATE TABLE customer (id serial PRIMARY KEY, email varchar(50));', {
      'customer.mail': 'email',
    });
    const contents = new Map(value?.files.map(({ path, content }) => [path, String(content)]));
    for (const { path, sql } of migrations) expect(contents.get(`src/main/resources/db/migration/${path}`)).toBe(sql);
    expect(contents.get('src/main/resources/db/migration/postgresql/V5__change_customer.sql')).toBe(
      'ALTER TABLE customer RENAME COLUMN mail TO email;\n',
    );
  });

  test('an entity follows the type that stays in the database', () => {
    const { value, diagnostics } = later('CREATE TABLE customer (id serial PRIMARY KEY, mail integer);');
    expect(diagnostics.map(({ code }) => code)).toContain('migration-type-kept');
    const entity = value?.files.find(({ path }) => path.endsWith('/Customer.java'));
    expect(String(entity?.content)).toContain('private String mail;');
  });

  test('asks for a rename that looks like one, and refuses one that is none', () => {
    const { value, diagnostics } = later('CREATE TABLE customer (id serial PRIMARY KEY, email varchar(50));');
    expect(value).toBeDefined();
    expect(diagnostics.map(({ hint }) => hint ?? '').join()).toContain('--renames customer.mail=email');
    const wrong = later('CREATE TABLE customer (id serial PRIMARY KEY, email varchar(50));', {
      'customer.mial': 'email',
    });
    expect(wrong.value).toBeUndefined();
    expect(wrong.diagnostics.map(({ code }) => code)).toContain('rename-unknown');
  });
});
