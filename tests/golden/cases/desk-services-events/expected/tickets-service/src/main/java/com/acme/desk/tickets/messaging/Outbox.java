package com.acme.desk.tickets.messaging;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.slf4j.MDC;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Events that are to be sent: noted in the transaction of each change, so that neither is there
 * without the other, and kept until they are the broker's.
 */
@Component
public class Outbox {
  private static final int MOST = 100;

  private final JdbcClient jdbc;
  private final JsonMapper json;

  public Outbox(JdbcClient jdbc, JsonMapper json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  public void note(String kind, String what, JsonNode key, JsonNode payload) {
    jdbc.sql(
            "INSERT INTO outbox (event_id, kind, what, record_key, occurred_at, request_id,"
                + " payload) VALUES (:id, :kind, :what, :key, :at, :request, :payload)")
        .param("id", UUID.randomUUID().toString())
        .param("kind", kind)
        .param("what", what)
        .param("key", key.toString())
        .param("at", OffsetDateTime.now())
        .param("request", MDC.get("requestId"))
        .param("payload", payload.toString())
        .update();
  }

  /**
   * Hands the oldest events to whoever sends them, in their order, and forgets them unless that
   * fails. One process at a time does so; whoever comes meanwhile gets none. Answers whether more
   * may be waiting.
   */
  @Transactional
  public boolean handOn(Consumer<List<Event>> send) {
    if (!isOurTurn()) {
      return false;
    }
    List<Event> events =
        jdbc.sql(
                "SELECT id, event_id, kind, what, record_key, occurred_at, request_id, payload FROM"
                    + " outbox ORDER BY id")
            .withMaxRows(MOST)
            .query((row, number) -> read(row))
            .list();
    if (events.isEmpty()) {
      return false;
    }
    send.accept(events);
    jdbc.sql("DELETE FROM outbox WHERE id IN (:sent)")
        .param("sent", events.stream().map(Event::version).toList())
        .update();
    return events.size() == MOST;
  }

  private boolean isOurTurn() {
    return jdbc.sql("SELECT id FROM outbox_turn WHERE id = 1 FOR UPDATE SKIP LOCKED")
        .query(Integer.class)
        .optional()
        .isPresent();
  }

  private Event read(ResultSet row) throws SQLException {
    return new Event(
        row.getString("event_id"),
        row.getLong("id"),
        "tickets",
        row.getString("kind"),
        row.getString("what"),
        row.getObject("occurred_at", OffsetDateTime.class),
        row.getString("request_id"),
        json.readTree(row.getString("record_key")),
        json.readTree(row.getString("payload")));
  }
}
