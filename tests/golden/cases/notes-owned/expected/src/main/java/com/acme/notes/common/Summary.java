package com.acme.notes.common;

import jakarta.persistence.criteria.CompoundSelection;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.Path;
import jakarta.persistence.criteria.Root;
import jakarta.persistence.criteria.Selection;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A record that lists show of an entity: its components are attributes of the same names, but for
 * those with a path.
 */
public record Summary<E, S extends Record>(
    Class<E> entity, Class<S> type, Map<String, String> paths) {
  public static <E, S extends Record> Summary<E, S> of(Class<E> entity, Class<S> type) {
    return new Summary<>(entity, type, Map.of());
  }

  /** A component whose value lies behind the path. */
  public Summary<E, S> field(String name, String path) {
    Map<String, String> more = new HashMap<>(paths);
    more.put(name, path);
    return new Summary<>(entity, type, more);
  }

  /**
   * The record as a query selects it. The key of a reference is read from the own row, without a
   * join.
   */
  public CompoundSelection<S> from(Root<E> root, CriteriaBuilder cb) {
    Selection<?>[] values =
        Arrays.stream(type.getRecordComponents())
            .map(component -> valueOf(component.getName(), root))
            .toArray(Selection[]::new);
    return cb.construct(type, values);
  }

  private Path<?> valueOf(String name, Root<E> root) {
    Path<?> value = root;
    for (String step : paths.getOrDefault(name, name).split("\\.")) {
      value = value.get(step);
    }
    return value;
  }
}
