import type { DialectTraits } from '../dialect-rules.ts';

import type { DataType } from '../../types/data-type.ts';

/** Rules of https://www.sqlite.org/datatype3.html#determination_of_column_affinity */
function affinityOf(name: string): DataType {
  if (name === '') return { kind: 'unknown' };
  if (name.includes('int')) return { kind: 'integer', bits: 64 };
  if (['char', 'clob', 'text'].some((part) => name.includes(part))) return { kind: 'text' };
  if (name.includes('blob')) return { kind: 'blob' };
  if (['real', 'floa', 'doub'].some((part) => name.includes(part))) return { kind: 'float', bits: 64 };
  return { kind: 'decimal' };
}

export const traits: DialectTraits = {
  unquotedNames: 'kept',
  ignoresCase: true,
  defaultSchema: 'main',
  hasStrictTables: true,
  integerKeyIsIdentity: true,
  freeTypes: true,
  inlineKeys: false,
  modifyStatesWhole: false,
  selectIntoMakesTable: false,
  queryKeepsNotNull: false,
  likeCopiesKeys: false,
  qualifierIsDatabase: false,
  viewsFollowRenames: true,
  inProcess: true,
  indexNamesPerTable: false,
  notNullIsCheck: false,
  systemPrefix: 'sqlite_',
  hashIsTemporary: false,
  unknownType: affinityOf,
};
