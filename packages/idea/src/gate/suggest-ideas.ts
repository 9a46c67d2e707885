import { pluralize } from '@backsmith/text';
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

const TOO_COMMON = new Set([
  'and',
  'or',
  'hello',
  'please',
  'previous',
  'instruction',
  'prompt',
  'print',
  'ignore',
  'tomorrow',
]);

/** Three ideas that would be understood, made of the words of the text where it has any that can stand in one. */
export function suggestIdeas(text: string): readonly string[] {
  const nouns = foreignLanguage(text) === undefined ? ownNouns(text) : [];
  const [first, second] = nouns;
  if (first === undefined) return GENERAL;
  const things = pluralize(first);
  const others = second === undefined ? 'categories' : pluralize(second);
  return [
    `An app to manage ${things}: each ${first} has a name, a description and a status (new, active, archived), and belongs to a category.`,
    `A tracker for ${things} and ${others}: users record ${things} with a date and notes, and each ${first} has many ${others}.`,
    `A booking platform for ${things}: customers book ${things} with a start time, an end time and a price, and leave reviews with a rating.`,
  ];
}

function ownNouns(text: string): readonly string[] {
  const words = tokenise(normaliseText(text.slice(0, 600)))
    .filter(({ kind, lower }) => kind === 'word' && /^[a-z]{3,20}$/u.test(lower) && /[aeiouy]/u.test(lower))
    .filter(
      ({ lower }) =>
        ![ADVERBS, BE_FORMS, DETERMINERS, MODALS, PLAIN_ADJECTIVES, PREPOSITIONS, PRONOUNS, RELATIVES].some((set) =>
          set.has(lower),
        ),
    )
    .map(({ base }) => base)
    .filter((word) => !TOO_COMMON.has(word));
  const distinct = [...new Set(words)];
  const known = distinct.filter((word) => isKnown(word) || isPersonWord(word));
  const entities =
    text.length < 600
      ? [...extract(text).findings.concepts.values()].filter(({ mentions }) => mentions > 0).map(({ key }) => key)
      : [];
  const unknown = distinct.filter((word) => !VERBS.has(word) && !/(.)\1\1|[^aeiouy]{4}|asd|qwe/u.test(word));
  return [
    ...new Set([
      ...known,
      ...entities.filter((key) => /^[a-z ]{3,25}$/u.test(key)),
      ...(known.length === 0 ? unknown : []),
    ]),
  ].slice(0, 2);
}
