import { z } from 'zod';
import type { HostAnswer, HostCall } from '../call-host.ts';
import { PushFailure } from '../../push-failure.ts';
import { refuseArchived, takenOrRefused } from '../read-answer.ts';
import type { Repository, Wanted } from '../repository-host.ts';
import { messageOf, refusalOf, valueOf } from './refused.ts';

const answered = z.object({
  id: z.int(),
  full_name: z.string(),
  html_url: z.url({ protocol: /^https?$/ }),
  private: z.boolean(),
  default_branch: z.string(),
  archived: z.boolean().optional(),
});

/**
 * The repository of that name, made where there is none: with a first commit, as an empty one takes no files by the Git data API.
 *
 * @throws PushFailure where it can neither be seen nor made, or takes no changes
 */
export async function findRepository(call: HostCall, wanted: Wanted): Promise<Repository> {
  const user = valueOf(await call('GET', '/user'), z.object({ login: z.string() }), {
    doing: 'asking whose token it is',
    right: 'contents',
  });
  const owner = wanted.owner === '' ? user.login : wanted.owner;
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(wanted.name)}`;
  const seen = await call('GET', path);
  if (seen.status === 200) return repositoryOf(seen, false);
  if (seen.status !== 404) throw refusalOf(seen, { doing: 'looking for the repository', right: 'contents' });
  const isOwn = owner.toLowerCase() === user.login.toLowerCase();
  const made = await call('POST', isOwn ? '/user/repos' : `/orgs/${encodeURIComponent(owner)}/repos`, {
    name: wanted.name,
    private: wanted.isPrivate,
    auto_init: true,
  });
  if (made.status === 201) return repositoryOf(made, true);
  if (made.status === 422) {
    const said = messageOf(made.body);
    const fullName = `${owner}/${wanted.name}`;
    const refused = { host: 'github', fullName, path, said, taken: /already exists/i } as const;
    return takenOrRefused(call, refused, (answer) => repositoryOf(answer, false));
  }
  if (made.status === 404 && !isOwn) throw new PushFailure(`GitHub knows no organisation ${owner}.`, 'owner');
  throw refusalOf(made, { doing: `making the repository ${owner}/${wanted.name}`, right: 'administration' });
}

function repositoryOf(answer: HostAnswer, isNew: boolean): Repository {
  const found = valueOf(answer, answered, { doing: 'looking for the repository', right: 'contents' });
  refuseArchived(found.full_name, found.archived);
  const [owner = '', name = ''] = found.full_name.split('/');
  return {
    id: found.id,
    path: `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`,
    fullName: found.full_name,
    owner,
    page: found.html_url,
    isPrivate: found.private,
    defaultBranch: found.default_branch,
    isNew,
  };
}
