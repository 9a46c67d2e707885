import { readSchema, type Schema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { cutServices } from './cut-services.ts';
import { cutFindings } from './tell-cut.ts';

function read(sql: string): Schema {
  return readSchema(sql, { dialect: 'postgresql' }).value.schema;
}

/** The services of a schema as `name: table, table`. */
function cut(sql: string): readonly string[] {
  return cutServices(read(sql)).services.map(({ name, tables }) => `${name}: ${named(tables)}`);
}

function named(tables: readonly string[]): string {
  return tables.map((key) => key.slice(key.indexOf('.') + 1)).join(', ');
}

const SALES = `
  CREATE TABLE client (id int PRIMARY KEY, title varchar(9));
  CREATE TABLE contact (id int PRIMARY KEY, client_id int NOT NULL REFERENCES client ON DELETE CASCADE);
  CREATE TABLE contract (id int PRIMARY KEY, client_id int NOT NULL REFERENCES client);
  CREATE TABLE contract_item (contract_id int REFERENCES contract, no int, machine_id int NOT NULL REFERENCES machine,
    PRIMARY KEY (contract_id, no));`;
const MACHINES = `
  CREATE TABLE kind (code char(2) PRIMARY KEY, label text);
  CREATE TABLE machine (id int PRIMARY KEY, kind char(2) NOT NULL REFERENCES kind);
  CREATE TABLE tool (id int PRIMARY KEY, kind char(2) NOT NULL REFERENCES kind);
  CREATE TABLE machine_tool (machine_id int REFERENCES machine, tool_id int REFERENCES tool,
    PRIMARY KEY (machine_id, tool_id));
  CREATE TABLE repair (machine_id int REFERENCES machine ON DELETE CASCADE, day date, PRIMARY KEY (machine_id, day));`;

describe('cutServices', () => {
  it('keeps together what foreign keys tie together, and calls it by the table in its middle', () => {
    expect(cut(MACHINES + SALES)).toEqual([
      'machines: kind, machine, tool, machine_tool, repair',
      'clients: client, contact, contract, contract_item',
    ]);
  });

  it('tells which foreign keys leave their service, and why', () => {
    const { cuts } = cutServices(read(MACHINES + SALES));
    expect(cuts.map(({ key, from, to, reason }) => [key.table, key.refTable, from, to, reason])).toEqual([
      [
        'contract_item',
        'machine',
        'clients',
        'machines',
        'contract_item is tied more closely to clients than to machines',
      ],
    ]);
  });

  it('leaves a small schema whole', () => {
    expect(cut(MACHINES)).toEqual(['machines: kind, machine, tool, machine_tool, repair']);
    expect(cut('')).toEqual([]);
  });

  it('gives a join table to the side its first reference names', () => {
    const links = (table: string, one: string, other: string) =>
      `CREATE TABLE ${table} (a int REFERENCES ${one}, b int REFERENCES ${other}, PRIMARY KEY (a, b));`;
    const sql = `${MACHINES + SALES} ${links('interest', 'client', 'machine')} ${links('offer', 'machine', 'client')}`;
    const [machines = '', clients = ''] = cut(sql);
    expect(machines).toContain('offer');
    expect(clients).toContain('interest');
  });

  it('puts a lookup table beside most of its users, and does not tie them together', () => {
    const region = 'CREATE TABLE region (id int PRIMARY KEY, label text);';
    const users = SALES.replaceAll('title varchar(9)', 'region int REFERENCES region').replaceAll(
      'no int,',
      'no int, region int REFERENCES region,',
    );
    const [, clients] = cut(MACHINES.replace('day date,', 'day date, region int REFERENCES region,') + region + users);
    expect(clients).toBe('clients: region, client, contact, contract, contract_item');
  });

  it('is led by columns called like keys where there are no foreign keys', () => {
    const bare = (MACHINES + SALES).replaceAll(/ REFERENCES \w+( ON DELETE CASCADE)?/gu, '');
    expect(cut(bare)).toEqual([
      'machines: kind, machine, tool, machine_tool, repair',
      'clients: client, contact, contract, contract_item',
    ]);
  });

  it('fills few services with tables nothing ties together, by their kind, and forgets what all names begin with', () => {
    const table = (name: string) => `CREATE TABLE app_${name} (a int);`;
    const names = ['log_web', 'log_mail', 'log_call', 'log_job', 'sale_day', 'sale_week', 'sale_year', 'note', 'flag'];
    expect(cut(names.map(table).join('\n'))).toEqual([
      'logs: app_log_web, app_log_mail, app_log_call, app_log_job',
      'sales: app_sale_day, app_sale_week, app_sale_year, app_note, app_flag',
    ]);
  });

  it('gives every service a name of its own that no part of the platform has', () => {
    const around = (hub: string, namespace: string, joined: readonly string[]) =>
      `CREATE TABLE ${namespace}.${hub} (id int PRIMARY KEY);
       ${joined.map((one) => `CREATE TABLE ${namespace}.${one} (${hub} int NOT NULL REFERENCES ${namespace}.${hub} ON DELETE CASCADE);`).join('\n')}`;
    const sql = [
      around('gateway', 'public', ['route', 'filter', 'limit', 'quota', 'door']),
      around('gateway', 'old', ['path', 'sieve', 'bound', 'share', 'gate']),
    ].join('\n');
    expect(cutServices(read(sql)).services.map(({ name }) => name)).toEqual(['gateways', 'olds']);
    const plain = ['client', 'config'].map((hub) =>
      around(
        hub,
        'public',
        ['a', 'b', 'c', 'd', 'e'].map((one) => `${one}${hub.slice(1, 3)}`),
      ),
    );
    expect(cutServices(read(plain.join('\n'))).services.map(({ name }) => name)).toEqual(['clients', 'configs']);
  });

  it('shares out every table once, within the limits of size, however many hang on one', () => {
    const hub = 'CREATE TABLE hub (id int PRIMARY KEY);';
    const spokes = Array.from({ length: 40 }, (_, at) => `CREATE TABLE s${at} (id int, hub int REFERENCES hub);`);
    const { services } = cutServices(read([hub, ...spokes].join('\n')), { count: 4 });
    expect(services).toHaveLength(4);
    expect(services.flatMap(({ tables }) => tables)).toHaveLength(41);
    expect(new Set(services.flatMap(({ tables }) => tables)).size).toBe(41);
    for (const { tables } of services) expect(tables.length).toBeLessThanOrEqual(21);
  });

  it('is not led by columns that say who wrote a record: they tie nothing together, and nobody is asked about them', () => {
    const people =
      'CREATE TABLE person (id int PRIMARY KEY); CREATE TABLE badge (id int PRIMARY KEY, person_id int NOT NULL REFERENCES person); CREATE TABLE desk (id int PRIMARY KEY, person_id int NOT NULL REFERENCES person);';
    const authors = (SALES + MACHINES).replaceAll(
      /CREATE TABLE (\w+) \(/gu,
      'CREATE TABLE $1 (added_by_id int REFERENCES person, updatedBy int NOT NULL REFERENCES person,',
    );
    const schema = read(people + authors);
    const found = cutServices(schema, { count: 3 });
    expect(found.services.map(({ tables }) => named(tables))).toEqual([
      'person, badge, desk',
      'client, contact, contract, contract_item',
      'kind, machine, tool, machine_tool, repair',
    ]);
    expect(found.cuts.filter(({ namesAuthor }) => !namesAuthor).map(({ key }) => key.table)).toEqual(['contract_item']);
    expect(cutFindings(schema, found).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'key-across-services: contract_item (machine_id) in clients refers to machine in machines: contract_item is tied more closely to clients than to machines.',
      'authors-across-services: added_by_id, updatedby of 4 tables in clients say who in person of people wrote a record.',
      'authors-across-services: added_by_id, updatedby of 5 tables in machines say who in person of people wrote a record.',
    ]);
  });

  const TENANTS = [
    'CREATE TABLE tenant (id int PRIMARY KEY);',
    ...Array.from(
      { length: 30 },
      (_, at) => `CREATE TABLE t${at} (id int PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenant);`,
    ),
  ].join('\n');

  it('cuts no more than three keys in ten: it makes fewer services, and says with figures why', () => {
    const schema = read(TENANTS);
    const found = cutServices(schema);
    expect(found.services).toHaveLength(1);
    expect(found.cuts).toEqual([]);
    const [told, ...more] = cutFindings(schema, found);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ severity: 'info', code: 'fewer-services' });
    expect(told?.message).toMatch(
      /^There is one service instead of 4: with 4, \d\d % of the links between tables would lead from one to another\.$/u,
    );
  });

  it('cuts more where so many services are asked for, and says with figures that fewer would do better', () => {
    const schema = read(TENANTS);
    const found = cutServices(schema, { count: 5 });
    expect(found.services).toHaveLength(5);
    const [told] = cutFindings(schema, found);
    expect(told).toMatchObject({
      code: 'better-one-application',
      message: `${found.cuts.length} of 30 links between tables (${Math.round((found.cuts.length * 100) / 30)} %) lead from one of the 5 services to another.`,
    });
    const few = read(MACHINES + SALES);
    expect(cutFindings(few, cutServices(few)).map(({ code }) => code)).toEqual(['key-across-services']);
  });

  it('says where more services are asked for than what is owned lets there be', () => {
    const schema = read(SALES);
    const found = cutServices(schema, { count: 9 });
    expect(found.services.map(({ tables }) => named(tables))).toEqual(['client, contact', 'contract, contract_item']);
    expect(cutFindings(schema, found).find(({ code }) => code === 'fewer-services')?.message).toBe(
      '9 services were asked for, and there are 2: the tables of the schema cannot be parted any further.',
    );
  });

  it('takes as many tables as real schemas have well within a second, and gives the same for the same', () => {
    const table = (at: number) =>
      `CREATE TABLE t${at} (id int PRIMARY KEY, a int REFERENCES t${(at * 7) % 500}, b int NOT NULL REFERENCES t${Math.floor(at / 9)});`;
    const schema = read(Array.from({ length: 500 }, (_, at) => table(at)).join('\n'));
    const before = process.threadCpuUsage();
    const first = cutServices(schema);
    const { user } = process.threadCpuUsage(before);
    expect(user).toBeLessThan(3_000_000);
    expect(cutServices(schema)).toEqual(first);
    expect(first.services.flatMap(({ tables }) => tables)).toHaveLength(500);
  }, 60_000);
});
