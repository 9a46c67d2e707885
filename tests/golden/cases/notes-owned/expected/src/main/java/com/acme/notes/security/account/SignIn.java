package com.acme.notes.security.account;

import com.acme.notes.security.AccessTokens;
import com.acme.notes.security.LocalSignIn;
import com.acme.notes.security.SecurityProperties;
import com.acme.notes.security.audit.AccountEvent;
import java.time.OffsetDateTime;
import java.util.function.Supplier;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;
import org.springframework.util.function.SingletonSupplier;

/**
 * Signs people in. Whether there is an account, it is locked or the password is wrong: the answer
 * is one, and takes as long.
 */
@Service
@LocalSignIn
public class SignIn {
  public record SignInTokens(
      String accessToken, String refreshToken, String tokenType, long expiresIn) {}

  private final Accounts accounts;
  private final RefreshTokens refreshTokens;
  private final AccessTokens accessTokens;
  private final PasswordEncoder passwords;
  private final SecurityProperties properties;
  private final ApplicationEventPublisher events;
  private final Supplier<String> decoys;

  public SignIn(
      Accounts accounts,
      RefreshTokens refreshTokens,
      AccessTokens accessTokens,
      PasswordEncoder passwords,
      SecurityProperties properties,
      ApplicationEventPublisher events) {
    this.accounts = accounts;
    this.refreshTokens = refreshTokens;
    this.accessTokens = accessTokens;
    this.passwords = passwords;
    this.properties = properties;
    this.events = events;
    this.decoys = SingletonSupplier.of(() -> passwords.encode(SecretToken.create()));
  }

  public SignInTokens signIn(String email, String password) {
    // Made with the first sign-in, whoever it is of: how long that takes tells nobody of an
    // account.
    String decoy = decoys.get();
    Account account = accounts.findByEmail(email).orElse(null);
    if (account == null) {
      passwords.matches(password, decoy);
      throw refusal("unknown", null);
    }
    check(account, password);
    if (!account.isVerified()) {
      throw AccountProblem.unverified();
    }
    var begun = refreshTokens.begin(account).orElseThrow(AccountProblem::wrongCredentials);
    accounts.forgetFailures(account.id());
    if (passwords.upgradeEncoding(account.passwordHash())) {
      accounts.renewHash(account, passwords.encode(password));
    }
    events.publishEvent(new AccountEvent("signed-in", account.id(), null));
    return tokens(account, begun);
  }

  /**
   * Refuses whoever does not know the password of an account. Guesses count, but for those at a
   * locked account, or a stranger could keep its owner out for good.
   */
  public void check(Account account, String password) {
    boolean matches = passwords.matches(password, account.passwordHash());
    if (!matches && !account.isLocked()) {
      accounts.countFailure(
          account.id(),
          properties.failuresBeforeLockout(),
          OffsetDateTime.now().plus(properties.lockout()));
    }
    if (!matches || account.isDisabled() || account.isLocked()) {
      throw refusal(account.id(), null);
    }
  }

  /**
   * The same of somebody signed in. Whoever guesses until that locks the account holds a session
   * that was stolen, and loses it.
   */
  public void confirm(Account account, String password) {
    try {
      check(account, password);
    } catch (AccountProblem e) {
      if (!account.isLocked()
          && accounts.find(account.id()).filter(Account::isLocked).isPresent()) {
        refreshTokens.endAll(account.id());
      }
      throw e;
    }
  }

  private AccountProblem refusal(String account, String reason) {
    events.publishEvent(new AccountEvent("sign-in-refused", account, reason));
    return AccountProblem.wrongCredentials();
  }

  public SignInTokens refresh(String token) {
    var renewed = refreshTokens.renew(token).orElseThrow(AccountProblem::invalidToken);
    Account account =
        accounts
            .find(renewed.accountId())
            .filter(found -> !found.isDisabled())
            .orElseThrow(AccountProblem::invalidToken);
    return tokens(account, renewed);
  }

  public void signOut(String token) {
    refreshTokens.end(token);
  }

  public void signOutEverywhere(String accountId) {
    refreshTokens.endAll(accountId);
  }

  private SignInTokens tokens(Account account, RefreshTokens.Issued issued) {
    return new SignInTokens(
        accessTokens.issue(account.id(), account.roles(), issued.session()),
        issued.token(),
        "Bearer",
        properties.accessTokenLifetime().toSeconds());
  }
}
