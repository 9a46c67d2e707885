import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';

type Told = {
  readonly uniques: number;
  readonly checks: number;
  readonly references: number;
  readonly codes: string[];
};

/** What is left of the constraints of table `t`, and what was said of it. */
function told(dialect: 'oracle' | 'sqlserver' | 'postgresql', sql: string): Told {
  const { value, diagnostics } = readSchema(sql, { dialect });
  const table = value.schema.tables.find(({ name }) => name === 't');
  return {
    uniques: table?.uniques.length ?? -1,
    checks: table?.checks.length ?? -1,
    references: value.schema.foreignKeys.length,
    codes: diagnostics.map(({ code }) => code),
  };
}

const OFF: Told = {
  uniques: 0,
  checks: 0,
  references: 0,
  codes: ['unique-not-enforced', 'check-not-enforced', 'reference-not-enforced'],
};
const ON: Told = { uniques: 1, checks: 1, references: 1, codes: [] };

const ORACLE = `CREATE TABLE p (id NUMBER(9) PRIMARY KEY);
  CREATE TABLE t (id NUMBER(9) PRIMARY KEY, a NUMBER(9), p NUMBER(9));
  ALTER TABLE t ADD CONSTRAINT t_u UNIQUE (a);
  ALTER TABLE t ADD CONSTRAINT t_c CHECK (a > 0);
  ALTER TABLE t ADD CONSTRAINT t_p FOREIGN KEY (p) REFERENCES p (id);`;

describe('constraints a source has switched off', () => {
  it.each([
    ['DISABLE CONSTRAINT t_u', 'DISABLE NOVALIDATE CONSTRAINT t_c', 'DISABLE VALIDATE CONSTRAINT t_p'],
    ['DISABLE UNIQUE (a) CASCADE', 'MODIFY CONSTRAINT t_c DISABLE', 'MODIFY CONSTRAINT t_p RELY DISABLE NOVALIDATE'],
  ])('by ALTER TABLE of Oracle: %s', (...changes) => {
    const sql = changes.map((change) => `ALTER TABLE t ${change};\n`).join('');
    expect(told('oracle', `${ORACLE}\n${sql}`)).toEqual(OFF);
    const again = 't_u t_c t_p'.split(' ').map((name) => `ALTER TABLE t ENABLE NOVALIDATE CONSTRAINT ${name};\n`);
    expect(told('oracle', `${ORACLE}\n${sql}${again.join('')}`)).toEqual(ON);
  });

  it.each(['DISABLE', 'RELY DISABLE NOVALIDATE'])('as Oracle declares them: %s', (state) => {
    const sql = `CREATE TABLE p (id NUMBER(9) PRIMARY KEY);
      CREATE TABLE t (
        id NUMBER(9) PRIMARY KEY, a NUMBER(9), p NUMBER(9),
        CONSTRAINT t_u UNIQUE (a) ${state}, CHECK (a > 0) ${state}, FOREIGN KEY (p) REFERENCES p (id) ${state}
      );`;
    expect(told('oracle', sql)).toEqual(OFF);
  });

  it('behind the columns they are about', () => {
    const sql = `CREATE TABLE p (id NUMBER(9) PRIMARY KEY);
      CREATE TABLE t (
        id NUMBER(9) PRIMARY KEY, a NUMBER(9) UNIQUE DISABLE CHECK (a > 0) DISABLE,
        p NUMBER(9) CONSTRAINT t_p REFERENCES p (id) ON DELETE CASCADE DISABLE
      );`;
    expect(told('oracle', sql)).toEqual(OFF);
  });

  it('by ALTER TABLE of SQL Server, which Management Studio and scripts that load rows switch on again', () => {
    const sql = `CREATE TABLE p (id int PRIMARY KEY);
      CREATE TABLE t (id int PRIMARY KEY, a int CONSTRAINT t_u UNIQUE, p int);
      ALTER TABLE t WITH NOCHECK ADD CONSTRAINT t_c CHECK (a > 0);
      ALTER TABLE t WITH NOCHECK ADD CONSTRAINT t_p FOREIGN KEY (p) REFERENCES p (id);`;
    const off = { ...OFF, uniques: 1, codes: ['check-not-enforced', 'reference-not-enforced'] };
    expect(told('sqlserver', `${sql}\nALTER TABLE [t] NOCHECK CONSTRAINT [t_c], [t_p];`)).toEqual(off);
    expect(told('sqlserver', `${sql}\nALTER TABLE t NOCHECK CONSTRAINT ALL;`)).toEqual(off);
    expect(told('sqlserver', `${sql}\nALTER TABLE [t] CHECK CONSTRAINT [t_c]`)).toEqual(ON);
    const again = 'ALTER TABLE t NOCHECK CONSTRAINT ALL;\nALTER TABLE t WITH CHECK CHECK CONSTRAINT ALL;';
    expect(told('sqlserver', `${sql}\n${again}`)).toEqual(ON);
  });

  it('by NOT ENFORCED of PostgreSQL; triggers and row security are switched by the same verbs', () => {
    const sql = `CREATE TABLE p (id int PRIMARY KEY);
      CREATE TABLE t (id int PRIMARY KEY, a int UNIQUE, p int, CONSTRAINT t_c CHECK (a > 0),
        CONSTRAINT t_p FOREIGN KEY (p) REFERENCES p (id) NOT ENFORCED);
      ALTER TABLE t DISABLE TRIGGER ALL, ENABLE ROW LEVEL SECURITY;`;
    const off = { uniques: 1, checks: 1, references: 0, codes: ['reference-not-enforced', 'row-security-dropped'] };
    expect(told('postgresql', sql)).toEqual(off);
    const again = `${sql}\nALTER TABLE t ALTER CONSTRAINT t_p ENFORCED, ENABLE TRIGGER ALL, DISABLE ROW LEVEL SECURITY;`;
    expect(told('postgresql', again)).toEqual(ON);
  });

  it('policies of rows are not carried, and said as what they are', () => {
    const policies = `CREATE TABLE t (id int PRIMARY KEY);
      ALTER TABLE t ENABLE ROW LEVEL SECURITY;
      CREATE POLICY "own rows" ON t FOR SELECT USING (id = 1);
      CREATE POLICY insert_own ON t FOR INSERT WITH CHECK (id = 1);`;
    const { diagnostics } = readSchema(policies, { dialect: 'postgresql' });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'row-security-dropped', severity: 'warning', line: 3 }),
    );
    const security =
      'CREATE TABLE dbo.t (id int);\nGO\nCREATE SECURITY POLICY dbo.p ADD FILTER PREDICATE dbo.f(id) ON dbo.t;';
    expect(readSchema(security, { dialect: 'sqlserver' }).diagnostics.map(({ code }) => code)).toEqual([
      'row-security-dropped',
    ]);
  });

  it('but a primary key, by which rows are found', () => {
    const sql = 'CREATE TABLE t (id NUMBER(9), CONSTRAINT t_pk PRIMARY KEY (id) RELY DISABLE NOVALIDATE);';
    const { value, diagnostics } = readSchema(sql, { dialect: 'oracle' });
    expect(value.schema.tables[0]?.primaryKey).toEqual(['id']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['key-not-enforced']);
  });
});

