import type { AnsweredRecords } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { typeOf } from '../../java/types.ts';

export const LIST = java`java.util.List`;
export const CONVERSIONS = java`org.springframework.core.convert.ConversionService`;

const KEY = java`${LIST}<String>`;

/** How the key of a record is made of the texts of its parts. */
export function readingKeys({ idType, keyTypes }: AnsweredRecords): JavaFragment {
  const parts = keyTypes.map((one, at) => java`part(key, ${literal(at)}, ${typeOf(one)}.class)`);
  const [only, ...more] = parts;
  const made = only !== undefined && more.length === 0 ? only : java`new ${typeOf(idType)}(${commas(parts)})`;
  return java`key -> ${made}`;
}

/** What is answered for one kind of records: to those alone who may read them, where not everybody may. */
export function callersOnly(kind: string, readBy: AnsweredRecords['readBy'], answer: JavaFragment): JavaFragment {
  if (readBy === undefined) return java`case ${literal(kind)} -> ${answer};`;
  return java`
    case ${literal(kind)} -> {
      if (java.util.stream.Stream.of(${commas(readBy.map((role) => literal(role)))}).noneMatch(call::isUserInRole)) {
        throw new org.springframework.web.server.ResponseStatusException(
            org.springframework.http.HttpStatus.FORBIDDEN, "Your roles do not allow this");
      }
      yield ${answer};
    }`;
}

/** What is answered for kinds nobody knows. */
export function unknownKind(): JavaFragment {
  return java`
    default ->
        throw new org.springframework.web.server.ResponseStatusException(
            org.springframework.http.HttpStatus.BAD_REQUEST, "Records of the kind " + kind + " are not known");`;
}

/** The methods that make keys of texts. */
export function keyReader(): JavaFragment {
  return java`
    ${javadoc`The key that texts say; nothing where they say none, which no record has.`}
    private static Object idOf(${KEY} key, java.util.function.Function<${KEY}, Object> read) {
      try {
        return read.apply(key);
      } catch (org.springframework.core.convert.ConversionException | IndexOutOfBoundsException e) {
        return null;
      }
    }

    private <T> T part(${KEY} key, int at, Class<T> type) {
      return conversions.convert(key.get(at), type);
    }`;
}
