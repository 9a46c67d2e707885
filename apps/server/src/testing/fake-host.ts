import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { FakeGitRepository } from './fake-git-repository.ts';
import { portOf } from './port-of.ts';

/** What a token may do, and whose it is. */
export type FakeToken = {
  readonly login: string;
  readonly rights: ReadonlySet<string>;
  /** Organisations or groups it may make repositories in. */
  readonly orgs?: readonly string[];
};

export type FakeAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type FakeAsked = {
  readonly method: string;
  readonly url: URL;
  readonly body: object;
  readonly token: FakeToken;
};

/** What goes wrong: before the call is done, after it was done, or instead of it. */
export type FakeFault = {
  /** Which calls, such as `POST /repos/ada/shop/git/trees`. */
  readonly at: RegExp;
  readonly kind: 'cut' | 'cut-after' | 'slow' | FakeAnswer;
  times: number;
};

/** How long a slow answer takes: longer than a test waits for one. Milliseconds. */
const SLOW = 3000;

/** A host on this machine that answers like another one, as far as a push asks it, and keeps what it is given as git does. */
export type FakeHost = {
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
  /** The repositories themselves, by `owner/name` in lower case. */
  readonly repositories: ReadonlyMap<string, FakeGitRepository>;
  /** Makes a repository with a first commit, or an empty one. */
  make(fullName: string, options?: { readonly isPrivate?: boolean; readonly isEmpty?: boolean }): FakeGitRepository;
  remove(fullName: string): void;
  close(): Promise<void>;
};

/** True where a token belongs to the owner of a repository. */
export function isOf({ owner }: FakeGitRepository, { login, orgs = [] }: FakeToken): boolean {
  return [login, ...orgs].includes(owner);
}

/** Opens one. @param answerTo what it answers to a call whose token it knows */
export async function fakeHost(answerTo: (asked: FakeAsked, host: FakeHost) => FakeAnswer): Promise<FakeHost> {
  const calls: string[] = [];
  const tokens = new Map<string, FakeToken>();
  const faults: FakeFault[] = [];
  const repositories = new Map<string, FakeGitRepository>();
  let ids = 0;

  const make: FakeHost['make'] = (fullName, { isPrivate = true, isEmpty = false } = {}) => {
    const at = fullName.lastIndexOf('/');
    const name = fullName.slice(at + 1);
    ids += 1;
    const made = new FakeGitRepository(ids, fullName.slice(0, at), name, isPrivate);
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
    return answerTo({ method: request.method ?? '', url, body: body ?? {}, token }, host);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host: FakeHost = {
    address: `http://127.0.0.1:${portOf(server)}`,
    ...{ calls, tokens, faults, repositories, make },
    moved: new Map<string, string>(),
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
  return host;
}
