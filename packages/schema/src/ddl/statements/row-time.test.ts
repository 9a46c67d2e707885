import type { Dialect } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { readSchema } from '../../read/read-schema.ts';
import type { DdlTarget } from '../targets.ts';
import { writeDdl } from '../write-ddl.ts';

function written(sql: string, dialect: Dialect, target: DdlTarget): string {
  return writeDdl(readSchema(sql, { dialect }).value.schema, target).value.text;
}

const MARIADB = `CREATE TABLE a (id int PRIMARY KEY, b timestamp(6) GENERATED ALWAYS AS ROW START,
  e timestamp(6) GENERATED ALWAYS AS ROW END, PERIOD FOR SYSTEM_TIME (b, e)) WITH SYSTEM VERSIONING;`;
const SQL_SERVER = `CREATE TABLE a (id int PRIMARY KEY, b datetime2(7) GENERATED ALWAYS AS ROW START NOT NULL,
  e [datetime2](7) GENERATED ALWAYS AS ROW END NOT NULL, PERIOD FOR SYSTEM_TIME (b, e))
  WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.a_history));`;

describe('tables that keep earlier rows', () => {
  it('stay so on MariaDB, with and without columns of their own', () => {
    const text = written(`${MARIADB} CREATE TABLE c (id int) WITH SYSTEM VERSIONING;`, 'mariadb', 'mariadb');
    expect(text).toContain('`b` timestamp(6) GENERATED ALWAYS AS ROW START,');
    expect(text).toContain(
      'PERIOD FOR SYSTEM_TIME (`b`, `e`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 WITH SYSTEM VERSIONING;',
    );
    expect(text.match(/WITH SYSTEM VERSIONING/g)).toHaveLength(2);
  });

  it('stay so on SQL Server', () => {
    const text = written(SQL_SERVER, 'sqlserver', 'sqlserver');
    expect(text).toContain('[e] datetime2(7) GENERATED ALWAYS AS ROW END NOT NULL,');
    expect(text).toContain(
      'PERIOD FOR SYSTEM_TIME ([b], [e])\n) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [dbo].[a_history]));',
    );
  });

  it('have plain columns elsewhere, which may be empty', () => {
    expect(written(MARIADB, 'mariadb', 'h2')).toContain('b timestamp(6) with time zone,');
    expect(written(SQL_SERVER, 'sqlserver', 'postgresql')).toMatch(/b timestamp(\(6\))?,/);
    expect(written(MARIADB, 'mariadb', 'mysql')).not.toMatch(/ROW START|PERIOD|VERSIONING/);
    expect(written(SQL_SERVER, 'sqlserver', 'mariadb')).not.toMatch(/ROW START|PERIOD|VERSIONING/);
  });
});
