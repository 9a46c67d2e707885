import { fieldsOf } from '@backsmith/text';
import { quoted, type HostAnswer } from '../call-host.ts';
import { PushFailure } from '../../push-failure.ts';
import { answerReader } from '../read-answer.ts';

/** What a call was for, and the role it takes in a project. */
export type Asked = { readonly doing: string; readonly role: 'Developer' | 'Maintainer' };

/** The value of an answer that succeeded. @throws PushFailure that names the missing scope or role, or what GitLab said */
export const valueOf = answerReader('gitlab', refusalOf);

/** Why GitLab refused a call, for whoever made the token. */
export function refusalOf({ status, body }: HostAnswer, { doing, role }: Asked): PushFailure {
  const said = messageOf(body);
  if (/insufficient_scope|insufficient_granular_scope/.test(said)) {
    return new PushFailure(`The token may not do this (${doing}): it needs the scope api.`, 'token');
  }
  if (status === 403 || status === 404) {
    return new PushFailure(`The token may not do this (${doing}): it needs the role ${role} in this project.`, 'token');
  }
  return new PushFailure(`GitLab refuses it when ${doing}: ${status} ${quoted(said)}`.trimEnd());
}

/** What GitLab says against a call: a sentence, a list, or lists by field; errors of OAuth have names of their own. */
export function messageOf(body: unknown): string {
  const { message, error, error_description: description } = fieldsOf(body);
  return [message, error, description].flatMap(textsOf).join(' ');
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, texts]) => textsOf(texts).map((text) => `${field} ${text}`));
}
