import type { CatalogTable } from '@backsmith/prover';
import type { TestDatabase } from '../../../kit/index.ts';
import { POSTGRESQL, type DatabaseKind } from '../database-kinds.ts';

/** All there is of each row of a table, one text a row, in an order of their own. */
export type Dump = ReadonlyMap<string, readonly string[]>;

export function quoted(kind: DatabaseKind, name: string): string {
  return kind === POSTGRESQL ? `"${name.replaceAll('"', '""')}"` : `\`${name.replaceAll('`', '``')}\``;
}

/** How a query shows every bit of a column. */
function shown(kind: DatabaseKind, name: string, type: string): string {
  const column = quoted(kind, name);
  if (kind === POSTGRESQL) return type.startsWith('character(') ? `bpcharsend(${column})::text` : `${column}::text`;
  // As a double every float has digits enough.
  if (/^(float|double)/.test(type)) return `cast(${column} * 1e0 as char)`;
  if (type.startsWith('bit')) return `cast(${column} + 0 as char)`;
  if (/char|text|blob|binary|enum|set|json|point|geometry|polygon|linestring/.test(type)) return `hex(${column})`;
  return `cast(${column} as char)`;
}

/** @param ignored the columns of a table that are left out */
export async function dumpRows(
  kind: DatabaseKind,
  database: TestDatabase,
  tables: readonly CatalogTable[],
  ignored: (table: string, column: string) => boolean = () => false,
): Promise<Dump> {
  const zone = kind === POSTGRESQL ? '' : `set time_zone = '+00:00'; `;
  const dump = new Map<string, readonly string[]>();
  for (const { id, name, columns } of tables) {
    const kept = columns.filter((column) => !ignored(name, column.name));
    if (kept.length === 0) continue;
    const list = kept.map((column) => `${shown(kind, column.name, column.type)} as ${quoted(kind, column.name)}`);
    const rows = await database.rows(`${zone}select ${list.join(', ')} from ${id}`);
    dump.set(id, rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return dump;
}

/** What two dumps differ in: the columns of rows that are in one of them alone. */
export function differences(before: Dump, after: Dump): readonly string[] {
  return [...before].flatMap(([table, rows]) => {
    const [gone, come] = [onlyIn(rows, after.get(table) ?? []), onlyIn(after.get(table) ?? [], rows)];
    if (gone.length !== come.length) return [`${table}: ${gone.length} rows are gone and ${come.length} are new`];
    return gone.map((row, at) => `${table}: ${changed(row, come[at] ?? '{}')}`);
  });
}

function onlyIn(rows: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row));
}

function changed(before: string, after: string): string {
  const [old, now] = [before, after].map((row) => JSON.parse(row) as Readonly<Record<string, unknown>>);
  return Object.keys(old ?? {})
    .filter((column) => old?.[column] !== now?.[column])
    .map((column) => `${column} from ${cut(old?.[column])} to ${cut(now?.[column])}`)
    .join(', ');
}

function cut(value: unknown): string {
  return JSON.stringify(value ?? null).slice(0, 80);
}
