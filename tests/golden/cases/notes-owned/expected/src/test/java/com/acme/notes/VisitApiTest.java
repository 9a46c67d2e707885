package com.acme.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.JsonNode;

public class VisitApiTest extends ApiTest {
  private static final String PATH = "/api/v1/visits";

  @Test
  void lists() {
    assertThat(get(PATH + "?limit=5")).hasStatusOk();
    assertThat(get(PATH + "?no.such.parameter=5")).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void appends() {
    JsonNode note = existing(NoteApiTest.PATH, NoteApiTest::sample);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("noteId", note.get("id"));
    body.put("seenAt", "2025-01-02T10:30:00Z");
    assertThat(post(PATH, body)).hasStatus(HttpStatus.CREATED);
    assertThat(read(PATH + "?limit=200").valueStream()).anyMatch(row -> isSaid(body, row));
  }
}
