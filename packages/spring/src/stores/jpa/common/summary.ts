import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** What a record for lists is made of. */
export function summary({
  support: {
    classes: { summary: self },
  },
}: JpaStore): JavaFile {
  const path = java`jakarta.persistence.criteria.Path`;
  const selection = java`jakarta.persistence.criteria.Selection`;
  return fileOf(
    self,
    java`
      ${javadoc`A record that lists show of an entity: its components are attributes of the same names, but for those with a path.`}
      public record ${classOf(self)}<E, S extends Record>(
          Class<E> entity, Class<S> type, java.util.Map<String, String> paths) {
        public static <E, S extends Record> ${classOf(self)}<E, S> of(Class<E> entity, Class<S> type) {
          return new ${classOf(self)}<>(entity, type, java.util.Map.of());
        }

        ${javadoc`A component whose value lies behind the path.`}
        public ${classOf(self)}<E, S> field(String name, String path) {
          java.util.Map<String, String> more = new java.util.HashMap<>(paths);
          more.put(name, path);
          return new ${classOf(self)}<>(entity, type, more);
        }

        ${javadoc`The record as a query selects it. The key of a reference is read from the own row, without a join.`}
        public jakarta.persistence.criteria.CompoundSelection<S> from(
            jakarta.persistence.criteria.Root<E> root, jakarta.persistence.criteria.CriteriaBuilder cb) {
          ${selection}<?>[] values =
              java.util.Arrays.stream(type.getRecordComponents())
                  .map(component -> valueOf(component.getName(), root))
                  .toArray(${selection}[]::new);
          return cb.construct(type, values);
        }

        private ${path}<?> valueOf(String name, jakarta.persistence.criteria.Root<E> root) {
          ${path}<?> value = root;
          for (String step : paths.getOrDefault(name, name).split(${literal('\\.')})) {
            value = value.get(step);
          }
          return value;
        }
      }`,
  );
}
