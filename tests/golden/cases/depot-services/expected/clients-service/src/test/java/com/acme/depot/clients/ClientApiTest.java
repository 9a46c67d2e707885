package com.acme.depot.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;

public class ClientApiTest extends ApiTest {
  public static final String PATH = "/api/v1/clients";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("name", "Sample");
    return body;
  }

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("name", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("name", "Changed"))).hasStatusOk();
    body.put("name", "Changed");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("name", null)), "name");
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("name", "{value}")
            .build(record.get("name").asString())
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
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("name");
    assertRefused(post(PATH, body), "name");
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
    body.put("name", "x".repeat(81));
    assertThat(post(PATH, body)).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesUnknownOrders() {
    assertThat(get(PATH + "?sort=no.such.field")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void answersNotFoundForUnknownKeys() {
    assertThat(get(PATH + "/ffffffff-ffff-4fff-bfff-ffffffffffff")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
