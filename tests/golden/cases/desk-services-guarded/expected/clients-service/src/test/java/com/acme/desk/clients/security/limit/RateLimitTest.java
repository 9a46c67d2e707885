package com.acme.desk.clients.security.limit;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.clients.ApiTest;
import com.acme.desk.clients.security.Role;
import com.acme.desk.clients.security.TestIssuer;
import java.io.IOException;
import java.net.URI;
import java.util.List;
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
import org.springframework.mock.http.client.MockClientHttpRequest;
import org.springframework.mock.http.client.MockClientHttpResponse;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Calls more often than one may. */
class RateLimitTest extends ApiTest {
  @Autowired private MockMvcTester mvc;
  @Autowired private RateLimitConfig.Limits limits;
  @Autowired private TestIssuer tokens;

  @Test
  void slowsDownAnAddress() {
    assertLimited(limits.perAddress(), () -> call("GET", "/actuator/info", "", "192.0.2.1"));
    assertThat(call("GET", "/actuator/info", "", "192.0.2.2")).hasStatusOk();
  }

  @Test
  void slowsDownAUserWhereverTheyAre() {
    String token = "Bearer " + tokens.issue("busy", Set.of(Role.USER));
    var place = new AtomicInteger();
    assertLimited(
        limits.perUser(),
        () -> call("GET", "/audit/clients", token, "192.0.3." + place.getAndIncrement() % 250));
  }

  @Test
  @ExtendWith(OutputCaptureExtension.class)
  void notesRefusedCallsWithoutSecretsOrAFlood(CapturedOutput output) {
    for (int i = 0; i < 20; i++) {
      assertThat(
              call("GET", "/audit/clients?code=hidden-code", "Bearer hidden-token", "192.0.2.77"))
          .hasStatus(401);
    }
    assertThat(output.getAll().lines().filter(line -> line.contains("192.0.2.77")))
        .hasSize(2)
        .allMatch(line -> line.contains("Refused with 401: GET /audit/clients by nobody"))
        .noneMatch(line -> line.contains("hidden"));
  }

  @Autowired private ServiceIdentity services;

  @Test
  void knowsOtherServicesAndNobodyElse() throws IOException {
    var proof = new MockClientHttpRequest();
    services
        .towards("clients")
        .intercept(proof, new byte[0], (request, body) -> new MockClientHttpResponse());
    var call = new MockHttpServletRequest("GET", "/audit/clients");
    call.addHeader(ServiceIdentity.HEADER, proof.getHeaders().getFirst(ServiceIdentity.HEADER));
    assertThat(services.isCalling(call)).isTrue();
    String given = call.getHeader(ServiceIdentity.HEADER);
    for (String made :
        List.of(
            "",
            "x.y",
            given + "x",
            given.replaceFirst("[.][0-9]+", ".9999999999"),
            given.substring(1))) {
      var other = new MockHttpServletRequest("GET", "/audit/clients");
      other.addHeader(ServiceIdentity.HEADER, made);
      assertThat(services.isCalling(other)).as(made).isFalse();
    }
  }

  @Test
  void takesNoProofForAnotherService() throws IOException {
    var proof = new MockClientHttpRequest();
    services
        .towards("not-clients")
        .intercept(proof, new byte[0], (request, body) -> new MockClientHttpResponse());
    var call = new MockHttpServletRequest("GET", "/audit/clients");
    call.addHeader(ServiceIdentity.HEADER, proof.getHeaders().getFirst(ServiceIdentity.HEADER));
    assertThat(services.isCalling(call)).isFalse();
  }

  @Test
  void countsNoCallsOfOtherServices() throws IOException {
    var proof = new MockClientHttpRequest();
    services
        .towards("clients")
        .intercept(proof, new byte[0], (request, body) -> new MockClientHttpResponse());
    var call = new MockHttpServletRequest("GET", "/audit/clients");
    call.addHeader(ServiceIdentity.HEADER, proof.getHeaders().getFirst(ServiceIdentity.HEADER));
    for (int i = 0; i <= limits.perAddress(); i++) {
      var answer =
          mvc.get()
              .uri("/actuator/info")
              .header(ServiceIdentity.HEADER, call.getHeader(ServiceIdentity.HEADER))
              .with(
                  request -> {
                    request.setRemoteAddr("192.0.2.9");
                    return request;
                  })
              .exchange();
      assertThat(answer.getResponse().getStatus()).isNotEqualTo(429);
    }
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
