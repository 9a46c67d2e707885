import { forgetKeptFile, keptFile } from '../../../shared/lib/kept-file.ts';
import { isAnothers, type KeptKind, noteOwner } from '../../../shared/lib/kept-owner.ts';
import { forgetKeptPrompt, keepPrompt, keptPrompt } from '../../../shared/lib/kept-prompt.ts';
import { keptReview } from '../../../shared/lib/kept-review.ts';
import { forgetKeptTemplate, keepTemplate, keptTemplate } from '../../../shared/lib/kept-template.ts';
import { forgetTyped } from '../../../shared/lib/kept-typing.ts';
import { openTabStore, SETUP_KEY } from '../../../shared/lib/tab-store.ts';
import type { Mode } from '../components/compose-head.tsx';
import type { KeptDrafts } from '../use-review.ts';
import { type KeptWork, modeToOpen, readWork } from './kept-work.ts';

/** Where the generator begins for this account. */
export type OpenedWork = { readonly mode: Mode; readonly drafts: KeptDrafts };

/**
 * Finds what this account left, and puts it where the wizard and the fields look for it. What another account left in this
 * browser is forgotten; what was given before sign-in goes to who signed in.
 *
 * @param isLatest true: what was kept last counts, even where this tab knows something older
 */
export async function openWork(owner: string, isLatest: boolean): Promise<OpenedWork> {
  await settleOwners(owner);
  const work = readWork((await keptReview(owner))?.work);
  if (work !== null) fillTab(work, owner, isLatest);
  const waiting = { prompt: keptPrompt(), template: keptTemplate(), file: await keptFile() };
  const { drafts = {}, idea = '' } = work ?? {};
  // What was said of an idea is of no use to another.
  const isSameIdea = (waiting.prompt ?? '') === idea;
  return { mode: modeToOpen(work, waiting), drafts: isSameIdea ? drafts : { ...drafts, chat: undefined } };
}

async function settleOwners(owner: string): Promise<void> {
  const forget: Record<KeptKind, () => unknown> = {
    file: forgetKeptFile,
    prompt: forgetKeptPrompt,
    template: forgetKeptTemplate,
    setup: () => {
      openTabStore().remove(SETUP_KEY);
      forgetTyped();
    },
  };
  for (const kind of ['file', 'prompt', 'template', 'setup'] as const) {
    if (isAnothers(kind, owner)) await forget[kind]();
    noteOwner(kind, owner);
  }
}

function fillTab({ setup, idea, template }: KeptWork, owner: string, isLatest: boolean): void {
  const tab = openTabStore();
  if (isLatest || tab.read(SETUP_KEY) === null) tab.write(SETUP_KEY, JSON.stringify(setup));
  if ((isLatest || keptPrompt() === null) && idea !== '') keepPrompt(idea, owner);
  if ((isLatest || keptTemplate() === null) && template !== null) keepTemplate(template, owner);
}
