/** A text with nothing but its SQL, and the offsets of lines that were passed over first in each stretch. */
export type WithinMessage = { readonly text: string; readonly passedOver: readonly number[] };

/** What people paste is short; a longer text is a dump. */
const LONGEST = 1_000_000;

const FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*[\w-]*[ \t]*$/;
const QUOTE = /^(?:[ \t]*>)+/;
const TABLE = /^[ \t]*create\s+(?:[a-z]+\s+){0,2}table\b/i;

/**
 * Blanks what stands around the SQL of a chat or a mail: text outside of Markdown's fences, and `>` before quoted lines. All other
 * text keeps its place. Only where every table stands within: a comment of a schema may hold such lines, too.
 */
export function withinMessage(text: string): WithinMessage {
  const isMessage = text.length <= LONGEST && /^[ \t]*(?:`{3}|~{3}|>)/m.test(text);
  if (!isMessage) return { text, passedOver: [] };
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  return withoutAround(fenced(lines)) ?? withoutAround(quoted(lines)) ?? { text, passedOver: [] };
}

/** A line, what of it is SQL, and whether it may be. */
type Line = { readonly written: string; readonly sql: string; readonly isWithin: boolean };

function withoutAround(lines: readonly Line[]): WithinMessage | undefined {
  const tables = lines.filter(({ sql }) => TABLE.test(sql));
  if (tables.length === 0 || tables.some(({ isWithin }) => !isWithin)) return undefined;
  const passedOver: number[] = [];
  let at = 0;
  for (const [index, { written, isWithin }] of lines.entries()) {
    if (!isWithin && lines[index - 1]?.isWithin !== false && written.trim() !== '') passedOver.push(at);
    at += written.length;
  }
  return { text: lines.map(({ sql, isWithin }) => (isWithin ? sql : blank(sql))).join(''), passedOver };
}

function fenced(lines: readonly string[]): readonly Line[] {
  let open = '';
  return lines.map((written) => {
    const [, fence = ''] = FENCE.exec(written.trimEnd()) ?? [];
    const isWithin = fence === '' && open !== '';
    if (fence !== '') open = open === '' ? fence : '';
    return { written, sql: written, isWithin };
  });
}

function quoted(lines: readonly string[]): readonly Line[] {
  return lines.map((written) => {
    const sql = written.replace(QUOTE, blank);
    return { written, sql, isWithin: sql !== written };
  });
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
