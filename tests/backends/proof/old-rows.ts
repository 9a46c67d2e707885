import { MARIADB, MYSQL, POSTGRESQL } from './database-kinds.ts';
import type { OldTable } from './old-table.ts';

const POSTGRESQL_SCHEMA = `
CREATE TABLE plan (
  id serial PRIMARY KEY, name text NOT NULL, billing_period interval NOT NULL,
  pause interval hour to minute, grace interval DEFAULT '1 day 2 hours'
);
CREATE TABLE product (id serial PRIMARY KEY, name text NOT NULL, price money NOT NULL, fee money DEFAULT 2.5);
CREATE TABLE measure (id serial PRIMARY KEY, name text NOT NULL, n numeric, m numeric NOT NULL, d numeric NOT NULL DEFAULT 7);
CREATE TYPE mood AS ENUM ('calm', 'glad');
CREATE TABLE field (
  id serial PRIMARY KEY, name text NOT NULL, grid int[], tags text[] NOT NULL DEFAULT '{}', moods mood[], sizes numeric[]
);
CREATE TABLE reading (id serial PRIMARY KEY, name text NOT NULL, level double precision, heat real, notes jsonb);
CREATE TYPE stage AS ENUM ('OPEN', 'DONE');
CREATE TABLE task (
  id serial PRIMARY KEY, name text NOT NULL, stage stage, level varchar(9) CONSTRAINT known_level CHECK (level IN ('LOW', 'HIGH')),
  notes jsonb, facts json
);
CREATE TABLE sample (note text NOT NULL, n numeric);
CREATE VIEW measured AS SELECT id, name, n, n + m AS total FROM measure;
CREATE TABLE booking (note text NOT NULL, amount money, span interval);
CREATE TABLE hall (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE berth (deck text, no int, name text, PRIMARY KEY (deck, no));
CREATE TABLE ticket (
  id serial PRIMARY KEY, name text NOT NULL, hall_id int NOT NULL REFERENCES hall, next_hall_id int REFERENCES hall,
  deck text NOT NULL, no int NOT NULL, FOREIGN KEY (deck, no) REFERENCES berth
);
`;

/** Rows that refer to what is not there, since nothing was checked when they were written. */
function tickets(unchecked: string): OldTable {
  return {
    path: '/api/v1/tickets',
    rows: [
      `${unchecked}; INSERT INTO ticket (name, hall_id, next_hall_id, deck, no) VALUES ('old', 7, 8, 'A', 9)`,
      `${unchecked}; INSERT INTO hall VALUES (1, 'Aula'); INSERT INTO berth VALUES ('B', 2, 'Bow'); INSERT INTO ticket (name, hall_id, next_hall_id, deck, no) VALUES ('whole', 1, 8, 'B', 2)`,
    ],
    texts: 'SELECT id, name, hall_id, next_hall_id, deck, no FROM ticket ORDER BY id',
    shown: [
      { hallId: 7, nextHallId: 8, deck: 'A', no: 9 },
      { hallId: 1, nextHallId: 8, deck: 'B', no: 2 },
    ],
    patched: [
      { id: 1, body: '{"hallId":9}', fields: ['hallId'], status: 422 },
      { id: 1, body: '{"no":8}', fields: ['deck', 'no'], status: 422 },
      {
        id: 1,
        body: '{"hallId":1,"nextHallId":null}',
        read: `SELECT concat_ws(' ', hall_id, next_hall_id, deck, no) AS refers FROM ticket WHERE id = 1`,
        kept: { refers: '1 A 9' },
      },
    ],
    found: [{ query: 'expand=hall&expand=nextHall', count: 2 }],
  };
}

/** As many levels as databases keep and readers of JSON do not read. */
const DEEP = '['.repeat(1200) + ']'.repeat(1200);

const NUMBERS = ['1', 'NaN', 'Infinity', '-Infinity', '123456789012345678901234567890.000000000012345'];

/** Arrays of one dimension and of several, with other bounds than usual, and with elements that are none. */
const GRIDS = [
  ['{1,2}', '{a}', '{calm}', '{1.5}'],
  ['{{1,2},{3,4}}', '{{a,b},{c,d}}', '{{calm},{glad}}', '{{1},{2}}'],
  ['[0:1]={1,2}', '{"{a","b}",NULL}', '[5:6]={calm,NULL}', '{1,NaN}'],
  ['{}', '{}', '{}', '{}'],
] as const;

