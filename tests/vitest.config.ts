import { defineProject } from 'vitest/config';

/** Behaviour across packages that Node.js and the embedded PostgreSQL show; what needs more has a project of its own. */
export default defineProject({
  test: {
    name: 'tests',
    // Not by an `exclude` of its own, beside which vitest does not hear the one of the command.
    include: ['!(chaos|backends|e2e)/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
