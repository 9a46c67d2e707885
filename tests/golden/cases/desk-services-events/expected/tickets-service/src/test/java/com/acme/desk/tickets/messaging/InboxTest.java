package com.acme.desk.tickets.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.acme.desk.tickets.ApiTest;
import com.acme.desk.tickets.TicketApiTest;
import com.acme.desk.tickets.neighbour.Promises;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What other services tell is acted on, once. */
class InboxTest extends ApiTest {
  @Autowired private Inbox inbox;

  @Autowired private JsonMapper json;

  @Autowired private Promises promises;

  @Test
  void deletesTicketByClientIdOfClientsClient() {
    String location = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    JsonNode record = read(location);
    var event = deletion("clients", "Client", Map.of("id", record.get("clientId")));
    inbox.apply(event);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
    String another = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    inbox.apply(event);
    assertThat(get(another)).hasStatusOk();
  }

  @Test
  void deletesTicketByClientIdOfClientsClientBehindThoseUnderWay() {
    String location = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    JsonNode record = read(location);
    var event = deletion("clients", "Client", Map.of("id", record.get("clientId")));
    promises.keep(
        List.of(Promises.Subject.referred("clients", List.of(record.get("clientId").asString()))),
        () ->
            assertThatExceptionOfType(ConcurrencyFailureException.class)
                .isThrownBy(() -> inbox.apply(event)),
        () -> location);
    assertThat(get(location)).hasStatusOk();
    inbox.apply(event);
    assertThat(get(location)).hasStatus(HttpStatus.NOT_FOUND);
  }

  @Test
  void clearsTicketByCountryAndBranchNoOfClientsBranch() {
    String location = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    JsonNode record = read(location);
    var event =
        deletion(
            "clients",
            "Branch",
            Map.of("country", record.get("country"), "no", record.get("branchNo")));
    inbox.apply(event);
    assertThat(read(location).get("country").isNull()).isTrue();
    String another = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    inbox.apply(event);
    assertThat(read(another).get("country").isNull()).isFalse();
  }

  @Test
  void clearsTicketByCountryAndBranchNoOfClientsBranchBehindThoseUnderWay() {
    String location = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    JsonNode record = read(location);
    var event =
        deletion(
            "clients",
            "Branch",
            Map.of("country", record.get("country"), "no", record.get("branchNo")));
    promises.keep(
        List.of(
            Promises.Subject.referred(
                "branches",
                List.of(record.get("country").asString(), record.get("branchNo").asString()))),
        () ->
            assertThatExceptionOfType(ConcurrencyFailureException.class)
                .isThrownBy(() -> inbox.apply(event)),
        () -> location);
    assertThat(get(location)).hasStatusOk();
    inbox.apply(event);
    assertThat(read(location).get("country").isNull()).isTrue();
  }

  /** An event as it comes from the broker. */
  private Event deletion(String service, String kind, Map<String, JsonNode> key) {
    JsonNode said = json.valueToTree(key);
    var told =
        new Event(
            UUID.randomUUID().toString(),
            1,
            service,
            kind,
            "deleted",
            OffsetDateTime.now(),
            "some-request",
            said,
            said);
    return json.readValue(json.writeValueAsBytes(told), Event.class);
  }
}
