import { expect, test } from 'vitest';
import { escapeSpringPlaceholders } from './index.ts';

test.each([
  ['a ${env.HOME} $ {', 'a \\${env.HOME} $ {'],
  ['\\${x}', '\\\\${x}'],
  ['${a:${b}}', '\\${a:\\${b}}'],
  ['${', '${'],
  ['${{}', '${{}'],
  ['} ${a ${b}', '} ${a \\${b}'],
])('Spring reads %j from what is written for it', (text, written) => {
  expect(escapeSpringPlaceholders(text)).toBe(written);
});
