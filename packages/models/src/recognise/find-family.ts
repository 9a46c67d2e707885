import type { DomainModel } from '../domain-model.ts';
import { domainModel } from '../library.ts';
import { phraseWords } from './phrase-key.ts';

/** What systems of one kind are modelled on, whatever trade they are for, and the ways people speak of the kind. */
type Family = {
  readonly domain: string;
  readonly said: RegExp;
  /** Where the text has what the system is about, in one of the groups. */
  readonly about?: RegExp;
};

/** A kind of system, and what a text wants it for. */
export type FamilyFound = { readonly domain: DomainModel; readonly about?: string };

const NAME = String.raw`(\p{L}+(?: \p{L}+)?)`;

const ATTRACTION =
  'museum|zoo|castle|palace|gallery|cave|tower|observatory|botanical garden|planetarium|theme park|exhibition|monument';

/** The first family that fits counts: those that say more stand before those that say less. */
const FAMILIES: readonly Family[] = [
  {
    domain: 'attraction-tickets',
    said: new RegExp(
      String.raw`\b(?:tickets?|ticketing|admissions?)\b.{0,30}\b(?:${ATTRACTION})s?\b|\b(?:${ATTRACTION})\b.{0,12}\b(?:tickets?|ticketing|admissions?)\b`,
      'iu',
    ),
  },
  {
    domain: 'tool-library',
    said: /\bwho (?:has |have )?(?:borrow(?:ed|s)?|(?:got|took) my)\b|\b(?:borrow|lend|lends|lending|lent|borrowed|loan out|lend out)\b/iu,
  },
  { domain: 'swap-circle', said: /\b(?:swap|swaps|swapping|barter|bartering|trade (?:my|their|our|old))\b/iu },
  {
    domain: 'duty-roster',
    said: /\b(?:duty|duties|rota|chores?)\b|\bsign[- ]?up (?:sheet|list|for)\b|\btak(?:e|es|ing) turns\b/iu,
  },
  {
    domain: 'directory',
    about: new RegExp(
      String.raw`\b${NAME} (?:finder|directory|locator)\b|\bmap (?:of|with) (?:all |the )*${NAME}|\b(?:best|nearest|closest|good) ${NAME}`,
      'iu',
    ),
    said: /\b(?:finder|directory|locator|near (?:me|you|by)|nearby)\b|\b(?:on|with) (?:a |the )?map\b|^\s*(?:a |an )?map (?:of|with)\b|\bfind (?:the )?(?:best|nearest|closest|good)\b/iu,
  },
  {
    domain: 'journal',
    said: /\b(?:journal|diary|logbook|tasting notes?)\b|\b(?:log|track|record|note|rate|remember) (?:down )?(?:all )?(?:of )?my\b|\bmy \p{L}+ (?:tastings?|tests?|notes|log|sightings|sessions|progress)\b/iu,
  },
  {
    domain: 'request-approval',
    said: /\b(?:approvals?|approve|sign[- ]off)\b.{0,40}\b(?:requests?|workflow|process|steps?|applications?|forms?)\b|\b(?:requests?|workflow)\b.{0,30}\bapprov(?:al|als|e|ed)\b/iu,
  },
  { domain: 'equipment-rental', said: /\b(?:rentals?|renting|hire) (?:business|company|shop|service|platform|app)\b/iu },
  {
    domain: 'service-business',
    said: /\b(?:business|company|firm|contractor|self[- ]employed|freelance\p{L}*|handyman|\p{L}+ing service|sole trader|tradesman)\b|^\s*(?:i am|i'm|im) an? \p{L}+er\b/iu,
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
  if (domain === undefined) return undefined;
  const found = family?.about?.exec(first)?.slice(1).find((words) => words !== undefined) ?? '';
  const about = phraseWords(found).filter((word) => !LITTLE.has(word));
  return about.length === 0 ? { domain } : { domain, about: about.join(' ') };
}

/** Words in front of what is looked for that are no part of its name. */
const LITTLE: ReadonlySet<string> = new Set(
  'a an the my our your local online public free new best good simple small city town app map web business service place'.split(' '),
);

/** Whether tickets of a place are asked for rather than the place's own system: that is a trade of its own. */
export function isForTickets(text: string): boolean {
  return FAMILIES[0]?.said.test(text.slice(0, LOOKED_AT)) === true;
}
