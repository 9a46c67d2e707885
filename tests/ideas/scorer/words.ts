/** Plurals whose singular the rules below would miss. */
const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  indices: 'index',
  matrices: 'matrix',
  vertices: 'vertex',
  criteria: 'criterion',
  quizzes: 'quiz',
  analyses: 'analysis',
  diagnoses: 'diagnosis',
  theses: 'thesis',
  crises: 'crisis',
  hypotheses: 'hypothesis',
  statuses: 'status',
  buses: 'bus',
  lenses: 'lens',
  gases: 'gas',
  viruses: 'virus',
  bonuses: 'bonus',
  censuses: 'census',
  campuses: 'campus',
  menus: 'menu',
  haikus: 'haiku',
  movies: 'movie',
  cookies: 'cookie',
  calories: 'calorie',
  caches: 'cache',
  aches: 'ache',
  axes: 'axis',
  heroes: 'hero',
  potatoes: 'potato',
  tomatoes: 'tomato',
  echoes: 'echo',
  cargoes: 'cargo',
  knives: 'knife',
  lives: 'life',
  shelves: 'shelf',
  leaves: 'leave',
  wolves: 'wolf',
  halves: 'half',
  calves: 'calf',
  loaves: 'loaf',
};

/** Words that end in s and are no plural, or that are the same in both. */
const UNCHANGED = new Set(
  'species series news sms gps sla gas bus lens always css iris chess previous plus access address progress'.split(' '),
);

/** One spelling and one word for the same thing, British to American where they differ. */
const SAME: Readonly<Record<string, string>> = {
  licence: 'license',
  colour: 'color',
  colourway: 'colorway',
  organisation: 'organization',
  organiser: 'organizer',
  centre: 'center',
  catalogue: 'catalog',
  harbour: 'harbor',
  harbourmaster: 'harbormaster',
  neighbour: 'neighbor',
  neighbourhood: 'neighborhood',
  instalment: 'installment',
  enrolment: 'enrollment',
  favourite: 'favorite',
  labour: 'labor',
  artefact: 'artifact',
  speciality: 'specialty',
  enquiry: 'inquiry',
  programme: 'program',
  cheque: 'check',
  aeroplane: 'airplane',
  behaviour: 'behavior',
  theatre: 'theater',
  metre: 'meter',
  litre: 'liter',
  kilometre: 'kilometer',
  authorisation: 'authorization',
  specialisation: 'specialization',
  qty: 'quantity',
  desc: 'description',
  num: 'number',
  no: 'number',
  nr: 'number',
  amt: 'amount',
  addr: 'address',
  tel: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  img: 'image',
  dob: 'birthdate',
  birthday: 'birthdate',
  maximum: 'max',
  minimum: 'min',
};

function singular(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.endsWith('men') && word.length > 3) return `${word.slice(0, -3)}man`;
  if (UNCHANGED.has(word) || word.length < 4 || !/[^sui]s$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|tz|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const cache = new Map<string, readonly string[]>();

/**
 * The words of a name in lower case, in the singular and one spelling, whatever the case style:
 * `HireLines`, `hire_lines` and `hire line` are the same words.
 */
export function wordsOf(name: string): readonly string[] {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const words = name
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && word !== 'tbl' && word !== 's')
    .map(singular)
    .map((word) => SAME[word] ?? word);
  cache.set(name, words);
  return words;
}

/** Equal for two names that mean the same table. */
export function keyOf(name: string): string {
  const words = wordsOf(name);
  const key = words.join(' ');
  return key === 'user account' || key === 'app user' ? 'user' : key;
}
