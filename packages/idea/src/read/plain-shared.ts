import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { severalOf } from './last-word.ts';

const NAME = String.raw`\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?`;

/** "… every tree, bench and lamp with its position": things behind one "every" or "all", and what stands behind the last. */
const SHARED = new RegExp(
  String.raw`^(?<before>(?:.{0,80}?\b)?(?:every|each|all)(?: (?:the|our|my|its|their))? )(?<things>${NAME}(?:, ${NAME}){0,5},? and ${NAME}?)(?<where> (?:of|in|on|at) (?:our|the|my|a) [\p{L}-]+)?,? with (?<tail>[^:;()]{3,200})$`,
  'iu',
);

/** Where the sentence goes on with something else behind what the things have. */
const GOES_ON = /,? and (?:who|which|what|where|when|how|whether|(?:the |all )?\p{L}+ (?:between|of|among) )/iu;

/** A sentence in which several things share what they have, with each of them told for itself; any other one as it is. */
export function plainShared(said: string): string {
  const { before = '', things = '', where = '', tail = '' } = SHARED.exec(said)?.groups ?? {};
  const names = things.split(/, and |, | and /iu);
  const [own = '', ...rest] = tail.split(GOES_ON);
  const isProperty = isAttributePhrase(firstOf(own));
  if (names.length < 2 || !isProperty || names.some((name) => isDoing(name))) return said;
  const behind = rest.length === 0 ? '' : tail.slice(own.length).replace(/^,? and /iu, '. ');
  const told = names.map((name) => `${severalOf(name)} have ${own.replace(/^(?:its|their) /iu, 'a ')}`);
  return `${before}${things}${where}. ${told.join('. ')}${behind}`;
}

function firstOf(list: string): readonly string[] {
  const [first = ''] = list.split(/,| and /iu);
  return first
    .replace(/^(?:its|their|an?|the) /iu, '')
    .toLowerCase()
    .split(' ');
}

/** "every visit and check members with …" is no list of things. */
function isDoing(name: string): boolean {
  const [first = '', second] = name.toLowerCase().split(' ');
  return second !== undefined && VERBS.get(first)?.form === 'base';
}
