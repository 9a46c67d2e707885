import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/**
 * What stands for a value that Java has nothing for: days near the first one Java knows, times with nanoseconds, of which
 * databases keep whole thousands, and numbers of more digits than PostgreSQL takes or at the end of their type.
 *
 * @param hasTimes some keys hold days or times that are none; elsewhere the first day of Java is an infinity of the database
 */
export function keyCodes(hasTimes: boolean): JavaFragment {
  return java`
    ${hasTimes && timePatterns()}
    private static final java.util.List<String> NUMBERS = java.util.List.of("NaN", "Infinity", "-Infinity");

    ${hasTimes && below()}

    ${javadoc`What stands for the value of this text, or null where Java has the value itself, or nothing for the text.`}
    private static <X> X code(String text, Class<X> type) {
      ${hasTimes ? codeOfAny() : java`return type.cast(NUMBERS.contains(text) ? numberCode(NUMBERS.indexOf(text), type) : null);`}
    }

    ${hasTimes && timeCodes()}

    private static Object numberCode(int at, Class<?> type) {
      if (type == Integer.class) {
        return Integer.MIN_VALUE + at;
      }
      return type == Long.class ? (Object) (Long.MIN_VALUE + at) : java.math.BigDecimal.valueOf(at + 1, -200_000);
    }

    ${javadoc`The text of the value that this one stands for, as the database has it, or null where it stands for itself.`}
    private static String textOf(Object value) {
      ${hasTimes && timeTexts()}
      int at = -1;
      if (value instanceof java.math.BigDecimal number) {
        at = number.scale() == -200_000 ? number.unscaledValue().intValue() - 1 : -1;
      } else if (value instanceof Integer number) {
        at = number - Integer.MIN_VALUE;
      } else if (value instanceof Long number) {
        at = number < Long.MIN_VALUE + 3 ? (int) (number - Long.MIN_VALUE) : -1;
      }
      return at < 0 || at >= NUMBERS.size() ? null : NUMBERS.get(at);
    }

    ${hasTimes && clocks()}`;
}

function timePatterns(): JavaFragment {
  const day = java`java.util.regex.Pattern.compile(${literal(/(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d:\d\d:\d\d(?:\.\d+)?))?/.source)})`;
  const time = java`java.util.regex.Pattern.compile(${literal(/(-?)(\d{2,3}):(\d\d):(\d\d)(?:\.(\d{1,6}))?/.source)})`;
  return java`
    private static final java.util.regex.Pattern DAY = ${day};
    private static final java.util.regex.Pattern TIME = ${time};`;
}

function below(): JavaFragment {
  return java`
    ${javadoc`More than a time of MySQL is below zero, in microseconds.`}
    private static final long BELOW = 839L * 3_600_000_000L;`;
}

function codeOfAny(): JavaFragment {
  return java`
    Object code = null;
    if (type == java.time.LocalDate.class) {
      code = dayCode(text);
    } else if (type == java.time.LocalDateTime.class) {
      java.time.LocalDate day = dayCode(text);
      java.util.regex.Matcher parts = DAY.matcher(text);
      String time = day != null && parts.matches() ? parts.group(4) : null;
      code = day == null ? null : day.atTime(time == null ? java.time.LocalTime.MIDNIGHT : java.time.LocalTime.parse(time));
    } else if (type == java.time.LocalTime.class) {
      code = timeCode(text);
    } else if (NUMBERS.contains(text)) {
      code = numberCode(NUMBERS.indexOf(text), type);
    }
    return type.cast(code);`;
}

function timeCodes(): JavaFragment {
  return java`
    private static java.time.LocalDate dayCode(String text) {
      java.util.regex.Matcher parts = DAY.matcher(text);
      if (!parts.matches()) {
        return null;
      }
      int year = Integer.parseInt(parts.group(1));
      int month = Integer.parseInt(parts.group(2));
      int day = Integer.parseInt(parts.group(3));
      boolean isDay =
          month >= 1 && month <= 12 && day >= 1 && day <= java.time.YearMonth.of(year, month).lengthOfMonth();
      return isDay ? null : java.time.LocalDate.MIN.plusDays((year * 100L + month) * 100L + day);
    }

    private static java.time.LocalTime timeCode(String text) {
      java.util.regex.Matcher parts = TIME.matcher(text);
      if (!parts.matches()) {
        return null;
      }
      boolean isBelow = !parts.group(1).isEmpty();
      long hours = Long.parseLong(parts.group(2));
      if (!isBelow && hours < 24) {
        return null;
      }
      long seconds = (hours * 60 + Long.parseLong(parts.group(3))) * 60 + Long.parseLong(parts.group(4));
      String fraction = parts.group(5) == null ? "" : parts.group(5);
      long micros = seconds * 1_000_000 + Long.parseLong((fraction + "000000").substring(0, 6));
      long place = (isBelow ? -micros : micros) + BELOW;
      return java.time.LocalTime.ofNanoOfDay(place / 998 * 1000 + 1 + place % 998);
    }`;
}

function timeTexts(): JavaFragment {
  return java`
    if (value instanceof java.time.LocalDate day && day.getYear() < java.time.Year.MIN_VALUE + 1_000_000) {
      long parts = java.time.temporal.ChronoUnit.DAYS.between(java.time.LocalDate.MIN, day);
      return "%04d-%02d-%02d".formatted(parts / 10_000, parts / 100 % 100, parts % 100);
    }
    if (value instanceof java.time.LocalDateTime moment) {
      String day = textOf(moment.toLocalDate());
      return day == null ? null : day + " " + clock(moment.toLocalTime());
    }
    if (value instanceof java.time.LocalTime time) {
      return timeText(time);
    }`;
}

function clocks(): JavaFragment {
  return java`
    private static String timeText(java.time.LocalTime time) {
      long rest = time.getNano() % 1000;
      if (rest < 1 || rest > 998) {
        return null;
      }
      long micros = time.toNanoOfDay() / 1000 * 998 + rest - 1 - BELOW;
      long most = Math.abs(micros);
      String whole =
          "%s%02d:%02d:%02d"
              .formatted(micros < 0 ? "-" : "", most / 3_600_000_000L, most / 60_000_000 % 60, most / 1_000_000 % 60);
      return most % 1_000_000 == 0 ? whole : whole + ".%06d".formatted(most % 1_000_000);
    }

    private static String clock(java.time.LocalTime time) {
      return java.time.format.DateTimeFormatter.ISO_LOCAL_TIME.format(time);
    }`;
}
