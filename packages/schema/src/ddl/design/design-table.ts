import type { Table } from '../../model/schema.ts';
import { reportName } from './name-report.ts';
import type { ColumnTypes } from './column-types.ts';
import { addressOf, keepsVersions, ownerName, tableAddress, type DesignContext } from './context.ts';
import type { NameBook } from './name-book.ts';
import { designChecks } from './design-checks.ts';
import { designColumn } from './design-column.ts';
import { fittedComment } from './design-comment.ts';
import { indexForIdentity, designIndexes } from './design-indexes.ts';
import { designKeys } from './design-keys.ts';
import type { DesignedColumn, DesignedForeignKey, DesignedTable } from '../shared/designed.ts';
import { tablePath } from './search-path.ts';

/** Decides a table with everything that belongs to it. */
export function designTable(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  foreignKeys: readonly DesignedForeignKey[],
  names: NameBook,
): DesignedTable {
  const address = tableAddress(context, table);
  const decisions = table.columns.map((column) => designColumn(context, types, table, column));
  const columns = decisions.map(({ designed }) => designed);
  const allowed = new Map(
    decisions.flatMap(({ designed, allowed: values }) =>
      values === undefined ? [] : [[designed.name, values] as const],
    ),
  );
  const keys = designKeys(context, types, table, address, names);
  const indexes = designIndexes(context, types, table, address, keys, names);
  const extra = indexForIdentity(context, address, columns, keys, indexes);
  const comment = fittedComment(context, table, table.comment);
  reportTable(context, table);
  const strict = isStrict(context, table, columns);
  return {
    source: table,
    address,
    columns,
    ...(keys.primaryKey === undefined ? {} : { primaryKey: keys.primaryKey }),
    uniques: keys.uniques,
    checks: designChecks(context, types, table, address, allowed, foreignKeys, names),
    indexes: extra === undefined ? indexes : [...indexes, extra],
    foreignKeys,
    ...tablePath(context, table, address),
    ...(comment === undefined ? {} : { comment }),
    versioned: table.versioned === true && keepsVersions(context),
    ...(table.unlogged === true && context.writer.capabilities.unlogged === true ? { unlogged: true } : {}),
    ...(strict ? { strict } : {}),
    ...(table.history === undefined ? {} : { history: addressOf(context, table.history) }),
  };
}

/** Whether a table takes values of its columns' types only by words of its own; a column of another type leaves no room for them. */
function isStrict({ writer, report }: DesignContext, table: Table, columns: readonly DesignedColumn[]): boolean {
  const { strictTypes } = writer.capabilities;
  if (table.strict !== true || strictTypes === undefined) return false;
  const others = columns.filter(({ spelling }) => !strictTypes.has(spelling.sql.toUpperCase()));
  for (const { name } of others) {
    const text = 'its table takes values of any type in all columns, since it is of none that STRICT knows';
    const finding = { at: table, owner: ownerName(table), part: name, text } as const;
    report.add({ ...finding, severity: 'info', code: 'ddl-strict-dropped' });
  }
  return others.length === 0;
}

function reportTable(context: DesignContext, table: Table): void {
  const { report, writer } = context;
  const finding = { at: table, owner: ownerName(table), severity: 'error' } as const;
  reportName(context, finding, table.name);
  if (table.columns.length > writer.capabilities.mostColumns) {
    const text = `the table has ${table.columns.length} columns, the database takes ${writer.capabilities.mostColumns}`;
    report.add({ ...finding, code: 'ddl-table-too-wide', text, hint: 'split the table' });
  }
  if (table.columns.length === 0) {
    const text = `the table has no columns${writer.capabilities.emptyTables ? '' : ' and is left out'}`;
    report.add({ ...finding, severity: 'warning', code: 'ddl-table-empty', text });
  }
  if (table.versioned === true && !keepsVersions(context)) {
    const text = 'earlier states of its rows are not kept';
    const consequence = 'what a row was before a change is lost';
    report.add({ ...finding, severity: 'warning', code: 'ddl-versioning-dropped', text, consequence });
  }
  if (table.unlogged === true && writer.capabilities.unlogged !== true) {
    const text = 'its rows outlast a crash of the database, which those of the source do not (UNLOGGED)';
    report.add({ ...finding, severity: 'info', code: 'ddl-unlogged-dropped', text });
  }
  if (!writer.identifiers.ignoresCase) return;
  const seen = new Set<string>();
  for (const { name } of table.columns) {
    if (seen.has(name.toLowerCase())) {
      const text = 'another column differs by case only';
      report.add({ ...finding, code: 'ddl-name-collision', part: name, text, hint: 'rename one of the columns' });
    }
    seen.add(name.toLowerCase());
  }
}
