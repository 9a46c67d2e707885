import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** Years, months, days and a time as PostgreSQL shows them, unless somebody chose another style. */
const SHOWN =
  /(?:([+-]?\d+) years? ?)?(?:([+-]?\d+) mons? ?)?(?:([+-]?\d+) days? ?)?(?:\+?(-?)(\d+):(\d+):(\d+)(\.\d+)?)?/.source;

/**
 * How an interval is read: as ISO 8601 writes it. The database takes that as it is, and what it shows in another style is
 * left alone, as it reads that again too.
 * https://www.postgresql.org/docs/current/datatype-datetime.html#DATATYPE-INTERVAL-OUTPUT
 */
export function intervalText({
  support: {
    classes: { interval: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`An interval of years, months, days and a time, as the text ISO 8601 has for it: P1Y2M3DT4H5M6.7S.`}
      @jakarta.persistence.Converter
      public class ${classOf(self)} implements jakarta.persistence.AttributeConverter<String, String> {
        private static final java.util.regex.Pattern SHOWN =
            java.util.regex.Pattern.compile(${literal(SHOWN)});

        @Override
        public String convertToDatabaseColumn(String text) {
          return text;
        }

        @Override
        public String convertToEntityAttribute(String text) {
          if (text == null || text.isEmpty()) {
            return text;
          }
          java.util.regex.Matcher shown = SHOWN.matcher(text);
          if (!shown.matches()) {
            return text;
          }
          String days = part("", shown.group(1), "Y") + part("", shown.group(2), "M") + part("", shown.group(3), "D");
          String time = time(shown);
          if (time.isEmpty()) {
            return "P" + (days.isEmpty() ? "T0S" : days);
          }
          return "P" + days + "T" + time;
        }

        private static String time(java.util.regex.Matcher shown) {
          if (shown.group(5) == null) {
            return "";
          }
          String sign = shown.group(4);
          String fraction = shown.group(8) == null ? "" : shown.group(8);
          String seconds = fraction.isEmpty() ? part(sign, shown.group(7), "S") : sign + number(shown.group(7)) + fraction + "S";
          return part(sign, shown.group(5), "H") + part(sign, shown.group(6), "M") + seconds;
        }

        /** Nothing where there is none of it. */
        private static String part(String sign, String digits, String unit) {
          return digits == null || number(digits) == 0 ? "" : sign + number(digits) + unit;
        }

        private static long number(String digits) {
          return Long.parseLong(digits);
        }
      }`,
  );
}
