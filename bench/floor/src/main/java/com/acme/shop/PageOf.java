package com.acme.shop;

import java.util.List;
import org.springframework.data.domain.Page;

public record PageOf<T>(List<T> items, int page, int size, long totalItems, int totalPages) {
  public static <T> PageOf<T> of(Page<T> page) {
    return new PageOf<>(
        page.getContent(),
        page.getNumber(),
        page.getSize(),
        page.getTotalElements(),
        page.getTotalPages());
  }
}
