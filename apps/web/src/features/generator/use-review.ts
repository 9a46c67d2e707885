import type { Dialect } from '@backsmith/sql';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeptTemplate } from '../../shared/lib/kept-template.ts';
import { keepTyping, keptTyping } from '../../shared/lib/kept-typing.ts';
import type { Mode } from './components/compose-head.tsx';
import type { GenerationFailure } from './model/failure.ts';
import type { DraftSchema } from './model/setup.ts';
import { editSchema } from './api/edit-schema.ts';
import { answerByServer, answerHere, type AnswerFollowUp } from './understanding/answer-follow-up.ts';
import type { Drafted } from './understanding/understood.ts';
import { keptOf, withTyping, type KeptDraft } from './understanding/kept-draft.ts';
import { ask, wakeReader } from './understanding/reader.ts';
import { sentText } from './understanding/sent-text.ts';
import { isEdited, presentOf, useDraft, type Draft } from './understanding/use-draft.ts';

/** The schema of each mode as it is kept. */
export type KeptDrafts = Readonly<Partial<Record<Mode, KeptDraft | undefined>>>;

/** What was left here before: the idea, and what had become of each schema. */
export type LeftReview = { readonly idea: string; readonly drafts: KeptDrafts };

type ReviewOptions = {
  /** What is gone on with; absent where nothing is kept. */
  readonly left?: LeftReview;
  /** Nobody is signed in: the server is asked nothing. */
  readonly isStranger?: boolean;
};

/** What is understood of the file, of the idea and of the chosen model, each kept while one looks at another. */
export function useReview(
  file: File | null,
  template: KeptTemplate | null = null,
  { left, isStranger = false }: ReviewOptions = {},
) {
  const answer: AnswerFollowUp = (followUp) =>
    isStranger ? answerHere({ ask }, followUp) : answerByServer({ ask, editSchema }, followUp);
  const fromFile = useDraft((followUp) => answerHere({ ask }, followUp));
  const fromIdea = useDraft(answer);
  const fromModel = useDraft(answer);
  const of = (mode: Mode) => ({ chat: fromIdea, file: fromFile, model: fromModel })[mode];

  useEffect(wakeReader, []);

  /** What was left and is not taken up yet: a file takes a moment to arrive. */
  const waiting = useRef<KeptDrafts>(left?.drafts ?? {});
  const setAside = (mode: Mode) => {
    waiting.current = { ...waiting.current, [mode]: undefined };
  };
  const begin = async (mode: Mode, origin: object, work: () => Promise<Drafted | null>) => {
    const kept = waiting.current[mode];
    const typing = keptTyping();
    const isTyped = kept !== undefined && typing?.mode === mode;
    const begun = await of(mode).begin(origin, work, isTyped ? withTyping(kept, typing.text) : kept);
    if (begun === null) return;
    setAside(mode);
    if (begun.unanswered !== null) await of(mode).say(begun.draft, begun.unanswered);
  };
  const takeUpIdea = useEffectEvent(() => {
    const kept = waiting.current.chat;
    if (left === undefined || kept === undefined) return;
    const [{ text, dialect }] = kept.versions;
    void begin('chat', { idea: left.idea }, async () => ({
      understood: await ask({ ask: 'read', source: { text, dialect } }),
    }));
  });
  useEffect(() => takeUpIdea(), []);

  const readFile = useEffectEvent((given: File) => {
    void begin('file', given, async () => {
      const bytes = new Uint8Array(await given.arrayBuffer());
      return { understood: await ask({ ask: 'read', source: { bytes, name: given.name } }) };
    });
  });
  const forgetFile = useEffectEvent(() => fromFile.forget());
  useEffect(() => {
    if (file) readFile(file);
    else forgetFile();
  }, [file]);

  const readTemplate = useEffectEvent((chosen: KeptTemplate) => {
    const packs = chosen.packs.map(({ name }) => name);
    void begin('model', chosen, () => ask({ ask: 'template', name: chosen.name, packs }));
  });
  const forgetTemplate = useEffectEvent(() => fromModel.forget());
  useEffect(() => {
    if (template) readTemplate(template);
    else forgetTemplate();
  }, [template]);

  /** Reads an idea here, without sending it. @returns why it leads to no schema, or null */
  const readIdea = async (idea: string): Promise<GenerationFailure | null> => {
    let failure: GenerationFailure | null = null;
    setAside('chat');
    await begin('chat', { idea }, async () => {
      const found = await ask({ ask: 'idea', idea: idea.trim() });
      if (found.kind === 'schema') return found;
      failure = { code: found.code, title: found.message, suggestions: found.suggestions };
      return null;
    });
    return failure;
  };

  /** Ideas that would do, made of the words of one that does not. */
  const suggestionsFor = async (idea: string): Promise<readonly string[]> => {
    const found = await ask({ ask: 'idea', idea });
    return found.kind === 'refusal' ? found.suggestions : [];
  };

  return {
    readIdea,
    suggestionsFor,
    forgetIdea: () => {
      setAside('chat');
      fromIdea.forget();
    },
    /** Leaves nothing to go on with: it was removed. */
    setAside,
    /** What changes when something is to be kept. */
    states: [fromFile.state, fromIdea.state, fromModel.state] as const,
    /** All of it as it is kept; null where it is too large. */
    toKeep: (): KeptDrafts | null => {
      const kept = (mode: Mode) => {
        const { state } = of(mode);
        return state.at === 'read' ? keptOf(state) : waiting.current[mode];
      };
      const [chat, fileDraft, model] = [kept('chat'), kept('file'), kept('model')];
      return chat === null || fileDraft === null || model === null ? null : { chat, file: fileDraft, model };
    },
    /** True where a schema was changed here, by hand or by a sentence. */
    hasChanges: [fromFile, fromIdea, fromModel].some(({ state }) => state.at === 'read' && state.versions.length > 1),
    isReading: (mode: Mode) => of(mode).state.at === 'reading',
    draftOf: (mode: Mode): Draft | null => {
      const { state } = of(mode);
      return state.at === 'read' ? state : null;
    },
    /** What is built instead of what the server would read: a text that was changed, or a schema made here that was seen. */
    textOf: (mode: Mode): string | undefined => {
      const { state } = of(mode);
      if (state.at !== 'read') return undefined;
      return mode !== 'file' || isEdited(state) ? sentText(presentOf(state)) : undefined;
    },
    /** Shows a schema the server holds; what was read here stays as it is, but for an idea's. */
    hold: async (mode: Mode, schema: DraftSchema) => {
      if (mode !== 'chat' && of(mode).state.at === 'read') return;
      const work = async () => ({
        understood: await ask({ ask: 'read', source: { text: schema.sqlSchema } }),
        notes: schema.notes ?? [],
        guide: schema.guide,
      });
      setAside(mode);
      await begin(mode, schema, work);
    },
    handlersOf: (mode: Mode, draft: Draft) => ({
      onEdit: (text: string) => {
        if (left !== undefined) keepTyping({ mode, text });
        void of(mode).edit({ text, dialect: presentOf(draft).dialect });
      },
      /** Reads the same text by another dialect. */
      onDialect: (dialect: Dialect) => void of(mode).edit({ text: presentOf(draft).text, dialect }),
      /** What was typed when the page was left, and is not read yet. */
      onUnread: (text: string) => {
        if (left !== undefined) keepTyping({ mode, text });
      },
      onSay: (sentence: string) => void of(mode).say(draft, sentence),
      onUndo: of(mode).undo,
      onKeep: of(mode).keep,
    }),
  };
}

export type Review = ReturnType<typeof useReview>;
