import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a client writes, of which the database keeps another spelling, and the fields it is answered. */
export type WrittenRecord = {
  readonly path: string;
  readonly given: Json;
  readonly kept: Json;
  /** The address below the list. */
  readonly at: string;
  /** Other spellings of the address by which the database finds the row. */
  readonly alsoAt?: readonly string[];
};

export type WritingDatabase = {
  readonly kind: DatabaseKind;
  readonly schema: string;
  readonly records: readonly WrittenRecord[];
};

/** Words that differ in case and in blanks at their end are one to the database, and numbers and moments have the digits of their column. */
export const WRITTEN_ON_MARIADB: WritingDatabase = {
  kind: MARIADB,
  schema: `
CREATE TABLE placement (kind enum('Y','N') NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (kind, no)) ENGINE=InnoDB;
CREATE TABLE mode (mode enum('On','Off') NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE code (code char(5) NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE shelf (code char(5) NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (code, no)) ENGINE=InnoDB;
CREATE TABLE word (word varchar(20) NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE label (word varchar(20) NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (word, no)) ENGINE=InnoDB;
CREATE TABLE heard (at datetime NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (at, no)) ENGINE=InnoDB;
CREATE TABLE toll (amount decimal(10,2) NOT NULL PRIMARY KEY, name varchar(40)) ENGINE=InnoDB;
CREATE TABLE price (amount decimal(10,2) NOT NULL, no int NOT NULL, name varchar(40), PRIMARY KEY (amount, no)) ENGINE=InnoDB;
CREATE TABLE item (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40), code char(5), mode enum('On','Off'), rights set('read','write'),
  amount decimal(10,2), at datetime, doc json, mode_mode enum('On','Off'), FOREIGN KEY (mode_mode) REFERENCES mode (mode)
) ENGINE=InnoDB;
`,
  records: [
    { path: 'placements', given: { kind: 'y', no: 1, name: 'a' }, kept: { kind: 'Y' }, at: 'Y/1', alsoAt: ['y/1'] },
    { path: 'modes', given: { mode: 'oN', name: 'a' }, kept: { mode: 'On' }, at: 'On', alsoAt: ['on', 'ON'] },
    { path: 'codes', given: { code: 'a  ', name: 'a' }, kept: { code: 'a' }, at: 'a', alsoAt: ['A'] },
    { path: 'shelves', given: { code: 'a  ', no: 1, name: 'a' }, kept: { code: 'a' }, at: 'a/1', alsoAt: ['A/1'] },
    { path: 'words', given: { word: 'Abc', name: 'a' }, kept: { word: 'Abc' }, at: 'Abc', alsoAt: ['abc'] },
    { path: 'labels', given: { word: 'Abc', no: 1, name: 'a' }, kept: { word: 'Abc' }, at: 'Abc/1', alsoAt: ['abc/1'] },
    {
      path: 'heards',
      given: { at: '2024-01-02T03:04:05.9', no: 1, name: 'a' },
      kept: { at: '2024-01-02T03:04:05' },
      at: '2024-01-02T03:04:05/1',
    },
    { path: 'tolls', given: { amount: 1, name: 'a' }, kept: { amount: 1 }, at: '1.00', alsoAt: ['1'] },
    { path: 'prices', given: { amount: 1, no: 1, name: 'a' }, kept: { amount: 1 }, at: '1.00/1', alsoAt: ['1/1'] },
    {
      path: 'items',
      given: {
        name: 'a',
        code: 'a  ',
        mode: 'On',
        rights: 'write,read',
        amount: 1,
        at: '2024-01-02T03:04:05.9',
        doc: { b: 1, a: 1.5 },
        modeMode: 'oN',
      },
      kept: { code: 'a', rights: 'read,write', modeMode: 'On' },
      at: '1',
    },
  ],
};

export const WRITTEN_ON_MYSQL: WritingDatabase = { ...WRITTEN_ON_MARIADB, kind: MYSQL };

export const WRITTEN_ON_POSTGRESQL: WritingDatabase = {
  kind: POSTGRESQL,
  schema: `
CREATE TABLE code (code char(5) PRIMARY KEY, name text);
CREATE TABLE shelf (code char(5) NOT NULL, no int NOT NULL, name text, PRIMARY KEY (code, no));
CREATE TABLE amount (n numeric PRIMARY KEY, name text);
CREATE TABLE level (n numeric NOT NULL, no int NOT NULL, name text, PRIMARY KEY (n, no));
CREATE TABLE heard (at timestamp(0) NOT NULL, no int NOT NULL, name text, PRIMARY KEY (at, no));
CREATE TABLE price (amount numeric(10,2) NOT NULL, no int NOT NULL, name text, PRIMARY KEY (amount, no));
CREATE TABLE item (
  id serial PRIMARY KEY, name text, code char(5), address inet, card macaddr, span interval, doc jsonb, raw json, bits bit varying(4),
  days daterange, amount money, number numeric(10,2), at timestamp(0), t time(0), words tsvector, v varchar(5), x xml, tags text[]
);`,
  records: [
    { path: 'codes', given: { code: 'a  ', name: 'a' }, kept: { code: 'a' }, at: 'a' },
    { path: 'shelves', given: { code: 'a  ', no: 1, name: 'a' }, kept: { code: 'a' }, at: 'a/1' },
    { path: 'amounts', given: { n: 1.5, name: 'a' }, kept: { n: 1.5 }, at: '1.5', alsoAt: ['1.50'] },
    { path: 'levels', given: { n: 1.5, no: 1, name: 'a' }, kept: { n: 1.5 }, at: '1.5/1', alsoAt: ['1.50/1'] },
    {
      path: 'heards',
      given: { at: '2024-01-02T03:04:05.9', no: 1, name: 'a' },
      kept: { at: '2024-01-02T03:04:05' },
      at: '2024-01-02T03:04:05/1',
    },
    { path: 'prices', given: { amount: 1, no: 1, name: 'a' }, kept: { amount: 1 }, at: '1.00/1', alsoAt: ['1/1'] },
    {
      path: 'items',
      given: {
        name: 'a',
        code: 'a  ',
        address: '10.0.0.1/32',
        card: '08-00-2B-01-02-03',
        span: 'P1Y14M',
        doc: { b: 1, a: 1.5 },
        raw: { b: 1, a: 1.5 },
        bits: '101',
        days: '[2024-01-01,2024-01-03]',
        amount: 1,
        number: 1,
        at: '2024-01-02T03:04:05.9',
        t: '03:04:05.9',
        words: 'b a',
        v: 'abc',
        x: '<a />',

        tags: ['a'],
      },
      kept: { code: 'a', address: '10.0.0.1', card: '08:00:2b:01:02:03', span: 'P2Y2M', words: "'a' 'b'" },
      at: '1',
    },
  ],
};
