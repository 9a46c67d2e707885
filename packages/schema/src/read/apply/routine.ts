import type { Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';

/** Remembers a routine with what its body would define. */
export function applyRoutine(catalog: Catalog, statement: Statement & { kind: 'create-routine' }): void {
  const name = catalog.canonical(statement.name.name);
  catalog.routines.set(name, statement.body);
  if (statement.leavesOut) catalog.leavingOut.add(name);
  else catalog.leavingOut.delete(name);
}

const DEEPEST = 8;

/** What a call defines; nothing for an unknown routine or one that is running already. */
export function callRoutine(catalog: Catalog, statement: Statement & { kind: 'call' }): readonly Statement[] {
  const name = catalog.canonical(statement.name.name);
  const body = catalog.routines.get(name) ?? [];
  if (body.length === 0 || catalog.running.has(name) || catalog.running.size >= DEEPEST) return [];
  return body.filter((inner) => inner.kind !== 'call');
}
