import type { Schema, Table } from '@backsmith/schema';
import { byPlace, toExcerpt } from '@backsmith/text';
import type { Diagnostic, Position } from '@backsmith/text';
import type { Relations } from '../relations/association.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { leftOutOfLists } from '../drafts/left-out-of-lists.ts';
import { MOST_COMPONENTS } from '../drafts/most-components.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { Findings } from '../findings.ts';
import { readChecks } from '../tables/read-check.ts';
import type { Classification } from '../drafts/classify-tables.ts';
import { columnsNamed, tableKey, type Lookup } from '../tables/lookup.ts';

/** Says where rows are addressed by something else than the whole primary key. */
export function noteKeys(drafts: readonly ResourceDraft[], findings: Findings): void {
  for (const { table, key } of drafts) {
    const columns = key.columns.join(', ');
    noteUnusedDefault(table, key.columns, findings);
    if (key.basis === 'unique-key') {
      findings.assume(
        'assumed-key',
        table,
        `${table.name} has no primary key; its unique key ${columns} is used as one.`,
      );
    }
    if (key.basis === 'counter' && table.primaryKey.length === 0) {
      findings.assume(
        'assumed-key',
        table,
        `${table.name} has no primary key; the counter ${columns} is used as one.`,
        'Declare it as PRIMARY KEY so that the database guarantees it.',
      );
    }
    if (key.basis === 'counter' && table.primaryKey.length > 1) {
      findings.assume(
        'counter-as-key',
        table,
        `The rows of ${table.name} are addressed by ${columns} alone, as the database counts it up.`,
      );
    }
  }
}

/** A key is told to Hibernate before the row is written, so what only the database can make is of no use. */
function noteUnusedDefault(table: Table, key: readonly string[], findings: Findings): void {
  for (const column of columnsNamed(table, key)) {
    if (column.identity || column.default?.kind !== 'expression') continue;
    findings.assume(
      'key-default-not-used',
      column,
      `Clients give ${table.name}.${column.name}, as it is part of the key: its default ${toExcerpt(column.default.text, 80)} is for rows made in the database.`,
    );
  }
}

/** Says which checks only the database understands. */
export function noteChecks(drafts: readonly ResourceDraft[], findings: Findings): void {
  for (const { table } of drafts) {
    for (const { check, expression } of readChecks(table)) {
      if (expression !== undefined) continue;
      findings.assume(
        'check-not-understood',
        check,
        `Only the database understands the check ${toExcerpt(check.expression, 80)} of ${table.name}: what it refuses is answered with 422 by the exception handler, else with 409.`,
        `Where it refuses the generated test's record, change the test's sample method.`,
      );
    }
  }
}

/**
 * Says which foreign keys are plain values in Java. Those to tables the source lacks were reported when it was read.
 *
 * @param written what writing the migrations found: a foreign key they cannot have is checked by nobody
 */
export function noteValues(
  drafts: readonly ResourceDraft[],
  relations: ReadonlyMap<ResourceDraft, Relations>,
  tables: Lookup['tables'],
  written: readonly Diagnostic[],
  findings: Findings,
): void {
  const dropped = written.filter(({ code }) => code === 'ddl-foreign-key-dropped').map(placeName);
  for (const draft of drafts) {
    for (const { key, reason } of relations.get(draft)?.values ?? []) {
      if (!tables.has(tableKey(key.refSchema, key.refTable))) continue;
      const name = `${key.table}.${key.columns.join(', ')}`;
      const checked = dropped.includes(placeName(key)) ? '' : ' The database still checks it.';
      findings.assume('relation-as-value', key, `${name} is a plain value in Java: ${reason}.${checked}`);
    }
  }
}

