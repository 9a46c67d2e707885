package com.acme.desk.tickets.common;

import java.util.List;
import java.util.function.Function;
import org.springframework.data.domain.Page;

/** One page of a list. */
public record PageResponse<T>(List<T> items, int page, int size, long totalItems, int totalPages) {
  public static <E, T> PageResponse<T> of(Page<E> page, Function<E, T> mapper) {
    return new PageResponse<>(
        page.map(mapper).getContent(),
        page.getNumber(),
        page.getSize(),
        page.getTotalElements(),
        page.getTotalPages());
  }

  public <R> PageResponse<R> map(Function<T, R> mapper) {
    return new PageResponse<>(
        items.stream().map(mapper).toList(), page, size, totalItems, totalPages);
  }
}
