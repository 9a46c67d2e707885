import { spellSubstitute } from '../shared/substitute.ts';
import {
  answerByKind,
  declaredName,
  fixed,
  isPlainTypeText,
  spelled,
  typeWith,
  type ByKind,
  type Spelling,
  type TypeOf,
  type TypeSpeller,
  type TypeUse,
} from '../shared/type-spelling.ts';

/**
 * SQLite takes any words for a type and derives an affinity from them (https://sqlite.org/datatype3.html), so the words
 * are chosen for people and for tools that read the schema back, and those of an SQLite source are kept.
 */
export const spellType: TypeSpeller = (type, use) =>
  use.sameFamily === true && use.declared !== undefined && isPlainTypeText(use.declared)
    ? spelled(type, use.declared, declaredName(use.declared))
    : answerByKind(SPELLINGS, type, use);

// INTEGER itself would make a primary key count by itself.
const INTEGERS = { 8: 'TINYINT', 16: 'SMALLINT', 24: 'MEDIUMINT', 32: 'INT', 64: 'BIGINT' } as const;

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('BOOLEAN'),
  integer: (type) => spelled(type, `${type.unsigned === true ? 'UNSIGNED ' : ''}${INTEGERS[type.bits]}`),
  decimal: (type) => typeWith(type, 'NUMERIC', type.precision, type.precision === undefined ? undefined : type.scale),
  float: ({ bits }) => spelled({ kind: 'float', bits }, bits === 32 ? 'REAL' : 'DOUBLE'),
  money: substitute,
  char: sized('CHAR', 'TEXT'),
  varchar: sized('VARCHAR', 'TEXT'),
  text: fixed('TEXT'),
  binary: sized('BINARY', 'BLOB'),
  varbinary: sized('VARBINARY', 'BLOB'),
  blob: fixed('BLOB'),
  bit: substitute,
  date: fixed('DATE'),
  time: moment,
  timestamp: moment,
  year: substitute,
  interval: substitute,
  uuid: fixed('UUID'),
  json: fixed('JSON'),
  xml: substitute,
  enum: substitute,
  set: substitute,
  array: substitute,
  spatial: substitute,
  rowversion: substitute,
  vendor: substitute,
  unknown: (type, use) => (use.sameFamily === true ? spelled(type, '') : substitute(type, use)),
};

function sized(
  name: string,
  unlimited: string,
): (type: TypeOf<'char' | 'varchar' | 'binary' | 'varbinary'>) => Spelling {
  return (type) => (type.length === undefined ? spelled(type, unlimited) : typeWith(type, name, type.length));
}

function moment(type: TypeOf<'time' | 'timestamp'>): Spelling {
  return spelled(type, `${type.kind.toUpperCase()}${type.withTimeZone === true ? ' WITH TIME ZONE' : ''}`);
}
