package com.acme.tasks.security.account;

import com.acme.tasks.security.LocalSignIn;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
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

  private final JdbcClient jdbc;

  public OneTimeTokens(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** A new token, which takes the place of an earlier one for the same purpose. */
  @Transactional
  public String issue(String accountId, Purpose purpose) {
    String token = SecretToken.create();
    jdbc.sql("DELETE FROM auth_one_time_token WHERE account_id = :account AND purpose = :purpose")
        .param("account", accountId)
        .param("purpose", purpose.name())
        .update();
    jdbc.sql(
            "INSERT INTO auth_one_time_token (token_hash, account_id, purpose, expires_at) VALUES"
                + " (:hash, :account, :purpose, :expires)")
        .param("hash", SecretToken.hash(token))
        .param("account", accountId)
        .param("purpose", purpose.name())
        .param("expires", OffsetDateTime.now().plus(LIFETIME))
        .update();
    return token;
  }

  /** Takes a token and answers whose it was; nobody else gets it again. */
  @Transactional
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
    int taken =
        jdbc.sql("DELETE FROM auth_one_time_token WHERE token_hash = :hash")
            .param("hash", hash)
            .update();
    return account.filter(found -> taken == 1);
  }
}
