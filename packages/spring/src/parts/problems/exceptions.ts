import type { Blueprint, ClassName, ProblemName } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

function notFound(self: ClassName): JavaFile {
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        public ${self.name}(String title, Object id) {
          super(title + " " + inWords(id) + " does not exist");
        }

        ${javadoc`A key of several parts by their names, without that of its class.`}
        static String inWords(Object id) {
          return id instanceof Record
              ? id.toString().replaceFirst("^\\\\w+\\\\[(.*)]$", "$1")
              : String.valueOf(id);
        }
      }`,
  );
}

function withReason(self: ClassName): JavaFile {
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

/** A failure that has to do with another service, and when to ask again. */
function withDelay(self: ClassName): JavaFile {
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        private final String retryAfter;

        public ${self.name}(String reason, String retryAfter) {
          super(reason);
          this.retryAfter = retryAfter;
        }

        ${javadoc`As the header of this name says it.`}
        public String getRetryAfter() {
          return retryAfter;
        }
      }`,
  );
}

function unknownReference(self: ClassName, { resources, problems }: Blueprint): JavaFile {
  const hasParts = resources.some(({ creation }) => creation !== undefined);
  const isAsked = problems.raised.includes('neighbour-away');
  const several = java`
    ${javadoc`One failure that tells of all of these.`}
    public static ${self.name} all(java.util.List<${self.name}> failures) {
      ${self.name} first = failures.get(0);
      first.others = java.util.List.copyOf(failures.subList(1, failures.size()));
      return first;
    }

    ${javadoc`This one and those it tells of besides.`}
    public java.util.stream.Stream<${self.name}> each() {
      return java.util.stream.Stream.concat(java.util.stream.Stream.of(this), others.stream());
    }`;
  const within = java`
    ${javadoc`The same in a part of a request.`}
    public ${self.name} within(String place) {
      return new ${self.name}(fields.stream().map(field -> place + "." + field).toArray(String[]::new), id);
    }`;
  return fileOf(
    self,
    java`
      public class ${classOf(self)} extends RuntimeException {
        private final java.util.List<String> fields;
        ${hasParts && java`private final transient Object id;`}
        ${isAsked && java`private java.util.List<${self.name}> others = java.util.List.of();`}

        public ${self.name}(String[] fields, Object id) {
          super("No record with the " + String.join(", ", fields) + " " + NotFoundException.inWords(id));
          this.fields = java.util.List.of(fields);
          ${hasParts && java`this.id = id;`}
        }

        public java.util.List<String> getFields() {
          return fields;
        }

        ${isAsked && several}

        ${hasParts && within}
      }`,
  );
}

function staleVersion(self: ClassName): JavaFile {
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

/** The class of each failure. */
export const EXCEPTIONS: Readonly<Record<ProblemName, (self: ClassName, blueprint: Blueprint) => JavaFile>> = {
  'not-found': notFound,
  'bad-request': withReason,
  'unknown-reference': unknownReference,
  'stale-version': staleVersion,
  'in-use': withReason,
  'about-to-be-used': withDelay,
  'neighbour-away': withDelay,
  'neighbour-busy': withDelay,
  'neighbour-refusal': withReason,
};