/** Spans as PostgreSQL is given them, and as the API shows them. */
const SPANS: Readonly<Record<string, string>> = {
  '1 year 2 mons': 'P1Y2M',
  '-1 year -2 mons +3 days -04:05:06.789': 'P-1Y-2M3DT-4H-5M-6.789S',
  '1 year 2 mons -3 days 04:05:06': 'P1Y2M-3DT4H5M6S',
  '00:00:00': 'PT0S',
  '36 hours': 'PT36H',
  '1 day 12 hours': 'P1DT12H',
  '-00:00:00.000001': 'PT-0.000001S',
  '178000000 years': 'P178000000Y',
  '2562047788:00:54.775807': 'PT2562047788H54.775807S',
};

const AMOUNTS = ['1000.00', '-1234567.89', '0.00', '0.01', '-92233720368547758.08', '92233720368547758.07'];

const POSTGRESQL_TABLES: readonly OldTable[] = [
  {
    path: '/api/v1/plans',
    rows: Object.keys(SPANS).map(
      (span) => `INSERT INTO plan (name, billing_period, pause, grace) VALUES ('old', '${span}', '26:30', NULL)`,
    ),
    texts:
      'SELECT id, name, interval_send(billing_period)::text AS bits, pause::text, grace::text FROM plan ORDER BY id',
    shown: Object.values(SPANS).map((span) => ({ name: 'old', billingPeriod: span, pause: 'PT26H30M' })),
    written: [
      {
        body: { name: 'new', billingPeriod: 'P1Y2M3DT4H5M6.7S', pause: 'PT3H' },
        read: `SELECT billing_period::text, pause::text, grace::text FROM plan WHERE name = 'new'`,
        kept: { billing_period: '1 year 2 mons 3 days 04:05:06.7', pause: '03:00:00', grace: '1 day 02:00:00' },
      },
    ],
    refused: [
      { body: { name: 'bad', billingPeriod: 'a year' }, field: 'billingPeriod' },
      { body: { name: 'bad', billingPeriod: 'P' }, field: 'billingPeriod' },
      { body: { name: 'bad', billingPeriod: 'P1D', pause: 'PT1M30S' }, field: 'pause' },
    ],
    found: [{ query: 'sort=billingPeriod&size=100', count: Object.keys(SPANS).length + 1 }],
  },
  {
    path: '/api/v1/products',
    rows: AMOUNTS.map((amount) => `INSERT INTO product (name, price) VALUES ('old', '${amount}'::numeric::money)`),
    texts: 'SELECT id, name, cash_send(price)::text AS bits, fee::numeric::text FROM product ORDER BY id',
    shown: AMOUNTS.map((amount) => ({ price: Number(amount), fee: 2.5 })),
    written: [
      {
        body: { name: 'new', price: 4321.5, fee: null },
        shown: { price: 4321.5, fee: 2.5 },
        read: `SELECT price::numeric::text, fee::text FROM product WHERE name = 'new'`,
        kept: { price: '4321.50', fee: '$2.50' },
      },
    ],
    refused: [{ body: { name: 'bad', price: 1.234 }, field: 'price' }],
    found: [
      { query: 'price=1000', count: 1 },
      { query: 'priceFrom=1000', count: 3 },
      { query: 'sort=price,desc&size=100', count: AMOUNTS.length + 1 },
    ],
  },
  {
    path: '/api/v1/measures',
    rows: NUMBERS.map((n) => `INSERT INTO measure (name, n, m, d) VALUES ('old', '${n}', '${n}', '${n}')`),
    texts: 'SELECT id, name, n::text, m::text, d::text FROM measure ORDER BY id',
    shown: NUMBERS.map((n) => (Number.isFinite(Number(n)) ? Number(n) : null)).map((n) => ({ n, m: n, d: n })),
    written: [
      {
        body: { name: 'new', m: 1.5 },
        shown: { n: null, m: 1.5, d: 7 },
        read: `SELECT n::text, m::text, d::text FROM measure WHERE name = 'new'`,
        kept: { n: null, m: '1.5', d: '7' },
      },
    ],
    unclearable: { body: { name: 'full', n: 1, m: 2, d: 3 }, fields: ['m', 'd'] },
    patched: [
      {
        id: 3,
        body: '{"n":null}',
        read: 'SELECT n::text, m::text FROM measure WHERE id = 3',
        kept: { n: null, m: 'Infinity' },
      },
      {
        id: 5,
        body: '{"m":12345678901234567.8901}',
        read: 'SELECT m::text FROM measure WHERE id = 5',
        kept: { m: '12345678901234567.8901' },
      },
    ],
    refused: [
      { body: { name: 'bad' }, field: 'm' },
      { body: { name: 'bad', m: 'NaN' }, field: 'm' },
    ],
    found: [{ query: 'n=1', count: 2 }],
  },
  {
    path: '/api/v1/fields',
    rows: GRIDS.map(
      ([grid, tags, moods, sizes]) =>
        `INSERT INTO field (name, grid, tags, moods, sizes) VALUES ('old', '${grid}', '${tags}', '${moods}', '${sizes}')`,
    ),
    texts: 'SELECT id, name, grid::text, tags::text, moods::text, sizes::text FROM field ORDER BY id',
    shown: [
      { grid: [1, 2], tags: ['a'], moods: ['calm'], sizes: [1.5] },
      { grid: null, tags: null, moods: null, sizes: null },
      { grid: [1, 2], tags: ['{a', 'b}', null], moods: ['calm', null], sizes: null },
      { grid: [], tags: [], moods: [], sizes: [] },
    ],
    unclearable: { body: { name: 'new', grid: [3], tags: ['x'], moods: ['glad'], sizes: [2.5] }, fields: ['tags'] },
    patched: [
      {
        id: 2,
        body: '{"grid":null,"moods":null}',
        read: 'SELECT grid::text, tags::text, moods::text, sizes::text FROM field WHERE id = 2',
        kept: { grid: null, tags: '{{a,b},{c,d}}', moods: null, sizes: '{{1},{2}}' },
      },
    ],
  },
  {
    path: '/api/v1/readings',
    rows: [
      `INSERT INTO reading (name, level, heat, notes) VALUES ('old', 'Infinity', '-Infinity', '{"a": 1e400, "b": 0.1234567890123456789012, "c": 1.00}')`,
    ],
    texts: 'SELECT id, name, level::text, heat::text, notes::text FROM reading ORDER BY id',
    shown: [{ name: 'old', level: 'Infinity', heat: '-Infinity' }],
    patched: [
      { id: 1, body: '{"level":1e400}', fields: ['level'] },
      { id: 1, body: '{"heat":1e39}', fields: ['heat'] },
      {
        id: 1,
        body: '{"notes":{"c":2.50,"d":1e-30}}',
        read: `SELECT level::text, length(notes->>'a') AS a, notes->>'b' AS b, notes->>'c' AS c, (notes->>'d')::numeric::text AS d FROM reading`,
        kept: {
          level: 'Infinity',
          a: 401,
          b: '0.1234567890123456789012',
          c: '2.50',
          d: '0.000000000000000000000000000001',
        },
      },
    ],
  },
  {
    // A choice that came later, one that is older than its rule, and documents of more levels than are read.
    path: '/api/v1/tasks',
    changed: [`ALTER TYPE stage ADD VALUE 'GONE'`, 'ALTER TABLE task DROP CONSTRAINT known_level'],
    rows: [
      `INSERT INTO task (name, stage, level, notes) VALUES ('old', 'OPEN', 'LOW', '{}')`,
      `INSERT INTO task (name, stage) VALUES ('old', 'GONE')`,
      `INSERT INTO task (name, level) VALUES ('old', 'MID')`,
      `INSERT INTO task (name, notes, facts) VALUES ('old', '${DEEP}', '${DEEP}')`,
    ],
    texts: 'SELECT id, name, stage::text, level, notes::text, facts::text FROM task ORDER BY id',
    shown: [
      { stage: 'OPEN', level: 'LOW', notes: {} },
      { stage: null, level: null },
      { stage: null, level: null },
      { notes: null, facts: null },
    ],
    patched: [
      {
        id: 4,
        body: '{"notes":[1]}',
        read: 'SELECT notes::text, facts::text FROM task WHERE id = 4',
        kept: { notes: '[1]', facts: DEEP },
      },
    ],
  },
  {
    path: '/api/v1/samples',
    isKeyless: true,
    rows: NUMBERS.map((n) => `INSERT INTO sample VALUES ('old', '${n}')`),
    texts: 'SELECT note, n::text FROM sample',
    shown: [{}, {}, {}, {}, {}],
  },
  {
    path: '/api/v1/measureds',
    isKeyless: true,
    isView: true,
    rows: [],
    texts: 'SELECT id FROM measured',
    shown: [{ n: 1, total: 2 }, { n: null, total: null }, {}, {}, {}, {}, {}],
  },
  {
    path: '/api/v1/bookings',
    isKeyless: true,
    rows: [`INSERT INTO booking VALUES ('old', 1000, '1 year 2 mons')`],
    texts: 'SELECT note, amount::text, span::text FROM booking',
    shown: [{ note: 'old', amount: 1000 }],
    written: [
      {
        body: { note: 'new', amount: 2000.5 },
        read: `SELECT amount::numeric::text FROM booking WHERE note = 'new'`,
        kept: { amount: '2000.50' },
      },
    ],
  },
  tickets('SET session_replication_role = replica'),
];

