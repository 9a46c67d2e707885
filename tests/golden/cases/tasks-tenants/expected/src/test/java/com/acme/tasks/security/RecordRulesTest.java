package com.acme.tasks.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.tasks.ApiTest;
import com.acme.tasks.CommentApiTest;
import com.acme.tasks.OrganizationApiTest;
import com.acme.tasks.ProjectApiTest;
import com.acme.tasks.TagApiTest;
import com.acme.tasks.TaskApiTest;
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
  void keepsOrganizationFromOtherTenants() {
    String location = attackAsTenant(OrganizationApiTest.PATH, OrganizationApiTest::sample);
    assertUnknownTo(memberOf("0"), location);
  }

  @Test
  void keepsProjectFromOtherTenants() {
    String location = attackAsTenant(ProjectApiTest.PATH, ProjectApiTest::sample);
    assertShownTo(read(location).get("organizationId").asString(), location);
    assertUnknownTo(memberOf("0"), location);
  }

  @Test
  void keepsTaskFromOtherTenants() {
    String location = attackAsTenant(TaskApiTest.PATH, TaskApiTest::sample);
    assertShownTo(read(location).get("organizationId").asString(), location);
    assertUnknownTo(memberOf("0"), location);
  }

  @Test
  void keepsCommentFromOtherTenants() {
    String location = attackAsTenant(CommentApiTest.PATH, CommentApiTest::sample);
    assertUnknownTo(memberOf("0"), location);
  }

  @Test
  void keepsTagFromOtherTenants() {
    String location = attackAsTenant(TagApiTest.PATH, TagApiTest::sample);
    assertShownTo(read(location).get("organizationId").asString(), location);
    assertUnknownTo(memberOf("0"), location);
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

  @Test
  void keepsAdministrationFromTenants() {
    String member = memberOf("another tenant");
    for (String path :
        List.of("/auth/accounts", "/auth/accounts/1", "/auth/audit", "/actuator/prometheus")) {
      assertThat(TestCaller.as(member, () -> get(path))).as(path).hasStatus(HttpStatus.FORBIDDEN);
    }
    String moved = "/auth/accounts/1/tenant";
    assertThat(TestCaller.as(member, () -> put(moved, Map.of("tenant", "1"))))
        .hasStatus(HttpStatus.FORBIDDEN);
    assertThat(TestCaller.as(member, () -> delete(moved))).hasStatus(HttpStatus.FORBIDDEN);
  }

  private String attackAsTenant(String path, Function<ApiTest, Map<String, Object>> sample) {
    Map<String, Object> body = sample.apply(this);
    String location = create(path, body);
    for (String stranger : List.of(memberOf("0"), memberOf(UUID.randomUUID().toString()))) {
      assertThat(TestCaller.as(stranger, () -> get(location))).hasStatus(HttpStatus.NOT_FOUND);
      assertThat(TestCaller.as(stranger, () -> put(location, body)))
          .hasStatus(HttpStatus.NOT_FOUND);
      assertThat(TestCaller.as(stranger, () -> patch(location, Map.of())))
          .hasStatus(HttpStatus.NOT_FOUND);
      assertThat(TestCaller.as(stranger, () -> delete(location)).getResponse().getStatus())
          .isIn(403, 404);
      assertThat(TestCaller.as(stranger, () -> post(path, body)).getResponse().getStatus())
          .isIn(403, 422);
      assertThat(TestCaller.as(stranger, () -> read(path)).get("totalItems").intValue()).isZero();
    }
    return location;
  }

  private String memberOf(String tenant) {
    return "Bearer "
        + tokens.issue(
            UUID.randomUUID().toString(), Set.of(Role.ADMIN), TestCaller.SESSION, tenant);
  }

  private void assertShownTo(String tenant, String location) {
    assertThat(TestCaller.as(memberOf(tenant), () -> get(location))).hasStatusOk();
  }
}
