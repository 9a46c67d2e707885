import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { offerOllama } from './offer-ollama.ts';

async function offered(body: string): Promise<string | undefined> {
  const server = createServer((request, response) => response.end(request.url === '/api/tags' ? body : '{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const line = await offerOllama(address);
  server.close();
  return line?.replace(address, 'ADDRESS');
}

test('the first model there is is offered with what to set', async () => {
  expect(await offered('{"models": [{"name": "qwen3:8b"}, {"name": "llama3"}]}')).toMatch(
    /BACKSMITH_MODEL_PROVIDER=compatible BACKSMITH_MODEL_URL=ADDRESS\/v1 BACKSMITH_MODEL=qwen3:8b$/,
  );
});

test.each(['{"models": []}', '{}', 'hello', '{"models": [{"name": "x; rm -rf"}]}'])(
  'nothing is offered of %s',
  async (body) => {
    expect(await offered(body)).toBeUndefined();
  },
);

test('nobody there is no delay', async () => {
  expect(await offerOllama('http://127.0.0.1:1')).toBeUndefined();
});
