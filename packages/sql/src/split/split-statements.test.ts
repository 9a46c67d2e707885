import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../dialect.ts';
import { tokenize } from '../lex/tokenize.ts';
import { nonsense, numbersFrom, tokenFault } from '../testing/index.ts';
import { splitStatements } from './split-statements.ts';

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
  }, 30_000);
});
