package com.acme.desk.tickets.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.tickets.ApiTest;
import com.acme.desk.tickets.TicketApiTest;
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
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.ResourceAccessException;

/** What the answers of other services make of ours. */
public class NeighboursTest extends ApiTest {
  @Autowired private StandIns others;

  @AfterEach
  void reset() {
    others.reset();
  }

  @Test
  void refusesUnknownReferencesOfTicket() {
    var body = TicketApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.NOT_FOUND, "", new HttpHeaders(), null, null));
    assertThat(post(TicketApiTest.PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void saysThatOthersAreAway() {
    var body = TicketApiTest.sample(this);
    others.failWith(new ResourceAccessException("away"));
    assertThat(post(TicketApiTest.PATH, body)).hasStatus(HttpStatus.SERVICE_UNAVAILABLE);
  }

  @Test
  void saysThatOthersRefuse() {
    var body = TicketApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.FORBIDDEN, "", new HttpHeaders(), null, null));
    assertThat(post(TicketApiTest.PATH, body)).hasStatus(HttpStatus.FORBIDDEN);
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
}
