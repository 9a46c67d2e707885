import { defineProject } from 'vitest/config';

/** What needs a JDK or another database: one heavy suite after the other. */
export default defineProject({
  test: {
    name: 'backends',
    include: ['**/*.test.ts'],
    globalSetup: ['java-tools/serve-java-tools.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
