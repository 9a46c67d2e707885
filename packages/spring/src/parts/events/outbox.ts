import type { EventsPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { lockingSelect, locksField } from '../../java/locking-select.ts';

const JDBC = java`org.springframework.jdbc.core.simple.JdbcClient`;
const NODE = java`tools.jackson.databind.JsonNode`;
const MAPPER = java`tools.jackson.databind.json.JsonMapper`;

/** What services tell each other. */
export function event({ classes: { event: self } }: EventsPart): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`What happened to a record, in which request, and what it was then. The version grows with each event of a service.`}
      @com.fasterxml.jackson.annotation.JsonIgnoreProperties(ignoreUnknown = true)
      public record ${classOf(self)}(
          String id,
          long version,
          String service,
          String kind,
          String what,
          java.time.OffsetDateTime occurredAt,
          String requestId,
          ${NODE} key,
          ${NODE} payload) {

        ${javadoc`What services say who want to hear of such events.`}
        public String topic() {
          return service + "." + kind + "." + what;
        }
      }`,
  );
}

/** The table of what is still to be sent. */
export function outbox({ classes, tables, service, locks }: EventsPart): JavaFile {
  const chosen = locksField(locks);
  const { outbox: self, event: told } = classes;
  const columns = 'event_id, kind, what, record_key, occurred_at, request_id, payload';
  const insert = `INSERT INTO ${tables.outbox} (${columns}) VALUES (:id, :kind, :what, :key, :at, :request, :payload)`;
  return fileOf(
    self,
    java`
      ${javadoc`Events that are to be sent: noted in the transaction of each change, so that neither is there without the other, and kept until they are the broker's.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final int MOST = 100;

        private final ${JDBC} jdbc;
        private final ${MAPPER} json;
        ${chosen.field}

        public ${self.name}(${JDBC} jdbc, ${MAPPER} json${chosen.parameter}) {
          this.jdbc = jdbc;
          this.json = json;
          ${chosen.assignment}
        }

        public void note(String kind, String what, ${NODE} key, ${NODE} payload) {
          jdbc.sql(${literal(insert)})
              .param("id", java.util.UUID.randomUUID().toString())
              .param("kind", kind)
              .param("what", what)
              .param("key", key.toString())
              .param("at", java.time.OffsetDateTime.now())
              .param("request", org.slf4j.MDC.get("requestId"))
              .param("payload", payload.toString())
              .update();
        }

        ${javadoc`Hands the oldest events to whoever sends them, in their order, and forgets them unless that fails. One process at a time does so; whoever comes meanwhile gets none. Answers whether more may be waiting.`}
        @org.springframework.transaction.annotation.Transactional
        public boolean handOn(java.util.function.Consumer<java.util.List<${classOf(told)}>> send) {
          if (!isOurTurn()) {
            return false;
          }
          java.util.List<${classOf(told)}> events =
              jdbc.sql(${literal(`SELECT id, ${columns} FROM ${tables.outbox} ORDER BY id`)})
                  .withMaxRows(MOST)
                  .query((row, number) -> read(row))
                  .list();
          if (events.isEmpty()) {
            return false;
          }
          send.accept(events);
          jdbc.sql(${literal(`DELETE FROM ${tables.outbox} WHERE id IN (:sent)`)})
              .param("sent", events.stream().map(${classOf(told)}::version).toList())
              .update();
          return events.size() == MOST;
        }

        private boolean isOurTurn() {
          return jdbc.sql(${lockingSelect(locks, 'free', { select: `SELECT id FROM ${tables.turn}`, where: 'WHERE id = 1' })})
              .query(Integer.class)
              .optional()
              .isPresent();
        }

        private ${classOf(told)} read(java.sql.ResultSet row) throws java.sql.SQLException {
          return new ${classOf(told)}(
              row.getString("event_id"),
              row.getLong("id"),
              ${literal(service)},
              row.getString("kind"),
              row.getString("what"),
              row.getObject("occurred_at", java.time.OffsetDateTime.class),
              row.getString("request_id"),
              json.readTree(row.getString("record_key")),
              json.readTree(row.getString("payload")));
        }
      }`,
  );
}
