import { defineProject } from 'vitest/config';

/** Behaviour across packages: compilers, databases and browsers, one heavy suite after the other. */
export default defineProject({
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    globalSetup: ['e2e/kit/shared-servers.ts'],
    exclude: ['**/node_modules/**', 'golden/cases/**'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a person may wait for is waited for: one second is too short for a mail on a busy machine.
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
