import type { Definition, Table } from '../../model/schema.ts';
import { mentions } from './carried-definitions.ts';
import { planColumnTypes } from './column-types.ts';
import { addressOf, type PlanContext } from './context.ts';
import { openNameBook } from './name-book.ts';
import { planDomains } from './plan-domains.ts';
import { planForeignKeys, type DecidedForeignKey } from './plan-foreign-keys.ts';
import { columnSet, promotesIndexes } from './plan-keys.ts';
import { planSequences } from './plan-sequences.ts';
import { planTable } from './plan-table.ts';
import { planViews } from './plan-views.ts';
import type { DdlPlan, PlannedForeignKey } from './planned.ts';
import { orderTables } from './table-order.ts';
import { enumsOf } from './type-names.ts';
import { routinesLeftBehind } from './unknown-calls.ts';

/** Decides everything about a Schema in one database; what is left is spelling. */
export function planSchema(context: PlanContext, options: { readonly views: boolean }): DdlPlan {
  const { schema, writer } = context;
  const types = planColumnTypes(context);
  const names = openNameBook(context);
  const foreignKeys = planForeignKeys(context, types, names);
  const order = orderTables(schema.tables, foreignKeys);
  const { inline, later } = splitForeignKeys(context, order, foreignKeys);
  reportFolding(context);
  reportRoutines(context);
  const late = new Set([...(schema.domains ?? []), ...schema.sequences].map(({ name }) => name.toLowerCase()));
  const isLater = ({ text }: Definition): boolean => mentions(text, late);
  return {
    namespaces: context.namespaces.created,
    enums:
      writer.capabilities.enums === 'type'
        ? enumsOf(context).map((source) => ({ source, address: addressOf(context, source) }))
        : [],
    definitions: context.definitions.filter((one) => !isLater(one)),
    laterDefinitions: context.definitions.filter(isLater),
    domains: planDomains(context),
    sequences: planSequences(context),
    tables: order
      .map((table) => planTable(context, types, table, inline.get(table) ?? [], names))
      .filter(({ columns }) => columns.length > 0 || writer.capabilities.emptyTables),
    laterForeignKeys: later,
    views: options.views ? planViews(context) : [],
  };
}

/**
 * Foreign keys to tables that stand before their own, or are their own, go into CREATE TABLE; the others come later, and so
 * do those that refer to what only a unique index, made after the tables, keeps unique.
 */
function splitForeignKeys(
  context: PlanContext,
  order: readonly Table[],
  foreignKeys: readonly DecidedForeignKey[],
): { readonly inline: ReadonlyMap<Table, readonly PlannedForeignKey[]>; readonly later: readonly PlannedForeignKey[] } {
  const positions = new Map(order.map((table, position) => [table, position]));
  const inline = new Map<Table, PlannedForeignKey[]>(order.map((table) => [table, []]));
  const later: PlannedForeignKey[] = [];
  const { foreignKeys: support, indexes } = context.writer.capabilities;
  for (const { child, parent, planned } of foreignKeys) {
    const isBackward = (positions.get(parent) ?? 0) <= (positions.get(child) ?? 0);
    const isReady = indexes.inline || promotesIndexes(context) || isConstraint(parent, planned.refColumns);
    if (support.onlyInline || (isBackward && isReady)) inline.get(child)?.push(planned);
    else later.push(planned);
  }
  return { inline, later };
}

function isConstraint(table: Table, columns: readonly string[]): boolean {
  const wanted = columnSet(columns);
  return [table.primaryKey, ...table.uniques.map((unique) => unique.columns)].some((key) => columnSet(key) === wanted);
}

function reportRoutines(context: PlanContext): void {
  for (const routine of routinesLeftBehind(context)) {
    context.report.add({
      code: 'ddl-routine-dropped',
      severity: 'info',
      at: routine,
      owner: 'the routines of the source',
      part: routine.name,
      text: 'they are not carried over',
      consequence: 'the API does not call them; keep what you need in a migration of your own',
    });
  }
}

function reportFolding(context: PlanContext): void {
  const { folded } = context.namespaces;
  const first = context.schema.tables[0];
  if (folded.length === 0 || first === undefined) return;
  context.report.add({
    code: 'ddl-schema-folded',
    severity: 'info',
    at: first,
    owner: `the schemas ${folded.join(', ')}`,
    text: 'all tables go into one place, since the database has no schemas of this kind',
  });
}
