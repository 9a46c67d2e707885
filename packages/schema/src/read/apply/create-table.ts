import type { ColumnDefinition, CreateTable, LikeElement, QualifiedName, TableElement } from '@backsmith/sql';
import { placeOf, placeText, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import { ColumnList } from '../catalog/column-list.ts';
import { copyColumn, makeColumn, setClauses } from '../catalog/make-column.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { nameNotNulls } from '../catalog/given-names.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import type { Tallies } from '../tally.ts';
import { joinParent, takeChecks, takenColumn } from './heirs.ts';
import { addColumn } from './add-column.ts';
import { addColumnKeys, addConstraint, addIndex } from './add-constraint.ts';
import { copyModel, sizeOf } from './copy-model.ts';
import { ownColumns } from './partition.ts';
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
    addPartition(catalog, parent, statement, newTable(catalog, statement, conditional));
    return;
  }
  tallies.note(catalog.source, statement.offset, 'table');
  const table = newTable(catalog, statement, conditional);
  catalog.tables.add(table);
  fill(catalog, table, statement);
  nameNotNulls(catalog, table);
}

/** A partition has the columns of its table, and besides what it states itself. */
function addPartition(catalog: Catalog, parent: TableDraft, statement: CreateTable & Position, made: TableDraft): void {
  const partition: TableDraft = { ...made, columns: parent.columns, partitionOf: parent };
  parent.partitions.push(partition.name);
  catalog.folded.set(partition.name, partition);
  if (statement.elements.length === 0) return;
  ownColumns(catalog, partition, statement);
  for (const element of statement.elements) {
    if (element.kind === 'column') refinesColumn(catalog, partition, element);
    addKeyElement(catalog, partition, element);
  }
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
    heirs: new Set(),
    referrers: new Set(),
    ownColumns: 0,
  };
  if (statement.name.name.text !== name) table.writtenAs = statement.name.name.text;
  if (statement.versioned === true) table.versioned = true;
  if (statement.unlogged === true) table.unlogged = true;
  if (statement.strict === true) table.strict = true;
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
  setClauses(catalog, known, element);
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

function inherit(catalog: Catalog, table: TableDraft, name: QualifiedName): void {
  const parent = catalog.findTable(name);
  if (parent === undefined) {
    reportUnknownModel(catalog, `${table.name} inherits from ${name.name.text}`, name);
    return;
  }
  joinParent(table, parent);
  if (!catalog.allowance.take(parent.columns.size + parent.checks.length, name)) return;
  for (const column of parent.columns.all)
    if (!table.columns.has(column.name)) table.columns.add(takenColumn(parent, column));
  takeChecks(table, parent);
}

function copyType(catalog: Catalog, table: TableDraft, name: QualifiedName): void {
  const columns = catalog.find(catalog.composites, name)?.columns ?? [];
  if (!catalog.allowance.take(columns.length, name)) return;
  for (const column of columns) table.columns.add(copyColumn(column));
}

function includedBy(catalog: Catalog, element: LikeElement): readonly string[] {
  return catalog.traits.likeCopiesKeys && element.including.length === 0 ? ALL : element.including;
}

function reportUnknownModel(catalog: Catalog, what: string, at: Position): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'unknown-table',
      message: `${what}, which is not defined before.`,
      consequence: 'The columns it would have are missing.',
    },
    at,
  );
}

/** LIKE copies columns with NOT NULL; defaults, keys and the rest as asked for. */
function copyTable(catalog: Catalog, table: TableDraft, name: QualifiedName, including: readonly string[]): void {
  const model = catalog.findTable(name);
  if (model === undefined) {
    reportUnknownModel(catalog, `${table.name} is made like ${name.name.text}`, name);
    return;
  }
  if (catalog.allowance.take(sizeOf(model), name)) copyModel(catalog, table, model, including);
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
