import type { Name, QualifiedName, Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { NameTable } from '../catalog/name-table.ts';
import { retyped, withTypeNameChanged, withTypeRenamedIn, type RenamedType } from '../queries/renamed-type.ts';
import { columnMentions } from '../values/column-mentions.ts';
import { changeTexts } from './renamed-texts.ts';
import { pathed } from '../queries/token-names.ts';
import { renameTypeInViews } from './renamed-views.ts';

/**
 * Gives a type another name. What is made of it stays so, as the database knows it by the type and not by its name: columns,
 * attributes, defaults, checks, indexes and views.
 */
export function renameType(catalog: Catalog, { from, to }: Statement & { kind: 'rename' }): void {
  const renamed = { to: to.name };
  renameIn(catalog, catalog.enums, from, renamed);
  renameIn(catalog, catalog.domains, from, renamed);
  renameIn(catalog, catalog.composites, from, renamed);
}

/** Puts a type into another namespace, where what is made of it finds it. */
export function moveType(catalog: Catalog, name: QualifiedName, namespace: Name): void {
  renameIn(catalog, catalog.enums, name, { namespace });
  renameIn(catalog, catalog.domains, name, { namespace });
  renameIn(catalog, catalog.composites, name, { namespace });
}

/** What changes of where a type is. */
type Place = { readonly to: Name } | { readonly namespace: Name };

type TypeDraft = { schema: string | undefined; name: string };

function renameIn<T extends TypeDraft>(catalog: Catalog, list: NameTable<T>, from: QualifiedName, place: Place): void {
  const found = catalog.find(list, from);
  if (found === undefined) return;
  const isIt = (path: readonly Name[]): boolean => {
    const written = pathed(path);
    return written !== undefined && catalog.find(list, written) === found;
  };
  const { name } = found;
  const type = { dialect: catalog.dialect, isIt, to: { text: name, quoted: name !== name.toLowerCase() }, ...place };
  renameInUses(catalog, type, name);
  list.rename(
    found,
    catalog.canonical(type.to),
    'namespace' in place ? catalog.canonical(place.namespace) : found.schema,
  );
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
    if (mentions(domain.type, from)) domain.type = withTypeNameChanged(domain.type, type);
    domain.checks = domain.checks.map((check) => ({ ...check, expression: renamed(check.expression) }));
  }
  renameTypeInViews(catalog, type, from);
  const { to, namespace } = type;
  const schema = namespace === undefined ? {} : { schema: catalog.canonical(namespace) };
  catalog.definitions.renameType(from, { name: catalog.canonical(to), ...schema }, (text) =>
    inDefinition(text, from, type),
  );
}

function renameInColumn(column: ColumnDraft, type: RenamedType, renamed: (text: string) => string): void {
  const { typeName, default: value } = column;
  if (value?.kind === 'expression') column.default = { ...value, text: renamed(value.text) };
  if (typeName === undefined) return;
  const { name, qualifier } = typeName;
  if (!type.isIt(qualifier === undefined ? [name] : [qualifier, name])) return;
  const { to, namespace } = type;
  column.typeName = { ...typeName, name: to, ...(namespace === undefined ? {} : { qualifier: namespace }) };
  column.type = withTypeNameChanged(column.type, type);
}

function mentions(text: string, name: string): boolean {
  return columnMentions(text, name).length > 0;
}

/** `CREATE TYPE pair AS (a state)` with another name for a type: names of types stand behind a word, those of attributes do not. */
function inDefinition(statement: string, from: string, type: RenamedType): string {
  return columnMentions(statement, from)
    .filter(([start]) => /[\p{L}\p{N}_"]\s+(?:[\p{L}\p{N}_"]+\.)?$/u.test(statement.slice(0, start)))
    .reduceRight((text, [start, end]) => {
      const before = text.slice(0, start);
      const kept = type.namespace === undefined ? before : before.replace(/[\p{L}\p{N}_"]+\.$/u, '');
      return kept + retyped(text.slice(start, end), type) + text.slice(end);
    }, statement);
}
