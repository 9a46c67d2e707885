import { describe, expect, it } from 'vitest';
import { writeDdl } from '../../ddl/write-ddl.ts';
import { readSchema } from '../read-schema.ts';
import { columnOf, tableOf } from '../testing/outline.ts';

/** What a database of the same kind is made of anew. */
function written(source: string): string {
  const { schema } = readSchema(source, { dialect: 'postgresql' }).value;
  return writeDdl(schema, 'postgresql').value.text.replaceAll(/\s+/g, ' ');
}

describe('a value of an enumeration that gets another name', () => {
  const TYPE = `CREATE TYPE state AS ENUM ('open', 'done');`;

  it('has it in defaults, of lists and of domains too', () => {
    const ddl = written(`${TYPE} CREATE DOMAIN phase AS state DEFAULT 'open' CHECK (VALUE <> 'open');
CREATE TABLE task (id serial PRIMARY KEY, s state NOT NULL DEFAULT 'open', all_of state[] DEFAULT '{open,done}',
  two state[] DEFAULT ARRAY['open', 'done']::state[], p phase DEFAULT 'open');
ALTER TYPE state RENAME VALUE 'open' TO 'it''s open';`);
    expect(ddl).toContain(`s state DEFAULT 'it''s open' NOT NULL`);
    expect(ddl).toContain(`all_of state[] DEFAULT '{"it''s open",done}'`);
    expect(ddl).toContain(`ARRAY['it''s open', 'done']::state[]`);
    expect(ddl).toContain(`CREATE DOMAIN phase AS state DEFAULT 'it''s open'`);
    expect(ddl).toContain(`p phase DEFAULT 'it''s open'`);
    expect(ddl).toContain(`VALUE <> 'it''s open'`);
  });

  it('has it where a text stands beside a column of it, and nowhere else', () => {
    const ddl = written(`${TYPE}
CREATE TABLE task (id serial PRIMARY KEY, s state, note text DEFAULT 'open',
  CHECK (s IN ('open', 'done') OR note = 'open'), CHECK (s BETWEEN 'open' AND 'done' AND note <> 'open'));
CREATE INDEX pending ON task (id) WHERE 'open' = s AND note = 'open';
CREATE VIEW shown AS SELECT t.id, CASE t.s WHEN 'open' THEN 'open' ELSE 'no' END AS word, state 'open' AS first
  FROM task t WHERE t.s = 'open' AND t.note = 'open';
ALTER TYPE state RENAME VALUE 'open' TO 'new';`);
    expect(ddl).toContain(`note text DEFAULT 'open'`);
    expect(ddl).toContain(`s IN ('new', 'done') OR note = 'open'`);
    expect(ddl).toContain(`s BETWEEN 'new' AND 'done' AND note <> 'open'`);
    expect(ddl).toContain(`WHERE 'new' = s AND note = 'open'`);
    expect(ddl).toContain(`CASE t.s WHEN 'new' THEN 'open' ELSE 'no' END AS word, state 'new' AS first`);
    expect(ddl).toContain(`WHERE t.s = 'new' AND t.note = 'open'`);
  });
});

describe('a key that is dropped', () => {
  const TABLE = 'CREATE TABLE a (x int, y int, PRIMARY KEY (x));';

  it('leaves its columns NOT NULL, by whatever name it is dropped', () => {
    const renamed = `${TABLE} ALTER TABLE a RENAME TO b; ALTER TABLE b DROP CONSTRAINT a_pkey;`;
    expect(columnOf(`${TABLE} ALTER TABLE a DROP CONSTRAINT a_pkey;`, 'x')).toMatchObject({ notNull: true });
    expect(tableOf(renamed, 'b').columns[0]).toMatchObject({ notNull: true });
    expect(tableOf(renamed, 'b').primaryKey).toEqual([]);
  });

  it('takes a unique key over its columns along that was made with it, and leaves one that came later', () => {
    const both = 'CREATE TABLE a (x int UNIQUE PRIMARY KEY); ALTER TABLE a DROP CONSTRAINT a_pkey;';
    const later = `${TABLE} ALTER TABLE a ADD UNIQUE (x); ALTER TABLE a DROP CONSTRAINT a_pkey;`;
    expect(tableOf(both, 'a').uniques).toEqual([]);
    expect(tableOf(later, 'a').uniques).toMatchObject([{ columns: ['x'] }]);
  });

  it('takes the references to it along with CASCADE', () => {
    const source = `${TABLE} CREATE TABLE c (a_x int REFERENCES a); ALTER TABLE a DROP CONSTRAINT a_pkey CASCADE;`;
    expect(readSchema(source, { dialect: 'postgresql' }).value.schema.foreignKeys).toEqual([]);
  });
});

