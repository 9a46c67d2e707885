import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const TIME = java`java.time.OffsetTime`;

/**
 * How a time of day with an offset is kept: as PostgreSQL writes it. Its driver takes no such object together with the
 * type it has in JDBC, and does not read the end of a day.
 * https://www.postgresql.org/docs/current/datatype-datetime.html#DATATYPE-DATETIME-OUTPUT
 */
export function offsetTime({
  support: {
    classes: { offsetTime: self },
  },
}: JpaStore): JavaFile {
  const formatter = java`java.time.format.DateTimeFormatter`;
  return fileOf(
    self,
    java`
      ${javadoc`A time of day and its offset, as the text the database writes.`}
      @jakarta.persistence.Converter
      public class ${classOf(self)} implements jakarta.persistence.AttributeConverter<${TIME}, String> {
        private static final String END_OF_DAY = "24:00:00";

        private static final ${formatter} FORMAT =
            new java.time.format.DateTimeFormatterBuilder()
                .append(${formatter}.ISO_LOCAL_TIME)
                .appendOffset("+HH:mm:ss", "+00")
                .toFormatter(java.util.Locale.ROOT);

        @Override
        public String convertToDatabaseColumn(${TIME} time) {
          if (time == null) {
            return null;
          }
          return time.toLocalTime().equals(java.time.LocalTime.MAX)
              ? END_OF_DAY + time.getOffset()
              : FORMAT.format(time);
        }

        @Override
        public ${TIME} convertToEntityAttribute(String text) {
          if (text == null) {
            return null;
          }
          return ${TIME}.parse(text.replace(END_OF_DAY, java.time.LocalTime.MAX.toString()), FORMAT);
        }
      }`,
  );
}
