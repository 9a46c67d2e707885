import type { Definition, Table } from '../../model/schema.ts';
import { mentions } from './source-texts.ts';
import { designColumnTypes } from './column-types.ts';
import { EXTENSIONS, OF_ADMINISTRATORS } from '../shared/extensions.ts';
import { addressOf, type DesignContext } from './context.ts';
import { openNameBook } from './name-book.ts';
import { designDomains } from './design-domains.ts';
import { designForeignKeys, type DecidedForeignKey } from './design-foreign-keys.ts';
import { columnSet, promotesIndexes } from './design-keys.ts';
import { designSequences } from './design-sequences.ts';
import { designTable } from './design-table.ts';
import { designViews } from './design-views.ts';
import type { DdlDesign, DesignedForeignKey } from '../shared/designed.ts';
import { orderTables } from './table-order.ts';
import { enumsOf } from './type-names.ts';
import { routinesLeftBehind } from './unknown-calls.ts';

/** Decides everything about a Schema in one database; what is left is spelling. */
export function designSchema(context: DesignContext, options: { readonly views: boolean }): DdlDesign {
  const { schema, writer } = context;
  const types = designColumnTypes(context);
  const names = openNameBook(context);
  const foreignKeys = designForeignKeys(context, types, names);
  const order = orderTables(schema.tables, foreignKeys);
  const { inline, later } = splitForeignKeys(context, order, foreignKeys);
  reportFolding(context);
  reportRoutines(context);
  reportExtensions(context);
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
    domains: designDomains(context),
    sequences: designSequences(context),
    tables: order
      .map((table) => designTable(context, types, table, inline.get(table) ?? [], names))
      .filter(({ columns }) => columns.length > 0 || writer.capabilities.emptyTables),
    laterForeignKeys: later,
    views: options.views ? designViews(context) : [],
  };
}

/**
 * Foreign keys to tables that stand before their own, or are their own, go into CREATE TABLE; the others come later, and so
 * do those that refer to what only a unique index, made after the tables, keeps unique.
 */
function splitForeignKeys(
  context: DesignContext,
  order: readonly Table[],
  foreignKeys: readonly DecidedForeignKey[],
): {
  readonly inline: ReadonlyMap<Table, readonly DesignedForeignKey[]>;
  readonly later: readonly DesignedForeignKey[];
} {
  const positions = new Map(order.map((table, position) => [table, position]));
  const inline = new Map<Table, DesignedForeignKey[]>(order.map((table) => [table, []]));
  const later: DesignedForeignKey[] = [];
  const { foreignKeys: support, indexes } = context.writer.capabilities;
  for (const { child, parent, designed } of foreignKeys) {
    const isBackward = (positions.get(parent) ?? 0) <= (positions.get(child) ?? 0);
    const isReady = indexes.inline || promotesIndexes(context) || isConstraint(parent, designed.refColumns);
    if (support.onlyInline || (isBackward && isReady)) inline.get(child)?.push(designed);
    else later.push(designed);
  }
  return { inline, later };
}

function isConstraint(table: Table, columns: readonly string[]): boolean {
  const wanted = columnSet(columns);
  return [table.primaryKey, ...table.uniques.map((unique) => unique.columns)].some((key) => columnSet(key) === wanted);
}

function reportRoutines(context: DesignContext): void {
  for (const routine of routinesLeftBehind(context)) {
    context.report.add({
      code: 'ddl-routine-dropped',
      severity: 'warning',
      at: routine,
      owner: 'the routines of the source',
      part: routine.name,
      text: 'they are not carried over',
      consequence: 'the API does not call them; keep what you need in a migration of your own',
    });
  }
}

/** An extension whose words are known is made where something needs it; of any other nobody can tell. */
function reportExtensions({ schema, sameFamily, report }: DesignContext): void {
  const known = new Set(EXTENSIONS.map(([name]) => name));
  for (const extension of schema.extensions ?? []) {
    if (known.has(extension.name) || OF_ADMINISTRATORS.has(extension.name)) continue;
    report.add({
      code: 'ddl-extension-dropped',
      severity: sameFamily ? 'warning' : 'info',
      at: extension,
      owner: 'the extensions of the source',
      part: extension.name,
      text: 'they are not carried over',
      hint: 'add CREATE EXTENSION at the head of V1 where a view or default needs one',
    });
  }
}

function reportFolding(context: DesignContext): void {
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
