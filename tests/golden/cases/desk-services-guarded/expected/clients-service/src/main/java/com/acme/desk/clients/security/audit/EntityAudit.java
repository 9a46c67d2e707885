package com.acme.desk.clients.security.audit;

import jakarta.annotation.PostConstruct;
import jakarta.persistence.EntityManagerFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.hibernate.Hibernate;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.event.spi.AbstractPostDatabaseOperationEvent;
import org.hibernate.event.spi.EventType;
import org.hibernate.event.spi.PostDeleteEvent;
import org.hibernate.event.spi.PostDeleteEventListener;
import org.hibernate.event.spi.PostInsertEvent;
import org.hibernate.event.spi.PostInsertEventListener;
import org.hibernate.event.spi.PostUpdateEvent;
import org.hibernate.event.spi.PostUpdateEventListener;
import org.hibernate.event.spi.PreCollectionUpdateEvent;
import org.hibernate.event.spi.PreCollectionUpdateEventListener;
import org.hibernate.persister.entity.EntityPersister;
import org.springframework.stereotype.Component;
import org.springframework.util.ClassUtils;
import org.springframework.util.StringUtils;

/** Notes each record that is made, changed or deleted with its values before and after. */
@Component
public class EntityAudit
    implements PostInsertEventListener,
        PostUpdateEventListener,
        PostDeleteEventListener,
        PreCollectionUpdateEventListener {
  private static final Set<String> HIDDEN = Set.of();
  private static final int LONGEST = 1000;

  private final AuditTrail trail;
  private final SessionFactoryImplementor sessions;

  public EntityAudit(AuditTrail trail, EntityManagerFactory factory) {
    this.trail = trail;
    this.sessions = factory.unwrap(SessionFactoryImplementor.class);
  }

  @PostConstruct
  void listen() {
    var listeners = sessions.getEventListenerRegistry();
    listeners.appendListeners(EventType.POST_INSERT, this);
    listeners.appendListeners(EventType.POST_UPDATE, this);
    listeners.appendListeners(EventType.POST_DELETE, this);
    listeners.appendListeners(EventType.PRE_COLLECTION_UPDATE, this);
  }

  @Override
  public void onPostInsert(PostInsertEvent event) {
    note("created", event, Map.of(), values(event, event.getState(), null));
  }

  @Override
  public void onPostUpdate(PostUpdateEvent event) {
    note(
        "changed",
        event,
        values(event, event.getOldState(), event.getDirtyProperties()),
        values(event, event.getState(), event.getDirtyProperties()));
  }

  @Override
  public void onPostDelete(PostDeleteEvent event) {
    note("deleted", event, values(event, event.getDeletedState(), null), Map.of());
  }

  /** The links of a record, whose members have tables of their own. */
  @Override
  public void onPreUpdateCollection(PreCollectionUpdateEvent event) {
    String role = StringUtils.unqualify(event.getCollection().getRole());
    Object stored = event.getCollection().getStoredSnapshot();
    trail.note(
        "links-changed",
        ClassUtils.getShortName(event.getAffectedOwnerEntityName()),
        String.valueOf(event.getAffectedOwnerIdOrNull()),
        Map.of(role, shown(stored instanceof Map<?, ?> map ? map.keySet() : stored)),
        Map.of(role, shown(event.getCollection())));
  }

  private List<Object> shown(Object members) {
    List<Object> shown = new ArrayList<>();
    if (members instanceof Iterable<?> some) {
      some.forEach(member -> shown.add(shown("", member)));
    }
    return shown;
  }

  @Override
  public boolean requiresPostCommitHandling(EntityPersister persister) {
    return false;
  }

  private void note(
      String what,
      AbstractPostDatabaseOperationEvent event,
      Map<String, Object> before,
      Map<String, Object> after) {
    String kind = event.getPersister().getMappedClass().getSimpleName();
    trail.note(what, kind, String.valueOf(event.getId()), before, after);
  }

  /** The values by name: all of them, or those at the given places. */
  private Map<String, Object> values(
      AbstractPostDatabaseOperationEvent event, Object[] state, int[] places) {
    if (state == null) {
      return Map.of();
    }
    String[] names = event.getPersister().getPropertyNames();
    Map<String, Object> values = new TreeMap<>();
    IntStream shown = places == null ? IntStream.range(0, names.length) : Arrays.stream(places);
    shown
        .filter(place -> !event.getPersister().getPropertyTypes()[place].isCollectionType())
        .forEach(place -> values.put(names[place], shown(names[place], state[place])));
    return values;
  }

  private Object shown(String name, Object value) {
    if (value != null && HIDDEN.contains(name)) {
      return "hidden";
    }
    if (value == null || value instanceof Number || value instanceof Boolean) {
      return value;
    }
    if (value instanceof byte[] bytes) {
      return bytes.length + " bytes";
    }
    if (value.getClass().isArray()) {
      return Arrays.deepToString(new Object[] {value});
    }
    boolean isRecord = sessions.getMappingMetamodel().isEntityClass(Hibernate.getClassLazy(value));
    String text =
        String.valueOf(isRecord ? sessions.getPersistenceUnitUtil().getIdentifier(value) : value);
    return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
  }
}
