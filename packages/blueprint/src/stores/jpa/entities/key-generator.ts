import type { Column, Schema } from '@backsmith/schema';
import type { TargetDatabase } from '../databases/target-database.ts';
import { keyDrafts } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { KeyGenerator } from '../../../model/jpa/attribute.ts';

/**
 * Decides who makes the keys of an entity: the database's counter, one of its sequences, or Hibernate for UUIDs. Nothing
 * for keys of several columns and those a client or another record gives.
 *
 * @param isReference the key refers to another table
 */
export function keyGenerator(
  draft: ResourceDraft,
  isReference: boolean,
  schema: Schema,
  database: TargetDatabase,
): KeyGenerator | undefined {
  const [key, ...more] = keyDrafts(draft);
  if (key === undefined || more.length > 0) return undefined;
  if (key.column.identity) return counter(key, schema, database);
  if (isReference) return undefined;
  const given = key.column.default;
  if (given?.kind === 'next-value') {
    return hasSequences(database) ? sequence(given.sequence, given.schema, schema, database) : { kind: 'identity' };
  }
  const isUuid = key.type.shape.kind === 'uuid' || given?.kind === 'uuid';
  return isUuid ? { kind: 'uuid' } : undefined;
}

function counter(key: ColumnDraft, schema: Schema, database: TargetDatabase): KeyGenerator {
  const drawn = drawnSequence(key.column, schema, database);
  return drawn === undefined ? { kind: 'identity' } : sequence(drawn.sequence, drawn.schema, schema, database);
}

/**
 * The sequence of a column that counts, where it is asked first as an insert does not tell what it gave: Oracle before 12c
 * counts in triggers, and other drivers tell of counters only.
 */
export function drawnSequence(
  { identity, identityOptions: options, default: given }: Column,
  { dialect }: Pick<Schema, 'dialect'>,
  database: TargetDatabase,
): { readonly sequence: string; readonly schema?: string } | undefined {
  if (!identity || options?.sequence === undefined || !database.understands(dialect)) return undefined;
  const isUntold = options.kind === 'trigger' || (options.kind === 'serial' && database.tellsOfCountersOnly === true);
  if (!isUntold) return undefined;
  const { sequence, sequenceSchema } = options;
  const namespace = sequenceSchema ?? (given?.kind === 'next-value' ? given.schema : undefined);
  return namespace === undefined ? { sequence } : { sequence, schema: namespace };
}

/** Hibernate quotes the names it is told, so they are those of the database's catalogue. */
function sequence(
  name: string,
  namespace: string | undefined,
  { sequences }: Schema,
  database: TargetDatabase,
): KeyGenerator {
  const alike = sequences.filter((known) => known.name === name);
  const declared = alike.find((known) => known.schema === namespace) ?? alike[0];
  const increment = Math.abs(Number(declared?.increment ?? '1'));
  const isSane = Number.isInteger(increment) && increment > 0 && increment < 1_000_000;
  return {
    kind: 'sequence',
    name: database.storedName(name),
    ...(namespace === undefined ? {} : { schema: database.storedName(namespace) }),
    increment: isSane ? increment : 1,
  };
}

function hasSequences(database: TargetDatabase): boolean {
  return database.namespaces !== 'database';
}
