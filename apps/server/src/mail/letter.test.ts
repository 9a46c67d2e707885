import { expect, test } from 'vitest';
import { headerText } from './letter.ts';

test.each([
  ['=?utf-8?B?RVZJTA==?=', '= ?utf-8?B?RVZJTA== ?='],
  ['a =?utf-8?Q?b?= c =?x', 'a = ?utf-8?Q?b?= c = ?x'],
  ['one\r\ntwo', 'one two'],
  ['Grüße = ? =', 'Grüße = ? ='],
])('the subject %j becomes %j: no reader decodes a word in it', (text, shown) => {
  expect(headerText(text)).toBe(shown);
});
