package org.members;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.util.UriUtils;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls the application as a client does, and deletes what a test has made. */
@SpringBootTest(
    properties = {
      "spring.profiles.default=dev",
      "app.database.folder=target/database/tests",
      "app.database.keep=false",
      "spring.jpa.properties.hibernate.session_factory.statement_inspector=org.members.StatementCounter"
    })
@AutoConfigureMockMvc
public abstract class ApiTest {
  private static final AtomicLong COUNTER = new AtomicLong(System.currentTimeMillis() / 1000);

  @Autowired private MockMvcTester mvc;

  @Autowired private JsonMapper json;

  private final Deque<String> made = new ArrayDeque<>();
  private final Map<String, JsonNode> known = new HashMap<>();

  @AfterEach
  void deleteWhatWasMade() {
    made.forEach(this::delete);
  }

  public MvcTestResult get(String path) {
    return mvc.get().uri(URI.create(path)).exchange();
  }

  public MvcTestResult post(String path, Map<String, Object> body) {
    return mvc.post()
        .uri(URI.create(path))
        .contentType(MediaType.APPLICATION_JSON)
        .content(json.writeValueAsString(body))
        .exchange();
  }

  public MvcTestResult put(String path, Object body) {
    return mvc.put()
        .uri(URI.create(path))
        .contentType(MediaType.APPLICATION_JSON)
        .content(json.writeValueAsString(body))
        .exchange();
  }

  public MvcTestResult put(String path, Map<String, Object> body, String ifMatch) {
    return mvc.put()
        .uri(URI.create(path))
        .header(HttpHeaders.IF_MATCH, ifMatch)
        .contentType(MediaType.APPLICATION_JSON)
        .content(json.writeValueAsString(body))
        .exchange();
  }

  public MvcTestResult patch(String path, Object body) {
    return mvc.patch()
        .uri(URI.create(path))
        .contentType("application/merge-patch+json")
        .content(json.writeValueAsString(body))
        .exchange();
  }

  public MvcTestResult patch(String path, Object body, String ifMatch) {
    return mvc.patch()
        .uri(URI.create(path))
        .header(HttpHeaders.IF_MATCH, ifMatch)
        .contentType("application/merge-patch+json")
        .content(json.writeValueAsString(body))
        .exchange();
  }

  public MvcTestResult put(String path) {
    return mvc.put().uri(URI.create(path)).exchange();
  }

  public MvcTestResult delete(String path) {
    return mvc.delete().uri(URI.create(path)).exchange();
  }

  public MvcTestResult delete(String path, String ifMatch) {
    return mvc.delete().uri(URI.create(path)).header(HttpHeaders.IF_MATCH, ifMatch).exchange();
  }

  public JsonNode read(String path) {
    MvcTestResult result = get(path);
    Assertions.assertThat(result).hasStatusOk();
    return jsonOf(result);
  }

  public JsonNode jsonOf(MvcTestResult answer) {
    return json.readTree(answer.getResponse().getContentAsByteArray());
  }

  /** Makes a record and answers where it lies; it is deleted behind the test. */
  public String create(String path, Map<String, Object> body) {
    return made(post(path, body));
  }

  /** Where the record lies that a call has made; it is deleted behind the test. */
  public String made(MvcTestResult answer) {
    Assertions.assertThat(answer).hasStatus(HttpStatus.CREATED);
    String location = answer.getResponse().getHeader(HttpHeaders.LOCATION);
    made.push(location);
    return location;
  }

  /** A new record. */
  public JsonNode fresh(String path, Function<ApiTest, Map<String, Object>> sample) {
    return read(create(path, sample.apply(this)));
  }

  /** A record that the test has already made this way, or a new one. */
  public JsonNode existing(String path, Function<ApiTest, Map<String, Object>> sample) {
    JsonNode record = known.get(path);
    if (record == null) {
      record = fresh(path, sample);
      known.put(path, record);
    }
    return record;
  }

  public JsonNode jsonOf(String text) {
    return json.readTree(text);
  }

