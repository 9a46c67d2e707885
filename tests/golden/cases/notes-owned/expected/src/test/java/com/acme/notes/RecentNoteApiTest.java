package com.acme.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

class RecentNoteApiTest extends ApiTest {
  private static final String PATH = "/api/v1/recent-notes";

  @Test
  void lists() {
    assertThat(read(PATH + "?size=5").get("items").isArray()).isTrue();
  }

  @Test
  void listsInEveryOrder() {
    for (String field : List.of("id", "body")) {
      assertThat(get(PATH + "?size=1&sort=" + field + ",desc")).hasStatusOk();
    }
  }

  @Test
  void refusesUnknownOrders() {
    assertThat(get(PATH + "?sort=no-such-field")).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(get(PATH + "?no.such.parameter=5")).hasStatus(HttpStatus.BAD_REQUEST);
  }
}
