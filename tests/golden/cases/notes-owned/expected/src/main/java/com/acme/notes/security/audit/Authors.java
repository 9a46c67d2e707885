package com.acme.notes.security.audit;

import jakarta.persistence.EntityManagerFactory;
import java.util.List;
import java.util.UUID;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.event.spi.EventType;
import org.hibernate.event.spi.PreInsertEvent;
import org.hibernate.event.spi.PreInsertEventListener;
import org.hibernate.event.spi.PreUpdateEvent;
import org.hibernate.event.spi.PreUpdateEventListener;
import org.hibernate.persister.entity.EntityPersister;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.stereotype.Component;

/**
 * Says in records who made them and who changed them last: the account of the token, whatever a
 * request says.
 */
@Component
public class Authors implements PreInsertEventListener, PreUpdateEventListener {
  private record Author(String entity, String attribute, boolean onlyWhenMade, boolean isUuid) {}

  private static final List<Author> AUTHORS =
      List.of(new Author("Reminder", "updatedBy", false, false));

  public Authors(EntityManagerFactory factory) {
    var listeners = factory.unwrap(SessionFactoryImplementor.class).getEventListenerRegistry();
    listeners.appendListeners(EventType.PRE_INSERT, this);
    listeners.appendListeners(EventType.PRE_UPDATE, this);
  }

  @Override
  public boolean onPreInsert(PreInsertEvent event) {
    sign(event.getPersister(), event.getEntity(), event.getState(), true);
    return false;
  }

  @Override
  public boolean onPreUpdate(PreUpdateEvent event) {
    sign(event.getPersister(), event.getEntity(), event.getState(), false);
    return false;
  }

  private static void sign(
      EntityPersister persister, Object entity, Object[] state, boolean isNew) {
    if (!(SecurityContextHolder.getContext().getAuthentication()
        instanceof JwtAuthenticationToken caller)) {
      return;
    }
    List<String> names = List.of(persister.getPropertyNames());
    String kind = persister.getMappedClass().getSimpleName();
    for (Author author : AUTHORS) {
      if (author.entity().equals(kind) && (isNew || !author.onlyWhenMade())) {
        int place = names.indexOf(author.attribute());
        state[place] = author.isUuid() ? uuidOf(caller.getName()) : caller.getName();
        persister.setValue(entity, place, state[place]);
      }
    }
  }

  /** The names other issuers give need not be UUIDs. */
  private static UUID uuidOf(String name) {
    try {
      return UUID.fromString(name);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
