import { describe, expect, test } from 'vitest';
import { fieldsOf, isCode } from './fields.ts';

describe('what an object holds', () => {
  test.each([null, undefined, 'text', 5, ['a', 'b']])('is nothing for %j', (value) => {
    expect(fieldsOf(value)).toEqual({});
  });

  test('is read of objects and of errors', () => {
    expect(fieldsOf(JSON.parse('{"name": 1}'))['name']).toBe(1);
    expect(fieldsOf(new Error('gone'))['message']).toBe('gone');
  });
});

describe('the code of an error', () => {
  test.each([
    [Object.assign(new Error('gone'), { code: 'ENOENT' }), true],
    [Object.assign(new Error('closed'), { code: 'EACCES' }), true],
    [Object.assign(new Error('there'), { code: 'EEXIST' }), false],
    [new Error('of no code'), false],
    [undefined, false],
    ['ENOENT', false],
  ])('of %s is one of two: %s', (error, expected) => {
    expect(isCode(error, 'ENOENT', 'EACCES')).toBe(expected);
  });
});
