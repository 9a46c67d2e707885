import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const LIMITS_TEST = `${SERVER}/identity/limits.long.test.ts`;
const PAYMENTS_TEST = `${SERVER}/features/payments/payments.test.ts`;

/** A limit that is not spent any more. */
function limit(kind: string, file: string, who: string, named: string): Mutant {
  const check = `await parts.limit.spend('${kind}', ${who});`;
  return { name: `limit-${kind}`, file: `${SERVER}/features/${file}`, check, test: LIMITS_TEST, named };
}

/** Limits of calls, by address or account. */
export const LIMITS: readonly Mutant[] = [
  limit('register', 'auth/service.ts', 'address', 'register, by address'),
  limit('loginAddress', 'auth/service.ts', 'address', 'loginAddress, by address'),
  limit('loginPair', 'auth/service.ts', '`${address} ${key}`', 'from a known network are limited'),
  limit('loginAccount', 'auth/service.ts', 'key', 'lock it for unknown networks'),
  limit('changePassword', 'auth/service.ts', 'account.id', 'changePassword, by account'),
  limit('passwordStrength', 'auth/routes.ts', 'callerAddress(request)', 'passwordStrength, by address'),
  limit('resetPassword', 'password-reset/service.ts', 'address', 'resetPassword, by address'),
  limit('forgotAddress', 'password-reset/service.ts', 'address', 'forgotAddress, by address'),
  limit('forgotAccount', 'password-reset/service.ts', 'emailKey(given.email)', 'forgotten passwords of one account'),
  limit('paymentIntent', 'payments/create-intent.ts', 'account.id', 'paymentIntent, by account'),
  limit('paymentConfirm', 'payments/service.ts', 'account.id', 'paymentConfirm, by account'),
  limit('upload', 'upload/routes.ts', 'callerOf(request).account.id', 'upload, by account'),
  limit('generate', 'generation/service.ts', 'account.id', 'generate, by account'),
  limit('processIdea', 'ideas/service.ts', 'account.id', 'processIdea, by account'),
  limit('unsubscribe', 'newsletter/routes.ts', 'callerAddress(request)', 'unsubscribe, by address'),
  limit('scheduleDemo', 'booking/service.ts', 'address', 'scheduleDemo, by address'),
  limit('scheduleDemoEmail', 'booking/service.ts', 'emailKey(given.email)', 'demos for one e-mail'),
];

/** Checks of where a call comes from. */
export const ADDRESSES: readonly Mutant[] = [
  {
    name: 'known-network',
    file: `${SERVER}/features/auth/service.ts`,
    check: 'if (!(await isKnownNetwork(parts.db, key, address, parts.clock())))',
    test: LIMITS_TEST,
    named: 'lock it for unknown networks',
  },
  {
    name: 'ipv6-networks',
    file: `${SERVER}/identity/address-key.ts`,
    check: 'if (!isIPv6(bare)) return address;',
    without: 'return address;',
    test: LIMITS_TEST,
    named: 'takes an IPv6 network for one caller',
  },
  {
    name: 'flood-limit-by-route',
    file: `${SERVER}/plugins/flood-limit.ts`,
    check: "(request.routeOptions.url ?? '')",
    without: 'request.url',
    test: LIMITS_TEST,
    named: 'by the route it comes to',
  },
  {
    name: 'private-proxy',
    file: `${SERVER}/http/trust-proxies.ts`,
    check: ' && (hop > 0 || isPrivate(address))',
    test: LIMITS_TEST,
    named: 'gets around the proxy',
  },
  {
    name: 'one-proxy',
    file: `${SERVER}/http/trust-proxies.ts`,
    check: 'hop < proxies && ',
    test: LIMITS_TEST,
    named: 'one trusted proxy',
  },
  {
    name: 'traces-of-proxies',
    file: `${SERVER}/http/is-local.ts`,
    check: 'if (trace !== undefined) return trace;',
    test: PAYMENTS_TEST,
    named: 'through a proxy',
  },
  {
    name: 'strangers-noticed',
    file: `${SERVER}/http/notice-strangers.ts`,
    check: 'noticed = sign;',
    test: PAYMENTS_TEST,
    named: 'once a proxy was noticed',
  },
];
