import { expect, test } from 'vitest';
import { foldEmail, isEmail } from './email.ts';
import { scorePassword, strengthLabel } from './password-strength.ts';
import { checkRegistration, checkSignUp, type SignUpForm } from './sign-up.ts';

const EMPTY: SignUpForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

test('the nine checks come in their order, one at a time', () => {
  const repairs: readonly [Partial<SignUpForm>, string | undefined][] = [
    [{}, 'First name is required'],
    [{ firstName: 'Ada' }, 'Last name is required'],
    [{ lastName: 'Lovelace' }, 'Email is required'],
    [{ email: 'abc' }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com' }, 'Password is required'],
    [{ password: 'aaa', confirmPassword: 'bbb' }, 'Passwords do not match'],
    [{ password: 'Aa1!aaa', confirmPassword: 'Aa1!aaa' }, 'Password must be at least 8 characters long'],
    [{ password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' }, 'Password is too weak. Please choose a stronger password'],
    [
      { password: 'aaaaaaa1', confirmPassword: 'aaaaaaa1' },
      'You must agree to the Terms of Service and Privacy Policy',
    ],
    [{ agreeToTerms: true }, undefined],
  ];
  let form = EMPTY;
  for (const [repair, message] of repairs) {
    form = { ...form, ...repair };
    expect(checkSignUp(form)?.message).toBe(message);
  }
});

test('the server repeats all checks but confirmation and terms', () => {
  const good = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'aaaaaaa1' };
  expect(checkRegistration(good)).toBeUndefined();
  expect(checkRegistration({ ...good, lastName: ' ' })).toEqual({
    field: 'lastName',
    message: 'Last name is required',
  });
  expect(checkRegistration({ ...good, password: 'a'.repeat(201) })?.field).toBe('password');
});

test.each([
  ['', 0, 'Very Weak'],
  ['a', 1, 'Very Weak'],
  ['aA', 2, 'Weak'],
  ['aA1', 3, 'Fair'],
  ['aA1!', 4, 'Good'],
  ['aA1!aaaa', 5, 'Strong'],
])('%j scores %i', (password, score, label) => {
  expect(scorePassword(password)).toBe(score);
  expect(strengthLabel(scorePassword(password))).toBe(label);
});

test.each(['········', 'aaaaaaaa', 'AAAAAAAA', '11111111'])('each point counts alone: %j has two', (password) => {
  expect(scorePassword(password)).toBe(2);
});

test.each(['ada@example.com', 'ada+x@example.co.uk', 'ada@bücher.example'])('%j is an email', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'abc',
  'a b@c.de',
  'a@b',
  'a@@b.c',
  '@b.c',
  'a@.c',
  'a@b.',
  'a\r\nBcc:x@b.c',
  'a@b。c', // An ideographic full stop is no dot of a mail server.
  'a\u{E123}@b.cd',
  'a¨@b.cd', // NFKC makes a blank of it.
  '℀@b@c.de',
  '\u200B@b.cd',
  `${'ﷺ'.repeat(30)}@b.cd`,
  `${'a'.repeat(250)}@b.cd`,
])('%j is no email', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['ada\u200B@example.com', 'a zero-width space'],
  ['\uFEFFada@example.com', 'a byte order mark'],
  ['ada@exam\u00ADple.com', 'a soft hyphen'],
  ['\u202Eada@example.com\u202C', 'marks of direction'],
  ['a\u2060da@example.com', 'a word joiner'],
  ['ada\u3164@example.com', 'a Hangul filler'],
  ['a\u{E0061}da@example.com', 'a tag'],
  ['ada\uFE0F@example.com', 'a variation selector'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'full width'],
  ['𝐚𝐝𝐚@example.com', 'letters of mathematics'],
  ['adª@example.com', 'an ordinal sign'],
])('%j is ada@example.com: %s', (text) => {
  expect(foldEmail(text)).toBe('ada@example.com');
  expect(isEmail(text)).toBe(true);
});

test('what is no look-alike stays as it was typed', () => {
  for (const text of ['Ada+x@bücher.example', 'ぁだ@例え.jp', "o'neill@example.ie"]) expect(foldEmail(text)).toBe(text);
});
