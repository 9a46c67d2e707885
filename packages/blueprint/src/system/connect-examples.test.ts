import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import type { ServicePlan } from '@backsmith/options';
import type { ExampleRecord, ExampleValue } from '../model/example.ts';
import { OPTIONS } from '../testing/design-sql.ts';
import { designSystem } from './design-system.ts';

/** The records that the requests of each service make, in their order. */
function recordsOf(sql: string, plan: Readonly<Record<string, readonly string[]>>) {
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const services: ServicePlan = { services: Object.entries(plan).map(([name, tables]) => ({ name, tables })) };
  const options = { ...OPTIONS, architecture: 'microservice', devDatabase: 'h2', services } as const;
  const designed = designSystem(schema, options).value.services;
  return new Map(Object.keys(plan).map((name, at) => [name, designed[at]?.examples.records ?? []]));
}

function text(value: ExampleValue | undefined): string {
  return value?.kind === 'kept' ? `{{${value.variable}}}` : JSON.stringify(value);
}

/** A record in a line: where it is made, and those of its fields that come from others. */
function told({ resource, elsewhere, obstacle, fields }: ExampleRecord): string {
  const kept = fields.filter(({ value }) => value.kind === 'kept').map(({ field, value }) => `${field}=${text(value)}`);
  const where = elsewhere === undefined ? '' : ` in ${elsewhere.service}`;
  return `${resource}${where}(${kept.join(', ')})${obstacle === undefined ? '' : `: ${obstacle}`}`;
}

describe('examples of services that refer to each other', () => {
  it('have what other services keep made there, with what that needs in turn, once for all', () => {
    const records = recordsOf(
      `CREATE TABLE country (id bigserial PRIMARY KEY, name text NOT NULL);
       CREATE TABLE client (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), country_id bigint NOT NULL REFERENCES country);
       CREATE TABLE sale (id bigserial PRIMARY KEY, client_id uuid NOT NULL REFERENCES client, payer_id uuid REFERENCES client);
       CREATE TABLE line (sale_id bigint REFERENCES sale, no int, PRIMARY KEY (sale_id, no));`,
      { places: ['country'], clients: ['client'], sales: ['sale', 'line'] },
    );
    expect(records.get('sales')?.map(told)).toEqual([
      'Country in places()',
      'Client in clients(countryId={{country_id}})',
      'Sale(clientId={{client_id}}, payerId={{client_id}})',
      'Line(saleId={{sale_id}})',
    ]);
    expect(records.get('clients')?.map(told)).toEqual(['Country in places()', 'Client(countryId={{country_id}})']);
    expect(records.get('sales')?.[1]?.elsewhere).toEqual({
      service: 'clients',
      variable: 'clientsService',
      address: 'http://localhost:8082',
      path: '/api/v1/clients',
      title: 'client',
    });
  });

  it('carry a key of another service on, where it is part of a key of ours', () => {
    const records = recordsOf(
      `CREATE TABLE shop (id bigserial PRIMARY KEY, name text NOT NULL);
       CREATE TABLE shelf (shop_id bigint REFERENCES shop, no int, PRIMARY KEY (shop_id, no));
       CREATE TABLE item (shop_id bigint, no int, at int, FOREIGN KEY (shop_id, no) REFERENCES shelf, PRIMARY KEY (shop_id, no, at));`,
      { shops: ['shop'], shelves: ['shelf', 'item'] },
    );
    const [shop, shelf, item] = records.get('shelves') ?? [];
    expect([shop, shelf, item].map((one) => one && told(one))).toEqual([
      'Shop in shops()',
      'Shelf(shopId={{shelfShop_id}})',
      'Item(shopId={{shelfShop_id}})',
    ]);
    expect(shelf?.key.map(text)[0]).toBe('{{shelfShop_id}}');
    expect(item?.key.map(text)[0]).toBe('{{shelfShop_id}}');
  });

  it('take another record for each of ours where no two may name the same', () => {
    const records = recordsOf(
      `CREATE TABLE person (id bigserial PRIMARY KEY, name text NOT NULL);
       CREATE TABLE badge (person_id bigint PRIMARY KEY REFERENCES person, since date NOT NULL, holder_id bigint REFERENCES person);`,
      { people: ['person'], badges: ['badge'] },
    );
    expect(records.get('badges')?.map(told)).toEqual([
      'Person in people()',
      'Person in people()',
      'Badge(personId={{badgePerson_id}}, holderId={{person_id}})',
    ]);
  });

  it('leave out what cannot be made where it may be absent, and else say so', () => {
    const records = recordsOf(
      `CREATE TABLE team (id bigserial PRIMARY KEY, lead_id bigint NOT NULL REFERENCES member (id), name text NOT NULL);
       CREATE TABLE member (id bigserial PRIMARY KEY, team_id bigint NOT NULL REFERENCES team (id), name text NOT NULL);
       CREATE TABLE note (id bigserial PRIMARY KEY, member_id bigint REFERENCES member (id), body text NOT NULL);`,
      { teams: ['team'], members: ['member'], notes: ['note'] },
    );
    expect(records.get('notes')?.map(told)).toEqual(['Note()']);
    expect(records.get('teams')?.map(told)).toEqual([
      'Team(): it needs a record of member in members, which cannot be made first',
    ]);
  });

  it('sends other values than the files of other services, as what is deleted may keep them', () => {
    const records = recordsOf(
      `CREATE TABLE client (id bigserial PRIMARY KEY, email varchar(80) NOT NULL UNIQUE, deleted_at timestamptz);
       CREATE TABLE sale (id bigserial PRIMARY KEY, client_id bigint NOT NULL REFERENCES client);`,
      { clients: ['client'], sales: ['sale'] },
    );
    const emails = [...records.values()].map((all) => {
      const client = all.find(({ resource }) => resource === 'Client');
      return text(client?.fields.find(({ field }) => field === 'email')?.value);
    });
    expect(new Set(emails).size).toBe(2);
  });
});
