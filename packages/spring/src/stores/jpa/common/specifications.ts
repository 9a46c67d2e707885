import type { Blueprint, JpaStore } from '@backsmith/blueprint';
import { characterLiteral, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { badRequest } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';

/** The conditions list filters are made of. */
export function specifications({ entities, views, support }: JpaStore, blueprint: Blueprint): JavaFile {
  const { specifications: self } = support.classes;
  const isChecked = [...entities, ...views].some(({ conditions }) =>
    conditions.some(({ years }) => years !== undefined),
  );
  const specification = java`org.springframework.data.jpa.domain.Specification`;
  const path = java`jakarta.persistence.criteria.Path`;
  return fileOf(
    self,
    java`
      ${javadoc`The conditions list filters are made of. A missing value adds none.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        public static <T> ${specification}<T> equal(Object value, String... path) {
          return value == null
              ? ${specification}.unrestricted()
              : (root, query, cb) -> cb.equal(resolve(root, path), value);
        }

        ${javadoc`The value is one of these; an empty parameter says none.`}
        public static <T> ${specification}<T> among(Object[] values, String... path) {
          java.util.List<?> given =
              values == null ? java.util.List.of() : java.util.Arrays.stream(values).filter(one -> one != null && !one.equals("")).toList();
          return given.isEmpty() ? ${specification}.unrestricted() : (root, query, cb) -> resolve(root, path).in(given);
        }

        public static <T> ${specification}<T> isNull(Boolean wanted, String... path) {
          if (wanted == null) {
            return ${specification}.unrestricted();
          }
          return (root, query, cb) -> wanted ? resolve(root, path).isNull() : resolve(root, path).isNotNull();
        }

        public static <T> ${specification}<T> contains(String value, String... path) {
          if (value == null || value.isBlank()) {
            return ${specification}.unrestricted();
          }
          String escaped =
              value
                  .toLowerCase(java.util.Locale.ROOT)
                  .replace(${literal('\\')}, ${literal('\\\\')})
                  .replace("%", ${literal('\\%')})
                  .replace("_", ${literal('\\_')});
          return (root, query, cb) ->
              cb.like(cb.lower(resolve(root, path)), "%" + escaped + "%", ${characterLiteral('\\')});
        }

        public static <T, V extends Comparable<? super V>> ${specification}<T> between(
            V from, V to, String... path) {
          return (root, query, cb) -> {
            if (from == null && to == null) {
              return null;
            }
            ${path}<V> value = resolve(root, path);
            if (from == null) {
              return cb.lessThanOrEqualTo(value, to);
            }
            return to == null ? cb.greaterThanOrEqualTo(value, from) : cb.between(value, from, to);
          };
        }

        ${isChecked && within(blueprint)}

        private static <V> ${path}<V> resolve(${path}<?> root, String... names) {
          ${path}<V> path = root.get(names[0]);
          for (int i = 1; i < names.length; i++) {
            path = path.get(names[i]);
          }
          return path;
        }
      }`,
  );
}

/** The checks of days that no value of a column can be: the database would refuse them without saying which. */
function within(blueprint: Blueprint): JavaFragment {
  const reason = java`parameter + " is of no year from " + first + " to " + last`;
  return java`
    ${javadoc`The day or moment, if there can be such a one.`}
    public static <V extends java.time.temporal.TemporalAccessor> V within(
        String parameter, V value, int first, int last) {
      int year = value == null ? first : value.get(java.time.temporal.ChronoField.YEAR);
      if (year < first || year > last) {
        throw ${badRequest(blueprint, reason)};
      }
      return value;
    }

    public static <V extends java.time.temporal.TemporalAccessor> V[] within(
        String parameter, V[] values, int first, int last) {
      for (int i = 0; values != null && i < values.length; i++) {
        within(parameter, values[i], first, last);
      }
      return values;
    }`;
}
