import { PRODUCT } from '@backsmith/contract';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FolderPlus } from '../ui/tool-icons.ts';

/** A list of projects before the first. */
export function NoProjects() {
  return (
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
  );
}
