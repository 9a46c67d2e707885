package org.example.school.common;

import java.util.Collection;
import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** The parameters of a list: a condition that is misspelled would answer everything. */
public final class KnownParameters {
  private KnownParameters() {}

  public static void check(Set<String> given, Collection<String> known) {
    for (String name : given) {
      if (!known.contains(name)) {
        throw new ResponseStatusException(
            HttpStatus.BAD_REQUEST,
            "There is no parameter " + name + "; there are " + String.join(", ", known));
      }
    }
  }
}
