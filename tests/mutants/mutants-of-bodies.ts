import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const BODIES_TEST = `${SERVER}/http/bodies.long.test.ts`;

/** Checks of how much a call may send and an account keep. */
export const BODIES: readonly Mutant[] = [
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
