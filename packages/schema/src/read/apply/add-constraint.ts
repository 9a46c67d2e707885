import type { ColumnDefinition, Constraint, IndexDefinition, KeyPart, Name } from '@backsmith/sql';
import { placeOf, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { checkWords, columnWords, giveName, indexWords, keyWords } from '../catalog/given-names.ts';
import { nameOfPart } from '../catalog/part-names.ts';
import type {
  CheckDraft,
  ForeignKeyDraft,
  IndexDraft,
  KeyDraft,
  PartDraft,
  Switchable,
  TableDraft,
} from '../catalog/table-draft.ts';
import { defaultValueOf } from '../values/default-value.ts';
import type { Mutable } from '../mutable.ts';
import { awaitTable, referTo } from './awaited-tables.ts';
import { lacksPeriod, partsApart } from './period-keys.ts';
import { wholeParts } from './fit-prefixes.ts';
import { coverReferences, makeIndex, wholeColumns } from './reference-indexes.ts';

/** Adds the keys, checks, references and indexes written behind a column. */
export function addColumnKeys(
  catalog: Catalog,
  table: TableDraft,
  { name: columnName, constraints, indexes = [] }: ColumnDefinition,
): void {
  // MariaDB keeps a check that stands behind a column with the column.
  const areOwn = catalog.traits.countedNames?.checks === 'word';
  for (const constraint of constraints) {
    if (constraint.kind === 'check' && areOwn) addOwnCheck(catalog, table, columnName, constraint);
    else addConstraint(catalog, table, constraint);
  }
  for (const index of indexes) addIndex(catalog, table, index);
}

function addOwnCheck(
  catalog: Catalog,
  table: TableDraft,
  columnName: Name,
  constraint: Constraint & { kind: 'check' },
): void {
  const { text: expression, tree } = constraint.expression;
  const ofColumn = catalog.findColumn(table, columnName);
  table.checks.push({
    ...placeOf(constraint),
    ...(constraint.name === undefined ? {} : { name: catalog.canonical(constraint.name) }),
    expression,
    tree,
    ...(ofColumn === undefined ? {} : { ofColumn }),
  });
}

/** Adds a constraint to a table. Columns it names and the table lacks are reported. */
export function addConstraint(catalog: Catalog, table: TableDraft, constraint: Constraint): void {
  const place = placeOf(constraint);
  const at: Named = {
    ...place,
    ...(constraint.name === undefined ? {} : { name: catalog.canonical(constraint.name) }),
    ...(constraint.unenforced === true ? { off: true } : {}),
  };
  switch (constraint.kind) {
    case 'primary-key':
      addPrimaryKey(catalog, table, at, constraint);
      return;
    case 'unique':
      addUnique(catalog, table, constraint, at);
      return;
    case 'foreign-key':
      addForeignKey(catalog, table, constraint, at);
      return;
    case 'check':
      addCheck(catalog, table, constraint, at);
      return;
    case 'not-null':
      for (const named of namedColumns(catalog, table, [constraint.columnName], at)) {
        named.notNull = true;
        if (constraint.ownOnly === true) named.notNullOfOwn = true;
      }
      return;
    case 'default':
      setDefault(catalog, table, constraint, at);
      return;
    case 'exclude':
      addExclusion(catalog, table, constraint, at);
  }
}

type Named = Position & Switchable & { name?: string };

/** What the index of a key holds besides the key, if that is anything. */
function includedIn(
  catalog: Catalog,
  table: TableDraft,
  include: readonly Name[] | undefined,
  at: Position,
): { readonly include?: readonly ColumnDraft[] } {
  const columns = namedColumns(catalog, table, include ?? [], at);
  return columns.length === 0 ? {} : { include: columns };
}

function addPrimaryKey(
  catalog: Catalog,
  table: TableDraft,
  named: Named,
  { parts, index, include, deferrable }: Constraint & { kind: 'primary-key' },
): void {
  if (lacksPeriod(catalog, table, parts, named)) return;
  const columns = keyColumns(catalog, table, parts, index, named);
  if (columns.length === 0) return;
  coverReferences(catalog, table, columns);
  table.primaryKey = {
    ...named,
    columns,
    ...includedIn(catalog, table, include, named),
    ...(deferrable === undefined ? {} : { deferrable }),
  };
  giveName(catalog, table, table.primaryKey, 'pkey');
  addApartness(catalog, table, parts, named);
}

function addApartness(catalog: Catalog, table: TableDraft, parts: readonly KeyPart[], at: Position): void {
  const apart = partDrafts(catalog, table, partsApart(parts));
  if (apart.length === 0) return;
  table.indexes.push({
    ...placeOf(at),
    parts: apart,
    unique: false,
    method: 'gist',
    excludes: 'at-once',
    ofKey: true,
  });
}

/** The columns a key lists; one that lists none takes those of its index. */
function keyColumns(
  catalog: Catalog,
  table: TableDraft,
  parts: readonly KeyPart[],
  index: Name | undefined,
  at: Position,
): ColumnDraft[] {
  if (index === undefined) return partColumns(catalog, table, parts, at);
  if (parts.length === 0) return takeIndexColumns(catalog, table, index);
  const columns = partColumns(catalog, table, parts, at);
  dropOwnIndex(catalog, table, index, columns);
  return columns;
}

/** `PRIMARY KEY (a) USING INDEX x`: the key brings an index of its own along where x has the same columns. */
function dropOwnIndex(catalog: Catalog, table: TableDraft, name: Name, columns: readonly ColumnDraft[]): void {
  const wanted = catalog.canonical(name);
  table.indexes = table.indexes.filter(
    ({ name: own, parts }) =>
      own !== wanted || parts.length !== columns.length || parts.some(({ column }, at) => column !== columns[at]),
  );
}

/** `PRIMARY KEY USING INDEX x`: the index becomes the key. */
function takeIndexColumns(catalog: Catalog, table: TableDraft, name: Name): ColumnDraft[] {
  const index = indexNamed(catalog, table, name);
  if (index === undefined) return [];
  table.indexes = table.indexes.filter((candidate) => candidate !== index);
  return index.parts.flatMap((part) => (part.column === undefined ? [] : [part.column]));
}

function indexNamed(catalog: Catalog, table: TableDraft, name: Name): IndexDraft | undefined {
  const wanted = catalog.canonical(name);
  return table.indexes.find((candidate) => nameOfPart(candidate) === wanted);
}

type Unique = Constraint & { kind: 'unique' };

/** A key over prefixes or expressions can only be said as an index. */
function addUnique(catalog: Catalog, table: TableDraft, constraint: Unique, named: Named): void {
  const parts = wholeParts(catalog, table, constraint.parts);
  const plain = parts.every((part) => part.name !== undefined && part.length === undefined);
  if (!plain) {
    const index: IndexDraft = { ...named, parts: partDrafts(catalog, table, parts), unique: true };
    giveName(catalog, table, index, 'key', () => indexWords(index));
    table.indexes.push(index);
    return;
  }
  const { index } = constraint;
  const made = parts.length > 0 || index === undefined ? undefined : indexNamed(catalog, table, index);
  if (lacksPeriod(catalog, table, parts, named)) return;
  const columns = keyColumns(catalog, table, parts, index, named);
  if (columns.length === 0) return;
  const key: Mutable<KeyDraft> = { ...named, columns, ...includedIn(catalog, table, constraint.include, named) };
  if (constraint.nullsNotDistinct || made?.nullsNotDistinct) key.nullsNotDistinct = true;
  if (constraint.deferrable !== undefined) key.deferrable = constraint.deferrable;
  coverReferences(catalog, table, columns);
  giveName(catalog, table, key, 'key', () => keyWords(key));
  table.uniques.push(key);
  addApartness(catalog, table, parts, named);
}

type Foreign = Constraint & { kind: 'foreign-key' };

function addForeignKey(catalog: Catalog, table: TableDraft, constraint: Foreign, named: Named): void {
  const { reference } = constraint;
  const columns = namedColumns(catalog, table, constraint.columns, named);
  if (columns.length < constraint.columns.length) return;
  const target = catalog.findTable(reference.table);
  const draft: Mutable<ForeignKeyDraft> = {
    ...named,
    columns,
    targetName: withNamespace(catalog, table, reference.table),
    targetColumns: reference.columns,
  };
  if (target === undefined) awaitTable(catalog, table, draft);
  else referTo(catalog, table, draft, target);
  if (reference.onDelete !== undefined) draft.onDelete = reference.onDelete;
  if (reference.onDeleteColumns !== undefined)
    draft.onDeleteColumns = namedColumns(catalog, table, reference.onDeleteColumns, named);
  if (reference.onUpdate !== undefined) draft.onUpdate = reference.onUpdate;
  if (reference.match !== undefined) draft.match = reference.match;
  if (reference.deferrable !== undefined) draft.deferrable = reference.deferrable;
  if (constraint.ofPeriod === true) draft.ofPeriod = true;
  giveName(catalog, table, draft, 'fkey', () => columnWords(columns));
  makeIndex(catalog, table, draft);
  table.foreignKeys.push(draft);
}

/** A reference without a schema means the one the table stands in, even when the table it names comes later. */
function withNamespace(
  catalog: Catalog,
  table: TableDraft,
  name: ForeignKeyDraft['targetName'],
): ForeignKeyDraft['targetName'] {
  if (name.qualifier !== undefined || table.schema === undefined || catalog.namespace === undefined) return name;
  return { ...name, qualifier: { text: table.schema, quoted: true } };
}

function addCheck(
  catalog: Catalog,
  table: TableDraft,
  { expression, ownOnly }: Constraint & { kind: 'check' },
  named: Named,
): void {
  const { text, tree } = expression;
  const check: CheckDraft = { ...named, expression: text, tree, ...(ownOnly && { ownOnly }) };
  giveName(catalog, table, check, 'check', () => checkWords(table, check));
  table.checks.push(check);
}

function setDefault(
  catalog: Catalog,
  table: TableDraft,
  constraint: Constraint & { kind: 'default' },
  at: Position,
): void {
  const [column] = namedColumns(catalog, table, [constraint.columnName], at);
  if (column === undefined) return;
  column.default = defaultValueOf(constraint.value, column.dataType);
  column.defaultTree = constraint.value.tree;
  if (constraint.name !== undefined) column.defaultName = catalog.canonical(constraint.name);
}

function partColumns(catalog: Catalog, table: TableDraft, parts: readonly KeyPart[], at: Position): ColumnDraft[] {
  const columns: ColumnDraft[] = [];
  for (const { name } of parts) if (name !== undefined) pushColumn(catalog, table, name, at, columns);
  return columns;
}

function namedColumns(catalog: Catalog, table: TableDraft, names: readonly Name[], at: Position): ColumnDraft[] {
  const columns: ColumnDraft[] = [];
  for (const name of names) pushColumn(catalog, table, name, at, columns);
  return columns;
}

/** Adds the column of this name; one the table lacks is reported. */
function pushColumn(catalog: Catalog, table: TableDraft, name: Name, at: Position, columns: ColumnDraft[]): void {
  const column = catalog.findColumn(table, name);
  if (column !== undefined) columns.push(column);
  else reportMissing(catalog, table, name, at);
}

function reportMissing(catalog: Catalog, table: TableDraft, name: Name, at: Position): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'unknown-column',
      message: `${table.name} has no column ${name.text}, which a key or constraint names here.`,
      hint: 'Check the spelling, or add the column.',
      consequence: 'The key or constraint is left out.',
    },
    at,
  );
}

