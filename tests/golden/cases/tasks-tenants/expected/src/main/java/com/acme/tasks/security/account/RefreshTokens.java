package com.acme.tasks.security.account;

import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.SecurityProperties;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The tokens that keep people signed in. Each is good for one use, which gives the next of its
 * family.
 */
@Component
@LocalSignIn
public class RefreshTokens {
  public record Renewed(String accountId, String token) {}

  private final JdbcClient jdbc;
  private final SecurityProperties properties;

  public RefreshTokens(JdbcClient jdbc, SecurityProperties properties) {
    this.jdbc = jdbc;
    this.properties = properties;
  }

  /** The first token of a new family. */
  @Transactional
  public String begin(String accountId) {
    jdbc.sql("DELETE FROM auth_refresh_token WHERE account_id = :account AND expires_at < :now")
        .param("account", accountId)
        .param("now", OffsetDateTime.now())
        .update();
    return add(accountId, UUID.randomUUID().toString());
  }

  /**
   * Takes a token for the next one. One that comes a second time was stolen from somebody: its
   * family ends.
   */
  @Transactional
  public Optional<Renewed> renew(String token) {
    String hash = SecretToken.hash(token);
    int taken =
        jdbc.sql(
                "UPDATE auth_refresh_token SET used_at = :now WHERE token_hash = :hash AND used_at"
                    + " IS NULL AND expires_at > :now")
            .param("now", OffsetDateTime.now())
            .param("hash", hash)
            .update();
    if (taken == 0) {
      end(token);
      return Optional.empty();
    }
    return jdbc.sql("SELECT account_id, family FROM auth_refresh_token WHERE token_hash = :hash")
        .param("hash", hash)
        .query((row, number) -> new String[] {row.getString("account_id"), row.getString("family")})
        .optional()
        .map(found -> new Renewed(found[0], add(found[0], found[1])));
  }

  /** Ends the family of a token. */
  @Transactional
  public void end(String token) {
    jdbc.sql("SELECT family FROM auth_refresh_token WHERE token_hash = :hash")
        .param("hash", SecretToken.hash(token))
        .query(String.class)
        .optional()
        .ifPresent(
            family ->
                jdbc.sql("DELETE FROM auth_refresh_token WHERE family = :family")
                    .param("family", family)
                    .update());
  }

  public void endAll(String accountId) {
    jdbc.sql("DELETE FROM auth_refresh_token WHERE account_id = :account")
        .param("account", accountId)
        .update();
  }

  private String add(String accountId, String family) {
    String token = SecretToken.create();
    jdbc.sql(
            "INSERT INTO auth_refresh_token (token_hash, account_id, family, expires_at) VALUES"
                + " (:hash, :account, :family, :expires)")
        .param("hash", SecretToken.hash(token))
        .param("account", accountId)
        .param("family", family)
        .param("expires", OffsetDateTime.now().plus(properties.refreshTokenLifetime()))
        .update();
    return token;
  }
}
