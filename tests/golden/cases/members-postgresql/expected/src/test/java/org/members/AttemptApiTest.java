package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

public class AttemptApiTest extends ApiTest {
  private static final String PATH = "/api/v1/attempts";

  @Test
  void lists() {
    assertThat(get(PATH + "?limit=5")).hasStatusOk();
    assertThat(get(PATH + "?no.such.parameter=5")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void appends() {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("email", "sample@example.com");
    body.put("pinHash", "Sample");
    body.put("triedAt", "2025-01-03T10:30:00Z");
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CREATED);
    assertThat(read(PATH + "?limit=200").valueStream()).anyMatch(row -> isSaid(body, row));
  }
}
