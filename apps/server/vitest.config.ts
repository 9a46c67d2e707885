import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: '@backsmith/server',
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
