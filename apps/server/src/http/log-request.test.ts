import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { loggedRequest } from './log-request.ts';

test('the log holds no secret of a link', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, written) => {
      log += chunk.toString();
      written();
    },
  });
  const subject = await testApp({}, { logger: { level: 'info', stream, serializers: { req: loggedRequest } } });
  for (const url of [
    '/reset-password?token=secret-1',
    '/dev/outbox/secret-2',
    '/api/newsletter/unsubscribe?token=secret-3',
  ]) {
    await subject.app.inject({ method: 'GET', url, headers: { authorization: 'Bearer secret-4' } });
  }
  expect(log).toContain('"path":"/reset-password"');
  expect(log).not.toContain('secret');
  await subject.close();
});
