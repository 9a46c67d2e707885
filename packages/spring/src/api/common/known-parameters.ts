import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { badRequest } from '../errors/throwing.ts';

/** What a list may be asked, and nothing else. */
export function knownParameters(blueprint: Blueprint): JavaFile {
  const self = blueprint.support.classes.knownParameters;
  const reason = java`"There is no parameter " + name + "; there are " + String.join(", ", known)`;
  return fileOf(
    self,
    java`
      ${javadoc`The parameters of a list: a condition that is misspelled would answer everything.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        public static void check(java.util.Set<String> given, java.util.Collection<String> known) {
          for (String name : given) {
            if (!known.contains(name)) {
              throw ${badRequest(blueprint, reason)};
            }
          }
        }
      }`,
  );
}
