import { expect } from 'vitest';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';

/** A table whose key holds what Java has nothing for, and what the API makes of its rows. */
export type OddKeys = {
  readonly path: string;
  /** Statements that write the rows, as programs of old did. */
  readonly rows: readonly string[];
  /** What the database holds, as text. */
  readonly texts: string;
  /** What the list shows, in the order of its keys. */
  readonly shown: readonly Readonly<Record<string, unknown>>[];
  /** Addresses below the list at which a row is read and written back as it was, and changed. */
  readonly found: readonly string[];
  /** Those of the rows that are deleted in the end, where it is not these. */
  readonly deleted?: readonly string[];
  /** Its table has no key: rows are listed, and not read one by one. */
  readonly isKeyless?: true;
};

export type OddDatabase = {
  readonly kind: DatabaseKind;
  readonly schema: string;
  readonly tables: readonly OddKeys[];
  /** A list of members, the key of one that is added and taken away, and what the database holds of that, as text. */
  readonly link?: { readonly path: string; readonly member: number; readonly row: string; readonly held: object };
};

const LAX = `SET sql_mode = 'ALLOW_INVALID_DATES';`;

/** Days that are none, choices that are none, times beyond a day and numbers beyond a long, counted and not. */
export const ON_MARIADB: OddDatabase = {
  kind: MARIADB,
  schema: `
CREATE TABLE price (item int NOT NULL, since date NOT NULL, name varchar(40), PRIMARY KEY (item, since)) ENGINE=InnoDB;
CREATE TABLE feast (day date NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE visit (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40), feast_day date, FOREIGN KEY (feast_day) REFERENCES feast (day)
) ENGINE=InnoDB;
CREATE TABLE moment (heard_at datetime NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE step (height enum('LOW','HIGH') NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (height, no)) ENGINE=InnoDB;
CREATE TABLE hash (n bigint unsigned NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE span (length time NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE fine_span (length time(6) NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE split (length time(6) NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (length, no)) ENGINE=InnoDB;
CREATE TABLE sound (heard_at datetime(3) NOT NULL, length time(2) NOT NULL, name varchar(40), PRIMARY KEY (heard_at, length)) ENGINE=InnoDB;
CREATE TABLE lap (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40), span time NOT NULL, split_length time(6), split_no int,
  FOREIGN KEY (span) REFERENCES span (length), FOREIGN KEY (split_length, split_no) REFERENCES split (length, no)
) ENGINE=InnoDB;
CREATE TABLE person (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE letter (
  id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40), person_id bigint unsigned,
  FOREIGN KEY (person_id) REFERENCES person (id)
) ENGINE=InnoDB;
CREATE TABLE grade (
  person_id bigint unsigned NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (person_id, no),
  FOREIGN KEY (person_id) REFERENCES person (id)
) ENGINE=InnoDB;
CREATE TABLE stay (person_id bigint unsigned, name varchar(40), FOREIGN KEY (person_id) REFERENCES person (id)) ENGINE=InnoDB;
CREATE VIEW writer AS SELECT id, name FROM person;
CREATE TABLE team (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE person_team (
  person_id bigint unsigned NOT NULL, team_id bigint unsigned NOT NULL, PRIMARY KEY (person_id, team_id),
  FOREIGN KEY (person_id) REFERENCES person (id), FOREIGN KEY (team_id) REFERENCES team (id)
) ENGINE=InnoDB;`,
  link: {
    path: '/api/v1/people/-2/teams',
    member: -1,
    row: 'SELECT CAST(person_id AS CHAR) AS person_id, CAST(team_id AS CHAR) AS team_id FROM person_team',
    held: { person_id: '18446744073709551614', team_id: '18446744073709551615' },
  },
  tables: [
    {
      path: '/api/v1/prices',
      rows: [
        `${LAX} INSERT INTO price VALUES (1, '2024-01-02', 'a'), (2, '0000-00-00', 'b'), (3, '2023-02-30', 'c'), (3, '2023-02-31', 'd')`,
      ],
      texts: 'SELECT item, CAST(since AS CHAR) AS since, name FROM price ORDER BY item, since',
      shown: [{ since: '2024-01-02' }, { since: '0000-00-00' }, { since: '2023-02-30' }, { since: '2023-02-31' }],
      found: ['2/0000-00-00', '3/2023-02-30', '3/2023-02-31'],
    },
    {
      path: '/api/v1/feasts',
      rows: [`${LAX} INSERT INTO feast VALUES ('2024-01-02', 'a'), ('0000-00-00', 'b'), ('2023-02-31', 'c')`],
      texts: 'SELECT CAST(day AS CHAR) AS day, name FROM feast ORDER BY day',
      shown: [{ day: '0000-00-00' }, { day: '2023-02-31' }, { day: '2024-01-02' }],
      found: ['0000-00-00', '2023-02-31'],
    },
    {
      path: '/api/v1/visits',
      rows: [
        `${LAX} INSERT INTO visit (name, feast_day) VALUES ('a', '2024-01-02'), ('b', '0000-00-00'), ('c', '2023-02-31'), ('d', NULL)`,
      ],
      texts: 'SELECT id, CAST(feast_day AS CHAR) AS feast_day, name FROM visit ORDER BY id',
      shown: [{ feastDay: '2024-01-02' }, { feastDay: '0000-00-00' }, { feastDay: '2023-02-31' }, { feastDay: null }],
      found: ['1', '2', '3', '4'],
    },
    {
      path: '/api/v1/moments',
      rows: [`${LAX} INSERT INTO moment VALUES ('2024-01-02', 'a'), ('0000-00-00', 'b'), ('2023-02-31 01:02:03', 'c')`],
      texts: 'SELECT CAST(heard_at AS CHAR) AS heard_at, name FROM moment ORDER BY heard_at',
      shown: [
        { heardAt: '0000-00-00T00:00:00' },
        { heardAt: '2023-02-31T01:02:03' },
        { heardAt: '2024-01-02T00:00:00' },
      ],
      found: ['0000-00-00T00:00:00', '2023-02-31T01:02:03'],
    },
    {
      path: '/api/v1/steps',
      rows: [`SET sql_mode = ''; INSERT INTO step VALUES ('LOW', 1, 'a'), ('nonsense', 2, 'b')`],
      texts: 'SELECT CONCAT(height, height + 0) AS height, no, name FROM step ORDER BY no',
      shown: [
        { height: '', no: 2 },
        { height: 'LOW', no: 1 },
      ],
      found: ['LOW/1'],
    },
    {
      path: '/api/v1/hashes',
      rows: [`INSERT INTO hash VALUES (1, 'a'), (18446744073709551615, 'b')`],
      texts: 'SELECT n, name FROM hash ORDER BY n',
      shown: [{ n: 1 }, { n: 18446744073709551615 }],
      found: ['1', '18446744073709551615'],
    },
    {
      path: '/api/v1/spans',
      rows: [`INSERT INTO span VALUES ('01:00:00', 'a'), ('26:00:00', 'b'), ('-01:00:00', 'c'), ('838:59:59', 'd')`],
      texts: 'SELECT CAST(length AS CHAR) AS length, name FROM span ORDER BY length',
      shown: [{ length: '-01:00:00' }, { length: '01:00:00' }, { length: '26:00:00' }, { length: '838:59:59' }],
      found: ['01:00:00', '26:00:00', '-01:00:00', '838:59:59'],
    },
    {
      path: '/api/v1/fine-spans',
      rows: [
        `INSERT INTO fine_span VALUES ('-12:30:00', 'a'), ('-00:00:00.000001', 'b'), ('838:59:58.999999', 'c'), ('24:00:00', 'd')`,
      ],
      texts: 'SELECT CAST(length AS CHAR) AS length, name FROM fine_span ORDER BY name',
      shown: [
        { length: '-12:30:00' },
        { length: '-00:00:00.000001' },
        { length: '24:00:00' },
        { length: '838:59:58.999999' },
      ],
      found: ['-12:30:00', '-00:00:00.000001', '838:59:58.999999', '24:00:00'],
    },
    {
      // MySQL compares the parts of such a key with texts.
      path: '/api/v1/splits',
      rows: [
        `INSERT INTO split VALUES ('01:00:00', 1, 'a'), ('01:00:00.5', 2, 'b'), ('26:00:00', 3, 'c'), ('-01:00:00', 4, 'd')`,
      ],
      texts: 'SELECT CAST(length AS CHAR) AS length, no, name FROM split ORDER BY no',
      shown: [{ length: '-01:00:00' }, { length: '01:00:00' }, { length: '01:00:00.5' }, { length: '26:00:00' }],
      found: ['01:00:00/1', '01:00:00.5/2', '26:00:00/3', '-01:00:00/4'],
    },
    {
      path: '/api/v1/sounds',
      rows: [
        `${LAX} INSERT INTO sound VALUES ('2024-01-02', '01:00:00', 'a'), ('2023-02-31 01:02:03', '26:00:00', 'b'), ('0000-00-00', '01:00:00.25', 'c')`,
      ],
      texts: 'SELECT CAST(heard_at AS CHAR) AS heard_at, CAST(length AS CHAR) AS length, name FROM sound ORDER BY name',
      shown: [
        { heardAt: '0000-00-00T00:00:00' },
        { heardAt: '2023-02-31T01:02:03' },
        { heardAt: '2024-01-02T00:00:00' },
      ],
      found: ['2024-01-02T00:00:00/01:00:00', '2023-02-31T01:02:03/26:00:00', '0000-00-00T00:00:00/01:00:00.25'],
    },
    {
      path: '/api/v1/laps',
      rows: [
        `INSERT INTO lap VALUES (1, 'a', '01:00:00', '01:00:00', 1), (2, 'b', '26:00:00', '26:00:00', 3), (3, 'c', '-01:00:00', NULL, NULL)`,
      ],
      texts: `SELECT id, CAST(span AS CHAR) AS span, CAST(split_length AS CHAR) AS split_length, split_no, name FROM lap ORDER BY id`,
      shown: [
        { span: '01:00:00', splitLength: '01:00:00' },
        {
          span: '26:00:00',
          splitLength: null,
          unshown: { splitLength: expect.stringContaining('26:00:00') as unknown },
        },
        { span: '-01:00:00', splitLength: null },
      ],
      found: ['1', '2', '3'],
    },
    {
      path: '/api/v1/people',
      rows: [
        `INSERT INTO person VALUES (1, 'a'), (9223372036854775807, 'b'), (9223372036854775808, 'c'), (18446744073709551614, 'd'), (18446744073709551615, 'e')`,
      ],
      texts: 'SELECT CAST(id AS CHAR) AS id, name FROM person ORDER BY name',
      shown: [{ id: 1 }, { name: 'b' }, { name: 'c' }, { id: -2 }, { id: -1, name: 'e' }],
      found: ['1', '9223372036854775807', '-9223372036854775808', '-2', '-1'],
      deleted: ['1', '-9223372036854775808', '-1'],
    },
    {
      path: '/api/v1/teams',
      rows: [`INSERT INTO team VALUES (1, 'a'), (18446744073709551615, 'b')`],
      texts: 'SELECT CAST(id AS CHAR) AS id, name FROM team ORDER BY name',
      shown: [{ id: 1 }, { id: -1 }],
      found: ['1', '-1'],
    },
    {
      path: '/api/v1/letters',
      rows: [
        `INSERT INTO letter (id, name, person_id) VALUES (1, 'a', 18446744073709551615), (2, 'b', NULL), (18446744073709551615, 'c', 1)`,
      ],
      texts: 'SELECT CAST(id AS CHAR) AS id, name, CAST(person_id AS CHAR) AS person_id FROM letter ORDER BY name',
      shown: [{ id: 1, personId: -1 }, { personId: null }, { id: -1, personId: 1 }],
      found: ['1', '2', '-1'],
    },
    {
      path: '/api/v1/grades',
      rows: [`INSERT INTO grade VALUES (1, 1, 'a'), (18446744073709551615, 1, 'b'), (18446744073709551615, 2, 'c')`],
      texts: 'SELECT CAST(person_id AS CHAR) AS person_id, no, name FROM grade ORDER BY name',
      shown: [{ personId: 1 }, { personId: -1, no: 1 }, { personId: -1, no: 2 }],
      found: ['1/1', '-1/1', '-1/2'],
    },
    {
      path: '/api/v1/stays',
      isKeyless: true,
      rows: [`INSERT INTO stay VALUES (18446744073709551614, 'a')`],
      texts: 'SELECT CAST(person_id AS CHAR) AS person_id, name FROM stay',
      // A number of JavaScript has fewer digits.
      shown: [{ personId: 18446744073709552000, name: 'a' }],
      found: [],
    },
    {
      path: '/api/v1/writers',
      rows: [],
      texts: 'SELECT CAST(id AS CHAR) AS id, name FROM writer ORDER BY name',
      shown: [{ id: 1 }, { name: 'b' }, { name: 'c' }, { id: -2 }, { id: -1 }],
      found: [],
    },
  ],
};

