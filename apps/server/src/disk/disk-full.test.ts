import { closeSync, openSync, writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whenLinux } from '../testing/test-where.ts';
import { diskFullCode } from './disk-full.ts';

const withCode = (code: string, cause?: Error) => Object.assign(new Error('x', { cause }), { code });

test('a disk that is full is told from every other failure, also where its error is wrapped', () => {
  expect(diskFullCode(withCode('ENOSPC'))).toBe('ENOSPC');
  expect(diskFullCode(new Error('a query failed', { cause: withCode('53100') }))).toBe('53100');
  expect(diskFullCode(withCode('OTHER', withCode('EDQUOT')))).toBe('EDQUOT');
  expect(diskFullCode(withCode('ECONNREFUSED'))).toBeUndefined();
  expect(diskFullCode(new Error('No space left on device'))).toBeUndefined();
  expect(diskFullCode('ENOSPC')).toBeUndefined();
});

// Only Linux has a device that is always full.
whenLinux('the error of a real write is known', () => {
  const full = openSync('/dev/full', 'w');
  const write = () => {
    try {
      return writeSync(full, 'x');
    } catch (error) {
      return diskFullCode(error);
    }
  };
  expect(write()).toBe('ENOSPC');
  closeSync(full);
});
