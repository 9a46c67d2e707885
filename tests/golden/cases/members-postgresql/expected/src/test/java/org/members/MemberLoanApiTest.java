package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

class MemberLoanApiTest extends ApiTest {
  private static final String PATH = "/api/v1/member-loans";

  @Test
  void lists() {
    assertThat(read(PATH + "?size=5").get("items").isArray()).isTrue();
  }

  @Test
  void listsInEveryOrder() {
    for (String field : List.of("email", "loans", "latest")) {
      assertThat(get(PATH + "?size=1&sort=" + field + ",desc")).hasStatusOk();
    }
  }

  @Test
  void refusesUnknownOrders() {
    assertThat(get(PATH + "?sort=no-such-field")).hasStatus(HttpStatus.BAD_REQUEST);
    assertThat(get(PATH + "?no.such.parameter=5")).hasStatus(HttpStatus.BAD_REQUEST);
  }
}
