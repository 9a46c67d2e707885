import type { Project } from '@backsmith/contract';
import { PRODUCT } from '@backsmith/contract';
import { labelOf } from '@backsmith/options';
import { useState } from 'react';
import { useDownload } from '../api/use-download.ts';
import { formatDuration, generationSeconds } from '../lib/duration.ts';
import { formatDateTime } from '../lib/format.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { TriangleAlert } from '../ui/icons.ts';
import { Download, FileArchive, Pencil, Settings } from '../ui/tool-icons.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { againLabel, againPath, projectPath } from './again-path.ts';
import { EditDialog } from './edit-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** One project: what it is, where it stands, and its zip once there is one. */
export function ProjectItem({ project }: { readonly project: Project }) {
  const seconds = generationSeconds(project);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3.5 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="min-w-0 break-all font-mono text-14 font-semibold tracking-[-0.02em]">
          <Link to={projectPath(project)} className="hover:underline">
            {project.name}
          </Link>
        </h3>
        <StatusBadge status={project.status} />
        {seconds !== null && (
          <span className="text-12 text-fg-3 tabular-nums max-sm:order-last max-sm:w-full">
            {formatDuration(seconds)}
          </span>
        )}
        <ProjectTools project={project} />
      </div>
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="text-13">
          {project.originalIdea !== '' && (
            <p className="break-words">
              <span className="text-fg-3">Original Idea:</span> {project.originalIdea}
            </p>
          )}
          {project.description !== '' && <p className="break-words text-fg-2">{project.description}</p>}
          <p className="text-12 text-fg-3">{factsOf(project).join(', ')}</p>
        </div>
        <p className="grid content-start text-12 leading-5 text-fg-3 tabular-nums sm:text-right">
          <span>Created {formatDateTime(project.createdAt)}</span>
          {project.generatedAt !== null && <span>Generated {formatDateTime(project.generatedAt)}</span>}
        </p>
      </div>
      {project.errorMessage !== null && (
        <ErrorLine message={project.errorMessage} remark={project.status === 'completed' ? KEPT : undefined} />
      )}
      {project.status === 'completed' && <ArchiveLine project={project} />}
      {project.status === 'generating' && (
        <div>
          <ButtonLink size="sm" to={runOf(project)}>
            Watch progress
          </ButtonLink>
        </div>
      )}
      {project.status === 'draft' && (
        <div>
          <ButtonLink size="sm" to={againPath(project)}>
            {againLabel(project)}
          </ButtonLink>
        </div>
      )}
      {project.status === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ButtonLink size="sm" to={againPath(project)}>
            {againLabel(project)}
          </ButtonLink>
          <ButtonLink size="sm" to={runOf(project)}>
            What happened
          </ButtonLink>
          <span className="text-12 text-fg-3">Your payment is kept for the next try.</span>
        </div>
      )}
    </article>
  );
}

/** Where the latest run of a project is shown. */
function runOf({ id }: Project): string {
  return `${PRODUCT.chatPath}?project=${encodeURIComponent(id)}`;
}

/** What people look for beside the name: what it was made for, how often, and whether anything is missing. */
function factsOf({ database, versions, leftOut }: Project): readonly string[] {
  return [
    ...(database === null ? [] : [labelOf('database', database)]),
    ...(versions > 1 ? [`version ${versions}`] : []),
    ...(versions > 0 && leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
}

/** Edit and settings, which stand at the end of the first line. */
function ProjectTools({ project }: { readonly project: Project }) {
  const [open, setOpen] = useState<'edit' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <span className="ml-auto flex print:hidden">
      <Button tone="bare" size="sm" square aria-label={`Edit ${project.name}`} onClick={() => setOpen('edit')}>
        <Icon of={Pencil} />
      </Button>
      <Button
        tone="bare"
        size="sm"
        square
        aria-label={`Settings of ${project.name}`}
        onClick={() => setOpen('settings')}
      >
        <Icon of={Settings} />
      </Button>
      {open === 'edit' && <EditDialog project={project} onClose={close} />}
      {open === 'settings' && <SettingsDialog project={project} onClose={close} />}
    </span>
  );
}

/** What a failed repetition has not touched. */
const KEPT = 'The previous version is kept; its zip is below.';

function ErrorLine({ message, remark }: { readonly message: string; readonly remark: string | undefined }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-bad-tint px-3 py-2 text-13">
      <Icon of={TriangleAlert} className="mt-0.5 text-bad" />
      <span className="min-w-0 break-words">
        <span className="font-strong">Error:</span> {message}
        {remark !== undefined && <span className="block text-fg-2">{remark}</span>}
      </span>
    </p>
  );
}

function ArchiveLine({ project }: { readonly project: Project }) {
  const download = useDownload();
  const name = project.zipFilename ?? `${project.name}.zip`;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-control bg-surface-2 py-1.5 pr-1.5 pl-3 text-13">
      <Icon of={FileArchive} className="text-fg-3" />
      <span className="mono min-w-0 truncate">{name}</span>
      <span className="text-fg-2">Ready for download</span>
      <Button
        size="sm"
        className="ml-auto"
        aria-label={`Download ${name}`}
        busy={download.isPending}
        onClick={() => download.mutate(project)}
      >
        <Icon of={Download} />
        Download
      </Button>
    </div>
  );
}
