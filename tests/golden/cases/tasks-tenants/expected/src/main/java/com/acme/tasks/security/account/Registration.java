package com.acme.tasks.security.account;

import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.Role;
import com.acme.tasks.security.SecurityProperties;
import com.acme.tasks.security.audit.AccountEvent;
import com.acme.tasks.security.mail.Mail;
import com.acme.tasks.security.password.PasswordRules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/**
 * New accounts and new passwords. Whoever asks learns nothing about accounts; their owners get a
 * mail.
 */
@Service
@LocalSignIn
public class Registration {
  private final Accounts accounts;
  private final OneTimeTokens oneTimeTokens;
  private final RefreshTokens refreshTokens;
  private final PasswordEncoder passwords;
  private final PasswordRules rules;
  private final SecurityProperties properties;
  private final ApplicationEventPublisher events;

  public Registration(
      Accounts accounts,
      OneTimeTokens oneTimeTokens,
      RefreshTokens refreshTokens,
      PasswordEncoder passwords,
      PasswordRules rules,
      SecurityProperties properties,
      ApplicationEventPublisher events) {
    this.accounts = accounts;
    this.oneTimeTokens = oneTimeTokens;
    this.refreshTokens = refreshTokens;
    this.passwords = passwords;
    this.rules = rules;
    this.properties = properties;
    this.events = events;
  }

  /** Makes an account; the owner of an address that has one is told how to get back in instead. */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void register(String email, String password) {
    if (!properties.registration()) {
      throw AccountProblem.registrationClosed();
    }
    String hash = encoded(password, List.of(email));
    Optional<Account> known = accounts.findByEmail(email);
    if (known.isPresent()) {
      mail(
          known.get().id(),
          known.get().email(),
          OneTimeTokens.Purpose.RESET_PASSWORD,
          "account-exists");
    } else {
      String id = accounts.add(email, hash, Set.of(Role.USER));
      mail(id, email, OneTimeTokens.Purpose.VERIFY_EMAIL, "verify-email");
      events.publishEvent(new AccountEvent("registered", id, null));
    }
  }

  /**
   * Makes an account for somebody who chooses a password by the mail they get; until then nobody
   * signs in by it. Answers who it is.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public String invite(String email, Set<Role> roles) {
    if (accounts.findByEmail(email).isPresent()) {
      throw AccountProblem.knownAddress();
    }
    String id = accounts.add(email, passwords.encode(SecretToken.create()), roles);
    mail(id, email, OneTimeTokens.Purpose.RESET_PASSWORD, "invitation");
    events.publishEvent(new AccountEvent("invited", id, roles.toString()));
    return id;
  }

  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void verify(String token) {
    accounts.verify(owner(token, OneTimeTokens.Purpose.VERIFY_EMAIL));
  }

  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void requestReset(String email) {
    accounts
        .findByEmail(email)
        .filter(found -> !found.isDisabled())
        .ifPresent(
            found ->
                mail(
                    found.id(),
                    found.email(),
                    OneTimeTokens.Purpose.RESET_PASSWORD,
                    "reset-password"));
  }

  /**
   * A new password by a token from a mail, which also shows that the address is theirs. It ends all
   * sessions.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void reset(String token, String password) {
    String id = owner(token, OneTimeTokens.Purpose.RESET_PASSWORD);
    Account account = accounts.find(id).orElseThrow(AccountProblem::invalidToken);
    accounts.verify(id);
    accounts.forgetFailures(id);
    setPassword(account, password);
  }

  /**
   * Another password for somebody who knew the one they have, unless that was changed meanwhile.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void change(Account account, String password) {
    if (accounts.hold(account.id()).filter(account.passwordHash()::equals).isEmpty()) {
      throw AccountProblem.wrongCredentials();
    }
    setPassword(account, password);
  }

  /** The hash of a password that breaks no rule; the names are those of its owner. */
  String encoded(String password, List<String> names) {
    rules
        .broken(password, names)
        .ifPresent(
            rule -> {
              throw AccountProblem.weakPassword(rule);
            });
    return passwords.encode(password);
  }

  private void setPassword(Account account, String password) {
    accounts.setPassword(account.id(), encoded(password, List.of(account.email())));
    refreshTokens.endAll(account.id());
    events.publishEvent(new AccountEvent("password-changed", account.id(), null));
  }

  private String owner(String token, OneTimeTokens.Purpose purpose) {
    return oneTimeTokens.take(token, purpose).orElseThrow(AccountProblem::invalidToken);
  }

  private void mail(String id, String email, OneTimeTokens.Purpose purpose, String template) {
    oneTimeTokens
        .issue(id, purpose)
        .ifPresent(token -> events.publishEvent(new Mail(email, template, token)));
  }
}
