import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import type { KeptAccounts } from '../../stores/kept-parts.ts';

const SERVICE = java`@org.springframework.stereotype.Service`;
const ENCODER = java`org.springframework.security.crypto.password.PasswordEncoder`;
const EVENTS = java`org.springframework.context.ApplicationEventPublisher`;

/** New accounts, e-mail addresses and passwords. */
export function registration(
  { classes, security, own }: AccountsPart,
  { transactional }: Pick<KeptAccounts, 'transactional'>,
): JavaFile {
  const self = classes.registration;
  const account = classOf(classes.account);
  const problem = classOf(classes.problem);
  const mail = classOf(classes.mail);
  const purpose = java`${classOf(classes.oneTimeTokens)}.Purpose`;
  const event = classOf(classes.event);
  return fileOf(
    self,
    java`
      ${javadoc`New accounts and new passwords. Whoever asks learns nothing about accounts; their owners get a mail.`}
      ${SERVICE}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private final ${classOf(classes.accounts)} accounts;
        private final ${classOf(classes.oneTimeTokens)} oneTimeTokens;
        private final ${classOf(classes.refreshTokens)} refreshTokens;
        private final ${ENCODER} passwords;
        private final ${classOf(classes.passwordRules)} rules;
        private final ${classOf(security.properties)} properties;
        private final ${EVENTS} events;

        public ${self.name}(
            ${classOf(classes.accounts)} accounts,
            ${classOf(classes.oneTimeTokens)} oneTimeTokens,
            ${classOf(classes.refreshTokens)} refreshTokens,
            ${ENCODER} passwords,
            ${classOf(classes.passwordRules)} rules,
            ${classOf(security.properties)} properties,
            ${EVENTS} events) {
          this.accounts = accounts;
          this.oneTimeTokens = oneTimeTokens;
          this.refreshTokens = refreshTokens;
          this.passwords = passwords;
          this.rules = rules;
          this.properties = properties;
          this.events = events;
        }

        ${javadoc`Makes an account; the owner of an address that has one is told how to get back in instead.`}
        ${transactional}
        public void register(String email, String password${own && java`, java.util.Map<String, ?> profile`}) {
          if (!properties.registration()) {
            throw ${problem}.registrationClosed();
          }
          String hash = encoded(password, ${own === undefined ? java`java.util.List.of(email)` : java`names(email, profile)`});
          ${own?.asked.some(({ unique }) => unique) === true && taken(problem)}
          java.util.Optional<${account}> known = accounts.findByEmail(email);
          if (known.isPresent()) {
            mail(known.get().id(), known.get().email(), ${purpose}.RESET_PASSWORD, "account-exists");
          } else {
            String id = accounts.add(email, hash, java.util.Set.of(${classOf(security.role)}.USER)${own && java`, profile`});
            mail(id, email, ${purpose}.VERIFY_EMAIL, "verify-email");
            events.publishEvent(new ${classOf(classes.event)}("registered", id, null));
          }
        }

        ${own === undefined && invitation(classOf(security.role), problem, purpose, event, classOf(classes.secretToken), transactional)}

        ${transactional}
        public void verify(String token) {
          accounts.verify(owner(token, ${purpose}.VERIFY_EMAIL));
        }

        ${transactional}
        public void requestReset(String email) {
          accounts
              .findByEmail(email)
              .filter(found -> !found.isDisabled())
              .ifPresent(
                  found -> mail(found.id(), found.email(), ${purpose}.RESET_PASSWORD, "reset-password"));
        }

        ${transactional === undefined ? newPasswordsAtOnce(account, problem, purpose) : newPasswords(account, problem, purpose, transactional)}

        ${javadoc`The hash of a password that breaks no rule; the names are those of its owner.`}
        String encoded(String password, java.util.List<String> names) {
          rules
              .broken(password, names)
              .ifPresent(
                  rule -> {
                    throw ${problem}.weakPassword(rule);
                  });
          return passwords.encode(password);
        }

        ${own && namesOfProfile()}

        ${transactional === undefined ? setHash(account, event) : setPassword(account, event)}

        private String owner(String token, ${purpose} purpose) {
          return oneTimeTokens.take(token, purpose).orElseThrow(${problem}::invalidToken);
        }

        private void mail(String id, String email, ${purpose} purpose, String template) {
          oneTimeTokens.issue(id, purpose).ifPresent(token -> events.publishEvent(new ${mail}(email, template, token)));
        }
      }`,
  );
}

