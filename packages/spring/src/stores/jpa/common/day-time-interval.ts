import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const DURATION = java`java.time.Duration`;

/** `0 1:2:3.4` as Oracle's driver says it, or what the database in memory keeps. */
const SHOWN = /([+-]?)(\d+) (\d+):(\d+):(\d+)(?:\.(\d{1,9}))?/.source;

/**
 * How an interval of days and a time is kept where Hibernate has no type for one: as the text the database turns into it.
 * https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/TO_DSINTERVAL.html
 */
export function dayTimeInterval({
  support: {
    classes: { dayTime: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`An interval of days and a time, as the text the database writes: +1 02:03:04.500000000.`}
      @jakarta.persistence.Converter
      public class ${classOf(self)} implements jakarta.persistence.AttributeConverter<${DURATION}, String> {
        private static final java.util.regex.Pattern SHOWN =
            java.util.regex.Pattern.compile(${literal(SHOWN)});

        @Override
        public String convertToDatabaseColumn(${DURATION} duration) {
          if (duration == null) {
            return null;
          }
          ${DURATION} size = duration.abs();
          return String.format(
              java.util.Locale.ROOT,
              ${literal('%s%d %02d:%02d:%02d.%09d')},
              duration.isNegative() ? "-" : "+",
              size.toDaysPart(),
              size.toHoursPart(),
              size.toMinutesPart(),
              size.toSecondsPart(),
              size.toNanosPart());
        }

        @Override
        public ${DURATION} convertToEntityAttribute(String text) {
          if (text == null) {
            return null;
          }
          java.util.regex.Matcher shown = SHOWN.matcher(text);
          if (!shown.matches()) {
            throw new IllegalArgumentException("No interval of days and a time: " + text);
          }
          String fraction = shown.group(6) == null ? "" : shown.group(6);
          ${DURATION} size =
              ${DURATION}.ofDays(Long.parseLong(shown.group(2)))
                  .plusHours(Long.parseLong(shown.group(3)))
                  .plusMinutes(Long.parseLong(shown.group(4)))
                  .plusSeconds(Long.parseLong(shown.group(5)))
                  .plusNanos(Long.parseLong((fraction + "000000000").substring(0, 9)));
          return shown.group(1).equals("-") ? size.negated() : size;
        }
      }`,
  );
}
