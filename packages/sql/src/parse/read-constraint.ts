import type { Constraint, ConstraintBody, KeyPart } from '../ast/table-element.ts';
import type { Name } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import type { Cursor } from './cursor.ts';
import { readExpression, takeValue } from './read-expression.ts';
import { takeExclusionIndex } from './read-exclusion.ts';
import { takeKeyParts } from './read-key-parts.ts';
import { takeNameList } from './names.ts';
import { beginsColumn, reportMissingComma } from './missing-comma.ts';
import { takeDeferrable, takeReference } from './read-reference.ts';
import { passConflict, reportTimedCheck } from './dropped-attributes.ts';
import { reportPassingOver } from './read-index.ts';
import { beginsClause, passUnread, reportUnread, takeClause } from './unread-words.ts';

const KINDS = wordSet('primary unique foreign check exclude not null default references');

/** Passes `CONSTRAINT name`; a constraint without a name may still say CONSTRAINT. */
export function takeConstraintName(cursor: Cursor): Name | undefined {
  if (!cursor.take('constraint')) return undefined;
  if (cursor.take('if', 'not', 'exists')) return cursor.takeName();
  const unnamed = KINDS.has(cursor.word()) && !isNameBeforeKind(cursor);
  return unnamed ? undefined : takeDotted(cursor);
}

/** A constraint called `check` or `unique`: another kind follows. */
function isNameBeforeKind(cursor: Cursor): boolean {
  const next = cursor.word(1);
  return (
    KINDS.has(next) && !(cursor.isWord('not') && next === 'null') && !(cursor.isWord('unique') && next === 'references')
  );
}

function takeDotted(cursor: Cursor): Name | undefined {
  let name = cursor.takeName();
  while (name !== undefined && cursor.takeSymbol('.')) name = cursor.takeName() ?? name;
  return name;
}

/** Whether a constraint of a table begins here, not a column that has a keyword for its name. */
export function beginsConstraint(cursor: Cursor): boolean {
  switch (cursor.word()) {
    case 'constraint':
      return true;
    case 'primary':
    case 'foreign':
      return cursor.isWord('key', 1);
    case 'unique':
      return cursor.isSymbol('(', 1) || UNIQUE_NEXT.has(cursor.word(1)) || cursor.isSymbol('(', 2);
    case 'check':
      return cursor.isSymbol('(', 1);
    case 'exclude':
      return cursor.isSymbol('(', 1) || cursor.isWord('using', 1);
    // PostgreSQL 18 has NOT NULL among the elements of a table, perhaps without a name.
    case 'not':
      return cursor.isWord('null', 1);
    default:
      return false;
  }
}

const UNIQUE_NEXT = wordSet('key index clustered nonclustered using nulls hash');

/** Passes one constraint of a table with everything that belongs to it; nothing where it cannot be read. */
export function takeConstraint(cursor: Cursor, place: Place = 'table'): Constraint | undefined {
  const position = cursor.position();
  const stated = takeConstraintName(cursor);
  const body = takeBody(cursor, place);
  if (body === undefined) return undefined;
  // MySQL calls the index of a unique key, and the key by it, as its own name says.
  const name = body.constraint.kind === 'unique' ? (body.named ?? stated) : (stated ?? body.named);
  return {
    ...position,
    ...(name === undefined ? {} : { name }),
    ...(body.unenforced === true ? { unenforced: true as const } : {}),
    ...body.constraint,
  };
}

type Body = {
  readonly constraint: ConstraintBody;
  /** MySQL names a key behind its kind: `UNIQUE KEY name (…)`. */
  readonly named?: Name | undefined;
  readonly unenforced?: true | undefined;
};

/** Behind a table's constraint everything up to the next comma is its tail; behind a column's the column goes on. */
type Place = 'table' | 'column';

function takeBody(cursor: Cursor, place: Place): Body | undefined {
  switch (cursor.word()) {
    case 'primary':
      cursor.at += cursor.isWord('key', 1) ? 2 : 1;
      return takeKey(cursor, 'primary-key', place);
    case 'unique':
      cursor.at += 1;
      return takeKey(cursor, 'unique', place);
    case 'foreign':
      return takeForeignKey(cursor, place);
    case 'check':
      return takeCheck(cursor, place);
    case 'exclude':
      return takeExclude(cursor, place);
    case 'default':
      return takeDefaultFor(cursor);
    case 'not':
      return takeNotNull(cursor, place);
    default:
      return undefined;
  }
}

