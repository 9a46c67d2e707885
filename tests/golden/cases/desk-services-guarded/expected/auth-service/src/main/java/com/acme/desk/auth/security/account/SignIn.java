package com.acme.desk.auth.security.account;

import com.acme.desk.auth.security.AccessTokens;
import com.acme.desk.auth.security.LocalSignIn;
import com.acme.desk.auth.security.SecurityProperties;
import com.acme.desk.auth.security.audit.AccountEvent;
import java.time.OffsetDateTime;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

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
  private final String decoy;

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
    this.decoy = passwords.encode(SecretToken.create());
  }

  public SignInTokens signIn(String email, String password) {
    Account account = accounts.findByEmail(email).orElse(null);
    if (account == null) {
      passwords.matches(password, decoy);
      throw refusal("unknown", null);
    }
    check(account, password);
    if (!account.isVerified()) {
      throw AccountProblem.unverified();
    }
    String refreshToken =
        refreshTokens.begin(account).orElseThrow(AccountProblem::wrongCredentials);
    accounts.forgetFailures(account.id());
    if (passwords.upgradeEncoding(account.passwordHash())) {
      accounts.renewHash(account, passwords.encode(password));
    }
    events.publishEvent(new AccountEvent("signed-in", account.id(), null));
    return tokens(account, refreshToken);
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
    return tokens(account, renewed.token());
  }

  public void signOut(String token) {
    refreshTokens.end(token);
  }

  private SignInTokens tokens(Account account, String refreshToken) {
    return new SignInTokens(
        accessTokens.issue(account.id(), account.roles()),
        refreshToken,
        "Bearer",
        properties.accessTokenLifetime().toSeconds());
  }
}
