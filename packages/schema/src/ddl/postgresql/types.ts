import { spellSubstitute } from '../shared/substitute.ts';
import { BEYOND_SIGNED, exceedsSigned, fitDecimal, fitPrecision, signedBits } from '../shared/type-fit.ts';
import {
  answerByKind,
  fixed,
  isPlainTypeText,
  typeWith,
  type ByKind,
  type Spelling,
  type TypeOf,
  type TypeSpeller,
  type TypeUse,
} from '../shared/type-spelling.ts';

/** https://www.postgresql.org/docs/current/datatype.html */
const LONGEST_VARCHAR = 10_485_760;
const INTEGERS = { 16: 'smallint', 32: 'integer', 64: 'bigint' } as const;

export const spellType: TypeSpeller = (type, use) => answerByKind(SPELLINGS, type, use);

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('boolean'),
  integer: (type) => {
    const sql = INTEGERS[signedBits(type, [16, 32, 64], 64)];
    return exceedsSigned(type) ? { sql, loss: BEYOND_SIGNED, minor: true } : { sql };
  },
  decimal,
  float: ({ bits }) => ({ sql: bits === 32 ? 'real' : 'double precision' }),
  money: ({ precision, scale }) => (scale === 2 ? { sql: 'money' } : typeWith('numeric', precision, scale)),
  char: characters,
  varchar: characters,
  text: ({ caseInsensitive }, use) => ({
    sql: caseInsensitive === true && use.sameFamily === true ? 'citext' : 'text',
  }),
  binary: fixed('bytea'),
  varbinary: fixed('bytea'),
  blob: fixed('bytea'),
  bit: ({ length, varying }) => typeWith(varying === true ? 'bit varying' : 'bit', length > 0 ? length : undefined),
  date: fixed('date'),
  time: moment,
  timestamp: moment,
  year: substitute,
  interval,
  uuid: fixed('uuid'),
  // Neither json nor xml can be compared, which a key has to.
  json: ({ binary }, use) => ({ sql: binary === true || isForeignKeyed(use) ? 'jsonb' : 'json' }),
  xml: (type, use) => (isForeignKeyed(use) ? substitute(type, use) : { sql: 'xml' }),
  enum: (type, use) => (use.enumName === undefined ? substitute(type, use) : { sql: use.enumName }),
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

function decimal(type: TypeOf<'decimal'>, use: TypeUse): Spelling {
  if (use.sameFamily === true) return typeWith('numeric', type.precision, type.scale);
  const fitted = fitDecimal(type, { precision: 1000, scale: 1000 });
  if (fitted === undefined) return { sql: 'numeric' };
  return typeWith('numeric', fitted.precision, type.scale === undefined ? undefined : fitted.scale);
}

function characters(type: TypeOf<'char' | 'varchar'>): Spelling {
  if (type.length === undefined) return { sql: 'varchar' };
  if (type.length > LONGEST_VARCHAR) return { sql: 'text' };
  return typeWith(type.kind, Math.max(type.length, 1));
}

function moment(type: TypeOf<'time' | 'timestamp'>): Spelling {
  const { sql } = typeWith(type.kind, fitPrecision(type.precision, 6));
  return { sql: type.withTimeZone === true ? `${sql} with time zone` : sql };
}

function interval(type: TypeOf<'interval'>): Spelling {
  const fields = (type.fields ?? '').toLowerCase().replace(/\([\d, ]*\)/g, '');
  const known = /^\s*(year|month|day|hour|minute|second)(\s+to\s+(month|hour|minute|second))?\s*$/.exec(fields);
  const words = known === null ? 'interval' : `interval ${fields.trim()}`;
  const counts = known === null || words.endsWith('second');
  return typeWith(words, counts ? fitPrecision(type.precision, 6) : undefined);
}

function array(type: TypeOf<'array'>, use: TypeUse): Spelling {
  const declared = use.declared?.replace(/(\s*\[\d*\])+$|\s+array$/i, '');
  const element = spellType(type.element, declared === undefined ? use : { ...use, declared });
  return { ...element, sql: element.sql + '[]'.repeat(Math.max(type.dimensions, 1)) };
}

/** Types only PostgreSQL and its extensions have, in the words of the source. */
function own(type: TypeOf<'spatial' | 'vendor' | 'unknown'>, use: TypeUse): Spelling {
  if (use.sameFamily !== true) return substitute(type, use);
  if (use.declared !== undefined && isPlainTypeText(use.declared)) return { sql: use.declared };
  if (type.kind !== 'vendor') return substitute(type, use);
  const words = type.arguments === undefined ? type.name : `${type.name}(${type.arguments.join(', ')})`;
  return isPlainTypeText(words) ? { sql: words } : substitute(type, use);
}
