import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import type { SchemaChoices } from '@backsmith/options';
import { OPTIONS } from '../testing/design-sql.ts';
import { designSystem } from './design-system.ts';

const SQL = `
  CREATE TABLE client (id uuid PRIMARY KEY, name varchar(80) NOT NULL);
  CREATE TABLE seat (hall int, no int, title varchar(80), PRIMARY KEY (hall, no));
  CREATE TABLE plain (id bigint PRIMARY KEY, size int);
  CREATE TABLE album (id bigint PRIMARY KEY, labels text, name varchar(80));
  CREATE TABLE booking (id bigint PRIMARY KEY, client_id uuid NOT NULL REFERENCES client, payer uuid REFERENCES client,
    hall int, seat_no int, plain_id bigint REFERENCES plain, album_id bigint REFERENCES album,
    FOREIGN KEY (hall, seat_no) REFERENCES seat);
  CREATE TABLE note (id bigint PRIMARY KEY, booking_id bigint NOT NULL REFERENCES booking ON DELETE CASCADE, client_id uuid REFERENCES client,
    labels int);`;

function design(choices?: SchemaChoices) {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  return designSystem(schema, {
    ...OPTIONS,
    architecture: 'microservice',
    devDatabase: 'h2',
    features: { ...OPTIONS.features, security: choices !== undefined },
    ...(choices && { choices }),
    services: {
      services: [
        { name: 'clients', tables: ['client', 'seat', 'plain'] },
        { name: 'bookings', tables: ['booking', 'note', 'album'] },
      ],
    },
  });
}

function serviceNamed(name: string, choices?: SchemaChoices) {
  const found = design(choices).value.services.find(({ folder }) => folder === `${name}-service`);
  if (found === undefined) throw new Error(`No service ${name}`);
  return found;
}

function resourceOf(name: string, choices?: SchemaChoices) {
  return serviceNamed('bookings', choices).resources.find((one) => one.name === name);
}

describe('labels of what another service keeps', () => {
  it('are asked for by the names they would have within one service, those of several columns as well', () => {
    const names = resourceOf('Booking')?.expansion?.references.map(({ name }) => name);
    expect(names).toEqual(['album', 'client', 'payer', 'seat']);
    const part = serviceNamed('bookings').parts.find(({ name }) => name === 'neighbours');
    const labels = part?.name === 'neighbours' ? part.labels : undefined;
    expect(labels?.of[0]).toMatchObject({
      resource: 'Booking',
      here: ['album'],
      elsewhere: [
        { name: 'client', constant: 'CLIENT', fields: ['clientId'], neighbour: { name: 'clients' } },
        { name: 'payer', constant: 'CLIENT', fields: ['payer'] },
        { name: 'seat', constant: 'SEAT', fields: ['hall', 'seatNo'] },
      ],
    });
    expect(labels?.mostAtOnce).toBe(1000);
  });

  it('are called as no field of any answer, and new records may say them unheard', () => {
    const [booking, note] = [resourceOf('Booking'), resourceOf('Note')];
    expect([booking?.expansion?.labels, note?.expansion?.labels]).toEqual(['referenceLabels', 'referenceLabels']);
    expect(booking?.unheard).toContain('referenceLabels');
    expect(note?.unheard).toContain('referenceLabels');
    const [part] = booking?.creation?.parts ?? [];
    expect([part?.role, part?.unheard.includes('referenceLabels')]).toEqual(['notes', true]);
  });

  it('stand in lists below a parent, too', () => {
    const child = resourceOf('Booking')?.children.find(({ role }) => role === 'notes');
    expect(child?.expands).toBe(true);
    expect(child?.elsewhere?.references.name).toBe('NoteLabels');
  });

  it('are told by the other service, of the records that are asked for alone', () => {
    const part = serviceNamed('clients').parts.find(({ name }) => name === 'answers');
    if (part?.name !== 'answers') throw new Error('Clients answer nobody');
    expect(part.labels?.path).toBe('/internal/labels');
    expect(part.records.map(({ records, label }) => [records, label])).toEqual([
      ['clients', ['name']],
      ['seats', ['title']],
      ['plains', undefined],
    ]);
  });

  it('are not offered where there are none, which is said', () => {
    const found = design().diagnostics.filter(({ code }) => code === 'reference-not-named');
    expect(found.map(({ message }) => message)).toEqual([
      'booking (plain_id) refers to plain in another service, which expand does not name: no text of it says to people which record it is.',
    ]);
  });

  it('are not offered where fewer people read the record than what refers to it', () => {
    const group = (name: 'staff' | 'business' | 'catalogue') => ({ group: name });
    const of = (client: 'staff' | 'business' | 'catalogue') => {
      const tables = {
        client: group(client),
        booking: group('business'),
        album: group('catalogue'),
        seat: group('catalogue'),
      };
      return resourceOf('Booking', { tables })?.expansion?.references.map(({ name }) => name);
    };
    expect(of('staff')).toEqual(['album', 'seat']);
    expect(of('business')).toEqual(['album', 'client', 'payer', 'seat']);
    expect(of('catalogue')).toEqual(['album', 'client', 'payer', 'seat']);
  });
});
