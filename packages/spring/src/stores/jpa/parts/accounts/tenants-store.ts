import type { AccountsPart, TenantsOfAccounts } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { JDBC } from './accounts-store.ts';

/** Which tenant an account belongs to, in the database. */
export function tenantsStore({ security }: AccountsPart, { classes, table }: TenantsOfAccounts): JavaFile {
  const self = classes.tenants;
  return fileOf(
    self,
    java`
      ${javadoc`Which tenant an account belongs to. One that belongs to none sees no records of tenants, but as an administrator those of all.`}
      @org.springframework.stereotype.Component
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private final ${JDBC} jdbc;

        public ${self.name}(${JDBC} jdbc) {
          this.jdbc = jdbc;
        }

        public java.util.Optional<String> of(String accountId) {
          return jdbc.sql(${literal(`SELECT tenant FROM ${table} WHERE account_id = :id`)})
              .param("id", accountId)
              .query(String.class)
              .optional();
        }

        @org.springframework.transaction.annotation.Transactional
        public void set(String accountId, String tenant) {
          remove(accountId);
          jdbc.sql(${literal(`INSERT INTO ${table} (account_id, tenant) VALUES (:id, :tenant)`)})
              .param("id", accountId)
              .param("tenant", tenant)
              .update();
        }

        public void remove(String accountId) {
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :id`)}).param("id", accountId).update();
        }
      }`,
  );
}
