import { forgetKeptFile } from './kept-file.ts';
import { forgetKeptPrompt } from './kept-prompt.ts';
import { forgetKeptReviews } from './kept-review.ts';
import { forgetKeptTemplate } from './kept-template.ts';
import { forgetTyped } from './kept-typing.ts';
import { openTabStore, SETUP_KEY } from './tab-store.ts';

/** Forgets all that waits for the generator in this browser: file, words, model, answers to the wizard, and the review. */
export async function forgetKept(): Promise<void> {
  forgetKeptPrompt();
  forgetKeptTemplate();
  openTabStore().remove(SETUP_KEY);
  forgetTyped();
  await Promise.all([forgetKeptFile(), forgetKeptReviews()]);
}
