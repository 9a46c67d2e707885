package com.acme.desk.clients.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.clients.ApiTest;
import com.acme.desk.clients.ClientApiTest;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.mock.http.client.MockClientHttpRequest;
import org.springframework.mock.http.client.MockClientHttpResponse;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/** What the answers of other services make of ours. */
public class NeighboursTest extends ApiTest {
  @Autowired private StandIns others;

  @AfterEach
  void reset() {
    others.reset();
  }

  @Test
  void asksWithTheTokenOfTheCall() throws IOException {
    var asked = new MockClientHttpRequest();
    SecurityContextHolder.getContext()
        .setAuthentication(
            new JwtAuthenticationToken(
                Jwt.withTokenValue("token-of-the-call")
                    .header("alg", "RS256")
                    .subject("somebody")
                    .build()));
    try {
      new CallerToken()
          .intercept(asked, new byte[0], (request, body) -> new MockClientHttpResponse());
    } finally {
      SecurityContextHolder.clearContext();
    }
    assertThat(asked.getHeaders().getFirst(HttpHeaders.AUTHORIZATION))
        .isEqualTo("Bearer token-of-the-call");
  }

  @Test
  void keepsClientInUse() {
    String location = create(ClientApiTest.PATH, ClientApiTest.sample(this));
    others.use();
    assertThat(delete(location)).hasStatus(HttpStatus.CONFLICT);
    others.reset();
    assertThat(get(location)).hasStatusOk();
  }

  @Test
  void keepsClientAboutToBeUsed() {
    String location = create(ClientApiTest.PATH, ClientApiTest.sample(this));
    others.promise();
    assertThat(delete(location))
        .hasStatus(HttpStatus.CONFLICT)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "1");
    others.reset();
    assertThat(get(location)).hasStatusOk();
  }
}
