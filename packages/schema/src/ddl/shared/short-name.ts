import { nameLength, type IdentifierRules } from './identifiers.ts';

const HASH_DIGITS = 8;

/**
 * A constraint or index name that fits the database's limit: the name itself, or its beginning and a hash of the whole,
 * so that equal names stay equal and different ones different.
 */
export function shortName(rules: IdentifierRules, name: string): string {
  const clean = withoutForbidden(rules, name);
  if (nameLength(rules, clean) <= rules.maxLength) return clean;
  return `${beginning(rules, clean, rules.maxLength - HASH_DIGITS - 1)}_${hash(clean)}`;
}

/** The name a database that cuts long names makes of one. */
export function cutName(rules: IdentifierRules, name: string): string {
  return beginning(rules, withoutForbidden(rules, name), rules.maxLength);
}

function beginning(rules: IdentifierRules, name: string, most: number): string {
  let kept = '';
  let length = 0;
  for (const character of name) {
    length += nameLength(rules, character);
    if (length > most) break;
    kept += character;
  }
  return kept;
}

function withoutForbidden(rules: IdentifierRules, name: string): string {
  let clean = name.toWellFormed();
  for (const character of rules.forbidden) clean = clean.replaceAll(character, '_');
  return clean.trim() === '' ? `name_${hash(name)}` : clean;
}

/** FNV-1a, 32 bits, as eight hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value.toString(16).padStart(HASH_DIGITS, '0');
}
