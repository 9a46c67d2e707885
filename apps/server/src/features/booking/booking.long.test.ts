import { PATHS, type Failure, type ScheduleDemoAnswer } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unlimited } from '../../identity/rate-limit.ts';
import { listOutbox } from '../../mail/mail-store.ts';
import { callerOf } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeEach(async () => {
  subject = await testApp({ limit: unlimited });
  subject.time.now = new Date('2026-11-20T15:00:00Z');
});
afterEach(() => subject.close());

const FORM = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: 'Engines Ltd' };
const book = (change: object = {}) => callerOf(subject.app).call('POST', PATHS.scheduleDemo, { ...FORM, ...change });
const outbox = () => listOutbox(subject.parts.db, 500);

test('a demo is booked on the next business day, in the visitor’s time, with an invitation for both sides', async () => {
  const answer = await book({ timeZone: 'Europe/Berlin', preferredTime: 'afternoon', message: 'Zwei Zeilen,\nbitte' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json<ScheduleDemoAnswer>().meeting).toEqual({
    meetingDate: 'Mon, 23 Nov 2026',
    meetingTime: '12:00 CET',
    startsAt: '2026-11-23T11:00:00.000Z',
    timeZone: 'Europe/Berlin',
    durationMinutes: 15,
  });
  const mails = await outbox();
  expect(mails.map((mail) => mail.recipient).toSorted()).toEqual(['ada@example.com', 'team@backsmith.test']);
  for (const { calendar } of mails) {
    expect(calendar).toContain('METHOD:REQUEST');
    expect(calendar).toContain('DTSTART:20261123T110000Z');
    expect(calendar).toContain('DTEND:20261123T111500Z');
  }
  expect(mails.find((mail) => mail.recipient !== FORM.email)?.bodyText).toContain('Message: Zwei Zeilen,\nbitte');
});

test('only the four fields are needed; empty choices are none', async () => {
  expect((await book()).statusCode).toBe(201);
  expect((await book({ projectType: '', preferredTime: '', phone: '', message: '' })).statusCode).toBe(201);
  for (const field of Object.keys(FORM)) {
    const answer = await book({ [field]: ' ' });
    expect([answer.statusCode, answer.json<Failure>().error.field]).toEqual([400, field]);
  }
});

test('no slot is given twice, and half an hour is kept free, whoever asks at the same time and from wherever', async () => {
  const zones = ['UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'Asia/Kolkata'];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => book({ timeZone: zones[at % 4], preferredTime: 'morning' })),
  );
  expect(answers.every((answer) => answer.statusCode === 201)).toBe(true);
  const starts = answers
    .map((answer) => Date.parse(answer.json<ScheduleDemoAnswer>().meeting.startsAt))
    .toSorted((one, other) => one - other);
  const gaps = starts.slice(1).map((start, at) => (start - (starts[at] ?? 0)) / 60_000);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
}, 120_000);

test('a full window leads to the next business day', async () => {
  const days: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    days.push((await book({ preferredTime: 'evening' })).json<ScheduleDemoAnswer>().meeting.meetingDate);
  }
  expect(new Set(days.slice(0, 6))).toEqual(new Set(['Mon, 23 Nov 2026']));
  expect(days[6]).toBe('Tue, 24 Nov 2026');
});

test.each([
  { firstName: 'Ada\r\nBcc: eve@example.com' },
  { lastName: 'L\nSubject: x' },
  { company: 'E\u2028X' },
  { email: 'ada@example.com\r\nBcc: eve@example.com' },
  { email: 'ada@example.com, eve@example.com' },
  { phone: '1\r\nX-Header: y' },
  { preferredTime: 'night' },
])('%j does not get into a mail', async (change) => {
  expect((await book(change)).statusCode).toBe(400);
  expect(await outbox()).toEqual([]);
});

test('what a visitor writes is text in mails and invitations', async () => {
  const hostile = { firstName: '<b>"Ada";X=1:y', company: 'A;B,C\\N', message: 'x\r\nBEGIN:VEVENT\r\n<script>' };
  expect((await book(hostile)).statusCode).toBe(201);
  for (const mail of await outbox()) {
    expect(mail.bodyHtml).not.toMatch(/<b>|<script/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.calendar?.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(mail.calendar?.match(/^ATTENDEE/gm)).toHaveLength(1);
  }
});

test('whoever gets a booking in their name reads no word of a stranger', async () => {
  const words = {
    firstName: 'Visit evil.example',
    lastName: 'https://evil.example',
    company: '=?utf-8?B?RVZJTA==?= evil',
  };
  expect((await book({ ...words, phone: 'evil', message: 'evil' })).statusCode).toBe(201);
  const mails = await outbox();
  const [visitor] = mails.filter((mail) => mail.recipient === FORM.email);
  expect(JSON.stringify({ ...visitor, calendar: visitor?.calendar?.replaceAll('\r\n ', '') })).not.toMatch(/evil/i);
  const [team] = mails.filter((mail) => mail.recipient !== FORM.email);
  expect(team?.bodyText).toContain('evil.example');
  expect(team?.subject).toBe('Demo booked for 2026-11-23');
});

test('one address and one e-mail cannot fill the calendar', async () => {
  const limited = await testApp();
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const answer = await callerOf(limited.app).call('POST', PATHS.scheduleDemo, FORM);
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  await limited.close();
});
