import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The counter tests of lists ask, so that no list reads its rows one by one. */
export function statementCounter({
  support: {
    classes: { statements: self },
  },
}: JpaStore): JavaFile {
  const counter = java`java.util.concurrent.atomic.AtomicInteger`;
  return fileOf(
    self,
    java`
      ${javadoc`Counts the statements Hibernate sends to the database.`}
      public class ${classOf(self)} implements org.hibernate.resource.jdbc.spi.StatementInspector {
        private static final ${counter} COUNT = new ${counter}();

        public static int count() {
          return COUNT.get();
        }

        @Override
        public String inspect(String sql) {
          COUNT.incrementAndGet();
          return sql;
        }
      }`,
  );
}
