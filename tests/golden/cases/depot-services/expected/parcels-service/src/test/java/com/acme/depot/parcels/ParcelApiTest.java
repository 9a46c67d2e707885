package com.acme.depot.parcels;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.depot.parcels.service.ParcelService;
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

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("senderId", "3e8a4b52-90cd-4f17-8a6e-2b7d5c1f0a94");
    changes.put("receiverId", "3e8a4b52-90cd-4f17-8a6e-2b7d5c1f0a94");
    changes.put("route", "Changed ");
    changes.put("stopNumber", 2);
    changes.put("weightKg", new BigDecimal("0.9"));
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
    assertThat(patch(location, Map.of("senderId", "3e8a4b52-90cd-4f17-8a6e-2b7d5c1f0a94")))
        .hasStatusOk();
    body.put("senderId", "3e8a4b52-90cd-4f17-8a6e-2b7d5c1f0a94");
    assertSame(body, read(location));
    for (String field : List.of("receiverId", "route", "stopNumber")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(patch(location, Collections.singletonMap("senderId", null)), "senderId");
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
        list, record, changes(this), "senderId", "receiverId", "route", "stopNumber", "weightKg");
    assertFoundInRange(list, record, changes(this), "weightKg");
    assertFoundByAbsence(list, record, "receiverId", "route", "stopNumber");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(
        list, changes(this), "id", "senderId", "receiverId", "route", "stopNumber", "weightKg");
    assertThat(ParcelService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=sender,receiver").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("sender", "receiver");
    assertThat(labels.get("sender").asString()).isNotBlank();
    assertThat(labels.get("receiver").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=sender,receiver").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("id"), record) + "&expand=sender,receiver")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=sender,receiver")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void createsWithScans() {
    Map<String, Object> part = ScanApiTest.sample(this);
    part.keySet().removeAll(List.of("parcelId"));
    Map<String, Object> other = ScanApiTest.sample(this);
    other.keySet().removeAll(List.of("parcelId"));
    Map<String, Object> body = sample(this);
    body.put("scans", List.of(part, other));
    String location = create(PATH, body);
    assertThat(read(location + "/scans").get("totalItems").intValue()).isEqualTo(2);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("senderId", "weightKg")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "route", "x".repeat(9));
    assertRefused(PATH, location, body, "stopNumber", "1");
    assertRefused(PATH, location, body, "stopNumber", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "weightKg", new BigDecimal("10000"));
    assertRefused(PATH, location, body, "weightKg", new BigDecimal("0.001"));
    assertRefused(patch(location, Map.of("route", "x".repeat(9))), "route");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("route", "x".repeat(8));
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
