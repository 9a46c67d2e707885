package com.acme.tasks.security.session;

import com.acme.tasks.security.LocalSignIn;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.OffsetDateTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Whether the session that an access token names is still there: signing out, a new password, other
 * roles and a disabled account end it, and with it all of its tokens. What the database said is
 * believed for a second, so that calls stay cheap; what ends a session here counts at once.
 */
@Component
@LocalSignIn
public class LiveSessions {
  private static final Duration MEMORY = Duration.ofSeconds(1);
  private static final int MOST_SESSIONS = 50_000;

  private final JdbcClient jdbc;
  private final Cache<String, Boolean> known =
      Caffeine.newBuilder().maximumSize(MOST_SESSIONS).expireAfterWrite(MEMORY).build();

  public LiveSessions(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public boolean isAlive(String session) {
    return session != null && known.get(session, this::isKept);
  }

  private boolean isKept(String session) {
    return jdbc.sql(
                "SELECT COUNT(*) FROM auth_refresh_token r JOIN auth_account a ON a.id ="
                    + " r.account_id WHERE r.family = :session AND r.expires_at > :now AND"
                    + " a.disabled_at IS NULL")
            .param("session", session)
            .param("now", OffsetDateTime.now())
            .query(Long.class)
            .single()
        > 0;
  }

  /**
   * Forgets what the database said, as soon as it says something else: behind the transaction that
   * ends sessions.
   */
  public void forget() {
    known.invalidateAll();
    if (TransactionSynchronizationManager.isSynchronizationActive()) {
      TransactionSynchronizationManager.registerSynchronization(
          new TransactionSynchronization() {
            @Override
            public void afterCommit() {
              known.invalidateAll();
            }
          });
    }
  }
}
