import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '@backsmith/text';
import type { Answer, Call, HttpCalls } from './http-calls.ts';
import type { Made } from './made.ts';
import { isVersion, type Change } from './change.ts';

const MERGE_PATCH = 'application/merge-patch+json';

/** What the backend writes itself, and what others compute from it. */
function isKept(made: Made, field: string): boolean {
  return field in (made.match.resource.request?.fields ?? {}) && !isVersion(field);
}

/**
 * A merge patch changes what it names and nothing else, clears what may be empty, and is refused like any other change
 * where the result is not valid.
 *
 * @param change a field and values it can take, one of which it has already
 */
export async function provePatch(calls: HttpCalls, made: Made, [field, values]: Change): Promise<void> {
  const { match, location = '' } = made;
  const { resource } = match;
  const before = await calls.expect(200, { method: 'GET', path: location });
  const current = fieldsOf(before.body);
  const call: Call = { method: 'PATCH', path: location, mediaType: MERGE_PATCH, ifMatch: before.headers.get('etag') };
  const send = (value: unknown): Promise<Answer> => calls.send({ ...call, body: JSON.stringify({ [field]: value }) });
  // A rule between columns may refuse a value beside those of others; what stands there already it takes.
  const [first, ...others] = [...values.filter((value) => value !== current[field]), current[field]];
  let answer = await send(first);
  for (const value of others) if (answer.status !== 200) answer = await send(value);
  if (answer.status !== 200) {
    if (answer.status !== 422 && answer.status !== 409)
      calls.fail(call, `${answer.status}: ${answer.text.slice(0, 300)}`);
    return;
  }
  const after = fieldsOf(answer.body);
  const untouched = Object.keys(current).filter((name) => name !== field && isKept(made, name));
  for (const name of untouched) {
    if (!isDeepStrictEqual(after[name], current[name])) {
      calls.fail(call, `${name} changed from ${JSON.stringify(current[name])} to ${JSON.stringify(after[name])}`);
    }
  }
  await calls.expect(415, { ...call, mediaType: 'text/plain', body: '{}' });
  await calls.expect(200, { ...call, ifMatch: null, mediaType: 'application/json', body: '{}' });
  await calls.expect(400, { ...call, body: '[]' });
  const [required] = resource.request?.required.filter((name) => name in current) ?? [];
  if (required !== undefined) {
    const etag = answer.headers.get('etag');
    const refused = await calls.expect(400, { ...call, ifMatch: etag, body: JSON.stringify({ [required]: null }) });
    if (calls.namesFields && !refused.text.includes(`"${required}"`))
      calls.fail(call, `${required} is not named: ${refused.text}`);
    if (etag !== null) await calls.expect(412, { ...call, ifMatch: `W/${etag}`, body: '{}' });
  }
}
