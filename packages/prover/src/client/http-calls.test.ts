import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { HttpCalls } from './http-calls.ts';

it('names the call that nobody answered', async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const calls = new HttpCalls(`http://127.0.0.1:${port}`);
  await expect(calls.send({ method: 'POST', path: '/loaves' })).rejects.toThrow('POST /loaves: no answer');
  expect(calls.count).toBe(1);
});
