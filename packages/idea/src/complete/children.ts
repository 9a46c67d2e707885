import { headOf } from '../extract/concept-key.ts';
import type { Findings } from '../extract/findings.ts';
import { wordSet } from '../model/word-set.ts';
import type { Entities } from './choose-entities.ts';
import type { Draft } from './draft.ts';
import { areLinked, isJoined } from './find-table.ts';

/** Those whom parents bring somewhere, in the words of the trade. */
const BROUGHT = wordSet(
  'student pupil patient player participant swimmer camper athlete dancer scout attendee learner',
);

/** "students take the bus, parents are told when their child gets on": the child is one of them. */
export function withChildren({ keys, same }: Entities, { concepts, attributes }: Findings): Entities {
  const brought = keys.filter((key) => BROUGHT.has(headOf(key)));
  const [one] = brought;
  const isOwnThing = (concepts.get('child')?.owners ?? 0) > 0 || attributes.some(({ owner }) => owner === 'child');
  const hasParents = keys.some((key) => PARENTS.has(headOf(key)));
  if (one === undefined || brought.length > 1 || !keys.includes('child') || isOwnThing || !hasParents)
    return { keys, same };
  return { keys: keys.filter((key) => key !== 'child'), same: new Map([...same, ['child', one]]) };
}

const PARENTS = wordSet('parent guardian carer');

/** Whoever is somebody's child refers to them, however the text calls both. */
export function linkChildren(draft: Draft, same: ReadonlyMap<string, string>): void {
  const child = draft.tables.get(same.get('child') ?? '');
  const parent = [...draft.tables.values()].find(({ key }) => PARENTS.has(headOf(key)));
  if (child === undefined || parent === undefined || child === parent) return;
  if (areLinked(child, parent) || isJoined(draft, child, parent)) return;
  child.links.push({ target: parent.key, required: false, unique: false, origin: 'stated' });
}
