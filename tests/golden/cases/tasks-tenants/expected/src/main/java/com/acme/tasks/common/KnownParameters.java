package com.acme.tasks.common;

import com.acme.tasks.exception.BadRequestException;
import java.util.Collection;
import java.util.Set;

/** The parameters of a list: a condition that is misspelled would answer everything. */
public final class KnownParameters {
  private KnownParameters() {}

  public static void check(Set<String> given, Collection<String> known) {
    for (String name : given) {
      if (!known.contains(name)) {
        throw new BadRequestException(
            "There is no parameter " + name + "; there are " + String.join(", ", known));
      }
    }
  }
}
