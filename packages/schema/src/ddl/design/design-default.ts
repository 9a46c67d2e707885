import type { Column, DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { parsePortable } from '../portable/parse.ts';
import type { Expression } from '../portable/expression.ts';
import { fitDefault } from '../shared/fit-default.ts';
import { addressOf, ownerName, type DesignContext } from './context.ts';
import { declaredSequence, type KeyGeneration } from './key-generation.ts';
import type { Address } from '../shared/designed.ts';
import { unknownInDefault } from './unknown-calls.ts';

/** A column's default in the target's words; nothing where there is none or it cannot be said, which is reported. */
export function designDefault(
  context: DesignContext,
  table: Table,
  column: Column,
  type: DataType,
  generation: KeyGeneration | undefined,
): string | undefined {
  if (generation?.kind === 'sequence') return nextValue(context, generation, type);
  if (generation !== undefined || column.generated !== undefined) return undefined;
  // A version the database no longer counts starts somewhere, so that rows can be inserted without it.
  const value = column.default ?? (isPlainVersion(context, type) ? { kind: 'number', value: '0' } : undefined);
  if (value === undefined || value.kind === 'next-value') return undefined;
  // MySQL refuses a default of NULL where NULL is refused; elsewhere it says nothing.
  if (value.kind === 'null' && column.notNull) return undefined;
  const sql = context.sameFamily ? keptDefault(context, value, type) : fittedDefault(context, value, type);
  if (sql === undefined && value.kind !== 'null') reportDropped(context, table, column, value);
  else if (value.kind === 'uuid' && value.ordered === true && !/sequential|v7/i.test(sql ?? ''))
    reportUnordered(context, table, column);
  return sql;
}

function isPlainVersion(context: DesignContext, type: DataType): boolean {
  return type.kind === 'rowversion' && !context.sameFamily;
}

/** A default of the same family, word for word where it is an expression. */
function keptDefault(context: DesignContext, value: DefaultValue, type: DataType): string | undefined {
  if (value.kind === 'expression' && unknownInDefault(context, value.text) !== undefined) return undefined;
  return context.writer.spellDefault(value, type);
}

function fittedDefault(context: DesignContext, value: DefaultValue, type: DataType): string | undefined {
  const constant = value.kind === 'expression' ? constantOf(value.text) : value;
  const fitted = constant && fitDefault(constant, type);
  return fitted && context.writer.spellDefault(fitted, type);
}

const ONE_BIT = /^b'([01])'$/i;

/** The constant a written expression is, such as `((0))`, `(-1)` or `b'1'`. */
function constantOf(text: string): DefaultValue | undefined {
  const bit = ONE_BIT.exec(text)?.[1];
  if (bit !== undefined) return { kind: 'number', value: bit };
  const expression = parsePortable(text, () => undefined);
  return expression === undefined ? undefined : constantIn(expression);
}

function constantIn(expression: Expression): DefaultValue | undefined {
  switch (expression.kind) {
    case 'number':
      return { kind: 'number', value: expression.text };
    case 'string':
      return { kind: 'string', value: expression.value };
    case 'boolean':
      return { kind: 'boolean', value: expression.value };
    case 'negative':
      return expression.operand.kind === 'number'
        ? { kind: 'number', value: `-${expression.operand.text}` }
        : undefined;
    default:
      return undefined;
  }
}

type FromSequence = Extract<KeyGeneration, { kind: 'sequence' }>;

/** Where the sequence a column draws from is in the target: where it is declared, else beside what draws from it. */
export function sequencePlace(context: DesignContext, generation: FromSequence): Address {
  const declared = declaredSequence(context.schema, generation);
  const schema = generation.schema ?? declared?.schema;
  return addressOf(context, { name: generation.sequence, ...(schema === undefined ? {} : { schema }) });
}

function nextValue(context: DesignContext, generation: FromSequence, type: DataType): string | undefined {
  const { name, namespace } = sequencePlace(context, generation);
  const value = {
    kind: 'next-value',
    sequence: name,
    ...(namespace === undefined ? {} : { schema: namespace }),
  } as const;
  return context.writer.spellDefault(value, type);
}

function reportDropped(context: DesignContext, table: Table, column: Column, value: DefaultValue): void {
  const words = wordsOf(value);
  const unknown = context.sameFamily ? unknownInDefault(context, words) : undefined;
  context.report.add({
    code: 'ddl-default-dropped',
    severity: 'warning',
    at: column,
    owner: ownerName(table),
    part: column.name,
    text: `the default ${short(words)} ${unknown === undefined ? 'cannot be said here and' : `calls ${unknown}: it`} is left out`,
    consequence: 'in a database made by the migrations the application has to set the value',
  });
}

function wordsOf(value: DefaultValue): string {
  if (value.kind === 'expression') return value.text;
  return 'value' in value ? String(value.value) : value.kind;
}

/** Older versions of most databases make random ones only. */
function reportUnordered(context: DesignContext, table: Table, column: Column): void {
  context.report.add({
    code: 'ddl-default-changed',
    severity: 'info',
    at: column,
    owner: ownerName(table),
    part: column.name,
    text: 'the default makes UUIDs in no order, since not every version of this database can make ordered ones',
    consequence: 'new rows are spread over the index of the column',
  });
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return "''";
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
