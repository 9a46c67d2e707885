import type { Column } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Schema, Sequence, Table } from '../../model/schema.ts';
import { columnMentions } from '../../read/values/column-mentions.ts';
import { isSameFamily } from '../targets.ts';
import type { TargetWriter } from '../writer.ts';
import type { DesignedIdentity } from '../shared/designed.ts';

/** How the target database makes the values of a column that counts. */
export type KeyGeneration =
  | { readonly kind: 'identity'; readonly identity: DesignedIdentity }
  /** PostgreSQL's serial types: an integer with a sequence named after table and column. */
  | { readonly kind: 'serial' }
  | { readonly kind: 'sequence'; readonly sequence: string; readonly schema?: string }
  /** The column counts in the source, but cannot here. */
  | { readonly kind: 'lost'; readonly reason: string };

/** The way a column's values are made, or nothing for a column that does not count. */
export function keyGeneration(
  schema: Schema,
  table: Table,
  column: Column,
  writer: TargetWriter,
): KeyGeneration | undefined {
  const { capabilities } = writer;
  const sequence = sequenceOf(column);
  const options = column.identityOptions;
  if (column.generated !== undefined) return undefined;
  if (!column.identity && options === undefined) {
    if (sequence === undefined) return undefined;
    const drawable = isCountable(column.dataType) || isSameFamily(schema.dialect, writer.target);
    return capabilities.sequences && drawable
      ? { kind: 'sequence', ...sequence }
      : identity(schema, table, column, writer);
  }
  if (!isSameFamily(schema.dialect, writer.target)) return identity(schema, table, column, writer);
  const isSerial = options?.kind === 'serial' || (options === undefined && sequence !== undefined);
  if (isSerial && capabilities.identity.serialTypes) return serial(schema, table, column, sequence);
  if (capabilities.sequences && sequence !== undefined && (isSerial || options?.kind === 'trigger')) {
    return { kind: 'sequence', ...sequence };
  }
  return identity(schema, table, column, writer);
}

/** A column that counts by itself in the target and that an expression of its table mentions; one that draws from a sequence is like any other. */
export function countingMention(
  schema: Schema,
  table: Table,
  expression: string,
  writer: TargetWriter,
): Column | undefined {
  return table.columns.find(
    (column) =>
      columnMentions(expression, column.name).length > 0 &&
      keyGeneration(schema, table, column, writer)?.kind === 'identity',
  );
}

/** The sequence a column takes its values from, where one is named. */
export function sequenceOf(column: Column): { readonly sequence: string; readonly schema?: string } | undefined {
  if (column.default?.kind === 'next-value') {
    const { sequence, schema } = column.default;
    return schema === undefined ? { sequence } : { sequence, schema };
  }
  const { sequence, sequenceSchema: schema } = column.identityOptions ?? {};
  if (sequence === undefined) return undefined;
  return schema === undefined ? { sequence } : { sequence, schema };
}

/** The declaration of the sequence that is meant: of this namespace, where one is named and has it. */
export function declaredSequence(
  { sequences }: Schema,
  { sequence: name, schema: namespace }: { readonly sequence: string; readonly schema?: string },
): Sequence | undefined {
  const alike = sequences.filter((known) => known.name === name);
  return alike.find((known) => known.schema === namespace) ?? alike[0];
}

function identity(schema: Schema, table: Table, column: Column, writer: TargetWriter): KeyGeneration {
  const reason = obstacle(table, column, writer);
  if (reason !== undefined) return { kind: 'lost', reason };
  const { kind, start, increment, onNull } = column.identityOptions ?? {};
  const sequence = sequenceOf(column);
  const source = sequence && declaredSequence(schema, sequence);
  const first = start ?? source?.start;
  const step = increment ?? source?.increment;
  return {
    kind: 'identity',
    identity: {
      always: kind === 'always',
      ...(onNull === true && writer.capabilities.onNull === 'stated' ? { onNull } : {}),
      neverReuses: schema.dialect !== 'sqlite' || kind === 'auto-increment',
      ...(first === undefined ? {} : { start: first }),
      ...(step === undefined ? {} : { increment: step }),
    },
  };
}

function obstacle(table: Table, column: Column, writer: TargetWriter): string | undefined {
  const rules = writer.capabilities.identity;
  if (!isCountable(column.dataType)) return 'its type cannot count';
  if (rules.key === 'sole-primary' && (table.primaryKey.length !== 1 || table.primaryKey[0] !== column.name)) {
    return 'only the one column of a primary key can count by itself';
  }
  if (rules.perTable === 'one' && theOneCounting(table) !== column) return 'one column of a table can count by itself';
  return undefined;
}

/** Of several columns that count the one that can go on: one that does so by itself, else the key. */
function theOneCounting({ columns, primaryKey }: Table): Column | undefined {
  const counting = columns.filter((column) => isCountable(column.dataType));
  const drawing = counting.filter((column) => sequenceOf(column) !== undefined);
  return (
    counting.find(({ identity: counts }) => counts) ??
    drawing.find(({ name }) => primaryKey.includes(name)) ??
    drawing[0]
  );
}

/** Whether a type can be made an integer that counts. */
export function isCountable(type: DataType): boolean {
  return type.kind === 'integer' || type.kind === 'float' || (type.kind === 'decimal' && (type.scale ?? 0) <= 0);
}

/** A sequence that is just what `serial` would make is not worth stating. */
function serial(
  schema: Schema,
  table: Table,
  column: Column,
  sequence: { readonly sequence: string; readonly schema?: string } | undefined,
): KeyGeneration {
  if (sequence === undefined) return { kind: 'serial' };
  const declared = declaredSequence(schema, sequence);
  const usual = `${table.name}_${column.name}_seq`;
  const plain = (declared?.start ?? '1') === '1' && (declared?.increment ?? '1') === '1';
  const sameSchema = (sequence.schema ?? declared?.schema ?? table.schema) === table.schema;
  const own = declared?.ownedBy === undefined || declared.ownedBy.table === table.name;
  const isUsual = sequence.sequence === usual && usual.length < 60 && plain && sameSchema && own;
  return isUsual && column.dataType.kind === 'integer' ? { kind: 'serial' } : { kind: 'sequence', ...sequence };
}
