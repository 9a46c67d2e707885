import { fieldsOf } from '@backsmith/text';
import type { Answer, Call, HttpCalls } from './http-calls.ts';

/** What Tomcat keeps of an answer before it sends a first part of it. */
const WHOLE = 8 * 1024;

/** A record is sent whole, with its length, and not again to a client that has this version of it. */
export async function proveAnswer(calls: HttpCalls, call: Call, { headers, text, status }: Answer): Promise<void> {
  const length = Buffer.byteLength(text);
  if (status === 200 && length < WHOLE && headers.get('content-length') !== `${length}`)
    calls.fail(call, `${length} bytes in parts, not as a whole`);
  const etag = headers.get('etag');
  if (etag === null) return;
  const again = { ...call, ifNoneMatch: etag };
  const same = await calls.expect(304, again);
  if (same.headers.get('etag') !== etag) calls.fail(again, `tag ${same.headers.get('etag')} instead of ${etag}`);
  await calls.expect(200, { ...call, ifNoneMatch: '"999999"' });
}

type Page = { readonly page: number; readonly size: number };

/** What is no page, no size or no parameter is refused by its name, and no page is longer than the longest. */
export async function provePages(calls: HttpCalls, path: string): Promise<void> {
  const expected: readonly (readonly [query: string, page: Page])[] = [
    ['', { page: 0, size: 20 }],
    ['page=&size=', { page: 0, size: 20 }],
    ['page=1&size=1000&sort=&sort=,', { page: 1, size: 100 }],
  ];
  for (const [query, { page, size }] of expected) {
    const call = { method: 'GET', path: `${path}?${query}` } as const;
    const { body } = await calls.expect(200, call);
    const found = fieldsOf(body);
    if (found['page'] !== page || found['size'] !== size)
      calls.fail(call, `page ${String(found['page'])} of ${String(found['size'])} instead of ${page} of ${size}`);
  }
  for (const [query, name] of [
    ['page=-1', 'page'],
    ['page=x', 'page'],
    ['size=0', 'size'],
    ['size=2147483648', 'size'],
    ['nothingOfThis=1', 'nothingOfThis'],
  ]) {
    const call = { method: 'GET', path: `${path}?${query}` } as const;
    const { text } = await calls.expect(400, call);
    if (!text.includes(name ?? '')) calls.fail(call, `${name} is not named: ${text}`);
  }
}
