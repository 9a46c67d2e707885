import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { FakeGitRepository } from './fake-git-repository.ts';
import { answerGit, type FakeAnswer, type FakeAsked, type FakeToken } from './fake-github-answers.ts';

/** What goes wrong: before the call is done, after it was done, or instead of it. */
export type FakeFault = {
  /** Which calls, such as `POST /repos/ada/shop/git/trees`. */
  readonly at: RegExp;
  readonly kind: 'cut' | 'cut-after' | 'slow' | FakeAnswer;
  times: number;
};

/** All rights the page asks for. */
export const ALL_RIGHTS = new Set(['contents', 'pull_requests', 'workflows', 'administration']);

/** How long a slow answer takes: longer than a test waits for one. Milliseconds. */
const SLOW = 3000;

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: 'Not Found' } };

function isOf({ owner }: FakeGitRepository, { login, orgs = [] }: FakeToken): boolean {
  return [login, ...orgs].includes(owner);
}

/** A host on this machine that answers like GitHub, as far as a push asks it, and keeps what it is given as git does. */
export type FakeGitHub = {
  readonly address: string;
  /** `POST /repos/ada/shop/git/trees`, in order. */
  readonly calls: readonly string[];
  /** Who may do what, by token. */
  readonly tokens: Map<string, FakeToken>;
  readonly faults: FakeFault[];
  /** Names that have moved, with where they are now. */
  readonly moved: Map<string, string>;
  /** By `owner/name`. */
  repository(fullName: string): FakeGitRepository;
  has(fullName: string): boolean;
  /** Makes a repository with a first commit, or an empty one. */
  make(fullName: string, options?: { readonly isPrivate?: boolean; readonly isEmpty?: boolean }): FakeGitRepository;
  remove(fullName: string): void;
  close(): Promise<void>;
};

export async function fakeGitHub(): Promise<FakeGitHub> {
  const calls: string[] = [];
  const tokens = new Map<string, FakeToken>();
  const faults: FakeFault[] = [];
  const moved = new Map<string, string>();
  const repositories = new Map<string, FakeGitRepository>();
  let ids = 0;

  const make: FakeGitHub['make'] = (fullName, { isPrivate = true, isEmpty = false } = {}) => {
    const [owner = '', name = ''] = fullName.split('/');
    ids += 1;
    const made = new FakeGitRepository(ids, owner, name, isPrivate);
    repositories.set(fullName.toLowerCase(), made);
    if (!isEmpty) made.change({ 'README.md': `# ${name}` });
    return made;
  };

  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake');
    const call = `${request.method ?? ''} ${url.pathname}`;
    calls.push(call);
    const body: unknown = JSON.parse((await readAll(request)) || 'null');
    const fault = faults.find(({ at, times }) => times > 0 && at.test(call));
    if (fault !== undefined) fault.times -= 1;
    if (fault?.kind === 'cut') return void request.socket.destroy();
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
    const answer = typeof fault?.kind === 'object' ? fault.kind : answerOf(request, url, body);
    if (fault?.kind === 'cut-after') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  }

  function answerOf(request: IncomingMessage, url: URL, body: unknown): FakeAnswer {
    const token = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (token === undefined) return { status: 401, body: { message: 'Bad credentials' } };
    if (request.headers['user-agent'] === undefined) return { status: 403, body: { message: 'User-Agent is missing' } };
    const asked: FakeAsked = { method: request.method ?? '', url, body: body ?? {}, token };
    if (url.pathname === '/user') return { status: 200, body: { login: token.login } };
    const made = /^\/(?:user|orgs\/([^/]+))\/repos$/.exec(url.pathname);
    if (made) return create(asked, made[1] === undefined ? undefined : decodeURIComponent(made[1]));
    return below(asked);
  }

  function below(asked: FakeAsked): FakeAnswer {
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

  function create({ body, token }: FakeAsked, org: string | undefined): FakeAnswer {
    if (org !== undefined && token.orgs?.includes(org) !== true) return NOT_FOUND;
    if (!token.rights.has('administration')) {
      return {
        status: 403,
        body: { message: 'Resource not accessible by personal access token' },
        headers: { 'x-accepted-github-permissions': 'administration=write' },
      };
    }
    const {
      name,
      private: isPrivate,
      auto_init: hasFirst,
    } = body as {
      readonly name: string;
      readonly private: boolean;
      readonly auto_init?: boolean;
    };
    const fullName = `${org ?? token.login}/${name}`;
    if (repositories.has(fullName.toLowerCase())) {
      const errors = [{ resource: 'Repository', field: 'name', message: 'name already exists on this account' }];
      return { status: 422, body: { message: 'Repository creation failed.', errors } };
    }
    const fresh = make(fullName, { isPrivate, isEmpty: hasFirst !== true });
    return {
      ...answerGit(fresh, '', { method: 'GET', url: new URL('http://fake'), body: {}, token }, address),
      status: 201,
    };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ address, calls, tokens, faults, moved, make },
    has: (fullName) => repositories.has(fullName.toLowerCase()),
    remove: (fullName) => void repositories.delete(fullName.toLowerCase()),
    repository: (fullName) => {
      const found = repositories.get(fullName.toLowerCase());
      if (found === undefined) throw new Error(`the fake has no repository ${fullName}`);
      return found;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
