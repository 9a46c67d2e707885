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

test('what is put somewhere was named before', () => {
  const said = links('Donors donate items, volunteers sort them into boxes, families pick up boxes.');
  expect(said).toContain('item many-to-one box');
  expect(said).toContain('family one-to-many box');
  expect(said).not.toContain('volunteer many-to-one box');
});

test('a list goes on behind what is said of one of its things', () => {
  const said = links('Courses, teachers who are paid per hour, attendance and an invoice to each student.');
  expect(said).toContain('invoice many-to-one student');
  expect(said.join()).not.toContain('attendance');
  expect(links('Loans to museums with a value, and restorations done by restorers.')).toEqual([
    'loan many-to-one museum',
    'restorer one-to-many restoration',
  ]);
});

test('no person has the priority of what they report', () => {
  const { attributes, relations } = extract(
    'Tickets reported by tenants with priority; assigned to a technician',
  ).findings;
  expect(attributes).toMatchObject([{ owner: 'ticket', words: ['priority'] }]);
  expect(relations).toContainEqual(expect.objectContaining({ from: 'ticket', to: 'technician' }));
});

test('who decides upon a record has to do with it', () => {
  expect(links('Students send requests, tutors accept or decline.')).toContain('tutor one-to-many request');
});

test('the sorts and the places of things', () => {
  expect(extract('We keep cars (plate, automatic/manual).').findings.attributes).toMatchObject([
    { owner: 'car', words: ['plate'] },
    { owner: 'car', words: ['type'], values: ['automatic', 'manual'] },
  ]);
  expect(extract('We keep cars (plate, model/year).').findings.attributes.map(({ words }) => words.join(' '))).toEqual([
    'plate',
    'model',
    'year',
  ]);
  expect(
    extract('We keep objects. Where each object is stored (room, shelf).').findings.attributes.map(
      ({ words }) => words,
    ),
  ).toEqual([['stored_room'], ['stored_shelf']]);
});

test('what stands behind a thing nobody keeps is told of who has it', () => {
  expect(links('Patients have a chart with teeth.')).toEqual(['patient one-to-many tooth']);
  expect(links('Each project has a budget split into lines.')).toContain('project one-to-many line');
});

test('a property said shortly is no thing', () => {
  const { concepts } = extract('Cars have a license plate. Cameras recognise the plate.').findings;
  expect([...concepts.keys()]).not.toContain('plate');
});

test('a list goes on behind what its things go through', () => {
  expect(
    links('We keep applications moving through stages (applied, hired), interviews with scores, offers with salary.'),
  ).toEqual(['application many-to-many stage', 'interview one-to-many score']);
});

test('one conference has several speakers, lessons have a tutor each', () => {
  expect(links('We organise a conference with speakers.')).toEqual(['conference many-to-many speaker']);
  expect(links('We keep lessons with tutors.')).toEqual(['lesson many-to-one tutor']);
});

test('each of several reviewers leaves a review', () => {
  const { attributes, relations } = extract('Papers are reviewed by at least three reviewers with a score.').findings;
  expect(relations).toMatchObject([{ from: 'reviewer', to: 'paper', act: 'review' }]);
  expect(attributes).toMatchObject([{ owner: 'review', words: ['score'] }]);
});

test('persons belong to whatever the text says', () => {
  expect(links('Children belong to a pack.')).toEqual(['child many-to-one pack']);
});

test('what stands behind values is told of what takes them', () => {
  const { attributes } = extract(
    'Deals go through stages (lead, won) with an amount and expected close date.',
  ).findings;
  expect(attributes.map(({ owner, words }) => `${owner}: ${words.join(' ')}`)).toEqual([
    'deal: stage',
    'deal: amount',
    'deal: expected close date',
  ]);
});

test('examples end with the member that "and" joins', () => {
  const { attributes, concepts } = extract('Activities like calls, meetings and emails are logged.').findings;
  expect(attributes).toMatchObject([{ owner: 'activity', values: ['call', 'meeting', 'email'] }]);
  expect(concepts.has('email')).toBe(false);
  expect(
    extract('We keep activities such as calls and visits, deals with an amount.').findings.attributes,
  ).toMatchObject([{ values: ['call', 'visit'] }, { owner: 'deal', words: ['amount'] }]);
});

test('bounds and flags are no things', () => {
  expect([...extract('Members rate each film 1 to 10.').findings.concepts.keys()]).not.toContain('film 1');
  expect(extract('We keep time entries (date, billable or not).').findings.attributes).toMatchObject([
    { words: ['date'] },
    { words: ['is_billable'] },
  ]);
});

test('a list goes on behind what somebody does', () => {
  const said = links('Gardeners rent a plot per season, waiting list, work days.');
  expect(said.join()).not.toContain('waiting list');
});

test('a list of what there is goes on behind a clause', () => {
  const said = links(
    'Suppliers deliver carcasses with a weight, cuts are produced from them, products with a price, orders for pickup.',
  );
  expect(said).toEqual(['supplier one-to-many carcass']);
});

test('the last two of a list may be values of what stands before them', () => {
  expect(
    extract('Tournaments have (start date, prize pool, format single or double elimination).').findings.attributes.at(
      -1,
    ),
  ).toMatchObject({ words: ['format'], values: ['single', 'double elimination'] });
});
