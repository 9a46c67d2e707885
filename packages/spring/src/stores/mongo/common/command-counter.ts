import type { MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import type { StatementCounting } from '../../../api/generated-tests/api-test.ts';
import { classOf, fileOf } from '../../../java/types.ts';

/** The comment of commands that ask whether the session of a call goes on: they come and go as that is remembered. */
export const OF_SESSIONS = 'session';

/** The counter tests of lists ask, so that no list reads its documents one by one. */
export function commandCounter({ documents, support: { classes, needed } }: MongoStore): JavaFile {
  const self = classes.commands;
  const kept = documents.flatMap(({ collection, relations }) => [
    collection,
    ...relations.map((one) => one.collection),
  ]);
  const isGuarded = needed.includes('listener');
  const counter = java`java.util.concurrent.atomic.AtomicInteger`;
  return fileOf(
    self,
    java`
      ${javadoc`Counts the commands that read records from the database.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)}
          implements org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer,
              com.mongodb.event.CommandListener {
        private static final java.util.Set<String> READING = java.util.Set.of("find", "getMore", "aggregate", "count");
        private static final java.util.Set<String> COLLECTIONS = java.util.Set.of(${commas([...new Set(kept)].map((name) => literal(name)))});
        private static final ${counter} COUNT = new ${counter}();

        public static int count() {
          return COUNT.get();
        }

        @Override
        public void customize(com.mongodb.MongoClientSettings.Builder settings) {
          settings.addCommandListener(this);
        }

        @Override
        public void commandStarted(com.mongodb.event.CommandStartedEvent event) {
          if (READING.contains(event.getCommandName()) && COLLECTIONS.contains(collectionOf(event))${isGuarded && java` && !isOfSessions(event)`}) {
            COUNT.incrementAndGet();
          }
        }

        ${
          isGuarded &&
          java`
          ${javadoc`Whether the session of a call goes on is asked at some calls and remembered at others.`}
          private static boolean isOfSessions(com.mongodb.event.CommandStartedEvent event) {
            return event.getCommand().getString("comment", new org.bson.BsonString("")).getValue().equals(${literal(OF_SESSIONS)});
          }

          `
        }${javadoc`What the rest of a result is of, stands in a field of its own.`}
        private static String collectionOf(com.mongodb.event.CommandStartedEvent event) {
          var named = event.getCommand().get(event.getCommandName());
          return named.isString() ? named.asString().getValue() : event.getCommand().getString("collection").getValue();
        }
      }`,
  );
}

/** How tests of lists count what is read; nothing where there is no list of documents. */
export function counting({ support: { classes, needed } }: MongoStore): StatementCounting | undefined {
  if (!needed.includes('commands')) return undefined;
  const counter = classOf(classes.commands);
  return {
    members: java`
      ${javadoc`How many commands reading this path takes.`}
      public int statementsFor(String path) {
        int before = ${counter}.count();
        read(path);
        return ${counter}.count() - before;
      }`,
  };
}
