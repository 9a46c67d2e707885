import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The failure of a part that only the database refuses, which alone does not know where in the request it stands. */
export function refusedPart({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.refusedPart;
  const refusal = java`org.springframework.dao.DataAccessException`;
  return fileOf(
    self,
    java`
      ${javadoc`What the database refuses of a request, and which part of it that is.`}
      public class ${classOf(self)} extends RuntimeException {
        private final String place;
        private final ${refusal} refusal;

        public ${self.name}(String place, ${refusal} refusal) {
          super(refusal);
          this.place = place;
          this.refusal = refusal;
        }

        public String getPlace() {
          return place;
        }

        public ${refusal} getRefusal() {
          return refusal;
        }
      }`,
  );
}
