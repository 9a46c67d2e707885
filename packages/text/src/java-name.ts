import { toCamelCase, toConstantCase, toPascalCase } from './casing.ts';

/** Long names are cut: file systems hold 255 bytes and a name gets prefixes, suffixes and `.java` added to it. */
const LONGEST = 120;

/**
 * The Java type name an identifier suggests: `customer_orders` gives `CustomerOrders`, `2fa` gives `N2fa`.
 * `fallback` answers for identifiers without a letter or digit. Not yet unique, not yet free of reserved words: a
 * `NameScope` sees to that.
 */
export function toJavaTypeName(identifier: string, fallback: string): string {
  return begin(toPascalCase(identifier), 'N', fallback);
}

/** The Java field, variable or method name an identifier suggests: `customer_id` gives `customerId`, `2fa` gives `n2fa`. */
export function toJavaMemberName(identifier: string, fallback: string): string {
  return begin(toCamelCase(identifier), 'n', fallback);
}

/** The Java constant an identifier or value suggests: `in progress` gives `IN_PROGRESS`, `2nd` gives `N2ND`. */
export function toJavaConstantName(identifier: string, fallback: string): string {
  return begin(toConstantCase(identifier), 'N', fallback);
}

function begin(name: string, beforeDigit: string, fallback: string): string {
  if (name === '') return fallback;
  return (/^\d/u.test(name) ? beforeDigit + name : name).slice(0, LONGEST);
}
