package com.acme.desk.auth.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.auth.ApiTest;
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
