import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import type { ServicePlan } from '@backsmith/options';
import { OPTIONS } from '../testing/design-sql.ts';
import { designSystem } from './design-system.ts';

const SQL = `
  CREATE TABLE client (id uuid PRIMARY KEY, badge int UNIQUE, name varchar(80) NOT NULL);
  CREATE TABLE place (hall int, seat int, PRIMARY KEY (hall, seat));
  CREATE TABLE label (code varchar(9) PRIMARY KEY);
  CREATE TABLE log (what text);
  CREATE TABLE booking (id bigserial PRIMARY KEY, client_id uuid NOT NULL REFERENCES client, payer_id uuid REFERENCES client,
    badge int REFERENCES client (badge), hall int, seat int, label varchar(9) REFERENCES label, FOREIGN KEY (hall, seat) REFERENCES place);
  CREATE TABLE waiting (client_id uuid PRIMARY KEY REFERENCES client, since date);`;

const PLAN: ServicePlan['services'] = [
  { name: 'clients', tables: ['client', 'place', 'label', 'log'] },
  { name: 'class', tables: ['booking', 'waiting'] },
];

function design() {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  const options = {
    ...OPTIONS,
    architecture: 'microservice',
    devDatabase: 'h2',
    services: { services: PLAN },
  } as const;
  return designSystem(schema, options);
}

function referencesOf(resource: string) {
  const parts = design().value.services.flatMap((service) => service.parts);
  const asking = parts.flatMap((part) => (part.name === 'neighbours' ? part.asking : []));
  return asking.find((one) => one.resource === resource);
}

