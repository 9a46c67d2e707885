import { toExcerpt, type Position } from '@backsmith/text';
import type { Name, QualifiedName } from '../ast/name.ts';
import type { IndexDefinition } from '../ast/table-element.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { beginsColumn, reportMissingComma } from './missing-comma.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { takeKeyParts } from './read-key-parts.ts';
import { beginsClause, passUnread, reportUnread, takeClause } from './unread-words.ts';

type Draft = {
  unique: boolean;
  name: string | undefined;
  quoted: boolean;
  method: string | undefined;
  special: 'fulltext' | 'spatial' | undefined;
};

function newDraft(): Draft {
  return { unique: false, name: undefined, quoted: false, method: undefined, special: undefined };
}

/** Whether KEY or INDEX begins an index among a table's elements, not a column of that name. */
export function beginsIndex(cursor: Cursor): boolean {
  const word = cursor.word();
  if (word === 'vector') return ['key', 'index'].includes(cursor.word(1)) && cursor.rules.traits.inlineKeys;
  if (word === 'inverted') return cursor.isWord('index', 1) && (cursor.isSymbol('(', 2) || holdsNames(cursor, 3));
  const special = word === 'fulltext' || word === 'spatial';
  if (special) return ['key', 'index'].includes(cursor.word(1)) || cursor.isSymbol('(', 1) || holdsNames(cursor, 2);
  if (word !== 'key' && word !== 'index') return false;
  if (cursor.isSymbol('(', 1)) return holdsNames(cursor, 1);
  if (cursor.rules.traits.inlineKeys) return true;
  if (['unique', 'clustered', 'nonclustered', 'using'].includes(cursor.word(2))) return true;
  return holdsNames(cursor, 2);
}

/** Whether the parentheses `offset` tokens ahead hold names, not the length of a type. */
function holdsNames(cursor: Cursor, offset: number): boolean {
  if (!cursor.isSymbol('(', offset)) return false;
  const kind = cursor.kind(offset + 1);
  return kind !== TokenKind.number && kind !== TokenKind.string && !cursor.isWord('max', offset + 1);
}

/** Passes `[FULLTEXT|SPATIAL|INVERTED] KEY|INDEX name (parts) options` among a table's elements. */
export function takeInlineIndex(cursor: Cursor): IndexDefinition {
  const position = cursor.position();
  const draft = newDraft();
  const word = cursor.word();
  if (word === 'fulltext' || word === 'spatial') {
    draft.special = word;
    cursor.at += 1;
  }
  if (cursor.take('inverted')) draft.method = 'gin';
  if (cursor.take('vector')) draft.method = 'vector';
  if (!cursor.take('key')) cursor.take('index');
  cursor.take('if', 'not', 'exists');
  takeNameAndMarks(cursor, draft);
  return { ...position, ...finish(cursor, draft, 'table') };
}

/** Passes `INDEX name [UNIQUE] [CLUSTERED] [(parts)] [WHERE …]` behind a column; nothing where INDEX means something else. */
export function takeColumnIndex(cursor: Cursor, column: Name): IndexDefinition | undefined {
  const position = cursor.position();
  const draft = newDraft();
  cursor.at += 1;
  const name = cursor.takeName();
  if (name === undefined) return undefined;
  draft.name = name.text;
  draft.quoted = name.quoted;
  for (; MARKS.has(cursor.word()); cursor.at += 1) draft.unique ||= cursor.isWord('unique');
  const index = finish(cursor, draft, 'column');
  return { ...position, ...index, parts: index.parts.length === 0 ? [{ name: column }] : index.parts };
}

const MARKS = wordSet('unique clustered nonclustered columnstore hash');

