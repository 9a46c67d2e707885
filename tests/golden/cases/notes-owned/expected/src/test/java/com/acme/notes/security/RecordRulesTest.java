package com.acme.notes.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.notes.ApiTest;
import com.acme.notes.NoteApiTest;
import com.acme.notes.NotebookApiTest;
import com.acme.notes.ReminderApiTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/**
 * Attacks each rule on whose records are whose: with the token of somebody else who may do as much.
 */
class RecordRulesTest extends ApiTest {
  @Autowired private AccessTokens tokens;

  @Test
  void keepsNotebookFromOthers() {
    attack(NotebookApiTest.PATH, NotebookApiTest::sample);
  }

  @Test
  void keepsNoteFromOthers() {
    attack(NoteApiTest.PATH, NoteApiTest::sample);
    attackByReference(NoteApiTest.PATH, NoteApiTest::sample);
  }

  @Test
  void keepsReminderFromOthers() {
    attack(ReminderApiTest.PATH, ReminderApiTest::sample);
  }

  private void attack(String path, Function<ApiTest, Map<String, Object>> sample) {
    String owner = somebody();
    String stranger = somebody();
    Map<String, Object> body = TestCaller.as(owner, () -> sample.apply(this));
    String location = TestCaller.as(owner, () -> create(path, body));
    assertThat(TestCaller.as(owner, () -> get(location))).hasStatusOk();
    assertThat(TestCaller.as(owner, () -> read(path)).get("totalItems").intValue()).isEqualTo(1);
    assertThat(get(location)).hasStatusOk();
    assertThat(TestCaller.as(stranger, () -> get(location))).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(TestCaller.as(stranger, () -> put(location, body))).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(TestCaller.as(stranger, () -> patch(location, Map.of())))
        .hasStatus(HttpStatus.NOT_FOUND);
    assertThat(TestCaller.as(stranger, () -> delete(location))).hasStatus(HttpStatus.NOT_FOUND);
    assertThat(TestCaller.as(stranger, () -> read(path)).get("totalItems").intValue()).isZero();
    assertThat(TestCaller.as(owner, () -> get(location))).hasStatusOk();
    assertUnknownTo(stranger, location);
  }

  private void attackByReference(String path, Function<ApiTest, Map<String, Object>> sample) {
    Map<String, Object> body = TestCaller.as(somebody(), () -> sample.apply(this));
    assertThat(TestCaller.as(somebody(), () -> post(path, body)))
        .hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  private String somebody() {
    return "Bearer "
        + tokens.issue(UUID.randomUUID().toString(), Set.of(Role.EDITOR), TestCaller.SESSION);
  }

  /** Somebody else is told of a record, to the letter, what they are told once it is gone. */
  private void assertUnknownTo(String stranger, String location) {
    List<String> before = TestCaller.as(stranger, () -> refusals(location));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    assertThat(TestCaller.as(stranger, () -> refusals(location))).isEqualTo(before);
  }

  private List<String> refusals(String location) {
    return Stream.of(get(location), patch(location, Map.of()), delete(location))
        .map(MvcTestResult::getResponse)
        .map(
            answer ->
                answer.getStatus()
                    + " "
                    + new String(answer.getContentAsByteArray(), StandardCharsets.UTF_8))
        .toList();
  }
}
