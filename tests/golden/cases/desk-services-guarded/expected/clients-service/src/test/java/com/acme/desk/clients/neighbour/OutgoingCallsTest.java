package com.acme.desk.clients.neighbour;

import com.acme.desk.clients.config.RequestIdFilter;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.client.match.MockRestRequestMatchers;
import org.springframework.test.web.client.response.MockRestResponseCreators;
import org.springframework.web.client.RestClient;

class OutgoingCallsTest {
  @Test
  void callsSayWhichRequestTheyAreMadeFor() {
    var client = RestClient.builder();
    new OutgoingCalls().namedByTheirRequest().customize(client);
    var other = MockRestServiceServer.bindTo(client).build();
    other
        .expect(MockRestRequestMatchers.header(RequestIdFilter.HEADER, "the-request"))
        .andRespond(MockRestResponseCreators.withSuccess());
    try (var ignored = MDC.putCloseable("requestId", "the-request")) {
      client.build().get().uri("/").retrieve().toBodilessEntity();
    }
    other.verify();
  }
}
