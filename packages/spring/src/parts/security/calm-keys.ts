import type { SecurityPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
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
