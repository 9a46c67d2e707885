import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../clock.ts';
import { smtpTransport } from '../ports/smtp-transport.ts';
import type { MailTransport } from '../ports/mail-transport.ts';
import { LOOPBACK_CERTIFICATE, LOOPBACK_KEY } from '../testing/loopback-certificate.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deliverMails, postOffice } from './post-office.ts';

const FROM = 'Backsmith <hello@example.com>';

/** What the server on the other side does with a mail for an address. */
const refusals = new Map<string, { readonly code: number; readonly text: string }>();
const received: string[] = [];
let server: SMTPServer;
let database: TestDatabase;
let transport: MailTransport;
let now: Date;

const clock = () => now;
const office = postOffice('smtp', clock);
const logged: unknown[] = [];
const note = (details: object, message: string) => void logged.push({ ...details, said: message });
const log = { info: note, warn: note, error: note };
const deliver = () => deliverMails({ db: database.db, clock, log }, transport);
const post = (to: string) => office.post(database.db, { to, subject: 'Hello', paragraphs: ['One', 'Zwölf'] });
const waiting = async () =>
  (
    await database.pool.query<{ attempts: number; failed: boolean; last_error: string | null }>(
      'select attempts, failed_at is not null as failed, last_error from mail order by recipient',
    )
  ).rows;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      const refusal = refusals.get(address);
      answer(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData: (stream, _session, answer) => {
      void readAll(stream).then((mail) => {
        received.push(mail);
        answer();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM, tls: false });
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

beforeEach(async () => {
  database = await testDatabase();
  received.length = 0;
  logged.length = 0;
  refusals.clear();
  now = new Date('2026-11-21T09:00:00Z');
});
afterEach(() => database.drop());

test('a letter arrives as text, HTML and invitation, once, and is forgotten', async () => {
  await office.post(database.db, {
    to: 'ada@example.com',
    subject: 'Grüße\r\nBcc: eve@example.com',
    paragraphs: ['Hello <b>Ada</b>', { rows: [['Plan', 'Advanced']] }],
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    unsubscribeUrl: 'https://backsmith.test/u?token=1',
  });
  const sent = await Promise.all([deliver(), deliver(), deliver()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(1);
  const [mail = ''] = received;
  expect(received).toHaveLength(1);
  expect(mail).toContain('From: Backsmith <hello@example.com>');
  expect(mail).toContain('To: ada@example.com');
  expect(mail).not.toMatch(/^Bcc:/im);
  expect(mail).toContain('List-Unsubscribe: <https://backsmith.test/u?token=1>');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toMatch(/text\/plain[\s\S]*Hello <b>Ada<\/b>/);
  expect(mail).toMatch(/text\/html[\s\S]*&lt;b&gt;/);
  expect(mail).toMatch(/text\/calendar[\s\S]*method=REQUEST/);
  expect(await waiting()).toEqual([]);
});

test('a letter of a transaction that is rolled back is never sent', async () => {
  const failing = database.db.transaction(async (tx) => {
    await office.post(tx, { to: 'ada@example.com', subject: 'Paid', paragraphs: [] });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await deliver()).toBe(0);
});

test('a mail that is not taken waits longer each time and is sent when the other side is well again', async () => {
  refusals.set('busy@example.com', { code: 451, text: 'Try again later' });
  await post('busy@example.com');
  await deliver();
  expect(await waiting()).toEqual([
    { attempts: 1, failed: false, last_error: expect.stringContaining('Try again later') as string },
  ]);
  await deliver();
  expect((await waiting())[0]?.attempts).toBe(1);
  now = secondsAfter(now, 61);
  await deliver();
  expect((await waiting())[0]?.attempts).toBe(2);
  refusals.clear();
  now = secondsAfter(now, 121);
  expect(await deliver()).toBe(1);
  expect(received).toHaveLength(1);
});

test('a mail that is refused for good is given up at once, one that never gets through after a day and a half', async () => {
  refusals.set('a@example.com', { code: 550, text: 'No such user' });
  refusals.set('b@example.com', { code: 451, text: 'Try again later' });
  await post('a@example.com');
  await post('b@example.com');
  for (let day = 0; day < 12; day += 1) {
    await deliver();
    now = secondsAfter(now, 2 ** day * 60 + 1);
  }
  expect((await waiting()).map(({ attempts, failed }) => [attempts, failed])).toEqual([
    [1, true],
    [12, true],
  ]);
});

test('what goes to the outbox is never sent', async () => {
  await postOffice('outbox', clock).post(database.db, { to: 'ada@example.com', subject: 'x', paragraphs: [] });
  expect(await deliver()).toBe(0);
  expect(await waiting()).toHaveLength(1);
});

test.each([
  [550, '5.1.1 <Ada.Private@example.com>: Recipient address rejected: User unknown', '5.1.1'],
  [550, 'ada.private is not here, try ada=private=example.com@relay.example', undefined],
  [550, 'nobody here is called ada.private of example', undefined],
  [451, '4.2.2 The mailbox of "ada.private"@example.com is full', '4.2.2'],
])('the log knows why a mail bounced, and not whose it was: %i %s', async (code, text, status) => {
  refusals.set('ada.private@example.com', { code, text });
  await post('ada.private@example.com');
  await deliver();
  expect(logged).toEqual([
    expect.objectContaining({ attempts: 1, code: 'EENVELOPE', responseCode: code, ...(status && { status }) }),
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/private|example/i);
  expect((await waiting())[0]?.last_error).toContain(text);
});

test('the log says why the mail server was not reached', async () => {
  await post('ada.private@example.com');
  const away = smtpTransport({ url: 'smtp://127.0.0.1:1', from: FROM, tls: true });
  await deliverMails({ db: database.db, clock, log }, away);
  away.close();
  expect(logged).toEqual([expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') as string })]);
});

describe('TLS', () => {
  const known = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(known));

  /** Sends one mail to a server of its own. @returns whether it arrived, and whether it was encrypted on the way. */
  async function sendTo(options: SMTPServerOptions, tls: boolean) {
    const arrived: boolean[] = [];
    const other = new SMTPServer({
      ...{ cert: LOOPBACK_CERTIFICATE, key: LOOPBACK_KEY, authOptional: true, logger: false, ...options },
      onData: (stream, session, answer) => {
        stream.resume().once('end', () => {
          arrived.push(session.secure);
          answer();
        });
      },
    });
    other.on('error', () => undefined);
    const listener = other.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const secured = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM, tls });
    await post('ada@example.com');
    await deliverMails({ db: database.db, clock, log }, secured);
    secured.close();
    await new Promise<void>((resolve) => other.close(() => resolve()));
    return { arrived, waits: (await waiting()).map(({ failed }) => failed) };
  }

  test('a mail waits where none is offered, and goes there once the operator says so', async () => {
    const plain = { disabledCommands: ['STARTTLS'] };
    expect(await sendTo(plain, true)).toEqual({ arrived: [], waits: [false] });
    expect(logged).toEqual([expect.objectContaining({ code: 'ETLS' })]);
    await database.pool.query('delete from mail');
    expect(await sendTo(plain, false)).toEqual({ arrived: [false], waits: [] });
  });

  test('is used where it is offered, and its certificate is looked at', async () => {
    expect(await sendTo({}, true)).toEqual({ arrived: [], waits: [false] });
    await database.pool.query('delete from mail');
    setDefaultCACertificates([...known, LOOPBACK_CERTIFICATE]);
    expect(await sendTo({}, true)).toEqual({ arrived: [true], waits: [] });
    expect(await sendTo({}, false)).toEqual({ arrived: [true], waits: [] });
  });
});
