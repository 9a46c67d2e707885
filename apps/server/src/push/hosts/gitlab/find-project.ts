import { z } from 'zod';
import { PushFailure } from '../../push-failure.ts';
import type { HostAnswer, HostCall } from '../call-host.ts';
import { refuseArchived, takenOrRefused } from '../read-answer.ts';
import type { Repository, Wanted } from '../repository-host.ts';
import { messageOf, refusalOf, valueOf, type Asked } from './refused.ts';

const answered = z.object({
  id: z.int(),
  path_with_namespace: z.string(),
  web_url: z.url({ protocol: /^https?$/ }),
  visibility: z.string(),
  // An empty project has none.
  default_branch: z.string().nullish(),
  archived: z.boolean().optional(),
});

const LOOKING: Asked = { doing: 'looking for the project', role: 'Developer' };

/**
 * The project of that path, made where there is none, with a first commit.
 *
 * @throws PushFailure where it can neither be seen nor made, or takes no changes
 */
export async function findProject(call: HostCall, wanted: Wanted): Promise<Repository> {
  const user = valueOf(await call('GET', '/user'), z.object({ username: z.string() }), {
    doing: 'asking whose token it is',
    role: 'Developer',
  });
  const owner = wanted.owner === '' ? user.username : wanted.owner;
  const path = `/projects/${encodeURIComponent(`${owner}/${wanted.name}`)}`;
  const seen = await call('GET', path);
  if (seen.status === 200) return projectOf(seen, false);
  if (seen.status !== 404) throw refusalOf(seen, LOOKING);
  const isOwn = owner.toLowerCase() === user.username.toLowerCase();
  const made = await call('POST', '/projects', {
    name: wanted.name,
    path: wanted.name,
    visibility: wanted.isPrivate ? 'private' : 'public',
    initialize_with_readme: true,
    ...(isOwn ? {} : { namespace_id: await groupId(call, owner) }),
  });
  if (made.status === 201) return projectOf(made, true);
  if (made.status === 400) {
    const said = messageOf(made.body);
    const fullName = `${owner}/${wanted.name}`;
    const refused = { host: 'gitlab', fullName, path, said, taken: /already been taken/i } as const;
    return takenOrRefused(call, refused, (answer) => projectOf(answer, false));
  }
  throw refusalOf(made, { doing: `making the project ${owner}/${wanted.name}`, role: 'Maintainer' });
}

async function groupId(call: HostCall, group: string): Promise<number> {
  const answer = await call('GET', `/namespaces/${encodeURIComponent(group)}`);
  if (answer.status === 404) {
    throw new PushFailure(`GitLab knows no group ${group}, or the token may not see it. Type its whole path.`, 'owner');
  }
  return valueOf(answer, z.object({ id: z.int() }), { doing: `looking for the group ${group}`, role: 'Maintainer' }).id;
}

function projectOf(answer: HostAnswer, isNew: boolean): Repository {
  const found = valueOf(answer, answered, LOOKING);
  const fullName = found.path_with_namespace;
  refuseArchived(fullName, found.archived);
  return {
    id: found.id,
    path: `/projects/${found.id}`,
    fullName,
    owner: fullName.slice(0, fullName.lastIndexOf('/')),
    page: found.web_url,
    isPrivate: found.visibility !== 'public',
    defaultBranch: found.default_branch ?? 'main',
    isNew,
  };
}
