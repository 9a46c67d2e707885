import type { DomainModel } from '../domain-model.ts';
import { domainModel } from '../library.ts';
import { phraseWords } from './phrase-key.ts';

/** What systems of one kind are modelled on, whatever trade they are for, and the ways people speak of the kind. */
type Family = {
  readonly domain: string;
  readonly said: RegExp;
  /** Where the text has what the system is about, in one of the groups. */
  readonly about?: RegExp;
  /** Trades it counts before, though the text seems to name them: all of them, or those by name. */
  readonly over?: 'any' | readonly string[];
  /** It counts only where next to nothing else is known. */
  readonly last?: boolean;
};

/** A kind of system, and what a text wants it for. */
export type FamilyFound = {
  readonly domain: DomainModel;
  readonly about?: string;
  readonly over: 'any' | readonly string[];
  readonly last: boolean;
};

const NAME = String.raw`(\p{L}+(?: \p{L}+)?)`;

const ATTRACTION =
  'museum|zoo|castle|palace|gallery|cave|tower|observatory|botanical garden|planetarium|theme park|exhibition|monument';

const SOFTWARE = 'system|app|platform|tool|software|site|website';

/** Places that are booked by the hour. */
const PLACES =
  'court|hall|rehearsal room|practice room|music room|sauna|pitch|lane|venue|gym hall|rink|studio|booth|clubhouse|field';

