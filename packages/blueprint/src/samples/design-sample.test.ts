import { describe, expect, it } from 'vitest';
import type { Resource } from '../model/resource.ts';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

function sampleOf(sql: string, name: string): Resource['sample'] {
  return resourceNamed(designSql(sql).value, name).sample;
}

function valueOf(sql: string, field: string): unknown {
  return sampleOf(`CREATE TABLE thing (id serial PRIMARY KEY, ${sql});`, 'Thing').fields.find(
    (one) => one.field === field,
  )?.value;
}

describe('designSample', () => {
  it.each([
    [
      'email varchar(80) NOT NULL UNIQUE',
      'email',
      { kind: 'unique-text', before: '', length: 12, behind: '@example.com' },
    ],
    ['name varchar(4) NOT NULL', 'name', { kind: 'text', value: 'Samp' }],
    ["sku varchar(9) CHECK (sku ~ '^[A-Z]{2}[0-9]{3}$')", 'sku', { kind: 'text', value: 'AA000' }],
    ['stars int CHECK (stars BETWEEN 3 AND 5)', 'stars', { kind: 'number', value: '3' }],
    ['price numeric(10,2) CHECK (price > 0)', 'price', { kind: 'decimal', value: '1.50' }],
    ['rate numeric(2,2)', 'rate', { kind: 'decimal', value: '0.50' }],
    ['code char(3) UNIQUE NOT NULL', 'code', { kind: 'unique-text', before: '', length: 3, behind: '' }],
    ['hash bytea UNIQUE', 'hash', { kind: 'unique-text', before: '', length: 8, behind: '' }],
    ['bits bytea', 'bits', { kind: 'text', value: 'AQID' }],
  ])('%s', (column, field, expected) => {
    expect(valueOf(column, field)).toEqual(expected);
  });

  it('counts in longs where a column takes more', () => {
    const sql = 'CREATE TABLE thing (id int PRIMARY KEY, no bigint unsigned NOT NULL UNIQUE);';
    const { fields } = resourceNamed(designSql(sql, { database: 'mysql' }).value, 'Thing').sample;
    expect(fields.find(({ field }) => field === 'no')?.value).toEqual({
      kind: 'unique-number',
      from: '1',
      count: '9223372036854775807',
    });
  });

  it('changes a number to another one, not to the same with fewer noughts', () => {
    const { changes } = sampleOf('CREATE TABLE thing (id serial PRIMARY KEY, rate numeric(2,2));', 'Thing');
    expect(changes).toEqual([{ field: 'rate', value: { kind: 'decimal', value: '0' } }]);
  });

  it('calls no record as the tests call where one is found', () => {
    const sql =
      'CREATE TABLE location (id serial PRIMARY KEY); CREATE TABLE site (id serial PRIMARY KEY, at int REFERENCES location);';
    const { further } = sampleOf(sql, 'Site');
    expect(further.records.map(({ variable }) => variable)).toEqual(['locationRecord']);
  });

  it('takes references from other records, new ones where the key would repeat', () => {
    const sample = sampleOf(
      `CREATE TABLE lake (id serial PRIMARY KEY);
       CREATE TABLE fish (id serial PRIMARY KEY, lake_id int NOT NULL REFERENCES lake, rival_id int REFERENCES fish);
       CREATE TABLE island (lake_id int PRIMARY KEY REFERENCES lake, trees int);`,
      'Island',
    );
    expect(sample.records).toMatchObject([{ variable: 'lake', test: { name: 'LakeApiTest' }, fresh: true }]);
    expect(sample).toMatchObject({ creatable: true, repeatable: true, conflicts: true });
  });

  it('differs by what an exclusion constraint compares by equality, and is made once where it compares nothing so', () => {
    const lake = 'CREATE TABLE lake (id serial PRIMARY KEY);';
    const trip = (excluded: string) =>
      sampleOf(
        `${lake} CREATE TABLE trip (id serial PRIMARY KEY, lake_id int NOT NULL REFERENCES lake, boat text NOT NULL,
           during tsrange NOT NULL, EXCLUDE USING gist (${excluded}));`,
        'Trip',
      );
    expect(trip('lake_id WITH =, during WITH &&')).toMatchObject({ repeatable: true, records: [{ fresh: true }] });
    const byBoat = trip('boat WITH =, during WITH &&');
    expect(byBoat.records).toMatchObject([{ fresh: false }]);
    expect(byBoat.fields.find(({ field }) => field === 'boat')?.value.kind).toBe('unique-text');
    expect(trip('during WITH &&')).toMatchObject({ repeatable: false });
  });

  it('makes the one reference of several that a check asks for', () => {
    const sample = sampleOf(
      `CREATE TABLE plan (id serial PRIMARY KEY);
       CREATE TABLE contract (id serial PRIMARY KEY);
       CREATE TABLE price (id serial PRIMARY KEY, plan_id int REFERENCES plan, contract_id int REFERENCES contract,
         CHECK ((plan_id IS NOT NULL) <> (contract_id IS NOT NULL)));`,
      'Price',
    );
    expect(sample).toMatchObject({ creatable: true, records: [{ variable: 'plan' }] });
    expect(sample.fields.map(({ field }) => field)).toEqual(['planId']);
  });

  it('makes the record that a default would refer to otherwise', () => {
    const sample = sampleOf(
      `CREATE TABLE state (id int PRIMARY KEY);
       CREATE TABLE parcel (id serial PRIMARY KEY, state_id int DEFAULT 0 REFERENCES state, next_id int DEFAULT NULL REFERENCES state);`,
      'Parcel',
    );
    expect(sample.records).toMatchObject([{ variable: 'state', fresh: false }]);
    expect(sample.fields.map(({ field }) => field)).toEqual(['stateId']);
  });

  it('lets the reference of a key differ where a check compares the rest of it', () => {
    const sample = sampleOf(
      `CREATE TABLE worker (id int PRIMARY KEY);
       CREATE TABLE job (worker_id int REFERENCES worker, begun date, ended date NOT NULL, PRIMARY KEY (worker_id, begun), CHECK (ended > begun));`,
      'Job',
    );
    expect(sample.records).toMatchObject([{ variable: 'worker', fresh: true }]);
    expect(sample.fields.map(({ value }) => value)).not.toContainEqual({ kind: 'unique-time', shape: 'date' });
  });

  it('compares days that differ from sample to sample', () => {
    const sample = sampleOf(
      'CREATE TABLE season (id serial PRIMARY KEY, opens date NOT NULL, closes date NOT NULL UNIQUE, CHECK (opens < closes));',
      'Season',
    );
    expect(sample.fields.map(({ value }) => value)).toEqual([
      { kind: 'text', value: '1999-02-03' },
      { kind: 'unique-time', shape: 'date' },
    ]);
  });

  it('keeps samples apart where only some rows or a part of a value must be unique', () => {
    const sample = sampleOf(
      `CREATE TABLE member (id serial PRIMARY KEY, mail varchar(80) NOT NULL, nick varchar(20) NOT NULL, gone boolean);
       CREATE UNIQUE INDEX ON member (lower(mail));
       CREATE UNIQUE INDEX ON member (nick) WHERE NOT gone;`,
      'Member',
    );
    expect(sample.fields.map(({ value }) => value.kind)).toEqual(['unique-text', 'unique-text', 'boolean']);
    expect(sample).toMatchObject({ repeatable: true, conflicts: false });
  });

  it('makes a record for each of two references a check compares', () => {
    const sample = sampleOf(
      `CREATE TABLE party (id serial PRIMARY KEY);
       CREATE TABLE sale (id serial PRIMARY KEY, buyer int NOT NULL REFERENCES party, seller int NOT NULL REFERENCES party, CHECK (buyer <> seller));`,
      'Sale',
    );
    expect(sample.records.map(({ fresh }) => fresh)).toEqual([true, true]);
  });

  it('lets references agree on a column they share', () => {
    const sql = `CREATE TABLE tenant (id int PRIMARY KEY);
      CREATE TABLE site (tenant_id int NOT NULL, id int NOT NULL, PRIMARY KEY (tenant_id, id));
      CREATE TABLE post (tenant_id int NOT NULL REFERENCES tenant, id int NOT NULL, site_id int NOT NULL,
        PRIMARY KEY (tenant_id, id), FOREIGN KEY (tenant_id, site_id) REFERENCES site);
      CREATE TABLE reply (tenant_id int NOT NULL REFERENCES tenant, id int NOT NULL, post_id int NOT NULL,
        PRIMARY KEY (tenant_id, id), FOREIGN KEY (tenant_id, post_id) REFERENCES post);`;
    const value = { kind: 'reference', record: 'tenant', field: 'id' };
    expect(sampleOf(sql, 'Post').records).toMatchObject([
      { variable: 'tenant', fresh: false },
      { variable: 'site', fresh: false, given: [{ field: 'tenantId', value }] },
    ]);
    expect(sampleOf(sql, 'Post').fields).toContainEqual({ field: 'tenantId', value });
    expect(sampleOf(sql, 'Reply').records).toMatchObject([{ variable: 'post', fresh: false }]);
  });

  it('adds no member where a check of the join table decides which ones go together', () => {
    const sql = `CREATE TABLE step (id serial PRIMARY KEY);
      CREATE TABLE follows (before_id int REFERENCES step, after_id int REFERENCES step, PRIMARY KEY (before_id, after_id), CHECK (before_id < after_id));`;
    const { value, diagnostics } = designSql(sql);
    expect(resourceNamed(value, 'Step').links.map(({ target }) => target.creatable)).toEqual([false]);
    expect(diagnostics.filter(({ code }) => code === 'no-sample')).toHaveLength(1);
  });

  it('knows what cannot be made first', () => {
    const sql = `CREATE TABLE king (id int PRIMARY KEY, queen_id int NOT NULL);
                 CREATE TABLE queen (id int PRIMARY KEY, king_id int NOT NULL REFERENCES king);
                 CREATE TABLE page (id int PRIMARY KEY, king_id int NOT NULL REFERENCES king);
                 ALTER TABLE king ADD FOREIGN KEY (queen_id) REFERENCES queen;`;
    expect(sampleOf(sql, 'King').creatable).toBe(false);
    expect(sampleOf(sql, 'Page').obstacle).toContain('king');
    expect(designSql(sql).diagnostics.filter(({ code }) => code === 'no-sample')).toHaveLength(3);
  });

  it('chooses what to change, to leave out and to make too long', () => {
    const sample = sampleOf(
      'CREATE TABLE note (id serial PRIMARY KEY, title varchar(50) NOT NULL, pinned boolean);',
      'Note',
    );
    expect(sample).toMatchObject({
      changes: [
        { field: 'title', value: { kind: 'text', value: 'Changed title' } },
        { field: 'pinned', value: { kind: 'boolean', value: false } },
      ],
      requiredFields: ['title'],
      wrong: [{ field: 'title', value: { kind: 'letters', count: 51 } }],
      longest: [{ field: 'title', value: { kind: 'letters', count: 50 } }],
      clearable: ['pinned'],
      unknownKey: ['999999999'],
    });
  });

  it('chooses another value for each field no other column is compared with', () => {
    const { changes } = sampleOf(
      `CREATE TABLE trip (id serial PRIMARY KEY, latitude real, longitude real, seats smallint CHECK (seats BETWEEN 1 AND 9),
         level varchar(9) CHECK (level IN ('low', 'high')), starts date, ends date, CHECK (ends >= starts));`,
      'Trip',
    );
    expect(changes).toEqual([
      { field: 'latitude', value: { kind: 'decimal', value: '2.5' } },
      { field: 'longitude', value: { kind: 'decimal', value: '10.5' } },
      { field: 'seats', value: { kind: 'number', value: '9' } },
      { field: 'level', value: { kind: 'text', value: 'high' } },
    ]);
  });

  it.each([
    ['mysql', 'timestamp', '2038-01-18T10:30:00'],
    ['mariadb', 'timestamp(3)', '2038-01-18T10:30:00'],
    ['mysql', 'datetime', '2999-02-03T10:30:00'],
    ['sqlserver', 'smalldatetime', '2079-06-05T10:30:00'],
    ['sqlserver', 'datetime', '2999-02-03T10:30:00'],
    ['postgresql', 'timestamp', '2999-02-03T10:30:00'],
  ] as const)('changes a moment to none that its type ends before: %s %s', (database, type, latest) => {
    const columns = ['a', 'b', 'c', 'd'].map((name) => `${name} ${type} NULL`).join(', ');
    const sql = `CREATE TABLE thing (id int PRIMARY KEY, ${columns});`;
    const { value } = designSql(sql, { database }, { dialect: database });
    const days = resourceNamed(value, 'Thing').sample.changes.map((change) => change.value);
    expect(days).toContainEqual({ kind: 'text', value: latest });
    expect(
      days
        .map((day) => (day.kind === 'text' ? day.value : ''))
        .toSorted()
        .at(-1),
    ).toBe(latest);
  });

  it('refers to more where a reference may be absent', () => {
    const sql = `CREATE TABLE place (id serial PRIMARY KEY, name text NOT NULL);
      CREATE TABLE trip (id serial PRIMARY KEY, from_id int REFERENCES place, to_id int REFERENCES place);`;
    const { further } = sampleOf(sql, 'Trip');
    expect(further.records.map(({ variable, fresh }) => [variable, fresh])).toEqual([
      ['place', true],
      ['place2', true],
    ]);
    expect(further.fields.map(({ field }) => field)).toEqual(['fromId', 'toId']);
  });

  it('chooses what each rule refuses, and conditions by which a record is found', () => {
    const { wrong, filters, otherKey } = sampleOf(
      `CREATE TABLE seat (code int PRIMARY KEY, name varchar(4) CHECK (name ~ '^[a-z]+$'), price numeric(4,1) CHECK (price > 0));`,
      'Seat',
    );
    expect(wrong.filter(({ field }) => field !== 'code')).toEqual([
      { field: 'name', value: { kind: 'letters', count: 5 } },
      { field: 'name', value: { kind: 'text', value: '!?' } },
      { field: 'price', value: { kind: 'decimal', value: '1000' } },
      { field: 'price', value: { kind: 'decimal', value: '0.01' } },
      { field: 'price', value: { kind: 'number', value: '0' } },
    ]);
    expect(filters).toEqual({
      key: ['code'],
      equal: ['code', 'name', 'price'],
      contains: ['name'],
      range: ['price'],
      absent: ['name', 'price'],
    });
    expect(otherKey).toEqual({ field: 'code', value: { kind: 'number', value: '999999999' } });
  });
});
