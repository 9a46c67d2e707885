import { describe, expect, test } from 'vitest';
import type { IdeaTable } from './model/idea-model.ts';
import { understandIdea } from './understand-idea.ts';

function tablesOf(text: string): readonly IdeaTable[] {
  const understood = understandIdea(text);
  return understood.kind === 'schema' ? understood.value.model.tables : [];
}

function columnsOf(text: string, table: string): readonly string[] {
  return (
    tablesOf(text)
      .find(({ name }) => name === table)
      ?.columns.map(({ name }) => name) ?? []
  );
}

function linksOf(text: string, table: string): readonly string[] {
  return (
    tablesOf(text)
      .find(({ name }) => name === table)
      ?.links.map((link) => link.table) ?? []
  );
}

describe('whose a list is', () => {
  test.each([
    [
      'At a check the technician writes down faults per pump: description, photo, cost.',
      'faults',
      ['description', 'photo', 'cost'],
    ],
    ['The editors collect drawings. We keep the drawings: sheet number, paper, scale.', 'drawings', ['paper', 'scale']],
    ['Firms hire divers with medical and insurance expiry dates.', 'divers', ['medical_expiry_date']],
    ['Loads: one load is split into many parcels, each with a weight and a label.', 'parcels', ['weight', 'label']],
    ['Sites have a name.\nOrder: site, date, crane required?', 'orders', ['is_crane_required']],
  ])('%j: %s have %j', (text, table, columns) => {
    expect(columnsOf(text, table)).toEqual(expect.arrayContaining([...columns]));
  });

  test.each([
    ['The shop plans repairs: mechanic, hours, price.', 'repairs', ['hours', 'price']],
    ['Each trap has a number and a place. Clients own traps.', 'traps', ['trap_number', 'place']],
    ["A session has a length, the bird's weight and remarks. A bird has a name.", 'sessions', ['length', 'remarks']],
    ['Members fill in a profile (age, city, languages, genres).', 'profiles', ['age', 'city']],
  ])('%j: %s have %j', (text, table, columns) => {
    expect(columnsOf(text, table)).toEqual(expect.arrayContaining([...columns]));
  });

  test.each([
    ['Clients (restaurants, hotels, private) have contracts.', 'clients', ['restaurants', 'hotels', 'private']],
    [
      'Drivers wash vans. A van is in service, reserve, in the garage or sold.',
      'vans',
      ['in_service', 'reserve', 'in_garage', 'sold'],
    ],
  ])('%j: %s are %j', (text, table, values) => {
    const columns = tablesOf(text).find(({ name }) => name === table)?.columns ?? [];
    expect(columns.map((column) => column.values)).toContainEqual(values);
  });

  test.each([
    [
      'Apps have endpoints (url, label, enabled) and each endpoint has a log.',
      'endpoints',
      ['url', 'label', 'enabled'],
    ],
    ['I keep raw materials (natural or synthetic, weight, price).', 'materials', ['type', 'weight', 'price']],
  ])('%j: %s are things with %j, whatever they are called', (text, table, columns) => {
    expect(columnsOf(text, table)).toEqual(expect.arrayContaining([...columns]));
  });

  test('kinds of rooms are no kinds of the house', () => {
    const text = 'Each seminar has a cook and different room types (shared, single, villa) with their own prices.';
    expect(columnsOf(text, 'room_types')).toContain('kind');
    expect(columnsOf(text, 'seminars')).not.toContain('type');
  });

  test('what ends in etc. are examples', () => {
    const names = tablesOf('The lab cares for 800 devices - pumps, ovens, fridges etc. Each device has a room.').map(
      ({ name }) => name,
    );
    expect(names).not.toContain('ovens');
  });

  test('clauses in brackets name no values', () => {
    const tables = tablesOf('A mill repairs carts with wheel exchange (wheels have their own numbers and history).');
    expect(tables.flatMap(({ columns }) => columns).filter(({ values }) => values !== undefined)).not.toContainEqual(
      expect.objectContaining({ values: expect.arrayContaining(['history']) as unknown }),
    );
  });

  test('"and" ends what one thing of a list has', () => {
    const text = 'An app for kilns with a size and a serial number, potters, shelves';
    expect(linksOf(text, 'potters')).toEqual([]);
    expect(columnsOf(text, 'kilns')).toContain('serial_number');
  });

  test('a sentence in brackets lists no values', () => {
    const tables = tablesOf('Growers enter roses, each in a class (we use the old names, so classes have a number).');
    expect(
      tables
        .flatMap(({ columns }) => columns)
        .flatMap(({ values = [] }) => values)
        .join(' '),
    ).not.toContain('old');
  });

  test('values behind "the type of damage" are those of the type', () => {
    const text =
      'Callers send requests with the date, the name of the caller and the type of damage (water, fire, glass).';
    const columns = tablesOf(text).find(({ name }) => name === 'requests')?.columns ?? [];
    expect(columns.find(({ name }) => name === 'type_of_damage')?.values).toEqual(['water', 'fire', 'glass']);
  });

  test('examples are kinds, each in the singular, and no tables', () => {
    const text = 'Each yard has many machines like swings, saws and presses (maker, serial number).';
    const machines = tablesOf(text).find(({ name }) => name === 'machines');
    expect(machines?.columns.find(({ name }) => name === 'type')?.values).toEqual(['swing', 'saw', 'press']);
    expect(tablesOf(text).map(({ name }) => name)).not.toContain('presses');
  });
});

