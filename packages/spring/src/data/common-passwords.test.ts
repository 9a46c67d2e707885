import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

test('the common passwords are about 3,000, each once, in lower case and long enough to be asked about', () => {
  const all = commonPasswords();
  expect(all.length).toBeGreaterThan(2900);
  expect(all.length).toBeLessThan(3300);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((one) => one !== one.toLowerCase() || one.length < 12)).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(['password1234', 'qwertyuiop123', '123456789012', 'iloveyouforever']));
});

test('no password that a project shows is among them', () => {
  const shown = ['correct horse battery', 'another horse battery', 'only-for-development', 'choose-a-long-one'];
  expect(commonPasswords().filter((one) => shown.includes(one))).toEqual([]);
});