  /** How many statements reading this path takes. */
  public int statementsFor(String path) {
    int before = StatementCounter.count();
    read(path);
    return StatementCounter.count() - before;
  }

  /** The address of a list of these records alone, by the fields of their key. */
  public String only(String path, List<String> key, JsonNode... records) {
    Set<String> conditions = new LinkedHashSet<>();
    for (JsonNode record : records) {
      key.forEach(field -> conditions.add(condition(field, record.get(field).asString())));
    }
    return path + "?" + String.join("", conditions).substring(1);
  }

  private static String condition(String parameter, String value) {
    return "&" + parameter + "=" + UriUtils.encode(value, StandardCharsets.UTF_8);
  }

  /** How many records of a list meet a condition. */
  public int count(String list, String parameter, String... values) {
    StringBuilder address = new StringBuilder(list);
    for (String value : values) {
      address.append(condition(parameter, value));
    }
    return read(address.toString()).get("totalItems").intValue();
  }

  /** Expects the record of a list to be found by its values, and not by others. */
  public void assertFound(
      String list, JsonNode record, Map<String, Object> changes, String... fields) {
    for (String field : fields) {
      String value = record.get(field).asString();
      Assertions.assertThat(count(list, field, value)).as(field).isEqualTo(1);
      if (changes.containsKey(field)) {
        String other = json.valueToTree(changes.get(field)).asString();
        Assertions.assertThat(count(list, field, other)).as(field).isZero();
        if (!record.get(field).isBoolean()) {
          Assertions.assertThat(count(list, field, other, value)).as(field).isEqualTo(1);
        }
      }
    }
  }

  /** Expects it to be found by a part of a text, however that is written. */
  public void assertFoundByPart(String list, JsonNode record, String... fields) {
    for (String field : fields) {
      String part = record.get(field).asString().substring(1);
      Assertions.assertThat(count(list, field + "Contains", part.toUpperCase(Locale.ROOT)))
          .as(field)
          .isEqualTo(1);
      Assertions.assertThat(count(list, field + "Contains", part.toLowerCase(Locale.ROOT)))
          .as(field)
          .isEqualTo(1);
      Assertions.assertThat(count(list, field + "Contains", "%")).as(field).isZero();
    }
  }

  /** Expects it to be found within a range, whose ends belong to it. */
  public void assertFoundInRange(
      String list, JsonNode record, Map<String, Object> changes, String... fields) {
    for (String field : fields) {
      String value = record.get(field).asString();
      Assertions.assertThat(count(list, field + "From", value)).as(field).isEqualTo(1);
      Assertions.assertThat(count(list, field + "To", value)).as(field).isEqualTo(1);
      if (changes.containsKey(field)) {
        JsonNode other = json.valueToTree(changes.get(field));
        boolean isLower =
            other.isNumber()
                ? other.decimalValue().compareTo(record.get(field).decimalValue()) < 0
                : other.asString().compareTo(value) < 0;
        String low = isLower ? other.asString() : value;
        String high = isLower ? value : other.asString();
        Assertions.assertThat(count(list + condition(field + "From", low), field + "To", high))
            .as(field)
            .isEqualTo(1);
        Assertions.assertThat(count(list + condition(field + "From", high), field + "To", low))
            .as(field)
            .isZero();
      }
    }
  }

  /** Expects it to be found by whether it has a value. */
  public void assertFoundByAbsence(String list, JsonNode record, String... fields) {
    for (String field : fields) {
      boolean isAbsent = record.get(field).isNull();
      Assertions.assertThat(count(list, field + "IsNull", "true"))
          .as(field)
          .isEqualTo(isAbsent ? 1 : 0);
      Assertions.assertThat(count(list, field + "IsNull", "false"))
          .as(field)
          .isEqualTo(isAbsent ? 0 : 1);
    }
  }

