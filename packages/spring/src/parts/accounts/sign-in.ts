import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const SERVICE = java`@org.springframework.stereotype.Service`;
const ENCODER = java`org.springframework.security.crypto.password.PasswordEncoder`;
const EVENTS = java`org.springframework.context.ApplicationEventPublisher`;

/** Signing in, staying signed in, signing out. */
export function signIn({ classes, security, own }: AccountsPart): JavaFile {
  const self = classes.signIn;
  const encoder = own === undefined ? ENCODER : classOf(own.classes.hashes);
  const account = classOf(classes.account);
  const problem = classOf(classes.problem);
  return fileOf(
    self,
    java`
      ${javadoc`Signs people in. Whether there is an account, it is locked or the password is wrong: the answer is one, and takes as long.`}
      ${SERVICE}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        public record SignInTokens(String accessToken, String refreshToken, String tokenType, long expiresIn) {}

        private final ${classOf(classes.accounts)} accounts;
        private final ${classOf(classes.refreshTokens)} refreshTokens;
        private final ${classOf(security.accessTokens)} accessTokens;
        private final ${encoder} passwords;
        private final ${classOf(security.properties)} properties;
        private final ${EVENTS} events;
        private final java.util.function.Supplier<String> decoys;

        public ${self.name}(
            ${classOf(classes.accounts)} accounts,
            ${classOf(classes.refreshTokens)} refreshTokens,
            ${classOf(security.accessTokens)} accessTokens,
            ${encoder} passwords,
            ${classOf(security.properties)} properties,
            ${EVENTS} events) {
          this.accounts = accounts;
          this.refreshTokens = refreshTokens;
          this.accessTokens = accessTokens;
          this.passwords = passwords;
          this.properties = properties;
          this.events = events;
          this.decoys =
              org.springframework.util.function.SingletonSupplier.of(
                  () -> passwords.encode(${classOf(classes.secretToken)}.create()));
        }

        public SignInTokens signIn(String email, String password) {
          // Made with the first sign-in, whoever it is of: how long that takes tells nobody of an account.
          String decoy = decoys.get();
          ${account} account = accounts.findByEmail(email).orElse(null);
          if (account == null) {
            ${own ? compareWithAnybody() : java`passwords.matches(password, decoy);`}
            throw refusal("unknown", null);
          }
          check(account, password);
          if (!account.isVerified()) {
            throw ${problem}.unverified();
          }
          var begun = refreshTokens.begin(account).orElseThrow(${problem}::wrongCredentials);
          accounts.forgetFailures(account.id());
          ${
            own === undefined &&
            java`
          if (passwords.upgradeEncoding(account.passwordHash())) {
            accounts.renewHash(account, passwords.encode(password));
          }`
          }
          events.publishEvent(new ${classOf(classes.event)}("signed-in", account.id(), null));
          return tokens(account, begun);
        }

        ${javadoc`Refuses whoever does not know the password of an account. Guesses count, but for those at a locked account, or a stranger could keep its owner out for good.`}
        public void check(${account} account, String password) {
          boolean matches = passwords.matches(password, account.passwordHash());
          if (!matches && !account.isLocked()) {
            accounts.countFailure(
                account.id(),
                properties.failuresBeforeLockout(),
                java.time.OffsetDateTime.now().plus(properties.lockout()));
          }
          if (!matches || account.isDisabled() || account.isLocked()) {
            ${own && java`passwords.matchOtherKinds(password, account.passwordHash());`}
            throw refusal(account.id(), ${own ? java`passwords.isReadable(account.passwordHash()) ? null : "unreadable-hash"` : java`null`});
          }
        }

        ${javadoc`The same of somebody signed in. Whoever guesses until that locks the account holds a session that was stolen, and loses it.`}
        public void confirm(${account} account, String password) {
          try {
            check(account, password);
          } catch (${problem} e) {
            if (!account.isLocked() && accounts.find(account.id()).filter(${account}::isLocked).isPresent()) {
              refreshTokens.endAll(account.id());
            }
            throw e;
          }
        }

        private ${problem} refusal(String account, String reason) {
          events.publishEvent(new ${classOf(classes.event)}("sign-in-refused", account, reason));
          return ${problem}.wrongCredentials();
        }

        public SignInTokens refresh(String token) {
          var renewed = refreshTokens.renew(token).orElseThrow(${problem}::invalidToken);
          ${account} account =
              accounts
                  .find(renewed.accountId())
                  .filter(found -> !found.isDisabled())
                  .orElseThrow(${problem}::invalidToken);
          return tokens(account, renewed);
        }

        public void signOut(String token) {
          refreshTokens.end(token);
        }

        public void signOutEverywhere(String accountId) {
          refreshTokens.endAll(accountId);
        }

        private SignInTokens tokens(${account} account, ${classOf(classes.refreshTokens)}.Issued issued) {
          return new SignInTokens(
              accessTokens.issue(account.id(), account.roles(), issued.session()),
              issued.token(),
              "Bearer",
              properties.accessTokenLifetime().toSeconds());
        }
      }`,
  );
}

/** What a refusal costs where others have filled the table, with hashes of their kinds. */
function compareWithAnybody(): JavaFragment {
  return java`
    String other = accounts.anyHash().orElse(decoy);
    passwords.matches(password, other);
    passwords.matchOtherKinds(password, other);`;
}
