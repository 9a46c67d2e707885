import { formatBytes, type Project, type ProjectVersion } from '@backsmith/contract';
import { FEATURES, featuresOn, featuresWhere, labelOf } from '@backsmith/options';
import { useState } from 'react';
import { countOf } from '@backsmith/text';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Download } from '../../../shared/ui/tool-icons.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useArchive } from '../api/use-archive.ts';
import { UpdateDialog } from './update-dialog.tsx';
import { VersionReport } from './version-report.tsx';

type VersionItemProps = {
  readonly project: Project;
  readonly version: ProjectVersion;
  readonly isLatest: boolean;
};

/** One version: when, with what, what is different from the one before, its report and its archives. */
export function VersionItem({ project, version, isLatest }: VersionItemProps) {
  const { number, createdAt, generator, options, tables } = version;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-16 font-semibold">Version {number}</h3>
        {isLatest && <Tag>latest</Tag>}
        <p className="text-13 text-fg-2 tabular-nums">
          {formatDateTime(createdAt)}
          {generator !== null && <span className="text-fg-3">, Backsmith {generator}</span>}
        </p>
      </div>
      <p className="text-13 text-fg-2">
        <span className="mono break-all">{options.packageName}</span>, {chosenOf(options).join(', ')}
        {tables !== null && `, ${countOf(tables, 'table')}`}
      </p>
      {number > 1 && <Changes changes={version.changes} isKnown={generator !== null} number={number} />}
      <VersionReport projectId={project.id} version={version} />
      <Archives project={project} version={version} />
    </li>
  );
}

function chosenOf({ architectureType, features, options = {} }: ProjectVersion['options']): readonly string[] {
  const parts = featuresOn(featuresWhere((name) => features[name])).map((name) => FEATURES[name].label);
  const { database, javaVersion, layout } = options;
  return [
    labelOf('architecture', architectureType),
    ...['CRUD', ...parts],
    ...(database === undefined ? [] : [labelOf('database', database)]),
    ...(javaVersion === undefined ? [] : [labelOf('javaVersion', javaVersion)]),
    ...(layout === undefined ? [] : [labelOf('layout', layout)]),
  ];
}

/** Changes at first sight; the rest waits behind a button. */
const FIRST = 6;

type ChangesProps = { readonly changes: readonly string[]; readonly isKnown: boolean; readonly number: number };

function Changes({ changes, isKnown, number }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  if (!isKnown) return null;
  if (changes.length === 0) return <p className="text-13 text-fg-2">The same schema as version {number - 1}.</p>;
  return (
    <div className="grid gap-1.5 text-13">
      <ul aria-label={`Changes in version ${number}`} className="grid gap-0.5">
        {(isWhole ? changes : changes.slice(0, FIRST)).map((change, at) => (
          <li key={at} className="mono break-words text-fg-2">
            {change}
          </li>
        ))}
      </ul>
      {!isWhole && changes.length > FIRST && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            Show all {changes.length} changes
          </Button>
        </div>
      )}
    </div>
  );
}

function Archives({ project, version }: { readonly project: Project; readonly version: ProjectVersion }) {
  const { number, stored, bytes, sha256, update } = version;
  const name = version.options.projectName;
  const archive = useArchive(project.id, name, number);
  const [isUpdating, setUpdating] = useState(false);
  if (stored === null) {
    return <p className="text-13 text-fg-2">Made before versions were kept; its zip is no longer stored.</p>;
  }
  return (
    <div className="grid gap-2 rounded-control bg-surface-2 p-3 text-13">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          busy={archive.isPending}
          busyLabel={stored ? 'Downloading...' : 'Making it again...'}
          onClick={() => archive.mutate({ kind: 'full' })}
        >
          <Icon of={Download} />
          {stored ? 'Download' : 'Make again and download'}
          <span className="sr-only"> version {number}</span>
        </Button>
        {update.refusal === null && (
          <Button size="sm" onClick={() => setUpdating(true)}>
            Update for a database in use
            <span className="sr-only"> to version {number}</span>
          </Button>
        )}
        {bytes !== null && <span className="text-fg-2 tabular-nums">{formatBytes(bytes)}</span>}
      </div>
      {sha256 !== null && (
        <p className="text-12 text-fg-2">
          SHA-256 <span className="mono break-all select-all">{sha256}</span>
        </p>
      )}
      {number > 1 && update.refusal !== null && (
        <p className="text-12 text-fg-2">No update for a database in use: {update.refusal}</p>
      )}
      {archive.data && !archive.data.isSame && (
        <p role="status" className="text-fg-2">
          Another version of Backsmith made this first. The zip was made again by the present one and has a checksum of
          its own.
        </p>
      )}
      {isUpdating && <UpdateDialog project={project} version={version} onClose={() => setUpdating(false)} />}
    </div>
  );
}
