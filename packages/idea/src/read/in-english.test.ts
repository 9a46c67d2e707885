import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';
import { inEnglish } from './in-english.ts';

test('English stays as it is', () => {
  const text = 'A bike shop with customers, orders (date, total) and repairs.';
  expect(inEnglish(text)).toBe(text);
});

test('things and properties are said in English, values as they were given', () => {
  expect(inEnglish('Eine App für die Werkstatt mit Kunden und Aufträgen (Status offen oder fertig)')).toBe(
    'a app for the workshop with customers and orders (Status offen oder fertig)',
  );
});

test('a trade of several words is one in English, and a word of two meanings is told by who else is spoken of', () => {
  expect(inEnglish('Verwaltung für eine Musikschule mit Lehrern')).toContain('music school');
  expect(inEnglish('un taller de bicicletas para los clientes')).toContain('bicycle repair shop');
  expect(inEnglish('Rezepte für die Familie mit Zutaten')).toContain('recipes');
  expect(inEnglish('Rezepte für die Patienten der Ärzte')).toContain('prescriptions');
});

test.each([
  [
    'Wir brauchen eine Software für die Bibliothek mit Büchern, Autoren und Mitgliedern',
    ['books', 'authors', 'members'],
  ],
  ['Necesito un programa para el hotel con habitaciones, huéspedes y reservas', ['rooms', 'guests', 'bookings']],
  [
    'Je veux une application pour le restaurant avec des tables, des plats et des commandes',
    ['tables', 'dishes', 'orders'],
  ],
])('%s', { timeout: 30_000 }, (text, tables) => {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  expect(understood.value.model.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(tables));
});
