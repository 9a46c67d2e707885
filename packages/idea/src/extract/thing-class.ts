import { singularize } from '@backsmith/text';
import { knowledge, type KnownThing, type ThingClass } from '../vocabulary/knowledge.ts';
import { wordSet } from '../model/word-set.ts';
import { isPersonWord } from './classify.ts';
import { headOf } from './concept-key.ts';

const HEADS: readonly (readonly [ThingClass, ReadonlySet<string>])[] = [
  [
    'person',
    wordSet(
      `heir heiress critic nun chief thief spouse bride groom widow orphan youth teen adult counsel steward maid valet sheriff medic scholar alumna barista bishop deacon shepherd landlady nomad pilgrim`,
    ),
  ],
  [
    'event',
    wordSet(`request booking reservation order rental loan visit trip event session appointment sale purchase transaction  operation run test
    inspection delivery shipment meeting application registration campaign project task job incident claim case procedure treatment  match  tour
    workshop competition contest ceremony audit transfer transport activity  experiment action  assignment offer exchange donation check call round interview
    performance production harvest  maintenance  cleaning drive flight ride hike dive walk observation sighting
    capture catch check swap dose feeding shoot launch landing survey sweep exam hearing protest complaint objection appeal renewal pickup dropoff handover excursion outing voyage sailing crossing expedition retreat hackathon fair auction raffle draw vote election
    interruption outage breakdown failure fault accident injury attack fight bout tasting fitting viewing screening rehearsal recital gig concert wedding funeral party celebration festival parade ritual mass worship class course seminar webinar
    dispatch patrol raid arrest seizure evacuation rescue mission operation drill deployment upgrade rollout migration rebuild restoration renovation conversion refund payout withdrawal remittance purchase pledge bid hire lease move relocation
    birth death burial baptism marriage divorce adoption vaccination injection transfusion transplant surgery biopsy scan milking calving shearing slaughter sowing planting pruning spraying picking felling blasting casting firing brew distillation bottling`),
  ],
  [
    'part',
    wordSet(`item line entry log record reading measurement result score note comment review rating photo image attachment message detail step
    response answer  vote like reaction notification alert reminder history movement change snapshot  finding installment fee fine
    adjustment allocation part share preference attempt milestone  penalty point
    line segment chapter verse clause paragraph section row column field entry slide frame shot track cue reply remark endorsement testimonial tally total share portion dose ration coupon stub leg split interval
    winning earning proceed
    statistic metric indicator value figure estimate forecast prediction tip hint clue bonus surcharge allowance contribution deduction tax levy toll due instalment repayment deposit credit debit`),
  ],
  [
    'kind',
    wordSet(
      `category type genre tag level class kind grade  status species variety style  tier specialty skill topic theme rank brand color size unit ability trait`,
    ),
  ],
  [
    'schedule',
    wordSet(`schedule slot shift hour availability calendar timetable roster season period term  deadline day
    rota itinerary agenda programme interval window rotation cycle week weekend month year holiday`),
  ],
  [
    'place',
    wordSet(`room building site location place zone area region center centre station store shop house hall park lot spot space field plot warehouse garage garden farm area
    court  lab studio clinic office branch depot yard gym shelter  city country street terminal base camp island beach lake river mountain
    laundromat bakery brewery winery distillery dairy mill sawmill foundry kitchen bar pub cafe canteen restaurant hotel hostel inn cabin lodge hut tent barn stable coop pen cage pond tank reservoir dam well quarry mine pit landfill
    harbor port pier dock berth quay marina lighthouse airport airfield hangar runway platform track terminal depot tunnel bridge road street junction corridor wing ward cell dorm classroom auditorium theater theatre cinema stadium arena rink pool pitch
    court lane hall chapel church temple mosque cemetery grave shrine monument castle palace museum gallery library archive shelf locker cupboard bay aisle rack vault garage workshop greenhouse orchard vineyard meadow pasture paddock forest park trail`),
  ],
  [
    'org',
    wordSet(
      `company organization team group department agency association committee club institution firm union band crew family household league chapter squad council board society community
    charity trust foundation ministry authority embassy parish diocese congregation monastery brigade regiment platoon battalion fleet troupe ensemble choir orchestra quartet duo troop patrol pack tribe clan guild lodge coven syndicate consortium cooperative collective startup undertaking bank insurer broker publisher label studio newspaper broadcaster network university college faculty school academy`,
    ),
  ],
  [
    'doc',
    wordSet(
      `document file certificate report contract license permit policy form template article post page book paper letter agreement statement invoice receipt script drawing manual guide newsletter
    deed will testament affidavit warrant summons subpoena verdict ruling motion petition proposal bid memo minutes brief dossier manifest waybill declaration voucher passport visa transcript diploma thesis essay poem story chapter
    blueprint sketch map chart score recipe prescription referral protocol checklist plan spec specification datasheet policy bylaw statute treaty press release review summary survey questionnaire`,
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
  if (known !== undefined && !isAnyones(key, domains)) return known.thingClass;
  const head = singularize(headOf(key));
  const byHead = HEADS.find(([, heads]) => heads.has(head))?.[0];
  if (byHead !== undefined) return byHead;
  const knownHead = findThing(head, domains);
  if (knownHead !== undefined) return knownHead.thingClass;
  if (isPersonWord(head)) return 'person';
  return /(ment|tion|sion|ing|al)$/u.test(head) ? 'event' : 'item';
}

/** "pitch": of startups in one trade, of teams in another, and the text speaks of neither. */
function isAnyones(key: string, domains: ReadonlySet<string> = new Set()): boolean {
  const own = (knowledge().byName.get(key) ?? []).filter(({ name }) => name === key);
  const isClear = own.some(({ domain }) => domain === undefined || domains.has(domain));
  return !isClear && new Set(own.map(({ thingClass }) => thingClass)).size > 1;
}

export function isPerson(key: string): boolean {
  return classOf(key) === 'person';
}

/** What is written down of something: what happens, what a thing consists of, and papers. */
export function isRecord(key: string): boolean {
  return ['event', 'part', 'doc'].includes(classOf(key));
}
