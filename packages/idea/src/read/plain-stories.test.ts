import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';

function tablesOf(text: string): readonly string[] {
  const understood = understandIdea(text);
  return understood.kind === 'schema' ? understood.value.model.tables.map(({ name }) => name) : [];
}

test('what a story is told for is kept as well, and so is what is the teller’s', () => {
  const text =
    'As a rider I want to charge my wallet. As a rider I want to unlock a scooter so that I can start a ride. As a rider I want to see scooters so that I can find them faster.';
  expect(tablesOf(text)).toEqual(expect.arrayContaining(['riders', 'wallets', 'scooters', 'rides']));
});

test('a table guests reserve is one, and those of the database are none', () => {
  expect(tablesOf('Guests reserve a table for an evening. Each guest has a name.')).toContain('tables');
  expect(tablesOf('An app for a shop: tables for customers and orders. Each order has a price.')).not.toContain(
    'tables',
  );
});

test('ways of speaking are no tables', () => {
  const text =
    'Requirements for our fishing tool: members log catches, each catch has a weight. We hold contests, members sign up and the heaviest catch wins. Visits follow a plan. Thanks a lot!';
  const tables = tablesOf(text);
  expect(tables).toEqual(expect.arrayContaining(['members', 'catches', 'contests', 'registrations']));
  for (const odd of ['lots', 'catch_wins', 'requirements', 'follows']) expect(tables).not.toContain(odd);
});

test('what is handed over makes no hands, and where it is used no areas', () => {
  const tables = tablesOf(
    'We build clinics software for rural areas. A nurse sees patients and hands the case over, then hands it to a doctor.',
  );
  expect(tables).toEqual(expect.arrayContaining(['nurses', 'patients']));
  for (const odd of ['hands', 'areas']) expect(tables).not.toContain(odd);
});

test('a measure that is told needs no second one of the same in another unit', () => {
  const understood = understandIdea('Anglers log catches. Each catch has a length and a weight.');
  const catches =
    understood.kind === 'schema' ? understood.value.model.tables.find(({ name }) => name === 'catches') : undefined;
  const names = catches?.columns.map(({ name }) => name) ?? [];
  expect(names).toContain('weight');
  expect(names).not.toContain('weight_kg');
});

test('the kinds of a thing behind a colon are values, though nothing else is said of it', () => {
  const understood = understandIdea('A school bus app. Children have a name. Vehicle types: car, van, bus.');
  const vehicles =
    understood.kind === 'schema' ? understood.value.model.tables.find(({ name }) => name === 'vehicles') : undefined;
  expect(vehicles?.columns.find(({ name }) => name === 'type')?.values).toEqual(['car', 'van', 'bus']);
});
