package com.acme.jobs.common;

import com.acme.jobs.exception.BadRequestException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;

/**
 * The orders a list can be asked for: by known fields only, and with the key last, so that pages
 * never overlap.
 */
public final class Sorting {
  private final List<String> key;
  private final Map<String, String> paths = new HashMap<>();

  private Sorting(List<String> key) {
    this.key = key;
  }

  public static Sorting byKey(String... paths) {
    return new Sorting(List.of(paths));
  }

  /** Fields that are attributes of the same name. */
  public Sorting fields(String... names) {
    for (String name : names) {
      paths.put(name, name);
    }
    return this;
  }

  /** A field whose value lies behind the path. */
  public Sorting field(String name, String path) {
    paths.put(name, path);
    return this;
  }

  public Pageable apply(Pageable pageable) {
    if ((long) pageable.getPageNumber() * pageable.getPageSize() > Integer.MAX_VALUE) {
      throw new BadRequestException("There is no such page");
    }
    List<Sort.Order> orders = new ArrayList<>();
    pageable
        .getSort()
        .forEach(order -> orders.add(order.withProperty(pathOf(order.getProperty()))));
    for (String path : key) {
      if (orders.stream().noneMatch(order -> order.getProperty().equals(path))) {
        orders.add(Sort.Order.asc(path));
      }
    }
    return PageRequest.of(pageable.getPageNumber(), pageable.getPageSize(), Sort.by(orders));
  }

  private String pathOf(String field) {
    String path = paths.get(field);
    if (path == null) {
      throw new BadRequestException(
          "Cannot sort by "
              + field
              + ", only by "
              + String.join(", ", new TreeSet<>(paths.keySet())));
    }
    return path;
  }
}
