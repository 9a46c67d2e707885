import type { ColumnDefinition, KeyPart } from '../ast/table-element.ts';
import { TokenKind } from '../lex/token.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { Cursor } from './cursor.ts';
import { takeSwitchedOff } from './column-states.ts';
import {
  passConflict,
  passNumberOfUpdates,
  passEncryption,
  passMask,
  passReferenceSystem,
  passStorageEncryption,
  passUnversioned,
  passUsing,
  reportTimedCheck,
  takeUpdatesToo,
} from './dropped-attributes.ts';
import { takeConstraint, takeConstraintName } from './read-constraint.ts';
import { readExpression, takeValue } from './read-expression.ts';
import { takeIdentityOptions, takeIdentityProperty } from './read-identity.ts';
import { reportPassingOver, takeColumnIndex } from './read-index.ts';
import { takeDeferrable, takeReference } from './read-reference.ts';

/** Reads one clause behind a column's type; false where the words mean something else. */
type AttributeReader = (cursor: Cursor, draft: ColumnDraft) => boolean;

const takeNot: AttributeReader = (cursor, draft) => {
  if (cursor.take('not', 'null')) {
    draft.definition.notNull = true;
    draft.pending = undefined;
    return true;
  }
  return (
    cursor.take('not', 'for', 'replication') ||
    cursor.take('not', 'deferrable') ||
    takeSwitchedOff(cursor, draft) ||
    takeNotVisible(cursor, draft) ||
    cursor.take('not', 'valid')
  );
};

/** CockroachDB's word for a column that `SELECT *` leaves out. */
const takeNotVisible: AttributeReader = (cursor, draft) => {
  if (!cursor.take('not', 'visible')) return false;
  draft.definition.invisible = true;
  return true;
};

const takeNull: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  draft.definition.nullable = true;
  draft.definition.notNull = false;
  return true;
};

const takeDefault: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  if (cursor.take('on', 'null')) {
    draft.definition.defaultOnNull = true;
    if (takeUpdatesToo(cursor)) draft.definition.defaultOnUpdate = true;
  }
  if (draft.pending !== undefined) draft.definition.defaultName = draft.pending;
  draft.pending = undefined;
  draft.definition.default = takeValue(cursor);
  cursor.take('with', 'values');
  return true;
};

/** MySQL takes no shape of another system, https://dev.mysql.com/doc/refman/8.4/en/spatial-type-overview.html */
const takeReferenceSystem: AttributeReader = (cursor, { definition }) => {
  const { type } = definition;
  cursor.at += 1;
  if (type?.dataType.kind === 'spatial' && cursor.kind() === TokenKind.number) {
    const srid = Number(cursor.textBetween(cursor.at, cursor.at + 1));
    definition.type = { ...type, dataType: { ...type.dataType, srid } };
  }
  cursor.skipUnit();
  return true;
};

/** A key of one column; one with columns in parentheses belongs to the table although it stands here. */
const takeColumnKey: AttributeReader = (cursor, draft) => {
  const position = cursor.position();
  const kind = cursor.isWord('unique') ? 'unique' : 'primary-key';
  const from = cursor.at;
  cursor.at += 1;
  let nullsNotDistinct = false;
  while (['key', 'index', 'clustered', 'nonclustered', 'hash'].includes(cursor.word())) cursor.at += 1;
  if (cursor.take('nulls', 'not', 'distinct')) nullsNotDistinct = true;
  cursor.take('nulls', 'distinct');
  if (cursor.isSymbol('(')) {
    cursor.at = from;
    return takeTableConstraint(cursor, draft);
  }
  if (!cursor.take('asc')) cursor.take('desc');
  const parts: readonly KeyPart[] = [{ name: draft.definition.name }];
  const name = draft.pending === undefined ? {} : { name: draft.pending };
  draft.pending = undefined;
  const timed: { deferrable?: 'immediate' | 'deferred' } = {};
  while (takeDeferrable(cursor, timed));
  const constraint =
    kind === 'unique' && nullsNotDistinct ? ({ kind, nullsNotDistinct } as const) : ({ kind } as const);
  draft.definition.constraints.push({ ...position, ...name, ...constraint, parts, ...timed });
  return true;
};

/** MySQL's bare KEY makes a primary key of the column. */
const takeBareKey: AttributeReader = (cursor, draft) => {
  draft.definition.constraints.push({
    ...cursor.position(),
    kind: 'primary-key',
    parts: [{ name: draft.definition.name }],
  });
  cursor.at += 1;
  return true;
};

const takeTableConstraint: AttributeReader = (cursor, draft) => {
  const constraint = takeConstraint(cursor, 'column');
  if (constraint === undefined) return false;
  const name = constraint.name ?? draft.pending;
  draft.pending = undefined;
  draft.definition.constraints.push(name === undefined ? constraint : { ...constraint, name });
  return true;
};

/** SQL Server's INDEX behind a column: with no columns of its own it is about this one. */
const takeIndex: AttributeReader = (cursor, { definition }) => {
  const index = takeColumnIndex(cursor, definition.name);
  if (index === undefined) return false;
  definition.indexes = [...(definition.indexes ?? []), index];
  return true;
};

