import type { EnumType, Schema, Table } from '../model/schema.ts';
import { diffForeignKeys } from './diff-foreign-keys.ts';
import { diffTable, tableLikeness, tableName } from './diff-table.ts';
import { guessRenames } from './guess-renames.ts';
import { diffByName, hasNothing, pairUp } from './pair-up.ts';
import type { EnumDiff, SchemaDiff, TableName } from './schema-diff.ts';

const TABLE_THRESHOLD = 0.6;

/**
 * What leads from one Schema to another: tables, columns, keys, foreign keys, indexes, checks, types, sequences and views
 * that came, went or changed, and probable renames. Where things stood in the sources makes no difference. The result is
 * plain data; names in it are canonical, as in the Schemas.
 */
export function diffSchemas(before: Schema, after: Schema): SchemaDiff {
  const { pairs, removed, added } = pairUp(before.tables, after.tables, qualifiedName);
  const guess = guessRenames(removed, added, tableLikeness, TABLE_THRESHOLD);
  const matched: readonly { readonly before: Table; readonly after: Table }[] = [...pairs, ...guess.renamed];
  const changed = matched.flatMap((pair) => diffTable(pair.before, pair.after) ?? []);
  const renamed = guess.renamed.map(({ certainty, ...pair }) => ({
    before: tableName(pair.before),
    after: tableName(pair.after),
    certainty,
  }));
  return {
    ...(before.dialect === after.dialect ? {} : { dialect: { before: before.dialect, after: after.dialect } }),
    tables: { added: guess.added, removed: guess.removed, renamed, changed },
    foreignKeys: diffForeignKeys(before.foreignKeys, after.foreignKeys, renamed, changed),
    enums: diffEnums(before.enums, after.enums),
    domains: diffByName(before.domains ?? [], after.domains ?? [], qualifiedName),
    sequences: diffByName(before.sequences, after.sequences, qualifiedName),
    views: diffByName(before.views, after.views, qualifiedName),
  };
}

/** Whether a difference says that nothing differs; probable renames count as differences. */
export function isEmptyDiff(diff: SchemaDiff): boolean {
  const groups = [diff.tables, diff.foreignKeys, diff.enums, diff.domains, diff.sequences, diff.views];
  return groups.every(hasNothing);
}

function qualifiedName(thing: TableName): string {
  return JSON.stringify([thing.schema ?? null, thing.name]);
}

function diffEnums(before: readonly EnumType[], after: readonly EnumType[]): SchemaDiff['enums'] {
  const { pairs, removed, added } = pairUp(before, after, qualifiedName);
  return { added, removed, changed: pairs.flatMap((pair) => diffEnum(pair.before, pair.after) ?? []) };
}

function diffEnum(before: EnumType, after: EnumType): EnumDiff | undefined {
  const added = after.values.filter((value) => !before.values.includes(value));
  const removed = before.values.filter((value) => !after.values.includes(value));
  const kept = before.values.filter((value) => after.values.includes(value));
  const keptAfter = after.values.filter((value) => before.values.includes(value));
  const reordered = kept.some((value, position) => keptAfter[position] !== value);
  if (added.length === 0 && removed.length === 0 && !reordered) return undefined;
  return { name: tableName(after), added, removed, reordered };
}