/** How administrators make accounts, where those have tables of their own. */
function invitation(
  role: JavaFragment,
  problem: JavaFragment,
  purpose: JavaFragment,
  event: JavaFragment,
  secret: JavaFragment,
  transactional: JavaFragment | undefined,
): JavaFragment {
  return java`
    ${javadoc`Makes an account for somebody who chooses a password by the mail they get; until then nobody signs in by it. Answers who it is.`}
    ${transactional}
    public String invite(String email, java.util.Set<${role}> roles) {
      if (accounts.findByEmail(email).isPresent()) {
        throw ${problem}.knownAddress();
      }
      String id = accounts.add(email, passwords.encode(${secret}.create()), roles);
      mail(id, email, ${purpose}.RESET_PASSWORD, "invitation");
      events.publishEvent(new ${event}("invited", id, roles.toString()));
      return id;
    }
`;
}

/** Where a failure takes everything back that the call has changed before. */
function newPasswords(
  account: JavaFragment,
  problem: JavaFragment,
  purpose: JavaFragment,
  transactional: JavaFragment,
): JavaFragment {
  return java`
    ${javadoc`A new password by a token from a mail, which also shows that the address is theirs. It ends all sessions.`}
    ${transactional}
    public void reset(String token, String password) {
      String id = owner(token, ${purpose}.RESET_PASSWORD);
      ${account} account = accounts.find(id).orElseThrow(${problem}::invalidToken);
      accounts.verify(id);
      accounts.forgetFailures(id);
      setPassword(account, password);
    }

    ${javadoc`Another password for somebody who knew the one they have, unless that was changed meanwhile.`}
    ${transactional}
    public void change(${account} account, String password) {
      if (accounts.hold(account.id()).filter(account.passwordHash()::equals).isEmpty()) {
        throw ${problem}.wrongCredentials();
      }
      setPassword(account, password);
    }`;
}

/** Where nothing is taken back: what may be refused is asked before anything changes. */
function newPasswordsAtOnce(account: JavaFragment, problem: JavaFragment, purpose: JavaFragment): JavaFragment {
  return java`
    ${javadoc`A new password by a token from a mail, which also shows that the address is theirs. It ends all sessions. A password that is refused uses no token up.`}
    public void reset(String token, String password) {
      ${account} account =
          oneTimeTokens
              .owner(token, ${purpose}.RESET_PASSWORD)
              .flatMap(accounts::find)
              .orElseThrow(${problem}::invalidToken);
      String hash = encoded(password, java.util.List.of(account.email()));
      String id = owner(token, ${purpose}.RESET_PASSWORD);
      accounts.verify(id);
      accounts.forgetFailures(id);
      accounts.setPassword(id, hash);
      changed(account);
    }

    ${javadoc`Another password for somebody who knew the one they have, unless that was changed meanwhile.`}
    public void change(${account} account, String password) {
      if (!accounts.changePassword(account, encoded(password, java.util.List.of(account.email())))) {
        throw ${problem}.wrongCredentials();
      }
      changed(account);
    }`;
}

function setPassword(account: JavaFragment, event: JavaFragment): JavaFragment {
  return java`
    private void setPassword(${account} account, String password) {
      accounts.setPassword(account.id(), encoded(password, java.util.List.of(account.email())));
      refreshTokens.endAll(account.id());
      events.publishEvent(new ${event}("password-changed", account.id(), null));
    }`;
}

function setHash(account: JavaFragment, event: JavaFragment): JavaFragment {
  return java`
    ${javadoc`Ends all sessions behind a new password: whoever begins one looks at the password behind that.`}
    private void changed(${account} account) {
      refreshTokens.endAll(account.id());
      events.publishEvent(new ${event}("password-changed", account.id(), null));
    }`;
}

/** What somebody who registers is called. */
function namesOfProfile(): JavaFragment {
  return java`
    private static java.util.List<String> names(String email, java.util.Map<String, ?> profile) {
      return java.util.stream.Stream.concat(java.util.stream.Stream.of(email), profile.values().stream())
          .filter(String.class::isInstance)
          .map(String.class::cast)
          .toList();
    }
`;
}

/** What is there once is said before the address is looked at, which the answer would else tell of. */
function taken(problem: JavaFragment): JavaFragment {
  return java`
    // Before the address is looked at: the answer would else tell whether it has an account.
    if (accounts.isTaken(profile)) {
      throw ${problem}.taken();
    }`;
}
