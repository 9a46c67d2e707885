import type { Source } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { askGit, tellGit } from './git.ts';
import { credentials, openPullRequest, repositoryOf, type Repository } from './github.ts';
import { BRANCH, openProject } from './open-project.ts';
import { updateProject, type Updated, type UpdateWishes } from './update-project.ts';

/** What became of an update, and the page of its pull request where one was opened. */
export type Requested = Updated & { readonly page?: string };

/** What a pull request needs beside the update. */
export type Requesting = {
  /** The address of the GitHub that may be shown the token. Default: `GITHUB_SERVER_URL`, or github.com. */
  readonly server?: string | undefined;
  /** Where `GITHUB_TOKEN` is, which is never written anywhere. Default: `process.env`. */
  readonly environment?: NodeJS.ProcessEnv;
};

const LOCAL = `refs/heads/${BRANCH}`;

/**
 * Updates a project on a branch of its own and opens a pull request with it at GitHub. The branch the user is on stays as it
 * is; where nothing was opened, whatever the reason, so does everything else.
 *
 * @throws Failure for what keeps the project from being updated, or the request from being opened
 */
export async function updateByPullRequest(
  folder: string,
  source: Source,
  wishes: UpdateWishes,
  { server, environment = process.env }: Requesting = {},
): Promise<Requested> {
  const token = tokenOf(environment);
  const repository = repositoryOf(folder, environment, server);
  const { record } = openProject(folder);
  const base = tellGit(folder, ['symbolic-ref', '--short', 'HEAD']);
  const before = askGit(folder, ['rev-parse', '--verify', '--quiet', LOCAL]).stdout.trim();
  const head = `${BRANCH}-version-${record.versions.length + 1}`;
  beginBranch(folder, head);
  let page: string | undefined;
  try {
    const updated = updateProject(folder, source, wishes);
    if (updated.outcome !== 'merged') return updated;
    push(folder, repository, [BRANCH, head], credentials(repository, token, environment));
    page = await openPullRequest(repository, { ...describeUpdate(updated), head, base }, token);
    return { ...updated, page };
  } finally {
    askGit(folder, ['merge', '--abort']);
    tellGit(folder, ['switch', '--quiet', base]);
    tellGit(folder, ['branch', '--quiet', '-D', head]);
    if (page === undefined) tellGit(folder, ['update-ref', ...(before === '' ? ['-d', LOCAL] : [LOCAL, before])]);
  }
}

function tokenOf(environment: NodeJS.ProcessEnv): string {
  const token = environment['GITHUB_TOKEN'] ?? environment['GH_TOKEN'] ?? '';
  if (token !== '') return token;
  throw new Failure(
    EXIT.usage,
    '--pull-request needs a token of GitHub in the variable GITHUB_TOKEN.',
    'It is used for this one call and kept nowhere. Make one at https://github.com/settings/tokens',
  );
}

function beginBranch(folder: string, head: string): void {
  if (askGit(folder, ['switch', '--quiet', '--create', head]).code === 0) return;
  const hint = `Delete it with git branch -D ${head}, or rename it.`;
  throw new Failure(EXIT.refused, `There is a branch ${head} already.`, hint);
}

function push(folder: string, { address }: Repository, branches: readonly string[], env: Record<string, string>): void {
  const { code, stderr } = askGit(folder, ['push', '--quiet', address, ...branches], { env });
  if (code === 0) return;
  const reason = stderr.trim().split('\n').slice(-3).join(' ');
  throw new Failure(
    EXIT.refused,
    `GitHub takes no branches: ${reason}`,
    'Look whether the token may write to the repository.',
  );
}

/** What reviewers read first. Names and words of the user's schema stay in the report. */
function describeUpdate({ generation, migrations }: Updated): { readonly title: string; readonly body: string } {
  const version = generation?.record.versions.length ?? 0;
  const list = migrations.map((path) => `- \`${path}\``);
  const fresh = list.length === 0 ? [] : ['New migrations, which bring a database in use along:', '', ...list, ''];
  const body = [
    `Version ${version} of the schema, generated and merged with the changes made by hand.`,
    '',
    ...fresh,
    'What was left out or assumed stands in `REPORT.md`.',
  ];
  return { title: `Bring the backend to version ${version} of its schema`, body: body.join('\n') };
}
