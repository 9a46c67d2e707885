import type { SelectColumn, SelectShape } from '@backsmith/sql';
import { placeOf, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

/** The columns a query gives a new table: copies of those it names plainly, others with an unknown type. */
export function selectedColumns(catalog: Catalog, select: SelectShape, at: Position): readonly ColumnDraft[] {
  const sources = select.tables.flatMap((source) => {
    const { alias } = source;
    const found = source.kind === 'table' ? catalog.findTable(source.table) : undefined;
    return found === undefined
      ? []
      : [{ table: found, alias: alias === undefined ? found.name : catalog.canonical(alias) }];
  });
  return select.columns.flatMap((column) => columnsFor(catalog, column, sources, at));
}

type Source = { readonly table: TableDraft; readonly alias: string };

function columnsFor(
  catalog: Catalog,
  column: SelectColumn,
  sources: readonly Source[],
  at: Position,
): readonly ColumnDraft[] {
  switch (column.kind) {
    case 'all': {
      const of = column.of === undefined ? undefined : catalog.canonical(column.of);
      return sources
        .filter((source) => of === undefined || source.alias === of)
        .filter((source) => catalog.allowance.take(source.table.columns.size, at))
        .flatMap((source) => source.table.columns.all.map((each) => plainCopy(catalog, each)));
    }
    case 'column': {
      const name = catalog.canonical(column.name);
      const found = originOf(catalog, column, sources);
      return [found === undefined ? unknownColumn(name, at) : { ...plainCopy(catalog, found), name }];
    }
    case 'unnamed':
      return [];
  }
}

function originOf(
  catalog: Catalog,
  column: SelectColumn & { kind: 'column' },
  sources: readonly Source[],
): ColumnDraft | undefined {
  if (column.source === undefined) return undefined;
  const name = catalog.canonical(column.source);
  const of = column.of === undefined ? undefined : catalog.canonical(column.of);
  const candidates = sources.filter((source) => of === undefined || source.alias === of);
  for (const { table } of candidates) {
    const found = table.columns.find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A query passes on names and types, in some databases NOT NULL, but no keys, defaults or identities. */
function plainCopy(catalog: Catalog, column: ColumnDraft): ColumnDraft {
  const copy = { ...column, serial: false, notNull: column.notNull && catalog.traits.queryKeepsNotNull };
  delete copy.default;
  delete copy.identity;
  delete copy.generated;
  return copy;
}

function unknownColumn(name: string, at: Position): ColumnDraft {
  return {
    ...placeOf(at),
    name,
    type: '',
    dataType: { kind: 'unknown' },
    serial: false,
    notNull: false,
    onUpdateNow: false,
    invisible: false,
  };
}
