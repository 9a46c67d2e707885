import { DiagnosticLog, type Dialect } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { chooseSets } from './choose-sets.ts';
import { readSchema } from './read-schema.ts';

function chosen(names: readonly string[], asked?: Dialect): readonly string[] {
  const sources = names.map((name) => ({ name, content: name }));
  return chooseSets(new DiagnosticLog(), sources, asked).map(({ name }) => name);
}

const FLYWAY = [
  'db/migration/common/V2__more.sql',
  'db/migration/h2/V1__init.sql',
  'db/migration/h2/V3__last.sql',
  'db/migration/h2/V4__late.sql',
  'db/migration/mysql/V1__init.sql',
  'db/migration/postgresql/V1__init.sql',
  'db/migration/postgresql/V3__last.sql',
];

describe('chooseSets', () => {
  it('reads the set of the database that was asked for', () => {
    expect(chosen(FLYWAY, 'mysql')).toEqual(['db/migration/common/V2__more.sql', 'db/migration/mysql/V1__init.sql']);
    expect(chosen(FLYWAY, 'mariadb')).toContain('db/migration/mysql/V1__init.sql');
  });

  it('reads the most complete set of a database it knows', () => {
    const expected = FLYWAY.filter((name) => name.includes('common') || name.includes('postgresql'));
    expect(chosen(FLYWAY)).toEqual(expected);
    expect(chosen(FLYWAY, 'oracle')).toEqual(expected);
  });

  it('knows sets by the names of files too', () => {
    const names = ['schema-h2.sql', 'schema-mysql.sql', 'schema-postgres-extra.sql', 'data-mysql.sql'];
    expect(chosen(names)).toEqual(['schema-mysql.sql', 'schema-postgres-extra.sql', 'data-mysql.sql']);
  });

  it('knows sets by the beginnings of names', () => {
    expect(chosen(['mysql-schema.sql', 'pgsql-schema.sql', 'mysql-data.sql'], 'postgresql')).toEqual([
      'pgsql-schema.sql',
      'mysql-data.sql',
    ]);
  });

  it('takes folder and name together where both name the same database', () => {
    const names = ['MYSQL/B1__all__MYSQL.sql', 'MYSQL/V2__b__MYSQL.sql', 'H2/B1__all__H2.sql', 'H2/V2__b__H2.sql'];
    expect(chosen(names)).toEqual(names.slice(0, 2));
  });

  it('takes the migrations of one database before general ones', () => {
    const names = [
      '1_a.mysql.up.sql',
      '1_a.postgres.up.sql',
      '2_b.up.sql',
      '2_b.postgres.up.sql',
      '3_c.mysql.up.sql',
      '4_d.up.sql',
      '5_e.mysql.autocommit.up.sql',
      '5_e.autocommit.up.sql',
    ];
    expect(chosen(names, 'postgresql')).toEqual([
      '1_a.postgres.up.sql',
      '2_b.postgres.up.sql',
      '4_d.up.sql',
      '5_e.autocommit.up.sql',
    ]);
    expect(chosen(names, 'mysql')).toEqual([
      '1_a.mysql.up.sql',
      '2_b.up.sql',
      '3_c.mysql.up.sql',
      '4_d.up.sql',
      '5_e.mysql.autocommit.up.sql',
    ]);
  });

  it('takes a general migration of Pop for no other one where its name says how it runs', () => {
    const names = ['1_a.autocommit.up.sql', '1_a.postgres.up.sql', '2_b.up.sql', '2_b.postgres.autocommit.up.sql'];
    expect(chosen(names)).toEqual(['1_a.postgres.up.sql', '2_b.postgres.autocommit.up.sql']);
  });

  it('takes what is for a server before what is for SQLite, however many files that needs', () => {
    const names = ['1_a.sqlite.up.sql', '2_b.sqlite.up.sql', '3_c.sqlite.up.sql', '1_a.mysql.up.sql'];
    expect(chosen(names)).toEqual(['1_a.mysql.up.sql']);
    expect(chosen(names, 'sqlite')).toEqual(names.slice(0, 3));
  });

  it('reads everything where no set stands beside another', () => {
    const names = ['mysql/V1__a.sql', 'mysql/V2__b.sql', 'V3__c.sql', 'from-oracle.sql', 'postgres.sql.txt'];
    expect(chosen(names)).toEqual(names);
  });

  it('names what it leaves', () => {
    const { value, diagnostics } = readSchema([
      { name: 'mysql/V1__a.sql', content: 'CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;' },
      { name: 'mysql/V2__b.sql', content: 'CREATE TABLE b (id int PRIMARY KEY) ENGINE=InnoDB;' },
      { name: 'postgresql/V1__a.sql', content: 'CREATE TABLE a (id serial PRIMARY KEY);' },
    ]);
    expect(value.detection.dialect).toBe('mysql');
    expect(value.schema.tables.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(diagnostics.map(({ code, file, message }) => `${code} ${file ?? ''}: ${message}`)).toEqual([
      'migration-tool : The files are those of Flyway. They are applied in its order.',
      'other-database postgresql/V1__a.sql: 1 file for postgresql was not read: the source has the same definitions for another database.',
    ]);
  });
});
