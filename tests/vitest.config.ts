import { defineProject } from 'vitest/config';

/** Behaviour across packages that Node.js and the embedded PostgreSQL show; what needs more has a project of its own. */
export default defineProject({
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'golden/cases/**', 'chaos/**', 'backends/**', 'e2e/**'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
