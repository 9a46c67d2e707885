import type { Refusal } from '@backsmith/blueprint';
import { java, join, literal, type } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { isRaised, raisedText } from './raised.ts';
import { withStatus } from '../../api/errors/throwing.ts';

/** A statement whose refusals are answered with a status; the statement alone where there are none. */
export function answering(refusals: readonly Refusal[], statement: JavaFragment): JavaFragment {
  if (refusals.length === 0) return statement;
  return java`
    try {
      ${statement}
    }${join(refusals.map(caught))}`;
}

function caught({ exceptions, status, reason }: Refusal): JavaFragment {
  const types = join(
    exceptions.map((name) => type(name)),
    java` | `,
  );
  if (typeof reason === 'string') {
    return java` catch (${types} e) {
      throw ${withStatus(status, literal(reason), java`e`)};
    }`;
  }
  const cause = java`e.getSQLException()`;
  return java` catch (${types} e) {
      if (${isRaised(reason, cause)}) {
        throw ${withStatus(status, raisedText(reason, cause), java`e`)};
      }
      throw e;
    }`;
}
