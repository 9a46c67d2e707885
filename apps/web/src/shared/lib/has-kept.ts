import { keptFileOf } from './kept-file.ts';
import { isAnothers } from './kept-owner.ts';
import { keptPrompt } from './kept-prompt.ts';
import { keptReview } from './kept-review.ts';
import { keptTemplate } from './kept-template.ts';

/**
 * Whether something waits for the generator that this owner may see: a file, words or a model that were given on the site, or
 * a review that was left.
 *
 * @param owner null: nobody is signed in
 */
export async function hasKept(owner: string | null): Promise<boolean> {
  if (keptPrompt() !== null && !isAnothers('prompt', owner)) return true;
  if (keptTemplate() !== null && !isAnothers('template', owner)) return true;
  if ((await keptFileOf(owner)) !== null) return true;
  return ((await keptReview(owner))?.title ?? null) !== null;
}
