import { expect, test } from 'vitest';
import { extract } from './extract.ts';

const links = (text: string): readonly string[] =>
  extract(text).findings.relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`);

test('a participle behind one thing of a list says nothing of the next', () => {
  expect(links('We keep pets, treatments given and medicines prescribed, invoices with payments.')).toEqual([
    'invoice one-to-many payment',
  ]);
  expect(links('Orders are packed and shipped.')).toEqual([]);
});

test('what each of several has may stand behind a colon', () => {
  expect(links('For each episode we keep: guests, questions prepared, sponsors with payouts.')).toEqual([
    'episode one-to-many guest',
    'episode one-to-many question',
    'episode many-to-many sponsor',
    'sponsor one-to-many payout',
  ]);
});

test('a list goes on behind what somebody does with one of its things', () => {
  expect(links('We keep actors and the roles they play, costumes and props.')).toEqual(['actor many-to-many role']);
});

test('members of a company are its members, whatever they do', () => {
  expect(links('Rooms can be booked by members of a company.')).toContain('member many-to-one company');
  expect(links('Rooms can be booked by members of a company.')).not.toContain('room many-to-one company');
});

test('what things are told apart by has the values behind it', () => {
  expect(extract('We keep singers by voice (soprano, alto, tenor, bass).').findings.attributes).toMatchObject([
    { owner: 'singer', words: ['voice'], values: ['soprano', 'alto', 'tenor', 'bass'] },
  ]);
});

test('what is decided upon waits before', () => {
  expect(extract('Landlords accept or reject applications.').findings.attributes).toMatchObject([
    { owner: 'application', words: ['status'], values: ['pending', 'accepted', 'rejected'] },
  ]);
});
