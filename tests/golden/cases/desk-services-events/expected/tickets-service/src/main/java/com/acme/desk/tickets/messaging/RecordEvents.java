package com.acme.desk.tickets.messaging;

import com.acme.desk.tickets.domain.Ticket;
import com.acme.desk.tickets.service.TicketService;
import jakarta.annotation.PostConstruct;
import jakarta.persistence.EntityManagerFactory;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.event.spi.AbstractPostDatabaseOperationEvent;
import org.hibernate.event.spi.EventType;
import org.hibernate.event.spi.PostDeleteEvent;
import org.hibernate.event.spi.PostDeleteEventListener;
import org.hibernate.event.spi.PostInsertEvent;
import org.hibernate.event.spi.PostInsertEventListener;
import org.hibernate.event.spi.PostUpdateEvent;
import org.hibernate.event.spi.PostUpdateEventListener;
import org.hibernate.persister.entity.EntityPersister;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Notes each record that is made, changed or deleted as an event, with what callers are answered of
 * it.
 */
@Component
public class RecordEvents
    implements PostInsertEventListener, PostUpdateEventListener, PostDeleteEventListener {
  private static final Map<Class<?>, ToldKind> TOLD =
      Map.ofEntries(ToldKind.of(Ticket.class, "Ticket", TicketService::toResponse, "id"));

  private final Outbox outbox;
  private final JsonMapper json;
  private final EntityManagerFactory factory;

  public RecordEvents(Outbox outbox, JsonMapper json, EntityManagerFactory factory) {
    this.outbox = outbox;
    this.json = json;
    this.factory = factory;
  }

  @PostConstruct
  void listen() {
    var sessions = factory.unwrap(SessionFactoryImplementor.class);
    var listeners = sessions.getEventListenerRegistry();
    listeners.appendListeners(EventType.POST_INSERT, this);
    listeners.appendListeners(EventType.POST_UPDATE, this);
    listeners.appendListeners(EventType.POST_DELETE, this);
  }

  @Override
  public void onPostInsert(PostInsertEvent event) {
    note("created", event);
  }

  @Override
  public void onPostUpdate(PostUpdateEvent event) {
    note("changed", event);
  }

  @Override
  public void onPostDelete(PostDeleteEvent event) {
    note("deleted", event);
  }

  @Override
  public boolean requiresPostCommitHandling(EntityPersister persister) {
    return false;
  }

  private void note(String what, AbstractPostDatabaseOperationEvent event) {
    ToldKind told = TOLD.get(event.getPersister().getMappedClass());
    if (told == null) {
      return;
    }
    ObjectNode payload = json.valueToTree(told.shown().apply(event.getEntity()));
    outbox.note(told.kind(), what, payload.deepCopy().retain(told.key()), payload);
  }

  /** What events call a record, what it shows, and which of that is its key. */
  private record ToldKind(String kind, Function<Object, Object> shown, Set<String> key) {
    static <T> Map.Entry<Class<?>, ToldKind> of(
        Class<T> type, String kind, Function<T, Object> shown, String... key) {
      Function<Object, Object> any = entity -> shown.apply(type.cast(entity));
      return Map.entry(type, new ToldKind(kind, any, Set.of(key)));
    }
  }
}
