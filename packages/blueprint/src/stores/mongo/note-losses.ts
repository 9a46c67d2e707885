import { type Column, databaseName, type ForeignKey, type Schema } from '@backsmith/schema';
import type { Classification } from '../../drafts/classify-tables.ts';
import type { ColumnDraft } from '../../drafts/column-draft.ts';
import type { Findings } from '../../findings.ts';
import { keyOf, tableKey } from '../../tables/lookup.ts';
import { alikeIn } from './changes/alike-texts.ts';
import type { CollectionTable } from './collections.ts';
import { noteChecks } from './note-checks.ts';

/** The columns that requests say, by the key of their table. */
export type AskedColumns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Says what of a schema a database of documents does not have.
 *
 * @param asked what requests say of each table
 */
export function noteMongoLosses(
  schema: Schema,
  classified: Classification,
  tables: readonly CollectionTable[],
  asked: AskedColumns,
  findings: Findings,
): void {
  for (const table of classified.empty) {
    findings.leaveOut('empty-table', table, `The table ${table.name} has no columns.`, 'table not in the API');
  }
  for (const [table, tool] of classified.records) {
    const message = `${table.name} belongs to the migrations of ${tool}: it has neither a collection nor calls.`;
    findings.assume('migration-record', table, message);
  }
  const joins = new Set(classified.joins.map(({ table }) => table));
  for (const table of tables) {
    noteChecks(table, joins.has(table.table), findings);
    noteColumns(table, findings);
    noteTextKeys(table, schema, findings);
  }
  noteTexts(schema, tables, findings);
  noteReferences(schema, classified, asked, findings);
  for (const key of schema.foreignKeys) {
    if (key.onDelete !== 'set default') continue;
    const message = `What ${key.table}.${key.columns.join(', ')} refers to is not deleted while it is referred to: MongoDB has no defaults to put in its place.`;
    findings.assume('set-default-refused', key, message);
  }
}

/** Says which references nobody looks up, as what they lead to is not addressed, or as a part of them is said by nobody. */
function noteReferences(schema: Schema, { resources }: Classification, asked: AskedColumns, findings: Findings): void {
  const addressed = new Set([...resources.keys()].map(keyOf));
  const known = new Set(schema.tables.map(keyOf));
  for (const key of schema.foreignKeys) {
    const target = tableKey(key.refSchema, key.refTable);
    const said = key.columns.filter((name) => asked.get(tableKey(key.schema, key.table))?.has(name) === true);
    // What no request says is put there by the service, which knows it.
    if (!known.has(target) || said.length === 0) continue;
    const isWhole = addressed.has(target) && said.length === key.refColumns.length;
    if (isWhole && key.ofPeriod !== true) continue;
    const why = whyUnasked(key, addressed.has(target));
    const message = `What ${key.table}.${key.columns.join(', ')} refers to is not looked up, as ${why}: MongoDB takes what leads nowhere.`;
    findings.leaveOut('reference-not-checked', key, message, 'not refused any more', 'Look it up in the service.');
  }
}

function whyUnasked({ refTable, ofPeriod }: ForeignKey, isAddressed: boolean): string {
  if (ofPeriod === true) return `rows of ${refTable} are to cover a period together`;
  return isAddressed ? 'a part of it is in no request' : `rows of ${refTable} have no address`;
}

/** Says which defaults, and which texts without capital letters, are those of a database that MongoDB is not. */
function noteColumns({ table, key, columns }: CollectionTable, findings: Findings): void {
  for (const { column, role } of columns) {
    const written = table.columns.find(({ name }) => name === column.name);
    const name = `${table.name}.${column.name}`;
    const isCounted = written?.identity === true || (written?.default !== undefined && column.default === undefined);
    if (isCounted && role === 'plain' && !key.includes(column.name)) {
      const then = column.notNull ? 'clients say its value' : 'where clients say no value, it has none';
      const message = `MongoDB does not make the value of ${name}, which the database of the schema does: ${then}.`;
      findings.leaveOut('default-left-out', column, message, 'no value by default', 'Make it in the service.');
    }
    if (column.dataType.kind === 'text' && column.dataType.caseInsensitive === true) {
      const message = `Filters on ${name} tell capital letters from small ones; its unique indexes do not.`;
      findings.assume('case-counts', column, message);
    }
  }
}

/** Says once that lists compare texts as they are, where the database of the schema does not. */
function noteTexts({ dialect }: Schema, tables: readonly CollectionTable[], findings: Findings): void {
  const isAlike = (column: Column) => column.dataType.kind !== 'text' || column.dataType.caseInsensitive !== true;
  const first = tables.find(({ columns }) =>
    columns.some(({ column }) => isAlike(column) && alikeIn(column, dialect).includes('case')),
  );
  if (first === undefined) return;
  const message = `Filters and orders of lists tell capital letters from small ones, as ${databaseName(dialect)} does not; unique indexes take them for the same as it does.`;
  findings.assume('case-counts', first.table, message);
}

/**
 * Says which keys are two by their case: the `_id` of a document is compared as it is. What refers to another key, or is made by
 * chance, is in one case.
 */
function noteTextKeys({ table, key, columns }: CollectionTable, schema: Schema, findings: Findings): void {
  const referring = schema.foreignKeys.filter((one) => tableKey(one.schema, one.table) === keyOf(table));
  const isGiven = ({ column }: ColumnDraft) =>
    key.includes(column.name) &&
    column.default?.kind !== 'uuid' &&
    !referring.some((one) => one.columns.includes(column.name));
  for (const { column } of columns.filter((draft) => isGiven(draft))) {
    if (!alikeIn(column, schema.dialect).includes('case')) continue;
    const message = `Keys of ${table.name} that differ in the case of ${column.name} alone are those of two records in MongoDB.`;
    findings.leaveOut('key-case-counts', column, message, 'not refused any more', 'Write them in one case.');
  }
}
