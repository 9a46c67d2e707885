import { phraseKey, type DomainModel, type ModelColumn, type ModelThing } from '@backsmith/models';
import { pluralize } from '@backsmith/text';
import { headOf } from '../extract/concept-key.ts';
import type { Findings } from '../extract/findings.ts';
import { classOf } from '../extract/thing-class.ts';
import { thingFor } from './thing-for.ts';
import type { ChosenModel } from './choose-model.ts';

/**
 * The model with what the text is for in the place of what the trade is about: an Airbnb for boats lets boats, and has photos
 * of boats. A text that says nothing of the kind, or speaks of the trade's own thing as well, gets the model as it is.
 */
export function specialised(model: ChosenModel, keys: readonly string[], findings: Findings): ChosenModel {
  const { about } = model.domain;
  if (about === undefined || keys.some((key) => thingFor(model, key)?.name === about)) return model;
  const [wanted, ...others] =
    model.family === undefined ? keys.filter((key) => isMeant(model, about, key, findings)) : subjectOf(model, keys);
  if (wanted === undefined || others.length > 0) return model;
  const name = wanted.replaceAll(' ', '_');
  const rename = (thing: ModelThing): ModelThing => renamed(thing, about, name);
  const dependent = (things: readonly ModelThing[]): boolean =>
    things.some((thing) => thing.name.startsWith(`${about}_`) || thing.links.some(({ target }) => target === about));
  const domain: DomainModel = {
    ...model.domain,
    about: name,
    core: model.domain.core.map(rename),
    // a pack is offered under its name in the library, where it is about the other thing
    packs: model.domain.packs.filter(({ things }) => !dependent(things)),
  };
  return { ...model, domain, things: model.things.map(rename), all: model.all.map(rename) };
}

/** What a kind of system is wanted for: what the text names so, else the first thing it speaks of that is nobody. */
function subjectOf(model: ChosenModel, keys: readonly string[]): readonly string[] {
  if (model.family !== undefined && model.family !== '') return [model.family];
  return keys
    .filter((key) => ['item', 'place', 'event', 'doc'].includes(classOf(key)) && thingFor(model, key) === undefined)
    .slice(0, 1);
}

/** Several of something that stands behind "for", no persons, and nothing the model knows. */
function isMeant(model: ChosenModel, about: string, key: string, { concepts }: Findings): boolean {
  const isPlace = model.all.some(
    ({ name, columns }) => name === about && columns.some((one) => one.name === 'address'),
  );
  return (
    (classOf(key) === 'item' || (isPlace && classOf(key) === 'place')) &&
    isSeveral(key, concepts.get(key)?.plurals) &&
    model.audience.has(phraseKey(headOf(key))) &&
    thingFor(model, key) === undefined
  );
}

/** Clothes are several, though the word says nothing of it. */
function isSeveral(key: string, plurals = 0): boolean {
  return plurals > 0 || pluralize(key) === key;
}

function renamed(thing: ModelThing, about: string, name: string): ModelThing {
  const other = (word: string): string =>
    word === about || word.startsWith(`${about}_`) ? `${name}${word.slice(about.length)}` : word;
  const isSubject = thing.name === about;
  return {
    ...thing,
    name: other(thing.name),
    others: isSubject ? [] : thing.others,
    columns: isSubject ? thing.columns.filter(isGeneral) : thing.columns,
    links: thing.links.map((link) => ({ ...link, role: other(link.role), target: other(link.target) })),
    uniques: thing.uniques.map((parts) => parts.map(other)),
  };
}

const ANYTHING = new Set(['status', 'condition', 'currency']);

/** What anything has that is let, sold or shown; how many bedrooms it has, and which kinds there are, is the trade's own. */
function isGeneral({ name, type, values, required, default: preset }: ModelColumn): boolean {
  if (ANYTHING.has(name)) return true;
  if (values !== undefined || type === 'boolean') return false;
  return type !== 'integer' || required || preset !== undefined;
}
