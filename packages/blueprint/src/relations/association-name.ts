import type { ForeignKey } from '@backsmith/schema';
import { splitWords, toCamelCase, uncapitalize } from '@backsmith/text';

/** Words at the end or beginning of a foreign key's column that say it is one. */
const KEY_WORDS: ReadonlySet<string> = new Set(['id', 'fk', 'uuid', 'guid', 'ref', 'oid', 'pk']);

/**
 * What the record a foreign key points at is to its owner, as words: `original_language_id` gives `original language`,
 * `id_cliente` gives `cliente`, `country_code` for a country with the key `code` gives `country`. Empty where the name says
 * no more than that of the key.
 */
export function roleWords(column: string, keyColumn: string): readonly string[] {
  let words = splitWords(column);
  const keyWords = splitWords(keyColumn);
  if (KEY_WORDS.has(words[0] ?? '')) words = words.slice(1);
  if (KEY_WORDS.has(words.at(-1) ?? '')) return words.slice(0, -1);
  const endsWithKey =
    keyWords.length > 0 && keyWords.every((word, i) => words[words.length - keyWords.length + i] === word);
  return endsWithKey ? words.slice(0, -keyWords.length) : words;
}

/**
 * Names for the association of a foreign key, best first: its role by the column, the role with the target's name, the
 * target's name. Of several columns what they begin with in common tells the role.
 *
 * @param target the class name of the resource referred to
 */
export function associationNames(key: ForeignKey, target: string): readonly [string, ...string[]] {
  const plainTarget = uncapitalize(target);
  const roles = key.columns.map((column, index) => roleWords(column, key.refColumns[index] ?? ''));
  const role = roles.length === 1 ? (roles[0] ?? []) : commonBeginning(roles);
  const stem = toCamelCase(role.join('_'));
  const fallback = `${plainTarget}Entity`;
  if (stem === '' || /^\d/u.test(stem)) return [plainTarget, fallback];
  const withTarget = stem === plainTarget ? fallback : stem + target;
  if (roles.length === 1) return [stem, withTarget, plainTarget];
  const saysMore = role.some((word, index) => splitWords(target)[index] !== word);
  return saysMore ? [withTarget, plainTarget, fallback] : [plainTarget, withTarget, fallback];
}

function commonBeginning(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  const end = first.findIndex((word, index) => others.some((list) => list[index] !== word));
  return end === -1 ? first : first.slice(0, end);
}
