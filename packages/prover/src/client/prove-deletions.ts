import { fieldsOf } from '@backsmith/text';
import type { CatalogForeignKey, CatalogTable } from './catalog/catalog.ts';
import type { HttpCalls } from './http-calls.ts';
import type { Made } from './made.ts';
import { isKept } from './is-kept.ts';
import type { Match } from './match-tables.ts';
import type { Writer } from './writer.ts';

/**
 * Deletes a record that a fresh one refers to, key by key: it goes along, its reference is cleared, or the deletion is refused,
 * as the key says. Keys whose rule is not known, and records the database refuses another one of, are passed over.
 */
export async function proveDeletions(
  calls: HttpCalls,
  writer: Writer,
  match: Match,
  matches: readonly Match[],
): Promise<void> {
  if (match.resource.item === undefined || !match.resource.canDelete || isKept(match)) return;
  for (const key of match.table.foreignKeys) {
    const target = matches.find(({ table }) => table.id === key.target);
    if (target === undefined || target === match || !isTried(match, target, key)) continue;
    const parent = await writer.fresh(target, new Map());
    if (parent === undefined) continue;
    const child = await writer.fresh(match, valuesOf(key, parent));
    if (child === undefined) await remove(calls, parent);
    else await deleteParent(calls, key, parent, child);
    for (const made of [parent, ...(child === undefined ? [] : [child])]) writer.forget(made);
  }
}

/** A table whose keys say what a schema promises of deletions, where it has the same table with the same keys. */
export function withRules(table: CatalogTable, promised: readonly CatalogTable[]): CatalogTable {
  const [same, ...more] = promised.filter(({ name }) => plain(name) === plain(table.name));
  if (same === undefined || more.length > 0) return table;
  const ruled = table.foreignKeys.map((key) => {
    const wanted = same.foreignKeys.find(({ columns }) => plain(columns.join()) === plain(key.columns.join()));
    return wanted?.onDelete === undefined ? key : { ...key, onDelete: wanted.onDelete };
  });
  return { ...table, foreignKeys: ruled };
}

function plain(name: string): string {
  return name.toLowerCase();
}

/** A key of its own columns, which a client sends, to what can be deleted. */
function isTried(match: Match, target: Match, key: CatalogForeignKey): boolean {
  const { resource, table, fieldOf } = match;
  const isSent = key.columns.every((column) => (fieldOf.get(column) ?? '') in (resource.request?.fields ?? {}));
  const others = table.foreignKeys.filter((other) => other !== key).flatMap(({ columns }) => columns);
  const isOptional = key.columns.every(
    (column) => table.columns.find(({ name }) => name === column)?.notNull === false,
  );
  return (
    key.onDelete !== undefined &&
    (key.onDelete !== 'set null' || isOptional) &&
    isSent &&
    !key.columns.some((column) => others.includes(column)) &&
    target.resource.item !== undefined &&
    target.resource.canDelete &&
    !isKept(target)
  );
}

function valuesOf({ columns, targetColumns }: CatalogForeignKey, { match, record }: Made): Map<string, unknown> {
  return new Map(columns.map((column, at) => [column, record[match.fieldOf.get(targetColumns[at] ?? '') ?? '']]));
}

async function deleteParent(calls: HttpCalls, key: CatalogForeignKey, parent: Made, child: Made): Promise<void> {
  const path = parent.location ?? '';
  const below = { method: 'GET', path: child.location ?? '' } as const;
  const { headers } = await calls.expect(200, { method: 'GET', path });
  const call = { method: 'DELETE', path, ifMatch: headers.get('etag') } as const;
  if (key.onDelete === 'restrict') {
    await calls.expect(409, call);
    await calls.expect(200, below);
    await remove(calls, child);
    await remove(calls, parent);
    return;
  }
  const { status, text } = await calls.send(call);
  // A check of the table can need the reference that would be cleared.
  if (status === 422 && key.onDelete === 'set null') {
    await remove(calls, child);
    await remove(calls, parent);
    return;
  }
  if (status !== 204) {
    calls.fail(
      call,
      `${status} instead of 204, where the key of ${child.match.table.name} says ${key.onDelete ?? ''}: ${text.slice(0, 300)}`,
    );
    return;
  }
  await calls.expect(404, { method: 'GET', path });
  if (key.onDelete === 'cascade') {
    await calls.expect(404, below);
    return;
  }
  const { body } = await calls.expect(200, below);
  const left = key.columns.filter((column) => isSet(fieldsOf(body)[child.match.fieldOf.get(column) ?? '']));
  if (left.length > 0) calls.fail(call, `${left.join(', ')} of ${child.match.table.name} still refers to it`);
  await remove(calls, child);
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}

async function remove(calls: HttpCalls, { location = '' }: Made): Promise<void> {
  const { headers } = await calls.expect(200, { method: 'GET', path: location });
  await calls.expect(204, { method: 'DELETE', path: location, ifMatch: headers.get('etag') });
}
