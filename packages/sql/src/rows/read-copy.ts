import type { Name, QualifiedName } from '../ast/name.ts';
import type { Cursor } from '../parse/cursor.ts';
import { takeNameList, takeQualifiedName } from '../parse/names.ts';
import type { RowStatement, WrittenValue } from './row-statement.ts';

/** What a COPY says, without its place. */
export type ReadCopy = { readonly table: QualifiedName } & (
  Pick<RowStatement & { kind: 'rows' }, 'kind' | 'columns' | 'rows' | 'onTaken'> | { readonly kind: 'computed' }
);

/**
 * Reads `COPY name (columns) FROM stdin` whose verb was passed, with the lines behind it. Forms with options of their own,
 * such as CSV, are not read.
 *
 * @param lines everything behind the statement's semicolon
 */
export function readCopy(cursor: Cursor, lines: string): ReadCopy | undefined {
  const table = takeQualifiedName(cursor);
  if (table === undefined) return undefined;
  const columns: readonly Name[] | undefined = cursor.isSymbol('(') ? takeNameList(cursor) : undefined;
  if (!cursor.take('from', 'stdin') || !cursor.done) return { table, kind: 'computed' };
  const place = cursor.position(0);
  return { table, kind: 'rows', columns, rows: () => rowsOf(lines, place), onTaken: 'refused' };
}

function* rowsOf(text: string, place: ReturnType<Cursor['position']>): Generator<readonly WrittenValue[]> {
  let from = text.indexOf('\n') + 1;
  while (from > 0 && from < text.length) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '');
    if (line === '\\.') return;
    yield line.split('\t').map((field) => ({ ...place, text: field, tree: treeOf(field) }));
    from = end < 0 ? 0 : end + 1;
  }
}

function treeOf(field: string): { readonly kind: 'null' } | { readonly kind: 'string'; readonly value: string } {
  return field === '\\N' ? { kind: 'null' } : { kind: 'string', value: unescaped(field) };
}

const SIGNS = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

/** https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS */
function unescaped(field: string): string {
  if (!field.includes('\\')) return field;
  const value = field.replaceAll(/\\(?:([0-7]{1,3})|x([0-9a-f]{1,2})|([^]))/giu, (_all, octal, hex, sign: string) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(String(octal), 8));
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(String(hex), 16));
    return SIGNS.get(sign) ?? sign;
  });
  return value.toWellFormed();
}
