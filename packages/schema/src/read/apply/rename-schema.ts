import type { Name, QualifiedName } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { NameTable } from '../catalog/name-table.ts';
import { moveTable, moveView } from './set-schema.ts';
import { placeSequence } from './rename-sequence.ts';
import { moveType } from './rename-type.ts';

type Placed = { schema: string | undefined; name: string };

/** ALTER SCHEMA … RENAME TO: what stands in the namespace stands in the other one from then on. */
export function renameSchema(catalog: Catalog, from: Name, to: Name): void {
  const [old, name] = [catalog.canonical(from), catalog.canonical(to)];
  const within = <T extends Placed>(list: NameTable<T>): readonly T[] =>
    list.all().filter(({ schema = catalog.traits.defaultSchema }) => schema === old);
  const types = [catalog.enums, catalog.domains, catalog.composites].flatMap((list) => within<Placed>(list));
  for (const type of types) moveType(catalog, standing(type, old), to);
  for (const sequence of within(catalog.sequences)) placeSequence(catalog, sequence, sequence.name, name);
  for (const table of within(catalog.tables)) moveTable(catalog, table, to);
  for (const view of within(catalog.views)) moveView(catalog, view, to);
  for (const thing of [...catalog.tables.all(), ...catalog.views.all(), ...catalog.domains.all()]) {
    if (thing.searchPath !== undefined) thing.searchPath = thing.searchPath.map((one) => (one === old ? name : one));
  }
}

function standing({ name }: Placed, schema: string): QualifiedName {
  return { line: 1, column: 1, name: { text: name, quoted: true }, qualifier: { text: schema, quoted: true } };
}
