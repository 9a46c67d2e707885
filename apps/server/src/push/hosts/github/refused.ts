import { quoted, type HostAnswer } from '../call-host.ts';
import { PushFailure } from '../../push-failure.ts';
import { answerReader } from '../read-answer.ts';

/** The rights of a fine-grained token, by the names GitHub's pages and its headers have for them. */
const RIGHTS: Readonly<Record<string, string>> = {
  administration: 'Administration',
  contents: 'Contents',
  pull_requests: 'Pull requests',
  workflows: 'Workflows',
};

/** What was asked for, and which right it takes. */
export type Asked = { readonly doing: string; readonly right: keyof typeof RIGHTS };

/** The value of an answer that succeeded. @throws PushFailure that names the missing right, or what GitHub said */
export const valueOf = answerReader('github', refusalOf);

/** Why GitHub refused a call, for whoever made the token. */
export function refusalOf({ status, headers, body }: HostAnswer, { doing, right }: Asked): PushFailure {
  const said = messageOf(body);
  if (/workflow/i.test(said)) return lacks('workflows', doing);
  if (status === 403 || status === 404) {
    if (status === 403 && !/not accessible|must have|permission|^$/i.test(said)) {
      return new PushFailure(`GitHub refuses it when ${doing}: ${quoted(said)}`);
    }
    return lacks(wanted(headers) ?? right, doing);
  }
  return new PushFailure(`GitHub refuses it when ${doing}: ${status} ${quoted(said)}`.trimEnd());
}

function lacks(right: string, doing: string): PushFailure {
  const name = RIGHTS[right] ?? right;
  return new PushFailure(
    `The token may not do this (${doing}): it needs the right ${name}, read and write, for this repository.`,
    'token',
  );
}

/** `contents=write; contents=write,workflows=write`: the first set of rights that would do. */
function wanted(headers: Headers): string | undefined {
  const sets = headers.get('x-accepted-github-permissions');
  const names = (sets?.split(';')[0] ?? '').split(',').map((one) => one.split('=')[0]?.trim() ?? '');
  return names.findLast((name) => name in RIGHTS);
}

/** What GitHub says against a call: a message, and a list of reasons. */
export function messageOf(body: unknown): string {
  const errors = fieldOf(body, 'errors');
  const reasons = (Array.isArray(errors) ? errors : []).map((error) =>
    typeof error === 'string' ? error : textOf(error, 'message'),
  );
  return [textOf(body, 'message'), ...reasons].filter((text) => text !== '').join(' ');
}

function textOf(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
