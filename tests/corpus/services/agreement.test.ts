import { expect, it } from 'vitest';
import { agreementOf } from './agreement.ts';

const MODULES = { sales: ['order', 'line'], stock: ['shelf', 'item'] };

it('counts the pairs that are together in both, and those that are apart in both', () => {
  expect(
    agreementOf(
      [
        ['Order', 'Line'],
        ['Shelf', 'Item'],
      ],
      MODULES,
    ),
  ).toEqual({ together: 1, apart: 1, mean: 1 });
  expect(agreementOf([['order', 'line', 'shelf', 'item']], MODULES)).toEqual({ together: 1, apart: 0, mean: 0.5 });
  expect(agreementOf([['order'], ['line'], ['shelf'], ['item']], MODULES)).toEqual({
    together: 0,
    apart: 1,
    mean: 0.5,
  });
  expect(
    agreementOf(
      [
        ['order', 'line', 'shelf'],
        ['item', 'other'],
      ],
      MODULES,
    ),
  ).toEqual({
    together: 0.5,
    apart: 0.5,
    mean: 0.5,
  });
});
