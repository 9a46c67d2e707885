import { expect, test } from 'vitest';
import { findFamily } from './find-family.ts';

test.each([
  ['my piano tuning business', 'service-business', undefined],
  ['public toilet finder', 'directory', 'toilet'],
  ['track who borrowed my board games', 'tool-library', undefined],
  ['a place to log my whisky tastings', 'journal', undefined],
  ['inventory of my wine cellar', 'collection-tracker', 'wine'],
  ['seed exchange for gardeners', 'swap-circle', undefined],
  ['ticketing for a museum', 'attraction-tickets', undefined],
  ['a kettle shop with repairs', 'shop', undefined],
  ['I want to sell soap online', 'shop', undefined],
  ['app for booking rehearsal rooms by the hour', 'place-hire', 'rehearsal room'],
  ['tennis court bookings', 'place-hire', 'tennis court'],
  ['a booking system for our sports halls', 'place-hire', 'sport hall'],
  ['appointment booking for a barber', 'bookings', undefined],
  ['management of shooting ranges', 'record-keeping', 'shooting range'],
])('%s is modelled on %s', (text, domain, about) => {
  const found = findFamily(text);
  expect(found?.domain.name).toBe(domain);
  expect(found?.about).toBe(about);
});

test.each(['a repair shop with customers', 'a coffee shop with tables', 'an app shop'])(
  '%s sells no goods of that name',
  (text) => {
    expect(findFamily(text)?.domain.name).not.toBe('shop');
  },
);

test('a text that says nothing of its kind has none', () => {
  expect(findFamily('The weather was fine yesterday.')).toBeUndefined();
});
