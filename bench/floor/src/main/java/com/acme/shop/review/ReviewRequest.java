package com.acme.shop.review;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record ReviewRequest(
    @NotNull Long productId,
    @NotNull Long customerId,
    @NotNull @Min(1) @Max(5) Short rating,
    @NotBlank @Size(max = 100) String title,
    String body) {}