/** The same in MySQL. */
export const ON_MYSQL: OddDatabase = { ...ON_MARIADB, kind: MYSQL };

/** Numbers that are none, choices that came later, and words older than their rule. */
export const ON_POSTGRESQL: OddDatabase = {
  kind: POSTGRESQL,
  schema: `
CREATE TYPE stage AS ENUM ('OPEN', 'DONE');
CREATE TABLE weight (n numeric(10,2) PRIMARY KEY, name text);
CREATE TABLE count (n numeric(10) PRIMARY KEY, name text);
CREATE TABLE reading (n numeric NOT NULL, no int NOT NULL, name text, PRIMARY KEY (n, no));
CREATE TABLE task (stage stage NOT NULL, no int NOT NULL, name text, PRIMARY KEY (stage, no));
CREATE TABLE word (word text CONSTRAINT known CHECK (word IN ('LOW', 'HIGH')) PRIMARY KEY, name text);
CREATE TABLE fee (amount money PRIMARY KEY, name text);
CREATE TABLE tariff (amount money NOT NULL, no int NOT NULL, name text, PRIMARY KEY (amount, no));
CREATE TABLE bill (id serial PRIMARY KEY, name text, amount money REFERENCES fee (amount));
CREATE TABLE load (id serial PRIMARY KEY, name text, weight_n numeric(10,2) REFERENCES weight (n));
CREATE TABLE note (id serial PRIMARY KEY, name text, n numeric, no int, FOREIGN KEY (n, no) REFERENCES reading (n, no));
CREATE TABLE age (day date PRIMARY KEY, name text);
CREATE TABLE clock (at time PRIMARY KEY, name text);
CREATE TABLE short_clock (at time(3) PRIMARY KEY, name text);`,
  tables: [
    {
      path: '/api/v1/weights',
      rows: [`INSERT INTO weight VALUES (1, 'a'), ('NaN', 'b')`],
      texts: 'SELECT n::text, name FROM weight ORDER BY n',
      shown: [{ n: 1 }, { n: 'NaN' }],
      found: ['1', 'NaN'],
    },
    {
      // A whole number stands for one that is none: the log says so.
      path: '/api/v1/counts',
      rows: [`INSERT INTO count VALUES (1, 'a'), ('NaN', 'b')`],
      texts: 'SELECT n::text, name FROM count ORDER BY n',
      shown: [{ n: 1 }, { name: 'b' }],
      found: ['1'],
    },
    {
      path: '/api/v1/readings',
      rows: [`INSERT INTO reading VALUES (1, 1, 'a'), ('NaN', 2, 'b'), ('Infinity', 3, 'c'), ('-Infinity', 4, 'd')`],
      texts: 'SELECT n::text, no, name FROM reading ORDER BY no',
      shown: [{ n: '-Infinity' }, { n: 1 }, { n: 'Infinity' }, { n: 'NaN' }],
      found: ['1/1', 'NaN/2', 'Infinity/3', '-Infinity/4'],
    },
    {
      path: '/api/v1/tasks',
      rows: [`ALTER TYPE stage ADD VALUE 'GONE'`, `INSERT INTO task VALUES ('OPEN', 1, 'a'), ('GONE', 2, 'b')`],
      texts: 'SELECT stage::text, no, name FROM task ORDER BY no',
      shown: [{ stage: 'OPEN' }, { stage: 'GONE' }],
      found: ['OPEN/1', 'GONE/2'],
    },
    {
      path: '/api/v1/words',
      rows: ['ALTER TABLE word DROP CONSTRAINT known', `INSERT INTO word VALUES ('LOW', 'a'), ('odd', 'b')`],
      texts: 'SELECT word, name FROM word ORDER BY word',
      shown: [{ word: 'LOW' }, { word: 'odd' }],
      found: ['LOW', 'odd'],
    },
    {
      path: '/api/v1/fees',
      rows: [
        `INSERT INTO fee VALUES (1.5, 'a'), (1000, 'b'), ('-92233720368547758.08', 'c'), ('92233720368547758.07', 'd'), (0, 'e')`,
      ],
      texts: 'SELECT amount::numeric::text AS amount, name FROM fee ORDER BY fee.amount',
      shown: [{ name: 'c' }, { amount: 0 }, { amount: 1.5 }, { amount: 1000 }, { name: 'd' }],
      found: ['1.5', '1.50', '1000.00', '-92233720368547758.08', '92233720368547758.07', '0'],
      deleted: ['-92233720368547758.08', '92233720368547758.07', '1.5', '1000.00'],
    },
    {
      path: '/api/v1/tariffs',
      rows: [`INSERT INTO tariff VALUES (1.5, 1, 'a'), (1000, 2, 'b'), ('-92233720368547758.08', 3, 'c')`],
      texts: 'SELECT amount::numeric::text AS amount, no, name FROM tariff ORDER BY no',
      shown: [{ name: 'c' }, { amount: 1.5 }, { amount: 1000 }],
      found: ['1.50/1', '1000/2', '-92233720368547758.08/3'],
    },
    {
      path: '/api/v1/bills',
      rows: [`INSERT INTO bill (name, amount) VALUES ('a', 1000), ('b', '92233720368547758.07'), ('c', NULL)`],
      texts: 'SELECT id, amount::numeric::text AS amount, name FROM bill ORDER BY id',
      shown: [{ amount: 1000 }, { name: 'b' }, { amount: null }],
      found: ['1', '2', '3'],
    },
    {
      path: '/api/v1/loads',
      rows: [`INSERT INTO load (name, weight_n) VALUES ('a', 1), ('b', 'NaN'), ('c', NULL)`],
      texts: 'SELECT id, weight_n::text, name FROM load ORDER BY id',
      shown: [{ weightN: 1 }, { weightN: 'NaN' }, { weightN: null }],
      found: ['1', '2', '3'],
    },
    {
      path: '/api/v1/notes',
      rows: [`INSERT INTO note (name, n, no) VALUES ('a', 1, 1), ('b', 'NaN', 2), ('c', '-Infinity', 4)`],
      texts: 'SELECT id, n::text, no, name FROM note ORDER BY id',
      shown: [{ n: 1 }, { n: null, unshown: { n: 'NaN' } }, { n: null, unshown: { n: '-Infinity' } }],
      found: ['1', '2', '3'],
    },
    {
      // Java has days for these: the first of all is no day that MySQL calls none.
      path: '/api/v1/ages',
      rows: [
        `INSERT INTO age VALUES ('infinity', 'a'), ('-infinity', 'b'), ('0044-03-15 BC', 'c'), ('2024-01-02', 'd')`,
      ],
      texts: 'SELECT day::text, name FROM age ORDER BY name',
      shown: [{ day: '-999999999-01-01' }, { day: '-0043-03-15' }, { day: '2024-01-02' }, { day: '+999999999-12-31' }],
      found: ['-999999999-01-01', '-0043-03-15', '2024-01-02', '%2B999999999-12-31'],
    },
    {
      // Hibernate would look for whole milliseconds, and find another row.
      path: '/api/v1/clocks',
      rows: [
        `INSERT INTO clock VALUES ('10:00', 'a'), ('10:00:00.000001', 'b'), ('23:59:59.999999', 'c'), ('24:00', 'd')`,
      ],
      texts: 'SELECT at::text, name FROM clock ORDER BY at',
      shown: [
        { name: 'a' },
        { at: '10:00:00.000001', name: 'b' },
        { name: 'c' },
        { at: '23:59:59.999999999', name: 'd' },
      ],
      found: ['10:00:00.000001', '23:59:59.999999', '23:59:59.999999999'],
    },
    {
      path: '/api/v1/short-clocks',
      rows: [`INSERT INTO short_clock VALUES ('10:00', 'a'), ('23:59:59.999', 'b'), ('24:00', 'c')`],
      texts: 'SELECT at::text, name FROM short_clock ORDER BY at',
      shown: [{ name: 'a' }, { at: '23:59:59.999' }, { name: 'c' }],
      found: ['23:59:59.999', '23:59:59.999999999'],
    },
  ],
};
