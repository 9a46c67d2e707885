import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { at, COMPONENT, DOCUMENT, query, TEMPLATE, UPDATE, where } from '../query.ts';

const OPTIONAL = java`java.util.Optional`;
const NOW = java`new java.util.Date()`;

/** The tokens that keep people signed in, and the sessions they belong to. */
export function refreshTokens({ classes, security, tables, sessions }: AccountsPart): JavaFile {
  const self = classes.refreshTokens;
  const token = classOf(classes.secretToken);
  const accounts = classOf(classes.accounts);
  const properties = classOf(security.properties);
  const live = classOf(classes.liveSessions);
  return fileOf(
    self,
    java`
      ${javadoc`The tokens that keep people signed in. Each is good for one use, which gives the next of its session; all of a session end when the first would have. A session is a document of its own, without which none of its tokens is good: removing that ends it, whoever renews a token meanwhile. The server removes what has ended.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        ${javadoc`A token, whose it is, and the session it belongs to.`}
        public record Issued(String accountId, String session, String token) {}

        private static final String SESSIONS = ${literal(sessions)};
        private static final String TOKENS = ${literal(tables.refreshToken)};

        private final ${TEMPLATE} template;
        private final ${accounts} accounts;
        private final ${properties} properties;
        private final ${live} liveSessions;

        public ${self.name}(${TEMPLATE} template, ${accounts} accounts, ${properties} properties, ${live} liveSessions) {
          this.template = template;
          this.accounts = accounts;
          this.properties = properties;
          this.liveSessions = liveSessions;
        }

        ${javadoc`The first token of a new session; nothing where the password was changed since it was compared.`}
        public ${OPTIONAL}<Issued> begin(${classOf(classes.account)} account) {
          ${DOCUMENT} session =
              new ${DOCUMENT}("_id", java.util.UUID.randomUUID().toString())
                  .append("account_id", account.id())
                  .append("expires_at", java.util.Date.from(java.time.Instant.now().plus(properties.refreshTokenLifetime())));
          template.insert(session, SESSIONS);
          // Behind the session: who changes the password ends sessions behind that, and one of both sees what the other did.
          if (accounts.find(account.id()).filter(now -> now.passwordHash().equals(account.passwordHash())).isEmpty()) {
            remove(session.getString("_id"));
            return ${OPTIONAL}.empty();
          }
          return ${OPTIONAL}.of(add(session));
        }

        ${javadoc`Takes a token for the next one. One that comes a second time was stolen from somebody: its session ends.`}
        public ${OPTIONAL}<Issued> renew(String token) {
          String hash = ${token}.hash(token);
          ${DOCUMENT} taken =
              template.findAndModify(
                  ${query(java`${where('_id', java`hash`)}.and("used_at").is(null)`)},
                  ${UPDATE}.update("used_at", ${NOW}),
                  ${DOCUMENT}.class,
                  TOKENS);
          if (taken == null) {
            end(token);
            return ${OPTIONAL}.empty();
          }
          return ${OPTIONAL}.ofNullable(
                  template.findOne(
                      ${query(java`${where('_id', java`taken.getString("session")`)}.and("expires_at").gt(${NOW})`)},
                      ${DOCUMENT}.class,
                      SESSIONS))
              .map(this::add);
        }

        ${javadoc`Ends the session of a token.`}
        public void end(String token) {
          ${DOCUMENT} known =
              template.findOne(${query(where('_id', java`${token}.hash(token)`))}, ${DOCUMENT}.class, TOKENS);
          if (known != null) {
            remove(known.getString("session"));
          }
        }

        public void endAll(String accountId) {
          template.remove(${query(where('account_id', java`accountId`))}, SESSIONS);
          liveSessions.forget();
        }

        private void remove(String session) {
          template.remove(${query(where('_id', java`session`))}, SESSIONS);
          liveSessions.forget();
        }

        private Issued add(${DOCUMENT} session) {
          String token = ${token}.create();
          template.insert(
              new ${DOCUMENT}("_id", ${token}.hash(token))
                  .append("session", session.getString("_id"))
                  .append("expires_at", session.getDate("expires_at")),
              TOKENS);
          return new Issued(session.getString("account_id"), session.getString("_id"), token);
        }
      }`,
  );
}

/** The tokens mails carry: codes within the account they are of. */
export function oneTimeTokens({ classes, security, tables }: AccountsPart): JavaFile {
  const self = classes.oneTimeTokens;
  const token = classOf(classes.secretToken);
  const good = java`
    ${at('hash')}
        .is(${token}.hash(token))
        .and("purpose")
        .is(purpose.name())
        .and("expires_at")
        .gt(${NOW})`;
  return fileOf(
    self,
    java`
      ${javadoc`The tokens mails carry: each for one purpose, good once and not for long. They lie within their account, so that what is asked and what is changed is one step.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        public enum Purpose {
          VERIFY_EMAIL,
          RESET_PASSWORD
        }

        private static final java.time.Duration LIFETIME = java.time.Duration.ofHours(2);
        private static final java.time.Duration PAUSE = java.time.Duration.ofMinutes(1);
        private static final String ACCOUNTS = ${literal(tables.account)};

        private final ${TEMPLATE} template;

        public ${self.name}(${TEMPLATE} template) {
          this.template = template;
        }

        ${javadoc`A new token, unless the last one is not a minute old: strangers who ask again and again fill no mailbox. Earlier ones stay good, or they would take them away.`}
        public ${OPTIONAL}<String> issue(String accountId, Purpose purpose) {
          java.time.Instant now = java.time.Instant.now();
          template.updateFirst(
              ${query(where('_id', java`accountId`))},
              new ${UPDATE}().pull("codes", new ${DOCUMENT}("expires_at", new ${DOCUMENT}("$lt", java.util.Date.from(now)))),
              ACCOUNTS);
          String token = ${token}.create();
          ${DOCUMENT} code =
              new ${DOCUMENT}("hash", ${token}.hash(token))
                  .append("purpose", purpose.name())
                  .append("expires_at", java.util.Date.from(now.plus(LIFETIME)));
          var recent = ${where('purpose', java`purpose.name()`)}.and("expires_at").gt(java.util.Date.from(now.plus(LIFETIME).minus(PAUSE)));
          var unlessRecent = ${where('_id', java`accountId`)}.and("codes").not().elemMatch(recent);
          long issued = template.updateFirst(${query(java`unlessRecent`)}, new ${UPDATE}().push("codes", code), ACCOUNTS).getModifiedCount();
          return issued == 0 ? ${OPTIONAL}.empty() : ${OPTIONAL}.of(token);
        }

        ${javadoc`Whose a token is that is good yet; it stays so.`}
        public ${OPTIONAL}<String> owner(String token, Purpose purpose) {
          return ${OPTIONAL}.ofNullable(template.findOne(good(token, purpose), ${DOCUMENT}.class, ACCOUNTS))
              .map(account -> account.getString("_id"));
        }

        ${javadoc`Takes a token and answers whose it was; nobody else gets it again, nor any other for the same purpose.`}
        public ${OPTIONAL}<String> take(String token, Purpose purpose) {
          return ${OPTIONAL}.ofNullable(
                  template.findAndModify(
                      good(token, purpose),
                      new ${UPDATE}().pull("codes", new ${DOCUMENT}("purpose", purpose.name())),
                      ${DOCUMENT}.class,
                      ACCOUNTS))
              .map(account -> account.getString("_id"));
        }

        private static org.springframework.data.mongodb.core.query.Query good(String token, Purpose purpose) {
          return ${query(java`${at('codes')}.elemMatch(${good})`)};
        }
      }`,
  );
}
