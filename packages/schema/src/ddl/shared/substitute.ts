import type { DataType } from '../../model/data-type.ts';
import { INTERVAL_LENGTH, joinedLength, longestValue } from './type-fit.ts';
import {
  answerByKind,
  type ByKind,
  type Spelling,
  type TypeOf,
  type TypeSpeller,
  type TypeUse,
} from './type-spelling.ts';
import { vendorSubstitute } from './vendor-types.ts';

type Substitute = { readonly type: DataType } & Pick<Spelling, 'loss' | 'minor' | 'allowed'>;

/** Spells a type the database does not have by one it has, and says what that costs. */
export function spellSubstitute(type: DataType, use: TypeUse, spell: TypeSpeller): Spelling {
  const { type: replacement, ...cost } = answerByKind(SUBSTITUTES, type);
  const spelling = spell(replacement, use.keyed === undefined ? {} : { keyed: use.keyed });
  return { ...spelling, ...cost };
}

/** Types every database spells itself. */
const itself = (type: DataType): Substitute => ({ type });

const withoutZone = (type: Extract<DataType, { kind: 'time' | 'timestamp' }>): Substitute => ({
  type: { kind: type.kind, ...(type.precision === undefined ? {} : { precision: type.precision }) },
  loss: 'the time zone is lost',
});

function bits({ length, varying }: TypeOf<'bit'>): Substitute {
  if (varying !== true) {
    if (length === 1) return { type: { kind: 'boolean' } };
    return { type: { kind: 'varbinary', length: Math.max(Math.ceil(length / 8), 1) }, loss: 'bits become bytes' };
  }
  // One that states no length has none.
  const type: DataType = length === 0 ? { kind: 'blob' } : { kind: 'varbinary', length: Math.ceil(length / 8) };
  return { type, loss: 'bits become bytes, and how many zeros they begin with is lost' };
}

const SUBSTITUTES: ByKind<[], Substitute> = {
  integer: itself,
  decimal: itself,
  float: itself,
  char: itself,
  varchar: itself,
  text: itself,
  binary: itself,
  varbinary: itself,
  blob: itself,
  date: itself,
  time: withoutZone,
  timestamp: withoutZone,
  boolean: () => ({ type: { kind: 'integer', bits: 8 } }),
  money: ({ precision, scale }) => ({ type: { kind: 'decimal', precision, scale } }),
  year: () => ({ type: { kind: 'integer', bits: 16 } }),
  interval: () => ({ type: { kind: 'varchar', length: INTERVAL_LENGTH }, loss: 'an interval becomes its text' }),
  uuid: () => ({ type: { kind: 'char', length: 36 } }),
  xml: () => ({ type: { kind: 'text' }, loss: 'XML becomes its text', minor: true }),
  json: () => ({ type: { kind: 'text' }, loss: 'JSON becomes its text', minor: true }),
  enum: ({ values }) => ({ type: { kind: 'varchar', length: longestValue(values) }, allowed: values }),
  set: ({ values }) => ({
    type: { kind: 'varchar', length: joinedLength(values) },
    loss: 'a set becomes its values joined by commas',
  }),
  array: () => ({ type: { kind: 'json' }, loss: 'an array becomes a JSON document' }),
  spatial: () => ({ type: { kind: 'blob' }, loss: 'a shape becomes bytes' }),
  rowversion: () => ({ type: { kind: 'integer', bits: 64 }, loss: 'the database no longer counts it up' }),
  vendor: ({ name }) => ({ type: vendorSubstitute(name), loss: 'the type has no counterpart here' }),
  bit: bits,
  unknown: () => ({ type: { kind: 'text' }, loss: 'the declared type was not understood' }),
};
