import type { AccountsPart, JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { READ_COMMITTED } from '../../../../java/transactional.ts';
import { classOf, fileOf } from '../../../../java/types.ts';
import { behindAddress } from './behind-address.ts';
import { lockingSelect, locksField } from '../../../../java/locking-select.ts';

export const JDBC = java`org.springframework.jdbc.core.simple.JdbcClient`;
export const COMPONENT = java`@org.springframework.stereotype.Component`;
// Those who sign in at the same time do not meet in gaps between rows.
export const TRANSACTIONAL = READ_COMMITTED;
export const NOW = java`java.time.OffsetDateTime.now()`;

/** The accounts in the database. */
export function accountsStore(
  { classes, security, tables }: AccountsPart,
  store: Pick<JpaStore, 'locks' | 'emptyTextIsNone'>,
): JavaFile {
  const { locks } = store;
  const chosen = locksField(locks);
  const self = classes.accounts;
  const account = classOf(classes.account);
  const role = classOf(security.role);
  const { account: table } = tables;
  return fileOf(
    self,
    java`
      ${javadoc`The accounts in the database. E-mail addresses are kept in lower case.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final String SELECT =
            ${literal(`SELECT id, email, password_hash, verified_at, disabled_at, locked_until FROM ${table} `)};

        private final ${JDBC} jdbc;
        ${chosen.field}

        public ${self.name}(${JDBC} jdbc${chosen.parameter}) {
          this.jdbc = jdbc;
          ${chosen.assignment}
        }

        public java.util.Optional<${account}> find(String id) {
          return withRoles(jdbc.sql(SELECT + "WHERE id = :id").param("id", id).query(${self.name}::read).list())
              .stream()
              .findFirst();
        }

        public java.util.Optional<${account}> findByEmail(String email) {
          return withRoles(
                  jdbc.sql(SELECT + "WHERE email = :email")
                      .param("email", spelled(email))
                      .query(${self.name}::read)
                      .list())
              .stream()
              .findFirst();
        }

        ${javadoc`The accounts behind this e-mail address, in alphabetical order.`}
        public java.util.List<${account}> list(String after, int limit) {
          return withRoles(
              jdbc.sql(SELECT + ${behindAddress('email', store)})
                  .withMaxRows(limit)
                  .param("after", spelled(after))
                  .query(${self.name}::read)
                  .list());
        }

        ${administratorCheck(tables, role)}

        ${TRANSACTIONAL}
        public String add(String email, String passwordHash, java.util.Set<${role}> roles) {
          String id = java.util.UUID.randomUUID().toString();
          jdbc.sql(${literal(
            `INSERT INTO ${table} (id, email, password_hash, failed_sign_ins, created_at) VALUES (:id, :email, :hash, 0, :now)`,
          )})
              .param("id", id)
              .param("email", spelled(email))
              .param("hash", passwordHash)
              .param("now", ${NOW})
              .update();
          addRoles(id, roles);
          return id;
        }

        ${roleSetter(tables, role)}

        public void setPassword(String id, String passwordHash) {
          jdbc.sql(${literal(`UPDATE ${table} SET password_hash = :hash WHERE id = :id`)})
              .param("hash", passwordHash)
              .param("id", id)
              .update();
        }

        ${javadoc`A hash by newer means of the same password, unless that was changed meanwhile.`}
        public void renewHash(${account} account, String passwordHash) {
          jdbc.sql(${literal(`UPDATE ${table} SET password_hash = :hash WHERE id = :id AND password_hash = :before`)})
              .param("hash", passwordHash)
              .param("id", account.id())
              .param("before", account.passwordHash())
              .update();
        }

        ${holding(java`jdbc.sql(${lockingSelect(locks, 'held', { select: `SELECT password_hash FROM ${table}`, where: 'WHERE id = :id' })}).param("id", id)`)}

        public void verify(String id) {
          ${verification(tables)}
        }

        ${accountStates(tables, role)}

        private static ${account} read(java.sql.ResultSet row, int number) throws java.sql.SQLException {
          return new ${account}(
              row.getString("id"),
              row.getString("email"),
              row.getString("password_hash"),
              row.getObject("verified_at", java.time.OffsetDateTime.class),
              row.getObject("disabled_at", java.time.OffsetDateTime.class),
              row.getObject("locked_until", java.time.OffsetDateTime.class),
              java.util.Set.of());
        }

        private java.util.List<${account}> withRoles(java.util.List<${account}> found) {
          var roles = rolesOf(found.stream().map(${account}::id).toList());
          return found.stream().map(one -> one.withRoles(roles.getOrDefault(one.id(), java.util.Set.of()))).toList();
        }

        ${rolesOf(tables, role)}

        private static String spelled(String email) {
          return email.strip().toLowerCase(java.util.Locale.ROOT);
        }
      }`,
  );
}

/** What asks for the roles of accounts. */
export function rolesOf({ accountRole }: AccountsPart['tables'], role: JavaFragment): JavaFragment {
  const byAccount = java`java.util.Map<String, java.util.Set<${role}>>`;
  return java`
    ${javadoc`The roles of all of them in one statement; behind the rows, as while those are read it would take a second connection.`}
    private ${byAccount} rolesOf(java.util.List<String> ids) {
      ${byAccount} roles = new java.util.HashMap<>();
      if (!ids.isEmpty()) {
        jdbc.sql(${literal(`SELECT account_id, role FROM ${accountRole} WHERE account_id IN (:ids)`)})
            .param("ids", ids)
            .query(
                row -> {
                  roles
                      .computeIfAbsent(row.getString("account_id"), id -> java.util.EnumSet.noneOf(${role}.class))
                      .add(${role}.valueOf(row.getString("role")));
                });
      }
      return roles;
    }`;
}

/** Notes that the address of an account is confirmed, unless it was before. */
export function verification({ account }: AccountsPart['tables']): JavaFragment {
  return java`
    jdbc.sql(${literal(`UPDATE ${account} SET verified_at = :now WHERE id = :id AND verified_at IS NULL`)})
        .param("now", ${NOW})
        .param("id", id)
        .update();`;
}

/** What lets an account's sessions begin and end one behind the other, by the statement that locks its row. */
export function holding(statement: JavaFragment): JavaFragment {
  return java`
    ${javadoc`Holds an account until the transaction ends, so that its sessions begin and end one behind the other. Answers the hash of its password.`}
    public java.util.Optional<String> hold(String id) {
      return ${statement}
          .query((row, number) -> java.util.Objects.requireNonNullElse(row.getString(1), ""))
          .optional();
    }`;
}

/** Whether anybody administers. */
export function administratorCheck({ accountRole }: AccountsPart['tables'], role: JavaFragment): JavaFragment {
  return java`
    public boolean hasAdministrator() {
      return jdbc.sql(${literal(`SELECT COUNT(*) FROM ${accountRole} WHERE role = :role`)})
              .param("role", ${role}.ADMIN.name())
              .query(Long.class)
              .single()
          > 0;
    }`;
}

/** What gives an account its roles. */
export function roleSetter({ accountRole }: AccountsPart['tables'], role: JavaFragment): JavaFragment {
  return java`
    ${TRANSACTIONAL}
    public void setRoles(String id, java.util.Set<${role}> roles) {
      jdbc.sql(${literal(`DELETE FROM ${accountRole} WHERE account_id = :id`)}).param("id", id).update();
      addRoles(id, roles);
    }`;
}

/** What is said of accounts in tables of the backend's own, whoever keeps their addresses and passwords. */
export function accountStates(
  { account: table, accountRole }: AccountsPart['tables'],
  role: JavaFragment,
): JavaFragment {
  return java`
    public void disable(String id) {
      jdbc.sql(${literal(`UPDATE ${table} SET disabled_at = :now WHERE id = :id`)})
          .param("now", ${NOW})
          .param("id", id)
          .update();
    }

    public void enable(String id) {
      jdbc.sql(${literal(`UPDATE ${table} SET disabled_at = NULL WHERE id = :id`)}).param("id", id).update();
      forgetFailures(id);
    }

    ${javadoc`Counts a wrong password, in one statement: guesses in parallel count as well. A lock begins the count anew, and while it lasts nothing counts.`}
    public void countFailure(String id, int allowed, java.time.OffsetDateTime lockedUntil) {
      jdbc.sql(
              ${literal(`UPDATE ${table} SET locked_until = CASE WHEN failed_sign_ins + 1 >= :allowed THEN :until ELSE locked_until END,`)}
                  + " failed_sign_ins = CASE WHEN failed_sign_ins + 1 >= :allowed THEN 0 ELSE failed_sign_ins + 1 END"
                  + " WHERE id = :id AND (locked_until IS NULL OR locked_until <= :now)")
          .param("allowed", allowed)
          .param("until", lockedUntil)
          .param("id", id)
          .param("now", ${NOW})
          .update();
    }

    public void forgetFailures(String id) {
      jdbc.sql(${literal(`UPDATE ${table} SET failed_sign_ins = 0, locked_until = NULL WHERE id = :id`)})
          .param("id", id)
          .update();
    }

    private void addRoles(String id, java.util.Set<${role}> roles) {
      for (${role} role : roles) {
        jdbc.sql(${literal(`INSERT INTO ${accountRole} (account_id, role) VALUES (:id, :role)`)})
            .param("id", id)
            .param("role", role.name())
            .update();
      }
    }`;
}
