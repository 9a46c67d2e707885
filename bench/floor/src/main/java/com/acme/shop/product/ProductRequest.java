package com.acme.shop.product;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;

public record ProductRequest(
    Integer categoryId,
    @NotNull @Size(max = 24) @Pattern(regexp = "[A-Z0-9-]+") String sku,
    @NotBlank @Size(max = 140) String name,
    String description,
    @NotNull @PositiveOrZero BigDecimal price,
    Roast roastLevel,
    @Positive Integer netWeightG,
    @NotNull Boolean active) {}
