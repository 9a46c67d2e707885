import type { LexicalRules } from '../../lex/lexical-rules.ts';
import { wordSet } from '../dialect-rules.ts';

export const lexicon: LexicalRules = {
  backslashEscapes: false,
  doubleQuotedStrings: false,
  nestedComments: false,
  hashComments: false,
  conditionalComments: false,
  bracketNames: false,
  dollarStrings: false,
  typeAnnotations: false,
  quoteOperator: true,
  copyData: false,
  lineStatements: false,
  goSeparator: false,
  backslashCommands: false,
  colonCommands: false,
  catalogTables: new Set(),
  delimiterCommand: false,
  lineCommands: wordSet(
    'rem remark prompt set spool define undefine whenever connect conn start exec execute show column col ttitle btitle ' +
      'accept host exit quit variable var clear pause timing break compute repheader repfooter store archive shutdown startup',
  ),
};
