import type { TableDraft } from '../catalog/table-draft.ts';
import { renamedTree, withColumnRenamed, withQualifierRenamed } from '../values/column-mentions.ts';

/** Says the new name of a column in what its table says in words: checks, computed columns, conditions and expressions of indexes. */
export function renameColumnInTexts(table: TableDraft, from: string, to: string): void {
  const renamed = (text: string): string => withColumnRenamed(text, from, to);
  table.checks = table.checks.map((check) =>
    renamed(check.expression) === check.expression ? check : { ...check, tree: renamedTree(check.tree, from, to) },
  );
  changeTexts(table, renamed);
  table.indexes = table.indexes.map((index) =>
    index.include === undefined
      ? index
      : { ...index, include: index.include.map((name) => (name === from ? to : name)) },
  );
}

/** Says the new name of a table where its own words name it before columns. */
export function renameTableInTexts(table: TableDraft, from: string, to: string): void {
  changeTexts(table, (text) => withQualifierRenamed(text, from, to));
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
