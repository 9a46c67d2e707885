import type { LexicalRules } from '../../lex/lexical-rules.ts';

export const lexicon: LexicalRules = {
  backslashEscapes: false,
  doubleQuotedStrings: false,
  nestedComments: true,
  hashComments: false,
  conditionalComments: false,
  bracketNames: false,
  dollarStrings: true,
  typeAnnotations: true,
  quoteOperator: false,
  copyData: true,
  lineStatements: false,
  goSeparator: false,
  backslashCommands: true,
  colonCommands: false,
  catalogTables: new Set(),
  delimiterCommand: false,
  lineCommands: new Set(),
};
