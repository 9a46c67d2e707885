package com.acme.depot.clients;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.depot.clients.service.StopService;
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

public class StopApiTest extends ApiTest {
  public static final String PATH = "/api/v1/stops";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("route", api.text(8));
    body.put("place", 1);
    body.put("street", "Sample");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("street", "Changed street");
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
    body.put("place", 32767);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(read(only(PATH, List.of("route", "place"), record)).get("totalItems").intValue())
        .isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("street", "Changed street"))).hasStatusOk();
    body.put("street", "Changed street");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("route", null)), "route");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=route,desc").get("items").size()).isEqualTo(1);
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
    String list = only(PATH, List.of("route", "place"), record);
    assertFound(list, record, changes(this), "route", "place", "street");
    assertFoundByPart(list, record, "route", "street");
    assertFoundInRange(list, record, changes(this), "place");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("route", "place"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, changes(this), "route", "place", "street");
    assertThat(StopService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void refusesDuplicates() {
    Map<String, Object> body = sample(this);
    create(PATH, body);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("route", "place", "street")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "route", "x".repeat(9));
    assertRefused(PATH, location, body, "place", "1");
    assertRefused(PATH, location, body, "place", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "street", "x".repeat(121));
    assertRefused(patch(location, Map.of("route", "x".repeat(9))), "route");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("street", "x".repeat(120));
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
    assertThat(get(PATH + "/unknown/32767")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
