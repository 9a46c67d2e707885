import type { IdentityClause } from '../ast/table-element.ts';
import type { Cursor } from './cursor.ts';

type Range = { start?: string; increment?: string };

/** `IDENTITY`, `IDENTITY(1,1)` of SQL Server; the cursor stands on IDENTITY. */
export function takeIdentityProperty(cursor: Cursor): IdentityClause {
  cursor.at += 1;
  const range: Range = {};
  if (cursor.isSymbol('(')) {
    const inner = cursor.part(cursor.at + 1, cursor.closing());
    const start = inner.takeNumber();
    const increment = inner.takeSymbol(',') ? inner.takeNumber() : undefined;
    if (start !== undefined) range.start = start;
    if (increment !== undefined) range.increment = increment;
    cursor.skipUnit();
  }
  cursor.take('not', 'for', 'replication');
  return { kind: 'auto-increment', ...range };
}

/** `GENERATED ALWAYS | BY DEFAULT [ON NULL] AS IDENTITY (options)`; the cursor stands behind AS IDENTITY. */
export function takeIdentityOptions(cursor: Cursor, kind: 'always' | 'by-default'): IdentityClause {
  if (!cursor.isSymbol('(')) return { kind };
  const inner = cursor.part(cursor.at + 1, cursor.closing());
  const range = takeSequenceRange(inner);
  cursor.skipUnit();
  return { kind, ...range };
}

/** START and INCREMENT among the options of a sequence, up to the cursor's end. */
export function takeSequenceRange(cursor: Cursor): Range {
  const range: Range = {};
  while (!cursor.done) {
    if (cursor.take('start') || cursor.take('increment')) {
      const which = cursor.tokens.isWord(cursor.at - 1, 'start') ? 'start' : 'increment';
      if (!cursor.take('with')) cursor.take('by');
      cursor.takeSymbol('=');
      const value = cursor.takeNumber();
      if (value !== undefined) range[which] = value;
    } else if (cursor.isWord('owned')) {
      return range;
    } else {
      cursor.at += 1;
    }
  }
  return range;
}
