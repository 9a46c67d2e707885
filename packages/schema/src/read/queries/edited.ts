import type { TokenList } from '@backsmith/sql';

/** Other text for the tokens from one up to another, both included. */
export type Edit = { readonly from: number; readonly token: number; readonly text: string };

/** The text of tokens with other text for some of them; edits do not overlap. */
export function edited(tokens: TokenList, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.token - one.token)
    .reduce(
      (text, { from, token, text: now }) => text.slice(0, tokens.start(from)) + now + text.slice(tokens.end(token)),
      tokens.text,
    );
}
