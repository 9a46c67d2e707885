import { describe, expect, it } from 'vitest';
import { designSql, entityNamed, resourceNamed } from '../testing/design-sql.ts';

/** The label of what a record refers to, by the columns of the table referred to. */
function label(columns: string, table = 'maker'): readonly string[] | undefined {
  const { value } = designSql(`CREATE TABLE ${table} (id bigint PRIMARY KEY, ${columns});
    CREATE TABLE thing (id bigint PRIMARY KEY, maker_id bigint REFERENCES ${table});`);
  return entityNamed(value, 'Thing').labelled[0]?.label;
}

describe('a reference is named by', () => {
  it.each([
    ['name varchar(80) NOT NULL, code varchar(9)', ['name']],
    ['code varchar(9), maker_name text', ['makerName']],
    ['first_name varchar(40), last_name varchar(40) NOT NULL, email text', ['firstName', 'lastName']],
    ['nachname text, vorname text', ['vorname', 'nachname']],
    ['title text, body text', ['title']],
    ['contact_name text, company_name text NOT NULL', ['companyName']],
    ['username varchar(40), email text', ['username']],
    ['invoice_number varchar(20) NOT NULL', ['invoiceNumber']],
    ['email text NOT NULL', ['email']],
    ['full_name text GENERATED ALWAYS AS (upper(given)) STORED, given text', ['fullName']],
  ])('%s: %j', (columns, expected) => {
    expect(label(columns)).toEqual(expected);
  });

  it.each([
    'founded date, size int',
    'name int',
    'name bytea',
    'name_hash text',
    'file_name_length int',
    'name varchar(4000)',
    "name varchar(9) CHECK (name IN ('small', 'large'))",
  ])('nothing of %s', (columns) => {
    expect(label(columns)).toBeUndefined();
  });

  it('nothing that refers to something else itself', () => {
    const { value } = designSql(`CREATE TABLE country (code char(2) PRIMARY KEY, area int);
      CREATE TABLE maker (id bigint PRIMARY KEY, code char(2) REFERENCES country);
      CREATE TABLE thing (id bigint PRIMARY KEY, maker_id bigint REFERENCES maker);`);
    expect(entityNamed(value, 'Thing').labelled).toEqual([]);
    expect(resourceNamed(value, 'Thing').expansion).toBeUndefined();
  });
});

describe('designExpansion', () => {
  it('names references by their roles, those of several columns and to the own table as well', () => {
    const { value } = designSql(`CREATE TABLE shelf (room int, no int, title text NOT NULL, PRIMARY KEY (room, no));
      CREATE TABLE book (id bigint PRIMARY KEY, name text NOT NULL, room int NOT NULL, shelf_no int NOT NULL, sequel_of bigint REFERENCES book,
        FOREIGN KEY (room, shelf_no) REFERENCES shelf (room, no));`);
    expect(resourceNamed(value, 'Book').expansion).toEqual({
      labels: 'labels',
      references: [
        { name: 'sequelOf', isSampled: false },
        { name: 'shelf', isSampled: true },
      ],
    });
  });

  it('calls labels as no field of an answer is called', () => {
    const { value } = designSql(`CREATE TABLE maker (id bigint PRIMARY KEY, name text);
      CREATE TABLE thing (id bigint PRIMARY KEY, labels text, "expand" boolean, maker_id bigint REFERENCES maker);`);
    const { expansion, filters } = resourceNamed(value, 'Thing');
    expect(expansion?.labels).toBe('referenceLabels');
    expect(filters.flatMap(({ parameters }) => parameters.map(({ name }) => name))).not.toContain('expand');
  });

  it('offers none of a record whose key is an array', () => {
    const { value } = designSql(`CREATE TABLE maker (id bigint PRIMARY KEY, name text);
      CREATE TABLE blob (id bytea PRIMARY KEY, maker_id bigint REFERENCES maker);`);
    expect(value.resources.find(({ name }) => name === 'Blob')?.expansion).toBeUndefined();
  });
});