function takeNameAndMarks(cursor: Cursor, draft: Draft): void {
  while (!cursor.done && !cursor.isSymbol('(')) {
    if (MARKS.has(cursor.word())) {
      if (cursor.isWord('unique')) draft.unique = true;
      cursor.at += 1;
    } else if (cursor.take('using') || cursor.take('type')) {
      draft.method = cursor.takeName()?.text.toLowerCase();
    } else {
      const name = cursor.takeName();
      if (name === undefined) return;
      if (draft.name !== undefined) reportUnread(cursor, cursor.at - 1, cursor.at);
      else {
        draft.name = name.text;
        draft.quoted = name.quoted;
      }
    }
  }
}

/** YugabyteDB calls its trees after how it stores them. */
function methodOf({ method }: Draft): { readonly method?: string } {
  if (method === undefined || method === 'lsm') return {};
  return { method: method === 'ybgin' ? 'gin' : method };
}

/** A statement of its own, an element of a table, or what stands behind a column, which goes on after it. */
type Place = 'statement' | 'table' | 'column';

function finish(cursor: Cursor, draft: Draft, place: Place): Omit<IndexDefinition, keyof Position> {
  const parts = takeKeyParts(cursor);
  const tail = takeIndexTail(cursor, draft, place);
  return {
    kind: 'index',
    ...(draft.name === undefined ? {} : { name: { text: draft.name, quoted: draft.quoted } }),
    unique: draft.unique,
    parts,
    ...methodOf(draft),
    ...(draft.special === undefined ? {} : { special: draft.special }),
    ...tail,
  };
}

type Tail = { -readonly [K in 'where' | 'include' | 'nullsNotDistinct' | 'storage']?: IndexDefinition[K] };

/** Passes what follows an index's parts, keeps what a schema needs of it, and says what is left out. */
function takeIndexTail(cursor: Cursor, draft: Draft, place: Place): Tail {
  const tail: Tail = {};
  while (!cursor.done && !cursor.isSymbol(',')) {
    if (takeKnown(cursor, draft, tail) || takeLeftOut(cursor)) continue;
    if (place === 'column') break;
    if (place === 'table' && beginsColumn(cursor)) {
      reportMissingComma(cursor);
      break;
    }
    passUnread(cursor, () => beginsTail(cursor) || (place === 'table' && beginsColumn(cursor)));
  }
  return tail;
}

const TAIL_WORDS = wordSet('include storing covering nulls where using indextype with');

function beginsTail(cursor: Cursor): boolean {
  const { index, indexExtras } = cursor.rules.clauses;
  return TAIL_WORDS.has(cursor.word()) || beginsClause(cursor, index) || beginsClause(cursor, indexExtras);
}

function takeKnown(cursor: Cursor, draft: Draft, tail: Tail): boolean {
  reportPassingOver(cursor);
  // CockroachDB's words for INCLUDE.
  if (cursor.take('include') || cursor.take('storing') || cursor.take('covering')) {
    const include = takeNameList(cursor);
    if (include.length > 0) tail.include = include;
  } else if (cursor.take('nulls', 'not', 'distinct')) {
    tail.nullsNotDistinct = true;
  } else if (cursor.take('where')) {
    tail.where = whereText(cursor);
  } else if (takeClause(cursor, cursor.rules.clauses.index)) {
    return true;
  } else if (cursor.take('using')) {
    draft.method ??= cursor.takeName()?.text.toLowerCase();
  } else if (cursor.take('indextype', 'is')) {
    draft.method = takeQualifiedName(cursor)?.name.text.toLowerCase();
  } else if (cursor.isWord('with') && cursor.isSymbol('(', 1)) {
    tail.storage = cursor.textBetween(cursor.at + 2, cursor.closing(cursor.at + 1));
    cursor.at += 1;
    cursor.skipUnit();
  } else {
    return false;
  }
  return true;
}

/** Passes what an index does besides and no schema holds, and says so. */
function takeLeftOut(cursor: Cursor): boolean {
  const from = cursor.at;
  if (!takeClause(cursor, cursor.rules.clauses.indexExtras)) return false;
  reportLeftOut(cursor, from, cursor.at);
  return true;
}

