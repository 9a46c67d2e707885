import {
  type Dialect,
  type ExpressionTree,
  type PlainQuery,
  type PlainSource,
  readPlainQuery,
  type View,
  type ViewColumn,
} from '@backsmith/schema';
import { addAll, NameScope } from '@backsmith/text';
import { fieldName } from '../../../names/field-name.ts';
import type { CollectionTable } from '../collections.ts';
import { storedPath, type StoredNames } from '../stored-names.ts';
import { conditionOf } from './conditions.ts';
import { gathersAll, Groups } from './groups.ts';
import { joinOf } from './joins.ts';
import { columnAt, columnOf, conjuncts, type Source, type Stage } from './scope.ts';
import { columnValue, readsColumns, valueOf, type ViewValue } from './values.ts';

/** A view as an aggregation: the collection it begins with, its stages up to the values of its columns, and those. */
export type TranslatedView = {
  readonly collection: string;
  readonly stages: readonly Stage[];
  readonly values: ReadonlyMap<ViewColumn, ViewValue>;
};

/** What of the query of a view an aggregation of ours does not say. */
export type Untranslated = { readonly left: string };

/** What views read. */
export type ViewTables = {
  readonly tables: readonly CollectionTable[];
  readonly names: Pick<StoredNames, 'collectionOf'>;
  readonly dialect: Dialect;
};

/** Writes the query of a view as an aggregation, where it is a plain one: joins by values, conditions on columns, and groups. */
export function translateView(view: View, input: ViewTables): TranslatedView | Untranslated {
  const query = readPlainQuery(view.definition, input.dialect);
  if (query === undefined) return { left: 'its query does more than join tables, ask conditions and make groups' };
  const sources = query.sources.length > MOST_SOURCES ? undefined : sourcesOf(query.sources, input);
  const [first] = sources ?? [];
  if (sources === undefined || first === undefined) return { left: 'it reads more than tables of this schema' };
  const joined = joinAll(query, sources);
  if ('left' in joined) return joined;
  const trees = columnTrees(query, sources);
  if (trees.length !== view.traced?.length) return { left: 'its columns are not told apart' };
  const values = valuesOf(query, sources, trees, view.traced);
  if ('left' in values) return values;
  const columns = view.traced.map((column, at) => [column, values.all[at]] as const);
  const unread = columns.find(([, value]) => value === undefined);
  if (unread !== undefined) return { left: `${unread[0].name} is more than a column, a sum or a text` };
  return {
    collection: first.collection,
    stages: [...joined.stages, ...values.stages],
    values: new Map(columns.flatMap(([column, value]) => (value === undefined ? [] : [[column, value] as const]))),
  };
}

const MOST_SOURCES = 20;

/** Finds the tables; nothing where one is none of the schema's, or not the only one of its name. */
function sourcesOf(written: readonly PlainSource[], { tables, names }: ViewTables): readonly Source[] | undefined {
  const scope = new NameScope({ suffix: '_joined' });
  const sources: Source[] = [];
  for (const { table, alias, isOptional } of written) {
    const wanted = table.name.text.toLowerCase();
    const within = table.qualifier?.text.toLowerCase();
    const found = tables.filter(
      ({ table: one }) =>
        one.name.toLowerCase() === wanted && (within === undefined || (one.schema?.toLowerCase() ?? within) === within),
    );
    const [only, ...more] = found;
    if (only === undefined || more.length > 0) return undefined;
    const name = alias?.text ?? table.name.text;
    if (sources.length === 0) {
      for (const { column } of only.columns) scope.take(storedPath(only.key, column.name).split('.')[0] ?? '');
    }
    sources.push({
      ...only,
      name: name.toLowerCase(),
      collection: names.collectionOf(only.table),
      isOptional: isOptional === true,
      ...(sources.length === 0 ? {} : { at: scope.take(fieldName(name), `${fieldName(name)}_joined`) }),
    });
  }
  return new Set(sources.map(({ name }) => name)).size === sources.length ? sources : undefined;
}

