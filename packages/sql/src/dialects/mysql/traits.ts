import type { DialectTraits } from '../dialect-rules.ts';

export const traits: DialectTraits = {
  unquotedNames: 'kept',
  ignoresCase: true,
  integerKeyIsIdentity: false,
  freeTypes: false,
  inlineKeys: true,
  modifyStatesWhole: true,
  selectIntoMakesTable: false,
  queryKeepsNotNull: true,
  queryKeepsDefaults: true,
  likeCopiesKeys: true,
  qualifierIsDatabase: true,
  indexNamesPerTable: true,
  backtickNames: true,
  viewsKeepColumns: true,
  notNullIsCheck: false,
  hashIsTemporary: false,
  defaultsReadColumns: true,
  countedNames: { checks: 'table' },
};

/** https://mariadb.com/kb/en/constraint/ */
export const mariadbTraits: DialectTraits = {
  ...traits,
  countedNames: { checks: 'word' },
  updatesGoWithDefault: true,
};
