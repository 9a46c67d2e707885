import { identifier, type IdentifierRules } from './identifiers.ts';

// Comments, texts, names in backticks, words and single signs.
const PIECES =
  /--\s[^\n]*|#[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|`(?:[^`]|``)*`|[\p{L}\p{N}_$@]+|\s+|[^]/gu;

const SKIPPED = /^(?:\s|--|#|\/\*)/;
const NAME = /^(?:`|[\p{L}\p{N}_$])/u;

/** Words that end the list of tables of a query. */
const AFTER_TABLES = new Set(['select', 'where', 'group', 'having', 'order', 'limit', 'window', 'union']);
const NO_TABLE = new Set(['select', 'lateral', 'dual', 'json_table', 'values', 'table', 'with']);

/** One pair of parentheses, or what stands outside all: whether tables are listed in it, and whether one comes next. */
type Level = { listsTables: boolean; expectsTable: boolean; isCall: boolean };

/**
 * A query whose tables are called by the database they are in, as a statement that is run in another database must call them.
 * What is called so already, is a query of its own or is named by WITH stays as it is.
 */
export function qualifyTables(rules: IdentifierRules, sql: string, database: string): string {
  const pieces = sql.match(PIECES) ?? [];
  const own = namedByWith(sql);
  const levels: Level[] = [{ listsTables: false, expectsTable: false, isCall: false }];
  let before = '';
  return pieces
    .map((piece, at) => {
      if (SKIPPED.test(piece)) return piece;
      const level = levels.at(-1) ?? { listsTables: false, expectsTable: false, isCall: false };
      const word = piece.toLowerCase();
      const isTable = level.expectsTable && NAME.test(piece) && !NO_TABLE.has(word) && !own.has(unquoted(word));
      const result = isTable && !isQualified(pieces, at) ? `${identifier(rules, database)}.${piece}` : piece;
      step(levels, level, word, before);
      before = word;
      return result;
    })
    .join('');
}

function step(levels: Level[], level: Level, word: string, before: string): void {
  const expected = level.expectsTable;
  level.expectsTable = false;
  if (word === '(') {
    // EXTRACT(year FROM x) takes from no table.
    levels.push({ listsTables: expected, expectsTable: expected, isCall: !expected && NAME.test(before) });
  } else if (word === ')') {
    if (levels.length > 1) levels.pop();
  } else if ((word === 'from' && !level.isCall) || word === 'join' || word === 'straight_join') {
    level.listsTables = true;
    level.expectsTable = true;
  } else if (word === ',') {
    level.expectsTable = level.listsTables;
  } else if (AFTER_TABLES.has(word)) {
    level.listsTables = false;
    level.isCall &&= word !== 'select';
  }
}

/** Whether a dot follows: the name is a database then. */
function isQualified(pieces: readonly string[], at: number): boolean {
  return pieces.slice(at + 1).find((piece) => !SKIPPED.test(piece)) === '.';
}

function namedByWith(sql: string): ReadonlySet<string> {
  const named = sql.matchAll(
    /(?:\bwith\s+(?:recursive\s+)?|,\s*)(`[^`]+`|\w+)\s*(?:\([^()]*\)\s*)?as\s*\(\s*(?:select|with|values|table)\b/gi,
  );
  return new Set([...named].map(([, name = '']) => unquoted(name.toLowerCase())));
}

function unquoted(name: string): string {
  return name.startsWith('`') ? name.slice(1, -1) : name;
}
