import type { QualifiedName, Statement } from '@backsmith/sql';
import { placeOf, type Position } from '@backsmith/text';
import type { Definition } from '../../model/schema.ts';
import type { Catalog } from '../catalog/catalog.ts';

/** Remembers a routine with what its body would define. */
export function applyRoutine(catalog: Catalog, statement: Statement & { kind: 'create-routine' }): void {
  const name = catalog.canonical(statement.name.name);
  catalog.routines.set(name, { place: placeOf(statement), body: statement.body });
  if (statement.leavesOut) catalog.leavingOut.add(name);
  else catalog.leavingOut.delete(name);
  if (statement.rowFills === undefined) catalog.rowFills.delete(name);
  else catalog.rowFills.set(name, statement.rowFills);
  noteDefinition(catalog, 'routine', statement);
}

type Defined = Position & { readonly name: QualifiedName; readonly text: string };

/** Keeps the statement of a type or routine, with the path along which the names in it are sought. */
export function noteDefinition(catalog: Catalog, kind: Definition['kind'], statement: Defined): void {
  if (catalog.traits.definitionsTravel !== true) return;
  const schema = catalog.schemaOf(statement.name);
  catalog.definitions.add({
    ...placeOf(statement),
    kind,
    ...(schema === undefined ? {} : { schema }),
    name: catalog.canonical(statement.name.name),
    text: statement.text,
    ...catalog.alongPath(),
  });
}

const DEEPEST = 8;

/** What a call defines; nothing for an unknown routine or one that is running already. */
export function callRoutine(catalog: Catalog, statement: Statement & { kind: 'call' }): readonly Statement[] {
  const name = catalog.canonical(statement.name.name);
  const body = catalog.routines.get(name)?.body ?? [];
  if (body.length === 0 || catalog.running.has(name) || catalog.running.size >= DEEPEST) return [];
  return body.filter((inner) => inner.kind !== 'call');
}
