import { ideaTooShortMessage, LIMITS, MESSAGES } from '@backsmith/contract';
import { failureOf, type GenerationFailure } from './failure.ts';

/** What is wrong with an idea before it is sent; nothing where it can be. */
export function checkIdea(text: string): GenerationFailure | null {
  const { length } = text.trim();
  if (length === 0) return failureOf('EMPTY_IDEA', MESSAGES.emptyIdea);
  if (length < LIMITS.idea.min) return failureOf('IDEA_TOO_SHORT', ideaTooShortMessage(length));
  return null;
}
