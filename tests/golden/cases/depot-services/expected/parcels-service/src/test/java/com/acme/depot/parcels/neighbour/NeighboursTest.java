package com.acme.depot.parcels.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.depot.parcels.ApiTest;
import com.acme.depot.parcels.ParcelApiTest;
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
  void refusesUnknownReferencesOfParcel() {
    var body = ParcelApiTest.sample(this);
    others.lose();
    assertThat(post(ParcelApiTest.PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void asksEachServiceOnceForParcel() {
    var body = ParcelApiTest.sample(this);
    others.reset();
    assertThat(post(ParcelApiTest.PATH, body)).hasStatus(HttpStatus.CREATED);
    assertThat(others.asked()).isEqualTo(1);
  }

  @Test
  void saysThatOthersAreAway() {
    var body = ParcelApiTest.sample(this);
    others.failWith(new ResourceAccessException("away"));
    assertThat(post(ParcelApiTest.PATH, body))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "5");
  }

  @Test
  void saysWhenOthersAreBack() {
    var body = ParcelApiTest.sample(this);
    others.failWith(
        HttpServerErrorException.create(
            HttpStatus.SERVICE_UNAVAILABLE, "", later("7"), null, null));
    assertThat(post(ParcelApiTest.PATH, body))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "7");
  }

  @Test
  void saysThatOthersHaveTooMuchToDo() {
    var body = ParcelApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.TOO_MANY_REQUESTS, "", later("7"), null, null));
    assertThat(post(ParcelApiTest.PATH, body))
        .hasStatus(HttpStatus.TOO_MANY_REQUESTS)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "7");
  }

  @Test
  void saysThatIsNotKnownWhatStays() {
    var body = ParcelApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.CONFLICT, "", new HttpHeaders(), null, null));
    assertThat(post(ParcelApiTest.PATH, body))
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
  void namesAPageOfParcelByOneQuestion() {
    String location = create(ParcelApiTest.PATH, ParcelApiTest.sample(this));
    others.reset();
    assertThat(get(ParcelApiTest.PATH + "?expand=sender,receiver")).hasStatusOk();
    assertThat(others.asked()).isEqualTo(1);
    others.lose();
    var record = read(location + "?expand=sender,receiver");
    for (String name : List.of("sender", "receiver")) {
      assertThat(record.get("labels").get(name).isNull()).as(name).isTrue();
    }
    for (String field : List.of("senderId", "receiverId")) {
      assertThat(record.get(field).isNull()).as(field).isFalse();
    }
  }

  @Test
  void needsNobodyUnlessAskedForNames() {
    create(ParcelApiTest.PATH, ParcelApiTest.sample(this));
    others.failWith(
        HttpClientErrorException.create(HttpStatus.UNAUTHORIZED, "", later("7"), null, null));
    assertThat(get(ParcelApiTest.PATH)).hasStatusOk();
    assertThat(get(ParcelApiTest.PATH + "?expand=sender,receiver"))
        .hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "7");
  }
}
