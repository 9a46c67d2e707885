import { PUSH_HOST_NAMES, type PushHost } from '@backsmith/contract';
import type { z } from 'zod';
import { PushFailure } from '../push-failure.ts';
import type { HostAnswer, HostCall } from './call-host.ts';
import type { Repository } from './repository-host.ts';

/**
 * What reads the answers of one host.
 *
 * @param refusalOf why the host refused a call that was for this
 * @returns the value of an answer that succeeded; throws PushFailure for any other, and for one in a shape that nobody knows
 */
export function answerReader<Asked extends { readonly doing: string }>(
  host: PushHost,
  refusalOf: (answer: HostAnswer, asked: Asked) => PushFailure,
): <Value>(answer: HostAnswer, shape: z.ZodType<Value>, asked: Asked) => Value {
  return (answer, shape, asked) => {
    if (answer.status < 200 || answer.status > 299) throw refusalOf(answer, asked);
    const parsed = shape.safeParse(answer.body);
    if (!parsed.success) {
      const name = PUSH_HOST_NAMES[host];
      throw new PushFailure(`${name} answered in an unknown way when ${asked.doing}. Push again later.`);
    }
    return parsed.data;
  };
}

/** A repository that was not made. */
type NotMade = {
  readonly host: PushHost;
  readonly fullName: string;
  readonly path: string;
  /** What the host says against it, and the words by which it says that the name is taken. */
  readonly said: string;
  readonly taken: RegExp;
};

/**
 * The repository that has the name already: that of the attempt before, whose answer was lost.
 *
 * @throws PushFailure where the name is not what is wrong, or belongs to something the token may not see
 */
export async function takenOrRefused(
  call: HostCall,
  { host, fullName, path, said, taken }: NotMade,
  repositoryOf: (answer: HostAnswer) => Repository,
): Promise<Repository> {
  if (!taken.test(said))
    throw new PushFailure(`${PUSH_HOST_NAMES[host]} does not make ${fullName}: ${said}`, 'repository');
  const seen = await call('GET', path);
  if (seen.status === 200) return repositoryOf(seen);
  throw new PushFailure(
    `${fullName} is there already, but the token may not see it. Give it access, or choose another name.`,
    'repository',
  );
}

/** @throws PushFailure where a repository is archived */
export function refuseArchived(fullName: string, isArchived: boolean | undefined): void {
  if (isArchived === true)
    throw new PushFailure(`${fullName} is archived and takes no changes any more.`, 'repository');
}
