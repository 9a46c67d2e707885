import { isVersion } from './change.ts';
import type { Call, HttpCalls } from './http-calls.ts';
import type { JsonRecord, Made } from './made.ts';

/** What a backend has to refuse of anybody: fields to sort by that are not there, broken JSON, too little, stale entity tags. */
export async function proveRefusals(calls: HttpCalls, { match, location = '' }: Made): Promise<void> {
  const { resource, table } = match;
  await calls.expect(400, { method: 'GET', path: `${resource.path}?sort=noSuchField` });
  if (resource.request === undefined) return;
  await calls.expect(400, { method: 'POST', path: resource.path, body: '{' });
  if (resource.request.required.length > 0) {
    await calls.expect(400, { method: 'POST', path: resource.path, body: '{}' });
  }
  await proveNoGuesses(calls, match);
  if (!resource.createStatuses.includes('201')) {
    calls.fail({ method: 'POST', path: resource.path }, `${table.name}: 201 is not documented`);
  }
  const { headers } = await calls.send({ method: 'GET', path: location });
  if (headers.has('etag')) {
    await calls.expect(412, { method: 'DELETE', path: location, ifMatch: '"999999"' });
  }
}

/** What some readers of JSON would make something of; nothing for a field of another type. */
function guessFor(type: string | undefined, format: string | undefined): number | undefined {
  if (type === 'integer') return 1.7;
  if (format?.startsWith('date') === true) return 19_000;
  return type === 'boolean' ? 1 : undefined;
}

/** A fraction is no whole number, a count of days no date, a number no text, and nothing but JSON is JSON. */
async function proveNoGuesses(calls: HttpCalls, { resource }: Made['match']): Promise<void> {
  const { path, request } = resource;
  for (const [field, { type, format }] of Object.entries(request?.fields ?? {})) {
    const guessed = guessFor(type, format);
    if (guessed === undefined) continue;
    const call = { method: 'POST', path, body: JSON.stringify({ [field]: guessed }) } as const;
    const refused = await calls.expect(400, call);
    if (calls.namesFields && !refused.text.includes(`"${field}"`))
      calls.fail(call, `${field} is not named: ${refused.text}`);
  }
  await calls.expect(415, { method: 'POST', path, body: 'a: 1', mediaType: 'application/yaml' });
}

/**
 * A change on top of somebody else's is refused: 409 where the field of the version is stale, 412 where only the entity tag is.
 *
 * @param stale an update that was accepted, with the version and the entity tag it was sent with
 * @param record what it left behind
 */
export async function proveStale(calls: HttpCalls, stale: Call, sent: JsonRecord, record: JsonRecord): Promise<void> {
  const field = Object.keys(sent).find(isVersion);
  if (field === undefined || typeof stale.ifMatch !== 'string') return;
  const { method, path } = stale;
  await calls.expect(409, { method, path, body: JSON.stringify(sent) });
  await calls.expect(412, { ...stale, body: JSON.stringify({ ...sent, [field]: record[field] }) });
}
