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

/** The endpoint that says which records are missing. */
export function missingRecords(
  { endpoint: self, path, records, promised }: AnswersPart,
  { present }: KeptParts,
): JavaFile {
  const { type, name } = present.looker;
  const isLoose = records.some((one) => one.isLoose);
  const notes = promised && classOf(promised.promises);
  const isRestricted = records.some(({ readBy }) => readBy !== undefined);
  return fileOf(
    self,
    java`
      ${javadoc`Tells other services which of the records that theirs refer to are missing. Whoever they ask for sees here what they see elsewhere.`}
      @org.springframework.web.bind.annotation.RestController
      class ${classOf(self)} {
        private static final int MOST_AT_ONCE = 200;

        private final ${type} ${name};
        private final ${CONVERSIONS} conversions;
        ${notes && java`private final ${notes} promises;`}

        ${self.name}(${type} ${name}, @org.springframework.beans.factory.annotation.Qualifier("mvcConversionService") ${CONVERSIONS} conversions${notes && java`, ${notes} promises`}) {
          this.${name} = ${name};
          this.conversions = conversions;
          ${notes && java`this.promises = promises;`}
        }

        ${javadoc`Of each kind the keys no record has; a key is the texts of its parts.`}
        @org.springframework.web.bind.annotation.PostMapping(${literal(path)})
        ${KEYS} missing(${commas([java`@org.springframework.web.bind.annotation.RequestBody ${KEYS} keys`, isRestricted && CALL])}) {
          ${KEYS} missing = new java.util.LinkedHashMap<>();
          keys.forEach((kind, some) -> missing.put(kind, ${notes ? 'goneOf' : 'missingOf'}(${commas(['kind', 'some', isRestricted && 'call'])})));
          return missing;
        }

        ${
          notes &&
          java`
          ${javadoc`Nobody knows yet whether what is about to be deleted will be missing. That is read first: who deletes asks only behind it.`}
          private ${LIST}<${KEY}> goneOf(${commas([java`String kind`, java`${LIST}<${KEY}> keys`, isRestricted && CALL])}) {
            ${LIST}<${KEY}> deleted = promises.deleted(kind, keys);
            ${LIST}<${KEY}> missing = missingOf(${commas(['kind', 'keys', isRestricted && 'call'])});
            if (!missing.containsAll(deleted)) {
              throw ${withStatus('CONFLICT', literal('A record is just being deleted; please ask again in a moment'))};
            }
            return missing;
          }
`
        }

        private ${LIST}<${KEY}> missingOf(${commas([java`String kind`, java`${LIST}<${KEY}> keys`, isRestricted && CALL])}) {
          return switch (kind) {
            ${records.map((one) => answered(one))}
            ${unknownKind()}
          };
        }

        private ${LIST}<${KEY}> missing(Class<?> type, ${LIST}<${KEY}> keys, java.util.function.Function<${KEY}, Object> read${isLoose && java`, boolean isLoose`}) {
          java.util.Map<${KEY}, Object> ids = new java.util.LinkedHashMap<>();
          keys.forEach(key -> ids.put(key, idOf(key, read)));
          ${LIST}<Object> asked = ids.values().stream().filter(java.util.Objects::nonNull).toList();
          java.util.Set<Object> found = new java.util.HashSet<>();
          for (int i = 0; i < asked.size(); i += MOST_AT_ONCE) {
            found.addAll(present(type, asked.subList(i, Math.min(i + MOST_AT_ONCE, asked.size()))));
          }
          return ids.entrySet().stream()
              .filter(one -> one.getValue() == null || !found.contains(one.getValue())${isLoose && java` && !(isLoose && isPresent(type, one.getValue()))`})
              .map(java.util.Map.Entry::getKey)
              .toList();
        }

        ${isLoose && loosely()}

        private java.util.Collection<?> present(Class<?> type, ${LIST}<Object> ids) {
          ${present.statements}
        }

        ${keyReader()}
      }`,
  );

  function answered(one: AnsweredRecords): JavaFragment {
    const asked = java`missing(${commas([java`${classOf(one.type)}.class`, 'keys', readingKeys(one), isLoose && literal(one.isLoose)])})`;
    return callersOnly(one.records, one.readBy, asked);
  }
}

function loosely(): JavaFragment {
  return java`
    ${javadoc`Texts that differ in Java may be the same in the database, which is asked for each of these alone.`}
    private boolean isPresent(Class<?> type, Object id) {
      return !present(type, ${LIST}.of(id)).isEmpty();
    }
`;
}
