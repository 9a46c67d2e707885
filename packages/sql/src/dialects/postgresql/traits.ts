import type { DialectTraits } from '../dialect-rules.ts';

export const traits: DialectTraits = {
  unquotedNames: 'lower',
  ignoresCase: false,
  defaultSchema: 'public',
  integerKeyIsIdentity: false,
  freeTypes: false,
  inlineKeys: false,
  modifyStatesWhole: false,
  selectIntoMakesTable: true,
  queryKeepsNotNull: false,
  likeCopiesKeys: false,
  qualifierIsDatabase: false,
  viewsFollowRenames: true,
  indexNamesPerTable: false,
  notNullIsCheck: false,
  definitionsTravel: true,
  operatorClasses: true,
  typedLiterals: true,
  hexIsBits: true,
  hashIsTemporary: false,
};
