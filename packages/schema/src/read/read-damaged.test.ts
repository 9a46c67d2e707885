import { describe, expect, it } from 'vitest';
import { DIALECTS, splitStatements, tokenize } from '@backsmith/sql';
import { readSchema } from './read-schema.ts';
import { damaged, evilTexts, nonsense, numbersFrom } from './testing/damage.ts';
import { tokenFault } from './testing/token-fault.ts';
import { STATEMENTS } from './testing/statements.ts';

// bench/fuzz-reader.ts runs the same with millions of inputs.

describe('nonsense', () => {
  it('becomes tokens and statements that cover each other', () => {
    const next = numbersFrom(1);
    for (let count = 0; count < 20_000; count += 1) {
      const text = nonsense(next, 24);
      const dialect = DIALECTS[count % DIALECTS.length] ?? 'postgresql';
      const { value } = tokenize(text, dialect);
      expect(tokenFault(text, value, splitStatements(value, dialect)), JSON.stringify([dialect, text])).toBeUndefined();
    }
  });

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
