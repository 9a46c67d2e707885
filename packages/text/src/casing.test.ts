import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  isJavaIdentifier,
  splitWords,
  toCamelCase,
  toConstantCase,
  toJavaMemberName,
  toJavaTypeName,
  toKebabCase,
  toPascalCase,
  toSnakeCase,
} from './index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test.each([
  ['CustomerID', ['customer', 'id']],
  ['HTTPServerURL', ['http', 'server', 'url']],
  ['userIDs', ['user', 'ids']],
  ['ORDER_ITEMS', ['order', 'items']],
  ['order-item.line', ['order', 'item', 'line']],
  ['md5hash', ['md5', 'hash']],
  ['address2', ['address2']],
  ['2fa_codes', ['2fa', 'codes']],
  ['Größe', ['grosse']],
  ['Łukasz Ærø', ['lukasz', 'aero']],
  ['Заказ', ['zakaz']],
  ['naïve\u200bname', ['naivename']],
  ['$$', []],
])('%s has the words %j', (identifier, words) => {
  expect(splitWords(identifier)).toEqual(words);
});

test('every casing of one identifier', () => {
  expect(toSnakeCase('CustomerID')).toBe('customer_id');
  expect(toKebabCase('CustomerID')).toBe('customer-id');
  expect(toPascalCase('customer_ID')).toBe('CustomerId');
  expect(toCamelCase('CUSTOMER_ID')).toBe('customerId');
  expect(toConstantCase('customerId')).toBe('CUSTOMER_ID');
});

test('numbers that meet stay apart', () => {
  expect(toPascalCase('line_1_2')).toBe('Line1_2');
  expect(toPascalCase('line_12')).toBe('Line12');
});

test('Java names start with a letter and fall back when nothing is left', () => {
  expect(toJavaTypeName('2fa_codes', 'Table')).toBe('N2faCodes');
  expect(toJavaMemberName('2fa_codes', 'column')).toBe('n2faCodes');
  expect(toJavaTypeName('???', 'Table')).toBe('Table');
});

test('any text gives words of ASCII letters and digits, and casings are stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of splitWords(text)) expect(word).toMatch(/^[a-z0-9]+$/u);
      expect(toSnakeCase(toSnakeCase(text))).toBe(toSnakeCase(text));
      const name = toJavaTypeName(text, 'Fallback');
      expect(name).toMatch(/^[A-Z][A-Za-z0-9_]*$/u);
      expect(isJavaIdentifier(name)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
