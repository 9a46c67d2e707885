package com.acme.jobs.common;

import jakarta.persistence.criteria.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.springframework.data.jpa.domain.Specification;

/** The conditions list filters are made of. A missing value adds none. */
public final class Specs {
  private Specs() {}

  public static <T> Specification<T> equal(Object value, String... path) {
    return value == null
        ? Specification.unrestricted()
        : (root, query, cb) -> cb.equal(resolve(root, path), value);
  }

  /** The value is one of these; an empty parameter says none. */
  public static <T> Specification<T> among(Object[] values, String... path) {
    List<?> given =
        values == null
            ? List.of()
            : Arrays.stream(values).filter(one -> one != null && !one.equals("")).toList();
    return given.isEmpty()
        ? Specification.unrestricted()
        : (root, query, cb) -> resolve(root, path).in(given);
  }

  public static <T> Specification<T> isNull(Boolean wanted, String... path) {
    if (wanted == null) {
      return Specification.unrestricted();
    }
    return (root, query, cb) ->
        wanted ? resolve(root, path).isNull() : resolve(root, path).isNotNull();
  }

  public static <T> Specification<T> contains(String value, String... path) {
    if (value == null || value.isBlank()) {
      return Specification.unrestricted();
    }
    String escaped =
        value
            .toLowerCase(Locale.ROOT)
            .replace("\\", "\\\\")
            .replace("%", "\\%")
            .replace("_", "\\_");
    return (root, query, cb) -> cb.like(cb.lower(resolve(root, path)), "%" + escaped + "%", '\\');
  }

  public static <T, V extends Comparable<? super V>> Specification<T> between(
      V from, V to, String... path) {
    return (root, query, cb) -> {
      if (from == null && to == null) {
        return null;
      }
      Path<V> value = resolve(root, path);
      if (from == null) {
        return cb.lessThanOrEqualTo(value, to);
      }
      return to == null ? cb.greaterThanOrEqualTo(value, from) : cb.between(value, from, to);
    };
  }

  private static <V> Path<V> resolve(Path<?> root, String... names) {
    Path<V> path = root.get(names[0]);
    for (int i = 1; i < names.length; i++) {
      path = path.get(names[i]);
    }
    return path;
  }
}
