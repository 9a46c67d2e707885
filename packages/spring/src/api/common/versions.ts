import type { Blueprint, ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { exception } from '../errors/throwing.ts';
import { classOf, fileOf } from '../../java/types.ts';

/** Versions of records as entity tags, and the check whether a client knows the latest one. */
export function versions(blueprint: Blueprint): JavaFile {
  const { etag: self, expanded } = blueprint.support.classes;
  const labels = blueprint.resources.find(({ expansion, version }) => version !== undefined && expansion !== undefined);
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

        ${labels?.expansion && taggedUnlessExpanded(expanded, labels.expansion.labels)}

        ${javadoc`Refuses a change by a client that knows another version than the current one; it may tell none.`}
        public static void check(Object current, Object known, String ifMatch) {
          if (known != null && !known.equals(current)) {
            throw ${staleVersion(blueprint, 'CONFLICT')};
          }
          if (ifMatch != null && org.springframework.http.ETag.parse(ifMatch).stream().noneMatch(tag -> isCurrent(tag, current))) {
            throw ${staleVersion(blueprint, 'PRECONDITION_FAILED')};
          }
        }

        private static boolean isCurrent(org.springframework.http.ETag tag, Object current) {
          return tag.isWildcard() || (!tag.weak() && tag.tag().equals(String.valueOf(current)));
        }
      }`,
  );
}

/** What a label says changes without the version of the record that refers to it. */
function taggedUnlessExpanded(expanded: ClassName, labels: string): JavaFragment {
  const answer = java`org.springframework.http.ResponseEntity<${classOf(expanded)}<T>>`;
  return java`
    ${javadoc`Labels change without the version of the record: an answer that has them has no tag.`}
    public static <T> ${answer} taggedUnlessExpanded(${classOf(expanded)}<T> body, java.util.function.Function<T, ?> version) {
      return body.${labels}() == null ? tagged(body, any -> version.apply(body.answer())) : org.springframework.http.ResponseEntity.ok(body);
    }`;
}

function staleVersion(blueprint: Blueprint, status: string): JavaFragment {
  const words = literal('The record was changed meanwhile; read it again');
  return exception(blueprint, 'stale-version', {
    values: [java`org.springframework.http.HttpStatus.${status}`],
    words,
    status,
  });
}
