package com.acme.depot.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.ActiveProfiles;

/** With the profile docs everybody sees what the services can be asked. */
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "MANAGEMENT_PORT=0",
      "CLIENTS_URL=http://localhost:1",
      "PARCELS_URL=http://localhost:1"
    })
@ActiveProfiles("docs")
class DocsTest {
  @LocalServerPort private int port;

  @Test
  void showsThePageAndLeadsToTheDescriptions() throws IOException, InterruptedException {
    assertThat(get("/swagger-ui/index.html").statusCode()).isEqualTo(200);
    assertThat(get("/docs/clients").statusCode()).isEqualTo(503);
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
