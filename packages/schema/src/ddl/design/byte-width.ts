import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { INTERVAL_LENGTH, joinedLength, longestValue } from '../shared/type-fit.ts';
import { vendorSubstitute } from '../shared/vendor-types.ts';
import { answerByKind, type ByKind } from '../shared/type-spelling.ts';
import type { DesignContext } from './context.ts';

/** The limit of a row without its large objects, less a little for what the estimate leaves out. */
const ROW_BYTES = 65_000;
const LARGE_OBJECT_BYTES = 12;
const LONGEST_IN_ROW = 16_383;

/** How many bytes a character takes at most under a collation of MySQL; without one, as in utf8mb4. */
export function bytesPerCharacter(collation: string | undefined): number {
  const charset = /^[a-z0-9]+/.exec((collation ?? 'utf8mb4').toLowerCase())?.[0] ?? '';
  if (/^(utf8mb4|utf16|utf16le|utf32|gb18030)$/.test(charset)) return 4;
  if (/^(utf8|utf8mb3|ujis|eucjpms)$/.test(charset)) return 3;
  return /^(ucs2|sjis|cp932|gbk|gb2312|big5|euckr)$/.test(charset) ? 2 : 1;
}

type Width = (characterBytes: number) => number;

const bytes = (count: number) => (): Width => () => count;
const large = bytes(LARGE_OBJECT_BYTES);
const characters = ({ length }: { readonly length?: number }): Width =>
  length === undefined ? large() : (characterBytes) => length * characterBytes + 2;
const octets = ({ length }: { readonly length?: number }): Width => (length === undefined ? large() : () => length + 2);
const digits = ({ precision }: { readonly precision?: number }): Width =>
  bytes(Math.ceil((precision ?? 65) / 9) * 4 + 4)();

const WIDTHS: ByKind<[], Width> = {
  char: characters,
  varchar: characters,
  interval: () => characters({ length: INTERVAL_LENGTH }),
  vendor:
    ({ name }) =>
    (characterBytes) =>
      byteWidth(vendorSubstitute(name), characterBytes),
  binary: octets,
  varbinary: octets,
  integer: ({ bits }) => bytes(bits / 8)(),
  bit: ({ length }) => bytes(Math.ceil(length / 8))(),
  decimal: digits,
  money: digits,
  uuid: bytes(16),
  boolean: bytes(1),
  year: bytes(1),
  enum: bytes(2),
  float: bytes(8),
  date: bytes(8),
  time: bytes(8),
  timestamp: bytes(8),
  set: bytes(8),
  rowversion: bytes(8),
  text: large,
  blob: large,
  json: large,
  xml: large,
  array: large,
  spatial: large,
  unknown: large,
};

/** How many bytes of a row a column takes at most in MySQL, with the length of a variable one. */
export function byteWidth(type: DataType, characterBytes: number): number {
  return answerByKind(WIDTHS, type)(characterBytes);
}

/** Whether MySQL cannot hold a type's values in the row, where a key could have them whole. */
export function isLargeObject(type: DataType): boolean {
  switch (type.kind) {
    case 'varchar':
    case 'varbinary':
      return type.length === undefined || type.length > LONGEST_IN_ROW;
    case 'text':
    case 'blob':
    case 'json':
    case 'xml':
    case 'array':
    case 'unknown':
      return true;
    case 'vendor':
      return isLargeObject(vendorSubstitute(type.name));
    default:
      return false;
  }
}

/** The characters a text column is cut to in a key, or nothing for a column that is not text. */
export function textLength(type: DataType): number | undefined {
  switch (type.kind) {
    case 'char':
    case 'varchar':
      return type.length;
    case 'enum':
      return longestValue(type.values);
    case 'set':
      return joinedLength(type.values);
    default:
      return undefined;
  }
}

/** Turns the longest texts outside keys into large objects until the row fits; changes `types`. */
export function fitRow(
  context: DesignContext,
  table: Table,
  types: Map<string, DataType>,
  keyed: ReadonlySet<string>,
): void {
  const widthOf = (name: string, type: DataType): number => {
    const collation = table.columns.find((column) => column.name === name)?.collation;
    return byteWidth(type, bytesPerCharacter(context.sameFamily ? collation : undefined));
  };
  let total = 0;
  for (const [name, type] of types) total += widthOf(name, type);
  const candidates = [...types]
    .filter(([name, type]) => (type.kind === 'varchar' || type.kind === 'varbinary') && !keyed.has(name))
    .sort(([aName, a], [bName, b]) => widthOf(bName, b) - widthOf(aName, a));
  for (const [name, type] of candidates) {
    if (total <= ROW_BYTES) return;
    const width = widthOf(name, type);
    total += LARGE_OBJECT_BYTES - width;
    types.set(name, { kind: type.kind === 'varchar' ? 'text' : 'blob', maxLength: Math.max(width, 65_535) });
  }
}
