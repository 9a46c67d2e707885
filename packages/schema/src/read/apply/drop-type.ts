import type { Name, QualifiedName } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { NameTable } from '../catalog/name-table.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { pathed, typePath } from '../queries/token-names.ts';
import { withTypeRenamedIn, type RenamedType } from '../queries/renamed-type.ts';
import { dropColumn } from './drop-column.ts';
import { dropViews } from './drop-view.ts';
import { settleStars } from './star-views.ts';
import { eachViewWith } from './reading-views.ts';

type TypeDraft = { schema: string | undefined; name: string };

/** DROP TYPE and DROP DOMAIN; with CASCADE what is made of the type goes too. */
export function dropType(catalog: Catalog, name: QualifiedName, cascade: boolean): void {
  dropFrom(catalog, catalog.enums, name, cascade);
  dropFrom(catalog, catalog.domains, name, cascade);
  dropFrom(catalog, catalog.composites, name, cascade);
  catalog.definitions.remove('type', catalog.canonical(name.name));
}

function dropFrom<T extends TypeDraft>(
  catalog: Catalog,
  list: NameTable<T>,
  name: QualifiedName,
  cascade: boolean,
): void {
  const type = catalog.find(list, name);
  if (type === undefined) return;
  if (cascade && catalog.traits.cascadeDrops === true) dropUses(catalog, list, type);
  list.remove(type);
}

/** Columns, domains, checks, indexes, defaults and views that are made of a type or cast to it. */
function dropUses<T extends TypeDraft>(catalog: Catalog, list: NameTable<T>, type: T): void {
  const isIt = (path: readonly Name[]): boolean => {
    const name = pathed(path);
    return name !== undefined && catalog.find(list, name) === type;
  };
  const changed: RenamedType = { dialect: catalog.dialect, isIt, to: { text: `${type.name}_`, quoted: false } };
  const casts = (text: string | undefined): boolean => text !== undefined && withTypeRenamedIn(text, changed) !== text;
  eachViewWith(catalog, type.name, (view) => {
    if (casts(view.definition)) dropViews(catalog, [view]);
  });
  const itself: unknown = type;
  for (const domain of catalog.domains.all()) {
    if (domain !== itself && isIt(typePath(domain.type, catalog.dialect)))
      dropType(catalog, { line: 1, column: 1, name: { text: domain.name, quoted: true } }, true);
  }
  dropAttributes(catalog, isIt);
  for (const table of catalog.tables.all()) dropUsesIn(catalog, table, isIt, casts);
}

/** Types with attributes of the type lose these. */
function dropAttributes(catalog: Catalog, isIt: RenamedType['isIt']): void {
  for (const composite of catalog.composites.all()) {
    const gone = composite.columns.flatMap((column, place) => (isIt(pathOf(column)) ? [place] : []));
    if (gone.length === 0) continue;
    catalog.definitions.dropAttributes(composite.name, new Set(gone));
    catalog.composites.add({ ...composite, columns: composite.columns.filter((_, place) => !gone.includes(place)) });
  }
}

function pathOf({ typeName }: ColumnDraft): readonly Name[] {
  return typeName === undefined ? [] : [...(typeName.qualifier ? [typeName.qualifier] : []), typeName.name];
}

function dropUsesIn(
  catalog: Catalog,
  table: TableDraft,
  isIt: RenamedType['isIt'],
  casts: (text: string | undefined) => boolean,
): void {
  for (const column of table.columns.all) {
    if (column.default?.kind !== 'expression' || !casts(column.default.text)) continue;
    delete column.default;
    delete column.defaultTree;
  }
  table.checks = table.checks.filter(({ expression }) => !casts(expression));
  table.indexes = table.indexes.filter(
    ({ where, parts }) => !casts(where) && !parts.some(({ expression }) => casts(expression)),
  );
  const gone = table.columns.all.filter((column) => isIt(pathOf(column)) || casts(column.generated?.expression));
  if (gone.length > 0) settleStars(catalog, table);
  for (const column of gone) dropColumn(catalog, table, column, true);
}
