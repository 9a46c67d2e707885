import { PAIRS_ELSEWHERE, PLURALS_ELSEWHERE, UNCHANGED_ELSEWHERE } from './nouns-elsewhere.ts';
import { pairsOf, wordsOf } from './word-list.ts';

/** Nouns whose plural follows no rule, as `singular plural` pairs. */
const IRREGULAR = `alumnus alumni analysis analyses appendix appendices axis axes bacterium bacteria basis bases cactus cacti
  cacao cacaos calf calves child children coercion coercions cookie cookies crisis crises criterion criteria curriculum curricula diagnosis diagnoses
  die dice elf elves ellipsis ellipses emphasis emphases foot feet fungus fungi genus genera goose geese half halves
  hypothesis hypotheses index indexes knife knives leaf leaves lens lenses life lives loaf loaves louse lice man men
  matrix matrices metamorphosis metamorphoses mouse mice nebula nebulae nucleus nuclei oasis oases ovum ova ox oxen
  parenthesis parentheses person people phenomenon phenomena prognosis prognoses quiz quizzes radius radii scarf scarves
  rabbi rabbis safari safaris self selves sheaf sheaves shelf shelves ski skis stimulus stimuli stratum strata suspicion suspicions syllabus syllabi synopsis synopses
  synthesis syntheses taxi taxis tooth teeth thesis theses thief thieves vertex vertices wife wives wiki wikis wolf wolves woman women`;

/** Nouns that are the same in singular and plural, or have no plural that anyone writes. */
const UNCOUNTABLE = `access advice aircraft analytics audio baggage bias chassis clothes clothing cosmos css data dns economics
  electronics equipment ethics evidence feedback fish furniture gdp goods gossip gps hardware homework html https
  info information jeans json knowledge legislation livestock logistics luggage mathematics means media
  merchandise metadata money moose music news pants payroll physics police politics progress rain research rice salmon
  series sheep shrimp sms software species spacecraft sql staff stuff swine time-series traffic trousers trout wheat xml
  chaos aws os ios ics sos iris sys barracks biceps chamois corps crossroads debris devops diabetes forceps gallows
  headquarters herpes innings kubernetes kudos measles molasses mumps patois postgres rabies redis rendezvous scissors
  sweepstakes thanks triceps whereabouts young`;

/** Singular nouns that end in `s`: not plurals, and their own plural adds `es`. */
const ENDING_IN_S = `abacus abyss alias apparatus asbestos asparagus atlas bonus boss bus business bypass campus canvas
  census chorus christmas circus class compass consensus corpus crocus cross dress exodus express focus gas genius glass
  grass guess hiatus hippopotamus kiss loss mass mess minus nexus octopus opus pancreas pass platypus plus press process
  prospectus rhinoceros status surplus terminus thermos walrus virus stress success fitness address albatross bias
  cypress distress fortress goddess hostess mattress princess progress recess regress tennis trellis witness wilderness
  illness weakness harness business-class cs gs ps ss es us is`;

/** Singular nouns that end in `e` behind s, x, z, ch or sh, or in `ie`, `oe`, `ve`, where a plural looks like another rule's. */
const ENDING_IN_E = `ache backache bellyache earache stomachache aide annexe applause avalanche axe brochure browse bruise cache cause cheese chemise clause cloche
  course creche cruise database debase disease douche enterprise eve excuse exercise expense expertise franchise fuse geyse
  grouse headache heartache house hose horse increase joyce lease license licence likelise louse merchandise mouse moustache
  muse niche noise nose nurse offense pause phase phrase pose praise premise promise prose pulse purchase purpose purse
  quiche release response reverse rinse rise rose ruse sense sequence showcase sunrise surprise suitcase tease toothache
  tortoise universe use vase verse vise warehouse lighthouse greenhouse penthouse base case chase close concourse course
  decrease defense dose ellipse erase impulse lapse collapse eclipse corpse excise false glimpse hearse incense
  nuisance recourse refuse reuse misuse spouse blouse abuse accuse blaze breeze bronze craze freeze gauze glaze maze prize
  size seize snooze squeeze assize booze doze haze
  shoe toe canoe foe hoe oboe aloe tiptoe horseshoe
  movie cookie zombie calorie tie pie lie necktie rookie selfie brownie smoothie hoodie indie genie junkie prairie sortie
  birdie eerie freebie goalie hippie laddie magpie menagerie newbie pixie reverie boogie camaraderie collie cutie doggie
  eye valve wave curve drive archive sleeve move glove groove native olive reserve serve slave stove alcove cave cove
  dove executive adjective objective directive incentive initiative detective motive narrative perspective preserve relative
  representative alternative hive nerve octave grave live give save above love shave alive derivative operative cooperative
  reprieve sieve solve starve stave weave carve nave`;

/** Nouns that end like `man` and `men`, but are no men: their plural adds `s`. */
const NO_MEN = `brahman caiman cayman desman doberman dolman german hetman human mussulman norman nonhuman ottoman roman
  shaman superhuman talisman turkoman walkman
  abdomen acumen bitumen cyclamen dolmen examen foramen hymen lumen numen omen regimen rumen semen specimen stamen yemen`;

/** Nouns in `o` whose plural adds `es`. */
const ENDING_IN_OES = `cargo echo embargo hero mango mosquito motto potato tomato tornado torpedo veto volcano domino buffalo`;

/** Pairs in the other direction, so that of two with the same first word the first one counts. */
function firstOf(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return pairs.toReversed();
}

export const UNCOUNTABLE_NOUNS: ReadonlySet<string> = new Set([
  ...wordsOf(UNCOUNTABLE),
  ...wordsOf(UNCHANGED_ELSEWHERE),
]);

export const PLURAL_OF: ReadonlyMap<string, string> = new Map([
  ...firstOf(pairsOf(PAIRS_ELSEWHERE)),
  ...wordsOf(ENDING_IN_S).map((noun) => [noun, `${noun}es`] as const),
  ...wordsOf(ENDING_IN_E).map((noun) => [noun, `${noun}s`] as const),
  ...wordsOf(NO_MEN).map((noun) => [noun, `${noun}s`] as const),
  ...wordsOf(ENDING_IN_OES).map((noun) => [noun, `${noun}es`] as const),
  ...pairsOf(IRREGULAR),
]);

export const SINGULAR_OF: ReadonlyMap<string, string> = new Map([
  ...pairsOf(`${PLURALS_ELSEWHERE} ${PAIRS_ELSEWHERE}`).map(([singular, plural]) => [plural, singular] as const),
  ...Array.from(PLURAL_OF, ([singular, plural]) => [plural, singular] as const),
  ['axes', 'axis'],
  ['bases', 'base'],
  ['indices', 'index'],
  ['persons', 'person'],
  ['data', 'data'],
  ['quizes', 'quiz'],
  ['buses', 'bus'],
  ['gases', 'gas'],
]);
