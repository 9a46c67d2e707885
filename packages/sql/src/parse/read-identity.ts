import type { IdentityClause } from '../ast/table-element.ts';
import { clauseTable } from '../dialects/clause-table.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import type { Cursor } from './cursor.ts';
import { beginsClause, passUnread, takeClause } from './unread-words.ts';

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

/**
 * `GENERATED ALWAYS | BY DEFAULT [ON NULL] AS IDENTITY (options)`, or the same options without parentheses, as Oracle writes
 * out what it has; the cursor stands behind AS IDENTITY.
 */
export function takeIdentityOptions(cursor: Cursor, kind: 'always' | 'by-default'): IdentityClause {
  if (!cursor.isSymbol('(')) {
    const open: Range = {};
    while (!cursor.done && takeRangeOption(cursor, open));
    return { kind, ...open };
  }
  const inner = cursor.part(cursor.at + 1, cursor.closing());
  const range = takeSequenceRange(inner);
  cursor.skipUnit();
  return { kind, ...range };
}

/** START and INCREMENT among the options of a sequence, up to the cursor's end; what nobody knows is said. */
export function takeSequenceRange(cursor: Cursor): Range {
  const range: Range = {};
  while (!cursor.done) {
    if (cursor.isWord('owned')) return range;
    if (!takeRangeOption(cursor, range) && !cursor.takeSymbol(',')) {
      passUnread(cursor, () => RANGE_WORDS.has(cursor.word()) || beginsClause(cursor, SEQUENCE_CLAUSES));
    }
  }
  return range;
}

function takeRangeOption(cursor: Cursor, range: Range): boolean {
  if (!cursor.take('start') && !cursor.take('increment'))
    return takeLimit(cursor) || takeClause(cursor, SEQUENCE_CLAUSES);
  const which = cursor.tokens.isWord(cursor.at - 1, 'start') ? 'start' : 'increment';
  if (!cursor.take('with')) cursor.take('by');
  cursor.takeSymbol('=');
  const value = cursor.takeNumber();
  if (value !== undefined) range[which] = value;
  return true;
}

const RANGE_WORDS = wordSet('start increment owned minvalue maxvalue cycle');

const SEQUENCE_CLAUSES = clauseTable(
  'as * | cache * | no cache | nocache | no cycle | nocycle | no minvalue | nominvalue | no maxvalue | nomaxvalue | order | noorder | no order',
  'restart with * | restart start with * | restart * | restart | keep | nokeep | no keep | scale | noscale | no scale | extend | noextend',
  'global | session | shard | noshard | sharing * | sequence name * | logged | unlogged | owner to * | set schema * | limit value',
  'engine *',
);

/** A counter that numbers as many things as fit into an integer has no limit to speak of. */
const NO_LIMIT = 2_147_483_647;

/** Where a sequence ends or begins anew, which one that is made again does not. */
function takeLimit(cursor: Cursor): boolean {
  const from = cursor.at;
  const word = cursor.word();
  if (!cursor.take('minvalue') && !cursor.take('maxvalue') && !cursor.take('cycle')) return false;
  cursor.takeSymbol('=');
  const value = word === 'cycle' ? undefined : cursor.takeNumber();
  if (word === 'cycle' || (word === 'maxvalue' && Math.abs(Number(value)) < NO_LIMIT)) {
    const message = `The sequence is made without a limit: ${cursor.textBetween(from, cursor.at)} is left out.`;
    cursor.remark({ severity: 'info', code: 'sequence-limit', message }, from, cursor.at);
  }
  return true;
}
