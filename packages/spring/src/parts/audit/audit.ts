import type { AuditPart, Blueprint, ClassName } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { annotationsAt } from '../../api/annotations.ts';
import { classOf, fileOf, MAIN, TEST } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { auditTest } from './audit-test.ts';
import { authors } from './authors.ts';

const JDBC = java`org.springframework.jdbc.core.simple.JdbcClient`;
const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.event.spi', name });

/** The table of what was changed. */
function auditTrail({ classes, accounts, table }: AuditPart): JavaFile {
  const self = classes.trail;
  const values = java`java.util.Map<String, Object>`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Notes who changed what, and when: in the transaction of the change, so that neither is there without the other.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final int LONGEST_KEY = 2000;

        private final ${JDBC} jdbc;
        private final tools.jackson.databind.json.JsonMapper json;

        public ${self.name}(${JDBC} jdbc, tools.jackson.databind.json.JsonMapper json) {
          this.jdbc = jdbc;
          this.json = json;
        }

        public void note(String what, String kind, String record, ${values} before, ${values} after) {
          jdbc.sql(${literal(
            `INSERT INTO ${table} (noted_at, account, what, kind, record_id, old_values, new_values, request_id) VALUES (:at, :account, :what, :kind, :record, :before, :after, :request)`,
          )})
              .param("at", java.time.OffsetDateTime.now())
              .param("account", caller())
              .param("what", what)
              .param("kind", kind)
              .param("record", record.length() > LONGEST_KEY ? record.substring(0, LONGEST_KEY) : record)
              .param("before", text(before))
              .param("after", text(after))
              .param("request", java.util.Objects.requireNonNullElse(org.slf4j.MDC.get("requestId"), "none"))
              .update();
        }

        ${accounts && accountListener(accounts.event)}

        private String text(${values} values) {
          return json.writeValueAsString(values);
        }

        ${javadoc`The account of the token; calls without one, and what the application does by itself, are nobody's.`}
        private static String caller() {
          var caller = ${holder}.getContext().getAuthentication();
          return caller == null ? "nobody" : caller.getName();
        }
      }`,
  );
}

/** What happens to accounts, noted as it is told. */
function accountListener(event: ClassName): JavaFragment {
  return java`
    @org.springframework.context.event.EventListener
    void on(${classOf(event)} event) {
      note(
          event.what(),
          "account",
          event.accountId(),
          java.util.Map.of(),
          event.detail() == null ? java.util.Map.of() : java.util.Map.of("detail", event.detail()));
    }`;
}

/** What Hibernate writes, noted with the values before and after. */
function entityAudit({ classes, hidden }: AuditPart): JavaFile {
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

/** What was noted, for administrators. */
function auditEndpoint({ classes, path, table }: AuditPart, blueprint: Blueprint): JavaFile {
  const self = classes.endpoint;
  const web = (name: string) => classOf({ packageName: 'org.springframework.web.bind.annotation', name });
  return fileOf(
    self,
    java`
      ${javadoc`What was noted, newest first, for administrators.`}
      @${web('RestController')}
      @${web('RequestMapping')}(${literal(path)})
      ${annotationsAt(blueprint, 'controller', { title: 'Audit' })}
      public class ${classOf(self)} {
        private static final int PAGE = 100;

        public record AuditEntry(
            long id,
            java.time.OffsetDateTime at,
            String account,
            String what,
            String kind,
            String record,
            String before,
            String after,
            String requestId) {}

        private final ${JDBC} jdbc;

        public ${self.name}(${JDBC} jdbc) {
          this.jdbc = jdbc;
        }

        @${web('GetMapping')}
        public java.util.List<AuditEntry> list(
            @${web('RequestParam')}(required = false) Long before) {
          return jdbc.sql(${literal(
            `SELECT id, noted_at, account, what, kind, record_id, old_values, new_values, request_id FROM ${table} WHERE id < :before ORDER BY id DESC`,
          )})
              .withMaxRows(PAGE)
              .param("before", before == null ? Long.MAX_VALUE : before)
              .query(
                  (row, number) ->
                      new AuditEntry(
                          row.getLong("id"),
                          row.getObject("noted_at", java.time.OffsetDateTime.class),
                          row.getString("account"),
                          row.getString("what"),
                          row.getString("kind"),
                          row.getString("record_id"),
                          row.getString("old_values"),
                          row.getString("new_values"),
                          row.getString("request_id")))
              .list();
        }
      }`,
  );
}

/** Who changed what, and when. */
export const audit: PartRenderer<AuditPart> = {
  files: (part, blueprint, files) => {
    files.addJava(MAIN, auditTrail(part));
    if (part.hasRecords) files.addJava(MAIN, entityAudit(part));
    files.addJava(MAIN, auditEndpoint(part, blueprint));
    if (part.authors.length > 0) files.addJava(MAIN, authors(part));
    files.addJava(TEST, auditTest(part, blueprint));
  },
};
