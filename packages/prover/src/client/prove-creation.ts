import { fieldsOf } from '@backsmith/text';
import type { JsonRecord, Made } from './made.ts';
import { itemsOf, type HttpCalls } from './http-calls.ts';
import { isKept } from './is-kept.ts';
import type { Match } from './match-tables.ts';
import { sameValue } from './same-value.ts';
import type { Writer } from './writer.ts';
import { problemOf } from './problem-of.ts';

/**
 * Makes a record with one of each that it may bring along: all of them are listed below it, as they were sent. One of them
 * that lacks a field is told by its place, and nothing of the whole is written.
 */
export async function proveCreation(
  calls: HttpCalls,
  writer: Writer,
  match: Match,
  matches: readonly Match[],
): Promise<void> {
  const { resource } = match;
  for (const [role, { fields, required }] of Object.entries(resource.request?.parts ?? {})) {
    const names = Object.keys(fields);
    const found = resource.children.flatMap((child) => {
      const other = matches.find(({ resource: one }) => one.shows === child.shows);
      const isLike = names.every((name) => name in (other?.resource.request?.fields ?? {}));
      return other !== undefined && isLike ? [{ child, made: writer.find(other) }] : [];
    });
    const made = found.find(({ child }) => isListOf(role, child.list)) ?? found[0];
    if (made === undefined) calls.fail({ method: 'POST', path: resource.path }, `${role} are listed nowhere`);
    if (made?.made === undefined || isKept(made.made.match)) continue;
    const segment = made.child.list.split('/').at(-1) ?? '';
    await bringAlong(calls, writer, match, { role, segment, made: made.made, names, needed: required[0] });
  }
}

/** Whether a path ends with the name of parts as addresses write it: `orderLines` are listed at `order-lines`. */
function isListOf(role: string, path: string): boolean {
  return path.split('/').at(-1)?.replaceAll('-', '').toLowerCase() === role.toLowerCase();
}

type Brought = {
  readonly role: string;
  readonly segment: string;
  readonly made: Made;
  readonly names: readonly string[];
  readonly needed: string | undefined;
};

async function bringAlong(
  calls: HttpCalls,
  writer: Writer,
  match: Match,
  { role, segment, made, names, needed }: Brought,
): Promise<void> {
  const { resource } = match;
  const part = writer.valuesLike(made, names);
  const written = await writer.another(match, { [role]: [part] });
  const location = written?.answer.headers.get('location');
  if (written === undefined || typeof location !== 'string') return;
  const path = new URL(location, 'http://x').pathname;
  const below = itemsOf(await calls.expect(200, { method: 'GET', path: `${path}/${segment}` }));
  const differs = names.filter((name) => name in (below[0] ?? {}) && !sameValue(part[name], below[0]?.[name]));
  if (below.length !== 1 || differs.length > 0) {
    calls.fail(
      { method: 'POST', path: resource.path },
      `${role} ${JSON.stringify(part)} became ${JSON.stringify(below)}`,
    );
  }
  if (needed !== undefined) await refuse(calls, resource.path, written.sent, role, needed);
  for (const record of below) await remove(calls, addressOf(made.match, record));
  await remove(calls, path);
  // What stays, marked, keeps what is unique of it: the same once more would be refused for that.
  if (isKept(match)) return;
  await repeat(calls, written.sent, made.match, { path: resource.path, role, segment });
}

/** What the database alone refuses of the second of two alike is told by its place; where both may be, both are. */
async function repeat(
  calls: HttpCalls,
  sent: JsonRecord,
  part: Match,
  { path, role, segment }: { readonly path: string; readonly role: string; readonly segment: string },
): Promise<void> {
  const one = firstPart(sent, role);
  const call = { method: 'POST', path, body: JSON.stringify({ ...sent, [role]: [one, one] }) } as const;
  const { status, headers, body } = await calls.send(call);
  const location = headers.get('location');
  if (status === 201 && location !== null) {
    const address = new URL(location, 'http://x').pathname;
    const below = itemsOf(await calls.expect(200, { method: 'GET', path: `${address}/${segment}` }));
    for (const record of below) await remove(calls, addressOf(part, record));
    await remove(calls, address);
    return;
  }
  const { code, errors } = problemOf(body);
  const isPlaced = errors.length > 0 && errors.every(({ field }) => field.startsWith(`${role}[1]`));
  if (status >= 500 || (code !== undefined && !isPlaced))
    calls.fail(call, `${status} ${JSON.stringify(body)} does not say which of the ${role} it is about`);
}

/** Of the parts that were sent along, all of which are lists of one. */
function firstPart(sent: JsonRecord, role: string): JsonRecord {
  const parts = sent[role];
  return fieldsOf(Array.isArray(parts) ? parts[0] : undefined);
}

/** The second of two lacks what it needs. */
async function refuse(calls: HttpCalls, path: string, sent: JsonRecord, role: string, needed: string): Promise<void> {
  const part = firstPart(sent, role);
  const lacking = Object.fromEntries(Object.entries(part).filter(([name]) => name !== needed));
  const body = JSON.stringify({ ...sent, [role]: [part, lacking] });
  const { body: problem } = await calls.expect(400, { method: 'POST', path, body });
  const { errors } = problemOf(problem);
  if (calls.namesFields && !errors.some(({ field }) => field === `${role}[1].${needed}`)) {
    calls.fail({ method: 'POST', path, body }, `${role}[1].${needed} is not among ${JSON.stringify(errors)}`);
  }
}

function addressOf({ resource }: Match, record: JsonRecord): string {
  return (resource.item ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(record[name])),
  );
}

async function remove(calls: HttpCalls, path: string): Promise<void> {
  const { headers } = await calls.expect(200, { method: 'GET', path });
  await calls.expect(204, { method: 'DELETE', path, ifMatch: headers.get('etag') });
}
