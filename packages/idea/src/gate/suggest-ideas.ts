import { findDomains } from '@backsmith/models';
import { pluralize, uncapitalize } from '@backsmith/text';
import { extract } from '../extract/extract.ts';
import { isKnown, isPersonWord } from '../extract/classify.ts';
import { foreignLanguage } from '../vocabulary/foreign-language.ts';
import { tokenise } from '../read/tokenise.ts';
import { normaliseText } from '../read/normalise.ts';
import {
  ADVERBS,
  BE_FORMS,
  DETERMINERS,
  MODALS,
  PLAIN_ADJECTIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';

const GENERAL: readonly string[] = [
  'A booking app: customers book appointments with employees, each appointment has a service, a start time and a status (requested, confirmed, cancelled).',
  'An online shop with products (name, price, stock), categories, customers with email and address, and orders with order items.',
  'A project management tool: projects contain tasks, tasks have a due date, a priority (low, medium, high) and are assigned to members.',
];

/** Words that are in every idea, or in none. */
const TOO_COMMON = new Set(
  'api app application hello idea ignore instruction joke people platform please previous print prompt software system thing tomorrow tool website'.split(
    ' ',
  ),
);

/** What is not counted, beyond what has no plural at all: nobody keeps weathers. */
const MASS = new Set(
  'air electricity food health love luck nature rain sleep snow sport sun time water weather work'.split(' '),
);

/** Three ideas that would be understood, made of the words of the text where it has any that can stand in one. */
export function suggestIdeas(text: string): readonly string[] {
  if (foreignLanguage(text) !== undefined) return GENERAL;
  const trade = ofTrade(text);
  if (trade !== undefined) return [trade, ...GENERAL.slice(0, 2)];
  const [first, second] = ownNouns(text);
  if (first === undefined) return GENERAL;
  const things = pluralize(first);
  const others = second === undefined ? 'categories' : pluralize(second);
  return [
    `An app to manage ${things}: each ${first} has a name, a description and a status (new, active, archived), and belongs to a category.`,
    `A tracker for ${things} and ${others}: users record ${things} with a date and notes, and each ${first} has many ${others}.`,
    `A shared workspace for ${things}: members add ${things} and comment on them, and each ${first} has tasks with a due date and a status (open, done).`,
  ];
}

/** A short name of a trade the library knows, with what such a system does: "Pawn shop app: customers pledge …". */
function ofTrade(text: string): string | undefined {
  if (text.trim() === '' || text.length > SHORT) return undefined;
  const domain = findDomains(text).find(({ named }) => named)?.domain;
  return domain && `${domain.title} app: ${uncapitalize(domain.says)}`;
}

const SHORT = 60;

/** At most two things of a text that one can count and keep: known ones, and what it speaks of in the plural. */
function ownNouns(text: string): readonly string[] {
  const start = text.slice(0, 600);
  const tokens = tokenise(normaliseText(start)).filter(
    ({ kind, lower }) => kind === 'word' && /^[a-z]{3,20}$/u.test(lower) && /[aeiouy]/u.test(lower),
  );
  const spoken = new Set(tokens.map(({ lower }) => lower));
  const words = tokens.filter(({ lower }) => !SMALL_WORDS.some((set) => set.has(lower))).map(({ base }) => base);
  const found = text.length < 600 ? [...extract(text).findings.concepts.values()] : [];
  const entities = found.filter(({ mentions }) => mentions > 0).map(({ key }) => key);
  const isThing = (word: string): boolean => {
    const plural = pluralize(word);
    if (plural === word || TOO_COMMON.has(word) || MASS.has(word) || isProperName(word, start)) return false;
    if (spoken.has(plural)) return !/(.)\1\1|[^aeiouy]{5}|asd|qwe/u.test(word);
    return (isKnown(word) || isPersonWord(word)) && !VERBS.has(word);
  };
  const ranked = [...words.filter((word) => isKnown(word) || isPersonWord(word)), ...entities, ...words];
  return [...new Set(ranked)].filter(isThing).slice(0, 2);
}

const SMALL_WORDS = [ADVERBS, BE_FORMS, DETERMINERS, MODALS, PLAIN_ADJECTIVES, PREPOSITIONS, PRONOUNS, RELATIVES];

/** Vienna is no kind of thing: a word with a capital behind another word. */
function isProperName(word: string, text: string): boolean {
  if (!/^[\p{L} ]+$/u.test(word)) return false;
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return new RegExp(`[a-z,;] ${capital}\\b`, 'u').test(text);
}
