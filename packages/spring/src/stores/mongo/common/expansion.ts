import type { Blueprint, MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { badRequest } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';

/** What the labels of an answer's references are made of. */
export function expansion({ support: { classes } }: MongoStore, blueprint: Blueprint): JavaFile {
  const self = classes.expansion;
  const labels = java`java.util.Map<String, Label<A, ?>>`;
  const unknown = java`"Cannot expand " + name + ", only " + String.join(", ", labels.keySet())`;
  const key = java`java.util.function.Function<A, ?> key`;
  const id = java`java.util.function.Function<D, ?> id`;
  const text = java`java.util.function.Function<D, String> text`;
  return fileOf(
    self,
    java`
      ${javadoc`The references of an answer that may be named.`}
      public record ${classOf(self)}<A>(${labels} labels) {
        ${javadoc`How an answer holds the key of a record, and which fields of that make its label.`}
        record Label<A, D>(
            Class<D> type, ${key}, ${id}, ${text}, String[] fields) {}

        public static <A> ${classOf(self)}<A> none() {
          return new ${classOf(self)}<>(java.util.Map.of());
        }

        public <D> ${classOf(self)}<A> reference(
            String name, Class<D> type, ${key}, ${id}, ${text}, String... fields) {
          ${labels} more = new java.util.TreeMap<>(labels);
          more.put(name, new Label<>(type, key, id, text, fields));
          return new ${classOf(self)}<>(more);
        }

        ${javadoc`The references a client asks for, all of which are known.`}
        java.util.Set<String> asked(java.util.Set<String> names) {
          for (String name : names) {
            if (!labels.containsKey(name)) {
              throw ${badRequest(blueprint, unknown)};
            }
          }
          return names;
        }
      }`,
  );
}
