import type { SampleValue } from '@backsmith/blueprint';

/** What came back for a record, by field. */
export type JsonRecord = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2024, 0, 1);

/** Digits, or capital letters and digits, that differ from call to call within the length there is. */
function uniqueText(length: number, counter: number, digitsOnly: boolean): string {
  const digits = counter.toString(digitsOnly ? 10 : 36).toUpperCase();
  return digits.padStart(length, '0').slice(-length);
}

function uniqueTime(shape: 'date' | 'local' | 'offset', counter: number): string {
  const at = new Date(FIRST_DAY + counter * DAY).toISOString();
  switch (shape) {
    case 'date':
      return at.slice(0, 10);
    case 'local':
      return at.slice(0, 19);
    case 'offset':
      return `${at.slice(0, 19)}Z`;
  }
}

function uniqueNumber(from: string, count: string, counter: number): string {
  return String(BigInt(from) + (BigInt(counter) % BigInt(count)));
}

/**
 * A sample value as JSON text.
 *
 * @param records what was created for the sample before, by variable
 * @param counter another number on every call
 */
export function sampleJson(value: SampleValue, records: ReadonlyMap<string, JsonRecord>, counter: number): string {
  switch (value.kind) {
    case 'text':
      return JSON.stringify(value.value);
    case 'boolean':
      return String(value.value);
    case 'number':
    case 'decimal':
    case 'json':
      return value.value;
    case 'list':
      return `[${value.items.map((item) => sampleJson(item, records, counter)).join(',')}]`;
    case 'unique-text': {
      const middle = uniqueText(value.length, counter, value.digitsOnly === true);
      return JSON.stringify(`${value.before}${middle}${value.behind}`);
    }
    case 'unique-number':
      return uniqueNumber(value.from, value.count, counter);
    case 'unique-uuid':
      return JSON.stringify(crypto.randomUUID());
    case 'unique-time':
      return JSON.stringify(uniqueTime(value.shape, counter));
    case 'reference':
      return JSON.stringify(records.get(value.record)?.[value.field]);
  }
}
