package com.acme.shop.order;

import java.time.OffsetDateTime;

public record OrderDto(
    Long id,
    Long customerId,
    Long shippingAddressId,
    OrderStatus status,
    String note,
    Integer version,
    OffsetDateTime createdAt,
    OffsetDateTime updatedAt) {
  static OrderDto of(Order order) {
    return new OrderDto(
        order.getId(),
        order.getCustomer().getId(),
        order.getShippingAddress().getId(),
        order.getStatus(),
        order.getNote(),
        order.getVersion(),
        order.getCreatedAt(),
        order.getUpdatedAt());
  }
}
