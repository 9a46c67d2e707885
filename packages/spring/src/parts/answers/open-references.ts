import type { AnswersPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { KEYS } from '../../java/keys-by-kind.ts';

/** The endpoint that says which records of others this service is about to refer to. */
export function openReferences({
  endpoint: self,
  path,
  promises,
}: Pick<NonNullable<AnswersPart['promised']>, 'endpoint' | 'path' | 'promises'>): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Tells other services which of their records this one is about to refer to, so that they do not delete them.`}
      @org.springframework.web.bind.annotation.RestController
      class ${classOf(self)} {
        private final ${classOf(promises)} promises;

        ${self.name}(${classOf(promises)} promises) {
          this.promises = promises;
        }

        @org.springframework.web.bind.annotation.PostMapping(${literal(path)})
        ${KEYS} open(@org.springframework.web.bind.annotation.RequestBody ${KEYS} keys) {
          ${KEYS} open = new java.util.LinkedHashMap<>();
          keys.forEach((kind, some) -> open.put(kind, promises.referred(kind, some)));
          return open;
        }
      }`,
  );
}
