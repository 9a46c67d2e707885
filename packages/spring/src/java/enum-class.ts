import type { JavaEnum } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from './types.ts';

/**
 * The enum of an enumeration; with the database's texts, which are those of the API, where they are no constants, or where a
 * store looks them up: it reads as none what it does not find, where a constant that there is not takes a whole list away.
 *
 * @param stored the annotation by which a store knows the text it keeps
 */
export function enumClass(javaEnum: JavaEnum, stored?: JavaValue): JavaFile {
  const { className, constants } = javaEnum;
  if (!javaEnum.coded && stored === undefined) {
    return fileOf(className, java`public enum ${classOf(className)} { ${commas(constants.map(({ name }) => name))} }`);
  }
  const coded = constants.map(({ name, value }) => java`${name}(${literal(value)})`);
  return fileOf(
    className,
    java`
      public enum ${classOf(className)} {
        ${commas(coded)};

        ${stored} @com.fasterxml.jackson.annotation.JsonValue private final String value;

        ${className.name}(String value) {
          this.value = value;
        }

        @Override
        public String toString() {
          return value;
        }
      }`,
  );
}
