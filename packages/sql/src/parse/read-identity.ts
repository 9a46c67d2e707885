import type { IdentityClause } from '../ast/table-element.ts';
import { clauseTable } from '../dialects/clause-table.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import type { Cursor } from './cursor.ts';
import { beginsClause, passUnread, takeClause } from './unread-words.ts';

type Range = { start?: string; increment?: string };

/** The least and the most it comes to, where it begins if nothing else is said. */
type Limits = { least?: string; most?: string };

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
    const limits: Limits = {};
    while (!cursor.done && takeRangeOption(cursor, open, limits));
    return { kind, ...open };
  }
  const inner = cursor.part(cursor.at + 1, cursor.closing());
  const range = takeSequenceRange(inner, true);
  cursor.skipUnit();
  return { kind, ...range };
}

/** `[SET] START WITH 5`, `[SET] INCREMENT BY 2` of an identity that is there; nothing where none of it is said. */
export function takeSequenceChange(cursor: Cursor): Range | undefined {
  const range: Range = {};
  while (!cursor.done) if (!takeRangeOption(cursor, range, {})) cursor.at += 1;
  return range.start === undefined && range.increment === undefined ? undefined : range;
}

/**
 * START and INCREMENT among the options of a sequence, up to the cursor's end; what nobody knows is said.
 *
 * @param isNew it is made here, and begins with its least value where nothing else is said
 */
export function takeSequenceRange(cursor: Cursor, isNew: boolean): Range {
  const [range, limits]: [Range, Limits] = [{}, {}];
  while (!cursor.done && !cursor.isWord('owned')) {
    if (!takeRangeOption(cursor, range, limits) && !cursor.takeSymbol(',')) {
      passUnread(cursor, () => RANGE_WORDS.has(cursor.word()) || beginsClause(cursor, SEQUENCE_CLAUSES));
    }
  }
  const first = range.increment?.startsWith('-') === true ? limits.most : limits.least;
  const usual = first === limits.most ? '-1' : '1';
  return isNew && range.start === undefined && first !== undefined && first !== usual
    ? { ...range, start: first }
    : range;
}

function takeRangeOption(cursor: Cursor, range: Range, limits: Limits): boolean {
  if (!cursor.take('start') && !cursor.take('increment'))
    return takeLimit(cursor, limits) || takeShortType(cursor) || takeClause(cursor, SEQUENCE_CLAUSES);
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
function takeLimit(cursor: Cursor, limits: Limits): boolean {
  const from = cursor.at;
  const word = cursor.word();
  if (!cursor.take('minvalue') && !cursor.take('maxvalue') && !cursor.take('cycle')) return false;
  cursor.takeSymbol('=');
  const value = word === 'cycle' ? undefined : cursor.takeNumber();
  if (word === 'minvalue' && value !== undefined) limits.least = value;
  if (word === 'maxvalue' && value !== undefined) limits.most = value;
  if (word === 'cycle' || (word === 'maxvalue' && Math.abs(Number(value)) < NO_LIMIT)) {
    reportLimit(cursor, from);
  }
  return true;
}

/** A type that ends where a limit would. */
function takeShortType(cursor: Cursor): boolean {
  const from = cursor.at;
  if (!cursor.isWord('as') || !SHORT_TYPES.has(cursor.word(1))) return false;
  cursor.at += 2;
  cursor.take('unsigned');
  reportLimit(cursor, from);
  return true;
}

const SHORT_TYPES = wordSet('tinyint smallint int2 mediumint');

function reportLimit(cursor: Cursor, from: number): void {
  const message = `The sequence is made without a limit: ${cursor.textBetween(from, cursor.at)} is left out.`;
  cursor.remark({ severity: 'info', code: 'sequence-limit', message }, from, cursor.at);
}
