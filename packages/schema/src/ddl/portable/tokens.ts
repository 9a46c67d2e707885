/** A piece of an expression. Words keep their case; `quoted` words were written in quotes, backticks or brackets. */
export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'symbol'; readonly text: string };

const MOST_TOKENS = 500;
const PATTERNS = [
  ['space', /\s+/y],
  ['word', /[A-Za-z_][A-Za-z0-9_$#]*/y],
  ['quoted', /"(?:[^"]|"")+"|`(?:[^`]|``)+`|\[[A-Za-z_][^\][]*\]/y],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['string', /'(?:[^'\\]|'')*'/y],
  ['symbol', /::|<>|!=|<=|>=|[=<>(),+*[\]-]/y],
] as const;

/** Cuts an expression into tokens; nothing when it holds anything not known here, such as a comment or a backslash. */
export function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (tokens.length >= MOST_TOKENS || text.startsWith('--', at)) return undefined;
    const match = matchAt(text, at);
    if (match === undefined) return undefined;
    at += match.text.length;
    const token = tokenOf(match.kind, match.text);
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}

type PatternKind = (typeof PATTERNS)[number][0];

function matchAt(text: string, at: number): { readonly kind: PatternKind; readonly text: string } | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { kind, text: found };
  }
  return undefined;
}

function tokenOf(kind: PatternKind, text: string): Token | undefined {
  switch (kind) {
    case 'space':
      return undefined;
    case 'word':
      return { kind: 'word', text, quoted: false };
    case 'quoted':
      return { kind: 'word', text: unquoted(text), quoted: true };
    case 'number':
      return { kind: 'number', text };
    case 'string':
      return { kind: 'string', text: text.slice(1, -1).replaceAll("''", "'") };
    case 'symbol':
      return { kind: 'symbol', text };
  }
}

function unquoted(text: string): string {
  const inner = text.slice(1, -1);
  const close = text.at(-1) ?? '';
  return close === ']' ? inner : inner.replaceAll(close + close, close);
}
