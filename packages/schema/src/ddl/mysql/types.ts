import type { DataType } from '../../model/data-type.ts';
import { spellSubstitute } from '../shared/substitute.ts';
import { fitDecimal, fitPrecision } from '../shared/type-fit.ts';
import {
  answerByKind,
  fixed,
  keptDeclaration,
  spelled,
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
/** Other words for the same: https://dev.mysql.com/doc/refman/8.4/en/other-vendor-data-types.html */
const CATALOGUE: ReadonlyMap<string, string> = new Map([
  ['integer', 'int'],
  ['numeric', 'decimal'],
  ['dec', 'decimal'],
  ['fixed', 'decimal'],
  ['real', 'double'],
  ['double precision', 'double'],
]);
const SHAPES = new Set(
  'point linestring polygon multipoint multilinestring multipolygon geometrycollection geometry'.split(' '),
);

/** MySQL's driver says nothing of ZEROFILL, MariaDB's does. */
export const spellType: TypeSpeller = (type, use) => {
  const spelling = spellWithZerofill(type, use);
  return { ...spelling, reported: spelling.reported.replace(/ zerofill$/, '') };
};

export const spellWithZerofill: TypeSpeller = (type, use) => answerByKind(SPELLINGS, type, use);

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: (type, use) => declaredNumber(type, use) ?? spelled(type, 'tinyint(1)', 'tinyint'),
  integer: (type, use) => asDriversSay(declaredNumber(type, use)) ?? spelled(type, unsigned(INTEGERS[type.bits], type)),
  decimal: (type, use) => declaredNumber(type, use) ?? decimal(type, use),
  float: (type, use) => declaredNumber(type, use) ?? float(type, use),
  money: substitute,
  char: characters,
  varchar: characters,
  text: (type, use) =>
    isForeignKeyed(use)
      ? { ...varchar(KEYED_LENGTH), loss: `texts in a key hold ${KEYED_LENGTH} characters` }
      : spelled(plainText(type.maxLength), `${sizePrefix(type.maxLength)}text`),
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: (type, use) =>
    type.varying !== true && type.length >= 1 && type.length <= 64
      ? typeWith(type, 'bit', type.length)
      : substitute(type, use),
  date: fixed('date'),
  time: (type, use) =>
    type.withTimeZone === true ? substitute(type, use) : moment('time', secondDigits(type.precision, use)),
  timestamp,
  year: fixed('year'),
  interval: substitute,
  uuid: () => typeWith({ kind: 'binary', length: 16 }, 'binary', 16),
  json: (type, use) => (isForeignKeyed(use) ? substitute(type, use) : spelled(type, 'json')),
  xml: substitute,
  enum: members,
  set: members,
  array: substitute,
  spatial: (type, use) => {
    const subtype = type.subtype.toLowerCase();
    if (isForeignKeyed(use)) return substitute(type, use);
    if (!SHAPES.has(subtype)) return spelled({ kind: 'spatial', subtype: 'geometry' }, 'geometry');
    // Systems of other databases have other numbers, or none that this one knows.
    const isKnown = type.srid !== undefined && use.sameFamily === true;
    return isKnown ? spelled(type, `${subtype} SRID ${type.srid}`, subtype) : spelled(type, subtype);
  },
  rowversion: substitute,
  vendor: substitute,
  unknown: substitute,
};

/** In a key, and not known to work there as it is. */
function isForeignKeyed(use: TypeUse): boolean {
  return use.keyed === true && use.sameFamily !== true;
}

function declaredNumber(type: DataType, use: TypeUse): Spelling | undefined {
  const kept = keptDeclaration(type, use, NUMBER_WORDS, CATALOGUE);
  if (kept === undefined || !/\bzerofill$/.test(kept.reported) || /\bunsigned\b/.test(kept.reported)) return kept;
  return { ...kept, reported: kept.reported.replace(/ zerofill$/, ' unsigned zerofill') };
}

/** A declared TINYINT of one displayed digit, for which drivers have words of their own. */
export const ONE_DIGIT = /^tinyint ?\(1\)/i;

/** MySQL's driver calls one with a sign a bit, although it reads and writes all of its numbers. */
function asDriversSay(kept: Spelling | undefined): Spelling | undefined {
  return kept?.reported === 'tinyint' && ONE_DIGIT.test(kept.sql) ? { ...kept, reported: 'bit' } : kept;
}

function unsigned(name: string, type: { readonly unsigned?: true }): string {
  return type.unsigned === true ? `${name} unsigned` : name;
}

