import { expect, test } from 'vitest';
import { understandIdea } from './understand-idea.ts';

function modelOf(text: string) {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(`${understood.refusal.code}: ${text}`);
  return understood.value.model.tables;
}

test.each([
  ['A library of tools neighbours can borrow', ['loans -> neighbours', 'loans -> tools']],
  ['An app for beaches. A beach is divided into sections.', ['sections -> beaches']],
  ['A school app. To get a badge a kid has to pass several exercises. Kids earn badges.', ['kid_badges -> badges']],
  ['A parcel app. As a courier, I report damages.', ['damages -> couriers']],
  ['A bounty app. Tools can be borrowed from the shed. Gardeners own beds.', ['loans -> tools', 'loans -> gardeners']],
])('%s', (text, links) => {
  const found = modelOf(text).flatMap((table) => table.links.map((link) => `${table.name} -> ${link.table}`));
  expect(found).toEqual(expect.arrayContaining(links));
});

test.each([
  [
    'Repair app. Tickets are new, approved, waiting for parts or returned.',
    ['new', 'approved', 'waiting_for_parts', 'returned'],
  ],
  ['Cheese app. Wheels lie in a cellar and are graded A, B or C by a taster.', ['A', 'B', 'C']],
  [
    'Dog app. Each dog has a name, a size (small, medium, large) and can be friendly or shy.',
    ['small', 'medium', 'large'],
  ],
  ['Dog app. Each dog has a name, a size (small, large) and can be friendly or shy.', ['friendly', 'shy']],
  ['Ice rink. Sessions: public skating, hockey or curling', ['public_skating', 'hockey', 'curling']],
])('%s', (text, values) => {
  expect(modelOf(text).flatMap(({ columns }) => columns.map((column) => column.values))).toContainEqual(values);
});
