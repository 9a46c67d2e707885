import { findDomains, phraseKey, type DomainModel, type ModelThing } from '@backsmith/models';
import type { Findings } from '../extract/findings.ts';

/** The model of the library a text is about, and how much of it is wanted. */
export type ChosenModel = {
  readonly domain: DomainModel;
  /** The text wants all of the trade, so that the core may be added. */
  readonly whole: boolean;
  /** What is added together: the core, and packs the text names. */
  readonly things: readonly ModelThing[];
  /** All things of the model, wanted or not. */
  readonly all: readonly ModelThing[];
  /** Words, in the singular, of the phrases that named it. */
  readonly named: ReadonlySet<string>;
  /** Words behind "for" in the first sentence: whom the software is for. */
  readonly audience: ReadonlySet<string>;
};

const AUDIENCE = /\b(?:for|of|in|at)\s+([^.:;!?,\n]*)/giu;

/** The model of what the first sentence names; none where it names nothing of the library. */
export function chooseModel(text: string): ChosenModel | undefined {
  const [best] = findDomains(text);
  if (best?.named !== true) return undefined;
  const { domain, packs, phrases, whole } = best;
  const [first = ''] = text
    .trim()
    .slice(0, 600)
    .split(/[.!?\n]/u);
  const audience = [...first.matchAll(AUDIENCE)].map(([, words = '']) => phraseKey(words)).join(' ');
  return {
    domain,
    whole,
    things: [...domain.core, ...packs.flatMap(({ things }) => things)],
    all: [...domain.core, ...domain.packs.flatMap(({ things }) => things)],
    named: new Set(phrases.flatMap((phrase) => phrase.split(' '))),
    audience: new Set(audience.split(' ')),
  };
}

/** So few words that name a system are a wish for it. */
const FEW_WORDS = 15;

/** Whether the text wants software, rather than telling of something that has to do with the trade. */
export function isWanted(text: string, { evidence, fragment }: Findings): boolean {
  return evidence.cue || evidence.wish || fragment || text.trim().split(/\s+/u).length <= FEW_WORDS;
}
