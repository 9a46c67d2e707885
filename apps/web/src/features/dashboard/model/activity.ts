import { countOf } from '@backsmith/text';
import type { Project } from '@backsmith/contract';

/** What happened to a project, before and after its quoted name (spec 2 §2.1). */
export function activityOf({ status }: Pick<Project, 'status'>): string {
  switch (status) {
    case 'completed':
      return 'completed successfully';
    case 'generating':
      return 'is being generated';
    case 'draft':
    case 'failed':
      return 'created';
  }
}

/** The toast for projects that appeared since the last load; null when there are none, and for the first load. */
export function newProjectsMessage(before: number | undefined, now: number): string | null {
  const risen = before === undefined ? 0 : now - before;
  if (risen <= 0) return null;
  return countOf(risen, 'new project');
}
