package com.acme.desk.tickets.neighbour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.method;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.requestTo;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.mock.http.client.MockClientHttpRequest;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.client.response.MockRestResponseCreators;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is asked of other services is what they have agreed to, and what they answer is understood.
 */
class AskingContractTest {
  @Test
  void asksClientsForClientExists() {
    var call = ContractCall.of("tickets-asks-clients", "clientExists");
    var key = List.copyOf(call.unknownKey().values());
    Function<ClientsClient, Map<String, List<List<String>>>> ask =
        client -> client.missing(Map.of(ClientsClient.CLIENT, List.of(key)));
    assertThat(answerOf(call, call.known(), ClientsClient.class, ask))
        .isEqualTo(Map.of(ClientsClient.CLIENT, List.of()));
    assertThat(answerOf(call, call.unknown(), ClientsClient.class, ask))
        .isEqualTo(Map.of(ClientsClient.CLIENT, List.of(key)));
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
        .andExpect(request -> assertKeys(call, (MockClientHttpRequest) request))
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

  private static void assertKeys(ContractCall call, MockClientHttpRequest request) {
    if (call.records() != null) {
      var mapper = JsonMapper.shared();
      assertThat(mapper.readTree(request.getBodyAsString()))
          .isEqualTo(mapper.valueToTree(call.keys(call.unknownKey())));
    }
  }
}
