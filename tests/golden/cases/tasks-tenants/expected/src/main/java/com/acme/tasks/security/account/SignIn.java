package com.acme.tasks.security.account;

import com.acme.tasks.security.AccessTokens;
import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.SecurityProperties;
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
    boolean matches = passwords.matches(password, account == null ? decoy : account.passwordHash());
    if (account == null) {
      throw AccountProblem.wrongCredentials();
    }
    // Guesses at a locked account count for nothing, or a stranger could keep its owner out for
    // good.
    if (!matches && !account.isLocked()) {
      countFailure(account);
    }
    if (!matches || account.isDisabled() || account.isLocked()) {
      events.publishEvent(new AccountEvent("sign-in-refused", account.id(), null));
      throw AccountProblem.wrongCredentials();
    }
    if (!account.isVerified()) {
      throw AccountProblem.unverified();
    }
    accounts.forgetFailures(account.id());
    if (passwords.upgradeEncoding(account.passwordHash())) {
      accounts.setPassword(account.id(), passwords.encode(password));
    }
    events.publishEvent(new AccountEvent("signed-in", account.id(), null));
    return tokens(account, refreshTokens.begin(account.id()));
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

  private void countFailure(Account account) {
    accounts.countFailure(
        account.id(),
        properties.failuresBeforeLockout(),
        OffsetDateTime.now().plus(properties.lockout()));
  }

  private SignInTokens tokens(Account account, String refreshToken) {
    return new SignInTokens(
        accessTokens.issue(account.id(), account.roles()),
        refreshToken,
        "Bearer",
        properties.accessTokenLifetime().toSeconds());
  }
}
