package com.acme.tasks.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.tasks.ApiTest;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.env.PropertySourcesPropertyResolver;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Attacks each rule on who may make which call. */
class AccessTest extends ApiTest {
  @Autowired private MockMvcTester mvc;
  @Autowired private AccessTokens tokens;

  @Test
  void refusesCallsWithoutToken() {
    for (String path : paths()) {
      for (String method : List.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH")) {
        assertThat(call(method, path, "")).as("%s %s", method, path).hasStatus(401);
      }
    }
  }

  @Test
  void letsUsersReadOnly() {
    for (String path : paths()) {
      String token = bearer(Role.USER);
      for (String method : List.of("POST", "PUT", "DELETE", "PATCH")) {
        assertThat(call(method, path, token)).as("%s %s", method, path).hasStatus(403);
      }
    }
  }

  @Test
  void letsEditorsDeleteNoRecords() {
    for (String path : paths()) {
      if (!path.contains("/1/")) {
        assertThat(call("DELETE", path + "/1", bearer(Role.EDITOR)))
            .as("DELETE %s", path)
            .hasStatus(403);
      }
    }
  }

  @Test
  void letsAdministratorsAloneAdminister() {
    for (String path :
        List.of("/auth/accounts", "/auth/accounts/1", "/auth/audit", "/actuator/prometheus")) {
      assertThat(call("GET", path, "")).as(path).hasStatus(401);
      assertThat(call("GET", path, bearer(Role.EDITOR))).as(path).hasStatus(403);
    }
    assertThat(call("PUT", "/auth/accounts/1/roles", bearer(Role.EDITOR))).hasStatus(403);
  }

  @Test
  void refusesWhatNoRuleNames() {
    String token = bearer(Role.ADMIN);
    for (String path :
        List.of("/", "/api", "/api/v1", "/api/v1/nothing-like-this", "/auth/nothing")) {
      assertThat(call("GET", path, token)).as(path).hasStatus(403);
    }
  }

  @Test
  void takesNoOtherMethodForOne() {
    for (String path : paths()) {
      MvcTestResult disguised =
          mvc.post()
              .uri(URI.create(path + "?_method=GET"))
              .header("X-HTTP-Method-Override", "GET")
              .header(HttpHeaders.AUTHORIZATION, bearer(Role.USER))
              .exchange();
      assertThat(disguised).as(path).hasStatus(403);
    }
  }

  @Test
  void givesNoStrangeOriginAccess() {
    MvcTestResult preflight =
        mvc.options()
            .uri("/auth/login")
            .header(HttpHeaders.ORIGIN, "https://attacker.example")
            .header(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD, "POST")
            .exchange();
    assertThat(preflight)
        .hasStatus(403)
        .headers()
        .doesNotContainHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN);
  }

  @Test
  void isClosedUntilSomebodyOpensIt() throws IOException {
    var sources = new MutablePropertySources();
    new YamlPropertySourceLoader()
        .load("application", new ClassPathResource("application.yaml"))
        .forEach(sources::addLast);
    var settings = new PropertySourcesPropertyResolver(sources);
    assertThat(settings.getProperty("app.security.registration")).isEqualTo("false");
    assertThat(settings.getProperty("app.security.generate-key")).isEqualTo("false");
    assertThat(settings.getProperty("server.forward-headers-strategy")).isEqualTo("native");
    assertThat(settings.getProperty("server.tomcat.remoteip.internal-proxies")).isEmpty();
  }

  @Test
  void showsRecordsToThoseWhoWorkWithThem() {
    assertReadBy(
        Role.USER,
        "/api/v1/countries",
        "/api/v1/organizations",
        "/api/v1/projects",
        "/api/v1/tasks");
    assertReadBy(
        Role.EDITOR,
        "/api/v1/organizations/1/tags",
        "/api/v1/tasks/1/comments",
        "/api/v1/comments",
        "/api/v1/tags");
    assertReadBy(Role.ADMIN, "/api/v1/visits", "/api/v1/open-tasks");
  }

  private void assertReadBy(Role least, String... paths) {
    for (String path : paths) {
      for (Role role : Role.values()) {
        assertThat(call("GET", path, bearer(role)).getResponse().getStatus() == 403)
            .as("GET %s as %s is refused", path, role)
            .isEqualTo(role.compareTo(least) < 0);
      }
    }
  }

  /** An address for each rule. */
  private static List<String> paths() {
    return AccessRules.byPath().keySet().stream()
        .filter(path -> !path.startsWith("/auth/"))
        .map(path -> path.replace("/**", "").replace("*", "1"))
        .toList();
  }

  private MvcTestResult call(String method, String path, String authorization) {
    return mvc.method(HttpMethod.valueOf(method))
        .uri(URI.create(path))
        .header(HttpHeaders.AUTHORIZATION, authorization)
        .contentType(MediaType.APPLICATION_JSON)
        .content("{}")
        .exchange();
  }

  private String bearer(Role role) {
    String somebody = UUID.randomUUID().toString();
    return "Bearer " + tokens.issue(somebody, Set.of(role), TestCaller.SESSION);
  }
}
