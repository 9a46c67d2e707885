import { keysOf } from '@backsmith/text';
import type { Column } from '../model/column.ts';
import { nameSimilarity } from './name-similarity.ts';
import { meaningOf, saysTheSame } from './same.ts';
import type { ColumnAspect, ColumnDiff } from './schema-diff.ts';

const ASPECTS: Readonly<Record<ColumnAspect, (column: Column) => unknown>> = {
  type: typeMeaning,
  nullability: (column) => column.notNull,
  default: (column) => column.default ?? null,
  identity: (column) => [column.identity, column.identityOptions?.kind ?? null],
  generated: (column) => column.generated ?? null,
  collation: (column) => column.collation ?? null,
  visibility: (column) => column.invisible ?? false,
  'update-time': (column) => column.onUpdateNow ?? false,
  comment: (column) => column.comment ?? null,
};

/** What differs between two columns besides their names; nothing when they say the same. */
export function diffColumn(before: Column, after: Column): ColumnDiff | undefined {
  const aspects = keysOf(ASPECTS).filter((aspect) => !saysTheSame(ASPECTS[aspect](before), ASPECTS[aspect](after)));
  return aspects.length === 0 ? undefined : { before, after, aspects };
}

/**
 * How likely one column is the other with a new name. Another type speaks against it; the same place in the table and a
 * similar name speak for it.
 */
export function columnLikeness(before: Column, after: Column, samePlace: boolean): number {
  if (meaningOf(typeMeaning(before)) !== meaningOf(typeMeaning(after))) return 0;
  const others = keysOf(ASPECTS).filter((aspect) => aspect !== 'type');
  const equal = others.filter((aspect) => saysTheSame(ASPECTS[aspect](before), ASPECTS[aspect](after))).length;
  return 0.5 * nameSimilarity(before.name, after.name) + 0.3 * (samePlace ? 1 : 0) + 0.2 * (equal / others.length);
}

/** A type is its meaning; only what was not understood is compared as text. */
function typeMeaning(column: Column): unknown {
  const { kind } = column.dataType;
  const text = kind === 'unknown' ? column.type.toLowerCase() : null;
  return [column.dataType, text, column.domain ?? null];
}
