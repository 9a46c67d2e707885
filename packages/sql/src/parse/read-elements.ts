import type { TableElement } from '../ast/table-element.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { takeColumn } from './read-column.ts';
import { beginsConstraint, takeConstraint } from './read-constraint.ts';
import { beginsIndex, takeInlineIndex } from './read-index.ts';
import { remarkPeriod } from './versioning.ts';

export type ReadElements = { readonly elements: readonly TableElement[]; readonly complete: boolean };

/**
 * Passes the elements of a table in parentheses. An element that cannot be read costs itself only: reading goes on behind
 * the next comma. Parentheses that never close end with the statement.
 */
export function takeElements(cursor: Cursor): ReadElements {
  const open = cursor.at;
  const close = cursor.closing(open);
  const complete = close < cursor.end;
  if (!complete) reportOpen(cursor, open);
  const elements: TableElement[] = [];
  const inner = cursor.part(open + 1, close);
  while (!inner.done) {
    if (!inner.takeSymbol(',')) takeElement(inner, elements);
  }
  cursor.at = Math.min(cursor.end, close + 1);
  return { elements, complete };
}

function reportOpen(cursor: Cursor, open: number): void {
  cursor.remark(
    {
      severity: 'warning',
      code: 'unclosed-parenthesis',
      message: 'A parenthesis opens here and is not closed before the statement ends.',
      hint: 'Check the end of this table; what was read up to there is kept.',
    },
    open,
    open + 8,
  );
}

/** All elements up to the cursor's end. */
export function elementsOf(part: Cursor): readonly TableElement[] {
  const elements: TableElement[] = [];
  while (!part.done) {
    if (!part.takeSymbol(',')) takeElement(part, elements);
  }
  return elements;
}

/** Adds the element at the cursor; one that cannot be read is passed over up to the next comma. */
function takeElement(part: Cursor, elements: TableElement[]): void {
  const from = part.at;
  const found = elementAt(part);
  if (found !== undefined) elements.push(found);
  if (part.at > from) return;
  part.skipUntil(',');
  part.remark(UNREADABLE, from, part.at);
}

const UNREADABLE = {
  severity: 'warning',
  code: 'unreadable-element',
  message: 'This part of the table could not be read.',
  consequence: 'It is left out; the rest of the table is kept.',
} as const;

function elementAt(part: Cursor): TableElement | undefined {
  const word = part.word();
  if (word === '' || !BEGINS.has(word)) return takeColumn(part)?.definition;
  if (beginsConstraint(part)) {
    const constraint = takeConstraint(part);
    return constraint === undefined ? undefined : { kind: 'constraint', constraint };
  }
  if (beginsIndex(part)) return takeInlineIndex(part);
  if (word === 'like') return likeAt(part);
  if (!isWithoutContent(part, word)) return takeColumn(part)?.definition;
  const from = part.part(part.at, part.end);
  part.skipUntil(',');
  remarkPeriod(from, part.at);
  return undefined;
}

/** Words that may begin something other than a column. */
const BEGINS = wordSet(
  'constraint primary foreign unique check exclude key index fulltext spatial vector inverted like period supplemental ref scope family not',
);

/** Clauses that carry nothing into a schema: system time, families of columns, logging, object references. */
function isWithoutContent(part: Cursor, word: string): boolean {
  switch (word) {
    case 'period':
      return part.isWord('for', 1);
    case 'family':
      return isColumnFamily(part);
    case 'supplemental':
      return part.isWord('log', 1);
    case 'ref':
    case 'scope':
      return part.isSymbol('(', 1);
    default:
      return false;
  }
}

/** CockroachDB's `FAMILY name (columns)`: which columns are kept together. A column of that name has a type. */
function isColumnFamily(part: Cursor): boolean {
  const open = part.isSymbol('(', 1) ? 1 : 2;
  if (!part.isSymbol('(', open)) return false;
  const close = part.closing(part.at + open);
  const end = part.tokens.isSymbol(close + 1, ',') || close + 1 >= part.end;
  for (let at = part.at + open + 1; at < close; at += 2) {
    const kind = part.tokens.kind(at);
    const isName = kind === TokenKind.word || kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted;
    if (!isName || !(at + 1 === close || part.tokens.isSymbol(at + 1, ','))) return false;
  }
  return end;
}

function likeAt(part: Cursor): TableElement | undefined {
  const position = part.position();
  part.at += 1;
  const table = takeQualifiedName(part);
  if (table === undefined) return undefined;
  const including = new Set<string>();
  while (!part.done && !part.isSymbol(',')) {
    const adds = part.take('including');
    const removes = !adds && part.take('excluding');
    if (adds) including.add(part.word());
    if (removes) including.delete(part.word());
    part.at += 1;
  }
  return { ...position, kind: 'like', table, including: [...including] };
}