const KEY_WORDS = wordSet('key index clustered nonclustered hash not nulls distinct');

function takeKey(cursor: Cursor, kind: 'primary-key' | 'unique', place: Place): Body {
  let nullsNotDistinct = false;
  while (KEY_WORDS.has(cursor.word()) || cursor.areWords('if', 'not', 'exists')) {
    if (cursor.areWords('nulls', 'not', 'distinct')) nullsNotDistinct = true;
    cursor.at += cursor.isWord('if') ? 3 : 1;
  }
  if (cursor.take('using') && !cursor.isWord('index')) cursor.at += 1;
  else if (cursor.tokens.isWord(cursor.at - 1, 'using')) cursor.at -= 1;
  const named = cursor.isSymbol('(') || cursor.isWord('using') ? undefined : cursor.takeName();
  if (named !== undefined && cursor.isWord('using') && !cursor.isWord('index', 1)) cursor.at += 2;
  const from = cursor.at;
  const parts = takeKeyParts(cursor);
  if (parts.some((part) => isOddPart(part, kind))) reportUnread(cursor, from, cursor.at);
  const tail = takeTail(cursor, place);
  if (nullsNotDistinct) tail.nullsNotDistinct = true;
  return { constraint: keyConstraint(kind, parts, tail), named, unenforced: tail.unenforced };
}

/** `(a b)`: a comma is missing between two columns, as no key has what an index may have there. */
function isOddPart(part: KeyPart, kind: 'primary-key' | 'unique'): boolean {
  return part.operatorClass !== undefined || (kind === 'primary-key' && part.name === undefined);
}

type Key<K extends 'primary-key' | 'unique'> = {
  -readonly [Part in keyof (ConstraintBody & { kind: K })]: (ConstraintBody & { kind: K })[Part];
};

function keyConstraint(kind: 'primary-key' | 'unique', parts: readonly KeyPart[], tail: Tail): ConstraintBody {
  const common: Omit<Key<'primary-key'>, 'kind'> = { parts };
  if (tail.index !== undefined) common.index = tail.index;
  if (tail.include !== undefined) common.include = tail.include;
  if (tail.deferrable !== undefined) common.deferrable = tail.deferrable;
  if (kind === 'primary-key') return { kind, ...common };
  const key: Key<'unique'> = { kind, ...common };
  if (tail.nullsNotDistinct) key.nullsNotDistinct = true;
  return key;
}

function takeForeignKey(cursor: Cursor, place: Place): Body | undefined {
  cursor.at += 2;
  cursor.take('if', 'not', 'exists');
  const named = cursor.isSymbol('(') || cursor.isWord('references') ? undefined : cursor.takeName();
  const from = cursor.at;
  const columns = takeNameList(cursor);
  const ofPeriod = cursor.at - from > 2 * columns.length + 1 && cursor.tokens.isWord(cursor.at - 3, 'period');
  if (!cursor.isWord('references')) return undefined;
  const reference = takeReference(cursor);
  const { unenforced } = takeTail(cursor, place);
  if (reference === undefined) return undefined;
  return {
    constraint: { kind: 'foreign-key', columns, reference, ...(ofPeriod ? { ofPeriod } : {}) },
    named,
    unenforced,
  };
}

/** Passes CHECK and its condition; the cursor stands on CHECK. */
function takeCheck(cursor: Cursor, place: Place): Body | undefined {
  cursor.at += 1;
  cursor.take('not', 'for', 'replication');
  if (!cursor.isSymbol('(')) return undefined;
  const close = cursor.closing();
  const expression = readExpression(cursor.part(cursor.at + 1, close));
  cursor.at = Math.min(cursor.end, close + 1);
  const from = cursor.at;
  const { unenforced, ownOnly, deferrable } = takeTail(cursor, place);
  if (deferrable !== undefined && unenforced !== true) reportTimedCheck(cursor, from, cursor.at);
  return { constraint: { kind: 'check', expression, ...(ownOnly && { ownOnly }) }, unenforced };
}

