import { singularize } from '@backsmith/text';
import { knowledge, type KnownThing, type ThingClass } from '../vocabulary/knowledge.ts';
import { wordSet } from '../vocabulary/word-set.ts';
import { isPersonWord } from './classify.ts';
import { headOf } from './concept-key.ts';

const HEADS: readonly (readonly [ThingClass, ReadonlySet<string>])[] = [
  [
    'event',
    wordSet(`request booking reservation order rental loan visit trip event session appointment sale purchase transaction  operation run test
    inspection delivery shipment meeting application registration campaign project task job incident claim case procedure treatment  match  tour
    workshop competition contest ceremony audit transfer transport activity  experiment action  assignment offer exchange donation check call round interview
    performance production harvest  maintenance  cleaning drive flight ride hike dive walk observation sighting`),
  ],
  [
    'part',
    wordSet(`item line entry log record reading measurement result score note comment review rating photo image attachment message detail step
    response answer  vote like reaction notification alert reminder history movement change snapshot  finding installment fee fine
    adjustment allocation part share preference attempt milestone  penalty point`),
  ],
  [
    'kind',
    wordSet(
      `category type genre tag level class kind grade  status species variety style  tier specialty skill topic theme rank brand color size unit ability trait`,
    ),
  ],
  [
    'schedule',
    wordSet(`schedule slot shift hour availability calendar timetable roster season period term  deadline day`),
  ],
  [
    'place',
    wordSet(`room building site location place zone area region center centre station store shop house hall park lot spot space field plot warehouse garage garden farm area
    court  lab studio clinic office branch depot yard gym shelter  city country street terminal base camp island beach lake river mountain`),
  ],
  [
    'org',
    wordSet(
      `company organization team group department agency association committee club institution firm union band crew family household league chapter squad council board society community`,
    ),
  ],
  [
    'doc',
    wordSet(
      `document file certificate report contract license permit policy form template article post page book paper letter agreement statement invoice receipt script drawing manual guide newsletter`,
    ),
  ],
];

/** The entry of the vocabulary for a thing; one of an active domain before a general one. */
export function findThing(key: string, domains: ReadonlySet<string> = new Set()): KnownThing | undefined {
  const found = knowledge().byName.get(key);
  if (found === undefined) return undefined;
  const own = found.filter(({ name }) => name === key);
  const rank = (things: readonly KnownThing[]): KnownThing | undefined =>
    things.find(({ domain }) => domain !== undefined && domains.has(domain)) ??
    things.find(({ domain }) => domain === undefined) ??
    things[0];
  return found.length === own.length
    ? rank(own)
    : (rank(found.filter(({ domain }) => domain !== undefined && domains.has(domain))) ?? rank(own) ?? rank(found));
}

/** What kind of thing a noun names: by the vocabulary, by its last word, by its ending. */
export function classOf(key: string, domains?: ReadonlySet<string>): ThingClass {
  const known = findThing(key, domains);
  if (known !== undefined) return known.thingClass;
  const head = singularize(headOf(key));
  const byHead = HEADS.find(([, heads]) => heads.has(head))?.[0];
  if (byHead !== undefined) return byHead;
  const knownHead = findThing(head, domains);
  if (knownHead !== undefined) return knownHead.thingClass;
  if (isPersonWord(head)) return 'person';
  return /(ment|tion|sion|ing|al)$/u.test(head) ? 'event' : 'item';
}

export function isPerson(key: string): boolean {
  return classOf(key) === 'person';
}
