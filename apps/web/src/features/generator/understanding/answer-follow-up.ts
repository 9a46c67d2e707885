import type { EditAnswer } from '@backsmith/contract';
import type { Dialect } from '@backsmith/sql';
import type { Answer, Question } from './questions.ts';
import type { Change } from './understood.ts';

/** A schema as it stands, and what is to change about it. */
export type FollowUp = { readonly text: string; readonly dialect: Dialect; readonly sentence: string };

export type AnswerFollowUp = (followUp: FollowUp) => Promise<Change>;

/** What answers are made with: the reader beside the page, and the server. */
export type FollowUpPorts = {
  readonly ask: <Q extends Question>(question: Q) => Promise<Answer[Q['ask']]>;
  readonly editSchema: (sqlSchema: string, message: string) => Promise<EditAnswer['data']>;
};

/** By the rules of the page alone: a file is not sent before it is built. */
export function answerHere({ ask }: Pick<FollowUpPorts, 'ask'>, followUp: FollowUp): Promise<Change> {
  return ask({ ask: 'change', ...followUp });
}

/** By the server, which may have a language model; where it does not answer, by the rules of the page. */
export async function answerByServer({ ask, editSchema }: FollowUpPorts, followUp: FollowUp): Promise<Change> {
  const { text, dialect, sentence } = followUp;
  let data: EditAnswer['data'];
  try {
    data = await editSchema(text, sentence);
  } catch (cause) {
    console.warn('The server did not answer; the rules of the page do.', cause);
    return answerHere({ ask }, followUp);
  }
  if (data.kind !== 'change') return data;
  const { sqlSchema, notes } = data;
  const [understood, differences] = await Promise.all([
    ask({ ask: 'read', source: { text: sqlSchema, dialect } }),
    ask({ ask: 'differences', before: text, after: sqlSchema, dialect }),
  ]);
  return { kind: 'change', understood, notes, differences };
}
