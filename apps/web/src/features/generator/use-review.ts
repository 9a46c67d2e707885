import { useEffect, useEffectEvent } from 'react';
import type { KeptTemplate } from '../../shared/lib/kept-template.ts';
import type { Mode } from './components/compose-head.tsx';
import type { GenerationFailure } from './model/failure.ts';
import type { DraftSchema } from './model/setup.ts';
import { editSchema } from './api/edit-schema.ts';
import { answerByServer, answerHere } from './understanding/answer-follow-up.ts';
import { ask, wakeReader } from './understanding/reader.ts';
import { isEdited, presentOf, useDraft, type Draft } from './understanding/use-draft.ts';

/** What is understood of the file, of the idea and of the chosen model, each kept while one looks at another. */
export function useReview(file: File | null, template: KeptTemplate | null = null) {
  const fromFile = useDraft((followUp) => answerHere({ ask }, followUp));
  const fromIdea = useDraft((followUp) => answerByServer({ ask, editSchema }, followUp));
  const fromModel = useDraft((followUp) => answerByServer({ ask, editSchema }, followUp));
  const of = (mode: Mode) => ({ chat: fromIdea, file: fromFile, model: fromModel })[mode];

  useEffect(wakeReader, []);

  const readFile = useEffectEvent((given: File) => {
    void fromFile.begin(given, async () => {
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
    void fromModel.begin(chosen, () => ask({ ask: 'template', name: chosen.name, packs }));
  });
  const forgetTemplate = useEffectEvent(() => fromModel.forget());
  useEffect(() => {
    if (template) readTemplate(template);
    else forgetTemplate();
  }, [template]);

  /** Reads an idea here, without sending it. @returns why it leads to no schema, or null */
  const readIdea = async (idea: string): Promise<GenerationFailure | null> => {
    let failure: GenerationFailure | null = null;
    await fromIdea.begin({ idea }, async () => {
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
    forgetIdea: fromIdea.forget,
    isReading: (mode: Mode) => of(mode).state.at === 'reading',
    draftOf: (mode: Mode): Draft | null => {
      const { state } = of(mode);
      return state.at === 'read' ? state : null;
    },
    /** What is built instead of what the server would read: a text that was changed, or a schema made here that was seen. */
    textOf: (mode: Mode): string | undefined => {
      const { state } = of(mode);
      if (state.at !== 'read') return undefined;
      return mode !== 'file' || isEdited(state) ? presentOf(state).text : undefined;
    },
    /** Shows a schema the server holds; what was read here stays as it is, but for an idea's. */
    hold: async (mode: Mode, schema: DraftSchema) => {
      if (mode !== 'chat' && of(mode).state.at === 'read') return;
      const work = async () => ({
        understood: await ask({ ask: 'read', source: { text: schema.sqlSchema } }),
        notes: schema.notes ?? [],
        guide: schema.guide,
      });
      await of(mode).begin(schema, work);
    },
    handlersOf: (mode: Mode, draft: Draft) => ({
      onEdit: (text: string) => void of(mode).edit(draft, text),
      onSay: (sentence: string) => void of(mode).say(draft, sentence),
      onUndo: of(mode).undo,
      onKeep: of(mode).keep,
    }),
  };
}

export type Review = ReturnType<typeof useReview>;
