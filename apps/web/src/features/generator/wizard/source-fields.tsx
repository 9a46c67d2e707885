import { checkSqlFile } from '@backsmith/contract';
import { useState } from 'react';
import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import type { Mode } from '../components/compose-head.tsx';
import { FileField } from '../components/file-field.tsx';
import { IdeaField } from '../components/idea-field.tsx';
import { WaitingTemplate } from '../components/waiting-template.tsx';
import type { Draft } from '../understanding/use-draft.ts';

type SourceFieldsProps = {
  readonly fromIdea: boolean;
  readonly idea: string;
  readonly onIdea: (text: string) => void;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  readonly template: KeptTemplate | null;
  /** What was understood of each of them. */
  readonly draftOf: (mode: Mode) => Draft | null;
  readonly onRemoveIdea: () => void;
  readonly onRemoveTemplate: () => void;
  /** Enter in the field of the idea. */
  readonly onSend: () => void;
};

/** The prompt and the drop zone of step 3, with what was brought before. */
export function SourceFields({ fromIdea, idea, file, template, draftOf, ...on }: SourceFieldsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  // What was made of the words may have been changed since: it is given up by a press alone.
  const isRead = draftOf('chat') !== null;
  const take = (chosen: File) => {
    const found = checkSqlFile(chosen);
    setProblem(found?.message ?? null);
    if (found === undefined) on.onFile(chosen);
  };
  return (
    <div className="grid gap-5">
      {template && <WaitingTemplate template={template} draft={draftOf('model')} onRemove={on.onRemoveTemplate} />}
      <FileField file={file} onTake={take} onRemove={() => on.onFile(null)} />
      {problem !== null && (
        <Note tone="bad" role="alert">
          <p>{problem}</p>
        </Note>
      )}
      {fromIdea && isRead && <FileRow name="Your idea" size={idea} onRemove={on.onRemoveIdea} />}
      {fromIdea && !isRead && <IdeaField value={idea} onChange={on.onIdea} onSend={on.onSend} />}
    </div>
  );
}
