import type { JsonSchema } from './document.ts';

/** How the values of one attempt differ from another's. */
export type Attempt = {
  /** Another number for every record. */
  readonly number: number;
  /** How values of one record lie to each other, for rules between columns. */
  readonly order: 'rising' | 'equal' | 'falling';
  /** When days and times lie; of late where nothing is said. */
  readonly era?: Era;
};

/** Rules ask that somebody was born long ago, or that something is still to come. */
export const ERAS = ['of late', 'long ago', 'to come'] as const;

export type Era = (typeof ERAS)[number];

/** Within what the times of all databases hold: those of MySQL end in 2038. */
const FIRST_DAY: Readonly<Record<Era, number>> = {
  'of late': Date.UTC(2024, 0, 1),
  'long ago': Date.UTC(1975, 0, 1),
  'to come': Date.UTC(2036, 0, 1),
};
const DAY = 86_400_000;
const TEXTS = ['A', 'a', '1'];

/** When a day or time lies that was sent. */
export function eraOf(value: unknown): Era {
  const at = typeof value === 'string' ? Date.parse(value.slice(0, 10)) : Number.NaN;
  if (at >= FIRST_DAY['to come']) return 'to come';
  return at < FIRST_DAY['of late'] ? 'long ago' : 'of late';
}

/** Texts a client writes into a column whose type says what is meant. */
const TEXT_BY_TYPE: readonly (readonly [RegExp, (n: number, first: string) => string])[] = [
  [/\[\]$/, () => '{}'],
  [/^enum\('((?:[^']|'')*)'/, (_, label) => label.replaceAll("''", "'")],
  [/^bytea/, (n) => String.raw`\x0${n % 10}`],
  [/^(inet|inet4)\b/, (n) => `10.0.0.${n % 250}`],
  [/^inet6/, (n) => `fe80::${n % 250}`],
  [/^cidr/, (n) => `10.0.${n % 250}.0/24`],
  [/^macaddr8/, (n) => `08:00:2b:01:02:03:04:${String(10 + (n % 80))}`],
  [/^macaddr/, (n) => `08:00:2b:01:02:${String(10 + (n % 80))}`],
  [/^xml/, (n) => `<a>${n}</a>`],
  [/^interval/, (n) => `PT${1 + (n % 20)}H`],
  [/^tsvector/, (n) => `'word${n}'`],
  [/^tsquery/, (n) => `'word${n}'`],
  [/^ltree/, (n) => `top.n${n}`],
  [/^(bit varying|varbit)/, () => '1'],
  [/^bit\((\d+)\)/, () => '1'],
  [/^point/, (n) => `(${n},1)`],
  [/^int4range/, (n) => `[${n},${n + 2})`],
  [/^(int8range)/, (n) => `[${n},${n + 2})`],
  [/^numrange/, (n) => `[${n}.5,${n + 2}.5)`],
  [/^daterange/, () => '[2024-01-01,2024-02-01)'],
  [/^(tsrange)/, () => '["2024-01-01 00:00:00","2024-02-01 00:00:00")'],
  [/^(tstzrange)/, () => '["2024-01-01 00:00:00+00","2024-02-01 00:00:00+00")'],
  [/^(json|hstore)/, (n) => `{"n": ${n}}`],
  [/^year/, (n) => String(2000 + (n % 90))],
  [/^set\('([^']*)'/, () => ''],
];

/** A type as it is compared: in small letters, but for the words of an enumeration. */
export function spelledType(type: string): string {
  return type.replaceAll(/'(?:[^']|'')*'|[^']+/gu, (part) => (part.startsWith("'") ? part : part.toLowerCase()));
}

function step({ number, order }: Attempt, position: number): number {
  switch (order) {
    case 'rising':
      return number + position;
    case 'equal':
      return number;
    case 'falling':
      return number + 300 - position;
  }
}

/** The digits before the point that a decimal column has room for: the document does not say. */
function wholeDigits(columnType: string): number {
  const [, precision, scale] = /^(?:numeric|decimal)\((\d+)(?:,\s*(\d+))?\)/.exec(columnType) ?? [];
  return precision === undefined ? 3 : Number(precision) - Number(scale ?? 0);
}

function wholeNumber(schema: JsonSchema, columnType: string, wanted: number): number {
  const room = Math.min(120, 10 ** wholeDigits(columnType) - 1);
  const most = Math.min(schema.maximum ?? room, (schema.exclusiveMaximum ?? room + 1) - 1);
  const lowest = Math.max(schema.minimum ?? -Infinity, (schema.exclusiveMinimum ?? -Infinity) + 1);
  // A record is told from an empty one by values that are not 0, where the rules leave any.
  const least = lowest < 1 || lowest === -Infinity ? Math.min(1, most) : lowest;
  return most <= least ? least : least + (wanted % (most - least + 1));
}

