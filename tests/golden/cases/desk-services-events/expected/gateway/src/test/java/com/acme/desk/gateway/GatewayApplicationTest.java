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
    properties = {"CLIENTS_URL=http://localhost:1", "TICKETS_URL=http://localhost:1"})
class GatewayApplicationTest {
  @LocalServerPort private int port;

  @Test
  void isHealthy() throws IOException, InterruptedException {
    assertThat(get("/actuator/health", null).statusCode()).isEqualTo(200);
  }

  @Test
  void saysThatAServiceIsAway() throws IOException, InterruptedException {
    HttpResponse<String> answer = get("/api/v1/clients", null);
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    assertThat(answer.body()).contains("\"unavailable\"");
  }

  @Test
  void letsNoForeignPageCall() throws IOException, InterruptedException {
    assertThat(get("/api/v1/clients", "https://elsewhere.example").statusCode()).isEqualTo(403);
  }

  private HttpResponse<String> get(String path, String origin)
      throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    if (origin != null) {
      request.header("Origin", origin);
    }
    return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
