import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import type { StatementRange } from '../split/split-statements.ts';

/** What is wrong with the tokens of a text or the statements made of them; nothing where all is well. */
export function tokenFault(text: string, tokens: TokenList, ranges: readonly StatementRange[]): string | undefined {
  let last = 0;
  for (let at = 0; at < tokens.count; at += 1) {
    if (tokens.start(at) < last || tokens.end(at) <= tokens.start(at)) return `token ${at} overlaps or is empty`;
    last = tokens.end(at);
  }
  if (last > text.length) return 'a token ends beyond the text';
  return rangeFault(tokens, ranges);
}

function rangeFault(tokens: TokenList, ranges: readonly StatementRange[]): string | undefined {
  let covered = 0;
  for (const { from, to } of ranges) {
    if (to <= from || from < covered) return `statement at token ${from} overlaps or is empty`;
    for (let at = covered; at < from; at += 1)
      if (!mayStandBetween(tokens.kind(at))) return `token ${at} is in no statement`;
    covered = to;
  }
  for (let at = covered; at < tokens.count; at += 1)
    if (!mayStandBetween(tokens.kind(at))) return `token ${at} is in no statement`;
  return covered > tokens.count ? 'a statement ends beyond the tokens' : undefined;
}

/** Terminators and client commands. */
function mayStandBetween(kind: number): boolean {
  return kind >= TokenKind.semicolon && kind !== TokenKind.data;
}
