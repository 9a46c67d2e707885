import type { Blueprint, ClassName, Consequence, EventsPart, HeededDeletion } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const ASSERT_THROWN = staticMember('org.assertj.core.api.Assertions', 'assertThatExceptionOfType');
const NODE = java`tools.jackson.databind.JsonNode`;
const STATUS = java`org.springframework.http.HttpStatus`;

/** The records the tests make, where a sample makes one. */
function exampleOf({ told }: EventsPart, { resources }: Blueprint) {
  const tellable = resources.filter(({ name }) => told.some(({ kind }) => kind === name));
  return tellable.find(({ sample }) => sample.creatable);
}

/** The test that changes are told, and kept until they are sent; nothing where no sample makes a record. */
export function outboxTest(part: EventsPart, blueprint: Blueprint): JavaFile | undefined {
  const { test: self, outbox, event } = part.classes;
  const example = exampleOf(part, blueprint);
  if (example === undefined) return undefined;
  const sampled = classOf(example.classes.test);
  const made = java`create(${sampled}.PATH, ${sampled}.sample(this))`;
  const listed = java`java.util.List<${classOf(event)}>`;
  return fileOf(
    self,
    java`
      ${javadoc`What becomes of records is told, and nothing that did not happen.`}
      class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        ${AUTOWIRED}
        private ${classOf(outbox)} outbox;

        ${TEST}
        void tellsWhatIsMadeAndDeletedInItsOrder() {
          String location = ${made};
          ${NODE} record = read(location);
          delete(location);
          ${ASSERT_THAT}(toldOf(record)).extracting(${classOf(event)}::what).startsWith("created").endsWith("deleted");
          ${ASSERT_THAT}(toldOf(record)).isEmpty();
        }

        ${TEST}
        void keepsWhatCouldNotBeSent() {
          ${NODE} record = read(${made});
          ${ASSERT_THROWN}(IllegalStateException.class).isThrownBy(() -> outbox.handOn(events -> fail()));
          ${ASSERT_THAT}(toldOf(record)).hasSize(1);
        }

        ${TEST}
        void tellsNothingOfWhatDidNotHappen(
            ${AUTOWIRED} org.springframework.transaction.support.TransactionTemplate transactions) {
          told();
          transactions.executeWithoutResult(
              transaction -> {
                ${made};
                transaction.setRollbackOnly();
              });
          ${ASSERT_THAT}(told()).isEmpty();
        }

        private static void fail() {
          throw new IllegalStateException("The broker is away");
        }

        private ${listed} toldOf(${NODE} record) {
          return told().stream()
              .filter(event -> event.kind().equals(${literal(example.name)}))
              .filter(event -> event.key().propertyStream().allMatch(part -> part.getValue().equals(record.get(part.getKey()))))
              .toList();
        }

        ${javadoc`All that is waiting, as if it was sent.`}
        private ${listed} told() {
          ${listed} all = new java.util.ArrayList<>();
          boolean isMore;
          do {
            isMore = outbox.handOn(all::addAll);
          } while (isMore);
          return all;
        }
      }`,
  );
}

type Tried = NonNullable<Consequence['tried']>;

/** The test of what follows from events; nothing where no sample refers to what they tell of. */
export function inboxTest({ classes, heeded, promises }: EventsPart, { tests }: Blueprint): JavaFile | undefined {
  const { inboxTest: self, inbox, event } = classes;
  const all = heeded.flatMap((deletion) =>
    deletion.consequences.flatMap((one) =>
      one.tried === undefined
        ? []
        : [follows(deletion, one, one.tried), ...(promises ? [waits(deletion, one, one.tried, promises)] : [])],
    ),
  );
  if (all.length === 0) return undefined;
  const mapper = java`tools.jackson.databind.json.JsonMapper`;
  return fileOf(
    self,
    java`
      ${javadoc`What other services tell is acted on, once.`}
      class ${classOf(self)} extends ${classOf(tests.api)} {
        ${AUTOWIRED}
        private ${classOf(inbox)} inbox;

        ${AUTOWIRED}
        private ${mapper} json;

        ${promises && java`${AUTOWIRED} private ${classOf(promises)} promises;`}

        ${paragraphs(all)}

        ${javadoc`An event as it comes from the broker.`}
        private ${classOf(event)} deletion(String service, String kind, java.util.Map<String, ${NODE}> key) {
          ${NODE} said = json.valueToTree(key);
          var told =
              new ${classOf(event)}(
                  java.util.UUID.randomUUID().toString(),
                  1,
                  service,
                  kind,
                  "deleted",
                  java.time.OffsetDateTime.now(),
                  "some-request",
                  said,
                  said);
          return json.readValue(json.writeValueAsBytes(told), ${classOf(event)}.class);
        }
      }`,
  );
}

function follows({ service, kind }: HeededDeletion, { held, action }: Consequence, tried: Tried): JavaFragment {
  const sampled = classOf(tried.test);
  const made = java`create(${sampled}.PATH, ${sampled}.sample(this))`;
  const again =
    tried.again &&
    java`
    String another = ${made};
    inbox.apply(event);
    ${action.kind === 'delete' ? java`${ASSERT_THAT}(get(another)).hasStatusOk();` : java`${ASSERT_THAT}(${isEmptied('another', held)}).isFalse();`}`;
  return java`
    ${TEST}
    void ${tried.method}() {
      String location = ${made};
      ${NODE} record = read(location);
      var event = ${told({ service, kind }, held)};
      inbox.apply(event);
      ${followed(held, action)}
      ${again}
    }`;
}

/** The statement that what is at `location` has gone along, or no longer refers to anything. */
function followed(held: Consequence['held'], { kind }: Consequence['action']): JavaFragment {
  return kind === 'delete'
    ? java`${ASSERT_THAT}(get(location)).hasStatus(${STATUS}.NOT_FOUND);`
    : java`${ASSERT_THAT}(${isEmptied('location', held)}).isTrue();`;
}

function isEmptied(location: string, [first]: Consequence['held']): JavaFragment {
  return java`read(${location}).get(${literal(first?.field ?? '')}).isNull()`;
}

/** The event of the deletion of what `record` refers to. */
function told({ service, kind }: Pick<HeededDeletion, 'service' | 'kind'>, held: Consequence['held']): JavaFragment {
  const key = held.flatMap(({ part, field }) => [literal(part), java`record.get(${literal(field)})`]);
  return java`deletion(${commas([literal(service), literal(kind), java`java.util.Map.of(${commas(key)})`])})`;
}

/** The test that an event waits for those who were told that the record is there, and have not written yet. */
function waits(
  deletion: HeededDeletion,
  { held, action }: Consequence,
  tried: Tried,
  promises: ClassName,
): JavaFragment {
  const sampled = classOf(tried.test);
  const key = held.map(({ field }) => java`record.get(${literal(field)}).asString()`);
  const about = java`${classOf(promises)}.Subject.referred(${literal(deletion.records)}, java.util.List.of(${commas(key)}))`;
  return java`
    ${TEST}
    void ${tried.behind}() {
      String location = create(${sampled}.PATH, ${sampled}.sample(this));
      ${NODE} record = read(location);
      var event = ${told(deletion, held)};
      promises.keep(
          java.util.List.of(${about}),
          () ->
              ${ASSERT_THROWN}(org.springframework.dao.ConcurrencyFailureException.class)
                  .isThrownBy(() -> inbox.apply(event)),
          () -> location);
      ${ASSERT_THAT}(get(location)).hasStatusOk();
      inbox.apply(event);
      ${followed(held, action)}
    }`;
}
