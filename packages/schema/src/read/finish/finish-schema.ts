import { countOf, placeOf, toExcerpt } from '@backsmith/text';
import type { DataTypeKind } from '../../model/data-type.ts';
import type { Domain, EnumType, Schema, Sequence, View } from '../../model/schema.ts';
import type { Catalog, DomainDraft, EnumDraft, SequenceDraft, ViewDraft } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { NameTable } from '../catalog/name-table.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import type { Tallies } from '../tally.ts';
import { fold } from '../apply/fold-child.ts';
import { keepReferredIndexes } from '../apply/reference-indexes.ts';
import { changeTexts } from '../apply/renamed-texts.ts';
import { withoutNamespace } from '../queries/without-namespace.ts';
import { truthInText } from '../values/default-value.ts';
import { finishCheck, finishTable } from './finish-table.ts';
import { leaveOutBrokenViews } from './leave-out-broken-views.ts';
import { leaveOutSwitchedOff } from './leave-out-switched-off.ts';
import { reportTriggersOff, reportUnlogged } from './report-left-out.ts';
import { findTargets, resolveForeignKeys } from './resolve-foreign-keys.ts';
import { basesOf, baseTypeOf, settleReferencingTypes } from './settle-types.ts';
import { ViewTracer } from './trace-views.ts';
import { weighFlags } from './weigh-flags.ts';
import { weighPatterns } from './weigh-patterns.ts';

/**
 * The Schema that the catalog has come to.
 *
 * @param counting the flags that rows of the source give other numbers than 0 and 1
 */
export function finishSchema(catalog: Catalog, tallies: Tallies, counting: ReadonlySet<ColumnDraft>): Schema {
  foldInherited(catalog, tallies);
  reportPartitions(catalog);
  reportUnguarded(catalog);
  foldShadows(catalog, tallies);
  foldHistories(catalog, tallies);
  dropSingleDatabase(catalog);
  leaveOutBrokenViews(catalog);
  const drafts = catalog.tables.all();
  leaveOutSwitchedOff(catalog, drafts);
  findTargets(catalog, drafts);
  keepReferredIndexes(drafts);
  reportTriggersOff(catalog, drafts);
  reportUnlogged(catalog);
  settleReferencingTypes(drafts);
  for (const draft of drafts) weighFlags(draft, catalog.traits, counting);
  reportUnknownTypes(catalog, drafts);
  const tables = drafts.map((draft) => finishTable(catalog, draft));
  const domains = catalog.domains.all();
  const routines = [...catalog.routines].map(([name, { place }]) => ({ ...place, name }));
  const definitions = catalog.definitions.all();
  const tracer = new ViewTracer(catalog);
  return {
    dialect: catalog.dialect,
    tables,
    foreignKeys: resolveForeignKeys(catalog, drafts),
    enums: catalog.enums.all().map(finishEnum),
    ...(domains.length === 0 ? {} : { domains: domains.map((domain) => finishDomain(catalog, domain)) }),
    sequences: catalog.sequences.all().map(finishSequence),
    views: catalog.views.all().map((view) => finishView(view, tracer)),
    ...(catalog.extensions.size === 0
      ? {}
      : { extensions: [...catalog.extensions].map(([name, place]) => ({ ...place, name })) }),
    ...(definitions.length === 0 ? {} : { definitions }),
    ...(routines.length === 0 ? {} : { routines }),
  };
}

/** A child that adds no column of its own is a partition of its parent; one that does is a table with all columns. */
function foldInherited(catalog: Catalog, tallies: Tallies): void {
  for (const table of catalog.tables.all()) {
    const [parent] = table.parents;
    if (parent === undefined) continue;
    const adds = table.columns.all.some((column) => !table.parents.some((each) => each.columns.has(column.name)));
    if (!adds && parent !== table) fold(catalog, tallies, parent, table);
  }
}

/** What SQLite's modules for full-text and spatial search call the tables they keep their rows in. */
const SHADOWS = [
  ...['_content', '_segments', '_segdir', '_docsize', '_stat', '_data', '_idx', '_config'],
  ...['_node', '_parent', '_rowid'],
];

/** The tables behind a virtual one are no entities: its module fills them. */
function foldShadows(catalog: Catalog, tallies: Tallies): void {
  for (const table of catalog.tables.all().filter(({ virtual }) => virtual)) {
    const shadows = SHADOWS.flatMap((ending) => catalog.tables.exact(table.name + ending, table.schema) ?? []);
    for (const shadow of shadows) catalog.tables.remove(shadow);
    tallies.folded += shadows.length;
    if (shadows.length === 0) continue;
    catalog.log.add({
      severity: 'info',
      code: 'shadow-tables',
      ...placeOf(table),
      message: `${table.name} is a virtual table; ${shadows.map(({ name }) => name).join(', ')} hold its rows.`,
      consequence: 'The API has no entities of their own for them.',
    });
  }
}

