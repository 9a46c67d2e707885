import { findDomains, phraseKey, phraseWords, type DomainModel, type ModelThing } from '@backsmith/models';
import type { Findings } from '../extract/findings.ts';

/** The model of the library a text is about, and how much of it is wanted. */
export type ChosenModel = {
  readonly domain: DomainModel;
  /** The text wants all of the trade, so that the core may be added. */
  readonly whole: boolean;
  /** The text is one short sentence: whatever it names, it leaves the rest to the model. */
  readonly brief: boolean;
  /** What is added together: the core, and packs the text names. */
  readonly things: readonly ModelThing[];
  /** All things of the model, wanted or not. */
  readonly all: readonly ModelThing[];
  /** Words, in the singular, of the phrases that named it. */
  readonly named: ReadonlySet<string>;
  /** The text calls its system so, rather than naming it somewhere or only speaking of its things. */
  readonly certain: boolean;
  /** All words of the text, in the singular. */
  readonly words: ReadonlySet<string>;
  /** Words behind "for" in the first sentence: whom the software is for. */
  readonly audience: ReadonlySet<string>;
};

const AUDIENCE = /\b(?:for|of|in|at)\s+([^.:;!?,\n]*)/giu;

/** The model of what the first sentence names; none where it names nothing of the library. */
export function chooseModel(text: string): ChosenModel | undefined {
  const [best] = findDomains(text);
  const brief = isBrief(text);
  if (best === undefined || !(best.named || best.evident || (brief && best.phrases.length > 0))) return undefined;
  const { domain, packs, phrases } = best;
  const whole = best.whole && (best.named || brief);
  const [first = ''] = text
    .trim()
    .slice(0, 600)
    .split(/[.!?\n]/u);
  const audience = [...first.matchAll(AUDIENCE)].map(([, words = '']) => phraseKey(words)).join(' ');
  return {
    domain,
    whole,
    brief,
    things: [...domain.core, ...packs.flatMap(({ things }) => things)],
    all: [...domain.core, ...domain.packs.flatMap(({ things }) => things)],
    certain: best.named,
    words: new Set(phraseWords(text)),
    named: new Set(phrases.flatMap((phrase) => phrase.split(' '))),
    audience: new Set(audience.split(' ')),
  };
}

const BRIEF_WORDS = 14;

function isBrief(text: string): boolean {
  const words = text.trim();
  return words.split(/\s+/u).length <= BRIEF_WORDS && !/[.!?:;\n]\s*\S/u.test(words);
}

/** So few words that name a system are a wish for it. */
const FEW_WORDS = 15;

/** Whether the text wants software, rather than telling of something that has to do with the trade. */
export function isWanted(text: string, { evidence, fragment }: Findings): boolean {
  return evidence.cue || evidence.wish || fragment || text.trim().split(/\s+/u).length <= FEW_WORDS;
}
