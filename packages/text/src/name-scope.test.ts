import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJavaIdentifier, JAVA_KEYWORDS, NameScope } from './index.ts';

test('hands out alternatives before numbers', () => {
  const scope = new NameScope();
  expect(scope.take('language')).toBe('language');
  expect(scope.take('language', 'originalLanguage')).toBe('originalLanguage');
  expect(scope.take('language', 'originalLanguage')).toBe('language2');
  expect(scope.take('language')).toBe('language3');
});

test('a reserved name gets the suffix, a name that ends in a digit a separator', () => {
  const scope = new NameScope({ reserved: JAVA_KEYWORDS, suffix: 'Value' });
  expect(scope.take('class')).toBe('classValue');
  expect(scope.take('class')).toBe('classValue2');
  expect(scope.take('address2')).toBe('address2');
  expect(scope.take('address2')).toBe('address2_2');
});

test('a name that is not accepted counts as reserved', () => {
  const scope = new NameScope({ accepts: isJavaIdentifier, suffix: 'Type' });
  expect(scope.take('int')).toBe('intType');
});

test('ignores case where asked', () => {
  const scope = new NameScope({ ignoreCase: true, reserved: ['CON'] });
  expect(scope.take('Order')).toBe('Order');
  expect(scope.take('ORDER')).toBe('ORDER2');
  expect(scope.take('con')).toBe('conValue');
});

test('never hands out a name twice and always the same for the same requests', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a2', 'a2_2', 'b', 'class', 'classValue')), (requests) => {
      const options = { ignoreCase: true, reserved: ['class'] };
      const [first, second] = [new NameScope(options), new NameScope(options)];
      const names = requests.map((name) => first.take(name));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      expect(names).not.toContain('class');
      expect(requests.map((name) => second.take(name))).toEqual(names);
    }),
  );
});

test('ten thousand requests for one name stay fast', () => {
  const scope = new NameScope();
  for (let count = 0; count < 10_000; count += 1) scope.take('column');
  expect(scope.take('column')).toBe('column10001');
});
