import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { usualCount } from './count-services.ts';
import { cutServices } from './cut-services.ts';

function cut(sql: string, count?: number) {
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const { services, places } = cutServices(schema, { count });
  const homes = new Map(services.flatMap(({ name, tables }) => tables.map((key) => [key.slice(1), name] as const)));
  return {
    names: services.map(({ name }) => name),
    homeOf: (table: string) => homes.get(table),
    whyOf: (table: string) => places.get(`.${table}`),
  };
}

/** Tables of two kinds, many of each, with few links. */
const MANY = ['invoice', 'shipment']
  .flatMap((word) => [
    `CREATE TABLE ${word} (id int PRIMARY KEY);`,
    ...Array.from(
      { length: 6 },
      (_, at) => `CREATE TABLE ${word}_k${at} (id int PRIMARY KEY, ${word}_id int REFERENCES ${word});`,
    ),
  ])
  .join('\n');

describe('the number of services', () => {
  it('grows with the schema, from one to ten', () => {
    expect([7, 8, 14, 23, 60, 138, 247, 473, 5000].map(usualCount)).toEqual([1, 1, 2, 4, 4, 5, 7, 9, 10]);
  });
});

describe('tables that stay together', () => {
  it('are those that are owned, by key, by cascade and by name', () => {
    const { homeOf, whyOf } = cut(
      `${MANY}
      CREATE TABLE ticket (id int PRIMARY KEY);
      CREATE TABLE seat (ticket_id int REFERENCES ticket, no int, shipment_id int REFERENCES shipment, PRIMARY KEY (ticket_id, no));
      CREATE TABLE stub (id int PRIMARY KEY, ticket_id int REFERENCES ticket ON DELETE CASCADE, invoice_id int REFERENCES invoice);
      CREATE TABLE ticket_note (id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES ticket, invoice_id int NOT NULL REFERENCES invoice);
      CREATE TABLE ticket_history (id int PRIMARY KEY, at date);
      CREATE TABLE invoice_ticket (ticket_id int REFERENCES ticket, invoice_id int REFERENCES invoice, PRIMARY KEY (ticket_id, invoice_id));`,
      6,
    );
    for (const part of ['seat', 'stub', 'ticket_note', 'ticket_history']) expect(homeOf(part)).toBe(homeOf('ticket'));
    expect(homeOf('invoice_ticket')).toBe(homeOf('invoice'));
    expect(['seat', 'stub', 'ticket_note', 'ticket_history', 'invoice_ticket'].map(whyOf)).toEqual([
      'its rows are part of ticket, by whose key they go',
      'its rows are deleted along with those of ticket',
      'it is called after ticket, and each row needs one',
      'it says of ticket how it was, or what it is called',
      'it joins invoice with ticket, and goes with the former',
    ]);
  });

  it('are not all that belong to a tenant: nearly every table does', () => {
    const owned = MANY.replaceAll(
      'id int PRIMARY KEY,',
      'id int PRIMARY KEY, tenant_id int REFERENCES tenant ON DELETE CASCADE,',
    );
    const { homeOf, whyOf } = cut(`CREATE TABLE tenant (id int PRIMARY KEY); ${owned}`, 2);
    expect(homeOf('invoice_k1')).toBe(homeOf('invoice'));
    expect(homeOf('shipment_k1')).toBe(homeOf('shipment'));
    expect(homeOf('invoice')).not.toBe(homeOf('shipment'));
    expect(whyOf('invoice_k1')).toMatch(/^it is linked with /u);
  });

  it('are those of one library, and a schema of one library is one service', () => {
    const quartz = [
      'job_details',
      'triggers',
      'locks',
      'calendars',
      'paused_trigger_grps',
      'scheduler_state',
      'fired_triggers',
      'blob_triggers',
    ]
      .map((name) => `CREATE TABLE qrtz_${name} (sched_name varchar(99), x int, PRIMARY KEY (sched_name, x));`)
      .join('\n');
    const { names, homeOf, whyOf } = cut(MANY + quartz);
    expect(homeOf('qrtz_locks')).toBe('scheduler');
    expect(homeOf('qrtz_blob_triggers')).toBe('scheduler');
    expect(whyOf('qrtz_locks')).toBe('it is a table of Quartz, and those stay together');
    expect(names).toContain('invoices');
    expect(cut(quartz).names).toEqual(['scheduler']);
  });
});

describe('tables tools keep for themselves', () => {
  it('make no service, and change nothing in the cut', () => {
    const noted = `CREATE TABLE schema_migrations (version varchar(99) PRIMARY KEY);
      CREATE TABLE ar_internal_metadata (key varchar(99) PRIMARY KEY, value text, created_at timestamp, updated_at timestamp);
      CREATE TABLE flyway_schema_history (installed_rank int PRIMARY KEY, x int);`;
    const [bare, with3] = [cut(MANY), cut(noted + MANY)];
    expect(with3.names).toEqual(bare.names);
    expect(with3.homeOf('schema_migrations')).toBe('invoices');
    expect(with3.whyOf('flyway_schema_history')).toBe('it is what Flyway notes for itself, no reason for a service');
  });
});

describe('names', () => {
  it('are whole words: the namespace, the word most tables begin with, or the table the others gather around', () => {
    const long = 'administrativedivisionrepresentative';
    const { names } = cut(
      `CREATE TABLE ${long} (id int PRIMARY KEY); CREATE TABLE chair (id int PRIMARY KEY, x int REFERENCES ${long});
       CREATE TABLE vote (id int PRIMARY KEY, x int REFERENCES ${long}, chair int REFERENCES chair);
       ${MANY}`,
      3,
    );
    expect(names.toSorted()).toEqual(['chairs', 'invoices', 'shipments']);
  });
});
