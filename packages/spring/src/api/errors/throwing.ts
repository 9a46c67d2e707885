import type { Blueprint, ProblemName } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

/** What is said of a failure: to the class of ours that tells it, and in words where a status does. */
type Told = {
  readonly values: readonly JavaFragment[];
  readonly words: JavaFragment;
  /** Another status than usual. */
  readonly status?: string;
};

/** The exception for a record that does not exist. */
export function notFound(blueprint: Blueprint, title: JavaFragment, id: JavaFragment): JavaFragment {
  return exception(blueprint, 'not-found', {
    values: [title, id],
    words: java`${title} + " " + ${id} + " does not exist"`,
  });
}

/** The exception for a request nobody can answer, with the reason. */
export function badRequest(blueprint: Blueprint, reason: JavaFragment): JavaFragment {
  return exception(blueprint, 'bad-request', { values: [reason], words: reason });
}

/** The exception for `fields` of a request that refer to no record by `id`. */
export function unknownReference(blueprint: Blueprint): JavaFragment {
  return exception(blueprint, 'unknown-reference', {
    values: [java`fields`, java`id`],
    words: java`"No record with the " + String.join(", ", fields) + " " + id`,
  });
}

/** The exception of a failure: of our own class where a handler knows it, or Spring's with a status. */
export function exception({ problems }: Blueprint, name: ProblemName, told: Told): JavaFragment {
  const { thrown, status } = problems.named[name];
  if (thrown !== undefined) return java`new ${classOf(thrown)}(${commas(told.values)})`;
  return withStatus(told.status ?? status, told.words);
}

/** `new ResponseStatusException(HttpStatus.X, reason)` */
export function withStatus(status: string, reason: JavaFragment, cause?: JavaFragment): JavaFragment {
  return java`
    new org.springframework.web.server.ResponseStatusException(
        org.springframework.http.HttpStatus.${status}, ${reason}${cause !== undefined && java`, ${cause}`})`;
}
