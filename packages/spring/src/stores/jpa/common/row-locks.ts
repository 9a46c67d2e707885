import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** Holds rows in the words of the database that is asked, where the one in memory has others. */
export function rowLocks({ label, locks, support: { classes } }: JpaStore): JavaFile {
  const { rowLocks: self } = classes;
  return fileOf(
    self,
    java`
      ${javadoc`Statements that hold the rows they read until the transaction ends. ${label} says so behind the table, and H2, which this is developed on, at the end.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private final boolean inMemory;

        public ${self.name}(@org.springframework.beans.factory.annotation.Value(${literal('${spring.datasource.url}')}) String url) {
          inMemory = url.startsWith("jdbc:h2:");
        }

        ${javadoc`Waits for rows that somebody else holds.`}
        public String held(String select, String where) {
          return locking(select, where, ${literal(locks.held.behindTable)}, "");
        }

        ${javadoc`Passes over rows that somebody else holds.`}
        public String free(String select, String where) {
          return locking(select, where, ${literal(locks.free.behindTable)}, " SKIP LOCKED");
        }

        ${choice()}
      }`,
  );
}

function choice(): JavaFragment {
  return java`
    private String locking(String select, String where, String hints, String skipping) {
      return inMemory ? select + " " + where + " FOR UPDATE" + skipping : select + hints + " " + where;
    }`;
}
