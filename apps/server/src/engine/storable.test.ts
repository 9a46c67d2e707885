import { expect, test } from 'vitest';
import { storableDiagnostics, storableText } from './storable.ts';

test('what a database cannot hold is replaced, what is too long is cut', () => {
  expect(storableText('a\0b\ud800c')).toBe('a\ufffdb\ufffdc');
  expect(storableText('x'.repeat(5000))).toBe(`${'x'.repeat(1000)}…`);
});

test('of very many diagnostics the errors are kept', () => {
  const one = { code: 'c', line: 1, column: 1, message: 'm\0' };
  const many = Array.from({ length: 500 }, (_, i) => ({ ...one, severity: i === 499 ? 'error' : 'info' }) as const);
  const kept = storableDiagnostics(many);
  expect(kept).toHaveLength(200);
  expect(kept[0]).toEqual({ ...one, severity: 'error', message: 'm\ufffd' });
  expect(storableDiagnostics(many.slice(0, 3)).map((found) => found.severity)).toEqual(['info', 'info', 'info']);
});
