package com.acme.shop.review;

import java.time.OffsetDateTime;

public record ReviewDto(
    Long id,
    Long productId,
    Long customerId,
    Short rating,
    String title,
    String body,
    OffsetDateTime createdAt) {
  static ReviewDto of(Review review) {
    return new ReviewDto(
        review.getId(),
        review.getProduct().getId(),
        review.getCustomer().getId(),
        review.getRating(),
        review.getTitle(),
        review.getBody(),
        review.getCreatedAt());
  }
}