function placeName({ file = '', line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

/** Says what the list of a table without a key lacks. */
export function noteKeyless(
  table: Table,
  list: { readonly isAppendable: boolean },
  { hidden, beyond }: { readonly hidden: readonly ColumnDraft[]; readonly beyond: readonly ColumnDraft[] },
  findings: Findings,
): void {
  const calls = list.isAppendable ? 'listed and appended' : 'listed';
  const { diverted } = table;
  if (diverted === undefined && table.primaryKey.length > 0) {
    findings.assume(
      'key-not-in-address',
      table,
      `The primary key of ${table.name} (${table.primaryKey.join(', ')}) holds values that cannot be part of an address: its rows can be ${calls}, not read, changed or deleted one by one.`,
      'Make a counter or a UUID the key, and keep this one unique, to get the full set of calls.',
    );
  } else if (diverted === undefined) {
    findings.assume(
      'no-key',
      table,
      `${table.name} has no primary key: its rows can be ${calls}, not read, changed or deleted one by one.`,
      'Add a primary key to get the full set of calls.',
    );
  } else {
    findings.assume(
      'rows-diverted',
      diverted,
      `The ${diverted.by} ${diverted.name} puts new rows of ${table.name} elsewhere, and the database does not say under which key: they can be ${calls}, not read, changed or deleted one by one.`,
      `Make ${table.name} a partitioned table (PARTITION BY) to get the full set of calls.`,
    );
  }
  for (const { column } of hidden) {
    findings.leaveOut(
      'column-left-out',
      column,
      `The column ${table.name}.${column.name} of type ${column.type} is not shown, as the table has no key.`,
      'column not in the API',
    );
  }
  noteBeyond(
    table,
    beyond.map(({ column }) => column.name),
    findings,
  );
}

/** Says which columns of a list of rows are more than a record of Java holds. */
export function noteBeyond(
  list: { readonly name: string } & Position,
  beyond: readonly string[],
  findings: Findings,
): void {
  if (beyond.length === 0) return;
  const text = `The list of ${list.name} shows its first ${MOST_COMPONENTS} columns, as many as a record of Java holds, without ${beyond.join(', ')}.`;
  findings.leaveOut('column-left-out', list, text, 'columns not in the API');
}

const EMPTY_VIEW = ' In the database in memory it has none, as only the real database understands its query.';

/** The views the database has, and whether they are without rows while the project is developed and tested. */
type MadeViews = { readonly views: Schema['views']; readonly viewsAreEmpty: boolean };

/**
 * Says which tables and views the backend does not have, or only shows.
 *
 * @param made the views the database has, and whether the one for development understands them
 */
export function noteLosses(
  schema: Schema,
  classified: Classification,
  views: readonly { readonly viewName: string; readonly place: Position }[],
  { views: made, viewsAreEmpty }: MadeViews,
  findings: Findings,
): void {
  for (const table of classified.empty) {
    findings.leaveOut('empty-table', table, `The table ${table.name} has no columns.`, 'table not in the API');
  }
  for (const [table, tool] of classified.records) {
    const message = `${table.name} belongs to the migrations of ${tool}: the table is made, and has neither entity nor calls.`;
    findings.assume('migration-record', table, message);
  }
  const inOrder = byPlace(schema.files);
  for (const view of schema.views) {
    const designed = views.find(({ viewName, place }) => viewName === view.name && inOrder(place, view) === 0);
    if (designed === undefined) {
      findings.leaveOut(
        'view-left-out',
        view,
        `The view ${view.name} ${made.includes(view) ? nothingToShow(view) : 'is not in the new database, so it has no call'}.`,
        'view not in the API',
      );
    } else {
      findings.assume(
        'view-as-list',
        view,
        `The rows of the view ${view.name} can be listed.${viewsAreEmpty ? EMPTY_VIEW : ''}`,
      );
    }
  }
}

/** Why a view of the database has no call. */
function nothingToShow({ traced }: Schema['views'][number]): string {
  return traced === undefined
    ? 'has no call: its query does not name its columns, as CREATE VIEW name (column, …) AS … does'
    : 'has no call: all its columns are secrets';
}

/** Says which columns lists leave in the database. */
export function noteSummaries(drafts: readonly ResourceDraft[], findings: Findings): void {
  for (const draft of drafts) {
    const { table, names } = draft;
    const large = leftOutOfLists(draft.columns).map(({ column }) => column.name);
    if (large.length === 0) continue;
    const [noun, shown] = large.length === 1 ? ['column', 'it'] : ['columns', 'them'];
    findings.assume(
      'left-out-of-lists',
      table,
      `Lists of ${names.titlePlural} leave out the large ${noun} ${large.join(', ')}; a record read by its key shows ${shown}.`,
    );
  }
}
