import { describe, expect, it } from 'vitest';
import { temporalText } from './temporal-text.ts';

describe('temporalText', () => {
  it.each([
    ['2025-01-31', { kind: 'date' }, '2025-01-31'],
    ['0000-00-00', { kind: 'date' }, undefined],
    ['2023-02-29', { kind: 'date' }, undefined],
    ['2024-02-29 23:59:59', { kind: 'timestamp' }, '2024-02-29T23:59:59'],
    ['2024-02-29', { kind: 'timestamp' }, '2024-02-29T00:00'],
    ['0000-00-00 00:00:00', { kind: 'timestamp' }, undefined],
    ['2024-02-29 10:00:00+02', { kind: 'timestamp', zoned: true }, '2024-02-29T10:00:00+02:00'],
    ['2024-02-29 10:00', { kind: 'timestamp', zoned: true }, '2024-02-29T10:00Z'],
    ['07:30', { kind: 'time' }, '07:30'],
    ['24:00:00', { kind: 'time' }, undefined],
    ['838:59:59', { kind: 'time' }, undefined],
    ['2025-01-31', { kind: 'uuid' }, undefined],
  ] as const)('%s', (literal, shape, expected) => {
    expect(temporalText(literal, shape)).toBe(expected);
  });
});
