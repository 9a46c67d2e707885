import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { signUp } from '../testing/caller.ts';
import { testApp } from '../testing/test-app.ts';
import { logSerializers } from './log-request.ts';

test('the log holds no secret of a link', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, written) => {
      log += chunk.toString();
      written();
    },
  });
  const subject = await testApp({}, { logger: { level: 'info', stream, serializers: logSerializers } });
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

test('of a query that failed, the log tells the statement and the cause, and nothing of what was asked for', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, written) => {
      log += chunk.toString();
      written();
    },
  });
  const subject = await testApp({}, { logger: { level: 'warn', stream, serializers: logSerializers } });
  const { pool } = subject.database;
  await pool.query(`alter table account add constraint no_eve check (first_name <> 'Eve-secret')`);
  await expect(signUp(subject.app, { firstName: 'Eve-secret', email: 'secret@example.com' })).rejects.toThrow(
    'UNKNOWN_ERROR',
  );
  await pool.query('alter table account rename column phone to telephone');
  await expect(signUp(subject.app, { email: 'secret@example.com' })).rejects.toThrow('UNKNOWN_ERROR');
  expect(log).toContain('insert into');
  expect(log).toContain('no_eve');
  expect(log).toContain('does not exist');
  expect(log).not.toMatch(/secret|argon2/);
  subject.app.log.warn({ error: Object.assign(new Error('x'), { params: ['hidden'], detail: 'hidden' }) }, 'said');
  expect(log).toContain('said');
  expect(log).not.toContain('hidden');
  await subject.close();
});
