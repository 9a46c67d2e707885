import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

export const JDBC = java`org.springframework.jdbc.core.simple.JdbcClient`;
export const COMPONENT = java`@org.springframework.stereotype.Component`;
export const TRANSACTIONAL = java`@org.springframework.transaction.annotation.Transactional`;
export const NOW = java`java.time.OffsetDateTime.now()`;

/** The accounts in the database. */
export function accountsStore({ classes, security, tables }: AccountsPart): JavaFile {
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

        public ${self.name}(${JDBC} jdbc) {
          this.jdbc = jdbc;
        }

        public java.util.Optional<${account}> find(String id) {
          return jdbc.sql(SELECT + "WHERE id = :id")
              .param("id", id)
              .query(${self.name}::read)
              .optional()
              .map(this::withRoles);
        }

        public java.util.Optional<${account}> findByEmail(String email) {
          return jdbc.sql(SELECT + "WHERE email = :email")
              .param("email", spelled(email))
              .query(${self.name}::read)
              .optional()
              .map(this::withRoles);
        }

        ${javadoc`The accounts behind this e-mail address, in alphabetical order.`}
        public java.util.List<${account}> list(String after, int limit) {
          return jdbc.sql(SELECT + "WHERE email > :after ORDER BY email")
              .withMaxRows(limit)
              .param("after", spelled(after))
              .query(${self.name}::read)
              .list()
              .stream()
              .map(this::withRoles)
              .toList();
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

        ${javadoc`Asks for the roles behind the row, not while it is read: that would take a second connection.`}
        private ${account} withRoles(${account} found) {
          return found.withRoles(
              ${rolesOf(tables, role, java`found.id()`)});
        }

        private static String spelled(String email) {
          return email.strip().toLowerCase(java.util.Locale.ROOT);
        }
      }`,
  );
}

/** The roles of an account, by its id. */
export function rolesOf({ accountRole }: AccountsPart['tables'], role: JavaFragment, id: JavaFragment): JavaFragment {
  return java`
    java.util.Set.copyOf(
        jdbc.sql(${literal(`SELECT role FROM ${accountRole} WHERE account_id = :id`)})
            .param("id", ${id})
            .query((row, number) -> ${role}.valueOf(row.getString("role")))
            .list())`;
}

/** Notes that the address of an account is confirmed, unless it was before. */
export function verification({ account }: AccountsPart['tables']): JavaFragment {
  return java`
    jdbc.sql(${literal(`UPDATE ${account} SET verified_at = :now WHERE id = :id AND verified_at IS NULL`)})
        .param("now", ${NOW})
        .param("id", id)
        .update();`;
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

    ${javadoc`Counts a wrong password, in one statement: guesses in parallel count as well.`}
    public void countFailure(String id, int allowed, java.time.OffsetDateTime lockedUntil) {
      jdbc.sql(
              ${literal(`UPDATE ${table} SET locked_until = CASE WHEN failed_sign_ins + 1 >= :allowed THEN :until ELSE locked_until END,`)}
                  + " failed_sign_ins = failed_sign_ins + 1 WHERE id = :id")
          .param("allowed", allowed)
          .param("until", lockedUntil)
          .param("id", id)
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

/** The tokens that keep people signed in. */
export function refreshTokens({ classes, security, tables }: AccountsPart): JavaFile {
  const self = classes.refreshTokens;
  const token = classOf(classes.secretToken);
  const table = tables.refreshToken;
  return fileOf(
    self,
    java`
      ${javadoc`The tokens that keep people signed in. Each is good for one use, which gives the next of its family.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        public record Renewed(String accountId, String token) {}

        private final ${JDBC} jdbc;
        private final ${classOf(security.properties)} properties;

        public ${self.name}(${JDBC} jdbc, ${classOf(security.properties)} properties) {
          this.jdbc = jdbc;
          this.properties = properties;
        }

        ${javadoc`The first token of a new family.`}
        ${TRANSACTIONAL}
        public String begin(String accountId) {
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account AND expires_at < :now`)})
              .param("account", accountId)
              .param("now", ${NOW})
              .update();
          return add(accountId, java.util.UUID.randomUUID().toString());
        }

        ${javadoc`Takes a token for the next one. One that comes a second time was stolen from somebody: its family ends.`}
        ${TRANSACTIONAL}
        public java.util.Optional<Renewed> renew(String token) {
          String hash = ${token}.hash(token);
          int taken =
              jdbc.sql(${literal(
                `UPDATE ${table} SET used_at = :now WHERE token_hash = :hash AND used_at IS NULL AND expires_at > :now`,
              )})
                  .param("now", ${NOW})
                  .param("hash", hash)
                  .update();
          if (taken == 0) {
            end(token);
            return java.util.Optional.empty();
          }
          return jdbc.sql(${literal(`SELECT account_id, family FROM ${table} WHERE token_hash = :hash`)})
              .param("hash", hash)
              .query((row, number) -> new String[] {row.getString("account_id"), row.getString("family")})
              .optional()
              .map(found -> new Renewed(found[0], add(found[0], found[1])));
        }

        ${javadoc`Ends the family of a token.`}
        ${TRANSACTIONAL}
        public void end(String token) {
          jdbc.sql(${literal(`SELECT family FROM ${table} WHERE token_hash = :hash`)})
              .param("hash", ${token}.hash(token))
              .query(String.class)
              .optional()
              .ifPresent(
                  family ->
                      jdbc.sql(${literal(`DELETE FROM ${table} WHERE family = :family`)}).param("family", family).update());
        }

        public void endAll(String accountId) {
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account`)}).param("account", accountId).update();
        }

        private String add(String accountId, String family) {
          String token = ${token}.create();
          jdbc.sql(${literal(
            `INSERT INTO ${table} (token_hash, account_id, family, expires_at) VALUES (:hash, :account, :family, :expires)`,
          )})
              .param("hash", ${token}.hash(token))
              .param("account", accountId)
              .param("family", family)
              .param("expires", ${NOW}.plus(properties.refreshTokenLifetime()))
              .update();
          return token;
        }
      }`,
  );
}

