import { connect } from 'node:net';
import { logIn, post, send, type Answer, type Attack, type Target, type Trial } from './target.ts';

/** What every answer says to browsers that show it. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/u,
  'x-frame-options': /^DENY$/u,
  'content-security-policy': /^default-src '(?:none|self)'.*frame-ancestors 'none'/u,
  'referrer-policy': /^no-referrer$/u,
  'cache-control': /no-store/u,
};

async function headers(target: Target): Promise<readonly Trial[]> {
  const token = target.user.accessToken;
  const answers: Readonly<Record<string, Answer>> = {
    'a list': await send(target, { path: target.path, token }),
    'a list for nobody': await send(target, { path: target.path }),
    'a call for others': await send(target, { path: '/auth/accounts', token }),
    'a record that is not there': await send(target, {
      path: `${target.path}/00000000-0000-4000-8000-000000000000`,
      token,
    }),
    'a body that is none': await send(target, { method: 'POST', path: '/auth/login', body: '{' }),
    'a wrong password': await logIn(target, 'nobody@people.example', 'wrong horse battery'),
    'a verb that is none': await send(target, { method: 'DELETE', path: '/auth/login' }),
    'a path for nobody': await send(target, { path: '/nowhere', token }),
    'the keys': await send(target, { path: '/.well-known/jwks.json' }),
    health: await send(target, { path: '/actuator/health' }),
  };
  return Object.entries(answers).map(([what, answer]) => {
    const missing = Object.entries(HEADERS).filter(([name, value]) => !value.test(String(answer.headers[name] ?? '')));
    const shown = missing.map(([name]) => `${name}: ${String(answer.headers[name])}`).join(', ');
    return { what: `${what} (${answer.status})`, held: missing.length === 0, answer: shown };
  });
}

/** Writes bytes that no client would send, and waits until they are answered. */
function raw({ url }: Target, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
}

/** A line of the log that somebody wrote who only called. */
async function forgery(target: Target): Promise<readonly Trial[]> {
  const line = 'FORGED  INFO 1 --- Made the first administrator';
  const encoded = encodeURIComponent(`\r\n${line}`);
  const text = `x\r\n${line}`;
  await send(target, { path: `/nowhere${encoded}`, token: target.user.accessToken });
  await send(target, { path: `${target.path}?sort=${encoded}`, token: target.user.accessToken });
  await send(target, { path: `${target.path}/${encoded}`, token: target.user.accessToken });
  await send(target, { path: `/auth/accounts?after=${encoded}`, token: target.administrator.accessToken });
  await send(target, { path: target.path, token: `a${encoded}` });
  await logIn(target, `a@people.example${text}`, text);
  await post(target, 'register', { email: `"a${text}"@people.example`, password: 'another horse battery' });
  await post(target, 'verify-email', { token: text });
  await raw(target, `GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\r\n${line}\r\n\r\n`);
  await raw(target, `GE\r\n${line}\r\n\r\n`);
  const log = target.log();
  const found = log.split('\n').filter((one) => one.startsWith('FORGED'));
  return [
    { what: 'a line of its own', held: found.length === 0, answer: found.join('\n') },
    { what: 'a carriage return', held: !/\r(?!\n)/u.test(log), answer: '' },
    { what: 'what was sent, in full', held: !log.includes('another horse battery'), answer: '' },
  ];
}

/** Attacks on whoever looks at answers and logs. */
export const ANSWER_ATTACKS: readonly Attack[] = [
  { title: 'answers in a browser', run: headers },
  { title: 'lines of the log that were sent', run: forgery },
];
