package com.acme.desk.clients.neighbour;

import com.acme.desk.clients.domain.Client;
import jakarta.persistence.EntityManager;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.convert.ConversionException;
import org.springframework.core.convert.ConversionService;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/**
 * Tells other services the labels of the records that their answers refer to. Whoever they ask for
 * sees here what they see elsewhere.
 */
@RestController
class LabelsOfRecords {
  private static final int MOST_AT_ONCE = 1000;
  private static final int MOST_IN_A_QUERY = 200;

  private final EntityManager entityManager;
  private final ConversionService conversions;

  LabelsOfRecords(
      EntityManager entityManager,
      @Qualifier("mvcConversionService") ConversionService conversions) {
    this.entityManager = entityManager;
    this.conversions = conversions;
  }

  /**
   * The labels of records in the order of their keys; null for what is not there to be seen, or has
   * none.
   */
  @PostMapping("/internal/labels")
  Map<String, List<String>> labels(
      @RequestBody Map<String, List<List<String>>> keys, HttpServletRequest call) {
    if (keys.values().stream().mapToInt(List::size).sum() > MOST_AT_ONCE) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, "No more than " + MOST_AT_ONCE + " records are named at once");
    }
    Map<String, List<String>> labels = new LinkedHashMap<>();
    keys.forEach((kind, some) -> labels.put(kind, labelsOf(kind, some, call)));
    return labels;
  }

  private List<String> labelsOf(String kind, List<List<String>> keys, HttpServletRequest call) {
    return switch (kind) {
      case "clients" -> {
        if (Stream.of("EDITOR", "ADMIN").noneMatch(call::isUserInRole)) {
          throw new ResponseStatusException(HttpStatus.FORBIDDEN, "Your roles do not allow this");
        }
        yield labels(Client.class, List.of("name"), keys, key -> part(key, 0, UUID.class));
      }
      default ->
          throw new ResponseStatusException(
              HttpStatus.BAD_REQUEST, "Records of the kind " + kind + " are not known");
    };
  }

  private List<String> labels(
      Class<?> type,
      List<String> label,
      List<List<String>> keys,
      Function<List<String>, Object> read) {
    List<Object> ids = new ArrayList<>();
    keys.forEach(key -> ids.add(idOf(key, read)));
    List<Object> asked = ids.stream().filter(Objects::nonNull).distinct().toList();
    Map<Object, String> labels = new HashMap<>();
    for (int i = 0; i < asked.size(); i += MOST_IN_A_QUERY) {
      labels.putAll(
          labels(type, label, asked.subList(i, Math.min(i + MOST_IN_A_QUERY, asked.size()))));
    }
    return ids.stream().map(labels::get).toList();
  }

  private Map<Object, String> labels(Class<?> type, List<String> label, List<Object> ids) {
    Map<Object, String> labels = new HashMap<>();
    String attributes = label.stream().map(name -> "e." + name).collect(Collectors.joining(", "));
    entityManager
        .createQuery(
            "select id(e), " + attributes + " from " + type.getName() + " e where id(e) in :ids",
            Object[].class)
        .setParameter("ids", ids)
        .getResultList()
        .forEach(row -> labels.put(row[0], text(Arrays.stream(row).skip(1))));
    return labels;
  }

  /** The texts that make a label, each of which may be missing; null for none. */
  private static String text(Stream<?> parts) {
    String text =
        parts.filter(Objects::nonNull).map(Object::toString).collect(Collectors.joining(" "));
    return text.isBlank() ? null : text;
  }

  /** The key that texts say; nothing where they say none, which no record has. */
  private static Object idOf(List<String> key, Function<List<String>, Object> read) {
    try {
      return read.apply(key);
    } catch (ConversionException | IndexOutOfBoundsException e) {
      return null;
    }
  }

  private <T> T part(List<String> key, int at, Class<T> type) {
    return conversions.convert(key.get(at), type);
  }
}
