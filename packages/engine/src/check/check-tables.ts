import type { Schema } from '@backsmith/schema';
import { toSingleLine } from '@backsmith/text';

/** Markdown writes some characters of a name with a back-slash before them. */
function plainMarkdown(text: string): string {
  return text.replaceAll('\\', '');
}

/**
 * The tables nothing was made of and nothing is said about: their name stands in no literal of the Java code and not in
 * the report.
 *
 * @param literals the text of every Java string literal of the project
 * @param report the text of REPORT.md
 */
export function lostTables(schema: Schema, literals: readonly string[], report: string): readonly string[] {
  const code = literals.join('\n');
  // Most names are a literal of their own, and are found without reading all code for each.
  const whole = new Set(literals);
  const said = plainMarkdown(report);
  return schema.tables
    .map(({ name }) => name)
    .filter((name) => !whole.has(name) && !code.includes(name) && !said.includes(plainMarkdown(toSingleLine(name))));
}
