import { headOf } from '../extract/concept-key.ts';
import { wordSet } from '../model/word-set.ts';
import { suppose } from './suppose.ts';
import type { Draft, DraftTable } from './draft.ts';
import { areLinked, isJoined } from './find-table.ts';

/** What two sides agree on: somebody comes or pays, somebody else does or gives. */
export const DEALINGS = wordSet(
  `appointment booking reservation order rental loan session lesson visit ride stay lease hire consultation treatment sale tour walk shoot repair delivery trip tutoring job interview checkup enrollment`,
);
/** Dealings in things, which nobody of the trade needs to attend to in person. */
const OF_GOODS = wordSet(`rental loan lease hire`);
/** Who comes or pays. */
const TAKERS = wordSet(
  `customer client user member guest visitor patient student pupil passenger child kid subscriber participant attendee buyer tenant renter borrower applicant donor citizen resident player rider family household`,
);
/** Whose trade it is. */
const DOING = wordSet(
  `artist stylist trainer instructor teacher tutor coach doctor dentist therapist technician mechanic driver guide photographer barber hairdresser groomer cleaner gardener veterinarian vet nurse master tuner plumber electrician painter employee worker staff carpenter locksmith lawyer notary midwife`,
);
/** Who neither takes nor does: those who look on, decide or are responsible. */
const BYSTANDERS = wordSet(
  `manager administrator admin owner parent guardian supplier author moderator contact landlord director investor treasurer auditor reviewer sponsor`,
);
/** What persons write or give about something. */
const VOICED = wordSet(`attendance rating review vote comment score feedback like bid grade reaction answer`);

/** Whether a person does or gives something, rather than coming, paying or looking on. */
export function isGiver(key: string): boolean {
  return !TAKERS.has(headOf(key)) && !BYSTANDERS.has(headOf(key)) && DOING.has(headOf(key));
}

/** The persons both sides of a dealing need, and those who speak: where the text does not say who, whoever there is. */
export function linkDealings(draft: Draft, tables: readonly DraftTable[]): void {
  const persons = tables.filter(({ thingClass }) => thingClass === 'person');
  const takers = persons.filter(({ key }) => TAKERS.has(headOf(key)));
  const givers = persons.filter(({ key }) => !TAKERS.has(headOf(key)) && !BYSTANDERS.has(headOf(key)));
  const dealings = tables.filter(({ key, thingClass }) => thingClass === 'event' && DEALINGS.has(headOf(key)));
  for (const dealing of dealings) linkOne(draft, dealing, takers);
  const main = dealings.find(({ key }) => !OF_GOODS.has(headOf(key)));
  if (main !== undefined) for (const giver of givers) if (!isBusy(draft, giver, tables)) suppose(draft, main, giver);
  for (const table of tables)
    if (VOICED.has(headOf(table.key))) linkOne(draft, table, takers.length > 0 ? takers : givers);
}

function touches(draft: Draft, table: DraftTable, person: DraftTable): boolean {
  return areLinked(table, person) || isJoined(draft, table, person);
}

function linkOne(draft: Draft, table: DraftTable, persons: readonly DraftTable[]): void {
  const [first] = persons;
  if (first !== undefined && !persons.some((person) => touches(draft, table, person))) suppose(draft, table, first);
}

/** Whether something that happens already names the person. */
function isBusy(draft: Draft, person: DraftTable, tables: readonly DraftTable[]): boolean {
  return tables.some(
    (table) => ['event', 'schedule', 'part'].includes(table.thingClass) && touches(draft, table, person),
  );
}
