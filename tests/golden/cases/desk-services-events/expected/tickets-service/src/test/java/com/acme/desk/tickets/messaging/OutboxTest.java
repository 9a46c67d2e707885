package com.acme.desk.tickets.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.acme.desk.tickets.ApiTest;
import com.acme.desk.tickets.TicketApiTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** What becomes of records is told, and nothing that did not happen. */
class OutboxTest extends ApiTest {
  @Autowired private Outbox outbox;

  @Test
  void tellsWhatIsMadeAndDeletedInItsOrder() {
    String location = create(TicketApiTest.PATH, TicketApiTest.sample(this));
    JsonNode record = read(location);
    delete(location);
    assertThat(toldOf(record)).extracting(Event::what).startsWith("created").endsWith("deleted");
    assertThat(toldOf(record)).isEmpty();
  }

  @Test
  void keepsWhatCouldNotBeSent() {
    JsonNode record = read(create(TicketApiTest.PATH, TicketApiTest.sample(this)));
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> outbox.handOn(events -> fail()));
    assertThat(toldOf(record)).hasSize(1);
  }

  @Test
  void tellsNothingOfWhatDidNotHappen(@Autowired TransactionTemplate transactions) {
    told();
    transactions.executeWithoutResult(
        transaction -> {
          create(TicketApiTest.PATH, TicketApiTest.sample(this));
          transaction.setRollbackOnly();
        });
    assertThat(told()).isEmpty();
  }

  private static void fail() {
    throw new IllegalStateException("The broker is away");
  }

  private List<Event> toldOf(JsonNode record) {
    return told().stream()
        .filter(event -> event.kind().equals("Ticket"))
        .filter(
            event ->
                event
                    .key()
                    .propertyStream()
                    .allMatch(part -> part.getValue().equals(record.get(part.getKey()))))
        .toList();
  }

  /** All that is waiting, as if it was sent. */
  private List<Event> told() {
    List<Event> all = new ArrayList<>();
    boolean isMore;
    do {
      isMore = outbox.handOn(all::addAll);
    } while (isMore);
    return all;
  }
}