/** MySQL's `ALTER INDEX i INVISIBLE`, MariaDB's `ALTER INDEX i IGNORED`; the cursor stands on INDEX. */
export function reportHiddenIndex(cursor: Cursor): void {
  const from = cursor.at;
  cursor.at += 1;
  cursor.take('if', 'exists');
  cursor.takeName();
  if (cursor.take('invisible') || cursor.take('ignored')) reportLeftOut(cursor, from, cursor.at);
}

function reportLeftOut(cursor: Cursor, from: number, end: number): void {
  const words = toExcerpt(cursor.textBetween(from, end), 60);
  const message = `What the index says besides its columns is left out: ${words}`;
  cursor.remark({ severity: 'info', code: 'index-option', message }, from, end);
}

/** Among the storage options of SQL Server one that is none: rows that would break the key are passed over. */
export function reportPassingOver(cursor: Cursor): void {
  if (!cursor.isWord('with') || !cursor.isSymbol('(', 1)) return;
  const close = cursor.closing(cursor.at + 1);
  for (let at = cursor.at; at + 2 < close; at += 1) {
    if (cursor.tokens.isWord(at, 'ignore_dup_key') && cursor.tokens.isWord(at + 2, 'on'))
      reportLeftOut(cursor, at, at + 3);
  }
}

function whereText(cursor: Cursor): string {
  const from = cursor.at;
  while (!cursor.done && !endsWhere(cursor, from)) cursor.skipUnit();
  const wrapped = cursor.tokens.isSymbol(from, '(') && cursor.closing(from) === cursor.at - 1;
  return wrapped ? cursor.textBetween(from + 1, cursor.at - 1) : cursor.textBetween(from, cursor.at);
}

/** WITH, the file group, or the next element of the table. */
function endsWhere(cursor: Cursor, from: number): boolean {
  return cursor.isSymbol(',') || cursor.isWord('with') || (cursor.isWord('on') && cursor.at > from);
}

export type ReadIndex = {
  readonly table: QualifiedName;
  readonly index: IndexDefinition;
  readonly ifNotExists: boolean;
};

/** Passes CREATE INDEX from its first modifier; nothing where no table is named. */
export function takeCreateIndex(cursor: Cursor): ReadIndex | undefined {
  const position = cursor.position();
  const draft = newDraft();
  takeModifiers(cursor, draft);
  if (!cursor.take('concurrently')) cursor.take('nonconcurrently');
  const ifNotExists = cursor.take('if', 'not', 'exists');
  if (!cursor.isWord('on') || cursor.isWord('on', 1)) {
    const name = takeQualifiedName(cursor);
    draft.name = name?.name.text;
    draft.quoted = name?.name.quoted ?? false;
  }
  if (cursor.take('using') || cursor.take('type')) draft.method = cursor.takeName()?.text.toLowerCase();
  if (!cursor.take('on')) return undefined;
  cursor.take('only');
  const table = takeQualifiedName(cursor);
  if (table === undefined) return undefined;
  if (cursor.take('using')) draft.method = cursor.takeName()?.text.toLowerCase();
  const index = { ...position, ...finish(cursor, draft, 'statement') };
  if (!cursor.done) reportUnread(cursor, cursor.at, cursor.end);
  return { table, index, ifNotExists };
}

const METHODS = wordSet('bitmap xml columnstore hash vector');

const MODIFIERS = wordSet('create or replace unique fulltext spatial clustered nonclustered online offline primary');

/** From CREATE to INDEX: UNIQUE, FULLTEXT, BITMAP, CLUSTERED, … */
function takeModifiers(cursor: Cursor, draft: Draft): void {
  while (!cursor.done && !cursor.take('index')) {
    const word = cursor.word();
    if (word === 'unique') draft.unique = true;
    if (word === 'fulltext' || word === 'spatial') draft.special = word;
    if (METHODS.has(word)) draft.method = word;
    else if (!MODIFIERS.has(word)) reportUnread(cursor, cursor.at, cursor.at + 1);
    cursor.at += 1;
  }
}
