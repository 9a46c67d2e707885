import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** Somebody who can sign in. */
export function accountRecord({ classes, security }: AccountsPart): JavaFile {
  const role = classOf(security.role);
  return fileOf(
    classes.account,
    java`
      ${javadoc`Somebody who can sign in.`}
      public record ${classOf(classes.account)}(
          String id,
          String email,
          String passwordHash,
          java.time.OffsetDateTime verifiedAt,
          java.time.OffsetDateTime disabledAt,
          java.time.OffsetDateTime lockedUntil,
          java.util.Set<${role}> roles) {
        public boolean isVerified() {
          return verifiedAt != null;
        }

        public boolean isDisabled() {
          return disabledAt != null;
        }

        public boolean isLocked() {
          return lockedUntil != null && lockedUntil.isAfter(java.time.OffsetDateTime.now());
        }

        ${classOf(classes.account)} withRoles(java.util.Set<${role}> others) {
          return new ${classOf(classes.account)}(
              id, email, passwordHash, verifiedAt, disabledAt, lockedUntil, others);
        }
      }`,
  );
}

/** What happens to accounts, for those who listen. */
export function accountEvent({ classes }: AccountsPart): JavaFile {
  return fileOf(
    classes.event,
    java`
      ${javadoc`Something that happened to an account, such as a sign-in or new roles.`}
      public record ${classOf(classes.event)}(String what, String accountId, String detail) {}`,
  );
}

/** The problems of signing in. */
export function accountProblem({ classes, own }: AccountsPart): JavaFile {
  const self = classes.problem;
  const status = java`org.springframework.http.HttpStatus`;
  const problem = java`org.springframework.http.ProblemDetail`;
  const make = (name: string, code: string, text: string, constant: string, isPublic = false) => java`
    ${isPublic && java`public`} static ${classOf(self)} ${name}() {
      return new ${classOf(self)}(${status}.${constant}, ${literal(code)}, ${literal(text)});
    }`;
  return fileOf(
    self,
    java`
      ${javadoc`A refusal while signing in. None of them tells whether there is an account.`}
      public class ${classOf(self)} extends org.springframework.web.ErrorResponseException {
        private ${self.name}(${status} status, String code, String detail) {
          super(status, body(status, code, detail), null);
        }

        ${make('wrongCredentials', 'wrong-credentials', 'Wrong e-mail or password, or too many attempts', 'UNAUTHORIZED')}

        ${make('invalidToken', 'invalid-token', 'This token is not valid, or not any more', 'UNAUTHORIZED')}

        ${make('unverified', 'email-not-verified', 'Confirm your e-mail address first', 'FORBIDDEN')}

        ${javadoc`A password that breaks a rule, which the answer says.`}
        static ${classOf(self)} weakPassword(String rule) {
          var problem = new ${classOf(self)}(${status}.UNPROCESSABLE_CONTENT, "weak-password", rule);
          problem.getBody().setProperty("errors", java.util.List.of(java.util.Map.of("field", "password", "message", rule)));
          return problem;
        }

        ${make('registrationClosed', 'registration-closed', 'Nobody registers here: ask an administrator for an account. Whoever runs this service lets people register with REGISTRATION=true.', 'FORBIDDEN')}

        ${make('unknownAccount', 'not-found', 'This account does not exist', 'NOT_FOUND', true)}

        ${make('ownAccount', 'own-account', 'Somebody else must change this for you', 'CONFLICT')}

        ${
          own === undefined &&
          java`${make('knownAddress', 'known-address', 'This address has an account already', 'CONFLICT')}
`
        }
        ${
          own?.asked.some(({ unique }) => unique) === true &&
          java`${make('taken', 'taken', 'Somebody else has one of these values', 'CONFLICT')}
`
        }
        private static ${problem} body(${status} status, String code, String detail) {
          ${problem} problem = ${problem}.forStatusAndDetail(status, detail);
          problem.setProperty("code", code);
          return problem;
        }
      }`,
  );
}

/** Random secrets, of which only the hash is kept. */
export function secretToken({ classes }: AccountsPart): JavaFile {
  const self = classes.secretToken;
  return fileOf(
    self,
    java`
      ${javadoc`Random tokens of 256 bits. The database knows their hashes alone, so that reading it lets nobody in.`}
      final class ${classOf(self)} {
        private static final org.springframework.security.crypto.keygen.StringKeyGenerator GENERATOR =
            new org.springframework.security.crypto.keygen.Base64StringKeyGenerator(java.util.Base64.getUrlEncoder().withoutPadding(), 32);

        private ${self.name}() {}

        static String create() {
          return GENERATOR.generateKey();
        }

        static String hash(String token) {
          try {
            var digest = java.security.MessageDigest.getInstance("SHA-256");
            return java.util.HexFormat.of().formatHex(digest.digest(token.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
          } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
          }
        }
      }`,
  );
}
