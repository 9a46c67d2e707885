import type { LexicalRules } from '../../lex/lexical-rules.ts';

export const lexicon: LexicalRules = {
  backslashEscapes: true,
  doubleQuotedStrings: true,
  nestedComments: false,
  hashComments: true,
  conditionalComments: true,
  bracketNames: false,
  dollarStrings: false,
  typeAnnotations: false,
  quoteOperator: false,
  copyData: false,
  lineStatements: false,
  goSeparator: false,
  backslashCommands: false,
  colonCommands: false,
  catalogTables: new Set(),
  delimiterCommand: true,
  lineCommands: new Set(['source']),
};
