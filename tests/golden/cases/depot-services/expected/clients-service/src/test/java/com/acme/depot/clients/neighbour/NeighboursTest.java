package com.acme.depot.clients.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.depot.clients.ApiTest;
import com.acme.depot.clients.ClientApiTest;
import com.acme.depot.clients.StopApiTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/** What the answers of other services make of ours. */
public class NeighboursTest extends ApiTest {
  @Autowired private StandIns others;

  @AfterEach
  void reset() {
    others.reset();
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
  void keepsStopInUse() {
    String location = create(StopApiTest.PATH, StopApiTest.sample(this));
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

  @Test
  void keepsStopAboutToBeUsed() {
    String location = create(StopApiTest.PATH, StopApiTest.sample(this));
    others.promise();
    assertThat(delete(location))
        .hasStatus(HttpStatus.CONFLICT)
        .headers()
        .hasValue(HttpHeaders.RETRY_AFTER, "1");
    others.reset();
    assertThat(get(location)).hasStatusOk();
  }
}