/** The first family that fits counts: those that say more stand before those that say less. */
const FAMILIES: readonly Family[] = [
  {
    domain: 'attraction-tickets',
    over: ['museum', 'zoo', 'exhibition', 'art-gallery'],
    said: new RegExp(
      String.raw`\b(?:tickets?|ticketing|admissions?)\b.{0,30}\b(?:${ATTRACTION})s?\b|\b(?:${ATTRACTION})\b.{0,12}\b(?:tickets?|ticketing|admissions?)\b`,
      'iu',
    ),
  },
  {
    domain: 'tool-library',
    // a loan of things, not of money
    over: ['loans'],
    said: /\bwho (?:has |have )?(?:borrow(?:ed|s)?|(?:got|took) my)\b|\b(?:borrow|lend|lends|lending|lent|borrowed|loan out|lend out)\b/iu,
  },
  {
    domain: 'swap-circle',
    said: /\b(?:swap|swaps|swapping|barter|bartering|trade (?:my|their|our|old))\b|\b\p{L}+ exchange(?: for\b|$)/iu,
  },
  {
    domain: 'collection-tracker',
    said: /\b(?:inventory|collection|catalog|catalogue|list|overview) of (?:all )?my\b|\bmy (?:\p{L}+ ){0,2}collection\b/iu,
    about: new RegExp(String.raw`\bof (?:all )?my ${NAME}|\bmy ${NAME} collection`, 'iu'),
    over: 'any',
  },
  {
    domain: 'duty-roster',
    said: /\b(?:duty|duties|rota|chores?)\b|\bsign[- ]?up (?:sheet|list|for)\b|\btak(?:e|es|ing) turns\b/iu,
  },
  {
    domain: 'directory',
    about: new RegExp(
      String.raw`\b${NAME} (?:finder|directory|locator)\b|\bmap (?:of|with) (?:all |the )*${NAME}|\b(?:best|nearest|closest|good) ${NAME}|\bfind (?:an? |the )?(?:\p{L}+ )??${NAME} near`,
      'iu',
    ),
    said: /\b(?:finder|directory|locator|near (?:me|you|by)|nearby)\b|\b(?:on|with) (?:a |the )?map\b|^\s*(?:a |an )?map (?:of|with)\b|\bfind (?:the )?(?:best|nearest|closest|good)\b/iu,
  },
  {
    domain: 'journal',
    said: /\b(?:journal|diary|logbook|tasting notes?)\b|\b(?:log|track|record|note|rate|remember|keep track of) (?:down )?(?:all )?(?:of )?my\b|\bmy \p{L}+ (?:tastings?|tests?|notes|log|sightings|sessions|progress)\b/iu,
  },
  {
    domain: 'request-approval',
    said: /\b(?:approvals?|approve|sign[- ]off)\b.{0,40}\b(?:requests?|workflow|process|steps?|applications?|forms?)\b|\b(?:requests?|workflow)\b.{0,30}\bapprov(?:al|als|e|ed)\b/iu,
  },
  {
    domain: 'shop',
    // a repair shop or a coffee shop sells no goods of that name
    said: /\b(?!(?:repair|coffee|barber|body|auto|tattoo|betting|workshop|pawn|machine|print|paint|ice|sandwich|app|my|our|the|an?|this|small|local|little) )\p{L}{3,} (?:shop|store|boutique)\b|\bsell(?:s|ing)?\b.{0,40}\bonline\b/iu,
  },
  {
    domain: 'equipment-rental',
    said: /\b(?:rentals?|renting|hire) (?:business|company|shop|service|platform|app)\b/iu,
  },
  {
    domain: 'place-hire',
    // a place is booked, with nobody who serves there
    over: ['bookings', 'record-keeping', 'equipment-rental'],
    said: new RegExp(
      String.raw`\b(?:book(?:ing|ings)?|reserv(?:e|ing|ations?)|hir(?:e|ing)|rent(?:ing)?)\b(?: of| for)?(?: (?:an?|our|the|your))?(?: \p{L}+)? (?:${PLACES})s?\b|\b(?:${PLACES})s? (?:booking|reservation|hire)s?\b|\b(?:booking|reservation|hire) (?:${SOFTWARE}) for (?:\p{L}+ ){0,2}?(?:${PLACES})s\b`,
      'iu',
    ),
    about: new RegExp(
      String.raw`\b(?:booking|bookings|book|reserve|reservations?|hire|rent) (?:of |for )?(?:an? |our |the )?((?:\p{L}+ )?(?:${PLACES}))s?\b|\b((?:\p{L}+ )?(?:${PLACES}))s? (?:booking|reservation|hire)|\b(?:${SOFTWARE}) for (?:our |the |my )?((?:(?!booking|hiring|renting|reserving)\p{L}+ )?(?:${PLACES}))s\b`,
      'iu',
    ),
  },
  {
    domain: 'bookings',
    said: /\b(?:scheduling|appointments?|book(?:ing)? (?:a |an )?(?:slot|session|lesson|visit)s?)\b/iu,
  },
  {
    domain: 'service-business',
    said: /\b(?:business|company|firm|contractor|self[- ]employed|freelance\p{L}*|handyman|workshop|studio|atelier|\p{L}+ing service|sole trader|tradesman)\b|^\s*(?:i am|i'm|im) an? \p{L}+er\b/iu,
  },
  {
    domain: 'record-keeping',
    said: /\b(?:app|application|system|software|platform|tool|database|register|tracker|website|portal|management|administration|crm|erp)\b/iu,
    last: true,
    about: new RegExp(
      String.raw`^(?:\p{L}+ ){0,4}?${NAME} (?:management|administration|register|tracker|tracking|database)\b|\b(?:management|administration|register|database|tracking) (?:of|for) (?:the |our |my |all )*${NAME}`,
      'iu',
    ),
  },
];

/** So much of a text says of what kind it is. */
const LOOKED_AT = 300;

/**
 * The model of the kind of system a text asks for, where it names no trade the library has: "my piano tuning business" is a
 * business that does jobs, and "who borrowed my board games" is about lending. Nothing where the first sentence says nothing of the kind.
 */
export function findFamily(text: string): FamilyFound | undefined {
  const [first = ''] = text
    .trim()
    .slice(0, LOOKED_AT)
    .split(/[.!?:;\n]/u);
  const family = FAMILIES.find(({ said }) => said.test(first));
  const domain = family === undefined ? undefined : domainModel(family.domain);
  if (family === undefined || domain === undefined) return undefined;
  const { over = [], last = false } = family;
  const found =
    family.about
      ?.exec(first)
      ?.slice(1)
      .find((words: string | undefined) => words !== undefined) ?? '';
  const about = phraseWords(found).filter((word) => !LITTLE.has(word));
  return { domain, over, last, ...(about.length === 0 ? {} : { about: about.join(' ') }) };
}

/** Words in front of what is looked for that are no part of its name. */
const LITTLE: ReadonlySet<string> = new Set(
  'a an the my our your cellar cabinet shelf closet wardrobe drawer freezer pantry garage collection stuff thing local online public free new best good simple small city town app map web business service place'.split(
    ' ',
  ),
);