/** Passes EXCLUDE with its index; what cannot be read to the end is kept as text alone. */
function takeExclude(cursor: Cursor, place: Place): Body {
  const from = cursor.at;
  const index = takeExclusionIndex(cursor);
  const { deferrable, unenforced } = index === undefined ? passToComma(cursor) : takeTail(cursor, place);
  const text = cursor.textBetween(from, cursor.at);
  if (index === undefined) return { constraint: { kind: 'exclude', text }, unenforced };
  const stated = { ...index, ...(deferrable === undefined ? {} : { deferrable }) };
  return { constraint: { kind: 'exclude', text, index: stated }, unenforced };
}

function passToComma(cursor: Cursor): Tail {
  cursor.skipUntil(',');
  return {};
}

/** SQL Server: `DEFAULT value FOR column`. */
function takeDefaultFor(cursor: Cursor): Body | undefined {
  cursor.at += 1;
  const value = takeValue(cursor);
  if (!cursor.take('for')) return undefined;
  const columnName = cursor.takeName();
  cursor.take('with', 'values');
  return columnName === undefined ? undefined : { constraint: { kind: 'default', columnName, value } };
}

function takeNotNull(cursor: Cursor, place: Place): Body | undefined {
  const from = cursor.at;
  const columnName = cursor.take('not', 'null') ? cursor.takeName() : undefined;
  if (columnName === undefined) cursor.at = from;
  const { ownOnly } = takeTail(cursor, place);
  return columnName === undefined
    ? undefined
    : { constraint: { kind: 'not-null', columnName, ...(ownOnly && { ownOnly }) } };
}

type Tail = {
  deferrable?: 'immediate' | 'deferred';
  nullsNotDistinct?: true;
  index?: Name;
  unenforced?: true;
  ownOnly?: true;
  include?: readonly Name[];
};

/** Words that begin the next part where a comma is missing. */
const NEXT = wordSet('constraint primary foreign unique check add drop modify');

/** Passes storage, states and other options behind a constraint; keeps what a schema needs of them. */
function takeTail(cursor: Cursor, place: Place): Tail {
  const tail: Tail = {};
  if (place === 'column') return tail;
  while (!cursor.done && !cursor.isSymbol(',') && !NEXT.has(cursor.word())) {
    reportPassingOver(cursor);
    if (takeState(cursor, tail) || passConflict(cursor) || takeClause(cursor, cursor.rules.clauses.constraint))
      continue;
    if (beginsColumn(cursor)) {
      reportMissingComma(cursor);
      break;
    }
    passUnread(cursor, () => isTailWord(cursor) || beginsColumn(cursor));
  }
  return tail;
}

/** Passes what any database may say behind a constraint and a schema needs. */
function takeState(cursor: Cursor, tail: Tail): boolean {
  if (takeDeferrable(cursor, tail)) return true;
  if (cursor.take('nulls', 'not', 'distinct')) {
    tail.nullsNotDistinct = true;
    return true;
  }
  if (cursor.isWord('include') && cursor.isSymbol('(', 1)) {
    cursor.at += 1;
    tail.include = takeNameList(cursor);
    return true;
  }
  if (cursor.take('disable') || cursor.take('not', 'enforced')) {
    tail.unenforced = true;
    return true;
  }
  if (cursor.take('no', 'inherit')) {
    tail.ownOnly = true;
    return true;
  }
  if (cursor.take('using', 'index')) {
    takeUsingIndex(cursor, tail);
    return true;
  }
  return cursor.take('nulls', 'distinct') || cursor.take('not', 'for', 'replication');
}

function isTailWord(cursor: Cursor): boolean {
  const { constraint } = cursor.rules.clauses;
  return NEXT.has(cursor.word()) || TAIL_WORDS.has(cursor.word()) || beginsClause(cursor, constraint);
}

const TAIL_WORDS = wordSet('deferrable initially nulls not disable using');

const STORAGE = wordSet(
  'tablespace storage pctfree initrans maxtrans local global nologging logging compute enable disable reverse sort nosort',
);

/** `USING INDEX name` takes the columns of an index that exists; `USING INDEX (CREATE …)` and storage say nothing new. */
function takeUsingIndex(cursor: Cursor, tail: Tail): void {
  if (cursor.isSymbol('(')) cursor.skipUnit();
  if (cursor.done || cursor.isSymbol(',') || STORAGE.has(cursor.word())) return;
  const name = takeDotted(cursor);
  if (name !== undefined) tail.index = name;
}
