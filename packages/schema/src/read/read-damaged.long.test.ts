import { describe, expect, it } from 'vitest';
import { DIALECTS } from '@backsmith/sql';
import { STATEMENTS, damaged, evilTexts, nonsense, numbersFrom } from '@backsmith/sql/testing';
import { readSchema } from './read-schema.ts';

// bench/fuzz-reader.ts runs the same with millions of inputs.

describe('nonsense', () => {
  it('is read without a table lost', () => {
    const next = numbersFrom(2);
    for (let count = 0; count < 3000; count += 1) {
      const text = nonsense(next, 40);
      const dialect = DIALECTS[count % DIALECTS.length] ?? 'postgresql';
      expect(readSchema(text, { dialect }).value.tally.lost, JSON.stringify([dialect, text])).toBe(0);
    }
  });
});

describe('damaged statements', () => {
  it('leave the tables before them alone, and lose none in silence', () => {
    const next = numbersFrom(3);
    for (let count = 0; count < 3000; count += 1) {
      const [dialect, statement] = STATEMENTS[count % STATEMENTS.length] ?? ['postgresql', ''];
      const text = `CREATE TABLE before_it (id int);\n${damaged(statement, next)}`;
      const { schema, tally } = readSchema(text, { dialect }).value;
      const found = schema.tables.some(({ name }) => name === 'before_it');
      expect([found, tally.lost], JSON.stringify([dialect, text])).toEqual([true, 0]);
    }
  }, 30_000);
});

describe('evil texts', () => {
  it.each(evilTexts(20_000))('%s', (_, text) => {
    for (const dialect of DIALECTS) {
      expect(readSchema(`CREATE TABLE before_it (id int);\n${text}`, { dialect }).value).toMatchObject({
        tally: { lost: 0 },
        schema: { tables: expect.arrayContaining([expect.objectContaining({ name: 'before_it' })]) as unknown },
      });
    }
  });
});
