package com.acme.desk.tickets;

import java.net.URI;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls the application as a client does, and deletes what a test has made. */
@SpringBootTest(
    properties = {
      "spring.profiles.default=dev",
      "app.database.folder=target/database/tests",
      "app.database.keep=false",
      "spring.jpa.properties.hibernate.session_factory.statement_inspector=com.acme.desk.tickets.StatementCounter",
      "LOG_CALLS=off"
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

  public MvcTestResult put(String path) {
    return mvc.put().uri(URI.create(path)).exchange();
  }

  public MvcTestResult delete(String path) {
    return mvc.delete().uri(URI.create(path)).exchange();
  }

  public JsonNode read(String path) {
    MvcTestResult result = get(path);
    Assertions.assertThat(result).hasStatusOk();
    return json.readTree(result.getResponse().getContentAsByteArray());
  }

  /** Makes a record and answers where it lies; it is deleted behind the test. */
  public String create(String path, Map<String, Object> body) {
    MvcTestResult result = post(path, body);
    Assertions.assertThat(result).hasStatus(HttpStatus.CREATED);
    String location = result.getResponse().getHeader(HttpHeaders.LOCATION);
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

  /** Expects a record to say what was sent; the named fields may come back in another spelling. */
  public void assertSame(Map<String, Object> sent, JsonNode record, String... respelled) {
    sent.forEach(
        (field, value) -> {
          if (record.has(field) && !Set.of(respelled).contains(field)) {
            JsonNode expected = json.valueToTree(value);
            Assertions.assertThat(isSame(expected, record.get(field)))
                .as("%s: %s became %s", field, expected, record.get(field))
                .isTrue();
          }
        });
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
