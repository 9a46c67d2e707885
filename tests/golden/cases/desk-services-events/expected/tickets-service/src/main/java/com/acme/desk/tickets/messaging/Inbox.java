package com.acme.desk.tickets.messaging;

import com.acme.desk.tickets.domain.Ticket;
import com.acme.desk.tickets.neighbour.Promises;
import jakarta.persistence.EntityManager;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Acts on what other services tell: on each event once, and all that follows from it in one
 * transaction.
 */
@Repository
public class Inbox {
  private static final int AT_ONCE = 200;
  private static final int DAYS_KNOWN = 30;

  private final EntityManager entityManager;
  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final Promises promises;

  public Inbox(EntityManager entityManager, JdbcClient jdbc, JsonMapper json, Promises promises) {
    this.entityManager = entityManager;
    this.jdbc = jdbc;
    this.json = json;
    this.promises = promises;
  }

  /**
   * Does what follows from an event; nothing where that was done before. It sees what was written
   * since it began: that is what it waits for.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void apply(Event event) {
    if (isKnown(event)) {
      return;
    }
    switch (event.topic()) {
      case "clients.Client.deleted" -> {
        behindReferences("clients", key(event, "id", UUID.class));
        each(
            Ticket.class,
            "select e from Ticket e where e.clientId = :clientId",
            Map.of("clientId", key(event, "id", UUID.class)),
            entityManager::remove);
        each(
            Ticket.class,
            "select e from Ticket e where e.referrerId = :referrerId",
            Map.of("referrerId", key(event, "id", UUID.class)),
            entity -> {
              entity.setReferrerId(null);
            });
      }
      case "clients.Branch.deleted" -> {
        behindReferences(
            "branches", key(event, "country", String.class), key(event, "no", Short.class));
        each(
            Ticket.class,
            "select e from Ticket e where e.country = :country and e.branchNo = :branchNo",
            Map.of(
                "country",
                key(event, "country", String.class),
                "branchNo",
                key(event, "no", Short.class)),
            entity -> {
              entity.setCountry(null);
              entity.setBranchNo(null);
            });
      }
      default -> {}
    }
    jdbc.sql("INSERT INTO inbox (event_id, applied_at) VALUES (:id, :at)")
        .param("id", event.id())
        .param("at", OffsetDateTime.now())
        .update();
  }

  /** Forgets events that do not come again. */
  @Scheduled(fixedDelay = 1, initialDelay = 1, timeUnit = TimeUnit.HOURS)
  @Transactional
  void forgetOld() {
    jdbc.sql("DELETE FROM inbox WHERE applied_at < :before")
        .param("before", OffsetDateTime.now().minusDays(DAYS_KNOWN))
        .update();
  }

  private boolean isKnown(Event event) {
    return jdbc.sql("SELECT event_id FROM inbox WHERE event_id = :id")
        .param("id", event.id())
        .query(String.class)
        .optional()
        .isPresent();
  }

  /**
   * Who is just about to refer to what was deleted asked before it was: the event waits for them,
   * and acts on what they have written.
   */
  private void behindReferences(String kind, Object... key) {
    List<String> texts = Arrays.stream(key).map(String::valueOf).toList();
    if (!promises.referred(kind, List.of(texts)).isEmpty()) {
      throw new ConcurrencyFailureException(
          "A record of " + kind + " was deleted that others are just about to refer to");
    }
  }

  /** Changes all records a query finds, some at a time: those that are changed it finds no more. */
  private <T> void each(Class<T> type, String query, Map<String, Object> key, Consumer<T> change) {
    List<T> found;
    do {
      var asked = entityManager.createQuery(query, type).setMaxResults(AT_ONCE);
      key.forEach(asked::setParameter);
      found = asked.getResultList();
      found.forEach(change);
      entityManager.flush();
      entityManager.clear();
    } while (found.size() == AT_ONCE);
  }

  private <T> T key(Event event, String part, Class<T> type) {
    return json.treeToValue(event.key().required(part), type);
  }
}
