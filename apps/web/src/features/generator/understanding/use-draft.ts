import { useCallback, useRef, useState } from 'react';
import { type KeptDraft, resumeDraft } from './kept-draft.ts';
import type { Draft, Remark } from './draft.ts';
import type { AnswerFollowUp } from './answer-follow-up.ts';
import { ask } from './reader.ts';
import type { Change, Drafted, Understood } from './understood.ts';

export type { Draft, Remark } from './draft.ts';

export type DraftState =
  | { readonly at: 'none' }
  | { readonly at: 'reading'; readonly origin: object }
  | { readonly at: 'failed'; readonly origin: object }
  | ({ readonly at: 'read' } & Draft);

/** What the schema is now. */
export function presentOf({ versions }: Draft): Understood {
  return (versions.at(-1) ?? versions[0]).understood;
}

/** True when the text is not the one that came in, or is read by another dialect. */
export function isEdited(draft: Draft): boolean {
  const [{ understood: first }] = draft.versions;
  const present = presentOf(draft);
  return present.text !== first.text || present.dialect !== first.dialect;
}

/** Holds the schema under review, its follow-ups answered as is given: reads it, changes it by sentences and by hand, and takes changes back. */
export function useDraft(answer: AnswerFollowUp) {
  const [state, setState] = useState<DraftState>({ at: 'none' });
  const turn = useRef(0);

  /**
   * Runs one reading; what was begun before it is forgotten.
   *
   * @param left what was kept of it: taken up where it is of the same schema
   * @returns what it came to, with a sentence that was not answered when it was left
   */
  const begin = useCallback(async (origin: object, work: () => Promise<Drafted | null>, left?: KeptDraft) => {
    const mine = (turn.current += 1);
    setState({ at: 'reading', origin });
    try {
      const found = await work();
      if (mine !== turn.current) return null;
      if (found === null) {
        setState({ at: 'none' });
        return null;
      }
      const begun = await beginOrResume(found, left);
      if (mine !== turn.current) return null;
      const { unanswered, ...rest } = begun;
      const draft: Draft = { origin, ...rest, isBusy: false };
      setState({ at: 'read', ...draft });
      return { draft, unanswered };
    } catch (cause) {
      console.warn('The schema could not be shown here.', cause);
      if (mine === turn.current) setState({ at: 'failed', origin });
      return null;
    }
  }, []);

  const forget = useCallback(() => {
    turn.current += 1;
    setState({ at: 'none' });
  }, []);

  const update = (change: (draft: Draft) => Draft) =>
    setState((known) => (known.at === 'read' ? { ...known, ...change(known) } : known));

  /** Takes a text that was changed by hand, or the dialect it is to be read by; what is understood of it follows. */
  const edit = async ({ text, dialect }: Pick<Understood, 'text' | 'dialect'>) => {
    const mine = (turn.current += 1);
    const understood = await ask({ ask: 'read', source: { text, dialect } });
    if (mine !== turn.current) return;
    update((known) => ({ ...known, versions: withEdit(known.versions, understood) }));
  };

  /** Changes the schema as a sentence says. */
  const say = async (draft: Draft, sentence: string) => {
    const { text, dialect } = presentOf(draft);
    update((known) => ({ ...remarked(known, { kind: 'said', text: sentence }), isBusy: true }));
    try {
      const change = await answer({ text, dialect, sentence });
      update((known) => ({ ...changed(known, change), isBusy: false }));
    } catch {
      const message = 'This could not be worked out here. Please try it in other words.';
      update((known) => ({ ...remarked(known, { kind: 'refused', message }), isBusy: false }));
    }
  };

  /** Takes the last change back. */
  const undo = () => update((known) => ({ ...known, versions: withoutLast(known.versions) }));

  /** Leaves a part of the guide as it is, or opens it again. */
  const keep = (text: string) =>
    update(({ kept, ...known }) => {
      const others = kept.filter((one) => one !== text);
      return { ...known, kept: others.length === kept.length ? [...kept, text] : others };
    });

  return { state, begin, forget, edit, say, undo, keep };
}

type Versions = Draft['versions'];

/** What was drafted, gone on with where it was left. */
async function beginOrResume({ understood, notes = [], guide }: Drafted, left: KeptDraft | undefined) {
  const read = (text: string, dialect: Understood['dialect']) => ask({ ask: 'read', source: { text, dialect } });
  const resumed = left === undefined ? null : await resumeDraft(left, understood, read);
  if (resumed !== null) return resumed;
  const versions: Versions = [{ understood, remarks: [] }];
  return { notes, guide, kept: [], versions, unanswered: null };
}

function remarked(draft: Draft, remark: Remark): Draft {
  const [first, ...later] = draft.versions;
  const last = later.at(-1) ?? first;
  const grown = { ...last, remarks: [...last.remarks, remark] };
  return { ...draft, versions: later.length === 0 ? [grown] : [first, ...later.slice(0, -1), grown] };
}

function changed(draft: Draft, change: Change): Draft {
  switch (change.kind) {
    case 'change': {
      const { understood, notes, differences } = change;
      const version = { understood, remarks: [{ kind: 'changed', notes, differences }] as const };
      return { ...draft, versions: [...draft.versions, version] };
    }
    case 'question':
      return remarked(draft, { kind: 'asked', message: change.message, choices: change.choices });
    case 'refusal':
      return remarked(draft, { kind: 'refused', message: change.message });
  }
}

/** Typing goes on in the version it began in; it is what came in that stays as it was. */
function withEdit([first, ...later]: Versions, understood: Understood): Versions {
  const last = later.at(-1);
  if (last === undefined) return [first, { understood, remarks: [] }];
  return [first, ...later.slice(0, -1), { ...last, understood }];
}

function withoutLast([first, ...later]: Versions): Versions {
  const kept = later.slice(0, -1);
  const last = kept.at(-1) ?? first;
  // The sentence whose change is taken back goes with it.
  const trimmed = {
    ...last,
    remarks: last.remarks.slice(
      0,
      last.remarks.findLastIndex(({ kind }) => kind === 'said'),
    ),
  };
  return kept.length === 0 ? [trimmed] : [first, ...kept.slice(0, -1), trimmed];
}
