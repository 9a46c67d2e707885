import { domainModels } from '@backsmith/models';
import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { editSchema } from '../edit/edit-schema.ts';
import { schemaFromLibrary } from '../from-library.ts';
import type { IdeaSchema } from '../result.ts';
import { understandIdea } from '../understand-idea.ts';
import { foreignLanguage } from '../vocabulary/foreign-language.ts';

function understood(text: string): IdeaSchema {
  const result = understandIdea(text);
  if (result.kind === 'refusal') throw new Error(`${result.refusal.code}: ${text}`);
  return result.value;
}

const IDEAS = [
  'A help desk where customers open tickets and agents answer them',
  'Bike repair: customers bring bikes. A repair has a received date, a price and a status (waiting, done, collected).',
  'booking app for a hair salon',
  'a marketplace for handmade goods',
];

describe('what leads the conversation', () => {
  test('sums up what was understood', () => {
    const { guide } = understood('help desk for our IT department');
    expect(guide.summary).toMatch(/^Help desk: .+\.$/u);
    expect(guide.domains).toEqual([{ name: 'help-desk', title: 'Help desk' }]);
  });

  test.each(IDEAS)('every sentence is a follow-up that changes the schema: %s', (text) => {
    const { sql, guide } = understood(text);
    expect(guide.questions.length).toBeLessThanOrEqual(3);
    const sentences = [
      ...guide.questions.flatMap(({ options }) => options.flatMap(({ sentence }) => sentence ?? [])),
      ...guide.offers.map(({ sentence }) => sentence),
      ...guide.assumptions.map(({ sentence }) => sentence),
    ];
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences)
      expect({ sentence, kind: editSchema(sql, sentence).kind }).toEqual({ sentence, kind: 'change' });
  });

  test.each(domainModels().map(({ name }) => name))('every offer of %s adds the tables it names', (name) => {
    const schema = schemaFromLibrary(name);
    for (const { sentence, tables } of schema?.guide.offers ?? []) {
      const edit = editSchema(schema?.sql ?? '', sentence);
      if (edit.kind !== 'change') throw new Error(`${sentence}: ${edit.message}`);
      const names = readSchema(edit.sql).value.schema.tables.map((table) => table.name);
      expect(names).toEqual(expect.arrayContaining([...tables]));
    }
  });
});

test.each([
  ['Ich möchte eine App für unseren Verein, mit der die Mitglieder Termine buchen', 'de'],
  ['Quiero una aplicación para gestionar los pedidos de mis clientes', 'es'],
  ['Une application pour gérer les commandes avec des clients', 'fr'],
  ['An app for our club where members book courts', undefined],
  ['la carte menus and orders', undefined],
])('%s is told in its language: %s', (text, language) => {
  expect(foreignLanguage(text)?.language).toBe(language);
});
