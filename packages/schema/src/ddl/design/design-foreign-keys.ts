import type { ForeignKey, IndexPart, ReferentialAction } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import { createCascadePaths, type CascadePaths } from './cascade-paths.ts';
import type { ColumnTypes } from './column-types.ts';
import { tableAddress, ownerName, type DesignContext } from './context.ts';
import type { NameBook } from './name-book.ts';
import { apartness, columnSet, plainUniqueColumns } from './design-keys.ts';
import type { Address, DesignedForeignKey } from '../shared/designed.ts';
import { tableKey } from './table-lookup.ts';

/** A foreign key whose both ends are known. */
export type DecidedForeignKey = {
  readonly child: Table;
  readonly parent: Table;
  readonly designed: DesignedForeignKey;
};

type Ends = {
  readonly child: Table;
  readonly parent: Table;
  readonly columns: readonly string[];
  readonly refColumns: readonly string[];
};

/** Decides all foreign keys: those whose ends exist and that the target accepts; the rest is reported. */
export function designForeignKeys(
  context: DesignContext,
  types: ColumnTypes,
  names: NameBook,
): readonly DecidedForeignKey[] {
  const paths = createCascadePaths();
  return context.schema.foreignKeys.flatMap((key) => {
    const ends = findEnds(context, key);
    const obstacle = typeof ends === 'string' ? ends : refusal(context, types, key, ends);
    if (typeof ends === 'string' || obstacle !== undefined) {
      dropForeignKey(context, key, obstacle ?? '');
      return [];
    }
    return [{ child: ends.child, parent: ends.parent, designed: decide(context, key, ends, names, paths) }];
  });
}

/** The tables and columns a foreign key joins, or why they cannot be told. */
function findEnds(context: DesignContext, key: ForeignKey): Ends | string {
  const { lookup } = context;
  const child = lookup.table(key.schema, key.table);
  const parent = lookup.table(key.refSchema, key.refTable);
  if (child === undefined) return `there is no table ${key.table}`;
  if (parent === undefined) {
    const namespace = key.refSchema === undefined ? '' : `${key.refSchema}.`;
    return `the table ${namespace}${key.refTable} is not part of the source`;
  }
  const wanted = key.refColumns.length > 0 ? key.refColumns : parent.primaryKey;
  const columns = key.columns.map((name) => lookup.column(child, name)?.name);
  const refColumns = wanted.map((name) => lookup.column(parent, name)?.name);
  if (columns.length === 0 || columns.length !== refColumns.length)
    return 'its columns and those it refers to do not match';
  const unknown = [...columns, ...refColumns].includes(undefined);
  if (unknown) return 'one of its columns does not exist';
  return {
    child,
    parent,
    columns: columns.filter((name) => name !== undefined),
    refColumns: refColumns.filter((name) => name !== undefined),
  };
}

function refusal(context: DesignContext, types: ColumnTypes, key: ForeignKey, ends: Ends): string | undefined {
  const { referenced, sameType } = context.writer.capabilities.foreignKeys;
  if (key.ofPeriod === true) return refusalOfPeriod(context, ends);
  if (referenced === 'unique' && !isUnique(ends.parent, ends.refColumns)) {
    return 'the columns it refers to are no key';
  }
  if (referenced === 'indexed' && !isIndexed(ends.parent, ends.refColumns)) {
    return 'the columns it refers to have no index';
  }
  if (!sameType || context.sameFamily) return undefined;
  const differs = ends.columns.some((name, position) => {
    const refColumn = ends.refColumns[position] ?? '';
    const own = context.writer.spellType(types.of(ends.child, name), { keyed: true }).sql;
    return own !== context.writer.spellType(types.of(ends.parent, refColumn), { keyed: true }).sql;
  });
  return differs ? 'its columns have other types than those it refers to' : undefined;
}

/** What is covered by several rows together can only be said of a key that keeps these rows apart. */
function refusalOfPeriod(context: DesignContext, { parent, refColumns }: Ends): string | undefined {
  if (!context.sameFamily || context.writer.capabilities.foreignKeys.periods !== true) {
    return `the database cannot ask that rows of ${parent.name} cover a period (PERIOD)`;
  }
  const isApart = apartness(context, parent, refColumns).apart === true;
  return isApart ? undefined : 'the columns it refers to are no key WITHOUT OVERLAPS, as PERIOD asks for';
}

function isUnique(table: Table, columns: readonly string[]): boolean {
  const wanted = columnSet(columns);
  const keys = [
    table.primaryKey,
    ...table.uniques.map((unique) => unique.columns),
    ...table.indexes.flatMap((index) => [plainUniqueColumns(index) ?? []]),
  ];
  return keys.some((key) => columnSet(key) === wanted);
}

function isIndexed(table: Table, columns: readonly string[]): boolean {
  const keys = [
    table.primaryKey,
    ...table.uniques.map((unique) => unique.columns),
    ...table.indexes.map((index) => index.parts.map((part) => (isWhole(table, part) ? part.column : undefined))),
  ];
  return keys.some((key) => columns.every((column, position) => key[position] === column));
}

/** A prefix as long as its column is no prefix. */
function isWhole(table: Table, part: IndexPart): boolean {
  if (part.length === undefined) return true;
  const type = table.columns.find((column) => column.name === part.column)?.dataType;
  return type !== undefined && 'length' in type && part.length >= type.length;
}

