/** One way to attack the product, and the tests that try it. */
export type Attack = {
  readonly title: string;
  readonly tests: readonly AttackTest[];
};

export type AttackTest = {
  /** From the root of the repository. */
  readonly file: string;
  /** A part of the names that count, with those of the groups around them. Default: all of the file. */
  readonly named?: RegExp;
};

const SERVER = 'apps/server/src';

/** What was found to work once, or what somebody who reads the source would try first. */
export const ATTACKS: readonly Attack[] = [
  {
    title: 'JSON nested until the server stops',
    tests: [
      { file: `${SERVER}/http/bodies.long.test.ts`, named: /^JSON|in flight|stream does not hold/ },
      { file: `${SERVER}/features/auth/forged-fields.test.ts` },
    ],
  },
  {
    title: 'One task that ends those of others',
    tests: [{ file: `${SERVER}/engine/engine-pool.long.test.ts`, named: /^limits|^a task|not this task’s doing/ }],
  },
  {
    title: 'Readers that stand still after an abort',
    tests: [{ file: `${SERVER}/engine/engine-pool.long.test.ts`, named: /wait to be read|^stopping|same limits/ }],
  },
  {
    title: 'The administrator’s address, registered first',
    tests: [
      {
        file: `${SERVER}/serve.long.test.ts`,
        named: /address of the administrator|freed from paying|no administrator/,
      },
    ],
  },
  {
    title: 'Prices and payments: amounts, cards, messages, races',
    tests: [
      { file: `${SERVER}/pricing/price.test.ts` },
      { file: `${SERVER}/features/payments/payments.test.ts` },
      { file: `${SERVER}/features/payments/stripe.test.ts` },
      { file: `${SERVER}/entitlements/entitlements.long.test.ts` },
    ],
  },
  {
    title: 'Patterns that backtrack without bound',
    tests: [
      { file: 'packages/text/src/pattern/pattern.test.ts' },
      { file: 'packages/schema/src/read/values/costly-pattern.test.ts' },
    ],
  },
  {
    title: 'Files that grow while they are read',
    tests: [
      { file: 'packages/schema/src/read/growth.long.test.ts' },
      { file: 'apps/cli/src/input/unpack-migrations.test.ts' },
      { file: 'tests/hostile/hostile.long.test.ts' },
      { file: 'tests/hostile/option-names.test.ts' },
    ],
  },
  {
    title: 'One account that holds all workers',
    tests: [
      { file: `${SERVER}/features/generation/fairness.long.test.ts` },
      { file: `${SERVER}/features/generation/generation.long.test.ts`, named: /in any race|may not generate/ },
    ],
  },
  {
    title: 'Secrets read from processes and logs',
    tests: [
      { file: `${SERVER}/db/embedded/open-embedded.long.test.ts`, named: /^its programs|superuser|with a password/ },
      { file: `${SERVER}/http/log-request.test.ts` },
      { file: 'apps/cli/src/terminal/error-text.test.ts' },
      { file: `${SERVER}/ports/local-storage.test.ts` },
    ],
  },
  {
    title: 'Addresses: networks, proxies, locked accounts',
    tests: [
      { file: `${SERVER}/identity/limits.long.test.ts` },
      { file: `${SERVER}/identity/address-key.test.ts` },
      { file: `${SERVER}/features/payments/payments.test.ts`, named: /stranger’s test card|once a proxy/ },
      { file: `${SERVER}/features/outbox/outbox.test.ts` },
    ],
  },
  {
    title: 'Races of passwords and links',
    tests: [
      { file: `${SERVER}/identity/password-races.test.ts` },
      { file: `${SERVER}/features/password-reset/password-reset.test.ts` },
    ],
  },
  {
    title: 'Mails to strangers',
    tests: [
      { file: `${SERVER}/mail/letter.test.ts` },
      {
        file: `${SERVER}/features/booking/booking.long.test.ts`,
        named: /text in mails|word of a stranger|fill the calendar/,
      },
      { file: `${SERVER}/features/password-reset/password-reset.test.ts`, named: /no mail about an account/ },
    ],
  },
  {
    title: 'Bodies without end, NUL, broken forms, what is left on the way',
    tests: [
      { file: `${SERVER}/http/bodies.long.test.ts`, named: /gigabyte|too long|broken forms|NUL/ },
      { file: `${SERVER}/plugins/security-headers.test.ts` },
      { file: `${SERVER}/projects/store-source.test.ts` },
      { file: `${SERVER}/features/projects/projects.long.test.ts`, named: /^a stream|another’s project/ },
      { file: `${SERVER}/db/migrate.long.test.ts`, named: /queries end/ },
    ],
  },
  {
    title: 'Calls one may not make, and guessed passwords',
    tests: [
      { file: `${SERVER}/http/access.test.ts` },
      { file: `${SERVER}/http/error-answer.test.ts` },
      { file: `${SERVER}/identity/check-new-password.test.ts` },
    ],
  },
];
