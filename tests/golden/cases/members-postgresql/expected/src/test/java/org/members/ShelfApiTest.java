package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.web.util.UriComponentsBuilder;
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

  @Test
  void createsReadsUpdatesAndDeletes() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertSame(body, read(location));
    body.put("label", "Changed");
    assertThat(put(location, body)).hasStatusOk();
    assertSame(body, read(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void patchesSingleFields() {
    Map<String, Object> body = sample(this);
    String location = create(PATH, body);
    assertThat(patch(location, Map.of("label", "Changed"))).hasStatusOk();
    body.put("label", "Changed");
    assertSame(body, read(location));
    assertThat(patch(location, Collections.singletonMap("label", null))).hasStatusOk();
    assertThat(read(location).get("label").isNull()).isTrue();
    assertRefused(patch(location, Collections.singletonMap("room", null)), "room");
  }

  @Test
  void listsPages() {
    JsonNode record = read(create(PATH, sample(this)));
    assertThat(read(PATH + "?size=1&sort=room,desc").get("items").size()).isEqualTo(1);
    String found =
        UriComponentsBuilder.fromPath(PATH)
            .queryParam("room", "{value}")
            .build(record.get("room").asString())
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
    body.remove("room");
    assertRefused(post(PATH, body), "room");
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
    body.put("label", "x".repeat(41));
    assertThat(post(PATH, body)).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void refusesUnknownOrders() {
    assertThat(get(PATH + "?sort=no.such.field")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void answersNotFoundForUnknownKeys() {
    assertThat(get(PATH + "/unknown/999999999")).hasStatus(HttpStatus.NOT_FOUND);
  }
}
