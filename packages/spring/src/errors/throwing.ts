import type { Blueprint } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../java/types.ts';

/** The exception for a record that does not exist: the handler's own, or Spring's with a status. */
export function notFound(blueprint: Blueprint, title: JavaFragment, id: JavaFragment): JavaFragment {
  if (blueprint.features.exceptionHandler) return java`new ${classOf(blueprint.support.notFound)}(${title}, ${id})`;
  return withStatus(java`NOT_FOUND`, java`${title} + " " + ${id} + " does not exist"`);
}

/** The exception for a request nobody can answer, with the reason. */
export function badRequest(blueprint: Blueprint, reason: JavaFragment): JavaFragment {
  if (blueprint.features.exceptionHandler) return java`new ${classOf(blueprint.support.badRequest)}(${reason})`;
  return withStatus(java`BAD_REQUEST`, reason);
}

/** `new ResponseStatusException(HttpStatus.X, reason)` */
export function withStatus(status: JavaFragment, reason: JavaFragment, cause?: JavaFragment): JavaFragment {
  return java`
    new org.springframework.web.server.ResponseStatusException(
        org.springframework.http.HttpStatus.${status}, ${reason}${cause !== undefined && java`, ${cause}`})`;
}

/** The title of an entity as people read it: `Order item`. */
export function titleLiteral(title: string): JavaFragment {
  return literal(title.slice(0, 1).toUpperCase() + title.slice(1));
}
