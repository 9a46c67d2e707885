import type { DialectTraits } from '../dialect-rules.ts';

export const traits: DialectTraits = {
  unquotedNames: 'kept',
  ignoresCase: true,
  defaultSchema: 'dbo',
  concatSkipsNull: true,
  averageIsWhole: true,
  integerKeyIsIdentity: false,
  freeTypes: false,
  inlineKeys: false,
  modifyStatesWhole: false,
  selectIntoMakesTable: true,
  queryKeepsNotNull: true,
  likeCopiesKeys: false,
  qualifierIsDatabase: false,
  indexNamesPerTable: true,
  notNullIsCheck: false,
  hashIsTemporary: true,
  computedSaysType: true,
  defaultsAreConstraints: true,
};
