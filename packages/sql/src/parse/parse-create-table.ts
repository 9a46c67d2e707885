import type { ColumnDefinition, TableElement } from '../ast/table-element.ts';
import type { CreateTable } from '../ast/statement.ts';
import type { QualifiedName } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { takeElements } from './read-elements.ts';
import { readSelect } from './read-select.ts';
import { quietly } from './quietly.ts';
import { takeVersioning } from './versioning.ts';
import { remarkRows } from './table-rows.ts';
import { beginsClause, passUnread, takeClause, takeExtra } from './unread-words.ts';

type Draft = { -readonly [K in keyof CreateTable]: CreateTable[K] };

/** CREATE TABLE from its first modifier; nothing where no name follows. */
export function parseCreateTable(cursor: Cursor, tableAt: number): CreateTable | undefined {
  const modifiers = cursor.part(cursor.at, tableAt);
  const temporary = holds(modifiers, ['temporary', 'temp', 'private']) && !holds(modifiers, ['permanent']);
  const orReplace = holds(modifiers, ['replace']);
  const virtual = holds(modifiers, ['virtual']);
  const unlogged = holds(modifiers, ['unlogged']);
  const offset = cursor.tokens.source.rootOffset(cursor.tokens.start(cursor.at));
  cursor.at = tableAt + 1;
  const ifNotExists = cursor.take('if', 'not', 'exists');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  const hash =
    cursor.rules.traits.hashIsTemporary && name.name.text.startsWith('#') && !name.name.text.startsWith('#__');
  const draft: Draft = {
    kind: 'create-table',
    name,
    offset,
    elements: [],
    ifNotExists,
    orReplace,
    temporary: temporary || hash,
    inherits: [],
    complete: true,
    ...(unlogged ? { unlogged: true } : {}),
  };
  if (virtual) takeModule(cursor, draft);
  else takeBody(cursor, draft);
  return draft;
}

/** A global temporary table of Oracle is a table that lasts; only its rows do not. */
function holds(modifiers: Cursor, words: readonly string[]): boolean {
  for (let at = modifiers.at; at < modifiers.end; at += 1) {
    const word = modifiers.tokens.word(at);
    if (words.includes(word)) return true;
  }
  return false;
}

/** The module of a virtual table and its columns; `content = 'x'` among them is an option. */
function takeModule(cursor: Cursor, draft: Draft): void {
  cursor.take('using');
  draft.module = cursor.takeName()?.text.toLowerCase() ?? '';
  if (!cursor.isSymbol('(')) return;
  draft.elements = takeElements(quietly(cursor)).elements.flatMap((element): readonly TableElement[] => {
    if (element.kind !== 'column') return [element];
    return element.ignored[0]?.startsWith('=') === true ? [] : [untyped(element)];
  });
}

/** What stands behind a column of full-text search is no type: `UNINDEXED`. */
function untyped(column: ColumnDefinition): ColumnDefinition {
  const { type, ...rest } = column;
  return type?.text.toLowerCase() === 'unindexed' ? rest : column;
}

function takeBody(cursor: Cursor, draft: Draft): void {
  if (cursor.take('partition', 'of')) {
    setName(draft, 'partitionOf', takeQualifiedName(cursor));
  } else if (cursor.take('of')) {
    setName(draft, 'ofType', takeQualifiedName(cursor));
  } else if (cursor.take('like')) {
    setName(draft, 'like', takeQualifiedName(cursor));
  }
  // Snowflake says before the columns what it keeps rows together by.
  if (cursor.take('cluster', 'by')) cursor.skipUnit();
  if (cursor.isSymbol('(') && !cursor.isWord('select', 1) && !cursor.isWord('with', 1))
    takeParenthesized(cursor, draft);
  while (!cursor.done) takeOption(cursor, draft);
}

function setName(draft: Draft, field: 'partitionOf' | 'ofType' | 'like', name: QualifiedName | undefined): void {
  if (name !== undefined) draft[field] = name;
}

function takeParenthesized(cursor: Cursor, draft: Draft): void {
  const read = takeElements(cursor);
  draft.elements = read.elements;
  draft.complete = read.complete;
}

