import type { AccountsPart, RowLocks } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { lockingSelect, locksField } from '../../../../java/locking-select.ts';
import { COMPONENT, JDBC, NOW, TRANSACTIONAL } from './accounts-store.ts';

const OPTIONAL = java`java.util.Optional`;

/** The tokens that keep people signed in. */
export function refreshTokens({ classes, security, tables }: AccountsPart): JavaFile {
  const self = classes.refreshTokens;
  const token = classOf(classes.secretToken);
  const accounts = classOf(classes.accounts);
  const properties = classOf(security.properties);
  const live = classOf(classes.liveSessions);
  const table = tables.refreshToken;
  return fileOf(
    self,
    java`
      ${javadoc`The tokens that keep people signed in. Each is good for one use, which gives the next of its family; all of a family end when the first would have.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        ${javadoc`A token, whose it is, and the session it belongs to: the family.`}
        public record Issued(String accountId, String session, String token) {}

        private record Session(String accountId, String family, java.time.OffsetDateTime expiresAt) {}

        private final ${JDBC} jdbc;
        private final ${accounts} accounts;
        private final ${properties} properties;
        private final ${live} liveSessions;

        public ${self.name}(${JDBC} jdbc, ${accounts} accounts, ${properties} properties, ${live} liveSessions) {
          this.jdbc = jdbc;
          this.accounts = accounts;
          this.properties = properties;
          this.liveSessions = liveSessions;
        }

        ${javadoc`The first token of a new family; nothing where the password was changed since it was compared.`}
        ${TRANSACTIONAL}
        public ${OPTIONAL}<Issued> begin(${classOf(classes.account)} account) {
          if (accounts.hold(account.id()).filter(account.passwordHash()::equals).isEmpty()) {
            return ${OPTIONAL}.empty();
          }
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account AND expires_at < :now`)})
              .param("account", account.id())
              .param("now", ${NOW})
              .update();
          var expiresAt = ${NOW}.plus(properties.refreshTokenLifetime());
          return ${OPTIONAL}.of(add(new Session(account.id(), java.util.UUID.randomUUID().toString(), expiresAt)));
        }

        ${javadoc`Takes a token for the next one. One that comes a second time was stolen from somebody: its family ends.`}
        ${TRANSACTIONAL}
        public ${OPTIONAL}<Issued> renew(String token) {
          Session session = held(token).orElse(null);
          if (session == null) {
            return ${OPTIONAL}.empty();
          }
          int taken =
              jdbc.sql(${literal(
                `UPDATE ${table} SET used_at = :now WHERE token_hash = :hash AND used_at IS NULL AND expires_at > :now`,
              )})
                  .param("now", ${NOW})
                  .param("hash", ${token}.hash(token))
                  .update();
          if (taken == 0) {
            end(session);
            return ${OPTIONAL}.empty();
          }
          return ${OPTIONAL}.of(add(session));
        }

        ${javadoc`Ends the family of a token.`}
        ${TRANSACTIONAL}
        public void end(String token) {
          held(token).ifPresent(this::end);
        }

        ${TRANSACTIONAL}
        public void endAll(String accountId) {
          accounts.hold(accountId);
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account`)}).param("account", accountId).update();
          liveSessions.forget();
        }

        ${javadoc`The session of a token, with its account held: what ends it meanwhile would else miss the next token.`}
        private ${OPTIONAL}<Session> held(String token) {
          var session =
              jdbc.sql(${literal(`SELECT account_id, family, expires_at FROM ${table} WHERE token_hash = :hash`)})
                  .param("hash", ${token}.hash(token))
                  .query(
                      (row, number) ->
                          new Session(
                              row.getString("account_id"),
                              row.getString("family"),
                              row.getObject("expires_at", java.time.OffsetDateTime.class)))
                  .optional();
          session.ifPresent(found -> accounts.hold(found.accountId()));
          return session;
        }

        private void end(Session session) {
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE family = :family`)}).param("family", session.family()).update();
          liveSessions.forget();
        }

        private Issued add(Session session) {
          String token = ${token}.create();
          jdbc.sql(${literal(
            `INSERT INTO ${table} (token_hash, account_id, family, expires_at) VALUES (:hash, :account, :family, :expires)`,
          )})
              .param("hash", ${token}.hash(token))
              .param("account", session.accountId())
              .param("family", session.family())
              .param("expires", session.expiresAt())
              .update();
          return new Issued(session.accountId(), session.family(), token);
        }
      }`,
  );
}

