import type { Project, ProjectVersion, Rename } from '@backsmith/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { useArchive } from '../api/use-archive.ts';

type UpdateDialogProps = {
  readonly project: Project;
  readonly version: ProjectVersion;
  readonly onClose: () => void;
};

/** The version for a database in use: what it keeps, what it adds, and which names are new names of old things. */
export function UpdateDialog({ project, version, onClose }: UpdateDialogProps) {
  const { number, update } = version;
  const archive = useArchive(project.id, version.options.projectName, number);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>(update.renames ?? {});
  const ready = archive.data;
  const isAsking = update.possibleRenames.length > 0;
  return (
    <Dialog
      title={`Update to version ${number}`}
      onClose={onClose}
      actions={
        <Button
          tone="ember"
          busy={archive.isPending}
          busyLabel="Writing the migration..."
          onClick={() => archive.mutate({ kind: 'update', ...(update.isFixed ? {} : { renames: said }) })}
        >
          Download the update
        </Button>
      }
    >
      <div className="grid gap-3 text-13">
        <p>
          The whole project again, with the migrations since version {update.since} as they were and one more that
          brings the database along. It adds only: no row is lost, and what would lose one stands in it as a comment.
        </p>
        {isAsking && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-medium">Is one of these a new name?</legend>
            {update.possibleRenames.map((one) => (
              <Checkbox
                key={`${one.from} ${one.to}`}
                checked={said[one.from] === one.to}
                disabled={update.isFixed}
                onChange={({ target }) => setSaid(withRename(said, one, target.checked))}
              >
                <span className="mono break-all">
                  {one.from} is now {one.to}
                </span>
              </Checkbox>
            ))}
            <p className="text-fg-2">
              {update.isFixed
                ? 'A later update follows this one, so its migration does not change any more.'
                : 'Without a tick they are two things: the old one stays with its rows, the new one begins empty.'}
            </p>
          </fieldset>
        )}
        {ready && (
          <Note tone="ok" role="status">
            <p>
              {ready.migrations.length === 0
                ? 'The database stays as it is: no migration was needed.'
                : `New: ${ready.migrations.join(', ')}`}
            </p>
            <p className="text-12">
              SHA-256 <span className="mono break-all select-all">{ready.sha256}</span>
            </p>
          </Note>
        )}
        {ready && ready.findings.length > 0 && (
          <ul aria-label="What the migration does not do" className="grid gap-1 text-fg-2">
            {ready.findings.map((finding) => (
              <li key={finding} className="break-words">
                {finding}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function withRename(
  said: Readonly<Record<string, string>>,
  { from, to }: Rename,
  isSaid: boolean,
): Readonly<Record<string, string>> {
  const others = Object.fromEntries(Object.entries(said).filter(([name]) => name !== from));
  return isSaid ? { ...others, [from]: to } : others;
}
