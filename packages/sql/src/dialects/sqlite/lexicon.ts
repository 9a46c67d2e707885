import type { LexicalRules } from '../../lex/lexical-rules.ts';

export const lexicon: LexicalRules = {
  backslashEscapes: false,
  doubleQuotedStrings: false,
  nestedComments: false,
  hashComments: false,
  conditionalComments: false,
  bracketNames: true,
  dollarStrings: false,
  typeAnnotations: false,
  quoteOperator: false,
  copyData: false,
  lineStatements: false,
  goSeparator: false,
  backslashCommands: false,
  colonCommands: false,
  catalogTables: new Set(['sqlite_schema', 'sqlite_master']),
  delimiterCommand: false,
  lineCommands: new Set(),
};
