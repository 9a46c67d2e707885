import type { IndexPart } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { byteWidth, bytesPerCharacter, isLargeObject, textLength } from './byte-width.ts';
import type { ColumnTypes } from './column-types.ts';
import { ownerName, type DesignContext } from './context.ts';
import type { DesignedKeyPart } from '../shared/designed.ts';

/** What a text or large object without a length counts for in a key, and the prefix it gets. */
const TEXT_PREFIX = 255;

type KeyRequest = {
  readonly columns: readonly string[];
  readonly unique: boolean;
  /** The key as messages name it. */
  readonly label: string;
};

/** A part with the characters it would take, how many bytes each has, and whether a prefix must or may stand for it. */
type Measured = {
  readonly part: IndexPart;
  readonly characters: number | undefined;
  readonly characterBytes: number;
  readonly bytes: number;
  readonly needsPrefix: boolean;
};

/** The parts of a primary or unique key; long texts get a prefix where the database limits the bytes of a key. */
export function fitKeyParts(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  request: KeyRequest,
): readonly DesignedKeyPart[] {
  const parts = request.columns.map((column) => ({ column }));
  return fitIndexParts(context, types, table, parts, request).map(({ column = '', length }) =>
    length === undefined ? { column } : { column, length },
  );
}

/** The parts of an index within the database's limit of bytes, shortened where they must be, which is reported. */
export function fitIndexParts(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  parts: readonly IndexPart[],
  request: Pick<KeyRequest, 'unique' | 'label'>,
): readonly IndexPart[] {
  reportRefused(context, types, table, parts);
  const most = context.writer.capabilities.keys.mostBytes;
  if (most === undefined) return parts;
  const measured = parts.map((part) => measure(context, types, table, part));
  const total = measured.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= most && !measured.some(({ needsPrefix }) => needsPrefix)) return parts;
  reportPrefix(context, table, request);
  return shortened(measured, total - most);
}

function measure(context: DesignContext, types: ColumnTypes, table: Table, part: IndexPart): Measured {
  const column = part.column === undefined ? undefined : context.lookup.column(table, part.column);
  if (column === undefined) return { part, characters: undefined, characterBytes: 1, bytes: 0, needsPrefix: false };
  const type = types.of(table, column.name);
  const characterBytes = isBinary(type) ? 1 : bytesPerCharacter(context.sameFamily ? column.collation : undefined);
  if (part.length !== undefined) {
    return { part, characters: part.length, characterBytes, bytes: part.length * characterBytes, needsPrefix: false };
  }
  if (isLargeObject(type) && !(context.sameFamily && 'length' in type)) {
    const isTyped = types.isKeyed(table, column.name) && !context.sameFamily;
    const characters = TEXT_PREFIX;
    return { part, characters, characterBytes, bytes: characters * characterBytes, needsPrefix: !isTyped };
  }
  const characters = isBinary(type) && 'length' in type ? type.length : textLength(type);
  const prefixable = type.kind === 'char' || type.kind === 'varchar' || isBinary(type);
  // In a key, unlike in a row, a text's own length takes no bytes.
  const bytes = prefixable ? (characters ?? 0) * characterBytes : byteWidth(type, characterBytes);
  return { part, characters: prefixable ? characters : undefined, characterBytes, bytes, needsPrefix: false };
}

/** Says of a key or an index that it refuses rows whose values are longer than an entry may be, where nobody shortens them. */
function reportRefused(context: DesignContext, types: ColumnTypes, table: Table, parts: readonly IndexPart[]): void {
  const { keyBytes } = context.writer.values;
  const columns = parts.flatMap(({ column, length }) => (length === undefined && column !== undefined ? [column] : []));
  if (keyBytes === undefined || context.sameFamily) return;
  const held = columns.map((name) => types.of(table, name)).filter((type) => !isLargeObject(type));
  const bytes = held.reduce((sum, type) => sum + byteWidth(type, bytesPerCharacter(undefined)), 0);
  if (bytes <= keyBytes) return;
  context.report.add({
    code: 'ddl-key-changed',
    severity: 'info',
    at: table,
    owner: ownerName(table),
    part: columns.join(', '),
    text: `rows whose values have more than ${keyBytes} bytes together are refused, as an index is over them`,
  });
}

/** Takes bytes from the longest parts first until the key fits. */
function shortened(measured: readonly Measured[], excess: number): readonly IndexPart[] {
  const lengths = measured.map(({ characters }) => characters);
  const order = measured
    .map((entry, position) => ({ ...entry, position }))
    .filter(({ characters }) => characters !== undefined)
    .sort((a, b) => b.bytes - a.bytes);
  let left = excess;
  for (const { position, characters = 0, characterBytes } of order) {
    if (left <= 0) break;
    const kept = Math.max(characters - Math.ceil(left / characterBytes), Math.min(characters, 20));
    left -= (characters - kept) * characterBytes;
    lengths[position] = kept;
  }
  return measured.map(({ part, characters, needsPrefix }, position) => {
    const length = lengths[position];
    return length === undefined || (length === characters && !needsPrefix) ? part : { ...part, length };
  });
}

function isBinary(type: DataType): boolean {
  return type.kind === 'binary' || type.kind === 'varbinary' || type.kind === 'blob';
}

function reportPrefix(context: DesignContext, table: Table, request: Pick<KeyRequest, 'unique' | 'label'>): void {
  context.report.add({
    code: request.unique ? 'ddl-key-changed' : 'ddl-index-changed',
    severity: request.unique ? 'warning' : 'info',
    at: table,
    owner: ownerName(table),
    part: request.label,
    text: request.unique
      ? 'the key is too long for this database, so only the beginning of its texts must differ'
      : 'the index covers the beginning of its texts',
  });
}
