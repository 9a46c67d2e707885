import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isJavaPackageName, isJavaTypeName, isRecordComponentName } from './index.ts';
import { toExcerpt, toSingleLine, toVisibleText } from './index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('drops what cannot be seen and repairs lone surrogates', () => {
  expect(toVisibleText('a\u200bb\u202ec\ufeff\u0000\ud800')).toBe('abc\ufffd');
  expect(toVisibleText('tab\tline\n')).toBe('tab\tline\n');
  expect(['user\u00adname', 'username', '\udc00'].map(toVisibleText)).toEqual(['username', 'username', '\ufffd']);
});

test('one line, cut between characters', () => {
  expect(toSingleLine('  a\r\n\tb\u2028c ')).toBe('a b c');
  expect(toExcerpt('abcdef', 4)).toBe('abc\u2026');
  expect(toExcerpt('ab\u{1f600}cd', 4)).toBe('ab\u2026');
});

test('the result is always well-formed and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const visible = toVisibleText(text);
      expect(visible.isWellFormed()).toBe(true);
      expect(toVisibleText(visible)).toBe(visible);
      expect(toExcerpt(text, 10).length).toBeLessThanOrEqual(10);
      expect(toExcerpt(text, 10).isWellFormed()).toBe(true);
    }),
  );
});

test('what Java accepts as a name', () => {
  expect([isJavaTypeName('Order'), isJavaTypeName('record'), isJavaTypeName('class'), isJavaTypeName('_')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([isRecordComponentName('hashCode'), isRecordComponentName('wait'), isRecordComponentName('id')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([isJavaPackageName('com.acme.shop'), isJavaPackageName('int.class'), isJavaPackageName('a..b')]).toEqual([
    true,
    false,
    false,
  ]);
});
