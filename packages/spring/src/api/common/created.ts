import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** What a call that made a record says besides the record. */
export function created({
  support: {
    classes: { created: self },
  },
}: Blueprint): JavaFile {
  const builder = java`org.springframework.web.util.UriComponentsBuilder`;
  return fileOf(
    self,
    java`
      ${javadoc`The answer to a call that made a record: the record and its address.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        public static <T> T at(
            org.springframework.web.context.request.ServletWebRequest call, String path, T body, Object... key) {
          String address =
              ${builder}.fromPath(call.getContextPath() + path).build(key).toASCIIString();
          call.getResponse().setHeader(org.springframework.http.HttpHeaders.LOCATION, address);
          return body;
        }
      }`,
  );
}
