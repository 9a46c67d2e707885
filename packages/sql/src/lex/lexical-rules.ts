/** Where the dialects disagree about characters. */
export type LexicalRules = {
  /** `\'` inside strings. */
  readonly backslashEscapes: boolean;
  /** `"…"` may be a string that spans lines. */
  readonly doubleQuotedStrings: boolean;
  readonly nestedComments: boolean;
  /** `# …` to the end of the line. */
  readonly hashComments: boolean;
  /** The text inside a comment that begins with `/*!` is live. */
  readonly conditionalComments: boolean;
  readonly bracketNames: boolean;
  readonly dollarStrings: boolean;
  /** `:::type` behind a value says its type, as CockroachDB shows its expressions; it carries nothing the value does not. */
  readonly typeAnnotations: boolean;
  /** `q'[…]'`. */
  readonly quoteOperator: boolean;
  /** `COPY … FROM stdin` is followed by rows up to a line with `\.`. */
  readonly copyData: boolean;
  /** A statement may end without a semicolon where a line begins with another statement's first word. */
  readonly lineStatements: boolean;
  /** `GO` alone on a line ends a batch even in mid-statement. */
  readonly goSeparator: boolean;
  /** `\` begins a client command that ends with its line. */
  readonly backslashCommands: boolean;
  /** A line that begins with `:` is a client command. */
  readonly colonCommands: boolean;
  /** Lower-case names of tables whose rows are definitions, as a dump of virtual tables inserts them. */
  readonly catalogTables: ReadonlySet<string>;
  /** `DELIMITER x` changes what ends a statement. */
  readonly delimiterCommand: boolean;
  /** Lower-case words that begin a client command where a statement could begin; it ends with its line. */
  readonly lineCommands: ReadonlySet<string>;
};