/** One of 32 bits is told with six digits, fewer than it has: https://dev.mysql.com/doc/refman/8.4/en/problems-with-float.html */
function float(type: TypeOf<'float'>, use: TypeUse): Spelling {
  const isOwn = type.bits === 32 && use.sameFamily === true;
  return isOwn ? spelled(type, unsigned('float', type)) : spelled({ ...type, bits: 64 }, unsigned('double', type));
}

function decimal(type: TypeOf<'decimal'>, use: TypeUse): Spelling {
  const fitted = fitDecimal(type, { precision: 65, scale: 30 });
  const sign = type.unsigned === true ? ({ unsigned: true } as const) : {};
  const reported = unsigned('decimal', type);
  if (fitted !== undefined) {
    const { precision, scale } = fitted;
    const held = { kind: 'decimal', precision, scale, ...sign } as const;
    const spelling = spelled(held, unsigned(`decimal(${precision},${scale})`, type), reported);
    return fitted.cut ? { ...spelling, loss: 'fewer digits fit' } : spelling;
  }
  return use.sameFamily === true
    ? spelled({ kind: 'decimal', precision: 10, scale: 0, ...sign }, unsigned('decimal', type), reported)
    : spelled({ kind: 'decimal', precision: 65, scale: 30, ...sign }, unsigned('decimal(65,30)', type), reported);
}

function characters(type: TypeOf<'char' | 'varchar'>, use: TypeUse): Spelling {
  if (type.length === undefined) return spellType({ kind: 'text' }, use);
  const length = Math.max(type.length, use.sameFamily === true ? 0 : 1);
  if (type.kind === 'char' && length <= 255) return typeWith({ kind: 'char', length }, 'char', length);
  if (length <= (use.sameFamily === true ? ROW_BYTES : LONGEST_VARCHAR)) return varchar(length);
  return spellType({ kind: 'text', maxLength: length * 4 }, use);
}

function varchar(length: number): Spelling {
  return typeWith({ kind: 'varchar', length }, 'varchar', length);
}

function plainText(maxLength: number | undefined): DataType {
  return { kind: 'text', ...(maxLength === undefined ? {} : { maxLength }) };
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind === 'binary' && type.length <= 255) return typeWith(type, 'binary', type.length);
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= ROW_BYTES) return varbinary(type.length);
  if (isForeignKeyed(use)) return { ...varbinary(KEYED_LENGTH), loss: `bytes in a key hold ${KEYED_LENGTH}` };
  const maxLength = type.kind === 'blob' ? type.maxLength : type.length;
  const held = { kind: 'blob', ...(maxLength === undefined ? {} : { maxLength }) } as const;
  return { ...spelled(held, `${sizePrefix(maxLength)}blob`), large: true };
}

function varbinary(length: number): Spelling {
  return typeWith({ kind: 'varbinary', length }, 'varbinary', length);
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
    return moment('timestamp', shownDigits(type.precision), 'timestamp');
  }
  const spelling = moment('timestamp', secondDigits(type.precision, use), 'datetime');
  return type.withTimeZone === true ? { ...spelling, loss: 'the time zone is lost' } : spelling;
}

/** Without digits seconds are kept whole. */
function moment(kind: 'time' | 'timestamp', digits: number | undefined, word: string = kind): Spelling {
  return typeWith({ kind, precision: digits ?? 0 }, word, digits);
}

/** Without digits MySQL cuts seconds off whole, where other databases keep six. */
function secondDigits(precision: number | undefined, use: TypeUse): number | undefined {
  return shownDigits(precision ?? (use.sameFamily === true ? undefined : 6));
}

function shownDigits(precision: number | undefined): number | undefined {
  return precision === 0 ? undefined : fitPrecision(precision, 6);
}

/** A word as the usual collations compare it: without case, accents and blanks at its end. */
function foldedWord(value: string): string {
  return value.trimEnd().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** ENUM and SET as MySQL has them, unless the values cannot be its members. */
function members(type: TypeOf<'enum' | 'set'>, use: TypeUse): Spelling {
  const folded = new Set(type.values.map((value) => foldedWord(value)));
  const most = type.kind === 'set' ? 64 : 65_535;
  const isTooLong = type.values.some((value) => value.length > 255 || (type.kind === 'set' && value.includes(',')));
  // Blanks at the end of its own are gone already.
  const isCut = use.sameFamily !== true && type.values.some((value) => value.endsWith(' '));
  const isMany = type.values.length > most || folded.size < type.values.length;
  if (type.values.length === 0 || isTooLong || isCut || isMany) return substitute(type, use);
  const words = `${type.kind}(${type.values.map((value) => literals.string(value)).join(',')})`;
  return spelled({ kind: type.kind, values: type.values }, words, type.kind);
}
