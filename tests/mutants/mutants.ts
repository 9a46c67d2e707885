import type { Mutant } from './mutant.ts';
import { MONEY, PAYING } from './mutants-of-money.ts';
import { HANDS, INWARDS, MORE_MONEY, OUTWARDS } from './mutants-of-operators.ts';

const SERVER = 'apps/server/src';
const LIMITS_TEST = `${SERVER}/identity/limits.test.ts`;
const BODIES_TEST = `${SERVER}/http/bodies.test.ts`;
const RACES_TEST = `${SERVER}/identity/password-races.test.ts`;
const PAYMENTS_TEST = `${SERVER}/features/payments/payments.test.ts`;
const FAIR_TEST = `${SERVER}/features/generation/fairness.test.ts`;
const POOL_TEST = `${SERVER}/engine/engine-pool.test.ts`;

/** A limit that is not spent any more. */
function limit(kind: string, file: string, who: string, named: string): Mutant {
  const check = `await parts.limit.spend('${kind}', ${who});`;
  return { name: `limit-${kind}`, file: `${SERVER}/features/${file}`, check, test: LIMITS_TEST, named };
}

const LIMITS: readonly Mutant[] = [
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

const ADDRESSES: readonly Mutant[] = [
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

const BODIES: readonly Mutant[] = [
  {
    name: 'depth',
    file: `${SERVER}/http/json-guard.ts`,
    check: "if (depth > DEEPEST) throw new Refusal('VALIDATION_ERROR', MESSAGES.bodyTooDeep);",
    test: BODIES_TEST,
    named: 'is nested deeply is refused',
  },
  {
    name: 'values',
    file: `${SERVER}/http/json-guard.ts`,
    check: "if (outside > LIMITS.request.maxBytes) throw new Refusal('VALIDATION_ERROR', MESSAGES.bodyTooManyValues);",
    test: BODIES_TEST,
    named: 'flat and many',
  },
  {
    name: 'small-bodies',
    file: `${SERVER}/app.ts`,
    check: 'bodyLimit: LIMITS.request.maxBytes,',
    test: BODIES_TEST,
    named: 'a small route takes 16 kB',
  },
  {
    name: 'bytes-in-flight',
    file: `${SERVER}/http/body-budget.ts`,
    check: 'inAll > limits.inAll || ofOne > limits.ofOne',
    without: 'false',
    test: `${SERVER}/http/body-budget.test.ts`,
    named: 'more bytes than are allowed',
  },
  {
    name: 'end-of-reading',
    file: `${SERVER}/features/upload/routes.ts`,
    check: 'if (seen > MOST_BYTES) throw fileTooLarge();',
    test: BODIES_TEST,
    named: 'before the first part',
  },
  {
    name: 'announced-size',
    file: `${SERVER}/features/upload/routes.ts`,
    check: 'if (announced > MOST_BYTES) throw fileTooLarge();',
    test: BODIES_TEST,
    named: 'says it is too long',
  },
  {
    name: 'unstorable-parameters',
    file: `${SERVER}/http/refuse-unstorable.ts`,
    check: " && !text.includes('\\0')",
    test: BODIES_TEST,
    named: 'in any parameter of any address',
  },
  {
    name: 'quota',
    file: `${SERVER}/projects/store-source.ts`,
    check: 'await refuseWhenFull(tx, room, bytes.byteLength, projectId);',
    test: `${SERVER}/projects/store-source.test.ts`,
    named: 'the room of an account',
  },
  {
    name: 'quota-lock',
    file: `${SERVER}/projects/store-source.ts`,
    check: 'await lockAccount(tx, room.accountId);',
    test: `${SERVER}/projects/store-source.test.ts`,
    named: 'waits for the one that came first',
  },
];

const PASSWORDS: readonly Mutant[] = [
  {
    name: 'late-sign-in',
    file: `${SERVER}/identity/account-store.ts`,
    check: '.where(and(eq(account.id, known.id), eq(account.passwordHash, known.passwordHash)))\n    .for(',
    without: '.where(eq(account.id, known.id))\n    .for(',
    test: RACES_TEST,
    named: 'compared the old password',
  },
  {
    name: 'parallel-changes',
    file: `${SERVER}/identity/account-store.ts`,
    check: '.where(and(eq(account.id, known.id), eq(account.passwordHash, known.passwordHash)))\n    .returning(',
    without: '.where(eq(account.id, known.id))\n    .returning(',
    test: RACES_TEST,
    named: 'of changes at the same time',
  },
  {
    name: 'links-in-order',
    file: `${SERVER}/features/password-reset/service.ts`,
    check: 'if (owner !== undefined) await lockAccount(tx, owner);',
    test: RACES_TEST,
    named: 'two links of one account',
  },
  {
    name: 'letter-after-a-change',
    file: `${SERVER}/features/auth/service.ts`,
    check: 'await parts.mail.post(tx, passwordChangedLetter(account));',
    test: RACES_TEST,
    named: 'tells the owner',
  },
  {
    name: 'breached-passwords',
    file: `${SERVER}/identity/check-new-password.ts`,
    check: 'if (BREACHED.has(spelling)) return true;',
    test: `${SERVER}/identity/check-new-password.test.ts`,
    named: 'the 3,000 most used',
  },
  {
    name: 'administrator-by-accident',
    file: `${SERVER}/create-administrator.ts`,
    check:
      'if (request.existing !== true)\n    return { ok: false, problem: `${strangerWarning(existing, systemClock())} ${wish}, add --existing.` };',
    test: `${SERVER}/serve.test.ts`,
    named: 'registered the address of the administrator',
  },
  {
    name: 'sessions-after-promotion',
    file: `${SERVER}/create-administrator.ts`,
    check: 'await deleteSessions(tx, existing.id);',
    test: `${SERVER}/serve.test.ts`,
    named: 'registered the address of the administrator',
  },
];

const WORK: readonly Mutant[] = [
  {
    name: 'memory-watch',
    file: `${SERVER}/engine/watch-thread.ts`,
    check: 'if (taken - before <= limitMb * MEGABYTE) return;',
    without: 'if (taken > 0) return;',
    test: POOL_TEST,
    named: 'one huge buffer',
  },
  {
    name: 'waiting-files',
    file: `${SERVER}/engine/fair-gate.ts`,
    check: "if (waiting >= limits.waiting || queue.length >= limits.waitingOfOne) return Promise.resolve('full');",
    test: POOL_TEST,
    named: 'as many as there is room for',
  },
  {
    name: 'growing-wait',
    file: `${SERVER}/features/generation/service.ts`,
    check: 'await refuseWhileWaiting(tx, account.id, parts.clock());',
    test: FAIR_TEST,
    named: 'make their account wait',
  },
  {
    name: 'turns-of-accounts',
    file: `${SERVER}/jobs/job-queue.ts`,
    check: ', priority: -before',
    test: FAIR_TEST,
    named: 'waits behind the first',
  },
  {
    name: 'open-generations',
    file: `${SERVER}/features/generation/service.ts`,
    check: 'if (open < MOST_OPEN) return open;',
    without: 'if (open < 1000) return open;',
    test: FAIR_TEST,
    named: 'ten in the queue',
  },
  {
    name: 'end-of-a-stream',
    file: `${SERVER}/http/event-stream.ts`,
    check: '(await isSignedIn())',
    without: 'true',
    test: `${SERVER}/features/projects/projects.test.ts`,
    named: 'ends when its session does',
  },
];

const SECRETS: readonly Mutant[] = [
  {
    name: 'frame-ancestors',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: `frameAncestors: ["'none'"],`,
    test: `${SERVER}/plugins/security-headers.test.ts`,
    named: 'in a frame of another site',
  },
  {
    name: 'no-store',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: "void reply.header('cache-control', 'private, no-store');",
    without: 'void 0;',
    test: `${SERVER}/plugins/security-headers.test.ts`,
    named: 'no answer of the API is stored',
  },
  {
    name: 'permissions-policy',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: "void reply.header('permissions-policy', powers);",
    test: `${SERVER}/plugins/security-headers.test.ts`,
    named: 'nothing of the device',
  },
  {
    name: 'mode-of-archives',
    file: `${SERVER}/ports/local-storage.ts`,
    check: "open(draft, 'wx', 0o600)",
    without: "open(draft, 'wx')",
    test: `${SERVER}/ports/local-storage.test.ts`,
    named: 'for its own user alone',
  },
  {
    name: 'mode-of-the-socket',
    file: `${SERVER}/db/embedded/launch.ts`,
    check: 'unix_socket_permissions=0700',
    without: 'unix_socket_permissions=0777',
    test: `${SERVER}/db/embedded/open-embedded.test.ts`,
    named: 'at a socket nobody else',
  },
  {
    name: 'environment-of-the-database',
    file: `${SERVER}/db/embedded/environment.ts`,
    check: 'return Object.fromEntries(kept);',
    without: 'return kept.length > 0 ? ours : {};',
    test: `${SERVER}/db/embedded/open-embedded.test.ts`,
    named: 'see no secret of ours',
  },
  {
    name: 'parameters-in-the-log',
    file: `${SERVER}/http/log-request.ts`,
    check: 'err: loggedError, ',
    test: `${SERVER}/http/log-request.test.ts`,
    named: 'of a query that failed',
  },
  {
    name: 'statement-timeouts',
    file: `${SERVER}/db/database.ts`,
    check: '    ...TIMEOUTS,\n',
    test: `${SERVER}/db/migrate.test.ts`,
    named: 'queries end after a while',
  },
  {
    name: 'header-text',
    file: `${SERVER}/mail/letter.ts`,
    check: ".replace(/[\\p{Cc}\\u2028\\u2029]+/gu, ' ')",
    test: `${SERVER}/mail/letter.test.ts`,
    named: 'becomes',
  },
  {
    name: 'encoded-words',
    file: `${SERVER}/mail/letter.ts`,
    check: ".replaceAll('=?', '= ?')",
    test: `${SERVER}/mail/letter.test.ts`,
    named: 'becomes',
  },
  {
    name: 'checksums-of-zips',
    file: 'apps/cli/src/input/unpack-migrations.ts',
    check: 'if (damaged) throw',
    without: 'if (damaged && zip.length === 0) throw',
    test: 'apps/cli/src/input/unpack-migrations.test.ts',
    named: 'whose checksum',
  },
  {
    name: 'doubled-names-in-zips',
    file: 'apps/cli/src/input/unpack-migrations.ts',
    check: 'seen.add(file.name);',
    test: 'apps/cli/src/input/unpack-migrations.test.ts',
    named: 'holds a file twice',
  },
];

/** Checks nobody may remove unnoticed. A new check of this kind joins the list with its test. */
export const MUTANTS: readonly Mutant[] = [
  ...LIMITS,
  ...ADDRESSES,
  ...PAYING,
  ...BODIES,
  ...PASSWORDS,
  ...MONEY,
  ...WORK,
  ...SECRETS,
  ...HANDS,
  ...OUTWARDS,
  ...INWARDS,
  ...MORE_MONEY,
];
