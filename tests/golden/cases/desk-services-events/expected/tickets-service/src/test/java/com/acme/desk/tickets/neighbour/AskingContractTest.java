package com.acme.desk.tickets.neighbour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.method;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.requestTo;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.client.response.MockRestResponseCreators;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/**
 * What is asked of other services is what they have agreed to, and what they answer is understood.
 */
class AskingContractTest {
  @Test
  void asksClientsForClientExists() {
    var call = ContractCall.of("tickets-asks-clients", "clientExists");
    var key = call.unknownKey();
    Function<ClientsClient, ResponseEntity<Void>> ask =
        client -> client.clientExists(key.get("id"));
    assertThat(
            answerOf(call, call.known(), ClientsClient.class, ask)
                .getStatusCode()
                .is2xxSuccessful())
        .isTrue();
    assertThatExceptionOfType(HttpClientErrorException.NotFound.class)
        .isThrownBy(() -> answerOf(call, call.unknown(), ClientsClient.class, ask));
  }

  @Test
  void asksClientsForBranchExists() {
    var call = ContractCall.of("tickets-asks-clients", "branchExists");
    var key = call.unknownKey();
    Function<ClientsClient, ResponseEntity<Void>> ask =
        client -> client.branchExists(key.get("country"), key.get("no"));
    assertThat(
            answerOf(call, call.known(), ClientsClient.class, ask)
                .getStatusCode()
                .is2xxSuccessful())
        .isTrue();
    assertThatExceptionOfType(HttpClientErrorException.NotFound.class)
        .isThrownBy(() -> answerOf(call, call.unknown(), ClientsClient.class, ask));
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
