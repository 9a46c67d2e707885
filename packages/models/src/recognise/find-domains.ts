import { domainModels } from '../library.ts';
import type { DomainModel, ModelPack, ModelThing } from '../domain-model.ts';
import { phraseKey, phraseWords } from './phrase-key.ts';
import { thingEvidence, type ThingEvidence } from './thing-evidence.ts';

export type DomainFound = {
  readonly domain: DomainModel;
  /** How strongly the text speaks of it; comparable within one text only. */
  readonly score: number;
  /** A phrase of the domain stands in the first sentence: the text says what it is about. */
  readonly named: boolean;
  /** The text names so many of its things that it is about it, whatever it calls itself. */
  readonly evident: boolean;
  /** It is the one whose things the text speaks of most, as far as that says what they are like and no more. */
  readonly likely: boolean;
  /** The text wants the system of the trade, not a part of it: "kindergarten" without "waiting list" behind it. */
  readonly whole: boolean;
  /** The phrases found, words in the singular. */
  readonly phrases: readonly string[];
  /** Packs whose phrases or things the text names. */
  readonly packs: readonly ModelPack[];
};

/** How much of a text is looked at: what it is about is said at its beginning. */
const LOOKED_AT = 6_000;
/** "Chess.com" goes on behind its dot. */
const SENTENCE_END = /\.(?![a-z]{2,4}\b)|[:;!?\n]/u;
const SENTENCE_INSIDE = new RegExp(`(?:${SENTENCE_END.source})\\s*\\S`, 'u');
/** What a system is called ends where it is said whom it is for or what it does. */
const FRAME_END = new RegExp(
  `${SENTENCE_END.source}|,|\\s(?:where|with|that|which|who|for|so|and let|(?<!\\bbuy\\s)and (?:sell|rent|offer|make|produce|deliver|need|want|have)|to)\\s`,
  'u',
);
/** "… for our small clinic" */
const AUDIENCE = /^\s+for\s[^.:;!?,\n]*?(?=\s(?:where|with|that|which|who|and let|to)\s|[.:;!?,\n]|$)/u;
/** "like Trello", "an Airbnb clone": names of products are common words, and count only so. */
const LIKENESS =
  /\b(?:like|similar to|clone of|alternative to|inspired by|kind of|sort of|mini|own|version of|instead of|replace)\s*$/u;

type Phrase = { readonly domain: DomainModel; readonly kind: 'cue' | 'hint' | 'like'; readonly length: number };

type Found = Phrase & {
  readonly key: string;
  readonly place: Place;
  readonly last: boolean;
  readonly behind: readonly string[];
};

/** In the name of the system, among those it is for, or anywhere else. */
type Place = 'frame' | 'audience' | 'later';

/** What a phrase counts, by its place; each further word of it makes it more telling. */
const WEIGHTS: Readonly<Record<Place, number>> = { frame: 6, audience: 3, later: 0.5 };
const PER_WORD = 0.5;
/** The last phrase of the name says what it is: a hotel's restaurant is a restaurant. */
const LAST = 1;
const MOST_OF_THINGS = 4;
const HINT = 1.5;
/** What makes a trade evident that is named somewhere, and one that is named nowhere. */
const SOME = { things: 3, weight: 1.5, ahead: 0 };
const CLEAR = { weight: 0.7, ahead: 0.25 };
const MANY = { things: 4, weight: 3, ahead: 0.8 };
/** What makes a trade one whose things may be like those of the text, though nothing says that the text is about it. */
const LIKELY = { things: 3, weight: 1.8, ahead: 0.5 };
/** So few words are a name in all of their first sentence: "software to run my small hotel". */
const FEW_WORDS = 20;

/** Words in front of a trade that leave it what it is. */
const PLAIN: ReadonlySet<string> = new Set(
  `a an the my our your their his her this one any some new small big large simple basic little local public private modern online digital
  smart mobile web internal full complete whole own and or of for in at to with like but from into build create make develop want need multi single
  community city town village municipal state national university college family independent automated cloud based free open professional
  manage management run running maintain operate offer provide sell handle organize organise track tracking keep let use us please design generate advanced complex typical standard better good fully featured me help
  craft artisan artisanal boutique luxury medium sized mid regional rural urban vegan organic traditional historic indie commercial nonprofit non profit charitable growing existing staff do daily weekly monthly yearly annual`.split(
    /\s+/u,
  ),
);

