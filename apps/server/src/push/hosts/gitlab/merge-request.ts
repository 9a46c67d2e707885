import { z } from 'zod';
import type { HostCall } from '../call-host.ts';
import type { Repository } from '../repository-host.ts';
import { valueOf, type Asked } from './refused.ts';

const OPENING: Asked = { doing: 'opening the merge request', role: 'Developer' };

const opened = z.object({ web_url: z.url({ protocol: /^https?$/ }) });

/**
 * Opens a merge request of a branch into the default branch, or finds the one that is open.
 *
 * @returns the address of its page; undefined where the default branch has all of the branch already
 * @throws PushFailure
 */
export async function openMergeRequest(
  call: HostCall,
  { path, defaultBranch }: Repository,
  branch: string,
  { title, body }: { readonly title: string; readonly body: string },
): Promise<string | undefined> {
  const range = new URLSearchParams({ from: defaultBranch, to: branch });
  const compared = await call('GET', `${path}/repository/compare?${range.toString()}`);
  // GitLab opens empty merge requests, too.
  if (valueOf(compared, z.object({ commits: z.array(z.unknown()) }), OPENING).commits.length === 0) return undefined;
  const answer = await call('POST', `${path}/merge_requests`, {
    source_branch: branch,
    target_branch: defaultBranch,
    title,
    description: body,
    remove_source_branch: true,
  });
  if (answer.status !== 409) return valueOf(answer, opened, OPENING).web_url;
  const query = new URLSearchParams({ state: 'opened', source_branch: branch, target_branch: defaultBranch });
  const listed = valueOf(await call('GET', `${path}/merge_requests?${query.toString()}`), z.array(opened), OPENING);
  return listed[0]?.web_url ?? valueOf(answer, opened, OPENING).web_url;
}
