import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './error-answer.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';

/** Sends header lines as they are. @returns the status of the answer. */
async function statusOf(lines: readonly string[], path = '/'): Promise<number> {
  const app = Fastify();
  app.setErrorHandler(answerError);
  refuseTwoHosts(app);
  app.get('/', () => 'in');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const at = app.server.address();
  const socket = connect(typeof at === 'object' && at !== null ? at.port : 0, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  await app.close();
  return Number(answer.split(' ')[1]);
}

test.each([
  [['Host: shop.example', 'Host: localhost'], 400],
  [['host: localhost', 'x-other: 1', 'HOST: localhost'], 400],
  [[], 400],
  [['Host: localhost', 'x-host: other', 'x-value: host'], 200],
])('%j is answered with %i', async (lines, status) => {
  expect(await statusOf(lines)).toBe(status);
});

test('an address nobody knows makes no difference', async () => {
  expect(await statusOf(['Host: a', 'Host: b'], '/nowhere')).toBe(400);
  expect(await statusOf(['Host: a'], '/nowhere')).toBe(404);
});
