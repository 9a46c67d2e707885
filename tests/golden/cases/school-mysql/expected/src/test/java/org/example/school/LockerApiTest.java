package org.example.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.example.school.service.LockerService;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class LockerApiTest extends ApiTest {
  public static final String PATH = "/api/v1/lockers";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode student = api.fresh(StudentApiTest.PATH, StudentApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("studentId", student.get("id"));
    body.put("number", api.number(1, 65535));
    body.put("paid", true);
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("paid", false);
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
    assertThat(read(only(PATH, List.of("studentId"), record)).get("totalItems").intValue())
        .isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("paid", false))).hasStatusOk();
    body.put("paid", false);
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
  void findsByEachField() {
    JsonNode record = read(create(PATH, sample(this)));
    String list = only(PATH, List.of("studentId"), record);
    assertFound(list, record, changes(this), "studentId", "number", "paid");
    assertFoundInRange(list, record, changes(this), "number");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("studentId"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, changes(this), "studentId", "number", "paid");
    assertThat(LockerService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=student").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("student");
    assertThat(labels.get("student").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=student").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("studentId"), record) + "&expand=student")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=student")).isLessThanOrEqualTo(3);
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
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("studentId", 999999999);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("studentId", "number")) {
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
    assertRefused(PATH, location, body, "number", -1);
    assertRefused(PATH, location, body, "number", 65536);
    assertRefused(PATH, location, body, "number", "1");
    assertRefused(PATH, location, body, "number", new BigDecimal("1.5"));
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
    assertThat(get(PATH + "/999999999")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
