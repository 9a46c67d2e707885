import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { EMPTY_RESOURCE } from '../testing/empty-resource.ts';
import { HttpCalls } from './http-calls.ts';
import { proveUpdate } from './prove-update.ts';

const VISIT = { arrivedAt: '2024-01-01T10:00:00', people: 2 };
const TWO_FIELDS = { code: 'validation-failed', errors: [{ field: 'arrivedAt', message: 'must be less than leftAt' }] };
const ONE_FIELD = { code: 'validation-failed', errors: [{ field: 'arrivedAt', message: 'must not be null' }] };

/** What a client complains of, whose backend refuses that guests arrive at another time, and takes another number of them. */
async function complaintsWhere(refusal: object): Promise<readonly string[]> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = body === '' ? VISIT : (JSON.parse(body) as typeof VISIT);
      const isRefused = sent.arrivedAt !== VISIT.arrivedAt;
      response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRefused ? refusal : sent));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const calls = new HttpCalls(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`);
  const resource = { ...EMPTY_RESOURCE, request: { required: [], fields: { arrivedAt: {}, people: {} }, parts: {} } };
  const table = { id: 'visits', name: 'visits', isView: false, foreignKeys: [], columns: [] };
  const match = { resource, table, fieldOf: new Map<string, string>() };
  const writer = {
    changesOf: () => [['arrivedAt', ['2024-02-02T10:00:00']] as const, ['people', [3]] as const],
  };
  const made = { match, sent: VISIT, record: VISIT, location: '/visits/1' };
  await proveUpdate(calls, writer, made, () => Promise.resolve());
  return calls.failures;
}

test('a field that a rule ties to another is left, and another one is changed', async () => {
  expect(await complaintsWhere(TWO_FIELDS)).toEqual([]);
});

test('a field that is refused for itself is told of', async () => {
  expect(await complaintsWhere(ONE_FIELD)).toEqual([expect.stringContaining('arrivedAt: 400 instead of 200')]);
});
