import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { spentTime } from './spent-time.ts';

test.runIf(process.platform === 'linux')('counts what a program has taken that has ended', () => {
  const before = spentTime() ?? 0;
  spawnSync(process.execPath, ['-e', 'for (let i = 0, sum = 0; i < 6e8; i += 1) sum += i % 7;']);
  expect((spentTime() ?? 0) - before).toBeGreaterThan(0.2);
});
