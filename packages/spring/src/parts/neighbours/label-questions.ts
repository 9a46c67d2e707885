import type { Blueprint, LabelQuestions, NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { badRequest } from '../../api/errors/throwing.ts';
import { KEYS } from '../../java/keys-by-kind.ts';
import { classOf, fileOf } from '../../java/types.ts';

const LIST = java`java.util.List`;
const NAMES = java`java.util.Set<String>`;
const LABELS = java`java.util.Map<String, String>`;

/** The class that names what answers refer to in other services. */
export function labelQuestions(
  { asks: self, mostAtOnce }: LabelQuestions,
  { classes: { neighbours } }: NeighboursPart,
  blueprint: Blueprint,
): JavaFile {
  const { page, expanded } = blueprint.support.classes;
  const answer = java`${classOf(expanded)}<T>`;
  const pageOf = classOf(page, answer);
  return fileOf(
    self,
    java`
      ${javadoc`Names what answers refer to in other services. The records are read first: nobody who waits for another service holds a connection. Each service is asked once for a page, for every record once.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final int MOST_AT_ONCE = ${literal(mostAtOnce)};

        private final ${classOf(neighbours)} neighbours;

        public ${self.name}(${classOf(neighbours)} neighbours) {
          this.neighbours = neighbours;
        }

        ${references(blueprint)}

        ${javadoc`A page as its own service reads it, with the labels that others know.`}
        public <T> ${pageOf} page(
            References<T> references, ${NAMES} expand, java.util.function.Function<${NAMES}, ${pageOf}> read) {
          ${pageOf} page = read.apply(references.askedHere(expand));
          var labels = labelsOf(page.items(), references, expand).iterator();
          return page.map(one -> new ${classOf(expanded)}<>(one.answer(), labels.next()));
        }

        ${javadoc`The same for one record.`}
        public <T> ${answer} one(
            References<T> references, ${NAMES} expand, java.util.function.Function<${NAMES}, ${answer}> read) {
          ${answer} one = read.apply(references.askedHere(expand));
          return new ${classOf(expanded)}<>(one.answer(), labelsOf(${LIST}.of(one), references, expand).get(0));
        }

        ${gathering(answer, blueprint)}

        ${asking()}
      }`,
  );
}

/** What a class that says what of its answers is named is made of. */
function references(blueprint: Blueprint): JavaFragment {
  const unknown = java`"Cannot expand " + name + ", only " + String.join(", ", known)`;
  const key = java`java.util.function.Function<T, ${LIST}<String>>`;
  return java`
    ${javadoc`What answers refer to, by the names that are asked for: here, where their own service names it, and elsewhere.`}
    public record References<T>(${NAMES} here, java.util.Map<String, Reference<T>> elsewhere) {
      public static <T> References<T> of(String... here) {
        return new References<>(java.util.Set.of(here), java.util.Map.of());
      }

      ${javadoc`Adds what another service keeps; the key is null where an answer refers to nothing.`}
      public References<T> elsewhere(String name, String neighbour, String kind, ${key} key) {
        java.util.Map<String, Reference<T>> more = new java.util.TreeMap<>(elsewhere);
        more.put(name, new Reference<>(neighbour, kind, key));
        return new References<>(here, more);
      }

      ${javadoc`What of these names its own service knows; all of them are known.`}
      ${NAMES} askedHere(${NAMES} names) {
        ${NAMES} known = new java.util.TreeSet<>(here);
        known.addAll(elsewhere.keySet());
        for (String name : names) {
          if (!known.contains(name)) {
            throw ${badRequest(blueprint, unknown)};
          }
        }
        known.removeAll(elsewhere.keySet());
        known.retainAll(names);
        return known;
      }
    }

    ${javadoc`How an answer holds the key of a record another service keeps.`}
    record Reference<T>(String neighbour, String kind, ${key} key) {
      Subject of(T answer) {
        ${LIST}<String> texts = key.apply(answer);
        return texts == null ? null : new Subject(neighbour, kind, texts);
      }
    }

    ${javadoc`A record of another service, by the texts of its key.`}
    record Subject(String neighbour, String kind, ${LIST}<String> key) {}

    ${javadoc`The texts of a key; null where a part of it is missing.`}
    public static ${LIST}<String> key(Object... values) {
      return java.util.Arrays.stream(values).anyMatch(java.util.Objects::isNull)
          ? null
          : java.util.Arrays.stream(values).map(String::valueOf).toList();
    }`;
}

function gathering(answer: JavaFragment, { resources }: Blueprint): JavaFragment {
  const labels = resources.flatMap(({ expansion }) => expansion?.labels ?? [])[0] ?? 'labels';
  return java`
    ${javadoc`The labels of each answer, those it has already among them; null where none are asked for.`}
    private <T> ${LIST}<${LABELS}> labelsOf(${LIST}<${answer}> answers, References<T> references, ${NAMES} expand) {
      java.util.Map<String, Reference<T>> asked = new java.util.TreeMap<>(references.elsewhere());
      asked.keySet().retainAll(expand);
      java.util.Map<Subject, String> known = ask(
          answers.stream()
              .flatMap(one -> asked.values().stream().map(reference -> reference.of(one.answer())))
              .filter(java.util.Objects::nonNull)
              .distinct()
              .toList());
      ${LIST}<${LABELS}> labels = new java.util.ArrayList<>();
      for (${answer} one : answers) {
        ${LABELS} own = new java.util.TreeMap<>(one.${labels}() == null ? java.util.Map.of() : one.${labels}());
        asked.forEach((name, reference) -> own.put(name, known.get(reference.of(one.answer()))));
        labels.add(own.isEmpty() ? null : own);
      }
      return labels;
    }`;
}

function asking(): JavaFragment {
  return java`
    private java.util.Map<Subject, String> ask(${LIST}<Subject> subjects) {
      java.util.Map<String, ${LIST}<Subject>> byNeighbour = new java.util.TreeMap<>();
      subjects.forEach(one -> byNeighbour.computeIfAbsent(one.neighbour(), name -> new java.util.ArrayList<>()).add(one));
      java.util.Map<Subject, String> labels = new java.util.HashMap<>();
      byNeighbour.forEach(
          (neighbour, all) -> {
            for (int i = 0; i < all.size(); i += MOST_AT_ONCE) {
              labels.putAll(ask(neighbour, all.subList(i, Math.min(i + MOST_AT_ONCE, all.size()))));
            }
          });
      return labels;
    }

    private java.util.Map<Subject, String> ask(String neighbour, ${LIST}<Subject> subjects) {
      ${KEYS} keys = new java.util.LinkedHashMap<>();
      subjects.forEach(one -> keys.computeIfAbsent(one.kind(), kind -> new java.util.ArrayList<>()).add(one.key()));
      java.util.Map<String, ${LIST}<String>> answers = neighbours.labels(neighbour, keys);
      java.util.Map<Subject, String> labels = new java.util.HashMap<>();
      keys.forEach(
          (kind, some) -> {
            for (int i = 0; i < some.size(); i++) {
              labels.put(new Subject(neighbour, kind, some.get(i)), answers.get(kind).get(i));
            }
          });
      return labels;
    }`;
}
