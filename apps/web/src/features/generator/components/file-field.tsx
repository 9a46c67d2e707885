import { formatBytes, LIMITS } from '@backsmith/contract';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { FileRow } from '../../../shared/ui/file-row.tsx';

type FileFieldProps = {
  readonly file: File | null;
  /** Nothing can be built from it: another one is asked for. */
  readonly isOfNoUse?: boolean;
  readonly onTake: (file: File) => void;
  readonly onRemove: () => void;
};

/** The schema as a file. */
export function FileField({ file, isOfNoUse = false, onTake, onRemove }: FileFieldProps) {
  return (
    <div className="grid gap-3">
      {file !== null && <FileRow name={file.name} size={formatBytes(file.size)} onRemove={onRemove} />}
      {(file === null || isOfNoUse) && (
        <FileDrop
          label={file === null ? 'Drop a .sql file here' : 'Drop another .sql file here'}
          accept=".sql"
          hint={
            <>
              or <span className="link">choose one</span>, up to {LIMITS.upload.label}
            </>
          }
          onFile={onTake}
          className="min-h-[220px]"
        />
      )}
      <p className="text-13 text-fg-3">
        Dumps are fine as your tools write them. Only the structure is read; rows of data are skipped.
      </p>
    </div>
  );
}
