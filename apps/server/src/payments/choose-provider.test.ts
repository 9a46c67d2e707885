import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { salesLine } from './choose-provider.ts';

function lineFor(environment: Readonly<Record<string, string>>): string {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return salesLine(read.config);
}

const SANDBOX = 'sandbox, test cards only, no money moves.';

describe('without Stripe', () => {
  test.each([
    {},
    { BACKSMITH_PUBLIC_URL: 'http://localhost:3000' },
    { BACKSMITH_PUBLIC_URL: 'http://[::1]:3000', BACKSMITH_HOST: '::1' },
    { BACKSMITH_HOST: 'localhost', NODE_ENV: 'development' },
  ])('on one’s own machine (%j) the sandbox takes test cards', (environment) => {
    expect(lineFor(environment)).toBe(SANDBOX);
  });

  test.each([
    { BACKSMITH_PUBLIC_URL: 'https://gen.example.com' },
    { BACKSMITH_PUBLIC_URL: 'https://127.evil.example.com' },
    { BACKSMITH_HOST: '0.0.0.0' },
    { BACKSMITH_HOST: '::' },
    { BACKSMITH_HOST: '192.168.1.7', BACKSMITH_PUBLIC_URL: 'http://localhost:3000' },
    { BACKSMITH_TRUST_PROXY: 'true' },
    { NODE_ENV: 'production' },
  ])('where strangers may come (%j) nothing can be bought, unless a switch says so with a warning', (environment) => {
    expect(lineFor(environment)).toContain('nothing can be bought');
    const asked = lineFor({ ...environment, BACKSMITH_SANDBOX_PAYMENTS: 'on' });
    expect(asked).toContain(SANDBOX);
    expect(asked).toContain('whoever knows the test cards generates for nothing');
  });
});

test('Stripe wins over the sandbox', () => {
  const keys = {
    BACKSMITH_STRIPE_SECRET_KEY: 'sk_live_1',
    BACKSMITH_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    BACKSMITH_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(lineFor({ ...keys, BACKSMITH_SANDBOX_PAYMENTS: 'on' })).toBe('Stripe.');
  expect(lineFor({ ...keys, BACKSMITH_STRIPE_SECRET_KEY: 'rk_test_1' })).toContain('test mode');
});
