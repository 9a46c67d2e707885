import type { AccountsPart, OwnAccountTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const ENCODER = java`org.springframework.security.crypto.password.PasswordEncoder`;
const PATTERN = java`java.util.regex.Pattern`;
const hashes = (kind: string, name: string) =>
  classOf({ packageName: `org.springframework.security.crypto.${kind}`, name });

/** What checks the hashes in a table that other applications have filled as well. */
export function passwordHashes(_: AccountsPart, own: OwnAccountTable): JavaFile {
  const self = own.classes.hashes;
  const argon2 = hashes('argon2', 'Argon2PasswordEncoder');
  const pbkdf2 = hashes('password', 'Pbkdf2PasswordEncoder');
  const scrypt = hashes('scrypt', 'SCryptPasswordEncoder');
  return fileOf(
    self,
    java`
      ${javadoc`Checks the hashes of the table, whoever made them: bcrypt, Argon2, and those that begin with their kind in braces. No password fits any other one. New ones are bcrypt, as most applications read it.`}
      public class ${classOf(self)} implements ${ENCODER} {
        private static final ${PATTERN} KIND = ${PATTERN}.compile(${literal('\\{([^{}]+)\\}(.*)')});
        private static final ${PATTERN} BCRYPT = ${PATTERN}.compile(${literal('\\$2[aby](\\$\\d\\d)\\$[./A-Za-z0-9]{53}')});
        private static final ${PATTERN} ARGON2 =
            ${PATTERN}.compile(${literal('(\\$argon2(?:d|i|id)\\$(?:v=\\d+\\$)?m=\\d+,t=\\d+,p=\\d+)\\$[A-Za-z0-9+/]+\\$[A-Za-z0-9+/]+')});

        ${javadoc`More kinds and costs than a table has that two or three applications filled.`}
        private static final int MOST_KINDS = 6;

        private final ${ENCODER} bcrypt = new ${hashes('bcrypt', 'BCryptPasswordEncoder')}();
        private final ${ENCODER} argon2 = ${argon2}.defaultsForSpringSecurity_v5_8();
        private final ${ENCODER} scrypt = ${scrypt}.defaultsForSpringSecurity_v5_8();
        private final java.util.Map<String, ${ENCODER}> kinds =
            java.util.Map.of(
                "bcrypt", bcrypt,
                "argon2", argon2,
                "argon2@SpringSecurity_v5_8", argon2,
                "pbkdf2@SpringSecurity_v5_8", ${pbkdf2}.defaultsForSpringSecurity_v5_8(),
                "scrypt", scrypt,
                "scrypt@SpringSecurity_v5_8", scrypt);
        private final java.util.function.Supplier<String> decoys =
            org.springframework.util.function.SingletonSupplier.of(() -> bcrypt.encode(java.util.UUID.randomUUID().toString()));

        ${javadoc`A hash of each kind and cost that was met, by these.`}
        private final java.util.Map<String, String> met = new java.util.concurrent.ConcurrentHashMap<>();

        @Override
        public String encode(CharSequence password) {
          return bcrypt.encode(password);
        }

        ${javadoc`What is no hash takes as long as one.`}
        @Override
        public boolean matches(CharSequence password, String stored) {
          // Made with the first password, whatever it is compared with: how long that takes tells nothing.
          String decoy = decoys.get();
          ${ENCODER} encoder = stored == null ? null : encoderOf(stored);
          if (encoder != null) {
            try {
              boolean matches = encoder.matches(password, hashOf(stored));
              meet(stored);
              return matches;
            } catch (IllegalArgumentException e) {
              // A hash that was cut off or changed fits nothing, like all that are none.
            }
          }
          bcrypt.matches(password, decoy);
          return false;
        }

        ${javadoc`Compares with a hash of every other kind and cost that was met in the table: how long a refusal takes tells neither which of them an address has, nor that it has none.`}
        public void matchOtherKinds(CharSequence password, String stored) {
          meet(decoys.get());
          String done = stored != null && isReadable(stored) ? costOf(stored) : costOf(decoys.get());
          met.forEach(
              (cost, hash) -> {
                if (!cost.equals(done)) {
                  matches(password, hash);
                }
              });
        }

        private void meet(String stored) {
          if (met.size() < MOST_KINDS) {
            met.putIfAbsent(costOf(stored), stored);
          }
        }

        ${javadoc`What decides how long a comparison takes: the text before the salt, or the kind in braces.`}
        private static String costOf(String stored) {
          for (${PATTERN} pattern : java.util.List.of(BCRYPT, ARGON2)) {
            var hash = pattern.matcher(hashOf(stored));
            if (hash.matches()) {
              return hash.group(1);
            }
          }
          return stored.substring(0, stored.indexOf('}') + 1);
        }

        ${javadoc`Whether any password can fit.`}
        public boolean isReadable(String stored) {
          return stored != null && encoderOf(stored) != null;
        }

        ${javadoc`Hashes stay as they are until somebody wants a new password: others may read the table as well.`}
        @Override
        public boolean upgradeEncoding(String stored) {
          return false;
        }

        private ${ENCODER} encoderOf(String stored) {
          var named = KIND.matcher(stored);
          String hash = hashOf(stored);
          if (named.matches()) {
            ${ENCODER} encoder = kinds.get(named.group(1));
            boolean isBroken =
                (encoder == bcrypt && !BCRYPT.matcher(hash).matches())
                    || (encoder == argon2 && !ARGON2.matcher(hash).matches());
            return isBroken ? null : encoder;
          }
          return BCRYPT.matcher(hash).matches() ? bcrypt : ARGON2.matcher(hash).matches() ? argon2 : null;
        }

        private static String hashOf(String stored) {
          var named = KIND.matcher(stored);
          return named.matches() ? named.group(2) : stored;
        }
      }`,
  );
}
