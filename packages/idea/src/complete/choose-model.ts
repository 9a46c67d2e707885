import {
  findDomains,
  findFamily,
  phraseKey,
  type DomainFound,
  type DomainModel,
  type ModelThing,
} from '@backsmith/models';
import type { Findings } from '../extract/findings.ts';
import { withoutInstructions } from '../extract/without-instructions.ts';

/** The model of the library a text is about, and how much of it is wanted. */
export type ChosenModel = {
  readonly domain: DomainModel;
  /** The text wants all of the trade, so that the core may be added. */
  readonly whole: boolean;
  /** The text is one short sentence: whatever it names, it leaves the rest to the model. */
  readonly brief: boolean;
  /** The text is a sentence or two without any list. */
  readonly short?: boolean;
  /** What is added together: the core, and packs the text names. */
  readonly things: readonly ModelThing[];
  /** All things of the model, wanted or not. */
  readonly all: readonly ModelThing[];
  /** Words, in the singular, of the phrases that named it. */
  readonly named: ReadonlySet<string>;
  /** No phrase of the text names it: all that speaks for it are the words it shares with the text. */
  readonly guessed?: boolean;
  /** Only what the things of the text are like is told by it: it adds none, and takes none out. */
  readonly slight?: boolean;
  /** The text calls its system so, rather than naming it somewhere or only speaking of its things. */
  readonly certain: boolean;
  /** Words behind "for" in the first sentence: whom the software is for. */
  readonly audience: ReadonlySet<string>;
  /** Set where it is the model of a kind of system rather than of a trade: what the text wants it for, empty where it does not say. */
  readonly family?: string;
  /** It is a model of any system at all: good for a text that names one thing, or none. */
  readonly last?: boolean;
};

/** Whether all words of a thing stand in the phrases that named the model. */
export function isNamed({ named }: Pick<ChosenModel, 'named'>, key: string): boolean {
  return key.split(' ').every((word) => named.has(phraseKey(word)));
}

const AUDIENCE = /\b(?:for|of|in|at)\s+([^.:;!?,\n]*)/giu;

/** The model of what the first sentence names; none where it names nothing of the library. */
export function chooseModel(whole: string): ChosenModel | undefined {
  const text = withoutOrders(whole);
  const [best] = findDomains(text);
  const brief = isBrief(text);
  const family = chooseFamily(text, brief, best);
  if (family !== undefined) return family;
  const isAbout = best !== undefined && (best.named || best.evident || brief);
  if (best === undefined || !(isAbout || best.likely)) return undefined;
  const { domain, packs, phrases } = best;
  const isWhole = best.whole && (best.named || best.phrases.length === 0);
  const [first = ''] = text
    .trim()
    .slice(0, 600)
    .split(/[.!?\n]/u);
  const audience = [...first.matchAll(AUDIENCE)].map(([, words = '']) => phraseKey(words)).join(' ');
  return {
    domain,
    whole: isWhole,
    brief,
    short: isShort(text),
    things: thingsOf(domain, packs),
    all: thingsOf(domain, domain.packs),
    guessed: phrases.length === 0,
    slight: !isAbout,
    certain: best.named || (brief && best.phrases.length > 0),
    named: new Set(phrases.flatMap((phrase) => phrase.split(' '))),
    audience: new Set(audience.split(' ')),
  };
}

/** The core of a model with what some of its packs add. */
function thingsOf({ core }: DomainModel, packs: DomainModel['packs']): readonly ModelThing[] {
  return [...core, ...packs.flatMap(({ things }) => things)];
}

/** What a business calls itself, which is no thing it keeps. */
const BUSINESS = ['workshop', 'studio', 'atelier', 'business', 'company', 'firm', 'service'];

/** A trade whose things alone speak for it must do so as clearly, or the kind of system counts. */
const CLEAR = 3;

/** Whether a trade of the library is wanted, rather than something that only has to do with it: training, of dogs. */
function isTrade({ named, whole, evident, score }: DomainFound): boolean {
  return (named && whole) || (evident && score >= CLEAR);
}

/**
 * The model of the kind of system, where a short text names no trade, or wants the tickets of one: its core is wanted whole, as
 * there is nothing else to go by.
 */
function chooseFamily(text: string, brief: boolean, best: DomainFound | undefined): ChosenModel | undefined {
  const family = brief ? findFamily(text) : undefined;
  if (family === undefined) return undefined;
  const { domain, about, over, last } = family;
  const isOver = over === 'any' || (best !== undefined && over.includes(best.domain.name));
  const isNamed = best !== undefined && (best.named || (best.evident && best.score >= CLEAR));
  if (best !== undefined && best.domain !== domain && !isOver && (last ? isNamed : isTrade(best))) return undefined;
  const words = ` ${phraseKey(text)} `;
  const has = (phrase: string): boolean => words.includes(` ${phraseKey(phrase)} `);
  const packs = domain.packs.filter(({ cues }) => cues.some(has));
  return {
    domain,
    whole: true,
    brief,
    things: thingsOf(domain, packs),
    all: thingsOf(domain, domain.packs),
    certain: true,
    named: new Set(BUSINESS.map(phraseKey)),
    audience: new Set(),
    family: about ?? '',
    last,
  };
}

/** The text without orders to the machine that reads it. */
function withoutOrders(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/u)
    .filter(withoutInstructions)
    .join(' ');
}

const BRIEF_WORDS = 14;

function isBrief(text: string): boolean {
  const words = text.trim();
  return words.split(/\s+/u).length <= BRIEF_WORDS && !/\.\s+\S|[!?:;\n]\s*\S|\s-\s/u.test(words);
}

const SHORT_WORDS = 30;
/** "members, trainings and checks": who lists what is wanted wants no more. */
const LISTED = /\p{L}, (?:\p{L}+ ){0,2}\p{L}+(?:,| and ) ?\p{L}/u;

function isShort(text: string): boolean {
  const words = text.trim();
  if (words.split(/\s+/u).length > SHORT_WORDS || /[:;\n(]\s*\S|\s-\s/u.test(words)) return false;
  return !LISTED.test(words) && words.split(/[.!?]\s+(?=\S)/u).length < 3;
}

/** So few words that name a system are a wish for it. */
const FEW_WORDS = 15;

/** Whether the text wants software, rather than telling of something that has to do with the trade. */
export function isWanted(text: string, { evidence, fragment }: Findings): boolean {
  return evidence.cue || evidence.wish || fragment || text.trim().split(/\s+/u).length <= FEW_WORDS;
}
