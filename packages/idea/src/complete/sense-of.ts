import { wordSet } from '../model/word-set.ts';

/** A word that means another thing where the text has one of some words, unless it has one of others. */
type Sense = { readonly name: string; readonly beside: ReadonlySet<string>; readonly unless: ReadonlySet<string> };

const SOFTWARE_LICENCE: Sense = {
  name: 'software licence',
  beside: wordSet('software seat laptop vendor renewal subscription saas pay yearly monthly annual price fee'),
  unless: wordSet('driver driving truck vehicle pilot fishing hunting'),
};

const SENSES: Readonly<Record<string, Sense>> = {
  // those who are taught together, not what is booked in a gym
  class: {
    name: 'school class',
    beside: wordSet('absence homework pupil principal classroom gradebook timetable grade report'),
    unless: wordSet('gym yoga fitness studio trainer instructor dance booking'),
  },
  // what is bought in advance, not what a courier brings
  package: {
    name: 'prepaid package',
    beside: wordSet('session lesson visit class treatment day night hour credit appointment'),
    unless: wordSet('courier parcel shipment carrier tracking sender recipient warehouse delivery weight'),
  },
  // who came in first, not what a laboratory found
  result: {
    name: 'race result',
    beside: wordSet(
      'race match competition tournament runner athlete heat lap finish rank ranking regatta rider skater team',
    ),
    unless: wordSet('laboratory lab patient sample blood'),
  },
  licence: SOFTWARE_LICENCE,
  license: SOFTWARE_LICENCE,
};

/** The name a thing is known by in a text that has some words: a class of a school is no class of a gym. */
export function senseOf(key: string, said: ReadonlySet<string>): string {
  // "constructor" is a word of a text as well
  const sense = Object.hasOwn(SENSES, key) ? SENSES[key] : undefined;
  if (sense === undefined) return key;
  const has = (words: ReadonlySet<string>): boolean => [...words].some((word) => said.has(word));
  return has(sense.beside) && !has(sense.unless) ? sense.name : key;
}

/**
 * Everyday words that the vocabulary knows from one trade, and the words of that trade: a piece is of music where somebody
 * sings, else just a piece.
 */
const TRADES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    piece: wordSet(
      'music composer choir orchestra concert rehearsal singer musician band song sing play conductor ensemble',
    ),
    pitch: wordSet('startup founder investor jury venture accelerator'),
    tanker: wordSet('ship vessel harbour harbor port sea tug terminal berth'),
    tank: wordSet('brew brewery beer wine winery ferment batch cider mead spirit'),
    flight: wordSet('airport airline aircraft plane pilot passenger crew drone balloon'),
    course: wordSet(
      'student pupil teacher instructor learner lesson school university certificate teach enrol enroll class participant',
    ),
    workshop: wordSet(
      'participant attendee instructor trainer attend register registration teach seminar event conference',
    ),
    part: wordSet(
      'repair machine spare stock inventory supplier technician maintenance mechanic order warehouse assembly vehicle device',
    ),
    mark: wordSet('student pupil exam test teacher school essay'),
    ticket: wordSet(
      'event concert festival theatre theater cinema seat visitor museum match game raffle bus train ferry support help desk issue show admission entry customer agent',
    ),
    article: wordSet(
      'author editor publish publication blog news newspaper magazine journal reader comment write wiki headline',
    ),
    series: wordSet('season episode show television tv streaming film book author reader'),
    credit: wordSet('loan bank lender borrower interest repay student course university debt'),
    transfer: wordSet('airport taxi hotel passenger guest driver pickup flight shuttle'),
    book: wordSet(
      'author isbn library read reader borrow publish publisher bookshop bookstore novel title chapter bookseller literature loan',
    ),
    officer: wordSet('police patrol crime station sheriff badge arrest prison'),
    scout: wordSet('troop camp badge leader jamboree pack'),
    specimen: wordSet('lab laboratory blood tissue patient urine pathology'),
    sample: wordSet(
      'testing analyse analyze clinic hospital measure measurement batch collect vial lab laboratory test analysis patient soil water blood tissue specimen barcode',
    ),
    route: wordSet('hike hiking trail climb climber run runner cycling mountain walk walker ski'),
    survey: wordSet('question questionnaire respondent answer response poll'),
    elevator: wordSet('maintenance inspection floor building installation'),
    practice: wordSet('team player coach athlete rehearsal'),
    winning: wordSet('lottery casino'),
    share: wordSet('stock investor portfolio fund broker dividend shareholder equity company'),
    swap: wordSet('trade exchange shift offer barter trader swapper sticker album collector collect seed clothes toy'),
    cell: wordSet('prison inmate prisoner jail detention'),
    catch: wordSet('fish angler fishing fisherman vessel lake'),
    blast: wordSet('quarry explosive mine mining'),
    capture: wordSet('bird ring net animal trap wildlife'),
    draw: wordSet('raffle lottery santa prize'),
    holding: wordSet('portfolio stock share investor fund broker'),
    frame: wordSet('glasses lens picture bicycle art film animation'),
  }),
);

/** Whether a word is known from a trade the text does not speak of. */
export function isOfOtherTrade(key: string, said: ReadonlySet<string>): boolean {
  // "a report book" is as little one of a library as a book is
  const trade = TRADES.get(key) ?? TRADES.get(key.slice(key.lastIndexOf(' ') + 1));
  return trade !== undefined && ![...trade].some((word) => said.has(word));
}
