import type { Name, QualifiedName, Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { NameTable } from '../catalog/name-table.ts';
import { withTypeNameChanged, withTypeRenamedIn, type RenamedType } from '../queries/renamed-type.ts';
import { columnMentions, spelledLike } from '../values/column-mentions.ts';
import { changeTexts } from './renamed-texts.ts';
import { renameTypeInViews } from './renamed-views.ts';

/**
 * Gives a type another name. What is made of it stays so, as the database knows it by the type and not by its name: columns,
 * attributes, defaults, checks, indexes and views.
 */
export function renameType(catalog: Catalog, { from, to }: Statement & { kind: 'rename' }): void {
  renameIn(catalog, catalog.enums, from, to.name);
  renameIn(catalog, catalog.domains, from, to.name);
  renameIn(catalog, catalog.composites, from, to.name);
}

type TypeDraft = { schema: string | undefined; name: string };

function renameIn<T extends TypeDraft>(catalog: Catalog, list: NameTable<T>, from: QualifiedName, to: Name): void {
  const found = catalog.find(list, from);
  if (found === undefined) return;
  const isIt = (path: readonly Name[]): boolean => catalog.find(list, pathed(path)) === found;
  renameInUses(catalog, { dialect: catalog.dialect, isIt, to }, found.name);
  list.rename(found, catalog.canonical(to), found.schema);
}

function renameInUses(catalog: Catalog, type: RenamedType, from: string): void {
  const renamed = (text: string): string => (mentions(text, from) ? withTypeRenamedIn(text, type) : text);
  for (const table of catalog.tables.all()) {
    for (const column of table.columns.all) renameInColumn(column, type, renamed);
    changeTexts(table, renamed);
  }
  for (const composite of catalog.composites.all()) {
    for (const attribute of composite.columns) renameInColumn(attribute, type, renamed);
  }
  for (const domain of catalog.domains.all()) {
    if (mentions(domain.type, from)) domain.type = withTypeNameChanged(domain.type, type.dialect, type.to);
    domain.checks = domain.checks.map((check) => ({ ...check, expression: renamed(check.expression) }));
  }
  renameTypeInViews(catalog, type, from);
  catalog.definitions.renameType(from, catalog.canonical(type.to), (text) => inDefinition(text, from, type.to));
}

function renameInColumn(column: ColumnDraft, type: RenamedType, renamed: (text: string) => string): void {
  const { typeName, default: value } = column;
  if (value?.kind === 'expression') column.default = { ...value, text: renamed(value.text) };
  if (typeName === undefined) return;
  const { name, qualifier } = typeName;
  if (!type.isIt(qualifier === undefined ? [name] : [qualifier, name])) return;
  column.typeName = { ...typeName, name: type.to };
  column.type = withTypeNameChanged(column.type, type.dialect, type.to);
}

function mentions(text: string, name: string): boolean {
  return columnMentions(text, name).length > 0;
}

/** `CREATE TYPE pair AS (a state)` with another name for a type: names of types stand behind a word, those of attributes do not. */
function inDefinition(statement: string, from: string, to: Name): string {
  return columnMentions(statement, from)
    .filter(([start]) => /[\p{L}\p{N}_"]\s+(?:[\p{L}\p{N}_"]+\.)?$/u.test(statement.slice(0, start)))
    .reduceRight(
      (text, [start, end]) => text.slice(0, start) + spelledLike(text.slice(start, end), to) + text.slice(end),
      statement,
    );
}

function pathed(path: readonly Name[]): QualifiedName {
  const [name = { text: '', quoted: true }, qualifier] = path.toReversed();
  return { line: 1, column: 1, name, ...(qualifier === undefined ? {} : { qualifier }) };
}
