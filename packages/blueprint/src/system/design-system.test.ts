import { describe, expect, it } from 'vitest';
import { readSchema } from '@backsmith/schema';
import { designSql, OPTIONS, resourceNamed } from '../testing/design-sql.ts';
import { designSystem } from './design-system.ts';

const GARDEN = `
  CREATE TYPE bed_state AS ENUM ('dug', 'sown', 'lying fallow');
  CREATE TABLE gardener (id serial PRIMARY KEY, name varchar(80) NOT NULL, mentor_id integer REFERENCES gardener (id));
  CREATE TABLE plant (latin_name varchar(60) PRIMARY KEY, common_name text);
  CREATE TABLE bed (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    gardener_id integer NOT NULL REFERENCES gardener (id),
    state bed_state NOT NULL DEFAULT 'dug',
    version integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE bed_plant (
    bed_id bigint NOT NULL REFERENCES bed (id),
    latin_name varchar(60) NOT NULL REFERENCES plant (latin_name),
    PRIMARY KEY (bed_id, latin_name)
  );
  CREATE TABLE harvest (
    bed_id bigint NOT NULL REFERENCES bed (id),
    day date NOT NULL,
    kilos numeric(6,2) NOT NULL CHECK (kilos > 0),
    PRIMARY KEY (bed_id, day)
  );
  CREATE TABLE rain (measured_at timestamptz NOT NULL DEFAULT now(), millimetres real);
  CREATE VIEW yield AS SELECT bed_id, sum(kilos) AS kilos FROM harvest GROUP BY bed_id;
`;

describe('designSystem', () => {
  it('accounts for every table and view', () => {
    const { value } = designSql(GARDEN);
    const became = value.report.tables.map(({ table, becomes, name }) => [table, becomes, name]);
    expect(became).toEqual([
      ['gardener', 'entity', 'Gardener'],
      ['plant', 'entity', 'Plant'],
      ['bed', 'entity', 'Bed'],
      ['bed_plant', 'relation', 'bed to plant'],
      ['harvest', 'entity', 'Harvest'],
      ['rain', 'list', 'RainRow'],
      ['yield', 'view', 'yields'],
    ]);
    expect(value.report.leftOut).toEqual([]);
  });

  it('is plain data, and the same for the same schema', () => {
    const first = designSql(GARDEN).value;
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
    expect(designSql(GARDEN).value).toEqual(first);
  });

  it('names tables in the language of the first version, whatever joins them later', () => {
    const english = 'CREATE TABLE roles (id int PRIMARY KEY);';
    const spanish = `CREATE TABLE clientes (id int PRIMARY KEY, nombre text, telefono text);
      CREATE TABLE facturas (id int PRIMARY KEY, cantidad int, descripcion text);`;
    const schemaOf = (sql: string) => readSchema(sql, { dialect: 'postgresql' }).value.schema;
    const namesOf = (sql: string, versions: readonly string[]) => {
      const earlier = versions.map((one) => ({ schema: schemaOf(one) }));
      const history = { versions: earlier, renames: undefined, migrations: [], taken: [] };
      const options = { ...OPTIONS, devDatabase: 'h2' } as const;
      return designSystem(schemaOf(sql), options, [], history).value.services.flatMap(({ resources }) =>
        resources.map(({ name }) => name),
      );
    };
    expect(namesOf(english + spanish, [])).toEqual(['Rol', 'Cliente', 'Factura']);
    expect(namesOf(english + spanish, [english])).toEqual(['Role', 'Cliente', 'Factura']);
    expect(namesOf(english, [])).toEqual(['Role']);
  });

  it('finds names in back-ticks in memory as on the server, in whatever case', () => {
    const { value } = designSql('CREATE TABLE `Log` (`What` varchar(20));', { database: 'mysql' });
    expect(value.store.keyless[0]?.select).toContain('`What`');
    expect(value.store.devSettings[0]?.value).toContain('CASE_INSENSITIVE_IDENTIFIERS=TRUE');
  });

  it('lets Flyway work in the default namespace, and in memory wherever it is', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY);\nGO\nCREATE TABLE [hr].[u] (id int PRIMARY KEY);\nGO\n';
    const { value } = designSql(sql, { database: 'sqlserver' });
    const schemas = [value.store.settings, value.store.devSettings].map((settings) =>
      settings.find(({ path }) => path.join('.') === 'spring.flyway.schemas'),
    );
    expect(schemas.map((setting) => setting?.value)).toEqual([['dbo', 'hr'], []]);
  });

  it('writes one migration per database the project runs on', () => {
    expect(designSql(GARDEN).value.store.migrations.map(({ path }) => path)).toEqual(['postgresql/V1__schema.sql']);
    expect(designSql(GARDEN, { devDatabase: 'h2' }).value.store.migrations.map(({ path }) => path)).toEqual([
      'postgresql/V1__schema.sql',
      'h2/V1__schema.sql',
    ]);
    expect(designSql(GARDEN, { database: 'mysql' }).value.store.migrations.map(({ path }) => path)).toEqual([
      'mysql/V1__schema.sql',
      'mariadb/V1__schema.sql',
      'h2/V1__schema.sql',
    ]);
  });

  it('puts classes by layer or by entity', () => {
    const byLayer = resourceNamed(designSql(GARDEN).value, 'Harvest').classes;
    expect(byLayer.service).toEqual({ packageName: 'org.depot.service', name: 'HarvestService' });
    const byFeature = resourceNamed(designSql(GARDEN, { layout: 'feature' }).value, 'Harvest').classes;
    expect(byFeature.service).toEqual({ packageName: 'org.depot.harvest', name: 'HarvestService' });
  });

  it('hands the findings of reading on to the report', () => {
    const { value } = designSql('CREATE TABLE a (id int PRIMARY KEY);\nCREATE TABLE b (id int PRIMARY KEY, oops');
    const lines = [...value.report.leftOut, ...value.report.assumed].map(({ line }) => line);
    expect(lines).toContain(2);
  });
});