/** Words for software that say nothing of what it is about, each in the singular. */
const SYSTEMS: ReadonlySet<string> = new Set(
  `app application system software platform website site tool program solution portal backend service database management manager tracker
  tracking record administration admin dashboard api product project idea data organizer planner erp app's po point sale dispatch online clone style alternative similar version record collection book booking reservation scheduling planning
  schedule appointment something i we us would should that it is be finder helper companion suite hub`.split(/\s+/u),
);

let phrases: ReadonlyMap<string, Phrase> | undefined;
let longest = 1;

function allPhrases(): ReadonlyMap<string, Phrase> {
  if (phrases !== undefined) return phrases;
  const found = new Map<string, Phrase>();
  for (const domain of domainModels())
    for (const [kind, list] of [
      ['cue', domain.cues],
      ['hint', domain.hints],
      ['like', domain.like],
    ] as const)
      for (const text of list) {
        const key = phraseKey(text);
        const { length } = key.split(' ');
        longest = Math.max(longest, length);
        found.set(key, { domain, kind, length });
      }
  phrases = found;
  return found;
}

/** The domains a text is about, the likeliest first; of two as likely the one that comes first by name. */
export function findDomains(text: string): readonly DomainFound[] {
  const looked = text.slice(0, LOOKED_AT);
  const found = phrasesIn(looked);
  // "like" likens here: nobody speaks of likes
  const words = ` ${phraseWords(looked.replace(/\blike\b/giu, ' ')).join(' ')} `;
  const plain = (domain: DomainModel): boolean => isPlainFrame(looked, found, domain);
  const evidence = thingEvidence(phraseWords(looked));
  const telling = [
    ...[...evidence].filter(([, own]) => hasEnough(own, LIKELY)),
    ...(found.length === 0 && isShort(looked.trim()) ? clearest(evidence) : []),
  ];
  const domains = [...new Set([...found.map(({ domain }) => domain), ...telling.map(([domain]) => domain)])];
  const judged = domains
    .map((domain) =>
      judge(
        domain,
        found.filter((one) => one.domain === domain),
        evidence.get(domain),
        words,
        plain(domain),
        hasTradeBeside(found, domain) || isPartOfTrade(found, domain),
      ),
    )
    .sort((a, b) => b.score - a.score || (a.domain.name < b.domain.name ? -1 : 1));
  return judged.map((one) => ({
    ...one,
    evident: isEvident(one, judged, evidence),
    likely: isLikely(one.domain, evidence),
  }));
}

/** Whether the things of a domain are enough. */
function hasEnough({ core, weight }: ThingEvidence, least: Pick<typeof LIKELY, 'things' | 'weight'>): boolean {
  return core.size >= least.things && weight >= least.weight;
}

/** How much speaks for the domain that most speaks for besides one. */
function mostOfOthers(domain: DomainModel, evidence: ReadonlyMap<DomainModel, ThingEvidence>): number {
  return Math.max(0, ...[...evidence].filter(([other]) => other !== domain).map(([, { weight }]) => weight));
}

/** Whether the things of a domain are enough to tell what they are like, and clearly more than those of any other. */
function isLikely(domain: DomainModel, evidence: ReadonlyMap<DomainModel, ThingEvidence>): boolean {
  const own = evidence.get(domain);
  if (own === undefined || !hasEnough(own, LIKELY)) return false;
  return own.weight >= mostOfOthers(domain, evidence) + LIKELY.ahead;
}

/** Of a few words that name no trade: the one whose thing they speak of, where it is one trade's more than others'. */
function clearest(
  evidence: ReadonlyMap<DomainModel, ThingEvidence>,
): readonly (readonly [DomainModel, ThingEvidence])[] {
  const [best, next] = [...evidence].sort(([, a], [, b]) => b.weight - a.weight);
  if (best === undefined || best[1].weight < CLEAR.weight) return [];
  return best[1].weight >= (next?.[1].weight ?? 0) + CLEAR.ahead ? [best] : [];
}

function isShort(text: string): boolean {
  return text.search(SENTENCE_INSIDE) < 0 && text.split(/\s+/u).length <= FEW_WORDS;
}

