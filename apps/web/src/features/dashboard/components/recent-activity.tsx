import type { Project } from '@backsmith/contract';
import { classNames } from '../../../shared/lib/class-names.ts';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { FILLED } from '../../../shared/ui/tone.ts';
import { activityOf } from '../model/activity.ts';
import { STATUS_TONES } from '../../../shared/ui/status-badge.tsx';

const SHOWN = 5;

/** The first five projects, as what happened to them. */
export function RecentActivity({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Panel aria-labelledby="recent-activity">
      <PanelHead id="recent-activity" title="Recent Activity" />
      {projects.length === 0 ? (
        <p className="px-4 py-6 text-center text-13 text-fg-3">No recent activity</p>
      ) : (
        <ol className="pt-3.5">
          {projects.slice(0, SHOWN).map((project) => (
            <li
              key={project.id}
              className="relative pr-4 pb-3.5 pl-9 text-13 not-last:before:absolute not-last:before:top-[18px] not-last:before:-bottom-[3px] not-last:before:left-5 not-last:before:w-px not-last:before:bg-line"
            >
              <span
                aria-hidden
                className={classNames(
                  'absolute top-[7px] left-[17px] size-[7px] rounded-full',
                  FILLED[STATUS_TONES[project.status]],
                )}
              />
              Project &quot;<span className="mono">{project.name}</span>&quot; {activityOf(project)}
              {project.status === 'failed' && <span className="sr-only"> and failed</span>}
              <span className="block text-12 text-fg-3 tabular-nums">
                {formatDateTime(project.generatedAt ?? project.createdAt)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
