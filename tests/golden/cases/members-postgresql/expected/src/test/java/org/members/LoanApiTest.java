package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
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

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("title", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("title", "Changed"))).hasStatusOk();
    body.put("title", "Changed");
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("memberId", null)), "memberId");
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=id,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("title", "{value}")
            .build(record.get("title").asString())
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
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=member,branch").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("member", "branch");
    assertThat(labels.get("member").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=member,branch").get("items").get(0).has("labels")).isTrue();
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
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("memberId");
    assertRefused(post(PATH, body), "memberId");
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
    body.put("title", "x".repeat(121));
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
