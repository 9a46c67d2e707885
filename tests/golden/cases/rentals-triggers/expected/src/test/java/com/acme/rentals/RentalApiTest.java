package com.acme.rentals;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.rentals.service.RentalService;
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

public class RentalApiTest extends ApiTest {
  public static final String PATH = "/api/v1/rentals";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode tool = api.existing(ToolApiTest.PATH, ToolApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("toolId", tool.get("id"));
    body.put("mail", "sample@example.com");
    body.put("number", api.text(12));
    body.put("deposit", new BigDecimal("1.50"));
    body.put("ticket", "7f2c1de0-52ab-4cf4-9f62-8a1d3b0c9e11");
    body.put("begun", "2025-01-07T10:30:00Z");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("mail", "Changed mail");
    changes.put("deposit", new BigDecimal("0.5"));
    changes.put("ticket", "3e8a4b52-90cd-4f17-8a6e-2b7d5c1f0a94");
    changes.put("begun", "1999-02-03T10:30:00Z");
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
    assertThat(patch(location, Map.of("mail", "Changed mail"))).hasStatusOk();
    body.put("mail", "Changed mail");
    assertSame(body, read(location));
    for (String field : List.of("deposit")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(patch(location, Collections.singletonMap("toolId", null)), "toolId");
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
    assertFound(list, record, changes(this), "toolId", "mail", "number", "deposit", "ticket");
    assertFoundByPart(list, record, "mail", "number");
    assertFoundInRange(list, record, changes(this), "deposit");
    assertFoundByAbsence(list, record, "number", "deposit");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(
        list, changes(this), "id", "toolId", "mail", "number", "deposit", "ticket", "begun");
    assertThat(RentalService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=tool").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("tool");
    assertThat(labels.get("tool").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=tool").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("id"), record) + "&expand=tool")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=tool")).isLessThanOrEqualTo(3);
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
    body.put("toolId", 999999999);
    assertThat(post(PATH, body))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains("toolId");
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("toolId", "mail")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "toolId", "1");
    assertRefused(PATH, location, body, "toolId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "mail", "x".repeat(201));
    assertRefused(PATH, location, body, "number", "x".repeat(21));
    assertRefused(PATH, location, body, "deposit", new BigDecimal("100000000"));
    assertRefused(PATH, location, body, "deposit", new BigDecimal("0.001"));
    assertRefused(patch(location, Map.of("toolId", "1")), "toolId");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("mail", "x".repeat(200));
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
