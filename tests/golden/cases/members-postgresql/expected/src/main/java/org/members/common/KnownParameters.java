package org.members.common;

import java.util.Collection;
import java.util.Set;
import org.members.exception.BadRequestException;

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