describe('a part without a name', () => {
  it('keeps the one the database gave it when table and columns are called otherwise', () => {
    const ddl = written(`CREATE TABLE a (x int CHECK (x > 0), y int, UNIQUE (x, y), CHECK (x < y), CHECK (x > 1));
ALTER TABLE a RENAME COLUMN x TO z; ALTER TABLE a RENAME TO b;
ALTER TABLE b DROP CONSTRAINT a_x_check1, DROP CONSTRAINT a_x_y_key, DROP CONSTRAINT a_check;`);
    expect(ddl).toBe('CREATE TABLE b ( z integer, y integer, CHECK (z > 0) ); ');
  });

  it('is called in a copy after what the columns were called when the first was made', () => {
    const ddl =
      written(`CREATE TABLE a (x int, y int, UNIQUE (x), EXCLUDE USING btree (x WITH =)); CREATE INDEX named ON a (x, y);
ALTER TABLE a RENAME COLUMN x TO z; CREATE TABLE b (LIKE a INCLUDING INDEXES); CREATE TABLE c (LIKE b INCLUDING INDEXES);
DROP TABLE a, b; ALTER TABLE c DROP CONSTRAINT c_x_key, DROP CONSTRAINT c_x_excl; DROP INDEX c_x_y_idx;`);
    expect(ddl).toBe('CREATE TABLE c ( z integer, y integer ); ');
  });

  it('is called so in a partition that is a table again', () => {
    const ddl = written(`CREATE TABLE a (x int, y int, UNIQUE (x, y)) PARTITION BY RANGE (y); CREATE INDEX ON a (x);
CREATE TABLE b PARTITION OF a FOR VALUES FROM (1) TO (2); ALTER TABLE a RENAME COLUMN x TO z; ALTER TABLE a DETACH PARTITION b;
DROP TABLE a; ALTER TABLE b DROP CONSTRAINT b_x_y_key; DROP INDEX b_x_idx;`);
    expect(ddl).toBe('CREATE TABLE b ( z integer, y integer ); ');
  });
});

describe('a column that gets another name or goes', () => {
  it('is followed by the references to it, and in quotes where it needs them', () => {
    const ddl = written(`CREATE TABLE a (x int UNIQUE CHECK (x > 0), y int GENERATED ALWAYS AS (x * 2) STORED);
CREATE TABLE b (a_x int REFERENCES a (x)); ALTER TABLE a RENAME COLUMN x TO "X y";`);
    expect(ddl).toContain('CHECK ("X y" > 0)');
    expect(ddl).toContain('GENERATED ALWAYS AS ("X y" * 2)');
    expect(ddl).toContain('REFERENCES a ("X y")');
  });

  it('takes computed columns, references and views along', () => {
    const ddl = written(`CREATE TABLE a (x int UNIQUE, w int, y int GENERATED ALWAYS AS (x * 2) STORED);
CREATE TABLE b (a_x int REFERENCES a (x)); CREATE VIEW v AS SELECT w, y FROM a; CREATE VIEW vv AS SELECT w FROM v;
CREATE VIEW kept AS SELECT w FROM a; ALTER TABLE a DROP COLUMN x CASCADE;`);
    expect(ddl).toContain('CREATE TABLE a ( w integer );');
    expect(ddl).toContain('CREATE TABLE b ( a_x integer );');
    expect(ddl).toContain('VIEW kept');
    expect(ddl).not.toMatch(/VIEW vv?\b/);
  });

  it('is no column of views that took all there were before it', () => {
    const ddl =
      written(`CREATE TABLE a (x int, "Y" int); CREATE VIEW v AS SELECT * FROM a; CREATE VIEW w AS SELECT * FROM v;
ALTER TABLE a ADD COLUMN z int; ALTER VIEW v RENAME COLUMN x TO first;`);
    expect(ddl).toContain('CREATE VIEW v (first, "Y") AS SELECT a.x, a."Y" FROM a;');
    expect(ddl).toContain('CREATE VIEW w (x, "Y") AS SELECT v.first AS x, v."Y" FROM v;');
  });
});

