import { describe, expect, it } from 'vitest';
import { readRows } from './rows/read-rows.ts';
import { readSchema } from './read-schema.ts';
import type { NamedSource } from './reading.ts';

function sourcesOf(files: Readonly<Record<string, string>>): readonly NamedSource[] {
  return Object.entries(files).map(([name, content]) => ({ name, content: new TextEncoder().encode(content) }));
}

/** The columns of table `t` and the codes of all findings, each with its place. */
function read(files: Readonly<Record<string, string>>) {
  const { value, diagnostics } = readSchema(sourcesOf(files));
  return {
    columns: value.schema.tables.find(({ name }) => name.toLowerCase() === 't')?.columns.map(({ name }) => name),
    tables: value.schema.tables.length,
    files: value.schema.files,
    said: diagnostics
      .filter(({ code }) => code !== 'dialect-guessed')
      .map(({ code, file, line }) => `${code} ${file ?? ''}:${line}`),
  };
}

const CREATE = 'CREATE TABLE t (a int, b int, c int);\n';

/** Read by name, the table would be changed before it is there. */
const CLIENTS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['psql, from its folder', { 'a.sql': '\\i z/t.sql\nALTER TABLE t DROP COLUMN b;', 'z/t.sql': CREATE }],
  ['psql, from the file', { 'b/a.sql': '\\ir ../z/t.sql\nALTER TABLE t DROP COLUMN b;', 'z/t.sql': CREATE }],
  ['psql, from elsewhere', { 'a.sql': "\\i '/docker/z/t.sql'\nALTER TABLE t DROP COLUMN b;", 'z/t.sql': CREATE }],
  [
    'psql, by its long name',
    { 'b/a.sql': '\\include_relative t.sql\nALTER TABLE t DROP COLUMN b;', 'b/t.sql': CREATE },
  ],
  ['mysql', { 'a.sql': 'source ./z/t.sql;\nALTER TABLE t DROP COLUMN b;', 'z/t.sql': CREATE }],
  ['SQL*Plus', { 'a.sql': '@z/t\nALTER TABLE t DROP COLUMN b;', 'z/t.sql': CREATE }],
  ['SQL*Plus, from the file', { 'b/a.sql': '@@t.sql\nALTER TABLE t DROP COLUMN b;', 'b/t.sql': CREATE }],
  ['SQL*Plus, as a word', { 'a.sql': 'START z/t.sql\nALTER TABLE t DROP COLUMN b;', 'z/t.sql': CREATE }],
  ['sqlcmd', { 'a.sql': ':r $(root)\\z\\t.sql\nGO\nALTER TABLE t DROP COLUMN b;\nGO\n', 'z/t.sql': CREATE }],
  ['the shell of SQLite', { 'a.sql': '.read z/t.sql\nALTER TABLE t DROP COLUMN b;', 'z/t.sql': CREATE }],
];

describe('files that others read', () => {
  it.each(CLIENTS)('are read at their place by %s', (_, files) => {
    const { columns, said } = read(files);
    expect(columns?.join('').toLowerCase()).toBe('ac');
    expect(said).toEqual([]);
  });

  it('are read once, and the others in their order', () => {
    const { tables, files, said } = read({
      '1_a.sql': 'CREATE TABLE one (i int);\n\\i shared.sql\nALTER TABLE t DROP COLUMN a;',
      '2_b.sql': '\\i shared.sql\nALTER TABLE t DROP COLUMN b;',
      'shared.sql': CREATE,
    });
    expect(tables).toBe(2);
    expect(files).toEqual(['1_a.sql', 'shared.sql', '2_b.sql']);
    expect(said).toEqual(['file-read-before 2_b.sql:1']);
  });

  it('keep the session: what one sets holds in the next', () => {
    const { value } = readSchema(
      sourcesOf({
        'main.sql': '\\i settings.sql\nCREATE TABLE t (i int);\n\\i more.sql',
        'more.sql': 'CREATE TABLE u (i int);',
        'settings.sql': 'CREATE SCHEMA app; SET search_path = app;',
      }),
    );
    expect(value.schema.tables.map(({ schema }) => schema)).toEqual(['app', 'app']);
  });

  it('have findings at their own places, and so have those that read them', () => {
    const { said } = read({
      'a.sql': '-- a line\n\\i t.sql\nCREATE TABLE u (i nosuch);',
      't.sql': `${CREATE}CREATE TABLE v (i nosuch);`,
    });
    expect(said).toEqual(['unknown-type a.sql:3', 'unknown-type t.sql:2']);
  });

  it('are no reason to lose one where they read each other', () => {
    expect(read({ 'a.sql': `\\i b.sql\n${CREATE}`, 'b.sql': '\\i a.sql\nCREATE TABLE u (i int);' })).toMatchObject({
      tables: 2,
      said: ['file-read-before b.sql:1'],
    });
  });

  it('may be deeper than anybody writes them', () => {
    const chain = Array.from({ length: 5000 }, (_, at) => [
      `f${at}.sql`,
      `CREATE TABLE t${at} (i int);\n\\i f${at + 1}.sql`,
    ]);
    const { tables } = read(Object.fromEntries(chain) as Record<string, string>);
    expect(tables).toBe(5000);
  }, 60_000);

  it('are those that a tool would not apply, and not those that such a file names', () => {
    const { columns, said } = read({
      'db/V1__a.sql': '@lib/t.sql',
      'db/V2__b.sql': 'ALTER TABLE t DROP COLUMN b;',
      'db/lib/t.sql': CREATE,
      'db/all.sql': '@V2__b.sql\n@V1__a.sql',
    });
    expect(columns?.join('').toLowerCase()).toBe('ac');
    expect(said).toEqual(['migration-tool :0', 'unapplied-file db/all.sql:1']);
  });

  it.each([
    ['a comment', '/*\n\\i t.sql\n*/'],
    ['a literal', "COMMENT ON TABLE u IS '\n\\i t.sql\n';"],
    ['a variable', 'SELECT i,\n@t FROM u;'],
    ['a name that several files have', '\\i /x/v.sql'],
  ])('are not called by %s', (_, text) => {
    const { files } = read({
      'e.sql': `CREATE TABLE u (i int);\n${text}\n`,
      'b/t.sql': CREATE,
      'c/v.sql': 'CREATE TABLE v (i int);',
      'd/v.sql': 'CREATE TABLE w (i int);',
    });
    expect(files).toEqual(['b/t.sql', 'c/v.sql', 'd/v.sql', 'e.sql']);
  });

  it('are named where they are not among the files', () => {
    expect(read({ 'a.sql': '\\i gone.sql\n', 'b.sql': CREATE }).said).toEqual(['file-not-included a.sql:1']);
  });

  it('bring their rows at their place', () => {
    const sources = sourcesOf({
      'a.sql': 'CREATE TABLE other (i int);\n\\i t.sql\nINSERT INTO t VALUES (2, $$b$$);',
      't.sql': "CREATE TABLE t (id int PRIMARY KEY, name text);\nINSERT INTO t VALUES (1, 'a');",
    });
    const { schema } = readSchema(sources).value;
    const { carried } = readRows(sources, schema, () => true, { ofTable: 9, ofAll: 9 });
    expect(carried[0]?.rows).toHaveLength(2);
  });
});
