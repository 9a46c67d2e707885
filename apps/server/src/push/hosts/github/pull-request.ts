import { z } from 'zod';
import type { HostCall } from '../call-host.ts';
import type { Repository } from '../repository-host.ts';
import { messageOf, valueOf, type Asked } from './refused.ts';

const OPENING: Asked = { doing: 'opening the pull request', right: 'pull_requests' };

const opened = z.object({ html_url: z.url({ protocol: /^https?$/ }) });

/**
 * Opens a pull request of a branch into the default branch, or finds the one that is open.
 *
 * @returns the address of its page; undefined where the default branch has all of the branch already
 * @throws PushFailure
 */
export async function openPullRequest(
  call: HostCall,
  { path, owner, defaultBranch }: Repository,
  branch: string,
  text: { readonly title: string; readonly body: string },
): Promise<string | undefined> {
  const answer = await call('POST', `${path}/pulls`, { ...text, head: branch, base: defaultBranch });
  if (answer.status !== 422) return valueOf(answer, opened, OPENING).html_url;
  const said = messageOf(answer.body);
  if (/no commits between/i.test(said)) return undefined;
  const query = new URLSearchParams({ state: 'open', head: `${owner}:${branch}`, base: defaultBranch });
  const listed = valueOf(await call('GET', `${path}/pulls?${query.toString()}`), z.array(opened), OPENING);
  return listed[0]?.html_url ?? valueOf(answer, opened, OPENING).html_url;
}
