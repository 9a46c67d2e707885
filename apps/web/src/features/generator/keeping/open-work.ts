import { forgetKeptFile, keptFileOf } from '../../../shared/lib/kept-file.ts';
import { hasKept } from '../../../shared/lib/has-kept.ts';
import { isAnothers, type KeptKind, noteOwner } from '../../../shared/lib/kept-owner.ts';
import { forgetKeptPrompt, keepPrompt, keptPrompt } from '../../../shared/lib/kept-prompt.ts';
import { keptReview } from '../../../shared/lib/kept-review.ts';
import { forgetKeptTemplate, keepTemplate, keptTemplate } from '../../../shared/lib/kept-template.ts';
import { forgetTyped } from '../../../shared/lib/kept-typing.ts';
import { openTabStore, SETUP_KEY } from '../../../shared/lib/tab-store.ts';
import type { Mode } from '../components/compose-head.tsx';
import type { KeptDrafts } from '../use-review.ts';
import { arrivedWith, type KeptWork, modeToOpen, readWork, type Waiting } from './kept-work.ts';
import { newDraftKey } from './new-draft-key.ts';

/** Where the generator begins for this account, or for a stranger. */
export type OpenedWork = {
  readonly mode: Mode;
  /** What this browser calls it towards the server. */
  readonly draft: string;
  readonly drafts: KeptDrafts;
  /** There is something to look at: a file, words or a model, or what was made of them. */
  readonly hasSource: boolean;
  /** Something was given on the site since one was here: it is looked at first. */
  readonly hasArrived: boolean;
};

/**
 * Finds what was left, and puts it where the wizard and the fields look for it. What another account left in this browser is
 * forgotten; what was given, and reviewed, before sign-in goes to who signed in.
 *
 * @param owner null: nobody is signed in, who sees nothing of any account and takes nothing from it
 * @param isLatest true: what was kept last counts, even where this tab knows something older
 */
export async function openWork(owner: string | null, isLatest: boolean): Promise<OpenedWork> {
  // Whose session ended is nobody for a moment, and nothing of theirs is a stranger's.
  if (owner === null && !(await hasKept(null))) return { ...NOTHING, draft: newDraftKey() };
  await settleOwners(owner);
  const work = readWork((await keptReview(owner))?.work);
  if (work !== null) fillTab(work, owner, isLatest);
  const waiting = { prompt: keptPrompt(), template: keptTemplate(), file: await keptFileOf(owner) };
  const { drafts = {}, idea = '' } = work ?? {};
  // What was said of an idea is of no use to another.
  const isSameIdea = (waiting.prompt ?? '') === idea;
  const hasArrived = arrivedWith(work, waiting) !== null;
  return {
    mode: modeToOpen(work, waiting),
    draft: (hasArrived ? undefined : work?.draft) ?? newDraftKey(),
    drafts: isSameIdea ? drafts : { ...drafts, chat: undefined },
    hasSource: isSomething(waiting),
    hasArrived,
  };
}

const NOTHING = { mode: 'file', drafts: {}, hasSource: false, hasArrived: false } as const;

function isSomething({ prompt, template, file }: Waiting): boolean {
  return (prompt ?? '') !== '' || template !== null || file !== null;
}

async function settleOwners(owner: string | null): Promise<void> {
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
    const isForeign = isAnothers(kind, owner);
    // The file of an account whose session ended waits for it; all else is in its review as well.
    if (isForeign && owner === null && kind === 'file') continue;
    if (isForeign) await forget[kind]();
    noteOwner(kind, owner);
  }
}

function fillTab({ setup, idea, template }: KeptWork, owner: string | null, isLatest: boolean): void {
  const tab = openTabStore();
  // A build that was asked for long ago, or in another tab, does not begin by itself.
  const resting = { ...setup, isBuilding: setup.isBuilding && setup.view === 'wizard' };
  if (isLatest || tab.read(SETUP_KEY) === null) tab.write(SETUP_KEY, JSON.stringify(resting));
  if ((isLatest || keptPrompt() === null) && idea !== '') keepPrompt(idea, owner);
  if ((isLatest || keptTemplate() === null) && template !== null) keepTemplate(template, owner);
}
