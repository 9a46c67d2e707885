import { wordSet } from '../model/word-set.ts';

/** A word that means another thing where the text has one of some words, unless it has one of others. */
type Sense = { readonly name: string; readonly beside: ReadonlySet<string>; readonly unless: ReadonlySet<string> };

const SOFTWARE_LICENCE: Sense = {
  name: 'software licence',
  beside: wordSet('software seat laptop vendor renewal subscription saas pay yearly monthly annual price fee'),
  unless: wordSet('driver driving truck vehicle pilot fishing hunting'),
};

const SENSES: Readonly<Record<string, Sense>> = {
  // those who are taught together, not what is booked in a gym
  class: {
    name: 'school class',
    beside: wordSet('absence homework pupil principal classroom gradebook timetable grade report'),
    unless: wordSet('gym yoga fitness studio trainer instructor dance booking'),
  },
  // what is bought in advance, not what a courier brings
  package: {
    name: 'prepaid package',
    beside: wordSet('session lesson visit class treatment day night hour credit appointment'),
    unless: wordSet('courier parcel shipment carrier tracking sender recipient warehouse delivery weight'),
  },
  licence: SOFTWARE_LICENCE,
  license: SOFTWARE_LICENCE,
};

/** The name a thing is known by in a text that has some words: a class of a school is no class of a gym. */
export function senseOf(key: string, said: ReadonlySet<string>): string {
  const sense = SENSES[key];
  if (sense === undefined) return key;
  const has = (words: ReadonlySet<string>): boolean => [...words].some((word) => said.has(word));
  return has(sense.beside) && !has(sense.unless) ? sense.name : key;
}
