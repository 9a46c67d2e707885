import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The answer to a call that made a record. */
export function created({
  support: {
    classes: { created: self },
  },
}: Blueprint): JavaFile {
  const responseEntity = java`org.springframework.http.ResponseEntity`;
  const builder = java`org.springframework.web.util.UriComponentsBuilder`;
  return fileOf(
    self,
    java`
      ${javadoc`The answer to a call that made a record: the record and its address.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        public static <T> ${responseEntity}<T> at(String path, T body, Object... key) {
          return ${responseEntity}.created(${builder}.fromPath(path).build(key)).body(body);
        }
      }`,
  );
}
