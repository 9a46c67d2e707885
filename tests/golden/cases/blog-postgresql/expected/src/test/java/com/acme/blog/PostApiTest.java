package com.acme.blog;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.blog.service.PostService;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.PageRequest;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
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

  /** Other values than those of a sample. */
  public static Map<String, Object> changes(ApiTest api) {
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("title", "Other");
    changes.put("body", "Changed body");
    changes.put("cover", "BAUG");
    changes.put("state", "published");
    changes.put("stars", 5);
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
    assertThat(patch(location, Map.of("title", "Other"))).hasStatusOk();
    body.put("title", "Other");
    assertSame(body, read(location));
    for (String field : List.of("body", "cover")) {
      assertThat(patch(location, Collections.singletonMap(field, null))).as(field).hasStatusOk();
      assertThat(read(location).get(field).isNull()).as(field).isTrue();
    }
    assertRefused(patch(location, Collections.singletonMap("writerId", null)), "writerId");
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
    assertFound(list, record, changes(this), "writerId", "title", "body", "state", "stars");
    assertFoundByPart(list, record, "title", "body");
    assertFoundInRange(list, record, changes(this), "stars");
    assertFoundByAbsence(list, record, "answersId", "body", "stars");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    body.putAll(changes(this));
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(
        list,
        changes(this),
        "id",
        "writerId",
        "answersId",
        "title",
        "body",
        "state",
        "stars",
        "version",
        "createdAt");
    assertThat(PostService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
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
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("id"), record) + "&expand=writer,answers")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=writer,answers")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesStaleVersions() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(put(location, body, "\"-1\"")).hasStatus(HttpStatus.PRECONDITION_FAILED);
    assertThat(patch(location, Map.of(), "\"-1\"")).hasStatus(HttpStatus.PRECONDITION_FAILED);
    assertThat(delete(location, "\"-1\"")).hasStatus(HttpStatus.PRECONDITION_FAILED);
    assertThat(put(location, body, "*")).hasStatusOk();
    String known = get(location).getResponse().getHeader(HttpHeaders.ETAG);
    body.putAll(changes(this));
    MvcTestResult answer = put(location, body, known);
    assertThat(answer).hasStatusOk();
    assertThat(get(location).getResponse().getHeader(HttpHeaders.ETAG))
        .isEqualTo(answer.getResponse().getHeader(HttpHeaders.ETAG));
    assertThat(put(location, body, known)).hasStatus(HttpStatus.PRECONDITION_FAILED);
    body.put("version", -1);
    assertThat(put(location, body)).hasStatus(HttpStatus.CONFLICT);
  }

  @Test
  void addsAndRemovesTags() {
    JsonNode member = fresh(TagApiTest.PATH, TagApiTest::sample);
    String members = create(PATH, sample(this)) + "/tags";
    String one = members + "/" + member.get("id").asString();
    assertThat(put(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(put(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isEqualTo(1);
    assertThat(delete(one)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(read(members).get("totalItems").intValue()).isZero();
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("writerId", 999999999);
    assertThat(post(PATH, body))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
        .bodyJson()
        .extractingPath("$.errors[*].field")
        .asArray()
        .contains("writerId");
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("writerId", "title")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "writerId", "1");
    assertRefused(PATH, location, body, "writerId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "answersId", "1");
    assertRefused(PATH, location, body, "answersId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "title", "x".repeat(121));
    assertRefused(PATH, location, body, "title", "x".repeat(2));
    assertRefused(PATH, location, body, "stars", 0);
    assertRefused(PATH, location, body, "stars", 6);
    assertRefused(PATH, location, body, "stars", "1");
    assertRefused(PATH, location, body, "stars", new BigDecimal("1.5"));
    assertRefused(patch(location, Map.of("writerId", "1")), "writerId");
  }

  @Test
  void keepsReferencesThatMayBeAbsent() {
    JsonNode post = fresh(PostApiTest.PATH, PostApiTest::sample);
    Map<String, Object> body = sample(this);
    body.put("answersId", post.get("id"));
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
