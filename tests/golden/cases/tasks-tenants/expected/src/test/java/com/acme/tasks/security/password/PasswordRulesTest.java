package com.acme.tasks.security.password;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tries bad passwords. */
class PasswordRulesTest {
  private static final List<String> OWNER = List.of("Maya.Lind@mail.example", "Maya", "Lu");

  private final PasswordRules rules;

  PasswordRulesTest() throws IOException {
    this.rules = new PasswordRules();
  }

  @Test
  void takesLongOnesOfAnyKind() {
    for (String password :
        List.of(
            "correct horse battery",
            "\u00e4\u00f6\u00fc\u00e4\u00f6\u00fc",
            "lunar wednesday",
            "x".repeat(71) + "7")) {
      assertThat(rules.broken(password, OWNER)).as(password).isEmpty();
    }
  }

  @Test
  void refusesShortOnes() {
    assertThat(rules.broken("elevenbytes", OWNER).orElseThrow()).contains("12 to 72 bytes");
  }

  @Test
  void refusesWhatIsCutOff() {
    assertThat(rules.broken("x".repeat(73), OWNER).orElseThrow()).contains("12 to 72 bytes");
  }

  @Test
  void refusesCommonOnesInAnyCase() {
    for (String password :
        List.of(
            "password1234", "PassWord1234", " qwertyuiop123 ", "123456789012", "ILoveYouForever")) {
      assertThat(rules.broken(password, OWNER).orElseThrow()).as(password).contains("most common");
    }
  }

  @Test
  void refusesNamesOfItsOwner() {
    for (String password :
        List.of("my-MAYA.LIND-word", "maya.lind@mail.example", "only maya knows it")) {
      assertThat(rules.broken(password, OWNER).orElseThrow()).as(password).contains("owner");
    }
  }

  @Test
  void refusesTheNameOfTheApplication() {
    assertThat(
            rules
                .broken("the " + "tasks".toUpperCase(Locale.ROOT) + " of mine", OWNER)
                .orElseThrow())
        .contains("application");
  }
}
