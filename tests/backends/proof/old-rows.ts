import { POSTGRESQL } from './database-kinds.ts';

type Json = Readonly<Record<string, unknown>>;

/** A table with rows as programs of old wrote them, and what the API makes of them. */
export type OldTable = {
  readonly path: string;
  /** Statements that write one row each. */
  readonly rows: readonly string[];
  /** What the database holds, as text, in the order of the rows. */
  readonly texts: string;
  /** The list, in the order of the rows. */
  readonly shown: readonly Json[];
  readonly isKeyless?: true;
  /** What a client writes, and what is kept of it. */
  readonly written?: readonly {
    readonly body: Json;
    readonly shown?: Json;
    readonly read: string;
    readonly kept: Json;
  }[];
  readonly refused?: readonly { readonly body: Json; readonly field: string }[];
  readonly found?: readonly { readonly query: string; readonly count: number }[];
};

const POSTGRESQL_SCHEMA = `
CREATE TABLE plan (
  id serial PRIMARY KEY, name text NOT NULL, billing_period interval NOT NULL,
  pause interval hour to minute, grace interval DEFAULT '1 day 2 hours'
);
CREATE TABLE product (id serial PRIMARY KEY, name text NOT NULL, price money NOT NULL, fee money DEFAULT 2.5);
CREATE TABLE booking (note text NOT NULL, amount money, span interval);
`;

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
];

export const ON_POSTGRESQL = { kind: POSTGRESQL, schema: POSTGRESQL_SCHEMA, tables: POSTGRESQL_TABLES };
