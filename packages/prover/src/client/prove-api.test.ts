import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { CatalogTable } from './catalog/catalog.ts';
import { proveApi } from './prove-api.ts';

type Sent = Readonly<Record<string, unknown>>;

const NAME = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 9 } } };

/** A collection that is listed, made and read; and deleted, where that is so. */
function collection(name: string, canDelete: boolean) {
  const listed = { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
  const body = (schema: object) => ({ content: { 'application/json': { schema } } });
  const get = (schema: object) => ({ summary: 's', responses: { '200': body(schema) } });
  const post = { summary: 's', requestBody: body(NAME), responses: { '201': body(listed.items) } };
  return {
    [`/api/${name}`]: {
      get: { ...get(listed), operationId: `list${name}` },
      post: { ...post, operationId: `add${name}` },
    },
    [`/api/${name}/{id}`]: {
      get: { ...get(listed.items), operationId: `get${name}` },
      ...(canDelete ? { delete: { summary: 's', operationId: `delete${name}`, responses: { '204': {} } } } : {}),
    },
  };
}

function tableOf(name: string): CatalogTable {
  const columns = ['id', 'name'].map((column) => ({ name: column, type: 'text', notNull: false, hasDefault: true }));
  return { id: name, name, isView: false, foreignKeys: [], columns };
}

/** A backend of these collections, which leaves some calls without an answer. */
async function backendOf(
  names: readonly string[],
  isLost: (call: string) => boolean,
  canDelete = false,
): Promise<[string, Set<string>]> {
  const called = new Set<string>();
  const records = new Map<string, Sent[]>(names.map((name) => [`/api/${name}`, []]));
  const answer = (response: ServerResponse, status: number, body: unknown, location = '') => {
    const headers = { 'content-type': 'application/json', ...(location === '' ? {} : { location }) };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://x');
    const call = `${request.method ?? ''} ${path}`;
    called.add(call);
    if (isLost(call)) return void request.socket.destroy();
    const all = records.get(path);
    void text(request).then((body) => {
      if (path === '/v3/api-docs') {
        const schema = { ...NAME, properties: { id: { type: 'integer' }, ...NAME.properties } };
        const schemas = Object.fromEntries(names.map((name) => [name, schema]));
        answer(response, 200, {
          paths: Object.assign({}, ...names.map((name) => collection(name, canDelete))) as object,
          components: { schemas },
        });
        return;
      }
      if (request.method === 'POST' && all !== undefined && !body.startsWith('{"')) {
        answer(response, 400, {});
        return;
      }
      if (request.method === 'POST' && all !== undefined) {
        const record = { id: all.length + 1, ...(JSON.parse(body) as Sent) };
        all.push(record);
        answer(response, 201, record, `${path}/${all.length}`);
        return;
      }
      const [, list = '', id] = /^(\/api\/\w+)\/(\d+)$/.exec(path) ?? [];
      const one = records.get(list)?.[Number(id) - 1];
      if (request.method === 'DELETE') {
        response.writeHead(204).end();
        return;
      }
      answer(response, (all ?? one) === undefined ? 404 : 200, all ?? one ?? {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return [`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`, called];
}

it('goes on with the other collections where a call has no answer, and names that call', async () => {
  const names = ['loaves', 'rolls', 'pies'];
  const [url, called] = await backendOf(names, (call) => call === 'POST /api/loaves');
  const { failures, calls, resources } = await proveApi(url, { tables: () => Promise.resolve(names.map(tableOf)) });
  expect(failures.filter((what) => what.includes('no answer'))).toEqual(['POST /api/loaves: no answer']);
  expect(failures.some((what) => what.includes('no collection shows'))).toBe(false);
  expect([...called]).toEqual(expect.arrayContaining(['GET /api/rolls/1', 'GET /api/pies/1', 'GET /api/loaves']));
  expect([resources, calls > 6]).toEqual([3, true]);
});

it('calls no more where nobody answers any more', async () => {
  const names = ['loaves', 'rolls', 'pies', 'cakes'];
  const [url] = await backendOf(names, (call) => call.startsWith('POST'));
  const proof = proveApi(url, { tables: () => Promise.resolve(names.map(tableOf)) });
  await expect(proof).rejects.toThrow(/^POST \/api\/\w+: no answer$/);
});

it.each([
  ['goes after what refers to it', 'bought_at', true],
  ['stays where what refers to it is only marked as deleted, and no SQL removes that', 'deleted_at', false],
])('a record %s', async (_, column, goes) => {
  const [url, called] = await backendOf(['makers', 'pens'], () => false, true);
  const pens = tableOf('pens');
  const refers = {
    ...pens,
    columns: [...pens.columns, { name: column, type: 'timestamp', notNull: false, hasDefault: false }],
    foreignKeys: [{ columns: ['name'], target: 'makers', targetColumns: ['name'] }],
  };
  await proveApi(url, { tables: () => Promise.resolve([tableOf('makers'), refers]) });
  expect([called.has('DELETE /api/pens/1'), called.has('DELETE /api/makers/1')]).toEqual([true, goes]);
});
