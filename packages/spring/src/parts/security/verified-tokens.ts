import type { SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, staticMember } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const CAFFEINE = 'com.github.benmanes.caffeine.cache';
const jwt = (name: string) => classOf({ packageName: 'org.springframework.security.oauth2.jwt', name });

/** What checks a token once for the calls of a minute: a signature costs as much as a small call does. */
export function verifiedTokens({ classes }: SecurityPart): JavaFile {
  const self = classes.verifiedTokens;
  return fileOf(
    self,
    java`
      ${javadoc`Remembers for a minute which tokens were found good, but for none longer than it is, so that not every call checks a signature. What may end before its token, such as a session, is asked elsewhere with each call.`}
      final class ${classOf(self)} implements ${jwt('JwtDecoder')} {
        private static final java.time.Duration MEMORY = java.time.Duration.ofMinutes(1);
        private static final int MOST_TOKENS = 2_000;

        private final ${classOf({ packageName: CAFFEINE, name: 'Cache' })}<String, ${jwt('Jwt')}> good =
            ${classOf({ packageName: CAFFEINE, name: 'Caffeine' })}.newBuilder().maximumSize(MOST_TOKENS).expireAfterWrite(MEMORY).build();
        private final ${jwt('JwtDecoder')} decoder;

        ${self.name}(${jwt('JwtDecoder')} decoder) {
          this.decoder = decoder;
        }

        @Override
        public ${jwt('Jwt')} decode(String token) {
          String digest = digestOf(token);
          ${jwt('Jwt')} known = good.getIfPresent(digest);
          if (known != null && !hasEnded(known)) {
            return known;
          }
          ${jwt('Jwt')} checked = decoder.decode(token);
          good.put(digest, checked);
          return checked;
        }

        private static boolean hasEnded(${jwt('Jwt')} token) {
          return token.getExpiresAt() != null && !java.time.Instant.now().isBefore(token.getExpiresAt());
        }

        private static String digestOf(String token) {
          try {
            var sha256 = java.security.MessageDigest.getInstance("SHA-256");
            byte[] bytes = token.getBytes(java.nio.charset.StandardCharsets.UTF_8);
            return java.util.HexFormat.of().formatHex(sha256.digest(bytes));
          } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
          }
        }
      }`,
  );
}

/** The test that a token is checked once, and again once it has ended. */
export function verifiedTokensTest({ classes, tests }: SecurityPart): JavaFile {
  const self = classes.verifiedTokens;
  const instant = java`java.time.Instant`;
  const assertThat = staticMember('org.assertj.core.api.Assertions', 'assertThat');
  const test = java`@org.junit.jupiter.api.Test`;
  return fileOf(
    tests.verifiedTokens,
    java`
      class ${classOf(tests.verifiedTokens)} {
        private final java.util.concurrent.atomic.AtomicInteger checks = new java.util.concurrent.atomic.AtomicInteger();

        ${test}
        void checksATokenOnce() {
          var tokens = tokensThatEnd(${instant}.now().plusSeconds(60));
          ${assertThat}(tokens.decode("one").getSubject()).isEqualTo(tokens.decode("one").getSubject());
          ${assertThat}(checks).hasValue(1);
          ${assertThat}(tokens.decode("two").getTokenValue()).isEqualTo("two");
          ${assertThat}(checks).hasValue(2);
        }

        ${test}
        void checksATokenAgainOnceItHasEnded() {
          var tokens = tokensThatEnd(${instant}.now().minusMillis(1));
          tokens.decode("one");
          tokens.decode("one");
          ${assertThat}(checks).hasValue(2);
        }

        private ${classOf(self)} tokensThatEnd(${instant} end) {
          return new ${classOf(self)}(
              token -> {
                checks.incrementAndGet();
                return ${jwt('Jwt')}.withTokenValue(token).header("alg", "RS256").subject("somebody").expiresAt(end).build();
              });
        }
      }`,
  );
}
