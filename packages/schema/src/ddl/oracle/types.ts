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

/** https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Data-Types.html, without extended string size. */
const LONGEST_VARCHAR = 4000;
const LONGEST_NVARCHAR = 2000;
const LONGEST_RAW = 2000;
const KEYED_LENGTH = 255;
const INTEGER_DIGITS = { 8: 3, 16: 5, 24: 8, 32: 10, 64: 19 } as const;
const OWN_WORDS = new Set(
  (
    'number integer int smallint decimal dec numeric float real double binary_float binary_double char nchar varchar ' +
    'varchar2 nvarchar2 character long raw date timestamp interval rowid urowid bfile xmltype clob nclob blob json'
  ).split(' '),
);

/** The standard's words for Oracle's own types, and what its catalogue has for them. */
const CATALOGUE: ReadonlyMap<string, string> = new Map([
  ...['integer', 'int', 'smallint', 'decimal', 'dec', 'numeric'].map((word) => [word, 'number'] as const),
  ...['real', 'double precision'].map((word) => [word, 'float'] as const),
  ['varchar', 'varchar2'],
  ['character', 'char'],
]);
/** They lie outside of the row and can be neither compared nor sorted. */
const LARGE_OBJECTS = new Set(['clob', 'nclob', 'blob', 'long', 'long raw', 'bfile']);

export const spellType: TypeSpeller = (type, use) => {
  const kept = keptDeclaration(type, use, OWN_WORDS, CATALOGUE);
  if (kept === undefined) return answerByKind(SPELLINGS, type, use);
  return LARGE_OBJECTS.has(kept.reported) ? { ...kept, large: true } : kept;
};

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('NUMBER(1)', 'number'),
  integer: (type) =>
    typeWith(type, 'NUMBER', INTEGER_DIGITS[type.bits] + (type.unsigned === true && type.bits === 64 ? 1 : 0)),
  decimal,
  float: ({ bits }) => spelled({ kind: 'float', bits }, bits === 32 ? 'BINARY_FLOAT' : 'BINARY_DOUBLE'),
  money: substitute,
  char: characters,
  varchar: characters,
  text: ({ national }, use) => (use.keyed === true ? keyedText(KEYED_LENGTH, 'CHAR') : largeText(national)),
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: substitute,
  date: fixed('DATE'),
  time: ({ precision }) => ({ ...timestamp({ kind: 'timestamp', ...digits(precision) }), loss: 'a time gets a date' }),
  timestamp,
  year: () => typeWith({ kind: 'decimal', precision: 4 }, 'NUMBER', 4),
  interval: (type) =>
    /year|month/i.test(type.fields ?? '')
      ? spelled(type, 'INTERVAL YEAR(4) TO MONTH', 'interval year to month')
      : spelled(type, 'INTERVAL DAY(9) TO SECOND(6)', 'interval day to second'),
  uuid: fixed('RAW(16)', 'raw'),
  json: substitute,
  xml: fixed('XMLTYPE'),
  enum: substitute,
  set: substitute,
  array: substitute,
  spatial: fixed('SDO_GEOMETRY'),
  rowversion: substitute,
  vendor: substitute,
  unknown: substitute,
};

function digits(precision: number | undefined): { readonly precision?: number } {
  return precision === undefined ? {} : { precision };
}

function timestamp(type: TypeOf<'timestamp'>): Spelling {
  const precision = fitPrecision(type.precision, 9);
  const { sql, held } = typeWith({ ...type, ...digits(precision) }, 'TIMESTAMP', precision);
  if (type.withTimeZone !== true) return spelled(held, sql, 'timestamp');
  const zone = `WITH ${type.local === true ? 'LOCAL ' : ''}TIME ZONE`;
  return spelled(held, `${sql} ${zone}`, `timestamp ${zone}`.toLowerCase());
}

function decimal(type: TypeOf<'decimal'>): Spelling {
  const fitted = fitDecimal(type, { precision: 38, scale: 38 });
  if (fitted === undefined) return spelled(type, type.scale === 0 ? 'NUMBER(*,0)' : 'NUMBER', 'number');
  const { precision, scale, cut } = fitted;
  const spelling = typeWith(
    { kind: 'decimal', precision, scale },
    'NUMBER',
    precision,
    scale === 0 ? undefined : scale,
  );
  return cut ? { ...spelling, loss: 'fewer digits fit' } : spelling;
}

function characters(type: TypeOf<'char' | 'varchar'>, use: TypeUse): Spelling {
  const { length: given = 0 } = type;
  // The database's own character set has all characters too, and a text in it can be compared where an NCLOB cannot.
  if (type.national === true && given > LONGEST_NVARCHAR && given <= LONGEST_VARCHAR)
    return characters({ kind: 'varchar', length: given }, use);
  const longest = type.national === true || type.kind === 'char' ? LONGEST_NVARCHAR : LONGEST_VARCHAR;
  const length = Math.max(type.length ?? longest + 1, 1);
  if (length > longest && type.kind === 'char') return characters({ ...type, kind: 'varchar' }, use);
  if (length > longest) return use.keyed === true ? keyedText(LONGEST_VARCHAR) : largeText(type.national);
  const held = { ...type, length };
  if (type.national === true) return typeWith(held, type.kind === 'char' ? 'NCHAR' : 'NVARCHAR2', length);
  return sizedText(held, type.kind === 'char' ? 'CHAR' : 'VARCHAR2', type.unit === 'byte' ? 'BYTE' : 'CHAR');
}

function sizedText(held: TypeOf<'char' | 'varchar'>, word: string, unit: 'BYTE' | 'CHAR' | undefined): Spelling {
  return spelled(held, `${word}(${held.length}${unit === undefined ? '' : ` ${unit}`})`, word.toLowerCase());
}

function keyedText(length: number, unit?: 'CHAR'): Spelling {
  return { ...sizedText({ kind: 'varchar', length }, 'VARCHAR2', unit), loss: 'texts in a key are limited' };
}

function largeText(national: true | undefined): Spelling {
  return { ...spelled({ kind: 'text' }, national === true ? 'NCLOB' : 'CLOB'), large: true };
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= LONGEST_RAW) {
    return raw(Math.max(type.length, 1));
  }
  if (use.keyed === true) return { ...raw(KEYED_LENGTH), loss: `bytes in a key hold ${KEYED_LENGTH}` };
  return { ...spelled({ kind: 'blob' }, 'BLOB'), large: true };
}

function raw(length: number): Spelling {
  return typeWith({ kind: 'varbinary', length }, 'RAW', length);
}
