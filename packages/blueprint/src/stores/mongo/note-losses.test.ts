import type { Dialect } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { designMongo, documentNamed } from '../../testing/design-mongo.ts';

/** What is said of a schema beside the codes that this file is not about. */
function found(sql: string, dialect?: Dialect): readonly string[] {
  const { diagnostics } = designMongo(sql, {}, dialect);
  return diagnostics.filter(({ code }) => CODES.has(code)).map(({ code, line }) => `${line} ${code}`);
}

const CODES: ReadonlySet<string> = new Set([
  'check-left-out',
  'reference-not-checked',
  'default-left-out',
  'case-counts',
  'key-case-counts',
]);

describe('of a check is said', () => {
  const ofColumn = (type: string, check: string) =>
    found(`CREATE TABLE t (id int PRIMARY KEY, c ${type} CHECK (${check}), d int);`);

  it('nothing where requests or the validator ask it', () => {
    expect(ofColumn('int', 'c BETWEEN 1 AND 5')).toEqual([]);
    expect(ofColumn('int', 'c IN (1, 3, 9)')).toEqual([]);
    expect(ofColumn('double precision', 'c > 0')).toEqual([]);
    expect(ofColumn('varchar(9)', `c IN ('a', 'b')`)).toEqual([]);
    expect(ofColumn('varchar(9)', `c ~ '^[0-9]+$'`)).toEqual([]);
    expect(ofColumn('varchar(9)', 'length(c) >= 2')).toEqual([]);
    expect(ofColumn('int', 'c > d')).toEqual([]);
  });

  it('that it is not asked where neither has words for it', () => {
    expect(ofColumn('date', `c >= DATE '1900-01-01'`)).toEqual(['1 check-left-out']);
    expect(ofColumn('int', 'c % 2 = 0')).toEqual(['1 check-left-out']);
  });

  it('that a part of it is not, where another part is a comparison of two fields', () => {
    expect(ofColumn('int', 'c > d AND c + d < 100')).toEqual(['1 check-left-out']);
  });

  it('that it is not asked of the pairs of a relation', () => {
    const sql = `CREATE TABLE a (id int PRIMARY KEY);
      CREATE TABLE friend (a int REFERENCES a, b int REFERENCES a, PRIMARY KEY (a, b), CHECK (a <> b));`;
    expect(found(sql)).toEqual(['2 check-left-out']);
  });
});

describe('of a reference is said', () => {
  it('that it is not looked up where its rows have no address, or a part of it no request', () => {
    const sql = `CREATE TABLE blob_key (id bytea PRIMARY KEY);
      CREATE TABLE t (id int PRIMARY KEY, blob_id bytea REFERENCES blob_key);`;
    expect(found(sql)).toEqual(['2 reference-not-checked']);
    expect(found(`${sql} CREATE TABLE u (t_id int REFERENCES t, n int);`)).toEqual(['2 reference-not-checked']);
  });
});

it('a value that the database of the schema makes is asked of clients, and that is said', () => {
  const sql = `CREATE TABLE t (id serial PRIMARY KEY, no serial, token uuid DEFAULT gen_random_uuid(), at timestamptz DEFAULT now(),
      label text NOT NULL DEFAULT ('C-' || lpad('7', 5, '0')));`;
  expect(found(sql)).toEqual(['1 default-left-out', '2 default-left-out']);
});

it('texts whose case is nothing are unique without it', () => {
  const { value } = designMongo('CREATE TABLE t (id int PRIMARY KEY, mail citext UNIQUE, name text UNIQUE);');
  const [change] = value.store.changes;
  expect(JSON.parse(change?.content ?? '')).toMatchObject({
    commands: [
      {},
      {
        indexes: [
          { name: 'mail_key', unique: true, collation: { locale: 'en', strength: 2 } },
          { name: 'mail_idx' },
          { name: 'name_key', unique: true, sparse: true },
        ],
      },
    ],
  });
  expect(found('CREATE TABLE t (id int PRIMARY KEY, mail citext UNIQUE);')).toEqual(['1 case-counts']);
});

describe('texts that the database of the schema takes for the same', () => {
  const indexesOf = (sql: string, dialect: Dialect) => {
    const [change] = designMongo(sql, {}, dialect).value.store.changes;
    const { commands } = JSON.parse(change?.content ?? '') as { readonly commands: readonly object[] };
    return commands.flatMap((command) => ('indexes' in command ? command.indexes : []));
  };

  it('are refused by unique indexes, beside which one finds texts as they are', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, mail varchar(80) NOT NULL UNIQUE, no int UNIQUE);';
    expect(indexesOf(sql, 'sqlserver')).toEqual([
      { key: { mail: 1 }, name: 'mail_key', unique: true, collation: { locale: 'en', strength: 2 } },
      { key: { mail: 1 }, name: 'mail_idx' },
      { key: { no: 1 }, name: 'no_key', unique: true, sparse: true },
    ]);
    expect(indexesOf(sql, 'oracle')).toMatchObject([{ name: 'mail_key', unique: true }, { name: 'no_key' }]);
    expect(indexesOf(sql, 'oracle')[0]).not.toHaveProperty('collation');
  });

  it('may differ in accents too, and in nothing where their collation says so', () => {
    const strength = (collation: string) => {
      const sql = `CREATE TABLE t (id int PRIMARY KEY, mail varchar(80) COLLATE ${collation} NOT NULL UNIQUE);`;
      return (indexesOf(sql, 'mysql')[0] as { readonly collation?: { readonly strength: number } }).collation?.strength;
    };
    expect(strength('utf8mb4_0900_ai_ci')).toBe(1);
    expect(strength('utf8mb4_0900_as_ci')).toBe(2);
    expect(strength('utf8mb4_0900_as_cs')).toBeUndefined();
    expect(strength('utf8mb4_bin')).toBeUndefined();
  });

  it('are two where they are keys, and to filters, which is said once', () => {
    const sql = 'CREATE TABLE t (id varchar(8) PRIMARY KEY, a text);\nCREATE TABLE u (id int PRIMARY KEY, b text);';
    expect(found(sql, 'mysql')).toEqual(['1 case-counts', '1 key-case-counts']);
    expect(found(sql, 'oracle')).toEqual([]);
  });
});

describe('what is looked up', () => {
  const SQL = `CREATE TABLE state (id int PRIMARY KEY, code text NOT NULL UNIQUE);
    CREATE TABLE t (id int PRIMARY KEY, state_id int NOT NULL DEFAULT 1 REFERENCES state, code text REFERENCES state (code));
    CREATE TABLE visit (t_id int NOT NULL REFERENCES t, code text REFERENCES state (code), at timestamptz);`;
  const { value } = designMongo(SQL);

  it('is what a default refers to as well', () => {
    expect(documentNamed(value, 'T').checks).toMatchObject([{ isByDefault: true }, { target: { name: 'State' } }]);
    expect(documentNamed(value, 'T').checks[1]?.isByDefault).toBeUndefined();
  });

  it('is what rows without a key refer to', () => {
    expect(value.store.rows[0]?.checks).toMatchObject([
      { target: { name: 'T' }, by: { kind: 'key' } },
      { target: { name: 'State' }, by: { kind: 'values', paths: [['code']] } },
    ]);
  });
});
