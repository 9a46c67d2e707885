import { unitsOf } from '../pricing/price.ts';

/** Money for people: "$250.00". */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(unitsOf(cents));
}
