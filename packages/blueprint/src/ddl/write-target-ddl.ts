import { emptyViewSql, insertRowSql, selectRowsSql, writeDdl } from '@backsmith/schema';
import type { Column, DdlTarget, Schema, Table, WrittenColumn } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { Migration } from '../model/project.ts';
import { keyOf } from '../tables/lookup.ts';
import { withMemoryTypes } from './memory-types.ts';
import type { TargetDdl } from './target-ddl.ts';

/** The database in memory, on which the project is developed and tested. */
const MEMORY = 'h2' as const satisfies DdlTarget;

/**
 * Has a schema written for a database and for H2. Only the database itself understands its views: in memory they exist
 * and have no rows.
 */
export function writeTargetDdl(schema: Schema, database: DatabasePlan): TargetDdl {
  const own = database.vendors.map((target) => writeDdl(schema, target, { views: true }));
  const [main] = own;
  const columns = new Map<string, WrittenColumn>();
  for (const table of main?.value.tables ?? []) {
    for (const column of table.columns) columns.set(`${keyOf(table)}\n${column.name}`, column);
  }
  const written = (table: Table, column: Column) => columns.get(`${keyOf(table)}\n${column.name}`);
  const inMemory = withMemoryTypes(
    schema,
    (table, column) => written(table, column)?.type ?? column.type,
    database.traits,
  );
  const scripts = [...own, writeDdl(inMemory, MEMORY, { views: false })];
  const views = main?.value.statements.flatMap(({ view }) => view ?? []) ?? [];
  const standIns = views.flatMap((view) => emptyViewSql(view, database.kind)).map((sql) => `\n${sql};\n`);
  const rows = (table: Table, values: readonly { readonly column: string; readonly field: string }[]) => ({
    ...namespaceOf(table),
    name: table.name,
    values: values.map(({ column, field }) => ({ column, as: field })),
  });
  return {
    column: written,
    migrations: scripts.map(({ value: { target, text } }): Migration => ({
      path: `${target}/V1__schema.sql`,
      sql: target === MEMORY ? text + standIns.join('') : text,
    })),
    views: views.map((view) => ({
      view,
      select: selectRowsSql({ ...namespaceOf(view), name: view.name, values: [] }, undefined, database.kind),
    })),
    keyless: {
      select: (table, values, newestFirst) => selectRowsSql(rows(table, values), newestFirst, database.kind),
      insert: (table, values) => insertRowSql(rows(table, values), database.kind),
    },
    diagnostics: unrepeated(main?.diagnostics ?? []),
  };
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
