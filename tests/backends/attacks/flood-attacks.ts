import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { logIn, newCode, post, send, tokensOf, trial, type Attack, type Target, type Trial } from './target.ts';

const WRONG = 'wrong horse battery';
const NEW = 'another horse battery';
const MEGABYTE = 1024 * 1024;

/** Whoever has somebody's access token for ten minutes must not find their password in that time. */
async function guesses(target: Target): Promise<readonly Trial[]> {
  const { email, password } = await target.newcomer();
  const token = tokensOf(await logIn(target, email, password)).accessToken;
  const change = (current: string) =>
    send(target, { method: 'PUT', path: '/auth/me/password', token, body: { current, password: NEW } });
  const trials: Trial[] = [];
  for (let guess = 1; guess <= 5; guess++) trials.push(trial(`guess ${guess}`, await change(WRONG), 401));
  return [
    ...trials,
    trial('the right one behind five wrong ones', await change(password), 401),
    trial('signing in behind them', await logIn(target, email, password), 401),
  ];
}

function mailsTo({ mails }: Target, email: string): number {
  return readdirSync(mails).filter((name) => readFileSync(join(mails, name), 'utf8').includes(email)).length;
}

/** A stranger neither fills somebody's mailbox nor takes the codes away that are in it. */
async function mails(target: Target): Promise<readonly Trial[]> {
  const { email } = await target.newcomer();
  const ask = () => post(target, 'request-password-reset', { email });
  const before = mailsTo(target, email);
  const token = await newCode(target, email, ask);
  for (let time = 0; time < 6; time++) await ask();
  for (let time = 0; time < 3; time++) await post(target, 'register', { email, password: NEW });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const sent = mailsTo(target, email) - before;
  return [
    { what: 'ten mails within seconds', held: sent === 1, answer: `${sent} mails` },
    trial('the code of the first', await post(target, 'reset-password', { token, password: NEW }), 204),
    trial('the new password', await logIn(target, email, NEW), 200),
  ];
}

/** Whoever rents a server has a network of eighteen quintillion addresses of their own. */
async function networks(target: Target): Promise<readonly Trial[]> {
  const guess = (from: string) => logIn(target, 'nobody@people.example', WRONG, from);
  const trials: Trial[] = [];
  for (const network of ['2001:db8:7:1', '2001:db8:7:2']) {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => guess(`${network}:${at.toString(16)}::${(at + 1).toString(16)}`)),
    );
    const passed = answers.filter(({ status }) => status !== 429).length;
    trials.push({ what: `60 guesses of ${network}::/64`, held: passed <= 45, answer: `${passed} passed` });
  }
  return [...trials, trial('a guess of another network', await guess('2001:db8:8::1'), 401)];
}

/** Sends so many bytes of a text and answers what is said to that, or nothing where the connection was cut. */
function endless({ url, administrator }: Target, path: string, bytes: number, isChunked: boolean): Promise<string> {
  const { hostname, port } = new URL(url);
  const begin = path.startsWith('/auth') ? '{"email":"a@people.example","password":"' : '{"email":"';
  const length = isChunked ? {} : { 'Content-Length': begin.length + bytes + 2 };
  const caller = path.startsWith('/auth') ? {} : { Authorization: `Bearer ${administrator.accessToken}` };
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.77', ...length, ...caller };
  return new Promise((resolve) => {
    const sent = request({ hostname, port, method: 'POST', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(`${response.statusCode ?? 0} ${Buffer.concat(chunks).toString()}`));
    });
    sent.on('error', () => resolve(''));
    sent.write(begin);
    for (let written = 0; written < bytes; written += MEGABYTE) sent.write('x'.repeat(Math.min(MEGABYTE, bytes)));
    sent.end('"}');
  });
}

/** What nobody would type, at calls that anybody may make, and more than any record has at the others. */
async function bodies(target: Target): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  const open = ['/auth/login', '/auth/register', '/auth/refresh', '/auth/request-password-reset'];
  for (const path of [...open, target.path])
    for (const isChunked of [false, true]) {
      const answer = await endless(target, path, 24 * MEGABYTE, isChunked);
      const what = `24 MB for ${path}${isChunked ? ' without saying so' : ''}`;
      // One that was read to its end would be told that its field is too long.
      trials.push({ what, held: /^$|content-too-large|unreadable-body/u.test(answer), answer });
    }
  return [...trials, trial('a guess behind that', await logIn(target, 'nobody@people.example', WRONG), 401)];
}

/** Attacks by much of something. */
export const FLOOD_ATTACKS: readonly Attack[] = [
  { title: 'guesses at the password of a stolen session', run: guesses },
  { title: 'more mails than anybody reads', run: mails },
  { title: 'more than anybody types', run: bodies },
  { title: 'guesses from one network', run: networks },
];
