import type { SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, staticMember } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const source = (name: string) => classOf({ packageName: 'com.nimbusds.jose.jwk.source', name });
const CONTEXT = java`com.nimbusds.jose.proc.SecurityContext`;
const KEY_SET = java`com.nimbusds.jose.jwk.JWKSet`;

/** What keeps strangers from making a service read the keys of another with each call. */
export function calmKeys({ classes }: SecurityPart): JavaFile {
  const self = classes.calmKeys;
  const evaluator = source('JWKSetCacheRefreshEvaluator');
  return fileOf(
    self,
    java`
      ${javadoc`Reads keys again for a token that names none of the known ones, but only once in some seconds: anybody can make up such tokens. Who asks meanwhile waits for the keys that are being read.`}
      final class ${classOf(self)} extends ${source('JWKSetSourceWrapper')}<${CONTEXT}> {
        private static final long PAUSE = java.time.Duration.ofSeconds(5).toMillis();

        private final java.util.concurrent.locks.Lock lock = new java.util.concurrent.locks.ReentrantLock();
        private long next;

        ${self.name}(${source('JWKSetSource')}<${CONTEXT}> keys) {
          super(keys);
        }

        @Override
        public ${KEY_SET} getJWKSet(${evaluator} refresh, long now, ${CONTEXT} context)
            throws com.nimbusds.jose.KeySourceException {
          if (refresh == ${evaluator}.noRefresh()) {
            return getSource().getJWKSet(refresh, now, context);
          }
          lock.lock();
          try {
            if (now < next) {
              return getSource().getJWKSet(${evaluator}.noRefresh(), now, context);
            }
            next = now + PAUSE;
            return getSource().getJWKSet(refresh, now, context);
          } finally {
            lock.unlock();
          }
        }
      }`,
  );
}

/** The test that nobody makes a service read keys again and again. */
export function calmKeysTest({ classes, tests }: SecurityPart): JavaFile {
  const self = classOf(classes.calmKeys);
  const evaluator = source('JWKSetCacheRefreshEvaluator');
  const assertThat = staticMember('org.assertj.core.api.Assertions', 'assertThat');
  const test = java`@org.junit.jupiter.api.Test`;
  return fileOf(
    tests.calmKeys,
    java`
      ${javadoc`Asks for keys as tokens do that name one nobody knows.`}
      class ${classOf(tests.calmKeys)} {
        private static final long NOW = 1_000_000_000L;

        private final java.util.concurrent.atomic.AtomicInteger reads = new java.util.concurrent.atomic.AtomicInteger();
        private final ${self} keys = new ${self}(new Shown());

        ${test}
        void readsKeysAgainOnceInFiveSeconds() {
          for (int call = 0; call < 100; call++) {
            readAgain(NOW + call);
          }
          readAgain(NOW + 4_999);
          ${assertThat}(reads).hasValue(1);
          readAgain(NOW + 5_000);
          ${assertThat}(reads).hasValue(2);
        }

        ${test}
        void readsKeysOnceForMany() {
          java.util.stream.IntStream.range(0, 50).parallel().forEach(call -> readAgain(NOW));
          ${assertThat}(reads).hasValue(1);
        }

        ${test}
        void makesNobodyWaitWhoAsksForKnownKeys() throws Exception {
          keys.getJWKSet(${evaluator}.noRefresh(), NOW, null);
          ${assertThat}(reads).hasValue(0);
          readAgain(NOW);
          ${assertThat}(reads).hasValue(1);
        }

        private void readAgain(long now) {
          try {
            ${assertThat}(keys.getJWKSet(${evaluator}.forceRefresh(), now, null)).isNotNull();
          } catch (com.nimbusds.jose.KeySourceException e) {
            throw new IllegalStateException(e);
          }
        }

        private final class Shown implements ${source('JWKSetSource')}<${CONTEXT}> {
          @Override
          public ${KEY_SET} getJWKSet(${evaluator} refresh, long now, ${CONTEXT} context) {
            if (refresh != ${evaluator}.noRefresh()) {
              reads.incrementAndGet();
            }
            return new ${KEY_SET}();
          }

          @Override
          public void close() {
            // Nothing is open.
          }
        }
      }`,
  );
}
