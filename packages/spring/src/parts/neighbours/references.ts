import type { NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { KEYS } from '../../java/keys-by-kind.ts';
import { classOf, fileOf } from '../../java/types.ts';

/** What a request refers to in other services, gathered before any of them is asked. */
export function references({ classes: { references: self }, promises }: NeighboursPart): JavaFile {
  const list = java`java.util.List`;
  const gathered = java`java.util.List<Reference>`;
  return fileOf(
    self,
    java`
      ${javadoc`What a request refers to in other services, and which of its fields do.`}
      public final class ${classOf(self)} {
        ${javadoc`A record of a service, by the texts of its key, and as the fields of the request say it.`}
        public record Reference(String neighbour, String kind, ${list}<String> key, ${list}<String> fields, Object id) {}

        private final ${gathered} all;
        private final String place;

        public ${self.name}() {
          this(new java.util.ArrayList<>(), "");
        }

        private ${self.name}(${gathered} all, String place) {
          this.all = all;
          this.place = place;
        }

        ${javadoc`Adds the record that fields name by their values, in the order of its key; it is none where one of them has no value.`}
        public void add(String neighbour, String kind, ${list}<String> fields, Object... values) {
          if (java.util.Arrays.stream(values).allMatch(java.util.Objects::nonNull)) {
            ${list}<String> key = java.util.Arrays.stream(values).map(String::valueOf).toList();
            ${list}<String> placed = fields.stream().map(field -> place + field).toList();
            all.add(new Reference(neighbour, kind, key, placed, values.length == 1 ? values[0] : ${list}.of(values)));
          }
        }

        ${javadoc`Adds what the parts of a request refer to; there may be none.`}
        public <T> void each(String name, ${list}<T> parts, java.util.function.BiConsumer<${classOf(self)}, T> add) {
          for (int i = 0; parts != null && i < parts.size(); i++) {
            add.accept(new ${classOf(self)}(all, place + name + "[" + i + "]."), parts.get(i));
          }
        }

        ${javadoc`What each service is asked for, every record once.`}
        java.util.Map<String, ${KEYS}> keys() {
          java.util.Map<String, ${KEYS}> keys = new java.util.LinkedHashMap<>();
          for (Reference one : all) {
            ${list}<${list}<String>> known =
                keys.computeIfAbsent(one.neighbour(), name -> new java.util.LinkedHashMap<>())
                    .computeIfAbsent(one.kind(), kind -> new java.util.ArrayList<>());
            known.add(one.key());
          }
          keys.values().forEach(kinds -> kinds.replaceAll((kind, some) -> some.stream().distinct().toList()));
          return keys;
        }

        ${
          promises &&
          java`
          ${javadoc`What is to be noted of them before the services are asked.`}
          ${list}<${classOf(promises)}.Subject> subjects() {
            return all.stream().map(one -> ${classOf(promises)}.Subject.referred(one.kind(), one.key())).toList();
          }
`
        }

        ${javadoc`The references to records that are missing, as the services have answered.`}
        java.util.stream.Stream<Reference> missingOf(java.util.Map<String, ${KEYS}> answers) {
          java.util.Set<${list}<Object>> missing = new java.util.HashSet<>();
          answers.forEach(
              (neighbour, kinds) ->
                  kinds.forEach((kind, keys) -> keys.forEach(key -> missing.add(${list}.of(neighbour, kind, key)))));
          return all.stream().filter(one -> missing.contains(${list}.of(one.neighbour(), one.kind(), one.key())));
        }
      }`,
  );
}