describe('which way links go', () => {
  test.each([
    ['Every month the mills send to us the bales of their farms.', 'bales', 'mills'],
    ['The riders are billed fines.', 'fines', 'riders'],
    ['A diver takes samples. Samples have a code.', 'samples', 'divers'],
    ['The planner assigns a driver and a van to each trip.', 'trips', 'vans'],
    ['Cities have parks, and on each park there are sensors.', 'sensors', 'parks'],
    ['A dataset of test cases (input, expected output). Users build datasets.', 'test_cases', 'datasets'],
    ['Growers enter roses in a show. An entry gets a code.', 'entries', 'roses'],
  ])('%j: %s refer to %s', (text, from, to) => {
    expect(linksOf(text, from)).toContain(to);
    expect(linksOf(text, to)).not.toContain(from);
  });

  test.each([
    ['Groups ask for a quote for a trip.', 'quotes', 'groups'],
    ['Transfers of shares between accounts are approved. Accounts have a name.', 'transfers', 'accounts'],
  ])('%j: %s refer to %s', (text, from, to) => {
    expect(linksOf(text, from)).toContain(to);
  });

  test('what is rented out and reserved is taken once, several at a time', () => {
    const names = tablesOf('We hire out tents and stoves. A customer reserves several tents.').map(({ name }) => name);
    expect(names).toContain('rental_tents');
    expect(names).not.toContain('reservations');
  });

  test('what a loan contains is lent again', () => {
    expect(tablesOf('A loan contains several costumes. Actors take loans.').map(({ name }) => name)).toContain(
      'loan_costumes',
    );
  });

  test('what is done next is no take of a film', () => {
    const text = 'A scout visits the places (castle, farm) and takes photos. Places have an address.';
    expect(tablesOf(text).map(({ name }) => name)).toContain('photos');
  });

  test('what is lent between wards is borrowed by them', () => {
    const text = 'Each pump is in a ward. We lend pumps between wards.';
    expect(linksOf(text, 'pumps').filter((name) => name === 'wards')).toHaveLength(1);
    expect(linksOf(text, 'loans')).toEqual(expect.arrayContaining(['wards', 'pumps']));
  });

  test('a place is of none of those who come', () => {
    expect(linksOf('Rooms for bands. Bands have a name.', 'rooms')).toEqual([]);
  });

  test('what somebody is not to do links nothing', () => {
    expect(linksOf('Judges have a rank and cannot judge kennels of friends. Kennels have a name.', 'judges')).toEqual(
      [],
    );
  });
});

describe('two words, and none too many', () => {
  test('versions of prompts are those a prompt has', () => {
    const names = tablesOf('A prompt has several versions. Users run a prompt version.').map(({ name }) => name);
    expect(names).toContain('versions');
    expect(names).not.toContain('prompt_versions');
  });

  test('people who bring things are the customers of a later sentence', () => {
    const names = tablesOf('People bring us lamps. Sometimes the customer pays a deposit.').map(({ name }) => name);
    expect(names).toContain('customers');
    expect(names).not.toContain('users');
  });

  test('what couples can do is done, and no book of an author', () => {
    const names = tablesOf('Couples can request a quote, chat and book with a deposit.').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['messages', 'bookings']));
    expect(names).not.toContain('books');
  });

  test('whom software is for is no row of it', () => {
    const names = tablesOf('The software is for a cobbler. Customers bring boots; a boot has a size.').map(
      ({ name }) => name,
    );
    expect(names).not.toContain('cobblers');
  });

  test('a business with its trade in front is no table', () => {
    const text = 'I run a violin workshop with my sister. Customers bring violins. Each violin has a maker.';
    expect(tablesOf(text).map(({ name }) => name)).not.toContain('workshops');
  });

  test('routes of drivers are two things, and so is what a text is called by', () => {
    const names = tablesOf('Septic tank emptying: customers, tanks, tankers and driver routes').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['drivers', 'routes', 'emptyings']));
  });

  test('one number plate and one colour are enough', () => {
    expect(columnsOf('Trucks: plate number, drum volume', 'trucks')).not.toContain('license_plate');
    expect(columnsOf('Each fabric has a colour and a width.', 'fabrics')).not.toContain('color');
  });
});
