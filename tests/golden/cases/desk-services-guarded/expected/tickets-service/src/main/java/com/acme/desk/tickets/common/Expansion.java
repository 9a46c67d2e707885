package com.acme.desk.tickets.common;

import com.acme.desk.tickets.exception.BadRequestException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The references of an entity that answers may name, with the attributes of what they lead to that
 * make a label.
 */
public record Expansion<E>(Class<E> entity, String key, Map<String, List<String>> labels) {
  public static <E> Expansion<E> of(Class<E> entity, String key) {
    return new Expansion<>(entity, key, Map.of());
  }

  public Expansion<E> reference(String name, String... label) {
    Map<String, List<String>> more = new TreeMap<>(labels);
    more.put(name, List.of(label));
    return new Expansion<>(entity, key, more);
  }

  /** The references a client asks for, all of which are known. */
  public Set<String> asked(Set<String> names) {
    for (String name : names) {
      if (!labels.containsKey(name)) {
        throw new BadRequestException(
            "Cannot expand " + name + ", only " + String.join(", ", labels.keySet()));
      }
    }
    return names;
  }
}