function decide(
  context: DesignContext,
  key: ForeignKey,
  ends: Ends,
  names: NameBook,
  paths: CascadePaths,
): DesignedForeignKey {
  const table = tableAddress(context, ends.child);
  const { deferrable } = context.writer.capabilities.foreignKeys;
  const { onDelete, onDeleteColumns, onUpdate } = fittedActions(context, key, ends, paths);
  const isFull = matchesFull(context, key);
  if (key.deferrable !== undefined && !deferrable) {
    reportChange(context, key, 'the key is checked at every statement, not at the end of the transaction', 'info');
  }
  return {
    ...(key.name === undefined ? {} : { name: names.take('foreignKey', table, key.name) }),
    table,
    columns: ends.columns,
    refTable: referencedAddress(context, table, ends.parent),
    refColumns: ends.refColumns,
    ...(onDelete === undefined ? {} : { onDelete }),
    ...(onDeleteColumns === undefined ? {} : { onDeleteColumns }),
    ...(onUpdate === undefined ? {} : { onUpdate }),
    ...(isFull ? { match: 'full' as const } : {}),
    ...(key.deferrable !== undefined && deferrable ? { deferrable: key.deferrable } : {}),
    ...(key.ofPeriod === true ? { ofPeriod: true as const } : {}),
  };
}

/** H2 seeks a name without a namespace in that of the referring table: https://www.h2database.com/html/grammar.html */
function referencedAddress(context: DesignContext, from: Address, parent: Table): Address {
  const address = tableAddress(context, parent);
  const { usualNamespace } = context.writer.capabilities.foreignKeys;
  if (usualNamespace === undefined || from.namespace === undefined || address.namespace !== undefined) return address;
  return { ...address, namespace: usualNamespace };
}

/** Of one column, FULL says nothing more. */
function matchesFull(context: DesignContext, key: ForeignKey): boolean {
  if (key.match !== 'full') return false;
  if (context.writer.capabilities.foreignKeys.matchFull === true) return true;
  if (key.columns.length > 1) {
    reportChange(
      context,
      key,
      'MATCH FULL is left out, so that a row may have values in some of its columns',
      'warning',
    );
  }
  return false;
}

type Actions = {
  readonly onDelete: ReferentialAction | undefined;
  readonly onDeleteColumns?: readonly string[];
  readonly onUpdate: ReferentialAction | undefined;
};

function fittedActions(context: DesignContext, key: ForeignKey, ends: Ends, paths: CascadePaths): Actions {
  const rules = context.writer.capabilities.foreignKeys;
  const set = key.onDeleteColumns?.flatMap((name) => context.lookup.column(ends.child, name)?.name ?? []);
  const actions = {
    ...fittedDeletion(context, key, ends, set),
    onUpdate: fittedAction(context, key, ends, 'ON UPDATE', key.onUpdate, rules.onUpdate),
  };
  if (rules.manyCascadePaths || context.sameFamily || (!cascades(actions.onDelete) && !cascades(actions.onUpdate))) {
    return actions;
  }
  if (paths.add(tableKey(ends.parent), tableKey(ends.child))) return actions;
  reportChange(context, key, 'the action is left out, since rows could be reached by several cascades', 'warning');
  return { onDelete: undefined, onUpdate: undefined };
}

/** Where only all columns can be set, setting those that are to be kept would lose what they say. */
function fittedDeletion(
  context: DesignContext,
  key: ForeignKey,
  ends: Ends,
  set: readonly string[] | undefined,
): Omit<Actions, 'onUpdate'> {
  const rules = context.writer.capabilities.foreignKeys;
  if (set !== undefined && rules.setsColumns !== true) {
    const columns = set.join(', ');
    const text = `ON DELETE ${key.onDelete?.toUpperCase() ?? ''} (${columns}) is left out, since the database would set all of its columns`;
    reportChange(context, key, text, 'warning');
    return { onDelete: undefined };
  }
  const onDelete = fittedAction(context, key, ends, 'ON DELETE', key.onDelete, rules.onDelete);
  return onDelete === undefined || set === undefined ? { onDelete } : { onDelete, onDeleteColumns: set };
}

function cascades(action: ReferentialAction | undefined): boolean {
  return action === 'cascade' || action === 'set null' || action === 'set default';
}

function fittedAction(
  context: DesignContext,
  key: ForeignKey,
  ends: Ends,
  event: string,
  action: ReferentialAction | undefined,
  possible: readonly ReferentialAction[],
): ReferentialAction | undefined {
  if (action === undefined) return undefined;
  const needsNullable = action === 'set null' && context.writer.capabilities.foreignKeys.setNullNeedsNullable;
  const isRequired = ends.columns.some(
    (name) => context.lookup.column(ends.child, name)?.notNull === true || ends.child.primaryKey.includes(name),
  );
  // An action that is the default need not be said where only some databases have the words.
  const sayable = possible.includes(action) && possible.length > 1;
  if (sayable && !(needsNullable && isRequired)) return action;
  if (action !== 'no action' && action !== 'restrict') {
    reportChange(
      context,
      key,
      `${event} ${action.toUpperCase()} is left out, since the database cannot do it`,
      'warning',
    );
  }
  return undefined;
}

function reportChange(context: DesignContext, key: ForeignKey, text: string, severity: 'info' | 'warning'): void {
  context.report.add({
    code: 'ddl-foreign-key-changed',
    severity,
    at: key,
    owner: ownerOf(key),
    part: partOf(key),
    text,
  });
}

function dropForeignKey(context: DesignContext, key: ForeignKey, reason: string): void {
  context.report.add({
    code: 'ddl-foreign-key-dropped',
    severity: 'warning',
    at: key,
    owner: ownerOf(key),
    part: partOf(key),
    text: `the foreign key is left out: ${reason}`,
    consequence: 'a database made by the migrations does not check the relation',
  });
}

function ownerOf(key: ForeignKey): string {
  return ownerName({ name: key.table, ...(key.schema === undefined ? {} : { schema: key.schema }) });
}

function partOf(key: ForeignKey): string {
  return key.name ?? key.columns.join(', ');
}
