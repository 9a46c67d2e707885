import { test } from 'vitest';

type Run = () => Promise<void> | void;

/** A test that only root can run; elsewhere it says so. */
export function whenRoot(name: string, run: Run): void {
  testWhere(process.getuid?.() === 0, 'root', name, run);
}

/** A test of what only Linux has; elsewhere it says so. */
export function whenLinux(name: string, run: Run): void {
  testWhere(process.platform === 'linux', 'Linux', name, run);
}

function testWhere(isThere: boolean, needed: string, name: string, run: Run): void {
  if (isThere) {
    test(name, run);
    return;
  }
  process.stderr.write(`skipped: "${name}" needs ${needed}\n`);
  test.skip(`${name} (skipped: needs ${needed})`, run);
}