/** A table for earlier states of another's rows is made and filled by the database alone. */
function foldHistories(catalog: Catalog, tallies: Tallies): void {
  for (const table of catalog.tables.all()) {
    const history = table.history && catalog.findTable(table.history);
    if (history === undefined || history === table) continue;
    catalog.tables.remove(history);
    tallies.folded += 1;
    const isNamesake = history.name.toLowerCase() === table.name.toLowerCase();
    const name = isNamesake && history.schema !== undefined ? `${history.schema}.${history.name}` : history.name;
    catalog.log.add({
      severity: 'info',
      code: 'row-history',
      ...placeOf(history),
      message: `${name} holds earlier states of the rows of ${table.name}.`,
      consequence: 'The database alone fills it: it is no table like others.',
    });
  }
}

const MOST_NAMED = 5;

function reportPartitions(catalog: Catalog): void {
  for (const table of catalog.tables.all()) {
    const { length } = table.partitions;
    if (length === 0 && table.partitioned === true) reportPartitioning(catalog, table);
    if (length === 0) continue;
    const named = table.partitions.slice(0, MOST_NAMED).join(', ');
    catalog.log.add({
      severity: 'info',
      code: 'partitions-folded',
      ...placeOf(table),
      message: `${countOf(length, 'partition')} of ${table.name}: ${named}${length > MOST_NAMED ? ', …' : ''}.`,
      consequence:
        'Their rows are rows of the table, which a new database does not divide; the API has no entities of their own for them.',
      hint: 'Divide the table in a migration of your own where that is needed.',
    });
  }
}

function reportPartitioning(catalog: Catalog, table: TableDraft): void {
  catalog.log.add({
    severity: 'info',
    code: 'partitioning-ignored',
    ...placeOf(table),
    message: `The rows of ${table.name} are stored in partitions, which a new database will not have.`,
    consequence: 'No effect on the API; divide the table in a migration of your own.',
  });
}

/** Policies are said where they stand; without one nobody sees any row but the owner. */
function reportUnguarded(catalog: Catalog): void {
  const tables = catalog.tables.all().filter(({ hasPolicy }) => hasPolicy !== true);
  const guarded = tables.flatMap(({ name, rowSecurity }) => (rowSecurity === undefined ? [] : [{ name, rowSecurity }]));
  const [first] = guarded;
  if (first === undefined) return;
  const named = guarded.slice(0, MOST_NAMED).map(({ name }) => name);
  catalog.log.add({
    severity: 'warning',
    code: 'row-security-dropped',
    ...placeOf(first.rowSecurity),
    message: `That only policies let others than the owner see rows, of which there is none, is not carried over for ${named.join(', ')}${guarded.length > MOST_NAMED ? ', …' : ''}.`,
    hint: 'Choose security with the rule that rows belong to their owner or to their tenant.',
    consequence: 'Whoever may call the API reaches every row of these tables.',
  });
}

/** A dump of one database names it everywhere; the connection will, so the tables need not. */
function dropSingleDatabase(catalog: Catalog): void {
  if (!catalog.traits.qualifierIsDatabase) return;
  const tables = catalog.tables.all();
  const databases = new Set(tables.map((table) => table.schema?.toLowerCase()).filter((name) => name !== undefined));
  if (databases.size > 1) {
    catalog.report(
      {
        severity: 'warning',
        code: 'several-databases',
        message: `The source fills ${databases.size} databases: ${[...databases].slice(0, 5).join(', ')}.`,
        consequence: 'They are kept apart as schemas.',
      },
      { line: 1, column: 1 },
    );
    return;
  }
  dropFromTexts(catalog, databases);
  dropQualifiers(catalog.tables);
  dropQualifiers(catalog.views);
  dropQualifiers(catalog.sequences);
  for (const thing of [...catalog.tables.all(), ...catalog.views.all(), ...catalog.domains.all()])
    delete thing.searchPath;
  catalog.namespace = undefined;
}

/**
 * What is said in words of the source names the database as well: some tools write it before every table of a view's query,
 * and before no table elsewhere.
 */
function dropFromTexts(catalog: Catalog, databases: ReadonlySet<string>): void {
  const tables = catalog.tables.all();
  const views = catalog.views.all();
  const [database, ...others] = new Set([...databases, ...views.flatMap(({ schema }) => schema?.toLowerCase() ?? [])]);
  if (database === undefined || others.length > 0) return;
  const known = new Set([...tables, ...views, ...catalog.sequences.all()].map(({ name }) => name.toLowerCase()));
  const freed = (text: string): string => withoutNamespace(text, catalog.dialect, database, known);
  for (const table of tables) changeTexts(table, freed);
  for (const view of views) view.definition = freed(view.definition);
}