/** Adds an index; of several under one name only the first is kept in the end. */
export function addIndex(catalog: Catalog, table: TableDraft, definition: IndexDefinition): void {
  const name = definition.name === undefined ? undefined : catalog.canonical(definition.name);
  const draft: Mutable<IndexDraft> = {
    ...placeOf(definition),
    parts: partDrafts(catalog, table, wholeParts(catalog, table, definition.parts)),
    unique: definition.unique,
  };
  if (name !== undefined) draft.name = name;
  if (definition.method !== undefined) draft.method = definition.method;
  if (definition.special !== undefined) draft.special = definition.special;
  if (definition.where !== undefined) draft.where = definition.where;
  if (definition.nullsNotDistinct) draft.nullsNotDistinct = true;
  if (definition.storage !== undefined) draft.storage = definition.storage;
  if (definition.include !== undefined) draft.include = definition.include.map((each) => catalog.canonical(each));
  if (draft.parts.length === 0) {
    reportWithoutColumns(catalog, table, definition);
    return;
  }
  coverReferences(catalog, table, wholeColumns(draft.parts));
  giveName(catalog, table, draft, 'idx', () => indexWords(draft));
  table.indexes.push(draft);
}

type Exclusion = Constraint & { kind: 'exclude' };

/** PostgreSQL keeps an exclusion constraint by an index of its own. */
function addExclusion(catalog: Catalog, table: TableDraft, { index, text }: Exclusion, named: Named): void {
  if (index === undefined) {
    reportExclusion(catalog, table, text, named);
    return;
  }
  const { deferrable = 'at-once', parts, include, ...rest } = index;
  const exclusion: IndexDraft = {
    ...named,
    ...rest,
    parts: partDrafts(catalog, table, parts),
    unique: false,
    excludes: deferrable,
    ...(include === undefined ? {} : { include: include.map((each) => catalog.canonical(each)) }),
  };
  giveName(catalog, table, exclusion, 'excl', () => indexWords(exclusion));
  table.indexes.push(exclusion);
}

function reportExclusion(catalog: Catalog, table: TableDraft, text: string, at: Position): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'exclusion-constraint',
      message: `The exclusion constraint of ${table.name} is not carried over.`,
      hint: 'Write it as EXCLUDE USING method (column WITH operator, …).',
      consequence: 'A database made by the migrations does not check it. What yours refuses is answered with 409.',
      excerpt: text.slice(0, 80),
    },
    at,
  );
}

function reportWithoutColumns(catalog: Catalog, table: TableDraft, { name, ...at }: IndexDefinition): void {
  catalog.report(
    {
      severity: 'info',
      code: 'index-without-columns',
      message: `The index ${name?.text ?? 'here'} of ${table.name} names no column.`,
      consequence: 'It is left out: it says how the table is kept, not what it holds.',
    },
    at,
  );
}

function partDrafts(catalog: Catalog, table: TableDraft, parts: readonly KeyPart[]): PartDraft[] {
  return parts.map(({ name, ...rest }) => {
    if (name === undefined) return rest;
    const column = catalog.findColumn(table, name);
    return column === undefined ? { ...rest, missing: catalog.canonical(name) } : { ...rest, column };
  });
}