describe('a reference to a table that comes later, or anew', () => {
  const REFERRING =
    'CREATE TABLE b (id int PRIMARY KEY, a int, c varchar(9), FOREIGN KEY (a) REFERENCES a (id), FOREIGN KEY (c) REFERENCES a (c));';
  const A = 'CREATE TABLE a (id int PRIMARY KEY, c varchar(9) UNIQUE);';
  const CHANGED =
    'ALTER TABLE a RENAME COLUMN c TO code; ALTER TABLE a RENAME TO z; ALTER TABLE z RENAME COLUMN id TO no;';

  it.each([
    ['later', `${REFERRING} ${A} ${CHANGED}`],
    ['anew', `${A} ${REFERRING} DROP TABLE a; ${A} ${CHANGED}`],
    [
      'anew by the name of another one',
      `${A} ${REFERRING} DROP TABLE a; ${A.replace(' a ', ' n ')} ALTER TABLE n RENAME TO a; ${CHANGED}`,
    ],
    [
      'anew by the name it had last',
      `${A.replace('c v', 'd v')} ${REFERRING.replace('(c));', '(d));')} ALTER TABLE a RENAME COLUMN d TO c; ALTER TABLE a RENAME TO aa;
       DROP TABLE aa; ${A.replace(' a ', ' aa ')} ${CHANGED.replace('ALTER TABLE a ', 'ALTER TABLE aa ').replace('ALTER TABLE a ', 'ALTER TABLE aa ')}`,
    ],
  ])('follows that one: %s', (_, source) => {
    for (const dialect of ['mysql', 'sqlite'] as const)
      expect(readSchema(source, { dialect }).value.schema.foreignKeys).toMatchObject([
        { columns: ['a'], refTable: 'z', refColumns: ['no'] },
        { columns: ['c'], refTable: 'z', refColumns: ['code'] },
      ]);
  });
});

describe('a type, schema or sequence that goes or moves', () => {
  it('takes what is made of it along with CASCADE', () => {
    const ddl =
      written(`CREATE TYPE t AS ENUM ('a'); CREATE SEQUENCE s; CREATE TABLE a (x t, y int DEFAULT nextval('s'), z t[]);
CREATE VIEW v AS SELECT y FROM a; CREATE VIEW w AS SELECT 'a'::t AS one FROM a;
DROP TYPE t CASCADE; DROP SEQUENCE s CASCADE;`);
    expect(ddl).toBe('CREATE TABLE a ( y integer ); CREATE VIEW v (y) AS SELECT y FROM a; ');
  });

  it('is found under the other name of its schema', () => {
    const ddl =
      written(`CREATE SCHEMA one; CREATE TYPE one.t AS ENUM ('a'); CREATE TABLE one.a (id int PRIMARY KEY, x one.t);
CREATE TABLE b (a int REFERENCES one.a); CREATE VIEW v AS SELECT id FROM one.a; ALTER SCHEMA one RENAME TO two;`);
    expect(ddl).not.toContain('one');
    expect(ddl).toContain('x two.t');
    expect(ddl).toContain('REFERENCES two.a (id)');
  });

  it('gives a domain over another one the rules of that', () => {
    const { schema } = readSchema(
      `CREATE DOMAIN code AS text NOT NULL DEFAULT 'x' CHECK (VALUE <> ''); CREATE DOMAIN short AS code CHECK (length(VALUE) < 4);
CREATE TABLE a (c short);`,
      { dialect: 'postgresql' },
    ).value;
    expect(schema.domains?.find(({ name }) => name === 'short')).toMatchObject({
      notNull: true,
      default: { kind: 'string', value: 'x' },
      checks: [{ expression: 'length(VALUE) < 4' }, { expression: "VALUE <> ''" }],
    });
  });
});

