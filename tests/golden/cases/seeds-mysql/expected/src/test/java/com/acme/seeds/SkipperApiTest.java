package com.acme.seeds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;

public class SkipperApiTest extends ApiTest {
  public static final String PATH = "/api/v1/skippers";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("email", "sample@example.com");
    return body;
  }

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("email", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("email", "Changed"))).hasStatusOk();
    body.put("email", "Changed");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("email", null)));
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("email", "{value}")
            .build(record.get("email").asString())
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
    body.remove("email");
    assertRefused(post(PATH, body));
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
  void refusesTextsThatAreTooLong() {
    Map<String, Object> body = sample(this);
    body.put("email", "x".repeat(81));
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
