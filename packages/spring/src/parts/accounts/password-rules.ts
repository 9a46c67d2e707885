import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const OPTIONAL = java`java.util.Optional<String>`;
const ROOT = java`java.util.Locale.ROOT`;

/** Where the common passwords lie among the resources of a project. */
export const COMMON_PASSWORDS = '/security/common-passwords.txt';

/** What makes a password a bad one. */
export function passwordRules({ classes, security, refusedName }: AccountsPart): JavaFile {
  const self = classes.passwordRules;
  const broken = java`java.util.Optional.of`;
  return fileOf(
    self,
    java`
      ${javadoc`What makes a password a bad one: its length, that many have it, or that it holds a name anybody knows.`}
      @org.springframework.stereotype.Component
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final int FEWEST_BYTES = 12;

        ${javadoc`bcrypt reads no more.`}
        private static final int MOST_BYTES = 72;

        ${javadoc`Names of fewer letters are part of many words.`}
        private static final int SHORTEST_NAME = 4;

        ${refusedName !== undefined && java`private static final String APPLICATION = ${literal(refusedName)};`}

        private final java.util.Set<String> common;

        public ${self.name}() throws java.io.IOException {
          try (var list = ${classOf(self)}.class.getResourceAsStream(${literal(COMMON_PASSWORDS)})) {
            var text = new String(list.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            this.common = java.util.Set.copyOf(text.lines().toList());
          }
        }

        ${javadoc`The rule a password breaks, in words; nothing for one that breaks none. The names are those of its owner: of an address the part before the sign counts as well.`}
        public ${OPTIONAL} broken(String password, java.util.List<String> names) {
          int length = password.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
          String plain = password.strip().toLowerCase(${ROOT});
          if (length < FEWEST_BYTES || length > MOST_BYTES) {
            return ${broken}("A password has " + FEWEST_BYTES + " to " + MOST_BYTES + " bytes");
          }
          if (common.contains(plain)) {
            return ${broken}("This password is among the most common ones");
          }
          if (names.stream().anyMatch(name -> holds(plain, name) || holds(plain, name.split("@", 2)[0]))) {
            return ${broken}("A password contains neither the e-mail address nor the name of its owner");
          }
          ${
            refusedName !== undefined &&
            java`
          if (plain.contains(APPLICATION)) {
            return ${broken}("A password does not contain the name of the application");
          }`
          }
          return java.util.Optional.empty();
        }

        private static boolean holds(String password, String name) {
          String plain = name.strip().toLowerCase(${ROOT});
          return plain.length() >= SHORTEST_NAME && password.contains(plain);
        }
      }`,
  );
}

/** The test of the rules, which takes no application. */
export function passwordRulesTest({ classes, refusedName }: AccountsPart): JavaFile {
  const self = { ...classes.passwordRules, name: 'PasswordRulesTest' };
  const test = java`@org.junit.jupiter.api.Test`;
  const assertThat = staticMember('org.assertj.core.api.Assertions', 'assertThat');
  const refused = (name: string, password: JavaFragment, rule: string) => java`
    ${test}
    void ${name}() {
      ${assertThat}(rules.broken(${password}, OWNER).orElseThrow()).contains(${literal(rule)});
    }`;
  return fileOf(
    self,
    java`
      ${javadoc`Tries bad passwords.`}
      class ${classOf(self)} {
        private static final java.util.List<String> OWNER = java.util.List.of("Maya.Lind@mail.example", "Maya", "Lu");

        private final ${classOf(classes.passwordRules)} rules;

        ${self.name}() throws java.io.IOException {
          this.rules = new ${classOf(classes.passwordRules)}();
        }

        ${test}
        void takesLongOnesOfAnyKind() {
          for (String password : java.util.List.of("correct horse battery", "\\u00e4\\u00f6\\u00fc\\u00e4\\u00f6\\u00fc", "lunar wednesday", "x".repeat(71) + "7")) {
            ${assertThat}(rules.broken(password, OWNER)).as(password).isEmpty();
          }
        }

        ${refused('refusesShortOnes', java`"elevenbytes"`, '12 to 72 bytes')}

        ${refused('refusesWhatIsCutOff', java`"x".repeat(73)`, '12 to 72 bytes')}

        ${test}
        void refusesCommonOnesInAnyCase() {
          for (String password : java.util.List.of("password1234", "PassWord1234", " qwertyuiop123 ", "123456789012", "ILoveYouForever")) {
            ${assertThat}(rules.broken(password, OWNER).orElseThrow()).as(password).contains("most common");
          }
        }

        ${test}
        void refusesNamesOfItsOwner() {
          for (String password : java.util.List.of("my-MAYA.LIND-word", "maya.lind@mail.example", "only maya knows it")) {
            ${assertThat}(rules.broken(password, OWNER).orElseThrow()).as(password).contains("owner");
          }
        }

        ${refusedName !== undefined && refused('refusesTheNameOfTheApplication', java`"the " + ${literal(refusedName)}.toUpperCase(${ROOT}) + " of mine"`, 'application')}
      }`,
  );
}
