package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.members.service.AppReleaseService;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class AppReleaseApiTest extends ApiTest {
  public static final String PATH = "/api/v1/app-releases";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("id", api.number(1, 2147483647));
    body.put("version", 1);
    body.put("fileHash", "Sample");
    body.put("tokenCount", 1);
    body.put("digest", "Sample");
    body.put("deletedAt", "2025-01-06T10:30:00");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("version", 0);
    changes.put("fileHash", "Changed fileHash");
    changes.put("tokenCount", 100);
    changes.put("digest", "Changed digest");
    changes.put("deletedAt", "2999-02-03T10:30:00");
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
    body.put("id", 999999999);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(read(only(PATH, List.of("id"), record)).get("totalItems").intValue()).isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("version", 0))).hasStatusOk();
    body.put("version", 0);
    assertSame(body, read(location));
    for (String field : List.of("digest")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(patch(location, Collections.singletonMap("id", null)), "id");
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
    assertFound(list, record, changes(this), "id", "version", "fileHash", "tokenCount", "digest");
    assertFoundByPart(list, record, "fileHash", "digest");
    assertFoundInRange(list, record, changes(this), "version", "tokenCount");
    assertFoundByAbsence(list, record, "digest");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(
        list, changes(this), "id", "version", "fileHash", "tokenCount", "digest", "deletedAt");
    assertThat(AppReleaseService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
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
    for (String field : List.of("id", "version", "fileHash", "tokenCount", "deletedAt")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "id", "1");
    assertRefused(PATH, location, body, "id", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "version", "1");
    assertRefused(PATH, location, body, "version", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "fileHash", "x".repeat(65));
    assertRefused(PATH, location, body, "tokenCount", "1");
    assertRefused(PATH, location, body, "tokenCount", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "digest", "x".repeat(65));
    assertRefused(patch(location, Map.of("id", "1")), "id");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("fileHash", "x".repeat(64));
    body.put("digest", "x".repeat(64));
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
