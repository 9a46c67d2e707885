import { LIMITS, type TryoutCalls, type TryoutExample } from '@backsmith/contract';
import { collectionOf, fixedIn, keyFields, madeBy, sharedValues, type FilledRows } from './fill-rows.ts';
import { fillIn, type HttpFile, type Variables, type WrittenRequest } from './http-file.ts';
import { sampleBody } from './sample-body.ts';

/** What no collection is meant by. */
const OTHERS = 'The backend itself';

const { maxPath, maxBody, maxCalls, maxText } = LIMITS.tryout;

/** A record that was not made yet has this number. */
const NEXT = 7;

/**
 * The calls of a backend as whoever tries it may send them: with the keys of records that are there, and bodies that make
 * another one.
 *
 * @param hasDocument whether it serves its OpenAPI document
 */
export function listCalls(file: HttpFile, rows: FilledRows, hasDocument: boolean): TryoutCalls['groups'] {
  const shared = sharedValues(file);
  const keys = keyFields(file);
  const groups = new Map<string, { name: string; calls: TryoutExample[] }>();
  let count = 0;
  for (const request of file.requests) {
    const collection = request.path.startsWith('/api/') ? collectionOf(request.path) : '';
    if (/^(?:Sign in|Add another|Delete the other)/u.test(request.title) || count >= maxCalls) continue;
    const isDelete = request.title.startsWith('Delete');
    const path = fillIn(request.path, isDelete ? rows.last : rows.first);
    if (path === undefined || path.length > maxPath) continue;
    const body = bodyOf(request, collection);
    const group = groups.get(collection) ?? { name: nameOf(request), calls: [] };
    if (collection === '') group.name = OTHERS;
    const title = request.title.replace(/ \(with values of yours.*$/u, '').slice(0, maxText);
    group.calls.push({ title, method: request.method, path, body });
    groups.set(collection, group);
    count += 1;
  }
  if (hasDocument) {
    const others = groups.get('') ?? { name: OTHERS, calls: [] };
    others.calls.push({ title: 'OpenAPI document', method: 'GET', path: '/v3/api-docs', body: null });
    groups.set('', others);
  }
  return [...groups.values()];

  function bodyOf(request: WrittenRequest, collection: string): string | null {
    if (request.body === undefined) return null;
    const own = rows.bodies.get(collection);
    if (request.method === 'PUT' && own !== undefined) return own;
    const filled = fillIn(request.body, request.method === 'POST' ? mixed(collection) : rows.first);
    if (filled === undefined) return null;
    const resource = madeBy(request) ?? request.title.replace(/^[^:]*: /u, '');
    const fixed = fixedIn(shared, collection, NEXT);
    const count = (rows.counts.get(collection) ?? 0) + (request.method === 'POST' ? 0 : 1);
    const body = sampleBody(filled, { resource, number: NEXT, count, fixed, keys: keys.get(collection) ?? new Set() });
    return body.length > maxBody ? null : body;
  }

  /** Where records are told apart by what they refer to, another pair than that of the first one. */
  function mixed(collection: string): Variables {
    const read = file.requests.find(
      ({ title, path }) => title.startsWith('Read: ') && collectionOf(path) === collection,
    );
    const own = file.requests.find((one) => madeBy(one) !== undefined && one.path === collection)?.kept ?? [];
    const name = [...(read?.path ?? '').matchAll(/\{\{([^{}]*)\}\}/gu)].map(([, one = '']) => one).at(-1) ?? '';
    const value = rows.last.get(name);
    const isOwn = own.some(({ variable }) => variable === name);
    return isOwn || value === undefined ? rows.first : new Map([...rows.first, [name, value]]);
  }
}

/** `Customers` of `List customers`. */
function nameOf({ title, path }: WrittenRequest): string {
  const name = /^List (.+)$/u.exec(title)?.[1] ?? collectionOf(path).split('/').at(-1) ?? '';
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, maxText);
}
