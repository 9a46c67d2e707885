import type { Position } from '@backsmith/text';
import type { Name, QualifiedName } from '../ast/name.ts';
import type { IndexDefinition } from '../ast/table-element.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { takeKeyParts } from './read-key-parts.ts';

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

/** Passes `[FULLTEXT|SPATIAL|UNIQUE] KEY|INDEX name (parts) options` among a table's elements. */
export function takeInlineIndex(cursor: Cursor): IndexDefinition {
  const position = cursor.position();
  const draft = newDraft();
  const word = cursor.word();
  if (word === 'fulltext' || word === 'spatial') {
    draft.special = word;
    cursor.at += 1;
  }
  if (!cursor.take('key')) cursor.take('index');
  cursor.take('if', 'not', 'exists');
  takeNameAndMarks(cursor, draft);
  return { ...position, ...finish(cursor, draft) };
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
  const index = finish(cursor, draft);
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
      draft.name ??= name.text;
      draft.quoted = name.quoted;
    }
  }
}

function finish(cursor: Cursor, draft: Draft): Omit<IndexDefinition, keyof Position> {
  const parts = takeKeyParts(cursor);
  const tail = takeIndexTail(cursor, draft);
  return {
    kind: 'index',
    ...(draft.name === undefined ? {} : { name: { text: draft.name, quoted: draft.quoted } }),
    unique: draft.unique,
    parts,
    ...(draft.method === undefined ? {} : { method: draft.method }),
    ...(draft.special === undefined ? {} : { special: draft.special }),
    ...tail,
  };
}

/** Passes what follows an index's parts, keeping INCLUDE, WHERE and the method. */
function takeIndexTail(cursor: Cursor, draft: Draft): Pick<IndexDefinition, 'where' | 'include' | 'nullsNotDistinct'> {
  const tail: { where?: string; include?: readonly Name[]; nullsNotDistinct?: true } = {};
  while (!cursor.done && !cursor.isSymbol(',')) {
    if (cursor.take('include')) {
      const include = takeNameList(cursor);
      if (include.length > 0) tail.include = include;
    } else if (cursor.take('nulls', 'not', 'distinct')) {
      tail.nullsNotDistinct = true;
    } else if (cursor.take('where')) {
      tail.where = whereText(cursor);
    } else if (cursor.take('using')) {
      draft.method ??= cursor.takeName()?.text.toLowerCase();
    } else if (cursor.take('indextype', 'is')) {
      draft.method = takeQualifiedName(cursor)?.name.text.toLowerCase();
    } else {
      cursor.skipUnit();
    }
  }
  return tail;
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
  cursor.take('concurrently');
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
  return { table, index: { ...position, ...finish(cursor, draft) }, ifNotExists };
}

/** From CREATE to INDEX: UNIQUE, FULLTEXT, BITMAP, CLUSTERED, … */
function takeModifiers(cursor: Cursor, draft: Draft): void {
  while (!cursor.done && !cursor.take('index')) {
    const word = cursor.word();
    if (word === 'unique') draft.unique = true;
    if (word === 'fulltext' || word === 'spatial') draft.special = word;
    if (word === 'bitmap' || word === 'xml' || word === 'columnstore') draft.method = word;
    cursor.at += 1;
  }
}
