import { spellSubstitute } from '../shared/substitute.ts';
import { BEYOND_SIGNED, exceedsSigned, fitDecimal, fitPrecision, signedBits } from '../shared/type-fit.ts';
import {
  answerByKind,
  declaredElement,
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
import { arrayName, catalogueName } from './identifiers.ts';

/** https://www.postgresql.org/docs/current/datatype.html */
const LONGEST_VARCHAR = 10_485_760;
const INTEGERS = { 16: 'smallint', 32: 'integer', 64: 'bigint' } as const;
/** What the catalogue calls the types of those words, table 8.1. */
const CATALOGUE = { smallint: 'int2', integer: 'int4', bigint: 'int8' } as const;

export const spellType: TypeSpeller = (type, use) => answerByKind(SPELLINGS, type, use);

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('boolean', 'bool'),
  integer: (type) => {
    const bits = signedBits(type, [16, 32, 64], 64);
    const spelling = spelled({ kind: 'integer', bits }, INTEGERS[bits], CATALOGUE[INTEGERS[bits]]);
    return exceedsSigned(type) ? { ...spelling, loss: BEYOND_SIGNED, minor: true } : spelling;
  },
  decimal,
  float: ({ bits }) => {
    const held = { kind: 'float', bits } as const;
    return bits === 32 ? spelled(held, 'real', 'float4') : spelled(held, 'double precision', 'float8');
  },
  money: (type) => (type.scale === 2 ? spelled(type, 'money') : numeric(type.precision, type.scale)),
  char: characters,
  varchar: characters,
  text: (type, use) =>
    type.caseInsensitive === true && use.sameFamily === true ? spelled(type, 'citext') : unlimitedText('text'),
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: (type) => {
    const length = type.length > 0 ? type.length : undefined;
    return type.varying === true
      ? { ...typeWith(type, 'bit varying', length), reported: 'varbit' }
      : typeWith(type, 'bit', length);
  },
  date: fixed('date'),
  time: moment,
  timestamp: moment,
  year: substitute,
  interval,
  uuid: fixed('uuid'),
  // Neither json nor xml can be compared, which a key has to.
  json: (type, use) => spelled(type, type.binary === true || isForeignKeyed(use) ? 'jsonb' : 'json'),
  xml: (type, use) => (isForeignKeyed(use) ? substitute(type, use) : spelled(type, 'xml')),
  enum: (type, use) => (use.enumType === undefined ? substitute(type, use) : { ...use.enumType, held: type }),
  set: substitute,
  array,
  spatial: own,
  rowversion: substitute,
  vendor: own,
  unknown: own,
};

function isForeignKeyed(use: TypeUse): boolean {
  return use.keyed === true && use.sameFamily !== true;
}

function numeric(precision: number | undefined, scale: number | undefined): Spelling {
  const held = {
    kind: 'decimal' as const,
    ...(precision === undefined ? {} : { precision }),
    ...(scale === undefined ? {} : { scale }),
  };
  return typeWith(held, 'numeric', precision, scale);
}

function decimal(type: TypeOf<'decimal'>, use: TypeUse): Spelling {
  if (use.sameFamily === true) return numeric(type.precision, type.scale);
  const fitted = fitDecimal(type, { precision: 1000, scale: 1000 });
  return numeric(fitted?.precision, fitted === undefined || type.scale === undefined ? undefined : fitted.scale);
}

function characters(type: TypeOf<'char' | 'varchar'>): Spelling {
  if (type.length === undefined) return unlimitedText('varchar');
  if (type.length > LONGEST_VARCHAR) return unlimitedText('text');
  const length = Math.max(type.length, 1);
  const spelling = typeWith({ kind: type.kind, length }, type.kind, length);
  return type.kind === 'char' ? { ...spelling, reported: 'bpchar' } : spelling;
}

function unlimitedText(sql: 'text' | 'varchar'): Spelling {
  return spelled({ kind: 'text' }, sql);
}

function bytes(): Spelling {
  return spelled({ kind: 'blob' }, 'bytea');
}

function moment(type: TypeOf<'time' | 'timestamp'>): Spelling {
  const precision = fitPrecision(type.precision, 6);
  const zoned = type.withTimeZone === true ? ({ withTimeZone: true } as const) : {};
  const held = { kind: type.kind, ...(precision === undefined ? {} : { precision }), ...zoned };
  const spelling = typeWith(held, type.kind, precision);
  if (type.withTimeZone !== true) return spelling;
  return { ...spelling, sql: `${spelling.sql} with time zone`, reported: `${type.kind}tz` };
}

function interval(type: TypeOf<'interval'>): Spelling {
  const fields = (type.fields ?? '').toLowerCase().replace(/\([\d, ]*\)/g, '');
  const known = /^\s*(year|month|day|hour|minute|second)(\s+to\s+(month|hour|minute|second))?\s*$/.exec(fields);
  const words = known === null ? 'interval' : `interval ${fields.trim()}`;
  const counts = known === null || words.endsWith('second');
  return { ...typeWith(type, words, counts ? fitPrecision(type.precision, 6) : undefined), reported: 'interval' };
}

function array(type: TypeOf<'array'>, use: TypeUse): Spelling {
  const declared = use.declared === undefined ? undefined : declaredElement(use.declared);
  const element = spellType(type.element, declared === undefined ? use : { ...use, declared });
  const sql = element.sql + '[]'.repeat(Math.max(type.dimensions, 1));
  return { ...element, sql, held: { ...type, element: element.held }, reported: arrayName(element.reported) };
}

/** Types only PostgreSQL and its extensions have, in the words of the source. */
function own(type: TypeOf<'spatial' | 'vendor' | 'unknown'>, use: TypeUse): Spelling {
  if (use.sameFamily !== true) return substitute(type, use);
  if (use.declared !== undefined && isPlainTypeText(use.declared)) return asDeclared(type, use.declared);
  if (type.kind !== 'vendor') return substitute(type, use);
  const words = type.arguments === undefined ? type.name : `${type.name}(${type.arguments.join(', ')})`;
  return isPlainTypeText(words) ? asDeclared(type, words) : substitute(type, use);
}

/** Drivers give the number of an object as one. */
const OBJECT_NUMBER = { kind: 'integer', bits: 32, unsigned: true } as const;

function asDeclared(type: TypeOf<'spatial' | 'vendor' | 'unknown'>, sql: string): Spelling {
  const [name = '', namespace] = declaredName(sql).split('.').toReversed();
  const reported = catalogueName(namespace === undefined ? { name } : { namespace, name });
  return spelled(reported === 'oid' ? OBJECT_NUMBER : type, sql, reported);
}
