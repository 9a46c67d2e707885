import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  escapeMarkdown,
  joinMarkdown,
  markdownText,
  markdownCode,
  markdownCodeBlock,
  markdownTable,
  renderMarkdown,
} from '../index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test.each([
  ['order_item *x*', 'order_item \\*x\\*'],
  ['[a](javascript:x) <b> a|b', '\\[a\\](javascript:x) \\<b\\> a\\|b'],
  ['# not a heading', '\\# not a heading'],
  ['1. not a list', '1\\. not a list'],
  ['4.1.1', '4.1.1'],
  ['_emphasis_ a_b', '\\_emphasis\\_ a_b'],
  ['- nor this\n- one', '\\- nor this - one'],
  ['http://a www.b.c', 'http\\://a www\\.b.c'],
])('%j becomes %j', (text, expected) => {
  expect(escapeMarkdown(text)).toBe(expected);
});

test('templates escape what is not Markdown already', () => {
  const names = ['a`b', 'c'].map(markdownCode);
  expect(renderMarkdown(markdownText`**${'x*y'}** and ${joinMarkdown(names, ', ')}: ${3}`)).toBe(
    '**x\\*y** and ``a`b``, `c`: 3',
  );
});

test('a table keeps its columns', () => {
  expect(
    markdownTable(
      ['Name', 'Type'],
      [
        ['a|b\nc', markdownCode('x|y')],
        [undefined, markdownText`**z**`],
      ],
    ),
  ).toBe('| Name | Type |\n| --- | --- |\n| a\\|b c | `x\\|y` |\n|  | **z** |\n');
});

test('code blocks and spans are longer than any fence inside', () => {
  expect(markdownCodeBlock('sql', 'select 1;\n')).toBe('```sql\nselect 1;\n```');
  expect(markdownCodeBlock('', '```\n')).toBe('````\n```\n````');
  expect(renderMarkdown(markdownCode('`'))).toBe('`` ` ``');
  expect(renderMarkdown(markdownCode(''))).toBe('');
});

test('escaped text stays on one line and reads the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeMarkdown(text);
      expect(escaped).not.toMatch(/\n/u);
      expect(escaped.replace(/\\[!-/:-@[-`{-~]/gu, 'x')).not.toMatch(
        /[`*[\]<>|~$&]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/u,
      );
    }),
  );
});
