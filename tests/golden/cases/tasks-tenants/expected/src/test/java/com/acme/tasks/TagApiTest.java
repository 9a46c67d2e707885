package com.acme.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.tasks.service.TagService;
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

public class TagApiTest extends ApiTest {
  public static final String PATH = "/api/v1/tags";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode organization = api.existing(OrganizationApiTest.PATH, OrganizationApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("organizationId", organization.get("id"));
    body.put("name", api.text(12));
    body.put("colour", "Sample");
    return body;
  }

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("colour", "Changed colour");
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
    body.put("organizationId", 999999999);
    assertThat(put(location, body)).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(
            read(only(PATH, List.of("organizationId", "name"), record))
                .get("totalItems")
                .intValue())
        .isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("colour", "Changed colour"))).hasStatusOk();
    body.put("colour", "Changed colour");
    assertSame(body, read(location));
    for (String field : List.of("colour")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(
        patch(location, Collections.singletonMap("organizationId", null)), "organizationId");
  }

  @Test
  void listsPages() {
    create(PATH, sample(this));
    assertThat(read(PATH + "?size=1&sort=organizationId,desc").get("items").size()).isEqualTo(1);
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
    String list = only(PATH, List.of("organizationId", "name"), record);
    assertFound(list, record, changes(this), "organizationId", "name", "colour");
    assertFoundByPart(list, record, "name", "colour");
    assertFoundByAbsence(list, record, "colour");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("organizationId", "name"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, changes(this), "organizationId", "name", "colour");
    assertThat(TagService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=organization").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("organization");
    assertThat(labels.get("organization").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=organization").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("organizationId", "name"), record) + "&expand=organization")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=organization")).isLessThanOrEqualTo(3);
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
  void listsBelowOrganization() {
    JsonNode record = read(create(PATH, sample(this)));
    String list =
        OrganizationApiTest.PATH + "/" + record.get("organizationId").asString() + "/tags";
    assertThat(read(list).get("totalItems").intValue()).isPositive();
    assertThat(read(list + "?size=1").get("items").size()).isEqualTo(1);
    assertThat(get(OrganizationApiTest.PATH + "/999999999/tags")).hasStatus(HttpStatus.NOT_FOUND);
    JsonNode other = fresh(OrganizationApiTest.PATH, OrganizationApiTest::sample);
    assertThat(
            read(OrganizationApiTest.PATH + "/" + other.get("id").asString() + "/tags")
                .get("totalItems")
                .intValue())
        .isZero();
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("organizationId", 999999999);
    assertThat(post(PATH, body))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains("organizationId");
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("organizationId", "name")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "organizationId", "1");
    assertRefused(PATH, location, body, "organizationId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "name", "x".repeat(41));
    assertRefused(PATH, location, body, "colour", "x".repeat(21));
    assertRefused(patch(location, Map.of("organizationId", "1")), "organizationId");
  }

  @Test
  void takesTextsOfFullLength() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("colour", "x".repeat(20));
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
    assertThat(get(PATH + "/999999999/unknown")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
