package com.acme.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;

public class NoteApiTest extends ApiTest {
  public static final String PATH = "/api/v1/notes";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode notebook = api.existing(NotebookApiTest.PATH, NotebookApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("notebookId", notebook.get("id"));
    body.put("body", "Sample");
    body.put("writtenAt", "2025-01-04T10:30:00Z");
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
    assertRefused(patch(location, Collections.singletonMap("notebookId", null)), "notebookId");
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
    JsonNode labels = read(location + "?expand=notebook").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("notebook");
    assertThat(labels.get("notebook").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=notebook").get("items").get(0).has("labels")).isTrue();
    assertThat(statementsFor(PATH + "?expand=notebook")).isLessThanOrEqualTo(3);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void addsAndRemovesLabels() {
    JsonNode member = fresh(LabelApiTest.PATH, LabelApiTest::sample);
    String members = create(PATH, sample(this)) + "/labels";
    String one = members + "/" + member.get("id").asString();
    assertThat(put(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isEqualTo(1);
    assertThat(delete(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isZero();
  }

  @Test
  void listsBelowNotebook() {
    JsonNode record = read(create(PATH, sample(this)));
    String list = NotebookApiTest.PATH + "/" + record.get("notebookId").asString() + "/notes";
    assertThat(read(list).get("totalItems").intValue()).isPositive();
    assertThat(read(list + "?size=1").get("items").size()).isEqualTo(1);
    assertThat(get(NotebookApiTest.PATH + "/ffffffff-ffff-4fff-bfff-ffffffffffff/notes"))
        .hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("notebookId", "ffffffff-ffff-4fff-bfff-ffffffffffff");
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("notebookId");
    assertRefused(post(PATH, body), "notebookId");
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
