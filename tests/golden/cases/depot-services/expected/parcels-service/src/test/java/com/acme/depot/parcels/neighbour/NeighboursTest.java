package com.acme.depot.parcels.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.depot.parcels.ApiTest;
import com.acme.depot.parcels.ParcelApiTest;
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
  void refusesUnknownReferencesOfParcel() {
    var body = ParcelApiTest.sample(this);
    others.failWith(
        HttpClientErrorException.create(HttpStatus.NOT_FOUND, "", new HttpHeaders(), null, null));
    assertThat(post(ParcelApiTest.PATH, body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);
  }

  @Test
  void saysThatOthersAreAway() {
    var body = ParcelApiTest.sample(this);
    others.failWith(new ResourceAccessException("away"));
    assertThat(post(ParcelApiTest.PATH, body)).hasStatus(HttpStatus.SERVICE_UNAVAILABLE);
  }
}
