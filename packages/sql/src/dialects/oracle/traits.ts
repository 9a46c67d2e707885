import type { DialectTraits } from '../dialect-rules.ts';

export const traits: DialectTraits = {
  unquotedNames: 'upper',
  ignoresCase: false,
  integerKeyIsIdentity: false,
  freeTypes: false,
  inlineKeys: false,
  modifyStatesWhole: false,
  selectIntoMakesTable: false,
  queryKeepsNotNull: true,
  likeCopiesKeys: false,
  qualifierIsDatabase: false,
  indexNamesPerTable: false,
  notNullIsCheck: true,
  keyAloneForbidsNull: true,
  cascadeDrops: true,
  hashIsTemporary: false,
};
