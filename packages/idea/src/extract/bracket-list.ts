import { singularize } from '@backsmith/text';
import { wordSet } from '../model/word-set.ts';
import { headOf } from './concept-key.ts';
import { classOf } from './thing-class.ts';
import type { ListPlace } from './list-place.ts';

/** Words for things of any kind: which of them there are stands in brackets behind them, not what each has. */
const GENERIC = wordSet(
  `equipment gear asset device hardware vehicle furniture instrument machine animal pet material supply accessory facility consumable utensil ingredient appliance garment waste`,
);

/** "equipment (laptop, phone, badge)": kinds of it, though a phone is a property elsewhere. */
export function areKinds({ members, source, entity, attribute, isEnumHead }: ListPlace, properties: number): boolean {
  if (source !== 'brackets' || entity === undefined || attribute !== undefined || isEnumHead) return false;
  if (arePartners(entity, members)) return true;
  if (!GENERIC.has(headOf(entity)) || members.some(({ values }) => values !== undefined)) return false;
  return members.length > 1 && properties * 2 < members.length;
}

/** Whom somebody deals with, be it one person or a house. */
const PARTNERS = wordSet(
  'client customer member guest supplier partner participant visitor subscriber buyer seller donor',
);

/** "clients (restaurants, hotels, private)": what they are, though a restaurant is a thing elsewhere. */
function arePartners(entity: string, members: ListPlace['members']): boolean {
  if (!PARTNERS.has(headOf(entity)) || members.length < 2) return false;
  if (members.some(({ values }) => values !== undefined)) return false;
  const houses = members.filter(
    ({ words, plural }) => plural && ['place', 'org', 'person'].includes(classOf(headOf(words.join(' ')))),
  );
  return houses.length * 2 > members.length;
}

/** What a place is made up of, from a town to a shelf. */
const PLACE_PARTS = wordSet(
  `building floor level room hall aisle rack shelf row bin box cabinet drawer bay corridor section zone block wing street city town country postcode zip`,
);

/** "a storage location (building, room, shelf)": what says where it is. */
export function areParts({ members, source, phrase }: ListPlace): boolean {
  if (source !== 'brackets' || members.length < 2) return false;
  if (!WHERE.has(singularize(phrase?.words.at(-1) ?? ''))) return false;
  return members.every(({ words, plural }) => !plural && PLACE_PARTS.has(words.at(-1) ?? ''));
}

const WHERE = wordSet('location place position address');

/** The parts of a place, as properties of whatever lies there. */
export function addParts({ findings, members, entity, attribute, subject }: ListPlace): void {
  const owner = attribute?.owner ?? entity ?? subject;
  if (owner === undefined) return;
  for (const { words } of members) findings.attributes.push({ owner, words, unique: false, optional: false });
}
