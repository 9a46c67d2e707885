import type { Consequence, EventsPart, HeededDeletion, HeldKey } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { READ_COMMITTED } from '../../java/transactional.ts';
import { classOf, fileOf, typeOf } from '../../java/types.ts';

const JDBC = java`org.springframework.jdbc.core.simple.JdbcClient`;
const MAPPER = java`tools.jackson.databind.json.JsonMapper`;
const MANAGER = java`jakarta.persistence.EntityManager`;
const REJECTED = java`org.springframework.amqp.AmqpRejectAndDontRequeueException`;

/** Acts on what others tell, each event once. */
export function inbox({ classes, tables, heeded, rules, promises }: EventsPart): JavaFile {
  const { inbox: self, event } = classes;
  return fileOf(
    self,
    java`
      ${javadoc`Acts on what other services tell: on each event once, and all that follows from it in one transaction.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private static final int AT_ONCE = 200;
        private static final int DAYS_KNOWN = 30;

        private final ${MANAGER} entityManager;
        private final ${JDBC} jdbc;
        private final ${MAPPER} json;
        ${promises && java`private final ${classOf(promises)} promises;`}

        public ${self.name}(${MANAGER} entityManager, ${JDBC} jdbc, ${MAPPER} json${promises && java`, ${classOf(promises)} promises`}) {
          this.entityManager = entityManager;
          this.jdbc = jdbc;
          this.json = json;
          ${promises && java`this.promises = promises;`}
        }

        ${javadoc`Does what follows from an event; nothing where that was done before.${promises ? ' It sees what was written since it began: that is what it waits for.' : ''}`}
        ${promises ? READ_COMMITTED : java`@org.springframework.transaction.annotation.Transactional`}
        public void apply(${classOf(event)} event) {
          if (isKnown(event)) {
            return;
          }
          ${rules && java`entityManager.unwrap(org.hibernate.Session.class).disableFilter(${classOf(rules)}.NAME);`}
          switch (event.topic()) {
            ${heeded.map((one) => heed(one, promises !== undefined))}
            default -> {}
          }
          jdbc.sql(${literal(`INSERT INTO ${tables.inbox} (event_id, applied_at) VALUES (:id, :at)`)})
              .param("id", event.id())
              .param("at", java.time.OffsetDateTime.now())
              .update();
        }

        ${javadoc`Forgets events that do not come again.`}
        @org.springframework.scheduling.annotation.Scheduled(
            fixedDelay = 1, initialDelay = 1, timeUnit = java.util.concurrent.TimeUnit.HOURS)
        @org.springframework.transaction.annotation.Transactional
        void forgetOld() {
          jdbc.sql(${literal(`DELETE FROM ${tables.inbox} WHERE applied_at < :before`)})
              .param("before", java.time.OffsetDateTime.now().minusDays(DAYS_KNOWN))
              .update();
        }

        private boolean isKnown(${classOf(event)} event) {
          return jdbc.sql(${literal(`SELECT event_id FROM ${tables.inbox} WHERE event_id = :id`)})
              .param("id", event.id())
              .query(String.class)
              .optional()
              .isPresent();
        }

        ${
          promises &&
          java`
          ${javadoc`Who is just about to refer to what was deleted asked before it was: the event waits for them, and acts on what they have written.`}
          private void behindReferences(String kind, Object... key) {
            java.util.List<String> texts = java.util.Arrays.stream(key).map(String::valueOf).toList();
            if (!promises.referred(kind, java.util.List.of(texts)).isEmpty()) {
              throw new org.springframework.dao.ConcurrencyFailureException(
                  "A record of " + kind + " was deleted that others are just about to refer to");
            }
          }
`
        }

        ${javadoc`Changes all records a query finds, some at a time: those that are changed it finds no more.`}
        private <T> void each(
            Class<T> type,
            String query,
            java.util.Map<String, Object> key,
            java.util.function.Consumer<T> change) {
          java.util.List<T> found;
          do {
            var asked = entityManager.createQuery(query, type).setMaxResults(AT_ONCE);
            key.forEach(asked::setParameter);
            found = asked.getResultList();
            found.forEach(change);
            entityManager.flush();
            entityManager.clear();
          } while (found.size() == AT_ONCE);
        }

        private <T> T key(${classOf(event)} event, String part, Class<T> type) {
          return json.treeToValue(event.key().required(part), type);
        }
      }`,
  );
}

function heed({ service, kind, records, consequences }: HeededDeletion, isPromised: boolean): JavaFragment {
  const [first] = consequences;
  const key = (first?.held ?? []).map(keyPart);
  return java`
    case ${literal(`${service}.${kind}.deleted`)} -> {
      ${isPromised && java`behindReferences(${commas([literal(records), ...key])});`}
      ${consequences.map(follow)}
    }`;
}

function keyPart({ part, type }: HeldKey): JavaFragment {
  return java`key(event, ${literal(part)}, ${typeOf(type)}.class)`;
}

function follow({ entity, action, held }: Consequence): JavaFragment {
  const conditions = held.map(({ path, parameter }) => `e.${path.join('.')} = :${parameter}`);
  const query = `select e from ${entity.name} e where ${conditions.join(' and ')}`;
  const key = held.flatMap((one) => [literal(one.parameter), keyPart(one)]);
  const change =
    action.kind === 'delete'
      ? java`entityManager::remove`
      : java`
        entity -> {
          ${action.setters.map((setter) => java`entity.${setter}(null);`)}
        }`;
  return java`
    each(${commas([java`${classOf(entity)}.class`, literal(query), java`java.util.Map.of(${commas(key)})`, change])});`;
}

/** Takes events from the queue. */
export function receiver({ classes, queue }: EventsPart): JavaFile {
  const { receiver: self, inbox: box, event, configuration } = classes;
  return fileOf(
    self,
    java`
      ${javadoc`Takes events from the queue of this service, one after the other. What cannot be acted on now keeps its place; what never can is put aside.`}
      @org.springframework.stereotype.Component
      @org.springframework.boot.autoconfigure.condition.ConditionalOnExpression(${classOf(configuration)}.HAS_BROKER)
      class ${classOf(self)} {
        private static final org.slf4j.Logger LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);
        private static final long PAUSE_MS = 1_000;

        private final ${classOf(box)} inbox;
        private final ${MAPPER} json;

        ${self.name}(${classOf(box)} inbox, ${MAPPER} json) {
          this.inbox = inbox;
          this.json = json;
        }

        @org.springframework.amqp.rabbit.annotation.RabbitListener(queues = ${literal(queue?.name ?? '')})
        void receive(org.springframework.amqp.core.Message message) throws InterruptedException {
          try {
            act(json.readValue(message.getBody(), ${classOf(event)}.class));
          } catch (RuntimeException e) {
            if (isHopeless(e)) {
              throw new ${REJECTED}("The event is put aside: it cannot be acted on", e);
            }
            Thread.sleep(PAUSE_MS);
            throw e;
          }
        }

        ${javadoc`What follows belongs to the request that began it, as its lines of the log say.`}
        private void act(${classOf(event)} event) {
          try (var ignored = org.slf4j.MDC.putCloseable("requestId", event.requestId())) {
            inbox.apply(event);
            LOG.info("Acted on {} {}", event.topic(), event.id());
          }
        }

        ${javadoc`Nobody can read it, or a rule of the database keeps what would follow; that it is noted already is no such rule.`}
        private static boolean isHopeless(RuntimeException e) {
          return e instanceof tools.jackson.core.JacksonException
              || (e instanceof org.springframework.dao.DataIntegrityViolationException
                  && !(e instanceof org.springframework.dao.DuplicateKeyException));
        }
      }`,
  );
}