describe('a system of several services', () => {
  it('gives each a folder, a port, a database and a package of its own', () => {
    const { services, shared, gateway } = design().value;
    expect(
      services.map(({ folder, port, project, store }) => [folder, port, project.packageName, store.container]),
    ).toEqual([
      ['clients-service', 8081, 'org.depot.clients', expect.objectContaining({ port: 5432 })],
      ['class-service', 8082, 'org.depot.classservice', expect.objectContaining({ host: 'class-database' })],
    ]);
    expect(shared?.modules).toEqual(['clients-service', 'class-service', 'gateway']);
    expect(gateway?.routes.map(({ service, paths }) => [service, paths[0]])).toEqual([
      ['clients', '/api/v1/clients/**'],
      ['class', '/api/v1/bookings/**'],
    ]);
  });

  it('holds both sides of each call to the same contract, by fields of the records that answer', () => {
    const contracts = design().value.services.map(({ parts }) => {
      const part = parts.find(({ name }) => name === 'contracts');
      if (part?.name !== 'contracts') throw new Error('No contracts');
      const named = (sides: readonly { readonly contract: { readonly name: string } }[]) =>
        sides.map(({ contract }) => contract.name);
      return { asking: named(part.asking), answering: named(part.answering), part };
    });
    const [clients, bookings] = contracts;
    expect([clients?.asking, clients?.answering]).toEqual([['clients-asks-class'], ['class-asks-clients']]);
    expect([bookings?.asking, bookings?.answering]).toEqual([['class-asks-clients'], ['clients-asks-class']]);
    expect(clients?.part.answering[0]?.contract).toEqual(bookings?.part.asking[0]?.contract);
    expect(clients?.part.asking[0]?.contract).toEqual(bookings?.part.answering[0]?.contract);
    const calls = bookings?.part.answering[0]?.contract.calls ?? [];
    const ofPlaces = calls.find(({ method }) => method === 'bookingsByHallAndSeat');
    expect(ofPlaces?.key.map(({ parameter, field }) => [parameter, field])).toEqual([
      ['hall', 'hall'],
      ['seat', 'seat'],
    ]);
    expect(ofPlaces?.answeredBy).toMatchObject({ test: { name: 'BookingApiTest' }, isMade: true });
    const ofLabels = calls.find(({ method }) => method === 'bookingsByLabel');
    expect(ofLabels?.key.map(({ parameter, field }) => [parameter, field])).toEqual([['code', 'label']]);
  });

  it('asks the other service for what a record refers to, under the address of that record', () => {
    const [, bookings] = design().value.services;
    const part = bookings?.parts.find(({ name }) => name === 'neighbours');
    const calls = part?.name === 'neighbours' ? part.neighbours.flatMap((one) => one.calls) : [];
    expect(calls.map((call) => call.kind === 'exists' && [call.method, call.records, call.parameters])).toEqual([
      ['clientExists', 'clients', ['id']],
      ['labelExists', 'labels', ['code']],
      ['placeExists', 'places', ['hall', 'seat']],
    ]);
    const asked = (resource: string) =>
      referencesOf(resource)?.own.map(({ constant, fields, isKey }) => [
        constant,
        fields.map(({ name }) => name),
        isKey,
      ]);
    expect(asked('Booking')).toEqual([
      ['CLIENT', ['clientId'], false],
      ['CLIENT', ['payerId'], false],
      ['LABEL', ['label'], false],
      ['PLACE', ['hall', 'seat'], false],
    ]);
    expect(asked('Waiting')).toEqual([['CLIENT', ['clientId'], true]]);
  });

  it('lets the controllers ask before a transaction begins, and each service answer for what others refer to', () => {
    const [clients, bookings] = design().value.services;
    const asksFirst = bookings?.resources.map(({ name, firstAsked }) => [name, firstAsked?.create, firstAsked?.change]);
    expect(asksFirst).toEqual([
      ['Booking', true, true],
      ['Waiting', true, false],
    ]);
    expect(clients?.resources.map(({ firstAsked }) => firstAsked?.remove)).toEqual([true, true, true]);
    const answers = clients?.parts.find(({ name }) => name === 'answers');
    const records = answers?.name === 'answers' ? answers.records : [];
    expect(records.map(({ records: word, keyTypes, isLoose }) => [word, keyTypes.length, isLoose])).toEqual([
      ['clients', 1, false],
      ['places', 2, false],
      ['labels', 1, true],
    ]);
    // Nobody asks for its records, only what it is about to refer to.
    expect(
      bookings?.parts.flatMap((part) => (part.name === 'answers' ? [part.records, part.promised?.refers] : [])),
    ).toEqual([[], true]);
  });

  it('says where a part refers elsewhere by a key that is not made yet', () => {
    const sql = `
      CREATE TABLE entry (id bigint PRIMARY KEY);
      CREATE TABLE box (id bigserial PRIMARY KEY, label text);
      CREATE TABLE slot (box_id bigint REFERENCES box ON DELETE CASCADE, no int, PRIMARY KEY (box_id, no), FOREIGN KEY (box_id) REFERENCES entry);`;
    const services = [
      { name: 'entries', tables: ['entry'] },
      { name: 'boxes', tables: ['box', 'slot'] },
    ];
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    const options = { ...OPTIONS, architecture: 'microservice', devDatabase: 'h2', services: { services } } as const;
    const { diagnostics } = designSystem(schema, options);
    expect(diagnostics.filter(({ code }) => code === 'reference-not-checked').map(({ message }) => message)).toEqual([
      'The slots written with a new box in boxes refer to another service by its key, which is not made yet: the reference is not checked.',
    ]);
  });

  it('asks for the parts of a new record along with it', () => {
    const sql = `
      CREATE TABLE product (id bigserial PRIMARY KEY);
      CREATE TABLE basket (code varchar(9) PRIMARY KEY);
      CREATE TABLE line (basket_code varchar(9) REFERENCES basket ON DELETE CASCADE, line_no int, product_id bigint NOT NULL REFERENCES product,
        PRIMARY KEY (basket_code, line_no));`;
    const services = [
      { name: 'products', tables: ['product'] },
      { name: 'baskets', tables: ['basket', 'line'] },
    ];
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    const system = designSystem(schema, {
      ...OPTIONS,
      architecture: 'microservice',
      devDatabase: 'h2',
      services: { services },
    }).value;
    const neighbours = system.services[1]?.parts.find(({ name }) => name === 'neighbours');
    const asking = neighbours?.name === 'neighbours' ? neighbours.asking : [];
    expect(asking.map(({ resource, own, parts }) => [resource, own.length, parts])).toEqual([
      [
        'Basket',
        0,
        [
          {
            role: 'lines',
            references: [
              expect.objectContaining({ name: 'products', fields: [{ name: 'productId', isAnswered: false }] }),
            ],
          },
        ],
      ],
      ['Line', 1, []],
    ]);
  });

  it('asks who refers to a record before it is deleted, and says where that cannot be asked', () => {
    expect(referencesOf('Client')?.uses.map(({ name, method }) => [name, method])).toEqual([
      ['class', 'bookingsByClientId'],
      ['class', 'bookingsByPayerId'],
      ['class', 'waitingsByClientId'],
    ]);
    expect(referencesOf('Label')?.uses.map(({ method }) => method)).toEqual(['bookingsByLabel']);
    expect(referencesOf('Place')?.uses.map(({ method }) => method)).toEqual(['bookingsByHallAndSeat']);
    const unchecked = design().diagnostics.filter(({ code }) => code === 'reference-not-checked');
    expect(unchecked.map(({ message, line }) => [line, message.split('. ')[1]])).toEqual([
      [7, 'Class cannot ask clients for it by its address: the reference is neither checked nor named by expand.'],
    ]);
  });

  it('accounts for every table, and for every key that was cut', () => {
    const { report } = design().value;
    expect(report.tables.map(({ table }) => table)).toEqual(['client', 'place', 'label', 'log', 'booking', 'waiting']);
    expect(report.assumed.filter(({ code }) => code === 'key-across-services')).toHaveLength(6);
  });

  it('is plain data', () => {
    const { value } = design();
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  });
});
