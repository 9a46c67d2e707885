import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { badRequest } from '../errors/throwing.ts';
import { classOf, fileOf } from '../../java/types.ts';

/** The orders a list may be asked for. */
export function sorting(blueprint: Blueprint): JavaFile {
  const { sorting: self } = blueprint.support.classes;
  const order = java`org.springframework.data.domain.Sort.Order`;
  return fileOf(
    self,
    java`
      ${javadoc`The orders a list can be asked for: by known fields only, and with the key last, so that pages never overlap.`}
      public final class ${classOf(self)} {
        private final java.util.List<String> key;
        private final java.util.Map<String, String> paths = new java.util.HashMap<>();

        private ${self.name}(java.util.List<String> key) {
          this.key = key;
        }

        public static ${classOf(self)} byKey(String... paths) {
          return new ${classOf(self)}(java.util.List.of(paths));
        }

        ${javadoc`Fields that are attributes of the same name.`}
        public ${classOf(self)} fields(String... names) {
          for (String name : names) {
            paths.put(name, name);
          }
          return this;
        }

        ${javadoc`A field whose value lies behind the path.`}
        public ${classOf(self)} field(String name, String path) {
          paths.put(name, path);
          return this;
        }

        public org.springframework.data.domain.Pageable apply(org.springframework.data.domain.Pageable pageable) {
          if ((long) pageable.getPageNumber() * pageable.getPageSize() > Integer.MAX_VALUE) {
            throw ${badRequest(blueprint, java`"There is no such page"`)};
          }
          java.util.List<${order}> orders = new java.util.ArrayList<>();
          pageable.getSort().forEach(order -> orders.add(order.withProperty(pathOf(order.getProperty()))));
          for (String path : key) {
            if (orders.stream().noneMatch(order -> order.getProperty().equals(path))) {
              orders.add(${order}.asc(path));
            }
          }
          return org.springframework.data.domain.PageRequest.of(
              pageable.getPageNumber(), pageable.getPageSize(), org.springframework.data.domain.Sort.by(orders));
        }

        private String pathOf(String field) {
          String path = paths.get(field);
          if (path == null) {
            throw ${badRequest(blueprint, java`"Cannot sort by " + field + ", only by " + String.join(", ", new java.util.TreeSet<>(paths.keySet()))`)};
          }
          return path;
        }
      }`,
  );
}