describe('what was found by trying changes on what depends', () => {
  const read = (source: string) => {
    const { schema } = readSchema(source, { dialect: 'postgresql' }).value;
    return { schema, ddl: writeDdl(schema, 'postgresql').value.text };
  };

  it('follows a type, a value and a column into arrays of a check', () => {
    const { schema } = read(`CREATE TYPE mood AS ENUM ('low', 'high');
      CREATE TABLE t (k mood, n int, m int, CHECK (k = ANY (ARRAY['low'::mood])), CHECK (n = ANY (ARRAY[1, m])));
      ALTER TYPE mood RENAME TO temper; ALTER TYPE temper RENAME VALUE 'low' TO 'bad'; ALTER TABLE t RENAME m TO most;`);
    expect(schema.tables[0]?.checks.map(({ expression }) => expression)).toEqual([
      `k = ANY (ARRAY['bad'::temper])`,
      'n = ANY (ARRAY[1, most])',
    ]);
  });

  it('keeps arrays of a domain, which its default and NOT NULL say nothing of', () => {
    const { schema, ddl } = read(`CREATE DOMAIN code AS varchar(9) NOT NULL DEFAULT 'x';
      CREATE TABLE t (cs code[]); ALTER DOMAIN code RENAME TO short_code;`);
    expect(schema.tables[0]?.columns[0]).toMatchObject({ dataType: { kind: 'array', domain: 'short_code' } });
    expect(schema.tables[0]?.columns[0]).not.toHaveProperty('domain');
    expect(ddl).toContain('cs short_code[]');
  });

  it('calls a table by one name before the columns of a view that name its schema, too', () => {
    const source = `CREATE TABLE t (n int); CREATE VIEW v AS SELECT public.t.n FROM public.t; ALTER TABLE t RENAME TO u;`;
    expect(read(source).schema.views[0]?.definition).toBe('SELECT t.n FROM public.u AS t');
  });

  it('takes the column of a dropped type out of views over all columns only where they name it', () => {
    const { schema } = read(`CREATE TYPE mood AS ENUM ('low'); CREATE TABLE t (n int, k mood);
      CREATE VIEW v AS SELECT * FROM t; CREATE VIEW w AS SELECT n FROM t; DROP TYPE mood CASCADE;`);
    expect(schema.views.map(({ name }) => name)).toEqual(['w']);
  });
});

describe('what is done only where something is there', () => {
  const APP = `CREATE SCHEMA app; CREATE TABLE app.t (id int PRIMARY KEY); CREATE VIEW app.v AS SELECT id FROM app.t;`;

  it.each(['DROP VIEW IF EXISTS v CASCADE', 'DROP TABLE IF EXISTS t CASCADE', 'ALTER VIEW IF EXISTS v RENAME TO seen'])(
    'leaves what is in a namespace that nothing says: %s',
    (change) => {
      expect(written(`${APP} ${change};`)).toContain('CREATE VIEW app.v (id) AS');
      expect(written(`${APP} SET search_path = app; ${change};`)).not.toContain('CREATE VIEW app.v (id) AS');
    },
  );
});

describe('a type with attributes of a type that goes', () => {
  it('loses these', () => {
    const ddl = written(`CREATE TYPE mood AS ENUM ('low'); CREATE DOMAIN code AS text;
      CREATE TYPE pair AS (one mood, "a, (b" numeric(8, 2), two code, three mood[]);
      CREATE TABLE t (id int PRIMARY KEY, p pair); DROP TYPE mood CASCADE; DROP DOMAIN code CASCADE;`);
    expect(ddl).toContain('CREATE TYPE pair AS ("a, (b" numeric(8, 2))');
    expect(ddl).toContain('p pair');
  });
});

describe('a view that joins by the names of columns', () => {
  const JOIN = `CREATE TABLE t (id int PRIMARY KEY, k int); CREATE TABLE u (id int PRIMARY KEY, k int);
    CREATE VIEW v AS SELECT t.id, u.k FROM t JOIN u USING (k, id); CREATE VIEW vv AS SELECT id FROM v;`;

  it('is left out, and said, where one of them is called otherwise', () => {
    const source = `${JOIN} ALTER TABLE t RENAME k TO kind;`;
    const { value, diagnostics } = readSchema(source, { dialect: 'postgresql' });
    expect(value.schema.views).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'view-broken', line: 2 }]);
  });

  it('stays where both are', () => {
    expect(written(`${JOIN} ALTER TABLE t RENAME k TO kind; ALTER TABLE u RENAME k TO kind;`)).toContain(
      'USING (kind, id)',
    );
  });
});
