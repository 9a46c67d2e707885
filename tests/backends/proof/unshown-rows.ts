import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';

/** Rows that hold values no answer shows, in columns that must not be empty, and what is told of them. */
export type UnshownRows = {
  readonly path: string;
  /** Statements that write the rows, as programs of old did; the first row has nothing odd. */
  readonly rows: readonly string[];
  /** What the database holds, as text. */
  readonly texts: string;
  /** What the list tells of each row, by the names of its fields. */
  readonly told: readonly (Readonly<Record<string, string>> | undefined)[];
  /** A good value of a field, which a row that is told something of is given. */
  readonly good: Readonly<Record<string, unknown>>;
  /** Where a row stands in the log. */
  readonly logged: readonly RegExp[];
  readonly isView?: true;
  /** Its table has no key: rows are listed, by their days, and added. */
  readonly isKeyless?: true;
};

export type UnshownDatabase = {
  readonly kind: DatabaseKind;
  readonly schema: string;
  /** What takes away rules the rows break. */
  readonly loosened: readonly string[];
  readonly tables: readonly UnshownRows[];
};

const LAX = `SET sql_mode = 'ALLOW_INVALID_DATES,NO_AUTO_VALUE_ON_ZERO';`;

const MYSQL_SCHEMA = `
CREATE TABLE visit (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL, heard_at datetime NOT NULL, day date NOT NULL,
  born date, length time NOT NULL, mood enum('calm','glad') NOT NULL, weather enum('a','b') NOT NULL,
  later enum('calm','glad'), level varchar(10) NOT NULL, CONSTRAINT known_levels CHECK (level IN ('high','low')),
  letter char(1) NOT NULL, CONSTRAINT known_letters CHECK (letter IN ('x','y'))
) ENGINE=InnoDB;
CREATE TABLE picture (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL, taken_at datetime NOT NULL,
  mood enum('calm','glad') NOT NULL, content longblob
) ENGINE=InnoDB;
CREATE TABLE sighting (
  place varchar(40) NOT NULL, seen_at datetime NOT NULL DEFAULT CURRENT_TIMESTAMP, day date, length time
) ENGINE=InnoDB;
CREATE VIEW seen AS SELECT id, name, heard_at, mood FROM visit;`;

const MYSQL_TABLES: readonly UnshownRows[] = [
  {
    path: '/api/v1/visits',
    rows: [
      `${LAX} INSERT INTO visit VALUES (1, 'a', '2024-01-02 03:04:05', '2024-01-02', '2024-01-02', '01:00:00', 'calm', 'a', 'glad', 'low', 'x')`,
      `${LAX} INSERT INTO visit VALUES (2, 'b', '0000-00-00', '2023-02-31', '0000-00-00', '26:00:00', 'nonsense', '', 'nonsense', 'middle', 'z')`,
      `${LAX} INSERT INTO visit VALUES (3, 'c', '0000-00-00', '2024-01-02', NULL, '01:00:00', 'nonsense', 'b', NULL, 'high', 'y')`,
      `INSERT INTO visit VALUES (4, 'd', '2024-01-02 03:04:05', '2024-01-02', NULL, '01:00:00', 'calm', 'a', NULL, 'low', 'x')`,
    ],
    texts: `SELECT id, name, CAST(heard_at AS CHAR) AS heard_at, CAST(day AS CHAR) AS day, CAST(born AS CHAR) AS born,
      CAST(length AS CHAR) AS length, CONCAT(mood, mood + 0) AS mood, CONCAT(weather, weather + 0) AS weather,
      CONCAT(later, later + 0) AS later, level, letter FROM visit ORDER BY id`,
    told: [
      undefined,
      {
        heardAt: '0000-00-00 00:00:00',
        day: '2023-02-31',
        born: '0000-00-00',
        length: '26:00:00',
        mood: '',
        weather: '',
        later: '',
        level: 'middle',
        letter: 'z',
      },
      { heardAt: '0000-00-00 00:00:00', mood: '' },
      undefined,
    ],
    good: { heardAt: '2024-05-06T07:08:09', mood: 'glad' },
    logged: [/visit\.heard_at of id 3 holds 0000-00-00/, /visit\.level of id 2 holds middle/],
  },
  {
    path: '/api/v1/pictures',
    rows: [
      `INSERT INTO picture VALUES (1, 'a', '2024-01-02', 'calm', NULL)`,
      `${LAX} INSERT INTO picture VALUES (2, 'b', '0000-00-00', 'nonsense', X'00')`,
    ],
    texts: `SELECT id, name, CAST(taken_at AS CHAR) AS taken_at, CONCAT(mood, mood + 0) AS mood, HEX(content) AS content FROM picture ORDER BY id`,
    told: [undefined, { takenAt: '0000-00-00 00:00:00', mood: '' }],
    good: { takenAt: '2024-05-06T07:08:09' },
    logged: [/picture\.taken_at of id 2 holds/],
  },
  {
    path: '/api/v1/seens',
    isView: true,
    rows: [],
    texts: 'SELECT id FROM seen ORDER BY id',
    // The second row was given good values by then.
    told: [undefined, undefined, { heardAt: '0000-00-00 00:00:00', mood: '' }, undefined],
    good: {},
    logged: [],
  },
  {
    path: '/api/v1/sightings',
    isKeyless: true,
    rows: [
      `${LAX} INSERT INTO sighting VALUES ('a', '2024-01-02 03:04:05', '2024-01-02', '23:59:59')`,
      `${LAX} INSERT INTO sighting VALUES ('b', '2023-02-31 01:02:03', '0000-00-00', '-12:30:00'), ('c', '0000-00-00', NULL, '838:59:59')`,
    ],
    texts:
      'SELECT place, CAST(seen_at AS CHAR) AS seen_at, CAST(day AS CHAR) AS day, CAST(length AS CHAR) AS length FROM sighting ORDER BY place',
    told: [
      undefined,
      { seenAt: '2023-02-31 01:02:03', day: '0000-00-00', length: '-12:30:00' },
      { seenAt: '0000-00-00 00:00:00', length: '838:59:59' },
    ],
    good: {},
    logged: [],
  },
];

