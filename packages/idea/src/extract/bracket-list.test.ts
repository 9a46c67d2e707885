import { expect, test } from 'vitest';
import { extract } from './extract.ts';

function attributesOf(text: string): readonly string[] {
  return extract(`An app for a workshop. ${text}`).findings.attributes.map(
    ({ owner, words, values = [] }) =>
      `${owner}.${words.join(' ')}${values.length === 0 ? '' : ` = ${values.join(', ')}`}`,
  );
}

test('what stands in brackets behind a word for things of any kind are kinds of it, a phone among them', () => {
  expect(attributesOf('Gear (tent, phone, stove) is lent to members.')).toEqual(['gear.type = tent, phone, stove']);
});

test('properties in brackets stay properties', () => {
  expect(attributesOf('Devices (name, serial number, price) are lent.')).toEqual([
    'device.name',
    'device.serial number',
    'device.price',
  ]);
});

test('the parts of a place are properties, not values of one', () => {
  expect(attributesOf('Each kettle has a storage place (building, aisle, shelf) and a price.')).toEqual(
    expect.arrayContaining(['kettle.building', 'kettle.aisle', 'kettle.shelf', 'kettle.price']),
  );
});
