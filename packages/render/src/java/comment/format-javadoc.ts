import { tokenizeJavadoc } from './javadoc-tokens.ts';
import { JavadocWriter } from './javadoc-writer.ts';

const LINE_LENGTH = 100;
const FRAME = '/**  */'.length;
const ONE_LINE = /^\/\*\*\n *\* (.*)\n *\*\/$/u;

/** A Javadoc comment as it stands at a column: on one line if it fits and is more than a tag, else with filled lines. */
export function formatJavadoc(comment: string, column: number): string {
  const writer = new JavadocWriter(column);
  for (const token of tokenizeJavadoc(comment)) writer.write(token);
  const lines = writer
    .finish()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
  const only = ONE_LINE.exec(lines)?.[1];
  if (only === undefined || only.startsWith('@') || only.length > LINE_LENGTH - FRAME - column) return lines;
  return `/** ${only} */`;
}
