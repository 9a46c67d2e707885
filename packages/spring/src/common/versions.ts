import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { withStatus } from '../errors/throwing.ts';
import { classOf, fileOf } from '../java/types.ts';

/** Versions of records as entity tags, and the check whether a client knows the latest one. */
export function versions(blueprint: Blueprint): JavaFile {
  const { etag: self } = blueprint.support;
  const responseEntity = java`org.springframework.http.ResponseEntity`;
  return fileOf(
    self,
    java`
      ${javadoc`Versions of records as HTTP entity tags.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        public static <T> ${responseEntity}<T> tagged(T body, java.util.function.Function<T, ?> version) {
          return ${responseEntity}.ok().eTag("\\"" + version.apply(body) + "\\"").body(body);
        }

        ${javadoc`Refuses a change by a client that knows another version than the current one; it may tell none.`}
        public static void check(Object current, Object known, String ifMatch) {
          if (known != null && !known.equals(current)) {
            throw ${staleVersion(blueprint, java`CONFLICT`)};
          }
          if (ifMatch != null && !ifMatch.equals("*") && !ifMatch.contains("\\"" + current + "\\"")) {
            throw ${staleVersion(blueprint, java`PRECONDITION_FAILED`)};
          }
        }
      }`,
  );
}

function staleVersion(blueprint: Blueprint, status: JavaFragment): JavaFragment {
  if (blueprint.features.exceptionHandler) {
    return java`new ${classOf(blueprint.support.stale)}(org.springframework.http.HttpStatus.${status})`;
  }
  return withStatus(status, literal('The record was changed meanwhile; read it again'));
}
