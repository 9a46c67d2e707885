import type { Blueprint, ProblemName } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

/**
 * The exception for a failure that says when to come back: of our own class where a handler knows it, or Spring's with a status
 * and the header.
 */
export function delayed(
  { problems }: Blueprint,
  name: ProblemName,
  reason: JavaFragment,
  retryAfter: JavaFragment,
): JavaFragment {
  const { thrown, status } = problems.named[name];
  if (thrown !== undefined) return java`new ${classOf(thrown)}(${reason}, ${retryAfter})`;
  const headers = java`org.springframework.http.HttpHeaders`;
  return java`
    new org.springframework.web.server.ResponseStatusException(org.springframework.http.HttpStatus.${status}, ${reason}) {
      @Override
      public ${headers} getHeaders() {
        ${headers} headers = new ${headers}();
        headers.set(${headers}.RETRY_AFTER, ${retryAfter});
        return headers;
      }
    }`;
}