export const ON_POSTGRESQL = { kind: POSTGRESQL, schema: POSTGRESQL_SCHEMA, tables: POSTGRESQL_TABLES };

const MYSQL_SCHEMA = `
CREATE TABLE \`counter\` (
  \`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY, \`name\` varchar(40) NOT NULL,
  \`n\` bigint unsigned NOT NULL DEFAULT 0, \`most\` bigint unsigned DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE \`tally\` (\`note\` varchar(40) NOT NULL, \`n\` bigint unsigned NOT NULL) ENGINE=InnoDB;
CREATE TABLE \`kunde\` (
  \`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY, \`name\` varchar(60) NOT NULL,
  \`termin\` datetime NOT NULL DEFAULT '0000-00-00 00:00:00', \`geburtstag\` date NOT NULL,
  \`kontakt\` date DEFAULT NULL, \`seit\` timestamp NOT NULL DEFAULT '0000-00-00 00:00:00'
) ENGINE=MyISAM;
CREATE TABLE \`bestand\` (
  \`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY, \`name\` varchar(60) NOT NULL,
  \`angelegt_am\` datetime NOT NULL DEFAULT '0000-00-00 00:00:00'
) ENGINE=MyISAM;
CREATE TABLE \`task\` (
  \`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY, \`name\` varchar(40) NOT NULL, \`stage\` enum('OPEN','DONE') DEFAULT NULL,
  \`notes\` json DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE \`hall\` (\`id\` int NOT NULL PRIMARY KEY, \`name\` varchar(40) NOT NULL) ENGINE=InnoDB;
CREATE TABLE \`berth\` (
  \`deck\` varchar(9) NOT NULL, \`no\` int NOT NULL, \`name\` varchar(40), PRIMARY KEY (\`deck\`, \`no\`)
) ENGINE=InnoDB;
CREATE TABLE \`ticket\` (
  \`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY, \`name\` varchar(40) NOT NULL, \`hall_id\` int NOT NULL,
  \`next_hall_id\` int DEFAULT NULL, \`deck\` varchar(9) NOT NULL, \`no\` int NOT NULL,
  FOREIGN KEY (\`hall_id\`) REFERENCES \`hall\` (\`id\`), FOREIGN KEY (\`next_hall_id\`) REFERENCES \`hall\` (\`id\`),
  FOREIGN KEY (\`deck\`, \`no\`) REFERENCES \`berth\` (\`deck\`, \`no\`)
) ENGINE=InnoDB;
`;