/** Passes one option behind the parentheses; keeps what a schema needs of it. */
function takeOption(cursor: Cursor, draft: Draft): void {
  switch (cursor.word()) {
    case 'inherits':
      cursor.at += 1;
      draft.inherits = takeInherits(cursor);
      return;
    case 'as':
    case 'select':
      takeSelect(cursor, draft);
      return;
    case 'comment':
      cursor.at += 1;
      cursor.takeSymbol('=');
      setText(draft, 'comment', cursor.takeString());
      return;
    case 'character':
    case 'charset':
      takeCharset(cursor, draft);
      return;
    case 'collate':
      cursor.at += 1;
      cursor.takeSymbol('=');
      setText(draft, 'collation', cursor.takeName()?.text);
      return;
    case 'partition':
      if (cursor.isWord('by', 1)) draft.partitioned = true;
      else if (draft.partitionOf !== undefined) cursor.at = cursor.end;
      break;
    // SQL Server: ON scheme (column).
    case 'on':
      if (cursor.isSymbol('(', 2)) draft.partitioned = true;
      break;
    case 'with':
      setVersioning(cursor, draft);
      break;
    default:
      if (isSelect(cursor)) {
        takeSelect(cursor, draft);
        return;
      }
  }
  if (
    cursor.takeSymbol(',') ||
    takeStrict(cursor, draft) ||
    takeTableClause(cursor, draft) ||
    takeOfPartition(cursor, draft)
  )
    return;
  passUnread(cursor, () => OPTIONS.has(cursor.word()) || beginsClause(cursor, cursor.rules.clauses.table));
}

/** SQLite's STRICT. */
function takeStrict(cursor: Cursor, draft: Draft): boolean {
  if (cursor.rules.traits.hasStrictTables !== true || !cursor.take('strict')) return false;
  draft.strict = true;
  return true;
}

/** A clause of the dialect; one that takes everything behind it, as Oracle's LOB does, may hold PARTITION BY. */
function takeTableClause(cursor: Cursor, draft: Draft): boolean {
  const from = cursor.at;
  if (takeExtra(cursor, cursor.rules.clauses.tableExtras, draft.name.name.text)) return true;
  if (!takeClause(cursor, cursor.rules.clauses.table)) return false;
  remarkRows(cursor, from, cursor.at, draft.name.name.text);
  const passed = cursor.part(from, cursor.at);
  while (!passed.done && !passed.areWords('partition', 'by')) passed.skipUnit();
  if (!passed.done) draft.partitioned = true;
  return true;
}

const OPTIONS = wordSet('inherits as select comment character charset collate on partition with strict');

/** Which rows a partition holds. */
function takeOfPartition(cursor: Cursor, draft: Draft): boolean {
  if (draft.partitionOf === undefined) return false;
  if (cursor.take('default')) return true;
  if (!cursor.take('for', 'values')) return false;
  while (!cursor.done && !cursor.isWord('partition') && !cursor.isWord('with') && !cursor.isWord('tablespace'))
    cursor.skipUnit();
  return true;
}

/** MariaDB's WITH SYSTEM VERSIONING, SQL Server's WITH (SYSTEM_VERSIONING = ON …). */
function setVersioning(cursor: Cursor, draft: Draft): void {
  const versioning = cursor.isSymbol('(', 1)
    ? takeVersioning(cursor.part(cursor.at + 2, cursor.closing(cursor.at + 1)))
    : undefined;
  if (versioning?.versioned === true || cursor.areWords('with', 'system', 'versioning')) draft.versioned = true;
  if (versioning?.history !== undefined) draft.history = versioning.history;
}

function isSelect(cursor: Cursor): boolean {
  return cursor.isSymbol('(') && cursor.isWord('select', 1);
}

function setText(draft: Draft, field: 'collation' | 'charset' | 'comment', text: string | undefined): void {
  if (text !== undefined) draft[field] = text;
}

function takeCharset(cursor: Cursor, draft: Draft): void {
  cursor.at += cursor.isWord('charset') ? 1 : 2;
  cursor.takeSymbol('=');
  setText(draft, 'charset', cursor.takeName()?.text.toLowerCase());
}

function takeInherits(cursor: Cursor): readonly QualifiedName[] {
  const names: QualifiedName[] = [];
  const inner = cursor.part(cursor.at + 1, cursor.closing());
  while (!inner.done) {
    const name = takeQualifiedName(inner);
    if (name !== undefined) names.push(name);
    if (!inner.takeSymbol(',')) break;
  }
  cursor.skipUnit();
  return names;
}

/** `AS SELECT …`, `AS (SELECT …)`, `AS TABLE x`, `AS WITH … SELECT`; SQL Server's AS NODE is none of them. */
function takeSelect(cursor: Cursor, draft: Draft): void {
  const as = cursor.take('as');
  if (as && cursor.isWord('table') && cursor.kind(1) !== TokenKind.end) {
    cursor.at += 1;
    const table = takeQualifiedName(cursor);
    if (table !== undefined) draft.select = { columns: [{ kind: 'all' }], tables: [{ kind: 'table', table }] };
    cursor.at = cursor.end;
    return;
  }
  const selects = cursor.isWord('select') || cursor.isWord('with') || isSelect(cursor);
  if (!selects) return;
  draft.select = readSelect(cursor);
  cursor.at = cursor.end;
}
