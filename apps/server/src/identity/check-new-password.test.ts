import { checkPassword, MESSAGES } from '@backsmith/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { checkNewPassword, isCommon, scoreNewPassword } from './check-new-password.ts';

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
  'aaaaaaa1',
  'Jordan23',
])('%s is well known and refused with a kind message', (password) => {
  expect(checkNewPassword(password)).toBe(MESSAGES.passwordCommon);
});

test.each(['Abcdef1!', 'Forge-4-ever!', 'Another-1 ', 'correct Horse battery', 'Dragon-slayer-9', '×÷Ωmega12'])(
  '%s passes',
  (password) => {
    expect(checkNewPassword(password)).toBeUndefined();
  },
);

test('the rules of the form come first', () => {
  expect(checkNewPassword('abc')).toBe('Password must be at least 8 characters long');
  expect(checkNewPassword('password')).toBe('Password is too weak. Please choose a stronger password');
  expect(isCommon('')).toBe(false);
  expect(isCommon('12345678!')).toBe(false);
});

// ASVS 5.0, 6.2.4: "at least, the top 3000 passwords which match the application's password policy".
test('the 3,000 most used passwords that fit the rules are refused, also with a capital, and the meter agrees', () => {
  const fitting = dictionary['passwords-common'].filter((word) => checkPassword(word) === undefined).slice(0, 3000);
  expect(fitting).toHaveLength(3000);
  const spellings = fitting.flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1)]);
  expect(spellings.filter((word) => checkNewPassword(word) === undefined)).toEqual([]);
  expect(spellings.filter((word) => scoreNewPassword(word) > 1)).toEqual([]);
});

test('the meter counts the points of the form for everything else', () => {
  expect(['', 'aaa', 'Abcdef1!', 'correct Horse battery'].map(scoreNewPassword)).toEqual([0, 1, 5, 4]);
});
