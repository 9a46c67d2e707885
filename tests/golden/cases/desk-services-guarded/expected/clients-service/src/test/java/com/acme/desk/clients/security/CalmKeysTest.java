package com.acme.desk.clients.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSetCacheRefreshEvaluator;
import com.nimbusds.jose.jwk.source.JWKSetSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Asks for keys as tokens do that name one nobody knows. */
class CalmKeysTest {
  private static final long NOW = 1_000_000_000L;

  private final AtomicInteger reads = new AtomicInteger();
  private final CalmKeys keys = new CalmKeys(new Shown());

  @Test
  void readsKeysAgainOnceInFiveSeconds() {
    for (int call = 0; call < 100; call++) {
      readAgain(NOW + call);
    }
    readAgain(NOW + 4_999);
    assertThat(reads).hasValue(1);
    readAgain(NOW + 5_000);
    assertThat(reads).hasValue(2);
  }

  @Test
  void readsKeysOnceForMany() {
    IntStream.range(0, 50).parallel().forEach(call -> readAgain(NOW));
    assertThat(reads).hasValue(1);
  }

  @Test
  void makesNobodyWaitWhoAsksForKnownKeys() throws Exception {
    keys.getJWKSet(JWKSetCacheRefreshEvaluator.noRefresh(), NOW, null);
    assertThat(reads).hasValue(0);
    readAgain(NOW);
    assertThat(reads).hasValue(1);
  }

  private void readAgain(long now) {
    try {
      assertThat(keys.getJWKSet(JWKSetCacheRefreshEvaluator.forceRefresh(), now, null)).isNotNull();
    } catch (KeySourceException e) {
      throw new IllegalStateException(e);
    }
  }

  private final class Shown implements JWKSetSource<SecurityContext> {
    @Override
    public JWKSet getJWKSet(
        JWKSetCacheRefreshEvaluator refresh, long now, SecurityContext context) {
      if (refresh != JWKSetCacheRefreshEvaluator.noRefresh()) {
        reads.incrementAndGet();
      }
      return new JWKSet();
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }
}
