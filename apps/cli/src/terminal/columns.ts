/** Width on a terminal, near enough: East Asian wide characters take two cells, combining marks none. */
export function cellWidth(text: string): number {
  let width = 0;
  for (const char of text) {
    if (/\p{M}/u.test(char)) continue;
    width +=
      /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}]/u.test(char)
        ? 2
        : 1;
  }
  return width;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - cellWidth(text)));
}

/**
 * Lines with the cells of each column below each other, two blanks between columns, no blanks at the end.
 *
 * @param rows of equal length
 * @param widest a cell longer than this does not widen its column
 */
export function alignColumns(rows: readonly (readonly string[])[], widest = 40): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...rows.map((row) => cellWidth(row[at] ?? '')).filter((width) => width <= widest)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
