/** Begins what one follow-up appended; the rest of the line is the sentence. */
const MARK = '-- Change: ';

const LONGEST_QUOTE = 160;

/** The text with statements behind it, under a comment that says what for. */
export function appendBlock(text: string, sentence: string, statements: readonly string[]): string {
  const quote = sentence
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/\*\/|\/\*|[\\;'"`$]/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUOTE)
    .toWellFormed();
  return `${text}\n${MARK}${quote}\n${open(text)}${statements.map((statement) => `${statement};\n`).join('')}`;
}

/** A last statement that was not ended is ended first. */
function open(text: string): string {
  const code = text.replace(/--[^\n]*$/u, '').trimEnd();
  return code === '' || /[;/]$|\bGO$|\*\/$/iu.test(code) ? '' : ';\n';
}

/** The text before the last follow-up, byte for byte; nothing where it holds none. */
export function undoEdit(sql: string): string | undefined {
  const at = sql.lastIndexOf(`\n${MARK}`);
  return at < 0 ? undefined : sql.slice(0, at);
}

/** How many follow-ups a text holds. */
export function countEdits(sql: string): number {
  return sql.split(`\n${MARK}`).length - 1;
}
