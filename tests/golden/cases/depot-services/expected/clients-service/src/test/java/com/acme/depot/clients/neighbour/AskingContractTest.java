package com.acme.depot.clients.neighbour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.method;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.requestTo;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.client.response.MockRestResponseCreators;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/**
 * What is asked of other services is what they have agreed to, and what they answer is understood.
 */
class AskingContractTest {
  @Test
  void asksParcelsForParcelsBySenderId() {
    var call = ContractCall.of("clients-asks-parcels", "parcelsBySenderId");
    var key = call.unknownKey();
    Function<ParcelsClient, Counted> ask = client -> client.parcelsBySenderId(key.get("id"));
    assertThat(answerOf(call, call.known(), ParcelsClient.class, ask)).isEqualTo(new Counted(1));
    assertThat(answerOf(call, call.unknown(), ParcelsClient.class, ask)).isEqualTo(new Counted(0));
  }

  @Test
  void asksParcelsForParcelsByReceiverId() {
    var call = ContractCall.of("clients-asks-parcels", "parcelsByReceiverId");
    var key = call.unknownKey();
    Function<ParcelsClient, Counted> ask = client -> client.parcelsByReceiverId(key.get("id"));
    assertThat(answerOf(call, call.known(), ParcelsClient.class, ask)).isEqualTo(new Counted(1));
    assertThat(answerOf(call, call.unknown(), ParcelsClient.class, ask)).isEqualTo(new Counted(0));
  }

  @Test
  void asksParcelsForParcelsByRouteAndStopNumber() {
    var call = ContractCall.of("clients-asks-parcels", "parcelsByRouteAndStopNumber");
    var key = call.unknownKey();
    Function<ParcelsClient, Counted> ask =
        client -> client.parcelsByRouteAndStopNumber(key.get("route"), key.get("place"));
    assertThat(answerOf(call, call.known(), ParcelsClient.class, ask)).isEqualTo(new Counted(1));
    assertThat(answerOf(call, call.unknown(), ParcelsClient.class, ask)).isEqualTo(new Counted(0));
  }

  private static <C, A> A answerOf(
      ContractCall call, ContractCall.Answer answer, Class<C> type, Function<C, A> ask) {
    String service = "http://localhost";
    RestClient.Builder client = RestClient.builder().baseUrl(service);
    var server = MockRestServiceServer.bindTo(client).build();
    var recorded = MockRestResponseCreators.withStatus(HttpStatus.valueOf(answer.status()));
    if (answer.body() != null) {
      recorded.contentType(MediaType.APPLICATION_JSON).body(answer.body().toString());
    }
    server
        .expect(requestTo(service + call.uri(call.unknownKey())))
        .andExpect(method(HttpMethod.valueOf(call.method())))
        .andRespond(recorded);
    try {
      return ask.apply(
          HttpServiceProxyFactory.builderFor(RestClientAdapter.create(client.build()))
              .build()
              .createClient(type));
    } finally {
      server.verify();
    }
  }
}
