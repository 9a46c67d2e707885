import { java, javadoc } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

const NODE = java`tools.jackson.databind.JsonNode`;
const BODY = java`java.util.Map<String, Object>`;
const ASSERT = java`org.assertj.core.api.Assertions`;

/** What lists are asked for, always of records that are known. */
export function conditions(): JavaFragment {
  const changes = java`${BODY} changes`;
  return java`
    ${javadoc`The address of a list of these records alone, by the fields of their key.`}
    public String only(String path, java.util.List<String> key, ${NODE}... records) {
      java.util.Set<String> conditions = new java.util.LinkedHashSet<>();
      for (${NODE} record : records) {
        key.forEach(field -> conditions.add(condition(field, record.get(field).asString())));
      }
      return path + "?" + String.join("", conditions).substring(1);
    }

    private static String condition(String parameter, String value) {
      return "&" + parameter + "=" + org.springframework.web.util.UriUtils.encode(value, java.nio.charset.StandardCharsets.UTF_8);
    }

    ${javadoc`How many records of a list meet a condition.`}
    public int count(String list, String parameter, String... values) {
      StringBuilder address = new StringBuilder(list);
      for (String value : values) {
        address.append(condition(parameter, value));
      }
      return read(address.toString()).get("totalItems").intValue();
    }

    ${javadoc`Expects the record of a list to be found by its values, and not by others.`}
    public void assertFound(String list, ${NODE} record, ${changes}, String... fields) {
      for (String field : fields) {
        String value = record.get(field).asString();
        ${ASSERT}.assertThat(count(list, field, value)).as(field).isEqualTo(1);
        if (changes.containsKey(field)) {
          String other = json.valueToTree(changes.get(field)).asString();
          ${ASSERT}.assertThat(count(list, field, other)).as(field).isZero();
          if (!record.get(field).isBoolean()) {
            ${ASSERT}.assertThat(count(list, field, other, value)).as(field).isEqualTo(1);
          }
        }
      }
    }

    ${javadoc`Expects it to be found by a part of a text, however that is written.`}
    public void assertFoundByPart(String list, ${NODE} record, String... fields) {
      for (String field : fields) {
        String part = record.get(field).asString().substring(1);
        ${ASSERT}.assertThat(count(list, field + "Contains", part.toUpperCase(java.util.Locale.ROOT))).as(field).isEqualTo(1);
        ${ASSERT}.assertThat(count(list, field + "Contains", part.toLowerCase(java.util.Locale.ROOT))).as(field).isEqualTo(1);
        ${ASSERT}.assertThat(count(list, field + "Contains", "%")).as(field).isZero();
      }
    }

    ${javadoc`Expects it to be found within a range, whose ends belong to it.`}
    public void assertFoundInRange(String list, ${NODE} record, ${changes}, String... fields) {
      for (String field : fields) {
        String value = record.get(field).asString();
        ${ASSERT}.assertThat(count(list, field + "From", value)).as(field).isEqualTo(1);
        ${ASSERT}.assertThat(count(list, field + "To", value)).as(field).isEqualTo(1);
        if (changes.containsKey(field)) {
          ${NODE} other = json.valueToTree(changes.get(field));
          boolean isLower = other.isNumber()
              ? other.decimalValue().compareTo(record.get(field).decimalValue()) < 0
              : other.asString().compareTo(value) < 0;
          String low = isLower ? other.asString() : value;
          String high = isLower ? value : other.asString();
          ${ASSERT}.assertThat(count(list + condition(field + "From", low), field + "To", high)).as(field).isEqualTo(1);
          ${ASSERT}.assertThat(count(list + condition(field + "From", high), field + "To", low)).as(field).isZero();
        }
      }
    }

    ${javadoc`Expects it to be found by whether it has a value.`}
    public void assertFoundByAbsence(String list, ${NODE} record, String... fields) {
      for (String field : fields) {
        boolean isAbsent = record.get(field).isNull();
        ${ASSERT}.assertThat(count(list, field + "IsNull", "true")).as(field).isEqualTo(isAbsent ? 1 : 0);
        ${ASSERT}.assertThat(count(list, field + "IsNull", "false")).as(field).isEqualTo(isAbsent ? 0 : 1);
      }
    }`;
}

/** Orders and pages of a list. */
export function orders(): JavaFragment {
  return java`
    ${javadoc`Expects a list of two records to come in both orders of each field, by which they differ where it is changed.`}
    public void assertSorted(String list, ${BODY} changes, String... fields) {
      for (String field : fields) {
        ${NODE} up = read(list + condition("sort", field + ",asc")).get("items");
        ${NODE} down = read(list + condition("sort", field + ",desc")).get("items");
        ${ASSERT}.assertThat(up.size()).as(field).isEqualTo(2);
        if (changes.containsKey(field)) {
          ${ASSERT}.assertThat(up.get(0)).as(field).isEqualTo(down.get(1)).isNotEqualTo(down.get(0));
        }
      }
    }

    ${javadoc`Expects a list of two records to be counted and to come in pages that have nothing in common.`}
    public void assertPaged(String list) {
      ${NODE} first = read(list + "&size=1");
      ${ASSERT}.assertThat(first.get("items").size()).isEqualTo(1);
      ${ASSERT}.assertThat(first.get("totalItems").intValue()).isEqualTo(2);
      ${ASSERT}.assertThat(read(list + "&size=1&page=1").get("items").get(0)).isNotEqualTo(first.get("items").get(0));
    }`;
}
