import type { PromisesPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { withStatus } from '../../api/errors/throwing.ts';
import { MAIN, classOf, fileOf } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';

/** The notes of what is under way between services. */
export const promises: PartRenderer<PromisesPart> = {
  files: (part, _blueprint, files) => {
    files.addJava(MAIN, notes(part));
  },
};

const LIST = java`java.util.List`;
const KEYS = java`${LIST}<${LIST}<String>>`;

function notes({ promises: self, table }: PromisesPart): JavaFile {
  const late = literal('This took too long, so that it is no longer safe to write; please try again');
  const insert = literal(`INSERT INTO ${table} (promise_id, kind, record_hash, expires_at) VALUES (?, ?, ?, ?)`);
  const remove = literal(`DELETE FROM ${table} WHERE promise_id = ?`);
  const select = literal(`SELECT promise_id, record_hash, expires_at FROM ${table} WHERE kind = ?`);
  return fileOf(
    self,
    java`
      ${javadoc`Notes what is under way between services: whoever is about to refer to a record, or to delete one, says so before it asks the others, and takes the note back with what it writes, in one transaction. A note that was left behind is removed by whoever meets it when its time is over; whose note is gone writes nothing.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final java.time.Duration TIME = java.time.Duration.ofSeconds(15);
        private static final int LONGEST_WAIT_SECONDS = 2;

        private final org.springframework.jdbc.core.JdbcTemplate jdbc;
        private final org.springframework.transaction.support.TransactionTemplate transactions;

        public ${self.name}(javax.sql.DataSource database, org.springframework.transaction.PlatformTransactionManager transactions) {
          this.jdbc = new org.springframework.jdbc.core.JdbcTemplate(database);
          this.jdbc.setQueryTimeout(LONGEST_WAIT_SECONDS);
          this.transactions = new org.springframework.transaction.support.TransactionTemplate(transactions);
        }

        ${javadoc`What a note is about. Keys that differ may have the same hash: then one waits for the other without need.`}
        public record Subject(String kind, int hash) {
          ${javadoc`A record of another service that one of ours is about to refer to.`}
          public static Subject referred(String kind, ${LIST}<String> key) {
            return new Subject("refers to " + kind, hashOf(key));
          }

          ${javadoc`A record of ours that is about to be deleted.`}
          public static Subject deleted(String kind, ${LIST}<String> key) {
            return new Subject("deletes " + kind, hashOf(key));
          }

          private static int hashOf(${LIST}<String> key) {
            return String.join(" ", key).toLowerCase(java.util.Locale.ROOT).hashCode();
          }
        }

        ${javadoc`Notes what is about to be done, asks whether it may be, and does it.`}
        public <T> T keep(java.util.Collection<Subject> subjects, Runnable asking, java.util.function.Supplier<T> write) {
          if (subjects.isEmpty()) {
            asking.run();
            return write.get();
          }
          String id = java.util.UUID.randomUUID().toString();
          java.util.Set<Subject> noted = new java.util.LinkedHashSet<>(subjects);
          transactions.executeWithoutResult(status -> note(id, noted));
          try {
            asking.run();
            return transactions.execute(
                status -> {
                  if (forget(id) != noted.size()) {
                    throw ${withStatus('SERVICE_UNAVAILABLE', late)};
                  }
                  return write.get();
                });
          } catch (RuntimeException e) {
            transactions.executeWithoutResult(status -> forget(id));
            throw e;
          }
        }

        ${javadoc`Which of these records others are about to refer to, as far as this service does.`}
        public ${KEYS} referred(String kind, ${KEYS} keys) {
          return open(keys, key -> Subject.referred(kind, key));
        }

        ${javadoc`Which of these records are about to be deleted.`}
        ${KEYS} deleted(String kind, ${KEYS} keys) {
          return open(keys, key -> Subject.deleted(kind, key));
        }

        private ${KEYS} open(${KEYS} keys, java.util.function.Function<${LIST}<String>, Subject> about) {
          if (keys.isEmpty()) {
            return keys;
          }
          java.util.Set<Integer> open = openHashes(about.apply(keys.get(0)).kind());
          return keys.stream().filter(key -> open.contains(about.apply(key).hash())).toList();
        }

        ${javadoc`What is noted. A note whose time is over is removed first, which waits for a transaction that takes it back just now.`}
        private java.util.Set<Integer> openHashes(String kind) {
          long now = System.currentTimeMillis();
          java.util.Set<Integer> open = new java.util.HashSet<>();
          for (Note one : jdbc.query(${select}, new org.springframework.jdbc.core.DataClassRowMapper<>(Note.class), kind)) {
            if (one.expiresAt() < now) {
              transactions.executeWithoutResult(status -> forget(one.promiseId()));
            } else {
              open.add(one.recordHash());
            }
          }
          return open;
        }

        private record Note(String promiseId, int recordHash, long expiresAt) {}

        private void note(String id, java.util.Set<Subject> subjects) {
          long end = System.currentTimeMillis() + TIME.toMillis();
          jdbc.batchUpdate(
              ${insert},
              subjects.stream().map(one -> new Object[] {id, one.kind(), one.hash(), end}).toList());
        }

        private int forget(String id) {
          return jdbc.update(${remove}, id);
        }
      }`,
  );
}
