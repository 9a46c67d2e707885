import type { Project } from '@backsmith/contract';
import type { KeptReview } from '../../../shared/lib/kept-review.ts';

/** A draft that waits in this browser. */
export type WaitingDraft = {
  readonly title: string;
  /** The same work as the server holds it, where it was sent before: shown here, and not once more among the projects. */
  readonly onServer: readonly Project[];
};

/** What waits here, with the projects of the account that are the same work. */
export function draftHere(
  review: Pick<KeptReview, 'title' | 'draft'> | null,
  projects: readonly Project[],
): WaitingDraft | null {
  const title = review?.title;
  if (review === null || typeof title !== 'string') return null;
  const { draft } = review;
  return { title, onServer: draft === undefined ? [] : projects.filter((project) => isOf(project, draft)) };
}

/**
 * The projects that are listed beside what waits here: each draft is shown once.
 *
 * @param review undefined: the browser has not answered yet, and any draft may be the one that waits here
 */
export function listedBeside(
  review: Pick<KeptReview, 'title' | 'draft'> | null | undefined,
  projects: readonly Project[],
): readonly Project[] {
  if (review === undefined)
    return projects.filter((project) => !isUnbuilt(project) || (project.draft ?? null) === null);
  const here = draftHere(review, projects);
  return here === null ? projects : projects.filter((project) => !here.onServer.includes(project));
}

function isUnbuilt({ status }: Project): boolean {
  return status === 'draft' || status === 'failed';
}

/** One project for each way to bring a schema (`file-…`, `chat-…`); what is being built or is built is more than a draft. */
function isOf(project: Project, key: string): boolean {
  return isUnbuilt(project) && project.draft?.endsWith(`-${key}`) === true;
}
