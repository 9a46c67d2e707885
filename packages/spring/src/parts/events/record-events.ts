import type { EventsPart, ToldRecords } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.event.spi', name });
const FACTORY = java`jakarta.persistence.EntityManagerFactory`;
const MAPPER = java`tools.jackson.databind.json.JsonMapper`;
const EVENT = hibernate('AbstractPostDatabaseOperationEvent');

/** What Hibernate writes becomes events. */
export function recordEvents({ classes, told }: EventsPart): JavaFile {
  const { listener: self, outbox } = classes;
  const type = hibernate('EventType');
  const hasMarks = told.some(({ mark }) => mark !== undefined);
  return fileOf(
    self,
    java`
      ${javadoc`Notes each record that is made, changed or deleted as an event, with what callers are answered of it.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)}
          implements ${hibernate('PostInsertEventListener')},
              ${hibernate('PostUpdateEventListener')},
              ${hibernate('PostDeleteEventListener')} {
        private static final java.util.Map<Class<?>, ToldKind> TOLD =
            java.util.Map.ofEntries(${commas(told.map((one) => toldEntry(one, hasMarks)))});

        private final ${classOf(outbox)} outbox;
        private final ${MAPPER} json;
        private final ${FACTORY} factory;

        public ${self.name}(${classOf(outbox)} outbox, ${MAPPER} json, ${FACTORY} factory) {
          this.outbox = outbox;
          this.json = json;
          this.factory = factory;
        }

        @jakarta.annotation.PostConstruct
        void listen() {
          var sessions = factory.unwrap(org.hibernate.engine.spi.SessionFactoryImplementor.class);
          var listeners = sessions.getEventListenerRegistry();
          listeners.appendListeners(${type}.POST_INSERT, this);
          listeners.appendListeners(${type}.POST_UPDATE, this);
          listeners.appendListeners(${type}.POST_DELETE, this);
        }

        @Override
        public void onPostInsert(${hibernate('PostInsertEvent')} event) {
          note("created", event);
        }

        @Override
        public void onPostUpdate(${hibernate('PostUpdateEvent')} event) {
          note(${hasMarks ? java`isMarked(event) ? "deleted" : "changed"` : java`"changed"`}, event);
        }

        @Override
        public void onPostDelete(${hibernate('PostDeleteEvent')} event) {
          note("deleted", event);
        }

        @Override
        public boolean requiresPostCommitHandling(org.hibernate.persister.entity.EntityPersister persister) {
          return false;
        }

        private void note(String what, ${EVENT} event) {
          ToldKind told = TOLD.get(event.getPersister().getMappedClass());
          if (told == null) {
            return;
          }
          tools.jackson.databind.node.ObjectNode payload = json.valueToTree(told.shown().apply(event.getEntity()));
          outbox.note(told.kind(), what, payload.deepCopy().retain(told.key()), payload);
        }

        ${hasMarks && marked()}

        ${javadoc`What events call a record, what it shows, and which of that is its key.`}
        private record ToldKind(
            String kind,
            java.util.function.Function<Object, Object> shown,
            ${hasMarks && java`String mark,`}
            java.util.Set<String> key) {
          static <T> java.util.Map.Entry<Class<?>, ToldKind> of(
              Class<T> type,
              String kind,
              java.util.function.Function<T, Object> shown,
              ${hasMarks && java`String mark,`}
              String... key) {
            java.util.function.Function<Object, Object> any = entity -> shown.apply(type.cast(entity));
            return java.util.Map.entry(type, new ToldKind(${commas(['kind', 'any', hasMarks && 'mark', java`java.util.Set.of(key)`])}));
          }
        }
      }`,
  );
}

function toldEntry({ entity, kind, service, key, mark }: ToldRecords, hasMarks: boolean): JavaFragment {
  const marked = hasMarks && (mark === undefined ? java`null` : literal(mark));
  const shown = java`${classOf(service)}::toResponse`;
  return java`ToldKind.of(${commas([java`${classOf(entity)}.class`, literal(kind), shown, marked, ...key.map((name) => literal(name))])})`;
}

/** A record that stays is deleted when it is marked. */
function marked(): JavaFragment {
  return java`
    ${javadoc`Whether a record that stays when it is deleted was marked.`}
    private static boolean isMarked(${hibernate('PostUpdateEvent')} event) {
      ToldKind told = TOLD.get(event.getPersister().getMappedClass());
      if (told == null || told.mark() == null || event.getDirtyProperties() == null) {
        return false;
      }
      String[] names = event.getPersister().getPropertyNames();
      return java.util.Arrays.stream(event.getDirtyProperties())
          .anyMatch(place -> names[place].equals(told.mark()));
    }`;
}
