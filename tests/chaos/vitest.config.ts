import { defineProject } from 'vitest/config';

/** Servers, workers and databases that are killed: minutes of waiting for them to come back, and little work. */
export default defineProject({
  test: {
    name: 'chaos',
    include: ['**/*.test.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 3 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
