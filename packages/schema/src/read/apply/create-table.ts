import type { ColumnDefinition, CreateTable, LikeElement, QualifiedName, TableElement } from '@backsmith/sql';
import { placeOf, placeText, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import { ColumnList } from '../catalog/column-list.ts';
import { copyColumn, makeColumn } from '../catalog/make-column.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { columnWords, giveName, indexWords, nameNotNulls, sequenceName } from '../catalog/given-names.ts';
import type { CheckDraft, NamedPart, TableDraft } from '../catalog/table-draft.ts';
import type { Tallies } from '../tally.ts';
import { addColumnKeys, addConstraint, addIndex } from './add-constraint.ts';
import { keepIndex } from './drop-constraint.ts';
import { settleStars } from './star-views.ts';
import { selectedColumns } from './selected-columns.ts';

/** Applies CREATE TABLE and tells the tallies what became of it. */
export function applyCreateTable(
  catalog: Catalog,
  tallies: Tallies,
  statement: CreateTable & Position,
  conditional: boolean,
): void {
  if (isSystemTable(catalog, statement)) {
    tallies.note(catalog.source, statement.offset, 'folded');
    return;
  }
  if (statement.temporary) {
    tallies.note(catalog.source, statement.offset, 'temporary');
    catalog.temporary.add(catalog.canonical(statement.name.name));
    reportTemporary(catalog, statement);
    return;
  }
  const known = existing(catalog, statement);
  if (known !== undefined && !statement.orReplace) {
    tallies.note(catalog.source, statement.offset, 'duplicate');
    reportDuplicate(catalog, statement, known, conditional);
    return;
  }
  if (known !== undefined) dropReplaced(catalog, tallies, known);
  const parent = statement.partitionOf === undefined ? undefined : catalog.findTableOrPartition(statement.partitionOf);
  if (parent !== undefined) {
    tallies.note(catalog.source, statement.offset, 'folded');
    const partition: TableDraft = { ...newTable(catalog, statement, conditional), columns: parent.columns };
    parent.partitions.push(partition.name);
    catalog.folded.set(partition.name, partition);
    return;
  }
  tallies.note(catalog.source, statement.offset, 'table');
  const table = newTable(catalog, statement, conditional);
  catalog.tables.add(table);
  fill(catalog, table, statement);
  nameNotNulls(catalog, table);
}

/** `.schema` of SQLite's shell lists the database's own tables too; nobody can create them. */
function isSystemTable(catalog: Catalog, statement: CreateTable): boolean {
  const { systemPrefix } = catalog.traits;
  return systemPrefix !== undefined && statement.name.name.text.toLowerCase().startsWith(systemPrefix);
}

/** A table that a script makes for each tenant is the one it knows by this name, where it knows one. */
function existing(catalog: Catalog, statement: CreateTable): TableDraft | undefined {
  const name = catalog.canonical(statement.name.name);
  const exact = catalog.tables.exact(name, catalog.schemaOf(statement.name));
  return exact ?? (statement.name.inUnknown === true ? catalog.findTable(statement.name) : undefined);
}

function dropReplaced(catalog: Catalog, tallies: Tallies, table: TableDraft): void {
  settleStars(catalog, table);
  catalog.tables.remove(table);
  tallies.dropped += 1;
}

function newTable(catalog: Catalog, statement: CreateTable & Position, conditional: boolean): TableDraft {
  const name = catalog.canonical(statement.name.name);
  const table: TableDraft = {
    ...placeOf(statement),
    schema: catalog.schemaOf(statement.name),
    impliedSchema: statement.name.qualifier === undefined,
    ...catalog.alongPath(),
    name,
    columns: new ColumnList(),
    primaryKey: undefined,
    uniques: [],
    checks: [],
    indexes: [],
    foreignKeys: [],
    partitions: [],
    diversions: [],
    fills: [],
    conditional,
    virtual: statement.module !== undefined,
    parents: [],
    referrers: new Set(),
    ownColumns: 0,
  };
  if (statement.name.name.text !== name) table.writtenAs = statement.name.name.text;
  if (statement.versioned === true) table.versioned = true;
  if (statement.history !== undefined) table.history = statement.history;
  if (statement.partitioned === true) table.partitioned = true;
  if (statement.comment !== undefined && statement.comment !== '') table.comment = statement.comment;
  const charset = statement.charset ?? catalog.charset;
  const collation = statement.collation ?? (statement.charset === undefined ? catalog.collation : undefined);
  if (charset !== undefined) table.charset = charset;
  if (collation !== undefined) table.collation = collation;
  return table;
}

/** Columns first, then keys: a key may stand before the columns it names. */
function fill(catalog: Catalog, table: TableDraft, statement: CreateTable): void {
  for (const name of statement.inherits) inherit(catalog, table, name);
  if (statement.ofType !== undefined) copyType(catalog, table, statement.ofType);
  if (statement.like !== undefined) copyTable(catalog, table, statement.like, catalog.traits.likeCopiesKeys ? ALL : []);
  const selected = statement.select === undefined ? [] : selectedColumns(catalog, statement.select, table);
  if (namesOnly(statement.elements)) addRenamed(catalog, table, selected, statement.elements);
  else {
    for (const element of statement.elements) addColumnElement(catalog, table, element);
    for (const column of selected) if (!table.columns.has(column.name)) addColumn(catalog, table, column);
  }
  for (const element of statement.elements) addKeyElement(catalog, table, element);
  if (catalog.traits.namesByColumns === true) noteSameKeys(table);
}

/** PostgreSQL makes one key of a primary and a unique one over the same columns in one statement (transformIndexConstraints). */
function noteSameKeys({ primaryKey, uniques }: TableDraft): void {
  for (const unique of uniques) {
    const { length } = unique.columns;
    if (primaryKey?.columns.length === length && unique.columns.every((one, at) => one === primaryKey.columns[at]))
      unique.isPrimary = true;
  }
}

type NamedOnly = TableElement & { kind: 'column' };

/** `(a, b) AS SELECT …` states names for the columns of the query. */
function namesOnly(elements: readonly TableElement[]): elements is readonly NamedOnly[] {
  return elements.length > 0 && elements.every((element) => element.kind === 'column' && element.type === undefined);
}

function addRenamed(
  catalog: Catalog,
  table: TableDraft,
  selected: readonly ColumnDraft[],
  elements: readonly NamedOnly[],
): void {
  for (const [at, element] of elements.entries()) {
    const renamed = makeColumn(catalog, element);
    const like = selected[at];
    if (like === undefined) addColumnElement(catalog, table, element);
    else addColumn(catalog, table, { ...like, name: renamed.name, ...placeOf(renamed) });
  }
}

const ALL = ['all'];

function addColumnElement(catalog: Catalog, table: TableDraft, element: TableElement): void {
  if (element.kind === 'column') {
    if (refinesColumn(catalog, table, element)) return;
    addColumn(catalog, table, makeColumn(catalog, element));
    table.ownColumns += 1;
  } else if (element.kind === 'like') {
    copyTable(catalog, table, element.table, includedBy(catalog, element));
  }
}

/** A column that a parent, an object type or a query gave already is stated more closely. */
function refinesColumn(catalog: Catalog, table: TableDraft, element: ColumnDefinition): boolean {
  const known = element.type === undefined ? catalog.findColumn(table, element.name) : undefined;
  if (known === undefined) return false;
  if (element.notNull !== undefined) known.notNull = element.notNull;
  return true;
}

function addKeyElement(catalog: Catalog, table: TableDraft, element: TableElement): void {
  switch (element.kind) {
    case 'column':
      addColumnKeys(catalog, table, element);
      return;
    case 'constraint':
      addConstraint(catalog, table, element.constraint);
      return;
    case 'index':
      addIndex(catalog, table, element);
      return;
    case 'like':
      return;
  }
}

/** Adds a column at the end; a second one of the same name is reported and left out. */
export function addColumn(catalog: Catalog, table: TableDraft, column: ColumnDraft, at?: number): void {
  if (catalog.traits.namesByColumns === true && column.identity?.kind === 'serial')
    column.ownSequence = sequenceName(table, column);
  const same = table.columns.find(column.name);
  if (same === undefined || (!catalog.traits.ignoresCase && same.name !== column.name)) {
    table.columns.add(column, at);
    return;
  }
  if (table.parents.length > 0) {
    Object.assign(same, { ...column, notNull: same.notNull || column.notNull });
    return;
  }
  catalog.report(
    {
      severity: 'warning',
      code: 'duplicate-column',
      message: `${table.name} has a column ${column.name} already.`,
      consequence: 'The second one is left out.',
    },
    column,
  );
}

function inherit(catalog: Catalog, table: TableDraft, name: QualifiedName): void {
  const parent = catalog.findTable(name);
  if (parent === undefined) return;
  table.parents.push(parent);
  if (!catalog.allowance.take(parent.columns.size, name)) return;
  for (const column of parent.columns.all) {
    if (table.columns.has(column.name)) continue;
    const inKey = parent.primaryKey?.columns.includes(column) ?? false;
    table.columns.add({ ...copyColumn(column), notNull: column.notNull || inKey });
  }
}

function copyType(catalog: Catalog, table: TableDraft, name: QualifiedName): void {
  const columns = catalog.find(catalog.composites, name)?.columns ?? [];
  if (!catalog.allowance.take(columns.length, name)) return;
  for (const column of columns) table.columns.add(copyColumn(column));
}

function includedBy(catalog: Catalog, element: LikeElement): readonly string[] {
  return catalog.traits.likeCopiesKeys && element.including.length === 0 ? ALL : element.including;
}

/** LIKE copies columns with NOT NULL; defaults, keys and the rest as asked for. */
function copyTable(catalog: Catalog, table: TableDraft, name: QualifiedName, including: readonly string[]): void {
  const model = catalog.findTable(name);
  if (model === undefined) {
    catalog.report(
      {
        severity: 'warning',
        code: 'unknown-table',
        message: `${table.name} is made like ${name.name.text}, which is not defined before.`,
        consequence: 'The columns it would have are missing.',
      },
      name,
    );
    return;
  }
  if (!catalog.allowance.take(sizeOf(model), name)) return;
  if (catalog.traits.likeCopiesKeys) copyCharset(table, model);
  const includes = (what: string): boolean => including.includes('all') || including.includes(what);
  const copies = new Map<ColumnDraft, ColumnDraft>();
  for (const column of model.columns.all) {
    const copy = copyColumn(column);
    copies.set(column, copy);
    if (!includes('defaults') || (copy.default?.kind === 'next-value' && !includes('identity'))) delete copy.default;
    if (!includes('identity')) delete copy.identity;
    if (!includes('comments')) delete copy.comment;
    if (model.primaryKey?.columns.includes(column)) copy.notNull = true;
    addColumn(catalog, table, copy);
  }
  if (catalog.traits.likeCopiesKeys && model.comment !== undefined) table.comment = model.comment;
  if (includes('constraints')) copyChecks(catalog, table, model, copies);
  if (includes('indexes')) copyKeys(catalog, table, model, copies);
}

/** All that a copy of a table may have. */
function sizeOf({ columns, checks, uniques, indexes }: TableDraft): number {
  return columns.size + checks.length + uniques.length + indexes.length;
}

function copyCharset(table: TableDraft, model: TableDraft): void {
  delete table.charset;
  delete table.collation;
  if (model.charset !== undefined) table.charset = model.charset;
  if (model.collation !== undefined) table.collation = model.collation;
}

/** MySQL counts the checks of a copy anew, whatever they were called. */
function copyChecks(
  catalog: Catalog,
  table: TableDraft,
  model: TableDraft,
  copies: ReadonlyMap<ColumnDraft, ColumnDraft>,
): void {
  for (const { ofColumn, ...check } of model.checks) {
    const own = ofColumn && copies.get(ofColumn);
    const copy: CheckDraft = { ...check, ...(own === undefined ? {} : { ofColumn: own }) };
    if (catalog.traits.countedNames?.checks === 'table') {
      delete copy.name;
      giveName(catalog, table, copy, 'check');
    }
    table.checks.push(copy);
  }
}

function copyKeys(
  catalog: Catalog,
  table: TableDraft,
  model: TableDraft,
  copies: ReadonlyMap<ColumnDraft, ColumnDraft>,
): void {
  const copied = (columns: readonly ColumnDraft[]): ColumnDraft[] =>
    columns.flatMap((column) => copies.get(column) ?? []);
  if (model.primaryKey !== undefined) {
    const { columns } = model.primaryKey;
    table.primaryKey = { ...placeOf(model.primaryKey), columns: copied(columns) };
    giveName(catalog, table, table.primaryKey, 'pkey');
  }
  const plain = <T extends NamedPart>(part: T): T => {
    const copy = { ...part };
    // PostgreSQL names the copies as if they were written without names.
    if (catalog.traits.namesByColumns === true) delete copy.name;
    return copy;
  };
  for (const unique of model.uniques) {
    const key = { ...plain(unique), columns: copied(unique.columns) };
    giveName(catalog, table, key, 'key', () => columnWords(key.columns));
    table.uniques.push(key);
  }
  for (const index of model.indexes) {
    const parts = index.parts.map((part) =>
      part.column === undefined ? part : { ...part, column: copies.get(part.column) ?? part.column },
    );
    const copy = { ...plain(index), parts };
    giveName(catalog, table, copy, 'idx', () => indexWords(copy));
    table.indexes.push(copy);
  }
  if (catalog.traits.countedNames === undefined) return;
  for (const key of model.foreignKeys) keepIndex(catalog, table, { ...key, columns: copied(key.columns) });
}

function reportTemporary(catalog: Catalog, statement: CreateTable & Position): void {
  catalog.report(
    {
      severity: 'info',
      code: 'temporary-table',
      message: `${statement.name.name.text} is a temporary table.`,
      consequence: 'Left out, no effect on the API.',
    },
    statement,
  );
}

function reportDuplicate(
  catalog: Catalog,
  statement: CreateTable & Position,
  known: TableDraft,
  conditional: boolean,
): void {
  const expected = statement.ifNotExists || conditional;
  catalog.report(
    {
      severity: expected ? 'info' : 'warning',
      code: 'duplicate-table',
      message: `${known.name} was created before, in ${placeText(known)}.`,
      consequence: 'The first definition is kept.',
    },
    statement,
  );
}
