import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives a server for one’s own machine', () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    warnings: [],
    config: {
      host: '127.0.0.1',
      port: 3000,
      portWasChosen: false,
      trustProxy: false,
      databaseUrl: undefined,
      rateLimits: true,
      generation: { timeLimitMs: 120_000, memoryLimitMb: 256 },
      freeRoomBytes: 200 * 1024 * 1024,
    },
  });
  expect(read.ok && path.basename(read.config.dataFolder)).toBe('data');
});

test('everything can be chosen', () => {
  const read = readConfig({
    BACKSMITH_HOST: '0.0.0.0',
    PORT: '80',
    BACKSMITH_PUBLIC_URL: 'https://gen.example.com/',
    BACKSMITH_TRUST_PROXY: '10.0.0.0/8',
    BACKSMITH_DATA: '/srv/gen',
    DATABASE_URL: 'postgres://u:p@db/x',
    BACKSMITH_WORKERS: '0',
    BACKSMITH_GENERATION_SECONDS: '30',
    BACKSMITH_FREE_ROOM_MB: '0',
    BACKSMITH_RATE_LIMITS: 'off',
  });
  expect(read).toMatchObject({
    ok: true,
    config: {
      port: 80,
      portWasChosen: true,
      publicUrl: 'https://gen.example.com',
      trustProxy: '10.0.0.0/8',
      dataFolder: '/srv/gen',
      dataFolderWasChosen: true,
      workers: 0,
      rateLimits: false,
      generation: { timeLimitMs: 30_000 },
      freeRoomBytes: 0,
    },
  });
});

test('all problems are told at once', () => {
  const read = readConfig({
    BACKSMITH_PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    BACKSMITH_LOG_LEVEL: 'loud',
    BACKSMITH_WORKERS: '1.5',
    BACKSMITH_GENERATION_MEMORY_MB: '1',
  });
  expect(read).toEqual({
    ok: false,
    problems: [
      'BACKSMITH_PORT must be a whole number from 0 to 65535',
      'DATABASE_URL must be a postgres:// address',
      'BACKSMITH_LOG_LEVEL must be trace, debug, info, warn, error or silent',
      'BACKSMITH_WORKERS must be a whole number from 0 to 64',
      'BACKSMITH_GENERATION_MEMORY_MB must be a whole number from 64 to 65536',
    ],
  });
});

test('a variable of ours that does not exist is warned of', () => {
  expect(readConfig({ BACKSMITH_PROT: '1', PATH: '/bin', BACKSMITH_CORPUS: 'x' })).toMatchObject({
    ok: true,
    warnings: ['BACKSMITH_PROT is not a variable of Backsmith and has no effect.'],
  });
});

test('what only works together is missed by name', () => {
  expect(readConfig({ BACKSMITH_SMTP_URL: 'smtp://mail:25', BACKSMITH_STRIPE_SECRET_KEY: 'sk_test_1' })).toMatchObject({
    ok: false,
    problems: [
      expect.stringMatching(/^BACKSMITH_STRIPE_PUBLISHABLE_KEY is missing/) as string,
      expect.stringMatching(/^BACKSMITH_STRIPE_WEBHOOK_SECRET is missing/) as string,
      expect.stringMatching(/^BACKSMITH_MAIL_FROM is missing/) as string,
    ],
  });
});

test('how many backends are tried, how long and how large they are, is configured', () => {
  const plain = readConfig({});
  const usual = { mode: 'auto', atOnce: 2, mostMs: 600_000, unusedMs: 300_000, memoryLimitMb: 2048 };
  expect(plain.ok && plain.config.tryout).toEqual(usual);
  const read = readConfig({
    BACKSMITH_TRYOUT: 'off',
    BACKSMITH_TRYOUT_AT_ONCE: '3',
    BACKSMITH_TRYOUT_MINUTES: '20',
    BACKSMITH_TRYOUT_UNUSED_MINUTES: '2',
    BACKSMITH_TRYOUT_MEMORY_MB: '1500',
  });
  const chosen = { mode: 'off', atOnce: 3, mostMs: 1_200_000, unusedMs: 120_000, memoryLimitMb: 1500 };
  expect(read.ok && read.config.tryout).toEqual(chosen);
  expect(readConfig({ BACKSMITH_TRYOUT: 'on', BACKSMITH_TRYOUT_MINUTES: '0' })).toMatchObject({
    problems: ['BACKSMITH_TRYOUT must be auto or off', 'BACKSMITH_TRYOUT_MINUTES must be a whole number from 1 to 120'],
  });
});