/** Whether the things of a domain alone say that the text is about it: more of them, and clearer ones, than of any other. */
function isEvident(
  { domain, score, phrases: named }: DomainFound,
  judged: readonly DomainFound[],
  evidence: ReadonlyMap<DomainModel, ThingEvidence>,
): boolean {
  const own = evidence.get(domain);
  if (own === undefined) return false;
  if (judged.length === 1 && named.length === 0 && own.weight >= MANY.weight) return true;
  const bound = named.length > 0 ? SOME : MANY;
  if (!hasEnough(own, bound)) return false;
  const next = Math.max(
    named.length > 0 ? 0 : mostOfOthers(domain, evidence),
    ...judged.filter((one) => one.domain !== domain).map((one) => one.score),
  );
  return score >= next + bound.ahead;
}

/** Whether the name of a system says only that it is one, or what its trade keeps: for whom it is stands behind it. */
function isPlainFrame(text: string, found: readonly Found[], domain: DomainModel): boolean {
  const frame = placesOf(text).find(({ place }) => place === 'frame')?.text ?? '';
  const hints = new Set(found.filter(({ kind }) => kind === 'hint').flatMap(({ key }) => key.split(' ')));
  const own = isShort(text.trim()) ? wordsOfThings(domain) : new Set<string>();
  return phraseWords(frame).every((word) => PLAIN.has(word) || SYSTEMS.has(word) || hints.has(word) || own.has(word));
}

function judge(
  domain: DomainModel,
  found: readonly Found[],
  evidence: ThingEvidence | undefined,
  words: string,
  plain: boolean,
  isBeside: boolean,
): DomainFound {
  const best = Math.max(0, ...found.map((one) => weightOf(one, isBeside)));
  const has = (phrase: string): boolean => words.includes(` ${phraseKey(phrase)} `);
  const isNamed = ({ name, others }: ModelThing): boolean => [name.replaceAll('_', ' '), ...others].some(has);
  return {
    domain,
    score: best + Math.min(evidence?.weight ?? 0, MOST_OF_THINGS),
    evident: false,
    likely: false,
    named: found.some(({ place }) => place === 'frame' || (place === 'audience' && plain)),
    whole: !found.some((one) => one.place === 'frame' && one.last && isPartOnly(one)),
    phrases: found.map(({ key }) => key),
    packs: domain.packs.filter((pack) => pack.cues.some(has) || pack.things.some(isNamed)),
  };
}

/** All words things of a domain are called by. */
function wordsOfThings(domain: DomainModel): ReadonlySet<string> {
  return new Set(
    [...domain.core, ...domain.packs.flatMap(({ things }) => things)].flatMap(({ name, others }) =>
      phraseWords([name, ...others].join(' ')),
    ),
  );
}

/** Who runs a trade: a lift maintenance company wants all of lift maintenance. */
const FIRMS: ReadonlySet<string> = new Set(
  'company business firm agency service office contractor operator provider program programme'.split(' '),
);

/** Where a trade is run is no part of it: a ski hire in the Alps. */
const WHERE: ReadonlySet<string> = new Set(['in', 'at', 'near']);

/** "the lost property office of a train company": whose it is, where "a library of tools" says what it has. */
const WHOSE: ReadonlySet<string> = new Set(['a', 'an', 'the', 'our', 'my']);

/** Whether the name of a system goes on behind the trade with something the trade's model does not know. */
function isPartOnly({ domain, behind }: Found): boolean {
  const own = wordsOfThings(domain);
  const end = behind.findIndex((word, at) => WHERE.has(word) || (word === 'of' && WHOSE.has(behind[at + 1] ?? '')));
  return behind
    .slice(0, end < 0 ? undefined : end)
    .some((word) => !PLAIN.has(word) && !SYSTEMS.has(word) && !FIRMS.has(word) && !own.has(word));
}

/** What many trades do: the production of a brewery is a brewery's. */
const DOINGS: ReadonlySet<string> = new Set(['manufacturing']);

/** Whether the name of the system has a trade in front of such a doing, or says what it is besides what it is like. */
function hasTradeBeside(found: readonly Found[], domain: DomainModel): boolean {
  const own = found.find((one) => one.domain === domain && one.place === 'frame');
  if (own === undefined || !(DOINGS.has(domain.name) || own.kind === 'like')) return false;
  return found
    .slice(0, found.indexOf(own))
    .some(
      (one) => one.place === 'frame' && one.kind === 'cue' && one.domain !== domain && !DOINGS.has(one.domain.name),
    );
}

/**
 * Whether all that names a domain is a thing another trade named beside it has at its core: the tickets of a cinema, the time
 * entries of a law firm. The trade's model is the fuller one then.
 */
