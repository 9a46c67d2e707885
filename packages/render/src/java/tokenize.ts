import { GAP, toTypePiece } from './token.ts';
import type { Gap, JavaPiece } from './token.ts';
import { splitTextBlock } from './text-block.ts';

export type Tokenized = {
  readonly pieces: readonly JavaPiece[];
  /** White space behind the last piece. */
  readonly trailingGap: Gap;
};

export type TokenizeOptions = {
  /** Whether names such as `java.util.List` become types to import. */
  readonly importQualifiedNames: boolean;
};

const SPACE = /\s*/y;
const QUALIFIED_TYPE = /([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+)\.([A-Z]\w*(?:\.[A-Z]\w*)*)/y;

type Rule = { readonly pattern: RegExp; readonly make: (text: string, gap: Gap) => JavaPiece };

/** In this order; the first that matches wins. A block comment is none of them: it has no place in generated code. */
const RULES: readonly Rule[] = [
  { pattern: /[A-Za-z_$][\w$]*/y, make: (text, gap) => ({ kind: 'word', text, gap }) },
  { pattern: /\/\*\*[\s\S]*?\*\//y, make: (text, gap) => ({ kind: 'javadoc', parts: [text], gap }) },
  { pattern: /\/\/[^\n]*/y, make: (text, gap) => ({ kind: 'line-comment', parts: [text.trimEnd()], gap }) },
  {
    pattern: /"""[ \t]*\n(?:[^\\]|\\[\s\S])*?"""/y,
    make: (text, gap) => ({ kind: 'text-block', text: splitTextBlock(text), gap }),
  },
  { pattern: /"(?:[^"\\\n]|\\.)*"/y, make: (text, gap) => ({ kind: 'string', text, gap }) },
  { pattern: /'(?:[^'\\\n]|\\.)+'/y, make: (text, gap) => ({ kind: 'character', text, gap }) },
  {
    pattern: /(?:0[xXbB][0-9a-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)[LlFfDd]?/y,
    make: (text, gap) => ({ kind: 'number', text, gap }),
  },
  {
    // A single `>` always: the parser joins shifts, so that closing angle brackets never glue together.
    pattern: /->|::|\.\.\.|\+\+|--|&&|\|\||<<=?|[=!<>+\-*/&|^%]=|[@(){}[\];,.=<>!~?:+\-*/&|^%]/y,
    make: (text, gap) => ({ kind: 'symbol', text, gap }),
  },
];

/** The source of a piece that a tokenizer made; of a text block only its content. */
export function sourceOf(piece: JavaPiece): string {
  if ('text' in piece) return piece.text;
  return 'parts' in piece
    ? piece.parts.map((part) => (typeof part === 'string' ? part : part.path)).join('')
    : piece.path;
}

/** Cuts Java source into pieces. Throws on what is not Java: the source is ours, never the user's. */
export function tokenize(source: string, options: TokenizeOptions): Tokenized {
  const pieces: JavaPiece[] = [];
  let gap: Gap = GAP.none;
  let at = 0;
  for (;;) {
    const spaces = matchAt(SPACE, source, at)?.[0] ?? '';
    gap = gapOf(spaces);
    at += spaces.length;
    if (at >= source.length) return { pieces, trailingGap: gap };
    const [piece, length] = pieceAt(source, at, gap, options);
    pieces.push(piece);
    at += length;
  }
}

function pieceAt(source: string, at: number, gap: Gap, options: TokenizeOptions): readonly [JavaPiece, number] {
  const qualified = options.importQualifiedNames ? matchAt(QUALIFIED_TYPE, source, at) : null;
  if (qualified !== null && source[at - 1] !== '.') {
    const [text, packageName = '', path = ''] = qualified;
    return [toTypePiece(packageName, path, gap), text.length];
  }
  for (const { pattern, make } of RULES) {
    const text = matchAt(pattern, source, at)?.[0];
    if (text !== undefined) return [make(text, gap), text.length];
  }
  throw new Error(`Not a Java token: ${JSON.stringify(source.slice(at, at + 40))}`);
}

function gapOf(spaces: string): Gap {
  if (spaces === '') return GAP.none;
  return spaces.indexOf('\n') === spaces.lastIndexOf('\n') ? GAP.some : GAP.blank;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
