package com.acme.tasks.security.limit;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.tasks.ApiTest;
import com.acme.tasks.security.AccessTokens;
import com.acme.tasks.security.Role;
import com.acme.tasks.security.TestCaller;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Calls more often than one may. */
class RateLimitTest extends ApiTest {
  @Autowired private MockMvcTester mvc;
  @Autowired private RateLimitConfig.Limits limits;
  @Autowired private AccessTokens tokens;

  @Test
  void slowsDownAnAddress() {
    assertLimited(limits.perAddress(), () -> call("GET", "/actuator/info", "", "192.0.2.1"));
    assertThat(call("GET", "/actuator/info", "", "192.0.2.2")).hasStatusOk();
  }

  @Test
  void slowsDownThoseWhoTryPasswords() {
    assertLimited(limits.signInsPerAddress(), () -> call("POST", "/auth/login", "", "192.0.2.3"));
    assertThat(call("GET", "/actuator/info", "", "192.0.2.3")).hasStatusOk();
  }

  @Test
  void countsAPathHoweverItIsWritten() {
    assertLimited(limits.signInsPerAddress(), () -> call("POST", "/%61uth/login", "", "192.0.2.4"));
  }

  @Test
  void countsANetworkAsOneCaller() {
    var host = new AtomicInteger();
    assertLimited(
        limits.signInsPerAddress(),
        () -> call("POST", "/auth/login", "", "2001:db8:1:2::" + host.incrementAndGet()));
    assertThat(call("POST", "/auth/login", "", "2001:db8:1:3::1").getResponse().getStatus())
        .isNotEqualTo(429);
  }

  @Test
  void readsNoMoreThanAnybodyTypes() {
    var request = mvc.post().uri("/auth/login").header(HttpHeaders.AUTHORIZATION, "");
    assertThat(request.content("x".repeat(20_000)).exchange()).hasStatus(413);
  }

  @Test
  void slowsDownAUserWhereverTheyAre() {
    String token = "Bearer " + tokens.issue("busy", Set.of(Role.USER), TestCaller.SESSION);
    var place = new AtomicInteger();
    assertLimited(
        limits.perUser(),
        () -> call("GET", "/auth/me", token, "192.0.3." + place.getAndIncrement() % 250));
  }

  @Test
  @ExtendWith(OutputCaptureExtension.class)
  void notesRefusedCallsWithoutSecretsOrAFlood(CapturedOutput output) {
    for (int i = 0; i < 20; i++) {
      assertThat(call("GET", "/auth/me?code=hidden-code", "Bearer hidden-token", "192.0.2.77"))
          .hasStatus(401);
    }
    assertThat(output.getAll().lines().filter(line -> line.contains("192.0.2.77")))
        .hasSize(2)
        .allMatch(line -> line.contains("Refused with 401: GET /auth/me by nobody"))
        .noneMatch(line -> line.contains("hidden"));
  }

  /** A bucket fills up while it is emptied, so that a few more may go through. */
  private static void assertLimited(int limit, Supplier<MvcTestResult> call) {
    for (int i = 0; i < limit; i++) {
      assertThat(call.get().getResponse().getStatus()).isNotEqualTo(429);
    }
    MvcTestResult last = call.get();
    for (int i = 0; i < limit && last.getResponse().getStatus() != 429; i++) {
      last = call.get();
    }
    assertThat(last).hasStatus(429).headers().containsHeader(HttpHeaders.RETRY_AFTER);
  }

  private MvcTestResult call(String method, String path, String authorization, String address) {
    return mvc.method(HttpMethod.valueOf(method))
        .uri(URI.create(path))
        .header(HttpHeaders.AUTHORIZATION, authorization)
        .with(
            request -> {
              request.setRemoteAddr(address);
              return request;
            })
        .exchange();
  }
}
