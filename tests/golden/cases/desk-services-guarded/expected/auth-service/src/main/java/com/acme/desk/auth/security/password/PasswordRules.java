package com.acme.desk.auth.security.password;

import com.acme.desk.auth.security.LocalSignIn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * What makes a password a bad one: its length, that many have it, or that it holds a name anybody
 * knows.
 */
@Component
@LocalSignIn
public class PasswordRules {
  private static final int FEWEST_BYTES = 12;

  /** bcrypt reads no more. */
  private static final int MOST_BYTES = 72;

  /** Names of fewer letters are part of many words. */
  private static final int SHORTEST_NAME = 4;

  private static final String APPLICATION = "desk";

  private final Set<String> common;

  public PasswordRules() throws IOException {
    try (var list = PasswordRules.class.getResourceAsStream("/security/common-passwords.txt")) {
      var text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
      this.common = Set.copyOf(text.lines().toList());
    }
  }

  /**
   * The rule a password breaks, in words; nothing for one that breaks none. The names are those of
   * its owner: of an address the part before the sign counts as well.
   */
  public Optional<String> broken(String password, List<String> names) {
    int length = password.getBytes(StandardCharsets.UTF_8).length;
    String plain = password.strip().toLowerCase(Locale.ROOT);
    if (length < FEWEST_BYTES || length > MOST_BYTES) {
      return Optional.of("A password has " + FEWEST_BYTES + " to " + MOST_BYTES + " bytes");
    }
    if (common.contains(plain)) {
      return Optional.of("This password is among the most common ones");
    }
    if (names.stream()
        .anyMatch(name -> holds(plain, name) || holds(plain, name.split("@", 2)[0]))) {
      return Optional.of(
          "A password contains neither the e-mail address nor the name of its owner");
    }
    if (plain.contains(APPLICATION)) {
      return Optional.of("A password does not contain the name of the application");
    }
    return Optional.empty();
  }

  private static boolean holds(String password, String name) {
    String plain = name.strip().toLowerCase(Locale.ROOT);
    return plain.length() >= SHORTEST_NAME && password.contains(plain);
  }
}
