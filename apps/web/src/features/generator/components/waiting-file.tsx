import { formatMegabytes } from '@backsmith/contract';
import { FileRow } from '../../../shared/ui/file-row.tsx';

/** A file that was given before the wizard: it waits here and is used after step 3. */
export function WaitingFile({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  return (
    <div className="grid gap-2">
      <FileRow name={file.name} size={formatMegabytes(file.size)} onRemove={onRemove} />
      <p className="text-13 text-fg-2">Your file is ready. It is uploaded when you build from it.</p>
    </div>
  );
}
