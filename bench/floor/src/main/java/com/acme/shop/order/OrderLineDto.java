package com.acme.shop.order;

import java.math.BigDecimal;

public record OrderLineDto(
    Long orderId, Short lineNo, Long productId, Integer quantity, BigDecimal unitPrice) {
  static OrderLineDto of(OrderLine line) {
    return new OrderLineDto(
        line.getId().orderId(),
        line.getId().lineNo(),
        line.getProduct().getId(),
        line.getQuantity(),
        line.getUnitPrice());
  }
}