function dropQualifiers<T extends { schema: string | undefined; name: string }>(table: NameTable<T>): void {
  const all = table.all();
  if (all.every((thing) => thing.schema === undefined)) return;
  for (const thing of all) table.rename(thing, thing.name, undefined);
}

function reportUnknownTypes(catalog: Catalog, tables: readonly TableDraft[]): void {
  for (const table of tables) {
    for (const column of table.columns.all) {
      if (column.dataType.kind !== 'unknown' || column.generated !== undefined || isDefined(catalog, column)) continue;
      if (column.madeOf !== undefined) {
        reportMade(catalog, table, column, column.madeOf);
        continue;
      }
      const untyped = column.type === '';
      catalog.log.add({
        severity: untyped ? 'info' : 'warning',
        code: 'unknown-type',
        ...placeOf(column),
        message: untyped
          ? `${table.name}.${column.name} has no type.`
          : `The type ${column.type} of ${table.name}.${column.name} is not known.`,
        consequence: 'The column is kept and treated as text.',
      });
    }
  }
}

/** Of what type a column is that a query makes of functions or operators nobody knows, only the database can tell. */
function reportMade(catalog: Catalog, table: TableDraft, column: ColumnDraft, madeOf: string): void {
  catalog.log.add({
    severity: 'warning',
    code: 'unknown-type',
    ...placeOf(column),
    message: `What type ${table.name}.${column.name} has is not known, as it comes from a query.`,
    excerpt: toExcerpt(madeOf, 80),
    hint: 'CAST (value AS type) in the query says it.',
    consequence: 'The column is kept and treated as text.',
  });
}

function isDefined(catalog: Catalog, { typeName }: TableDraft['columns']['all'][number]): boolean {
  if (typeName === undefined) return false;
  const name = {
    line: 1,
    column: 1,
    name: typeName.name,
    ...(typeName.qualifier === undefined ? {} : { qualifier: typeName.qualifier }),
  };
  return [
    catalog.find(catalog.enums, name),
    catalog.find(catalog.domains, name),
    catalog.find(catalog.composites, name),
  ].some((found) => found !== undefined);
}

function finishEnum(draft: EnumDraft): EnumType {
  return {
    ...placeOf(draft),
    ...(draft.schema === undefined ? {} : { schema: draft.schema }),
    name: draft.name,
    values: draft.values,
  };
}

const OF_ONE_DATABASE: ReadonlySet<DataTypeKind> = new Set(['spatial', 'vendor']);

function finishDomain(catalog: Catalog, draft: DomainDraft): Domain {
  const bases = basesOf(catalog, draft);
  const { type } = bases.at(-1) ?? draft;
  const dataType = baseTypeOf(catalog, draft);
  const value = bases.find((base) => base.default !== undefined)?.default;
  const valueOf = (name: string): string | undefined => (name.toLowerCase() === 'value' ? 'VALUE' : undefined);
  return {
    ...placeOf(draft),
    ...(draft.schema === undefined ? {} : { schema: draft.schema }),
    name: draft.name,
    ...(OF_ONE_DATABASE.has(dataType.kind) ? { type } : {}),
    dataType,
    notNull: bases.some(({ notNull }) => notNull),
    ...(draft.searchPath === undefined ? {} : { searchPath: draft.searchPath }),
    ...(value === undefined ? {} : { default: truthInText(value, dataType, catalog.traits.hasBooleans === true) }),
    checks: bases
      .flatMap(({ checks }) => checks)
      .map((check) => weighPatterns(catalog, draft.name, () => dataType, finishCheck(check, valueOf))),
  };
}

function finishSequence(draft: SequenceDraft): Sequence {
  return {
    ...placeOf(draft),
    ...(draft.schema === undefined ? {} : { schema: draft.schema }),
    name: draft.name,
    ...(draft.start === undefined ? {} : { start: draft.start }),
    ...(draft.increment === undefined ? {} : { increment: draft.increment }),
    ...(draft.owner === undefined
      ? {}
      : { ownedBy: { table: draft.owner.table.name, column: draft.owner.column.name } }),
  };
}

function finishView(draft: ViewDraft, tracer: ViewTracer): View {
  const traced = tracer.columnsOf(draft);
  const key = traced && tracer.keyOf(draft, traced);
  return {
    ...placeOf(draft),
    ...(draft.schema === undefined ? {} : { schema: draft.schema }),
    name: draft.name,
    ...(draft.materialized ? { materialized: true } : {}),
    ...(draft.columns === undefined ? {} : { columns: draft.columns }),
    ...(traced === undefined ? {} : { traced }),
    ...(key === undefined ? {} : { key }),
    definition: draft.definition,
    ...(draft.searchPath === undefined ? {} : { searchPath: draft.searchPath }),
  };
}
