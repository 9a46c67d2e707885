import type { AuditPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';

const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.event.spi', name });

/** What Hibernate writes, noted with the values before and after. */
export function entityAudit({ classes, hidden }: AuditPart): JavaFile {
  const self = classes.listener;
  const map = java`java.util.Map<String, Object>`;
  const event = hibernate('AbstractPostDatabaseOperationEvent');
  const type = hibernate('EventType');
  return fileOf(
    self,
    java`
      ${javadoc`Notes each record that is made, changed or deleted with its values before and after.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)}
          implements ${hibernate('PostInsertEventListener')},
              ${hibernate('PostUpdateEventListener')},
              ${hibernate('PostDeleteEventListener')},
              ${hibernate('PreCollectionUpdateEventListener')} {
        private static final java.util.Set<String> HIDDEN = java.util.Set.of(${commas(hidden.map((name) => literal(name)))});
        private static final int LONGEST = 1000;

        private final ${classOf(classes.trail)} trail;
        private final org.hibernate.engine.spi.SessionFactoryImplementor sessions;

        public ${self.name}(${classOf(classes.trail)} trail, jakarta.persistence.EntityManagerFactory factory) {
          this.trail = trail;
          this.sessions = factory.unwrap(org.hibernate.engine.spi.SessionFactoryImplementor.class);
        }

        @jakarta.annotation.PostConstruct
        void listen() {
          var listeners = sessions.getEventListenerRegistry();
          listeners.appendListeners(${type}.POST_INSERT, this);
          listeners.appendListeners(${type}.POST_UPDATE, this);
          listeners.appendListeners(${type}.POST_DELETE, this);
          listeners.appendListeners(${type}.PRE_COLLECTION_UPDATE, this);
        }

        @Override
        public void onPostInsert(${hibernate('PostInsertEvent')} event) {
          note("created", event, java.util.Map.of(), values(event, event.getState(), null));
        }

        @Override
        public void onPostUpdate(${hibernate('PostUpdateEvent')} event) {
          note(
              "changed",
              event,
              values(event, event.getOldState(), event.getDirtyProperties()),
              values(event, event.getState(), event.getDirtyProperties()));
        }

        @Override
        public void onPostDelete(${hibernate('PostDeleteEvent')} event) {
          note("deleted", event, values(event, event.getDeletedState(), null), java.util.Map.of());
        }

        ${javadoc`The links of a record, whose members have tables of their own.`}
        @Override
        public void onPreUpdateCollection(${hibernate('PreCollectionUpdateEvent')} event) {
          String role = org.springframework.util.StringUtils.unqualify(event.getCollection().getRole());
          Object stored = event.getCollection().getStoredSnapshot();
          trail.note(
              "links-changed",
              org.springframework.util.ClassUtils.getShortName(event.getAffectedOwnerEntityName()),
              String.valueOf(event.getAffectedOwnerIdOrNull()),
              java.util.Map.of(role, shown(stored instanceof java.util.Map<?, ?> map ? map.keySet() : stored)),
              java.util.Map.of(role, shown(event.getCollection())));
        }

        private java.util.List<Object> shown(Object members) {
          java.util.List<Object> shown = new java.util.ArrayList<>();
          if (members instanceof Iterable<?> some) {
            some.forEach(member -> shown.add(shown("", member)));
          }
          return shown;
        }

        @Override
        public boolean requiresPostCommitHandling(org.hibernate.persister.entity.EntityPersister persister) {
          return false;
        }

        private void note(String what, ${event} event, ${map} before, ${map} after) {
          String kind = event.getPersister().getMappedClass().getSimpleName();
          trail.note(what, kind, String.valueOf(event.getId()), before, after);
        }

        ${javadoc`The values by name: all of them, or those at the given places.`}
        private ${map} values(${event} event, Object[] state, int[] places) {
          if (state == null) {
            return java.util.Map.of();
          }
          String[] names = event.getPersister().getPropertyNames();
          ${map} values = new java.util.TreeMap<>();
          java.util.stream.IntStream shown =
              places == null ? java.util.stream.IntStream.range(0, names.length) : java.util.Arrays.stream(places);
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
            return java.util.Arrays.deepToString(new Object[] {value});
          }
          boolean isRecord = sessions.getMappingMetamodel().isEntityClass(org.hibernate.Hibernate.getClassLazy(value));
          String text = String.valueOf(isRecord ? sessions.getPersistenceUnitUtil().getIdentifier(value) : value);
          return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        }
      }`,
  );
}
