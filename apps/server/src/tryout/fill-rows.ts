import type { TryoutCallRequest } from '@backsmith/contract';
import { fieldsOf } from '@backsmith/text';
import { fillIn, textOf, type HttpFile, type Variables, type WrittenRequest } from './http-file.ts';
import { looksUnique, sampleBody, type Sampled } from './sample-body.ts';

/** Sends a call to the backend; the body is the whole text of the answer. */
export type SendCall = (call: TryoutCallRequest) => Promise<{ readonly status: number; readonly body: string }>;

export type FilledRows = {
  /** How many records were made. */
  readonly made: number;
  /** Of each record the path of its collection and the body it was made with, the first of each kept. */
  readonly bodies: ReadonlyMap<string, string>;
  /** How many there are of each collection. */
  readonly counts: ReadonlyMap<string, number>;
  /** What stands for the variables of the file: of the first records, and of the last ones. */
  readonly first: Variables;
  readonly last: Variables;
};

/** So many records of each resource, where the rules of its columns leave room for them. */
const RECORDS = 4;
/** After this time no further round is begun. Milliseconds. */
const ENOUGH = 15_000;

const IS_ADD = /^Add(?: another)?: (.+)$/u;

/** What a request of the file makes, in words; undefined for all that make nothing. */
export function madeBy({ title, method }: WrittenRequest): string | undefined {
  return method === 'POST' ? IS_ADD.exec(title)?.[1] : undefined;
}

/** Values that stand in records of several collections, each with the first one: there it is said, in the others referred to. */
export function sharedValues({ requests }: HttpFile): ReadonlyMap<string, string> {
  const saidIn = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const request of requests) {
    if (madeBy(request) === undefined) continue;
    const collection = collectionOf(request.path);
    for (const [, value = ''] of (request.body ?? '').matchAll(/: "([^"]+)",?$/gmu)) {
      if (!looksUnique(value)) continue;
      const first = saidIn.get(value) ?? collection;
      saidIn.set(value, first);
      if (first !== collection) shared.set(value, first);
    }
  }
  return shared;
}

/** The shared values that a record of a collection must keep; those of its own only in the first round. */
export function fixedIn(shared: ReadonlyMap<string, string>, collection: string, number: number): ReadonlySet<string> {
  const kept = [...shared].filter(([, first]) => number === 0 || first !== collection);
  return new Set(kept.map(([value]) => value));
}

/** The key in the address of one record, but for what stands in variables. */
function keySegments(path: string): readonly string[] {
  const segments = path.replace(/\?.*$/u, '').split('/').slice(4);
  return segments.filter((segment) => !segment.includes('{{')).map((segment) => decodeURIComponent(segment));
}

/** The fields of a record's own key that its client says, by the collection it is in. */
export function keyFields({ requests }: HttpFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { title, path, body } of requests) {
    if (!title.startsWith('Change: ') || body === undefined) continue;
    const segments = new Set(keySegments(path));
    const lines = body.matchAll(/^ {2}"([^"]+)": "?([^",\n]*)"?,?$/gmu);
    const fields = [...lines].flatMap(([, field = '', value = '']) => (segments.has(value) ? [field] : []));
    found.set(collectionOf(path), new Set(fields));
  }
  return found;
}

/** `/api/v1/order-items` of the address of a record. */
export function collectionOf(path: string): string {
  return path.replace(/\?.*$/u, '').split('/').slice(0, 4).join('/');
}

/**
 * Makes some records of each resource by the backend's own calls, what others refer to first. Where the rules of the columns
 * refuse values that make sense to people, the ones written in the file are sent; further records are left out then.
 */
export async function fillRows(file: HttpFile, send: SendCall): Promise<FilledRows> {
  const began = performance.now();
  const shared = sharedValues(file);
  const counts = new Map<string, number>();
  const keys = keyFields(file);
  const bodies = new Map<string, string>();
  let variables: Variables = new Map();
  let first: Variables | undefined;
  let made = 0;
  for (let number = 0; number < RECORDS && performance.now() - began < ENOUGH; number++) {
    const own = new Map(variables);
    for (const request of file.requests) {
      const resource = madeBy(request);
      if (resource === undefined) {
        if (request.method === 'PUT' && request.title.startsWith('Add to ')) await link(request, own, send);
        continue;
      }
      const collection = collectionOf(request.path);
      const fixed = fixedIn(shared, collection, number);
      const count = counts.get(collection) ?? 0;
      const sampled = { resource, number, count, fixed, keys: keys.get(collection) ?? new Set<string>() };
      const done = await make(request, own, sampled, send);
      if (done === undefined) continue;
      made += 1;
      counts.set(collection, count + 1);
      if (!bodies.has(collection)) bodies.set(collection, done.body);
      for (const { variable, field } of request.kept) {
        const value = textOf(done.record[field]);
        if (value !== undefined) own.set(variable, value);
      }
    }
    variables = own;
    first ??= own;
  }
  return { made, bodies, counts, first: first ?? variables, last: variables };
}

type Made = { readonly body: string; readonly record: Readonly<Record<string, unknown>> };

async function make(
  { path, body: written = '{}' }: WrittenRequest,
  variables: Variables,
  sampled: Sampled,
  send: SendCall,
): Promise<Made | undefined> {
  const plain = fillIn(written, variables);
  if (plain === undefined) return undefined;
  let left = new Set<string>();
  // What is refused by name is left as it was written, a few times over: a rule between fields names one at a time.
  for (let attempt = 0; attempt < 3; attempt++) {
    const body = sampleBody(plain, { ...sampled, left });
    const answer = await send({ method: 'POST', path, body });
    if (answer.status === 201) return { body, record: recordOf(answer.body) };
    const named = namedFields(answer.body).filter((field) => !left.has(field));
    if (named.length === 0) break;
    left = new Set([...left, ...named]);
  }
  if (sampled.number > 0) return undefined;
  const answer = await send({ method: 'POST', path, body: plain });
  return answer.status === 201 ? { body: plain, record: recordOf(answer.body) } : undefined;
}

async function link(request: WrittenRequest, variables: Variables, send: SendCall): Promise<void> {
  const path = fillIn(request.path, variables);
  // Where one of the two is missing, there is nothing to link; a refusal leaves them apart.
  if (path !== undefined) await send({ method: 'PUT', path, body: null });
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return {}; // No JSON says nothing of a record.
    throw error;
  }
}

/** What an answer says of a new record; without a body that is nothing. */
function recordOf(text: string): Readonly<Record<string, unknown>> {
  return parsed(text);
}

/** The fields a refusal is about. */
function namedFields(text: string): readonly string[] {
  const { errors } = parsed(text);
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const { field } = fieldsOf(error);
    return typeof field === 'string' ? [field] : [];
  });
}
