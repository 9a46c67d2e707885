import type { Edit } from '../result.ts';
import { addPartOfModel } from './add-part-of-model.ts';
import { applyGrammar, notUnderstood } from './grammar.ts';
import { stateOf, type EditState, type Outcome } from './edit-state.ts';
import { learn } from './learn.ts';
import { isBackground, reword } from './reword.ts';
import { runEdits } from './run-edits.ts';

/** Sentences beyond this length are ideas rather than changes. */
const LONGEST_SENTENCE = 2_000;

const POLITE =
  /^(?:please|pls|can you|could you|would you|can we|could we|i would like to|i'd like to|i want to|i want you to|we want to|we would like to|i need to|we need to|we should|you should|let's|let us|also|now|next|then|and|oh|hmm+|well|actually|ok|okay|so|maybe|just|finally|hey|hi|one more thing)[,:]?\s+/u;

/**
 * Reads a follow-up about a schema into statements behind its text, so that the reader, which applies the end state, reads
 * the whole. Asks where a name may mean several things, and says so where nothing was understood or nothing can be said as
 * a statement. The text given is kept byte for byte. Never throws.
 */
export function editSchema(sql: string, sentence: string): Edit {
  const commands = splitCommands(sentence.slice(0, LONGEST_SENTENCE));
  if (commands.length === 0)
    return {
      kind: 'refusal',
      code: 'NOTHING_TO_DO',
      message: 'Say what should change, such as "add a phone number to customers".',
    };
  const steps = commands.map((command) => (state: EditState) => applyCommand(state, command));
  return runEdits(stateOf(sql), sentence, steps);
}

function applyCommand(state: EditState, command: string): Outcome {
  return applyOffer(state, command) ?? applyGrammar(state, command) ?? learn(state, command) ?? notUnderstood(state);
}

/** What an offer of the guide says: "add service levels from the help desk model". */
function applyOffer(state: EditState, command: string): Outcome | undefined {
  const [, part, model] = /^add\s+(.+?)\s+from\s+the\s+(.+?)\s+model$/u.exec(command) ?? [];
  return part === undefined || model === undefined ? undefined : addPartOfModel(state, part, model);
}

/** The commands of a sentence: "add a to b and remove c" is two. */
export function splitCommands(text: string): readonly string[] {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/^\s*(?:no more|not) (.+?), (?:but )?use (.+?) instead\s*$/iu, 'use $2 instead of $1')
    .replace(/^\s*instead of ([^,]+?)(?:, ?| (?=i want|we want|use|have ))(.+)$/iu, '$2 instead of $1')
    .replace(/\b(?:from |between )?(-?\d+) (?:to|and|through) (-?\d+)\b/giu, '$1..$2')
    .split(
      /(?<=[^\d\s])[.;!?]+(?:\s+|$)|\s*;\s*|,?\s+(?:and|then|and then|but)\s+(?=(?:also |please |then )?(?:remove|delete|drop|rename|add|make|create|set|change|get rid|link|connect|give|call|mark|let)\s)|,\s*(?=(?:remove|delete|drop|rename|add|make|create|set|link)\s)|,\s*(?:and\s+|so\s+|where\s+)?(?=(?:each|every|an?|one)\s+\w+(?:\s\w+)?\s+(?:belongs?|has|have|can|may|must|should|needs?)\s)/iu,
    )
    .map(plainCommand)
    .filter((command, _, all) => /[\p{L}\p{N}]/u.test(command) && (all.length === 1 || !isBackground(command)));
}

function plainCommand(text: string): string {
  let command = text
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[.!?]+$/u, '')
    .trim();
  for (let round = 0; round < 6 && POLITE.test(command); round += 1) command = command.replace(POLITE, '');
  return inOneForm(reword(command.replace(/\s*,?\s*(?:please|thanks|thank you|too|as well)$/u, '').trim()));
}

const UNITS =
  /\s+in\s+(?:kg|kilos?|kilograms?|grams?|g|tonnes?|cm|mm|m|meters?|metres?|km|kilometers?|miles|litres?|liters?|minutes?|hours?|seconds?|days|bytes|kb|mb|euros?|dollars?|usd|eur|percent|celsius|square meters?|m2)\b/gu;

const VERB = 'rename|remove|delete|drop|add|make';

/** What is said in another order, in the order the rules know: "in posts: rename body to content". */
function inOneForm(command: string): string {
  const arrow = /^([\w .]+?)\s*(?:=>|->|→)\s*(\w+)$/u.exec(command);
  if (arrow !== null) return `rename ${arrow[1] ?? ''} to ${arrow[2] ?? ''}`;
  const bare = command
    .replace(UNITS, '')
    .replace(/\bwho (?:wrote|made|created|did|left) (?:it|them|this)\b/gu, 'author')
    .replace(/\b(?:have|has|needs?) to be\b/gu, 'must be')
    .replace(/^(.+?) to be (?=optional|required|unique|mandatory|not null)/u, '$1 should be ')
    .replace(/^((?:add|create|introduce)\s+[\w ]+?)\s*:\s*(?!.*\b(?:has|have|is|are|can)\b)(?=[^:]*,)/u, '$1 with ');
  const behind = /^(.+?\s(?:to|for)\s[\w ]+?)\s*(\([^()]+\))$/u.exec(bare);
  const [, before = '', brackets = ''] = behind ?? [];
  const moved = behind === null ? bare : before.replace(/\s((?:to|for)\s[\w ]+)$/u, ` ${brackets} $1`);
  const found = new RegExp(
    `^(?:(?:in|for|on)\\s+(?:the\\s+)?)?([\\w ]+?)\\s*(?:->|>|:|,)\\s*(${VERB})\\s+(.+)$`,
    'u',
  ).exec(moved);
  if (found === null) return moved;
  const [, place = '', verb = '', rest = ''] = found;
  if (verb === 'add') return `add ${rest} to ${place}`;
  if (verb === 'rename') return `rename ${rest.replace(/\s+(to|into|as)\s+/u, ` of ${place} $1 `)}`;
  if (verb === 'make') return `make ${rest.replace(/\s+(unique|required|optional|mandatory)/u, ` of ${place} $1`)}`;
  return `${verb} ${rest} from ${place}`;
}
