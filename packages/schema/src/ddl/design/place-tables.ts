import type { Table } from '../../model/schema.ts';
import type { Report } from '../report.ts';
import type { TargetWriter } from '../writer.ts';
import type { Namespaces } from './namespaces.ts';
import type { Address } from '../shared/designed.ts';
import { tableKey } from './table-lookup.ts';

/**
 * The place of every table, by its key. Tables keep their names; only where namespaces are folded into one and two tables
 * meet there does the later one get its namespace's name in front, which is an error to the user.
 */
export function placeTables(
  tables: readonly Table[],
  namespaces: Namespaces,
  writer: TargetWriter,
  report: Report,
): ReadonlyMap<string, Address> {
  const places = new Map<string, Address>();
  const taken = new Set<string>();
  for (const table of tables) {
    const namespace = namespaces.of(table.schema);
    const seat = (name: string): string => JSON.stringify([namespace, name.toLowerCase()]);
    const collides = taken.has(seat(table.name));
    const name = collides && table.schema !== undefined ? `${table.schema}_${table.name}` : table.name;
    if (collides && (name !== table.name || writer.identifiers.ignoresCase)) reportCollision(report, table, name);
    taken.add(seat(name));
    places.set(tableKey(table), namespace === undefined ? { name } : { namespace, name });
  }
  return places;
}

function reportCollision(report: Report, table: Table, name: string): void {
  report.add({
    code: 'ddl-name-collision',
    severity: 'error',
    at: table,
    owner: `table "${table.schema === undefined ? '' : `${table.schema}.`}${table.name}"`,
    text:
      name === table.name
        ? 'another table has this name, up to upper and lower case'
        : `another table has this name in the one namespace of the database, so it is written as "${name}"`,
    hint: 'rename one of the tables',
  });
}
