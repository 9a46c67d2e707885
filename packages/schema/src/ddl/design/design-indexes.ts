import { placeOf } from '@backsmith/text';
import type { Index, IndexPart, UniqueKey } from '../../model/constraint.ts';
import { exclusionName } from '../../model/exclusion-name.ts';
import type { Table } from '../../model/schema.ts';
import { identifier } from '../shared/identifiers.ts';
import type { ColumnTypes } from './column-types.ts';
import type { DesignContext } from './context.ts';
import { designIndexParts } from './index-parts.ts';
import { designIndexCondition } from './index-condition.ts';
import { dropIndex, reportLost } from './index-report.ts';
import { fitIndexParts } from './key-width.ts';
import type { NameBook } from './name-book.ts';
import {
  existing,
  filteredColumns,
  plainUniqueColumns,
  promotesIndexes,
  type DesignedKeys,
  isSaidByKey,
} from './design-keys.ts';
import type { Address, DesignedColumn, DesignedIndex, DesignedKeyPart } from '../shared/designed.ts';

/** Decides the indexes of a table: those the target can say, in its terms; the rest is reported. */
export function designIndexes(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  address: Address,
  keys: DesignedKeys,
  names: NameBook,
): readonly DesignedIndex[] {
  const sources = [...table.indexes, ...keys.filtered.map(asIndex)];
  const decided = sources.flatMap((source) => {
    if (isSaidByKey(context, source)) return [];
    if (promotesIndexes(context) && plainUniqueColumns(source) !== undefined) return [];
    const designed = designIndex(context, types, table, address, source);
    return designed === undefined ? [] : [{ source, designed }];
  });
  const kept = keptIndexes(
    context,
    keys,
    decided.map(({ designed }) => designed),
  );
  return decided.flatMap(({ source, designed }) => {
    if (kept.has(designed)) return [{ ...designed, ...nameOf(context, address, designed, names) }];
    // In its own database it was the index of the key, which is made with the key.
    if (context.sameFamily) return [];
    dropIndex(context, table, { ...source, unique: false }, 'another key or index covers the same columns');
    return [];
  });
}

/** The indexes that are left where a database refuses two over the same columns; of two, the unique one. */
function keptIndexes(
  context: DesignContext,
  keys: DesignedKeys,
  indexes: readonly DesignedIndex[],
): ReadonlySet<DesignedIndex> {
  const { refusesDuplicates, takesIndex } = context.writer.capabilities.keys;
  if (context.sameFamily ? takesIndex !== true : !refusesDuplicates) return new Set(indexes);
  const seen = new Set([keys.primaryKey, ...keys.uniques].map((key) => JSON.stringify(key?.parts.map(signature))));
  const kept = new Set<DesignedIndex>();
  for (const index of [...indexes].sort((a, b) => Number(b.unique) - Number(a.unique))) {
    const covered = JSON.stringify([...index.parts.map(signature), ...(index.kind === undefined ? [] : [index.kind])]);
    if (!seen.has(covered)) kept.add(index);
    seen.add(covered);
  }
  return kept;
}

function signature(part: IndexPart | DesignedKeyPart): unknown {
  const { column, length } = part;
  return 'expression' in part ? [part.expression, null] : [column, length ?? null];
}

/** An index for a counting column that leads no key, where the target insists on one. */
export function indexForIdentity(
  context: DesignContext,
  address: Address,
  columns: readonly DesignedColumn[],
  keys: DesignedKeys,
  indexes: readonly DesignedIndex[],
): DesignedIndex | undefined {
  const column = columns.find((candidate) => candidate.identity !== undefined);
  if (column === undefined || context.writer.capabilities.identity.key !== 'any') return undefined;
  const leaders = [keys.primaryKey, ...keys.uniques, ...indexes].map((key) => key?.parts[0]?.column);
  return leaders.includes(column.name)
    ? undefined
    : { table: address, unique: false, parts: [{ column: column.name }] };
}

