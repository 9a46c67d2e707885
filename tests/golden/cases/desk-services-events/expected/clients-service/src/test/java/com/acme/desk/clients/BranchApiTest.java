package com.acme.desk.clients;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.clients.service.BranchService;
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

public class BranchApiTest extends ApiTest {
  public static final String PATH = "/api/v1/branches";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("country", api.text(2));
    body.put("no", 1);
    body.put("city", "Sample");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("city", "Changed city");
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
    body.put("no", 32767);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(read(only(PATH, List.of("country", "no"), record)).get("totalItems").intValue())
        .isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("city", "Changed city"))).hasStatusOk();
    body.put("city", "Changed city");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("country", null)), "country");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=country,desc").get("items").size()).isEqualTo(1);
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
    String list = only(PATH, List.of("country", "no"), record);
    assertFound(list, record, changes(this), "country", "no", "city");
    assertFoundByPart(list, record, "country", "city");
    assertFoundInRange(list, record, changes(this), "no");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("country", "no"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, changes(this), "country", "no", "city");
    assertThat(BranchService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
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
    for (String field : List.of("country", "no", "city")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "country", "x".repeat(3));
    assertRefused(PATH, location, body, "no", "1");
    assertRefused(PATH, location, body, "no", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "city", "x".repeat(41));
    assertRefused(patch(location, Map.of("country", "x".repeat(3))), "country");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("city", "x".repeat(40));
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
    assertThat(get(PATH + "/un/32767")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
