import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { numberServices } from './number-services.ts';

const { schema } = readSchema('CREATE TABLE a (id int PRIMARY KEY);', { dialect: 'postgresql' }).value;

const version = (...names: readonly string[]) => ({
  schema,
  services: { services: names.map((name) => ({ name, tables: [] })) },
});

const numbers = (...given: Parameters<typeof numberServices>) => Object.fromEntries(numberServices(...given));

describe('numbers of services', () => {
  it('follow their order at first, and the one people sign in at comes last', () => {
    expect(numbers([], ['orders', 'stocks'])).toEqual({ orders: 0, stocks: 1 });
    expect(numbers([], ['orders', 'stocks'], 'auth')).toEqual({ orders: 0, stocks: 1, auth: 2 });
  });

  it('stay when services are added, wherever these stand', () => {
    const later = numbers([version('orders', 'stocks')], ['gifts', 'orders', 'stocks'], 'auth');
    expect(later).toEqual({ orders: 0, stocks: 1, auth: 2, gifts: 3 });
  });

  it('stay when a service is gone, and nobody else gets its number', () => {
    const versions = [version('orders', 'stocks', 'bills'), version('orders', 'bills')];
    expect(numbers(versions, ['orders', 'bills', 'gifts'])).toEqual({ orders: 0, stocks: 1, bills: 2, gifts: 3 });
  });
});
