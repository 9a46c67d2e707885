import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const CRITERIA = java`org.springframework.data.mongodb.core.query.Criteria`;

/** The conditions list filters are made of. */
export function conditions({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.conditions;
  return fileOf(
    self,
    java`
      ${javadoc`The conditions list filters are made of. A missing value adds none.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        ${javadoc`All of these at once; of none, everything.`}
        public static ${CRITERIA} all(${CRITERIA}... conditions) {
          java.util.List<${CRITERIA}> asked =
              java.util.Arrays.stream(conditions).filter(java.util.Objects::nonNull).toList();
          return asked.isEmpty() ? new ${CRITERIA}() : new ${CRITERIA}().andOperator(asked);
        }

        public static ${CRITERIA} equal(Object value, String path) {
          return value == null ? null : ${CRITERIA}.where(path).is(value);
        }

        ${javadoc`The value is one of these; an empty parameter says none.`}
        public static ${CRITERIA} among(Object[] values, String path) {
          java.util.List<?> given =
              values == null ? java.util.List.of() : java.util.Arrays.stream(values).filter(one -> one != null && !one.equals("")).toList();
          return given.isEmpty() ? null : ${CRITERIA}.where(path).in(given);
        }

        public static ${CRITERIA} isNull(Boolean wanted, String path) {
          if (wanted == null) {
            return null;
          }
          return wanted ? ${CRITERIA}.where(path).is(null) : ${CRITERIA}.where(path).ne(null);
        }

        ${javadoc`The text holds this one, in letters of any case; no sign of it is a pattern.`}
        public static ${CRITERIA} contains(String value, String path) {
          if (value == null || value.isBlank()) {
            return null;
          }
          String quoted = java.util.regex.Pattern.quote(value);
          return ${CRITERIA}.where(path).regex(java.util.regex.Pattern.compile(quoted, java.util.regex.Pattern.CASE_INSENSITIVE));
        }

        public static ${CRITERIA} between(Object from, Object to, String path) {
          if (from == null && to == null) {
            return null;
          }
          ${CRITERIA} range = ${CRITERIA}.where(path);
          if (from != null) {
            range.gte(from);
          }
          return to == null ? range : range.lte(to);
        }
      }`,
  );
}
