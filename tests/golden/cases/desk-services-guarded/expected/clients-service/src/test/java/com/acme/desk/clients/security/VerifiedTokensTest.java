package com.acme.desk.clients.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.security.oauth2.jwt.Jwt;

class VerifiedTokensTest {
  private final AtomicInteger checks = new AtomicInteger();

  @Test
  void checksATokenOnce() {
    var tokens = tokensThatEnd(Instant.now().plusSeconds(60));
    assertThat(tokens.decode("one").getSubject()).isEqualTo(tokens.decode("one").getSubject());
    assertThat(checks).hasValue(1);
    assertThat(tokens.decode("two").getTokenValue()).isEqualTo("two");
    assertThat(checks).hasValue(2);
  }

  @Test
  void checksATokenAgainOnceItHasEnded() {
    var tokens = tokensThatEnd(Instant.now().minusMillis(1));
    tokens.decode("one");
    tokens.decode("one");
    assertThat(checks).hasValue(2);
  }

  private VerifiedTokens tokensThatEnd(Instant end) {
    return new VerifiedTokens(
        token -> {
          checks.incrementAndGet();
          return Jwt.withTokenValue(token)
              .header("alg", "RS256")
              .subject("somebody")
              .expiresAt(end)
              .build();
        });
  }
}
