package com.acme.depot.parcels.neighbour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** What a request refers to in other services, and which of its fields do. */
public final class References {
  /** A record of a service, by the texts of its key, and as the fields of the request say it. */
  public record Reference(
      String neighbour, String kind, List<String> key, List<String> fields, Object id) {}

  private final List<Reference> all;
  private final String place;

  public References() {
    this(new ArrayList<>(), "");
  }

  private References(List<Reference> all, String place) {
    this.all = all;
    this.place = place;
  }

  /**
   * Adds the record that fields name by their values, in the order of its key; it is none where one
   * of them has no value.
   */
  public void add(String neighbour, String kind, List<String> fields, Object... values) {
    if (Arrays.stream(values).allMatch(Objects::nonNull)) {
      List<String> key = Arrays.stream(values).map(String::valueOf).toList();
      List<String> placed = fields.stream().map(field -> place + field).toList();
      all.add(
          new Reference(
              neighbour, kind, key, placed, values.length == 1 ? values[0] : List.of(values)));
    }
  }

  /** Adds what the parts of a request refer to; there may be none. */
  public <T> void each(String name, List<T> parts, BiConsumer<References, T> add) {
    for (int i = 0; parts != null && i < parts.size(); i++) {
      add.accept(new References(all, place + name + "[" + i + "]."), parts.get(i));
    }
  }

  /** What each service is asked for, every record once. */
  Map<String, Map<String, List<List<String>>>> keys() {
    Map<String, Map<String, List<List<String>>>> keys = new LinkedHashMap<>();
    for (Reference one : all) {
      List<List<String>> known =
          keys.computeIfAbsent(one.neighbour(), name -> new LinkedHashMap<>())
              .computeIfAbsent(one.kind(), kind -> new ArrayList<>());
      known.add(one.key());
    }
    keys.values()
        .forEach(kinds -> kinds.replaceAll((kind, some) -> some.stream().distinct().toList()));
    return keys;
  }

  /** What is to be noted of them before the services are asked. */
  List<Promises.Subject> subjects() {
    return all.stream().map(one -> Promises.Subject.referred(one.kind(), one.key())).toList();
  }

  /** The references to records that are missing, as the services have answered. */
  Stream<Reference> missingOf(Map<String, Map<String, List<List<String>>>> answers) {
    Set<List<Object>> missing = new HashSet<>();
    answers.forEach(
        (neighbour, kinds) ->
            kinds.forEach(
                (kind, keys) -> keys.forEach(key -> missing.add(List.of(neighbour, kind, key)))));
    return all.stream()
        .filter(one -> missing.contains(List.of(one.neighbour(), one.kind(), one.key())));
  }
}
