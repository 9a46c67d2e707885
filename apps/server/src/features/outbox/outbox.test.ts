import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
  await subject.parts.mail.post(subject.parts.db, {
    to: 'ada@example.com',
    subject: 'Hello\r\nBcc: eve@example.com',
    paragraphs: ['<script>alert(1)</script>', { link: 'https://backsmith.test/a?b=c&d', words: 'Open it' }],
    calendar: 'BEGIN:VCALENDAR',
  });
});
afterAll(() => subject.close());

const get = (url: string, more: object = {}) => subject.app.inject({ method: 'GET', url, ...more });

test('mails that are not sent can be read on this machine', async () => {
  const page = await get('/dev/outbox/the-key');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h2>Hello Bcc: eve@example.com</h2>');
  expect(page.body).toContain('&lt;script&gt;');
  expect(page.body).not.toContain('<script>');
  expect(page.body).toContain('<a href="https://backsmith.test/a?b=c&amp;d">');
  expect(page.body).toContain('BEGIN:VCALENDAR');
});

test('and by nobody without its address, from elsewhere or through a proxy', async () => {
  expect((await get('/dev/outbox/the-kex')).statusCode).toBe(404);
  expect((await get('/dev/outbox/')).statusCode).toBe(404);
  expect((await get('/dev/outbox/the-key', { remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
  expect((await get('/dev/outbox/the-key', { headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
});

test('where mails are sent there is no such page', async () => {
  const sending = await testApp({ outboxKey: undefined });
  for (const key of ['the-key', 'undefined', '']) {
    expect((await sending.app.inject({ method: 'GET', url: `/dev/outbox/${key}` })).statusCode).toBe(404);
  }
  await sending.close();
});
