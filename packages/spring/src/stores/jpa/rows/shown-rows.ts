import type { Blueprint, JpaStore, RowField } from '@backsmith/blueprint';
import { java, javadoc, join, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const ROW = java`java.sql.ResultSet row`;
const PROBLEM = java`java.sql.SQLException`;
const TEXTS = java`java.util.Map<String, String>`;

/**
 * How rows without a key are read of which some values are nothing to Java: days and numbers that are none and times beyond a
 * day, which drivers read as nothing, as others, or not at all. They are shown as null, and told.
 */
export function shownRows({ support: { classes } }: JpaStore, { support, lists }: Blueprint): JavaFile {
  const self = classes.shownRows;
  const unshown = classOf(support.classes.unshown);
  const odd = lists.flatMap((list) => (list.kind === 'keyless' ? list.fields.filter((one) => one.mayBeUnshown) : []));
  const hasTimes = odd.some(isTime);
  const hasNumbers = !odd.every(isTime);
  const isReadable = join(
    [hasNumbers && java`!NO_NUMBERS.contains(text)`, hasTimes && java`isTimeOfDay(text, type)`].filter(
      (one) => one !== false,
    ),
    java` && `,
  );
  return fileOf(
    self,
    java`
      ${javadoc`Reads rows without a key; what Java has nothing for is null, and is told beside the fields.`}
      public final class ${classOf(self)}<R> extends org.springframework.jdbc.core.DataClassRowMapper<R> {
        ${hasTimes && oddTypes()}

        ${hasNumbers && java`private static final java.util.Set<String> NO_NUMBERS = java.util.Set.of("NaN", "Infinity", "-Infinity");`}

        private static final int MOST_SHOWN = 200;

        private final ${TEXTS} unread = new java.util.LinkedHashMap<>();

        public ${self.name}(Class<R> type) {
          super(type);
        }

        @Override
        public R mapRow(${ROW}, int number) throws ${PROBLEM} {
          unread.clear();
          R shown = super.mapRow(row, number);
          ${unshown}.note(shown, new java.util.LinkedHashMap<>(unread));
          return shown;
        }

        @Override
        protected Object getColumnValue(${ROW}, int at, Class<?> type) throws ${PROBLEM} {
          String text = ${hasTimes && java`ODD.contains(type)`}${hasTimes && hasNumbers && ' || '}${hasNumbers && java`isExact(type)`} ? row.getString(at) : null;
          if (text == null) {
            return super.getColumnValue(row, at, type);
          }
          Object value = ${isReadable} ? valueOf(row, at, type) : null;
          if (value == null) {
            unread.put(
                nameOf(row.getMetaData().getColumnLabel(at)),
                text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…");
          }
          return value;
        }

        private Object valueOf(${ROW}, int at, Class<?> type) {
          try {
            return super.getColumnValue(row, at, type);
          } catch (${PROBLEM} | RuntimeException e) {
            logger.debug("A value is not read as what it is", e);
            return null;
          }
        }

        ${hasTimes && timesOfDay()}

        ${hasNumbers && exactNumbers()}

        ${javadoc`What clients call the field of a column.`}
        private String nameOf(String column) {
          String plain = column.replace("_", "");
          return java.util.Arrays.stream(getMappedClass().getDeclaredFields())
              .filter(field -> plain.equalsIgnoreCase(field.getName().replace("_", "")))
              .findFirst()
              .map(
                  field -> {
                    var named = field.getAnnotation(com.fasterxml.jackson.annotation.JsonProperty.class);
                    return named == null || named.value().isEmpty() ? field.getName() : named.value();
                  })
              .orElse(column);
        }
      }`,
  );
}

/** Exact numbers are read as their texts first; those of binary floating point are what they are in Java too. */
function exactNumbers(): JavaFragment {
  return java`
    private static boolean isExact(Class<?> type) {
      return Number.class.isAssignableFrom(type) && type != Float.class && type != Double.class;
    }`;
}

function isTime({ type }: RowField): boolean {
  return type.name.startsWith('java.time.');
}

function oddTypes(): JavaFragment {
  return java`
    private static final java.util.Set<Class<?>> ODD =
        java.util.Set.of(java.time.LocalDate.class, java.time.LocalDateTime.class, java.time.LocalTime.class);`;
}

function timesOfDay(): JavaFragment {
  return java`
    ${javadoc`Drivers read some of the others as another time.`}
    private static boolean isTimeOfDay(String text, Class<?> type) {
      return type != java.time.LocalTime.class || text.matches(${literal(/(?:[01]\d|2[0-3]):.*/.source)});
    }`;
}
