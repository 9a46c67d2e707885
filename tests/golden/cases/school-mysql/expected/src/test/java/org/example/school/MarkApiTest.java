package org.example.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class MarkApiTest extends ApiTest {
  public static final String PATH = "/api/v1/marks";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode student = api.fresh(StudentApiTest.PATH, StudentApiTest::sample);
    JsonNode course = api.existing(CourseApiTest.PATH, CourseApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("studentId", student.get("id"));
    body.put("courseCode", course.get("code"));
    body.put("points", new BigDecimal("1.5"));
    body.put("givenAt", "2025-01-04T10:30:00");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("points", new BigDecimal("2.5"));
    changes.put("givenAt", "1999-02-03T10:30:00");
    return changes;
  }

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    MvcTestResult answer = post(PATH, body);
    String location = made(answer);
    JsonNode record = read(location);
    assertSame(body, record);
    assertWhole(jsonOf(answer), record);
    body.putAll(changes(this));
    answer = put(location, body);
    assertThat(answer).hasStatusOk();
    assertSame(body, jsonOf(answer));
    assertSame(body, read(location));
    body.put("studentId", 999999999);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("points", new BigDecimal("2.5")))).hasStatusOk();
    body.put("points", new BigDecimal("2.5"));
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("studentId", null)));
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=studentId,desc").get("items").size()).isEqualTo(1);
    assertThat(read(PATH + "?size=1000000").get("size").intValue()).isLessThan(1000000);
  }

  @Test
  void listsWithoutAStatementPerRow() {
    create(PATH, sample(this));
    create(PATH, sample(this));
    assertThat(statementsFor(PATH)).isLessThanOrEqualTo(2);
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=student,course").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("student", "course");
    assertThat(labels.get("student").asString()).isNotBlank();
    assertThat(labels.get("course").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=student,course").get("items").get(0).has("labels")).isTrue();
    assertThat(statementsFor(PATH + "?expand=student,course")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesDuplicates() {
    Map<String, Object> body = sample(this);
    create(PATH, body);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void listsBelowStudent() {
    JsonNode record = read(create(PATH, sample(this)));
    String list = StudentApiTest.PATH + "/" + record.get("studentId").asString() + "/marks";
    assertThat(read(list).get("totalItems").intValue()).isPositive();
    assertThat(read(list + "?size=1").get("items").size()).isEqualTo(1);
    assertThat(get(StudentApiTest.PATH + "/999999999/marks")).hasStatus(HttpStatus.NOT_FOUND);
    JsonNode other = fresh(StudentApiTest.PATH, StudentApiTest::sample);
    assertThat(
            read(StudentApiTest.PATH + "/" + other.get("id").asString() + "/marks")
                .get("totalItems")
                .intValue())
        .isZero();
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("studentId", 999999999);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("studentId", "courseCode", "points")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "studentId", -1);
    assertRefused(PATH, location, body, "studentId", 4294967296L);
    assertRefused(PATH, location, body, "studentId", "1");
    assertRefused(PATH, location, body, "studentId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "courseCode", "x".repeat(7));
    assertRefused(PATH, location, body, "points", new BigDecimal("1000"));
    assertRefused(PATH, location, body, "points", new BigDecimal("0.01"));
    assertRefused(PATH, location, body, "points", -1);
    assertRefused(patch(location, Map.of("studentId", -1)));
  }

  @Test
  void refusesUnknownFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("no.such.field", 1);
    assertRefused(post(PATH, body));
    assertRefused(put(location, body));
    assertRefused(patch(location, Collections.singletonMap("no.such.field", null)));
    assertThat(put(location, read(location))).hasStatusOk();
    assertThat(patch(location, read(location))).hasStatusOk();
  }

  @Test
  void refusesUnknownOrders() {
    assertThat(get(PATH + "?sort=no.such.field")).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(get(PATH + "?noSuchParameter=1")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void answersNotFoundForUnknownKeys() {
    assertThat(get(PATH + "/999999999/unknow")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
