import { expect, test } from 'vitest';
import { findDomains } from './find-domains.ts';
import { clearlyWorded, likeWording } from './wording.ts';
import { phraseWords } from './phrase-key.ts';

test.each([
  [
    'We lend out party tents and benches. I need to know which tent is where on which weekend and who still owes us money.',
    'party-rental',
  ],
  [
    'Each course has a title, a level and a fee. Teachers give lessons in rooms, students enrol and take a placement test in their language.',
    'language-school',
  ],
  ['Residents get a care level, carers write down each visit, and relatives are told of falls.', 'care-home'],
])('a text that names no trade is about the one in whose words it is: %s', (text, domain) => {
  expect(likeWording(phraseWords(text))[0]?.domain.name).toBe(domain);
});

test('a trade is taken from the wording only where no other comes close', () => {
  expect(clearlyWorded(phraseWords('Things have a name and a date, and people look at them.'))).toBeUndefined();
});

test('what is named counts before the wording', () => {
  const text = 'A CRM for our agency. Policies, insured persons, claims, brokers and premiums are in another system.';
  expect(findDomains(text)[0]?.domain.name).toBe('crm');
});

test('whose an office is is no part of it', () => {
  expect(findDomains('lost property office of a bus company')[0]?.whole).toBe(true);
  expect(findDomains('kindergarten waiting list')[0]?.whole).toBe(false);
});
