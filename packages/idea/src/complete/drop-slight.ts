import type { AttributeFinding, Concept, Findings } from '../extract/findings.ts';
import { classOf } from '../extract/thing-class.ts';
import { thingFor } from './thing-for.ts';
import type { ChosenModel } from './choose-model.ts';
import type { Draft } from './draft.ts';

/** A model that knows so many things of a text, and this share of them, knows what such a text is about. */
const KNOWN = { things: 3, share: 0.5 };

/**
 * Takes out what the text names once, in passing, where the model of its trade knows most of the others and not this one: "as
 * served" makes no table. What something has is a property of it then.
 *
 * @returns the properties that were taken for things
 */
export function dropSlight(
  draft: Draft,
  model: ChosenModel,
  findings: Findings,
  same: ReadonlyMap<string, string>,
): readonly AttributeFinding[] {
  // a few words name everything once, and without an article
  if (findings.fragment || model.brief || model.short === true) return [];
  const keys = [...draft.tables.keys()];
  const unknown = keys.filter((key) => thingFor(model, key) === undefined);
  const known = keys.length - unknown.length;
  if (known < KNOWN.things || known < KNOWN.share * keys.length) return [];
  const merged = new Set(same.values());
  const slight = unknown.filter((key) => !merged.has(key) && isSlight(findings, key));
  for (const key of slight) draft.tables.delete(key);
  return slight.flatMap((key) => propertyOf(draft, findings, key) ?? []);
}

function isSlight({ concepts, attributes, relations }: Findings, key: string): boolean {
  const concept = concepts.get(key);
  return (
    concept !== undefined &&
    isOnce(concept) &&
    PASSING.has(classOf(key)) &&
    attributes.every(({ owner }) => owner !== key) &&
    relations.every(({ from, act }) => from !== key && act !== key)
  );
}

/** Only these may be words for how something is, or what is done: who, where, when and papers are kept apart, be they named once. */
const PASSING: ReadonlySet<string> = new Set(['item', 'kind']);

function isOnce({ mentions, bare, plurals, subjects, owners }: Concept): boolean {
  return mentions === 1 && bare === 1 && plurals + subjects + owners === 0;
}

function propertyOf(draft: Draft, { relations }: Findings, key: string): AttributeFinding | undefined {
  const relation = relations.find(({ from, to, act }) => to === key && act === undefined && draft.tables.has(from));
  if (relation === undefined) return undefined;
  return { owner: relation.from, words: key.split(' '), unique: false, optional: true };
}
