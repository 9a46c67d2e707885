import { domainSource } from '@backsmith/models';
import { capitalize } from '@backsmith/text';
import { chooseModel } from '../complete/choose-model.ts';
import { editSchema } from '../edit/edit-schema.ts';
import { guideIdea } from '../guide/guide-idea.ts';
import type { GuideQuestion, IdeaGuide } from '../model/idea-guide.ts';
import type { IdeaModel } from '../model/idea-model.ts';
import type { Answered, AnsweredQuestion } from './read-answer.ts';

const MOST_QUESTIONS = 3;
const LONGEST = 160;

/** The model of the library a text is about, as it is written down; nothing where it names none. */
export function nearestModel(text: string): string | undefined {
  const domain = chooseModel(text)?.domain;
  return domain && domainSource(domain.name);
}

/**
 * What the conversation goes on with behind tables a language model made: its own words for what was understood, its own
 * questions as far as their answers can be carried out, and the offers of the library.
 *
 * @param sql the tables as text, which the sentences of the guide change
 */
export function guideAnswer(text: string, model: IdeaModel, sql: string, answered: Answered): IdeaGuide {
  const { summary, domains, offers, assumptions } = guideIdea(text, model, chooseModel(text)?.domain);
  const about = spoken(answered.about);
  const questions = answered.questions.flatMap((question) => askable(sql, question)).slice(0, MOST_QUESTIONS);
  return {
    summary: about === '' ? summary : `${capitalize(about)}${summary.slice(summary.indexOf(':'))}`,
    ...{ domains, questions, offers, assumptions },
  };
}

/** A question one of whose answers changes something that can be changed. */
function askable(sql: string, { text, options }: AnsweredQuestion): readonly GuideQuestion[] {
  const kept = options
    .filter(({ sentence }) => sentence === undefined || editSchema(sql, sentence).kind === 'change')
    .map(({ label, ...rest }) => ({ label: spoken(label), ...rest }));
  return kept.length > 1 && kept.some(({ sentence }) => sentence !== undefined)
    ? [{ text: spoken(text), options: kept }]
    : [];
}

function spoken(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[.:]+$/u, '')
    .slice(0, LONGEST);
}
