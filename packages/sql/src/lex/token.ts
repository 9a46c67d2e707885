/** The kinds of token; small numbers, because a dump has millions of them. */
export const TokenKind = {
  /** What every list answers beyond its last token. */
  end: 0,
  /** A name or keyword without quotes; template placeholders such as `${prefix}users` are part of it. */
  word: 1,
  /** `` `name` `` or `[name]`. */
  quotedName: 2,
  /** `"…"`: a name or, where the grammar wants one, a string. */
  doubleQuoted: 3,
  /** `'…'` with any prefix, or Oracle's `q'[…]'`. */
  string: 4,
  /** `$tag$…$tag$`. */
  dollarString: 5,
  number: 6,
  symbol: 7,
  semicolon: 8,
  /** A `;` inside a body that a client command (DELIMITER) keeps together. */
  innerSemicolon: 9,
  /** What ends a batch: GO, a line with `/` only, a delimiter set by DELIMITER. */
  separator: 10,
  /** A command of the client, such as `\connect`, PROMPT or `:setvar`. */
  command: 11,
  /** A statement that only carries rows (INSERT, COPY), skipped without looking inside. */
  data: 12,
} as const;

export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind];
