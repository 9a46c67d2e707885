import type { Resource } from './document.ts';
import type { CatalogTable } from './catalog/catalog.ts';

/** A collection of the API and the table it shows, with the field of each column. */
export type Match = {
  readonly resource: Resource;
  readonly table: CatalogTable;
  readonly fieldOf: ReadonlyMap<string, string>;
};

/** Names without case and punctuation: `unit_price`, `unitPrice` and `Unit Price` are one. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function likeness(a: string, b: string): number {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return same / Math.max(a.length, b.length, 1);
}

/** Fields by column: equal names first, then names that begin alike (`class` and `classValue`), then the last pair left. */
function matchFields(resource: Resource, table: CatalogTable): ReadonlyMap<string, string> {
  const free = new Set([...Object.keys(resource.response), ...Object.keys(resource.request?.fields ?? {})]);
  const found = new Map<string, string>();
  const take = (column: string, field: string | undefined): void => {
    if (field === undefined) return;
    found.set(column, field);
    free.delete(field);
  };
  const open = (): readonly string[] => table.columns.map(({ name }) => name).filter((name) => !found.has(name));
  for (const name of open()) {
    take(
      name,
      [...free].find((field) => plain(field) === plain(name)),
    );
  }
  for (const name of open()) {
    const alike = [...free].filter(
      (field) => plain(field).startsWith(plain(name)) || plain(name).endsWith(plain(field)),
    );
    take(name, alike.length === 1 ? alike[0] : undefined);
  }
  const [last, ...more] = open();
  if (last !== undefined && more.length === 0 && free.size === 1) take(last, [...free][0]);
  return found;
}

type Pair = Match & { readonly score: number };

function pairUp(resource: Resource, table: CatalogTable): Pair {
  const fieldOf = matchFields(resource, table);
  const segment = resource.path.split('/').at(-1) ?? '';
  const fields = Object.keys(resource.response).length;
  // The document names no fields of a view: its name has to do.
  const share = fields === 0 && table.isView ? 0.3 : fieldOf.size / Math.max(fields, table.columns.length, 1);
  return { resource, table, fieldOf, score: 2 * share + likeness(plain(segment), plain(table.name)) };
}

/** Says which collection shows which table, by their fields and names alone: the best pairs first, each side once. */
export function matchTables(resources: readonly Resource[], tables: readonly CatalogTable[]): readonly Match[] {
  const pairs = resources
    .flatMap((resource) => tables.map((table) => pairUp(resource, table)))
    .filter(({ score }) => score > 1)
    .toSorted((a, b) => b.score - a.score);
  const taken = new Set<unknown>();
  return pairs.filter(({ resource, table }) => {
    if (taken.has(resource) || taken.has(table)) return false;
    taken.add(resource).add(table);
    return true;
  });
}
