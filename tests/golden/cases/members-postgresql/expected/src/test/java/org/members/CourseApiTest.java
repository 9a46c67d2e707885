package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.members.service.CourseService;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class CourseApiTest extends ApiTest {
  public static final String PATH = "/api/v1/courses";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("class", "Sample");
    body.put("default", true);
    body.put("grade", "A+");
    body.put("weeks", 1);
    body.put("lessons", 1);
    body.put("fee", new BigDecimal("10.00"));
    body.put("minAge", 1);
    body.put("maxAge", 1);
    body.put("startsOn", "2025-01-10");
    body.put("opensAt", "2025-01-11T10:30:00Z");
    body.put("closesAt", "2025-01-12T10:30:00Z");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("class", "Changed class");
    changes.put("default", false);
    changes.put("grade", "in progress");
    changes.put("fee", new BigDecimal("12.5"));
    changes.put("startsOn", "1999-02-03");
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
    assertThat(read(only(PATH, List.of("id"), record)).get("totalItems").intValue()).isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("class", "Changed class"))).hasStatusOk();
    body.put("class", "Changed class");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("class", null)), "class");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    assertThat(read(PATH + "?size=1000000").get("size").intValue()).isLessThan(1000000);
  }

  @Test
  void listsWithoutAStatementPerRow() {
    create(PATH, sample(this));
    create(PATH, sample(this));
    assertThat(statementsFor(PATH)).isLessThanOrEqualTo(2);
  }

  @Test
  void findsByEachField() {
    JsonNode record = read(create(PATH, sample(this)));
    String list = only(PATH, List.of("id"), record);
    assertFound(
        list,
        record,
        changes(this),
        "class",
        "default",
        "grade",
        "weeks",
        "lessons",
        "fee",
        "minAge",
        "maxAge",
        "startsOn");
    assertFoundByPart(list, record, "class");
    assertFoundInRange(
        list, record, changes(this), "weeks", "lessons", "fee", "minAge", "maxAge", "startsOn");
    assertFoundByAbsence(list, record, "fee", "maxAge", "opensAt", "closesAt");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(
        list,
        changes(this),
        "id",
        "class",
        "default",
        "grade",
        "weeks",
        "lessons",
        "fee",
        "minAge",
        "maxAge",
        "startsOn",
        "opensAt",
        "closesAt");
    assertThat(CourseService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("class", "grade", "weeks", "lessons", "startsOn")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "class", "x".repeat(21));
    assertRefused(PATH, location, body, "lessons", "1");
    assertRefused(PATH, location, body, "lessons", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "fee", new BigDecimal("10000"));
    assertRefused(PATH, location, body, "fee", new BigDecimal("0.001"));
    assertRefused(PATH, location, body, "minAge", "1");
    assertRefused(PATH, location, body, "minAge", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "maxAge", "1");
    assertRefused(PATH, location, body, "maxAge", new BigDecimal("1.5"));
    assertRefused(patch(location, Map.of("class", "x".repeat(21))), "class");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("class", "x".repeat(20));
    assertThat(put(location, body)).hasStatusOk();
  }

  @Test
  void refusesUnknownFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("no.such.field", 1);
    assertRefused(post(PATH, body), "no.such.field");
    assertRefused(put(location, body), "no.such.field");
    assertRefused(
        patch(location, Collections.singletonMap("no.such.field", null)), "no.such.field");
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
    assertThat(get(PATH + "/999999999")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
