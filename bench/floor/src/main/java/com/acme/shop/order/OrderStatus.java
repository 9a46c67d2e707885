package com.acme.shop.order;

public enum OrderStatus {
  OPEN,
  PAID,
  SHIPPED,
  CANCELLED
}