  /**
   * Expects a list of two records to come in both orders of each field, by which they differ where
   * it is changed.
   */
  public void assertSorted(String list, Map<String, Object> changes, String... fields) {
    for (String field : fields) {
      JsonNode up = read(list + condition("sort", field + ",asc")).get("items");
      JsonNode down = read(list + condition("sort", field + ",desc")).get("items");
      Assertions.assertThat(up.size()).as(field).isEqualTo(2);
      if (changes.containsKey(field)) {
        Assertions.assertThat(up.get(0)).as(field).isEqualTo(down.get(1)).isNotEqualTo(down.get(0));
      }
    }
  }

  /**
   * Expects a list of two records to be counted and to come in pages that have nothing in common.
   */
  public void assertPaged(String list) {
    JsonNode first = read(list + "&size=1");
    Assertions.assertThat(first.get("items").size()).isEqualTo(1);
    Assertions.assertThat(first.get("totalItems").intValue()).isEqualTo(2);
    Assertions.assertThat(read(list + "&size=1&page=1").get("items").get(0))
        .isNotEqualTo(first.get("items").get(0));
  }

  /** Expects a record to say what was sent; the named fields may come back in another spelling. */
  public void assertSame(Map<String, Object> sent, JsonNode record, String... respelled) {
    sent.forEach(
        (field, value) ->
            Assertions.assertThat(isSaid(Collections.singletonMap(field, value), record, respelled))
                .as("%s: %s became %s", field, value, record.get(field))
                .isTrue());
  }

  /** Whether a record says what was sent. */
  public boolean isSaid(Map<String, Object> sent, JsonNode record, String... respelled) {
    return sent.entrySet().stream()
        .filter(one -> record.has(one.getKey()) && !Set.of(respelled).contains(one.getKey()))
        .allMatch(one -> isSame(json.valueToTree(one.getValue()), record.get(one.getKey())));
  }

  /** Expects the answer to a change to say all that the record says. */
  public void assertWhole(JsonNode answer, JsonNode record) {
    record
        .properties()
        .forEach(
            field ->
                Assertions.assertThat(
                        answer.has(field.getKey())
                            && answer.get(field.getKey()).isNull() == field.getValue().isNull())
                    .as(field.getKey())
                    .isTrue());
  }

  private static boolean isSame(JsonNode sent, JsonNode read) {
    if (sent.isNumber() && read.isNumber()) {
      return sent.decimalValue().compareTo(read.decimalValue()) == 0;
    }
    if (sent.isString() && read.isString() && sent.stringValue().matches("\\d+-\\d+-\\d+T.*Z")) {
      return OffsetDateTime.parse(sent.stringValue())
          .isEqual(OffsetDateTime.parse(read.stringValue()));
    }
    return sent.equals(read);
  }

  /** Expects a request to be refused because of this field. */
  public void assertRefused(MvcTestResult answer, String field) {
    Assertions.assertThat(answer)
        .hasStatus(HttpStatus.BAD_REQUEST)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains(field);
    Assertions.assertThat(answer).bodyJson().hasPath("$.code");
  }

  /** Expects neither a new record nor a change of one to take this value. */
  public void assertRefused(
      String path, String location, Map<String, Object> body, String field, Object value) {
    Map<String, Object> wrong = new HashMap<>(body);
    wrong.put(field, value);
    assertRefused(post(path, wrong), field);
    assertRefused(put(location, wrong), field);
  }

  /** Another text of capital letters and digits on every call. */
  public String text(int length) {
    return lastOf(Long.toString(COUNTER.incrementAndGet(), 36).toUpperCase(Locale.ROOT), length);
  }

  /** Another text of digits on every call. */
  public String digits(int length) {
    return lastOf(Long.toString(COUNTER.incrementAndGet()), length);
  }

  /** Another number on every call, out of so many from the first one on. */
  public long number(long first, long count) {
    return first + COUNTER.incrementAndGet() % count;
  }

  /** Another day on every call, out of 2000 to 2024. */
  public LocalDate day() {
    return LocalDate.of(2000, 1, 1).plusDays(COUNTER.incrementAndGet() % 9_000);
  }

  private static String lastOf(String text, int length) {
    String padded = "0".repeat(Math.max(length - text.length(), 0)) + text;
    return padded.substring(padded.length() - length);
  }
}
