import type { DomainModel, ModelThing } from '../domain-model.ts';
import { domainModels } from '../library.ts';
import { phraseWords } from './phrase-key.ts';

/** A domain, and how much of its wording a text has. */
export type WordingFound = { readonly domain: DomainModel; readonly score: number };

type Wording = { readonly domain: DomainModel; readonly weights: ReadonlyMap<string, number>; readonly size: number };

/** What a word is worth by where the model has it: what the trade is called by, what it keeps, what is known of that. */
const WORTH = { cue: 3, hint: 2, says: 1.5, core: 2, pack: 1, column: 0.4, packColumn: 0.2 };
/** How much a model that has many words is held back: not at all at 0, by its whole length at 0.5. */
const LENGTH = 0.35;
const SHORTEST = 3;

let known: { readonly wordings: readonly Wording[]; readonly rarity: ReadonlyMap<string, number> } | undefined;
const singular = new Map<string, readonly string[]>();

/** The words of a phrase; each word is put in the singular once. */
function wordsOf(phrase: string): readonly string[] {
  return phrase.split(/[\s_]+/u).flatMap((word) => {
    const found = singular.get(word) ?? phraseWords(word).filter(({ length }) => length >= SHORTEST);
    singular.set(word, found);
    return found;
  });
}

function wordingOf(domain: DomainModel): Wording {
  const weights = new Map<string, number>();
  const add = (phrases: readonly string[], worth: number): void => {
    for (const word of phrases.flatMap(wordsOf)) weights.set(word, Math.max(weights.get(word) ?? 0, worth));
  };
  const addThings = (things: readonly ModelThing[], worth: number, column: number): void => {
    for (const { name, others, columns } of things) {
      add([name, ...others], worth);
      add(
        columns.map((one) => one.name),
        column,
      );
    }
  };
  add([...domain.cues, domain.title], WORTH.cue);
  add(domain.hints, WORTH.hint);
  add([domain.says], WORTH.says);
  addThings(domain.core, WORTH.core, WORTH.column);
  for (const { cues, things } of domain.packs) {
    add(cues, WORTH.pack);
    addThings(things, WORTH.pack, WORTH.packColumn);
  }
  const squares = [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
  return { domain, weights, size: squares ** LENGTH };
}

function allWordings(): NonNullable<typeof known> {
  if (known !== undefined) return known;
  const wordings = domainModels().map(wordingOf);
  const counts = new Map<string, number>();
  for (const { weights } of wordings) for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(wordings.length / count)] as const));
  known = { wordings, rarity };
  return known;
}

/**
 * All domains by how much of their wording a text has, the likeliest first; of two as likely the one that comes first by name.
 * A word counts by how few domains have it, and by where the model has it.
 */
export function likeWording(words: readonly string[]): readonly WordingFound[] {
  const { wordings, rarity } = allWordings();
  const said = [...new Set(words)].flatMap((word) => {
    const worth = rarity.get(word);
    return worth === undefined ? [] : [{ word, worth }];
  });
  return wordings
    .map(({ domain, weights, size }) => ({
      domain,
      score: said.reduce((sum, { word, worth }) => sum + (weights.get(word) ?? 0) * worth, 0) / size,
    }))
    .sort((a, b) => b.score - a.score || (a.domain.name < b.domain.name ? -1 : 1));
}

/** How much of its wording a text must have at least, and how much more than of the next one. */
const CLEAR = { score: 3, ahead: 0.6 };

/** The domain in whose words a text clearly is; none where two come close. */
export function clearlyWorded(words: readonly string[]): DomainModel | undefined {
  const [best, next] = likeWording(words);
  if (best === undefined || best.score < CLEAR.score || best.score < (next?.score ?? 0) + CLEAR.ahead) return undefined;
  return best.domain;
}
