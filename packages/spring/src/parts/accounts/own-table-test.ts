import type { AccountsPart, Blueprint, OwnAccountTable } from '@backsmith/blueprint';
import { java, javadoc, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import type { KeptAccounts, KeptParts } from '../../stores/kept-parts.ts';
import { sampledProfile } from './profile.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const ENCODER = java`org.springframework.security.crypto.password.PasswordEncoder`;

/** Makes rows that are accounts, for tests that call as somebody. */
export function testAccounts({ classes, security }: AccountsPart, own: OwnAccountTable): JavaFile {
  const role = classOf(security.role);
  return fileOf(
    own.test,
    java`
      ${javadoc`Makes accounts for tests: who calls is a row of the table, as records refer to it.`}
      @org.springframework.stereotype.Component
      public class ${classOf(own.test)} {
        private final ${classOf(classes.accounts)} accounts;

        ${own.test.name}(${classOf(classes.accounts)} accounts) {
          this.accounts = accounts;
        }

        ${javadoc`Somebody who never signs in.`}
        public String make(${role} role) {
          return make(java.util.UUID.randomUUID() + "@caller.example", "none", role);
        }

        public String make(String email, String hash, ${role} role) {
          String id = accounts.add(email, hash, java.util.Set.of(role), ${sampledProfile(own)});
          accounts.verify(id);
          return id;
        }
      }`,
  );
}

/** Attacks what is special about accounts in a table that others fill as well. */
export function ownTableTest(
  part: AccountsPart,
  own: OwnAccountTable,
  { tests: kept }: Pick<KeptAccounts, 'tests'>,
  client: KeptParts['client'],
  blueprint: Blueprint,
): JavaFile {
  const { classes, security, test } = part;
  const name = { ...test, name: 'AccountTableTest' };
  const role = classOf(security.role);
  return fileOf(
    name,
    java`
      ${javadoc`Attacks accounts whose rows other applications write as well.`}
      class ${classOf(name)} extends ${classOf(blueprint.tests.api)} {
        private static final String PASSWORD = "correct horse battery";

        ${AUTOWIRED} private ${client.type} ${client.name};
        ${AUTOWIRED} private ${classOf(classes.accounts)} accounts;
        ${AUTOWIRED} private ${classOf(classes.signIn)} signIn;
        ${AUTOWIRED} private ${classOf(own.test)} testAccounts;
        ${AUTOWIRED} private ${ENCODER} passwords;

        @org.junit.jupiter.api.AfterEach
        void deleteAccounts() {
          ${kept.deleteAccounts('table.example')}
        }

        ${TEST}
        void takesHashesOfOtherApplications() {
          String bcrypt = passwords.encode(PASSWORD).substring("$2a".length());
          var argon2 = org.springframework.security.crypto.argon2.Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8();
          for (String hash : java.util.List.of("$2a" + bcrypt, "$2b" + bcrypt, "$2y" + bcrypt, argon2.encode(PASSWORD))) {
            if (fits(hash)) {
              String email = row(hash);
              ${ASSERT_THAT}(signIn.signIn(email, PASSWORD).accessToken()).as(hash).isNotBlank();
              assertRefused(email, "another horse battery");
              ${ASSERT_THAT}(accounts.findByEmail(email).orElseThrow().passwordHash()).isEqualTo(hash);
            }
          }
        }

        ${TEST}
        void takesNothingElseForAHash() {
          for (String stored : java.util.List.of(PASSWORD, "{noop}" + PASSWORD, "{MD5}x", "pbkdf2_sha256$1$x$x", "$2a$", "$argon2id$v=19$", "{argon2}", "")) {
            String email = row(stored);
            assertRefused(email, PASSWORD);
            assertRefused(email, stored);
          }
        }

        ${TEST}
        void refusesAllKindsByAsManyComparisons() {
          var compared = new java.util.ArrayList<String>();
          var hashes =
              new ${classOf(own.classes.hashes)}() {
                @Override
                public boolean matches(CharSequence password, String stored) {
                  compared.add(stored);
                  return super.matches(password, stored);
                }
              };
          var argon2 = org.springframework.security.crypto.argon2.Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8();
          var cheap = new org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder(4);
          java.util.List<String> met = java.util.List.of(passwords.encode(PASSWORD), cheap.encode(PASSWORD), argon2.encode(PASSWORD));
          met.forEach(hash -> hashes.matches(PASSWORD, hash));
          for (String stored : java.util.stream.Stream.concat(met.stream(), java.util.stream.Stream.of("none", "$2a$", cheap.encode("another"))).toList()) {
            compared.clear();
            hashes.matches("wrong", stored);
            hashes.matchOtherKinds("wrong", stored);
            ${ASSERT_THAT}(compared).as(stored).hasSameSizeAs(met).doesNotHaveDuplicates();
          }
        }

        ${TEST}
        void findsAddressesInAnyCase() {
          String email = row(passwords.encode(PASSWORD));
          ${ASSERT_THAT}(signIn.signIn(email.toUpperCase(java.util.Locale.ROOT), PASSWORD).accessToken()).isNotBlank();
        }

        ${TEST}
        void callsAnAccountByOneNameOnly() {
          String id = accounts.findByEmail(row(passwords.encode(PASSWORD))).orElseThrow().id();
          ${ASSERT_THAT}(accounts.find(id)).isPresent();
          for (String other : java.util.List.of("0" + id, "+" + id, " " + id, id + "0".repeat(40), "-", "")) {
            ${ASSERT_THAT}(accounts.find(other)).as(other).isEmpty();
          }
        }

        ${own.resource.creatable && records(part, own, kept)}

        private String row(String stored) {
          String email = text(12).toLowerCase(java.util.Locale.ROOT) + "@table.example";
          testAccounts.make(email, stored, ${role}.USER);
          return email;
        }

        private boolean fits(String hash) {
          return ${own.hasRoomForArgon2 ? java`true` : java`hash.length() <= 60`};
        }

        private void assertRefused(String email, String password) {
          ${staticMember('org.assertj.core.api.Assertions', 'assertThatThrownBy')}(() -> signIn.signIn(email, password))
              .as(password)
              .isInstanceOf(${classOf(classes.problem)}.class);
        }
      }`,
  );
}

/** What administrators do with the records of the table. */
function records(
  { classes }: AccountsPart,
  { resource }: OwnAccountTable,
  { hash }: KeptAccounts['tests'],
): JavaFragment {
  const sampled = classOf(resource.test);
  return java`
    ${TEST}
    void keepsPasswordsOfRecordsAsHashes() {
      String location = create(${sampled}.PATH, ${sampled}.sample(this));
      String id = location.substring(location.lastIndexOf('/') + 1);
      ${ASSERT_THAT}(stored(id)).startsWith("$2a$").hasSize(60);
      ${ASSERT_THAT}(get(location)).hasStatusOk().bodyText().doesNotContain("$2a$");
    }

    ${TEST}
    void endsSessionsWithANewPasswordOfARecord(@${classOf({ packageName: 'org.springframework.beans.factory.annotation', name: 'Autowired' })} ${classOf(classes.refreshTokens)} sessions) {
      String location = create(${sampled}.PATH, ${sampled}.sample(this));
      String id = location.substring(location.lastIndexOf('/') + 1);
      String token = sessions.begin(accounts.find(id).orElseThrow()).orElseThrow().token();
      String before = stored(id);
      ${ASSERT_THAT}(put(location, ${sampled}.sample(this))).hasStatusOk();
      ${ASSERT_THAT}(stored(id)).isNotEqualTo(before).startsWith("$2a$");
      ${ASSERT_THAT}(sessions.renew(token)).isEmpty();
    }

    private String stored(String id) {
      String email = accounts.find(id).orElseThrow().email();
      return ${hash};
    }
`;
}
