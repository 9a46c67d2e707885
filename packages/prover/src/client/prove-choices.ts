import { fieldsOf } from '@backsmith/text';
import type { Answer, HttpCalls } from './http-calls.ts';
import type { Made } from './made.ts';
import { problemOf } from './problem-of.ts';

/** A choice of more is tried by its first ones. */
const MOST = 20;

/**
 * Each value of a choice is taken and kept as it is sent. Only what several fields together must obey may refuse one, or
 * what is unique.
 */
export async function proveChoices(calls: HttpCalls, { match: { resource }, location = '' }: Made): Promise<void> {
  const inPath = resource.item ?? '';
  for (const [field, { enum: choice = [] }] of Object.entries(resource.request?.fields ?? {})) {
    if (!(field in resource.response) || inPath.includes(`{${field}}`)) continue;
    for (const value of choice.slice(0, MOST)) {
      const { headers } = await calls.expect(200, { method: 'GET', path: location });
      const body = JSON.stringify({ [field]: value });
      const mediaType = 'application/merge-patch+json';
      const call = { method: 'PATCH', path: location, mediaType, ifMatch: headers.get('etag'), body } as const;
      const answer = await calls.send(call);
      const isKept = answer.status === 200 && fieldsOf(answer.body)[field] === value;
      if (!isKept && !concernsOthers(answer, field, calls.namesFields))
        calls.fail(call, `${answer.status}: ${answer.text.slice(0, 300)}`);
    }
  }
}

/** Whether a refusal is about more than this field alone, or does not tell. */
function concernsOthers({ status, body }: Answer, field: string, namesFields: boolean): boolean {
  const { errors } = problemOf(body);
  return (
    status === 409 ||
    (status === 422 && (!namesFields || errors.length === 0 || errors.some((one) => one.field !== field)))
  );
}
