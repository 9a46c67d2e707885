import type { Project } from '@backsmith/contract';

/** Where a project is generated again, or for the first time. */
export function againPath({ id }: Pick<Project, 'id'>): string {
  return `/projects/${encodeURIComponent(id)}/again`;
}

/** Where a project is shown. */
export function projectPath({ id }: Pick<Project, 'id'>): string {
  return `/projects/${encodeURIComponent(id)}`;
}

/** What generating a project is called, by what there is of it. */
export function againLabel({ status, versions }: Pick<Project, 'status' | 'versions'>): string {
  if (versions > 0) return 'Build again';
  return status === 'draft' ? 'Continue' : 'Try again';
}
