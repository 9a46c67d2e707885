import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const TEST = `${SERVER}/features/push/push.long.test.ts`;
const FAILURES = `${SERVER}/features/push/push-failures.long.test.ts`;

/** Checks of what is pushed to GitHub, and of the token it is pushed with. */
export const PUSHES: readonly Mutant[] = [
  {
    name: 'owner-of-a-push',
    file: `${SERVER}/projects/own-project.ts`,
    check: 'await findProject(db, account.id, id)',
    without: "({ status: 'completed' } as ProjectWithFacts)",
    test: TEST,
    named: 'finds nothing and starts nothing',
  },
  {
    name: 'limit-of-pushes',
    file: `${SERVER}/features/push/service.ts`,
    check: "await parts.limit.spend('push', account.id);",
    test: TEST,
    named: 'as often as an hour allows',
  },
  {
    name: 'token-in-what-github-says',
    file: `${SERVER}/push/hosts/call-host.ts`,
    check: ".replaceAll(token, '…')",
    test: TEST,
    named: 'is nowhere afterwards',
  },
  {
    name: 'redirect-of-a-push',
    file: `${SERVER}/push/hosts/call-host.ts`,
    check: "redirect: 'manual',",
    test: FAILURES,
    named: 'never told the token',
  },
  {
    name: 'public-repository',
    file: `${SERVER}/push/push-project.ts`,
    check: 'refusePublic(repository, wanted, recorded);',
    test: TEST,
    named: 'everybody sees',
  },
  {
    name: 'repository-with-work-in-it',
    file: `${SERVER}/push/push-project.ts`,
    check: '.every((name) => BEGINNINGS.has(name))',
    without: '.every(() => true)',
    test: TEST,
    named: 'one commit that is no beginning',
  },
  {
    name: 'one-push-of-a-project',
    file: `${SERVER}/push/push-store.ts`,
    check: "setWhere: sql`${push.status} <> 'running' or not ${isHeld(push.heldBy)}`,",
    test: FAILURES,
    named: 'the second is told',
  },
  {
    name: 'names-in-a-pull-request',
    file: `${SERVER}/push/pull-request-text.ts`,
    check: "'`'.repeat(longest + 1)",
    without: "'`'",
    test: `${SERVER}/push/pull-request-text.test.ts`,
    named: 'stays one span',
  },
];
