package com.acme.desk.tickets.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.tickets.ApiTest;
import com.acme.desk.tickets.TicketApiTest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

/**
 * What other services ask is answered as both have agreed. Who fails here would break them: they
 * change first.
 */
public class AnsweringContractTest extends ApiTest {
  @Autowired private MockMvcTester mvc;

  @Test
  void answersTicketsByClientIdToClients() {
    var call = ContractCall.of("clients-asks-tickets", "ticketsByClientId");
    var made = read(create(TicketApiTest.PATH, TicketApiTest.sample(this)));
    assertAnswer(call, call.keyOf(made), call.known());
    assertAnswer(call, call.unknownKey(), call.unknown());
  }

  private void assertAnswer(
      ContractCall call, Map<String, String> key, ContractCall.Answer expected) {
    var request = mvc.method(HttpMethod.valueOf(call.method())).uri(call.uri(key));
    var answer = request.exchange();
    assertThat(answer).hasStatus(expected.status());
    var body =
        jsonOf(new String(answer.getResponse().getContentAsByteArray(), StandardCharsets.UTF_8));
    expected
        .body()
        .forEachEntry(
            (name, value) ->
                assertThat(Long.signum(body.required(name).longValue()))
                    .as("some or none in %s", name)
                    .isEqualTo(Long.signum(value.longValue())));
  }
}
