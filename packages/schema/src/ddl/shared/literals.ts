/** How one database writes values. */
export type LiteralWriter = {
  readonly string: (value: string) => string;
  /** `hex` is pairs of hexadecimal digits. */
  readonly binary: (hex: string) => string;
  readonly boolean: (value: boolean) => string;
  /** `text` is in ISO 8601 form with a space between date and time. */
  readonly temporal: (kind: TemporalKind, text: string) => string;
};

export type TemporalKind = 'date' | 'time' | 'timestamp';

/** A literal of standard SQL, where only the quote is special. NUL, which no database stores in text, is left out. */
export function standardString(value: string): string {
  return `'${cleanText(value).replaceAll("'", "''")}'`;
}

/** A date, time or timestamp of standard SQL: `DATE '2026-01-31'`. */
export function standardTemporal(kind: TemporalKind, text: string): string {
  return `${kind.toUpperCase()} ${standardString(text)}`;
}

/** Text that every database accepts: well-formed Unicode without NUL. */
export function cleanText(value: string): string {
  return value.toWellFormed().replaceAll('\0', '');
}

/** Whether a text can stand in a statement as a number as it is. */
export function isNumberLiteral(text: string): boolean {
  return text.length <= 1000 && /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,4})?$/.test(text);
}

/** Whether a text is pairs of hexadecimal digits. */
export function isHex(text: string): boolean {
  return text.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(text);
}
