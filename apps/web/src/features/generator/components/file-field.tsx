import { formatBytes, LIMITS } from '@backsmith/contract';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { FileRow } from '../../../shared/ui/file-row.tsx';

type FileFieldProps = {
  readonly file: File | null;
  readonly onTake: (file: File) => void;
  readonly onRemove: () => void;
};

/** The schema as a file. */
export function FileField({ file, onTake, onRemove }: FileFieldProps) {
  return (
    <div className="grid gap-3">
      {file === null ? (
        <FileDrop
          label="Drop a .sql file here"
          accept=".sql"
          hint={
            <>
              or <span className="link">choose one</span>, up to {LIMITS.upload.label}
            </>
          }
          onFile={onTake}
          className="min-h-[220px]"
        />
      ) : (
        <FileRow name={file.name} size={formatBytes(file.size)} onRemove={onRemove} />
      )}
      <p className="text-13 text-fg-3">
        Dumps are fine as your tools write them. Only the structure is read; rows of data are skipped.
      </p>
    </div>
  );
}
