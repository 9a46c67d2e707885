import type { QualifiedName, SequenceOptions, Statement } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import type { Identity } from '../../model/column.ts';
import type { Catalog, SequenceDraft } from '../catalog/catalog.ts';

/** CREATE SEQUENCE. */
export function applySequence(catalog: Catalog, statement: Statement & { kind: 'create-sequence' }): void {
  const name = catalog.canonical(statement.name.name);
  const schema = catalog.schemaOf(statement.name);
  if (statement.temporary || catalog.sequences.exact(name, schema) !== undefined) return;
  const sequence: SequenceDraft = { ...placeOf(statement), schema, name };
  catalog.sequences.add(sequence);
  setOptions(catalog, sequence, statement.options);
}

/** ALTER SEQUENCE; OWNED BY is what ties a sequence to its column. */
export function alterSequence(catalog: Catalog, statement: Statement & { kind: 'alter-sequence' }): void {
  const sequence = catalog.find(catalog.sequences, statement.name);
  if (sequence !== undefined) setOptions(catalog, sequence, statement.options);
}

function setOptions(catalog: Catalog, sequence: SequenceDraft, options: SequenceOptions): void {
  if (options.start !== undefined) sequence.start = options.start;
  if (options.increment !== undefined) sequence.increment = options.increment;
  if (options.unlogged !== undefined) sequence.unlogged = options.unlogged;
  if (options.ownedBy === undefined) return;
  delete sequence.owner;
  if (options.ownedBy === 'none') return;
  const table = catalog.findTable(options.ownedBy.table);
  const column = table === undefined ? undefined : catalog.findColumn(table, options.ownedBy.columnName);
  if (table !== undefined && column !== undefined) sequence.owner = { table, column };
}

/** The sequence a trigger draws from: the one it means, if that is known, else as it is named. */
function drawnSequence(catalog: Catalog, name: QualifiedName): Pick<Identity, 'sequence' | 'sequenceSchema'> {
  const declared = catalog.find(catalog.sequences, name);
  const schema = declared === undefined ? catalog.statedSchema(name) : declared.schema;
  return {
    sequence: declared?.name ?? catalog.canonical(name.name),
    ...(schema === undefined ? {} : { sequenceSchema: schema }),
  };
}

/** A trigger that numbers new rows makes its column an identity; false where it does nothing of the kind. */
export function fillBySequence(catalog: Catalog, statement: Statement & { kind: 'create-trigger' }): boolean {
  const table = statement.table === undefined ? undefined : catalog.findTable(statement.table);
  if (table === undefined) return false;
  let filled = false;
  for (const fill of statement.fills) {
    const column = catalog.findColumn(table, fill.columnName);
    if (column === undefined) continue;
    column.identity ??= { kind: 'trigger', ...drawnSequence(catalog, fill.sequence) };
    filled = true;
  }
  return filled;
}
