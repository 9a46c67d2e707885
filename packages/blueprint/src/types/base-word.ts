/**
 * The words of a SQL type without its arguments: `decimal(10,2) unsigned` gives `decimal unsigned`. Validation compares
 * them with what the driver reports.
 */
export function baseWord(sqlType: string): string {
  let depth = 0;
  let words = '';
  for (const character of sqlType) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0) words += character;
  }
  return words.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/**
 * A type's own name, for what `public.hstore` and `"Mood"` are called by a driver that finds them without being told where.
 */
export function withoutNamespace(base: string): string {
  return base.replace(/^"?public"?\./u, '').replaceAll('"', '');
}
