import type { Blueprint, JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { badRequest } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';

/** What the labels of an entity's references are made of. */
export function expansion({ support: { classes } }: JpaStore, blueprint: Blueprint): JavaFile {
  const self = classes.expansion;
  const labels = java`java.util.Map<String, java.util.List<String>>`;
  const unknown = java`"Cannot expand " + name + ", only " + String.join(", ", labels.keySet())`;
  return fileOf(
    self,
    java`
      ${javadoc`The references of an entity that answers may name, with the attributes of what they lead to that make a label.`}
      public record ${classOf(self)}<E>(Class<E> entity, String key, ${labels} labels) {
        public static <E> ${classOf(self)}<E> of(Class<E> entity, String key) {
          return new ${classOf(self)}<>(entity, key, java.util.Map.of());
        }

        public ${classOf(self)}<E> reference(String name, String... label) {
          ${labels} more = new java.util.TreeMap<>(labels);
          more.put(name, java.util.List.of(label));
          return new ${classOf(self)}<>(entity, key, more);
        }

        ${javadoc`The references a client asks for, all of which are known.`}
        public java.util.Set<String> asked(java.util.Set<String> names) {
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
