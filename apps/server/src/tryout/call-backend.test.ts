import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LIMITS } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callBackend } from './call-backend.ts';
import { readHttpFile } from './http-file.ts';
import { openSession } from './open-session.ts';

let server: Server;
let url = '';
let issued = 0;
const seen: { request: IncomingMessage; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ request, body });
      if (request.url === '/auth/login') {
        issued += 1;
        response.end(JSON.stringify({ accessToken: `token-${issued}` }));
      } else if (request.url === '/guarded') {
        const isGood = request.headers.authorization === `Bearer token-2`;
        response.writeHead(isGood ? 200 : 401).end(isGood ? 'in' : 'out');
      } else if (request.url === '/long') response.end('ä'.repeat(LIMITS.tryout.maxAnswer * 2));
      else if (request.url === '/moved') response.writeHead(302, { location: `${url}/elsewhere` }).end();
      else response.setHeader('content-type', 'application/json').setHeader('x-own', 'hidden').end('{"a":1.50}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const GET = { method: 'GET', path: '/things?a=%20b', body: null } as const;

test('sends what it is told, and answers what came as it came', async () => {
  const reply = await callBackend(url, GET, 'secret');
  expect(reply).toMatchObject({ status: 200, body: '{"a":1.50}', isCut: false });
  expect(reply.headers).toEqual([{ name: 'content-type', value: 'application/json' }]);
  expect(seen.at(-1)?.request.url).toBe('/things?a=%20b');
  expect(seen.at(-1)?.request.headers.authorization).toBe('Bearer secret');
  await callBackend(url, { method: 'PATCH', path: '/things/1', body: '{"a":2}' }, undefined);
  expect(seen.at(-1)?.body).toBe('{"a":2}');
  expect(seen.at(-1)?.request.headers['content-type']).toBe('application/merge-patch+json');
});

test.each(['@example.com/', '0/'])('goes to no other host or port by a path such as %s', async (path) => {
  // Behind this address a nought names another port.
  await expect(callBackend('http://127.0.0.1:4', { ...GET, path }, 'secret')).rejects.toThrow('not a path');
});

test('shows the beginning of a long answer, and follows no redirection', async () => {
  const long = await callBackend(url, { ...GET, path: '/long' }, undefined);
  expect([long.isCut, long.body.length]).toEqual([true, LIMITS.tryout.maxAnswer]);
  const moved = await callBackend(url, { ...GET, path: '/moved' }, undefined);
  expect(moved.status).toBe(302);
  expect(moved.headers).toContainEqual({ name: 'location', value: '/elsewhere' });
});

test('signs in as the file of requests does, and again once the token has run out', async () => {
  const file = readHttpFile(
    '### Sign in, before all others\nPOST {{host}}/auth/login\n\n{\n  "email": "admin@example.com"\n}\n\n> {%\n  client.global.set("accessToken", response.body["accessToken"]);\n%}\n',
  );
  const session = await openSession(url, file);
  expect(session.caller).toMatchObject({ name: 'admin@example.com', signIn: { path: '/auth/login' } });
  expect(JSON.stringify(session.caller)).not.toContain('token-1');
  expect((await session.send({ ...GET, path: '/guarded' })).body).toBe('in');
  expect(issued).toBe(2);
  const open = await openSession(url, readHttpFile('### Health\nGET {{host}}/actuator/health\n'));
  expect(open.caller).toBeNull();
});
