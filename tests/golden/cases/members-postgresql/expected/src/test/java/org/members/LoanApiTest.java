package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.members.service.LoanService;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class LoanApiTest extends ApiTest {
  public static final String PATH = "/api/v1/loans";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode member = api.existing(MemberApiTest.PATH, MemberApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("memberId", member.get("id"));
    body.put("title", "Sample");
    body.put("lentOn", "2025-01-05");
    body.put("returnedOn", "2025-01-06");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("title", "Changed title");
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
    assertThat(patch(location, Map.of("title", "Changed title"))).hasStatusOk();
    body.put("title", "Changed title");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("memberId", null)), "memberId");
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
    assertFound(list, record, changes(this), "memberId", "title", "lentOn", "returnedOn");
    assertFoundByPart(list, record, "title");
    assertFoundInRange(list, record, changes(this), "lentOn", "returnedOn");
    assertFoundByAbsence(list, record, "branchId", "lentOn", "returnedOn");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(
        list, changes(this), "id", "memberId", "branchId", "title", "lentOn", "returnedOn");
    assertThat(LoanService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=member,branch").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("member", "branch");
    assertThat(labels.get("member").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=member,branch").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("id"), record) + "&expand=member,branch")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=member,branch")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void restoresWhatWasDeleted() {
    String location = create(PATH, sample(this));
    JsonNode record = read(location);
    assertThat(post(location + "/restore", Map.of())).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(PATH + "?deleted=true&size=100").get("items").valueStream())
        .anyMatch(item -> item.get("id").equals(record.get("id")));
    assertThat(get(PATH + "?deleted=true&sort=no.such.field")).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(post(location + "/restore", Map.of())).hasStatusOk();
    assertThat(get(location)).hasStatusOk();
    assertThat(read(PATH + "?deleted=true&size=100").get("items").valueStream())
        .noneMatch(item -> item.get("id").equals(record.get("id")));
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("memberId", 999999999);
    assertThat(post(PATH, body))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains("memberId");
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("memberId", "title")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "memberId", "1");
    assertRefused(PATH, location, body, "memberId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "branchId", "1");
    assertRefused(PATH, location, body, "branchId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "title", "x".repeat(121));
    assertRefused(patch(location, Map.of("memberId", "1")), "memberId");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("title", "x".repeat(120));
    assertThat(put(location, body)).hasStatusOk();
  }

  @Test
  void keepsReferencesThatMayBeAbsent() {
    JsonNode branch = fresh(BranchApiTest.PATH, BranchApiTest::sample);
    Map<String, Object> body = sample(this);
    body.put("branchId", branch.get("id"));
    String location = create(PATH, body);
    assertSame(body, read(location));
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
