import type { AccountsPart, OwnAccountTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const ENCODER = java`org.springframework.security.crypto.password.PasswordEncoder`;
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
        private static final java.util.regex.Pattern KIND = java.util.regex.Pattern.compile(${literal('\\{([^{}]+)\\}(.*)')});

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
              return encoder.matches(password, hashOf(stored));
            } catch (IllegalArgumentException e) {
              // A hash that was cut off or changed fits nothing, like all that are none.
            }
          }
          bcrypt.matches(password, decoy);
          return false;
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
          if (named.matches()) {
            return kinds.get(named.group(1));
          }
          return stored.startsWith("$argon2") ? argon2 : stored.matches(${literal('\\$2[aby]\\$.*')}) ? bcrypt : null;
        }

        private static String hashOf(String stored) {
          var named = KIND.matcher(stored);
          return named.matches() ? named.group(2) : stored;
        }
      }`,
  );
}