/** What programs of old were let write. */
const LAX = `SET sql_mode = 'ALLOW_INVALID_DATES'`;

/** Days that are none, with the values the API shows for them. */
const KUNDEN = [
  ['0000-00-00 00:00:00', '0000-00-00', '0000-00-00', '0000-00-00 00:00:00'],
  ['2024-05-06 07:08:09', '2000-01-02', '2024-05-06', '2024-05-06 07:08:09'],
  ['0000-00-00 00:00:00', '2000-01-02', '0000-00-00', '2024-05-06 07:08:09'],
  ['2024-02-31 00:00:00', '2024-00-10', '2024-02-00', '2024-05-06 07:08:09'],
] as const;

const LARGE = ['0', '18446744073709551615', '9223372036854775808', '9223372036854775807'];

const MYSQL_TABLES: readonly OldTable[] = [
  {
    path: '/api/v1/counters',
    rows: LARGE.map((n) => `INSERT INTO counter (name, n, most) VALUES ('old', ${n}, ${n})`),
    texts: 'SELECT id, name, n, most FROM counter ORDER BY id',
    shown: LARGE.map((n) => ({ n: Number(n), most: Number(n) })),
    written: [
      {
        body: { name: 'new' },
        shown: { n: 0, most: null },
        read: `SELECT n, most FROM counter WHERE name = 'new'`,
        kept: { n: '0', most: 'NULL' },
      },
    ],
    refused: [
      { body: { name: 'bad', n: -1 }, field: 'n' },
      { body: { name: 'bad', n: 2 ** 64 }, field: 'n' },
    ],
    found: [
      { query: 'n=18446744073709551615', count: 1 },
      { query: 'nFrom=9223372036854775808&sort=n,desc', count: 2 },
    ],
  },
  {
    path: '/api/v1/tallies',
    isKeyless: true,
    rows: [`INSERT INTO tally VALUES ('old', 18446744073709551615)`],
    texts: 'SELECT note, n FROM tally',
    shown: [{ note: 'old', n: 18446744073709551615 }],
  },
  {
    path: '/api/v1/kunden',
    rows: KUNDEN.map(
      (days) =>
        `${LAX}; INSERT INTO kunde (name, termin, geburtstag, kontakt, seit) VALUES ('old', '${days.join("', '")}')`,
    ),
    texts:
      'SELECT id, name, CAST(termin AS CHAR) AS termin, CAST(geburtstag AS CHAR) AS geburtstag, CAST(kontakt AS CHAR) AS kontakt, CAST(seit AS CHAR) AS seit FROM kunde ORDER BY id',
    shown: KUNDEN.map(([termin, geburtstag, kontakt]) => ({
      termin: /-00|-02-31/.test(termin) ? null : termin.replace(' ', 'T'),
      geburtstag: geburtstag.includes('-00') ? null : geburtstag,
      kontakt: kontakt.includes('-00') ? null : kontakt,
    })),
    unclearable: {
      body: { name: 'new', termin: '2024-01-02T03:04:05', geburtstag: '2001-02-03', seit: '2024-01-02T03:04:05' },
      fields: ['termin', 'geburtstag', 'seit'],
    },
    patched: [
      {
        id: 4,
        body: '{"kontakt":null}',
        read: 'SELECT CAST(termin AS CHAR) AS termin, CAST(kontakt AS CHAR) AS kontakt FROM kunde WHERE id = 4',
        kept: { termin: '2024-02-31 00:00:00', kontakt: 'NULL' },
      },
    ],
    refused: [{ body: { name: 'bad' }, field: 'geburtstag' }],
  },
  {
    // A choice that is none, and what stood in a column before it was one of documents.
    path: '/api/v1/tasks',
    changed: ['ALTER TABLE task MODIFY notes longtext'],
    rows: [
      `INSERT INTO task (name, stage, notes) VALUES ('old', 'OPEN', '{}')`,
      `SET sql_mode = ''; INSERT INTO task (name, stage) VALUES ('old', 'nonsense')`,
      `INSERT INTO task (name, notes) VALUES ('old', 'no document')`,
      `INSERT INTO task (name, notes) VALUES ('old', '')`,
    ],
    texts: 'SELECT id, name, CONCAT(stage, stage + 0) AS stage, notes FROM task ORDER BY id',
    shown: [{ stage: 'OPEN', notes: {} }, { stage: null }, { notes: null }, { notes: null }],
    patched: [
      {
        id: 3,
        body: '{"notes":[1]}',
        read: 'SELECT notes FROM task WHERE id = 3',
        kept: { notes: '[1]' },
      },
    ],
  },
  {
    // The time of creation, which no client gives.
    path: '/api/v1/bestands',
    rows: ['0000-00-00 00:00:00', '2024-05-06 07:08:09'].map(
      (day) => `${LAX}; INSERT INTO bestand (name, angelegt_am) VALUES ('old', '${day}')`,
    ),
    texts: 'SELECT id, name, CAST(angelegt_am AS CHAR) AS angelegt_am FROM bestand ORDER BY id',
    shown: [{ angelegtAm: null }, { angelegtAm: '2024-05-06T07:08:09' }],
  },
  tickets('SET foreign_key_checks = 0'),
];

export const ON_MARIADB = { kind: MARIADB, schema: MYSQL_SCHEMA, tables: MYSQL_TABLES };
export const ON_MYSQL = { kind: MYSQL, schema: MYSQL_SCHEMA, tables: MYSQL_TABLES };
