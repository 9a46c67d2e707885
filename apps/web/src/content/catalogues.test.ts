import { COMPARISON, PLANS } from '@backsmith/options';
import { FILE_MESSAGES, MESSAGES } from '@backsmith/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { LOCALES, OTHER_LANGUAGES } from '../language/languages.ts';
import { formatNumber } from '../language/numbers.ts';
import { saidHere } from '../language/said.ts';
import { speak, speakEnglish } from '../language/texts.ts';
import { formatPrice } from '../shared/pricing/plans.ts';
import { audience } from './audience.ts';
import { bookingForm } from './booking-form.ts';
import { booking, PREFERRED_TIME_NAMES, PROJECT_TYPE_NAMES } from './booking.ts';
import { CASE_STUDIES } from './case-studies.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogue as german } from './de/index.ts';
import { catalogue as spanish } from './es/index.ts';
import { FIRST_QUESTIONS } from './faq-first.ts';
import { FAQ } from './faq.ts';
import { counts, countTexts, frame, frameTexts } from './frame.ts';
import { homeParts } from './home-parts.ts';
import { home } from './home.ts';
import { howItWorks } from './how-it-works.ts';
import { intake } from './intake.ts';
import { pageNames } from './navigation.ts';
import { paying } from './paying.ts';
import { planCard } from './plan-card.ts';
import { pricing } from './plans.ts';
import { productWindow } from './product-window.ts';
import { services } from './services.ts';
import { QUICK_TEMPLATES } from './templates.ts';

const ENGLISH: Readonly<Record<Exclude<keyof Catalogue, 'said'>, object>> = {
  frame,
  counts,
  pageNames,
  home,
  homeParts,
  productWindow,
  intake,
  howItWorks,
  audience,
  services,
  pricing,
  planCard,
  paying,
  firstQuestions: { list: FIRST_QUESTIONS },
  faq: FAQ,
  booking,
  bookingForm,
  choices: { projectTypes: PROJECT_TYPE_NAMES, times: PREFERRED_TIME_NAMES },
};

/** A message of the library keeps what it was written as. */
function writtenAs(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'input' in value ? value.input : value;
}

const isForms = (value: object): boolean => 'other' in value;

/** Every text by the way to it; the forms of a message that counts are one text. */
function textsWithin(value: unknown, way = ''): readonly (readonly [way: string, text: string])[] {
  const written = writtenAs(value);
  if (typeof written === 'string') return [[way, written]];
  if (typeof written !== 'object' || written === null) throw new Error(`${way} is no text.`);
  if (isForms(written)) return [[way, Object.values(written).join(' ')]];
  return Object.entries(written).flatMap(([key, part]) => textsWithin(part, `${way}.${key}`));
}

/** What must be the same in every language: places to be filled, numbers of two digits and more, and names as code has them. */
function factsIn(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}|\b\d{2,}\b|\.sql\b|\bsql\b|REPORT\.md|\bCREATE TABLE\b/g) ?? [])].toSorted();
}

const CATALOGUES = { de: german, es: spanish } as const;

afterEach(speakEnglish);

describe.each(OTHER_LANGUAGES)('the catalogue of %s', (language) => {
  const { said, ...catalogue } = CATALOGUES[language];

  test('has every text of the English one, and no other', () => {
    const ways = (texts: object) => textsWithin(texts).map(([way]) => way);
    expect(ways(catalogue)).toEqual(ways(ENGLISH));
  });

  test('leaves no text empty, and says the same facts with the same places to be filled', () => {
    const texts = new Map(textsWithin(catalogue));
    const wrong = textsWithin(ENGLISH).filter(([way, english]) => {
      if (way.startsWith('.choices.times.')) return false; // hours, which other languages count to 24
      const text = texts.get(way) ?? '';
      return text.trim() === '' || factsIn(text).join() !== factsIn(english).join();
    });
    expect(wrong.map(([way, english]) => ({ way, english, text: texts.get(way) }))).toEqual([]);
  });

  test('has each form its grammar counts by', () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[language]).resolvedOptions();
    const needed = pluralCategories.filter((form) => form !== 'many'); // millions, which nothing here counts to
    for (const name of ['tables', 'relations', 'files', 'lines', 'findings'] as const) {
      expect(Object.keys(catalogue.counts[name]).toSorted()).toEqual(needed.toSorted());
    }
  });

  test('knows what comes from elsewhere: plans, messages, names of models and case studies', () => {
    const sentences = [
      ...PLANS.flatMap(({ description, features }) => [description, ...features]),
      ...COMPARISON.map(({ label }) => label),
      ...CASE_STUDIES.map(({ about }) => about),
      ...QUICK_TEMPLATES.map(({ title }) => title),
      ...Object.values(FILE_MESSAGES),
      ...[MESSAGES.authRequiredForPayment, MESSAGES.demoScheduled, MESSAGES.demoFailed],
    ];
    expect(sentences.filter((sentence) => said[sentence] === undefined)).toEqual([]);
    expect(Object.keys(said).filter((sentence) => !sentences.includes(sentence))).toEqual([]);
  });
});

describe('texts', () => {
  test('are those of the language that is spoken; words no catalogue knows stay as they came', () => {
    expect(frameTexts.get().skip).toBe('Skip to content');
    speak('de', german);
    expect(frameTexts.get().skip).toBe('Zum Inhalt springen');
    speak('es', spanish);
    expect(frameTexts.get().skip).toBe('Saltar al contenido');
    expect(saidHere('Words of the operator’s own')).toBe('Words of the operator’s own');
  });

  test('count and write numbers and money as the language does', () => {
    expect([countTexts.get().tables(1), formatNumber(12_345), formatPrice(250, 'USD')]).toEqual([
      '1 table',
      '12,345',
      '$250',
    ]);
    speak('de', german);
    expect([countTexts.get().tables(2), formatNumber(12_345), formatPrice(249.5, 'USD')]).toEqual([
      '2 Tabellen',
      '12.345',
      '249,50\u00a0$',
    ]);
    speak('es', spanish);
    expect([countTexts.get().lines(1), formatPrice(250, 'USD')]).toEqual(['1 línea', '250\u00a0US$']);
  });
});