const takeReferences: AttributeReader = (cursor, draft) => {
  const position = cursor.position();
  const reference = takeReference(cursor);
  if (reference === undefined) return false;
  draft.definition.constraints.push({
    ...position,
    ...(draft.pending === undefined ? {} : { name: draft.pending }),
    kind: 'foreign-key',
    columns: [draft.definition.name],
    reference,
  });
  draft.pending = undefined;
  return true;
};

/** SQL Server's FOREIGN KEY REFERENCES on a column, or a table's foreign key where a comma is missing. */
const takeForeign: AttributeReader = (cursor, draft) => {
  if (!cursor.areWords('foreign', 'key')) return false;
  if (cursor.isWord('references', 2)) {
    cursor.at += 2;
    return takeReferences(cursor, draft);
  }
  return takeTableConstraint(cursor, draft);
};

const takeNamed: AttributeReader = (cursor, draft) => {
  draft.pending = takeConstraintName(cursor);
  return true;
};

const takeCollate: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  cursor.takeSymbol('=');
  let name = cursor.takeName();
  while (name !== undefined && cursor.takeSymbol('.')) name = cursor.takeName() ?? name;
  if (name !== undefined) draft.definition.collation = name.text;
  return true;
};

const takeComment: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  cursor.takeSymbol('=');
  const text = cursor.takeString();
  if (text === undefined) return false;
  draft.definition.comment = text;
  return true;
};

const takeAutoIncrement: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  draft.definition.identity = { kind: 'auto-increment' };
  if (cursor.isSymbol('(')) cursor.skipUnit();
  else if (cursor.takeSymbol('=')) cursor.takeNumber();
  // Snowflake's `START 1 INCREMENT 1`.
  while (cursor.take('start') || cursor.take('increment')) cursor.takeNumber();
  return true;
};

const takeIdentity: AttributeReader = (cursor, draft) => {
  draft.definition.identity = takeIdentityProperty(cursor);
  return true;
};

/** GENERATED ALWAYS AS (expression), GENERATED … AS IDENTITY, GENERATED ALWAYS AS ROW START. */
const takeGenerated: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  const always = !cursor.isWord('by');
  const onNull = !cursor.take('always') && cursor.take('by', 'default') && cursor.take('on', 'null');
  if (onNull) passNumberOfUpdates(cursor, draft.definition.name.text);
  if (!cursor.take('as')) return true;
  if (cursor.take('identity')) {
    const identity = takeIdentityOptions(cursor, always ? 'always' : 'by-default');
    draft.definition.identity = onNull ? { ...identity, onNull } : identity;
    return true;
  }
  if (cursor.isWord('row') || cursor.isWord('transaction_id') || cursor.isWord('sequence_number')) {
    draft.definition.generated = takeRowVersion(cursor);
    return true;
  }
  return takeComputed(cursor, draft);
};

/** ROW START and ROW END; a ledger table's numbers are made the same way. */
function takeRowVersion(cursor: Cursor): NonNullable<ColumnDefinition['generated']> {
  const what = cursor.word();
  cursor.at += 1;
  const edge = cursor.take('start') ? 'start' : 'end';
  if (edge === 'end') cursor.take('end');
  return { expression: `${what} ${edge}`, stored: true, ...(what === 'row' ? { rowTime: edge } : {}) };
}

const takeAs: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  return takeComputed(cursor, draft);
};

/** A computed expression in parentheses, or SQL Server's without, and whether it is stored. */
function takeComputed(cursor: Cursor, draft: ColumnDraft): boolean {
  const from = cursor.at;
  if (cursor.isSymbol('(') && !continues(cursor)) {
    const close = cursor.closing();
    draft.definition.generated = computedBetween(cursor, from + 1, close, draft);
    cursor.at = Math.min(cursor.end, close + 1);
    return true;
  }
  while (
    !cursor.done &&
    !cursor.isSymbol(',') &&
    !['persisted', 'not', 'constraint', 'primary', 'unique'].includes(cursor.word())
  ) {
    cursor.skipUnit();
  }
  draft.definition.generated = computedBetween(cursor, from, cursor.at, draft);
  return cursor.at > from;
}

/** An expression, and what is understood of it where it alone says the type of its column. */
function computedBetween(
  cursor: Cursor,
  from: number,
  to: number,
  { definition }: ColumnDraft,
): NonNullable<ColumnDefinition['generated']> {
  const said = { expression: cursor.textBetween(from, to), stored: false };
  return definition.type === undefined ? { ...said, tree: readExpression(cursor.part(from, to)).tree } : said;
}

/** `(a) + (b)`: the parentheses do not hold the whole expression. */
function continues(cursor: Cursor): boolean {
  const next = cursor.closing() + 1;
  return next < cursor.end && cursor.tokens.kind(next) === TokenKind.symbol && !cursor.tokens.isSymbol(next, ',');
}

