package com.acme.tasks.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;

/**
 * Remembers for a minute which tokens were found good, but for none longer than it is, so that not
 * every call checks a signature. What may end before its token, such as a session, is asked
 * elsewhere with each call.
 */
final class VerifiedTokens implements JwtDecoder {
  private static final Duration MEMORY = Duration.ofMinutes(1);
  private static final int MOST_TOKENS = 2_000;

  private final Cache<String, Jwt> good =
      Caffeine.newBuilder().maximumSize(MOST_TOKENS).expireAfterWrite(MEMORY).build();
  private final JwtDecoder decoder;

  VerifiedTokens(JwtDecoder decoder) {
    this.decoder = decoder;
  }

  @Override
  public Jwt decode(String token) {
    String digest = digestOf(token);
    Jwt known = good.getIfPresent(digest);
    if (known != null && !hasEnded(known)) {
      return known;
    }
    Jwt checked = decoder.decode(token);
    good.put(digest, checked);
    return checked;
  }

  private static boolean hasEnded(Jwt token) {
    return token.getExpiresAt() != null && !Instant.now().isBefore(token.getExpiresAt());
  }

  private static String digestOf(String token) {
    try {
      var sha256 = MessageDigest.getInstance("SHA-256");
      byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(sha256.digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
