import { phraseKey, type ModelThing } from '@backsmith/models';
import { synonymsOf } from '../vocabulary/synonyms.ts';
import type { ChosenModel } from './choose-model.ts';
import { isGiver } from './link-dealings.ts';

/** The thing of the model a word of the text stands for. */
export function thingFor(model: Pick<ChosenModel, 'things' | 'all'>, key: string): ModelThing | undefined {
  return calledSo(model, key) ?? mainPerson(model.all, key) ?? meantBy(model, key);
}

/** The thing of the model that is called so, or by another name the model has for it. */
export function calledSo({ things, all }: Pick<ChosenModel, 'things' | 'all'>, key: string): ModelThing | undefined {
  const is = ({ name, others }: ModelThing): boolean =>
    phraseKey(name.replaceAll('_', ' ')) === key || others.some((other) => phraseKey(other) === key);
  return things.find(is) ?? all.find(is) ?? all.find(({ name }) => name === `${key}_item`);
}

/** The one thing of the model that people of another trade would call so. */
function meantBy(model: Pick<ChosenModel, 'things' | 'all'>, key: string): ModelThing | undefined {
  const meant = new Set(synonymsOf(key).flatMap((word) => calledSo(model, word) ?? []));
  return meant.size === 1 ? [...meant][0] : undefined;
}

/** What trades call those they are there for, each in a word of its own. */
export const PERSONAL = new Set(['first_name', 'last_name', 'full_name']);
const ANYBODY = new Set(['member', 'customer', 'client', 'user', 'participant']);

/** The members of a bee-keepers' club keep bees: a word for anybody means the one person a model has. */
function mainPerson(all: readonly ModelThing[], key: string): ModelThing | undefined {
  if (!ANYBODY.has(key)) return undefined;
  const persons = all.filter(
    ({ name, columns }) => columns.some((column) => PERSONAL.has(column.name)) && !isGiver(name),
  );
  return persons.length === 1 ? persons[0] : undefined;
}
