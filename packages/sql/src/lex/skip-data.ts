import { isLetterCode, isNewlineCode } from './char-class.ts';
import { createTableStandsAt, nextLineCreate, skipBlank, skipSpace } from './line-create.ts';
import { endOfBlock } from './scan-comment.ts';
import { endOfDollarString } from './scan-dollar.ts';
import { endOfName, endOfString, endOfValue } from './scan-quoted.ts';
import { find, lineEnd, wordStandsAt, type Scan } from './scan.ts';

/** Characters that mean something between the rows of an INSERT; all others are passed over at full speed. */
const STOPS = new Uint8Array(128);
for (const character of `'"\`;-/*()\n\r$[#`) STOPS[character.charCodeAt(0)] = 1;

const LINE_WORDS = [
  ...['insert', 'go', 'create', 'alter', 'drop', 'set', 'update', 'delete', 'exec', 'execute', 'print', 'if', 'use'],
  ...['declare', 'begin', 'end', 'commit', 'grant', 'merge', 'truncate', 'while', 'dbcc', 'raiserror', 'else'],
];

/** The offset where an INSERT that begins at `scan.at` ends: its semicolon, or where another statement begins. */
export function endOfInsert(scan: Scan): number {
  const { text, end } = scan;
  let depth = 0;
  let at = scan.at;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code >= 128 || STOPS[code] === 0) {
      at += 1;
      continue;
    }
    if (code === 59) return at;
    if (scan.delimiter !== '' && text.startsWith(scan.delimiter, at)) return at;
    if (code === 40) depth += 1;
    else if (code === 41) depth -= 1;
    if (isNewlineCode(code) && statementFollows(scan, at + 1, depth)) return at;
    at = pastStop(scan, at, code);
  }
  return end;
}

function pastStop(scan: Scan, at: number, code: number): number {
  const next = scan.text.charCodeAt(at + 1);
  switch (code) {
    case 39:
      return endOfValue(scan, at, scan.rules.backslashEscapes || isEscapeString(scan.text, at));
    case 34:
      return scan.rules.doubleQuotedStrings ? endOfString(scan, at, '"', scan.rules.backslashEscapes) : at + 1;
    case 45:
      return next === 45 ? lineEnd(scan, at) : at + 1;
    case 47:
      return next === 42 ? endOfBlock(scan, at) : at + 1;
    case 42:
      return next === 47 ? endOfConditional(scan, at) : at + 1;
    case 35:
      return scan.rules.hashComments ? lineEnd(scan, at) : at + 1;
    case 91:
    case 96:
      return pastName(scan, at, code === 96 ? '`' : ']');
    case 36: {
      const close = scan.rules.dollarStrings ? endOfDollarString(scan, at) : -1;
      return close > 0 ? close : at + 1;
    }
    default:
      return at + 1;
  }
}

/** The rows may stand in a comment for some versions, as those of `/*!40000 INSERT … *\/` do. */
function endOfConditional(scan: Scan, at: number): number {
  scan.conditional.pop();
  return at + 2;
}

function pastName(scan: Scan, at: number, close: string): number {
  const end = close === ']' && !scan.rules.bracketNames ? -1 : endOfName(scan, at, close);
  return end < 0 ? at + 1 : end;
}

function isEscapeString(text: string, quote: number): boolean {
  const before = text.charAt(quote - 1);
  return before === 'E' || before === 'e';
}

function statementFollows(scan: Scan, from: number, depth: number): boolean {
  const { text, end } = scan;
  const first = skipBlank(text, from, end);
  if (!isLetterCode(text.charCodeAt(first))) return false;
  if (createTableStandsAt(text, first, end)) return true;
  return scan.rules.lineStatements && depth <= 0 && LINE_WORDS.some((word) => wordStandsAt(text, first, word));
}

/** The offset after `COPY … FROM stdin;` and its rows, or -1 where the statement at `scan.at` is another COPY. */
export function endOfCopy(scan: Scan): number {
  const close = find(scan, ';', scan.at);
  if (
    close < 0 ||
    !scan.text
      .slice(scan.at, Math.min(close, scan.at + 100_000))
      .toLowerCase()
      .includes('from stdin')
  )
    return -1;
  let mark = close;
  for (;;) {
    mark = find(scan, '\\.', mark + 1);
    if (mark < 0) return cutCopy(scan, close);
    const alone = isNewlineCode(scan.text.charCodeAt(mark - 1)) && lineIsDone(scan, mark + 2);
    if (alone) return mark + 2;
  }
}

function lineIsDone(scan: Scan, from: number): boolean {
  const at = skipBlank(scan.text, from, scan.end);
  return at >= scan.end || isNewlineCode(scan.text.charCodeAt(at));
}

function cutCopy(scan: Scan, close: number): number {
  scan.log.report(scan.source, {
    severity: 'warning',
    code: 'unterminated-copy',
    message: 'The rows of this COPY do not end with a line of \\. alone.',
    hint: 'The file may be cut off; reading goes on with the next line that begins with CREATE TABLE.',
    start: scan.at,
    end: close,
  });
  const create = nextLineCreate(scan.text, close, scan.end);
  return create < 0 ? scan.end : create;
}

/** Whether an INSERT writes into a table whose rows are definitions. */
export function insertsDefinitions(scan: Scan, after: number): boolean {
  if (scan.rules.catalogTables.size === 0) return false;
  const into = skipSpace(scan.text, after, scan.end);
  const name = skipSpace(scan.text, into + 'into'.length, scan.end);
  return (
    wordStandsAt(scan.text, into, 'into') &&
    [...scan.rules.catalogTables].some((table) => wordStandsAt(scan.text, name, table))
  );
}

/** Whether what follows a line-start INSERT makes it a statement, not an event of a trigger. */
export function insertsRows(scan: Scan, after: number): boolean {
  const next = skipSpace(scan.text, after, scan.end);
  if (wordStandsAt(scan.text, next, 'into')) return true;
  if (!scan.rules.lineStatements) return false;
  return (
    !['as', 'on', 'or', 'of'].some((word) => wordStandsAt(scan.text, next, word)) && scan.text.charAt(next) !== ','
  );
}
