import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import type { EventsPart } from '../model/events.ts';
import { OPTIONS } from '../testing/design-sql.ts';
import { designSystem } from './design-system.ts';

const PARENTS = `
  CREATE TABLE house (id int PRIMARY KEY);
  CREATE TABLE guest (id bigserial PRIMARY KEY, name varchar(80) NOT NULL);
  CREATE TABLE room (house_id int REFERENCES house ON DELETE CASCADE, no int, PRIMARY KEY (house_id, no));
  CREATE TABLE member (id int PRIMARY KEY, deleted_at timestamp);`;

/** Tables of another service than those of the parents. */
function design(children: string, events: 'rabbitmq' | 'none' = 'rabbitmq') {
  const { schema } = readSchema(PARENTS + children, { dialect: 'postgresql' }).value;
  const own = ['house', 'guest', 'room', 'member'];
  const others = schema.tables.map(({ name }) => name).filter((name) => !own.includes(name));
  const services = [
    { name: 'guests', tables: own },
    { name: 'stays', tables: others },
  ];
  const { value, diagnostics } = designSystem(schema, {
    ...OPTIONS,
    architecture: 'microservice',
    devDatabase: 'h2',
    services: { services },
    ...(events === 'none' ? {} : { events }),
  });
  const parts = value.services.map(({ parts: all }) => all.find((part): part is EventsPart => part.name === 'events'));
  const asked = value.services[0]?.parts.flatMap((part) => (part.name === 'neighbours' ? part.neighbours : [])) ?? [];
  const said = diagnostics
    .filter(({ code }) => code.startsWith('deletion-'))
    .map(({ code, message }) => ({ code, message }));
  return { parts, said, asksBefore: asked.flatMap(({ calls }) => calls.map(({ method }) => method)), value };
}

function answerTo(children: string) {
  const { parts, said, asksBefore } = design(children);
  const heeded = parts[1]?.heeded.flatMap(({ consequences }) => consequences) ?? [];
  return { actions: heeded.map(({ action }) => action), said: said.map(({ message }) => message), asksBefore };
}

describe('deletions that other services depend on', () => {
  it('are refused where ON DELETE says nothing else, with events and without', () => {
    const children = 'CREATE TABLE stay (id int PRIMARY KEY, guest_id bigint REFERENCES guest);';
    expect(answerTo(children)).toEqual({ actions: [], said: [], asksBefore: ['staysByGuestId'] });
    expect(design(children, 'none').asksBefore).toEqual(['staysByGuestId']);
  });

  it('take along what goes along, and empty what may be empty', () => {
    const { actions, said, asksBefore } = answerTo(`
      CREATE TABLE stay (id int PRIMARY KEY, guest_id bigint NOT NULL REFERENCES guest ON DELETE CASCADE,
        payer_id bigint REFERENCES guest ON DELETE SET NULL);`);
    expect(actions).toEqual([{ kind: 'delete' }, { kind: 'clear', setters: ['setPayerId'] }]);
    expect(said).toEqual([
      'stay (guest_id) in stays says ON DELETE CASCADE.',
      'stay (payer_id) in stays says ON DELETE SET NULL.',
    ]);
    expect(asksBefore).toEqual([]);
  });

  it('are refused where what follows could not be done any more', () => {
    const stay = 'CREATE TABLE stay (id int PRIMARY KEY, guest_id bigint NOT NULL REFERENCES guest ON DELETE CASCADE);';
    const bill = 'CREATE TABLE bill (id int PRIMARY KEY, stay_id int REFERENCES stay';
    expect(answerTo(`${stay} ${bill});`)).toEqual({
      actions: [],
      said: [
        'stay (guest_id) in stays says ON DELETE CASCADE, but records of bill that refer to those of stay keep them.',
      ],
      asksBefore: ['staysByGuestId'],
    });
    expect(answerTo(`${stay} ${bill} ON DELETE CASCADE);`).actions).toEqual([{ kind: 'delete' }]);
    const line = 'CREATE TABLE line (id int PRIMARY KEY, bill_id int REFERENCES bill);';
    expect(answerTo(`${stay} ${bill} ON DELETE CASCADE); ${line}`).said.join()).toContain('records of line');
  });

  it('are refused where a column must not be empty, or no event tells of them', () => {
    const [notNull] = answerTo(
      'CREATE TABLE stay (id int PRIMARY KEY, guest_id bigint NOT NULL REFERENCES guest ON DELETE SET NULL);',
    ).said;
    expect(notNull).toContain('but its columns are more than this reference, or cannot be empty.');
    const [untold] = answerTo(
      'CREATE TABLE stay (id int PRIMARY KEY, h int, n int, FOREIGN KEY (h, n) REFERENCES room ON DELETE CASCADE);',
    ).said;
    expect(untold).toContain('but its database deletes records of room along with those of house');
    const [kept] = answerTo(
      'CREATE TABLE stay (id int PRIMARY KEY, member_id int REFERENCES member ON DELETE CASCADE);',
    ).said;
    expect(kept).toContain('but deleted records of member stay.');
  });

  it('say what is missing where services tell each other nothing', () => {
    const { said, parts, value } = design(
      'CREATE TABLE stay (id int PRIMARY KEY, guest_id bigint REFERENCES guest ON DELETE CASCADE);',
      'none',
    );
    expect(said.map(({ code }) => code)).toEqual(['deletion-refused']);
    expect(parts).toEqual([undefined, undefined]);
    expect(value.broker).toBeUndefined();
  });
});

describe('the tables of events', () => {
  it('have names that are no tables of the user', () => {
    const children = 'CREATE TABLE outbox (id int PRIMARY KEY, guest_id bigint REFERENCES guest ON DELETE CASCADE);';
    const [guests, stays] = design(children).parts;
    expect(guests?.tables.outbox).toBe('outbox');
    expect(stays?.tables).toEqual({ outbox: 'event_outbox', turn: 'event_outbox_turn', inbox: 'event_inbox' });
    expect(stays?.queue).toEqual({ name: 'depot.events.stays', topics: ['guests.Guest.deleted'] });
    expect(guests?.readers).toEqual([stays?.queue]);
  });
});
