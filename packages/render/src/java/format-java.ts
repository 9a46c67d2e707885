import { printTokens } from './print-tokens.ts';
import type { FileHeader } from './print-tokens.ts';
import type { JavaComment, JavaPiece, JavaToken } from './token.ts';
import { sourceOf, tokenize } from './tokenize.ts';
import { wrapLongStrings } from './wrap-strings.ts';

/** Strings and the layout around them settle after one round nearly always; what does not is left as it is. */
const MOST_ROUNDS = 8;

/**
 * Lays out a whole Java file: one blank line stays where some stood between statements, every other white space is
 * decided here. Imports stay as they are. Throws on Java beyond what we generate.
 */
export function formatJava(source: string): string {
  return settleStrings(layOutSource(source));
}

/** Splits string literals that go beyond the line, then lays the file out again, until nothing changes. */
export function settleStrings(text: string): string {
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wrapped = wrapLongStrings(current);
    if (wrapped === current) return current;
    const next = layOutSource(wrapped);
    if (next === current) return current;
    current = next;
  }
  return current;
}

function layOutSource(source: string): string {
  const { pieces } = tokenize(source, { importQualifiedNames: false });
  const tokens = attachComments(pieces);
  const [header, end] = readHeader(tokens);
  return printTokens(header, tokens.slice(end));
}

/** The tokens, each with the comments in front of it. */
function attachComments(pieces: readonly JavaPiece[]): readonly JavaToken[] {
  const tokens: JavaToken[] = [];
  let comments: JavaComment[] = [];
  for (const piece of pieces) {
    if ('parts' in piece) comments.push({ javadoc: piece.kind === 'javadoc', text: sourceOf(piece), gap: piece.gap });
    else if ('text' in piece) {
      tokens.push({ kind: piece.kind, text: piece.text, gap: piece.gap, comments });
      comments = [];
    }
  }
  return tokens;
}

/** Package and imports, and the index of the token behind them. */
function readHeader(tokens: readonly JavaToken[]): readonly [FileHeader, number] {
  const staticImports: string[] = [];
  const imports: string[] = [];
  let packageName = '';
  let at = 0;
  for (;;) {
    const word = tokens[at]?.text;
    if (word !== 'package' && word !== 'import') return [{ packageName, staticImports, imports }, at];
    const isStatic = tokens[at + 1]?.text === 'static';
    const end = tokens.findIndex((token, index) => index > at && token.text === ';');
    const name = tokens
      .slice(at + (isStatic ? 2 : 1), end)
      .map((token) => token.text)
      .join('');
    if (word === 'package') packageName = name;
    else (isStatic ? staticImports : imports).push(name);
    at = end + 1;
  }
}
