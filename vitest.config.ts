import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tests'],
    reporters: ['default', './tests/kit/skip-reporter.ts'],
  },
});
