import { formatBytes } from '@backsmith/contract';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { countsOf } from '../review/counts.ts';
import { presentOf, type Draft } from '../understanding/use-draft.ts';

type WaitingFileProps = { readonly file: File; readonly draft: Draft | null; readonly onRemove: () => void };

/** A file that was given before the wizard: it waits here, read but not sent, and is used after step 3. */
export function WaitingFile({ file, draft, onRemove }: WaitingFileProps) {
  return (
    <div className="grid gap-2">
      <FileRow name={file.name} size={formatBytes(file.size)} onRemove={onRemove} />
      <p className="text-13 text-fg-2">
        {draft && presentOf(draft).tables.length > 0 && (
          <>
            {presentOf(draft).database} recognised: {countsOf(presentOf(draft))}.{' '}
          </>
        )}
        Your file is ready. It is uploaded when you build from it.
      </p>
    </div>
  );
}
