import type { JpaStore } from '@backsmith/blueprint';
import { characterLiteral, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const BACKSLASH = literal('\\');
const QUOTE = literal('"');
const LIST = java`java.util.List<String>`;

/**
 * How arrays of a type are kept that Java has no class for: as PostgreSQL writes them.
 * https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO
 */
export function textArray({
  support: {
    classes: { textArray: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`An array of a type that only the database knows, as the texts of its elements.`}
      @jakarta.persistence.Converter
      public class ${classOf(self)} implements jakarta.persistence.AttributeConverter<${LIST}, String> {
        @Override
        public String convertToDatabaseColumn(${LIST} elements) {
          return elements == null
              ? null
              : elements.stream()
                  .map(${classOf(self)}::written)
                  .collect(java.util.stream.Collectors.joining(",", "{", "}"));
        }

        @Override
        public ${LIST} convertToEntityAttribute(String array) {
          return array == null || isNested(array) ? null : elementsOf(array);
        }

        /** Of several dimensions, as which any array may be written; an element with a brace is quoted. */
        private static boolean isNested(String array) {
          return array.startsWith("{", array.indexOf('{') + 1);
        }

        private static String written(String element) {
          return element == null ? "NULL" : ${QUOTE} + element.replace(${BACKSLASH}, ${literal('\\\\')}).replace(${QUOTE}, ${literal('\\"')}) + ${QUOTE};
        }

        private static ${LIST} elementsOf(String array) {
          ${LIST} elements = new java.util.ArrayList<>();
          StringBuilder element = new StringBuilder();
          boolean isInside = false;
          boolean isQuoted = false;
          for (int i = array.indexOf('{') + 1; i < array.length(); i++) {
            char c = array.charAt(i);
            if (c == ${characterLiteral('\\')}) {
              element.append(array.charAt(++i));
            } else if (c == '"') {
              isInside = !isInside;
              isQuoted = true;
            } else if (isInside || (c != ',' && c != '}')) {
              element.append(c);
            } else if (isQuoted || !element.isEmpty()) {
              String text = element.toString();
              elements.add(!isQuoted && text.equals("NULL") ? null : text);
              element.setLength(0);
              isQuoted = false;
            }
          }
          return elements;
        }
      }`,
  );
}
