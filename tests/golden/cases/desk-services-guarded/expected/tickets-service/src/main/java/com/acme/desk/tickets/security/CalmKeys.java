package com.acme.desk.tickets.security;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSetCacheRefreshEvaluator;
import com.nimbusds.jose.jwk.source.JWKSetSource;
import com.nimbusds.jose.jwk.source.JWKSetSourceWrapper;
import com.nimbusds.jose.proc.SecurityContext;
import java.time.Duration;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Reads keys again for a token that names none of the known ones, but only once in some seconds:
 * anybody can make up such tokens. Who asks meanwhile waits for the keys that are being read.
 */
final class CalmKeys extends JWKSetSourceWrapper<SecurityContext> {
  private static final long PAUSE = Duration.ofSeconds(5).toMillis();

  private final Lock lock = new ReentrantLock();
  private long next;

  CalmKeys(JWKSetSource<SecurityContext> keys) {
    super(keys);
  }

  @Override
  public JWKSet getJWKSet(JWKSetCacheRefreshEvaluator refresh, long now, SecurityContext context)
      throws KeySourceException {
    if (refresh == JWKSetCacheRefreshEvaluator.noRefresh()) {
      return getSource().getJWKSet(refresh, now, context);
    }
    lock.lock();
    try {
      if (now < next) {
        return getSource().getJWKSet(JWKSetCacheRefreshEvaluator.noRefresh(), now, context);
      }
      next = now + PAUSE;
      return getSource().getJWKSet(refresh, now, context);
    } finally {
      lock.unlock();
    }
  }
}
