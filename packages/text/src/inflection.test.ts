import { expect, test } from 'vitest';
import { isPlural, pluralize, pluralizeLast, singularize, singularizeLast } from './index.ts';

test.each(
  `status statuses, address addresses, category categories, movie movies, box boxes, database databases, bus buses,
   house houses, purchase purchases, analysis analyses, person people, child children, cache caches, church churches,
   hero heroes, shoe shoes, leaf leaves, knife knives, valve valves, archive archives, wolf wolves, alias aliases,
   campus campuses, quiz quizzes, matrix matrices, index indexes, axis axes, tax taxes, process processes, sale sales,
   orderstatus orderstatuses, city cities, key keys, day days, photo photos, response responses, invoice invoices,
   size sizes, license licenses, release releases, virus viruses, lens lenses, salesman salesmen, inventory inventories,
   criterion criteria, vertex vertices, cookie cookies, userdatabase userdatabases, clause clauses, wife wives,
   human humans, german germans, roman romans, shaman shamans, talisman talismans, omen omens, specimen specimens,
   regimen regimens, woman women, foreman foremen, superhuman superhumans,
   beach beaches, coach coaches, breach breaches, approach approaches, headache headaches, backache backaches`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)('%s, %s', (singular, plural) => {
  expect(pluralize(singular)).toBe(plural);
  expect(singularize(plural)).toBe(singular);
  expect(pluralize(plural)).toBe(plural);
  expect(singularize(singular)).toBe(singular);
});

test.each(
  `pais paises, kunde kunden, rechnung rechnungen, ciudad ciudades, direccion direcciones, prodotto prodotti,
   prenotazione prenotazioni, funcao funcoes, imagem imagens, hopital hopitaux, tableau tableaux, factuur facturen, zamowienie zamowienia,
   auftrag auftraege, pedido pedidos, fornecedor fornecedores, item items, student students, journal journals,
   suspicion suspicions, cacao cacaos, address addresses, adresse adressen`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)('in other languages: %s, %s', (singular, plural) => {
  expect(pluralize(singular)).toBe(plural);
  expect(singularize(plural)).toBe(singular);
  expect(pluralize(plural)).toBe(plural);
  expect(singularize(singular)).toBe(singular);
});

test.each(
  `sesiones sesion, colores color, animaux animal, materiais material, libri libro, artikel artikel, cours cours, yonghu yonghu,
   auftrage auftrag, students student, materials material, kundenadressen kundenadresse, young young`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)('of %s there is one %s', (plural, singular) => {
  expect(singularize(plural)).toBe(singular);
});

test.each([
  ['determine', 'determine'],
  ['province', 'province'],
  ['exaggerate', 'exaggerate'],
  ['pays', 'pay'],
])('%s is English, whatever it is elsewhere', (word, singular) => {
  expect(singularize(word)).toBe(singular);
});

test.each([
  'data',
  'news',
  'series',
  'metadata',
  'species',
  'equipment',
  'information',
  'sms',
  'gps',
  'chassis',
  'corps',
  'kudos',
  'headquarters',
  'debris',
])('%s has no other number', (noun) => {
  expect([pluralize(noun), singularize(noun), isPlural(noun)]).toEqual([noun, noun, false]);
});

test('compound identifiers change their last word only, in front of digits', () => {
  expect(singularizeLast('sales_order_items')).toBe('sales_order_item');
  expect(pluralizeLast('order_item')).toBe('order_items');
  expect(singularizeLast('addresses2')).toBe('address2');
  expect(pluralizeLast('')).toBe('');
});
