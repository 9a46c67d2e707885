package com.acme.desk.tickets.common;

import jakarta.persistence.EntityManager;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Root;
import jakarta.persistence.criteria.Selection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.stereotype.Repository;

/** Names what records refer to: by one query for each reference, however many records there are. */
@Repository
public class Expansions {
  private final EntityManager entityManager;

  public Expansions(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** The same page with the labels a client asks for; the key says which record an answer is of. */
  public <T, K> PageResponse<Expanded<T>> page(
      PageResponse<T> page, Function<T, K> key, Expansion<?> expansion, Set<String> expand) {
    List<K> keys = page.items().stream().map(key).toList();
    Map<Object, Map<String, String>> labels = new HashMap<>();
    for (String name : expansion.asked(expand)) {
      keys.forEach(one -> labels.computeIfAbsent(one, any -> new TreeMap<>()).put(name, null));
      read(expansion, name, keys).forEach(row -> labels.get(row[0]).put(name, text(row)));
    }
    return page.map(one -> new Expanded<>(one, labels.get(key.apply(one))));
  }

  public <T> Expanded<T> one(T answer, Object key, Expansion<?> expansion, Set<String> expand) {
    Map<String, String> labels = new TreeMap<>();
    for (String name : expansion.asked(expand)) {
      List<Object[]> rows = read(expansion, name, List.of(key));
      labels.put(name, rows.isEmpty() ? null : text(rows.get(0)));
    }
    return new Expanded<>(answer, labels.isEmpty() ? null : labels);
  }

  private <E> List<Object[]> read(Expansion<E> expansion, String reference, List<?> keys) {
    if (keys.isEmpty()) {
      return List.of();
    }
    CriteriaBuilder cb = entityManager.getCriteriaBuilder();
    CriteriaQuery<Object[]> query = cb.createQuery(Object[].class);
    Root<E> record = query.from(expansion.entity());
    Root<?> named = query.from(record.get(reference).getJavaType());
    List<Selection<?>> values = new ArrayList<>();
    values.add(record.get(expansion.key()));
    expansion.labels().get(reference).forEach(attribute -> values.add(named.get(attribute)));
    query
        .select(cb.array(values))
        .where(record.get(expansion.key()).in(keys), cb.equal(record.get(reference), named));
    return entityManager.createQuery(query).getResultList();
  }

  /** Behind the key come the texts that make the label, each of which may be missing. */
  private static String text(Object[] row) {
    String text =
        Arrays.stream(row)
            .skip(1)
            .filter(Objects::nonNull)
            .map(Object::toString)
            .collect(Collectors.joining(" "));
    return text.isBlank() ? null : text;
  }
}
