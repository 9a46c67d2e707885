package com.acme.desk.tickets.neighbour;

import com.acme.desk.tickets.common.Expanded;
import com.acme.desk.tickets.common.PageResponse;
import com.acme.desk.tickets.exception.BadRequestException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.springframework.stereotype.Component;

/**
 * Names what answers refer to in other services. The records are read first: nobody who waits for
 * another service holds a connection. Each service is asked once for a page, for every record once.
 */
@Component
public class LabelQuestions {
  private static final int MOST_AT_ONCE = 1000;

  private final Neighbours neighbours;

  public LabelQuestions(Neighbours neighbours) {
    this.neighbours = neighbours;
  }

  /**
   * What answers refer to, by the names that are asked for: here, where their own service names it,
   * and elsewhere.
   */
  public record References<T>(Set<String> here, Map<String, Reference<T>> elsewhere) {
    public static <T> References<T> of(String... here) {
      return new References<>(Set.of(here), Map.of());
    }

    /** Adds what another service keeps; the key is null where an answer refers to nothing. */
    public References<T> elsewhere(
        String name, String neighbour, String kind, Function<T, List<String>> key) {
      Map<String, Reference<T>> more = new TreeMap<>(elsewhere);
      more.put(name, new Reference<>(neighbour, kind, key));
      return new References<>(here, more);
    }

    /** What of these names its own service knows; all of them are known. */
    Set<String> askedHere(Set<String> names) {
      Set<String> known = new TreeSet<>(here);
      known.addAll(elsewhere.keySet());
      for (String name : names) {
        if (!known.contains(name)) {
          throw new BadRequestException(
              "Cannot expand " + name + ", only " + String.join(", ", known));
        }
      }
      known.removeAll(elsewhere.keySet());
      known.retainAll(names);
      return known;
    }
  }

  /** How an answer holds the key of a record another service keeps. */
  record Reference<T>(String neighbour, String kind, Function<T, List<String>> key) {
    Subject of(T answer) {
      List<String> texts = key.apply(answer);
      return texts == null ? null : new Subject(neighbour, kind, texts);
    }
  }

  /** A record of another service, by the texts of its key. */
  record Subject(String neighbour, String kind, List<String> key) {}

  /** The texts of a key; null where a part of it is missing. */
  public static List<String> key(Object... values) {
    return Arrays.stream(values).anyMatch(Objects::isNull)
        ? null
        : Arrays.stream(values).map(String::valueOf).toList();
  }

  /** A page as its own service reads it, with the labels that others know. */
  public <T> PageResponse<Expanded<T>> page(
      References<T> references,
      Set<String> expand,
      Function<Set<String>, PageResponse<Expanded<T>>> read) {
    PageResponse<Expanded<T>> page = read.apply(references.askedHere(expand));
    var labels = labelsOf(page.items(), references, expand).iterator();
    return page.map(one -> new Expanded<>(one.answer(), labels.next()));
  }

  /** The same for one record. */
  public <T> Expanded<T> one(
      References<T> references, Set<String> expand, Function<Set<String>, Expanded<T>> read) {
    Expanded<T> one = read.apply(references.askedHere(expand));
    return new Expanded<>(one.answer(), labelsOf(List.of(one), references, expand).get(0));
  }

  /** The labels of each answer, those it has already among them; null where none are asked for. */
  private <T> List<Map<String, String>> labelsOf(
      List<Expanded<T>> answers, References<T> references, Set<String> expand) {
    Map<String, Reference<T>> asked = new TreeMap<>(references.elsewhere());
    asked.keySet().retainAll(expand);
    Map<Subject, String> known =
        ask(
            answers.stream()
                .flatMap(
                    one -> asked.values().stream().map(reference -> reference.of(one.answer())))
                .filter(Objects::nonNull)
                .distinct()
                .toList());
    List<Map<String, String>> labels = new ArrayList<>();
    for (Expanded<T> one : answers) {
      Map<String, String> own = new TreeMap<>(one.labels() == null ? Map.of() : one.labels());
      asked.forEach((name, reference) -> own.put(name, known.get(reference.of(one.answer()))));
      labels.add(own.isEmpty() ? null : own);
    }
    return labels;
  }

  private Map<Subject, String> ask(List<Subject> subjects) {
    Map<String, List<Subject>> byNeighbour = new TreeMap<>();
    subjects.forEach(
        one -> byNeighbour.computeIfAbsent(one.neighbour(), name -> new ArrayList<>()).add(one));
    Map<Subject, String> labels = new HashMap<>();
    byNeighbour.forEach(
        (neighbour, all) -> {
          for (int i = 0; i < all.size(); i += MOST_AT_ONCE) {
            labels.putAll(ask(neighbour, all.subList(i, Math.min(i + MOST_AT_ONCE, all.size()))));
          }
        });
    return labels;
  }

  private Map<Subject, String> ask(String neighbour, List<Subject> subjects) {
    Map<String, List<List<String>>> keys = new LinkedHashMap<>();
    subjects.forEach(
        one -> keys.computeIfAbsent(one.kind(), kind -> new ArrayList<>()).add(one.key()));
    Map<String, List<String>> answers = neighbours.labels(neighbour, keys);
    Map<Subject, String> labels = new HashMap<>();
    keys.forEach(
        (kind, some) -> {
          for (int i = 0; i < some.size(); i++) {
            labels.put(new Subject(neighbour, kind, some.get(i)), answers.get(kind).get(i));
          }
        });
    return labels;
  }
}
