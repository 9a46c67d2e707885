import { expect, test } from 'vitest';
import { SANDBOX_CARDS, sandboxMethodOf } from './sandbox-cards.ts';

test('only test cards become a method; any other number stays in the browser', () => {
  expect(sandboxMethodOf('4242424242424242')).toBe('card_success');
  expect(sandboxMethodOf('4000 0000 0000 9995')).toBe('card_insufficient_funds');
  expect(SANDBOX_CARDS.every((card) => sandboxMethodOf(card.number) === card.method)).toBe(true);
  for (const number of ['', '4111111111111111', '42424242424242421', '4242-4242-4242-4242']) {
    expect(sandboxMethodOf(number)).toBeUndefined();
  }
});
