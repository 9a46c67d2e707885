/** Names of people who do not exist, by number. */
const PEOPLE = [
  ['Mira', 'Halvorsen'],
  ['Tomás', 'Aguirre'],
  ['Ines', 'Okafor'],
  ['Jonas', 'Lindqvist'],
  ['Aiko', 'Tanabe'],
  ['Lea', 'Brandt'],
  ['Samir', 'Haddad'],
  ['Nora', 'Petrova'],
] as const;

const PLACES = [
  ['Utrecht', '3511 AB', 'Harbour Street 12'],
  ['Lyon', '69002', 'Market Square 4'],
  ['Porto', '4050-123', 'Mill Lane 27'],
  ['Leipzig', '04109', 'Orchard Road 81'],
  ['Bergen', '5003', 'Station Road 6'],
  ['Ghent', '9000', 'Bridge Street 33'],
  ['Turin', '10121', 'Garden Walk 15'],
  ['Graz', '8010', 'Castle Hill 2'],
] as const;

const COMPANIES = [
  'Northwind Mills',
  'Blue Heron Press',
  'Alder & Sons',
  'Corvid Labs',
  'Tidewater Goods',
  'Lumen Works',
];
const THINGS = ['Walnut desk lamp', 'Linen notebook', 'Enamel kettle', 'Canvas backpack', 'Oak shelf', 'Wool blanket'];
const GROUPS = ['Home and garden', 'Stationery', 'Kitchen', 'Travel', 'Furniture', 'Workshop'];
const TITLES = [
  'First steps',
  'Weekly review',
  'Notes from the field',
  'A quiet week',
  'Plans for spring',
  'What we learned',
];
const SENTENCES = [
  'Arrived in good order.',
  'Asked for a call back on Monday.',
  'Two of three parts are done.',
  'Handle with care.',
  'Checked and approved.',
  'Waiting for an answer.',
];
const COUNTRIES = ['Netherlands', 'France', 'Portugal', 'Germany', 'Norway', 'Belgium', 'Italy', 'Austria'];
const COLOURS = ['amber', 'indigo', 'moss green', 'slate', 'coral', 'ivory'];
const TEAMS = ['Operations', 'Design', 'Finance', 'Support', 'Research', 'Sales'];
const JOBS = ['Engineer', 'Designer', 'Analyst', 'Coordinator', 'Librarian', 'Planner'];
const TAGS = ['garden', 'travel', 'music', 'cooking', 'cycling', 'reading'];

/** What a resource is about, where its records are people, firms or kinds of things. */
const PERSON = words(
  'customer user employee person people patient doctor member author contact driver student teacher staff',
);
const MORE_PEOPLE = words(
  'guest client agent manager instructor owner tenant borrower passenger nurse recipient visitor',
);
const FIRM = words(
  'company supplier vendor organisation organization publisher manufacturer carrier brand business firm',
);
const KIND = words('category genre group department topic collection');
const PLACE = words('city town warehouse location branch site office station depot');

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** The words of a name: `familyName`, `order item`. */
export function splitWords(name: string): readonly string[] {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function at<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('an empty list of words');
  return found;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/gu, '')
    .toLowerCase();
}

type Maker = (number: number, resource: string) => string;

const first: Maker = (number) => at(PEOPLE, number)[0];
const last: Maker = (number) => at(PEOPLE, number)[1];
const full: Maker = (number) => at(PEOPLE, number).join(' ');
const place = (part: 0 | 1 | 2): Maker => {
  return (number) => at(PLACES, number)[part];
};
const from = (list: readonly string[]): Maker => {
  return (number) => at(list, number);
};

/** What records of a resource are called. */
const nameOf: Maker = (number, resource) => {
  const about = splitWords(resource);
  const is = (set: ReadonlySet<string>) => about.some((word) => set.has(word));
  if (is(PERSON) || is(MORE_PEOPLE)) return full(number, resource);
  if (about.includes('country')) return at(COUNTRIES, number);
  if (is(FIRM)) return at(COMPANIES, number);
  if (is(KIND)) return at(GROUPS, number);
  if (is(PLACE)) return at(PLACES, number)[0];
  if (about.includes('product') || about.includes('item') || about.includes('article')) return at(THINGS, number);
  return `${capital(resource)} ${number + 1}`;
};

