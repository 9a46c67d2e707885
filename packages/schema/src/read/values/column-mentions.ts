import type { ExpressionTree, Name } from '@backsmith/sql';

/** Where an expression names a column, `[start, end)` each, with its quotes; texts in single quotes are passed over. */
export function columnMentions(expression: string, column: string): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  const wanted = column.toLowerCase();
  let at = 0;
  while (at < expression.length) {
    const end = endOfPiece(expression, at);
    if (nameOf(expression.slice(at, end)) === wanted) found.push([at, end]);
    at = end;
  }
  return found;
}

/** The names an expression holds, in small letters: columns, functions and words alike. */
export function namesIn(expression: string): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at < expression.length;) {
    const end = endOfPiece(expression, at);
    const name = nameOf(expression.slice(at, end));
    if (/[\p{L}_]/u.test(name.charAt(0)) || (CLOSING.has(expression.charAt(at)) && end > at + 1)) names.push(name);
    at = end;
  }
  return names;
}

/** The expression with another name for a column. */
export function withColumnRenamed(expression: string, from: string, to: Name, quote = '"'): string {
  return columnMentions(expression, from).reduceRight((text, at) => withName(text, at, to, quote), expression);
}

/** The expression with another name for the table before its columns: `"posts"."views" >= 0`. */
export function withQualifierRenamed(expression: string, from: string, to: Name, quote = '"'): string {
  return columnMentions(expression, from)
    .filter(([, end]) => /^\s*\./.test(expression.slice(end)))
    .reduceRight((text, at) => withName(text, at, to, quote), expression);
}

function withName(
  text: string,
  [start, end]: readonly [start: number, end: number],
  name: Name,
  quote: string,
): string {
  return text.slice(0, start) + spelledLike(text.charAt(start), name, quote) + text.slice(end);
}

/** A name in the quotes another one is written in; plain where that begins with none. */
export function inQuotesOf(old: string, name: string): string {
  const first = old.charAt(0);
  const closing = CLOSING.get(first);
  return closing === undefined ? name : first + name.replaceAll(closing, closing + closing) + closing;
}

/** A new name in the quotes of the old one, or in those it is written in itself. */
export function spelledLike(old: string, { text, quoted }: Name, quote = '"'): string {
  const inItsQuotes = inQuotesOf(old, text);
  return quoted && inItsQuotes === text ? inQuotesOf(quote, text) : inItsQuotes;
}

/**
 * The expression with quotes around the columns it names in letters of another case, where the database would find none of
 * them: scripts of databases that keep plain names in capitals, read as ones of PostgreSQL, which keeps them in small letters.
 * One that names a column as it is means its other words as they stand: `"Date" > date '2020-01-01'`.
 */
export function withColumnsQuoted(expression: string, columns: readonly string[]): string {
  if (columns.some((name) => isFound(expression, name))) return expression;
  const plain = new Set(columns.filter((name) => name === name.toLowerCase()));
  return columns
    .filter((name) => /^\w+$/.test(name) && !plain.has(name.toLowerCase()))
    .reduce(
      (text, name) =>
        columnMentions(text, name).reduceRight(
          (before, [start, end]) =>
            CLOSING.has(before.charAt(start)) ? before : `${before.slice(0, start)}"${name}"${before.slice(end)}`,
          text,
        ),
      expression,
    );
}

/** Whether the expression names the column so that PostgreSQL finds it: in quotes, or plain and in small letters. */
function isFound(expression: string, name: string): boolean {
  return columnMentions(expression, name).some(([start, end]) => {
    const isQuoted = CLOSING.has(expression.charAt(start));
    return isQuoted ? expression.slice(start + 1, end - 1) === name : name === name.toLowerCase();
  });
}

const CLOSING = new Map([
  ['"', '"'],
  ['`', '`'],
  ['[', ']'],
]);

/** The offset behind the name, quoted text or sign at `from`. */
function endOfPiece(text: string, from: number): number {
  const first = text.charAt(from);
  const closing = first === "'" ? "'" : CLOSING.get(first);
  if (closing !== undefined && !isSubscript(text, from)) {
    let close = text.indexOf(closing, from + 1);
    while (close >= 0 && text.charAt(close + 1) === closing) close = text.indexOf(closing, close + 2);
    return close < 0 ? text.length : close + 1;
  }
  let at = from;
  while (at < text.length && /[\p{L}\p{N}_$#@]/u.test(text.charAt(at))) at += 1;
  return Math.max(at, from + 1);
}

/** As far back as ARRAY is looked for before a bracket. */
const MOST_BEFORE = 12;

/** Whether a bracket opens an array or takes an item of one, as in `ARRAY[low, high]` and `words[1]`, and no name. */
function isSubscript(text: string, from: number): boolean {
  if (text.charAt(from) !== '[') return false;
  return (
    /[\p{L}\p{N}_$"[\]]/u.test(text.charAt(from - 1)) ||
    /\barray\s*$/i.test(text.slice(Math.max(0, from - MOST_BEFORE), from))
  );
}

function nameOf(piece: string): string {
  const closing = CLOSING.get(piece.charAt(0));
  if (closing === undefined || piece.length < 2) return piece.toLowerCase();
  return piece
    .slice(1, -1)
    .replaceAll(closing + closing, closing)
    .toLowerCase();
}

/** What was understood of an expression, with another name for a column. */
export function renamedTree(tree: ExpressionTree, from: string, to: string): ExpressionTree {
  const rename = (_: string, value: unknown): unknown =>
    isName(value) && value.written.toLowerCase() === from.toLowerCase() ? { ...value, name: to, written: to } : value;
  return JSON.parse(JSON.stringify(tree), rename) as ExpressionTree;
}

function isName(value: unknown): value is ExpressionTree & { kind: 'name' } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'name' && 'written' in value;
}
