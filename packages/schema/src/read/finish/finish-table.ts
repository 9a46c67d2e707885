import type { QualifiedName } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import type { Check, UniqueKey } from '../../model/constraint.ts';
import type { Column, DefaultValue, Identity } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { unknownColumn } from '../values/unknown-column.ts';
import { withColumnsQuoted } from '../values/column-mentions.ts';
import { restateDefault } from '../catalog/make-column.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { CheckDraft, KeyDraft, TableDraft } from '../catalog/table-draft.ts';
import { checkRulesOf, jsonRulesOf, notNullColumnsOf } from '../values/check-rules.ts';
import { truthInText, withoutParentheses } from '../values/default-value.ts';
import { madeBy, numberedBy } from '../values/made-by.ts';
import type { Mutable } from '../mutable.ts';
import { computedType } from './computed-type.ts';
import { collationOf } from './collation.ts';
import { finishIndexes } from './finish-indexes.ts';
import { settleType } from './settle-types.ts';
import { weighPatterns } from './weigh-patterns.ts';

/** The table as the Schema keeps it. */
export function finishTable(catalog: Catalog, draft: TableDraft): Table {
  const checks = settleChecks(catalog, draft);
  const key = ofCurrentRows(draft, draft.primaryKey?.columns ?? []);
  const table: Mutable<Table> = {
    ...placeOf(draft),
    name: draft.name,
    columns: finishColumns(catalog, draft, key),
    primaryKey: key.map((column) => column.name),
    uniques: withoutRepeats(draft.uniques).map((one) => finishUnique(draft, one)),
    checks,
    indexes: finishIndexes(catalog, draft),
  };
  if (draft.schema !== undefined) table.schema = draft.schema;
  setPrimaryKey(table, draft.primaryKey);
  if (draft.comment !== undefined) table.comment = draft.comment;
  if (draft.partitions.length > 0) table.partitions = draft.partitions;
  if (draft.conditional) table.conditional = true;
  if (draft.triggered === true) table.triggered = true;
  const diverted = draft.diversions.find(({ conditional }) => !conditional) ?? draft.diversions[0];
  if (diverted !== undefined) table.diverted = diverted;
  if (draft.versioned === true) table.versioned = true;
  if (draft.unlogged === true) table.unlogged = true;
  if (draft.strict === true) table.strict = true;
  if (draft.history !== undefined) table.history = historyOf(catalog, draft.history);
  if (draft.writtenAs !== undefined) table.writtenAs = draft.writtenAs;
  if (draft.searchPath !== undefined) table.searchPath = draft.searchPath;
  return table;
}

/** What is said of the primary key besides its columns. */
function setPrimaryKey(table: Mutable<Table>, key: KeyDraft | undefined): void {
  if (key?.name !== undefined) table.primaryKeyName = key.name;
  if (key?.include !== undefined) table.primaryKeyInclude = key.include.map(({ name }) => name);
  if (key?.deferrable !== undefined) table.primaryKeyDeferrable = key.deferrable;
}

function historyOf(catalog: Catalog, written: QualifiedName): NonNullable<Table['history']> {
  const schema = catalog.statedSchema(written);
  return { ...(schema === undefined ? {} : { schema }), name: catalog.canonical(written.name) };
}

function finishColumns(catalog: Catalog, table: TableDraft, key: readonly ColumnDraft[]): readonly Column[] {
  const drafts = table.columns.all;
  const columns = drafts.map((draft) => finishColumn(catalog, table, draft, key));
  if (catalog.traits.computedSaysType !== true) return columns;
  return columns.map((column, at) => {
    const tree = drafts[at]?.generated?.tree;
    if (tree === undefined || column.dataType.kind !== 'unknown') return column;
    const typeOf = (name: string) => columns.find((other) => other.name.toLowerCase() === name.toLowerCase())?.dataType;
    const dataType = computedType(tree, ({ written }) => typeOf(written));
    return dataType === undefined ? column : { ...column, dataType };
  });
}