const email: Maker = (number, resource) => {
  const again = number < PEOPLE.length ? '' : String(Math.floor(number / PEOPLE.length) + 1);
  return `${plain(first(number, resource))}.${plain(last(number, resource))}${again}@example.com`;
};

const code: Maker = (number, resource) =>
  `${resource
    .replaceAll(/[^a-z]/giu, '')
    .slice(0, 3)
    .toUpperCase()}-${1001 + number}`;

/** Texts by the words of their field: the first whose words all are in it. */
const MAKERS: readonly (readonly [string, Maker])[] = [
  ['first name', first],
  ['given name', first],
  ['last name', last],
  ['family name', last],
  ['full name', full],
  ['user name', (number) => plain(first(number, '')) + plain(last(number, '')).charAt(0)],
  ['company name', from(COMPANIES)],
  ['job title', from(JOBS)],
  ['surname', last],
  ['username', (number) => plain(first(number, '')) + plain(last(number, '')).charAt(0)],
  ['login', (number) => plain(first(number, ''))],
  ['email', email],
  ['mail', email],
  ['street', place(2)],
  ['address', place(2)],
  ['city', place(0)],
  ['town', place(0)],
  ['zip', place(1)],
  ['postal', place(1)],
  ['postcode', place(1)],
  ['country', from(COUNTRIES)],
  ['carrier', from(['Postwing', 'Kestrel Parcels', 'Northline', 'Rapid Otter'])],
  ['shelf', from(['A-12', 'B-03', 'C-27', 'D-08'])],
  ['room', from(['1.04', '2.11', '0.03', '3.20'])],
  ['path', from(['/', '/catalog', '/basket', '/orders'])],
  ['company', from(COMPANIES)],
  ['department', from(TEAMS)],
  ['speciality', from(['Cardiology', 'Paediatrics', 'Dermatology', 'Neurology', 'Radiology', 'Surgery'])],
  ['specialty', from(['Cardiology', 'Paediatrics', 'Dermatology', 'Neurology', 'Radiology', 'Surgery'])],
  ['position', from(JOBS)],
  ['blood', from(['0+', 'A+', 'B+', 'AB-', 'A-', '0-'])],
  ['color', from(COLOURS)],
  ['colour', from(COLOURS)],
  ['currency', from(['EUR', 'NOK', 'GBP', 'CHF', 'SEK', 'USD'])],
  ['language', from(['en', 'nl', 'fr', 'de', 'nb', 'pt'])],
  ['tags', from(TAGS)],
  ['interests', from(TAGS)],
  ['status', () => 'active'],
  ['title', from(TITLES)],
  ['subject', from(TITLES)],
  ['headline', from(TITLES)],
  ['sku', code],
  ['code', code],
  ['number', code],
  ['no', code],
  ['reference', code],
  ['description', from(SENTENCES)],
  ['comment', from(SENTENCES)],
  ['note', from(SENTENCES)],
  ['notes', from(SENTENCES)],
  ['message', from(SENTENCES)],
  ['text', from(SENTENCES)],
  ['body', from(SENTENCES)],
  ['summary', from(SENTENCES)],
  ['reason', from(SENTENCES)],
  ['instructions', from(SENTENCES)],
  ['remark', from(SENTENCES)],
  ['drug', from(['Paracetamol', 'Ibuprofen', 'Amoxicillin', 'Loratadine'])],
  ['name', nameOf],
  ['label', nameOf],
  ['author', full],
];

/**
 * A text that makes sense for a field, by what it is called.
 *
 * @param resource what its record is: `order item`
 * @param number tells one record from the next
 */
export function wordsFor(field: string, resource: string, number: number): string {
  const parts = splitWords(field);
  const found = MAKERS.find(([name]) => name.split(' ').every((word) => parts.includes(word)));
  return found === undefined ? `${capital(parts.join(' '))} ${number + 1}` : found[1](number, resource);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
