import { setTimeout as sleep } from 'node:timers/promises';
import { readHttpFile, type ReadRequest } from '../../delivery/read-http-file.ts';

/** A service that waited in vain for another one says so, and is asked again after this time, once. */
const MOMENT_MS = 2000;
const UNAVAILABLE = 503;

/** What each request of a project's own file must be answered with, by its method. */
const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  GET: [200],
  POST: [201],
  PUT: [200, 204],
  PATCH: [200],
  DELETE: [204],
};

/**
 * Sends the requests of an HTTP file in its order, as an editor does that runs the whole file. Those that say they need values
 * of their sender's are left out.
 *
 * @param where where the backend listens, in the place of the file's host; or where each of several does that the file names
 * @returns how many were sent, and those that were answered otherwise than they say
 */
export async function sendHttpFile(
  text: string,
  where: string | ((named: URL) => string),
): Promise<{ readonly sent: number; readonly failures: readonly string[] }> {
  const failures: string[] = [];
  let sent = 0;
  const requests = readHttpFile(text);
  for (let next = requests.next(); next.done !== true;) {
    const request = next.value;
    if (request.title.includes('(with values of yours')) {
      next = requests.next();
      continue;
    }
    const url = typeof where === 'string' ? where : where(request.url);
    let response = await send(request, url);
    if (response.status === UNAVAILABLE) {
      console.log(`${request.title}: ${await response.text()}, so it is sent again`);
      await sleep(MOMENT_MS);
      response = await send(request, url);
    }
    const body = await response.text();
    sent += 1;
    const expected = request.title.startsWith('Sign in') ? [200] : EXPECTED[request.method];
    if (expected?.includes(response.status) !== true)
      failures.push(`${request.title}: ${request.method} ${request.url.pathname}: ${response.status} ${body}`);
    const isObject = response.ok && body.startsWith('{');
    next = requests.next(isObject ? (JSON.parse(body) as Record<string, unknown>) : undefined);
  }
  return { sent, failures };
}

function send({ method, url: { pathname, search }, headers, body }: ReadRequest, url: string): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(`${url}${pathname}${search}`, { method, headers: [...headers], ...content });
}
