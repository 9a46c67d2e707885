import type { Blueprint } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

export function notFoundException({ support: { notFound: self } }: Blueprint): JavaFile {
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        public ${self.name}(String title, Object id) {
          super(title + " " + id + " does not exist");
        }
      }`,
  );
}

export function badRequestException({ support: { badRequest: self } }: Blueprint): JavaFile {
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        public ${self.name}(String reason) {
          super(reason);
        }
      }`,
  );
}

export function unknownReferenceException({ support: { unknownReference: self } }: Blueprint): JavaFile {
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        private final String field;

        public ${self.name}(String field, Object id) {
          super("No record with the " + field + " " + id);
          this.field = field;
        }

        public String getField() {
          return field;
        }
      }`,
  );
}

export function staleVersionException({ support: { stale: self } }: Blueprint): JavaFile {
  const status = java`org.springframework.http.HttpStatus`;
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        private final ${status} status;

        public ${self.name}(${status} status) {
          super("The record was changed meanwhile; read it again");
          this.status = status;
        }

        public ${status} getStatus() {
          return status;
        }
      }`,
  );
}
