import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { askGit } from './git.ts';

/** A repository at GitHub, or at a server of a company that speaks as GitHub does. */
export type Repository = {
  readonly owner: string;
  readonly name: string;
  /** Where git finds it, without credentials. */
  readonly address: string;
  /** Where its REST API begins. */
  readonly api: string;
};

/** What a pull request says. */
export type PullRequest = {
  readonly title: string;
  readonly body: string;
  /** The branch with the changes, and the one they are for. */
  readonly head: string;
  readonly base: string;
};

const PATIENCE = 30_000;

const TOKEN_HINT =
  'The token needs to read and write "Contents" and "Pull requests" of the repository: https://github.com/settings/tokens';

/** Where one looks without being told. */
const GITHUB = 'https://github.com';

/** Other names of github.com: git over SSH through the port of HTTPS, and the site. */
const SAME_HOST = new Map([
  ['ssh.github.com', 'github.com'],
  ['www.github.com', 'github.com'],
]);

/**
 * Finds the repository a folder was cloned from. A clone may come from anywhere, so its address alone never decides who is
 * shown a token: the operator does, and nobody else's server is taken.
 *
 * @param server the address of the GitHub that may be shown the token; absent: github.com
 * @param environment `GITHUB_SERVER_URL`, where `server` is absent, and `GITHUB_API_URL`, as GitHub's own runners set them
 * @throws Failure where there is no such remote, it is at another host, or the token would go out without TLS
 */
export function repositoryOf(folder: string, environment: NodeJS.ProcessEnv, server?: string): Repository {
  const { code, stdout } = askGit(folder, ['remote', 'get-url', 'origin']);
  const hint = 'Add it with git remote add origin https://github.com/OWNER/NAME.git, or update without --pull-request.';
  if (code !== 0) throw new Failure(EXIT.refused, `${folder} has no remote called origin.`, hint);
  const found =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/[^@/]+@|[^@/:]+@)([^/:]+)(?::\d+)?[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(
      stdout.trim(),
    );
  const [, host, owner, name] = found ?? [];
  if (host === undefined || owner === undefined || name === undefined)
    throw new Failure(EXIT.refused, 'The remote origin is no address of a repository at GitHub.', hint);
  const trusted = trustedServer(environment, server);
  refuseOtherHost(host, trusted);
  return { owner, name, address: `${trusted.origin}/${owner}/${name}.git`, api: apiOf(trusted, environment) };
}

function trustedServer(environment: NodeJS.ProcessEnv, server: string | undefined): URL {
  if (server !== undefined) return withTls(server, '--github');
  const { GITHUB_SERVER_URL: named = '' } = environment;
  return withTls(named === '' ? GITHUB : named, 'GITHUB_SERVER_URL');
}

/** @throws Failure for what is no https address: a token that is sent in the clear is anybody's. */
function withTls(address: string, what: string): URL {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return url;
  throw new Failure(
    EXIT.usage,
    `${what} must be an address that begins with https://, not ${address}.`,
    'The token is sent there.',
  );
}

function refuseOtherHost(host: string, { hostname }: URL): void {
  const plain = host.toLowerCase();
  if ((SAME_HOST.get(plain) ?? plain) === hostname) return;
  throw new Failure(
    EXIT.refused,
    `The remote origin is at ${host}, and the token is for ${hostname} alone: it was not sent.`,
    `If ${host} is the GitHub of your company, say so with --github https://${host} or the variable GITHUB_SERVER_URL.`,
  );
}

/**
 * Where the REST API of a server begins: GitHub's own, `api.` before the name of a company at ghe.com, or a folder of the
 * company's own server (GitHub Enterprise Server, "REST API").
 */
function apiOf({ origin, hostname, host }: URL, environment: NodeJS.ProcessEnv): string {
  const atGitHub = hostname === 'github.com' || hostname.endsWith('.ghe.com');
  const own = atGitHub ? `https://api.${host}` : `${origin}/api/v3`;
  const named = environment['GITHUB_API_URL'];
  if (named === undefined || named === '') return own;
  const api = withTls(named, 'GITHUB_API_URL');
  if ([hostname, `api.${hostname}`].includes(api.hostname)) return named.replace(/\/+$/, '');
  throw new Failure(
    EXIT.usage,
    `GITHUB_API_URL is at ${api.hostname}, and the token is for ${hostname} alone: it was not sent.`,
    'Leave GITHUB_API_URL away, or name the server it belongs to with --github or GITHUB_SERVER_URL.',
  );
}

/** The settings with which git shows a token to one server, out of sight of the list of processes and of its own files. */
export function credentials(
  { address }: Repository,
  token: string,
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const at = Number(environment['GIT_CONFIG_COUNT'] ?? '0');
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: String(at + 1),
    [`GIT_CONFIG_KEY_${at}`]: `http.${new URL(address).origin}/.extraHeader`,
    [`GIT_CONFIG_VALUE_${at}`]: `Authorization: Basic ${basic}`,
    GIT_TERMINAL_PROMPT: '0',
    // Where the server sends git on, too.
    GIT_ALLOW_PROTOCOL: 'https',
  };
}

/**
 * Opens a pull request (GitHub REST API, "Create a pull request").
 *
 * @returns the address of its page
 * @throws Failure with GitHub's own reason
 */
export async function openPullRequest(
  { api, owner, name }: Repository,
  request: PullRequest,
  token: string,
): Promise<string> {
  const where = `${api}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/pulls`;
  const answer = await fetch(where, {
    method: 'POST',
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      // Git works for seconds between two requests, in which the other side closes a connection that is kept.
      connection: 'close',
      'content-type': 'application/json',
      'user-agent': 'backsmith',
      'x-github-api-version': '2022-11-28',
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw new Failure(EXIT.files, `${new URL(api).host} does not answer: ${reasonOf(error)}.`, 'Try again later.');
  });
  const said: unknown = await answer.json().catch(() => undefined);
  const page = textAt(said, 'html_url');
  if (answer.status === 201 && page !== undefined) return page;
  const hint = [401, 403, 404].includes(answer.status) ? TOKEN_HINT : undefined;
  throw new Failure(EXIT.refused, `GitHub opens no pull request: ${answer.status} ${refusalOf(said)}`.trimEnd(), hint);
}

/** What GitHub says against a request: a message, and a list of reasons. */
function refusalOf(said: unknown): string {
  const errors = typeof said === 'object' && said !== null && 'errors' in said ? said.errors : undefined;
  const reasons = (Array.isArray(errors) ? errors : []).flatMap((error) => textAt(error, 'message') ?? []);
  return [textAt(said, 'message') ?? '', ...reasons].join(' ');
}

function textAt(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : undefined;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
