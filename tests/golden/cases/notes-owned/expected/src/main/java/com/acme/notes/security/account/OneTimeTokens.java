package com.acme.notes.security.account;

import com.acme.notes.security.LocalSignIn;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** The tokens mails carry: each for one purpose, good once and not for long. */
@Component
@LocalSignIn
public class OneTimeTokens {
  public enum Purpose {
    VERIFY_EMAIL,
    RESET_PASSWORD
  }

  private static final Duration LIFETIME = Duration.ofHours(2);
  private static final Duration PAUSE = Duration.ofMinutes(1);

  private final JdbcClient jdbc;
  private final Accounts accounts;

  public OneTimeTokens(JdbcClient jdbc, Accounts accounts) {
    this.jdbc = jdbc;
    this.accounts = accounts;
  }

  /**
   * A new token, unless the last one is not a minute old: strangers who ask again and again fill no
   * mailbox. Earlier ones stay good, or they would take them away.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public Optional<String> issue(String accountId, Purpose purpose) {
    accounts.hold(accountId);
    var now = OffsetDateTime.now();
    var recent =
        jdbc.sql(
                "SELECT token_hash FROM auth_one_time_token WHERE account_id = :account AND purpose"
                    + " = :purpose AND expires_at > :recent FOR UPDATE")
            .param("account", accountId)
            .param("purpose", purpose.name())
            .param("recent", now.plus(LIFETIME).minus(PAUSE))
            .query(String.class)
            .list();
    if (!recent.isEmpty()) {
      return Optional.empty();
    }
    jdbc.sql("DELETE FROM auth_one_time_token WHERE account_id = :account AND expires_at < :now")
        .param("account", accountId)
        .param("now", now)
        .update();
    String token = SecretToken.create();
    jdbc.sql(
            "INSERT INTO auth_one_time_token (token_hash, account_id, purpose, expires_at) VALUES"
                + " (:hash, :account, :purpose, :expires)")
        .param("hash", SecretToken.hash(token))
        .param("account", accountId)
        .param("purpose", purpose.name())
        .param("expires", now.plus(LIFETIME))
        .update();
    return Optional.of(token);
  }

  /**
   * Takes a token and answers whose it was; nobody else gets it again, nor any other for the same
   * purpose.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public Optional<String> take(String token, Purpose purpose) {
    String hash = SecretToken.hash(token);
    Optional<String> account =
        jdbc.sql(
                "SELECT account_id FROM auth_one_time_token WHERE token_hash = :hash AND purpose ="
                    + " :purpose AND expires_at > :now")
            .param("hash", hash)
            .param("purpose", purpose.name())
            .param("now", OffsetDateTime.now())
            .query(String.class)
            .optional();
    account.ifPresent(accounts::hold);
    int taken =
        jdbc.sql("DELETE FROM auth_one_time_token WHERE token_hash = :hash")
            .param("hash", hash)
            .update();
    if (taken == 0) {
      return Optional.empty();
    }
    account.ifPresent(
        id ->
            jdbc.sql(
                    "DELETE FROM auth_one_time_token WHERE account_id = :account AND purpose ="
                        + " :purpose")
                .param("account", id)
                .param("purpose", purpose.name())
                .update());
    return account;
  }
}
