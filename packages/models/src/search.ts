import { nearest, keysOf } from '@backsmith/text';
import type { DomainModel, ModelThing } from './domain-model.ts';
import { domainModels } from './library.ts';
import { phraseKey } from './recognise/phrase-key.ts';

/** What a word counts by where it is found; every word of a query must be found somewhere. */
const WEIGHTS = { title: 8, cues: 5, things: 3, packs: 2, says: 1 } as const;

type Words = Readonly<Record<keyof typeof WEIGHTS, string>>;

/** A domain that is called just so comes before those whose longer names hold the word. */
const NAMED = 10;

const NEAREST = 3;

let known: readonly { readonly domain: DomainModel; readonly where: Words }[] | undefined;

/** The domains a few words are found in, the best first; all of them for no words. Words may be cut short at their end. */
export function searchDomains(query: string): readonly DomainModel[] {
  const words = wordsOf(query);
  if (words.length === 0) return domainModels();
  known ??= domainModels().map((domain) => ({ domain, where: searchable(domain) }));
  return known
    .map(({ domain, where }) => ({ domain, score: scoreOf(domain, where, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.domain.name < b.domain.name ? -1 : 1))
    .map(({ domain }) => domain);
}

/** The names somebody most likely meant who wrote one that is not there: misspelt ones first, then those its words are found in. */
export function nearestDomains(name: string): readonly string[] {
  const names = domainModels().map((domain) => domain.name);
  const meant = nearest(name, names);
  const found = wordsOf(name).flatMap((word) => searchDomains(word).map((domain) => domain.name));
  return [...new Set([...(meant === undefined ? [] : [meant]), ...found])].slice(0, NEAREST);
}

function wordsOf(text: string): readonly string[] {
  return phraseKey(text.replaceAll(/[-_]/gu, ' '))
    .split(' ')
    .filter((word) => word !== '');
}

function searchable({ name, title, says, like, cues, hints, core, packs }: DomainModel): Words {
  const naming = ({ name: thing, others }: ModelThing) => [thing.replaceAll('_', ' '), ...others];
  return {
    title: keyOf([name.replaceAll('-', ' '), title]),
    cues: keyOf([...cues, ...hints, ...like]),
    things: keyOf(core.flatMap(naming)),
    packs: keyOf(packs.flatMap((pack) => [pack.title, ...pack.cues, ...pack.things.flatMap(naming)])),
    says: keyOf([says]),
  };
}

function keyOf(phrases: readonly string[]): string {
  return ` ${phrases.map(phraseKey).join(' ')}`;
}

function scoreOf({ name }: DomainModel, where: Words, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const found = keysOf(WEIGHTS).filter((key) => where[key].includes(` ${word}`));
    if (found.length === 0) return 0;
    sum += Math.max(...found.map((key) => WEIGHTS[key]));
  }
  return keyOf([name.replaceAll('-', ' ')]) === keyOf([words.join(' ')]) ? sum + NAMED : sum;
}
