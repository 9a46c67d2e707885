import { tokenize, TokenKind, type Dialect, type Name, type QualifiedName, type TokenList } from '@backsmith/sql';

/** The name a token is, without its quotes; nothing for other tokens. */
export function nameAt(tokens: TokenList, at: number): Name | undefined {
  switch (at < 0 ? TokenKind.end : tokens.kind(at)) {
    case TokenKind.word:
      return { text: tokens.textOf(at), quoted: false };
    case TokenKind.quotedName:
    case TokenKind.doubleQuoted:
      return { text: unquoted(tokens.textOf(at)), quoted: true };
    default:
      return undefined;
  }
}

/** The tokens of the names of a path such as `a.b.c`, which begins at one token. */
export function pathAt(tokens: TokenList, from: number): readonly number[] {
  const path: number[] = [];
  for (let at = from; nameAt(tokens, at) !== undefined; at += 2) {
    path.push(at);
    if (!tokens.isSymbol(at + 1, '.')) break;
  }
  return path;
}

/** The path of names a column's or a domain's type is written as: `public.state[]`. */
export function typePath(type: string, dialect: Dialect): readonly Name[] {
  const tokens = tokenize(type, dialect).value;
  return pathAt(tokens, 0).flatMap((at) => nameAt(tokens, at) ?? []);
}

/** A path of names as a name with its namespace; nothing for an empty one. */
export function pathed(path: readonly Name[]): QualifiedName | undefined {
  const [name, qualifier] = path.toReversed();
  return name && { line: 1, column: 1, name, ...(qualifier === undefined ? {} : { qualifier }) };
}

function unquoted(text: string): string {
  const close = text.slice(-1);
  return text.slice(1, -1).replaceAll(close + close, close);
}