const takeStored: AttributeReader = (cursor, draft) => {
  const stored = !cursor.isWord('virtual');
  cursor.at += 1;
  const { generated } = draft.definition;
  if (generated !== undefined) draft.definition.generated = { ...generated, stored };
  return true;
};

/** ON UPDATE CURRENT_TIMESTAMP, ON CONFLICT …, or the file group a key stands on. */
const takeOn: AttributeReader = (cursor, draft) => {
  if (cursor.take('on', 'update')) {
    draft.definition.onUpdateNow = true;
    cursor.at += 1;
    if (cursor.isSymbol('(')) cursor.skipUnit();
    return true;
  }
  if (!passConflict(cursor)) cursor.at += 2;
  return true;
};

const takeInvisible: AttributeReader = (cursor, draft) => {
  cursor.at += 1;
  draft.definition.invisible = true;
  return true;
};

const takePlace: AttributeReader = (cursor, draft) => {
  if (cursor.take('first')) {
    draft.place = { first: true };
    return true;
  }
  cursor.at += 1;
  const after = cursor.takeName();
  if (after !== undefined) draft.place = { after };
  return after !== undefined;
};

const takeState: AttributeReader = (cursor, { definition }) => {
  const from = cursor.at;
  const isTaken = takeDeferrable(cursor, {});
  const isOfCheck = definition.constraints.at(-1)?.kind === 'check';
  if (isTaken && isOfCheck && !cursor.isWord('initially') && !cursor.isWord('disable'))
    reportTimedCheck(cursor, from, cursor.at);
  return isTaken;
};

const passNo: AttributeReader = (cursor, { definition }) => {
  const { constraints } = definition;
  const last = constraints.at(-1);
  if (cursor.areWords('no', 'inherit')) {
    if (cursor.tokens.isWord(cursor.at - 1, 'null')) definition.notNullOfOwn = true;
    else if (last?.kind === 'check') constraints.splice(-1, 1, { ...last, ownOnly: true });
  }
  cursor.at += 2;
  return true;
};

/** Passes the word, and one more unit for each further count: storage and states that carry nothing into a schema. */
const pass =
  (units: number): AttributeReader =>
  (cursor) => {
    for (let unit = 0; unit < units; unit += 1) cursor.skipUnit();
    return true;
  };

const passWithGroup: AttributeReader = (cursor) => {
  reportPassingOver(cursor);
  cursor.at += 1;
  if (cursor.isSymbol('(')) cursor.skipUnit();
  return true;
};

const passCharset: AttributeReader = (cursor) => {
  cursor.at += cursor.isWord('charset') ? 1 : 2;
  cursor.takeSymbol('=');
  cursor.at += 1;
  return true;
};

export const ATTRIBUTES: ReadonlyMap<string, AttributeReader> = new Map<string, AttributeReader>([
  ['not', takeNot],
  ['null', takeNull],
  ['default', takeDefault],
  ['primary', takeColumnKey],
  ['unique', takeColumnKey],
  ['key', takeBareKey],
  ['check', takeTableConstraint],
  ['index', takeIndex],
  ['exclude', takeTableConstraint],
  ['references', takeReferences],
  ['foreign', takeForeign],
  ['constraint', takeNamed],
  ['collate', takeCollate],
  ['character', passCharset],
  ['charset', passCharset],
  ['comment', takeComment],
  ['auto_increment', takeAutoIncrement],
  ['autoincrement', takeAutoIncrement],
  ['auto_random', takeAutoIncrement],
  ['noorder', pass(1)],
  ['identity', takeIdentity],
  ['generated', takeGenerated],
  ['as', takeAs],
  ['virtual', takeStored],
  ['stored', takeStored],
  ['persisted', takeStored],
  ['persistent', takeStored],
  ['on', takeOn],
  ['invisible', takeInvisible],
  ['hidden', takeInvisible],
  ['visible', pass(1)],
  ['first', takePlace],
  ['after', takePlace],
  ['deferrable', takeState],
  ['initially', takeState],
  ['using', passUsing],
  ['with', passWithGroup],
  ['masked', passMask],
  ['sparse', pass(1)],
  ['rowguidcol', pass(1)],
  ['filestream', pass(1)],
  ['enable', pass(1)],
  ['disable', takeSwitchedOff],
  ['validate', pass(1)],
  ['novalidate', pass(1)],
  ['enforced', pass(1)],
  ['rely', pass(1)],
  ['norely', pass(1)],
  ['no', passNo],
  ['storage', pass(2)],
  ['compression', pass(2)],
  ['column_format', pass(2)],
  ['srid', takeReferenceSystem],
  ['ref_system_id', passReferenceSystem],
  ['encode', pass(2)],
  ['encrypt', (cursor, { definition }) => passStorageEncryption(cursor, definition.name.text)],
  ['without', (cursor, { definition }) => passUnversioned(cursor, definition.name.text)],
  ['encrypted', passEncryption],
  ['clustered', pass(1)],
  ['nonclustered', pass(1)],
  ['asc', pass(1)],
  ['desc', pass(1)],
]);
