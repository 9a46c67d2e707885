package org.example.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class CourseApiTest extends ApiTest {
  public static final String PATH = "/api/v1/courses";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("code", api.text(6));
    body.put("title", "Sample");
    body.put("syllabus", "Sample");
    body.put("kind", "lecture");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("title", "Changed title");
    changes.put("syllabus", "Changed syllabus");
    changes.put("kind", "seminar");
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
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("title", "Changed title"))).hasStatusOk();
    body.put("title", "Changed title");
    assertSame(body, read(location));
    for (String field : List.of("syllabus")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(patch(location, Collections.singletonMap("code", null)));
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=code,desc").get("items").size()).isEqualTo(1);
    assertThat(read(PATH + "?size=1000000").get("size").intValue()).isLessThan(1000000);
  }

  @Test
  void listsWithoutAStatementPerRow() {
    create(PATH, sample(this));
    create(PATH, sample(this));
    assertThat(statementsFor(PATH)).isLessThanOrEqualTo(2);
  }

  @Test
  void leavesLargeFieldsOutOfLists() {
    String location = create(PATH, sample(this));
    assertThat(read(location).propertyNames()).contains("syllabus");
    assertThat(read(PATH).get("items").get(0).propertyNames())
        .isNotEmpty()
        .doesNotContain("syllabus");
  }

  @Test
  void refusesDuplicates() {
    Map<String, Object> body = sample(this);
    create(PATH, body);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void addsAndRemovesAssistants() {
    JsonNode member = fresh(StudentApiTest.PATH, StudentApiTest::sample);
    String members = create(PATH, sample(this)) + "/assistants";
    String one = members + "/" + member.get("id").asString();
    assertThat(put(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(put(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isEqualTo(1);
    assertThat(delete(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isZero();
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("code", "title")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "code", "x".repeat(7));
    assertRefused(PATH, location, body, "title", "x".repeat(121));
    assertRefused(patch(location, Map.of("code", "x".repeat(7))));
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("title", "x".repeat(120));
    assertThat(put(location, body)).hasStatusOk();
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
    assertThat(get(PATH + "/unknow")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
