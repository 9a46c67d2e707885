package com.acme.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
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

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("body", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("body", "Changed"))).hasStatusOk();
    body.put("body", "Changed");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("taskId", null)), "taskId");
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("body", "{value}")
            .build(record.get("body").asString())
            .toString();
    assertThat(read(found).get("totalItems").intValue()).isPositive();
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
    JsonNode labels = read(location + "?expand=task").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("task");
    assertThat(labels.get("task").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=task").get("items").get(0).has("labels")).isTrue();
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
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("taskId", 999999999);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("taskId");
    assertRefused(post(PATH, body), "taskId");
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
  }

  @Test
  void answersNotFoundForUnknownKeys() {
    assertThat(get(PATH + "/999999999")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
