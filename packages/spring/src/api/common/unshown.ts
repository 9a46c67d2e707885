import { UNSHOWN, type Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { annotationsAt } from '../annotations.ts';

const TEXTS = java`java.util.Map<String, String>`;
const PROPERTY = java`com.fasterxml.jackson.annotation.JsonProperty`;
const INCLUDE = java`com.fasterxml.jackson.annotation.JsonInclude`;

/**
 * What answers implement whose records can hold values no answer shows. It stands beside the fields, which stay null, and only
 * where there is something to tell: clients that do not know it see what they saw before.
 */
export function unshown(blueprint: Blueprint): JavaFile {
  const { unshown: self } = blueprint.support.classes;
  const comment =
    'What the record holds and is shown as null, as the database has it, by the names of the fields. It stays.';
  const json = java`@${PROPERTY}(value = ${literal(UNSHOWN)}, access = ${PROPERTY}.Access.READ_ONLY)`;
  const empty = java`@${INCLUDE}(${INCLUDE}.Include.NON_EMPTY)`;
  const attributes = java`org.springframework.web.context.request.RequestAttributes`;
  return fileOf(
    self,
    java`
      ${javadoc`An answer that tells which values of its record are shown as null, though there is one.`}
      public interface ${classOf(self)} {
        ${json}
        ${empty}
        ${annotationsAt(blueprint, 'field', { comment })}
        default ${TEXTS} ${UNSHOWN}() {
          return of(this);
        }

        ${javadoc`What was noted in this request of a record or an answer.`}
        static ${TEXTS} of(Object one) {
          return noted().getOrDefault(one, java.util.Map.of());
        }

        ${javadoc`Notes it, in place of what was noted before.`}
        static void note(Object one, ${TEXTS} values) {
          if (values.isEmpty()) {
            noted().remove(one);
          } else {
            noted().put(one, values);
          }
        }

        ${javadoc`One answer may equal another one that has nothing to tell.`}
        @SuppressWarnings("unchecked")
        private static java.util.Map<Object, ${TEXTS}> noted() {
          var request = org.springframework.web.context.request.RequestContextHolder.getRequestAttributes();
          if (request == null) {
            return new java.util.IdentityHashMap<>();
          }
          String name = ${self.name}.class.getName();
          if (request.getAttribute(name, ${attributes}.SCOPE_REQUEST)
              instanceof java.util.IdentityHashMap<?, ?> known) {
            return (java.util.Map<Object, ${TEXTS}>) known;
          }
          java.util.Map<Object, ${TEXTS}> made = new java.util.IdentityHashMap<>();
          request.setAttribute(name, made, ${attributes}.SCOPE_REQUEST);
          return made;
        }
      }`,
  );
}
