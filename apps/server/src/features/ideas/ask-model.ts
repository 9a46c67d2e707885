import { answeredModel, missingWords, readAnswer, withColumns, type Answered, type IdeaModel } from '@backsmith/idea';
import type { ModelFailure } from '../../ports/language-model.ts';
import { askOnce, type ModelParts, type Reply } from './ask-once.ts';
import { COLUMNS_INSTRUCTIONS, materialOf, repairOf, thingsInstructions } from './instructions.ts';

/** What came of asking a model: a checked model of tables, that the text describes none, or why there is nothing. */
export type ModelOutcome =
  | { readonly kind: 'tables'; readonly model: IdeaModel; readonly answered: Answered }
  | { readonly kind: 'unrelated' }
  | { readonly kind: 'nothing'; readonly why: ModelFailure | 'used up' };

export type IdeaQuestion = {
  readonly idea: string;
  /** What our own rules read in it, to check the answer by; absent where they read nothing that counts. */
  readonly own?: IdeaModel | undefined;
  /** A model of the library to compare with. */
  readonly nearest?: string | undefined;
  readonly signal: AbortSignal;
};

/** An answer with the model it comes to, and what does not fit together in that. */
type Reading = { readonly answered: Answered; readonly model: IdeaModel; readonly errors: readonly string[] };

/** A failure, or what an answer came to. */
type Step = { readonly ended: ModelOutcome } | Reading;

/**
 * Asks for the tables of an idea in two questions: first its things and how they are linked, then their columns. An answer
 * that does not fit together, or lacks what the text states, is asked for once more with what was wrong; what still does not
 * fit together is given up.
 */
export async function askForTables(parts: ModelParts, question: IdeaQuestion): Promise<ModelOutcome> {
  const { idea, own, nearest, signal } = question;
  const repairs = { left: 1 };
  const things = await step(parts, repairs, {
    instructions: thingsInstructions(nearest),
    material: materialOf(idea),
    signal,
    take: readAnswer,
    problemsOf: (reading) => problemsOfThings(reading, own),
  });
  if ('ended' in things) return things.ended;
  const outline = things.answered;
  if (outline.isAboutNothing) return { kind: 'unrelated' };
  if (things.errors.length > 0) return UNREADABLE;
  const columns = await step(parts, repairs, {
    instructions: COLUMNS_INSTRUCTIONS,
    material: materialOf(`${idea}\n\n${printThings(outline)}`),
    signal,
    take: (text) => withColumns(outline, readAnswer(text)),
    problemsOf: (reading) => problemsOfColumns(reading, own),
  });
  if ('ended' in columns) return columns.ended;
  const { answered, model, errors } = columns;
  if (errors.length > 0 || answered.things.every((thing) => thing.columns.length === 0)) return UNREADABLE;
  return { kind: 'tables', model: { ...model, notes: [...model.notes, ...unmade(own, model)] }, answered };
}

const UNREADABLE: ModelOutcome = { kind: 'nothing', why: 'unreadable' };

type Asked = {
  readonly instructions: string;
  readonly material: string;
  readonly signal: AbortSignal;
  readonly take: (text: string) => Answered;
  readonly problemsOf: (reading: Reading) => readonly string[];
};

/** One question, asked again with its problems where a repair is left; of two answers the one with fewer problems counts. */
async function step(parts: ModelParts, repairs: { left: number }, asked: Asked): Promise<Step> {
  const { instructions, material, signal, take, problemsOf } = asked;
  const ask = (text: string) => askOnce(parts, { instructions, material: text, signal });
  const first = await ask(material);
  const words = wordsOf(first);
  if (words === undefined) return { ended: endOf(first) };
  const reading = readingOf(take(words));
  const problems = reading.answered.isAboutNothing ? [] : problemsOf(reading);
  if (problems.length === 0 || repairs.left === 0) return reading;
  repairs.left -= 1;
  const second = wordsOf(await ask(repairOf(material, words, problems)));
  if (second === undefined) return reading;
  const again = readingOf(take(second));
  return problemsOf(again).length <= problems.length ? again : reading;
}

/** The words of an answer; those that cannot be read are none, and may be asked for once more. */
function wordsOf(reply: Reply): string | undefined {
  if (reply.kind === 'answer') return String(reply.value);
  return reply.kind === 'failure' && reply.failure === 'unreadable' ? '' : undefined;
}

function endOf(reply: Reply): ModelOutcome {
  return { kind: 'nothing', why: reply.kind === 'failure' ? reply.failure : 'used up' };
}

function readingOf(answered: Answered): Reading {
  const { model, problems } = answeredModel(answered);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { answered, model, errors };
}

function problemsOfThings({ answered, model, errors }: Reading, own: IdeaModel | undefined): readonly string[] {
  if (answered.things.length === 0) return errors;
  const missing = own === undefined ? [] : missingWords(tablesOnly(own), model);
  return [...errors, ...stated(missing)];
}

function problemsOfColumns({ answered, model, errors }: Reading, own: IdeaModel | undefined): readonly string[] {
  const bare = answered.things
    .filter(({ columns, links }) => columns.length === 0 && links.length < 2)
    .map(({ name }) => `The thing ${name} has no columns.`);
  const missing = own === undefined ? [] : missingWords(own, model);
  return [...errors, ...bare, ...stated(missing)];
}

function tablesOnly(model: IdeaModel): IdeaModel {
  return { ...model, tables: model.tables.map((table) => ({ ...table, columns: [] })) };
}

function stated(missing: readonly string[]): readonly string[] {
  return missing.map(
    (name) => `The text seems to state ${name}, which is missing. Leave it out only if it is no record.`,
  );
}

/** What the text seems to state and nothing was made of, said to the user. */
function unmade(own: IdeaModel | undefined, model: IdeaModel): IdeaModel['notes'] {
  const missing = own === undefined ? [] : missingWords(own, model);
  return missing.map((name) => ({
    code: 'not-made',
    message: `Nothing was made of ${name}, which the text seems to name.`,
  }));
}

/** The things as the next question has them. */
function printThings({ things }: Answered): string {
  return things
    .map(({ name, says, links }) => {
      const lines = links.map(({ role, target, required }) => `${role} -> ${target}${required ? '!' : ''}`);
      return [`${name}: ${says}`.trimEnd(), ...(lines.length === 0 ? [] : [`  ${lines.join(', ')}`])].join('\n');
    })
    .join('\n');
}
