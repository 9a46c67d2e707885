import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { countsOf } from '../review/counts.ts';
import { saidOf } from '../review/origin.tsx';
import { presentOf, type Draft } from '../understanding/use-draft.ts';

type WaitingTemplateProps = {
  readonly template: KeptTemplate;
  readonly draft: Draft | null;
  readonly onRemove: () => void;
};

/** A model that was chosen before the wizard: it is shown after step 3. */
export function WaitingTemplate({ template, draft, onRemove }: WaitingTemplateProps) {
  return (
    <div className="grid gap-2">
      <FileRow name={saidOf(template)} size="Model" onRemove={onRemove} />
      <p className="text-13 text-fg-2">
        {draft && presentOf(draft).tables.length > 0 && <>{countsOf(presentOf(draft))}. </>}
        You see its schema, and can change it, once the three steps are done.
      </p>
    </div>
  );
}
