package com.acme.desk.tickets.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.tickets.ApiTest;
import com.acme.desk.tickets.TicketApiTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
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
}
