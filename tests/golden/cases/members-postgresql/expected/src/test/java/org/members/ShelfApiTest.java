package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.members.service.ShelfService;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class ShelfApiTest extends ApiTest {
  public static final String PATH = "/api/v1/shelves";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("room", api.text(10));
    body.put("number", 1);
    body.put("label", "Sample");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("label", "Changed label");
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
    body.put("number", 999999999);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(read(only(PATH, List.of("room", "number"), record)).get("totalItems").intValue())
        .isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("label", "Changed label"))).hasStatusOk();
    body.put("label", "Changed label");
    assertSame(body, read(location));
    for (String field : List.of("label")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(patch(location, Collections.singletonMap("room", null)), "room");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=room,desc").get("items").size()).isEqualTo(1);
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
    String list = only(PATH, List.of("room", "number"), record);
    assertFound(list, record, changes(this), "room", "number", "label");
    assertFoundByPart(list, record, "room", "label");
    assertFoundInRange(list, record, changes(this), "number");
    assertFoundByAbsence(list, record, "label");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("room", "number"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, changes(this), "room", "number", "label");
    assertThat(ShelfService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void refusesDuplicates() {
    Map<String, Object> body = sample(this);
    create(PATH, body);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void restoresWhatWasDeleted() {
    String location = create(PATH, sample(this));
    JsonNode record = read(location);
    assertThat(post(location + "/restore", Map.of())).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(PATH + "?deleted=true&size=100").get("items").valueStream())
        .anyMatch(
            item ->
                item.get("room").equals(record.get("room"))
                    && item.get("number").equals(record.get("number")));
    assertThat(get(PATH + "?deleted=true&sort=no.such.field")).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(post(location + "/restore", Map.of())).hasStatusOk();
    assertThat(get(location)).hasStatusOk();
    assertThat(read(PATH + "?deleted=true&size=100").get("items").valueStream())
        .noneMatch(
            item ->
                item.get("room").equals(record.get("room"))
                    && item.get("number").equals(record.get("number")));
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("room", "number")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "room", "x".repeat(11));
    assertRefused(PATH, location, body, "number", "1");
    assertRefused(PATH, location, body, "number", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "label", "x".repeat(41));
    assertRefused(patch(location, Map.of("room", "x".repeat(11))), "room");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("label", "x".repeat(40));
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
    assertThat(get(PATH + "/unknown/999999999")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
