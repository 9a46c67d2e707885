import type { Fields, JsonSchema } from './document.ts';
import type { JsonRecord } from './made.ts';

/** A condition of a list, as a query, and whether it holds of a record. */
export type ConditionOn = { readonly query: string; readonly finds: boolean };

type Plain = string | number | boolean;

function isPlain(value: unknown): value is Plain {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

function queryOf(name: string, ...values: readonly Plain[]): string {
  return values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&');
}

/**
 * The conditions a client can say about a record from the document alone: by the name of a field, or by that and what is
 * meant. A value alone and beside another, bounds, a part of a text, with a value and without.
 */
export function conditionsOn(filters: Fields, record: JsonRecord): readonly ConditionOn[] {
  return Object.entries(filters).flatMap(([name, schema]) => {
    const field = name in record ? name : name.replace(/(From|To|Contains|IsNull)$/, '');
    if (!(field in record)) return [];
    return conditionsBy(name, name.slice(field.length), schema, record[field]);
  });
}

function conditionsBy(name: string, meaning: string, schema: JsonSchema, value: unknown): readonly ConditionOn[] {
  if (meaning === 'IsNull') {
    return [true, false].map((isNull) => ({ query: queryOf(name, isNull), finds: (value === null) === isNull }));
  }
  if (!isPlain(value)) return [];
  switch (meaning) {
    case 'Contains':
      return [
        { query: queryOf(name, String(value).slice(0, 3)), finds: true },
        { query: queryOf(name, `${String(value)}?`), finds: false },
      ];
    case 'From':
      return [{ query: queryOf(name, value), finds: true }, ...beyond(name, schema, value, 1)];
    case 'To':
      return [{ query: queryOf(name, value), finds: true }, ...beyond(name, schema, value, -1)];
    default:
      return [{ query: queryOf(name, value), finds: true }, ...besides(name, schema, value)];
  }
}

/** A bound that the value lies outside of: by one, or by a year. */
function beyond(
  name: string,
  { format, maximum, minimum }: JsonSchema,
  value: Plain,
  by: 1 | -1,
): readonly ConditionOn[] {
  const day = format?.startsWith('date') === true ? yearsFrom(String(value), by) : undefined;
  const bound = typeof value === 'number' ? value + by : day;
  const isOut =
    typeof bound === 'number' && (bound > (maximum ?? bound) || bound < (minimum ?? bound) || bound === value);
  return bound === undefined || isOut ? [] : [{ query: queryOf(name, bound), finds: false }];
}

/** The same day and time in another year; nothing for years of other than four digits. */
function yearsFrom(time: string, by: number): string | undefined {
  const [year] = /^\d{4}(?=-)/.exec(time) ?? [];
  if (year === undefined || time.slice(4, 10) === '-02-29') return undefined;
  return `${String(Number(year) + by).padStart(4, '0')}${time.slice(4)}`;
}

/** Where several values may be said, another one beside, and another one alone. */
function besides(name: string, { type, items }: JsonSchema, value: Plain): readonly ConditionOn[] {
  const other = type === 'array' ? otherThan(value, items ?? {}) : undefined;
  if (other === undefined) return [];
  return [
    { query: queryOf(name, other, value), finds: true },
    { query: queryOf(name, other), finds: false },
  ];
}

/** Another value of the kind, where one is known. */
function otherThan(value: Plain, { enum: few, format }: JsonSchema): Plain | undefined {
  if (few !== undefined) return few.filter(isPlain).find((one) => one !== value);
  if (typeof value === 'number') return value === 7 ? 8 : 7;
  return typeof value === 'string' && format === undefined ? `${value},x` : undefined;
}
