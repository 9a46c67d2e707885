package com.acme.rentals;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
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

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("mail", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("mail", "Changed"))).hasStatusOk();
    body.put("mail", "Changed");
    assertSame(body, read(location));
    assertThat(patch(location, Collections.singletonMap("deposit", null))).hasStatusOk();
    assertThat(read(location).get("deposit").isNull()).isTrue();
    assertRefused(patch(location, Collections.singletonMap("toolId", null)), "toolId");
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("mail", "{value}")
            .build(record.get("mail").asString())
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
    JsonNode labels = read(location + "?expand=tool").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("tool");
    assertThat(labels.get("tool").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=tool").get("items").get(0).has("labels")).isTrue();
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
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("toolId");
    assertRefused(post(PATH, body), "toolId");
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
  void refusesTextsThatAreTooLong() {
    Map<String, Object> body = sample(this);
    body.put("mail", "x".repeat(201));
    assertThat(post(PATH, body)).hasStatus(HttpStatus.BAD_REQUEST);
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
