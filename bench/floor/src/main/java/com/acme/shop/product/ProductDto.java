package com.acme.shop.product;

import java.math.BigDecimal;
import java.time.OffsetDateTime;

public record ProductDto(
    Long id,
    Integer categoryId,
    String sku,
    String name,
    String description,
    BigDecimal price,
    Roast roastLevel,
    Integer netWeightG,
    Boolean active,
    Integer version,
    OffsetDateTime createdAt,
    OffsetDateTime updatedAt) {
  static ProductDto of(Product product) {
    return new ProductDto(
        product.getId(),
        product.getCategory() == null ? null : product.getCategory().getId(),
        product.getSku(),
        product.getName(),
        product.getDescription(),
        product.getPrice(),
        product.getRoastLevel(),
        product.getNetWeightG(),
        product.getActive(),
        product.getVersion(),
        product.getCreatedAt(),
        product.getUpdatedAt());
  }
}
