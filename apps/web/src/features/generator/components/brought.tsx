import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import type { Review } from '../use-review.ts';
import { WaitingFile } from './waiting-file.tsx';
import { WaitingPrompt } from './waiting-prompt.tsx';
import { WaitingTemplate } from './waiting-template.tsx';

type BroughtProps = {
  readonly file: File | null;
  readonly template: KeptTemplate | null;
  readonly prompt: string | null;
  readonly review: Review;
  readonly onRemoveFile: () => void;
  readonly onRemoveTemplate: () => void;
  readonly onRemovePrompt: () => void;
};

/** What was brought and waits above the steps of the wizard. */
export function Brought({ file, template, prompt, review, ...on }: BroughtProps) {
  return (
    <>
      {file && <WaitingFile file={file} draft={review.draftOf('file')} onRemove={on.onRemoveFile} />}
      {template && (
        <WaitingTemplate template={template} draft={review.draftOf('model')} onRemove={on.onRemoveTemplate} />
      )}
      {prompt !== null && <WaitingPrompt text={prompt} onRemove={on.onRemovePrompt} />}
    </>
  );
}
