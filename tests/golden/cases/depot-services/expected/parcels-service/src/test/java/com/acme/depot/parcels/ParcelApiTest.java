package com.acme.depot.parcels;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;

public class ParcelApiTest extends ApiTest {
  public static final String PATH = "/api/v1/parcels";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("senderId", "7f2c1de0-52ab-4cf4-9f62-8a1d3b0c9e11");
    body.put("receiverId", "7f2c1de0-52ab-4cf4-9f62-8a1d3b0c9e11");
    body.put("route", "Sample");
    body.put("stopNumber", 1);
    body.put("weightKg", new BigDecimal("1.50"));
    return body;
  }

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("route", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("route", "Changed"))).hasStatusOk();
    body.put("route", "Changed");
    assertSame(body, read(location));
    assertThat(patch(location, Collections.singletonMap("receiverId", null))).hasStatusOk();
    assertThat(read(location).get("receiverId").isNull()).isTrue();
    assertRefused(patch(location, Collections.singletonMap("senderId", null)), "senderId");
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("senderId", "{value}")
            .build(record.get("senderId").asString())
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
  void createsWithScans() {
    Map<String, Object> part = ScanApiTest.sample(this);
    part.keySet().removeAll(List.of("parcelId"));
    Map<String, Object> body = sample(this);
    body.put("scans", List.of(part));
    String location = create(PATH, body);
    assertThat(read(location + "/scans").get("totalItems").intValue()).isEqualTo(1);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("senderId");
    assertRefused(post(PATH, body), "senderId");
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
    body.put("route", "x".repeat(9));
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
