import { MESSAGES, PRODUCT, type Project, type Regeneration } from '@backsmith/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { useDownload } from '../../shared/api/use-download.ts';
import { formatDate, formatDateTime } from '../../shared/lib/format.ts';
import { EditDialog } from '../../shared/project/edit-dialog.tsx';
import { SettingsDialog } from '../../shared/project/settings-dialog.tsx';
import { ProofPanel } from '../../shared/proof/proof-panel.tsx';
import { PushPanel } from '../../shared/push/push-panel.tsx';
import { TryoutPanel } from '../../shared/tryout/tryout-panel.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ArrowLeft, Download, FolderPlus, Pencil, RefreshCw, Settings } from '../../shared/ui/tool-icons.ts';
import { LoadProblem } from '../../shared/ui/load-problem.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Panel, PanelHead } from '../../shared/ui/panel.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useProject } from './api/use-project.ts';
import { VersionItem } from './components/version-item.tsx';
import { againLabel, againPath } from '../../shared/project/again-path.ts';

/** One project: what it is, the versions it was generated in, and the way to the next one. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const { data, error, isFetching, refetch } = useProject(projectId);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16">
      <div>
        <ButtonLink tone="bare" size="sm" className="-ml-2.5 print:hidden" to="/projects">
          <Icon of={ArrowLeft} />
          All projects
        </ButtonLink>
      </div>
      {data && <ProjectHead project={data.project} />}
      {data && <State project={data.project} regeneration={data.regeneration} />}
      {data && <ProofPanel projectId={projectId} />}
      {data?.project.status === 'completed' && <TryoutPanel projectId={projectId} />}
      {data?.project.status === 'completed' && <PushPanel projectId={projectId} name={data.project.name} />}
      {data && (
        <Panel aria-labelledby="versions">
          <PanelHead id="versions" title="Versions">
            <span className="mr-1.5 text-13 text-fg-3">{data.versions.length || 'None yet'}</span>
          </PanelHead>
          {data.versions.length === 0 && <NoVersion project={data.project} />}
          <ol>
            {data.versions.map((version, at) => (
              <VersionItem key={version.number} project={data.project} version={version} isLatest={at === 0} />
            ))}
          </ol>
        </Panel>
      )}
      {!data && isGone && (
        <Panel>
          <EmptyState
            icon={FolderPlus}
            title={MESSAGES.projectNotFound}
            action={<ButtonLink to="/projects">All projects</ButtonLink>}
          >
            It may have been deleted.
          </EmptyState>
        </Panel>
      )}
      {!data && error && !isGone && (
        <LoadProblem busy={isFetching} onRetry={refetch}>
          {MESSAGES.versionsFailed}
        </LoadProblem>
      )}
      {!data && !error && <Waiting>Loading the project...</Waiting>}
    </div>
  );
}

function ProjectHead({ project }: { readonly project: Project }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'settings' | null>(null);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 font-mono text-28 tracking-[-0.04em] break-all">{project.name}</h1>
          <StatusBadge status={project.status} />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button square aria-label={`Edit ${project.name}`} onClick={() => setOpen('edit')}>
            <Icon of={Pencil} />
          </Button>
          <Button square aria-label={`Settings of ${project.name}`} onClick={() => setOpen('settings')}>
            <Icon of={Settings} />
          </Button>
          {project.status === 'generating' ? (
            <ButtonLink tone="ember" to={`${PRODUCT.chatPath}?project=${encodeURIComponent(project.id)}`}>
              Watch progress
            </ButtonLink>
          ) : (
            <ButtonLink tone={project.status === 'completed' ? 'plain' : 'ember'} to={againPath(project)}>
              <Icon of={RefreshCw} />
              {againLabel(project)}
            </ButtonLink>
          )}
          {project.status === 'completed' && <DownloadLatest project={project} />}
        </div>
      </div>
      <div className="grid gap-1 text-13 text-fg-2">
        {project.originalIdea !== '' && <p className="break-words">{project.originalIdea}</p>}
        {project.description !== '' && <p className="break-words">{project.description}</p>}
        <p className="text-fg-3 tabular-nums">Created {formatDateTime(project.createdAt)}</p>
      </div>
      {open === 'edit' && <EditDialog project={project} onClose={() => setOpen(null)} />}
      {open === 'settings' && (
        <SettingsDialog
          project={project}
          onClose={() => setOpen(null)}
          onDeleted={() => void navigate('/projects', { replace: true })}
        />
      )}
    </div>
  );
}

/** What most people come for. */
function DownloadLatest({ project: { id, name } }: { readonly project: Project }) {
  const download = useDownload();
  return (
    <Button
      tone="ember"
      busy={download.isPending}
      busyLabel="Downloading..."
      onClick={() => download.mutate({ id, name })}
    >
      <Icon of={Download} />
      Download<span className="sr-only"> {name}</span>
    </Button>
  );
}

/** What stands in the way, and what another version costs. */
function State({ project, regeneration }: { readonly project: Project; readonly regeneration: Regeneration }) {
  const { errorMessage, status } = project;
  const price = priceOf(regeneration);
  return (
    <>
      {errorMessage !== null && (
        <Note tone="bad">
          <p className="break-words">{errorMessage}</p>
          {status === 'completed' ? <p>The versions below are kept.</p> : <p>Your payment is kept for the next try.</p>}
        </Note>
      )}
      {price !== undefined && status !== 'draft' && (
        <Note tone={regeneration.free === null ? 'info' : 'ok'}>
          <p>{price}</p>
        </Note>
      )}
    </>
  );
}

function priceOf({ free, until }: Regeneration): string | undefined {
  switch (free) {
    case 'paid':
      return `Building it again costs nothing until ${formatDate(until)}: with other options your plan covers, or from a corrected schema.`;
    case 'exempt':
      return 'Building it again costs nothing: your account has free access. It counts as one of its generations.';
    case 'unpaid-server':
      return undefined;
    case null:
      return until === null
        ? undefined
        : `The 30 days in which building it again cost nothing ended on ${formatDate(until)}. All versions stay yours.`;
  }
}

function NoVersion({ project }: { readonly project: Project }) {
  return (
    <p className="px-4 py-8 text-center text-13 text-fg-2">
      {project.status === 'generating'
        ? 'The first version is being built.'
        : 'The schema is kept. The first version appears here when it is built.'}
    </p>
  );
}
