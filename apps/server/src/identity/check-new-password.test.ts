import { MESSAGES } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { checkNewPassword, isCommon } from './check-new-password.ts';

test.each([
  'Password1!',
  'P@ssw0rd2024',
  'passw0rD!',
  '!Welcome123',
  'Summer2026!',
  'Qwerty123!',
  '1q2w3e4r5T',
  'Dragon!Dragon!',
  'dragonDragon1',
  'Iloveyou2!',
  'Adm1n1strat0r!',
  'L3tm31n!!',
  'Abcd1234!',
  'Football99$',
])('%s is well known and refused with a kind message', (password) => {
  expect(checkNewPassword(password)).toBe(MESSAGES.passwordCommon);
});

test.each([
  'Abcdef1!',
  'aaaaaaa1',
  'Forge-4-ever!',
  'Another-1 ',
  'correct Horse battery',
  'Dragon-slayer-9',
  '×÷Ωmega12',
])('%s passes', (password) => {
  expect(checkNewPassword(password)).toBeUndefined();
});

test('the rules of the form come first', () => {
  expect(checkNewPassword('abc')).toBe('Password must be at least 8 characters long');
  expect(checkNewPassword('password')).toBe('Password is too weak. Please choose a stronger password');
  expect(isCommon('')).toBe(false);
  expect(isCommon('12345678!')).toBe(false);
});