function finishColumn(catalog: Catalog, table: TableDraft, draft: ColumnDraft, key: readonly ColumnDraft[]): Column {
  const settled = settleType(catalog, draft);
  if (draft.dataType !== settled.dataType) {
    draft.dataType = settled.dataType;
    restateDefault(draft);
  }
  const inKey = key.includes(draft);
  const singleKey = inKey && key.length === 1;
  const given = givenTo(table, draft, singleKey);
  const identity = identityOf(catalog, table, draft, singleKey, given);
  const column: Mutable<Column> = {
    ...placeOf(draft),
    name: draft.name,
    type: draft.type,
    dataType: settled.dataType,
    notNull: draft.notNull || inKey,
    identity: identity !== undefined,
  };
  if (identity !== undefined) column.identityOptions = identity;
  if (settled.values !== undefined) column.values = settled.values;
  const isNumbered = identity !== undefined && isRowNumber(draft);
  if (given !== undefined && !isNumbered) column.default = defaultOf(catalog, given, settled.dataType);
  setFill(
    column,
    inKey,
    table.fills.filter((fill) => fill.column === draft),
  );
  if (draft.generated !== undefined) {
    const { expression, stored, rowTime } = draft.generated;
    column.generated = { expression, stored, ...(rowTime === undefined ? {} : { rowTime }) };
  }
  if (draft.defaultOnNull && column.default !== undefined) {
    column.defaultOnNull = true;
    if (draft.defaultOnUpdate) column.defaultOnUpdate = true;
  }
  if (draft.onUpdateNow) column.onUpdateNow = true;
  if (draft.invisible) column.invisible = true;
  if (settled.domain !== undefined) column.domain = settled.domain;
  const collation = collationOf(table, draft);
  if (collation !== undefined) column.collation = collation;
  if (draft.comment !== undefined) column.comment = draft.comment;
  if (draft.writtenAs !== undefined) column.writtenAs = draft.writtenAs;
  return column;
}

/** The default of a column; of a key that a trigger numbers, the sequence it takes the numbers from. */
function givenTo(table: TableDraft, draft: ColumnDraft, singleKey: boolean): DefaultValue | undefined {
  return draft.default ?? (singleKey ? numberedBy(table.fills, draft) : undefined);
}

/** What a trigger gives new rows is the column's default where any database can make it. */
function setFill(column: Mutable<Column>, inKey: boolean, fills: TableDraft['fills']): void {
  const [fill] = fills;
  if (fill === undefined || column.identity || (column.default !== undefined && column.default.kind !== 'null')) return;
  const made = fills.length === 1 ? madeBy(fill.value, column.dataType) : undefined;
  if (made !== undefined) column.default = made;
  else if (!inKey) column.filled = true;
}

/** How the database makes the column's value: stated, by a sequence as default of a key, or SQLite's INTEGER PRIMARY KEY. */
function identityOf(
  catalog: Catalog,
  table: TableDraft,
  draft: ColumnDraft,
  singleKey: boolean,
  given: DefaultValue | undefined,
): Identity | undefined {
  if (singleKey && isRowNumber(draft)) return { kind: 'by-default' };
  if (draft.identity !== undefined) return draft.identity;
  if (given?.kind === 'next-value') {
    const sequence = catalog.findSequence(given.sequence, given.schema);
    const owned = sequence?.owner?.column === draft;
    if (!owned && !singleKey) return undefined;
    return {
      kind: 'serial',
      sequence: sequence?.name ?? given.sequence,
      ...(sequence?.start === undefined ? {} : { start: sequence.start }),
      ...(sequence?.increment === undefined ? {} : { increment: sequence.increment }),
    };
  }
  // A key that refers to another table's says which row it belongs to: a number of its own would belong to none.
  const refers = (): boolean => table.foreignKeys.some(({ columns }) => columns.includes(draft));
  const rowid = catalog.traits.integerKeyIsIdentity && singleKey && draft.type.toLowerCase() === 'integer' && !refers();
  return rowid ? { kind: 'by-default' } : undefined;
}

/** CockroachDB's numbers for keys, https://www.cockroachlabs.com/docs/stable/serial */
const ROW_NUMBER = /^(unordered_)?unique_rowid\(\)$/i;

function isRowNumber({ default: value }: ColumnDraft): boolean {
  return value?.kind === 'expression' && ROW_NUMBER.test(value.text);
}

/** A sequence is named as it is kept, whatever the spelling in the default. */
function defaultOf(catalog: Catalog, value: DefaultValue, type: DataType): DefaultValue {
  if (value.kind !== 'next-value') return truthInText(value, type, catalog.traits.hasBooleans === true);
  const sequence = catalog.findSequence(value.sequence, value.schema);
  if (sequence === undefined) return value;
  return { ...value, sequence: sequence.name, ...(sequence.schema === undefined ? {} : { schema: sequence.schema }) };
}

/** Where earlier states of rows are kept, keys may end with when a row ceased to hold: rows that hold differ by the rest. */
function ofCurrentRows({ versioned }: TableDraft, columns: readonly ColumnDraft[]): readonly ColumnDraft[] {
  if (versioned !== true) return columns;
  const own = columns.filter(({ generated }) => generated?.rowTime === undefined);
  return own.length === 0 ? columns : own;
}

/** Keys that say nothing more than one before them are left out, unless they have names of their own. */
function withoutRepeats(keys: readonly KeyDraft[]): readonly KeyDraft[] {
  if (keys.length < 2) return keys;
  const kept = new Map<ColumnDraft | undefined, KeyDraft[]>();
  return keys.filter((key) => {
    const isSame = ({ name, columns }: KeyDraft): boolean =>
      columns.length === key.columns.length &&
      columns.every((column, index) => column === key.columns[index]) &&
      (key.name === undefined || key.name === name);
    const [first] = key.columns;
    const before = kept.get(first) ?? [];
    const isNew = !before.some(isSame);
    if (isNew) before.push(key);
    kept.set(first, before);
    return isNew;
  });
}

