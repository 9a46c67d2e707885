package com.acme.desk.tickets.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.tickets.ApiTest;
import com.acme.desk.tickets.TicketApiTest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.HttpServerErrorException;
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
    others.lose();
    assertThat(post(TicketApiTest.PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void asksEachServiceOnceForTicket() {
    var body = TicketApiTest.sample(this);
    others.reset();
    assertThat(post(TicketApiTest.PATH, body)).hasStatus(HttpStatus.CREATED);
    assertThat(others.asked()).isEqualTo(1);
  }

  @Test
  void saysThatOthersAreAway() {
    var body = TicketApiTest.sample(this);
    others.failWith(new ResourceAccessException("away"));
    assertThat(post(TicketApiTest.PATH, body))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "5");
  }

  @Test
  void saysWhenOthersAreBack() {
    var body = TicketApiTest.sample(this);
    others.failWith(
        HttpServerErrorException.create(
            HttpStatus.SERVICE_UNAVAILABLE, "", later("7"), null, null));
    assertThat(post(TicketApiTest.PATH, body))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "7");
  }

  @Test
  void saysThatOthersHaveTooMuchToDo() {
    var body = TicketApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.TOO_MANY_REQUESTS, "", later("7"), null, null));
    assertThat(post(TicketApiTest.PATH, body))
        .hasStatus(HttpStatus.TOO_MANY_REQUESTS)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "7");
  }

  @Test
  void saysThatIsNotKnownWhatStays() {
    var body = TicketApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.CONFLICT, "", new HttpHeaders(), null, null));
    assertThat(post(TicketApiTest.PATH, body))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "1");
  }

  private static HttpHeaders later(String seconds) {
    var headers = new HttpHeaders();
    headers.set(HttpHeaders.RETRY_AFTER, seconds);
    return headers;
  }

  @Test
  void namesAPageOfTicketByOneQuestion() {
    String location = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    others.reset();
    assertThat(get(TicketApiTest.PATH + "?expand=client,referrer")).hasStatusOk();
    assertThat(others.asked()).isEqualTo(1);
    others.lose();
    var record = read(location + "?expand=client,referrer");
    for (String name : List.of("client", "referrer")) {
      assertThat(record.get("labels").get(name).isNull()).as(name).isTrue();
    }
    for (String field : List.of("clientId", "referrerId")) {
      assertThat(record.get(field).isNull()).as(field).isFalse();
    }
  }

  @Test
  void needsNobodyUnlessAskedForNames() {
    create(TicketApiTest.PATH, TicketApiTest.sample(this));
    others.failWith(
        HttpClientErrorException.create(HttpStatus.UNAUTHORIZED, "", later("7"), null, null));
    assertThat(get(TicketApiTest.PATH)).hasStatusOk();
    assertThat(get(TicketApiTest.PATH + "?expand=client,referrer"))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "7");
  }
}
