package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.members.service.LoginService;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;

public class LoginApiTest extends ApiTest {
  public static final String PATH = "/api/v1/logins";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode member = api.existing(MemberApiTest.PATH, MemberApiTest::sample);
    JsonNode member2 = api.existing(MemberApiTest.PATH, MemberApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("token", api.text(12));
    body.put("memberId", member.get("id"));
    body.put("createdBy", member2.get("id"));
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
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(read(only(PATH, List.of("token"), record)).get("totalItems").intValue()).isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of())).hasStatusOk();
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("token", null)), "token");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=token,desc").get("items").size()).isEqualTo(1);
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
    String list = only(PATH, List.of("token"), record);
    assertFound(list, record, Map.of(), "token", "memberId", "createdBy");
    assertFoundByPart(list, record, "token");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    String list = only(PATH, List.of("token"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, Map.of(), "token", "memberId", "createdBy");
    assertThat(LoginService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=member,createdBy").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("member", "createdBy");
    assertThat(labels.get("member").asString()).isNotBlank();
    assertThat(labels.get("createdBy").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=member,createdBy").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("token"), record) + "&expand=member,createdBy")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=member,createdBy")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesDuplicates() {
    Map<String, Object> body = sample(this);
    create(PATH, body);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CONFLICT);
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
    for (String field : List.of("token", "memberId", "createdBy")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "token", "x".repeat(65));
    assertRefused(PATH, location, body, "memberId", "1");
    assertRefused(PATH, location, body, "memberId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "createdBy", "1");
    assertRefused(PATH, location, body, "createdBy", new BigDecimal("1.5"));
    assertRefused(patch(location, Map.of("token", "x".repeat(65))), "token");
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
    assertThat(get(PATH + "/unknown")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
