import { spellSubstitute } from '../shared/substitute.ts';
import { BEYOND_SIGNED, exceedsSigned, fitDecimal, fitPrecision, signedBits } from '../shared/type-fit.ts';
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

/** https://learn.microsoft.com/sql/t-sql/data-types/data-types-transact-sql */
const LONGEST_VARCHAR = 8000;
const LONGEST_NVARCHAR = 4000;
const KEYED_LENGTH = 255;
const INTEGERS = { 16: 'smallint', 32: 'int', 64: 'bigint' } as const;
/** Words whose meaning the Schema does not keep apart from their neighbours'. */
const KEPT_WORDS = new Set(
  (
    'datetime smalldatetime datetime2 datetimeoffset text ntext image real float decimal numeric money smallmoney ' +
    'timestamp rowversion hierarchyid sql_variant sysname geography geometry xml'
  ).split(' '),
);

export const spellType: TypeSpeller = (type, use) =>
  keptDeclaration(unbracketed(use), KEPT_WORDS) ?? answerByKind(SPELLINGS, type, use);

/** Management Studio writes types in brackets: `[hierarchyid]`, `[sys].[geography]`, `[decimal](6, 2)`. */
function unbracketed(use: TypeUse): TypeUse {
  const declared = use.declared?.replace(/^(?:\[sys\]\.)?\[(\w+)\]/i, '$1');
  return declared === undefined ? use : { ...use, declared };
}

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('bit'),
  integer: (type) => {
    if (type.bits === 8 && type.unsigned === true) return { sql: 'tinyint' };
    const sql = INTEGERS[signedBits(type, [16, 32, 64], 64)];
    return exceedsSigned(type) ? { sql, loss: BEYOND_SIGNED, minor: true } : { sql };
  },
  decimal,
  float: ({ bits }) => ({ sql: bits === 32 ? 'real' : 'float' }),
  money: (type, use) => {
    if (type.scale !== 4) return substitute(type, use);
    return { sql: type.precision <= 10 ? 'smallmoney' : 'money' };
  },
  char: characters,
  varchar: characters,
  text: unlimitedText,
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: substitute,
  date: fixed('date'),
  time: (type, use) =>
    type.withTimeZone === true ? substitute(type, use) : typeWith('time', fitPrecision(type.precision ?? 6, 7)),
  timestamp: ({ precision, withTimeZone }, use) => {
    const digits = precision ?? (use.sameFamily === true ? undefined : 6);
    return typeWith(withTimeZone === true ? 'datetimeoffset' : 'datetime2', fitPrecision(digits, 7));
  },
  year: substitute,
  interval: substitute,
  uuid: fixed('uniqueidentifier'),
  json: substitute,
  xml: fixed('xml'),
  enum: substitute,
  set: substitute,
  array: substitute,
  spatial: ({ srid, subtype }) => ({
    sql: srid === 4326 || subtype.toLowerCase() === 'geography' ? 'geography' : 'geometry',
  }),
  rowversion: fixed('rowversion'),
  vendor: substitute,
  unknown: substitute,
};

function decimal(type: TypeOf<'decimal'>): Spelling {
  const fitted = fitDecimal(type, { precision: 38, scale: 38 });
  if (fitted === undefined) return { sql: 'decimal(38,10)', loss: 'a number without limits gets ten decimal places' };
  const spelling = typeWith('decimal', fitted.precision, fitted.scale);
  return fitted.cut ? { ...spelling, loss: 'fewer digits fit' } : spelling;
}

/** Only text that was declared in a code page stays so; text of other databases is Unicode. */
function isNational(type: { readonly national?: true }, use: TypeUse): boolean {
  return type.national === true || use.sameFamily !== true;
}

function characters(type: TypeOf<'char' | 'varchar'>, use: TypeUse): Spelling {
  const national = isNational(type, use);
  if (type.length === undefined || type.length > (national ? LONGEST_NVARCHAR : LONGEST_VARCHAR)) {
    return unlimitedText({ kind: 'text', ...(type.national === undefined ? {} : { national: type.national }) }, use);
  }
  return typeWith(`${national ? 'n' : ''}${type.kind}`, Math.max(type.length, 1));
}

function unlimitedText(type: TypeOf<'text'>, use: TypeUse): Spelling {
  const name = isNational(type, use) ? 'nvarchar' : 'varchar';
  return use.keyed === true && use.sameFamily !== true
    ? { sql: `${name}(${KEYED_LENGTH})`, loss: `texts in a key hold ${KEYED_LENGTH} characters` }
    : { sql: `${name}(max)` };
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= LONGEST_VARCHAR) {
    return typeWith(type.kind, Math.max(type.length, 1));
  }
  return use.keyed === true && use.sameFamily !== true
    ? { sql: `varbinary(${KEYED_LENGTH})`, loss: `bytes in a key hold ${KEYED_LENGTH}` }
    : { sql: 'varbinary(max)' };
}