function finishUnique(table: TableDraft, draft: KeyDraft): UniqueKey {
  const key: Mutable<UniqueKey> = {
    ...placeOf(draft),
    columns: ofCurrentRows(table, draft.columns).map((column) => column.name),
  };
  if (draft.name !== undefined) key.name = draft.name;
  if (draft.include !== undefined) key.include = draft.include.map(({ name }) => name);
  if (draft.nullsNotDistinct) key.nullsNotDistinct = true;
  if (draft.deferrable !== undefined) key.deferrable = draft.deferrable;
  return key;
}

/** Checks that only restate a type or NOT NULL are taken into the columns; the others are kept. */
function settleChecks(catalog: Catalog, table: TableDraft): readonly Check[] {
  if (table.checks.length === 0) return [];
  const names = table.columns.all.map(({ name }) => name);
  const columnOf = (name: string): string | undefined => table.columns.find(name)?.name;
  const typeOf = (name: string): DataType | undefined => table.columns.find(name)?.dataType;
  const named = (check: Check): Check =>
    catalog.traits.unquotedNames === 'lower'
      ? { ...check, expression: withColumnsQuoted(check.expression, names) }
      : check;
  const kept = table.checks.filter(
    (draft) => !absorbed(catalog, table, draft, columnOf) && !reportUnknown(catalog, table, draft, columnOf),
  );
  const finished = kept.map((draft) => named(finishCheck(draft, columnOf)));
  for (const { rules, jsonRules = [] } of finished) {
    for (const rule of [...rules, ...jsonRules]) if (rule.kind === 'json-kind') keepsJson(table, rule.column);
  }
  return finished.map((check) => weighPatterns(catalog, table.name, typeOf, ofJson(check, typeOf)));
}

/** Whether a check names a column that the table does not have, which no database would take; it is reported. */
function reportUnknown(
  catalog: Catalog,
  table: TableDraft,
  draft: CheckDraft,
  columnOf: (name: string) => string | undefined,
): boolean {
  const unknown = unknownColumn(draft.tree, columnOf);
  if (unknown === undefined) return false;
  catalog.log.add({
    severity: 'warning',
    code: 'unknown-column',
    ...placeOf(draft),
    message: `${table.name} has no column ${unknown}, which a check names here.`,
    hint: 'Check the spelling, or add the column.',
    consequence: 'The check is left out.',
  });
  return true;
}

function absorbed(
  catalog: Catalog,
  table: TableDraft,
  draft: CheckDraft,
  columnOf: (name: string) => string | undefined,
): boolean {
  if (catalog.traits.notNullIsCheck) {
    const columns = notNullColumnsOf(draft.tree, columnOf);
    for (const name of columns) {
      const column = table.columns.find(name);
      if (column !== undefined) column.notNull = true;
    }
    if (columns.length > 0) return true;
  }
  return isJsonCheck(table, draft);
}

/** MariaDB keeps JSON as LONGTEXT with a check. */
function isJsonCheck(table: TableDraft, { tree }: CheckDraft): boolean {
  if (tree.kind !== 'call' || tree.name !== 'json_valid') return false;
  const [only] = tree.arguments;
  return only?.kind === 'name' && keepsJson(table, only.written);
}

/** Takes a column of long texts for one of JSON, as a check says it is. */
function keepsJson(table: TableDraft, name: string): boolean {
  const column = table.columns.find(name);
  if (column?.dataType.kind !== 'text') return false;
  column.dataType = { kind: 'json' };
  restateDefault(column);
  return true;
}

/** What a check says of JSON that is kept as a short text is for the database to judge. */
function ofJson(check: Check, typeOf: (column: string) => DataType | undefined): Check {
  const { rules, jsonRules = [], ...rest } = check;
  const isMisplaced = [...rules, ...jsonRules].some(
    (rule) => rule.kind === 'json-kind' && typeOf(rule.column)?.kind !== 'json',
  );
  return isMisplaced ? { ...rest, rules: [] } : check;
}

/** A check for the Schema, of a table or of a domain. */
export function finishCheck(draft: CheckDraft, columnOf: (name: string) => string | undefined): Check {
  const rules = checkRulesOf(draft.tree, columnOf);
  const jsonRules = rules.length > 0 ? [] : jsonRulesOf(draft.tree, columnOf);
  return {
    ...placeOf(draft),
    ...(draft.name === undefined ? {} : { name: draft.name }),
    expression: withoutParentheses(draft.expression),
    rules,
    ...(jsonRules.length === 0 ? {} : { jsonRules }),
  };
}
