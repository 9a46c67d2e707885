import type { HttpCalls } from './http-calls.ts';
import type { Made } from './made.ts';
import { isKept } from './is-kept.ts';
import { problemOf } from './problem-of.ts';

/** The same once more is refused as a duplicate that names its fields, or is another record, which goes again. */
export async function proveRepeated(calls: HttpCalls, { match, sent }: Made): Promise<void> {
  if (isKept(match)) return;
  const { resource } = match;
  const call = { method: 'POST', path: resource.path, body: JSON.stringify(sent) } as const;
  const { status, headers, body, text } = await calls.send(call);
  const { code, errors } = problemOf(body);
  if (status >= 500) calls.fail(call, `${status}: ${text.slice(0, 300)}`);
  // A key that the client chooses is known to be taken before the database is asked.
  const choosesKey = [...(resource.item ?? '').matchAll(/\{(\w+)\}/g)].some(([, name = '']) => name in sent);
  if (calls.namesFields && !choosesKey && code === 'duplicate' && errors.length === 0)
    calls.fail(call, `does not say which fields another record has: ${text.slice(0, 300)}`);
  const location = headers.get('location');
  if (status !== 201 || location === null) return;
  const path = new URL(location, 'http://x').pathname;
  const { headers: made } = await calls.expect(200, { method: 'GET', path });
  await calls.expect(204, { method: 'DELETE', path, ifMatch: made.get('etag') });
}
