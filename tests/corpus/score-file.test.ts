import type { Schema, Table } from '@backsmith/engine';
import { describe, expect, test } from 'vitest';
import { figuresOf, regressions } from './dialect-figures.ts';
import { scoreFile } from './score-file.ts';
import type { Truth } from './truth.ts';

const column = (name: string, notNull = false) =>
  ({
    name,
    type: 'int',
    dataType: { kind: 'integer', bits: 32 },
    notNull,
    identity: false,
    line: 1,
    column: 1,
  }) as const;

const table = (name: string, ...columns: Table['columns']): Table => ({
  name,
  columns,
  primaryKey: ['id'],
  uniques: [],
  checks: [],
  indexes: [],
  line: 1,
  column: 1,
});

const SCHEMA: Schema = {
  dialect: 'postgresql',
  tables: [table('a', column('id', true)), table('b', column('id', true), column('a_id'))],
  foreignKeys: [
    { table: 'b', columns: ['a_id'], refTable: 'a', refColumns: ['id'], onDelete: 'cascade', line: 1, column: 1 },
  ],
  enums: [],
  sequences: [],
  views: [],
};

const TRUTH: Truth = {
  tables: [
    { name: 'A', pk: ['id'], columns: [{ name: 'id', notNull: true }] },
    { name: 'public.b', pk: ['id'], columns: [{ name: 'id', notNull: true }, { name: 'a_id' }] },
    { name: 'a_2024', partition: true, columns: [] },
  ],
  foreignKeys: [{ table: 'b', cols: ['a_id'], ref: 'a', onDelete: 'c' }],
};

describe('scoreFile', () => {
  test('a file read right has nothing to say', () => {
    expect(scoreFile(TRUTH, SCHEMA, [])).toEqual({
      tablesExact: true,
      foreignKeysExact: true,
      tables: 2,
      primaryKeys: 2,
      columns: 2,
      notNulls: 2,
      wrongRules: 0,
      silent: false,
      findings: [],
    });
  });

  test('a lost table is silent unless an error says so', () => {
    const lost = { ...SCHEMA, tables: SCHEMA.tables.slice(1) };
    expect(scoreFile(TRUTH, lost, [])).toMatchObject({ tablesExact: false, silent: true });
    const said = [{ severity: 'error', code: 'x', message: 'x', line: 1, column: 1 }] as const;
    expect(scoreFile(TRUTH, lost, said)).toMatchObject({ tablesExact: false, silent: false });
  });

  test('a wrong column, key, NOT NULL or action is seen', () => {
    const wrong = {
      ...SCHEMA,
      tables: [{ ...table('a', column('id')), primaryKey: [] }, table('b', column('id', true), column('x'))],
      foreignKeys: SCHEMA.foreignKeys.map((key) => ({ ...key, onDelete: 'set null' as const })),
    };
    expect(scoreFile(TRUTH, wrong, [])).toMatchObject({ primaryKeys: 1, columns: 1, notNulls: 0, wrongRules: 1 });
  });
});

describe('regressions', () => {
  const good = figuresOf([{ score: scoreFile(TRUTH, SCHEMA, []), generated: true }]);

  test('more files of the same quality are none', () => {
    const twice = figuresOf(
      Array.from({ length: 2 }, () => ({ score: scoreFile(TRUTH, SCHEMA, []), generated: true })),
    );
    expect(regressions(good, twice)).toEqual([]);
  });

  test('one file that no longer compiles is one', () => {
    expect(regressions(good, { ...good, generated: 0 })).toEqual(['generated: 0 of 1 files, recorded 1 of 1']);
    expect(regressions(good, { ...good, silent: 1 })).toHaveLength(1);
  });
});
