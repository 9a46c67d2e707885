package com.acme.desk.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "MANAGEMENT_PORT=0",
      "CLIENTS_URL=http://localhost:1",
      "TICKETS_URL=http://localhost:1",
      "AUTH_URL=http://localhost:1"
    })
class GatewayApplicationTest {
  @LocalServerPort private int port;

  @Test
  void isHealthy() throws IOException, InterruptedException {
    assertThat(get("/livez").statusCode()).isEqualTo(200);
    assertThat(get("/readyz").statusCode()).isEqualTo(200);
  }

  @Test
  void tellsNobodyOfItselfWhoMerelyCalls() throws IOException, InterruptedException {
    assertThat(get("/actuator/prometheus").statusCode()).isEqualTo(404);
  }

  @Test
  void saysThatAServiceIsAway() throws IOException, InterruptedException {
    HttpResponse<String> answer = get("/api/v1/clients");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    assertThat(answer.headers().firstValue("Retry-After")).isPresent();
    assertThat(answer.body()).contains("\"unavailable\"", "/api/v1/clients");
  }

  @Test
  void saysThatNobodyHasAPath() throws IOException, InterruptedException {
    HttpResponse<String> answer = get("/nobody/has/this");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    assertThat(answer.body()).contains("\"not-found\"", "\"/nobody/has/this\"");
  }

  @Test
  void namesEveryRequest() throws IOException, InterruptedException {
    assertThat(get("/api/v1/clients", "X-Request-Id", "mine").headers().allValues("X-Request-Id"))
        .containsExactly("mine");
    assertThat(
            get("/api/v1/clients", "X-Request-Id", "not safe").headers().allValues("X-Request-Id"))
        .singleElement()
        .isNotEqualTo("not safe");
  }

  @Test
  void letsNoForeignPageCall() throws IOException, InterruptedException {
    assertThat(get("/api/v1/clients", "Origin", "https://elsewhere.example").statusCode())
        .isEqualTo(403);
  }

  private HttpResponse<String> get(String path, String... headers)
      throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
