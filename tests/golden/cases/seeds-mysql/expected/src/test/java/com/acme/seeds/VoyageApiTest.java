package com.acme.seeds;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.seeds.service.VoyageService;
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

public class VoyageApiTest extends ApiTest {
  public static final String PATH = "/api/v1/voyages";

  /** A valid request. */
  public static Map<String, Object> sample(ApiTest api) {
    JsonNode port = api.existing(PortApiTest.PATH, PortApiTest::sample);
    JsonNode skipper = api.existing(SkipperApiTest.PATH, SkipperApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("portId", port.get("id"));
    body.put("skipperId", skipper.get("id"));
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
    assertThat(read(only(PATH, List.of("id"), record)).get("totalItems").intValue()).isZero();
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of())).hasStatusOk();
    assertSame(body, read(location));
    assertRefused(patch(location, Collections.singletonMap("portId", null)));
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
    assertFound(list, record, Map.of(), "portId", "skipperId");
  }

  @Test
  void comesInEachOrder() {
    JsonNode record = read(create(PATH, sample(this)));
    Map<String, Object> body = sample(this);
    String list = only(PATH, List.of("id"), record, read(create(PATH, body)));
    assertPaged(list);
    assertSorted(list, Map.of(), "id", "portId", "skipperId");
    assertThat(VoyageService.SORTING.apply(PageRequest.of(0, 1)).getSort().isSorted()).isTrue();
  }

  @Test
  void namesWhatItRefersTo() {
    String location = create(PATH, sample(this));
    JsonNode labels = read(location + "?expand=port,skipper").get("labels");
    assertThat(labels.propertyNames()).containsExactlyInAnyOrder("port", "skipper");
    assertThat(labels.get("port").asString()).isNotBlank();
    assertThat(labels.get("skipper").asString()).isNotBlank();
    assertThat(read(PATH + "?expand=port,skipper").get("items").get(0).has("labels")).isTrue();
    JsonNode record = read(location);
    assertThat(
            read(only(PATH, List.of("id"), record) + "&expand=port,skipper")
                .get("items")
                .get(0)
                .get("labels"))
        .isEqualTo(labels);
    assertThat(statementsFor(PATH + "?expand=port,skipper")).isLessThanOrEqualTo(4);
    assertThat(read(location).has("labels")).isFalse();
    assertThat(get(PATH + "?expand=no.such.reference")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesUnknownReferences() {
    Map<String, Object> body = sample(this);
    body.put("portId", 999999999);
    assertThat(post(PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void refusesMissingFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    for (String field : List.of("portId", "skipperId")) {
      assertRefused(PATH, location, body, field, null);
    }
  }

  @Test
  void refusesWrongValues() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertRefused(PATH, location, body, "portId", "1");
    assertRefused(PATH, location, body, "portId", new BigDecimal("1.5"));
    assertRefused(PATH, location, body, "skipperId", "1");
    assertRefused(PATH, location, body, "skipperId", new BigDecimal("1.5"));
    assertRefused(patch(location, Map.of("portId", "1")));
  }

  @Test
  void refusesUnknownFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    body.put("no.such.field", 1);
    assertRefused(post(PATH, body));
    assertRefused(put(location, body));
    assertRefused(patch(location, Collections.singletonMap("no.such.field", null)));
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
