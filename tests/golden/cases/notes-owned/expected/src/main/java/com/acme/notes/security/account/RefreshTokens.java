package com.acme.notes.security.account;

import com.acme.notes.security.LocalSignIn;
import com.acme.notes.security.SecurityProperties;
import com.acme.notes.security.session.LiveSessions;
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
  /** A token, whose it is, and the session it belongs to: the family. */
  public record Issued(String accountId, String session, String token) {}

  private record Session(String accountId, String family, OffsetDateTime expiresAt) {}

  private final JdbcClient jdbc;
  private final Accounts accounts;
  private final SecurityProperties properties;
  private final LiveSessions liveSessions;

  public RefreshTokens(
      JdbcClient jdbc,
      Accounts accounts,
      SecurityProperties properties,
      LiveSessions liveSessions) {
    this.jdbc = jdbc;
    this.accounts = accounts;
    this.properties = properties;
    this.liveSessions = liveSessions;
  }

  /**
   * The first token of a new family; nothing where the password was changed since it was compared.
   */
  @Transactional(isolation = Isolation.READ_COMMITTED)
  public Optional<Issued> begin(Account account) {
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
  public Optional<Issued> renew(String token) {
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
    return Optional.of(add(session));
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
    liveSessions.forget();
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
    liveSessions.forget();
  }

  private Issued add(Session session) {
    String token = SecretToken.create();
    jdbc.sql(
            "INSERT INTO auth_refresh_token (token_hash, account_id, family, expires_at) VALUES"
                + " (:hash, :account, :family, :expires)")
        .param("hash", SecretToken.hash(token))
        .param("account", session.accountId())
        .param("family", session.family())
        .param("expires", session.expiresAt())
        .update();
    return new Issued(session.accountId(), session.family(), token);
  }
}
