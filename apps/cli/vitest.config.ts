import { defineProject } from 'vitest/config';

/** The tests start the program as a user does, several times each. */
export default defineProject({ test: { name: 'backsmith', include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
