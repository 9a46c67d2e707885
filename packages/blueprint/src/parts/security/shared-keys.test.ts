import { expect, test } from 'vitest';
import type { SchemaChoices } from '../../options.ts';
import { designSql } from '../../testing/design-sql.ts';

const FEATURES = { swagger: false, exceptionHandler: true, security: true };

function saidOf(sql: string, rule: 'owner' | 'tenant'): readonly string[] {
  const choices: SchemaChoices = { rules: [rule] };
  const { diagnostics } = designSql(sql, { features: FEATURES, choices });
  return diagnostics
    .filter(({ code }) => code.startsWith('key-across-'))
    .map(({ message, hint = '' }) => `${message} ${hint}`.trim());
}

const COMPANY = 'CREATE TABLE company (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text);';
const CARRIERS = ['a', 'b', 'c'].map(
  (name) => `CREATE TABLE ${name} (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    company_id bigint NOT NULL REFERENCES company);`,
);

function ofTenants(columns: string, more = ''): readonly string[] {
  const desk = `CREATE TABLE desk (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    company_id bigint NOT NULL REFERENCES company, a_id bigint REFERENCES a, code varchar(20) ${columns});`;
  return saidOf([COMPANY, ...CARRIERS, desk, more].join('\n'), 'tenant');
}

test.each([
  ['a unique key', 'UNIQUE', ''],
  ['a unique index', '', 'CREATE UNIQUE INDEX desk_code ON desk (code);'],
  ['a unique index of some rows', '', 'CREATE UNIQUE INDEX desk_code ON desk (code) WHERE company_id > 5;'],
  ['a key said twice', 'UNIQUE', 'CREATE UNIQUE INDEX desk_code ON desk (code);'],
])('%s that all tenants share is said, once, with the key that tells nothing', (_, columns, more) => {
  expect(ofTenants(columns, more)).toEqual([
    'No two records of desk have the same code, whosever they are: who is told that one is taken learns that another tenant has it. A unique key of company_id and code tells nothing of others.',
  ]);
});

test('an expression of a unique index is named as it is written', () => {
  const [said = ''] = ofTenants('', 'CREATE UNIQUE INDEX desk_code ON desk (lower(code));');
  expect(said).toMatch(/^No two records of desk have the same .*lower/u);
});

test.each([
  ['begins with the tenant', ', UNIQUE (company_id, code)'],
  ['holds what refers to a record of the tenant', ', UNIQUE (a_id, code)'],
  ['is made by the database', ''],
])('a key that %s is not said', (_, columns) => {
  expect(ofTenants(columns)).toEqual([]);
});

test('tenants learn of each other by what they call themselves, and not by the keys they are given', () => {
  const sql = `CREATE TABLE company (id bigint PRIMARY KEY, title text UNIQUE); ${CARRIERS.join('\n')}`;
  expect(saidOf(sql, 'tenant')).toEqual([expect.stringContaining('records of company have the same title')]);
});

test('a key that the client chooses and all owners share is said', () => {
  const sql = `CREATE TABLE page (slug varchar(20) PRIMARY KEY, owner_id uuid NOT NULL, no int, UNIQUE (owner_id, no));
    CREATE TABLE line (page_slug varchar(20) NOT NULL REFERENCES page, no int, PRIMARY KEY (page_slug, no));`;
  expect(saidOf(sql, 'owner')).toEqual([
    'No two records of page have the same slug, whosever they are: who is told that one is taken learns that somebody else has it. A unique key of owner_id and slug tells nothing of others.',
  ]);
});

test('nothing is said where everybody sees all records', () => {
  expect(saidOf('CREATE TABLE page (slug varchar(20) PRIMARY KEY);', 'owner')).toEqual([]);
});
