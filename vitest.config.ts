import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tests', 'tests/chaos', 'tests/backends', 'tests/e2e'],
    reporters: ['default', './tests/kit/second-try-reporter.ts', './tests/kit/skip-reporter.ts'],
  },
});
