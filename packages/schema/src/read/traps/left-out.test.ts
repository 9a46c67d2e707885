import { describe, expect, it, test } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { writeDdl } from '../../ddl/write-ddl.ts';
import { readSchema } from '../read-schema.ts';

function said(sql: string, dialect: Dialect): readonly string[] {
  return readSchema(sql, { dialect }).diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

describe('a clause that is not carried over is said once, with what it speaks of', () => {
  test.each<readonly [Dialect, string, string, string]>([
    [
      'postgresql',
      'CREATE TABLE t (id int); ALTER TABLE t ENABLE ROW LEVEL SECURITY',
      'row-security-dropped',
      ' for t.',
    ],
    ['postgresql', 'CREATE SEQUENCE s AS smallint; CREATE TABLE t (id int)', 'sequence-limit', 'AS smallint'],
    ['postgresql', 'CREATE TABLE t (id int) INHERITS (nowhere)', 'unknown-table', 't inherits from nowhere'],
    ['mysql', 'CREATE TABLE t (id int) ENGINE = MEMORY', 'rows-fleeting', 'rows of t '],
    ['mysql', 'CREATE TABLE t (id int); ALTER TABLE t ENGINE = MEMORY', 'rows-fleeting', 'rows of t '],
    ['mysql', "CREATE TABLE t (id int) ENCRYPTION='Y'", 'encryption-dropped', 'keeps t encrypted'],
    [
      'mysql',
      'CREATE TABLE t (n int, KEY k (n)); ALTER TABLE t ALTER INDEX k INVISIBLE',
      'index-option',
      'INDEX k INVISIBLE',
    ],
    [
      'mariadb',
      'CREATE TABLE t (id int, n int WITHOUT SYSTEM VERSIONING) WITH SYSTEM VERSIONING',
      'versioning-of-column',
      'changes of n alone',
    ],
    ['mariadb', 'CREATE TABLE t (a date, b date, PERIOD FOR p (a, b))', 'period-dropped', 'PERIOD FOR p (a, b)'],
    [
      'sqlserver',
      'CREATE TABLE t (id int) WITH (MEMORY_OPTIMIZED = ON, DURABILITY = SCHEMA_ONLY)',
      'rows-fleeting',
      'rows of t ',
    ],
    [
      'sqlserver',
      'CREATE TABLE t (id int) WITH (DATA_DELETION = ON (FILTER_COLUMN = at, RETENTION_PERIOD = 1 WEEK))',
      'rows-expire',
      'rows of t ',
    ],
    ['sqlserver', 'CREATE TABLE t (id int) WITH (LEDGER = ON)', 'row-history-dropped', 'rows of t '],
    ['oracle', 'CREATE TABLE t (id NUMBER(9), n CLOB ENCRYPT)', 'encryption-dropped', 'keeps n encrypted'],
    [
      'oracle',
      "CREATE TABLE t (id NUMBER(9), n VARCHAR2(9) ENCRYPT USING 'AES256' NO SALT NOT NULL)",
      'encryption-dropped',
      'keeps n encrypted',
    ],
    [
      'oracle',
      "CREATE TABLE t (id NUMBER(9), n VARCHAR2(9) DEFAULT ON NULL FOR INSERT AND UPDATE 'x')",
      'default-of-updates',
      'That n becomes',
    ],
    ['oracle', 'CREATE TABLE t (id NUMBER(9)) FLASHBACK ARCHIVE fa', 'row-history-dropped', 'rows of t '],
    ['oracle', "CREATE TABLE t (n NUMBER(9) ANNOTATIONS (Display 'N'))", 'clause-left-out', 'What n says'],
    ['oracle', 'CREATE TABLE t (n NUMBER(9)) DEFAULT COLLATION BINARY_CI', 'clause-left-out', 'What t says'],
  ])('%s: %s', (dialect, sql, code, words) => {
    expect(said(sql, dialect)).toEqual([expect.stringMatching(new RegExp(`^${code}: `))]);
    expect(said(sql, dialect)[0]).toContain(words);
  });

  test.each<readonly [Dialect, string]>([
    ['postgresql', 'CREATE TABLE t (id int); ALTER TABLE t ENABLE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY'],
    ['postgresql', 'CREATE SEQUENCE s AS integer; CREATE TABLE t (id int)'],
    ['oracle', "CREATE TABLE t (id NUMBER(9), n VARCHAR2(9) DEFAULT ON NULL FOR INSERT ONLY 'x')"],
    ['mysql', "CREATE TABLE t (id int) ENCRYPTION='N'"],
    ['mysql', 'CREATE TABLE t (n int, KEY k (n)); ALTER TABLE t ALTER INDEX k VISIBLE'],
  ])('%s: nothing is said of %s', (dialect, sql) => {
    expect(said(sql, dialect)).toEqual([]);
  });

  it('row security with policies is said of the policies alone', () => {
    const sql = `CREATE TABLE t (id int); ALTER TABLE t ENABLE ROW LEVEL SECURITY;
      CREATE POLICY mine ON public.t FOR SELECT USING (id = 1);`;
    expect(said(sql, 'postgresql')).toEqual([expect.stringContaining('1 policy that decides')]);
  });
});

describe('a clause is carried over', () => {
  function written(sql: string, dialect: Dialect): string {
    return writeDdl(readSchema(sql, { dialect }).value.schema, dialect).value.text;
  }

  test.each<readonly [Dialect, string, string]>([
    ['postgresql', 'CREATE UNLOGGED TABLE t (id int)', 'CREATE UNLOGGED TABLE t ('],
    ['postgresql', 'CREATE TABLE t (id int); ALTER TABLE t SET UNLOGGED', 'CREATE UNLOGGED TABLE t ('],
    ['postgresql', 'CREATE UNLOGGED TABLE t (id int); ALTER TABLE t SET LOGGED', 'CREATE TABLE t ('],
    [
      'postgresql',
      'CREATE TABLE t (id int, n int GENERATED ALWAYS AS (id) STORED); ALTER TABLE t ALTER n SET EXPRESSION AS (id * 3)',
      'AS (id * 3) STORED',
    ],
    [
      'postgresql',
      'CREATE TABLE t (n int GENERATED ALWAYS AS IDENTITY (START 5)); ALTER TABLE t ALTER n SET INCREMENT BY 9',
      'ALWAYS AS IDENTITY (START WITH 5 INCREMENT BY 9)',
    ],
    [
      'postgresql',
      'CREATE TABLE t (n int GENERATED ALWAYS AS IDENTITY (START 5)); ALTER TABLE t ALTER n SET GENERATED BY DEFAULT',
      'BY DEFAULT AS IDENTITY (START WITH 5)',
    ],
    ['postgresql', 'CREATE SEQUENCE s MINVALUE 10; CREATE TABLE t (id int)', 'CREATE SEQUENCE s START WITH 10'],
    [
      'mysql',
      'CREATE TABLE t (a varchar(3)); ALTER TABLE t DEFAULT CHARACTER SET latin1; ALTER TABLE t ADD b varchar(3)',
      '`b` varchar(3) COLLATE `latin1_swedish_ci`',
    ],
    ['mysql', 'CREATE TABLE t (a varchar(3) BINARY)', '`a` varchar(3) COLLATE `utf8mb4_bin`'],
  ])('%s: %s', (dialect, sql, words) => {
    expect(written(sql, dialect)).toContain(words);
  });
});
