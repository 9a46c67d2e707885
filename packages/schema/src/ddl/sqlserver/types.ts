import { spellSubstitute } from '../shared/substitute.ts';
import { BEYOND_SIGNED, exceedsSigned, fitDecimal, fitPrecision, signedBits } from '../shared/type-fit.ts';
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

/** Other words for the same, and what the driver calls them. */
const CATALOGUE: ReadonlyMap<string, string> = new Map([
  ['rowversion', 'timestamp'],
  ['double precision', 'float'],
]);
/** The older large types can be neither compared nor sorted. */
const LARGE_OBJECTS = new Set(['text', 'ntext', 'image']);

export const spellType: TypeSpeller = (type, use) => {
  const kept = keptDeclaration(type, unbracketed(use), KEPT_WORDS, CATALOGUE);
  if (kept === undefined) return answerByKind(SPELLINGS, type, use);
  if (kept.held.kind === 'timestamp' && kept.reported === 'datetime') {
    return { ...kept, held: { ...kept.held, precision: 3 } };
  }
  return LARGE_OBJECTS.has(kept.reported) ? { ...kept, large: true } : kept;
};

/** Management Studio writes types in brackets: `[hierarchyid]`, `[sys].[geography]`, `[decimal](6, 2)`. */
function unbracketed(use: TypeUse): TypeUse {
  const declared = use.declared?.replace(/^(?:\[sys\]\.)?\[(\w+)\]/i, '$1');
  return declared === undefined ? use : { ...use, declared };
}

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('bit'),
  integer: (type) => {
    if (type.bits === 8 && type.unsigned === true) return spelled(type, 'tinyint');
    const bits = signedBits(type, [16, 32, 64], 64);
    const spelling = spelled({ kind: 'integer', bits }, INTEGERS[bits]);
    return exceedsSigned(type) ? { ...spelling, loss: BEYOND_SIGNED, minor: true } : spelling;
  },
  decimal,
  float: ({ bits }) => spelled({ kind: 'float', bits }, bits === 32 ? 'real' : 'float'),
  money: (type, use) => {
    if (type.scale !== 4) return substitute(type, use);
    return spelled(type, type.precision <= 10 ? 'smallmoney' : 'money');
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
    type.withTimeZone === true ? substitute(type, use) : typeWith(type, 'time', fitPrecision(type.precision ?? 6, 7)),
  timestamp: (type, use) => {
    const digits = type.precision ?? (use.sameFamily === true ? undefined : 6);
    return typeWith(type, type.withTimeZone === true ? 'datetimeoffset' : 'datetime2', fitPrecision(digits, 7));
  },
  year: substitute,
  interval: substitute,
  uuid: fixed('uniqueidentifier'),
  json: substitute,
  xml: fixed('xml'),
  enum: substitute,
  set: substitute,
  array: substitute,
  spatial: (type) =>
    spelled(type, type.srid === 4326 || type.subtype.toLowerCase() === 'geography' ? 'geography' : 'geometry'),
  rowversion: fixed('rowversion', 'timestamp'),
  vendor: substitute,
  unknown: substitute,
};

function decimal(type: TypeOf<'decimal'>): Spelling {
  const fitted = fitDecimal(type, { precision: 38, scale: 38 });
  if (fitted === undefined) {
    const held = { kind: 'decimal', precision: 38, scale: 10 } as const;
    return { ...typeWith(held, 'decimal', 38, 10), loss: 'a number without limits gets ten decimal places' };
  }
  const { precision, scale, cut } = fitted;
  const spelling = typeWith({ kind: 'decimal', precision, scale }, 'decimal', precision, scale);
  return cut ? { ...spelling, loss: 'fewer digits fit' } : spelling;
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
  return sizedText(type.kind, Math.max(type.length, 1), national);
}

function sizedText(kind: 'char' | 'varchar', length: number, national: boolean): Spelling {
  return typeWith({ kind, length, ...(national ? { national } : {}) }, `${national ? 'n' : ''}${kind}`, length);
}

function unlimitedText(type: TypeOf<'text'>, use: TypeUse): Spelling {
  const national = isNational(type, use);
  if (use.keyed === true && use.sameFamily !== true) {
    return { ...sizedText('varchar', KEYED_LENGTH, national), loss: `texts in a key hold ${KEYED_LENGTH} characters` };
  }
  const name = national ? 'nvarchar' : 'varchar';
  return spelled({ kind: 'text', ...(national ? { national } : {}) }, `${name}(max)`, name);
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= LONGEST_VARCHAR) {
    const length = Math.max(type.length, 1);
    return typeWith({ kind: type.kind, length }, type.kind, length);
  }
  if (use.keyed !== true || use.sameFamily === true) {
    return spelled({ kind: 'varbinary' }, 'varbinary(max)', 'varbinary');
  }
  const limited = typeWith({ kind: 'varbinary', length: KEYED_LENGTH }, 'varbinary', KEYED_LENGTH);
  return { ...limited, loss: `bytes in a key hold ${KEYED_LENGTH}` };
}