test('mail and payments are configured', () => {
  const stripe = { SECRET_KEY: 'sk_live_1', PUBLISHABLE_KEY: 'pk_live_1', WEBHOOK_SECRET: 'whsec_1' };
  const read = readConfig({
    BACKSMITH_SMTP_URL: 'smtps://u:p@mail.example.com',
    BACKSMITH_MAIL_FROM: 'Us <us@example.com>',
    BACKSMITH_TEAM_EMAIL: 'team@example.com',
    ...Object.fromEntries(Object.entries(stripe).map(([name, value]) => [`BACKSMITH_STRIPE_${name}`, value])),
  });
  expect(read).toMatchObject({
    ok: true,
    config: {
      smtp: { url: 'smtps://u:p@mail.example.com', from: 'Us <us@example.com>', tls: true },
      teamEmail: 'team@example.com',
      stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1', api: undefined },
      production: false,
      sandboxPayments: false,
    },
  });
});

test.each([
  [undefined, false],
  ['false', false],
  ['0', false],
  // One proxy. Whoever trusts everybody lets each client choose its address.
  ['true', 1],
  ['2', 2],
  ['127.0.0.1', '127.0.0.1'],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['2001:db8::/32', '2001:db8::/32'],
])('BACKSMITH_TRUST_PROXY=%s trusts %s', (text, trusted) => {
  const read = readConfig(text === undefined ? {} : { BACKSMITH_TRUST_PROXY: text });
  expect(read.ok && read.config.trustProxy).toBe(trusted);
});

test.each(['yes', '10.0.0.0/33', '10.0.0', 'proxy.example.com', '10.0.0.1,,', '1.2.3.4/8/8', '-1'])(
  'BACKSMITH_TRUST_PROXY=%s is refused at the start',
  (text) => expect(readConfig({ BACKSMITH_TRUST_PROXY: text })).toMatchObject({ ok: false }),
);

test('a language model needs its name and a key, or an address where the provider has none', () => {
  const model = { BACKSMITH_MODEL_PROVIDER: 'openai', BACKSMITH_MODEL: 'm' };
  const local = { ...model, BACKSMITH_MODEL_PROVIDER: 'compatible' };
  expect(readConfig(model)).toMatchObject({
    problems: [expect.stringMatching(/^BACKSMITH_MODEL_KEY is missing/) as string],
  });
  expect(readConfig(local)).toMatchObject({
    problems: [expect.stringMatching(/^BACKSMITH_MODEL_URL is missing/) as string],
  });
  expect(readConfig({ BACKSMITH_MODEL_KEY: 'k' })).toMatchObject({ ok: false });
  expect(readConfig({ ...model, BACKSMITH_MODEL_KEY: 'k', BACKSMITH_MODEL_SECONDS: '20' })).toMatchObject({
    config: {
      languageModel: { provider: 'openai', model: 'm', apiKey: 'k', timeLimitMs: 20_000, dailyTokens: 200_000 },
    },
  });
  expect(readConfig({ ...local, BACKSMITH_MODEL_URL: 'http://localhost:11434/v1' })).toMatchObject({ ok: true });
  expect(readConfig({})).toMatchObject({ config: { languageModel: undefined } });
});

test.each([
  ['GITHUB', 'github', 'https://api.github.com', 'https://github.example.com/api/v3'],
  ['GITLAB', 'gitlab', 'https://gitlab.com/api/v4', 'https://gitlab.example.com/api/v4'],
] as const)('projects are pushed to %s, to another one, or nowhere', (variable, host, own, other) => {
  const apiOf = (api?: string) => {
    const read = readConfig(api === undefined ? {} : { [`BACKSMITH_${variable}_API`]: api });
    return read.ok ? read.config.pushApis[host] : read.problems;
  };
  expect(apiOf()).toBe(own);
  expect(apiOf(`${other}/`)).toBe(other);
  expect(apiOf('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(apiOf('off')).toBeUndefined();
  for (const bad of [
    'on',
    'http://github.example.com',
    'https://me:secret@github.example.com',
    'https://a.example/?x',
  ]) {
    expect(apiOf(bad)).toEqual([`BACKSMITH_${variable}_API must be off, or an https address such as ${other}`]);
  }
});
