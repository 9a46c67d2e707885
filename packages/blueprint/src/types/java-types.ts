import type { JavaType } from '../model/java.ts';

/** The types attributes have, by their qualified names. */
export const JAVA = {
  boolean: { name: 'java.lang.Boolean' },
  short: { name: 'java.lang.Short' },
  integer: { name: 'java.lang.Integer' },
  long: { name: 'java.lang.Long' },
  bigInteger: { name: 'java.math.BigInteger' },
  float: { name: 'java.lang.Float' },
  double: { name: 'java.lang.Double' },
  decimal: { name: 'java.math.BigDecimal' },
  string: { name: 'java.lang.String' },
  bytes: { name: 'byte', array: true },
  uuid: { name: 'java.util.UUID' },
  date: { name: 'java.time.LocalDate' },
  time: { name: 'java.time.LocalTime' },
  offsetTime: { name: 'java.time.OffsetTime' },
  timestamp: { name: 'java.time.LocalDateTime' },
  offsetTimestamp: { name: 'java.time.OffsetDateTime' },
  duration: { name: 'java.time.Duration' },
  json: { name: 'tools.jackson.databind.JsonNode' },
} as const satisfies Record<string, JavaType>;

/** `java.util.List` of an element type. */
export function listOf(element: JavaType): JavaType {
  return { name: 'java.util.List', arguments: [element] };
}
