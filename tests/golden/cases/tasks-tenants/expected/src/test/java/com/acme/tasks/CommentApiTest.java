package com.acme.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.tasks.service.CommentService;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class CommentApiTest extends ApiTest {
  public static final String PATH = "/api/v1/comments";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode task = api.existing(TaskApiTest.PATH, TaskApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("taskId", task.get("id"));
    body.put("body", "Sample");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("body", "Changed body");
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
    assertThat(patch(location, Map.of("body", "Changed body"))).hasStatusOk();
    body.put("body", "Changed body");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("taskId", null)), "taskId");
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
    assertFound(list, record, changes(this), "taskId", "body");
    assertFoundByPart(list, record, "body");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, changes(this), "id", "taskId", "body");
    assertThat(CommentService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=task").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("task");
    assertThat(labels.get("task").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=task").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("id"), record) + "&expand=task")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=task")).isLessThanOrEqualTo(3);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void listsBelowTask() {
    JsonNode record = read(create(PATH, sample(this)));
    String list = TaskApiTest.PATH + "/" + record.get("taskId").asString() + "/comments";
    assertThat(read(list).get("totalItems").intValue()).isPositive();
    assertThat(read(list + "?size=1").get("items").size()).isEqualTo(1);
    assertThat(get(TaskApiTest.PATH + "/999999999/comments")).hasStatus(HttpStatus.NOT_FOUND);
    JsonNode other = fresh(TaskApiTest.PATH, TaskApiTest::sample);
    assertThat(
            read(TaskApiTest.PATH + "/" + other.get("id").asString() + "/comments")
                .get("totalItems")
                .intValue())
        .isZero();
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("taskId", 999999999);
    assertThat(post(PATH, body))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains("taskId");
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("taskId", "body")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "taskId", "1");
    assertRefused(PATH, location, body, "taskId", new BigDecimal("1.5"));
    assertRefused(patch(location, Map.of("taskId", "1")), "taskId");
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