/** The tokens mails carry. */
export function oneTimeTokens({ classes, security, tables }: AccountsPart): JavaFile {
  const self = classes.oneTimeTokens;
  const token = classOf(classes.secretToken);
  const table = tables.oneTimeToken;
  return fileOf(
    self,
    java`
      ${javadoc`The tokens mails carry: each for one purpose, good once and not for long.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        public enum Purpose {
          VERIFY_EMAIL,
          RESET_PASSWORD
        }

        private static final java.time.Duration LIFETIME = java.time.Duration.ofHours(2);

        private final ${JDBC} jdbc;

        public ${self.name}(${JDBC} jdbc) {
          this.jdbc = jdbc;
        }

        ${javadoc`A new token, which takes the place of an earlier one for the same purpose.`}
        ${TRANSACTIONAL}
        public String issue(String accountId, Purpose purpose) {
          String token = ${token}.create();
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account AND purpose = :purpose`)})
              .param("account", accountId)
              .param("purpose", purpose.name())
              .update();
          jdbc.sql(${literal(
            `INSERT INTO ${table} (token_hash, account_id, purpose, expires_at) VALUES (:hash, :account, :purpose, :expires)`,
          )})
              .param("hash", ${token}.hash(token))
              .param("account", accountId)
              .param("purpose", purpose.name())
              .param("expires", ${NOW}.plus(LIFETIME))
              .update();
          return token;
        }

        ${javadoc`Takes a token and answers whose it was; nobody else gets it again.`}
        ${TRANSACTIONAL}
        public java.util.Optional<String> take(String token, Purpose purpose) {
          String hash = ${token}.hash(token);
          java.util.Optional<String> account =
              jdbc.sql(${literal(
                `SELECT account_id FROM ${table} WHERE token_hash = :hash AND purpose = :purpose AND expires_at > :now`,
              )})
                  .param("hash", hash)
                  .param("purpose", purpose.name())
                  .param("now", ${NOW})
                  .query(String.class)
                  .optional();
          int taken = jdbc.sql(${literal(`DELETE FROM ${table} WHERE token_hash = :hash`)}).param("hash", hash).update();
          return account.filter(found -> taken == 1);
        }
      }`,
  );
}
