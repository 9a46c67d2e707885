import type { ModelThing } from '@backsmith/models';
import type { AttributeFinding } from '../extract/findings.ts';
import { wordSet } from '../model/word-set.ts';
import { stem } from './add-columns.ts';
import type { ChosenModel } from './choose-model.ts';
import { thingFor } from './thing-for.ts';

/** What nearly everything has: that one thing has it says nothing against another. */
const ANYTHINGS = wordSet(
  'name date time number type kind status state code price amount notes description title address phone email',
);

/**
 * Gives properties that the grammar leaves open to whom the trade of the text knows them of: of "routes on walls with a grade and
 * a colour" it is the routes that are graded, and so the colour is theirs too.
 */
export function withKnownOwners(
  attributes: readonly AttributeFinding[],
  model: ChosenModel,
  same: ReadonlyMap<string, string>,
): readonly AttributeFinding[] {
  const thingOf = (key: string): ModelThing | undefined => thingFor(model, same.get(key) ?? key);
  const isKnownOf = (key: string, { words }: AttributeFinding): boolean => hasProperty(thingOf(key), words);
  const given = new Map<AttributeFinding, string>();
  for (const attribute of attributes) {
    const { owner, rivals = [] } = attribute;
    if (thingOf(owner) === undefined || isKnownOf(owner, attribute)) continue;
    if (attribute.words.length === 1 && ANYTHINGS.has(attribute.words[0] ?? '')) continue;
    const rival = rivals.find((key) => isKnownOf(key, attribute));
    if (rival !== undefined) given.set(attribute, rival);
  }
  const ownerOf = (attribute: AttributeFinding): string => {
    const own = given.get(attribute);
    if (own !== undefined || attribute.rivals === undefined) return own ?? attribute.owner;
    const list = attributes.filter(({ rivals }) => rivals === attribute.rivals);
    if (list.some((one) => isKnownOf(one.owner, one))) return attribute.owner;
    return list.flatMap((one) => given.get(one) ?? [])[0] ?? attribute.owner;
  };
  return attributes.map((attribute) => ({ ...attribute, owner: ownerOf(attribute) }));
}

/** Whether a thing has a property of that name, or one that says more of it: a "color" is known of what has a `hold_color`. */
function hasProperty(thing: ModelThing | undefined, words: readonly string[]): boolean {
  const asked = stem(words);
  const isSingle = words.length === 1;
  return (
    thing?.columns.some(({ name }) => {
      const own = name.split('_');
      return stem(own) === asked || (isSingle && stem(own.slice(-1)) === asked);
    }) ?? false
  );
}
