import { z } from 'zod';
import { answerGit } from './fake-github-answers.ts';
import { fakeHost, isOf, type FakeAnswer, type FakeAsked, type FakeHost } from './fake-host.ts';

/** All rights the page asks for. */
export const ALL_RIGHTS = new Set(['contents', 'pull_requests', 'workflows', 'administration']);

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: 'Not Found' } };

/** A host on this machine that answers like GitHub. */
export function fakeGitHub(): Promise<FakeHost> {
  return fakeHost((asked, host) => {
    const { pathname } = asked.url;
    if (pathname === '/user') return { status: 200, body: { login: asked.token.login } };
    const made = /^\/(?:user|orgs\/([^/]+))\/repos$/.exec(pathname);
    if (made) return create(asked, made[1] === undefined ? undefined : decodeURIComponent(made[1]), host);
    return below(asked, host);
  });
}

function below(asked: FakeAsked, { moved, address, repositories }: FakeHost): FakeAnswer {
  const [, owner = '', name = '', rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(\/.*)?$/.exec(asked.url.pathname) ?? [];
  const fullName = `${owner}/${name}`.toLowerCase();
  const elsewhere = moved.get(fullName);
  if (elsewhere !== undefined) {
    const location = `${address}/repos/${elsewhere}`;
    return { status: 301, body: { message: 'Moved Permanently' }, headers: { location } };
  }
  const repository = repositories.get(fullName);
  if (repository === undefined || (repository.isPrivate && !isOf(repository, asked.token))) return NOT_FOUND;
  return answerGit(repository, rest, asked, address);
}

const givenRepository = z.object({ name: z.string(), private: z.boolean(), auto_init: z.boolean().optional() });

function create({ body, token }: FakeAsked, org: string | undefined, host: FakeHost): FakeAnswer {
  if (org !== undefined && token.orgs?.includes(org) !== true) return NOT_FOUND;
  if (!token.rights.has('administration')) {
    return {
      status: 403,
      body: { message: 'Resource not accessible by personal access token' },
      headers: { 'x-accepted-github-permissions': 'administration=write' },
    };
  }
  const { name, private: isPrivate, auto_init: hasFirst } = givenRepository.parse(body);
  const fullName = `${org ?? token.login}/${name}`;
  if (host.has(fullName)) {
    const errors = [{ resource: 'Repository', field: 'name', message: 'name already exists on this account' }];
    return { status: 422, body: { message: 'Repository creation failed.', errors } };
  }
  const fresh = host.make(fullName, { isPrivate, isEmpty: hasFirst !== true });
  const asked = { method: 'GET', url: new URL('http://fake'), body: {}, token };
  return { ...answerGit(fresh, '', asked, host.address), status: 201 };
}
