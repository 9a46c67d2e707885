import type { LexicalRules } from '../../lex/lexical-rules.ts';

export const lexicon: LexicalRules = {
  backslashEscapes: false,
  doubleQuotedStrings: false,
  nestedComments: true,
  hashComments: false,
  conditionalComments: false,
  bracketNames: true,
  dollarStrings: false,
  typeAnnotations: false,
  quoteOperator: false,
  copyData: false,
  lineStatements: true,
  goSeparator: true,
  backslashCommands: false,
  colonCommands: true,
  catalogTables: new Set(),
  delimiterCommand: false,
  lineCommands: new Set(),
};
