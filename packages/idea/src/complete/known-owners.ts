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
  const things = new Map<string, ModelThing | undefined>();
  const thingOf = (key: string): ModelThing | undefined => {
    if (!things.has(key)) things.set(key, thingFor(model, same.get(key) ?? key));
    return things.get(key);
  };
  const owners = new Map<AttributeFinding, string>();
  for (const [rivals = [], list] of Map.groupBy(attributes, (attribute) => attribute.rivals)) {
    const isOwn = list.map(({ owner, words }) => hasProperty(thingOf(owner), words));
    const given = list.map(({ owner, words }, at) => {
      if (isOwn[at] === true || isAnythings(words)) return undefined;
      // of what the trade does not know, only what it surely knows of another: the insurance value of a loan to a museum
      if (thingOf(owner) === undefined && words.length < 2) return undefined;
      return rivals.find((key) => hasProperty(thingOf(key), words));
    });
    // what stands beside it is its own as well, unless the first owner is known to have some of the list
    const others = isOwn.includes(true) ? undefined : given.find((owner) => owner !== undefined);
    list.forEach((attribute, at) => owners.set(attribute, given[at] ?? others ?? attribute.owner));
  }
  return attributes.map((attribute) => ({ ...attribute, owner: owners.get(attribute) ?? attribute.owner }));
}

function isAnythings([word = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 && ANYTHINGS.has(word);
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
