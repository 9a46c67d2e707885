import { defineProject } from 'vitest/config';

/** The site in a real browser, two suites at once: they share servers, but neither accounts nor projects. */
export default defineProject({
  test: {
    name: 'site',
    include: ['**/*.test.ts'],
    globalSetup: ['kit/shared-servers.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a person may wait for is waited for: one second is too short for a mail on a busy machine, and half a minute for a build on one where three suites run.
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
});
