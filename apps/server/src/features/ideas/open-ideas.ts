import { understandIdea } from '@backsmith/idea';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { aiSdkModel } from '../../ports/ai-sdk-model.ts';
import { spendingOf } from './spending.ts';
import type { IdeaParts } from './understand.ts';

/** What ideas are understood with on this server, as configured. */
export function openIdeas({ languageModel: config }: Pick<Config, 'languageModel'>, db: Db, clock: Clock): IdeaParts {
  if (config === undefined) return { understand: understandIdea, languageModel: undefined };
  const spending = spendingOf(db, clock, config.dailyTokens);
  return { understand: understandIdea, languageModel: { model: aiSdkModel(config), spending } };
}

/** A line for the operator: who turns ideas into schemas. */
export function ideasLine({ languageModel: config }: Pick<Config, 'languageModel'>): string {
  if (config === undefined) return 'our own rules, nothing leaves this machine.';
  return `${config.provider} ${config.model}; our own rules where it does not answer (BACKSMITH_MODEL_PROVIDER).`;
}
