import type { System } from '@backsmith/blueprint';

/** Keys whose values are choices of the model's own, which rendering asks about; all other texts are only written down. */
const CHOICES: ReadonlySet<string> = new Set([
  ...[
    'kind',
    'cardinality',
    'source',
    'unit',
    'shape',
    'jdbcType',
    'readsAsNone',
    'mayBeNone',
    'oddKey',
    'respelled',
    'cut',
    'becomes',
    'at',
    'needed',
    'raised',
    'problems',
    'basis',
    'when',
    'asked',
    'group',
  ],
]);

/** Values of `role` that are choices; a relation's role is a name. */
const ROLES: ReadonlySet<string> = new Set([
  'plain',
  'id',
  'version',
  'created',
  'updated',
  'deleted',
  'secret',
  'owner',
  'author',
]);

/** A text with each word marked at both ends: whatever is done to one, the model does not hold it afterwards. */
function markText(text: string): string {
  return text.replaceAll(/[A-Za-z][A-Za-z0-9]*/gu, (word) => `qz${word}zq`);
}

function mark(value: unknown, path: readonly string[]): unknown {
  const key = path.at(-1) ?? '';
  if (CHOICES.has(key)) return value;
  if (typeof value === 'string') {
    const isPart = key === 'name' && path.at(-2) === 'parts';
    return isPart || (key === 'role' && ROLES.has(value)) ? value : markText(value);
  }
  if (Array.isArray(value)) return value.map((item) => mark(item, path));
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'json') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mark(one, [...path, name])]));
}

/** A system whose every text is another one: the same, with each of its words marked. */
export function markSystem(system: System): System {
  return mark(system, []) as System;
}

/** The words of files in which a mark stands, and that the system does not hold letter by letter. */
export function inventedWords(texts: Iterable<string>, system: System): readonly string[] {
  const held = new Set(wordsOf(JSON.stringify(system)));
  const written = [...texts].flatMap(wordsOf).filter((word) => /qz|zq/iu.test(word));
  return [...new Set(written.filter((word) => !held.has(word)))];
}

/** Words of letters and digits; the letters of escapes are none. */
function wordsOf(text: string): readonly string[] {
  return text.replaceAll(/\\(?:x[0-9a-f]{2}|[a-z"'\\])/gu, ' ').match(/[A-Za-z0-9]+/gu) ?? [];
}
