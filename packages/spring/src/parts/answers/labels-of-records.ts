import type { AnsweredRecords, AnswersPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { withStatus } from '../../api/errors/throwing.ts';
import { KEYS } from '../../java/keys-by-kind.ts';
import { classOf, fileOf } from '../../java/types.ts';
import type { KeptParts } from '../../stores/kept-parts.ts';
import { callersOnly, CONVERSIONS, keyReader, LIST, readingKeys, unknownKind } from './keys.ts';

const KEY = java`${LIST}<String>`;
const CALL = java`jakarta.servlet.http.HttpServletRequest call`;

/** The endpoint that says the labels of records. */
export function labelsOfRecords(
  { records }: AnswersPart,
  { endpoint: self, path, mostAtOnce }: NonNullable<AnswersPart['labels']>,
  { labels: { looker, statements } }: KeptParts,
): JavaFile {
  const { type, name } = looker;
  const labelled = records.filter(({ label }) => label !== undefined);
  const isLoose = labelled.some((one) => one.isLoose);
  const isRestricted = labelled.some(({ readBy }) => readBy !== undefined);
  const tooMany = java`"No more than " + MOST_AT_ONCE + " records are named at once"`;
  return fileOf(
    self,
    java`
      ${javadoc`Tells other services the labels of the records that their answers refer to. Whoever they ask for sees here what they see elsewhere.`}
      @org.springframework.web.bind.annotation.RestController
      class ${classOf(self)} {
        private static final int MOST_AT_ONCE = ${literal(mostAtOnce)};
        private static final int MOST_IN_A_QUERY = 200;

        private final ${type} ${name};
        private final ${CONVERSIONS} conversions;

        ${self.name}(${type} ${name}, @org.springframework.beans.factory.annotation.Qualifier("mvcConversionService") ${CONVERSIONS} conversions) {
          this.${name} = ${name};
          this.conversions = conversions;
        }

        ${javadoc`The labels of records in the order of their keys; null for what is not there to be seen, or has none.`}
        @org.springframework.web.bind.annotation.PostMapping(${literal(path)})
        java.util.Map<String, ${KEY}> labels(${commas([java`@org.springframework.web.bind.annotation.RequestBody ${KEYS} keys`, isRestricted && CALL])}) {
          if (keys.values().stream().mapToInt(${LIST}::size).sum() > MOST_AT_ONCE) {
            throw ${withStatus('BAD_REQUEST', tooMany)};
          }
          java.util.Map<String, ${KEY}> labels = new java.util.LinkedHashMap<>();
          keys.forEach((kind, some) -> labels.put(kind, labelsOf(${commas(['kind', 'some', isRestricted && 'call'])})));
          return labels;
        }

        private ${KEY} labelsOf(${commas([java`String kind`, java`${LIST}<${KEY}> keys`, isRestricted && CALL])}) {
          return switch (kind) {
            ${labelled.map((one) => labelsOfKind(one, isLoose))}
            ${unknownKind()}
          };
        }

        private ${KEY} labels(${commas([java`Class<?> type`, java`${LIST}<String> label`, java`${LIST}<${KEY}> keys`, java`java.util.function.Function<${KEY}, Object> read`, isLoose && java`boolean isLoose`])}) {
          ${LIST}<Object> ids = new java.util.ArrayList<>();
          keys.forEach(key -> ids.add(idOf(key, read)));
          ${LIST}<Object> asked = ids.stream().filter(java.util.Objects::nonNull).distinct().toList();
          java.util.Map<Object, String> labels = new java.util.HashMap<>();
          for (int i = 0; i < asked.size(); i += MOST_IN_A_QUERY) {
            labels.putAll(labels(type, label, asked.subList(i, Math.min(i + MOST_IN_A_QUERY, asked.size()))));
          }
          ${isLoose && spelledOtherwise()}
          return ids.stream().map(labels::get).toList();
        }

        private java.util.Map<Object, String> labels(Class<?> type, ${LIST}<String> label, ${LIST}<Object> ids) {
          java.util.Map<Object, String> labels = new java.util.HashMap<>();
          ${statements}
          return labels;
        }

        ${javadoc`The texts that make a label, each of which may be missing; null for none.`}
        private static String text(java.util.stream.Stream<?> parts) {
          String text =
              parts
                  .filter(java.util.Objects::nonNull)
                  .map(Object::toString)
                  .collect(java.util.stream.Collectors.joining(" "));
          return text.isBlank() ? null : text;
        }

        ${keyReader()}
      }`,
  );
}

/** Texts that differ in Java may be the same in the database, which says so by keys that nobody asked for. */
function spelledOtherwise(): JavaFragment {
  return java`
    if (isLoose && !asked.containsAll(labels.keySet())) {
      asked.stream()
          .filter(id -> !labels.containsKey(id))
          .toList()
          .forEach(id -> labels(type, label, ${LIST}.of(id)).values().forEach(one -> labels.put(id, one)));
    }`;
}

function labelsOfKind(one: AnsweredRecords, someAreLoose: boolean): JavaFragment {
  const { records, type, label = [], isLoose } = one;
  const attributes = java`${LIST}.of(${commas(label.map((attribute) => literal(attribute)))})`;
  const asked = java`labels(${commas([java`${classOf(type)}.class`, attributes, 'keys', readingKeys(one), someAreLoose && literal(isLoose)])})`;
  return callersOnly(records, one.readBy, asked);
}
