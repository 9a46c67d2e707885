import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { figuresOf, regressions } from './figures.ts';
import * as readBackFigures from './read-back/figures.ts';
import type { ReadBack } from './read-back/read-back.ts';
import type { RoundTrip } from './round-trip.ts';
import { withoutRefused } from './servers/refusal.ts';
import { splitScript } from './servers/split-script.ts';

const GOOD: RoundTrip = { loaded: true, tables: 4, identical: 4, differences: [], refusals: [] };
const REFUSAL = { statement: 'create table t ()', reason: 'no' };

describe('figures of round trips', () => {
  const recorded = figuresOf([GOOD]);

  test('more files of the same quality are no regression', () => {
    expect(regressions(recorded, figuresOf([GOOD, GOOD]))).toEqual([]);
  });

  test('a table that differs, a file that does not load, a refused statement is one', () => {
    expect(regressions(recorded, figuresOf([{ ...GOOD, identical: 3 }]))).toHaveLength(1);
    expect(regressions(recorded, figuresOf([{ ...GOOD, loaded: false }]))).toHaveLength(1);
    expect(regressions(recorded, figuresOf([{ ...GOOD, refusals: [REFUSAL] }]))).toHaveLength(1);
  });

  test('a text that is written otherwise, or a lost structure without a warning, is one', () => {
    const same: ReadBack = { rewritten: [], structure: [], warned: false };
    const before = readBackFigures.figuresOf([same]);
    const after = (change: Partial<ReadBack>) => readBackFigures.figuresOf([{ ...same, ...change }]);
    expect(readBackFigures.regressions(before, after({}))).toEqual([]);
    expect(readBackFigures.regressions(before, after({ rewritten: ['- a'] }))).toHaveLength(1);
    expect(readBackFigures.regressions(before, after({ structure: ['- a'] }))).toHaveLength(1);
  });
});

describe('splitScript', () => {
  test('divides by semicolons, but not in strings, names, comments and bodies', () => {
    const script = `select ';', E'\\';', ";" -- ;
      /* ; /* ; */ ; */; do $x$ begin; end $x$; select $$;$$;`;
    expect(splitScript(script).map((statement) => statement.slice(0, 6))).toEqual(['select', 'do $x$', 'select']);
  });
});

describe('withoutRefused', () => {
  test('leaves out what was refused, the foreign keys to it and the views over it', () => {
    const sql = `create table a (id int primary key); create table b (a int references a, c int references c);
      create table c (id int primary key); create view v as select * from public.c; create view w as select * from b`;
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    const left = withoutRefused(schema, [
      { statement: '-- new\nCREATE TABLE IF NOT EXISTS public."c" (id int)', reason: 'no' },
    ]);
    expect(left.tables.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(left.foreignKeys.map(({ refTable }) => refTable)).toEqual(['a']);
    expect(left.views.map(({ name }) => name)).toEqual(['w']);
  });
});
