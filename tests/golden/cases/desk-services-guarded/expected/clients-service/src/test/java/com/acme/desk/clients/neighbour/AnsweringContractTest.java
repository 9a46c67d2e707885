package com.acme.desk.clients.neighbour;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.clients.ApiTest;
import com.acme.desk.clients.ClientApiTest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import tools.jackson.databind.json.JsonMapper;

/**
 * What other services ask is answered as both have agreed. Who fails here would break them: they
 * change first.
 */
public class AnsweringContractTest extends ApiTest {
  @Autowired private MockMvcTester mvc;

  @Test
  void answersClientExistsToTickets() {
    var call = ContractCall.of("tickets-asks-clients", "clientExists");
    var made = read(create(ClientApiTest.PATH, ClientApiTest.sample(this)));
    assertAnswer(call, call.keyOf(made), call.known());
    assertAnswer(call, call.unknownKey(), call.unknown());
  }

  private void assertAnswer(
      ContractCall call, Map<String, String> key, ContractCall.Answer expected) {
    var request = mvc.method(HttpMethod.valueOf(call.method())).uri(call.uri(key));
    if (call.records() != null) {
      request
          .contentType(MediaType.APPLICATION_JSON)
          .content(JsonMapper.shared().writeValueAsString(call.keys(key)));
    }
    var answer = request.exchange();
    assertThat(answer).hasStatus(expected.status());
    var body =
        jsonOf(new String(answer.getResponse().getContentAsByteArray(), StandardCharsets.UTF_8));
    assertThat(body).isEqualTo(expected.body());
  }
}
