package com.acme.notes.security.account;

import com.acme.notes.security.LocalSignIn;
import com.acme.notes.security.SecurityProperties;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/**
 * The tokens that keep people signed in. Each is good for one use, which gives the next of its
 * family; all of a family end when the first would have.
 */
@Component
@LocalSignIn
public class RefreshTokens {
  public record Renewed(String accountId, String token) {}

  private record Session(String accountId, String family, OffsetDateTime expiresAt) {}

  private final JdbcClient jdbc;
  private final Accounts accounts;
  private final SecurityProperties properties;

  public RefreshTokens(JdbcClient jdbc, Accounts accounts, SecurityProperties properties) {
    this.jdbc = jdbc;
    this.accounts = accounts;
    this.properties = properties;
  }

  /**
   * The first token of a new family; nothing where the password was changed since it was compared.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public Optional<String> begin(Account account) {
    if (accounts.hold(account.id()).filter(account.passwordHash()::equals).isEmpty()) {
      return Optional.empty();
    }
    jdbc.sql("DELETE FROM auth_refresh_token WHERE account_id = :account AND expires_at < :now")
        .param("account", account.id())
        .param("now", OffsetDateTime.now())
        .update();
    var expiresAt = OffsetDateTime.now().plus(properties.refreshTokenLifetime());
    return Optional.of(add(new Session(account.id(), UUID.randomUUID().toString(), expiresAt)));
  }

  /**
   * Takes a token for the next one. One that comes a second time was stolen from somebody: its
   * family ends.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public Optional<Renewed> renew(String token) {
    Session session = held(token).orElse(null);
    if (session == null) {
      return Optional.empty();
    }
    int taken =
        jdbc.sql(
                "UPDATE auth_refresh_token SET used_at = :now WHERE token_hash = :hash AND used_at"
                    + " IS NULL AND expires_at > :now")
            .param("now", OffsetDateTime.now())
            .param("hash", SecretToken.hash(token))
            .update();
    if (taken == 0) {
      end(session);
      return Optional.empty();
    }
    return Optional.of(new Renewed(session.accountId(), add(session)));
  }

  /** Ends the family of a token. */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void end(String token) {
    held(token).ifPresent(this::end);
  }

  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void endAll(String accountId) {
    accounts.hold(accountId);
    jdbc.sql("DELETE FROM auth_refresh_token WHERE account_id = :account")
        .param("account", accountId)
        .update();
  }

  /**
   * The session of a token, with its account held: what ends it meanwhile would else miss the next
   * token.
   */
  private Optional<Session> held(String token) {
    var session =
        jdbc.sql(
                "SELECT account_id, family, expires_at FROM auth_refresh_token WHERE token_hash ="
                    + " :hash")
            .param("hash", SecretToken.hash(token))
            .query(
                (row, number) ->
                    new Session(
                        row.getString("account_id"),
                        row.getString("family"),
                        row.getObject("expires_at", OffsetDateTime.class)))
            .optional();
    session.ifPresent(found -> accounts.hold(found.accountId()));
    return session;
  }

  private void end(Session session) {
    jdbc.sql("DELETE FROM auth_refresh_token WHERE family = :family")
        .param("family", session.family())
        .update();
  }

  private String add(Session session) {
    String token = SecretToken.create();
    jdbc.sql(
            "INSERT INTO auth_refresh_token (token_hash, account_id, family, expires_at) VALUES"
                + " (:hash, :account, :family, :expires)")
        .param("hash", SecretToken.hash(token))
        .param("account", session.accountId())
        .param("family", session.family())
        .param("expires", session.expiresAt())
        .update();
    return token;
  }
}
