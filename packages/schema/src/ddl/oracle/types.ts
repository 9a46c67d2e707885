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

export const spellType: TypeSpeller = (type, use) =>
  keptDeclaration(use, OWN_WORDS) ?? answerByKind(SPELLINGS, type, use);

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('NUMBER(1)'),
  integer: ({ bits, unsigned }) =>
    typeWith('NUMBER', INTEGER_DIGITS[bits] + (unsigned === true && bits === 64 ? 1 : 0)),
  decimal,
  float: ({ bits }) => ({ sql: bits === 32 ? 'BINARY_FLOAT' : 'BINARY_DOUBLE' }),
  money: substitute,
  char: characters,
  varchar: characters,
  text: ({ national }, use) => (use.keyed === true ? keyedText(`VARCHAR2(${KEYED_LENGTH} CHAR)`) : largeText(national)),
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: substitute,
  date: fixed('DATE'),
  time: ({ precision }) => ({ ...typeWith('TIMESTAMP', fitPrecision(precision, 9)), loss: 'a time gets a date' }),
  timestamp,
  year: fixed('NUMBER(4)'),
  interval: ({ fields = '' }) => ({
    sql: /year|month/i.test(fields) ? 'INTERVAL YEAR(4) TO MONTH' : 'INTERVAL DAY(9) TO SECOND(6)',
  }),
  uuid: fixed('RAW(16)'),
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

function timestamp(type: TypeOf<'timestamp'>): Spelling {
  const { sql } = typeWith('TIMESTAMP', fitPrecision(type.precision, 9));
  if (type.withTimeZone !== true) return { sql };
  return { sql: `${sql} WITH ${type.local === true ? 'LOCAL ' : ''}TIME ZONE` };
}

function decimal(type: TypeOf<'decimal'>): Spelling {
  const fitted = fitDecimal(type, { precision: 38, scale: 38 });
  if (fitted === undefined) return { sql: type.scale === 0 ? 'NUMBER(*,0)' : 'NUMBER' };
  const spelling = typeWith('NUMBER', fitted.precision, fitted.scale === 0 ? undefined : fitted.scale);
  return fitted.cut ? { ...spelling, loss: 'fewer digits fit' } : spelling;
}

function characters(type: TypeOf<'char' | 'varchar'>, use: TypeUse): Spelling {
  const longest = type.national === true || type.kind === 'char' ? LONGEST_NVARCHAR : LONGEST_VARCHAR;
  const length = Math.max(type.length ?? longest + 1, 1);
  if (length > longest && type.kind === 'char') return characters({ ...type, kind: 'varchar' }, use);
  if (length > longest)
    return use.keyed === true ? keyedText(`VARCHAR2(${LONGEST_VARCHAR})`) : largeText(type.national);
  if (type.national === true) return typeWith(type.kind === 'char' ? 'NCHAR' : 'NVARCHAR2', length);
  const unit = type.unit === 'byte' ? 'BYTE' : 'CHAR';
  return { sql: `${type.kind === 'char' ? 'CHAR' : 'VARCHAR2'}(${length} ${unit})` };
}

function keyedText(sql: string): Spelling {
  return { sql, loss: 'texts in a key are limited' };
}

function largeText(national: true | undefined): Spelling {
  return { sql: national === true ? 'NCLOB' : 'CLOB' };
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= LONGEST_RAW) {
    return typeWith('RAW', Math.max(type.length, 1));
  }
  return use.keyed === true
    ? { sql: `RAW(${KEYED_LENGTH})`, loss: `bytes in a key hold ${KEYED_LENGTH}` }
    : { sql: 'BLOB' };
}
