package com.acme.depot.parcels;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class ScanApiTest extends ApiTest {
  public static final String PATH = "/api/v1/scans";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode parcel = api.existing(ParcelApiTest.PATH, ParcelApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("parcelId", parcel.get("id"));
    body.put("at", api.day() + "T10:30:00Z");
    return body;
  }

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    MvcTestResult answer = post(PATH, body);
    String location = made(answer);
    JsonNode record = read(location);
    assertSame(body, record);
    assertWhole(jsonOf(answer), record);
    answer = put(location, body);
    assertThat(answer).hasStatusOk();
    assertSame(body, jsonOf(answer));
    assertSame(body, read(location));
    body.put("parcelId", 999999999);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of())).hasStatusOk();
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("parcelId", null)), "parcelId");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=parcelId,desc").get("items").size()).isEqualTo(1);
    assertThat(read(PATH + "?size=1000000").get("size").intValue()).isLessThan(1000000);
  }

  @Test
  void listsWithoutAStatementPerRow() {
    create(PATH, sample(this));
    create(PATH, sample(this));
    assertThat(statementsFor(PATH)).isLessThanOrEqualTo(2);
  }

  @Test
  void refusesDuplicates() {
    Map<String, Object> body = sample(this);
    create(PATH, body);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void listsBelowParcel() {
    JsonNode record = read(create(PATH, sample(this)));
    String list = ParcelApiTest.PATH + "/" + record.get("parcelId").asString() + "/scans";
    assertThat(read(list).get("totalItems").intValue()).isPositive();
    assertThat(read(list + "?size=1").get("items").size()).isEqualTo(1);
    assertThat(get(ParcelApiTest.PATH + "/999999999/scans")).hasStatus(HttpStatus.NOT_FOUND);
    JsonNode other = fresh(ParcelApiTest.PATH, ParcelApiTest::sample);
    assertThat(
            read(ParcelApiTest.PATH + "/" + other.get("id").asString() + "/scans")
                .get("totalItems")
                .intValue())
        .isZero();
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("parcelId", 999999999);
    assertThat(post(PATH, body))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains("parcelId");
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("parcelId", "at")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "parcelId", "1");
    assertRefused(PATH, location, body, "parcelId", new BigDecimal("1.5"));
    assertRefused(patch(location, Map.of("parcelId", "1")), "parcelId");
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
    assertThat(get(PATH + "/999999999/1999-12-31T00:00:00Z")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
