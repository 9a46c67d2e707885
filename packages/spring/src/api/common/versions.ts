import type { Blueprint, ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { exception } from '../errors/throwing.ts';
import { classOf, fileOf } from '../../java/types.ts';

/** Versions of records as entity tags, and the check whether a client knows the latest one. */
export function versions(blueprint: Blueprint): JavaFile {
  const { etag: self, expanded } = blueprint.support.classes;
  const labels = blueprint.resources.find(({ expansion, version }) => version !== undefined && expansion !== undefined);
  const call = java`org.springframework.web.context.request.ServletWebRequest call`;
  return fileOf(
    self,
    java`
      ${javadoc`Versions of records as HTTP entity tags.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        ${javadoc`The record with its version; nothing where the client has this version already, which the answer says then.`}
        public static <T> T read(${call}, T body, java.util.function.Function<T, ?> version) {
          return call.checkNotModified(tagOf(version.apply(body))) ? null : body;
        }

        ${labels?.expansion && readUnlessExpanded(expanded, labels.expansion.labels, call)}

        ${javadoc`The record as it is after a change, with its new version.`}
        public static <T> T changed(${call}, T body, java.util.function.Function<T, ?> version) {
          call.getResponse().setHeader(org.springframework.http.HttpHeaders.ETAG, tagOf(version.apply(body)));
          return body;
        }

        private static String tagOf(Object version) {
          return "\\"" + version + "\\"";
        }

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
function readUnlessExpanded(expanded: ClassName, labels: string, call: JavaFragment): JavaFragment {
  const answer = java`${classOf(expanded)}<T>`;
  return java`
    ${javadoc`Labels change without the version of the record: an answer that has them has no tag.`}
    public static <T> ${answer} readUnlessExpanded(${call}, ${answer} body, java.util.function.Function<T, ?> version) {
      return body.${labels}() == null ? read(call, body, any -> version.apply(body.answer())) : body;
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
