package com.acme.desk.clients.neighbour;

import com.acme.desk.clients.domain.Client;
import jakarta.persistence.EntityManager;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
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
 * Tells other services which of the records that theirs refer to are missing. Whoever they ask for
 * sees here what they see elsewhere.
 */
@RestController
class MissingRecords {
  private static final int MOST_AT_ONCE = 200;

  private final EntityManager entityManager;
  private final ConversionService conversions;
  private final Promises promises;

  MissingRecords(
      EntityManager entityManager,
      @Qualifier("mvcConversionService") ConversionService conversions,
      Promises promises) {
    this.entityManager = entityManager;
    this.conversions = conversions;
    this.promises = promises;
  }

  /** Of each kind the keys no record has; a key is the texts of its parts. */
  @PostMapping("/internal/missing-records")
  Map<String, List<List<String>>> missing(
      @RequestBody Map<String, List<List<String>>> keys, HttpServletRequest call) {
    Map<String, List<List<String>>> missing = new LinkedHashMap<>();
    keys.forEach((kind, some) -> missing.put(kind, goneOf(kind, some, call)));
    return missing;
  }

  /**
   * Nobody knows yet whether what is about to be deleted will be missing. That is read first: who
   * deletes asks only behind it.
   */
  private List<List<String>> goneOf(String kind, List<List<String>> keys, HttpServletRequest call) {
    List<List<String>> deleted = promises.deleted(kind, keys);
    List<List<String>> missing = missingOf(kind, keys, call);
    if (!missing.containsAll(deleted)) {
      throw new ResponseStatusException(
          HttpStatus.CONFLICT, "A record is just being deleted; please ask again in a moment");
    }
    return missing;
  }

  private List<List<String>> missingOf(
      String kind, List<List<String>> keys, HttpServletRequest call) {
    return switch (kind) {
      case "clients" -> {
        if (Stream.of("EDITOR", "ADMIN").noneMatch(call::isUserInRole)) {
          throw new ResponseStatusException(HttpStatus.FORBIDDEN, "Your roles do not allow this");
        }
        yield missing(Client.class, keys, key -> part(key, 0, UUID.class));
      }
      default ->
          throw new ResponseStatusException(
              HttpStatus.BAD_REQUEST, "Records of the kind " + kind + " are not known");
    };
  }

  private List<List<String>> missing(
      Class<?> type, List<List<String>> keys, Function<List<String>, Object> read) {
    Map<List<String>, Object> ids = new LinkedHashMap<>();
    keys.forEach(key -> ids.put(key, idOf(key, read)));
    List<Object> asked = ids.values().stream().filter(Objects::nonNull).toList();
    Set<Object> found = new HashSet<>();
    for (int i = 0; i < asked.size(); i += MOST_AT_ONCE) {
      found.addAll(present(type, asked.subList(i, Math.min(i + MOST_AT_ONCE, asked.size()))));
    }
    return ids.entrySet().stream()
        .filter(one -> one.getValue() == null || !found.contains(one.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private Collection<?> present(Class<?> type, List<Object> ids) {
    return entityManager
        .createQuery("select id(e) from " + type.getName() + " e where id(e) in :ids", Object.class)
        .setParameter("ids", ids)
        .getResultList();
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
