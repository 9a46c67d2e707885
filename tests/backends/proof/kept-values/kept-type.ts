import fc from 'fast-check';

/** A type of a database with what its columns are given: by hand what lies at its edges, and at random what lies between. */
export type KeptType = {
  /** As it stands in CREATE TABLE. */
  readonly type: string;
  /** Values as SQL writes them. */
  readonly edges: readonly string[];
  /** Values that are shown and kept, and that no request may give: one that does is refused and changes nothing. */
  readonly refused?: readonly string[];
  readonly random: fc.Arbitrary<string>;
  /** How a query shows all there is of a value, in the place of `?`; where missing, as the kind shows any. */
  readonly shown?: string;
};

/** A text as a literal of SQL. @param escapes the backslash is a mark of its own */
export function sqlText(text: string, escapes = false): string {
  const body = text.replaceAll("'", "''");
  return `'${escapes ? body.replaceAll('\\', String.raw`\\`) : body}'`;
}

export function whole(least: bigint, most: bigint): fc.Arbitrary<string> {
  return fc.bigInt({ min: least, max: most }).map(String);
}

/** Digits before and behind the point. */
export function decimal(before: number, behind: number, signs: readonly string[] = ['', '-']): fc.Arbitrary<string> {
  const digits = (most: number) => fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: most });
  return fc
    .tuple(fc.constantFrom(...signs), digits(before), digits(behind))
    .map(([sign, left, right]) => `${sign}${left === '' ? '0' : left}${right === '' ? '' : `.${right}`}`);
}

/** Characters of all planes, without those no database takes in a text. */
export function text(most: number, isAscii = false): fc.Arbitrary<string> {
  const unit = isAscii ? ('grapheme-ascii' as const) : ('binary' as const);
  return fc.string({ unit, maxLength: most }).filter((one) => !one.includes('\0') && one.length <= most);
}

/** Bytes as hexadecimal digits. */
export function bytes(most: number, least = 0): fc.Arbitrary<string> {
  return fc.uint8Array({ minLength: least, maxLength: most }).map((one) => Buffer.from(one).toString('hex'));
}

/** A number of binary floating point as SQL writes it. */
export function floating(arbitrary: fc.Arbitrary<number>): fc.Arbitrary<string> {
  return arbitrary.map((one) => (Object.is(one, -0) ? '-0' : String(one)));
}

/** A day between two years, as digits, padded to four of the year. */
export function day(from: number, to: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, date]) => `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`);
}

/** A time of day with so many digits of a second. */
export function clock(digits: number, hours = 23): fc.Arbitrary<string> {
  const below = (most: number) => fc.integer({ min: 0, max: most });
  return fc
    .tuple(below(hours), below(59), below(59), below(10 ** digits - 1))
    .map(
      ([hour, minute, second, rest]) =>
        `${two(hour)}:${two(minute)}:${two(second)}${digits === 0 ? '' : `.${String(rest).padStart(digits, '0')}`}`,
    );
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