function isPartOfTrade(found: readonly Found[], domain: DomainModel): boolean {
  const own = found.filter((one) => one.domain === domain && one.place !== 'later');
  if (own.length === 0 || own.some(({ kind }) => kind === 'like')) return false;
  const trades = new Set(
    found
      .filter((one) => one.kind === 'cue' && one.place !== 'later' && one.domain !== domain)
      .map((one) => one.domain),
  );
  return [...trades].some((trade) => {
    const core = new Set(trade.core.flatMap(({ name, others }) => phraseWords([name, ...others].join(' '))));
    const known = (word: string): boolean => core.has(word) || SYSTEMS.has(word) || SELLING.has(word);
    return own.every(({ key }) => {
      const words = key.split(' ');
      return words.every(known) && words.some((word) => core.has(word));
    });
  });
}

/** What sells the things of many trades. */
const SELLING: ReadonlySet<string> = new Set(['shop', 'store', 'sale', 'ticketing', 'event', 'billing', 'invoicing']);

function weightOf({ kind, length, place, last }: Found, isBeside: boolean): number {
  const weight = WEIGHTS[place] + (isBeside ? -LAST : PER_WORD * length + (last && place === 'frame' ? LAST : 0));
  return kind === 'hint' ? Math.min(HINT, weight) : weight;
}

/** The phrases of the library in a text, the longest at each word. */
function phrasesIn(text: string): readonly Found[] {
  const known = allPhrases();
  const parts = placesOf(text);
  return parts.flatMap(({ place, text: part }) => {
    const found: Found[] = [];
    const words = phraseWords(part);
    for (let at = 0; at < words.length; at += 1) {
      const hit = longestAt(known, words, at);
      if (hit === undefined) continue;
      if (isMeant(words, at, hit.phrase, place === 'frame'))
        found.push({ ...hit.phrase, key: hit.key, place, last: false, behind: words.slice(at + hit.phrase.length) });
      at += hit.phrase.length - 1;
    }
    // "subscription boxes of craft beer" are boxes first
    const head = found.findIndex(({ behind }) => behind[0] === 'of');
    const last = head < 0 ? found.length - 1 : head;
    return found.map((one, index) => ({ ...one, last: index === last }));
  });
}

function longestAt(
  known: ReadonlyMap<string, Phrase>,
  words: readonly string[],
  at: number,
): { readonly key: string; readonly phrase: Phrase } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join(' ');
    const phrase = known.get(key);
    if (phrase !== undefined) return { key, phrase };
  }
  return undefined;
}

/** A product is named by likening to it, a trade by a word of its own: a cooking school is no school. */
function isMeant(words: readonly string[], at: number, { kind, length }: Phrase, inFrame: boolean): boolean {
  if (kind === 'like') return isLikened(words, at, length) || (inFrame && isWholeName(words, at, length));
  const before = words[at - 1];
  return length > 1 || before === undefined || PLAIN.has(before) || allPhrases().has(before);
}

/** What may stand before the product in "an Airbnb for boats", at the beginning of a text. */
const LEADS: ReadonlySet<string> = new Set('a an the our my build create make me us want need i we to'.split(' '));

/** "an Airbnb for boats": the product, and no more, is what the system is called. */
function isWholeName(words: readonly string[], at: number, length: number): boolean {
  return words.length === at + length && words.slice(0, at).every((word) => LEADS.has(word));
}

function isLikened(words: readonly string[], at: number, length: number): boolean {
  return (
    LIKENESS.test(words.slice(Math.max(0, at - 3), at).join(' ')) ||
    ['clone', 'alternative', 'style'].includes(words[at + length] ?? '')
  );
}

function placesOf(text: string): readonly { readonly place: Place; readonly text: string }[] {
  const start = text.search(/\S/u);
  if (start < 0) return [];
  const whole = text.slice(start);
  const sentence = cutAt(whole, SENTENCE_END);
  const frame = cutAt(sentence, FRAME_END);
  const rest = sentence.slice(frame.length);
  const audience = isShort(whole.trim()) ? rest : (AUDIENCE.exec(rest)?.[0] ?? '');
  return [
    { place: 'frame', text: frame },
    { place: 'audience', text: audience },
    { place: 'later', text: rest.slice(audience.length) },
    { place: 'later', text: whole.slice(sentence.length) },
  ];
}

function cutAt(text: string, end: RegExp): string {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at);
}
