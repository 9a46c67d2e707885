import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The failure of a patch that clears a field which stays where a request leaves it out, and may not be empty. */
export function missingField({ support }: MongoStore): JavaFile {
  const self = support.classes.missingField;
  return fileOf(
    self,
    java`
      ${javadoc`A field that a patch clears, and that may not be empty.`}
      public class ${classOf(self)} extends RuntimeException {
        private final String field;

        public ${self.name}(String field) {
          super("must not be null");
          this.field = field;
        }

        public String getField() {
          return field;
        }
      }`,
  );
}
