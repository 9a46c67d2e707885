package com.acme.blog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;

public class PostApiTest extends ApiTest {
  public static final String PATH = "/api/v1/posts";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode writer = api.existing(WriterApiTest.PATH, WriterApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("writerId", writer.get("id"));
    body.put("title", "Sample");
    body.put("body", "Sample");
    body.put("cover", "AQID");
    body.put("state", "draft");
    body.put("stars", 1);
    return body;
  }

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("body", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("body", "Changed"))).hasStatusOk();
    body.put("body", "Changed");
    assertSame(body, read(location));
    assertThat(patch(location, Collections.singletonMap("body", null))).hasStatusOk();
    assertThat(read(location).get("body").isNull()).isTrue();
    assertRefused(patch(location, Collections.singletonMap("writerId", null)), "writerId");
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
  void leavesLargeFieldsOutOfLists() {
    String location = create(PATH, sample(this));
    assertThat(read(location).propertyNames()).contains("cover");
    assertThat(read(PATH).get("items").get(0).propertyNames()).isNotEmpty().doesNotContain("cover");
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=writer,answers").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("writer", "answers");
    assertThat(labels.get("writer").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=writer,answers").get("items").get(0).has("labels")).isTrue();
    assertThat(statementsFor(PATH + "?expand=writer,answers")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesStaleVersions() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(put(location, body, "\"-1\"")).hasStatus(HttpStatus.PRECONDITION_FAILED);
    body.put("version", -1);
    assertThat(put(location, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void addsAndRemovesTags() {
    JsonNode member = fresh(TagApiTest.PATH, TagApiTest::sample);
    String members = create(PATH, sample(this)) + "/tags";
    String one = members + "/" + member.get("id").asString();
    assertThat(put(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isEqualTo(1);
    assertThat(delete(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isZero();
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("writerId", 999999999);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    body.remove("writerId");
    assertRefused(post(PATH, body), "writerId");
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
