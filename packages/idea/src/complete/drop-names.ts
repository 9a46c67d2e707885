import { phraseKey } from '@backsmith/models';
import { headOf } from '../extract/concept-key.ts';
import type { Findings } from '../extract/findings.ts';
import { classOf } from '../extract/thing-class.ts';
import { thingFor } from './thing-for.ts';
import { isNamed, type ChosenModel } from './choose-model.ts';
import type { Draft } from './draft.ts';

/**
 * Takes out what only names the system or its users: a `hospital management system for a small town` keeps no hospitals and
 * no towns, unless the text says something of them.
 */
export function dropNames(
  draft: Draft,
  model: ChosenModel,
  findings: Findings,
  same: ReadonlyMap<string, string>,
): void {
  const passing = new Set([...draft.tables.keys()].filter((key) => isInPassing(model, findings, key)));
  const relations = findings.relations.filter(({ from, to }) => !passing.has(from) || !passing.has(to));
  const told = { ...findings, relations };
  for (const { key } of [...draft.tables.values()]) {
    const keys = [key, ...[...same].flatMap(([other, one]) => (one === key ? [other] : []))];
    if (keys.some((one) => thingFor(model, one) !== undefined)) continue;
    const isSaid = keys.some((one) => isMentioned(told, one));
    if (isSaid && !isFrameOf(told, model, key) && !isProduct(model, key)) continue;
    const isKept = KEEPING.some((word) => model.named.has(word));
    const isName = (isKept || (findings.concepts.get(key)?.plurals ?? 0) === 0) && isNamed(model, key);
    const isAudience =
      !isNamedAlone(model, findings, key) && model.audience.has(phraseKey(headOf(key))) && isSomebody(findings, key);
    if (!isName && !isAudience && !isProduct(model, key)) continue;
    draft.tables.delete(key);
    draft.notes.push({
      code: 'taken-as-name',
      message: `I took "${key}" as what the system is called or who it is for.`,
    });
  }
}

/** "sheet music for choirs": several of what alone names the trade are kept, where a care home is only part of a name. */
function isNamedAlone({ named, certain }: ChosenModel, { concepts }: Findings, key: string): boolean {
  return !certain && named.size === 1 && named.has(phraseKey(key)) && (concepts.get(key)?.plurals ?? 0) > 0;
}

/** "lost and found office of a train company": what the model of one short line does not know, and the line names once. */
function isInPassing(model: ChosenModel, { concepts }: Findings, key: string): boolean {
  const { plurals = 1, mentions = 1, owners = 0 } = concepts.get(key) ?? {};
  return model.brief && model.certain && plurals + owners === 0 && mentions < 2 && thingFor(model, key) === undefined;
}

/** "driving school with students and cars": what the system is called has them, as any system of its trade has. */
function isFrameOf({ concepts, relations, attributes }: Findings, model: ChosenModel, key: string): boolean {
  const { plurals = 0, mentions = 0, first = 1, each = 0 } = concepts.get(key) ?? {};
  return (
    model.certain &&
    isNamed(model, key) &&
    first + plurals + each === 0 &&
    mentions === 1 &&
    relations.every(({ from, to, kind }) => to !== key && (from !== key || kind === 'one-to-many')) &&
    attributes.every(({ owner }) => owner !== key)
  );
}

/** "Goodreads for board games": a product is no thing, however its name ends. */
function isProduct({ domain, certain }: ChosenModel, key: string): boolean {
  return certain && domain.like.some((name) => phraseKey(name) === phraseKey(key));
}

/** "I keep bees": what the trade is called after, be it several. */
const KEEPING = ['keep', 'keeping', 'breed', 'breeding'];

/** Whether the text says anything of a thing but its name. */
export function isMentioned({ concepts, relations, attributes }: Findings, key: string): boolean {
  const concept = concepts.get(key);
  if (concept === undefined) return false;
  return (
    concept.owners + concept.each > 0 ||
    concept.mentions > 1 ||
    attributes.some(({ owner }) => owner === key || owner === headOf(key)) ||
    relations.some(({ from, to }) => from === key || to === key)
  );
}

function isSomebody({ concepts }: Findings, key: string): boolean {
  return ['person', 'org', 'place'].includes(classOf(key)) || (concepts.get(key)?.plurals ?? 0) === 0;
}
