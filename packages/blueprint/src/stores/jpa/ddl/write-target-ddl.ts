import {
  emptyViewSql,
  extensionsApartIn,
  insertRowSql,
  selectAllSql,
  selectRowsSql,
  writeDdl,
} from '@backsmith/schema';
import type { Column, DdlTarget, Schema, Table, TableRows, WrittenColumn, WrittenTable } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { TargetDatabase } from '../databases/target-database.ts';
import type { DevDatabase } from '../../../options.ts';
import { keyOf } from '../../../tables/lookup.ts';
import { keptHistories } from '../schema/kept-histories.ts';
import { withNamedRules } from '../schema/named-rules.ts';
import { withDrawnKeys } from './memory-keys.ts';
import { withMemoryTypes } from './memory-types.ts';
import type { History } from '../../../model/history.ts';
import { additiveMigrations, type MigrationFolder } from './additive-migrations.ts';
import { rowMigrations } from './row-migrations.ts';
import type { SelectedColumn } from '../rows/design-keyless.ts';
import type { TargetDdl } from './target-ddl.ts';
import { viewFlags } from './view-flags.ts';

/** The database in memory, on which a project may be developed and tested. */
const MEMORY = 'h2' as const satisfies DdlTarget;

/**
 * Has a schema written for a database, and for H2 where that is developed on. Only the database itself understands its
 * views: in memory they exist and have no rows.
 *
 * @param file the name of the migration: `V1__schema`
 * @param standing a table that is there already, and is written for nothing but what refers to it
 * @param rows what new databases are filled with
 * @param ownForm what the database itself can have in the place of what its schema says, unlike the one in memory
 * @param history what was generated before, in schemas treated like this one; its migrations stay, and one is added
 */
export function writeTargetDdl(
  schema: Schema,
  database: TargetDatabase,
  devDatabase: DevDatabase,
  file: string,
  history?: History,
  standing?: string,
  rows: readonly TableRows[] = [],
  ownForm: (schema: Schema) => Schema = (one) => one,
): TargetDdl {
  const options = standing === undefined ? {} : { standing };
  const own = database.vendors.map((target) => writeDdl(ownForm(schema), target, { views: true, ...options }));
  const [main] = own;
  const fresh = columnsOf(main?.value.tables ?? []);
  const statements = main?.value.statements ?? [];
  const inMemory = (one: Schema): Schema =>
    withNamedRules(
      withDrawnKeys(withMemoryTypes(one, memoryColumns(one, schema, database, fresh), database.traits), database),
    );
  const views = statements.flatMap(({ view }) => view ?? []);
  const histories = keptHistories(schema, database, history?.versions);
  const rowsOf = (table: Table, values: readonly SelectedColumn[]) => ({
    ...namespaceOf(table),
    name: table.name,
    values: values.map(({ field, ...value }) => ({ ...value, as: field })),
  });
  const folder = (target: DdlTarget, text: string): MigrationFolder => ({
    target,
    first: { path: `${target}/${file}.sql`, sql: text },
    prepare: ownForm,
    standIns: '',
  });
  const memory = (): MigrationFolder => {
    const { text } = writeDdl(inMemory(schema), MEMORY, { views: false, ...options }).value;
    const unknown = [...views, ...histories.map(({ view }) => view)];
    const isFlag = viewFlags(schema);
    const standIns = unknown
      .flatMap((view) => emptyViewSql(view, database.kind, (column) => isFlag(view, column)))
      .map((sql) => `\n${sql};\n`);
    const again = standIns.map((sql) => sql.replace(/CREATE VIEW/u, 'CREATE OR REPLACE VIEW'));
    return { ...folder(MEMORY, text + standIns.join('')), prepare: inMemory, standIns: again.join('') };
  };
  const folders = [
    ...own.map(({ value: { target, text } }) => folder(target, text)),
    ...(devDatabase === MEMORY ? [memory()] : []),
  ];
  const additive = history && additiveMigrations(folders, schema, history);
  const filled = rowMigrations(folders, schema, rows, history);
  const written = additive?.tables === undefined ? fresh : columnsOf(additive.tables);
  return {
    column: (table, column) => written.get(columnKey(table, column)),
    migrations: [...(additive?.migrations ?? folders.map(({ first }) => first)), ...filled.migrations],
    extensions: extensionsApartIn(statements),
    viewsAreEmpty: devDatabase === MEMORY,
    views,
    histories,
    selectView: (view, columns) => {
      const values = columns.map((column) => ({ column, as: column }));
      return selectAllSql({ ...namespaceOf(view), name: view.name, values }, database.kind);
    },
    keyless: {
      select: (table, values, orderedBy, marks) =>
        selectRowsSql({ ...rowsOf(table, values), marks }, orderedBy, database.kind),
      insert: (table, values) => insertRowSql(rowsOf(table, values), database.kind),
    },
    diagnostics: unrepeated([...(main?.diagnostics ?? []), ...(additive?.diagnostics ?? []), ...filled.diagnostics]),
  };
}

type WrittenColumns = ReadonlyMap<string, WrittenColumn>;

function columnKey(
  table: { readonly schema?: string; readonly name: string },
  { name }: { readonly name: string },
): string {
  return `${keyOf(table)}\n${name}`;
}

function columnsOf(tables: readonly WrittenTable[]): WrittenColumns {
  return new Map(tables.flatMap((table) => table.columns.map((column) => [columnKey(table, column), column] as const)));
}

/** What became of the columns of this or of an earlier version in the target. */
function memoryColumns(
  one: Schema,
  last: Schema,
  database: TargetDatabase,
  fresh: WrittenColumns,
): (table: Table, column: Column) => WrittenColumn | undefined {
  const [target] = database.vendors;
  const isLast = one === last || target === undefined;
  const columns = isLast ? fresh : columnsOf(writeDdl(one, target, { views: false }).value.tables);
  return (table, column) => columns.get(columnKey(table, column));
}

function namespaceOf({ schema }: { readonly schema?: string }): { readonly schema?: string } {
  return schema === undefined ? {} : { schema };
}

function unrepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const text = JSON.stringify(diagnostic);
    return seen.has(text) ? false : seen.add(text);
  });
}
