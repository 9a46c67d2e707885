import type { Project } from '@backsmith/contract';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { NoProjects } from '../../../shared/project/no-projects.tsx';
import { ProjectItem } from '../../../shared/project/project-item.tsx';

const SHOWN = 5;

/** The five newest projects, and the way to all. */
export function RecentProjects({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Panel aria-labelledby="recent-projects">
      <PanelHead id="recent-projects" title="Recent Projects">
        <ButtonLink tone="bare" size="sm" to="/projects">
          View All
        </ButtonLink>
      </PanelHead>
      {projects.length === 0 ? (
        <NoProjects />
      ) : (
        projects.slice(0, SHOWN).map((project) => <ProjectItem key={project.id} project={project} />)
      )}
    </Panel>
  );
}