describe('keys with an index of the source', () => {
  it('keep their own columns, and the index where it has others', () => {
    const sql = `CREATE TABLE t (id NUMBER(9), a NUMBER(9), b NUMBER(9));
      CREATE INDEX t_wide ON t (id, a);
      CREATE UNIQUE INDEX t_a ON t (a);
      ALTER TABLE t ADD CONSTRAINT t_pk PRIMARY KEY (id) USING INDEX t_wide ENABLE;
      ALTER TABLE t ADD CONSTRAINT t_uk UNIQUE (a) USING INDEX t_a;
      ALTER TABLE t ADD CONSTRAINT t_uk2 UNIQUE (b) USING INDEX t_unknown;`;
    const [table] = readSchema(sql, { dialect: 'oracle' }).value.schema.tables;
    expect(table?.primaryKey).toEqual(['id']);
    expect(table?.uniques.map(({ columns }) => columns)).toEqual([['a'], ['b']]);
    expect(table?.indexes.map(({ name }) => name)).toEqual(['t_wide']);
  });

  it('take its columns where they list none, as PostgreSQL has it', () => {
    const sql = `CREATE TABLE t (id int NOT NULL);
      CREATE UNIQUE INDEX t_i ON t (id);
      ALTER TABLE t ADD CONSTRAINT t_pk PRIMARY KEY USING INDEX t_i;`;
    const [table] = readSchema(sql, { dialect: 'postgresql' }).value.schema.tables;
    expect(table).toMatchObject({ primaryKey: ['id'], indexes: [] });
  });
});
