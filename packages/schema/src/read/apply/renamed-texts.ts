import type { Name } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { inQuotesOf, renamedTree, withColumnRenamed, withQualifierRenamed } from '../values/column-mentions.ts';

/** Says the new name of a column in what its table says in words: checks, computed columns, conditions and expressions of indexes. */
export function renameColumnInTexts(catalog: Catalog, table: TableDraft, from: string, written: Name): void {
  const to = catalog.canonical(written);
  const renamed = (text: string): string => withColumnRenamed(text, from, inTexts(catalog, written), quoteOf(catalog));
  table.checks = table.checks.map((check) =>
    renamed(check.expression) === check.expression ? check : { ...check, tree: renamedTree(check.tree, from, to) },
  );
  if (catalog.traits.defaultsReadColumns === true) renameColumnInDefaults(table, renamed, from, to);
  changeTexts(table, renamed);
  table.indexes = table.indexes.map((index) =>
    index.include === undefined
      ? index
      : { ...index, include: index.include.map((name) => (name === from ? to : name)) },
  );
}

function renameColumnInDefaults(table: TableDraft, renamed: (text: string) => string, from: string, to: string): void {
  for (const column of table.columns.all) {
    if (column.default?.kind !== 'expression') continue;
    column.default = { kind: 'expression', text: renamed(column.default.text) };
    if (column.defaultTree !== undefined) column.defaultTree = renamedTree(column.defaultTree, from, to);
  }
}

/** Says the new name of a table where its own words name it before columns. */
export function renameTableInTexts(catalog: Catalog, table: TableDraft, from: string, to: Name): void {
  changeTexts(table, (text) => withQualifierRenamed(text, from, inTexts(catalog, to), quoteOf(catalog)));
}

/** A name as expressions and queries of the source's database have it behind a dot: in quotes where it needs them. */
export function nameInTexts({ traits }: Catalog, name: string): string {
  const isPlain = traits.unquotedNames === 'lower' ? /^[a-z_][a-z0-9_]*$/.test(name) : /^\w+$/u.test(name);
  return isPlain ? name : inQuotesOf(quoteOf({ traits }), name);
}

function quoteOf({ traits }: Pick<Catalog, 'traits'>): string {
  return traits.backtickNames === true ? '`' : '"';
}

/** Where names without quotes are folded, one that was written in quotes needs them in place of one that was not; in backticks may stand a word of MySQL's own. */
function inTexts({ traits }: Catalog, { text, quoted }: Name): Name {
  return { text, quoted: quoted && (traits.unquotedNames !== 'kept' || traits.backtickNames === true) };
}

/** Says what a table says in words otherwise: its checks, computed columns, conditions and expressions of indexes. */
export function changeTexts(table: TableDraft, change: (text: string) => string): void {
  table.checks = table.checks.map((check) => ({ ...check, expression: change(check.expression) }));
  table.indexes = table.indexes.map((index) => ({
    ...index,
    parts: index.parts.map((part) =>
      part.expression === undefined ? part : { ...part, expression: change(part.expression) },
    ),
    ...(index.where === undefined ? {} : { where: change(index.where) }),
  }));
  for (const column of table.columns.all) {
    const { generated } = column;
    if (generated !== undefined) column.generated = { ...generated, expression: change(generated.expression) };
  }
}