const DEEP = `repeat('[', 600) || repeat(']', 600)`;

/** Every kind of value that is read as none. */
export const UNSHOWN_ROWS: readonly UnshownDatabase[] = [
  ...[MARIADB, MYSQL].map((kind) => ({
    kind,
    schema: MYSQL_SCHEMA,
    loosened: ['ALTER TABLE visit DROP CONSTRAINT known_levels', 'ALTER TABLE visit DROP CONSTRAINT known_letters'],
    tables: MYSQL_TABLES,
  })),
  {
    kind: POSTGRESQL,
    schema: `
CREATE TYPE stage AS ENUM ('open', 'done');
CREATE TABLE measure (
  id serial PRIMARY KEY, name text NOT NULL, n numeric(10,2) NOT NULL, m numeric(10) NOT NULL, open numeric NOT NULL,
  stage stage NOT NULL, other stage, level text NOT NULL CONSTRAINT known CHECK (level IN ('low', 'high')), doc json NOT NULL,
  tags int[] NOT NULL
);
CREATE TABLE picture (
  id serial PRIMARY KEY, name text NOT NULL, n numeric(10,2) NOT NULL,
  level text NOT NULL CONSTRAINT known_too CHECK (level IN ('low', 'high')), content bytea
);
CREATE TABLE sighting (
  place text NOT NULL, seen_at timestamp NOT NULL DEFAULT now(), n numeric(10,2), whole numeric(8), most numeric, x float8
);`,
    loosened: [
      `ALTER TYPE stage ADD VALUE 'gone'`,
      'ALTER TABLE measure DROP CONSTRAINT known',
      'ALTER TABLE picture DROP CONSTRAINT known_too',
    ],
    tables: [
      {
        path: '/api/v1/measures',
        rows: [
          `INSERT INTO measure VALUES (1, 'a', 1, 1, 1, 'open', NULL, 'low', '{}', '{1}')`,
          `INSERT INTO measure VALUES (2, 'b', 'NaN', 'NaN', 'Infinity', 'gone', 'gone', 'middle', (${DEEP})::json, '{{1,2},{3,4}}')`,
          `INSERT INTO measure VALUES (3, 'c', 1, 1, 1, 'gone', NULL, 'low', '{}', '{}')`,
          `INSERT INTO measure VALUES (4, 'd', 1, 1, 1, 'open', NULL, 'low', '{}', '{}')`,
        ],
        texts: 'SELECT measure::text AS row FROM measure ORDER BY id',
        told: [
          undefined,
          {
            n: 'NaN',
            m: 'NaN',
            open: 'Infinity',
            stage: 'gone',
            other: 'gone',
            level: 'middle',
            doc: `${'['.repeat(200)}…`,
            tags: '{{1,2},{3,4}}',
          },
          { stage: 'gone' },
          undefined,
        ],
        good: { n: 3.25, stage: 'done' },
        logged: [/measure\.n of id 2 holds NaN/, /measure\.stage of id 3 holds gone/],
      },
      {
        path: '/api/v1/pictures',
        rows: [
          `INSERT INTO picture VALUES (1, 'a', 1, 'low', NULL)`,
          String.raw`INSERT INTO picture VALUES (2, 'b', 'NaN', 'middle', '\x00')`,
        ],
        texts: 'SELECT picture::text AS row FROM picture ORDER BY id',
        told: [undefined, { n: 'NaN', level: 'middle' }],
        good: { n: 2.5, level: 'high' },
        logged: [/picture\.level of id 2 holds middle/],
      },
      {
        path: '/api/v1/sightings',
        isKeyless: true,
        rows: [
          `INSERT INTO sighting VALUES ('a', '2024-01-03', 1.25, 1, 1e30, 1), ('b', '2024-01-02', 'NaN', 'NaN', '-Infinity', 'NaN')`,
          `INSERT INTO sighting VALUES ('c', '2024-01-01', NULL, 1, 'Infinity', 'Infinity'), ('d', '-infinity', 1, 1, 1, 1)`,
        ],
        texts: 'SELECT sighting::text AS row FROM sighting ORDER BY place',
        told: [undefined, { n: 'NaN', whole: 'NaN', most: '-Infinity' }, { most: 'Infinity' }, undefined],
        good: {},
        logged: [],
      },
    ],
  },
];