function designIndex(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  address: Address,
  index: Index,
): DesignedIndex | undefined {
  const parts = obstacleOf(context, index) ?? designIndexParts(context, types, table, index);
  const condition =
    typeof parts === 'string' ? { obstacle: parts } : designIndexCondition(context, types, table, index);
  if (typeof parts === 'string' || 'obstacle' in condition) {
    dropIndex(context, table, index, 'obstacle' in condition ? condition.obstacle : '');
    return undefined;
  }
  const designed: DesignedIndex = {
    ...(index.name === undefined ? {} : { name: index.name }),
    table: address,
    unique: index.unique,
    parts: index.kind === undefined ? fitted(context, types, table, index, parts) : parts,
    ...methodOf(context, index),
    ...(index.kind === undefined ? {} : { kind: index.kind }),
    ...whereOf(context, table, index, condition.where),
    ...nullsOf(context, index),
    ...includeOf(context, table, index),
    ...storageOf(context, index),
    ...(index.excludes === undefined ? {} : { excludes: index.excludes }),
  };
  reportLost(context, table, index, designed);
  return designed;
}

function obstacleOf(context: DesignContext, { kind, method, excludes }: Index): string | undefined {
  const { indexes } = context.writer.capabilities;
  const isSaid = method === undefined || indexes.methods === 'any' || indexes.methods.includes(method);
  if (excludes !== undefined && !(context.sameFamily && indexes.excludes === true))
    return 'the database has no exclusion constraints';
  if (context.sameFamily && !isSaid) return `an index of the kind ${method} takes more than can be said here`;
  if (kind === undefined || indexes[kind]) return undefined;
  return `the database has no ${kind} index of this form`;
}

function methodOf(context: DesignContext, { method }: Index): { readonly method?: string } {
  return context.sameFamily && method !== undefined && /^[a-z_]+$/i.test(method) ? { method } : {};
}

function fitted(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  index: Index,
  parts: readonly IndexPart[],
): readonly IndexPart[] {
  return fitIndexParts(context, types, table, parts, { unique: index.unique, label: index.name ?? 'index' });
}

function nullsOf(context: DesignContext, { nullsNotDistinct }: Index): { readonly nullsNotDistinct?: true } {
  return nullsNotDistinct === true && context.writer.capabilities.keys.nullsNotDistinct === 'clause'
    ? { nullsNotDistinct }
    : {};
}

function includeOf(context: DesignContext, table: Table, index: Index): { readonly include?: readonly string[] } {
  if (!context.writer.capabilities.indexes.include) return {};
  const include = existing(context, table, index.include ?? []);
  return include.length === 0 ? {} : { include };
}

function storageOf(context: DesignContext, { storage }: Index): { readonly storage?: string } {
  const isSaid = context.sameFamily && context.writer.capabilities.indexes.storage === true;
  return isSaid && storage !== undefined ? { storage } : {};
}

function nameOf(
  context: DesignContext,
  address: Address,
  index: DesignedIndex,
  names: NameBook,
): { readonly name?: string } {
  if (index.excludes !== undefined)
    return { name: names.take('key', address, index.name ?? exclusionName(address.name, index.parts)) };
  if (index.name !== undefined) return { name: names.take('index', address, index.name) };
  if (!context.writer.capabilities.indexesNeedNames) return {};
  const columns = index.parts.map((part) => part.column ?? 'expr');
  return { name: names.take('index', address, [address.name, ...columns, index.unique ? 'key' : 'idx'].join('_')) };
}

/** A unique key as the index it has to be where the rows without values must not count. */
function asIndex(key: UniqueKey): Index {
  const { name, nullsNotDistinct } = key;
  return {
    ...placeOf(key),
    ...(name === undefined ? {} : { name }),
    ...(nullsNotDistinct === undefined ? {} : { nullsNotDistinct }),
    parts: key.columns.map((part) => ({ column: part })),
    unique: true,
  };
}

/** The index's own condition, and that of a unique one whose rows without values must not count. */
function whereOf(
  context: DesignContext,
  table: Table,
  index: Index,
  own: string | undefined,
): { readonly where?: string } {
  const columns = index.unique ? index.parts.flatMap((part) => part.column ?? []) : [];
  const filled = filteredColumns(context, table, columns, index).map(
    (name) => `${identifier(context.writer.identifiers, name)} IS NOT NULL`,
  );
  const conditions = [...(own === undefined ? [] : [own]), ...filled];
  return conditions.length === 0 ? {} : { where: conditions.join(' AND ') };
}
