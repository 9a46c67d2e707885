import { isFlagOn, PRODUCT, type Project } from '@backsmith/contract';
import { labelOf } from '@backsmith/options';
import { useState } from 'react';
import { countOf } from '@backsmith/text';
import { featureName, tagsOf } from '../analytics/features.ts';
import { formatDateTime } from '../lib/format.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Note } from '../ui/note.tsx';
import { projectPath } from './again-path.ts';
import { useProjectChanges } from './use-project-changes.ts';

type SettingsDialogProps = {
  readonly project: Project;
  readonly onClose: () => void;
  /** Absent: closing is enough. */
  readonly onDeleted?: () => void;
};

/** What was chosen for a project and what came of it, and its end. */
export function SettingsDialog({ project, onClose, onDeleted = onClose }: SettingsDialogProps) {
  const { remove } = useProjectChanges(project, onDeleted);
  const [isSure, setSure] = useState(false);
  const isBusy = project.status === 'generating';
  return (
    <Dialog
      title={`Settings of ${project.name}`}
      onClose={onClose}
      actions={
        isSure ? (
          <>
            <Button onClick={() => setSure(false)}>Keep it</Button>
            <Button tone="danger" busy={remove.isPending} busyLabel="Deleting..." onClick={() => remove.mutate()}>
              Delete for good
            </Button>
          </>
        ) : (
          <>
            <Button tone="danger" disabled={isBusy} onClick={() => setSure(true)}>
              Delete project
            </Button>
            {project.status !== 'draft' && (
              <ButtonLink to={`${PRODUCT.chatPath}?project=${encodeURIComponent(project.id)}`}>
                Open its latest run
              </ButtonLink>
            )}
            <ButtonLink to={projectPath(project)}>Versions and report</ButtonLink>
          </>
        )
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-13">
        {factsOf(project).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-fg-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {isBusy && (
        <p className="text-13 text-fg-2">A project that is being generated can be deleted when it has ended.</p>
      )}
      {isSure && (
        <Note tone="bad" role="alert">
          <p>The schema, all versions and the zip are deleted. This cannot be undone. Payments and receipts stay.</p>
        </Note>
      )}
    </Dialog>
  );
}

function factsOf(project: Project): readonly (readonly [name: string, value: string])[] {
  const { metadata, database, versions, leftOut, status } = project;
  const features = tagsOf(project).map(featureName);
  const chosen = [
    ['Architecture', isFlagOn(metadata.isMonolithicApplication) ? 'Monolith' : 'Microservices'],
    ['Features', ['CRUD', ...features].join(', ')],
    ['Database', database === null ? 'As the schema is written for' : labelOf('database', database)],
  ] as const;
  return [
    ['Created', formatDateTime(project.createdAt)],
    ['Latest version', project.generatedAt === null ? 'None yet' : formatDateTime(project.generatedAt)],
    ['Versions', String(versions)],
    ...(status === 'draft' ? [] : chosen),
    [
      'Report',
      leftOut === 0
        ? 'Nothing was left out'
        : `${countOf(leftOut, 'finding')}, each with its line in REPORT.md of the zip`,
    ],
  ];
}
