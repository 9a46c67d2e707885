import type { ExampleValue, Json } from '../model/example.ts';
import type { SampleValue } from '../model/sample.ts';

/**
 * The value of a sample in the record of this number, which makes it another one than in the records before.
 *
 * @param valueOf a field of a record that the sample refers to
 */
export function exampleValue(
  value: SampleValue,
  count: number,
  valueOf: (record: string, field: string) => ExampleValue | undefined,
): ExampleValue {
  switch (value.kind) {
    case 'text':
    case 'boolean':
      return { kind: 'json', value: value.value };
    case 'number':
    case 'decimal':
      return { kind: 'digits', digits: value.value };
    case 'json':
      return { kind: 'json', value: JSON.parse(value.value) as Json };
    case 'list':
      return { kind: 'list', items: value.items.map((item) => exampleValue(item, count, valueOf)) };
    case 'letters':
      return { kind: 'json', value: 'x'.repeat(value.count) };
    case 'unique-text': {
      const unique =
        value.digitsOnly === true ? String(count) : `EXAMPLE${count.toString(36).toUpperCase().padStart(5, '0')}`;
      return {
        kind: 'json',
        value: value.before + unique.padStart(value.length, '0').slice(-value.length) + value.behind,
      };
    }
    case 'unique-number':
      return { kind: 'digits', digits: String(BigInt(value.from) + (BigInt(count) % BigInt(value.count))) };
    case 'unique-uuid':
      return { kind: 'json', value: `7f2c1de0-52ab-4cf4-9f62-${count.toString(16).padStart(12, '0')}` };
    case 'unique-time': {
      const time = value.shape === 'date' ? '' : `T10:30:00${value.shape === 'offset' ? 'Z' : ''}`;
      return { kind: 'json', value: dayOf(count) + time };
    }
    case 'reference':
      return valueOf(value.record, value.field) ?? { kind: 'json', value: null };
  }
}

/** A day before 2026 for each number; every month has the first 28. */
function dayOf(count: number): string {
  const [day, month, year] = [1 + (count % 28), 1 + (Math.floor(count / 28) % 12), 2025 - Math.floor(count / 336)];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
