import { readSchema } from '@backsmith/schema';
import { expect, it } from 'vitest';
import { Packages } from '../../names/packages.ts';
import { assignRoles } from '../../roles/assign-roles.ts';
import { designJpaStore } from './design-jpa-store.ts';

it.each([
  ['postgresql', 'embedded', ['postgresql']],
  ['postgresql', 'h2', ['postgresql', 'h2']],
  ['mysql', 'container', ['mysql', 'mariadb']],
  ['mysql', 'h2', ['mysql', 'mariadb', 'h2']],
] as const)(
  'writes the tables of a part for %s, developed on %s, as it does those of the schema',
  (database, devDatabase, targets) => {
    const schemaOf = (sql: string) => readSchema(sql, { dialect: database }).value.schema;
    const schema = schemaOf('CREATE TABLE shelf (id int PRIMARY KEY);');
    const server = { host: 'database', volume: 'data' };
    const packages = new Packages('org.depot', 'layer');
    const { store, writeTables } = designJpaStore(
      {
        schema,
        leaving: [],
        language: 'en',
        roles: assignRoles(schema),
        name: 'depot',
        server,
        packages,
        isHandled: true,
        locksRows: true,
        tellsOthers: false,
        isAudited: true,
        devDatabase,
      },
      database,
    );
    const audit = writeTables(
      schemaOf('CREATE TABLE audit_entry (id int PRIMARY KEY, what varchar(80));'),
      'V2__audit',
    );
    expect(audit.map(({ path }) => path)).toEqual(targets.map((target) => `${target}/V2__audit.sql`));
    expect(audit.every(({ sql }) => /create table .?audit_entry/iu.test(sql))).toBe(true);
    expect(store.migrations.map(({ path }) => path)).toEqual(targets.map((target) => `${target}/V1__schema.sql`));
  },
);
