import { spellSubstitute } from '../shared/substitute.ts';
import { fitDecimal, fitPrecision } from '../shared/type-fit.ts';
import {
  answerByKind,
  fixed,
  keptDeclaration,
  typeWith,
  type ByKind,
  type Spelling,
  type TypeOf,
  type TypeSpeller,
  type TypeUse,
} from '../shared/type-spelling.ts';
import { literals } from './literals.ts';

/** https://dev.mysql.com/doc/refman/8.4/en/storage-requirements.html */
const LONGEST_VARCHAR = 16_383;
const ROW_BYTES = 65_535;
const KEYED_LENGTH = 255;
const INTEGERS = { 8: 'tinyint', 16: 'smallint', 24: 'mediumint', 32: 'int', 64: 'bigint' } as const;
/** Numbers may have a display width or ZEROFILL, which the Schema does not keep. */
const NUMBER_WORDS = new Set(
  'tinyint smallint mediumint int integer bigint decimal dec numeric fixed float double real'.split(' '),
);
const SHAPES = new Set(
  'point linestring polygon multipoint multilinestring multipolygon geometrycollection geometry'.split(' '),
);

export const spellType: TypeSpeller = (type, use) => answerByKind(SPELLINGS, type, use);

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('tinyint(1)'),
  integer: (type, use) => keptDeclaration(use, NUMBER_WORDS) ?? { sql: unsigned(INTEGERS[type.bits], type) },
  decimal: (type, use) => keptDeclaration(use, NUMBER_WORDS) ?? decimal(type, use),
  float: (type, use) =>
    keptDeclaration(use, NUMBER_WORDS) ?? { sql: unsigned(type.bits === 32 ? 'float' : 'double', type) },
  money: substitute,
  char: characters,
  varchar: characters,
  text: (type, use) =>
    isForeignKeyed(use)
      ? { sql: `varchar(${KEYED_LENGTH})`, loss: `texts in a key hold ${KEYED_LENGTH} characters` }
      : { sql: `${sizePrefix(type.maxLength)}text` },
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: (type, use) =>
    type.varying !== true && type.length >= 1 && type.length <= 64
      ? typeWith('bit', type.length)
      : substitute(type, use),
  date: fixed('date'),
  time: (type, use) =>
    type.withTimeZone === true ? substitute(type, use) : typeWith('time', secondDigits(type.precision, use)),
  timestamp,
  year: fixed('year'),
  interval: substitute,
  uuid: fixed('binary(16)'),
  json: (type, use) => (isForeignKeyed(use) ? substitute(type, use) : { sql: 'json' }),
  xml: substitute,
  enum: members,
  set: members,
  array: substitute,
  spatial: (type, use) => {
    const subtype = type.subtype.toLowerCase();
    return isForeignKeyed(use) ? substitute(type, use) : { sql: SHAPES.has(subtype) ? subtype : 'geometry' };
  },
  rowversion: substitute,
  vendor: substitute,
  unknown: substitute,
};

/** In a key, and not known to work there as it is. */
function isForeignKeyed(use: TypeUse): boolean {
  return use.keyed === true && use.sameFamily !== true;
}

function unsigned(name: string, type: { readonly unsigned?: true }): string {
  return type.unsigned === true ? `${name} unsigned` : name;
}

function decimal(type: TypeOf<'decimal'>, use: TypeUse): Spelling {
  const fitted = fitDecimal(type, { precision: 65, scale: 30 });
  if (fitted !== undefined) {
    const sql = unsigned(`decimal(${fitted.precision},${fitted.scale})`, type);
    return fitted.cut ? { sql, loss: 'fewer digits fit' } : { sql };
  }
  return { sql: unsigned(use.sameFamily === true ? 'decimal' : 'decimal(65,30)', type) };
}

function characters(type: TypeOf<'char' | 'varchar'>, use: TypeUse): Spelling {
  if (type.length === undefined) return spellType({ kind: 'text' }, use);
  const length = Math.max(type.length, use.sameFamily === true ? 0 : 1);
  if (type.kind === 'char' && length <= 255) return typeWith('char', length);
  if (length <= (use.sameFamily === true ? ROW_BYTES : LONGEST_VARCHAR)) return typeWith('varchar', length);
  return spellType({ kind: 'text', maxLength: length * 4 }, use);
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind === 'binary' && type.length <= 255) return typeWith('binary', type.length);
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= ROW_BYTES) {
    return typeWith('varbinary', type.length);
  }
  if (isForeignKeyed(use)) {
    return { sql: `varbinary(${KEYED_LENGTH})`, loss: `bytes in a key hold ${KEYED_LENGTH}` };
  }
  return { sql: `${sizePrefix(type.kind === 'blob' ? type.maxLength : type.length)}blob` };
}

function sizePrefix(bytesNeeded: number | undefined): string {
  if (bytesNeeded === undefined || bytesNeeded > 16_777_215) return 'long';
  if (bytesNeeded > 65_535) return 'medium';
  return bytesNeeded > 255 ? '' : 'tiny';
}

/**
 * A timestamp kept in UTC but shown without a zone is MySQL's TIMESTAMP. That type ends in 2038, so a zoned timestamp of
 * another database becomes DATETIME, by convention in UTC.
 */
function timestamp(type: TypeOf<'timestamp'>, use: TypeUse): Spelling {
  const storedInUtc = type.local === true && type.withTimeZone !== true;
  if (storedInUtc || (type.withTimeZone === true && use.sameFamily === true)) {
    return typeWith('timestamp', shownDigits(type.precision));
  }
  const spelling = typeWith('datetime', secondDigits(type.precision, use));
  return type.withTimeZone === true ? { ...spelling, loss: 'the time zone is lost' } : spelling;
}

/** Without digits MySQL cuts seconds off whole, where other databases keep six. */
function secondDigits(precision: number | undefined, use: TypeUse): number | undefined {
  return shownDigits(precision ?? (use.sameFamily === true ? undefined : 6));
}

function shownDigits(precision: number | undefined): number | undefined {
  return precision === 0 ? undefined : fitPrecision(precision, 6);
}

/** ENUM and SET as MySQL has them, unless the values cannot be its members. */
function members(type: TypeOf<'enum' | 'set'>, use: TypeUse): Spelling {
  const folded = new Set(type.values.map((value) => value.trimEnd().toLowerCase()));
  const most = type.kind === 'set' ? 64 : 65_535;
  const isTooLong = type.values.some((value) => value.length > 255 || (type.kind === 'set' && value.includes(',')));
  if (type.values.length === 0 || type.values.length > most || isTooLong || folded.size < type.values.length) {
    return substitute(type, use);
  }
  return { sql: `${type.kind}(${type.values.map((value) => literals.string(value)).join(',')})` };
}