/** The stages that join the tables and ask the conditions. */
function joinAll(
  { sources: written, where }: PlainQuery,
  sources: readonly Source[],
): { readonly stages: readonly Stage[] } | Untranslated {
  const stages: Stage[] = [];
  const left = new Set(conjuncts(where));
  for (const [at, source] of sources.entries()) {
    const how = written[at];
    if (at === 0 || how === undefined) continue;
    const joined = joinOf(how, source, sources.slice(0, at), [...left]);
    if (joined === undefined) return { left: `${source.table.name} is joined by more than values that are the same` };
    addAll(stages, joined.stages);
    for (const one of joined.asked) left.delete(one);
  }
  const conditions = [...left].map((one) => conditionOf(one, sources));
  const known = conditions.filter((one) => one !== undefined);
  if (known.length < conditions.length) return { left: 'a condition compares more than a column with a constant' };
  const [only, ...more] = known;
  if (only === undefined) return { stages };
  return { stages: [...stages, { $match: more.length === 0 ? only : { $and: known } }] };
}

/** The columns of the query, `*` among them, each as an expression. */
function columnTrees({ columns }: PlainQuery, sources: readonly Source[]): readonly ExpressionTree[] {
  return columns.flatMap((column): readonly ExpressionTree[] => {
    if (column.kind === 'value') return [column.tree];
    const of = column.of?.text.toLowerCase();
    return sources
      .filter(({ name }) => of === undefined || name === of)
      .flatMap(({ name: qualifier, table }) =>
        table.columns.map(({ name }) => ({ kind: 'name', name, written: name, quoted: true, qualifier }) as const),
      );
  });
}

type Values = { readonly all: readonly (ViewValue | undefined)[]; readonly stages: readonly Stage[] };

/** The values of the columns, and the stage that makes the groups they are of. */
function valuesOf(
  query: PlainQuery,
  sources: readonly Source[],
  trees: readonly ExpressionTree[],
  columns: readonly ViewColumn[],
): Values | Untranslated {
  const { concatSkipsNull: ignoresNone, averageIsWhole: isWholeAverage } = query;
  const plain = readsColumns(sources);
  // A column alone may be of any type.
  const valueAt = (tree: ExpressionTree) => {
    const column = columnAt(tree, sources);
    return column ? columnValue(column) : valueOf(tree, plain, ignoresNone);
  };
  if (query.groupBy.length === 0) {
    if (gathersAll(query.columns)) return { left: 'it sums up all rows to one, which is there where there are none' };
    return { all: trees.map(valueAt), stages: [] };
  }
  const keys = query.groupBy.map((tree) => valueAt(groupTree(tree, query, sources)));
  const known = keys.filter((one) => one !== undefined);
  if (known.length < keys.length) return { left: 'it groups by more than columns' };
  const groups = new Groups(sources, known, { isWholeAverage, ignoresNone });
  const all = trees.map((tree, at) => valueOf(tree, groups.givenFor(fieldName(columns[at]?.name ?? '')), ignoresNone));
  return { all, stages: [groups.stage()] };
}

/** `GROUP BY 1` and `GROUP BY name`, where a column of the query has that name and none of its tables. */
function groupTree(tree: ExpressionTree, { columns }: PlainQuery, sources: readonly Source[]): ExpressionTree {
  if (tree.kind === 'number') {
    const column = columns[Number(tree.text) - 1];
    return column?.kind === 'value' ? column.tree : tree;
  }
  if (tree.kind !== 'name' || tree.qualifier !== undefined) return tree;
  if (sources.some((source) => columnOf(source, tree.name.toLowerCase()) !== undefined)) return tree;
  const named = columns.find((one) => one.kind === 'value' && one.name?.text.toLowerCase() === tree.name.toLowerCase());
  return named?.kind === 'value' ? named.tree : tree;
}
