import { describe, expect, it } from 'vitest';
import { caretAfter, groupCardNumber, groupExpiry } from './card-text.ts';

describe('what is typed into a card form', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242  4242 x', '4242 4242'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
  ])('%j is grouped to %j', (typed, grouped) => {
    expect(groupCardNumber(typed)).toBe(grouped);
    expect(groupCardNumber(grouped)).toBe(grouped);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12 / ', '12'],
    ['12/34', '12 / 34'],
    ['1234567', '12 / 34'],
  ])('%j is the expiry %j', (typed, grouped) => {
    expect(groupExpiry(typed)).toBe(grouped);
  });

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretAfter(5, '4242 4242')).toBe(6);
    expect(caretAfter(4, '4242 4')).toBe(4);
    expect(caretAfter(0, '4242')).toBe(0);
    expect(caretAfter(9, '4242')).toBe(4);
  });
});
