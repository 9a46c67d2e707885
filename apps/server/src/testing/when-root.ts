import { test } from 'vitest';

/** A test that only root can run; elsewhere it says so. */
export function whenRoot(name: string, run: () => Promise<void> | void): void {
  if (process.getuid?.() === 0) {
    test(name, run);
    return;
  }
  process.stderr.write(`skipped: "${name}" needs root\n`);
  test.skip(`${name} (skipped: needs root)`, run);
}
