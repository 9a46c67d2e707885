package com.acme.shop.customer;

import java.time.LocalDate;
import java.time.OffsetDateTime;

public record CustomerDto(
    Long id,
    String email,
    String fullName,
    LocalDate birthday,
    Boolean newsletter,
    OffsetDateTime createdAt,
    OffsetDateTime updatedAt) {
  static CustomerDto of(Customer customer) {
    return new CustomerDto(
        customer.getId(),
        customer.getEmail(),
        customer.getFullName(),
        customer.getBirthday(),
        customer.getNewsletter(),
        customer.getCreatedAt(),
        customer.getUpdatedAt());
  }
}