/** A text that fits a pattern, from a few alphabets and lengths; the client gives up where none does. */
function patternText(pattern: string, length: number, wanted: number): string | undefined {
  const rule = new RegExp(`^(?:${pattern})$`, 'u');
  const digits = String(wanted);
  const alphabets = ['0', 'A', 'a', digits[0] ?? '1', 'F'];
  const sized = Array.from({ length: Math.min(length, 40) }, (_, at) =>
    alphabets.map((one) => one.repeat(at + 1)),
  ).flat();
  const two = digits.padStart(2, '0').slice(-2);
  const shaped = [
    `a${digits}@b.de`,
    `+4930123${two}`,
    `#a1b2${two}`,
    `https://example.com/${digits}`,
    `AB-${two}`,
    `A${two}`,
    `12:${two}`,
  ];
  // The words of a choice stand in its pattern: `(?:S|M|L)`.
  const words = [...(pattern.match(/\w+/gu) ?? []), ...(pattern.match(/\w/gu) ?? [])];
  const numbered = sized.map((text) => text.slice(0, Math.max(0, text.length - digits.length)) + digits);
  return [...numbered, ...sized, ...shaped, ...words].find((text) => text.length <= length && rule.test(text));
}

function plainText(schema: JsonSchema, columnType: string, wanted: number): string {
  const most = Math.min(schema.maxLength ?? 30, 30);
  // A short code of fixed length is given whole.
  const fixed = Number(/^char(?:acter)?\(([1-4])\)/.exec(columnType)?.[1] ?? 0);
  const least = Math.max(schema.minLength ?? 0, fixed);
  if (schema.pattern !== undefined) {
    const fitting = patternText(schema.pattern, schema.maxLength ?? 40, wanted);
    if (fitting !== undefined) return fitting;
  }
  const mark = wanted.toString(36);
  const word = most > 8 ? `Text ${mark}` : mark.slice(-most);
  return word.padEnd(least, TEXTS[0]).slice(0, Math.max(most, least));
}

function text(schema: JsonSchema, columnType: string, attempt: Attempt, wanted: number): string {
  const special = TEXT_BY_TYPE.find(([type]) => type.test(columnType));
  const at = new Date(FIRST_DAY[attempt.era ?? 'of late'] + wanted * DAY).toISOString();
  switch (schema.format) {
    case 'date':
      return at.slice(0, 10);
    case 'date-time':
      return `${at.slice(0, 19)}Z`;
    case 'date-time-local':
      return at.slice(0, 19);
    case 'time':
    case 'time-local':
      return timeText(columnType, wanted);
    case 'uuid':
      return `00000000-0000-4000-8000-${String(attempt.number * 1000 + (wanted % 1000)).padStart(12, '0')}`;
    case 'byte':
    case 'binary':
      return bytesOf(columnType, wanted).toString('base64');
    case 'duration':
      return `PT${1 + (wanted % 20)}H`;
    default:
      if (special !== undefined) return special[1](wanted, special[0].exec(columnType)?.[1] ?? '');
      if (/^time\b/.test(columnType)) return timeText(columnType, wanted);
      return plainText(schema, columnType, wanted);
  }
}

function timeText(columnType: string, wanted: number): string {
  return `10:${String(wanted % 60).padStart(2, '0')}:00${columnType.includes('with time zone') ? 'Z' : ''}`;
}

function bytesOf(columnType: string, wanted: number): Buffer {
  return /^(geometry|point)\b/.test(columnType) ? pointBytes(wanted) : Buffer.from(plainBytes(columnType, wanted));
}

/** A point as MySQL keeps it: the number of its plane, the order of bytes, the kind of shape, and where it lies. */
function pointBytes(wanted: number): Buffer {
  const place = Buffer.alloc(16);
  place.writeDoubleLE(wanted % 90, 0);
  place.writeDoubleLE(1, 8);
  return Buffer.concat([Buffer.from([0, 0, 0, 0, 1, 1, 0, 0, 0]), place]);
}

/** As many bytes as a column of a fixed size holds. */
function plainBytes(columnType: string, wanted: number): string {
  const size = Number(/\((\d+)\)/.exec(columnType)?.[1] ?? 12);
  return String(wanted)
    .padEnd(size, 'x')
    .slice(0, columnType.startsWith('bit') ? Math.ceil(size / 8) : size);
}

/**
 * A value for one field as its schema describes it.
 *
 * @param columnType the type of the column behind, which tells an address from any other text
 * @param position the place of the field in its record
 */
export function valueFor(schema: JsonSchema, columnType: string, attempt: Attempt, position: number): unknown {
  const few = schema.enum?.filter((value) => value !== null);
  if (few !== undefined) return few[attempt.number % few.length];
  const wanted = step(attempt, position);
  if (schema.type !== 'array' && (columnType.startsWith('json') || columnType === 'hstore'))
    return schema.type === 'string' ? `{"n": ${wanted}}` : { n: wanted };
  switch (schema.type) {
    case 'boolean':
      return attempt.number % 2 === 1;
    case 'integer':
      return columnType.startsWith('year') ? 2000 + (wanted % 90) : wholeNumber(schema, columnType, wanted);
    case 'number':
      return (
        wholeNumber(schema, columnType, wanted) + (hasFraction(columnType) && schema.maximum === undefined ? 0.5 : 0)
      );
    case 'array':
      return [valueFor(schema.items ?? {}, columnType.replace(/\[\]$/, ''), attempt, position)];
    case 'string':
      return text(schema, columnType, attempt, wanted);
    default:
      return { n: wanted };
  }
}

/** Whether the column holds halves: floating point, or a decimal type with a scale. */
function hasFraction(columnType: string): boolean {
  return /^(double|real|float|money)|\(\d+,\s*[1-9]\d*\)/.test(columnType);
}
