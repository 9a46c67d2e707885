package com.acme.tasks.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.tasks.ApiTest;
import com.acme.tasks.CommentApiTest;
import com.acme.tasks.OrganizationApiTest;
import com.acme.tasks.ProjectApiTest;
import com.acme.tasks.TagApiTest;
import com.acme.tasks.TaskApiTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;

/**
 * Attacks each rule on whose records are whose: with the token of somebody else who may do as much.
 */
class RecordRulesTest extends ApiTest {
  @Autowired private AccessTokens tokens;

  @Test
  void keepsOrganizationFromOtherTenants() {
    attackAsTenant(OrganizationApiTest.PATH, OrganizationApiTest::sample);
  }

  @Test
  void keepsProjectFromOtherTenants() {
    String location = attackAsTenant(ProjectApiTest.PATH, ProjectApiTest::sample);
    assertShownTo(read(location).get("organizationId").asString(), location);
  }

  @Test
  void keepsTaskFromOtherTenants() {
    String location = attackAsTenant(TaskApiTest.PATH, TaskApiTest::sample);
    assertShownTo(read(location).get("organizationId").asString(), location);
  }

  @Test
  void keepsCommentFromOtherTenants() {
    attackAsTenant(CommentApiTest.PATH, CommentApiTest::sample);
  }

  @Test
  void keepsTagFromOtherTenants() {
    String location = attackAsTenant(TagApiTest.PATH, TagApiTest::sample);
    assertShownTo(read(location).get("organizationId").asString(), location);
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