/** The tokens mails carry. */
export function oneTimeTokens({ classes, security, tables }: AccountsPart, locks: RowLocks): JavaFile {
  const chosen = locksField(locks);
  const self = classes.oneTimeTokens;
  const token = classOf(classes.secretToken);
  const accounts = classOf(classes.accounts);
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
        private static final java.time.Duration PAUSE = java.time.Duration.ofMinutes(1);

        private final ${JDBC} jdbc;
        private final ${accounts} accounts;
        ${chosen.field}

        public ${self.name}(${JDBC} jdbc, ${accounts} accounts${chosen.parameter}) {
          this.jdbc = jdbc;
          this.accounts = accounts;
          ${chosen.assignment}
        }

        ${javadoc`A new token, unless the last one is not a minute old: strangers who ask again and again fill no mailbox. Earlier ones stay good, or they would take them away.`}
        ${TRANSACTIONAL}
        public ${OPTIONAL}<String> issue(String accountId, Purpose purpose) {
          accounts.hold(accountId);
          var now = ${NOW};
          var recent =
              jdbc.sql(${lockingSelect(locks, 'held', { select: `SELECT token_hash FROM ${table}`, where: 'WHERE account_id = :account AND purpose = :purpose AND expires_at > :recent' })})
                  .param("account", accountId)
                  .param("purpose", purpose.name())
                  .param("recent", now.plus(LIFETIME).minus(PAUSE))
                  .query(String.class)
                  .list();
          if (!recent.isEmpty()) {
            return ${OPTIONAL}.empty();
          }
          jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account AND expires_at < :now`)})
              .param("account", accountId)
              .param("now", now)
              .update();
          String token = ${token}.create();
          jdbc.sql(${literal(
            `INSERT INTO ${table} (token_hash, account_id, purpose, expires_at) VALUES (:hash, :account, :purpose, :expires)`,
          )})
              .param("hash", ${token}.hash(token))
              .param("account", accountId)
              .param("purpose", purpose.name())
              .param("expires", now.plus(LIFETIME))
              .update();
          return ${OPTIONAL}.of(token);
        }

        ${javadoc`Takes a token and answers whose it was; nobody else gets it again, nor any other for the same purpose.`}
        ${TRANSACTIONAL}
        public ${OPTIONAL}<String> take(String token, Purpose purpose) {
          String hash = ${token}.hash(token);
          ${OPTIONAL}<String> account =
              jdbc.sql(${literal(
                `SELECT account_id FROM ${table} WHERE token_hash = :hash AND purpose = :purpose AND expires_at > :now`,
              )})
                  .param("hash", hash)
                  .param("purpose", purpose.name())
                  .param("now", ${NOW})
                  .query(String.class)
                  .optional();
          account.ifPresent(accounts::hold);
          int taken = jdbc.sql(${literal(`DELETE FROM ${table} WHERE token_hash = :hash`)}).param("hash", hash).update();
          if (taken == 0) {
            return ${OPTIONAL}.empty();
          }
          account.ifPresent(
              id ->
                  jdbc.sql(${literal(`DELETE FROM ${table} WHERE account_id = :account AND purpose = :purpose`)})
                      .param("account", id)
                      .param("purpose", purpose.name())
                      .update());
          return account;
        }
      }`,
  );
}
