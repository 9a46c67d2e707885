import { type Project, PRODUCT } from '@backsmith/contract';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { ProjectItem } from './project-item.tsx';

const SHOWN = 5;

/** The newest projects, five at first. */
export function RecentProjects({ projects }: { readonly projects: readonly Project[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? projects : projects.slice(0, SHOWN);
  return (
    <Panel aria-labelledby="recent-projects">
      <PanelHead id="recent-projects" title="Recent Projects">
        {projects.length > SHOWN && (
          <Button tone="bare" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'View Fewer' : 'View All'}
          </Button>
        )}
      </PanelHead>
      {projects.length === 0 ? (
        <EmptyState
          icon={FolderPlus}
          title="No projects yet"
          action={
            <ButtonLink tone="ink" to={PRODUCT.chatPath}>
              Create Your First Project
            </ButtonLink>
          }
        >
          Start building your first microservice project
        </EmptyState>
      ) : (
        shown.map((project) => <ProjectItem key={project.id} project={project} />)
      )}
    </Panel>
  );
}
